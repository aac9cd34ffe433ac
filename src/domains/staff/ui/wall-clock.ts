import { parseDate, parseDateTime, toZoned } from '@internationalized/date'

/** The instant at which the wall clock of the zone shows this date and time. */
export function instantOf(date: string, time: string, zone: string): string {
  return toZoned(parseDateTime(`${date}T${time}`), zone).toAbsoluteString()
}

export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString()
}

/** Whole days from one date to another; negative when `last` is earlier. */
export const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)

/** Monday of the week the date lies in. */
export function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(date, -weekday)
}

/** Today, on the wall calendar of the zone. */
export function todayIn(zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(Date.now())
}

export const dateOf = (iso: string) => iso.slice(0, 10)
export const timeOfDay = (iso: string) => iso.slice(11, 16)

/** Minutes past midnight of the wall clock that the text carries. */
export const minuteOfDay = (iso: string) => Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16))

export const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000
