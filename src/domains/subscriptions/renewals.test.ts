import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { cardBecomes, cardOf, forgetReplacedCards, holderOf } from '../../../tests/kept-cards.ts'
import { buyMembership, makePaidProvider, renewMemberships, sellPlan, sendRefunds } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { applyAccount } from '../payments/card-account.server.ts'
import { chargeRenewal } from '../payments/charge-renewal.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { listPayments, readPayment } from '../payments/read-payments.server.ts'
import { receiveWebhook } from '../payments/receive-webhook.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { forgetRenewalCard } from '../payments/renewal-card.server.ts'
import type { TestCardName } from '../payments/simulator/cards.rules.ts'
import { changePlan } from './change-plan.server.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { updatePlan } from './plans.server.ts'
import { listMembers, listOwnPlans, listUses, readOne } from './read-subscriptions.server.ts'
import { renewDue } from './renew.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true }

/** In a month of 31 days before one of 28, at noon. */
const bought = Date.parse('2027-01-31T12:00:00Z')
beforeEach(() => moveClock(app, bought))

async function makeMember(
  terms: Parameters<typeof sellPlan>[2] = {},
  options: Parameters<typeof makePaidProvider>[2] = {},
) {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services, ...options })
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const plan = await sellPlan(app, shop, { ...monthly, ...terms })
  const who = await makeAccount(app)
  const membership = await buyMembership(app, plan, who)
  return { shop, plan, who, id: membership.id, membership }
}

const read = (who: Actor, id: string) => readOne(app.ctx(who), id)
const kindsOf = async (who: Actor, subscriptionId: string) =>
  (await listUses(app.ctx(who), { subscriptionId })).map(({ kind, uses }) => [kind, uses]).reverse()
const at = (iso: string) => moveClock(app, Date.parse(iso))
const renewAt = async (iso: string) => {
  await at(iso)
  await renewMemberships(app)
}

type Paid = { period: number; status: string; captured: number; tries: number }
async function paymentsOf(id: string): Promise<Paid[]> {
  const { rows } = await sql<Paid>`select period, status, captured_minor as captured, tries from payment
    where subscription_id = ${id} order by period`.execute(app.running.db)
  return rows
}
/** What the processor has really taken for it. */
async function takenFor(id: string): Promise<number> {
  const { rows } = await sql<{
    minor: number
  }>`select coalesce(sum((body ->> 'amount_received')::bigint), 0)::bigint as minor
    from simulated_object where body ->> 'object' = 'payment_intent' and body -> 'metadata' ->> 'subscription_id' = ${id}`.execute(
    app.running.db,
  )
  return rows[0]?.minor ?? 0
}
/** What the processor says has gone back of it. */
async function returnedFor(id: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`select coalesce(sum((r.body ->> 'amount')::bigint), 0)::bigint as minor
    from simulated_object r join simulated_object i on i.body ->> 'id' = r.body ->> 'payment_intent'
    where r.body ->> 'object' = 'refund' and r.body ->> 'status' = 'succeeded'
      and i.body -> 'metadata' ->> 'subscription_id' = ${id}`.execute(app.running.db)
  return rows[0]?.minor ?? 0
}
/** With which card each period was. */
async function paidWith(id: string): Promise<string[]> {
  const { rows } = await sql<{ method: string }>`select o.body ->> 'payment_method' as method from payment y
      join simulated_object o on o.body ->> 'id' = y.intent
    where y.subscription_id = ${id} and y.status = 'succeeded' order by y.period`.execute(app.running.db)
  return rows.map(({ method }) => method)
}
async function earnedOf(providerId: string): Promise<number> {
  const { rows } = await sql<{
    minor: number
  }>`select coalesce(-sum(amount_minor), 0)::bigint as minor from ledger_entry
    where owner_id = ${providerId} and account = 'owed_to_provider'`.execute(app.running.db)
  return rows[0]?.minor ?? 0
}
const book = (shop: TestProvider, who: Actor, subscriptionId: string, dateTime: string) =>
  createBooking(app.ctx(who), {
    providerId: shop.providerId,
    serviceIds: shop.serviceIds.slice(0, 1),
    dateTime,
    subscriptionId,
  })

test('one that renews is paid with the card that is kept, on the day of the month it was bought or the last there is', async () => {
  const { shop, who, id, membership } = await makeMember()
  expect(membership).toMatchObject({
    ...{ status: 'active', usesLeft: 2, renews: true, endsAt: '2027-02-28T00:00:00+00:00' },
    renewal: { state: 'renews', paymentId: null, brand: 'visa', lastFour: '4242' },
  })
  await renewAt('2027-02-27T23:00:00Z')
  expect(await takenFor(id)).toBe(5000)
  await renewAt('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect(await read(who, id)).toMatchObject({ endsAt: '2027-03-31T00:00:00+01:00', usesLeft: 2 })
  // Of one instant, in no order.
  expect((await kindsOf(who, id)).map(String).sort()).toEqual(['granted,2', 'granted,2', 'lapsed,-2'])
  await renewAt('2027-03-30T23:01:00Z')
  expect(await read(who, id)).toMatchObject({ endsAt: '2027-04-30T00:00:00+01:00' })
  expect(await paymentsOf(id)).toMatchObject(
    [1, 2, 3].map((period) => ({ period, status: 'succeeded', captured: 5000 })),
  )
  expect(await takenFor(id)).toBe(15_000)
  expect(await earnedOf(shop.providerId)).toBe(15_000)
  const last = await readPayment(app.ctx(who), { id })
  expect(last).toMatchObject({ paidMinor: 5000, earnedMinor: 5000, papers: [{ kind: 'receipt', number: 3 }] })
  expect((await listOwnPlans(app.ctx(shop.owner))).plans).toMatchObject([{ sold: 1, active: 1, paidMinor: 15_000 }])
})

test('what is left of a period lapses, or rolls over once: the older visits are used first', async () => {
  const { shop, who, id } = await makeMember({ rollsOver: true, uses: 3 })
  await book(shop, who, id, '2027-02-05T10:00:00+00:00')
  await renewAt('2027-02-28T00:01:00Z')
  expect((await read(who, id)).usesLeft).toBe(5)
  await book(shop, who, id, '2027-03-05T10:00:00+00:00')
  await renewAt('2027-03-30T23:01:00Z')
  // One was left of the two that had rolled over, and goes; three roll over.
  expect((await read(who, id)).usesLeft).toBe(6)
  expect((await kindsOf(who, id)).filter(([kind]) => kind === 'lapsed')).toEqual([['lapsed', -1]])
})

test('cancelled it stays good until its end and is not charged again; twice is refused, and so is one that does not renew', async () => {
  const { shop, who, id } = await makeMember()
  const card = await cardOf(app, id)
  const cancelled = await cancelOwn(app.ctx(who), { subscriptionId: id })
  expect(cancelled).toMatchObject({ status: 'active', usesLeft: 2, renewal: { state: 'cancelled', lastFour: null } })
  expect(await codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))).toBe('membership_cancelled')
  // Nothing is charged any more: the processor keeps no card until the end of what is paid.
  expect(await holderOf(app, card)).toBe(card.customer)
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  expect(await cardOf(app, id)).toMatchObject({ status: 'closed', method: null })
  expect(await holderOf(app, card)).toBeNull()
  await book(shop, who, id, '2027-02-05T10:00:00+00:00')
  await renewAt('2027-02-27T23:00:00Z')
  expect(await read(who, id)).toMatchObject({ status: 'active', usesLeft: 1, endsAt: '2027-02-28T00:00:00+00:00' })
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ status: 'ended' })
  await runClockJobs(app, 'membership-over')
  expect((await kindsOf(who, id)).at(-1)).toEqual(['lapsed', -1])
  expect((await paymentsOf(id)).map(({ period }) => period)).toEqual([1])
  expect(await takenFor(id)).toBe(5000)
  const once = await makeMember({ renews: false, months: 6 })
  expect(await codeOf(cancelOwn(app.ctx(once.who), { subscriptionId: once.id, when: 'end' }))).toBe(
    'membership_not_renewing',
  )
})

