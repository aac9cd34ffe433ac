import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const ProviderRef = z.object({ providerId: z.string() })

export const providerCreated = eventType('provider.created', ProviderRef)
/** Anything that its page or the lists show. */
export const providerChanged = eventType('provider.changed', ProviderRef)
/** An administrator has said that it is who it says it is, or no longer. */
export const verificationDecided = eventType(
  'provider.verification_decided',
  z.object({
    providerId: z.string(),
    isVerified: z.boolean(),
    decidedAt: z.string(),
    /** By the clock: what it has shown is no longer good. */
    hasExpired: z.optional(z.boolean()),
    /** Why the office has taken it away, and in its own words. */
    reason: z.optional(z.string()),
    words: z.optional(z.string()),
  }),
)
/** When a service says that customers should come back. */
export const adviceChanged = eventType('provider.advice_changed', ProviderRef)
/** When somebody works or has time, and nothing else. */
export const timesChanged = eventType('provider.times_changed', ProviderRef)
