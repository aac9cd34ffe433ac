import { setTimeout as sleep } from 'node:timers/promises'
import { decodeJwt, SignJWT } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { searchProviders } from '../search/service.server.ts'
import { holdMinutes } from './contract.ts'
import { quoteBooking } from './quote.server.ts'
import { createHold, extendHold, listHolds, releaseHold, sweepHolds } from './service.server.ts'
import { bookingCaps } from './settings.server.ts'

const app = openTestApp({ poolSize: 20 })

const tomorrow = dateIn(1)
const at = (time: string) => london(tomorrow, time)
const minuteMs = 60_000

function hold(customer: Actor, { providerId, serviceIds }: TestProvider, time: string, staffId?: string) {
  return createHold(app.ctx(customer), { providerId, serviceIds, dateTime: at(time), ...(staffId && { staffId }) })
}

function book(customer: Actor, { providerId, serviceIds }: TestProvider, time: string, more: object = {}) {
  return createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: at(time), ...more })
}

async function startsFor(reader: Actor | null, { providerId, serviceIds }: TestProvider, minutesOn = 0) {
  const ctx = app.ctx(reader)
  const now = new Date(ctx.now.getTime() + minutesOn * minuteMs)
  const { days } = await listAvailability({ ...ctx, now }, { providerId, serviceIds, from: tomorrow, to: tomorrow })
  return days.flatMap(({ slots }) => slots.map(({ start }) => start.slice(11, 16)))
}

/** As if so many minutes had passed since the hold was made. */
async function age(holdId: string, minutes: number) {
  await sql`update hold set expires_at = expires_at - make_interval(mins => ${minutes}) where hold_id = ${holdId}`.execute(
    app.running.db,
  )
  await sql`update occupation set held_until = held_until - make_interval(mins => ${minutes}) where hold_id = ${holdId}`.execute(
    app.running.db,
  )
}