test('unused it goes back at once within 14 days, also when it is cancelled already, and its card is forgotten', async () => {
  const { shop, who, id } = await makeMember()
  await cancelOwn(app.ctx(who), { subscriptionId: id })
  const card = await cardOf(app, id)
  // A refund needs no card that is kept.
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  const back = await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'now' })
  expect(back).toMatchObject({ status: 'ended', renewal: null })
  await sendRefunds(app)
  expect(await earnedOf(shop.providerId)).toBe(0)
  expect(await returnedFor(id)).toBe(5000)
  const stripe = await app.running.app.cards?.api()
  const method = await stripe?.paymentMethods.retrieve(card.method, {}, { stripeAccount: card.account })
  expect(method?.customer).toBeNull()
  const late = await makeMember()
  await at('2027-02-15T12:00:00Z')
  expect(await codeOf(cancelOwn(app.ctx(late.who), { subscriptionId: late.id, when: 'now' }))).toBe('membership_kept')
})

test('a card that is refused is tried three times in a week, in which what is left can be used; then it ends', async () => {
  const { shop, who, id } = await makeMember()
  await cardBecomes(app, id, 'insufficient_funds')
  await renewAt('2027-02-28T00:01:00Z')
  const owing = await read(who, id)
  expect(owing).toMatchObject({ status: 'active', usesLeft: 2, endsAt: '2027-03-07T00:00:00+00:00' })
  expect(owing.renewal).toMatchObject({ state: 'unpaid', paymentId: expect.any(String) })
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([{ status: 'active', renewal: 'unpaid' }])
  await book(shop, who, id, '2027-03-01T10:00:00+00:00')
  expect(await codeOf(book(shop, who, id, '2027-03-08T10:00:00+00:00'))).toBe('membership_too_short')
  const triesOn: number[] = []
  for (const iso of ['03-01', '03-02', '03-03', '03-04', '03-05', '03-06']) {
    await renewAt(`2027-${iso}T00:01:00Z`)
    triesOn.push((await paymentsOf(id))[1]?.tries ?? 0)
  }
  expect(triesOn).toEqual([1, 1, 2, 2, 2, 3])
  await renewAt('2027-03-07T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ status: 'ended', usesLeft: 0, renewal: null })
  expect((await paymentsOf(id))[1]).toMatchObject({ status: 'closing', tries: 3, captured: 0 })
  await reconcile(app.ctx())
  expect((await paymentsOf(id))[1]).toMatchObject({ status: 'closed' })
  expect(await codeOf(book(shop, who, id, '2027-03-08T10:00:00+00:00'))).toBe('membership_ended')
  expect(await takenFor(id)).toBe(5000)
  expect(await earnedOf(shop.providerId)).toBe(5000)
})

async function payByHand(who: Actor, id: string, card: TestCardName = 'success') {
  const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card })
  return confirmPayment(app.ctx(who), { id: intent.id })
}

test('another card that pays in that week is the one it renews with, and the day of the month stays', async () => {
  const { who, id } = await makeMember()
  await cardBecomes(app, id, 'expired')
  const first = await cardOf(app, id)
  await renewAt('2027-02-28T00:01:00Z')
  await at('2027-03-03T10:00:00Z')
  expect((await payByHand(who, id, 'declined')).status).toBe('open')
  expect((await payByHand(who, id)).status).toBe('succeeded')
  expect(await read(who, id)).toMatchObject({
    usesLeft: 2,
    endsAt: '2027-03-31T00:00:00+01:00',
    renewal: { state: 'renews' },
  })
  const second = await cardOf(app, id)
  expect(second.method).not.toBe(first.method)
  // The one before is charged no more: the processor has it no longer.
  expect(await holderOf(app, first)).toBe(first.customer)
  await forgetReplacedCards(app)
  expect([await holderOf(app, first), await holderOf(app, second)]).toEqual([null, first.customer])
  await renewAt('2027-03-03T23:00:00Z')
  await renewAt('2027-03-30T23:01:00Z')
  expect(await takenFor(id)).toBe(15_000)
  expect(await paidWith(id)).toEqual([first.method, second.method, second.method])
})

