import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { cardBecomes } from '../../../tests/kept-cards.ts'
import { buyMembership, makePaidProvider, renewMemberships, sellPlan, sendRefunds } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApp, createContext } from '../../app.server.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import type { TestCardName } from '../payments/simulator/cards.rules.ts'
import { changePlan } from './change-plan.server.ts'
import type { Subscription } from './contract.ts'
import { giveBackAllOf, subscriptions as handlers } from './jobs.server.ts'
import { listMemberPayments } from './member-payments.server.ts'
import { pauseOwn } from './pause.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { quoteAtOnce } from './upgrade.server.ts'

const app = openTestApp({ poolSize: 20 })
const services = ['Cut', 'Shave'].map((name) => ({ name, durationMinutes: 30, priceMinor: 4000 }))

beforeEach(() => moveClock(app, Date.parse('2027-04-01T12:00:00Z')))

async function makeShop() {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services })
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  return shop
}
/** Two cuts a month for 50; beside it four for 80, three for 45, and one that is paid each year. */
async function makeMember() {
  const shop = await makeShop()
  const terms = { months: 1, renews: true }
  const two = await sellPlan(app, shop, { ...terms, uses: 2, priceMinor: 5000 })
  const four = await sellPlan(app, shop, { ...terms, uses: 4, priceMinor: 8000 })
  const cheap = await sellPlan(app, shop, { ...terms, uses: 3, priceMinor: 4500 })
  const yearly = await sellPlan(app, shop, { months: 12, renews: true, uses: 40, priceMinor: 80_000 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, two, who)
  return { shop, two, four, cheap, yearly, who, id }
}

const read = (who: Actor, id: string) => readOne(app.ctx(who), id)
const quote = async (who: Actor, subscriptionId: string, planId: string) =>
  (await quoteAtOnce(app.ctx(who), { subscriptionId, planId })).now
const choose = (who: Actor, subscriptionId: string, planId: string, more: { amount?: number } = {}) =>
  changePlan(app.ctx(who), { subscriptionId, planId, price: undefined, when: 'now', ...more })
const book = (shop: TestProvider, who: Actor, subscriptionId: string, dateTime: string) =>
  createBooking(app.ctx(who), {
    providerId: shop.providerId,
    serviceIds: shop.serviceIds.slice(0, 1),
    dateTime,
    subscriptionId,
  })

async function pay(who: Actor, { upgrade, currency }: Subscription, card: TestCardName = 'success') {
  if (!upgrade) throw new Error('There is something to pay')
  const { paymentId: changeId, amount } = upgrade
  const intent = await createIntent(app.ctx(who), { changeId, amount, currency })
  await app.running.simulator?.pay({ ...intent, card })
  return confirmPayment(app.ctx(who), { id: changeId })
}
async function moneyOf(id: string) {
  const { rows } = await sql<{
    minor: number
    back: number
    fee: number
  }>`select captured_minor as minor, returned_minor as back,
      platform_fee_minor as fee from payment where subscription_id = ${id} order by created_at, payment_id`.execute(
    app.running.db,
  )
  return rows
}
const handlerOf = (name: string) => handlers.find(({ queue }) => queue === name)
const moneyWentBack = (providerId: string, paymentId: string) =>
  handlerOf('membership-money')?.run(app.ctx(), { providerId, paymentId })

test('a dearer plan with as many visits: when its provider leaves, all that was paid for visits that were not had goes back', async () => {
  const shop = await makeShop()
  const terms = { months: 1, renews: true, uses: 2 }
  const cuts = await sellPlan(app, shop, { ...terms, priceMinor: 5000 })
  const both = await sellPlan(app, shop, { ...terms, priceMinor: 8000, serviceIds: shop.serviceIds })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, cuts, who)
  await pay(who, await choose(who, id, both.id))
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  expect((await moneyOf(id)).map(({ minor, back }) => minor - back)).toEqual([0, 0])
})

