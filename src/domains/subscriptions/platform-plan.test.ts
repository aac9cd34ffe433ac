import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  booksOf,
  buyMembership,
  makePaidProvider,
  renewMemberships,
  sellPlan,
  sellPlatformPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createIntent } from '../payments/create-intent.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { changePlan } from './change-plan.server.ts'
import { freePlan } from './contract.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { createPlan, updatePlan, withdrawPlan } from './plans.server.ts'
import { benefitsOf } from './platform-plan.server.ts'
import { listOwn, listUses, readOffer } from './read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const onTheDay = { mode: 'on_the_day', depositPercent: 20 } as const
const bought = Date.parse('2027-01-31T12:00:00Z')
const at = (iso: string) => moveClock(app, Date.parse(iso))
const benefits = { pointsPercent: 200, leadMinutes: 10, freeCancellations: 1, freeCancellationMost: 20 }
const sell = async (terms: Parameters<typeof sellPlatformPlan>[2] = {}) => {
  const shop = await makePaidProvider(app, onTheDay)
  return { shop, plan: await sellPlatformPlan(app, shop, terms) }
}
const closeShop = (shop: TestProvider) =>
  sql`update provider set sells_platform_plan = false where provider_id = ${shop.providerId}`.execute(app.running.db)
const platform = () => readOffer(app.ctx(), {})

beforeEach(() => moveClock(app, bought))
// Each test has its own seller, and sees no other's.
afterEach(() => sql`update provider set sells_platform_plan = false`.execute(app.running.db))

test('nothing is sold but the free plan until the operator names a business, and only that one can offer it', async () => {
  expect(await platform()).toMatchObject({ providerId: null, isSold: false, plans: [{ id: freePlan, price: 0 }] })
  const shop = await makePaidProvider(app, onTheDay)
  const terms = { name: 'Plus', priceMinor: 600, months: 1, uses: 0, renews: true, serviceIds: [], isForPlatform: true }
  expect(await codeOf(createPlan(app.ctx(shop.owner), terms))).toBe('platform_plan_elsewhere')
  const plan = await sellPlatformPlan(app, shop)
  expect(await platform()).toMatchObject({ isSold: true, plans: [{ id: freePlan }, { id: plan.id, benefits }] })
  // It is no membership of that business.
  await sellPlan(app, shop)
  expect((await readOffer(app.ctx(), { providerId: shop.providerId })).plans).toMatchObject([{ benefits: null }])
  for (const wrong of [{ uses: 1 }, { renews: false }, { rollsOver: true }, { serviceIds: shop.serviceIds }])
    expect(await codeOf(createPlan(app.ctx(shop.owner), { ...terms, ...wrong }))).toBe('invalid_input')
  for (const wrong of [{ uses: 0 }, { serviceIds: [] }])
    expect(
      await codeOf(
        createPlan(app.ctx(shop.owner), {
          ...{ name: 'Cuts', priceMinor: 3000, months: 1, uses: 2, serviceIds: shop.serviceIds, ...wrong },
        }),
      ),
    ).toBe('invalid_input')
  await closeShop(shop)
  expect((await platform()).isSold).toBe(false)
  expect(await codeOf(subscribeTo(app.ctx(await makeAccount(app)), { planId: plan.id }))).toBe('plan_not_sold')
})

test('it is bought, gives what it says, renews and ends as every membership does; without a name it is meant', async () => {
  const { shop, plan } = await sell()
  const who = await makeAccount(app)
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: freePlan }))).toBe('plan_is_free')
  expect(await listUses(app.ctx(who), {})).toEqual([])
  for (const call of [cancelOwn(app.ctx(who), {}), changePlan(app.ctx(who), { planId: plan.id })])
    expect(await codeOf(call)).toBe('membership_not_found')
  const own = await buyMembership(app, plan, who)
  expect(own).toMatchObject({ status: 'active', benefits, uses: 0, usesLeft: 0, endsAt: '2027-02-28T00:00:00+00:00' })
  expect((await benefitsOf(app.ctx(), [who.accountId])).get(who.accountId)).toMatchObject({ benefits, monthMinor: 600 })
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect(await listOwn(app.ctx(who), {})).toMatchObject([{ endsAt: '2027-03-31T00:00:00+01:00' }])
  expect(await booksOf(app, shop.providerId)).toEqual({ held_by_processor: 1200, owed_to_provider: -1200 })
  const leaving = await changePlan(app.ctx(who), { planId: freePlan })
  expect(leaving).toMatchObject({ renewal: { state: 'cancelled' } })
  expect(await codeOf(cancelOwn(app.ctx(who), {}))).toBe('membership_cancelled')
  // What is paid stays theirs.
  expect((await benefitsOf(app.ctx(), [who.accountId])).size).toBe(1)
  await at('2027-03-30T23:01:00Z')
  expect((await benefitsOf(app.ctx(), [who.accountId])).size).toBe(0)
})

