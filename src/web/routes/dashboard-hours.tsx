import { Hours } from '../../domains/staff/ui/hours.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-hours'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function HoursPage() {
  return <Hours />
}
