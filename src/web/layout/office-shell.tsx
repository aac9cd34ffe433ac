import { useQuery } from '@tanstack/react-query'
import {
  CalendarDays,
  ChartColumn,
  Flag,
  FlaskConical,
  HeartPulse,
  Landmark,
  Mail,
  ScrollText,
  SearchX,
  SlidersHorizontal,
  Store,
  Sun,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { officeQuery } from '../../domains/admin/ui/office-query.ts'
import type { User } from '../../domains/identity/contract.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { Logo } from './logo.tsx'

const places = [
  { to: '/admin/dashboard', name: 'today', Icon: Sun },
  { to: '/admin/moderation', name: 'reports', Icon: Flag },
  { to: '/admin/dashboard/providers', name: 'providers', Icon: Store },
  { to: '/admin/dashboard/users', name: 'accounts', Icon: UsersRound },
  { to: '/admin/dashboard/bookings', name: 'bookings', Icon: CalendarDays },
  { to: '/admin/dashboard/money', name: 'money', Icon: Landmark },
  { to: '/admin/dashboard/analytics', name: 'analytics', Icon: ChartColumn },
  { to: '/admin/dashboard/unmet', name: 'unmet', Icon: SearchX },
  { to: '/admin/dashboard/messages', name: 'messages', Icon: Mail },
  { to: '/admin/dashboard/health', name: 'health', Icon: HeartPulse },
  { to: '/admin/dashboard/experiments', name: 'experiments', Icon: FlaskConical },
  { to: '/admin/dashboard/audit', name: 'audit', Icon: ScrollText },
  { to: '/admin/dashboard/settings', name: 'settings', Icon: SlidersHorizontal },
] as const

/** The frame of the office: in ink, so that nobody mistakes whose room it is. */
export function OfficeShell({ user, children }: { user: User; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { t: common } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // More places than a phone is wide: the one that is open is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address marks another place.
  useEffect(() => {
    const list = bar.current?.querySelector('ul')
    const open = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return (
    <div className="dash office">
      <div className="dash-side on-green">
        <div className="dash-head-row">
          <Link to="/" aria-label={common('site.toHome')} className="dash-logo">
            <Logo />
          </Link>
          <span className="office-plate">{t('plate')}</span>
        </div>
        <nav aria-label={t('nav.label')}>
          <Places className="dash-link" size={20} />
        </nav>
        <div className="dash-me mt-auto">
          <Avatar name={user.name} src={user.avatarUrl} size="small" />
          <p className="min-w-0">
            <strong className="line-clamp-2 break-words">{user.name}</strong>
            <Link to="/" className="dash-me-link">
              {t('nav.site')}
            </Link>
          </p>
          <LogOutButton />
        </div>
      </div>
      <div className="dash-top">
        <Link to="/" aria-label={common('site.toHome')} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <span className="flex items-center gap-3">
          <span className="office-plate">{t('plate')}</span>
          <LogOutButton />
        </span>
      </div>
      <div className="dash-page">{children}</div>
      <nav ref={bar} aria-label={t('nav.label')} className="dash-bar on-green" data-bottom-bar>
        <Places className="dash-tab" size={24} />
      </nav>
    </div>
  )
}

function Places({ className, size }: { className: string; size: number }) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(officeQuery)
  const waiting: Partial<Record<(typeof places)[number]['name'], number>> = data
    ? { reports: data.reports.count + data.disputes.count }
    : {}
  return (
    <ul>
      {places.map(({ to, name, Icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/admin/dashboard'} className={className}>
            <Icon aria-hidden="true" size={size} />
            {t(`nav.${name}`)}
            {(waiting[name] ?? 0) > 0 && <span className="office-count">{waiting[name]}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
