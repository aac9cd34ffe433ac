import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/factories.ts'
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
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { confirmPayment } from './create-intent.server.ts'
import { applyDispute } from './disputes.server.ts'
import { closePayment } from './payment-of-booking.server.ts'
import { findPayment } from './payment-row.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp({ poolSize: 20 })

async function disputeOf({ paymentId }: Paying) {
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const stripe = (await app.running.app.cards?.api()) as Stripe
  const read = async () =>
    (await stripe.disputes.list({ payment_intent: intent ?? '' }, { stripeAccount: account })).data[0] as Stripe.Dispute
  return { account, read, id: (await read()).id }
}

test('a refund against a dispute: the money goes back once, by the one or the other', async () => {
  for (let round = 0; round < 6; round++) {
    const paying = await bookUnpaid(app, await makePaidProvider(app))
    await payWith(app, paying, 'disputed')
    const { account, read, id } = await disputeOf(paying)
    const dispute = await read()
    const give = () =>
      codeOf(persistently(() => refundPayment(app.ctx(paying.provider.owner), { id: paying.paymentId })))
    const hear = () => persistently(() => applyDispute(app.ctx(), dispute, account))
    const [given] = await Promise.all(round % 2 === 0 ? [give(), hear(), hear()] : [hear().then(give), hear()])
    expect(['done', 'payment_disputed']).toContain(given)
    // The processor gives nothing back of what a bank has taken.
    await Promise.all([sendRefunds(app), sendRefunds(app)])
    expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 0 })
    expect(await ledgerOf(app, paying)).toEqual({ disputed: 4000, paid_ahead: -4000 })
    const outcome = round < 3 ? 'won' : 'lost'
    await app.running.simulator?.decideDispute(account, id, outcome)
    const decided = await read()
    await Promise.all(Array.from({ length: 5 }, () => persistently(() => applyDispute(app.ctx(), decided, account))))
    expect(await ledgerOf(app, paying)).toEqual(outcome === 'won' ? { held_by_processor: 4000, paid_ahead: -4000 } : {})
  }
}, 60_000)

test('calling off against the capture: whoever is first, all of it goes back, and twenty who confirm change nothing', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const paying = await bookUnpaid(app, await makePaidProvider(app))
    await beginPaying(app, paying)
    await chargeCard(app, paying, 'success')
    const { customer, bookingId, paymentId } = paying
    const confirm = () => persistently(() => confirmPayment(app.ctx(customer), { id: paymentId }))
    const cancel = () => persistently(() => cancelBooking(app.ctx(customer), { id: bookingId }))
    await Promise.all([
      ...(round % 2 === 0 ? [cancel(), confirm()] : [confirm(), cancel()]),
      ...Array.from({ length: 18 }, confirm),
      reconcile(app.ctx()),
    ])
    await Promise.all([sendRefunds(app), reconcile(app.ctx())])
    expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
    expect(await ledgerOf(app, paying)).toEqual({})
    const refunds = app.running.db.selectFrom('refund').select('reason').where('payment_id', '=', paymentId)
    const [refund, ...more] = await refunds.execute()
    expect(more).toEqual([])
    seen.add(refund?.reason ?? '')
  }
  expect([...seen].every((reason) => ['late', 'policy'].includes(reason))).toBe(true)
}, 60_000)

test('who has begun to pay while it ends cannot pay any more: the processor is told, whatever was read before', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const before = await findPayment(app.ctx(), paying.paymentId)
  if (!before) throw new Error('There is no payment')
  expect(before.intent).toBeNull()
  await beginPaying(app, paying)
  await transaction(app.ctx(), (tx) => closePayment(tx, before))
  expect((await findPayment(app.ctx(), paying.paymentId))?.status).toBe('closing')
  await reconcile(app.ctx())
  expect((await findPayment(app.ctx(), paying.paymentId))?.status).toBe('closed')
})
