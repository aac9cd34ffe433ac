import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookUnpaid, buyCard, makePaidProvider, type Paying, payWith, sendRefunds } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeAfterItsEnd } from '../bookings/settle-booking.server.ts'
import { flagBookingsOf } from '../bookings/suspension.server.ts'
import { listOwnCards } from '../gift-cards/read-cards.server.ts'
import { findRefund, settleFailed } from './apply-refund.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { applyDispute } from './disputes.server.ts'
import { findPayment } from './payment-row.server.ts'
import { readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import type { Disputed, DisputeOutcome } from './simulator/intents.server.ts'
import { giveTip } from './tips.server.ts'

const app = openTestApp()
const stripe = async () => (await app.running.app.cards?.api()) as Stripe

afterEach(async () => {
  const { rows } = await sql`select currency from ledger_entry group by 1 having sum(amount_minor) <> 0`.execute(
    app.running.db,
  )
  expect(rows).toEqual([])
})

async function atProcessor(paymentId: string) {
  const { rows } = await sql<{ intent: string; account: string; dispute: string | null }>`
    select intent, account, dispute from payment where payment_id = ${paymentId}`.execute(app.running.db)
  return rows[0] ?? { intent: '', account: '', dispute: null }
}

async function hear(account: string, id: string) {
  await applyDispute(app.ctx(), await (await stripe()).disputes.retrieve(id, {}, { stripeAccount: account }), account)
}

/** The bank takes it back, and we hear of it. Answers its id. */
async function disputed(paymentId: string, what: Disputed = {}): Promise<string> {
  const { intent, account } = await atProcessor(paymentId)
  const id = (await app.running.simulator?.dispute(account, intent, what)) ?? ''
  await hear(account, id)
  return id
}

async function decided(paymentId: string, id: string, outcome: DisputeOutcome) {
  const { account } = await atProcessor(paymentId)
  await app.running.simulator?.decideDispute(account, id, outcome)
  // Said twice, it is once.
  for (let time = 0; time < 2; time++) await hear(account, id)
}

/** Every account of everything that was posted about one provider, those at nothing left out. */
async function booksOf({ providerId }: TestProvider) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_minor)::int as sum from ledger_posting join ledger_entry using (posting_id)
    where provider_id = ${providerId} group by 1 having sum(amount_minor) <> 0 order by 1`.execute(app.running.db)
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

async function paid(): Promise<Paying> {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  return paying
}

async function takePlace({ bookingId }: Paying) {
  await sql`update booking set starts_at = now() - interval '2 days', ends_at = now() - interval '2 days' + interval '1 hour'
    where booking_id = ${bookingId}`.execute(app.running.db)
  await completeAfterItsEnd(app.ctx(), bookingId)
}

const give = ({ provider, paymentId }: Paying, amount?: number) =>
  codeOf(refundPayment(app.ctx(provider.owner), { id: paymentId, ...(amount !== undefined && { amount }) }))
const leftOf = async ({ customer, paymentId }: Paying) =>
  (await readPayment(app.ctx(customer), { id: paymentId })).leftMinor

test('each part that a bank takes back is in the books, and what is not disputed goes back when all are decided', async () => {
  const paying = await paid()
  const { provider, paymentId } = paying
  const first = await disputed(paymentId, { amountMinor: 1000 })
  const second = await disputed(paymentId, { amountMinor: 500 })
  expect(await booksOf(provider)).toEqual({ disputed: 1500, held_by_processor: 2500, paid_ahead: -4000 })
  expect(await leftOf(paying)).toBe(0)
  await decided(paymentId, first, 'lost')
  expect(await booksOf(provider)).toEqual({ disputed: 500, held_by_processor: 2500, paid_ahead: -3000 })
  expect((await atProcessor(paymentId)).dispute).toBe('open')
  expect(await give(paying, 10)).toBe('payment_disputed')
  await decided(paymentId, second, 'won')
  expect(await booksOf(provider)).toEqual({ held_by_processor: 3000, paid_ahead: -3000 })
  expect(await leftOf(paying)).toBe(3000)
  expect(await give(paying, 30.01)).toBe('refund_too_large')
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  await sendRefunds(app)
  expect(await booksOf(provider)).toEqual({})
  expect(await readPayment(app.ctx(paying.customer), { id: paymentId })).toMatchObject({
    returnedMinor: 3000,
    leftMinor: 0,
  })
})

test('what was won may be disputed again', async () => {
  const { provider, paymentId } = await paid()
  await decided(paymentId, await disputed(paymentId), 'won')
  expect(await booksOf(provider)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  const again = await disputed(paymentId)
  expect(await booksOf(provider)).toEqual({ disputed: 4000, paid_ahead: -4000 })
  await decided(paymentId, again, 'lost')
  expect(await booksOf(provider)).toEqual({})
})

for (const how of ['to come', 'over'] as const)
  test(`what was lost and is won after all is the provider’s again, of a visit that is ${how}`, async () => {
    const paying = await paid()
    const { provider, paymentId } = paying
    if (how === 'over') await takePlace(paying)
    const before = await booksOf(provider)
    const id = await disputed(paymentId)
    await decided(paymentId, id, 'lost')
    expect(await booksOf(provider)).toEqual({})
    await decided(paymentId, id, 'won')
    expect(await booksOf(provider)).toEqual(before)
    expect(await leftOf(paying)).toBe(4000)
  })

test('what was lost and is won after all goes back where the visit was called off meanwhile, but for its fee', async () => {
  const paying = await paid()
  const { provider, paymentId, bookingId, customer } = paying
  await sql`update booking set cancellation_policy = '[{"hoursBefore": 336, "feePercent": 25}]'
    where booking_id = ${bookingId}`.execute(app.running.db)
  const id = await disputed(paymentId)
  await decided(paymentId, id, 'lost')
  await cancelBooking(app.ctx(customer), { id: bookingId })
  expect(await booksOf(provider)).toEqual({ owed_by_customer: 1000, owed_to_provider: -1000 })
  await decided(paymentId, id, 'won')
  await sendRefunds(app)
  expect(await booksOf(provider)).toEqual({ held_by_processor: 1000, owed_to_provider: -1000 })
})

test('an inquiry that is closed, and a dispute that was prevented, take nothing', async () => {
  const { provider, paymentId } = await paid()
  const books = { held_by_processor: 4000, paid_ahead: -4000 }
  const inquiry = await disputed(paymentId, { isInquiry: true })
  await decided(paymentId, inquiry, 'warning_closed')
  const prevented = await disputed(paymentId, { isInquiry: true })
  await decided(paymentId, prevented, 'prevented')
  expect(await booksOf(provider)).toEqual(books)
  expect((await atProcessor(paymentId)).dispute).toBeNull()
  // Where something had been taken it is there again.
  const taken = await disputed(paymentId)
  expect(await booksOf(provider)).toEqual({ disputed: 4000, paid_ahead: -4000 })
  await decided(paymentId, taken, 'prevented')
  expect(await booksOf(provider)).toEqual(books)
  expect((await atProcessor(paymentId)).dispute).toBe('won')
})

test('what was read before the bank has decided changes nothing when it comes late', async () => {
  const { provider, paymentId } = await paid()
  const { account } = await atProcessor(paymentId)
  const id = await disputed(paymentId)
  const read = async () => (await stripe()).disputes.retrieve(id, {}, { stripeAccount: account })
  const undecided = await read()
  await decided(paymentId, id, 'lost')
  await applyDispute(app.ctx(), undecided, account)
  expect(await booksOf(provider)).toEqual({})
  const lost = await read()
  await decided(paymentId, id, 'won')
  for (const late of [undecided, lost]) await applyDispute(app.ctx(), late, account)
  expect(await booksOf(provider)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  const { rows } = await sql<{ kind: string }>`select kind from paper
    where payment_id = ${paymentId} order by number`.execute(app.running.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['receipt', 'dispute_note', 'debit_note'])
})

test('said at once by twenty, each change of a dispute is posted once', async () => {
  const { provider, paymentId } = await paid()
  const { intent, account } = await atProcessor(paymentId)
  const id = (await app.running.simulator?.dispute(account, intent, { amountMinor: 700 })) ?? ''
  const twenty = () => Promise.all(Array.from({ length: 20 }, () => persistently(() => hear(account, id))))
  await twenty()
  await app.running.simulator?.decideDispute(account, id, 'lost')
  await twenty()
  await app.running.simulator?.decideDispute(account, id, 'won')
  await twenty()
  expect(await booksOf(provider)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  const { rows } = await sql<{ kind: string }>`select kind from ledger_posting
    where provider_id = ${provider.providerId} and kind like 'dispute%' order by posted_at`.execute(app.running.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['dispute', 'dispute_lost', 'dispute_won'])
})

test('a gift card whose purchase was lost in part is worth the rest, also where a visit it paid is called off', async () => {
  const provider = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const buyer = await makeAccount(app)
  const { id: giftCardId, code } = await buyCard(app, provider, buyer, { amount: 50 })
  const { id: paymentId } = await readPayment(app.ctx(buyer), { id: giftCardId })
  const customer = await makeAccount(app)
  const { id: bookingId } = await createBooking(app.ctx(customer), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(3), '10:00'),
    giftCards: [code ?? ''],
  })
  // Ten pounds are left on the card, of which and of its provider the bank takes twenty.
  await decided(paymentId, await disputed(paymentId, { amountMinor: 2000 }), 'lost')
  await cancelBooking(app.ctx(customer), { id: bookingId })
  expect(await booksOf(provider)).toEqual({ gift_card: -3000, held_by_processor: 3000 })
  expect(await listOwnCards(app.ctx(buyer))).toMatchObject([{ status: 'active', balanceMinor: 3000 }])
})

/** Refunds that have not been sent when the bank takes all of it back: the processor refuses them. */
async function refusedRefund(paying: Paying, amount?: number): Promise<string> {
  expect(await give(paying, amount)).toBe('done')
  return disputed(paying.paymentId)
}

const openRows = async ({ paymentId }: Paying) => {
  const { rows } = await sql`select from payment_difference
    where payment_id = ${paymentId} and kind = 'refund_failed' and mended_at is null`.execute(app.running.db)
  return rows.length
}

for (const order of ['before', 'after'] as const)
  test(`a refund that fails ${order} the bank has decided for the customer leaves nothing in the books, and nothing to do`, async () => {
    const paying = await paid()
    const id = await refusedRefund(paying)
    if (order === 'before') await sendRefunds(app)
    await decided(paying.paymentId, id, 'lost')
    if (order === 'after') await sendRefunds(app)
    expect(await booksOf(paying.provider)).toEqual({})
    expect(await openRows(paying)).toBe(0)
  })

for (const order of ['before', 'after'] as const)
  test(`what is called off goes back, also where a bank decides for the provider ${order} its refusal of the refund is heard`, async () => {
    const paying = await paid()
    const { provider, customer, paymentId, bookingId } = paying
    await cancelBooking(app.ctx(customer), { id: bookingId })
    const id = await disputed(paymentId)
    const { rows } = await sql<{ id: string }>`select refund_id as id from refund
      where payment_id = ${paymentId}`.execute(app.running.db)
    const [payment, refund] = [await findPayment(app.ctx(), paymentId), await findRefund(app.ctx(), rows[0]?.id ?? '')]
    if (!payment || !refund) throw new Error('There is nothing to give back')
    // The answer of the processor is on its way.
    const hearRefusal = () => settleFailed(app.ctx(), payment, refund, { processorId: null, why: 'charge_disputed' })
    if (order === 'after') await hearRefusal()
    await decided(paymentId, id, 'won')
    for (let time = 0; time < 2; time++) await hearRefusal()
    await sendRefunds(app)
    expect(await booksOf(provider)).toEqual({})
    expect(await leftOf(paying)).toBe(0)
    expect(await openRows(paying)).toBe(0)
  })

test('what had gone back and comes back after the bank has decided for the customer pays the provider, who had paid twice', async () => {
  const paying = await paid()
  const { provider, paymentId } = paying
  expect(await give(paying)).toBe('done')
  await sendRefunds(app)
  await decided(paymentId, await disputed(paymentId), 'lost')
  expect(await booksOf(provider)).toEqual({ held_by_processor: -4000, owed_to_provider: 4000 })
  const { account } = await atProcessor(paymentId)
  const { rows } = await sql<{ id: string }>`select processor_refund as id from refund
    where payment_id = ${paymentId}`.execute(app.running.db)
  await app.running.simulator?.failRefund(account, rows[0]?.id ?? '')
  await reconcile(app.ctx())
  expect(await booksOf(provider)).toEqual({})
  expect(await openRows(paying)).toBe(0)
})

const suspend = async ({ provider: { owner, providerId } }: Paying) => {
  await sql`update account set status = 'suspended' where account_id = ${owner.accountId}`.execute(app.running.db)
  await flagBookingsOf(app.ctx(), { accountId: owner.accountId, providerId, change: randomUUID() })
}

for (const [what, amount] of [
  ['all of it', undefined],
  ['a part', 15],
] as const)
  for (const order of ['before', 'after'] as const)
    test(`what a suspended provider had begun to give back, ${what}, goes back once the dispute in its way is won, begun ${order} the suspension`, async () => {
      const paying = await paid()
      const { provider, paymentId } = paying
      expect(await give(paying, amount)).toBe('done')
      if (order === 'after') await suspend(paying)
      const id = await disputed(paymentId)
      if (order === 'before') await suspend(paying)
      await sendRefunds(app)
      expect(await booksOf(provider)).toEqual({ disputed: 4000, paid_ahead: -4000 })
      await decided(paymentId, id, 'won')
      await sendRefunds(app)
      expect(await booksOf(provider)).toEqual({})
      expect(await openRows(paying)).toBe(0)
    })

test('what a provider wanted to give, and a bank stood in the way of, is theirs to give again when it is won', async () => {
  const paying = await paid()
  const id = await refusedRefund(paying, 15)
  await sendRefunds(app)
  await decided(paying.paymentId, id, 'won')
  await sendRefunds(app)
  expect(await booksOf(paying.provider)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  expect(await openRows(paying)).toBe(1)
  expect(await give(paying, 15)).toBe('done')
  await sendRefunds(app)
  expect(await openRows(paying)).toBe(0)
})

test('who has a tip back from their bank may give another, and none while the bank decides', async () => {
  const paying = await paid()
  const { provider, customer, bookingId } = paying
  await takePlace(paying)
  const ctx = app.ctx(customer)
  const tip = () => giveTip(ctx, { bookingId, amount: 5, currency: 'GBP' })
  const payTip = async () => {
    const { id } = await tip()
    const intent = await createIntent(ctx, { tipId: id, amount: 5, currency: 'GBP' })
    await app.running.simulator?.pay({ ...intent, card: 'success' })
    await confirmPayment(ctx, { id })
    await sendRefunds(app)
    return id
  }
  const first = await payTip()
  const id = await disputed(first)
  expect(await codeOf(tip())).toBe('already_tipped')
  await decided(first, id, 'lost')
  expect(await booksOf(provider)).toEqual({ held_by_processor: 4000, owed_to_provider: -4000 })
  await payTip()
  expect(await booksOf(provider)).toEqual({ held_by_processor: 4500, owed_to_provider: -4500 })
})
