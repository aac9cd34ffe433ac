import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookUnpaid,
  buyCard,
  ledgerOf,
  makePaidProvider,
  payWith,
  processorSays,
  sendRefunds,
} from '../../../tests/paying.ts'
import { findDifferences } from '../admin/find-differences.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeAfterItsEnd } from '../bookings/settle-booking.server.ts'
import { flagBookingsOf } from '../bookings/suspension.server.ts'
import { giveBackAllOf } from '../gift-cards/jobs.server.ts'
import { listOwnCards } from '../gift-cards/read-cards.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'

const app = openTestApp()

const suspend = async ({ owner, providerId }: TestProvider) => {
  await sql`update account set status = 'suspended' where account_id = ${owner.accountId}`.execute(app.running.db)
  await flagBookingsOf(app.ctx(), { accountId: owner.accountId, providerId, change: randomUUID() })
}

async function decide(paymentId: string, outcome: 'won' | 'lost') {
  const { rows } = await sql<{ id: string; account: string }>`select o.body ->> 'id' as id, p.account
    from payment p join simulated_object o on o.body ->> 'payment_intent' = p.intent and o.body ->> 'object' = 'dispute'
    where p.payment_id = ${paymentId}`.execute(app.running.db)
  await app.running.simulator?.decideDispute(rows[0]?.account ?? '', rows[0]?.id ?? '', outcome)
  await reconcile(app.ctx())
  await sendRefunds(app)
}

/** Every account of everything that was posted about one provider, those at nothing left out. */
async function booksOf({ providerId }: TestProvider) {
  const { rows } = await sql<{ account: string; currency: string; sum: number }>`
    select account, currency, sum(amount_minor)::int as sum from ledger_posting join ledger_entry using (posting_id)
    where provider_id = ${providerId} group by 1, 2 having sum(amount_minor) <> 0 order by 1`.execute(app.running.db)
  return Object.fromEntries(rows.map(({ account, currency, sum }) => [`${account} ${currency}`, sum]))
}

async function isBalanced() {
  const { rows } = await sql`select currency from ledger_entry group by 1 having sum(amount_minor) <> 0`.execute(
    app.running.db,
  )
  return rows.length === 0
}

for (const how of ['is still to come', 'was completed by the clock'] as const)
  test(`what was paid to a provider who is suspended goes back once its dispute is won, where the visit ${how}`, async () => {
    const provider = await makePaidProvider(app)
    const paying = await bookUnpaid(app, provider)
    await payWith(app, paying, 'disputed')
    await reconcile(app.ctx())
    await suspend(provider)
    await sendRefunds(app)
    expect(await booksOf(provider)).toEqual({ 'disputed GBP': 4000, 'paid_ahead GBP': -4000 })
    if (how !== 'is still to come') {
      await sql`update booking set starts_at = now() - interval '2 days', ends_at = now() - interval '2 days' + interval '1 hour'
        where booking_id = ${paying.bookingId}`.execute(app.running.db)
      expect(await completeAfterItsEnd(app.ctx(), paying.bookingId)).toBe(true)
      expect(await booksOf(provider)).toEqual({ 'disputed GBP': 4000, 'owed_to_provider GBP': -4000 })
    }
    await decide(paying.paymentId, 'won')
    expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
    expect(await booksOf(provider)).toEqual({})
    const { refunds } = await readPayment(app.ctx(paying.customer), { id: paying.paymentId })
    expect(refunds).toMatchObject([{ reason: 'closed', amountMinor: 4000, status: 'succeeded' }])
    expect(await isBalanced()).toBe(true)
  })

test('where the customer has it from the bank, nothing goes back a second time', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying, 'disputed')
  await reconcile(app.ctx())
  await suspend(provider)
  await decide(paying.paymentId, 'lost')
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 0 })
  expect(await booksOf(provider)).toEqual({})
})

/** A gift card of 50 pounds, its code and the payment it was bought with. */
async function buy(provider: TestProvider, card: 'success' | 'disputed') {
  const buyer = await makeAccount(app)
  const { id: giftCardId } = await buyCard(app, provider, buyer, { amount: 50, isPaid: false })
  const intent = await createIntent(app.ctx(buyer), { giftCardId, amount: 50, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card })
  await confirmPayment(app.ctx(buyer), { id: intent.id })
  const [bought] = await listOwnCards(app.ctx(buyer))
  return { buyer, giftCardId, paymentId: intent.id, code: bought?.code ?? '' }
}

