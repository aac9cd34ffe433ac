import {
  CalendarDays,
  ChartColumn,
  Clock,
  Coins,
  Keyboard,
  Menu,
  Scissors,
  SlidersHorizontal,
  Store,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useNavigate } from 'react-router'
import type { User } from '../../domains/identity/contract.ts'
import { logOut } from '../../domains/identity/ui/session.ts'
import { Bell } from '../../domains/notifications/ui/bell.tsx'
import type { OwnProvider } from '../../domains/providers/own-contract.ts'
import { useNewsOfCalendar } from '../../domains/staff/ui/own-provider.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { late } from '../../ui/late.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { LogOutButton } from './log-out-button.tsx'
import { Logo } from './logo.tsx'
import '../styles/bell.css'

const ShortcutsDialog = late(() => import('./shortcuts-dialog.tsx'))
const Sheet = late(() => import('../../ui/sheet.tsx').then((module) => ({ default: module.Sheet })))

const places = [
  { to: '/dashboard', name: 'today', Icon: Sun },
  { to: '/dashboard/calendar', name: 'calendar', Icon: CalendarDays },
  { to: '/dashboard/customers', name: 'customers', Icon: UserRound },
  { to: '/dashboard/services', name: 'services', Icon: Scissors },
  { to: '/dashboard/hours', name: 'hours', Icon: Clock },
  { to: '/dashboard/staff', name: 'staff', Icon: UsersRound },
  { to: '/dashboard/page', name: 'page', Icon: Store },
  { to: '/dashboard/rules', name: 'rules', Icon: SlidersHorizontal },
  { to: '/dashboard/money', name: 'money', Icon: Coins },
  { to: '/dashboard/analytics', name: 'analytics', Icon: ChartColumn },
] as const
/** Those within reach of a thumb; the rest lie behind 'More'. */
const inBar = 4

type ShellProps = { user: User; provider: OwnProvider; children: ReactNode }

export function DashboardShell({ user, provider, children }: ShellProps) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const [hasShortcuts, setShortcuts] = useState(false)
  const shortcuts = {
    t: () => navigate('/dashboard'),
    w: () => navigate('/dashboard/calendar?view=week'),
    n: () => navigate('/dashboard/calendar', { state: { isAdding: true } }),
    '/': () => navigate('/dashboard/customers', { state: { isSearching: true } }),
    '?': () => setShortcuts(true),
  }
  useShortcuts(shortcuts, 'frame')
  useNewsOfCalendar()
  return (
    <div className="dash">
      <div className="dash-side on-green">
        <div className="dash-head-row">
          <Link to="/" aria-label={common('site.toHome')} className="dash-logo">
            <Logo />
          </Link>
          <Bell user={user} />
        </div>
        <nav aria-label={t('nav.label')}>
          <ul>
            {places.map(({ to, name, Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/dashboard'} className="dash-link">
                  <Icon aria-hidden="true" size={20} />
                  {t(`nav.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className="dash-link dash-keys" onClick={() => setShortcuts(true)}>
          <Keyboard aria-hidden="true" size={20} />
          {t('shortcuts.title')}
        </button>
        <div className="dash-me">
          <Avatar name={provider.businessName} src={provider.profileImage ?? user.avatarUrl} size="small" />
          <p className="min-w-0">
            <strong className="line-clamp-2 break-words">{provider.businessName}</strong>
            <Link to={provider.linkTo} className="dash-me-link">
              {t('nav.seePage')}
            </Link>
          </p>
          <LogOutButton />
        </div>
      </div>
      <div className="dash-top">
        <Link to="/" aria-label={common('site.toHome')} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <div className="flex min-w-0 items-center gap-2">
          <Link to={provider.linkTo} className="link min-w-0">
            <span className="truncate">{provider.businessName}</span>
          </Link>
          <Bell user={user} />
        </div>
      </div>
      <div className="dash-page">{children}</div>
      <TabBar provider={provider} />
      {hasShortcuts && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setShortcuts(false)} />
        </Suspense>
      )}
    </div>
  )
}

function TabBar({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  const leave = async () => {
    close()
    await logOut()
    navigate('/')
  }
  return (
    <nav aria-label={t('nav.label')} className="dash-bar on-green" data-bottom-bar>
      <ul>
        {places.slice(0, inBar).map(({ to, name, Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/dashboard'} className="dash-tab">
              <Icon aria-hidden="true" size={24} />
              {t(`nav.${name}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="dash-tab"
            aria-haspopup="dialog"
            aria-expanded={isOpen ?? false}
            onClick={() => setOpen(true)}
          >
            <Menu aria-hidden="true" size={24} />
            {t('nav.more')}
          </button>
        </li>
      </ul>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <Sheet title={t('nav.more')} isOpen={isOpen} onClose={close}>
            <ul className="sheet-links">
              {places.slice(inBar).map(({ to, name, Icon }) => (
                <li key={to}>
                  <Link to={to} onClick={close}>
                    <Icon aria-hidden="true" size={22} />
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={provider.linkTo} onClick={close}>
                  {t('nav.seePage')}
                </Link>
              </li>
              <li>
                <Link to="/browse" onClick={close}>
                  {t('nav.browse')}
                </Link>
              </li>
              <li>
                <button type="button" onClick={leave}>
                  {common('site.logOut')}
                </button>
              </li>
            </ul>
          </Sheet>
        </Suspense>
      )}
    </nav>
  )
}
