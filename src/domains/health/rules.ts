import type { PageVitals, Vital } from './contract.ts'
import { longestMs, mostVitals } from './limits.ts'

/** Up to the first it is good, above the second poor. In milliseconds, but for `cls`, which has no unit. */
export const vitalThresholds: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  load: [3000, 6000],
  interactive: [2000, 4000],
  call: [1000, 3000],
  ttfb: [800, 1800],
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  fid: [100, 300],
  inp: [200, 500],
}

const milliseconds = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300, 1800, 2000, 2500, 3000]
const seconds = [4000, 5000, 6000, 8000, 12_000, 20_000, 30_000]
const shifts = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1, 2]
/** The upper bounds by which values are counted; each threshold is one of them. */
export const vitalBounds = (vital: Vital): readonly number[] =>
  vital === 'cls' ? shifts : [...milliseconds, ...seconds]

export function bucketOf(vital: Vital, value: number): number {
  const bounds = vitalBounds(vital)
  const bucket = bounds.findIndex((bound) => value <= bound)
  return bucket === -1 ? bounds.length : bucket
}

/** What one report has room for: of a page with many calls the first of them stay behind, and nothing of the page itself. */
export function tellable(vitals: PageVitals['vitals']): PageVitals['vitals'] {
  const isCall = ({ vital }: { vital: Vital }) => vital === 'call'
  const ordered = [...vitals.filter(isCall), ...vitals.filter((one) => !isCall(one))]
  return ordered.slice(-mostVitals).map(({ vital, value }) => ({ vital, value: Math.min(value, longestMs) }))
}

type Counted = { bucket: number; count: number }

/** As a share of all: good, in between, poor. */
export function sharesOf(vital: Vital, counts: readonly Counted[]) {
  const [good, poor] = vitalThresholds[vital].map((bound) => bucketOf(vital, bound)) as [number, number]
  const sum = (isMeant: (bucket: number) => boolean) =>
    counts.reduce((all, { bucket, count }) => (isMeant(bucket) ? all + count : all), 0)
  return {
    good: sum((bucket) => bucket <= good),
    fair: sum((bucket) => bucket > good && bucket <= poor),
    poor: sum((bucket) => bucket > poor),
  }
}

/** What three of four visits were not above; within a bucket as if its values lay evenly. Null: nobody has measured. */
export function threeQuarters(vital: Vital, counts: readonly Counted[]): number | null {
  const bounds = vitalBounds(vital)
  const total = counts.reduce((all, { count }) => all + count, 0)
  if (total === 0) return null
  let before = 0
  for (const { bucket, count } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    const wanted = total * 0.75 - before
    if (wanted > count) {
      before += count
      continue
    }
    const from = bounds[bucket - 1] ?? 0
    const to = bounds[bucket] ?? from
    return from + (to - from) * (wanted / count)
  }
  return bounds.at(-1) ?? null
}

const maxSamples = 100
const hourMs = 3_600_000
const leastCalls = 10
const mostFailed = 0.05

export type Alert = { what: 'load' | 'interactive' | 'call'; ms: number } | { what: 'failures'; share: number }

/**
 * Specification 9: warns of what takes longer than it may, and once a hour when more than one call in twenty fails, from ten
 * calls on. Counts begin anew each hour, and the last hundred times are kept. `now` and `ms` in milliseconds.
 */
export function createMonitor(warn: (alert: Alert) => void) {
  let since = Number.NEGATIVE_INFINITY
  let calls = 0
  let failed = 0
  let isTold = false
  const samples: { what: 'load' | 'interactive' | 'call'; ms: number }[] = []
  const turn = (now: number) => {
    if (now - since < hourMs) return
    ;[since, calls, failed, isTold] = [now, 0, 0, false]
  }
  const took = (what: 'load' | 'interactive' | 'call', ms: number) => {
    samples.push({ what, ms })
    if (samples.length > maxSamples) samples.shift()
    if (ms > vitalThresholds[what][0]) warn({ what, ms })
  }
  return {
    samples: samples as readonly (typeof samples)[number][],
    page: (what: 'load' | 'interactive', ms: number) => took(what, ms),
    call(ms: number, hasFailed: boolean, now: number) {
      turn(now)
      calls++
      if (hasFailed) failed++
      took('call', ms)
      const share = failed / calls
      if (isTold || calls < leastCalls || share <= mostFailed) return
      isTold = true
      warn({ what: 'failures', share })
    },
  }
}