test('somebody who has begun to pay by hand and left it is charged by the clock all the same, once', async () => {
  const { who, id } = await makeMember()
  await cardBecomes(app, id, 'declined')
  await renewAt('2027-02-28T00:01:00Z')
  await createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' })
  await cardBecomes(app, id, 'success')
  await renewAt('2027-03-03T00:01:00Z')
  expect(await takenFor(id)).toBe(10_000)
  expect(await codeOf(createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' }))).toBe(
    'already_paid',
  )
})

test('charged twenty times at once, by hand meanwhile, on two nodes and heard of twice: one payment', async () => {
  const { shop, who, id } = await makeMember()
  await at('2027-02-28T00:01:00Z')
  await Promise.all([renewDue(app.ctx()), renewDue(app.ctx()), renewDue(app.ctx())])
  const { rows } = await sql<{ providerId: string; paymentId: string }>`select provider_id as "providerId",
    payment_id as "paymentId" from payment where subscription_id = ${id} and period = 2`.execute(app.running.db)
  const [due] = rows
  if (!due) throw new Error('It is to be paid')
  const charges = Array.from({ length: 20 }, () => chargeRenewal(app.ctx(), { ...due, attempt: 1 }))
  await Promise.all([...charges.map((one) => codeOf(one)), codeOf(payByHand(who, id))])
  await chargeRenewal(app.ctx(), { ...due, attempt: 1 })
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? [])
    for (const _ of [1, 2]) await receiveWebhook(app.ctx(), payload, signature)
  await reconcile(app.ctx())
  expect(await takenFor(id)).toBe(10_000)
  expect(await earnedOf(shop.providerId)).toBe(10_000)
  expect((await kindsOf(who, id)).filter(([kind]) => kind === 'granted')).toHaveLength(2)
})

/** Each of them takes a membership of its own. */
const step = process.env.TEST_FULL ? 1 : 4

test('cut off before any statement it is charged once, and stands once', async () => {
  for (let statement = 1; ; statement += step) {
    await moveClock(app, bought)
    const { who, id } = await makeMember()
    await at('2027-02-28T00:01:00Z')
    await renewDue(app.ctx())
    const { rows } = await sql<{ providerId: string; paymentId: string }>`select provider_id as "providerId",
      payment_id as "paymentId" from payment where subscription_id = ${id} and period = 2`.execute(app.running.db)
    const due = { ...(rows[0] ?? { providerId: '', paymentId: '' }), attempt: 1 }
    const answer = await codeOf(chargeRenewal(dyingAt(app.ctx(), statement), due)).catch(() => 'died')
    await reconcile(app.ctx())
    await chargeRenewal(app.ctx(), due)
    expect([statement, await takenFor(id)]).toEqual([statement, 10_000])
    expect(await read(who, id)).toMatchObject({ usesLeft: 2, endsAt: '2027-03-31T00:00:00+01:00' })
    if (answer === 'done') return expect(statement).toBeGreaterThan(10)
  }
}, 120_000)

test('a message that is lost is found by reconciling', async () => {
  const { who, id } = await makeMember()
  await renewAt('2027-02-28T00:01:00Z')
  await cardBecomes(app, id, 'late')
  await renewAt('2027-03-30T23:01:00Z')
  expect((await paymentsOf(id))[2]).toMatchObject({ status: 'processing' })
  await at('2027-03-31T01:00:00Z')
  await app.running.simulator?.takeEvents()
  await reconcile(app.ctx())
  expect((await paymentsOf(id))[2]).toMatchObject({ status: 'succeeded' })
  expect(await read(who, id)).toMatchObject({ endsAt: '2027-04-30T00:00:00+01:00', renewal: { state: 'renews' } })
})

test('cancelled at the instant of renewal, the money that comes all the same goes back', async () => {
  const { shop, who, id } = await makeMember()
  await cardBecomes(app, id, 'late')
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ isProcessing: true, renewal: { state: 'unpaid', paymentId: null } })
  const card = await cardOf(app, id)
  const ended = await cancelOwn(app.ctx(who), { subscriptionId: id })
  expect(ended).toMatchObject({ status: 'ended' })
  expect(await codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))).toBe('membership_ended')
  // The charge comes to its answer first.
  const forget = () => forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  await forget()
  expect(await holderOf(app, card)).toBe(card.customer)
  await at('2027-02-28T02:00:00Z')
  await reconcile(app.ctx())
  await forget()
  expect(await holderOf(app, card)).toBeNull()
  await sendRefunds(app)
  expect((await paymentsOf(id))[1]).toMatchObject({ status: 'succeeded', captured: 5000 })
  expect(await earnedOf(shop.providerId)).toBe(5000)
  expect(await returnedFor(id)).toBe(5000)
  expect((await read(who, id)).usesLeft).toBe(0)
})

test('many who cancel while it is charged: it is renewed and cancelled, or ended and paid back', async () => {
  for (let round = 0; round < 8; round++) {
    await moveClock(app, bought)
    const { shop, who, id } = await makeMember()
    await at('2027-02-28T00:01:00Z')
    await Promise.all([renewMemberships(app), codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))])
    await renewMemberships(app)
    await reconcile(app.ctx())
    await sendRefunds(app)
    const now = await read(who, id)
    const earned = await earnedOf(shop.providerId)
    expect([now.status, now.renewal?.state ?? null, earned]).toEqual(
      now.status === 'active' ? ['active', 'cancelled', 10_000] : ['ended', null, 5000],
    )
  }
})

test('nobody is charged while its provider is suspended, its account stopped, its services gone or a bank decides', async () => {
  const { db } = app.running
  const stops: ((member: Awaited<ReturnType<typeof makeMember>>) => Promise<unknown>)[] = [
    ({ shop }) => sql`update account set status = 'suspended' where account_id = ${shop.owner.accountId}`.execute(db),
    ({ shop }) => sql`update card_account set takes_charges = false where provider_id = ${shop.providerId}`.execute(db),
    ({ shop }) => sql`update service set is_active = false where provider_id = ${shop.providerId}`.execute(db),
    ({ id }) => sql`update payment set dispute = 'open' where subscription_id = ${id}`.execute(db),
  ]
  const members = []
  for (const stop of stops) {
    const member = await makeMember()
    await stop(member)
    members.push(member)
  }
  await renewAt('2027-02-28T00:01:00Z')
  const [suspended, ...others] = members
  if (!suspended) throw new Error('There are four')
  await sql`update account set status = 'active' where account_id = ${suspended.shop.owner.accountId}`.execute(db)
  for (const iso of ['03-03', '03-06', '03-07']) await renewAt(`2027-${iso}T00:01:00Z`)
  expect(await takenFor(suspended.id)).toBe(10_000)
  for (const { id, who } of others) {
    expect(await takenFor(id)).toBe(5000)
    expect((await read(who, id)).status).toBe('ended')
  }
})

