import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/admin'

const Analytics = late(() =>
  import('../../domains/analytics/ui/office-analytics.tsx').then((module) => ({ default: module.OfficeAnalytics })),
)
const AuditLog = late(() =>
  import('../../domains/admin/ui/audit-log.tsx').then((module) => ({ default: module.AuditLog })),
)
const Booking = late(() => import('../../domains/admin/ui/booking.tsx').then((module) => ({ default: module.Booking })))
const Experiments = late(() =>
  import('../../domains/admin/ui/experiments.tsx').then((module) => ({ default: module.Experiments })),
)
const Health = late(() => import('../../domains/admin/ui/health.tsx').then((module) => ({ default: module.Health })))
const Messages = late(() =>
  import('../../domains/admin/ui/messages.tsx').then((module) => ({ default: module.Messages })),
)
const Money = late(() => import('../../domains/admin/ui/money.tsx').then((module) => ({ default: module.Money })))

const ProviderFigures = late(() =>
  import('../../domains/admin/ui/provider-figures.tsx').then((module) => ({ default: module.ProviderFigures })),
)
const Settings = late(() =>
  import('../../domains/settings/ui/settings.tsx').then((module) => ({ default: module.Settings })),
)
const Verification = late(() =>
  import('../../domains/admin/ui/verification.tsx').then((module) => ({ default: module.Verification })),
)
const Unmet = late(() => import('../../domains/admin/ui/unmet.tsx').then((module) => ({ default: module.Unmet })))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.adminTitle'), isIndexed: false }))

/** What the office seldom opens, and whatever below /admin has no page of its own: every route of its own is known to every page. */
export default function RestOfAdmin({ params }: Route.ComponentProps) {
  return <Suspense fallback={null}>{pageAt(params['*'])}</Suspense>
}

function pageAt(path: string) {
  const [, id] = /^dashboard\/(?:money|bookings)\/([0-9a-f-]{36})$/.exec(path) ?? []
  if (path.startsWith('dashboard/money')) return <Money id={id ?? null} />
  const [, provider, figures] = /^dashboard\/providers\/([0-9a-f-]{36})(\/figures)?$/.exec(path) ?? []
  if (provider) return figures ? <ProviderFigures id={provider} /> : <Verification id={provider} />
  if (path.startsWith('dashboard/bookings/') && id) return <Booking id={id} />
  if (path === 'dashboard/analytics') return <Analytics />
  if (path === 'dashboard/audit') return <AuditLog />
  if (path === 'dashboard/experiments') return <Experiments />
  if (path === 'dashboard/health') return <Health />
  if (path === 'dashboard/messages') return <Messages />
  if (path === 'dashboard/settings') return <Settings />
  if (path === 'dashboard/unmet') return <Unmet />
  return <NotFound />
}
