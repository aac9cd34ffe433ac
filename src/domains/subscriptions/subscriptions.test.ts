import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import {
  bearer,
  dateIn,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import {
  buyMembership,
  ledgerOf,
  makePaidProvider,
  payWith,
  processorSays,
  sellPlan,
  sendRefunds,
  takeCards,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { decideDispute, disputeNoShow, markNoShow, settleNoShow } from '../bookings/no-show.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { getStatementEntries } from '../papers/statement.server.ts'
import { statements } from '../papers/statement-contract.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { createPlan, updatePlan, withdrawPlan } from './plans.server.ts'
import { listMembers, listOwn, listOwnPlans, listUses, readOffer, readOne } from './read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const onTheDay = { mode: 'on_the_day', depositPercent: 20 } as const
const services = [
  { name: 'Cut', durationMinutes: 30, priceMinor: 4000 },
  { name: 'Beard', durationMinutes: 30, priceMinor: 1500 },
]
/** Cancelling within a day costs half. */
const policy = [{ hoursBefore: 24, feePercent: 50 }]

async function makeShop(terms: Parameters<typeof makePaidProvider>[1] = onTheDay): Promise<TestProvider> {
  const shop = await makePaidProvider(app, terms, { services })
  await sql`update provider set cancellation_policy = ${JSON.stringify(policy)}::jsonb, minimum_notice_minutes = 0
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  return shop
}

async function makeMember(terms: Parameters<typeof sellPlan>[2] = {}) {
  const shop = await makeShop()
  const plan = await sellPlan(app, shop, terms)
  const who = await makeAccount(app)
  const membership = await buyMembership(app, plan, who)
  return { shop, plan, who, id: membership.id, membership }
}

type Wish = { day?: number; time?: string; count?: number; uses?: number }

const book = (
  shop: TestProvider,
  who: Actor,
  subscriptionId: string,
  { day = 3, time = '10:00', count = 1, uses }: Wish = {},
) =>
  createBooking(app.ctx(who), {
    providerId: shop.providerId,
    serviceIds: shop.serviceIds.slice(0, count),
    dateTime: london(dateIn(day), time),
    subscriptionId,
    ...(uses !== undefined && { membershipUses: uses }),
  })

const leftOf = async (who: Actor, id: string) => (await readOne(app.ctx(who), id)).usesLeft
const kindsOf = async (who: Actor, subscriptionId: string) =>
  (await listUses(app.ctx(who), { subscriptionId })).map(({ kind, uses }) => [kind, uses]).reverse()
const ended = (id: string) =>
  sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${id}`.execute(app.running.db)
const soon = (id: string) =>
  sql`update booking set starts_at = now() + interval '3 hours', ends_at = now() + interval '4 hours'
    where booking_id = ${id}`.execute(app.running.db)

test('a membership is good for nothing until it is paid, then for its visits until the end of a day', async () => {
  const shop = await makeShop()
  const plan = await sellPlan(app, shop, { months: 6 })
  const who = await makeAccount(app)
  const offer = await readOffer(app.ctx(), { providerId: shop.providerId })
  expect(offer).toMatchObject({ isSold: true, plans: [{ id: plan.id, price: 300, uses: 10, months: 6 }] })
  expect(offer.plans[0]?.services.map(({ name }) => name)).toEqual(['Cut'])
  const unpaid = await buyMembership(app, plan, who, { isPaid: false })
  expect(unpaid).toMatchObject({ status: 'unpaid', usesLeft: 0, endsAt: null, returnableUntil: null })
  expect(await codeOf(book(shop, who, unpaid.id))).toBe('membership_not_found')
  const paid = await buyMembership(app, plan, who)
  expect(paid).toMatchObject({ status: 'active', usesLeft: 10, price: 300, isPaused: false })
  expect(paid.endsAt).toMatch(/T00:00:00\+0[01]:00$/)
  const months = (Date.parse(paid.endsAt ?? '') - Date.parse(paid.startsAt ?? '')) / 86_400_000
  expect(months).toBeGreaterThan(180)
  expect(months).toBeLessThan(186)
  const payment = await readPayment(app.ctx(who), { id: paid.id })
  expect(payment).toMatchObject({
    subscriptionId: paid.id,
    paidMinor: 30_000,
    earnedMinor: 30_000,
    aheadMinor: 0,
    services: [plan.name],
  })
  expect(payment.papers).toMatchObject([{ kind: 'receipt' }])
})

test('an included service takes a use and no money, another one is paid, and each is told apart', async () => {
  const { shop, who, id } = await makeMember()
  const booked = await book(shop, who, id, { count: 2, uses: 1 })
  expect(booked).toMatchObject({ totalMinor: 1500, status: 'confirmed', membership: { uses: 1, isKeptNow: false } })
  expect(booked.services).toMatchObject([
    { name: 'Cut', priceMinor: 0, isIncluded: true },
    { name: 'Beard', priceMinor: 1500 },
  ])
  expect(booked.services[1]?.isIncluded).toBeUndefined()
  expect(await leftOf(who, id)).toBe(9)
  const [use] = await listUses(app.ctx(who), { subscriptionId: id })
  expect(use).toMatchObject({ kind: 'used', uses: -1, visit: { bookingId: booked.id, services: ['Cut', 'Beard'] } })
  await ended(booked.id)
  await completeBooking(app.ctx(shop.owner), { id: booked.id })
  expect(await leftOf(who, id)).toBe(9)
  expect(await ledgerOf(app, { bookingId: booked.id })).toEqual({})
})

test('where everything is paid before, what a membership pays for is no part of it', async () => {
  const shop = await makeShop({ mode: 'before', depositPercent: 20 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, await sellPlan(app, shop), who)
  const whole = await book(shop, who, id)
  expect(whole).toMatchObject({ status: 'confirmed', totalMinor: 0 })
  expect(whole.payment).toBeUndefined()
  const part = await book(shop, who, id, { day: 4, count: 2 })
  expect(part).toMatchObject({ status: 'pending', payment: { nowMinor: 1500, laterMinor: 0 } })
  const { rows } = await sql<{
    id: string
  }>`select payment_id as id from payment where booking_id = ${part.id}`.execute(app.running.db)
  await payWith(app, { customer: who, provider: shop, bookingId: part.id, paymentId: rows[0]?.id ?? '' })
  await cancelBooking(app.ctx(who), { id: part.id })
  await sendRefunds(app)
  expect(await processorSays(app, { bookingId: part.id })).toEqual({ taken: 1500, given: 1500 })
  expect(await leftOf(who, id)).toBe(9)
})

test('called off in time its use comes back, late it is gone, and whoever was shown otherwise is asked again', async () => {
  const { shop, who, id } = await makeMember()
  const early = await book(shop, who, id)
  await cancelBooking(app.ctx(who), { id: early.id })
  expect(await kindsOf(who, id)).toEqual([
    ['granted', 10],
    ['used', -1],
    ['returned', 1],
  ])
  const late = await book(shop, who, id, { day: 4 })
  await soon(late.id)
  expect(await getBooking(app.ctx(who), { id: late.id })).toMatchObject({
    membership: { isKeptNow: true },
    cancellation: { feeNowMinor: 0 },
  })
  expect(await codeOf(cancelBooking(app.ctx(who), { id: late.id, feeMinor: 0, keepsUses: false }))).toBe('fee_changed')
  await cancelBooking(app.ctx(who), { id: late.id, feeMinor: 0, keepsUses: true })
  expect(await leftOf(who, id)).toBe(9)
  const theirs = await book(shop, who, id, { day: 5 })
  await soon(theirs.id)
  await cancelBooking(app.ctx(shop.owner), { id: theirs.id })
  expect(await leftOf(who, id)).toBe(9)
})

test('nobody moves a visit away to have its use back, nor beyond the end of the membership', async () => {
  const { shop, who, id } = await makeMember({ months: 1 })
  const { id: visit } = await book(shop, who, id)
  expect(await codeOf(updateBooking(app.ctx(who), { id: visit, dateTime: london(dateIn(40), '10:00') }))).toBe(
    'membership_too_short',
  )
  expect(await codeOf(updateBooking(app.ctx(shop.owner), { id: visit, dateTime: london(dateIn(40), '10:00') }))).toBe(
    'membership_too_short',
  )
  expect(await codeOf(book(shop, who, id, { day: 40 }))).toBe('membership_too_short')
  const moved = await updateBooking(app.ctx(who), { id: visit, dateTime: london(dateIn(6), '11:00') })
  expect(moved).toMatchObject({ totalMinor: 0, membership: { uses: 1 } })
  expect(moved.services[0]).toMatchObject({ priceMinor: 0, isIncluded: true })
  await soon(visit)
  expect(await codeOf(updateBooking(app.ctx(who), { id: visit, dateTime: london(dateIn(7), '11:00') }))).toBe(
    'free_change_over',
  )
  expect(await leftOf(who, id)).toBe(9)
})

test('who does not come has used it; where the office finds that the provider did not, it comes back', async () => {
  const { shop, who, id } = await makeMember()
  const admin = await makeAdmin(app)
  const missed = await book(shop, who, id)
  await ended(missed.id)
  await markNoShow(app.ctx(shop.owner), { id: missed.id })
  await sql`update no_show set marked_at = now() - interval '3 days' where booking_id = ${missed.id}`.execute(
    app.running.db,
  )
  await settleNoShow(app.ctx(), missed.id)
  expect(await leftOf(who, id)).toBe(9)
  const absent = await book(shop, who, id, { day: 4 })
  await ended(absent.id)
  await markNoShow(app.ctx(shop.owner), { id: absent.id })
  await disputeNoShow(app.ctx(who), { id: absent.id, answer: 'provider_absent' })
  await decideDispute(app.ctx(admin), { id: absent.id, outcome: 'cancelled', reason: 'more_likely' })
  expect(await leftOf(who, id)).toBe(9)
})

test('whose it is, for what, and when it is over: each refusal has its reason', async () => {
  const { shop, who, id, plan } = await makeMember({ uses: 1 })
  const other = await makeShop()
  expect(await codeOf(book(shop, await makeAccount(app), id))).toBe('membership_not_found')
  expect(await codeOf(book(other, who, id))).toBe('membership_not_found')
  const beard = {
    providerId: shop.providerId,
    serviceIds: shop.serviceIds.slice(1, 2),
    dateTime: london(dateIn(3), '12:00'),
  }
  expect(await codeOf(createBooking(app.ctx(who), { ...beard, subscriptionId: id }))).toBe('membership_elsewhere')
  expect(await codeOf(book(shop, who, id, { uses: 2 }))).toBe('membership_changed')
  const { id: visit } = await book(shop, who, id)
  expect(await codeOf(book(shop, who, id, { day: 4 }))).toBe('membership_used_up')
  await sql`update payment set dispute = 'open' where subscription_id = ${id}`.execute(app.running.db)
  expect(await codeOf(book(shop, who, id, { day: 4 }))).toBe('membership_paused')
  expect(await readOne(app.ctx(who), id)).toMatchObject({ isPaused: true })
  await sql`update payment set dispute = null where subscription_id = ${id}`.execute(app.running.db)
  await cancelBooking(app.ctx(who), { id: visit })
  await sql`update subscription set starts_at = now() - interval '2 months', ends_at = now() - interval '1 day'
    where subscription_id = ${id}`.execute(app.running.db)
  expect(await codeOf(book(shop, who, id, { day: 4 }))).toBe('membership_ended')
  expect(await readOne(app.ctx(who), id)).toMatchObject({ status: 'ended', usesLeft: 0 })
  await runClockJobs(app, 'membership-over')
  expect((await kindsOf(who, id)).at(-1)).toEqual(['lapsed', -1])
  await withdrawPlan(app.ctx(shop.owner), { id: plan.id })
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: plan.id }))).toBe('plan_not_sold')
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: id }))).toBe('plan_not_found')
})

