import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '../src/domains/bookings/cancel-booking.server.ts'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { updateBooking } from '../src/domains/bookings/reschedule-booking.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { databaseNow } from '../src/lib/db.server.ts'
import { moveClock, runClockJobs } from './clock.ts'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  startTestApp,
  type TestApp,
  type TestProvider,
} from './factories.ts'
import { type MailServer, startMailServer } from './fault-proxy.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { codeOf } from './support.ts'

const hour = 3_600_000
const day = 24 * hour
const remindedBefore = [24 * hour, 2 * hour]
/** So much before its time somebody may be reminded. */
const early = 30_000
/** A job that a killed server had taken up comes back when its heartbeat is missed. */
const settledWithinMs = 150_000

const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-days-'))
let app: TestApp
let mail: MailServer
let nodes: ServerProcess[]
const startNode = () =>
  startServerProcess({
    DATABASE_URL: app.running.config.databaseUrl ?? '',
    DATA_DIR: dataDir,
    DEMO: '0',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LOG_LEVEL: 'error',
  })

beforeAll(async () => {
  app = await startTestApp()
  mail = await startMailServer()
  nodes = await Promise.all([startNode(), startNode()])
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.stop()))
  await mail.close()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The same every time. */
let seed = 20_261
const choose = (many: number) => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed % many
}

/** What the test itself knows of a booking: which change made it what it was, from when on, and whether the mails had time. */
type Change = { at: number; start: number; stands: boolean; hadTime: boolean }
type Known = { id: string; customer: Actor; changes: Change[] }
const known: Known[] = []
const lastOf = ({ changes }: Known) => changes.at(-1) as Change
const ahead = (instant: number) => known.filter((one) => lastOf(one).stands && lastOf(one).start > instant)

const at = async (actor: Actor) => ({ ...app.ctx(actor), now: await databaseNow(app.ctx()) })

