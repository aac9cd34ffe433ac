import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { translate } from '../../lib/db.server.ts'
import { createBooking } from './create-booking.server.ts'

const app = openTestApp({ poolSize: 20 })
let customer: Actor
beforeAll(async () => {
  customer = await makeAccount(app)
})

const tomorrow = dateIn(1)

/** 'confirmed', 'pending' or the code of the refusal. */
function book(provider: TestProvider, time: string, serviceIds = provider.serviceIds): Promise<string> {
  const input = { providerId: provider.providerId, serviceIds, dateTime: london(tomorrow, time) }
  return createBooking(app.ctx(customer), input).then(
    ({ status }) => status,
    (error) => (translate(error) as AppError).code,
  )
}

/** What the owner's screen does: the provider first, then the change, then the commit a moment later. */
function change(
  provider: TestProvider,
  work: (db: TestApp['running']['db']) => Promise<unknown>,
  meanwhile: () => void,
) {
  return app.running.db.transaction().execute(async (db) => {
    await sql`select from provider where provider_id = ${provider.providerId} for no key update`.execute(db)
    meanwhile()
    await sleep(150)
    await work(db)
  })
}

test('whoever waits while the hours are shortened is judged by the new ones', async () => {
  const provider = await makeProvider(app)
  const waiting: Promise<string>[] = []
  const closeAtNoon = (db: TestApp['running']['db']) =>
    sql`update working_hours set closes_minute = 720 where provider_id = ${provider.providerId}`.execute(db)
  await change(provider, closeAtNoon, () => waiting.push(book(provider, '10:00'), book(provider, '15:00')))
  expect(await Promise.all(waiting)).toEqual(['confirmed', 'closed'])
})

test('whoever waits while a service is withdrawn or made longer is judged by what it is then', async () => {
  const services = [30, 60].map((durationMinutes) => ({ name: 'Cut', durationMinutes, priceMinor: 100 }))
  const provider = await makeProvider(app, { services })
  const [short = '', long = ''] = provider.serviceIds
  const waiting: Promise<string>[] = []
  const alter = (db: TestApp['running']['db']) =>
    sql`update service set is_active = service_id <> ${long}, duration_minutes = 120 where provider_id = ${provider.providerId}`.execute(
      db,
    )
  await change(provider, alter, () => waiting.push(book(provider, '16:00', [short]), book(provider, '10:00', [long])))
  expect(await Promise.all(waiting)).toEqual(['too_short', 'service_unknown'])
})

test('requests that overlap in part are racing for the same time: those that are kept are apart', async () => {
  const services = [30, 45].map((durationMinutes) => ({ name: 'Cut', durationMinutes, priceMinor: 100 }))
  const columns = { confirmation_mode: 'request', start_interval_minutes: 15 }
  for (let round = 0; round < 5; round++) {
    const provider = await makeProvider(app, { services, columns })
    const [short = '', long = ''] = provider.serviceIds
    const outcomes = await Promise.all([book(provider, '10:00', [short]), book(provider, '10:15', [long])])
    expect(outcomes.sort()).toEqual(['pending', 'slot_taken'])
  }
})

const minutes = [15, 30, 45, 60]
/** 20 at a time, all in one day of two people, for one to three services in a row. */
const attempts = Array.from({ length: 1000 }, (_, index) => {
  const first = (index * 7) % 4
  const minute = 540 + ((index * 37 + (index >> 4)) % 30) * 15
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return { which: index % 2, kinds: [first, (first + 1) % 4, (first + 2) % 4].slice(0, 1 + (index % 3)), time }
})

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results.push(await work(items[index] as T))
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return results
}

async function overlapsIn(table: string, providers: readonly TestProvider[]): Promise<number> {
  const name = sql.table(table)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${name} a join ${name} b on a.provider_id = b.provider_id and a.booking_id < b.booking_id
      and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    where a.provider_id = any(${providers.map(({ providerId }) => providerId)}::uuid[]) and a.status = 'confirmed' and b.status = 'confirmed'`.execute(
    app.running.db,
  )
  return rows[0]?.n ?? 0
}

test('a thousand attempts at one day of two people overlap nowhere, and without the lock they would', {
  timeout: 60_000,
}, async () => {
  const services = minutes.map((durationMinutes) => ({ name: `${durationMinutes}`, durationMinutes, priceMinor: 100 }))
  const columns = { start_interval_minutes: 15 }
  const providers = await Promise.all([0, 1].map(() => makeProvider(app, { services, columns })))
  const outcomes = await inParallel(attempts, ({ which, kinds, time }) => {
    const provider = providers[which] as TestProvider
    return book(
      provider,
      time,
      kinds.map((kind) => provider.serviceIds[kind] ?? ''),
    )
  })
  // On a busy machine some wait longer, for a connection, the lock or in a statement, than they may: that takes nothing.
  expect([...new Set(outcomes)].filter((code) => code !== 'busy').sort()).toEqual([
    'confirmed',
    'slot_taken',
    'too_short',
  ])
  expect(await overlapsIn('booking', providers)).toBe(0)

  // The same attempts by the recipe of many sites: look, and when nothing is there, insert.
  const { db } = app.running
  await sql`create table naive_booking (like booking including defaults)`.execute(db)
  await inParallel(attempts, ({ which, kinds, time }) =>
    db.transaction().execute(async (tx) => {
      const from = Date.parse(london(tomorrow, time))
      const until = from + kinds.reduce((sum, kind) => sum + (minutes[kind] ?? 0), 0) * 60_000
      const during = `[${new Date(from).toISOString()},${new Date(until).toISOString()})`
      const providerId = providers[which]?.providerId
      const { rows } = await sql`select from naive_booking
        where provider_id = ${providerId} and tstzrange(starts_at, ends_at) && ${during}::tstzrange`.execute(tx)
      if (rows.length > 0) return
      await sql`insert into naive_booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, timezone, currency, total_minor, cancellation_policy)
        values (${providerId}, ${crypto.randomUUID()}, ${customer.accountId}, 'confirmed', ${new Date(from)}, ${new Date(until)}, 'Europe/London', 'GBP', 0, '[]')`.execute(
        tx,
      )
    }),
  )
  expect(await overlapsIn('naive_booking', providers)).toBeGreaterThan(0)
})
