import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import type { Database } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { createHold } from '../holds/service.server.ts'
import { readOffers } from './offers.server.ts'

const app = openTestApp()
const everything = { wanted: null, meant: null, area: null }
const day = dateIn(2)
const at = (time: string) => new Date(london(day, time))
type When = Parameters<typeof readOffers>[3]

test('what the engine has said is remembered until something is written that counts, or a start has passed', async () => {
  let statements = 0
  const remembering = (): Database =>
    new Kysely({ dialect: new PostgresDialect({ pool: app.pool }), log: () => void statements++ })
  const db = remembering()
  const { providerId, serviceIds, owner } = await makeProvider(app, {
    services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }],
  })
  const customer = app.ctx(await makeAccount(app))
  /** As who has never asked hears it. Whether the engine was asked, and the first start. */
  const offered = async (now: Date, when: When = 7) => {
    const ask = async (from: Database) =>
      (await readOffers({ ...app.ctx(), db: from, now }, [providerId], everything, when)).get(providerId)
    const fresh = await ask(remembering())
    statements = 0
    const offer = await ask(db)
    expect(offer).toEqual(fresh)
    return [statements === 2 ? 'asked' : 'known', offer?.slots[0]?.start.slice(11, 16)]
  }
  const write = (text: string) => sql.raw(`${text} where provider_id = '${providerId}'`).execute(app.running.db)

  await write('update working_hours set opens_minute = 540, closes_minute = 1080')
  expect(await offered(at('06:00'))).toEqual(['asked', '09:00'])
  expect(await offered(at('06:00'))).toEqual(['known', '09:00'])
  expect(await offered(at('08:59'))).toEqual(['known', '09:00'])
  // The time passes, and is set back.
  expect(await offered(at('09:00'))).toEqual(['asked', '09:30'])
  expect(await offered(at('08:00'))).toEqual(['asked', '09:00'])

  // The other words of it are read anew.
  await write("update service set name = 'Fringe', price_minor = 4500")
  expect(await offered(at('08:00'))).toEqual(['known', '09:00'])
  await write('update provider set minimum_notice_minutes = 90')
  expect(await offered(at('08:00'))).toEqual(['asked', '09:30'])
  await write('update provider set minimum_notice_minutes = 0')

  const selection = { providerId, serviceIds, dateTime: london(day, '09:00') }
  const { id } = await createBooking(customer, { ...selection, idempotencyKey: 'once' })
  expect(await offered(at('08:00'))).toEqual(['asked', '10:00'])
  expect(await offered(at('08:00'))).toEqual(['known', '10:00'])
  await cancelBooking(app.ctx(owner), { id, reason: 'A cold' })
  expect(await offered(at('08:00'))).toEqual(['asked', '09:00'])

  const asked: When = { date: day, time: '09:00' }
  expect(await offered(at('08:00'), asked)).toEqual(['asked', '09:00'])
  expect(await offered(at('08:00'), asked)).toEqual(['known', '09:00'])
  expect(await offered(at('08:00'), { date: day, time: '11:00' })).toEqual(['asked', '11:00'])
  await createHold(customer, selection)
  // Until the hold ends, which nobody writes.
  const { rows } = await sql<{
    until: Date
  }>`select max(held_until) as until from occupation where provider_id = ${providerId}`.execute(app.running.db)
  const until = rows[0]?.until ?? new Date(0)
  const just = new Date(until.getTime() - 1000)
  expect((await offered(just, asked))[1]).toBe('10:00')
  expect(await offered(just, asked)).toEqual(['known', '10:00'])
  expect(await offered(until, asked)).toEqual(['asked', '09:00'])

  await write('update service set is_active = false')
  expect((await offered(at('08:00')))[1]).toBeUndefined()
})

test('where the booking window ends among the starts, every minute may let in one more', async () => {
  const { providerId } = await makeProvider(app, { columns: { booking_window_days: 1 } })
  await sql`update working_hours set opens_minute = 540, closes_minute = 1080 where provider_id = ${providerId}`.execute(
    app.running.db,
  )
  const startsAt = async (now: Date) =>
    (await readOffers({ ...app.ctx(), now }, [providerId], everything, { date: dateIn(3) })).get(providerId)?.slots
      .length
  expect(await startsAt(at('09:00'))).toBe(1)
  expect(await startsAt(at('09:31'))).toBe(2)
})