test('a card whose payment is disputed ends when its provider leaves, and goes back when that is won', async () => {
  const provider = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const { buyer, paymentId } = await buy(provider, 'disputed')
  await reconcile(app.ctx())
  await giveBackAllOf(app.ctx(), provider)
  expect(await listOwnCards(app.ctx(buyer))).toMatchObject([{ status: 'ended', balanceMinor: 5000 }])
  expect(await booksOf(provider)).toEqual({ 'disputed GBP': 5000, 'gift_card GBP': -5000 })
  await decide(paymentId, 'won')
  expect(await booksOf(provider)).toEqual({})
  expect(await readPayment(app.ctx(buyer), { id: paymentId })).toMatchObject({ returnedMinor: 5000, leftMinor: 0 })
  expect(await isBalanced()).toBe(true)
})

async function visitWith(provider: TestProvider, code: string) {
  const customer = await makeAccount(app)
  const { id } = await createBooking(app.ctx(customer), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(3), '10:00'),
    giftCards: [code],
  })
  return { customer, bookingId: id }
}

test('what comes back onto a card that has ended goes on to what it was bought with, to the penny', async () => {
  const provider = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const { buyer, paymentId, code } = await buy(provider, 'success')
  const { customer, bookingId } = await visitWith(provider, code)
  // Its provider leaves: the ten pounds that are left go back, and the visit is called off later.
  await giveBackAllOf(app.ctx(), provider)
  await sendRefunds(app)
  expect(await booksOf(provider)).toEqual({ 'held_by_processor GBP': 4000, 'paid_ahead GBP': -4000 })
  await cancelBooking(app.ctx(customer), { id: bookingId })
  await sendRefunds(app)
  expect(await booksOf(provider)).toEqual({})
  const { refunds } = await readPayment(app.ctx(buyer), { id: paymentId })
  expect(refunds.map(({ amountMinor, reason, status }) => [amountMinor, reason, status])).toEqual([
    [1000, 'closed', 'succeeded'],
    [4000, 'closed', 'succeeded'],
  ])
  expect(await isBalanced()).toBe(true)
})

test('what comes back onto a card that has ended while a bank decides about it waits for that', async () => {
  const provider = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const { buyer, paymentId, code } = await buy(provider, 'success')
  const { customer, bookingId } = await visitWith(provider, code)
  const { rows } = await sql<{ intent: string; account: string }>`select intent, account from payment
    where payment_id = ${paymentId}`.execute(app.running.db)
  await app.running.simulator?.dispute(rows[0]?.account ?? '', rows[0]?.intent ?? '')
  await reconcile(app.ctx())
  await giveBackAllOf(app.ctx(), provider)
  await cancelBooking(app.ctx(customer), { id: bookingId })
  await sendRefunds(app)
  expect(await booksOf(provider)).toEqual({ 'disputed GBP': 5000, 'gift_card GBP': -5000 })
  expect(await ledgerOf(app, { bookingId })).toEqual({})
  await decide(paymentId, 'won')
  expect(await booksOf(provider)).toEqual({})
  expect(await readPayment(app.ctx(buyer), { id: paymentId })).toMatchObject({ returnedMinor: 5000 })
})

test('what cannot go back to the card it was bought with is shown to the office, and is the buyer’s in the ledger', async () => {
  const provider = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const { buyer, paymentId } = await buy(provider, 'success')
  await giveBackAllOf(app.ctx(), provider)
  await sendRefunds(app)
  const { rows } = await sql<{ id: string; account: string }>`select r.processor_refund as id, p.account
    from refund r join payment p using (payment_id) where payment_id = ${paymentId}`.execute(app.running.db)
  await app.running.simulator?.failRefund(rows[0]?.account ?? '', rows[0]?.id ?? '')
  await reconcile(app.ctx())
  expect(await booksOf(provider)).toEqual({ 'held_by_processor GBP': 5000, 'gift_card GBP': -5000 })
  expect(await readPayment(app.ctx(buyer), { id: paymentId })).toMatchObject({ leftMinor: 5000, aheadMinor: 5000 })
  const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
  const ours = differences.filter((one) => one.paymentId === paymentId)
  expect(ours).toMatchObject([{ kind: 'refund_failed', ours: '5000 GBP', mendedAt: null }])
})
