import { Rules } from '../../domains/business/ui/booking-rules.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-rules'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function RulesPage() {
  return <Rules />
}
