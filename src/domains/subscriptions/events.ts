import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** Its owner has agreed to another plan from its next period on. */
export const planChosen = eventType(
  'subscription.plan_chosen',
  z.object({ providerId: z.string(), subscriptionId: z.string(), agreedAt: z.string() }),
)

/** One that renews is not renewed any more: by its owner, or because nobody has paid for its next period. */
export const renewalOver = eventType(
  'subscription.renewal_over',
  z.object({ providerId: z.string(), subscriptionId: z.string(), why: z.enum(['cancelled', 'unpaid']) }),
)
