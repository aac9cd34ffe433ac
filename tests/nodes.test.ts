import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get as httpGet } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../src/lib/postgres.server.ts'
import { type Answer, type Balancer, send, startBalancer } from './balancer.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { bearer, dateIn, london, makeProvider, startTestApp, type TestApp, type TestProvider } from './factories.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const isFull = process.env.TEST_FULL === '1'
const loadMs = isFull ? 70_000 : 2500
/** Nobody books more often than the limit of writes lets them. */
const pauseMs = isFull ? 2000 : 300
/** At the same time; others come for the second part, so that each has limits of their own. */
const customers = 6

let database: TestDatabase
let app: TestApp
let balancer: Balancer
let client: pg.Client
let provider: TestProvider
const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-nodes-'))
const nodes = new Map<ServerProcess, number>()

async function start(role: 'web' | 'worker'): Promise<ServerProcess> {
  const port = await freePort()
  const node = await startServerProcess({
    ROLE: role,
    PORT: String(port),
    APP_ORIGIN: `http://localhost:${balancer.port}`,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    TRUSTED_PROXIES: '1',
    // What one node counts, all of them count.
    RATE_LIMIT_FACTOR: '1',
    LOG_LEVEL: 'error',
  })
  nodes.set(node, port)
  return node
}

const portOf = (node: ServerProcess) => nodes.get(node) ?? 0
async function count(sql: string): Promise<number> {
  return Number((await client.query(`select count(*) ${sql}`)).rows[0].count)
}

beforeAll(async () => {
  database = await createTestDatabase()
  balancer = await startBalancer()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  app = await startTestApp({ database: { url: database.url, drop: async () => {} } })
  provider = await makeProvider(app, {
    staff: [{ name: 'Maya' }, { name: 'Theo' }],
    services: [{ name: 'Trim', durationMinutes: 30, priceMinor: 2000 }],
    columns: { booking_window_days: 90 },
  })
})

