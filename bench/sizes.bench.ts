import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { search } from '../src/domains/search/contract.ts'
import { createHttpCall } from '../src/lib/api/call.ts'
import { addDays } from '../src/lib/time.server.ts'
import { startBuiltServer } from '../tests/built-server.ts'
import { seeded } from '../tests/random.ts'
import { startServerProcess } from '../tests/server-process.ts'
import { newPool } from './booking-replay.ts'
import { at, book, openProvider, signUp } from './bookings.bench.ts'
import { get } from './measure.ts'
import {
  busiestShare,
  type Cost,
  type Costs,
  type Layout,
  logOf,
  partsOf,
  perBooking,
  perMonthOf,
  perSecondOf,
  sizeOf,
  slowest,
  usedOf,
  waitOf,
  wallOf,
  writtenPerSecond,
} from './sizes.ts'

const metricsToken = 'a-token-of-the-bench-alone'
const connections = 8
const shops = 40
const bookings = 1500
/** With one business, 20 a day. */
const ofOne = 200
const cyclesPerSecond = 100

/**
 * What one booking, message, search and page takes of a node and of PostgreSQL, and what that makes of 1, 10 and 100 million
 * bookings a month. On Linux, where the kernel tells what each process has used.
 */
export async function run() {
  const costs = await measureCosts()
  const inMs = ({ node, postgres, log, kept }: Cost) => ({
    'node ms': round(node),
    'PostgreSQL ms': round(postgres),
    'log bytes': Math.round(log),
    'kept bytes': Math.round(kept),
  })
  console.table(Object.fromEntries(Object.entries(costs).map(([kind, cost]) => [kind, inMs(cost)])))
  console.log(
    `with one booking come ${Object.entries(perBooking)
      .map(([kind, count]) => `${count} × ${kind}`)
      .join(', ')}`,
  )
  console.table(
    [1e6, 1e7, 1e8].map((perMonth) => {
      const size = sizeOf(costs, perMonth)
      return {
        'bookings a month': perMonth,
        'a second, at most': round(size.perSecond),
        'cores of nodes': round(size.nodeCores),
        'of the primary': round(size.primaryCores),
        'of replicas': round(size.readCores),
        'log MB/s': round(size.logMegabytesPerSecond),
        'GB kept a year': Math.round(size.keptGigabytesPerYear),
      }
    }),
  )
  tellWalls(costs)
}

/** Each PostgreSQL of sixteen cores, but where everything is on one machine of four. */
const layouts: readonly (Layout & { name: string })[] = [
  { name: '1 node, PostgreSQL beside it', nodes: 1, cores: 3 },
  { name: '8 nodes, 1 PostgreSQL', nodes: 8, cores: 16 },
  { name: '16 nodes, primary, 2 replicas', nodes: 16, cores: 16, replicas: 2 },
  { name: '32 nodes, coordinator, 8 shards', nodes: 32, cores: 16, shards: 8 },
  { name: '128 nodes, coordinator, 64 shards', nodes: 128, cores: 16, shards: 64 },
]

/** What each layout does with each size of a site, and at which size which part of it is the first that is too slow. */
function tellWalls(costs: Costs) {
  const random = seeded(1)
  const known = layouts.map((layout) => {
    const share = layout.shards ? busiestShare(layout.shards, 1_000_000, random) : 1
    return { layout, share, parts: partsOf(costs, layout, share) }
  })
  for (const { layout, share } of known)
    if (layout.shards) console.log(`the busiest of ${layout.shards} shards has ${round(share * 100)} % of all`)
  console.log(`use in %, and ms at the middle and for one of a hundred, each at the busiest machine of its kind`)
  console.table(
    known.flatMap(({ layout, parts }) =>
      [1e6, 1e7, 1e8].map((perMonth) => {
        const each = parts.map((part): [string, string] => {
          const perSecond = perSecondOf(perMonth)
          const use = usedOf(part, perSecond)
          const { p50, p99 } = waitOf(part, perSecond, seeded(2))
          const spent = `${Math.round(use * 100)} %`
          return [part.name, use < 1 ? `${spent}, ${round(p50)} / ${round(p99)}` : `${spent}: cannot`]
        })
        return { layout: layout.name, 'bookings a month': perMonth, ...Object.fromEntries(each) }
      }),
    ),
  )
  console.log(`millions of bookings a month from which on one of a hundred waits longer than ${slowest} ms there`)
  console.table(
    known.map(({ layout, share, parts }) => {
      const inMillions = (perSecond: number) => Math.round(perMonthOf(perSecond) / 1e5) / 10
      const walls = new Map<string, number>(parts.map((part) => [part.name, wallOf(part, () => seeded(2))]))
      walls.set('log', writtenPerSecond / logOf(costs, layout, share))
      const [first] = [...walls].toSorted(([, a], [, b]) => a - b)
      const each = [...walls].map(([name, wall]): [string, number] => [name, inMillions(wall)])
      return { layout: layout.name, ...Object.fromEntries(each), 'first of all': first?.[0] }
    }),
  )
}

const round = (value: number) => Math.round(value * 100) / 100

type Shop = Awaited<ReturnType<typeof openProvider>>

