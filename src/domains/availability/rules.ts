/**
 * From a calendar to its free starts: one pure function for what is shown, what is searched and what may be booked.
 * Instants are epoch milliseconds; wall times are minutes past midnight of a date in the provider's zone.
 */

export type Interval = readonly [start: number, end: number]

/** `closesMinute` is beyond 1440 for hours past midnight. `weekday`: ISO, 1 is Monday. */
export type WorkingHours = { weekday: number; opensMinute: number; closesMinute: number }

/** One date on the wall calendar of the provider's zone. */
export type WallDay = {
  readonly date: string
  readonly weekday: number
  /** The first instant whose wall clock shows the minute or later. */
  instantOf(minute: number): number
  /** False for a wall time the clocks skip. */
  has(minute: number): boolean
}

export type Schedule = {
  hours: readonly WorkingHours[]
  /** What blocks the calendar, buffers included, in any order. */
  busy: readonly Interval[]
  /** null: the eight default times. */
  startGridMinutes: number | null
  minimumNoticeMinutes: number
  horizonDays: number
}

/** What is asked for: all services in a row, with the buffer before the first and after the last. */
export type Visit = { durationMinutes: number; bufferBeforeMinutes: number; bufferAfterMinutes: number }

/** Why a time cannot be had. */
export type Refusal = 'past' | 'notice' | 'horizon' | 'off_grid' | 'closed' | 'too_short' | 'taken'

export type FreeStart = { minute: number; start: number }

const minuteMs = 60_000
const dayMs = 86_400_000

/** 9, 10, 11 in the morning and 1 to 5 in the afternoon: the grid of a provider who has chosen none. */
export const defaultStartMinutes: readonly number[] = [540, 600, 660, 780, 840, 900, 960, 1020]

export function startMinutes(gridMinutes: number | null): readonly number[] {
  if (gridMinutes === null) return defaultStartMinutes
  return Array.from({ length: 1440 / gridMinutes }, (_, index) => index * gridMinutes)
}

export function visitOf(
  services: readonly { durationMinutes: number; bufferBeforeMinutes: number; bufferAfterMinutes: number }[],
): Visit {
  return {
    durationMinutes: services.reduce((sum, service) => sum + service.durationMinutes, 0),
    bufferBeforeMinutes: services.at(0)?.bufferBeforeMinutes ?? 0,
    bufferAfterMinutes: services.at(-1)?.bufferAfterMinutes ?? 0,
  }
}

/** The free starts of each of `days`. `around` is `days` with the day before and the day after, for hours past midnight. */
export function freeStarts<Day extends WallDay>(
  schedule: Schedule,
  visit: Visit,
  days: readonly Day[],
  around: readonly WallDay[],
  now: number,
): { day: Day; starts: FreeStart[] }[] {
  const calendar = prepare(schedule, around)
  const grid = startMinutes(schedule.startGridMinutes)
  return days.map((day) => ({
    day,
    starts: startsOf(day, grid, (start) => refusal(calendar, visit, start, now) === null),
  }))
}

/** Why this start cannot be had, or null when it can: the same judgement that `freeStarts` lists. */
export function refusalOf(
  schedule: Schedule,
  visit: Visit,
  day: WallDay,
  around: readonly WallDay[],
  start: number,
  now: number,
): Refusal | null {
  const isOnGrid = startsOf(day, startMinutes(schedule.startGridMinutes), (candidate) => candidate === start).length > 0
  const reason = refusal(prepare(schedule, around), visit, start, now)
  // Somebody who asks for last year should hear 'past', not 'off the grid'.
  return reason ?? (isOnGrid ? null : 'off_grid')
}

/** A request to a provider without hours: the eight times of the day, as far as they lie ahead. */
export function requestStarts(schedule: Schedule, day: WallDay, now: number): FreeStart[] {
  return startsOf(day, defaultStartMinutes, (start) => timeRefusal(schedule, start, now) === null)
}

export function timeRefusal(
  schedule: Pick<Schedule, 'minimumNoticeMinutes' | 'horizonDays'>,
  start: number,
  now: number,
): Refusal | null {
  if (start <= now) return 'past'
  if (start < now + schedule.minimumNoticeMinutes * minuteMs) return 'notice'
  return start > now + schedule.horizonDays * dayMs ? 'horizon' : null
}

function startsOf(day: WallDay, grid: readonly number[], isWanted: (start: number) => boolean): FreeStart[] {
  const starts: FreeStart[] = []
  for (const minute of grid) {
    const start = day.instantOf(minute)
    if (isWanted(start) && day.has(minute)) starts.push({ minute, start })
  }
  return starts
}

type PreparedCalendar = { schedule: Schedule; windows: Interval[]; busy: Interval[] }

function prepare(schedule: Schedule, around: readonly WallDay[]): PreparedCalendar {
  const windows = around.flatMap((day) =>
    schedule.hours
      .filter((hours) => hours.weekday === day.weekday)
      .map((hours): Interval => [day.instantOf(hours.opensMinute), day.instantOf(hours.closesMinute)]),
  )
  return { schedule, windows: merge(windows), busy: merge(schedule.busy) }
}

/** Sorted, with what overlaps or touches made one; nothing empty. */
function merge(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = []
  for (const [start, end] of intervals.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

function refusal(
  { schedule, windows, busy }: PreparedCalendar,
  visit: Visit,
  start: number,
  now: number,
): Refusal | null {
  const time = timeRefusal(schedule, start, now)
  if (time) return time
  const end = start + visit.durationMinutes * minuteMs
  const window = windows[lastStartingBy(windows, start)]
  if (!window || start >= window[1]) return 'closed'
  if (end > window[1]) return 'too_short'
  const blockedUntil = end + visit.bufferAfterMinutes * minuteMs
  const neighbour = busy[lastStartingBy(busy, blockedUntil - 1)]
  return neighbour && neighbour[1] > start - visit.bufferBeforeMinutes * minuteMs ? 'taken' : null
}

/** Index of the last interval that starts at or before the instant, -1 if none. */
function lastStartingBy(sorted: readonly Interval[], instant: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.[0] ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return low - 1
}
