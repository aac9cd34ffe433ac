import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import { bookKept, chargeFees, makeKeepingProvider, processorKeeps } from '../../../tests/keeping.ts'
import { bookUnpaid, ledgerOf, makePaidProvider, payWith, processorSays, sendRefunds } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { getFreeCancellations } from '../bookings/free-cancellation.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { readPoints } from './read-points.server.ts'
import { sendPromised } from './settle-card.server.ts'
import { settleVisit } from './settle-visit.server.ts'

const app = openTestApp({ poolSize: 20 })
const { book, books, transfersFor } = giftsOn(app)
const policy = JSON.stringify([{ hoursBefore: 720, feePercent: 50 }])
const late = { columns: { cancellation_policy: policy } }
const fee = 2000

afterEach(async () => {
  const { rows } = await sql`select currency from ledger_entry group by 1 having sum(amount_minor) <> 0`.execute(
    app.running.db,
  )
  expect(rows).toEqual([])
})

/** Of the highest tier, which has one a year, by visits to others. */
async function makeLocal(currency = 'GBP'): Promise<Actor> {
  const who = await makeAccount(app)
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency,
      factor_percent, posted_at, counts_at)
    values (gen_random_uuid(), ${who.accountId}, 'visit', 600, ${`test:${who.accountId}`}, gen_random_uuid(), 60000, ${currency},
      100, now(), now())`.execute(app.running.db)
  return who
}

const cancel = (who: Actor, id: string, isFeeCovered = true) => cancelBooking(app.ctx(who), { id, isFeeCovered })
const leftFor = async (who: Actor, id: string) =>
  (await getFreeCancellations(app.ctx(who), { id })).rights.reduce((sum, { left }) => sum + left, 0)

test('whoever is in a tier with one cancels late for nothing, once a year, and the operator sends the fee', async () => {
  const [who, shop] = [await makeLocal(), await makePaidProvider(app, onTheDay, late)]
  const first = await book(shop, [], { customer: who })
  const second = await book(shop, [], { customer: who, day: 4 })
  expect(await leftFor(who, first.id)).toBe(1)
  expect((await readPoints(app.ctx(who))).freeCancellationsLeft).toBe(1)
  expect(await cancel(who, first.id)).toMatchObject({ status: 'cancelled', feeMinor: fee, coveredFeeMinor: fee })
  expect((await getBooking(app.ctx(shop.owner), { id: first.id })).owedFeeMinor).toBeUndefined()
  expect(await books(shop)).toEqual({ promised_by_platform: fee, owed_to_provider: -fee })
  expect(await leftFor(who, second.id)).toBe(0)
  expect((await readPoints(app.ctx(who))).freeCancellationsLeft).toBe(0)
  expect(await codeOf(cancel(who, second.id))).toBe('free_cancellation_gone')
  expect((await getBooking(app.ctx(who), { id: second.id })).status).toBe('confirmed')

  for (let time = 0; time < 2; time++) await runClockJobs(app, 'loyalty-promises')
  expect(await transfersFor(first.id)).toEqual([{ amount: fee, back: 0 }])
  expect(await books(shop)).toEqual({ held_by_processor: fee, owed_to_provider: -fee })
  // Asked again, it is what it was.
  expect(await cancel(who, first.id)).toMatchObject({ coveredFeeMinor: fee })
  await moveClock(app, Date.now() + 367 * 86_400_000)
  try {
    expect((await readPoints(app.ctx(who))).tier.freeCancellations).toBe(0)
  } finally {
    await moveClock(app, Date.now())
  }
})

test('nobody else has one: a lower tier, somebody else’s booking, the provider; and where no money can be sent there is none', async () => {
  const [who, shop] = [await makeLocal(), await makePaidProvider(app, onTheDay, late)]
  const stranger = await makeAccount(app)
  const plain = await book(shop, [], { customer: stranger })
  expect(await leftFor(stranger, plain.id)).toBe(0)
  expect(await codeOf(cancel(stranger, plain.id))).toBe('free_cancellation_gone')
  expect(await codeOf(leftFor(who, plain.id))).toBe('booking_not_found')
  expect(await leftFor(shop.owner, plain.id)).toBe(0)
  // A provider who cancels owes nothing, and uses up nobody's.
  expect(await cancel(shop.owner, plain.id)).toMatchObject({ feeMinor: 0 })
  await sql`update card_account set takes_charges = false where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  const own = await book(shop, [], { customer: who, day: 4 })
  expect(await leftFor(who, own.id)).toBe(0)
  expect(await codeOf(cancel(who, own.id))).toBe('free_cancellation_gone')
  expect(await cancel(who, own.id, false)).toMatchObject({ feeMinor: fee, owedFeeMinor: fee })
})

