import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/admin'

const Experiments = late(() =>
  import('../../domains/admin/ui/experiments.tsx').then((module) => ({ default: module.Experiments })),
)
const Money = late(() => import('../../domains/admin/ui/money.tsx').then((module) => ({ default: module.Money })))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.adminTitle'), isIndexed: false }))

/** The money, experiments, and whatever below /admin has no page of its own: every route of its own is known to every page. */
export default function RestOfAdmin({ params }: Route.ComponentProps) {
  const [, id] = /^dashboard\/money(?:\/([0-9a-f-]{36}))?$/.exec(params['*']) ?? []
  const isMoney = params['*'].startsWith('dashboard/money')
  if (!isMoney && params['*'] !== 'dashboard/experiments') return <NotFound />
  return <Suspense fallback={null}>{isMoney ? <Money id={id ?? null} /> : <Experiments />}</Suspense>
}
