import { sql } from 'kysely'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { chargeRefusal } from './charge.rules.ts'
import { forgetCardOf } from './kept-card-of-booking.server.ts'
import { closePayment } from './payment-of-booking.server.ts'
import { findPaymentOfBooking } from './payment-row.server.ts'
import { platformFeeOf } from './platform-fee.rules.ts'
import { cancelIntent } from './reconcile.server.ts'
import { payments as en } from './texts/en.ts'

type Lowered = { providerId: string; bookingId: string; leftMinor: number }

/** Before it is lowered: nobody can pay any more what they have begun to pay as it was. */
export async function endBegunFee(ctx: Ctx, { providerId, bookingId }: Omit<Lowered, 'leftMinor'>): Promise<void> {
  const payment = ctx.app.cards === null ? null : await findPaymentOfBooking(ctx, providerId, bookingId)
  if (!payment?.isFee || payment.status !== 'open' || payment.intent === null) return
  // Then it stays as it is, and whoever asks is told so.
  await cancelIntent(ctx, payment).catch((err: unknown) =>
    ctx.log.warn({ err }, 'a fee that is begun could not be ended'),
  )
}

/**
 * With its provider locked: what a card is still to be charged with, or its customer to pay by hand, is so much now. What is
 * being charged stays; all of it can be waived at any time before that.
 */
export async function lowerFee(tx: Ctx, { providerId, bookingId, leftMinor }: Lowered): Promise<void> {
  const payment = await findPaymentOfBooking(tx, providerId, bookingId)
  if (!payment?.isFee || payment.status === 'closed' || payment.status === 'succeeded') return
  const { currency, amountMinor, platformFeeMinor, paymentId, attempts } = payment
  const refusal = chargeRefusal(leftMinor, currency)
  // So much less could be charged to no card, and would be owed with nobody asking for it.
  if (refusal === 'too_fine') throw tooFine()
  const isCharged = refusal === null
  if (payment.status === 'processing' || (isCharged && payment.intent !== null) || payment.status === 'closing')
    throw new AppError('conflict', 'fee_under_way', en.errors.fee_under_way)
  if (!isCharged) {
    await closePayment(tx, payment)
    return forgetCardOf(tx, payment)
  }
  // The same share as it was frozen with; who begins to pay the old sum in this moment is told that it is over.
  const feeMinor = platformFeeOf(leftMinor, currency, Math.round((platformFeeMinor * 10_000) / amountMinor))
  await sql`update payment set amount_minor = ${leftMinor}, platform_fee_minor = ${feeMinor}, attempts = ${attempts + 1}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
}

function tooFine(): AppError {
  return invalidInput('amount', 'What is left must be an amount that a card can be charged: three decimals go in tens')
}
