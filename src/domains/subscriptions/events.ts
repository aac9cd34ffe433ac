import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** Its owner has agreed to another plan from its next period on. */
export const planChosen = eventType(
  'subscription.plan_chosen',
  z.object({ providerId: z.string(), subscriptionId: z.string(), agreedAt: z.string() }),
)

/** A card is kept for it, and it is had for nothing until its trial ends. */
export const trialBegun = eventType(
  'subscription.trial_begun',
  z.object({ providerId: z.string(), subscriptionId: z.string() }),
)

/** Its owner has asked for a pause from its next period on. */
export const pauseChosen = eventType(
  'subscription.pause_chosen',
  z.object({ providerId: z.string(), subscriptionId: z.string(), chosenAt: z.string() }),
)

/** For those who have a plan of theirs something was announced, or taken back. */
export const planNoticed = eventType('subscription.plan_noticed', z.object({ providerId: z.string() }))

/** One that renews is not renewed any more: by its owner, or because nobody has paid for its next period. */
export const renewalOver = eventType(
  'subscription.renewal_over',
  z.object({ providerId: z.string(), subscriptionId: z.string(), why: z.enum(['cancelled', 'unpaid']) }),
)