/** Nobody has anything left to do for this business. */
async function settle({ providerId }: TestProvider) {
  const left = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where data->>'providerId' = ${providerId} and state in ('created', 'retry', 'active')
        and start_after < now() + interval '1 hour'`.execute(app.running.db)
    return rows[0]?.n
  }
  await expect.poll(left, { timeout: settledWithinMs, interval: 20 }).toBe(0)
  for (const one of known) lastOf(one).hadTime = true
}

/** Somebody books, moves or calls off; what the rules refuse is no news to anybody. */
async function act(provider: TestProvider, instant: number, customers: readonly Actor[]) {
  const { providerId, serviceIds, owner } = provider
  const days = Math.round((instant - Date.now()) / day) + 1 + choose(3)
  const dateTime = london(dateIn(days), `${9 + choose(8)}:00`.padStart(5, '0'))
  const start = Date.parse(dateTime)
  const some = ahead(instant)
  const one = some[choose(Math.max(1, some.length))]
  const kind = choose(5)
  const isRefused = async (done: Promise<unknown>) => (await codeOf(done)) !== 'done'
  if (kind < 3 || !one) {
    const customer = customers[choose(customers.length)] as Actor
    let id = ''
    const booked = createBooking(await at(customer), { providerId, serviceIds, dateTime }).then((made) => {
      id = made.id
    })
    if (await isRefused(booked)) return
    known.push({ id, customer, changes: [{ at: instant, start, stands: true, hadTime: false }] })
  } else if (kind === 3) {
    if (start === lastOf(one).start) return
    if (await isRefused(updateBooking(await at(one.customer), { id: one.id, dateTime }))) return
    one.changes.push({ at: instant, start, stands: true, hadTime: false })
  } else {
    const who = choose(2) === 0 ? owner : one.customer
    if (await isRefused(cancelBooking(await at(who), { id: one.id }))) return
    one.changes.push({ ...lastOf(one), at: instant, stands: false, hadTime: false })
  }
}

/** The next instant after this one at which somebody is to be reminded, as the test reckons it. */
function nextDue(instant: number): number | null {
  const due = ahead(instant).flatMap((one) =>
    remindedBefore.flatMap((before) => [lastOf(one).start - before - early, lastOf(one).start - before]),
  )
  const later = due.filter((moment) => moment > instant)
  return later.length === 0 ? null : Math.min(...later)
}

/** Of each booking what has to be sent, and what may be: a change that was overtaken before anybody could write of it. */
function expectedMails(until: number) {
  const [must, may] = [new Set<string>(), new Set<string>()]
  for (const { id, changes } of known) {
    for (const [index, change] of changes.entries()) {
      const next = changes[index + 1]
      for (const reader of ['customer', 'provider'])
        (change.hadTime || !next ? must : may).add(`booking-${id}-${index + 1}-${reader}`)
      if (!change.stands) continue
      const end = Math.min(next?.at ?? until, until)
      for (const before of remindedBefore) {
        const due = change.start - before
        if (due >= change.at && due - early <= end && due < change.start)
          (due >= end ? may : must).add(`booking-${id}-reminder-${change.start / 60_000}-${before / hour}`)
      }
    }
  }
  return { must, may }
}

test('days of bookings, moves and cancellations on two nodes send each message once, and none that is no longer true', {
  timeout: 5 * hour,
}, async () => {
  const days = process.env.TEST_FULL ? 1000 : 8
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday): [number, number, number] => [weekday, 540, 1080])
  const provider = await makeProvider(app, { hours: everyDay })
  const customers = await Promise.all(Array.from({ length: 12 }, () => makeAccount(app)))
  const began = Date.parse(london(dateIn(1), '08:00'))
  const goTo = (instant: number) =>
    moveClock(
      app,
      instant,
      nodes.map(({ origin }) => origin),
    )
  let instant = began
  let kills = 0
  let latest = 0
  await goTo(instant)
  for (let today = 0; today < days; today++) {
    const end = began + (today + 1) * day
    const acts = Array.from({ length: 1 + choose(4) }, () => end - day + 1 + choose(day)).sort((a, b) => a - b)
    for (;;) {
      const due = nextDue(instant)
      const next = Math.min(acts[0] ?? end, due ?? end, end)
      instant = Math.max(next, instant)
      await goTo(instant)
      // A third node, and a fourth, look at the clock beside the two.
      await Promise.all([runClockJobs(app, 'booking-reminders'), runClockJobs(app, 'booking-reminders')])
      // Hours pass in no time here: who is reminded is to hear it before the next of them.
      if (next === due) await settle(provider)
      if (next === end) break
      if (next !== acts[0]) continue
      acts.shift()
      await act(provider, instant, customers)
      const isKilled = process.env.TEST_FULL && choose(400) === 0
      if (isKilled) {
        const which = choose(2)
        await nodes[which]?.kill()
        kills++
        nodes[which] = await startNode()
      }
      if (isKilled || choose(2) === 0) await settle(provider)
    }
    await settle(provider)
    const { rows } = await sql<{ late: number | null }>`select max(extract(epoch from called_at - due_at))::int as late
      from booking_reminder where provider_id = ${provider.providerId}`.execute(app.running.db)
    latest = Math.max(latest, rows[0]?.late ?? 0)
  }
  const sent = mail.taken.map((id) => id.split('@')[0] ?? '').filter((id) => /^booking-/.test(id))
  const { must, may } = expectedMails(instant)
  const once = new Set(sent)
  expect(known.length).toBeGreaterThan(days)
  expect([...must].some((id) => id.includes('reminder'))).toBe(true)
  expect([...must].filter((id) => !once.has(id))).toEqual([])
  expect([...once].filter((id) => !must.has(id) && !may.has(id))).toEqual([])
  expect(sent.length - once.size).toBeLessThanOrEqual(kills)
  expect(latest).toBeLessThan(60)
  if (process.env.TEST_FULL) {
    console.log(`${known.length} bookings, ${once.size} messages, ${kills} kills`)
    expect(kills).toBeGreaterThan(2)
  }
})
