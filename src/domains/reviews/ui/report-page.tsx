import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import { useSession } from '../../identity/ui/session.ts'
import { photoPaths } from '../../providers/photos.rules.ts'

const ReportDialog = late(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))

type ReportPageProps = {
  provider: { id: string; slug: string; name: string; profileImage: string | null; galleryImages: string[] }
}

/** Of the page as a whole and of its photos; nobody reports their own, and who decides reports nothing. */
export function ReportPage({ provider }: ReportPageProps) {
  const { t } = useTranslation('reviews')
  const { search } = useLocation()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const words = (
    <>
      <Flag aria-hidden="true" size={18} />
      {t('reporting.page')}
    </>
  )
  if (session.status !== 'signed-in') {
    const back = encodeURIComponent(`/provider/${provider.slug}${search}`)
    return (
      <p className="mt-8">
        <Link to={`/sign-in?redirect=${back}`} rel="nofollow" className={buttonClass('quiet', 'small')}>
          {words}
        </Link>
      </p>
    )
  }
  if (session.user.isAdmin || session.user.providerSlug === provider.slug) return null
  const photos = photoPaths(provider.profileImage, provider.galleryImages)
  return (
    <p className="mt-8">
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ReportDialog
            about={{ kind: 'page', id: provider.id, name: provider.name, photos }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </p>
  )
}
