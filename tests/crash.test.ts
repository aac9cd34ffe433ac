import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '../src/domains/payments/reconcile.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { freePort } from '../src/lib/postgres.server.ts'
import {
  bearer,
  dateIn,
  london,
  makeAccount,
  makeProvider,
  startTestApp,
  type TestApp,
  type TestProvider,
} from './factories.ts'
import {
  type DatabaseProxy,
  type MailServer,
  type Step,
  startDatabaseProxy,
  startMailServer,
  startWithholdingProxy,
} from './fault-proxy.ts'
import { bookUnpaid, buyCard, chargeCard, makePaidProvider, payWith, processorSays } from './paying.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-crash-'))
let app: TestApp
let proxy: DatabaseProxy
let mail: MailServer
let port: number
let server: ServerProcess

beforeAll(async () => {
  app = await startTestApp()
  proxy = await startDatabaseProxy(app.running.config.databaseUrl ?? '')
  mail = await startMailServer()
  port = await freePort()
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await Promise.all([proxy.close(), mail.close()])
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

let startedAt: Date

async function start(): Promise<ServerProcess> {
  startedAt = new Date()
  const started = await startServerProcess({
    PORT: String(port),
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LOG_LEVEL: 'error',
    // Nothing but the kill is to happen to money.
    SIMULATED_WEBHOOKS: 'lost',
    // Room for a request at every statement, each with a connection of its own.
    POOL_SIZE: '64',
  })
  // What it does of its own at its start begins transactions, too.
  await started.settles(0)
  return started
}

type Selection = { customer: Actor; provider: TestProvider; key: string; dateTime: string; holdId?: string }
type Answer = { status: number; text: string } | null

/** Of a customer of its own: of one customer's bookings each waits for the one before. */
async function selection(): Promise<Selection> {
  const services = [
    { name: 'Cut', durationMinutes: 30, priceMinor: 4000 },
    { name: 'Colour', durationMinutes: 60, priceMinor: 5000 },
  ]
  const [customer, provider] = await Promise.all([makeAccount(app), makeProvider(app, { services })])
  return { customer, provider, key: randomUUID(), dateTime: london(dateIn(1), '10:00') }
}

const send = ({ customer, provider: { providerId, serviceIds }, key, dateTime, holdId }: Selection, through = port) =>
  post(customer, '/bookings', { providerId, serviceIds, dateTime, ...(holdId && { holdId }) }, through, {
    'idempotency-key': key,
  })

const hold = ({ customer, provider: { providerId, serviceIds }, dateTime }: Selection) =>
  post(customer, '/bookings/holds', { providerId, serviceIds, dateTime })

async function heldSelection(): Promise<Selection> {
  const wanted = await selection()
  return { ...wanted, holdId: dataOf(await hold(wanted)).id }
}

const dataOf = (answer: Answer) =>
  (JSON.parse(answer?.text ?? '') as { data: { id: string; status: string; services: unknown[] } }).data

/** The answer's status and bytes; null when there was none. */
async function post(
  customer: Actor,
  path: string,
  body: object,
  through = port,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> {
  const authorization = await bearer(app, customer)
  const request = {
    method,
    headers: { 'content-type': 'application/json', authorization, connection: 'close', ...headers },
    body: JSON.stringify(body),
  }
  try {
    const response = await fetch(`http://127.0.0.1:${through}/api${path}`, request)
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

/** A job that the killed server had just taken up is given back once its heartbeat is missed, which is looked for every minute. */
const deadWorkerMs = 120_000

/** A mail to each side, what the bell says, and a look at who waits, at who comes later and at whether somebody has come back. */
const bookingJobs = 6

type Remains = { ids: string[]; keys: number; jobs: number; undone: number }

/**
 * What a selection has left in the database: all of it or nothing; a hold alone is looked at by the waitlist, and what the
 * bell says is pushed by a job of its own.
 */
async function remains({ provider: { providerId }, key }: Pick<Selection, 'provider' | 'key'>): Promise<Remains> {
  const { rows } = await sql<Remains>`
    select array(select booking_id from booking where provider_id = ${providerId}) as ids,
      (select count(*)::int from idempotency_key where key = ${key} and response is not null) as keys,
      (select count(*)::int from pgboss.job where data->>'providerId' = ${providerId} and name <> 'push'
        and name not like 'waitlist-after-hold-%') as jobs,
      (select count(*)::int from pgboss.job where data->>'providerId' = ${providerId} and state <> 'completed') as undone`.execute(
    app.running.db,
  )
  return rows[0] as Remains
}

/**
 * What a kill would leave taken, or about to be, until its heartbeat is missed: nothing that the kills of single statements
 * ask for. Free days are worked out all the time, and the next who do it do not wait for the one who was killed.
 */
async function noJobIsTaken(): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job
    where name <> 'free-days' and (state = 'active' or state < 'active' and start_after <= now()) limit 1`.execute(
    app.running.db,
  )
  if (rows.length > 0) proxy.letJobsOn()
  return rows.length === 0 && !proxy.isTakingJobs()
}

/** What begins a transaction next is the request: none of the server's jobs is at work, and it takes none until the answer is called. */
async function holdJobs(): Promise<() => void> {
  const letJobsTake = proxy.holdJobs()
  const isNoneAtWork = async () => {
    if (proxy.isTakingJobs()) return false
    // What the killed ones had taken stays theirs until their heartbeat is missed.
    const { rows } =
      await sql`select from pgboss.job where state = 'active' and started_on >= ${startedAt} limit 1`.execute(
        app.running.db,
      )
    if (rows.length > 0) proxy.letJobsOn()
    return rows.length === 0
  }
  try {
    await expect.poll(isNoneAtWork, { timeout: 30_000, interval: 20 }).toBe(true)
  } catch (error) {
    letJobsTake()
    throw error
  }
  return letJobsTake
}

/** Whose the time is: a booking's, a hold's, both or nobody's. */
async function takers({ provider: { providerId } }: Selection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct taker_id as id from occupation where provider_id = ${providerId} and blocking`.execute(
    app.running.db,
  )
  return rows.map(({ id }) => id)
}

/** The dead server's sessions are gone and with them their locks, and the provider can be locked at once. */
async function expectNothingHeld({ provider: { providerId } }: { provider: TestProvider }) {
  // In its own database: in others somebody may have been given one of the ports since.
  const sessions = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and client_port = any(${proxy.sessionPorts()}::int[])`.execute(
        app.running.db,
      )
    ).rows[0]?.n
  await expect.poll(sessions, { timeout: 30_000, interval: 20 }).toBe(0)
  await sql`select from provider where provider_id = ${providerId} for update nowait`.execute(app.running.db)
}

/** Where to kill: `position` counts the statements of a transaction from 1. */
type Point = { phase: Step['phase']; position: number; what: string; isLast: boolean }

/** Lets so many transactions of the next request go by, which are not what it is about. */
function passBy(transactions: number): () => void {
  const releases = Array.from({ length: transactions }, () => proxy.watch(() => undefined))
  return () => {
    for (const release of releases) release()
  }
}

/** The statements of one transaction that are worth a kill, the commit once more while it is on its way. */
async function pointsOf(ask: () => Promise<Answer>, isWorthIt: RegExp, status = 201, passed = 0): Promise<Point[]> {
  const statements: string[] = []
  const letJobsTake = await holdJobs()
  const letGo = passBy(passed)
  const release = proxy.watch(({ phase, sql: text }) => {
    if (phase === 'answered') statements.push(text)
    return undefined
  })
  const answer = await ask()
  release()
  letGo()
  letJobsTake()
  expect(answer?.status).toBe(status)
  expect(statements[0]).toMatch(/^(begin|start transaction)/i)
  expect(statements.at(-1)).toMatch(/^commit/i)
  const points = statements.map(
    (text, index): Point => ({
      phase: 'answered',
      position: index + 1,
      what: `after ${index + 1} of ${statements.length}: ${text.slice(0, 60)}`,
      isLast: index + 1 === statements.length,
    }),
  )
  const chosen = points.filter((_point, index) => process.env.TEST_FULL || isWorthIt.test(statements[index] ?? ''))
  expect(chosen.length, `of ${statements.join('\n')}`).toBeGreaterThan(3)
  return [...chosen, { phase: 'sent', position: statements.length, what: 'while it commits', isLast: false }]
}

type Struck<W> = (Point & { wanted: W })[]

/**
 * Brings one request to each of the points, where they stand side by side, and kills the server under them all. On a
 * machine so busy that the first are refused before the last is there, half of them at a time.
 */
async function killAt<W extends { provider: TestProvider }>(
  points: Point[],
  prepare: () => Promise<W>,
  ask: (wanted: W) => Promise<Answer>,
  passed = 0,
): Promise<Struck<W>> {
  const struck: Struck<W> = []
  for (const point of points) struck.push({ ...point, wanted: await prepare() })
  const answers = await killUnder(struck, ask, passed)
  if (answers.some((answer) => answer?.status === 503) && points.length > 1) {
    const middle = points.length >> 1
    server = await start()
    const first = await killAt(points.slice(0, middle), prepare, ask, passed)
    server = await start()
    return [...first, ...(await killAt(points.slice(middle), prepare, ask, passed))]
  }
  expect(answers, 'the clients hear nothing').toEqual(points.map(() => null))
  for (const { wanted } of struck) await expectNothingHeld(wanted)
  return struck
}

/** What the clients hear who have waited at their points when the server is killed. */
async function killUnder<W>(struck: Struck<W>, ask: (wanted: W) => Promise<Answer>, passed: number): Promise<Answer[]> {
  const { promise: isDead, resolve: tellAll } = Promise.withResolvers<void>()
  const answers: Promise<Answer>[] = []
  const releases = [await holdJobs()]
  try {
    for (const { wanted, phase, position } of struck) {
      const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
      const onStep = (step: Step) => {
        if (step.phase !== phase || step.index !== position) return undefined
        arrive()
        return isDead
      }
      const letGo = [passBy(passed), proxy.watch(onStep)]
      releases.push(...letGo)
      const answer = ask(wanted)
      answers.push(answer)
      const isRefused = await Promise.race([isThere.then(() => false), answer.then(() => true)])
      // A job's transaction would be taken for the one that never came, and stand there.
      if (isRefused) for (const release of letGo) release()
    }
    await expect.poll(noJobIsTaken, { timeout: 30_000, interval: 20 }).toBe(true)
    await server.kill()
  } finally {
    tellAll()
    for (const release of releases) release()
  }
  return Promise.all(answers)
}

/** After the kill a client tries again with the same key, twice. `isCommitted`: null when nobody can say. */
async function expectBookedOnce({ wanted, what }: { wanted: Selection; what: string }, left: Remains) {
  const [first, second] = [await send(wanted), await send(wanted)]
  expect(first?.status, what).toBe(201)
  expect(second, what).toEqual(first)
  const data = dataOf(first)
  expect(data).toMatchObject({ status: 'confirmed', services: [{ name: 'Cut' }, { name: 'Colour' }] })
  if (left.ids.length === 1) expect(data.id, what).toBe(left.ids[0])
  await expect
    .poll(() => remains(wanted), { timeout: deadWorkerMs, message: what })
    .toEqual({ ids: [data.id], keys: 1, jobs: bookingJobs, undone: 0 })
  expect(mail.taken.filter((id) => id.includes(data.id)).sort(), what).toEqual([
    expect.stringContaining('-1-customer'),
    expect.stringContaining('-1-provider'),
  ])
}

/** All of it or nothing: the booking, its answer under the key, the jobs and whose the time is. */
async function expectWhole({ wanted, what }: { wanted: Selection; what: string }): Promise<Remains> {
  const left = await remains(wanted)
  const isThere = left.ids.length === 1
  expect(left, what).toMatchObject(isThere ? { keys: 1, jobs: bookingJobs } : { ids: [], keys: 0, jobs: 0 })
  expect(await takers(wanted), what).toEqual(isThere ? left.ids : wanted.holdId ? [wanted.holdId] : [])
  return left
}

/** The others leave nothing that the one before has not left. */
const locksOrWrites = /insert into|\b(update|delete|notify|commit)\b|pg_notify/i

test.for([
  ['a booking', selection, locksOrWrites],
  ['what turns a hold into a booking', heldSelection, /\bhold\b|hold_id|^commit/i],
] as const)(
  'killed at any statement of %s, the site books once, and until then the time is nobody’s or the hold’s',
  { timeout: 200_000 },
  async ([_name, prepare, isWorthIt]) => {
    const tried = await prepare()
    const struck = await killAt(await pointsOf(() => send(tried), isWorthIt), prepare, send)
    const left: Remains[] = []
    for (const point of struck) {
      const found = await expectWhole(point)
      if (point.phase === 'answered') expect(found.ids.length, point.what).toBe(point.isLast ? 1 : 0)
      left.push(found)
    }
    server = await start()
    await Promise.all(struck.map((point, index) => expectBookedOnce(point, left[index] as Remains)))
  },
)

test('killed at any statement of a hold, the same selection again has one hold', { timeout: 200_000 }, async () => {
  const tried = await selection()
  const isWorthIt = /^(with "named" .* insert into "hold"|insert into "occupation"|select pg_notify|commit)/i
  const points = (await pointsOf(() => hold(tried), isWorthIt)).filter(({ phase }) => phase === 'answered')
  const struck = await killAt(points, selection, hold)
  const left: string[][] = []
  for (const { wanted, what, isLast } of struck) {
    left.push(await takers(wanted))
    expect(left.at(-1), what).toHaveLength(isLast ? 1 : 0)
  }
  server = await start()
  for (const [index, { wanted, what }] of struck.entries()) {
    const ids = [dataOf(await hold(wanted)).id, dataOf(await hold(wanted)).id]
    expect(new Set([...(left[index] ?? []), ...ids]).size, what).toBe(1)
    expect(await takers(wanted), what).toEqual([ids[0]])
  }
})

type Booked = Selection & { id: string }

/** A booking that can be moved for nothing, or cancelled for half its price, with its mails sent. */
async function booked(policy: object[]): Promise<Booked> {
  const wanted = await selection()
  const { providerId } = wanted.provider
  await sql`update provider set cancellation_policy = ${JSON.stringify(policy)} where provider_id = ${providerId}`.execute(
    app.running.db,
  )
  const { id } = dataOf(await send(wanted))
  await expect.poll(() => remains(wanted).then(({ undone }) => undone), { timeout: 30_000 }).toBe(0)
  return { ...wanted, id }
}

/** Between them nothing is left that the one before has not left. */
const changesABooking = /^\s*(update "booking"|insert into "?(occupation|ledger_entry|booking_change)|commit)/i

const movedTime = london(dateIn(3), '14:00')
const change = {
  move: {
    policy: [],
    ask: ({ customer, id }: Booked) => post(customer, `/bookings/${id}`, { dateTime: movedTime }, port, {}, 'PUT'),
    after: { status: 'confirmed', start: movedTime, active: 1, owed: 0 },
  },
  cancel: {
    policy: [{ hoursBefore: 720, feePercent: 50 }],
    ask: ({ customer, id }: Booked) => post(customer, `/bookings/${id}/cancel`, { reason: 'Ill' }),
    after: { status: 'cancelled', start: null, active: 0, owed: 4500 },
  },
}

/** What there is of a booking: `active` counts the times it has, each at its own start; `owed` what it has cost. */
async function stateOf({ id, dateTime }: Booked) {
  const { rows } = await sql<{
    status: string
    start: Date
    active: number
    torn: number
    owed: number
    changes: number
  }>`
    select status, starts_at as start, (select count(*)::int from booking_change h where h.booking_id = b.booking_id) as changes,
      (select count(*)::int from occupation o where o.booking_id = b.booking_id and blocking and lower(during) = b.starts_at) as active,
      (select count(*)::int from occupation o where o.booking_id = b.booking_id and lower(during) <> b.starts_at) +
      (select count(*)::int from segment g where g.booking_id = b.booking_id and g.position = 0 and g.starts_at <> b.starts_at) as torn,
      coalesce((select sum(amount_minor)::int from ledger_posting join ledger_entry using (posting_id)
        where ledger_posting.booking_id = b.booking_id and account = 'owed_by_customer'), 0) as owed
    from booking b where booking_id = ${id}`.execute(app.running.db)
  const row = rows[0] as (typeof rows)[0] & object
  const isMoved = row.start.getTime() !== Date.parse(dateTime)
  return { ...row, start: isMoved ? row.start.getTime() : null }
}

test.each(['move', 'cancel'] as const)(
  'killed at any statement of a %s, it has happened or it has not, and the second time it has happened once',
  { timeout: 300_000 },
  async (name) => {
    const { policy, ask, after } = change[name]
    const before = { status: 'confirmed', start: null, active: 1, torn: 0, owed: 0, changes: 1 }
    const done = { ...after, start: after.start && Date.parse(after.start), torn: 0, changes: 2 }
    const tried = await booked(policy)
    const points = await pointsOf(() => ask(tried), changesABooking, 200)
    expect(await stateOf(tried)).toEqual(done)
    const struck = await killAt(points, () => booked(policy), ask)
    for (const { wanted, phase, what, isLast } of struck) {
      const left = await stateOf(wanted)
      if (phase === 'sent') expect([before, done], what).toContainEqual(left)
      else expect(left, what).toEqual(isLast ? done : before)
    }
    server = await start()
    for (const { wanted, what } of struck) {
      const answers = [await ask(wanted), await ask(wanted)]
      expect(answers[0]?.status, what).toBe(200)
      expect(answers[1], what).toEqual(answers[0])
      expect(await stateOf(wanted), what).toEqual(done)
      await expect.poll(() => remains(wanted).then(({ undone }) => undone), { timeout: deadWorkerMs }).toBe(0)
      const sent = mail.taken.filter((message) => message.includes(`${wanted.id}-2-`)).sort()
      expect(sent, what).toEqual([expect.stringContaining('-2-customer'), expect.stringContaining('-2-provider')])
    }
  },
)

type Paying = Awaited<ReturnType<typeof bookUnpaid>> & { key: string; code?: string }

/** A booking that waits for a payment its bank has agreed to; or one that is paid. */
async function charged(isPaid: boolean): Promise<Paying> {
  const letJobsTake = await holdJobs()
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await (isPaid ? payWith(app, paying) : chargeCard(app, paying, 'success'))
  // The server looks at what is unsettled every minute, and is to leave it to whoever confirms it.
  await sql`update payment set look_at = now() + interval '1 hour' where payment_id = ${paying.paymentId}`.execute(
    app.running.db,
  )
  letJobsTake()
  return { ...paying, key: randomUUID() }
}

/** Of everything, as soon as what its jobs do is done. */
async function reconcileAll() {
  await expect.poll(noJobIsTaken, { timeout: 30_000, interval: 20 }).toBe(true)
  await sql`update payment set look_at = now() where look_at > now()`.execute(app.running.db)
  await reconcile(app.ctx())
}

/** Somebody with a gift card for all of the visit they want. */
async function gifted(): Promise<Paying> {
  const [provider, customer] = await Promise.all([makePaidProvider(app), makeAccount(app)])
  const { code } = await buyCard(app, provider, await makeAccount(app), { amount: 50 })
  return { customer, provider, bookingId: '', paymentId: '', key: randomUUID(), code: code ?? '' }
}

/** `passed`: the processor is asked first, and the simulator keeps its state in the same database. */
const moneyMoves = {
  payment: {
    prepare: () => charged(false),
    passed: 1,
    status: 200,
    ask: ({ customer, paymentId }: Paying) => post(customer, `/payments/confirm/${paymentId}`, {}),
  },
  refund: {
    prepare: () => charged(true),
    passed: 0,
    status: 200,
    ask: ({ provider: { owner }, paymentId, key }: Paying) =>
      post(owner, `/payments/${paymentId}/refund`, { amount: 12.5 }, port, { 'idempotency-key': key }),
  },
  redemption: {
    prepare: gifted,
    passed: 0,
    status: 201,
    ask: ({ customer, provider: { providerId, serviceIds }, key, code }: Paying) =>
      post(
        customer,
        '/bookings',
        { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(2), '10:00'), giftCards: [code] },
        port,
        { 'idempotency-key': key },
      ),
  },
}

/** All that there is of money with a provider: it is whole, whichever way it went. */
async function moneyOf({ provider: { providerId } }: Paying) {
  const { rows } = await sql<{ payments: unknown; bookings: unknown; refunds: unknown; spent: unknown; books: object }>`
    select (select json_agg(json_build_array(status, captured_minor, returned_minor) order by created_at)
        from payment where provider_id = ${providerId}) as payments,
      (select json_agg(json_build_array(status, pay_by is null, gift_minor) order by created_at)
        from booking where provider_id = ${providerId}) as bookings,
      (select json_agg(json_build_array(status, amount_minor)) from refund where provider_id = ${providerId}) as refunds,
      (select json_agg(amount_minor) from gift_redemption where provider_id = ${providerId}) as spent,
      (select json_object_agg(account, sum) from (select e.account, sum(e.amount_minor)::int as sum
        from ledger_posting p join ledger_entry e on e.posting_id = p.posting_id
        where p.provider_id = ${providerId} group by e.account) s) as books`.execute(app.running.db)
  return rows[0] as (typeof rows)[0] & object
}

test.each(['payment', 'refund', 'redemption'] as const)(
  'killed at any statement of a %s, it has happened or it has not, and after a start and one reconciliation nothing differs',
  { timeout: 300_000 },
  async (name) => {
    const { prepare, ask, passed, status } = moneyMoves[name]
    const tried = await prepare()
    const before = await moneyOf(tried)
    // A refund is sent by its job.
    const letJobsTake = await holdJobs()
    const points = await pointsOf(() => ask(tried), /^\s*(update|insert|commit)/i, status, passed)
    const asked = await moneyOf(tried)
    letJobsTake()
    expect(asked).not.toEqual(before)
    await reconcileAll()
    const after = await moneyOf(tried)
    // The processor may have been told already.
    const done = [asked, after]
    const struck = await killAt(points, prepare, ask, passed)
    for (const { wanted, phase, what, isLast } of struck) {
      const left = await moneyOf(wanted)
      const possible = phase === 'sent' ? [before, ...done] : isLast ? done : [before]
      expect(possible, what).toContainEqual(left)
    }
    server = await start()
    // Whoever pays may have gone: nobody asks again. A refund or a booking that was not heard of is asked for again.
    if (name !== 'payment') for (const { wanted } of struck) expect((await ask(wanted))?.status).toBe(status)
    await reconcileAll()
    for (const { wanted, what } of struck) {
      expect(await moneyOf(wanted), what).toEqual(after)
      if (name === 'redemption') continue
      const { taken, given } = await processorSays(app, wanted)
      expect(after.books, what).toMatchObject({ held_by_processor: taken - given })
    }
  },
)

test('killed between the commit and the answer, the site books once', { timeout: 60_000 }, async () => {
  const wanted = await selection()
  const front = await startWithholdingProxy(port, () => server.kill())
  // Holds the jobs: the mail is not to go out before the end.
  const release = proxy.holdJobs()
  expect(await send(wanted, front.port)).toBeNull()
  release()
  await front.close()
  await expectNothingHeld(wanted)
  const point = { wanted, what: 'before the answer' }
  const left = await expectWhole(point)
  expect(left.ids).toHaveLength(1)
  server = await start()
  await expectBookedOnce(point, left)
})

test('killed under load, the site keeps what it has answered and books nothing twice', {
  timeout: 300_000,
}, async () => {
  const writers = 8
  const cycles = process.env.TEST_FULL ? 12 : 3
  const selections = await Promise.all(Array.from({ length: writers }, selection))
  const answered: string[] = []
  const back: number[] = []
  let isOver = false
  const write = async (own: Selection) => {
    for (let index = 0; !isOver; index++) {
      const time = `${String(9 + 2 * (index % 4)).padStart(2, '0')}:00`
      const wanted = { ...own, key: randomUUID(), dateTime: london(dateIn(1 + (index >> 2)), time) }
      // As a client does: the same key until there is an answer.
      let answer = await send(wanted)
      while (answer === null || answer.status === 503) {
        await sleep(50)
        answer = await send(wanted)
      }
      expect(answer.status, answer.text).toBe(201)
      answered.push(dataOf(answer).id)
    }
  }
  const working = Promise.all(selections.map(write))
  for (let cycle = 0; cycle < cycles; cycle++) {
    await sleep(300 + Math.random() * 300)
    await server.kill()
    const startedAt = performance.now()
    server = await start()
    back.push(Math.round(performance.now() - startedAt))
  }
  isOver = true
  await working
  const { rows } = await sql<{ id: string }>`select booking_id as id from booking
    where provider_id = any(${selections.map(({ provider }) => provider.providerId)}::uuid[]) and status = 'confirmed'`.execute(
    app.running.db,
  )
  console.log(`${answered.length} bookings answered over ${cycles} kills; back after ${back.join(', ')} ms`)
  expect(rows.map(({ id }) => id).sort()).toEqual(answered.sort())
  // No booking without its jobs, and no job without its booking.
  const { rows: jobs } = await sql<{ id: string; n: number }>`select data->>'bookingId' as id, count(*)::int as n
    from pgboss.job where name <> 'dead-letter' and data ? 'bookingId' and data->>'change' = '1'
      and data->>'providerId' = any(${selections.map(({ provider }) => provider.providerId)}::text[])
    group by 1 order by 1`.execute(app.running.db)
  expect(jobs.map(({ id }) => id)).toEqual(answered)
  expect(new Set(jobs.map(({ n }) => n))).toEqual(new Set([bookingJobs]))
})

test.runIf(process.env.TEST_FULL)(
  'killed while it sends a mail, the site sends the same message again',
  { timeout: 240_000 },
  async () => {
    const waiting = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from pgboss.job
          where name like 'booking-%' and state < 'completed'`.execute(app.running.db)
      ).rows[0]?.n
    await expect.poll(waiting, { timeout: 90_000 }).toBe(0)
    mail.onMessage = () => {
      mail.onMessage = () => undefined
      return server.kill()
    }
    const wanted = await selection()
    const { id: bookingId } = dataOf(await send(wanted))
    const messages = () => mail.taken.filter((id) => id.includes(bookingId))
    await expect.poll(() => messages().length, { timeout: 60_000 }).toBeGreaterThan(0)
    const [interrupted] = messages()
    server = await start()
    const startedAt = performance.now()
    const times = () => messages().filter((id) => id === interrupted).length
    await expect.poll(times, { timeout: 120_000, interval: 250 }).toBe(2)
    console.log(`the mail came again after ${Math.round((performance.now() - startedAt) / 1000)} s`)
    await expect.poll(async () => (await remains(wanted)).undone, { timeout: deadWorkerMs }).toBe(0)
    expect(times()).toBe(2)
    expect([...new Set(messages())].sort()).toEqual([
      expect.stringContaining('-1-customer'),
      expect.stringContaining('-1-provider'),
    ])
  },
)
