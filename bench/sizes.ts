/** What one of it takes: processor time of a node and of PostgreSQL in milliseconds, and bytes that PostgreSQL writes and keeps. */
export type Cost = { node: number; postgres: number; log: number; kept: number }
export type Costs = Readonly<Record<'booking' | 'message' | 'search' | 'times' | 'drawn' | 'page', Cost>>
type Kind = keyof Costs

/** What comes with one booking: its messages, and what everybody looks at who books in the end or does not. */
export const perBooking = { booking: 1, message: 4, search: 6, times: 8, drawn: 2, page: 18 } as const satisfies Record<
  Kind,
  number
>
const all = Object.keys(perBooking) as Kind[]
const reads: readonly Kind[] = ['search', 'times', 'drawn', 'page']
const writes = all.filter((kind) => !reads.includes(kind))
/** So much of a month comes in its busiest second: a day of the busiest week, of which one hour brings an eighth. */
const peakShare = (1.3 / 30) * (1 / 8) * (1 / 3600)
export const perSecondOf = (bookingsPerMonth: number) => bookingsPerMonth * peakShare
export const perMonthOf = (perSecond: number) => perSecond / peakShare
/** More of a core is not planned with: beyond it those who wait grow faster than those who come. */
const busiest = 0.6
/**
 * What a statement of several nodes costs beside that of one: as was tried by hand, 38 bookings a second on the cores that did 84
 * on one node. A search is asked of all of them: ten times the work on 32 shards, so that each takes a part that no further one
 * makes smaller.
 */
const dearer = 84 / 38
const partOfSearch = (10 - dearer) / 32
/**
 * So much of it is on the coordinator in any case, assumed: of a booking session, limits, key, jobs and ledger; of a message all
 * but what it reads of the booking.
 */
const onCoordinator = { booking: 0.5, message: 0.8, search: 0, times: 0, drawn: 0, page: 0 } as const satisfies Record<
  Kind,
  number
>

export type Size = {
  perSecond: number
  /** Cores of all nodes, of what only the primary can do, and of what replicas can do as well. */
  nodeCores: number
  primaryCores: number
  readCores: number
  logMegabytesPerSecond: number
  keptGigabytesPerYear: number
}

/** Of so many bookings a month, in its busiest second; cores at `busiest`. */
export function sizeOf(costs: Costs, bookingsPerMonth: number): Size {
  const perSecond = perSecondOf(bookingsPerMonth)
  const sum = (of: keyof Cost, kinds: readonly Kind[]) =>
    kinds.reduce((total, kind) => total + costs[kind][of] * perBooking[kind], 0)
  const cores = (ms: number) => (perSecond * ms) / 1000 / busiest
  return {
    perSecond,
    nodeCores: cores(sum('node', all)),
    primaryCores: cores(sum('postgres', writes)),
    readCores: cores(sum('postgres', reads)),
    logMegabytesPerSecond: (perSecond * sum('log', all)) / 1e6,
    keptGigabytesPerYear: (bookingsPerMonth * 12 * sum('kept', all)) / 1e9,
  }
}

/** What an installation consists of. `cores`: of each PostgreSQL; a node is one process and one core. */
export type Layout = { nodes: number; cores: number; replicas?: number; shards?: number }
/** What comes to one machine for each booking of the site: so many of a kind, each so long, in milliseconds. */
type Work = { kind: Kind; count: number; ms: number }
export type Part = { name: 'node' | 'primary' | 'replica' | 'coordinator' | 'shard'; cores: number; work: Work[] }

/**
 * The machines of a layout, of several of a kind the busiest: nodes and replicas are taken in turn, a shard has `share` of all
 * bookings and with them of all that belongs to providers.
 */
