import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  buyMembership,
  makePaidProvider,
  renewMemberships,
  sellPlan,
  sellPlatformPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { getStatementEntries } from '../papers/statement.server.ts'
import { statements } from '../papers/statement-contract.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import type { TestCardName } from '../payments/simulator/cards.rules.ts'
import { changePlan } from './change-plan.server.ts'
import type { Subscription } from './contract.ts'
import { giveBackAllOf, subscriptions as handlers, schedules } from './jobs.server.ts'
import { pauseOwn } from './pause.server.ts'
import { updatePlan, withdrawPlan } from './plans.server.ts'
import { listOwnPlans, listUses, readOne } from './read-subscriptions.server.ts'
import { cancelOwn } from './subscribe.server.ts'
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
/** The platform's, for 5 a month and for 8. */
async function makePlanHolder() {
  const shop = await makeShop()
  const small = await sellPlatformPlan(app, shop, { priceMinor: 500 })
  const large = await sellPlatformPlan(app, shop, { priceMinor: 800 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, small, who)
  return { shop, small, large, who, id }
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
/** Of all that was posted for it, by whom it is owed. */
async function sumOfEntries(id: string) {
  const { rows } = await sql<{ sum: number }>`select sum(e.amount_minor)::int as sum from ledger_posting l
    join ledger_entry e on e.posting_id = l.posting_id where l.subscription_id = ${id}`.execute(app.running.db)
  return rows[0]?.sum
}
const handlerOf = (name: string) => handlers.find(({ queue }) => queue === name)
const moneyWentBack = (providerId: string, paymentId: string) =>
  handlerOf('membership-money')?.run(app.ctx(), { providerId, paymentId })
const runClock = (queue: string) => schedules.find((one) => one.queue === queue)?.run(app.ctx())

test('what was paid under one plan stays its own when its member goes on with another, and giving both back names their sum', async () => {
  const { shop, two, four, who, id } = await makeMember()
  expect(await read(who, id)).toMatchObject({ returnableMinor: 5000 })
  await pay(who, await choose(who, id, four.id))
  const sold = async () => {
    const { plans } = await listOwnPlans(app.ctx(shop.owner))
    return [two.id, four.id]
      .map((planId) => plans.find((plan) => plan.id === planId))
      .map((one) => [one?.sold, one?.paidMinor])
  }
  expect(await sold()).toEqual([
    [1, 5000],
    [1, 3000],
  ])
  const ofPlan = async (planId: string) =>
    (
      await getStatementEntries(
        app.ctx(shop.owner),
        statements.entries.input.parse({ currency: 'GBP', account: 'owed_to_provider', planId }),
      )
    ).sumMinor
  expect([await ofPlan(two.id), await ofPlan(four.id)]).toEqual([-5000, -3000])
  expect(await read(who, id)).toMatchObject({ priceMinor: 8000, returnableMinor: 8000 })
  await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'now' })
  await sendRefunds(app)
  expect((await moneyOf(id)).map(({ back }) => back)).toEqual([5000, 3000])
  expect(await read(who, id)).toMatchObject({ returnableMinor: null })
})

test('of the plan of the platform what would go back after a change at once is what was paid, not its price', async () => {
  const { large, who, id } = await makePlanHolder()
  await moveClock(app, Date.parse('2027-04-11T12:00:00Z'))
  const paid = (await quote(who, id, large.id))?.amountMinor ?? 0
  await pay(who, await choose(who, id, large.id))
  expect(paid).toBeLessThan(300)
  expect(await read(who, id)).toMatchObject({ priceMinor: 800, returnableMinor: 500 + paid })
})