test('an account that stops at the moment of charging is no refusal of the card, and is tried again', async () => {
  const { who, id } = await makeMember()
  const { account } = await cardOf(app, id)
  await at('2027-02-28T00:01:00Z')
  await renewDue(app.ctx())
  await app.running.simulator?.setCharges(account, false)
  await renewMemberships(app)
  expect((await read(who, id)).renewal).toMatchObject({ state: 'unpaid', paymentId: null })
  await app.running.simulator?.setCharges(account, true)
  await applyAccount(app.ctx(), account)
  await renewAt('2027-03-03T00:01:00Z')
  expect((await read(who, id)).renewal).toMatchObject({ state: 'renews' })
  expect(await takenFor(id)).toBe(10_000)
})

test('whoever has left is not charged, and whose provider leaves has back what the period was worth', async () => {
  const left = await makeMember()
  await giveBackAllOf(app.ctx(), { providerId: null, accountId: left.who.accountId })
  const closed = await makeMember()
  await renewAt('2027-02-28T00:01:00Z')
  await book(closed.shop, closed.who, closed.id, '2027-03-05T10:00:00+00:00')
  await giveBackAllOf(app.ctx(), { providerId: closed.shop.providerId, accountId: closed.shop.owner.accountId })
  await sendRefunds(app)
  expect(await takenFor(left.id)).toBe(5000)
  expect((await read(left.who, left.id)).status).toBe('ended')
  expect(await earnedOf(closed.shop.providerId)).toBe(7500)
  expect(await returnedFor(closed.id)).toBe(2500)
  await renewAt('2027-03-30T23:01:00Z')
  expect(await takenFor(closed.id)).toBe(10_000)
})

test('after weeks in which nothing ran, nobody pays for the months in which nothing was asked', async () => {
  const { who, id } = await makeMember()
  await renewAt('2027-05-10T12:00:00Z')
  await renewMemberships(app)
  expect(await takenFor(id)).toBe(10_000)
  expect((await paymentsOf(id)).map(({ period }) => period)).toEqual([1, 2])
  expect(await read(who, id)).toMatchObject({ status: 'active', endsAt: '2027-05-31T00:00:00+01:00' })
})

test('paid by hand within its week by somebody who did not come back, and whose message was lost: it goes on', async () => {
  const { who, id } = await makeMember()
  await cardBecomes(app, id, 'declined')
  for (const iso of ['02-28', '03-03', '03-06']) await renewAt(`2027-${iso}T00:01:00Z`)
  await at('2027-03-06T23:59:00Z')
  const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await app.running.simulator?.takeEvents()
  await renewAt('2027-03-07T00:01:00Z')
  expect(await read(who, id)).toMatchObject({
    ...{ status: 'active', usesLeft: 2, renewal: { state: 'renews' } },
    endsAt: '2027-03-31T00:00:00+01:00',
  })
  expect(await takenFor(id)).toBe(10_000)
  expect(await returnedFor(id)).toBe(0)
})

const days = ['03-03', '03-06', '03-07'] as const
const stops = {
  'its provider is suspended': ({ shop }: Member) =>
    sql`update account set status = 'suspended' where account_id = ${shop.owner.accountId}`.execute(app.running.db),
  'its owner is suspended': ({ who }: Member) =>
    sql`update account set status = 'suspended' where account_id = ${who.accountId}`.execute(app.running.db),
  'none of its services is offered': ({ shop }: Member) =>
    sql`update service set is_active = false where provider_id = ${shop.providerId}`.execute(app.running.db),
  'a bank decides': ({ id }: Member) =>
    sql`update payment set dispute = 'open' where subscription_id = ${id} and period = 1`.execute(app.running.db),
}
type Member = Awaited<ReturnType<typeof makeMember>>

for (const [why, stop] of Object.entries(stops))
  test(`a card that was refused once is not tried again while ${why}`, async () => {
    const member = await makeMember()
    await cardBecomes(app, member.id, 'insufficient_funds')
    await renewAt('2027-02-28T00:01:00Z')
    await cardBecomes(app, member.id, 'success')
    await stop(member)
    for (const day of days) await renewAt(`2027-${day}T00:01:00Z`)
    expect(await takenFor(member.id)).toBe(5000)
    // Nobody has asked the bank again.
    expect((await paymentsOf(member.id))[1]).toMatchObject({ tries: 1, captured: 0 })
    expect((await read(member.who, member.id)).status).toBe('ended')
  })

test('opened again in that week it is charged within three hours, also after the days of its tries; and the day that is shown is its last', async () => {
  for (const opened of ['2027-03-01T10:00:00Z', '2027-03-06T10:00:00Z', '2027-03-06T23:53:00Z']) {
    await moveClock(app, bought)
    const member = await makeMember()
    const { shop, who, id } = member
    await stops['its provider is suspended'](member)
    const isOpenAt = Date.parse(opened)
    const shown = {
      status: 'active',
      endsAt: '2027-03-07T00:00:00+00:00',
      renewal: { state: 'unpaid', paymentId: null },
    }
    for (let now = Date.parse('2027-02-28T00:01:00Z'); now < isOpenAt; now += 3_600_000) {
      await moveClock(app, now)
      await renewMemberships(app)
      expect(await read(who, id)).toMatchObject(shown)
    }
    expect(await takenFor(id)).toBe(5000)
    await sql`update account set status = 'active' where account_id = ${shop.owner.accountId}`.execute(app.running.db)
    await moveClock(app, Math.min(isOpenAt + 3 * 3_600_000 + 60_000, Date.parse('2027-03-06T23:56:00Z')))
    await renewMemberships(app)
    expect([opened, await takenFor(id)]).toEqual([opened, 10_000])
    expect(await read(who, id)).toMatchObject({ endsAt: '2027-03-31T00:00:00+01:00', renewal: { state: 'renews' } })
  }
})

