import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import { bookUnpaid, buyMembership, makePaidProvider, payWith, sellPlatformPlan } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { getFreeCancellations } from '../bookings/free-cancellation.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { listUses } from '../subscriptions/read-subscriptions.server.ts'
import { cancelOwn } from '../subscriptions/subscribe.server.ts'
import { leadsOf } from '../waitlist/lead.server.ts'
import { readPoints } from './read-points.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { settleVisit } from './settle-visit.server.ts'

const app = openTestApp({ poolSize: 20 })
const { book } = giftsOn(app)
const policy = JSON.stringify([{ hoursBefore: 720, feePercent: 50 }])

afterEach(() => sql`update provider set sells_platform_plan = false`.execute(app.running.db))

/** Whoever has the platform's plan at this price a month. */
async function makeHolder(priceMinor: number): Promise<Actor & { subscriptionId: string; plan: TestProvider }> {
  const seller = await makePaidProvider(app, onTheDay)
  const plan = await sellPlatformPlan(app, seller, { priceMinor })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  return { ...who, subscriptionId: id, plan: seller }
}

async function visit(shop: TestProvider, customer: Actor, day = 3) {
  const paying = await bookUnpaid(app, shop, { customer, day })
  await payWith(app, paying)
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${paying.bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(shop.owner), { id: paying.bookingId })
  await app.running.db.deleteFrom('occupation').where('booking_id', '=', paying.bookingId).execute()
  await settleVisit(app.ctx(), { providerId: shop.providerId, bookingId: paying.bookingId })
  return paying
}
const shopOf = (priceMinor: number, columns = {}) =>
  makePaidProvider(app, undefined, { services: [{ name: 'Cut', durationMinutes: 30, priceMinor }], columns })

test('its points are doubled up to half of what a month of it costs, count for no tier, and go with their money', async () => {
  const [who, shop] = [await makeHolder(600), await shopOf(20_000)]
  const first = await visit(shop, who)
  expect(await readPoints(app.ctx(who))).toMatchObject({ points: 400, yearPoints: 200 })
  // A month of it is worth 300 points more, of which 200 are given.
  await visit(shop, who, 4)
  expect(await readPoints(app.ctx(who))).toMatchObject({ points: 700, yearPoints: 400 })
  await visit(shop, who, 5)
  expect(await readPoints(app.ctx(who))).toMatchObject({ points: 900, yearPoints: 600 })
  await refundPayment(app.ctx(shop.owner), { id: first.paymentId, amount: 100 })
  await settleVisit(app.ctx(), { providerId: shop.providerId, bookingId: first.bookingId })
  expect(await readPoints(app.ctx(who))).toMatchObject({ points: 700, yearPoints: 500 })
  // It has given something: it is not unused any more.
  expect(await codeOf(cancelOwn(app.ctx(who), { when: 'now' }))).toBe('membership_used')
})

test('who has it hears ten minutes before the others, not while a bank decides about its payment', async () => {
  const who = await makeHolder(600)
  const plain = await makeAccount(app)
  const lead = async () => (await leadsOf(app.ctx(), [who.accountId, plain.accountId])).get(who.accountId)
  expect(await lead()).toBe(10)
  expect((await leadsOf(app.ctx(), [plain.accountId])).get(plain.accountId) ?? 0).toBe(0)
  await sql`update payment set dispute = 'open' where subscription_id = ${who.subscriptionId}`.execute(app.running.db)
  expect((await lead()) ?? 0).toBe(0)
})

