/** Spans of time. Instants are epoch milliseconds; a span ends before its end. */

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

/** The hours of one date instead of the weekday's, in wall minutes; none: closed. */
export type DateHours = { date: string; hours: readonly Interval[] }

type Opening = { hours: readonly WorkingHours[]; dateOverrides: readonly DateHours[] }

/** When somebody works on these days. A date override comes before a closed day, and a closed day before the weekday. */
export function windowsOf({ hours, dateOverrides }: Opening, closedDays: readonly string[], days: readonly WallDay[]) {
  const windows: Interval[] = []
  for (const day of days) {
    const dateOverride = dateOverrides.find(({ date }) => date === day.date)
    if (dateOverride) {
      for (const [opens, closes] of dateOverride.hours) windows.push([day.instantOf(opens), day.instantOf(closes)])
    } else if (!closedDays.includes(day.date)) {
      for (const { weekday, opensMinute, closesMinute } of hours)
        if (weekday === day.weekday) windows.push([day.instantOf(opensMinute), day.instantOf(closesMinute)])
    }
  }
  return merge(windows)
}

/** Sorted, with what overlaps or touches made one; nothing empty. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = []
  for (const [start, end] of intervals.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** What is left of the intervals where the merged ones are not; both sorted, nothing empty. */
export function without(intervals: readonly Interval[], merged: readonly Interval[]): Interval[] {
  const rest: Interval[] = []
  let next = 0
  for (const [from, to] of intervals) {
    let start = from
    while ((merged[next]?.[1] ?? Number.POSITIVE_INFINITY) <= from) next++
    for (let index = next; index < merged.length; index++) {
      const [cutFrom, cutTo] = merged[index] ?? [to, to]
      if (cutFrom >= to) break
      if (cutFrom > start) rest.push([start, cutFrom])
      start = Math.max(start, cutTo)
    }
    if (start < to) rest.push([start, to])
  }
  return rest
}

/** Whether one of the merged intervals holds the whole span. */
export function covers(merged: readonly Interval[], from: number, to: number): boolean {
  const window = merged[lastStartingBy(merged, from)]
  return window !== undefined && to <= window[1] && from < window[1]
}

/** Whether the span touches none of the merged intervals. An empty span touches nothing. */
export function isFree(merged: readonly Interval[], from: number, to: number): boolean {
  if (from >= to) return true
  const neighbour = merged[lastStartingBy(merged, to - 1)]
  return neighbour === undefined || neighbour[1] <= from
}

/** How much of the span the merged intervals take. */
export function overlap(merged: readonly Interval[], from: number, to: number): number {
  let sum = 0
  for (let index = lastStartingBy(merged, to - 1); index >= 0; index--) {
    const [start, end] = merged[index] ?? [0, 0]
    if (end <= from) break
    sum += Math.min(end, to) - Math.max(start, from)
  }
  return sum
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
