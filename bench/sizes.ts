/** What one of it takes: processor time of a node and of PostgreSQL in milliseconds, and bytes that PostgreSQL writes and keeps. */
export type Cost = { node: number; postgres: number; log: number; kept: number }
export type Costs = Readonly<Record<'booking' | 'message' | 'search' | 'times' | 'drawn' | 'page', Cost>>

/** What comes with one booking: its messages, and what everybody looks at who books in the end or does not. */
export const perBooking = { booking: 1, message: 4, search: 6, times: 8, drawn: 2, page: 18 } as const satisfies Record<
  keyof Costs,
  number
>
/** So much of a month comes in its busiest second: a day of the busiest week, of which one hour brings an eighth. */
const peakShare = (1.3 / 30) * (1 / 8) * (1 / 3600)
/** More of a core is not planned with: beyond it those who wait grow faster than those who come. */
const busiest = 0.6
const reads = ['search', 'times', 'drawn', 'page'] as const
/**
 * What a statement of several nodes costs beside that of one: as was tried by hand, 38 bookings a second on the cores that did 84
 * on one node. So much of a booking's work is on the coordinator in any case: session, limits, key, jobs, ledger. Assumed.
 */
const dearer = 84 / 38
const onCoordinator = 0.5

export type Size = {
  perSecond: number
  /** Cores of all nodes, of what only the primary can do, and of what replicas can do as well. */
  nodeCores: number
  primaryCores: number
  readCores: number
  logMegabytesPerSecond: number
  keptGigabytesPerYear: number
  /** Where several nodes keep what belongs to providers: of the first of them, and of all others. */
  coordinatorCores: number
  shardCores: number
}

/** Of so many bookings a month, in its busiest second; cores at `busiest`. */
export function sizeOf(costs: Costs, bookingsPerMonth: number): Size {
  const perSecond = bookingsPerMonth * peakShare
  const sum = (of: keyof Cost, kinds: readonly (keyof Costs)[]) =>
    kinds.reduce((total, kind) => total + costs[kind][of] * perBooking[kind], 0)
  const all = Object.keys(perBooking) as (keyof Costs)[]
  const cores = (ms: number) => (perSecond * ms) / 1000 / busiest
  const [booking, message] = [sum('postgres', ['booking']), sum('postgres', ['message'])]
  return {
    perSecond,
    nodeCores: cores(sum('node', all)),
    primaryCores: cores(booking + message),
    readCores: cores(sum('postgres', reads)),
    logMegabytesPerSecond: (perSecond * sum('log', all)) / 1e6,
    keptGigabytesPerYear: (bookingsPerMonth * 12 * sum('kept', all)) / 1e9,
    coordinatorCores: cores(booking * onCoordinator + message),
    shardCores: cores((booking * (1 - onCoordinator) + sum('postgres', reads)) * dearer),
  }
}

/**
 * The share of the busiest of so many shards in all bookings, `providers` of very different size laid on them by chance: the
 * hundredth has half of what the largest has, the thousandth a tenth.
 */
export function busiestShare(shards: number, providers: number, random: () => number): number {
  const load = new Float64Array(shards)
  let all = 0
  for (let rank = 1; rank <= providers; rank++) {
    const share = 1 / (rank + 98)
    const shard = Math.floor(random() * shards)
    load[shard] = (load[shard] ?? 0) + share
    all += share
  }
  return Math.max(...load) / all
}

/**
 * How long it takes from coming to being served, in milliseconds, at the middle and for one of a hundred: `perSecond` come by chance
 * to so many cores, each takes `workMs` on average, most less and some much more.
 */
export function waitOf(perSecond: number, workMs: number, cores: number, random: () => number) {
  const freeAt = new Float64Array(cores)
  const times: number[] = []
  let now = 0
  for (let n = 0; n < 40_000; n++) {
    now += (-Math.log(1 - random()) * 1000) / perSecond
    let first = 0
    for (let core = 1; core < cores; core++) if ((freeAt[core] ?? 0) < (freeAt[first] ?? 0)) first = core
    const endsAt = Math.max(now, freeAt[first] ?? 0) - Math.log(1 - random()) * workMs
    freeAt[first] = endsAt
    times.push(endsAt - now)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