describe('a held time', () => {
  test('is free for its owner, taken for everybody else, and back a second after it expires', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    const all = await startsFor(null, provider)
    const held = await hold(ada, provider, '10:00')
    expect(held).toMatchObject({ canExtend: true, quote: { totalMinor: 4000, start: at('10:00') } })
    expect(Math.abs(held.secondsLeft - holdMinutes * 60)).toBeLessThan(15)
    expect(await startsFor(ada, provider)).toEqual(all)
    for (const reader of [ben, null, provider.owner]) {
      const starts = await startsFor(reader, provider)
      expect(starts).not.toContain('10:00')
      expect(starts).not.toContain('10:30')
      expect(starts).toContain('11:00')
    }
    expect(await codeOf(hold(ben, provider, '10:30'))).toBe('slot_taken')
    expect(await codeOf(book(ben, provider, '10:00'))).toBe('slot_taken')
    expect(await startsFor(ben, provider, holdMinutes + 1 / 60)).toEqual(all)
  })

  test('is left out of search for as long as it is held', async () => {
    const services = [{ name: 'Cut', durationMinutes: 480, priceMinor: 4000 }]
    const provider = await makeProvider(app, { services, columns: { city: 'Holdton', search_text: 'holdton' } })
    const find = (minutesOn: number) => {
      const ctx = app.ctx()
      const now = new Date(ctx.now.getTime() + minutesOn * minuteMs)
      return searchProviders({ ...ctx, now }, { search: 'holdton', date: tomorrow, page: 1, limit: 5 } as never)
    }
    expect((await find(0)).providers).toHaveLength(1)
    await hold(await makeAccount(app), provider, '09:00')
    expect((await find(0)).providers).toHaveLength(0)
    expect((await find(holdMinutes + 1)).providers).toHaveLength(1)
  })

  test('becomes the booking at the terms that were shown, whatever the provider changes meanwhile', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const held = await hold(ada, provider, '10:00')
    const { db } = app.running
    await sql`update service set price_minor = 9900, duration_minutes = 120 where provider_id = ${provider.providerId}`.execute(
      db,
    )
    const booking = await book(ada, provider, '10:00', { holdId: held.id })
    expect(booking).toMatchObject({ status: 'confirmed', totalMinor: 4000, duration: 60, dateTime: at('10:00') })
    const { rows } = await sql`select booking_id, hold_id, held_by, held_until, blocking from occupation
      where provider_id = ${provider.providerId}`.execute(db)
    expect(rows).toEqual([{ booking_id: booking.id, hold_id: null, held_by: null, held_until: null, blocking: true }])
    expect(await listHolds(app.ctx(ada))).toEqual([])
  })

  test('dearer than what the customer agreed to is not booked', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const held = await hold(ada, provider, '10:00')
    expect(await codeOf(book(ada, provider, '10:00', { holdId: held.id, totalAmount: 39 }))).toBe('price_changed')
    expect(await listHolds(app.ctx(ada))).toHaveLength(1)
  })

  test('that has expired counts for nothing: its time goes to whoever is first, its owner included', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    const first = await hold(ada, provider, '10:00')
    const second = await hold(ada, provider, '12:00')
    await age(first.id, holdMinutes)
    await age(second.id, holdMinutes)
    expect((await book(ada, provider, '10:00', { holdId: first.id })).status).toBe('confirmed')
    expect((await book(ben, provider, '12:00')).status).toBe('confirmed')
    expect(await codeOf(book(ada, provider, '12:00', { holdId: second.id }))).toBe('slot_taken')
  })

  test('of somebody else, or for another selection, does not help', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    const held = await hold(ada, provider, '10:00')
    expect(await codeOf(book(ben, provider, '10:00', { holdId: held.id }))).toBe('slot_taken')
    // Another time: its own selection is judged by itself.
    expect((await book(ada, provider, '14:00', { holdId: held.id })).dateTime).toBe(at('14:00'))
    expect(await listHolds(app.ctx(ada))).toHaveLength(1)
  })

  test('is for the services and the staff member it was made for', async () => {
    const services = [30, 60].map((durationMinutes) => ({ name: 'Cut', durationMinutes, priceMinor: 4000 }))
    const provider = await makeProvider(app, { services, staff: [{ name: 'Ana' }, { name: 'Bea' }] })
    const [short = '', long = ''] = provider.serviceIds
    const [ana, bea] = provider.staffIds
    const ada = await makeAccount(app)
    const ofShort = { ...provider, serviceIds: [short] }
    const { id: holdId } = await hold(ada, ofShort, '10:00', ana)
    const other = await book(ada, { ...provider, serviceIds: [long] }, '10:00', { holdId, staffId: ana })
    expect(other).toMatchObject({ duration: 60 })
    const second = await hold(ada, ofShort, '12:00', ana)
    const byBea = await book(ada, ofShort, '12:00', { holdId: second.id, staffId: bea })
    expect(byBea.services).toMatchObject([{ staffMember: 'Bea' }])
    expect(await listHolds(app.ctx(ada))).toHaveLength(1)
  })

  test('asked for again is the same hold, and one that overlaps takes its place', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const first = await hold(ada, provider, '10:00')
    expect((await hold(ada, provider, '10:00')).id).toBe(first.id)
    const moved = await hold(ada, provider, '10:30')
    expect((await listHolds(app.ctx(ada))).map(({ id }) => id)).toEqual([moved.id])
    expect((await book(ada, provider, '11:00')).status).toBe('confirmed')
    expect(await listHolds(app.ctx(ada))).toEqual([])
  })

  test('can be kept ten minutes longer, once', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const held = await hold(ada, provider, '10:00')
    const longer = await extendHold(app.ctx(ada), { id: held.id })
    expect(Date.parse(longer.expiresAt) - Date.parse(held.expiresAt)).toBe(holdMinutes * minuteMs)
    expect(longer.canExtend).toBe(false)
    expect((await extendHold(app.ctx(ada), { id: held.id })).expiresAt).toBe(longer.expiresAt)
    expect(await startsFor(null, provider, holdMinutes + 5)).not.toContain('10:00')
  })

  test('is given back by its owner alone; an expired, a foreign and a missing one answer the same', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    const held = await hold(ada, provider, '10:00')
    const expired = await hold(ada, provider, '12:00')
    await age(expired.id, holdMinutes)
    for (const verb of [extendHold, releaseHold]) {
      expect(await codeOf(verb(app.ctx(ben), { id: held.id }))).toBe('hold_not_found')
      expect(await codeOf(verb(app.ctx(ada), { id: expired.id }))).toBe('hold_not_found')
      expect(await codeOf(verb(app.ctx(ada), { id: crypto.randomUUID() }))).toBe('hold_not_found')
    }
    await releaseHold(app.ctx(ada), { id: held.id })
    expect(await startsFor(ben, provider)).toContain('10:00')
  })

  test('takes people and rooms as its booking will', async () => {
    const services = [{ name: 'Massage', durationMinutes: 60, priceMinor: 4000, rooms: [0] }]
    const provider = await makeProvider(app, { services, staff: [{ name: 'Ana' }, { name: 'Bea' }], rooms: ['Blue'] })
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    await hold(ada, provider, '10:00', provider.staffIds[0])
    const refused = await book(ben, provider, '10:00', { staffId: provider.staffIds[1] }).catch(
      (error: AppError) => error,
    )
    expect(refused).toMatchObject({ code: 'slot_taken', data: { reason: 'room_taken' } })
  })

  test('cannot be asked of somebody who takes requests without hours, nor of oneself', async () => {
    const provider = await makeProvider(app, { hours: [] })
    expect(await codeOf(hold(await makeAccount(app), provider, '10:00'))).toBe('nothing_to_hold')
    expect(await codeOf(hold(provider.owner, provider, '10:00'))).toBe('own_provider')
  })
})