test('unused it goes back within 14 days and is good for nothing; used or later it does not, nor twice', async () => {
  const { shop, who, id } = await makeMember()
  const { id: visit } = await book(shop, who, id)
  expect(await codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))).toBe('membership_used')
  await cancelBooking(app.ctx(who), { id: visit })
  expect(await codeOf(cancelOwn(app.ctx(await makeAccount(app)), { subscriptionId: id }))).toBe('membership_not_found')
  await sql`update subscription set starts_at = now() - interval '15 days' where subscription_id = ${id}`.execute(
    app.running.db,
  )
  expect(await codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))).toBe('membership_kept')
  await sql`update subscription set starts_at = now() - interval '13 days' where subscription_id = ${id}`.execute(
    app.running.db,
  )
  const answers = await Promise.all([1, 2, 3].map(() => codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))))
  expect(answers.sort()).toEqual(['done', 'membership_ended', 'membership_ended'])
  await sendRefunds(app)
  const payment = await readPayment(app.ctx(who), { id })
  expect(payment).toMatchObject({ returnedMinor: 30_000, earnedMinor: 0, leftMinor: 0 })
  expect(await codeOf(book(shop, who, id))).toBe('membership_ended')
})

test('when its provider leaves, what the visits that are left were worth goes back', async () => {
  const { shop, who, id } = await makeMember({ uses: 7 })
  const { id: visit } = await book(shop, who, id)
  await ended(visit)
  await completeBooking(app.ctx(shop.owner), { id: visit })
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  // Six of seven visits at 300.
  expect(await readPayment(app.ctx(who), { id })).toMatchObject({ returnedMinor: 25_714, earnedMinor: 4286 })
  expect(await readOne(app.ctx(who), id)).toMatchObject({ status: 'ended', usesLeft: 0 })
})

