import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { signInPath, useSession } from '../../domains/identity/ui/session.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Nothing is there to read before it is known who reads. */
export const handle = { startsAtOnce: true }

/** The guard of every page that belongs to one person. */
export default function CustomerArea() {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signIn = signInPath(`${pathname}${search}`)
  const isSignedOut = session.status === 'signed-out'
  useEffect(() => {
    if (isSignedOut) navigate(signIn, { replace: true })
  }, [isSignedOut, navigate, signIn])
  if (session.status === 'signed-in') return <Outlet />
  if (session.status === 'loading') return <p className="page py-20">{t('auth.checking')}</p>
  return (
    <div className="page py-20">
      <h1 className="h1">{t('auth.required')}</h1>
      <p className="lead mt-4">{t('auth.requiredText')}</p>
      <Link to={signIn} className={`${buttonClass('primary')} mt-8`}>
        {t('auth.logInLink')}
      </Link>
    </div>
  )
}