test('what costs nothing uses none', async () => {
  const [who, shop] = [await makeLocal(), await makePaidProvider(app, onTheDay)]
  await sql`update provider set cancellation_policy = '[]' where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  const { id } = await book(shop, [], { customer: who })
  expect((await cancel(who, id)).coveredFeeMinor).toBeUndefined()
  expect((await readPoints(app.ctx(who))).freeCancellationsLeft).toBe(1)
})

test('what was paid ahead goes back whole, and a kept card is charged nothing and forgotten', async () => {
  const [first, second] = [await makeLocal(), await makeLocal()]
  const paid = await bookUnpaid(app, await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, late), {
    customer: first,
  })
  await payWith(app, paid)
  await cancel(first, paid.bookingId)
  await sendRefunds(app)
  expect(await processorSays(app, paid)).toEqual({ taken: 4000, given: 4000 })
  expect(await ledgerOf(app, paid)).toEqual({ promised_by_platform: fee, owed_to_provider: -fee })

  const keeping = await bookKept(app, await makeKeepingProvider(app, late), { customer: second })
  expect(await cancel(second, keeping.bookingId)).toMatchObject({ payment: { keptCard: { fee: null } } })
  await chargeFees(app, keeping)
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
  expect(await ledgerOf(app, keeping)).toEqual({ promised_by_platform: fee, owed_to_provider: -fee })
  await sendPromised(app.ctx())
  expect(await ledgerOf(app, keeping)).toEqual({ held_by_processor: fee, owed_to_provider: -fee })
})

test('twenty cancelled at once, with as many providers: the operator pays for one', async () => {
  const who = await makeLocal()
  const visits = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const shop: TestProvider = await makePaidProvider(app, onTheDay, late)
      return persistently(() => book(shop, [], { customer: who, day: 3 + index }))
    }),
  )
  const codes = await Promise.all(visits.map(({ id }) => codeOf(persistently(() => cancel(who, id)))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(codes.filter((code) => code === 'free_cancellation_gone')).toHaveLength(19)
  const { rows } = await sql<{ sum: number }>`select sum(covered_fee_minor)::bigint as sum from booking
    where customer_id = ${who.accountId}`.execute(app.running.db)
  expect(rows).toEqual([{ sum: fee }])
})

test('broken off before any of its statements, it is cancelled and paid for altogether or not at all', async () => {
  const shop = await makePaidProvider(app, onTheDay, late)
  const who = await makeLocal()
  const { id } = await book(shop, [], { customer: who })
  const once = (statement: number) =>
    cancelBooking(dyingAt(app.ctx(who), statement), { id, isFeeCovered: true }).then(
      () => true,
      () => false,
    )
  for (let statement = 1; !(await once(statement)); statement++) {
    const { status, coveredFeeMinor = 0 } = await getBooking(app.ctx(who), { id })
    const owed = (await ledgerOf(app, { bookingId: id })).promised_by_platform ?? 0
    expect([status, coveredFeeMinor, owed]).toEqual(
      status === 'cancelled' ? ['cancelled', fee, fee] : ['confirmed', 0, 0],
    )
  }
  expect(await ledgerOf(app, { bookingId: id })).toEqual({ promised_by_platform: fee, owed_to_provider: -fee })
})

test('a provider and a friend gain nothing from the operator: what is paid to one pays for no fee of theirs', async () => {
  const services = [60_000, 4000].map((priceMinor) => ({ name: `For ${priceMinor}`, durationMinutes: 30, priceMinor }))
  const shop = await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, { services, ...late })
  const friend = await makeAccount(app)
  const visit = await bookUnpaid(app, shop, { customer: friend })
  await payWith(app, visit)
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${visit.bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(shop.owner), { id: visit.bookingId })
  await settleVisit(app.ctx(), { providerId: shop.providerId, bookingId: visit.bookingId })
  expect((await readPoints(app.ctx(friend))).tier.freeCancellations).toBe(1)
  await sql`update provider set payment_mode = 'on_the_day' where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  const { id } = await book({ ...shop, serviceIds: shop.serviceIds.slice(1) }, [], { customer: friend, day: 5 })
  expect(await leftFor(friend, id)).toBe(0)
  expect(await codeOf(cancel(friend, id))).toBe('free_cancellation_gone')
  const elsewhere = await book(await makePaidProvider(app, onTheDay, late), [], { customer: friend, day: 6 })
  expect(await leftFor(friend, elsewhere.id)).toBe(1)
})

