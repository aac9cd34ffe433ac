import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { businessTexts } from '../../domains/business/texts/load.ts'
import { SignUp } from '../../domains/business/ui/sign-up.tsx'
import { useSession } from '../../domains/identity/ui/session.ts'
import { staffTexts } from '../../domains/staff/texts/load.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lateTexts } from '../../ui/late-texts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pageMeta } from '../page-meta.ts'
import '../styles/dashboard.css'
import type { Route } from './+types/provider-signup'

const SignUpTexts = lateTexts(businessTexts, staffTexts)

export const handle = { startsAtOnce: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, (t) => ({ title: t('site.listBusiness') }))

export default function ProviderSignUpPage() {
  return (
    <SignUpTexts>
      <Page />
    </SignUpTexts>
  )
}

function Page() {
  const { t } = useTranslation(['business', 'staff'])
  const session = useSession()
  const ownSlug = session.status === 'signed-in' ? session.user.providerSlug : null
  if (ownSlug) {
    return (
      <div className="page">
        <EmptyState
          level={1}
          title={t('signup.already')}
          action={
            <p className="flex flex-wrap justify-center gap-3">
              <Link className={buttonClass('primary')} to="/dashboard">
                {t('bar.dashboard')}
              </Link>
              <Link className={buttonClass('outline')} to={`/provider/${ownSlug}`}>
                {t('staff:nav.seePage')}
              </Link>
            </p>
          }
        >
          <p>{t('signup.alreadyText')}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page signup">
      <div>
        <noscript>
          <p className="mb-4 font-bold">{t('signup.needsScript')}</p>
        </noscript>
        <SignUp />
      </div>
      <div className="auth-window" aria-hidden="true">
        <span className="awning awning-section" />
        <div className="window">
          <Picture src="/pictures/hair-3-960.avif" alt="" sizes="(min-width: 1024px) 40vw, 1px" />
        </div>
        <div className="sill" />
      </div>
    </div>
  )
}
