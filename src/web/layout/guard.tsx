import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import type { User } from '../../domains/identity/contract.ts'
import { signInPath, useSession } from '../../domains/identity/ui/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { late } from '../../ui/late.ts'
import { CheckAgain } from './unchecked-session.tsx'

const FactorMissing = late(() =>
  import('../../domains/identity/ui/factor-missing.tsx').then((module) => ({ default: module.FactorMissing })),
)

/** Lets a signed-in person pass and sends anybody else to sign in and back. Courtesy only: the server guards the data. */
export function Guard({ children }: { children: (user: User) => ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signIn = signInPath(`${pathname}${search}`)
  const isSignedOut = session.status === 'signed-out'
  useEffect(() => {
    if (isSignedOut) navigate(signIn, { replace: true })
  }, [isSignedOut, navigate, signIn])
  if (session.status === 'signed-in') return children(session.user)
  if (session.status === 'loading') {
    return (
      <p role="status" className="page lead py-20">
        {t('auth.checking')}
      </p>
    )
  }
  if (session.status === 'unknown') {
    return (
      <Stop title={t('auth.unchecked')} text={t('auth.uncheckedText')}>
        <CheckAgain variant="primary" />
      </Stop>
    )
  }
  return (
    <Stop title={t('auth.required')} text={t('auth.requiredText')}>
      <Link to={signIn} className={buttonClass('primary')}>
        {t('auth.logInLink')}
      </Link>
    </Stop>
  )
}

/** For pages of administrators; the guard of signed-in people comes first. */
export function AdminGuard({ user, children }: { user: User; children: ReactNode }) {
  const { t } = useTranslation()
  if (user.needsFactor)
    return (
      <Suspense fallback={null}>
        <FactorMissing />
      </Suspense>
    )
  if (user.isAdmin) return children
  return (
    <Stop title={t('error.adminRequired')} text={t('error.adminRequiredText')}>
      <Link to="/" className={buttonClass('primary')}>
        {t('error.goHome')}
      </Link>
    </Stop>
  )
}

function Stop({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page">
      <EmptyState title={title} level={1} action={children}>
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
