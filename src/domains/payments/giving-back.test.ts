import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { makeAdmin, openTestApp } from '../../../tests/factories.ts'
import {
  beginPaying,
  bookUnpaid,
  chargeCard,
  ledgerOf,
  makePaidProvider,
  type Paying,
  payWith,
  processorSays,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { transaction } from '../../lib/db.server.ts'
import { suspendAccount } from '../admin/decide.server.ts'
import { findDifferences } from '../admin/find-differences.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { flagBookingsOf } from '../bookings/suspension.server.ts'
import { deleteAccount } from '../identity/delete-account.server.ts'
import { hashPassword } from '../identity/password.server.ts'
import { readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment, sendRefund } from './refund-payment.server.ts'

const app = openTestApp()
const shutOf = ({ provider }: Paying) => ({
  accountId: provider.owner.accountId,
  providerId: provider.providerId,
  change: randomUUID(),
})
const suspend = ({ provider }: Paying) =>
  sql`update account set status = 'suspended' where account_id = ${provider.owner.accountId}`.execute(app.running.db)
const refundsOf = async ({ paymentId }: Paying) =>
  app.running.db.selectFrom('refund').selectAll().where('payment_id', '=', paymentId).execute()

test('a suspension that is cut off gives nothing back, and done twice at once it gives back once', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  const shut = shutOf(paying)
  await suspend(paying)
  const cutOff = transaction(app.ctx(), async (tx) => {
    await flagBookingsOf(tx, shut)
    throw new Error('The machine has stopped')
  })
  await expect(cutOff).rejects.toThrow('The machine has stopped')
  expect(await refundsOf(paying)).toEqual([])
  await Promise.all([flagBookingsOf(app.ctx(), shut), flagBookingsOf(app.ctx(), shut)])
  await flagBookingsOf(app.ctx(), shut)
  const [refund, ...more] = await refundsOf(paying)
  expect(more).toEqual([])
  // Killed when the processor has given it back and nobody has heard of it.
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paying.paymentId)
    .executeTakeFirstOrThrow()
  const stripe = (await app.running.app.cards?.api()) as Stripe
  const metadata = { refund_id: refund?.refund_id ?? '' }
  await stripe.refunds.create({ payment_intent: intent ?? '', amount: 4000, metadata }, { stripeAccount: account })
  const ref = { providerId: paying.provider.providerId, refundId: refund?.refund_id ?? '' }
  await Promise.all([sendRefund(app.ctx(), ref), sendRefund(app.ctx(), ref)])
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
  expect(await ledgerOf(app, paying)).toEqual({})
})

test('a suspension that was taken back before it was worked on gives nothing back', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  await flagBookingsOf(app.ctx(), shutOf(paying))
  expect(await refundsOf(paying)).toEqual([])
})

test('nobody pays a provider who is suspended: what waits for its payment ends, and what was paid meanwhile goes back', async () => {
  const provider = await makePaidProvider(app)
  const [begun, paid] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  await beginPaying(app, begun)
  await chargeCard(app, paid, 'success')
  await suspend(begun)
  await flagBookingsOf(app.ctx(), shutOf(begun))
  for (const { customer, bookingId } of [begun, paid])
    expect((await getBooking(app.ctx(customer), { id: bookingId })).status).toBe('expired')
  await reconcile(app.ctx())
  await sendRefunds(app)
  expect(await codeOf(beginPaying(app, begun))).toBe('payment_over')
  expect(await processorSays(app, paid)).toEqual({ taken: 4000, given: 4000 })
  expect([await ledgerOf(app, begun), await ledgerOf(app, paid)]).toEqual([{}, {}])
})