test('visits that another plan added and that rolled over are worth what was paid for them when the provider leaves', async () => {
  const shop = await makeShop()
  const terms = { months: 1, renews: true, rollsOver: true }
  const two = await sellPlan(app, shop, { ...terms, uses: 2, priceMinor: 5000 })
  const four = await sellPlan(app, shop, { ...terms, uses: 4, priceMinor: 8000 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, two, who)
  await pay(who, await choose(who, id, four.id))
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  expect((await read(who, id)).usesLeft).toBe(8)
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  // Nothing of it was had.
  expect((await moneyOf(id)).map(({ minor, back }) => minor - back)).toEqual([0, 0, 0])
})

test('in a pause the visits that another plan added and that stay are worth what was paid for them', async () => {
  const shop = await makeShop()
  const terms = { months: 1, renews: true, rollsOver: true }
  const two = await sellPlan(app, shop, { ...terms, uses: 2, priceMinor: 5000 })
  const four = await sellPlan(app, shop, { ...terms, uses: 4, priceMinor: 8000 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, two, who)
  await pay(who, await choose(who, id, four.id))
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 1 })
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  expect((await moneyOf(id)).map(({ minor, back }) => minor - back)).toEqual([0, 0])
})

test('the period given back by its provider: what was paid beside it for another plan does not stay with the provider', async () => {
  const { shop, four, who, id } = await makeMember()
  await pay(who, await choose(who, id, four.id))
  const { rows } = await sql<{ paymentId: string }>`select payment_id as "paymentId" from payment
    where subscription_id = ${id} and not is_change`.execute(app.running.db)
  const paymentId = rows[0]?.paymentId ?? ''
  await refundPayment(app.ctx(shop.owner), { id: paymentId, amount: 50 })
  await sendRefunds(app)
  await moneyWentBack(shop.providerId, paymentId)
  await sendRefunds(app)
  const [left, money] = [await read(who, id), await moneyOf(id)]
  // Either it goes on with the two visits that 30 were paid for, or these go back.
  expect({ usesLeft: left.usesLeft, kept: money.reduce((sum, { minor, back }) => sum + minor - back, 0) }).not.toEqual({
    usesLeft: 0,
    kept: 3000,
  })
})

test('another plan given back while its next period is owed: nobody pays the price of the larger for the visits of the smaller', async () => {
  const { shop, four, who, id } = await makeMember()
  const waiting = await choose(who, id, four.id)
  await pay(who, waiting)
  await cardBecomes(app, id, 'declined')
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  const changeId = waiting.upgrade?.paymentId ?? ''
  await refundPayment(app.ctx(shop.owner), { id: changeId, amount: 30 })
  await sendRefunds(app)
  await moneyWentBack(shop.providerId, changeId)
  expect(await read(who, id)).toMatchObject({ priceMinor: 5000, uses: 2 })
  await cardBecomes(app, id, 'success')
  for (const day of ['03T23:01', '06T23:01']) {
    await moveClock(app, Date.parse(`2027-05-${day}:00Z`))
    await renewMemberships(app)
  }
  const [now, paid] = [await read(who, id), (await moneyOf(id)).at(-1)]
  expect({ price: now.priceMinor, uses: now.usesLeft, paid: paid?.minor }).toEqual({ price: 5000, uses: 2, paid: 5000 })
}, 20_000)

const bookAll = async (shop: TestProvider, who: Actor, id: string, days: readonly string[]) => {
  const taken: string[] = []
  for (const day of days) taken.push((await book(shop, who, id, `2027-04-${day}T10:00:00Z`)).id)
  return taken
}
const leftAfterEach = async (who: Actor, id: string, bookings: readonly string[]) => {
  const left: number[] = []
  for (const bookingId of bookings) {
    await cancelBooking(app.ctx(who), { id: bookingId })
    left.push((await read(who, id)).usesLeft)
  }
  return left
}

