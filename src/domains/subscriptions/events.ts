import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** One that renews is not renewed any more: by its owner, or because nobody has paid for its next period. */
export const renewalOver = eventType(
  'subscription.renewal_over',
  z.object({ providerId: z.string(), subscriptionId: z.string(), why: z.enum(['cancelled', 'unpaid']) }),
)