test('not opened again in that week it ends on the day that was shown, and nothing was charged', async () => {
  const member = await makeMember()
  const { who, id } = member
  await stops['its provider is suspended'](member)
  await renewAt('2027-02-28T00:01:00Z')
  await renewAt('2027-03-06T23:56:00Z')
  expect(await read(who, id)).toMatchObject({ status: 'active', endsAt: '2027-03-07T00:00:00+00:00' })
  await renewAt('2027-03-07T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ status: 'ended', usesLeft: 0 })
  expect(await takenFor(id)).toBe(5000)
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('its owner is reminded two weeks before each yearly renewal, once, and nobody who has cancelled, also while it is mailed', async () => {
  const { mailer } = app.running.app
  const send = mailer.send
  const sent: string[] = []
  let whileMailed = async (_id: string) => {}
  mailer.send = async (mail) => {
    if (mail.id.includes('membership-reminder')) {
      sent.push(mail.id)
      await whileMailed(mail.id)
    }
    await send(mail)
  }
  onTestFinished(() => {
    mailer.send = send
  })
  const of = ({ id }: { id: string }) => sent.filter((mail) => mail.includes(id)).length
  const yearly = { months: 12, uses: 24, priceMinor: 50_000 }
  const [stays, left] = [await makeMember(yearly), await makeMember(yearly)]
  const remindAt = async (iso: string) => {
    await at(iso)
    await runClockJobs(app, 'membership-reminder')
  }
  await cancelOwn(app.ctx(left.who), { subscriptionId: left.id })
  await remindAt('2028-01-16T23:00:00Z')
  expect(of(stays)).toBe(0)
  for (const iso of ['2028-01-17T00:30:00Z', '2028-01-17T01:30:00Z', '2028-01-30T12:00:00Z']) await remindAt(iso)
  expect([of(stays), of(left)]).toEqual([1, 0])
  await renewAt('2028-01-31T00:01:00Z')
  await remindAt('2028-06-01T12:00:00Z')
  expect(of(stays)).toBe(1)
  // The first of the two that is told takes so long that the other has left by then.
  const beside = await makeMember(yearly)
  await sql`update subscription set starts_at = ${new Date('2028-01-31T12:00:00Z')}, ends_at = ${new Date('2029-01-31T00:00:00Z')},
    renew_at = ${new Date('2029-01-31T00:00:00Z')} where subscription_id = ${beside.id}`.execute(app.running.db)
  const both = [stays, beside]
  whileMailed = async (mail) => {
    const other = both.find(({ id }) => !mail.includes(id))
    if (other) await codeOf(cancelOwn(app.ctx(other.who), { subscriptionId: other.id }))
  }
  await remindAt('2029-01-17T00:30:00Z')
  expect(of(stays) + of(beside)).toBe(2)
})

test('suspended between the clock and the queue, nobody is charged', async () => {
  const member = await makeMember()
  await at('2027-02-28T00:01:00Z')
  await renewDue(app.ctx())
  await stops['its provider is suspended'](member)
  await renewMemberships(app)
  expect(await takenFor(member.id)).toBe(5000)
  expect((await paymentsOf(member.id))[1]).toMatchObject({ status: 'open', tries: 0, captured: 0 })
})

test('what came while its provider was suspended goes back, and it renews once that is over within the week', async () => {
  const member = await makeMember()
  const { shop, who, id } = member
  await cardBecomes(app, id, 'late')
  await renewAt('2027-02-28T00:01:00Z')
  await stops['its provider is suspended'](member)
  await at('2027-02-28T02:00:00Z')
  await reconcile(app.ctx())
  await sendRefunds(app)
  await sql`update account set status = 'active' where account_id = ${shop.owner.accountId}`.execute(app.running.db)
  await cardBecomes(app, id, 'success')
  expect(await returnedFor(id)).toBe(5000)
  for (const day of days) await renewAt(`2027-${day}T00:01:00Z`)
  expect(await read(who, id)).toMatchObject({ usesLeft: 2, renewal: { state: 'renews' } })
  // The first period, the one that went back, and the one that was asked for again.
  expect(await takenFor(id)).toBe(15_000)
  expect(await earnedOf(shop.providerId)).toBe(10_000)
})

test('what cannot be had is not paid by hand either, and can be again once that is over', async () => {
  const member = await makeMember()
  const { shop, who, id } = member
  await cardBecomes(app, id, 'insufficient_funds')
  await renewAt('2027-02-28T00:01:00Z')
  const pay = () => codeOf(createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' }))
  await stops['its provider is suspended'](member)
  expect(await pay()).toBe('cards_stopped')
  await sql`update account set status = 'active' where account_id = ${shop.owner.accountId}`.execute(app.running.db)
  expect(await pay()).toBe('done')
})

/** Hour by hour, with what the clock asks and what the queue does once for each time it asks; the days on which a bank was asked. */
async function hourly(
  id: string,
  from: string,
  until: string,
  each: (hour: string) => Promise<unknown> = async () => {},
) {
  const triedOn: string[] = []
  for (let hour = Date.parse(from); hour < Date.parse(until); hour += 3_600_000) {
    await moveClock(app, hour)
    await each(new Date(hour).toISOString())
    const { rows: due } = await sql`select from subscription where subscription_id = ${id}
      and renew_at <= ${new Date(hour)}`.execute(app.running.db)
    if (due.length === 0) continue
    await renewDue(app.ctx())
    const last = async () => {
      const { rows } = await sql<{
        providerId: string
        paymentId: string
        tries: number
        refused: string | null
      }>`select
        provider_id as "providerId", payment_id as "paymentId", tries, refused from payment
        where subscription_id = ${id} and period = 2`.execute(app.running.db)
      return rows[0]
    }
    const before = await last()
    if (before) await chargeRenewal(app.ctx(), { ...before, attempt: before.tries + 1 })
    const since = await last()
    if (before && since && since.tries > before.tries && since.refused !== 'cards_stopped')
      triedOn.push(new Date(hour).toISOString().slice(5, 13))
  }
  return triedOn
}

test('in the week in which clocks go back a card is tried three times, not four', async () => {
  await moveClock(app, Date.parse('2027-09-28T12:00:00Z'))
  const { id } = await makeMember()
  await cardBecomes(app, id, 'insufficient_funds')
  await hourly(id, '2027-10-27T23:01:00Z', '2027-11-04T00:00:00Z')
  expect((await paymentsOf(id))[1]?.tries).toBe(3)
})

test('days in which its business could not be paid cost nobody a try: once it can be, there is time for those that are left', async () => {
  // It stops before the first try, after it, after the second, and at the moment of the first, which nobody has heard of.
  const stopsAt = [
    {
      from: '2027-02-28T00',
      until: '2027-03-05T10',
      triedOn: ['03-05T12', '03-08T00', '03-11T00'],
      ends: '2027-03-12',
    },
    {
      from: '2027-02-28T09',
      until: '2027-03-06T20',
      triedOn: ['02-28T00', '03-06T20', '03-09T00'],
      ends: '2027-03-10',
    },
    {
      from: '2027-03-03T09',
      until: '2027-03-06T20',
      triedOn: ['02-28T00', '03-03T00', '03-06T20'],
      ends: '2027-03-08',
    },
    { from: 'unheard', until: '2027-03-01T10', triedOn: ['03-03T00', '03-06T00', '03-09T00'], ends: '2027-03-10' },
  ]
  for (const { from, until, triedOn, ends } of stopsAt) {
    await moveClock(app, bought)
    const { who, id, shop } = await makeMember()
    await cardBecomes(app, id, 'insufficient_funds')
    const { account } = await cardOf(app, id)
    if (from === 'unheard') await app.running.simulator?.setCharges(account, false)
    const goOn = async (hour: string) => {
      if (hour.startsWith(from))
        await sql`update card_account set takes_charges = false where provider_id = ${shop.providerId}`.execute(
          app.running.db,
        )
      if (!hour.startsWith(until)) return
      await app.running.simulator?.setCharges(account, true)
      await applyAccount(app.ctx(), account)
    }
    expect(await hourly(id, '2027-02-28T00:01:00Z', `${ends}T00:00:00Z`, goOn)).toEqual(triedOn)
    // Until then it can be paid, and is shown to be.
    expect((await read(who, id)).endsAt).toBe(`${ends}T00:00:00+00:00`)
    expect((await read(who, id)).status).toBe('active')
    await at(`${ends}T00:01:00Z`)
    await renewDue(app.ctx())
    expect((await read(who, id)).status).toBe('ended')
    expect(await takenFor(id)).toBe(5000)
  }
})

test('a business that flaps at each try keeps nobody for longer than four weeks', async () => {
  const { who, id } = await makeMember()
  const { account } = await cardOf(app, id)
  await app.running.simulator?.setCharges(account, false)
  // Said to charge each day, and it never does.
  const flap = (hour: string) =>
    hour.includes('T00')
      ? sql`update card_account set takes_charges = true where account = ${account}`.execute(app.running.db)
      : Promise.resolve()
  expect(await hourly(id, '2027-02-28T00:01:00Z', '2027-03-27T23:00:00Z', flap)).toEqual([])
  expect((await read(who, id)).status).toBe('active')
  expect(await hourly(id, '2027-03-27T23:01:00Z', '2027-03-29T02:00:00Z', flap)).toEqual([])
  expect((await read(who, id)).status).toBe('ended')
})

test('a business that is never to be paid ends it after a week, and what would have stayed goes back', async () => {
  for (const rollsOver of [true, false]) {
    await moveClock(app, bought)
    const { who, id, shop } = await makeMember({ rollsOver })
    await sql`update service set is_active = false where provider_id = ${shop.providerId}`.execute(app.running.db)
    await at('2027-02-28T00:01:00Z')
    await renewDue(app.ctx())
    await at('2027-03-06T23:00:00Z')
    await renewDue(app.ctx())
    expect((await read(who, id)).status).toBe('active')
    await at('2027-03-07T00:01:00Z')
    await renewDue(app.ctx())
    expect((await read(who, id)).status).toBe('ended')
    const { rows } =
      await sql`select r.amount_minor as minor from refund r join payment p using (provider_id, payment_id)
      where p.subscription_id = ${id}`.execute(app.running.db)
    expect(rows).toEqual(rollsOver ? [{ minor: 5000 }] : [])
  }
})

test('another card that pays on a page that was open when the clock tried the first is kept at the processor', async () => {
  const { who, id } = await makeMember()
  await cardBecomes(app, id, 'declined')
  await renewAt('2027-02-28T00:01:00Z')
  await at('2027-03-02T10:00:00Z')
  const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' })
  await renewAt('2027-03-03T00:01:00Z')
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(who), { id: intent.id })
  const card = await cardOf(app, id)
  const stripe = await app.running.app.cards?.api()
  const method = await stripe?.paymentMethods
    .retrieve(card.method, {}, { stripeAccount: card.account })
    .catch((error: Error) => ({ customer: error.message }))
  expect([card.method.startsWith('pm_card_'), method?.customer]).toEqual([false, card.customer])
})

test('when its provider leaves, all visits that were paid and not had go back, also those that have rolled over', async () => {
  const { shop, id } = await makeMember({ rollsOver: true })
  await renewAt('2027-02-28T00:01:00Z')
  expect(await takenFor(id)).toBe(10_000)
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  expect(await earnedOf(shop.providerId)).toBe(0)
  expect(await returnedFor(id)).toBe(10_000)
})

test('what lapses cannot be carried into the next period by booking it in the unpaid week and calling it off once paid', async () => {
  const { shop, who, id } = await makeMember()
  await sql`update provider set cancellation_policy = '[]' where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  await cardBecomes(app, id, 'insufficient_funds')
  await renewAt('2027-02-28T00:01:00Z')
  const visits = [
    await book(shop, who, id, '2027-03-05T10:00:00+00:00'),
    await book(shop, who, id, '2027-03-05T12:00:00+00:00'),
  ]
  await cardBecomes(app, id, 'success')
  await renewAt('2027-03-03T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ usesLeft: 2, renewal: { state: 'renews' } })
  for (const visit of visits) await cancelBooking(app.ctx(who), { id: visit.id })
  expect((await read(who, id)).usesLeft).toBe(2)
})

test('what is called off after its period goes by the terms of that, whatever plan it has become since', async () => {
  for (const rollsOver of [true, false]) {
    await moveClock(app, bought)
    const { shop, who, id } = await makeMember({ rollsOver })
    await sql`update provider set cancellation_policy = '[]' where provider_id = ${shop.providerId}`.execute(
      app.running.db,
    )
    const other = await sellPlan(app, shop, { ...monthly, uses: 3, rollsOver: !rollsOver })
    await changePlan(app.ctx(who), { subscriptionId: id, planId: other.id })
    await cardBecomes(app, id, 'insufficient_funds')
    await renewAt('2027-02-28T00:01:00Z')
    const visit = await book(shop, who, id, '2027-03-05T10:00:00+00:00')
    await book(shop, who, id, '2027-03-05T12:00:00+00:00')
    await cardBecomes(app, id, 'success')
    await renewAt('2027-03-03T00:01:00Z')
    await cancelBooking(app.ctx(who), { id: visit.id })
    expect((await read(who, id)).usesLeft).toBe(rollsOver ? 4 : 3)
  }
})

test('what is paid under another plan is told by that plan, on its receipt and before, and what was paid before by the one before', async () => {
  const { shop, who, id } = await makeMember({ name: 'Two cuts' })
  const four = await sellPlan(app, shop, { ...monthly, name: 'Four shaves', uses: 4, priceMinor: 8000 })
  await changePlan(app.ctx(who), { subscriptionId: id, planId: four.id })
  const history = async () =>
    (await listPayments(app.ctx(who), { page: 1, limit: 5 })).payments.map(({ services, amountMinor }) => [
      ...services,
      amountMinor,
    ])
  await cardBecomes(app, id, 'insufficient_funds')
  await renewAt('2027-02-28T00:01:00Z')
  expect(await history()).toEqual([
    ['Four shaves', 8000],
    ['Two cuts', 5000],
  ])
  await cardBecomes(app, id, 'success')
  await renewAt('2027-03-03T00:01:00Z')
  const { rows } = await sql<{ lines: object[] }>`select lines from paper where payment_id in (
    select payment_id from payment where subscription_id = ${id}) order by number`.execute(app.running.db)
  expect(rows.map(({ lines }) => lines)).toMatchObject([[{ name: 'Two cuts' }], [{ name: 'Four shaves' }]])
  expect(await history()).toEqual([
    ['Four shaves', 8000],
    ['Two cuts', 5000],
  ])
})

test('a visit that took more than one period gives, of what had rolled over, comes back whole', async () => {
  const two = [...services, { name: 'Beard', durationMinutes: 30, priceMinor: 1500 }]
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services: two })
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365, cancellation_policy = '[]'
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const { serviceIds } = shop
  const plan = await sellPlan(app, shop, { ...monthly, serviceIds, rollsOver: true })
  const less = await sellPlan(app, shop, { ...monthly, uses: 1, serviceIds, rollsOver: true })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await changePlan(app.ctx(who), { subscriptionId: id, planId: less.id })
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ uses: 1, usesLeft: 3 })
  const { providerId } = shop
  const asked = { providerId, serviceIds, subscriptionId: id, dateTime: '2027-03-05T10:00:00+00:00' }
  const visit = await createBooking(app.ctx(who), asked)
  expect((await read(who, id)).usesLeft).toBe(1)
  await cancelBooking(app.ctx(who), { id: visit.id })
  expect((await read(who, id)).usesLeft).toBe(3)
})

test('what is called off after its period goes by the terms of that, whatever was announced for the next', async () => {
  for (const rollsOver of [true, false]) {
    await moveClock(app, bought)
    const { shop, plan, who, id } = await makeMember({ rollsOver })
    await sql`update provider set cancellation_policy = '[]' where provider_id = ${shop.providerId}`.execute(
      app.running.db,
    )
    await updatePlan(app.ctx(shop.owner), {
      ...{ id: plan.id, name: plan.name, ...monthly, rollsOver: !rollsOver, isForMembers: true },
      serviceIds: shop.serviceIds.slice(0, 1),
    })
    await runClockJobs(app, 'membership-notice')
    await renewAt('2027-02-28T00:01:00Z')
    await cardBecomes(app, id, 'insufficient_funds')
    await renewAt('2027-03-31T00:01:00Z')
    const visits: Awaited<ReturnType<typeof book>>[] = []
    for (const hour of rollsOver ? [10, 12, 14, 16] : [10, 12])
      visits.push(await book(shop, who, id, `2027-04-05T${hour}:00:00+01:00`))
    await cardBecomes(app, id, 'success')
    await renewAt('2027-04-03T00:01:00Z')
    expect(await read(who, id)).toMatchObject({ rollsOver: !rollsOver, usesLeft: 2 })
    await cancelBooking(app.ctx(who), { id: visits[0]?.id ?? '' })
    expect((await read(who, id)).usesLeft).toBe(rollsOver ? 3 : 2)
  }
})

test('cut off before any statement of its last try, a card that is good by then is charged all the same', async () => {
  for (let statement = 1; statement < 30; statement++) {
    await moveClock(app, bought)
    const { id } = await makeMember()
    await cardBecomes(app, id, 'insufficient_funds')
    for (const day of ['02-28', '03-03']) await renewAt(`2027-${day}T00:01:00Z`)
    await cardBecomes(app, id, 'success')
    await at('2027-03-06T00:01:00Z')
    await renewDue(app.ctx())
    const { rows } = await sql<{ providerId: string; paymentId: string }>`select provider_id as "providerId",
      payment_id as "paymentId" from payment where subscription_id = ${id} and period = 2`.execute(app.running.db)
    const due = { ...(rows[0] ?? { providerId: '', paymentId: '' }), attempt: 3 }
    const answer = await codeOf(chargeRenewal(dyingAt(app.ctx(), statement), due)).catch(() => 'died')
    // The clock is faster than the queue.
    await at('2027-03-06T03:01:00Z')
    await sql`update payment set look_at = ${new Date('2027-03-06T03:00:00Z')} where payment_id = ${due.paymentId}`.execute(
      app.running.db,
    )
    await reconcile(app.ctx())
    await chargeRenewal(app.ctx(), due)
    expect([statement, await takenFor(id)]).toEqual([statement, 10_000])
    if (answer === 'done') return
  }
}, 120_000)

test('a node that died between writing a second and a third try and making it loses neither, though the clock was faster', async () => {
  const { shop, who, id } = await makeMember()
  await cardBecomes(app, id, 'insufficient_funds')
  await renewAt('2027-02-28T00:01:00Z')
  const { cards } = app.running.app
  if (!cards) throw new Error('Cards are charged here')
  const die = async () => {
    throw new Error('died before it asked')
  }
  const dead = { ...app.ctx(), app: { ...app.running.app, cards: { ...cards, api: die } } }
  for (const [day, attempt, card] of [
    ['03-03', 2, 'insufficient_funds'],
    ['03-06', 3, 'success'],
  ] as const) {
    await cardBecomes(app, id, card)
    await at(`2027-${day}T00:01:00Z`)
    await renewDue(app.ctx())
    const { rows } = await sql<{ providerId: string; paymentId: string }>`select provider_id as "providerId",
      payment_id as "paymentId" from payment where subscription_id = ${id} and period = 2`.execute(app.running.db)
    const due = { ...(rows[0] ?? { providerId: '', paymentId: '' }), attempt }
    await expect(chargeRenewal(dead, due)).rejects.toThrow('died before it asked')
    await at(`2027-${day}T01:01:00Z`)
    await sql`update payment set look_at = now() - interval '1 year' where payment_id = ${due.paymentId}`.execute(
      app.running.db,
    )
    await reconcile(app.ctx())
    await chargeRenewal(app.ctx(), due)
    await chargeRenewal(app.ctx(), due)
    const { rows: answered } =
      await sql`select tries, answered from payment where payment_id = ${due.paymentId}`.execute(app.running.db)
    expect(answered).toEqual([{ tries: attempt, answered: attempt }])
  }
  expect(await takenFor(id)).toBe(10_000)
  expect(await earnedOf(shop.providerId)).toBe(10_000)
  expect(await read(who, id)).toMatchObject({ renewal: { state: 'renews' }, endsAt: '2027-03-31T00:00:00+01:00' })
})

test('an intent that was cancelled at its provider’s own desk is followed by another at the next try', async () => {
  const { who, id } = await makeMember()
  await cardBecomes(app, id, 'insufficient_funds')
  await renewAt('2027-02-28T00:01:00Z')
  const { rows } = await sql<{ account: string; intent: string }>`select account, intent from payment
    where subscription_id = ${id} and period = 2`.execute(app.running.db)
  const stripe = await app.running.app.cards?.api()
  await stripe?.paymentIntents.cancel(rows[0]?.intent ?? '', {}, { stripeAccount: rows[0]?.account ?? '' })
  await at('2027-03-01T12:00:00Z')
  await reconcile(app.ctx())
  expect((await paymentsOf(id))[1]).toMatchObject({ status: 'closed' })
  await cardBecomes(app, id, 'success')
  await renewAt('2027-03-03T00:01:00Z')
  await renewMemberships(app)
  expect(await takenFor(id)).toBe(10_000)
  expect(await read(who, id)).toMatchObject({ renewal: { state: 'renews' }, endsAt: '2027-03-31T00:00:00+01:00' })
})

test('whoever was shown ten visits at that price is not sold one', async () => {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services })
  const plan = await sellPlan(app, shop, { priceMinor: 5000, uses: 10, months: 12 })
  await updatePlan(app.ctx(shop.owner), {
    ...{ id: plan.id, name: plan.name, priceMinor: 5000, uses: 1, months: 1 },
    ...{ renews: true, serviceIds: shop.serviceIds.slice(0, 1) },
  })
  const who = await makeAccount(app)
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: plan.id, price: 50, version: plan.version }))).toBe(
    'plan_changed',
  )
})

test('two hundred that fail keep no other waiting', async () => {
  const stuck = await makeMember()
  await cardBecomes(app, stuck.id, 'declined')
  await renewAt('2027-02-28T00:01:00Z')
  await app.running.simulator?.cutOff((await cardOf(app, stuck.id)).account)
  const { db } = app.running
  // As many members of the same provider, in the same state.
  const copy = async (table: string, changes: string) => {
    const { rows } = await sql<{
      names: string[]
    }>`select array_agg(column_name::text order by ordinal_position) as names
      from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
      db,
    )
    const names = rows[0]?.names ?? []
    const values = names.map((name) => (JSON.parse(changes) as Record<string, string>)[name] ?? `t.${name}`)
    await sql
      .raw(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} t
      cross join generate_series(1, 200) n where t.subscription_id = '${stuck.id}'`)
      .execute(db)
  }
  const newId = `md5('${stuck.id}' || n)::uuid`
  await copy('subscription', JSON.stringify({ subscription_id: newId }))
  await copy(
    'payment',
    JSON.stringify({
      subscription_id: newId,
      payment_id: `md5(t.payment_id::text || n)::uuid`,
      intent: `t.intent || n`,
    }),
  )
  await moveClock(app, Date.parse('2027-03-01T12:00:00Z'))
  const other = await makeMember()
  for (const iso of ['2027-03-07T00:01:00Z', '2027-04-01T00:01:00Z', '2027-04-01T00:02:00Z']) {
    await moveClock(app, Date.parse(iso))
    await renewDue(app.ctx())
  }
  const { rows } = await sql<{ providerId: string; paymentId: string }>`select provider_id as "providerId",
    payment_id as "paymentId" from payment where subscription_id = ${other.id} and period = 2`.execute(db)
  for (const due of rows) await chargeRenewal(app.ctx(), { ...due, attempt: 1 })
  expect(await takenFor(other.id)).toBe(10_000)
})

test('one whose provider has cut us off ends after its week', async () => {
  const { who, id } = await makeMember()
  await cardBecomes(app, id, 'declined')
  await renewAt('2027-02-28T00:01:00Z')
  await app.running.simulator?.cutOff((await cardOf(app, id)).account)
  for (const day of ['03-03', '03-06', '03-07', '03-09']) await renewAt(`2027-${day}T00:01:00Z`).catch(() => {})
  const { rows } = await sql<{ status: string }>`select status from subscription where subscription_id = ${id}`.execute(
    app.running.db,
  )
  expect([rows[0]?.status, (await read(who, id)).status]).toEqual(['ended', 'ended'])
})

// The last: from here on the queue works beside it.
test('the money of this period given back ends it, that of one that is over does not', async () => {
  const { shop, who, id } = await makeMember()
  await renewAt('2027-02-28T00:01:00Z')
  const { rows } = await sql<{ id: string }>`select payment_id as id from payment where subscription_id = ${id}
    order by period`.execute(app.running.db)
  await refundPayment(app.ctx(shop.owner), { id: rows[0]?.id ?? '', amount: 50 })
  await app.jobs.work()
  await expect.poll(async () => (await readPayment(app.ctx(who), { id: rows[0]?.id ?? '' })).returnedMinor).toBe(5000)
  expect(await read(who, id)).toMatchObject({ status: 'active', usesLeft: 2 })
  await refundPayment(app.ctx(shop.owner), { id: rows[1]?.id ?? '', amount: 50 })
  await expect.poll(async () => (await read(who, id)).status, { timeout: 30_000 }).toBe('ended')
  expect(await earnedOf(shop.providerId)).toBe(0)
})