test('a dearer membership begins at once for what it costs more, with as many visits more, and goes on at its price', async () => {
  const { shop, four, who, id } = await makeMember()
  await book(shop, who, id, '2027-04-05T10:00:00Z')
  const now = await quote(who, id, four.id)
  expect(now).toMatchObject({
    amount: 30,
    amountMinor: 3000,
    uses: 2,
    usesLeft: 3,
    days: null,
    until: '2027-05-01T00:00:00+01:00',
  })
  expect(now?.consent[0]).toMatch(/charges £30.00 now/)
  expect(now?.consent[1]).toMatch(/charges £80.00 on .*1 May 2027 and then each month/)
  const waiting = await choose(who, id, four.id, { amount: 30 })
  // Until it is paid, all is as it was.
  expect(waiting).toMatchObject({
    priceMinor: 5000,
    uses: 2,
    usesLeft: 1,
    upgrade: { planId: four.id, amountMinor: 3000 },
  })
  expect((await choose(who, id, four.id, { amount: 30 })).upgrade).toEqual(waiting.upgrade)
  const paid = await pay(who, waiting)
  expect(paid).toMatchObject({ status: 'succeeded', isChange: true, services: [four.name] })
  expect(paid.papers).toHaveLength(1)
  expect(await read(who, id)).toMatchObject({
    ...{ planId: four.id, name: four.name, priceMinor: 8000, uses: 4, usesLeft: 3, upgrade: null, next: null },
    endsAt: '2027-05-01T00:00:00+01:00',
  })
  expect((await listUses(app.ctx(who), { subscriptionId: id })).map(({ kind, uses }) => [kind, uses])).toEqual([
    ['added', 2],
    ['used', -1],
    ['granted', 2],
  ])
  expect(await sumOfEntries(id)).toBe(0)
  const { rows } = await sql<{
    consent: string
  }>`select consent from subscription where subscription_id = ${id}`.execute(app.running.db)
  expect(rows[0]?.consent).toBe(now?.consent.join('\n'))
  // Once in a period.
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  expect((await moneyOf(id)).map(({ minor }) => minor)).toEqual([5000, 3000, 8000])
  expect(await read(who, id)).toMatchObject({ usesLeft: 4, endsAt: '2027-06-01T00:00:00+01:00' })
})

test('of the platform’s plan the whole days that are left are charged, and what was paid for them is credited', async () => {
  const { large, who, id } = await makePlanHolder()
  // On the first day all of it is left.
  expect(await quote(who, id, large.id)).toMatchObject({ amountMinor: 300, uses: 0, days: 29 })
  await moveClock(app, Date.parse('2027-04-20T12:00:00Z'))
  // Ten of twenty-nine: 275 for the other, 173 credited.
  expect(await quote(who, id, large.id)).toMatchObject({ amountMinor: 102, days: 10 })
  await moveClock(app, Date.parse('2027-04-20T20:00:00Z'))
  expect(await quote(who, id, large.id)).toMatchObject({ amountMinor: 102, days: 10 })
  await pay(who, await choose(who, id, large.id, { amount: 1.02 }))
  expect(await read(who, id)).toMatchObject({ planId: large.id, priceMinor: 800, endsAt: '2027-05-01T00:00:00+01:00' })
}, 20_000)

test('a cheaper one, one that is paid as often as not, its own and somebody else’s do not begin at once', async () => {
  const { shop, two, four, cheap, yearly, who, id } = await makeMember()
  expect(await quote(who, id, cheap.id)).toBeNull()
  expect(await quote(who, id, yearly.id)).toBeNull()
  expect(await codeOf(choose(who, id, cheap.id))).toBe('plan_not_now')
  expect(await codeOf(choose(who, id, yearly.id))).toBe('plan_not_now')
  expect(await codeOf(choose(who, id, two.id))).toBe('plan_not_now')
  const elsewhere = await makeMember()
  expect(await codeOf(choose(who, id, elsewhere.four.id))).toBe('plan_not_found')
  expect(await codeOf(choose(who, elsewhere.id, elsewhere.four.id))).toBe('membership_not_found')
  expect(await codeOf(choose(who, id, four.id, { amount: 29.99 }))).toBe('plan_changed')
  // Once in a period, or what is left of it would have three prices.
  await pay(who, await choose(who, id, four.id))
  const six = await sellPlan(app, shop, { months: 1, renews: true, uses: 6, priceMinor: 9900 })
  expect(await quote(who, id, six.id)).toBeNull()
  expect(await codeOf(choose(who, id, six.id))).toBe('plan_not_now')
})

