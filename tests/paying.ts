import { sql } from 'kysely'
import type Stripe from 'stripe'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { buyGiftCard } from '../src/domains/gift-cards/buy-card.server.ts'
import type { GiftCard } from '../src/domains/gift-cards/contract.ts'
import { readOwnCard } from '../src/domains/gift-cards/read-cards.server.ts'
import { applyAccount, openCards } from '../src/domains/payments/card-account.server.ts'
import { chargeRenewal } from '../src/domains/payments/charge-renewal.server.ts'
import type { Payment } from '../src/domains/payments/contract.ts'
import { confirmPayment, createIntent } from '../src/domains/payments/create-intent.server.ts'
import { agreeToKeep, confirmKeptCard } from '../src/domains/payments/keep-card.server.ts'
import { sendRefund } from '../src/domains/payments/refund-payment.server.ts'
import type { TestCardName } from '../src/domains/payments/simulator/cards.rules.ts'
import type { PaymentTerms } from '../src/domains/providers/own-contract.ts'
import type { OwnPlan, Subscription } from '../src/domains/subscriptions/contract.ts'
import { createPlan } from '../src/domains/subscriptions/plans.server.ts'
import { readOne } from '../src/domains/subscriptions/read-subscriptions.server.ts'
import { renewDue } from '../src/domains/subscriptions/renew.server.ts'
import { subscribeTo } from '../src/domains/subscriptions/subscribe.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { toMajor } from '../src/lib/money.ts'
import { dateIn, london, makeAccount, makeProvider, type TestApp, type TestProvider } from './factories.ts'

type Options = NonNullable<Parameters<typeof makeProvider>[1]>

/** From now on the simulator charges cards for them. */
export async function takeCards(app: TestApp, { owner, providerId }: TestProvider): Promise<void> {
  await openCards(app.ctx(owner))
  const { account } = await app.running.db
    .selectFrom('card_account')
    .select('account')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  await applyAccount(app.ctx(), account)
}

/** A provider whose cards the simulator charges. */
export async function makePaidProvider(
  app: TestApp,
  terms: PaymentTerms = { mode: 'before', depositPercent: 20 },
  options: Options = {},
): Promise<TestProvider> {
  const provider = await makeProvider(app, options)
  await takeCards(app, provider)
  await app.running.db
    .updateTable('provider')
    .set({ payment_mode: terms.mode, deposit_percent: terms.depositPercent })
    .where('provider_id', '=', provider.providerId)
    .execute()
  return provider
}

export type Paying = { customer: Actor; provider: TestProvider; bookingId: string; paymentId: string }

/** A booking that waits for its payment. */
export async function bookUnpaid(
  app: TestApp,
  provider: TestProvider,
  { day = 3, time = '10:00', customer }: { day?: number; time?: string; customer?: Actor } = {},
): Promise<Paying> {
  const who = customer ?? (await makeAccount(app))
  const { id } = await createBooking(app.ctx(who), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(day), time),
  })
  const { payment_id } = await app.running.db
    .selectFrom('payment')
    .select('payment_id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  return { customer: who, provider, bookingId: id, paymentId: payment_id }
}