test('somebody has one of them: begun twice it is the same one, by other terms the first is left, and twenty at once are one', async () => {
  const { shop, plan } = await sell()
  const yearly = await sellPlatformPlan(app, shop, { months: 12, priceMinor: 6000 })
  const who = await makeAccount(app)
  const first = await buyMembership(app, plan, who, { isPaid: false })
  expect((await buyMembership(app, plan, who, { isPaid: false })).id).toBe(first.id)
  const second = await buyMembership(app, yearly, who)
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: plan.id }))).toBe('plan_is_yours')
  expect((await listOwn(app.ctx(who), {})).map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'active'],
    [first.id, 'ended'],
  ])
  const other = await makeAccount(app)
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      persistently(() => subscribeTo(app.ctx(other), { planId: n % 2 ? plan.id : yearly.id })),
    ),
  )
  expect(all).toHaveLength(20)
  expect((await listOwn(app.ctx(other), {})).filter(({ status }) => status === 'unpaid')).toHaveLength(1)
  // At another seller of the operator's one does not begin a second.
  const abroad = await sell()
  expect(await codeOf(subscribeTo(app.ctx(other), { planId: abroad.plan.id }))).toBe('plan_is_yours')
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: abroad.plan.id }))).toBe('plan_is_yours')
})

test('it goes on with another plan of the platform, and with none that is a membership', async () => {
  const { shop, plan } = await sell()
  const yearly = await sellPlatformPlan(app, shop, { months: 12, priceMinor: 6000 })
  const visits = await sellPlan(app, shop, { months: 1, renews: true })
  const who = await makeAccount(app)
  await buyMembership(app, plan, who)
  expect(await codeOf(changePlan(app.ctx(who), { planId: visits.id }))).toBe('plan_not_renewing')
  expect(await changePlan(app.ctx(who), { planId: yearly.id })).toMatchObject({ next: { planId: yearly.id, benefits } })
  const member = await makeAccount(app)
  const { id } = await buyMembership(app, visits, member)
  const meant = { subscriptionId: id }
  expect(await codeOf(changePlan(app.ctx(member), { ...meant, planId: yearly.id }))).toBe('plan_not_renewing')
  expect(await codeOf(changePlan(app.ctx(member), { ...meant, planId: freePlan }))).toBe('plan_not_found')
})

test('the figures of those who have it stay when its seller changes it, and it is sold no more once withdrawn', async () => {
  const { shop, plan } = await sell()
  const who = await makeAccount(app)
  await buyMembership(app, plan, who)
  const dearer = { id: plan.id, name: plan.name, priceMinor: 900, months: 1, uses: 0, renews: true, serviceIds: [] }
  await updatePlan(app.ctx(shop.owner), dearer)
  expect((await listOwn(app.ctx(who), {}))[0]).toMatchObject({ priceMinor: 600, benefits })
  expect(await codeOf(updatePlan(app.ctx(shop.owner), { ...dearer, uses: 3 }))).toBe('invalid_input')
  await withdrawPlan(app.ctx(shop.owner), { id: plan.id })
  expect((await platform()).isSold).toBe(false)
})

test('unused it goes back within 14 days; when its seller leaves, what the rest of the period is worth', async () => {
  const { shop, plan } = await sell({ priceMinor: 2800 })
  const who = await makeAccount(app)
  await buyMembership(app, plan, who)
  expect(await cancelOwn(app.ctx(who), { when: 'now' })).toMatchObject({ status: 'ended' })
  await sendRefunds(app)
  expect(await booksOf(app, shop.providerId)).toEqual({})
  await buyMembership(app, plan, who)
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  await at('2027-03-15T12:00:00Z')
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  // Bought on the 31st: from the 28th of February to the 31st of March, whose clocks are put forward; 371 of 743 hours are left.
  expect(await booksOf(app, shop.providerId)).toEqual({ held_by_processor: 4202, owed_to_provider: -4202 })
})

test('it is offered back as long as that is not refused, and no longer', async () => {
  const { plan } = await sell()
  const who = await makeAccount(app)
  const offered = async () => (await listOwn(app.ctx(who), {}))[0]?.returnableUntil ?? null
  await buyMembership(app, plan, who)
  expect(await offered()).not.toBeNull()
  await cancelOwn(app.ctx(who), { when: 'now' })
  await sendRefunds(app)
  // Once in twelve months.
  await buyMembership(app, plan, who)
  expect(await offered()).toBeNull()
  expect(await codeOf(cancelOwn(app.ctx(who), { when: 'now' }))).toBe('plan_given_back')
  const used = await makeAccount(app)
  await buyMembership(app, plan, used)
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, factor_percent, plan_percent, plan_points,
      paid_minor, currency, posted_at, counts_at, booking_id)
    values (gen_random_uuid(), ${used.accountId}, 'visit', 20, 'visit:' || gen_random_uuid(), 200, 100, 10, 1000, 'GBP',
      ${new Date(bought + 60_000)}, ${new Date(bought + 60_000)}, gen_random_uuid())`.execute(app.running.db)
  expect((await listOwn(app.ctx(used), {}))[0]?.returnableUntil).toBeNull()
  expect(await codeOf(cancelOwn(app.ctx(used), { when: 'now' }))).toBe('membership_used')
})

test('a payment of it that was cancelled at its seller’s own desk keeps nobody from another', async () => {
  const { shop, plan } = await sell()
  const who = await makeAccount(app)
  const first = await buyMembership(app, plan, who, { isPaid: false })
  const { account, intentId } = await createIntent(app.ctx(who), {
    subscriptionId: first.id,
    amount: 6,
    currency: 'GBP',
  })
  const stripe = await app.running.app.cards?.api()
  await stripe?.paymentIntents.cancel(intentId, {}, { stripeAccount: account })
  await reconcile(app.ctx())
  const again = await buyMembership(app, plan, who)
  expect(again).toMatchObject({ status: 'active', providerId: shop.providerId })
  expect(again.id).not.toBe(first.id)
})