test('visits that came with another plan and were booked when its money went back go as those bookings are called off', async () => {
  const { shop, four, who, id } = await makeMember()
  const waiting = await choose(who, id, four.id)
  await pay(who, waiting)
  const taken = await bookAll(shop, who, id, ['10', '11', '12', '13'])
  const changeId = waiting.upgrade?.paymentId ?? ''
  await refundPayment(app.ctx(shop.owner), { id: changeId, amount: 30 })
  await sendRefunds(app)
  await moneyWentBack(shop.providerId, changeId)
  expect((await read(who, id)).usesLeft).toBe(0)
  // Two were paid for, whichever of the four they are.
  expect(await leftAfterEach(who, id, taken)).toEqual([0, 0, 1, 2])
  await book(shop, who, id, '2027-04-14T10:00:00Z')
  expect((await read(who, id)).usesLeft).toBe(1)
}, 20_000)

test('of visits that came with another plan those that were left go with its money, the others with their bookings, once', async () => {
  const { shop, four, who, id } = await makeMember()
  const waiting = await choose(who, id, four.id)
  await pay(who, waiting)
  const taken = await bookAll(shop, who, id, ['10', '11', '12'])
  const changeId = waiting.upgrade?.paymentId ?? ''
  await refundPayment(app.ctx(shop.owner), { id: changeId, amount: 30 })
  await sendRefunds(app)
  for (const _twice of [1, 2]) await moneyWentBack(shop.providerId, changeId)
  const [first = '', ...others] = taken
  await cancelBooking(app.ctx(shop.owner), { id: first })
  expect((await read(who, id)).usesLeft).toBe(0)
  expect(await leftAfterEach(who, id, others)).toEqual([1, 2])
}, 20_000)

