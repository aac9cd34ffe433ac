import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { DashboardCalendar } from '../../domains/calendar/ui/calendar.tsx'
import { CalendarFeed } from '../../domains/calendar-sync/ui/calendar-feed.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-calendar'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function CalendarPage() {
  return (
    <>
      <DashboardCalendar />
      <BookingTexts>
        <CalendarFeed kind="provider" />
      </BookingTexts>
    </>
  )
}