afterAll(async () => {
  await Promise.all([...nodes.keys()].map((node) => node.stop()))
  await balancer?.close()
  await app?.close()
  await client?.end()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Whom a node told to come again, by what it said and of what; and what broke off at the balancer and nobody asked again. */
const toldToWait = new Map<string, number>()
let brokenOff = 0

type Session = { token: string; cookie: string }
type Person = Session & { number: number }

/** A browser with an address of its own; a connection that breaks is an error. */
function visitor(number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const address = `203.0.113.${number}`
  const ask = async (
    method: string,
    path: string,
    more: Record<string, string> = {},
    body?: object,
  ): Promise<Answer> => {
    const headers = {
      'x-forwarded-for': address,
      origin: `http://localhost:${balancer.port}`,
      ...(body && { 'content-type': 'application/json' }),
      ...more,
    }
    const asked = () => send(balancer.port, { method, path, agent, headers }, body ? JSON.stringify(body) : '')
    let answer = await asked()
    // A machine with more to do than it can says so, and when to come again.
    for (let times = 0; times < 3 && answer.status === 503 && answer.headers['retry-after']; times++) {
      const why = `${method} ${path.split('?')[0]}: ${(JSON.parse(answer.body) as { code: string }).code}`
      toldToWait.set(why, (toldToWait.get(why) ?? 0) + 1)
      await sleep(1000)
      answer = await asked()
    }
    if (answer.status === 502 && answer.body === 'broken off') brokenOff++
    return answer
  }
  return { address, ask, close: () => agent.destroy() }
}
type Visitor = ReturnType<typeof visitor>

function sessionOf({ status, headers, body }: Answer): Session {
  expect([status < 300, body]).toEqual([true, body])
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  return { token: (JSON.parse(body) as { token: string }).token, cookie }
}

const password = 'a quiet lantern 42'
const emailOf = (number: number) => `customer-${number}@nodes.test`

type Load = { answered: number; booked: Map<string, string>; refused: number; lost: string[] }

/** Holds a slot, books it under a key, reads it back, renews its session, and looks at the page, each at the next node. */
async function book(number: number, session: Session, load: Load, until: () => boolean, firstDay: number) {
  const { ask, close } = visitor(number)
  let { token, cookie } = session
  const auth = () => ({ authorization: `Bearer ${token}` })
  const note = (what: string, { status, body }: Answer, wanted: readonly number[]) => {
    load.answered++
    if (!wanted.includes(status) && !(status === 502 && body === 'broken off'))
      load.lost.push(`${number} ${what}: ${status} ${body.slice(0, 200)}`)
  }
  const [serviceId = ''] = provider.serviceIds
  for (let round = 0; !until(); round++) {
    // Two want each, of two staff members one is taken: the other serves the second.
    const at = Math.floor((number % customers) / 2) + 3 * round
    const [date, half] = [dateIn(firstDay + Math.floor(at / 16)), at % 16]
    const dateTime = london(date, `${String(9 + (half >> 1)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
    const wanted = { providerId: provider.providerId, staffId: provider.staffId, dateTime }
    const held = await ask('POST', '/api/bookings/holds', auth(), { ...wanted, serviceIds: [serviceId] })
    note('hold', held, [201, 409])
    const holdId = held.status === 201 ? (JSON.parse(held.body) as { data: { id: string } }).data.id : undefined
    const booking = { ...wanted, serviceId, ...(holdId && { holdId }) }
    const key = { 'idempotency-key': `key-${number}-${firstDay}-${round}` }
    const booked = await ask('POST', '/api/bookings', { ...auth(), ...key }, booking)
    note('book', booked, [201, 409])
    // A hold counts at every node, wherever it was made; one whose booking was broken off goes with the next of its customer.
    const isRefused = held.status === 201 && booked.status === 409
    if (isRefused || (held.status === 409 && booked.status === 201 && brokenOff === 0))
      load.lost.push(`${number} held ${dateTime} ${held.status}, booked ${booked.status}`)
    if (booked.status === 201) {
      const { id } = (JSON.parse(booked.body) as { data: { id: string } }).data
      load.booked.set(id, `${number}`)
      // Asked again, as by whoever has not heard the answer: the same booking.
      const again = round % 3 === 0 ? await ask('POST', '/api/bookings', { ...auth(), ...key }, booking) : booked
      note('book again', again, [201])
      if (!again.body.includes(id)) load.lost.push(`${number} booked twice`)
      const mine = await ask('GET', '/api/users/bookings?list=upcoming', auth())
      note('list', mine, [200])
      if (!mine.body.includes(id)) load.lost.push(`${number} does not see ${id}`)
    } else load.refused++
    if (round % 2 === 0) {
      const renewed = await ask('POST', '/api/auth/refresh', { cookie }, {})
      note('refresh', renewed, [200])
      if (renewed.status === 200) ({ token, cookie } = sessionOf(renewed))
    }
    note('page', await ask('GET', `/provider/${provider.slug}?lng=en`), [200])
    await sleep(pauseMs)
  }
  close()
}

async function underLoad(
  sessions: readonly Person[],
  firstDay: number,
  meanwhile: () => Promise<unknown>,
): Promise<Load> {
  const load: Load = { answered: 0, booked: new Map(), refused: 0, lost: [] }
  let isOver = false
  const working = sessions.map(({ number, ...session }) => book(number, session, load, () => isOver, firstDay))
  try {
    await meanwhile()
  } finally {
    isOver = true
    await Promise.all(working)
  }
  return load
}

/** What holds however many nodes there are. */
async function holds(load: Load) {
  expect(load.lost).toEqual([])
  const ids = [...load.booked.keys()]
  const { rows } = await client.query(
    `select booking_id::text as id, count(*) over () as count from booking where booking_id = any($1::uuid[])`,
    [ids],
  )
  expect(rows.length).toBe(ids.length)
  expect(
    await count(`from occupation a join occupation b on a.provider_id = b.provider_id and a.staff_id = b.staff_id
      and a.during && b.during and a.ctid < b.ctid where a.blocking and b.blocking`),
  ).toBe(0)
}

/** At one node itself: a balancer would say of none where it leads. */
function openStream(visitor: Visitor, token: string, port: number) {
  let heard = ''
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': visitor.address }
  const asked = httpGet({ host: '127.0.0.1', port, path: '/api/notifications/stream', headers }, (answer) => {
    answer.setEncoding('utf8').on('data', (text: string) => {
      heard += text
    })
    answer.on('error', end).on('close', end)
  })
  asked.on('error', end)
  onTestFinished(() => void asked.destroy())
  return { heard: () => heard, hasEnded: () => hasEnded }
}

const full = 300_000
test('web nodes and workers on one database are one site: one is killed and one added under load, and nothing is lost', {
  timeout: full,
}, async () => {
  const beganAt = Date.now()
  const webs = await Promise.all([start('web'), start('web'), start('web')])
  const [first] = webs
  if (!first) return
  balancer.add(portOf(first))
  await expect.poll(() => balancer.ready.size).toBe(1)

  // Sign-up at one node and log-in at another: the same session.
  const people = Array.from({ length: 2 * customers }, (_value, number) => visitor(number))
  const name = { firstName: 'Nia', lastName: 'Campbell' }
  const registered = await Promise.all(
    people.map(({ ask }, number) =>
      ask('POST', '/api/auth/register', {}, { ...name, email: emailOf(number), password }),
    ),
  )
  for (const answer of registered) sessionOf(answer)
  await client.query('update account set email_verified_at = now() where email_verified_at is null')

  // A web node does no job, nor does it call any.
  await sleep(700)
  expect(await count(`from pgboss.job where state not in ('created', 'retry')`)).toBe(0)
  expect(await count('from pgboss.schedule')).toBe(0)
  expect(await count(`from pgboss.job where name = 'old-answers'`)).toBe(0)
  expect(await count(`from pgboss.job where state = 'created'`)).toBeGreaterThan(0)

  const signIn = (those: readonly number[]): Promise<Person[]> =>
    Promise.all(
      those.map(async (number) => {
        const credentials = { email: emailOf(number), password }
        const answer = await people[number]?.ask('POST', '/api/auth/login', {}, credentials)
        return { number, ...sessionOf(answer as Answer) }
      }),
    )
  const all = [...people.keys()]
  const workers: ServerProcess[] = []
  // One node alone, the same load; meanwhile the workers come.
  const alone = await underLoad(await signIn(all.slice(0, customers)), 2, async () => {
    workers.push(...(await Promise.all([start('worker'), start('worker')])))
    await sleep(isFull ? loadMs / 7 : 300)
  })
  await holds(alone)
  // Each of the first times by one of the two who want it, however busy the machine is.
  expect(alone.booked.size).toBeGreaterThanOrEqual(customers / 2)

  for (const web of webs) balancer.add(portOf(web))
  await expect.poll(() => balancer.ready.size).toBe(3)

  const sessions = await signIn(all.slice(customers))

  // A worker answers whoever asks how it is, and nobody else.
  for (const worker of workers) {
    const statusOf = async (path: string) => (await fetch(`${worker.origin}${path}`)).status
    expect(await statusOf('/health/ready')).toBe(200)
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/health/metrics')).toBe(200)
    expect([await statusOf('/'), await statusOf('/api/categories'), await statusOf('/robots.txt')]).toEqual([
      404, 404, 404,
    ])
  }

  // What one counts, all count: as many wrong passwords are taken by three nodes in turn as by one.
  const guesses = async (number: number, port: number) => {
    const headers = {
      'x-forwarded-for': `203.0.113.${number}`,
      origin: `http://localhost:${balancer.port}`,
      'content-type': 'application/json',
    }
    const wrong = JSON.stringify({ email: emailOf(number - 200), password: 'wrong wrong 1' })
    const statuses: number[] = []
    for (let tries = 0; tries < 9; tries++)
      statuses.push(
        (await send(port, { method: 'POST', path: '/api/auth/login', agent: false, headers }, wrong)).status,
      )
    return statuses
  }
  const byOne = await guesses(200, portOf(first))
  expect([byOne[0], byOne.at(-1)]).toEqual([401, 429])
  expect(await guesses(201, balancer.port)).toEqual(byOne)

  // Of many who want one time at the same moment one has it.
  const [serviceId = ''] = provider.serviceIds
  const wanted = {
    providerId: provider.providerId,
    staffId: provider.staffId,
    serviceId,
    dateTime: london(dateIn(60), '10:00'),
  }
  const raced = await Promise.all(
    sessions.map(({ number, token }) =>
      people[number]?.ask('POST', '/api/bookings', { authorization: `Bearer ${token}` }, wanted),
    ),
  )
  expect(raced.map((answer) => answer?.status).toSorted()).toEqual([201, ...Array(customers - 1).fill(409)])

  // What is told by one is heard at each.
  const owner = await bearer(app, provider.owner)
  const reader = visitor(210)
  const streams = webs.map((web) => openStream(reader, owner.replace('Bearer ', ''), portOf(web)))
  await expect.poll(() => streams.every(({ heard }) => heard().includes(': open'))).toBe(true)
  const page = async (web: ServerProcess) => (await fetch(`${web.origin}/provider/${provider.slug}?lng=en`)).text()
  // Kept by each, so that each has to forget it.
  const hits = async ({ origin }: ServerProcess) => {
    const text = await (await fetch(`${origin}/health/metrics`)).text()
    return Number(/^cache_requests_total\{cache="pages",result="hit"\} (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  for (const web of webs) {
    const before = await hits(web)
    await expect.poll(() => page(web).then(() => hits(web))).toBeGreaterThan(before)
  }
  const renamed = await reader.ask(
    'PUT',
    `/api/providers/${provider.providerId}`,
    { authorization: owner },
    { businessName: 'One of Three' },
  )
  expect(renamed.status).toBe(200)
  for (const web of webs) await expect.poll(() => page(web)).toContain('One of Three')

  // Until somebody is killed every node has answered all that it was asked.
  expect(balancer.losses).toEqual([])
  const killed = webs[2]
  const killedPort = killed ? portOf(killed) : 0
  const together = await underLoad(sessions, 20, async () => {
    await sleep(loadMs / 3)
    for (const { heard } of streams) await expect.poll(heard).toContain('event: ')
    if (killed) {
      // However little there is to do, some of it is asked of whoever dies.
      const asking = people.map(({ ask }) => ask('GET', `/provider/${provider.slug}?lng=en`))
      await killed.kill()
      nodes.delete(killed)
      expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(people.map(() => 200))
    }
    balancer.add(portOf(await start('web')))
    await expect.poll(() => balancer.ready.size).toBe(3)
    await sleep(loadMs / 3)
  })
  await holds(together)
  expect(together.booked.size).toBeGreaterThan(customers)
  expect(balancer.answered.size).toBe(4)
  // Only what the killed one was asked and had not answered: it died or was gone, and nothing else has gone wrong anywhere.
  const byReason = Object.groupBy(balancer.losses, ({ port, reason, isAgain }) =>
    [port === killedPort ? 'killed' : port, reason, isAgain ? 'asked again' : 'broken off'].join(' '),
  )
  const counted = Object.entries(byReason).map(([why, those = []]): [string, number] => [why, those.length])
  console.log('not answered by the killed node:', Object.fromEntries(counted))
  console.log('told to come again:', Object.fromEntries(toldToWait))
  for (const [why] of counted) expect(why).toMatch(/^killed (ECONNRESET|ECONNREFUSED|EPIPE) (asked again|broken off)$/)
  // At most what was under way there; what may be done twice was asked of the others, and whoever asked for the rest was told.
  const broken = balancer.losses.filter(({ isAgain }) => !isAgain)
  expect(broken.length).toBeLessThanOrEqual(customers)
  expect(brokenOff).toBe(broken.length)
  expect(balancer.losses.length).toBeGreaterThan(broken.length)
  // Two cores with other work may be too few; that is the only other answer.
  for (const [why] of toldToWait) expect(why).toMatch(/: busy$/)
  // And not one that a site may give to everybody.
  const waited = [...toldToWait.values()].reduce((sum, times) => sum + times, 0)
  expect(waited).toBeLessThanOrEqual((alone.answered + together.answered) / 50)
  expect(streams.map(({ hasEnded }) => hasEnded())).toEqual([false, false, true])

  // Every message once, at its first try: to the customer and to the business.
  const isQuiet = () => count(`from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`)
  await expect.poll(isQuiet, { timeout: 60_000, interval: 200 }).toBe(0)
  expect(await count(`from message where tries <> 1 and state <> 'dropped'`)).toBe(0)
  const ids = [...alone.booked.keys(), ...together.booked.keys()]
  const { rows } = await client.query(
    `select (select count(*) from message where state = 'sent' and position(id in key) > 0)::int as messages, count(*)::int as bookings
     from unnest($1::text[]) as id group by 1`,
    [ids],
  )
  expect(rows).toEqual([{ messages: 2, bookings: ids.length }])

  // What the clock starts was started once, by two workers that came at the same moment, and once for each of its hours.
  const { rows: clock } = await client.query(
    `select name, count(*)::int as times from pgboss.job where singleton_key = 'start' group by 1 having count(*) > 1`,
  )
  expect(clock).toEqual([])
  expect(
    await count(`from pgboss.job where name = 'old-answers' and singleton_key = 'start' and state = 'completed'`),
  ).toBe(1)
  // Whoever starts to look at the clock also calls what was due within the minute before; where none passes, there is nothing.
  const minutes = Array.from(
    { length: Math.floor(Date.now() / 60_000) - Math.floor(beganAt / 60_000) + 1 },
    (_, index) => new Date(beganAt + index * 60_000).getUTCMinutes(),
  )
  const { rows: started } = await client.query<{ name: string; cron: string; times: number }>(
    `select name, cron, count(*)::int as times from pgboss.job join pgboss.schedule using (name)
     where singleton_key is distinct from 'start' and singleton_key is distinct from 'woken' group by 1, 2`,
  )
  const most = ({ cron }: { cron: string }) => minutes.filter((minute) => isDueAt(cron, minute)).length
  expect(started.filter((one) => one.times > most(one))).toEqual([])
  // In a run that takes long enough some of it was.
  if (isFull) expect(started.map(({ name }) => name)).toContain('event-mending')
  for (const { close } of [...people, reader]) close()
})

// As far as its minutes say: `*`, `17`, `7,37`, `*/10`, `3-59/10`.
function isDueAt(cron: string, minute: number): boolean {
  const [field = ''] = cron.split(' ')
  return field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from = 0, to = part.includes('/') ? 59 : from] = range === '*' ? [0, 59] : range.split('-').map(Number)
    return minute >= from && minute <= to && (minute - from) % Number(step) === 0
  })
}
