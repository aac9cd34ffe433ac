import { Menu, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../domains/identity/ui/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { late } from '../../ui/late.ts'
import { Logo } from './logo.tsx'

const MobileMenu = late(() => import('./mobile-menu.tsx'))
// Nobody who only looks around pays for them.
const OwnHeader = late(() => import('./own-header.tsx').then((module) => ({ default: module.OwnHeader })))
const OwnPhoneHeader = late(() => import('./own-header.tsx').then((module) => ({ default: module.OwnPhoneHeader })))

const links = [
  ['/browse', 'browse', ''],
  ['/search', 'search', ''],
  ['/gift-card', 'giftCard', ' max-lg:hidden'],
  ['/contact', 'help', ''],
] as const

export function Header() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <header className={pathname === '/' ? 'site-header site-header-home' : 'site-header'}>
      <div className="page flex min-h-16 items-center justify-between gap-2 md:min-h-20 md:gap-4">
        <Link to="/" aria-label={t('site.toHome')} className="inline-flex min-h-11 flex-none items-center">
          <Logo />
        </Link>
        <nav aria-label={t('site.navigation')} className="flex items-center gap-1 max-md:hidden">
          {links.map(([to, name, more]) => (
            <Link key={to} to={to} className={`nav-link${more}`} aria-current={pathname === to ? 'page' : undefined}>
              {t(`site.${name}`)}
            </Link>
          ))}
          <SessionPart />
        </nav>
        <div className="flex min-w-0 items-center gap-1 max-[359px]:gap-0 md:hidden">
          <Link to="/search" aria-label={t('site.search')} className="icon-button">
            <Search aria-hidden="true" className="size-6" />
          </Link>
          <PhoneSessionPart />
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
    <Suspense fallback={null}>
      <OwnHeader user={session.user} />
    </Suspense>
  )
}

function PhoneSessionPart() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <Suspense fallback={null}>
      <OwnPhoneHeader user={session.user} />
    </Suspense>
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