test('one late cancellation a month is paid, of no more than the plan has cost; twenty at once use one', async () => {
  const [who, shop] = [await makeHolder(600), await makePaidProvider(app, onTheDay, late(1000))]
  const bookings = [await book(shop, [], { customer: who }), await book(shop, [], { customer: who, day: 4 })]
  const [first, second] = bookings.map(({ id }) => id) as [string, string]
  expect(await getFreeCancellations(app.ctx(who), { id: first })).toEqual({
    rights: [{ by: 'plan', left: 1, mostMinor: 600 }],
  })
  const answers = await Promise.all(
    bookings.flatMap(({ id }) =>
      Array.from({ length: 10 }, () =>
        codeOf(persistently(() => cancelBooking(app.ctx(who), { id, isFeeCovered: true }))),
      ),
    ),
  )
  const { rows } = await sql<{
    by: string
    minor: number
  }>`select covered_by as by, covered_fee_minor as minor from booking
    where customer_id = ${who.accountId} and covered_fee_minor > 0`.execute(app.running.db)
  expect(rows).toEqual([{ by: 'plan', minor: 500 }])
  expect(answers).toContain('free_cancellation_gone')
  expect(await listUses(app.ctx(who), {})).toMatchObject([{ kind: 'used', uses: -1, visit: { services: ['Cut'] } }])
  expect((await listUses(app.ctx(who), { subscriptionId: who.subscriptionId })).length).toBe(1)
  expect((await getFreeCancellations(app.ctx(who), { id: second })).rights).toEqual([])
  expect(await codeOf(cancelOwn(app.ctx(who), { when: 'now' }))).toBe('membership_used')
  // A month later there is one again, for what is left of what was paid.
  await sql`update booking set cancelled_at = cancelled_at - interval '40 days' where customer_id = ${who.accountId}
    and covered_fee_minor > 0`.execute(app.running.db)
  expect(await getFreeCancellations(app.ctx(who), { id: second })).toEqual({
    rights: [{ by: 'plan', left: 1, mostMinor: 100 }],
  })
})

const late = (priceMinor: number) => ({
  services: [{ name: 'Cut', durationMinutes: 30, priceMinor }],
  columns: { cancellation_policy: policy },
})

test('a fee above what the plan has cost is nobody’s, nor is one of whose mailbox is not proven', async () => {
  const [who, shop] = [await makeHolder(600), await makePaidProvider(app, onTheDay, late(2000))]
  const { id } = await book(shop, [], { customer: who })
  expect(await codeOf(cancelBooking(app.ctx(who), { id, isFeeCovered: true }))).toBe('free_cancellation_gone')
  const [rich, cheap] = [await makeHolder(3000), await makePaidProvider(app, onTheDay, late(1000))]
  const booked = await book(cheap, [], { customer: rich })
  expect(await getFreeCancellations(app.ctx(rich), { id: booked.id })).toEqual({
    rights: [{ by: 'plan', left: 1, mostMinor: 2000 }],
  })
  await sql`update account set email_verified_at = null where account_id = ${rich.accountId}`.execute(app.running.db)
  expect(await getFreeCancellations(app.ctx(rich), { id: booked.id })).toEqual({ rights: [] })
})

test('to earn twice, spend it and have the money back gains nothing, however often', async () => {
  const [who, shop] = [await makeHolder(600), await shopOf(20_000)]
  await sql`insert into loyalty_reward (reward, kind, names, points, amount_minor, currency)
    values ('trees', 'charity', '{"en": "A tree"}', 300, 300, 'GBP')`.execute(app.running.db)
  const taken: string[] = []
  for (let round = 0; round < 6; round++) {
    const paying = await visit(shop, who, 3 + round)
    taken.push(await codeOf(redeemPoints(app.ctx(who), { amount: 300, reward: 'trees' })))
    await refundPayment(app.ctx(shop.owner), { id: paying.paymentId, amount: 200 })
    await settleVisit(app.ctx(), { providerId: shop.providerId, bookingId: paying.bookingId })
    expect(await readPoints(app.ctx(who))).toMatchObject({ points: -300, yearPoints: 0 })
  }
  // The first was worth three of the six pounds that were paid for the plan; its debt stands before each other.
  expect(taken).toEqual(['done', ...Array.from({ length: 5 }, () => 'points_short')])
  expect(await codeOf(cancelOwn(app.ctx(who), { when: 'now' }))).toBe('membership_used')
})
