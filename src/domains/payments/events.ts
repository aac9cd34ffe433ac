import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const PaymentRef = z.object({ providerId: z.string(), paymentId: z.string() })

/** The provider has been paid for a booking that stands, or been given a tip for a visit. */
export const paymentReceived = eventType(
  'payment_received',
  z.extend(PaymentRef, {
    bookingId: z.string(),
    isTip: z.optional(z.boolean()),
    customerId: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
  }),
)

/** Somebody has paid for a gift card of the provider's. */
export const giftCardSold = eventType('payment.gift_card_sold', PaymentRef)

/** Somebody has paid for a membership with the provider. */
export const membershipSold = eventType('payment.membership_sold', PaymentRef)

/** And paid for it once more, with the card that is kept. */
export const membershipRenewed = eventType('payment.membership_renewed', PaymentRef)

/** And for another plan of theirs, for the rest of the period. */
export const membershipChanged = eventType('payment.membership_changed', PaymentRef)

/** The next period has begun; the card that is kept is to be charged. */
export const renewalDue = eventType('payment.renewal_due', z.extend(PaymentRef, { attempt: z.int() }))

/** It could not be. */
export const renewalRefused = eventType('payment.renewal_refused', z.extend(PaymentRef, { attempt: z.int() }))

/** A membership is over: the processor is to forget the card. */
export const renewalCardClosing = eventType(
  'payment.renewal_card_closing',
  z.object({ providerId: z.string(), subscriptionId: z.string() }),
)

/** Another card is charged for a membership from now on: the processor is to forget the one before. */
export const cardReplaced = eventType(
  'payment.card_replaced',
  z.object({ providerId: z.string(), cardChangeId: z.string() }),
)

/** Money is due back; the processor is to be asked. */
export const refundOpened = eventType(
  'payment.refund_opened',
  z.object({ providerId: z.string(), refundId: z.string() }),
)

/** What of it has gone back is another sum than before: a refund has begun or has failed, or a bank has decided. */
export const paymentReturned = eventType('payment.returned', PaymentRef)

/** Nobody may pay it any more; the processor is to be told. */
export const paymentClosing = eventType('payment.closing', PaymentRef)

/** Paid when the time was gone: all of it goes back. */
export const paymentLate = eventType('payment.late', PaymentRef)

/** A fee is owed that a kept card is to be charged with. */
export const feeDue = eventType('payment.fee_due', PaymentRef)

/** It is paid. */
export const feeCharged = eventType('payment.fee_charged', PaymentRef)

/** It could not be charged, and stays owed. */
export const feeRefused = eventType('payment.fee_refused', PaymentRef)

/** Nothing may be charged with it any more; the processor is to forget it. */
export const keptCardClosing = eventType(
  'payment.kept_card_closing',
  z.object({ providerId: z.string(), bookingId: z.string() }),
)

/** Something has changed with the processor. */
export const webhookReceived = eventType('payment.webhook_received', z.object({ eventId: z.string() }))

/** What the processor has paid out is in the provider's bank, or has come back from it. */
export const payoutSettled = eventType(
  'payment.payout_settled',
  z.object({ providerId: z.string(), payoutId: z.string(), status: z.enum(['paid', 'failed']) }),
)

/** The operator has set another platform fee. `after`: those up to this provider have been told. */
export const platformFeeSet = eventType(
  'payment.platform_fee_set',
  z.object({ version: z.int(), after: z.nullable(z.string()) }),
)
/** One of those who take cards is to hear of it. */
export const platformFeeTold = eventType(
  'payment.platform_fee_told',
  z.object({ version: z.int(), providerId: z.string() }),
)