describe('many holds', () => {
  test('of one customer are three at most, also when asked for all at once with different providers', async () => {
    const maxHolds = app.running.app.settingOf(bookingCaps.holds)
    const ada = await makeAccount(app)
    const providers = await Promise.all(Array.from({ length: 8 }, () => makeProvider(app)))
    const outcomes = await Promise.all(
      providers.map((provider) => codeOf(persistently(() => hold(ada, provider, '10:00')))),
    )
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(maxHolds)
    expect(outcomes.filter((code) => code === 'too_many_holds')).toHaveLength(providers.length - maxHolds)
    const [own] = await listHolds(app.ctx(ada))
    await releaseHold(app.ctx(ada), { id: own?.id ?? '' })
    const free = providers.find((_, index) => outcomes[index] === 'too_many_holds') as TestProvider
    expect(await codeOf(hold(ada, free, '10:00'))).toBe('done')
    // What has expired, and nobody has swept yet, counts no more; what others hold never does.
    for (const { id } of await listHolds(app.ctx(ada))) await age(id, holdMinutes)
    expect(await listHolds(app.ctx(ada))).toEqual([])
    const others = await Promise.all([1, 2].map(() => makeProvider(app)))
    for (const provider of others) expect(await codeOf(hold(ada, provider, '10:00'))).toBe('done')
    for (const time of ['12:00', '14:00']) {
      const other = await makeAccount(app)
      for (const provider of others) expect(await codeOf(hold(other, provider, time))).toBe('done')
    }
  })

  test('left behind by a hundred people are free within a second of their end, and swept', async () => {
    const services = [{ name: 'Fringe', durationMinutes: 5, priceMinor: 500 }]
    const hours: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 540, 1040])
    const provider = await makeProvider(app, { services, hours, columns: { start_interval_minutes: 5 } })
    const all = await startsFor(null, provider)
    expect(all).toHaveLength(100)
    for (const time of all) await hold(await makeAccount(app), provider, time)
    expect(await startsFor(null, provider)).toEqual([])
    expect(await startsFor(null, provider, holdMinutes - 1)).toEqual([])
    const { rows } = await sql<{ last: Date }>`select max(expires_at) as last from hold
      where provider_id = ${provider.providerId}`.execute(app.running.db)
    const end = rows[0]?.last.getTime() ?? 0
    expect(await startsFor(null, provider, (end + 1000 - Date.now()) / minuteMs)).toEqual(all)
    await sweepHolds({ ...app.ctx(), now: new Date(end) })
    const left = await sql`select from occupation where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(left.rows).toEqual([])
  })
})

describe('races', () => {
  test('of holds and bookings for one time have one winner', { timeout: 60_000 }, async () => {
    const staff = await Promise.all(Array.from({ length: 10 }, () => makeAccount(app)))
    for (let round = 0; round < 20; round++) {
      const provider = await makeProvider(app)
      const outcomes = await Promise.all(
        staff.map((staffMember, index) =>
          codeOf(
            persistently<unknown>(() =>
              index % 2 ? hold(staffMember, provider, '10:00') : book(staffMember, provider, '10:00'),
            ),
          ),
        ),
      )
      expect(outcomes.sort()).toEqual(['done', ...staff.slice(1).map(() => 'slot_taken')])
      // Whoever wins three times by holding would be refused for that.
      await sql`delete from hold where provider_id = ${provider.providerId}`.execute(app.running.db)
    }
  })

  test('of the owner against the sweep at the very end leave a booking with its time, or a hold', async () => {
    const ada = await makeAccount(app)
    for (let round = 0; round < 40; round++) {
      const provider = await makeProvider(app)
      const held = await hold(ada, provider, '10:00')
      await sql`update hold set expires_at = clock_timestamp() + make_interval(secs => ${0.002 * (round % 8)})
        where hold_id = ${held.id}`.execute(app.running.db)
      const sweeping = { ...app.ctx(), now: new Date(Date.now() + 60_000) }
      const [booking] = await Promise.all([book(ada, provider, '10:00', { holdId: held.id }), sweepHolds(sweeping)])
      const { rows } = await sql<{ booking_id: string }>`select booking_id from occupation
        where provider_id = ${provider.providerId}`.execute(app.running.db)
      expect(rows).toEqual([{ booking_id: booking.id }])
    }
  })
})

test('a hold is not swept between being found and becoming the booking', async () => {
  const provider = await makeProvider(app)
  const ada = await makeAccount(app)
  const held = await hold(ada, provider, '10:00')
  const [booking] = await transaction(app.ctx(), async (tx) => {
    // Until this is over the booking has found its hold and cannot be written.
    await sql`select from account where account_id = ${ada.accountId} for update`.execute(tx.db)
    const late = book(ada, provider, '10:00', { holdId: held.id })
    await sleep(250)
    await sweepHolds({ ...app.ctx(), now: new Date(Date.now() + 60 * minuteMs) })
    return [late]
  })
  const { id } = await booking
  const { rows } = await sql<{ booking_id: string }>`select booking_id from occupation
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(rows).toEqual([{ booking_id: id }])
})