test('a provider who leaves calls their bookings off first, and each gives back all that was paid', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { provider, bookingId } = paying
  await payWith(app, paying)
  await sql`update booking set cancellation_policy = '[{"hoursBefore": 336, "feePercent": 100}]'
    where booking_id = ${bookingId}`.execute(app.running.db)
  const password = 'a long enough one'
  await sql`update account set password_hash = ${await hashPassword(password)}
    where account_id = ${provider.owner.accountId}`.execute(app.running.db)
  const leave = () => codeOf(persistently(() => deleteAccount(app.ctx(provider.owner), { password })))
  expect(await leave()).toBe('upcoming_bookings')
  await cancelBooking(app.ctx(provider.owner), { id: bookingId })
  expect(await leave()).toBe('done')
  await sendRefunds(app)
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
  expect(await ledgerOf(app, paying)).toEqual({})
})

test('three decimals go back in tens, in favour of the customer, after a fee and when more is given', async () => {
  const provider = await makePaidProvider(
    app,
    { mode: 'before', depositPercent: 20 },
    { columns: { currency: 'KWD' }, services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 12_350 }] },
  )
  const late = await bookUnpaid(app, provider)
  await payWith(app, late)
  await sql`update booking set cancellation_policy = '[{"hoursBefore": 336, "feePercent": 50}]'
    where booking_id = ${late.bookingId}`.execute(app.running.db)
  // Half of it is 6.175: the processor gives back 6.180.
  await cancelBooking(app.ctx(late.customer), { id: late.bookingId })
  const given = await bookUnpaid(app, provider, { time: '12:00' })
  await payWith(app, given)
  await refundPayment(app.ctx(provider.owner), { id: given.paymentId, amount: 1.234 })
  await sendRefunds(app)
  expect(await processorSays(app, late)).toEqual({ taken: 12_350, given: 6180 })
  expect(await ledgerOf(app, late)).toEqual({ held_by_processor: 6170, owed_to_provider: -6170 })
  expect(await processorSays(app, given)).toEqual({ taken: 12_350, given: 1240 })
  expect(await ledgerOf(app, given)).toEqual({ held_by_processor: 11_110, paid_ahead: -11_110 })
})

test('reconciliation looks at so many payments at a time, and at all of them in the end', async () => {
  const provider = await makePaidProvider(app)
  const elsewhere: Paying[] = []
  for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00']) {
    const paying = await bookUnpaid(app, provider, { day: 5, time })
    await payWith(app, paying)
    elsewhere.push(paying)
  }
  const stripe = (await app.running.app.cards?.api()) as Stripe
  const { rows } = await sql<{ intent: string; account: string }>`select intent, account from payment
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  // Somebody gives it back at the processor's own desk.
  for (const { intent, account } of rows)
    await stripe.refunds.create({ payment_intent: intent, amount: 100 }, { stripeAccount: account })
  await sql`update payment set look_at = null where provider_id <> ${provider.providerId}`.execute(app.running.db)
  const found = async () => {
    const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
    return elsewhere.filter(({ paymentId }) => differences.some((one) => one.paymentId === paymentId)).length
  }
  const counts: number[] = []
  for (let round = 0; round < 4; round++) {
    await reconcile(app.ctx(), 2)
    counts.push(await found())
  }
  expect(counts).toEqual([2, 4, 5, 5])
})

// Last: from here on the jobs are at work.
test('what was paid ahead to a provider who is suspended goes back by itself, once', async () => {
  const provider = await makePaidProvider(app)
  const [one, other] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  for (const paying of [one, other]) await payWith(app, paying)
  await suspendAccount(app.ctx(await makeAdmin(app)), { id: provider.owner.accountId, reason: 'fraud' })
  await app.jobs.work()
  for (const paying of [one, other]) {
    await expect.poll(() => processorSays(app, paying), { timeout: 30_000 }).toEqual({ taken: 4000, given: 4000 })
    await expect.poll(() => ledgerOf(app, paying)).toEqual({})
    const { refunds } = await readPayment(app.ctx(paying.customer), { id: paying.paymentId })
    expect(refunds).toMatchObject([{ reason: 'closed', amountMinor: 4000, status: 'succeeded' }])
    // The visit may take place all the same, and is then paid on the day.
    expect((await getBooking(app.ctx(paying.customer), { id: paying.bookingId })).status).toBe('confirmed')
  }
})