test('nothing changes where the card is refused or nobody pays; an hour later it can be paid no more', async () => {
  const { four, who, id } = await makeMember()
  const waiting = await choose(who, id, four.id)
  expect(await pay(who, waiting, 'declined')).toMatchObject({ status: 'open' })
  expect(await read(who, id)).toMatchObject({ priceMinor: 5000, usesLeft: 2, renewal: { state: 'renews' } })
  await moveClock(app, Date.parse('2027-04-01T13:01:00Z'))
  await runClock('membership-unpaid')
  expect((await read(who, id)).upgrade).toBeNull()
  expect(await codeOf(pay(who, waiting))).toBe('payment_over')
  // Asked for again, it has a payment of its own.
  await pay(who, await choose(who, id, four.id))
  expect(await read(who, id)).toMatchObject({ priceMinor: 8000, usesLeft: 4 })
})

test('cancelled, or over, while it is being paid: what comes goes back and all stays as it was', async () => {
  const one = await makeMember()
  const waiting = await choose(one.who, one.id, one.four.id)
  const { paymentId: changeId = '', amount = 0 } = waiting.upgrade ?? {}
  const intent = await createIntent(app.ctx(one.who), { changeId, amount, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await cancelOwn(app.ctx(one.who), { subscriptionId: one.id })
  await confirmPayment(app.ctx(one.who), { id: changeId })
  await sendRefunds(app)
  expect((await readPayment(app.ctx(one.who), { id: changeId })).leftMinor).toBe(0)
  expect(await read(one.who, one.id)).toMatchObject({ priceMinor: 5000, usesLeft: 2, renewal: { state: 'cancelled' } })

  const two = await makeMember()
  const late = await choose(two.who, two.id, two.four.id)
  const of = { changeId: late.upgrade?.paymentId ?? '', amount: 30, currency: 'GBP' }
  const begun = await createIntent(app.ctx(two.who), of)
  await app.running.simulator?.pay({ ...begun, card: 'success' })
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  await confirmPayment(app.ctx(two.who), { id: of.changeId })
  await sendRefunds(app)
  expect(await read(two.who, two.id)).toMatchObject({ priceMinor: 5000, usesLeft: 2 })
  expect((await moneyOf(two.id)).map(({ minor, back }) => minor - back).sort()).toEqual([0, 5000, 5000])
}, 20_000)

test('twenty at once open one payment, and what was chosen for the next period is over once it is paid', async () => {
  const { four, yearly, who, id } = await makeMember()
  await changePlan(app.ctx(who), { subscriptionId: id, planId: yearly.id, price: undefined })
  const made = await Promise.all(Array.from({ length: 20 }, () => persistently(() => choose(who, id, four.id))))
  expect(new Set(made.map(({ upgrade }) => upgrade?.paymentId)).size).toBe(1)
  expect(made[0]?.next?.planId).toBe(yearly.id)
  await pay(who, made[0] as Subscription)
  expect(await read(who, id)).toMatchObject({ planId: four.id, next: null, upgrade: null })
  // Begun and not paid, it is left by whoever chooses otherwise.
  const other = await makeMember()
  const waiting = await choose(other.who, other.id, other.four.id)
  await changePlan(app.ctx(other.who), { subscriptionId: other.id, planId: other.cheap.id, price: undefined })
  expect(await codeOf(pay(other.who, waiting))).toBe('payment_over')
})

test('not in a trial, not before a pause and not while a period is owed', async () => {
  const { four, who, id } = await makeMember()
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 1 })
  expect(await quote(who, id, four.id)).toBeNull()
  expect(await codeOf(choose(who, id, four.id))).toBe('membership_pausing')
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 0 })
  await sql`update subscription set trial_ends_at = ends_at where subscription_id = ${id}`.execute(app.running.db)
  await sql`update payment set returned_minor = captured_minor where subscription_id = ${id}`.execute(app.running.db)
  expect(await codeOf(choose(who, id, four.id))).toBe('plan_not_now')
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  expect(await codeOf(choose(who, id, four.id))).toBe('membership_unpaid')
})