test('who leaves has no membership any more, and one that is paid then is none', async () => {
  const { shop, who, id } = await makeMember()
  await giveBackAllOf(app.ctx(), { providerId: null, accountId: who.accountId })
  expect(await readOne(app.ctx(who), id)).toMatchObject({ status: 'ended' })
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([{ status: 'ended', usesLeft: 0 }])
})

test('50 at once on the last use: one has it', async () => {
  const { shop, who, id } = await makeMember({ uses: 1 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      codeOf(
        persistently(() =>
          book(shop, who, id, { day: 3 + Math.floor(at / 10), time: `${String(9 + (at % 8)).padStart(2, '0')}:00` }),
        ),
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(await leftOf(who, id)).toBe(0)
})

test('a plan is what it says for whoever bought it before it changed, and its provider sees what is owed', async () => {
  const { shop, who, id, plan } = await makeMember()
  await book(shop, who, id)
  const changed = {
    id: plan.id,
    name: 'Five cuts',
    priceMinor: 18_000,
    months: 3,
    uses: 5,
    serviceIds: shop.serviceIds.slice(1, 2),
  }
  const { plans } = await updatePlan(app.ctx(shop.owner), changed)
  expect(plans).toMatchObject([
    { name: 'Five cuts', sold: 1, active: 1, usesOwed: 9, paidMinor: 30_000, isOffered: true },
  ])
  const asked = { currency: 'GBP', account: 'owed_to_provider', planId: plan.id } as const
  const { entries } = await getStatementEntries(app.ctx(shop.owner), statements.entries.input.parse(asked))
  expect(entries).toMatchObject([{ kind: 'charge', purpose: 'subscription', amountMinor: -30_000 }])
  expect(await readPayment(app.ctx(shop.owner), { id: entries[0]?.about ?? '' })).toMatchObject({ subscriptionId: id })
  expect(await readOne(app.ctx(who), id)).toMatchObject({ name: plan.name, uses: 10, usesLeft: 9 })
  expect(await book(shop, who, id, { day: 4 })).toMatchObject({ totalMinor: 0 })
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: plan.id, price: 300 }))).toBe('plan_changed')
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([
    { planName: plan.name, uses: 10, usesLeft: 8, status: 'active' },
  ])
  expect(await listOwn(app.ctx(who), { providerId: shop.providerId })).toHaveLength(1)
  // Its history is there for both sides, and for nobody else.
  expect(await listUses(app.ctx(shop.owner), { subscriptionId: id })).toHaveLength(3)
  const others = [(await makeShop()).owner, await makeAccount(app)]
  for (const other of others)
    expect(await codeOf(listUses(app.ctx(other), { subscriptionId: id }))).toBe('membership_not_found')
})

