import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { readConfig } from '../../config.server.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { addEntry } from '../staff/calendar-entries.server.ts'
import { createHold, releaseHold } from './service.server.ts'

const app = openTestApp({ poolSize: 20, numbers: readConfig({}).numbers })

function book(customer: Actor, { providerId, serviceIds }: TestProvider, day: number, time = '10:00', more = {}) {
  const selection = { providerId, serviceIds, dateTime: london(dateIn(day), time), ...more }
  return createBooking(app.ctx(customer), selection)
}

function hold(customer: Actor, { providerId, serviceIds }: TestProvider, day: number, time = '10:00') {
  return createHold(app.ctx(customer), { providerId, serviceIds, dateTime: london(dateIn(day), time) })
}

async function makeUnverified(): Promise<Actor> {
  const actor = await makeAccount(app)
  await sql`update account set email_verified_at = null where account_id = ${actor.accountId}`.execute(app.running.db)
  return actor
}

describe('one customer', () => {
  test('has twelve bookings ahead with one provider, and a thirteenth when one is over', async () => {
    const [provider, other, ada] = [await makeProvider(app), await makeProvider(app), await makeAccount(app)]
    for (let day = 1; day <= 12; day++) await book(ada, provider, day)
    expect(await codeOf(book(ada, provider, 13))).toBe('too_many_with_provider')
    expect(await codeOf(hold(ada, provider, 13))).toBe('too_many_with_provider')
    expect(await codeOf(book(ada, other, 13))).toBe('done')
    await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where provider_id = ${provider.providerId} and starts_at < ${london(dateIn(2), '00:00')}`.execute(app.running.db)
    expect(await codeOf(book(ada, provider, 13))).toBe('done')
  })

  test('has thirty in all, also when asking for all at once', async () => {
    const ada = await makeAccount(app)
    const providers = await Promise.all([1, 2, 3, 4].map(() => makeProvider(app)))
    const selections = providers.flatMap((provider) =>
      Array.from({ length: 9 }, (_, index) => ({ provider, day: index + 1 })),
    )
    const outcomes = await Promise.all(
      selections.map(({ provider, day }) => codeOf(persistently(() => book(ada, provider, day)))),
    )
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(30)
    expect(outcomes.filter((code) => code === 'too_many_bookings')).toHaveLength(6)
  })

  test('whose mailbox is not proven has three, and keeps one time', async () => {
    const ben = await makeUnverified()
    const providers = await Promise.all(Array.from({ length: 6 }, () => makeProvider(app)))
    const held = await Promise.all(providers.map((provider) => codeOf(persistently(() => hold(ben, provider, 1)))))
    expect(held.filter((code) => code === 'done')).toHaveLength(1)
    expect(held.filter((code) => code === 'too_many_holds')).toHaveLength(5)
    const outcomes = await Promise.all(providers.map((provider) => codeOf(persistently(() => book(ben, provider, 1)))))
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(3)
    expect(outcomes.filter((code) => code === 'email_unverified')).toHaveLength(3)
    expect(await codeOf(hold(ben, await makeProvider(app), 1))).toBe('email_unverified')
  })
})

describe('of one day of a provider', () => {
  test('a customer takes a third: two hours of eight, not three', async () => {
    const [provider, ada] = [await makeProvider(app), await makeAccount(app)]
    const first = await book(ada, provider, 1, '09:00')
    await book(ada, provider, 1, '11:00')
    for (const attempt of [book, hold]) expect(await codeOf(attempt(ada, provider, 1, '13:00'))).toBe('too_much_on_day')
    expect(await codeOf(book(ada, provider, 2, '13:00'))).toBe('done')
    expect(await codeOf(book(await makeAccount(app), provider, 1, '13:00'))).toBe('done')
    await cancelBooking(app.ctx(ada), { id: first.id })
    expect(await codeOf(book(ada, provider, 1, '15:00'))).toBe('done')
  })

  test('two people make twice the day', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Ana' }, { name: 'Bea' }] })
    const ada = await makeAccount(app)
    for (const time of ['09:00', '09:00', '10:00', '10:00', '11:00']) await book(ada, provider, 1, time)
    expect(await codeOf(book(ada, provider, 1, '12:00'))).toBe('too_much_on_day')
  })

  test('one booking may take all, and nothing beside it', async () => {
    const services = [{ name: 'Wedding', durationMinutes: 450, priceMinor: 40_000 }]
    const provider = await makeProvider(app, { services, staff: [{ name: 'Ana' }, { name: 'Bea' }] })
    const ada = await makeAccount(app)
    expect(await codeOf(book(ada, provider, 1, '09:00'))).toBe('done')
    expect(await codeOf(book(ada, provider, 1, '09:00'))).toBe('too_much_on_day')
  })

  test('times kept count as those booked; the one that becomes the booking counts once', async () => {
    const [provider, ada] = [await makeProvider(app), await makeAccount(app)]
    const [one, two] = [await hold(ada, provider, 1, '09:00'), await hold(ada, provider, 1, '11:00')]
    for (const attempt of [book, hold]) expect(await codeOf(attempt(ada, provider, 1, '13:00'))).toBe('too_much_on_day')
    expect(await codeOf(book(ada, provider, 1, '09:00', { holdId: one.id }))).toBe('done')
    await releaseHold(app.ctx(ada), { id: two.id })
    expect(await codeOf(book(ada, provider, 1, '13:00'))).toBe('done')
  })

  test('bookings of other days are not moved onto it beyond the third', async () => {
    const [provider, ada] = [await makeProvider(app), await makeAccount(app)]
    await book(ada, provider, 1, '09:00')
    await book(ada, provider, 1, '11:00')
    const { id } = await book(ada, provider, 2, '13:00')
    const move = (day: number, time: string) =>
      codeOf(updateBooking(app.ctx(ada), { id, dateTime: london(dateIn(day), time) }))
    expect(await move(1, '13:00')).toBe('too_much_on_day')
    expect(await move(2, '15:00')).toBe('done')
  })

  test('what the provider enters counts for nobody, and bookings with somebody without hours take no time', async () => {
    const [provider, ada] = [await makeProvider(app), await makeAccount(app)]
    await addEntry(app.ctx(provider.owner), {
      id: provider.providerId,
      staffId: provider.staffId,
      start: london(dateIn(1), '09:00'),
      end: london(dateIn(1), '13:00'),
      label: '',
      customerName: 'Ada',
      customerPhone: null,
    })
    await book(ada, provider, 1, '13:00')
    expect(await codeOf(book(ada, provider, 1, '14:00'))).toBe('done')
    const asked = await makeProvider(app, { hours: [], columns: { start_interval_minutes: null } })
    for (const time of ['10:00', '11:00', '14:00']) expect((await book(ada, asked, 1, time)).status).toBe('pending')
  })
})

test('a repeated call is answered as before, however many there are by then', async () => {
  const [provider, ben] = [await makeProvider(app), await makeUnverified()]
  const idempotencyKey = randomUUID()
  const first = await book(ben, provider, 1, '10:00', { idempotencyKey })
  await book(ben, provider, 2)
  await book(ben, provider, 3)
  expect((await book(ben, provider, 1, '10:00', { idempotencyKey })).id).toBe(first.id)
})

test('every one of these is a setting', () => {
  expect(readConfig({ MAX_OPEN_BOOKINGS: '5', MAX_SHARE_OF_DAY: '0.5', MAX_HOLDS: '7' }).numbers).toMatchObject({
    MAX_OPEN_BOOKINGS: 5,
    MAX_OPEN_BOOKINGS_PER_PROVIDER: 12,
    MAX_OPEN_BOOKINGS_UNVERIFIED: 3,
    MAX_SHARE_OF_DAY: 0.5,
    MAX_HOLDS: 7,
    MAX_HOLDS_UNVERIFIED: 1,
  })
  for (const wrong of [{ MAX_OPEN_BOOKINGS: '0' }, { MAX_SHARE_OF_DAY: '1.1' }, { MAX_HOLDS: '2.5' }])
    expect(() => readConfig({ PORT: 'x', ...wrong })).toThrow(new RegExp(`PORT.*${Object.keys(wrong)[0]}`))
})
