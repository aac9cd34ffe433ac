import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { timeOf } from '../../staff/rules.ts'
import { dateOf, minuteOfDay, minutesBetween } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'

export type Gap = { start: string; end: string; minutes: number }

/** Shorter ones are for breathing. */
const gapMinutes = 30

export const isTaken = ({ status }: CalendarBooking) =>
  status === 'confirmed' || status === 'pending' || status === 'completed'

/** Of one staff member on one date: bookings, entries, and what is still free of the working hours. */
export function planOfDay(calendar: ProviderCalendar, staffId: string, date: string) {
  const touches = ({ start, end }: { start: string; end: string }) =>
    dateOf(start) === date || (dateOf(end) === date && end.slice(11, 16) !== '00:00')
  const bookings = calendar.bookings.filter(
    (booking) => isTaken(booking) && touches(booking) && booking.parts.some((part) => part.staffId === staffId),
  )
  const entries = calendar.entries.filter((entry) => entry.staffId === staffId && touches(entry))
  const hours =
    calendar.staff.find(({ id }) => id === staffId)?.hours.filter(({ start }) => dateOf(start) === date) ?? []
  return { bookings, entries, hours, gaps: hours.flatMap((window) => gapsIn(window, [...bookings, ...entries])) }
}

/** What is still free at this moment: what has passed is nothing to fill. */
export const gapsLeft = (calendar: ProviderCalendar, staffId: string, date: string) =>
  planOfDay(calendar, staffId, date).gaps.filter(({ end }) => Date.parse(end) > Date.parse(calendar.now))

/** What the headline says of today, of all staff together. */
export function dayInBrief(calendar: ProviderCalendar) {
  const { today, staff } = calendar
  const bookings = calendar.bookings.filter((one) => isTaken(one) && dateOf(one.start) === today)
  const byPhone = calendar.entries.filter(({ customerName, start }) => customerName && dateOf(start) === today)
  const isWorkday = staff.some(({ hours }) => hours.some(({ start }) => dateOf(start) === today))
  return {
    bookings,
    count: bookings.length + byPhone.length,
    gaps: staff.flatMap(({ id }) => gapsLeft(calendar, id, today)).length,
    isClosed: bookings.length + byPhone.length === 0 && !isWorkday,
  }
}

/** Of a date on which nothing of that staff member ('': of anybody) is drawn: whether the business is closed then. */
export function emptyDay(calendar: ProviderCalendar, staffId: string, date: string): 'closed' | 'free' | null {
  const shown = calendar.staff.filter(({ id }) => staffId === '' || id === staffId)
  const plans = shown.map(({ id }) => planOfDay(calendar, id, date))
  if (plans.some(({ bookings, entries }) => bookings.length + entries.length > 0)) return null
  return calendar.staff.some(({ id }) => planOfDay(calendar, id, date).hours.length > 0) ? 'free' : 'closed'
}

const newEntryMinutes = 60

/**
 * Where a new entry of that staff member ('': of anybody) is proposed: today at the next quarter of an hour at which they
 * work, else when they begin, and at ten on a day on which they do not work.
 */
export function proposedTimes(calendar: ProviderCalendar | undefined, staffId: string, date: string) {
  const shown = calendar?.staff.filter(({ id }) => staffId === '' || id === staffId) ?? []
  const windows = shown
    .flatMap(({ hours }) => hours.filter(({ start }) => dateOf(start) === date))
    .map(({ start, end }) => ({ opens: minuteOfDay(start), closes: dateOf(end) > date ? 1440 : minuteOfDay(end) }))
    .sort((a, b) => a.opens - b.opens)
  const quarter = calendar?.today === date ? Math.ceil(minuteOfDay(calendar.now) / 15) * 15 : 0
  const next = windows.find(({ closes }) => quarter < closes)
  const from = next ? Math.max(next.opens, quarter) : (windows[0]?.opens ?? 600)
  return { from: timeOf(from), to: timeOf(from + newEntryMinutes) }
}

function gapsIn(window: { start: string; end: string }, taken: readonly (CalendarBooking | CalendarEntry)[]): Gap[] {
  const gaps: Gap[] = []
  let from = window.start
  for (const { start, end } of [...taken].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    if (Date.parse(end) <= Date.parse(from) || Date.parse(start) >= Date.parse(window.end)) continue
    if (Date.parse(start) > Date.parse(from)) gaps.push(gapOf(from, start))
    if (Date.parse(end) > Date.parse(from)) from = end
  }
  if (Date.parse(from) < Date.parse(window.end)) gaps.push(gapOf(from, window.end))
  return gaps.filter(({ minutes }) => minutes >= gapMinutes)
}

const gapOf = (start: string, end: string): Gap => ({ start, end, minutes: minutesBetween(start, end) })