test('a fee above its bound is nobody’s free late cancellation', async () => {
  const dear = [{ name: 'Retreat', durationMinutes: 30, priceMinor: 4001 }]
  const [who, shop] = [
    await makeLocal(),
    await makePaidProvider(app, onTheDay, {
      services: dear,
      columns: { cancellation_policy: JSON.stringify([{ hoursBefore: 720, feePercent: 100 }]) },
    }),
  ]
  const { id } = await book(shop, [], { customer: who })
  expect(await getFreeCancellations(app.ctx(who), { id })).toEqual({
    rights: [{ by: 'tier', left: 1, mostMinor: 2000 }],
  })
  expect(await codeOf(cancel(who, id))).toBe('free_cancellation_gone')
  expect(await cancel(who, id, false)).toMatchObject({ status: 'cancelled', owedFeeMinor: 4001 })
})

test('points of another currency, or of a mailbox that nobody has proven, pay for none', async () => {
  const shop = await makePaidProvider(app, onTheDay, late)
  const [kroner, unproven] = [await makeLocal('SEK'), await makeLocal()]
  await sql`update account set email_verified_at = null where account_id = ${unproven.accountId}`.execute(
    app.running.db,
  )
  for (const [index, who] of [kroner, unproven].entries()) {
    const { id } = await book(shop, [], { customer: who, day: 3 + index })
    expect(await leftFor(who, id)).toBe(0)
    expect(await codeOf(cancel(who, id))).toBe('free_cancellation_gone')
  }
})

test('a fee that could not be sent at first is sent once what stood in its way is mended', async () => {
  const [who, shop] = [await makeLocal(), await makePaidProvider(app, onTheDay, late)]
  const { id } = await book(shop, [], { customer: who })
  await cancel(who, id)
  const isCutOff = (isCut: boolean) =>
    sql`update simulated_object set body = body || jsonb_build_object('is_cut_off', ${isCut}::boolean)
      where object_id = (select account from card_account where provider_id = ${shop.providerId})`.execute(
      app.running.db,
    )
  await isCutOff(true)
  await runClockJobs(app, 'loyalty-promises')
  await isCutOff(false)
  await runClockJobs(app, 'loyalty-promises')
  expect(await transfersFor(id)).toEqual([{ amount: fee, back: 0 }])
  expect(await ledgerOf(app, { bookingId: id })).toEqual({ held_by_processor: fee, owed_to_provider: -fee })
})
