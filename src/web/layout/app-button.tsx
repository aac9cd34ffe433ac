import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteLoaderData } from 'react-router'
import { late } from '../../ui/late.ts'
import type { SiteData } from '../page-meta.ts'

const GetTheApp = late(() => import('./get-the-app.tsx'))

export function AppButton({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const { hasPublicOrigin = false } = useRouteLoaderData<SiteData>('root') ?? {}
  // Unknown until it is first opened: the dialog is loaded then.
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        data-live
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        className={`needs-script ${className}`}
        onClick={() => setOpen(true)}
      >
        <Smartphone aria-hidden="true" className="size-5" />
        {t('app.title')}
      </button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <GetTheApp isOpen={isOpen} onClose={() => setOpen(false)} hasQrCode={hasPublicOrigin} />
        </Suspense>
      )}
    </>
  )
}
