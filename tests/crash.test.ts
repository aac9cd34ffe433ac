import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../src/lib/context.ts'
import { freePort } from '../src/lib/postgres.server.ts'
import { type ServerProcess, startServerProcess } from './built-server.ts'
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

const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-crash-'))
let app: TestApp
let customer: Actor
let proxy: DatabaseProxy
let mail: MailServer
let port: number
let server: ServerProcess

beforeAll(async () => {
  app = await startTestApp()
  customer = await makeAccount(app)
  proxy = await startDatabaseProxy(app.running.config.databaseUrl ?? '')
  mail = await startMailServer()
  port = await freePort()
  server = await start()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await Promise.all([proxy.close(), mail.close()])
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () =>
  startServerProcess({
    PORT: String(port),
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LOG_LEVEL: 'error',
  })

type Selection = { shop: TestProvider; key: string; dateTime: string; holdId?: string }

async function selection(): Promise<Selection> {
  const services = [
    { name: 'Cut', durationMinutes: 30, priceMinor: 4000 },
    { name: 'Colour', durationMinutes: 60, priceMinor: 5000 },
  ]
  return { shop: await makeProvider(app, { services }), key: randomUUID(), dateTime: london(dateIn(1), '10:00') }
}

const send = ({ shop: { providerId, serviceIds }, key, dateTime, holdId }: Selection, through = port) =>
  post('/bookings', { providerId, serviceIds, dateTime, ...(holdId && { holdId }) }, through, {
    'idempotency-key': key,
  })

const hold = ({ shop: { providerId, serviceIds }, dateTime }: Selection) =>
  post('/bookings/holds', { providerId, serviceIds, dateTime })

async function heldSelection(): Promise<Selection> {
  const wanted = await selection()
  const { data } = JSON.parse((await hold(wanted))?.text ?? '') as { data: { id: string } }
  return { ...wanted, holdId: data.id }
}

/** The answer's status and bytes; null when there was none. */
async function post(path: string, body: object, through = port, headers: Record<string, string> = {}, method = 'POST') {
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

/** What a wish has left in the database: all of it or nothing. */
async function remains({ shop: { providerId }, key }: Selection) {
  const { rows } = await sql<{ ids: string[]; keys: number; jobs: number; undone: number }>`
    select array(select booking_id from booking where provider_id = ${providerId}) as ids,
      (select count(*)::int from idempotency_key where key = ${key} and response is not null) as keys,
      (select count(*)::int from pgboss.job where data->>'providerId' = ${providerId}) as jobs,
      (select count(*)::int from pgboss.job where data->>'providerId' = ${providerId} and state <> 'completed') as undone`.execute(
    app.running.db,
  )
  return rows[0] as (typeof rows)[0] & object
}

/** Whose the time is: a booking's, a hold's, both or nobody's. */
async function takers({ shop: { providerId } }: Selection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct taker_id as id from occupation where provider_id = ${providerId} and blocking`.execute(
    app.running.db,
  )
  return rows.map(({ id }) => id)
}

/** The dead server's sessions are gone and with them their locks, and the provider can be locked at once. */
async function expectNothingHeld({ shop: { providerId } }: Selection) {
  const sessions = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where client_port = any(${proxy.sessionPorts()}::int[])`.execute(app.running.db)
    ).rows[0]?.n
  await expect.poll(sessions, { timeout: 10_000, interval: 20 }).toBe(0)
  await sql`select from provider where provider_id = ${providerId} for update nowait`.execute(app.running.db)
}

/** Kills the server at a step of a booking, starts it again and lets the client try again with the same key. */
async function crashAt(
  what: string,
  strike: (selection: Selection) => Promise<unknown>,
  isCommitted: boolean | null,
  prepare = selection,
) {
  const wanted = await prepare()
  expect(await strike(wanted), `${what}: the client hears nothing`).toBeNull()
  await expectNothingHeld(wanted)
  const left = await remains(wanted)
  const isThere = left.ids.length === 1
  if (isCommitted !== null) expect(isThere, what).toBe(isCommitted)
  expect(left, what).toMatchObject(isThere ? { keys: 1, jobs: 2 } : { ids: [], keys: 0, jobs: 0 })
  expect(await takers(wanted), what).toEqual(isThere ? left.ids : wanted.holdId ? [wanted.holdId] : [])
  server = await start()
  const [first, second] = [await send(wanted), await send(wanted)]
  expect(first?.status, what).toBe(201)
  expect(second, what).toEqual(first)
  const { data } = JSON.parse(first?.text ?? '') as { data: { id: string; status: string; services: unknown[] } }
  expect(data).toMatchObject({ status: 'confirmed', services: [{ name: 'Cut' }, { name: 'Colour' }] })
  if (isThere) expect(data.id, what).toBe(left.ids[0])
  await expect.poll(() => remains(wanted), { timeout: 10_000 }).toEqual({ ids: [data.id], keys: 1, jobs: 2, undone: 0 })
  expect(mail.taken.filter((id) => id.includes(data.id)).sort(), what).toEqual([
    expect.stringContaining('-1-customer'),
    expect.stringContaining('-1-provider'),
  ])
}

/** Kills at one phase of one statement; the answer of `send` is null then. */
const killAt =
  (phase: Step['phase'], index: number, ask = send) =>
  async (wanted: Selection) => {
    const release = proxy.watch((step) => (step.phase === phase && step.index === index ? server.kill() : undefined))
    const answer = await ask(wanted)
    release()
    return answer
  }

/** The statements of one request, those before its transaction included. */
async function statementsOf(
  ask: (selection: Selection) => ReturnType<typeof post>,
  prepare = selection,
): Promise<string[]> {
  const wanted = await prepare()
  const statements: string[] = []
  const release = proxy.watch(({ phase, sql: text }) => {
    if (phase === 'answered') statements.push(text)
    return undefined
  })
  const answer = await ask(wanted)
  release()
  expect(answer?.status).toBe(201)
  expect(statements.join()).toMatch(/(begin|start transaction)/i)
  expect(statements.at(-1)).toMatch(/^commit/i)
  return statements
}

/** The others leave nothing that the one before has not left. */
const locksOrWrites = /insert into|\b(update|delete|notify|commit)\b|pg_notify/i

test('killed at any statement of a booking, the site books once', { timeout: 200_000 }, async () => {
  const statements = await statementsOf(send)
  for (const [position, text] of statements.entries()) {
    if (!process.env.TEST_FULL && !locksOrWrites.test(text)) continue
    const what = `after ${position + 1} of ${statements.length}: ${text.slice(0, 60)}`
    await crashAt(what, killAt('answered', position + 1), position + 1 === statements.length)
  }
  await crashAt('while it commits', killAt('sent', statements.length), null)
})

test('killed at any statement that turns a hold into a booking, the time is the hold’s or the booking’s', {
  timeout: 200_000,
}, async () => {
  const statements = await statementsOf(send, heldSelection)
  for (const [position, text] of statements.entries()) {
    if (!process.env.TEST_FULL && !/\bhold\b|hold_id|^commit/i.test(text)) continue
    const what = `held, after ${position + 1} of ${statements.length}: ${text.slice(0, 60)}`
    await crashAt(what, killAt('answered', position + 1), position + 1 === statements.length, heldSelection)
  }
  await crashAt('held, while it commits', killAt('sent', statements.length), null, heldSelection)
})

test('killed at any statement of a hold, the same wish again has one hold', { timeout: 200_000 }, async () => {
  const statements = await statementsOf(hold)
  for (const [position, text] of statements.entries()) {
    if (!process.env.TEST_FULL && !/^(insert into "(hold|occupation)"|select pg_notify|commit)/i.test(text)) continue
    const what = `hold, after ${position + 1} of ${statements.length}: ${text.slice(0, 60)}`
    const wanted = await selection()
    expect(await killAt('answered', position + 1, hold)(wanted), what).toBeNull()
    await expectNothingHeld(wanted)
    const left = await takers(wanted)
    expect(left, what).toHaveLength(position + 1 === statements.length ? 1 : 0)
    server = await start()
    const answers = [await hold(wanted), await hold(wanted)]
    const ids = answers.map((answer) => (JSON.parse(answer?.text ?? '') as { data: { id: string } }).data.id)
    expect(new Set([...left, ...ids]).size, what).toBe(1)
    expect(await takers(wanted), what).toEqual([ids[0]])
    await sql`delete from hold where hold_id = ${ids[0]}`.execute(app.running.db)
  }
})

type Booked = { id: string; shop: TestProvider; key: string; dateTime: string }

/** A booking that can be moved for nothing, or cancelled for half its price, with its mails sent. */
async function booked(policy: object[]): Promise<Booked> {
  const wanted = await selection()
  const { providerId } = wanted.shop
  await sql`update provider set cancellation_policy = ${JSON.stringify(policy)} where provider_id = ${providerId}`.execute(
    app.running.db,
  )
  const { data } = JSON.parse((await send(wanted))?.text ?? '') as { data: { id: string } }
  await expect.poll(() => remains(wanted).then(({ undone }) => undone), { timeout: 10_000 }).toBe(0)
  return { ...wanted, id: data.id }
}

/** Between them nothing is left that the one before has not left. */
const changesABooking = /^\s*(update "booking"|insert into "?(occupation|ledger_entry|booking_change)|commit)/i

const movedTime = london(dateIn(3), '14:00')
const change = {
  move: {
    policy: [],
    ask: ({ id }: Booked) => post(`/bookings/${id}`, { dateTime: movedTime }, port, {}, 'PUT'),
    after: { status: 'confirmed', start: movedTime, active: 1, owed: 0 },
  },
  cancel: {
    policy: [{ hoursBefore: 720, feePercent: 50 }],
    ask: ({ id }: Booked) => post(`/bookings/${id}/cancel`, { reason: 'Ill' }),
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
    const statements: string[] = []
    const release = proxy.watch(({ phase, sql: text }) => {
      if (phase === 'answered') statements.push(text)
      return undefined
    })
    expect((await ask(tried))?.status).toBe(200)
    release()
    expect(await stateOf(tried)).toEqual(done)
    const commit = statements.findIndex((text) => /^commit/i.test(text))
    expect(commit).toBeGreaterThan(5)
    const steps = [...statements.slice(0, commit + 1).entries()].filter(
      ([, text]) => process.env.TEST_FULL || changesABooking.test(text),
    )
    expect(steps.length).toBeGreaterThan(2)
    for (const [position, text] of [...steps, [commit, 'while it commits'] as [number, string]]) {
      const isSent = text === 'while it commits'
      const what = `${name}, after ${position + 1} of ${commit + 1}: ${text.slice(0, 60)}`
      const wanted = await booked(policy)
      const unwatch = proxy.watch((step) =>
        step.phase === (isSent ? 'sent' : 'answered') && step.index === position + 1 ? server.kill() : undefined,
      )
      expect(await ask(wanted), what).toBeNull()
      unwatch()
      await expectNothingHeld(wanted)
      const left = await stateOf(wanted)
      if (isSent) expect([before, done], what).toContainEqual(left)
      else expect(left, what).toEqual(position === commit ? done : before)
      server = await start()
      const answers = [await ask(wanted), await ask(wanted)]
      expect(answers[0]?.status, what).toBe(200)
      expect(answers[1], what).toEqual(answers[0])
      expect(await stateOf(wanted), what).toEqual(done)
      await expect.poll(() => remains(wanted).then(({ undone }) => undone), { timeout: 10_000 }).toBe(0)
      const sent = mail.taken.filter((message) => message.includes(`${wanted.id}-2-`)).sort()
      expect(sent, what).toEqual([expect.stringContaining('-2-customer'), expect.stringContaining('-2-provider')])
    }
  },
)

test('killed between the commit and the answer, the site books once', { timeout: 60_000 }, async () => {
  const throughProxy = async (wanted: Selection) => {
    const front = await startWithholdingProxy(port, () => server.kill())
    // Holds the jobs: the mail is not to go out before the end.
    const release = proxy.watch(() => undefined)
    const answer = await send(wanted, front.port)
    release()
    await front.close()
    return answer
  }
  await crashAt('before the answer', throughProxy, true)
})

test('killed under load, the site keeps what it has answered and books nothing twice', {
  timeout: 300_000,
}, async () => {
  const writers = 8
  const cycles = process.env.TEST_FULL ? 12 : 3
  const { shop } = await selection()
  const shops = [
    shop,
    ...(await Promise.all(Array.from({ length: writers - 1 }, async () => (await selection()).shop))),
  ]
  const answered: string[] = []
  const back: number[] = []
  let isOver = false
  const write = async (own: TestProvider) => {
    for (let index = 0; !isOver; index++) {
      const time = `${String(9 + 2 * (index % 4)).padStart(2, '0')}:00`
      const wanted = { shop: own, key: randomUUID(), dateTime: london(dateIn(1 + (index >> 2)), time) }
      // As a client does: the same key until there is an answer.
      let answer = await send(wanted)
      while (answer === null || answer.status === 503) {
        await sleep(50)
        answer = await send(wanted)
      }
      expect(answer.status, answer.text).toBe(201)
      answered.push((JSON.parse(answer.text) as { data: { id: string } }).data.id)
    }
  }
  const working = Promise.all(shops.map(write))
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
    where provider_id = any(${shops.map(({ providerId }) => providerId)}::uuid[]) and status = 'confirmed'`.execute(
    app.running.db,
  )
  console.log(`${answered.length} bookings answered over ${cycles} kills; back after ${back.join(', ')} ms`)
  expect(rows.map(({ id }) => id).sort()).toEqual(answered.sort())
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
    const answer = await send(wanted)
    const { data } = JSON.parse(answer?.text ?? '') as { data: { id: string } }
    const messages = () => mail.taken.filter((id) => id.includes(data.id))
    await expect.poll(() => messages().length, { timeout: 5000 }).toBeGreaterThan(0)
    const [interrupted] = messages()
    server = await start()
    const startedAt = performance.now()
    const times = () => messages().filter((id) => id === interrupted).length
    await expect.poll(times, { timeout: 120_000, interval: 250 }).toBe(2)
    console.log(`the mail came again after ${Math.round((performance.now() - startedAt) / 1000)} s`)
    await expect.poll(async () => (await remains(wanted)).undone, { timeout: 90_000 }).toBe(0)
    expect(times()).toBe(2)
    expect([...new Set(messages())].sort()).toEqual([
      expect.stringContaining('-1-customer'),
      expect.stringContaining('-1-provider'),
    ])
  },
)
