import { DiaryCalendar } from '../dashboard/calendar.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-calendar'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function CalendarPage() {
  return <DiaryCalendar />
}
