import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { DashboardCalendar } from '../../domains/calendar/ui/calendar.tsx'
import { CalendarFeed } from '../../domains/calendar-sync/ui/calendar-feed.tsx'

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
