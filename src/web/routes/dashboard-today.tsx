import { Today } from '../../domains/calendar/ui/today.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-today'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function TodayPage() {
  return <Today />
}