test('they go also when the next period has begun before their bookings are called off', async () => {
  const shop = await makeShop()
  const terms = { months: 1, renews: true, rollsOver: true }
  const two = await sellPlan(app, shop, { ...terms, uses: 2, priceMinor: 5000 })
  const four = await sellPlan(app, shop, { ...terms, uses: 4, priceMinor: 8000 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, two, who)
  const waiting = await choose(who, id, four.id)
  await pay(who, waiting)
  await cardBecomes(app, id, 'declined')
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  // In the week in which the next period is still to be paid.
  const taken: string[] = []
  for (const when of ['05T10', '05T12', '06T10', '06T12'])
    taken.push((await book(shop, who, id, `2027-05-${when}:00:00Z`)).id)
  const changeId = waiting.upgrade?.paymentId ?? ''
  await refundPayment(app.ctx(shop.owner), { id: changeId, amount: 30 })
  await sendRefunds(app)
  await moneyWentBack(shop.providerId, changeId)
  await cardBecomes(app, id, 'success')
  await moveClock(app, Date.parse('2027-05-03T23:01:00Z'))
  await renewMemberships(app)
  expect((await read(who, id)).usesLeft).toBe(2)
  expect(await leftAfterEach(who, id, taken)).toEqual([2, 2, 3, 4])
}, 30_000)

test('another choice made while it is being paid: what comes for the one left goes back and all stays as it was', async () => {
  const { four, cheap, who, id } = await makeMember()
  const waiting = await choose(who, id, four.id)
  const { paymentId: changeId = '', amount = 0 } = waiting.upgrade ?? {}
  const intent = await createIntent(app.ctx(who), { changeId, amount, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await changePlan(app.ctx(who), { subscriptionId: id, planId: cheap.id, price: undefined })
  await confirmPayment(app.ctx(who), { id: changeId })
  await sendRefunds(app)
  expect({
    ...(await read(who, id)),
    left: (await readPayment(app.ctx(who), { id: changeId })).leftMinor,
  }).toMatchObject({
    ...{ priceMinor: 5000, usesLeft: 2, left: 0 },
    next: { planId: cheap.id },
  })
})

test('a visit of the period that is over, called off after another plan began, comes back no further than it would have rolled over', async () => {
  const left = async (isChanged: boolean) => {
    await moveClock(app, Date.parse('2027-04-01T12:00:00Z'))
    const shop = await makeShop()
    const terms = { months: 1, renews: true, rollsOver: true }
    const two = await sellPlan(app, shop, { ...terms, uses: 2, priceMinor: 5000 })
    const four = await sellPlan(app, shop, { ...terms, uses: 4, priceMinor: 8000 })
    const who = await makeAccount(app)
    const { id } = await buyMembership(app, two, who)
    await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
    await renewMemberships(app)
    await cardBecomes(app, id, 'declined')
    await moveClock(app, Date.parse('2027-05-31T23:01:00Z'))
    await renewMemberships(app)
    // In the week in which it is owed: of four that are left two would lapse.
    const taken = [await book(shop, who, id, '2027-06-05T10:00:00Z'), await book(shop, who, id, '2027-06-06T10:00:00Z')]
    await cardBecomes(app, id, 'success')
    await moveClock(app, Date.parse('2027-06-03T23:01:00Z'))
    await renewMemberships(app)
    if (isChanged) await pay(who, await choose(who, id, four.id))
    for (const { id: bookingId } of taken) await cancelBooking(app.ctx(who), { id: bookingId })
    return (await read(who, id)).usesLeft
  }
  const asItWas = await left(false)
  expect(await left(true)).toBe(asItWas + 2)
}, 40_000)

test('nobody is charged for the next period while their bank wants back what they paid for another plan', async () => {
  const { four, who, id } = await makeMember()
  await pay(who, await choose(who, id, four.id))
  await sql`update payment set dispute = 'open' where subscription_id = ${id} and is_change`.execute(app.running.db)
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  expect((await moneyOf(id)).map(({ minor }) => minor)).toEqual([5000, 3000])
})

test('the provider sees all that a member has paid, another plan at once too, each with its paper and what went back', async () => {
  const { shop, four, who, id } = await makeMember()
  const paid = () => listMemberPayments(app.ctx(shop.owner), { id })
  expect(await paid()).toMatchObject([{ isChange: false, isNow: true, amountMinor: 5000, uses: 2 }])
  await pay(who, await choose(who, id, four.id))
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  const all = await paid()
  expect(
    all.map(({ planName, isChange, isNow, amountMinor, uses }) => [planName, isChange, isNow, amountMinor, uses]),
  ).toEqual([
    [four.name, false, true, 8000, 4],
    [four.name, true, false, 3000, 2],
    [expect.any(String), false, false, 5000, 2],
  ])
  expect(all.map(({ papers }) => papers.map(({ kind }) => kind))).toEqual([['receipt'], ['receipt'], ['receipt']])
  await refundPayment(app.ctx(shop.owner), { id: all[1]?.paymentId ?? '', amount: 10 })
  await sendRefunds(app)
  expect((await paid())[1]).toMatchObject({
    ...{ returnedMinor: 1000, papers: [{ kind: 'receipt' }, { kind: 'refund_note' }] },
  })
  const elsewhere = await makeShop()
  expect(await codeOf(listMemberPayments(app.ctx(elsewhere.owner), { id }))).toBe('membership_not_found')
})

test('where cards are switched off, nothing is begun that nobody can pay', async () => {
  const { four, who, id } = await makeMember()
  const { config } = app.running
  const off = await createApp({ ...config, cards: 'off' }, config.databaseUrl ?? '')
  const ctx = { ...createContext(off, 'off'), actor: who }
  const asked = await codeOf(
    changePlan(ctx as never, { subscriptionId: id, planId: four.id, price: undefined, when: 'now' }),
  )
  const quoted = await quoteAtOnce(ctx as never, { subscriptionId: id, planId: four.id }).catch((error) => error.code)
  await off.close()
  expect({ asked, upgrade: (await read(who, id)).upgrade, quoted }).toMatchObject({
    ...{ asked: 'plan_not_sold', quoted: 'plan_not_sold', upgrade: null },
  })
})

test('where the card company takes no charges for them, nothing is begun that nobody can pay', async () => {
  const { shop, four, who, id } = await makeMember()
  await sql`update card_account set takes_charges = false where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  expect(await codeOf(choose(who, id, four.id))).toBe('plan_not_sold')
  expect((await read(who, id)).upgrade).toBeNull()
})

test('what another plan would cost, of one that is none, is a refusal', async () => {
  const { who, id } = await makeMember()
  expect(await codeOf(quote(who, id, crypto.randomUUID()))).toBe('plan_not_found')
})
