import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** `mail`: the how manieth of this card. */
export const giftCardMailWanted = eventType(
  'gift_card.mail_wanted',
  z.object({ providerId: z.string(), giftCardId: z.string(), mail: z.int() }),
)

/** One of the operator's own has ended, and what was left of it is worth nothing. */
export const giftCardUnfunded = eventType(
  'gift_card.unfunded',
  z.object({ providerId: z.string(), giftCardId: z.string() }),
)
