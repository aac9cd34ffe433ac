/** Wall clocks and instants. Temporal is native in the pinned Node and never reaches a browser. */

/** Of the operator's days; what is of a provider is of the days there. */
export const operatorsZone = 'Europe/London'

/** One calendar date of one zone, for turning wall minutes into instants without asking the zone database again. */
export type ZoneDay = {
  /** YYYY-MM-DD */
  readonly date: string
  /** ISO, 1 is Monday. */
  readonly weekday: number
  /** No change of offset on this date or the next: wall minutes and elapsed minutes are the same. */
  readonly isRegular: boolean
  /** The first instant whose wall clock shows `minute` past midnight or later, in epoch milliseconds. */
  instantOf(minute: number): number
  /** False for a wall time the clocks skip that day. */
  has(minute: number): boolean
  /** `2026-07-01T10:00:00+01:00` */
  label(minute: number): string
}

const minuteMs = 60_000
const dayMs = 86_400_000
const cache = new Map<string, ZoneDay>()
/** Some kilobytes each: the dates of a year in ten zones. */
const cacheLimit = 4000

export function zoneDay(zone: string, date: string): ZoneDay {
  const key = `${zone} ${date}`
  const found = cache.get(key)
  if (found) return found
  if (cache.size >= cacheLimit) cache.clear()
  const made = makeZoneDay(zone, Temporal.PlainDate.from(date))
  cache.set(key, made)
  return made
}

function makeZoneDay(zone: string, date: Temporal.PlainDate): ZoneDay {
  const midnight = date.toZonedDateTime(zone)
  const start = midnight.epochMilliseconds
  const text = date.toString()
  // Two days without a change of offset, so that hours past midnight are plain arithmetic too.
  const change = midnight.getTimeZoneTransition('next')
  const startsAtMidnight = midnight.toPlainDateTime().equals(date.toPlainDateTime())
  const isRegular = startsAtMidnight && (change === null || change.epochMilliseconds >= start + 2 * dayMs)
  if (isRegular) {
    const { offset } = midnight
    // Asked for by every list of free times: made once, whole.
    const labels: string[] = []
    return {
      date: text,
      weekday: date.dayOfWeek,
      isRegular,
      instantOf: (minute) => start + minute * minuteMs,
      has: () => true,
      label: (minute) =>
        (labels[minute] ??= `${addDays(text, Math.floor(minute / 1440))}T${clockTime(minute)}:00${offset}`),
    }
  }
  const instantOf = (minute: number) => firstInstantAt(zone, wallTime(date, minute))
  return {
    date: text,
    weekday: date.dayOfWeek,
    isRegular,
    instantOf,
    has: (minute) => Temporal.PlainDateTime.compare(plainAt(zone, instantOf(minute)), wallTime(date, minute)) === 0,
    label: (minute) => isoWithOffset(instantOf(minute), zone),
  }
}

/** In a gap: the instant the clocks jump. In an overlap: the first of the two. */
function firstInstantAt(zone: string, wall: Temporal.PlainDateTime): number {
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (Temporal.PlainDateTime.compare(earlier.toPlainDateTime(), wall) === 0) return earlier.epochMilliseconds
  const jump = earlier.getTimeZoneTransition('next')
  return (jump ?? earlier).epochMilliseconds
}

function plainAt(zone: string, instant: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime()
}

function wallTime(date: Temporal.PlainDate, minute: number): Temporal.PlainDateTime {
  return date.toPlainDateTime().add({ minutes: minute })
}

const clockTimes = Array.from(
  { length: 1440 },
  (_, minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
)

/** Minutes past midnight as HH:MM; 1440 and more wrap to the next day. */
export function clockTime(minute: number): string {
  return clockTimes[minute % 1440] ?? ''
}

/** `2026-07-01T10:00:00+01:00` */
export function isoWithOffset(instant: Date | number, zone: string): string {
  return zoned(instant, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** The date a wall calendar in `zone` shows, YYYY-MM-DD. */
export function localDate(instant: Date | number, zone: string): string {
  return zoned(instant, zone).toPlainDate().toString()
}

/** Minutes past midnight on the wall clock of `zone`. */
export function localMinute(instant: Date | number, zone: string): number {
  const { hour, minute } = zoned(instant, zone)
  return hour * 60 + minute
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

function zoned(instant: Date | number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(
    typeof instant === 'number' ? instant : instant.getTime(),
  ).toZonedDateTimeISO(zone)
}

export const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** Whether there is a zone of this name; an offset such as +01:00 is none, which databases read the other way round. */
export function isZone(timezone: string): boolean {
  try {
    return /^[a-z]/i.test(timezone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }))
  } catch {
    return false
  }
}
