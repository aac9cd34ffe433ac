import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { bookKept, chargeFees, feeOf, makeKeepingProvider, startsIn } from '../../../tests/keeping.ts'
import { bookUnpaid, ledgerOf, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'
import { giveTip } from './tips.server.ts'

const app = openTestApp()
const minutes = 60_000

/** A visit of an hour ago, for which a tip is begun and not paid. */
async function beginTip() {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${paying.bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(provider.owner), { id: paying.bookingId })
  const ctx = app.ctx(paying.customer)
  const { id } = await giveTip(ctx, { bookingId: paying.bookingId, amount: 5, currency: 'GBP' })
  return {
    ctx,
    bookingId: paying.bookingId,
    id,
    intent: await createIntent(ctx, { tipId: id, amount: 5, currency: 'GBP' }),
  }
}

/** A fee that a bank has refused, and that nobody pays by hand. */
async function refuseFee() {
  const keeping = await bookKept(app, await makeKeepingProvider(app), { card: 'declined_later' })
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  await chargeFees(app, keeping)
  const fee = await feeOf(app, keeping)
  const { rows } = await sql<{
    intent: string
  }>`select intent from payment where payment_id = ${fee?.paymentId}`.execute(app.running.db)
  return { keeping, paymentId: fee?.paymentId ?? '', intent: rows[0]?.intent ?? '' }
}

/** How often the processor is asked about an intent while the clock comes at these minutes from now on. */
async function asksAbout(intent: string, at: readonly number[]): Promise<number> {
  const api = (await app.running.app.cards?.api()) as Stripe
  let asked = 0
  const count = ({ path }: Stripe.RequestEvent) => {
    if (path.startsWith(`/v1/payment_intents/${intent}`)) asked++
  }
  api.on('request', count)
  const start = Date.now()
  for (const minute of at) {
    await moveClock(app, start + minute * minutes)
    await reconcile(app.ctx())
  }
  api.off('request', count)
  return asked
}

const every = (step: number, from: number, until: number) =>
  Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, n) => from + n * step)

test('a tip that nobody pays is asked about ever less, and ends at the processor after a day; another can be given', async () => {
  onTestFinished(() => moveClock(app, Date.now()))
  const { ctx, bookingId, id, intent } = await beginTip()
  expect(await asksAbout(intent.intentId, every(10, 10, 50))).toBe(5)
  // Every half hour of the day the clock comes: it asks at a quarter of the age again.
  const asked = await asksAbout(intent.intentId, every(30, 60, 23 * 60))
  expect(asked).toBeGreaterThan(8)
  expect(asked).toBeLessThan(20)
  expect((await readPayment(ctx, { id })).status).toBe('open')
  await asksAbout(intent.intentId, [30 * 60])
  expect((await readPayment(ctx, { id })).status).toBe('closed')
  const api = (await app.running.app.cards?.api()) as Stripe
  const theirs = await api.paymentIntents.retrieve(intent.intentId, {}, { stripeAccount: intent.account })
  expect(theirs.status).toBe('canceled')
  expect(await asksAbout(intent.intentId, every(60, 31 * 60, 40 * 60))).toBe(0)
  const again = await giveTip(ctx, { bookingId, amount: 5, currency: 'GBP' })
  const fresh = await createIntent(ctx, { tipId: again.id, amount: 5, currency: 'GBP' })
  await app.running.simulator?.pay({ ...fresh, card: 'success' })
  expect(await confirmPayment(ctx, { id: again.id })).toMatchObject({ status: 'succeeded', earnedMinor: 500 })
})

test('a tip that nobody has begun to pay ends after a day, and costs no question', async () => {
  onTestFinished(() => moveClock(app, Date.now()))
  const { ctx, id, intent } = await beginTip()
  await sql`update payment set intent = null, begun_at = null where payment_id = ${id}`.execute(app.running.db)
  expect(await asksAbout(intent.intentId, [5, 26 * 60])).toBe(0)
  expect((await readPayment(ctx, { id })).status).toBe('closed')
})

test('a fee that was refused stays owed without anything at the processor, and can be paid by hand weeks later', async () => {
  onTestFinished(() => moveClock(app, Date.now()))
  const { keeping, paymentId, intent } = await refuseFee()
  const ctx = app.ctx(keeping.customer)
  await asksAbout(intent, [30 * 60])
  expect(await asksAbout(intent, every(60, 31 * 60, 60 * 60))).toBe(0)
  const owed = { owed_by_customer: 2000, owed_to_provider: -2000 }
  expect(await ledgerOf(app, keeping)).toEqual(owed)
  expect(await readPayment(ctx, { id: paymentId })).toMatchObject({ status: 'open', refused: 'generic_decline' })
  await moveClock(app, Date.now() + 20 * 86_400_000)
  const begun = await createIntent(ctx, { bookingId: keeping.bookingId, amount: 20, currency: 'GBP' })
  expect(begun.intentId).not.toBe(intent)
  await reconcile(app.ctx())
  // Somebody is at it.
  expect(await readPayment(ctx, { id: paymentId })).toMatchObject({ status: 'open' })
  await app.running.simulator?.pay({ ...begun, card: 'success' })
  expect(await confirmPayment(ctx, { id: paymentId })).toMatchObject({ status: 'succeeded', owedMinor: 0 })
  expect(await ledgerOf(app, keeping)).toEqual({ held_by_processor: 2000, owed_to_provider: -2000 })
})

test('a tip that is paid in the very moment in which it is to end is paid', async () => {
  onTestFinished(() => moveClock(app, Date.now()))
  const { ctx, id, intent } = await beginTip()
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await asksAbout(intent.intentId, [30 * 60])
  expect(await readPayment(ctx, { id })).toMatchObject({ status: 'succeeded', earnedMinor: 500 })
})
