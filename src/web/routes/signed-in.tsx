import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import '../styles/analytics.css'
import type { Route } from './+types/signed-in'

const Analytics = late(() =>
  import('../../domains/analytics/ui/own-analytics.tsx').then((module) => ({ default: module.OwnAnalytics })),
)

const isAnalytics = (params: { '*'?: string }) => params['*'] === 'analytics'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(isAnalytics(args.params) ? 'site.dashboard' : 'error.notFound'),
    isIndexed: false,
  }))

/** What is seldom opened, and addresses for signed-in people that have no page: nobody else learns whether there is one. */
export default function RestOfDashboard({ params }: Route.ComponentProps) {
  if (!isAnalytics(params)) return <NotFound />
  return (
    <Suspense fallback={null}>
      <Analytics />
    </Suspense>
  )
}
