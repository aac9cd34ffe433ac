import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dyingAt } from '../../../tests/dying.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { bookKept, chargeFees, feeOf, makeKeepingProvider, processorKeeps, startsIn } from '../../../tests/keeping.ts'
import {
  beginPaying,
  bookUnpaid,
  ledgerOf,
  makePaidProvider,
  type Paying,
  payWith,
  processorSays,
} from '../../../tests/paying.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { chargeFee } from './charge-fee.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment, sendRefund } from './refund-payment.server.ts'

const app = openTestApp()

/** Broken off before each of its statements, one after the other, until it is done. */
async function breakOff<P>(
  prepare: (statement: number) => Promise<P>,
  ask: (prepared: P, statement: number) => Promise<unknown>,
  then: (prepared: P, statement: number) => Promise<void>,
) {
  let statement = 0
  for (let isWhole = false; !isWhole; ) {
    statement += 1
    const prepared = await prepare(statement)
    isWhole = await ask(prepared, statement).then(
      () => true,
      () => false,
    )
    await then(prepared, statement)
  }
  return statement
}

test('begun and broken off before any of its statements, also after the processor has its intent, a payment is paid once', async () => {
  const provider = await makePaidProvider(app)
  const statements = await breakOff(
    (statement) => bookUnpaid(app, provider, { day: 2 + statement }),
    ({ customer, bookingId }, statement) =>
      createIntent(dyingAt(app.ctx(customer), statement), { bookingId, amount: 40, currency: 'GBP' }),
    async (paying, statement) => {
      const { paymentId, bookingId, customer } = paying
      // Its customer tries again, and pays with what the processor has kept.
      const intent = await beginPaying(app, paying)
      await app.running.simulator?.pay({ ...intent, card: 'success' })
      await confirmPayment(app.ctx(customer), { id: paymentId })
      await reconcile(app.ctx())
      const { rows } = await sql`select from simulated_object where body ->> 'object' = 'payment_intent'
        and body -> 'metadata' ->> 'booking_id' = ${bookingId}`.execute(app.running.db)
      expect([statement, rows.length]).toEqual([statement, 1])
      expect(await processorSays(app, paying), `${statement}`).toEqual({ taken: 4000, given: 0 })
      expect(await ledgerOf(app, paying), `${statement}`).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
    },
  )
  expect(statements).toBeGreaterThan(4)
})

test('sent and broken off before any of its statements, also after the processor has given it, a refund goes back once', async () => {
  const provider = await makePaidProvider(app)
  const refundOf = async ({ paymentId }: Paying) => {
    const { rows } = await sql<{ providerId: string; refundId: string }>`select provider_id as "providerId",
      refund_id as "refundId" from refund where payment_id = ${paymentId}`.execute(app.running.db)
    return rows[0] ?? { providerId: '', refundId: '' }
  }
  const statements = await breakOff(
    async (statement) => {
      const paying = await bookUnpaid(app, provider, { day: 2 + statement, time: '14:00' })
      await payWith(app, paying)
      await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount: 15 })
      return paying
    },
    async (paying, statement) => sendRefund(dyingAt(app.ctx(), statement), await refundOf(paying)),
    async (paying, statement) => {
      await reconcile(app.ctx())
      expect(await processorSays(app, paying), `${statement}`).toEqual({ taken: 4000, given: 1500 })
      expect(await ledgerOf(app, paying), `${statement}`).toEqual({ held_by_processor: 2500, paid_ahead: -2500 })
    },
  )
  expect(statements).toBeGreaterThan(4)
})

test('broken off before any of its statements, also after the processor has charged it, the fee of a kept card is charged once', async () => {
  const provider = await makeKeepingProvider(app)
  const statements = await breakOff(
    async (statement) => {
      const keeping = await bookKept(app, provider, { day: 2 + statement })
      await startsIn(app, keeping, 5)
      await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
      return keeping
    },
    async (keeping, statement) => {
      const fee = await feeOf(app, keeping)
      if (fee) await chargeFee(dyingAt(app.ctx(), statement), fee)
    },
    async (keeping, statement) => {
      // The queue tries again.
      for (let time = 0; time < 2; time++) await chargeFees(app, keeping)
      expect(await processorKeeps(app, keeping), `${statement}`).toEqual({ charged: [2000], isKept: false })
      expect(await ledgerOf(app, keeping), `${statement}`).toEqual({ held_by_processor: 2000, owed_to_provider: -2000 })
    },
  )
  expect(statements).toBeGreaterThan(8)
})
