import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** `mail`: the how manieth of this card. */
export const giftCardMailWanted = eventType(
  'gift_card.mail_wanted',
  z.object({ providerId: z.string(), giftCardId: z.string(), mail: z.int() }),
)

/** What was left of one that the operator has put money onto is worth nothing there any more. */
export const giftCardUnfunded = eventType(
  'gift_card.unfunded',
  z.object({ providerId: z.string(), giftCardId: z.string() }),
)

/** The provider, or the office, has put back onto gift cards what they had paid of a booking. */
export const giftRefunded = eventType(
  'gift_card.refunded',
  z.object({
    providerId: z.string(),
    bookingId: z.string(),
    customerId: z.string(),
    currency: z.string(),
    refundId: z.string(),
    amountMinor: z.int(),
  }),
)
