import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { platformFeeEntries, platformFeeReturnedEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { noteDifference } from './differences.server.ts'
import { type PaymentRow, partiesOf, subjectOf } from './payment-row.server.ts'
import { ask } from './stripe.server.ts'

/** Said to the processor where there is one: without a fee the call is as if there were none to speak of. */
export const feeField = ({ platformFeeMinor }: Pick<PaymentRow, 'platformFeeMinor'>) =>
  platformFeeMinor > 0 ? { application_fee_amount: platformFeeMinor } : {}

/** A refund takes its share of the fee with it. */
export const feeRefundField = ({ platformFeeMinor }: Pick<PaymentRow, 'platformFeeMinor'>) =>
  platformFeeMinor > 0 ? { refund_application_fee: true } : {}

/** With the fee that the processor has taken, whatever it was to be: what was not taken can neither be booked nor given back. */
export async function asTaken(tx: Ctx, payment: PaymentRow, intent: Stripe.PaymentIntent): Promise<PaymentRow> {
  const takenMinor = intent.application_fee_amount ?? 0
  const { providerId, paymentId, platformFeeMinor, currency } = payment
  if (takenMinor === platformFeeMinor) return payment
  await sql`update payment set platform_fee_minor = ${takenMinor}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  const [ours, theirs] = [platformFeeMinor, takenMinor].map((minor) => `platform fee ${minor} ${currency}`)
  await noteDifference(tx, payment, 'amount', ours ?? '', theirs ?? '', { isMended: true })
  return { ...payment, platformFeeMinor: takenMinor }
}

/** With the charge, in its transaction. */
export async function postPlatformFee(tx: Ctx, payment: PaymentRow): Promise<void> {
  const { paymentId, platformFeeMinor } = payment
  if (platformFeeMinor === 0) return
  await post(tx, {
    source: `platform_fee:${paymentId}`,
    kind: 'platform_fee',
    booking: subjectOf(payment),
    entries: platformFeeEntries(partiesOf(payment, platformFeeMinor)),
  })
}

/** What of the fee has gone back by now, all refunds together: how a share is rounded only the processor can say. */
export async function feeGivenBack(ctx: Ctx, { platformFeeMinor }: PaymentRow, refund: Stripe.Refund): Promise<number> {
  const charge = typeof refund.charge === 'string' ? refund.charge : refund.charge?.id
  if (platformFeeMinor === 0 || charge === undefined) return 0
  const { data } = await ask(ctx, (api) => api.applicationFees.list({ charge, limit: 1 }))
  return data[0]?.amount_refunded ?? 0
}

/** With the refund, in its transaction and with the payment locked: what is not posted yet of what has gone back. */
export async function postFeeReturned(tx: Ctx, payment: PaymentRow, refundId: string, saidMinor: number) {
  const { providerId, paymentId, platformFeeMinor, platformFeeReturnedMinor } = payment
  const givenBackMinor = Math.min(saidMinor, platformFeeMinor)
  const amountMinor = givenBackMinor - platformFeeReturnedMinor
  // Two refunds at once: the other one has said it already.
  if (amountMinor <= 0) return
  await sql`update payment set platform_fee_returned_minor = ${givenBackMinor}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  await post(tx, {
    source: `platform_fee_returned:${refundId}`,
    kind: 'platform_fee_returned',
    booking: subjectOf(payment),
    entries: platformFeeReturnedEntries(partiesOf(payment, amountMinor)),
  })
}
