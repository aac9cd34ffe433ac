import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { timeOf } from '../../staff/rules.ts'
import { dateOf, minuteOfDay, minutesBetween } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'

export type Gap = { start: string; end: string; minutes: number }

/** Shorter ones are for breathing. */
const gapMinutes = 30

export const isTaken = ({ status }: CalendarBooking) =>
  status === 'confirmed' || status === 'pending' || status === 'completed'

/** Also in the middle of what lasts for days; what ends at midnight is not of the day that begins then. */
export const isOn = ({ start, end }: { start: string; end: string }, date: string) =>
  dateOf(start) === date ||
  (dateOf(start) < date && (dateOf(end) > date || (dateOf(end) === date && end.slice(11, 16) !== '00:00')))

/** Of one staff member on one date: bookings, entries, and what is still free of the working hours. */
export function planOfDay(calendar: ProviderCalendar, staffId: string, date: string) {
  const bookings = calendar.bookings.filter(
    (booking) => isTaken(booking) && isOn(booking, date) && booking.parts.some((part) => part.staffId === staffId),
  )
  const entries = calendar.entries.filter((entry) => entry.staffId === staffId && isOn(entry, date))
  const hours =
    calendar.staff.find(({ id }) => id === staffId)?.hours.filter(({ start }) => dateOf(start) === date) ?? []
  return { bookings, entries, hours, gaps: hours.flatMap((window) => gapsIn(window, [...bookings, ...entries])) }
}

/** What is still free at this moment: what has passed is nothing to fill. */
export const gapsLeft = (calendar: ProviderCalendar, staffId: string, date: string) =>
  planOfDay(calendar, staffId, date).gaps.filter(({ end }) => Date.parse(end) > Date.parse(calendar.now))

/** Who comes or is here: the first whose time is not over, booked here or by telephone. */
export const firstAhead = (
  bookings: readonly CalendarBooking[],
  entries: readonly CalendarEntry[],
  now: string,
): CalendarBooking | CalendarEntry | undefined =>
  [...bookings, ...entries.filter(({ customerName }) => customerName)]
    .filter(({ end }) => Date.parse(end) > Date.parse(now))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))[0]

/** Of today and of all staff, whoever is sure to come. */
export function nextOf({ bookings, entries, today, now }: ProviderCalendar) {
  const isToday = ({ start }: { start: string }) => dateOf(start) === today
  const sure = bookings.filter((one) => one.status === 'confirmed' && isToday(one))
  return firstAhead(sure, entries.filter(isToday), now)
}

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
 * Where a new entry of that staff member ('': of anybody) is proposed: in the first gap that is left, today no earlier than
 * the next quarter of an hour. Without one it is that quarter, on another day when work begins; on a day off ten.
 */
export function proposedTimes(calendar: ProviderCalendar | undefined, staffId: string, date: string) {
  const shown = calendar?.staff.filter(({ id }) => staffId === '' || id === staffId) ?? []
  const firstOf = (spans: { start: string }[]) => spans.map(({ start }) => minuteOfDay(start)).sort((a, b) => a - b)[0]
  const quarter = calendar?.today === date ? Math.ceil(minuteOfDay(calendar.now) / 15) * 15 : 0
  const isAhead = ({ end }: Gap) => dateOf(end) > date || minuteOfDay(end) > quarter
  const gap = calendar && firstOf(shown.flatMap(({ id }) => gapsLeft(calendar, id, date).filter(isAhead)))
  const opens = firstOf(shown.flatMap(({ hours }) => hours.filter(({ start }) => dateOf(start) === date)))
  const from = gap === undefined ? (opens === undefined ? 600 : quarter || opens) : Math.max(gap, quarter)
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