test('unused within 14 days both payments go back', async () => {
  const { four, who, id } = await makeMember()
  await pay(who, await choose(who, id, four.id))
  await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'now' })
  await sendRefunds(app)
  expect((await moneyOf(id)).map(({ minor, back }) => [minor, back])).toEqual([
    [5000, 5000],
    [3000, 3000],
  ])
  expect(await read(who, id)).toMatchObject({ status: 'ended', usesLeft: 0 })
  expect(await sumOfEntries(id)).toBe(0)
})

test('given back by its provider, what it added is taken and it goes on as it was', async () => {
  const { shop, two, four, who, id } = await makeMember()
  const waiting = await choose(who, id, four.id)
  await pay(who, waiting)
  for (const day of ['05', '06', '07']) await book(shop, who, id, `2027-04-${day}T10:00:00Z`)
  const changeId = waiting.upgrade?.paymentId ?? ''
  await refundPayment(app.ctx(shop.owner), { id: changeId, amount: 30 })
  await sendRefunds(app)
  await moneyWentBack(shop.providerId, changeId)
  await moneyWentBack(shop.providerId, changeId)
  expect(await read(who, id)).toMatchObject({
    status: 'active',
    planId: two.id,
    priceMinor: 5000,
    uses: 2,
    usesLeft: 0,
  })
  await moveClock(app, Date.parse('2027-04-30T23:01:00Z'))
  await renewMemberships(app)
  expect((await moneyOf(id)).map(({ minor }) => minor)).toEqual([5000, 3000, 5000])
})

test('when its provider leaves, each visit that is left is worth what was paid for it', async () => {
  const { shop, four, who, id } = await makeMember()
  await pay(who, await choose(who, id, four.id))
  await book(shop, who, id, '2027-04-05T10:00:00Z')
  // As a job does it, after the deletion.
  await transaction(app.ctx(), async (tx) => eraseAccount({ ...tx, now: await databaseNow(tx) }, shop.owner.accountId))
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  // Two that came with it, for 15 each, and one of the first two, for 25.
  expect((await moneyOf(id)).map(({ back }) => back)).toEqual([2500, 3000])
})

test('what a provider sells is on its page at once', async () => {
  const { shop, two } = await makeMember()
  const told = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where name = 'waitlist-after-provider-changed' and data->>'providerId' = ${shop.providerId}`.execute(
      app.running.db,
    )
    return rows[0]?.n ?? 0
  }
  const before = await told()
  const terms = { months: 1, renews: true, uses: 2, serviceIds: shop.serviceIds.slice(0, 1) }
  await updatePlan(app.ctx(shop.owner), { ...terms, id: two.id, name: 'Two cuts', priceMinor: 5500 })
  await withdrawPlan(app.ctx(shop.owner), { id: two.id })
  expect(await told()).toBe(before + 2)
})

for (const [change, bought, midnight, days, amountMinor] of [
  ['forward', '2027-03-10T08:00:00Z', '2027-03-20T00:00:00Z', 20, 193],
  ['back', '2027-10-10T08:00:00Z', '2027-10-20T23:00:00Z', 19, 183],
] as const)
  test(`where clocks go ${change} within the period, the days that are left are those of the calendar`, async () => {
    await moveClock(app, Date.parse(bought))
    const { who, id, large } = await makePlanHolder()
    // Of 31 days 8 rounded down, less 5 rounded up; from one midnight there to the next.
    for (const minutes of [1, 59, 22 * 60 + 59, 23 * 60 + 59]) {
      await moveClock(app, Date.parse(midnight) + minutes * 60_000)
      expect([minutes, await quote(who, id, large.id)]).toMatchObject([minutes, { days, amountMinor }])
    }
    await moveClock(app, Date.parse(midnight) + (24 * 60 + 1) * 60_000)
    expect(await quote(who, id, large.id)).toMatchObject({ days: days - 1 })
    await sql`update provider set sells_platform_plan = false`.execute(app.running.db)
  })