describe('a quote', () => {
  const quote = (customer: Actor | null, { providerId, serviceIds }: TestProvider, time: string) =>
    quoteBooking(app.ctx(customer), { providerId, serviceIds, dateTime: at(time) })

  test('is given to anybody, and its price is the one charged although it has changed, up or down', async () => {
    for (const priceMinor of [4900, 3000]) {
      const provider = await makeProvider(app)
      const shown = await quote(null, provider, '10:00')
      expect(shown).toMatchObject({ totalMinor: 4000, totalAmount: 40, mode: 'instant', durationMinutes: 60 })
      await sql`update service set price_minor = ${priceMinor} where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
      const booking = await book(await makeAccount(app), provider, '10:00', { quoteToken: shown.token })
      expect(booking.totalMinor).toBe(4000)
      expect(booking.services.map(({ priceMinor }) => priceMinor)).toEqual([4000])
    }
  })

  test('that has expired is a limit, not a price: dearer is asked again with a new quote, cheaper is charged so', async () => {
    const [dear, cheap] = [await makeProvider(app), await makeProvider(app)]
    const ada = await makeAccount(app)
    const early = (ctx: ReturnType<TestApp['ctx']>) => ({ ...ctx, now: new Date(ctx.now.getTime() - 16 * minuteMs) })
    const old = (provider: TestProvider) => quoteBooking(early(app.ctx(ada)), { ...provider, dateTime: at('10:00') })
    const [shownDear, shownCheap] = [await old(dear), await old(cheap)]
    const reprice = (provider: TestProvider, priceMinor: number) =>
      sql`update service set price_minor = ${priceMinor} where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
    await reprice(dear, 4900)
    await reprice(cheap, 3000)
    const refused = await book(ada, dear, '10:00', { quoteToken: shownDear.token }).catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'price_changed', data: { totalMinor: 4900, token: expect.any(String) } })
    const { token } = (refused as AppError).data as { token: string }
    expect((await book(ada, dear, '10:00', { quoteToken: token })).totalMinor).toBe(4900)
    expect((await book(ada, cheap, '10:00', { quoteToken: shownCheap.token })).totalMinor).toBe(3000)
  })

  test('keeps its cancellation policy too; an expired one does not give the new one unasked', async () => {
    const [valid, expired] = [await makeProvider(app), await makeProvider(app)]
    const ada = await makeAccount(app)
    const early = { ...app.ctx(ada), now: new Date(Date.now() - 16 * minuteMs) }
    const shown = await quote(ada, valid, '10:00')
    const old = await quoteBooking(early, { ...expired, dateTime: at('10:00') })
    expect(shown.cancellation.steps.map(({ feePercent }) => feePercent)).toEqual([50, 100])
    await sql`update provider set cancellation_policy = '[{"hoursBefore": 100, "feePercent": 100}]'
      where provider_id in (${valid.providerId}, ${expired.providerId})`.execute(app.running.db)
    const booking = await book(ada, valid, '10:00', { quoteToken: shown.token })
    expect(booking.cancellation).toMatchObject(shown.cancellation)
    const refused = await book(ada, expired, '10:00', { quoteToken: old.token }).catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'price_changed', data: { cancellation: { steps: [{ feePercent: 100 }] } } })
  })

  test('stands for its length too: another one, shorter or longer, is asked for again with a new quote', async () => {
    for (const minutes of [30, 120]) {
      const provider = await makeProvider(app)
      const ada = await makeAccount(app)
      const shown = await quote(ada, provider, '10:00')
      await sql`update service set duration_minutes = ${minutes} where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
      const asShown = { quoteToken: shown.token, totalAmount: shown.totalAmount, duration: shown.durationMinutes }
      const refused = await book(ada, provider, '10:00', asShown).catch((error: AppError) => error)
      expect(refused).toMatchObject({ code: 'price_changed', data: { totalMinor: 4000, durationMinutes: minutes } })
      const { token } = (refused as AppError).data as { token: string }
      const booking = await book(ada, provider, '10:00', { ...asShown, quoteToken: token })
      expect(booking).toMatchObject({ duration: minutes, totalMinor: 4000 })
    }
  })

  test('of a node that signed no lengths stands as it did', async () => {
    const provider = await makeProvider(app)
    const { token } = await quote(null, provider, '10:00')
    const signed = decodeJwt<{ prices: unknown[][] }>(token)
    const older = await new SignJWT({ ...signed, prices: signed.prices.map((price) => price.slice(0, 3)) })
      .setProtectedHeader({ alg: 'HS256', typ: 'quote+jwt' })
      .sign(app.ctx().app.authSecret)
    await sql`update service set price_minor = 4900, duration_minutes = 30
      where provider_id = ${provider.providerId}`.execute(app.running.db)
    const booking = await book(await makeAccount(app), provider, '10:00', { quoteToken: older })
    expect(booking).toMatchObject({ duration: 30, totalMinor: 4000 })
  })

  test('does not make somebody dearer work at the price of another', async () => {
    const services = [
      {
        name: 'Cut',
        durationMinutes: 60,
        priceMinor: 4000,
        performers: [{ staffMember: 0 }, { staffMember: 1, priceMinor: 9000 }],
      },
    ]
    const provider = await makeProvider(app, { services, staff: [{ name: 'Junior' }, { name: 'Senior' }] })
    const ada = await makeAccount(app)
    const shown = await quote(ada, provider, '10:00')
    expect(shown).toMatchObject({ totalMinor: 4000, services: [{ staffMember: 'Junior' }] })
    await book(await makeAccount(app), provider, '10:00', { staffId: provider.staffIds[0] })
    const refused = await book(ada, provider, '10:00', { quoteToken: shown.token }).catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'price_changed', data: { totalMinor: 9000 } })
  })

  test('for something else, forged or torn is refused and books nothing', async () => {
    const services = [30, 60].map((durationMinutes) => ({ name: 'Cut', durationMinutes, priceMinor: 4000 }))
    const [provider, other] = [await makeProvider(app, { services }), await makeProvider(app)]
    const ada = await makeAccount(app)
    const { token } = await quote(ada, provider, '10:00')
    const tokens = [
      (await quote(ada, other, '10:00')).token,
      (await quote(ada, provider, '11:00')).token,
      (
        await quoteBooking(app.ctx(ada), {
          ...provider,
          serviceIds: [...provider.serviceIds].reverse(),
          dateTime: at('10:00'),
        })
      ).token,
      `${token.slice(0, -4)}AAAA`,
      token.split('.').slice(0, 2).join('.'),
      'nonsense',
    ]
    for (const quoteToken of tokens)
      expect(await codeOf(book(ada, provider, '10:00', { quoteToken }))).toBe('quote_unknown')
    const { rows } = await sql`select from booking where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(rows).toEqual([])
  })

  test('of a taken time names the nearest', async () => {
    const provider = await makeProvider(app)
    await book(await makeAccount(app), provider, '10:00')
    const refused = await quote(null, provider, '10:00').catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'slot_taken', data: { nearest: [{}, {}, {}] } })
  })
})
