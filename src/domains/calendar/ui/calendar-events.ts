import type { EventInput } from '@fullcalendar/react'
import { dateOf, minuteOfDay } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'

/** Seven would leave a name five letters. */
export const daysOnPhone = 3

export const isAhead = ({ status, start }: CalendarBooking, { now }: ProviderCalendar) =>
  (status === 'confirmed' || status === 'pending') && Date.parse(start) > Date.parse(now)

const looks: Partial<Record<CalendarBooking['status'], string>> = {
  pending: 'pending',
  cancelled: 'gone',
  expired: 'gone',
  no_show: 'gone',
  completed: 'done',
}

/** The hours of those who are shown, and before them each segment of a booking and each entry. */
export function eventsOf(calendar: ProviderCalendar, staffMember: string, nameless: string): EventInput[] {
  const isShown = (staffId: string) => staffMember === '' || staffMember === staffId
  const nameOf = (id: string) =>
    calendar.staff.length > 1 ? (calendar.staff.find((one) => one.id === id)?.name ?? '') : ''
  const hours = calendar.staff
    .filter(({ id }) => isShown(id))
    .flatMap(({ id, hours: windows }) =>
      windows.map(({ start, end }) => ({
        id: `hours-${id}-${start}`,
        start,
        end,
        display: 'background',
        extendedProps: { look: 'open' },
      })),
    )
  const bookings = calendar.bookings
    .filter(({ status }) => looks[status] !== 'gone')
    .flatMap((booking) =>
      booking.parts
        .filter(({ staffId }) => isShown(staffId))
        .map(({ start, end, staffId, service }, index) => ({
          id: `${booking.id}-${index}`,
          start,
          end,
          title: booking.customerName,
          startEditable: isAhead(booking, calendar),
          durationEditable: false,
          display: 'auto',
          extendedProps: {
            bookingId: booking.id,
            staffId,
            look: Date.parse(booking.end) < Date.parse(calendar.now) ? 'done' : (looks[booking.status] ?? 'booking'),
            detail: [service, nameOf(staffId)].filter(Boolean).join(' · '),
          },
        })),
    )
  const entries = calendar.entries
    .filter(({ staffId }) => isShown(staffId))
    .map(({ id, start, end, staffId, customerName, label }) => ({
      id,
      start,
      end,
      title: customerName ?? (label || nameless),
      display: 'auto',
      extendedProps: {
        entryId: id,
        staffId,
        look: customerName ? 'booking' : 'time-off',
        detail: [customerName ? label : '', nameOf(staffId)].filter(Boolean).join(' · '),
      },
    }))
  return [...hours, ...bookings, ...entries]
}

/** The whole hours that hold everything, at least eight to eight. */
export function hoursShown(calendar: ProviderCalendar) {
  const all = [...calendar.staff.flatMap(({ hours }) => hours), ...calendar.bookings, ...calendar.entries]
  const first = Math.min(480, ...all.map(({ start }) => minuteOfDay(start)))
  const last = Math.max(1200, ...all.map(({ start, end }) => (dateOf(end) > dateOf(start) ? 1440 : minuteOfDay(end))))
  const two = (hour: number) => String(hour).padStart(2, '0')
  return { first: two(Math.floor(first / 60)), last: two(Math.ceil(last / 60)) }
}