export async function beginPaying(app: TestApp, { customer, bookingId }: Paying) {
  const { amount_minor, currency } = await app.running.db
    .selectFrom('payment')
    .select(['amount_minor', 'currency'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return createIntent(app.ctx(customer), { bookingId, amount: toMajor(amount_minor, currency), currency })
}

/** What the browser does between our two calls. */
export async function chargeCard(app: TestApp, paying: Paying, card: TestCardName): Promise<string> {
  const { account, intentId, clientSecret } = await beginPaying(app, paying)
  return (await app.running.simulator?.pay({ account, intentId, clientSecret, card })) ?? ''
}

export async function payWith(app: TestApp, paying: Paying, card: TestCardName = 'success'): Promise<Payment> {
  await chargeCard(app, paying, card)
  return confirmPayment(app.ctx(paying.customer), { id: paying.paymentId })
}

type Order = { amount?: number; serviceId?: string; deliverOn?: string; timezone?: string; isPaid?: boolean }

/** A gift card of a provider, paid for unless it is told not to be. */
export async function buyCard(
  app: TestApp,
  provider: TestProvider,
  buyer: Actor,
  order: Order = {},
): Promise<GiftCard> {
  const { isPaid = true, timezone = 'Europe/London', ...what } = order
  const people = { senderName: 'Nia', recipientName: 'Amina', recipientEmail: 'amina@example.test' }
  const { providerId } = provider
  const made = await buyGiftCard(app.ctx(buyer), {
    providerId,
    ...people,
    ...what,
    timezone,
    message: 'Happy thirtieth',
  })
  if (!isPaid) return made
  const { id, amount, currency } = made
  const intent = await createIntent(app.ctx(buyer), { giftCardId: id, amount, currency })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(buyer), { id: intent.id })
  return readOwnCard(app.ctx(buyer), id)
}

type Terms = Partial<
  Pick<OwnPlan, 'name' | 'priceMinor' | 'months' | 'uses' | 'renews' | 'rollsOver' | 'trialDays'>
> & {
  serviceIds?: string[]
}

/** A membership that they sell: of their first service, unless it is told. */
export async function sellPlan(app: TestApp, { owner, serviceIds }: TestProvider, terms: Terms = {}): Promise<OwnPlan> {
  const name = terms.name ?? `Ten cuts ${Math.random()}`
  const { plans } = await createPlan(app.ctx(owner), {
    ...{ priceMinor: 30_000, months: 6, uses: 10, serviceIds: serviceIds.slice(0, 1) },
    ...terms,
    name,
  })
  const plan = plans.find((one) => one.name === name)
  if (!plan) throw new Error('A plan is there once it was made')
  return plan
}

/** A membership, paid for unless it is told not to be. */
export async function buyMembership(
  app: TestApp,
  plan: Pick<OwnPlan, 'id'>,
  buyer: Actor,
  { isPaid = true, card = 'success' as TestCardName } = {},
): Promise<Subscription> {
  const made = await subscribeTo(app.ctx(buyer), { planId: plan.id })
  if (!isPaid) return made
  const { id, price, currency } = made
  const intent = await createIntent(app.ctx(buyer), { subscriptionId: id, amount: price, currency })
  await app.running.simulator?.pay({ ...intent, card })
  await confirmPayment(app.ctx(buyer), { id: intent.id })
  return readOne(app.ctx(buyer), id)
}

/** What the clock does with memberships whose period is over, and the queue with what it asks for. */
export async function renewMemberships(app: TestApp) {
  await renewDue(app.ctx())
  const { rows } = await sql<{ providerId: string; paymentId: string; attempt: number }>`
    select provider_id as "providerId", payment_id as "paymentId", tries + 1 as attempt from payment y
    where period > 1 and status = 'open' and exists (select from subscription u where u.provider_id = y.provider_id
      and u.subscription_id = y.subscription_id and u.grace_until is not null
      and u.renew_at > u.grace_until - make_interval(days => 7 - 3 * (y.tries - y.unasked)))`.execute(app.running.db)
  for (const due of rows) await chargeRenewal(app.ctx(), due)
}

/** What the queue would do. */
export async function sendRefunds(app: TestApp) {
  const { rows } = await sql<{ providerId: string; refundId: string }>`
    select provider_id as "providerId", refund_id as "refundId" from refund where status = 'pending'`.execute(
    app.running.db,
  )
  for (const refund of rows) await sendRefund(app.ctx(), refund)
}

/** What the processor says was taken and given back. */
export async function processorSays(app: TestApp, { bookingId }: Pick<Paying, 'bookingId'>) {
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const stripe = (await app.running.app.cards?.api()) as Stripe
  if (intent === null) return { taken: 0, given: 0 }
  const options = { stripeAccount: account }
  const { amount_received } = await stripe.paymentIntents.retrieve(intent, {}, options)
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 }, options)
  return { taken: amount_received, given: data.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Every account of one booking in the ledger, those at nothing left out. */
export async function ledgerOf(app: TestApp, { bookingId }: Pick<Paying, 'bookingId'>) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_minor)::bigint as sum from ledger_posting join ledger_entry using (posting_id)
    where booking_id = ${bookingId} group by 1 having sum(amount_minor) <> 0 order by 1`.execute(app.running.db)
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

/** Of all that was posted at one provider, by account; those at nothing left out. It comes to nothing. */
export async function booksOf(app: TestApp, providerId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`select account, sum(amount_minor)::bigint as sum
    from ledger_posting join ledger_entry using (posting_id) where provider_id = ${providerId}
    group by 1 having sum(amount_minor) <> 0 order by 1`.execute(app.running.db)
  const all = Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
  if (Object.values(all).reduce((total, sum) => total + sum, 0) !== 0) throw new Error('The books are out of balance')
  return all
}

/** The platform's plan, sold by this business as its operator has said. */
export async function sellPlatformPlan(
  app: TestApp,
  shop: TestProvider,
  terms: Partial<Pick<OwnPlan, 'name' | 'priceMinor' | 'months' | 'trialDays'>> = {},
): Promise<OwnPlan> {
  await sql`update provider set sells_platform_plan = true where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  const name = terms.name ?? `Plus ${Math.random()}`
  const { plans } = await createPlan(app.ctx(shop.owner), {
    ...{ priceMinor: 600, months: 1, uses: 0, renews: true, serviceIds: [], isForPlatform: true },
    ...terms,
    name,
  })
  const plan = plans.find((one) => one.name === name)
  if (!plan) throw new Error('A plan is there once it was made')
  return plan
}

/** The card of what begins with a trial. */
export async function giveTrialCard(app: TestApp, id: string, who: Actor, card: TestCardName = 'success') {
  const { account, intentId, clientSecret } = await agreeToKeep(app.ctx(who), { id })
  await app.running.simulator?.pay({ account, intentId, clientSecret, card })
  return confirmKeptCard(app.ctx(who), { id })
}

/** Begun with its card, to be had for nothing at first. */
export async function beginTrial(app: TestApp, plan: Pick<OwnPlan, 'id'>, who: Actor): Promise<Subscription> {
  const { id } = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  await giveTrialCard(app, id, who)
  return readOne(app.ctx(who), id)
}
