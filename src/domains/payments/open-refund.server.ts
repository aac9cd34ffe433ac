import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { refundEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { givenBack } from './charge.rules.ts'
import type { Payment } from './contract.ts'
import { paymentReturned, refundOpened } from './events.ts'
import { aheadOf, leftOf, type PaymentRow, partiesOf, subjectOf } from './payment-row.server.ts'
import { payments as en } from './texts/en.ts'

type Refund = Payment['refunds'][number]
type NewRefund = { amountMinor: number; reason: Refund['reason']; askedBy: string | null }

/** With the payment locked: from now on it is due back, whenever the processor is reached. */
export async function openRefund(tx: Ctx, payment: PaymentRow, { amountMinor: asked, reason, askedBy }: NewRefund) {
  const { providerId, paymentId } = payment
  const leftMinor = leftOf(payment)
  if (payment.dispute === 'open' || (payment.dispute === 'lost' && leftMinor === 0))
    throw new AppError('conflict', 'payment_disputed', en.errors.payment_disputed)
  if (asked > leftMinor) throw new AppError('conflict', 'refund_too_large', en.errors.refund_too_large)
  const amountMinor = givenBack(asked, leftMinor, payment.currency)
  const refundId = randomUUIDv7()
  await sql`update payment set returned_minor = returned_minor + ${amountMinor}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  await tx.db
    .insertInto('refund')
    .values({
      provider_id: providerId,
      refund_id: refundId,
      payment_id: paymentId,
      amount_minor: amountMinor,
      reason,
      asked_by: askedBy,
      status: 'pending',
      created_at: tx.now,
    })
    .execute()
  const aheadMinor = await aheadOf(tx, payment)
  await post(tx, {
    source: `refund:${refundId}`,
    kind: 'refund',
    booking: subjectOf(payment),
    entries: refundEntries({ ...partiesOf(payment, amountMinor), aheadMinor }),
  })
  await emit(tx, refundOpened, { providerId, refundId })
  await emit(tx, paymentReturned, { providerId, paymentId })
  return refundId
}
