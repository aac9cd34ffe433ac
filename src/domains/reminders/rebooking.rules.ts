import type { Rhythm } from './rebooking-contract.ts'

/** Older habits say nothing of today's. */
const mostIntervals = 12
/** What has been due for longer is told nobody any more: after a stop of ours, too. */
const toldWithinDays = 7

const dayMs = 86_400_000
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** The median of what lies between visits, in days; null for fewer than two days with a visit. */
export function usualDays(dates: readonly string[]): number | null {
  const days = [...new Set(dates)].map(dayNumber).sort((a, b) => a - b)
  const intervals = days.slice(1).map((day, index) => day - (days[index] ?? day))
  return median(intervals.slice(-mostIntervals))
}

export type Habit = {
  /** Of the visits, on the wall calendar of the provider. */
  dates: readonly string[]
  advisedWeeks: number | null
  ownWeeks: number | null
  snoozedUntil: string | null
  isNever: boolean
}

/** What they have said themselves, else what is usual, else what the provider advises. */
export function rhythmOf({ dates, advisedWeeks, ownWeeks }: Habit): { rhythm: Rhythm; days: number | null } {
  if (ownWeeks !== null) return { rhythm: 'own', days: ownWeeks * 7 }
  const usual = usualDays(dates)
  if (usual !== null) return { rhythm: 'usual', days: usual }
  return advisedWeeks === null ? { rhythm: 'unknown', days: null } : { rhythm: 'advised', days: advisedWeeks * 7 }
}

/** null: nobody knows, or they want to hear nothing of it. */
export function dueOn(habit: Habit): string | null {
  const last = habit.dates.toSorted().at(-1)
  const { days } = rhythmOf(habit)
  if (habit.isNever || last === undefined || days === null) return null
  const due = dateOfDay(dayNumber(last) + days)
  return habit.snoozedUntil !== null && habit.snoozedUntil > due ? habit.snoozedUntil : due
}

type Told = { due: string | null; today: string; isTold: boolean; hasBooking: boolean }

export function shouldTell({ due, today, isTold, hasBooking }: Told): boolean {
  if (due === null || isTold || hasBooking) return false
  const late = dayNumber(today) - dayNumber(due)
  return late >= 0 && late <= toldWithinDays
}

/** Whoever has not come for longer has gone elsewhere. */
const overdueWithinDays = 365

/** For the provider's list. */
export function isOverdue({ due, today, hasBooking }: Omit<Told, 'isTold'>): boolean {
  if (due === null || hasBooking) return false
  const late = dayNumber(today) - dayNumber(due)
  return late >= 0 && late <= overdueWithinDays
}

/** The date on which to look next; null: not before something changes. */
export function nextLook(told: Told): string | null {
  const { due, today, isTold, hasBooking } = told
  if (due === null || isTold || hasBooking) return null
  return due > today || shouldTell(told) ? due : null
}

/** Monday is 1; minutes past midnight. */
export type WallStart = { weekday: number; minute: number }

/** The weekday that most visits began on, of equals the latest, and the middle one of its times. `starts`: the latest first. */
export function usualTime(starts: readonly WallStart[]): WallStart | null {
  const byDay = Map.groupBy(starts, ({ weekday }) => weekday)
  let best: WallStart[] = []
  for (const group of byDay.values()) if (group.length > best.length) best = group
  const minutes = best.map(({ minute }) => minute).sort((a, b) => a - b)
  const [weekday, minute] = [best[0]?.weekday, minutes[Math.floor((minutes.length - 1) / 2)]]
  return weekday === undefined || minute === undefined ? null : { weekday, minute }
}

const nearEnoughMinutes = 120

export type FreeTime = WallStart & { date: string; start: string; end: string }

/** One a day: the next at the usual weekday and about the usual hour, then the nearest to it on other days. */
export function pickTimes<T extends FreeTime>(free: readonly T[], usual: WallStart, count: number): T[] {
  const away = ({ minute }: T) => Math.abs(minute - usual.minute)
  const nearest = [...Map.groupBy(free, ({ date }) => date).values()].flatMap(
    (day) => day.toSorted((a, b) => away(a) - away(b) || a.minute - b.minute)[0] ?? [],
  )
  const isUsual = (one: T) => one.weekday === usual.weekday && away(one) <= nearEnoughMinutes
  const [like, other] = [nearest.filter(isUsual), nearest.filter((one) => !isUsual(one))]
  const isNear = (one: T) => away(one) <= nearEnoughMinutes
  return [...like, ...other.filter(isNear), ...other.filter((one) => !isNear(one))]
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

/** Whether the free times come first, and who books then. As the table of experiments has it. */
export const timesExperiment = { id: 'rebooking-times', first: 'first', conversion: 'booked' } as const
