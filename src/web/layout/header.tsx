import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { logOut, useSession } from '../../domains/identity/ui/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from './logo.tsx'

export function Header() {
  const { t } = useTranslation()
  return (
    <header className="border-b border-line bg-paper">
      <div className="page flex min-h-18 items-center justify-between gap-4">
        <Link to="/" aria-label={t('site.name')} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label={t('site.navigation')} className="flex items-center gap-1 sm:gap-4">
          <Link to="/search" className="nav-link max-sm:hidden">
            {t('site.browse')}
          </Link>
          <SessionLinks />
        </nav>
      </div>
    </header>
  )
}

function SessionLinks() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  if (session.status !== 'signed-in') {
    return (
      <Link to="/auth?mode=login" className={buttonClass('outline')}>
        {t('site.logIn')}
      </Link>
    )
  }
  const leave = async () => {
    await logOut()
    navigate('/')
  }
  return (
    <>
      <Link to="/my-bookings" className="nav-link">
        {t('site.myBookings')}
      </Link>
      <button type="button" className="nav-link" onClick={leave}>
        {t('site.logOut')}
      </button>
      <span className="font-bold max-sm:hidden">
        {session.user.firstName || session.user.name || t('site.profile')}
      </span>
    </>
  )
}
