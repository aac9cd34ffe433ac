import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { migrate } from '../src/lib/migrate.server.ts'
import { freePort, startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { type Balancer, send, startBalancer } from '../tests/balancer.ts'
import { startServerProcess } from '../tests/server-process.ts'
import { newPool } from './booking-replay.ts'
import { at, openProvider, signUp } from './bookings.bench.ts'
import { load } from './measure.ts'

const seconds = 10
const connections = 24
const customers = 24
const providers = 12
/** What the smallest of them answers on two quiet cores; beside other work it falls behind, which the rate says. */
const offered = 60

type Role = 'all' | 'web' | 'worker'

const layouts: readonly (readonly [string, readonly Role[]])[] = [
  ['one for everything', ['all']],
  ['1 web, 1 worker', ['web', 'worker']],
  ['3 web, 2 workers', ['web', 'web', 'web', 'worker', 'worker']],
]

/**
 * The same visitors behind the same balancer on the same database, first with one node, then with one for requests beside one
 * for jobs, then with three beside two. Client, balancer, nodes and database share this machine's cores. Throws where a request
 * of the offered load failed, a booking was lost, two overlap or somebody was written to twice.
 */
export async function run() {
  const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-nodes-'))
  const postgres = await startThrowawayPostgres()
  await migrate(postgres.url())
  const balancer = await startBalancer()
  const pool = newPool(postgres.url(), 4)
  const start = async (role: Role) => {
    const port = await freePort()
    const node = await startServerProcess({
      ROLE: role,
      PORT: String(port),
      APP_ORIGIN: `http://localhost:${balancer.port}`,
      DATABASE_URL: postgres.url(),
      DATA_DIR: dataDir,
      DEMO: '0',
      AUTH_SECRET: 'a secret of more than thirty-two characters',
      RATE_LIMIT_FACTOR: '1000000',
      CALLS_IN_FLIGHT: '1000',
      LOG_LEVEL: 'fatal',
    })
    if (role !== 'worker') balancer.add(port)
    return { node, port }
  }
  const rows: Awaited<ReturnType<typeof measured>>[] = []
  let visit: Visit | undefined
  try {
    for (const [name, roles] of layouts) {
      const nodes: Awaited<ReturnType<typeof start>>[] = []
      try {
        for (const role of roles) nodes.push(await start(role))
        const webs = roles.filter((role) => role !== 'worker').length
        while (balancer.ready.size < webs) await sleep(50)
        visit ??= await firstVisit(balancer, pool)
        rows.push(await measured(name, visit, pool))
      } finally {
        for (const { port } of nodes) balancer.remove(port)
        await Promise.all(nodes.map(({ node }) => node.stop()))
      }
    }
  } finally {
    await pool.end()
    await balancer.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  console.log(`6 free times, 2 searches, 2 bookings of 10, over ${connections} connections; times in ms`)
  console.table(rows)
  for (const { nodes, ...row } of rows)
    for (const what of ['failed', 'lost', 'overlaps', 'doubled', 'not written to once'] as const)
      if (row[what] !== 0) throw new Error(`${nodes}: ${what} ${row[what]}`)
}

async function firstVisit(balancer: Balancer, pool: pg.Pool): Promise<Visit> {
  const tokens = await signUp(`http://localhost:${balancer.port}`, customers)
  await pool.query('update account set email_verified_at = now()')
  const shops = await Promise.all(Array.from({ length: providers }, () => openProvider(pool)))
  return visitor(balancer, tokens, shops)
}

async function measured(name: string, visit: Visit, pool: pg.Pool) {
  const query = async (sql: string, values: unknown[] = []) =>
    Number((await pool.query(`select count(*) from ${sql}`, values)).rows[0].count)
  visit.booked.clear()
  // What the first calls compile and plan.
  await load({ connections, seconds: 3, work: visit.work })
  const most = await load({ connections, seconds, work: visit.work })
  const same = await load({ connections, seconds, work: visit.work, rate: offered })
  const due = `pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`
  const endedAt = performance.now()
  while (await query(due)) await sleep(100)
  const booked = [...visit.booked]
  return {
    nodes: name,
    'calls a second': most.perSecond,
    'p99 ms': most.p99,
    [`a second of ${offered} offered`]: same.perSecond,
    [`p50 ms at ${offered}/s`]: same.p50,
    [`p99 ms at ${offered}/s`]: same.p99,
    failed: same.failed,
    booked: booked.length,
    lost: booked.length - (await query('booking where booking_id = any($1::uuid[])', [booked])),
    overlaps: await query(
      `occupation a join occupation b on a.provider_id = b.provider_id and a.staff_id = b.staff_id and a.during && b.during
       and a.ctid < b.ctid where a.blocking and b.blocking`,
    ),
    doubled: await query('message where tries > 1'),
    // Two mails: to the customer and to the business.
    'not written to once': await query(
      `unnest($1::text[]) as id where (select count(*) from message where state = 'sent' and position(id in key) > 0) <> 2`,
      [booked],
    ),
    'jobs done after s': Math.round((performance.now() - endedAt) / 100) / 10,
  }
}

type Shop = Awaited<ReturnType<typeof openProvider>>
type Visit = ReturnType<typeof visitor>

function visitor({ port }: Balancer, tokens: readonly string[], shops: readonly Shop[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const booked = new Set<string>()
  let slots = 0
  const book = async () => {
    // Every half hour of each provider, one after the other.
    const slot = slots++
    const shop = shops[slot % shops.length]
    const nth = Math.floor(slot / shops.length)
    const [, serviceId] = shop?.serviceIds ?? []
    const headers = {
      authorization: `Bearer ${tokens[slot % tokens.length]}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const dateTime = at(2 + Math.floor(nth / 24), 540 + 30 * (nth % 24))
    const body = JSON.stringify({ providerId: shop?.providerId, serviceId, dateTime })
    const answer = await send(port, { method: 'POST', path: '/api/bookings', agent, headers }, body)
    if (answer.status !== 201) return false
    booked.add((JSON.parse(answer.body) as { data: { id: string } }).data.id)
    return true
  }
  const read = async (path: string) => (await send(port, { method: 'GET', path, agent })).status === 200
  const work = (index: number) => {
    const shop = shops[index % shops.length]
    if (index % 10 < 2) return book()
    if (index % 10 < 4) return read(`/search?search=cut-${index}`)
    const from = at(2 + (index % 40), 0).slice(0, 10)
    const to = at(9 + (index % 40), 0).slice(0, 10)
    return read(
      `/api/bookings/availability?providerId=${shop?.providerId}&serviceIds=${shop?.serviceIds[1]}&from=${from}&to=${to}`,
    )
  }
  return { work, booked }
}
