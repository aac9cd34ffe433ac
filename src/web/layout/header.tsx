import { Menu, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../domains/identity/ui/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { late } from '../../ui/late.ts'
import { AccountMenu } from './account-menu.tsx'
import { ContextSwitcher } from './context-switcher.tsx'
import { Logo } from './logo.tsx'

const MobileMenu = late(() => import('./mobile-menu.tsx'))

export function Header() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <header className={pathname === '/' ? 'site-header site-header-home' : 'site-header'}>
      <div className="page flex min-h-16 items-center justify-between gap-4 md:min-h-20">
        <Link to="/" aria-label={t('site.toHome')} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label={t('site.navigation')} className="flex items-center gap-1 max-md:hidden">
          <Link to="/browse" className="nav-link" aria-current={pathname === '/browse' ? 'page' : undefined}>
            {t('site.browse')}
          </Link>
          <Link to="/search" className="nav-link" aria-current={pathname === '/search' ? 'page' : undefined}>
            {t('site.search')}
          </Link>
          <Link to="/contact" className="nav-link" aria-current={pathname === '/contact' ? 'page' : undefined}>
            {t('site.help')}
          </Link>
          <SessionPart />
        </nav>
        <div className="flex items-center gap-1 md:hidden">
          <Link to="/search" aria-label={t('site.search')} className="icon-button">
            <Search aria-hidden="true" className="size-6" />
          </Link>
          <OwnProfileLink />
          <MenuButton />
        </div>
      </div>
    </header>
  )
}

function SessionPart() {
  const { t } = useTranslation()
  const session = useSession()
  if (session.status !== 'signed-in') {
    return (
      <Link to="/auth" className={`${buttonClass('outline', 'small')} ml-2`}>
        {t('site.logIn')}
      </Link>
    )
  }
  return (
    <>
      <ContextSwitcher user={session.user} />
      <AccountMenu user={session.user} />
    </>
  )
}

/** Where there is no room for the menu of an account. */
function OwnProfileLink() {
  const { t } = useTranslation()
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { firstName, name, avatarUrl } = session.user
  return (
    <Link to="/profile" className="inline-flex min-h-11 items-center gap-2 px-1 font-bold max-[359px]:px-0">
      <Avatar name={name} src={avatarUrl} size="small" />
      <span className="max-w-18 truncate max-[359px]:sr-only">{firstName || name || t('site.profile')}</span>
    </Link>
  )
}

function MenuButton() {
  const { t } = useTranslation()
  // Unknown until it is first opened; then it stays, so that it can slide out again.
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        data-live
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        aria-label={t('site.menu')}
        className="icon-button"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <noscript>
        <a href="#site-links" className="nav-link">
          {t('site.menu')}
        </a>
      </noscript>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