async function measureCosts(): Promise<Costs> {
  const settings = {
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_FACTOR: '1000000',
    CALLS_IN_FLIGHT: '1000',
    LOG_LEVEL: 'fatal',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
  }
  const server = await startBuiltServer({ ...settings, ROLE: 'web' })
  const pool = newPool(server.databaseUrl, 4)
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const site = { origin: server.origin, tokens: await signUp(server.origin, 50), pool }
    await pool.query('update account set email_verified_at = now()')
    const providers = await Promise.all(Array.from({ length: shops }, () => openProvider(pool)))
    const call = createHttpCall({ base: server.origin, accessToken: () => null, refresh: async () => false })
    const found = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await call(search.providers, { limit: 50, page })).providers),
    )
    const shown = found.flat()
    const usage = await watch(pool, server.origin)
    const measured = (times: number, work: (index: number) => Promise<unknown>) =>
      usage.per(times, async () => {
        let next = 0
        const worker = async () => {
          for (let index = next++; index < times; index = next++)
            if ((await work(index)) === false) throw new Error('refused')
        }
        await Promise.all(Array.from({ length: connections }, worker))
      })
    const read = (path: string) => get(`${server.origin}${path}`, agent)()
    const ofShown = (index: number) => {
      const one = shown[index % shown.length]
      if (!one) throw new Error('nobody was found')
      return one
    }
    const bookOne = async (index: number, alone?: Shop) => {
      const provider = alone ?? providers[index % shops]
      if (!provider) throw new Error('no provider')
      const [, serviceId = ''] = provider.serviceIds
      const nth = alone ? index : Math.floor(index / shops)
      const start = at(2 + Math.floor(nth / 20), 540 + 30 * (nth % 20))
      return (await book(site, index, { provider, serviceIds: [serviceId], start })).code === 'done'
    }
    const timesOf = (index: number) => {
      const { id, serviceId, today } = ofShown(index)
      const from = addDays(today, index % 30)
      return read(
        `/api/bookings/availability?providerId=${id}&serviceIds=${serviceId}&from=${from}&to=${addDays(from, 6)}`,
      )
    }
    // What the first calls compile and plan.
    await measured(300, (index) => bookOne(bookings + index))
    await measured(300, timesOf)
    const drawn = await measured(shown.length, (index) => read(`/provider/${ofShown(index).slug}`))
    const costs = {
      booking: await measured(bookings, (index) => bookOne(index)),
      search: await measured(1000, (index) =>
        read(`/api/search/providers?search=cut&limit=20&page=${1 + (index % 9)}`),
      ),
      times: await measured(2000, timesOf),
      drawn,
      page: await measured(4000, (index) => read(`/provider/${ofShown(index % 50).slug}`)),
    }
    const alone = await openProvider(pool)
    const startedAt = performance.now()
    await measured(ofOne, (index) => bookOne(index, alone))
    const seconds = (performance.now() - startedAt) / 1000
    console.log(`one business, booked by ${connections} at once: ${round(ofOne / seconds)} bookings a second`)
    const { rows } = await pool.query(`select count(*)::int as waiting from message where state <> 'sent'`)
    const before = await countSent(pool)
    const worker = await startServerProcess({
      ...settings,
      ...{ ROLE: 'worker', DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, DEMO: '0' },
    })
    try {
      const ofWorker = await watch(pool, worker.origin)
      const message = await ofWorker.all(async () => {
        while ((await countDue(pool)) > 0) await sleep(200)
      })
      const sent = (await countSent(pool)) - before
      console.log(`${sent} messages were sent, ${rows[0].waiting} had waited`)
      const each = (value: number) => value / sent
      const { node, postgres, log, kept } = message
      return { ...costs, message: { node: each(node), postgres: each(postgres), log: each(log), kept: each(kept) } }
    } finally {
      await worker.stop()
    }
  } finally {
    await pool.end()
    await server.stop()
  }
}

const count = async (pool: pg.Pool, what: string) =>
  Number((await pool.query(`select count(*) from ${what}`)).rows[0].count)
const countSent = (pool: pg.Pool) => count(pool, `message where state = 'sent'`)
const countDue = (pool: pg.Pool) =>
  count(pool, `pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`)

/** What a server and its PostgreSQL have used while something was done. */
async function watch(pool: pg.Pool, origin: string) {
  const { rows } = await pool.query(`select current_setting('data_directory') as folder`)
  const [postmaster = ''] = readFileSync(join(rows[0].folder, 'postmaster.pid'), 'utf8').split('\n')
  const now = async (): Promise<Cost> => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const text = await (await fetch(`${origin}/health/metrics`, { headers })).text()
    const { rows } = await pool.query(`select pg_current_wal_lsn() - '0/0'::pg_lsn as log,
      pg_database_size(current_database()) as kept`)
    return {
      node: Number(text.match(/^process_cpu_seconds_total (\S+)/m)?.[1]) * 1000,
      postgres: usedBy(Number(postmaster)),
      log: Number(rows[0].log),
      kept: Number(rows[0].kept),
    }
  }
  const all = async (work: () => Promise<void>): Promise<Cost> => {
    const before = await now()
    await work()
    const after = await now()
    return {
      node: after.node - before.node,
      postgres: after.postgres - before.postgres,
      log: after.log - before.log,
      kept: after.kept - before.kept,
    }
  }
  const per = async (times: number, work: () => Promise<void>): Promise<Cost> => {
    const { node, postgres, log, kept } = await all(work)
    return { node: node / times, postgres: postgres / times, log: log / times, kept: kept / times }
  }
  return { all, per }
}

/** Milliseconds of the processor that a postmaster, its processes and those that have ended have used. */
function usedBy(postmaster: number): number {
  const cycles = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((total, pid) => {
      const fields = statOf(pid)
      const isIts = Number(pid) === postmaster || Number(fields[1]) === postmaster
      if (!isIts) return total
      const [own, system, children, ofChildren] = fields.slice(11, 15).map(Number)
      const ended = Number(pid) === postmaster ? (children ?? 0) + (ofChildren ?? 0) : 0
      return total + (own ?? 0) + (system ?? 0) + ended
    }, 0)
  return (cycles * 1000) / cyclesPerSecond
}

/** The fields of /proc/PID/stat after the name, which may hold anything: state, parent, ... */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