export function partsOf(costs: Costs, { nodes, cores, replicas = 0, shards = 0 }: Layout, share: number): Part[] {
  const work = (kinds: readonly Kind[], of: 'node' | 'postgres', machines = 1) =>
    kinds.map((kind) => ({ kind, count: perBooking[kind] / machines, ms: costs[kind][of] }))
  const node: Part = { name: 'node', cores: 1, work: work(all, 'node', nodes) }
  if (shards === 0) {
    const primary: Part = { name: 'primary', cores, work: work(replicas ? writes : all, 'postgres') }
    return replicas
      ? [node, primary, { name: 'replica', cores, work: work(reads, 'postgres', replicas) }]
      : [node, primary]
  }
  const staying = all.map((kind) => ({ kind, count: perBooking[kind], ms: costs[kind].postgres * onCoordinator[kind] }))
  const leaving = all.map((kind) => ({
    kind,
    ...(kind === 'search'
      ? { count: perBooking[kind], ms: costs[kind].postgres * (dearer * share + partOfSearch) }
      : { count: perBooking[kind] * share, ms: costs[kind].postgres * (1 - onCoordinator[kind]) * dearer }),
  }))
  return [node, { name: 'coordinator', cores, work: staying }, { name: 'shard', cores, work: leaving }]
}

/** Of what one machine can do, so much at so many bookings a second of the site; from 1 on it cannot. */
export const usedOf = ({ work, cores }: Part, perSecond: number) =>
  work.reduce((total, { count, ms }) => total + count * ms, 0) * (perSecond / 1000 / cores)

/** Bytes of log for each booking, of the one PostgreSQL that writes most. */
export function logOf(costs: Costs, { shards = 0 }: Layout, share: number): number {
  const sum = (part: (kind: Kind) => number) =>
    all.reduce((total, kind) => total + costs[kind].log * perBooking[kind] * part(kind), 0)
  if (shards === 0) return sum(() => 1)
  return Math.max(
    sum((kind) => onCoordinator[kind]),
    sum((kind) => (1 - onCoordinator[kind]) * share),
  )
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
 * How long it takes on one machine from coming to being served, in milliseconds, at the middle and for one of a hundred, at so many
 * bookings a second of the site: all that comes with them comes by chance to its cores, each takes its `ms` on average, most less
 * and some much more. `used`: how much of the cores it took.
 */
export function waitOf({ work, cores }: Part, perSecond: number, random: () => number) {
  const coming = work.filter(({ count, ms }) => count > 0 && ms > 0)
  const perBooking = coming.reduce((total, { count }) => total + count, 0)
  if (perBooking === 0) return { p50: 0, p99: 0, used: 0 }
  const msAt = (place: number) => {
    let upTo = 0
    for (const { count, ms } of coming) {
      upTo += count / perBooking
      if (place < upTo) return ms
    }
    return coming.at(-1)?.ms ?? 0
  }
  const freeAt = new Float64Array(cores)
  const times: number[] = []
  let [now, busy] = [0, 0]
  for (let n = 0; n < 40_000; n++) {
    now += (-Math.log(1 - random()) * 1000) / (perSecond * perBooking)
    const takes = -Math.log(1 - random()) * msAt(random())
    let first = 0
    for (let core = 1; core < cores; core++) if ((freeAt[core] ?? 0) < (freeAt[first] ?? 0)) first = core
    const endsAt = Math.max(now, freeAt[first] ?? 0) + takes
    freeAt[first] = endsAt
    busy += takes
    times.push(endsAt - now)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), used: busy / (now * cores) }
}

/** A tenth of what 99 of 100 answers may take in all (2.5 s): an answer asks several times. In milliseconds. */
export const slowest = 250
/** What the disk of a PostgreSQL and the line to whoever follows it write down, assumed; in bytes a second. */
export const writtenPerSecond = 200e6

/** Bookings a second of the site from which on one of a hundred waits longer than `slowest` at this machine. */
export function wallOf(part: Part, random: () => () => number): number {
  const most = 1 / usedOf(part, 1)
  // A wait needs no full use where what comes is long; over full use it only grows.
  let [under, over] = [0, 1.5 * most]
  for (let step = 0; step < 14; step++) {
    const middle = (under + over) / 2
    if (waitOf(part, middle, random()).p99 > slowest) over = middle
    else under = middle
  }
  return under
}