test('what is no plan is not sold: foreign services, no price, somebody else’s; nor where no card is charged', async () => {
  const shop = await makeShop()
  const other = await makeShop()
  const terms = { name: 'Ten cuts', priceMinor: 30_000, months: 6, uses: 10, serviceIds: shop.serviceIds.slice(0, 1) }
  const make = (more: object, who = shop) => codeOf(createPlan(app.ctx(who.owner), { ...terms, ...more }))
  expect(await make({ serviceIds: other.serviceIds })).toBe('invalid_input')
  expect(await make({ priceMinor: 10 })).toBe('invalid_input')
  expect(await make({})).toBe('done')
  const [plan] = (await listOwnPlans(app.ctx(shop.owner))).plans
  const foreign = { ...terms, id: plan?.id ?? '', serviceIds: other.serviceIds.slice(0, 1) }
  expect(await codeOf(updatePlan(app.ctx(other.owner), foreign))).toBe('plan_not_found')
  expect(await codeOf(withdrawPlan(app.ctx(other.owner), { id: foreign.id }))).toBe('plan_not_found')
  await sql`update card_account set takes_charges = false where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  expect(await codeOf(subscribeTo(app.ctx(await makeAccount(app)), { planId: foreign.id }))).toBe('plan_not_sold')
  expect(await readOffer(app.ctx(), { providerId: shop.providerId })).toMatchObject({ isSold: false })
  const plain = await makeProvider(app, { services })
  expect(await make({ serviceIds: plain.serviceIds.slice(0, 1) }, plain)).toBe('done')
  await takeCards(app, plain)
  expect(await readOffer(app.ctx(), { providerId: plain.providerId })).toMatchObject({
    isSold: true,
    plans: [{ name: 'Ten cuts' }],
  })
})

test('negative, broken or too many: no such price, number or pause is taken, and nothing is written', async () => {
  const { shop, plan, who, id } = await makeMember()
  const api = createApi(app.running)
  const asked = async (by: Actor, method: string, path: string, body: object) => {
    const headers = { authorization: await bearer(app, by), 'content-type': 'application/json' }
    const answer = await api.request(`/api${path}`, { method, headers, body: JSON.stringify(body) })
    return [answer.status, (await answer.json()).code]
  }
  const rows = async () => {
    const { rows } =
      await sql`select (select count(*) from plan)::int as plans, (select count(*) from subscription)::int as all,
      (select count(*) from subscription where pause_months is not null)::int as pauses`.execute(app.running.db)
    return rows
  }
  const before = await rows()
  const plans = { name: 'Cuts', priceMinor: 3000, months: 1, uses: 2, serviceIds: shop.serviceIds.slice(0, 1) }
  type Wrong = [by: Actor, method: string, path: string, body: object]
  const subscribe = [-1, -300, 1e10].map(
    (price): Wrong => [...([who, 'POST', '/subscriptions/subscribe'] as const), { planId: plan.id, price }],
  )
  const update = [-1, 1e10].map((price): Wrong => [who, 'PUT', '/subscriptions/update', { planId: plan.id, price }])
  const pause = [-1, 4, 1.5].map(
    (months): Wrong => [who, 'PUT', '/subscriptions/pause', { subscriptionId: id, months }],
  )
  const cancel: Wrong = [who, 'DELETE', '/subscriptions/cancel', { subscriptionId: id, when: 'yesterday' }]
  const fields = [
    { priceMinor: -3000 },
    { priceMinor: 0 },
    { priceMinor: 1.5 },
    { uses: -2 },
    { months: 0 },
    { trialDays: -7 },
  ]
  const sell = fields.map((one): Wrong => [shop.owner, 'POST', '/providers/me/plans', { ...plans, ...one }])
  const wrong = [...subscribe, ...update, ...pause, cancel, ...sell]
  for (const one of wrong) expect([one, await asked(...one)]).toEqual([one, [400, 'invalid_input']])
  expect(await rows()).toEqual(before)
})

test('what nobody pays for a day is none; paid all the same while it can be, it begins', async () => {
  const shop = await makeShop()
  const plan = await sellPlan(app, shop)
  const who = await makeAccount(app)
  const unpaid = await buyMembership(app, plan, who, { isPaid: false })
  await sql`update subscription set created_at = now() - interval '25 hours' where subscription_id = ${unpaid.id}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'membership-unpaid')
  expect(await readOne(app.ctx(who), unpaid.id)).toMatchObject({ status: 'ended' })
  expect(await readPayment(app.ctx(who), { id: unpaid.id })).toMatchObject({ status: 'closed' })
})

// The last: from here on the queue works beside it.
test('given back by its provider altogether it ends, in part it stays', async () => {
  const { shop, who, id } = await makeMember()
  const payment = await readPayment(app.ctx(who), { id })
  await refundPayment(app.ctx(shop.owner), { id: payment.id, amount: 100 })
  await app.jobs.work()
  expect(await readOne(app.ctx(who), id)).toMatchObject({ status: 'active', usesLeft: 10 })
  await refundPayment(app.ctx(shop.owner), { id: payment.id, amount: 200 })
  expect(await codeOf(book(shop, who, id))).toBe('membership_ended')
  await app.jobs.work()
  await expect.poll(async () => (await readOne(app.ctx(who), id)).status, { timeout: 30_000 }).toBe('ended')
  expect((await kindsOf(who, id)).at(-1)).toEqual(['taken_back', -10])
})
