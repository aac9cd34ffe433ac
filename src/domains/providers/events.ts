import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const ProviderRef = z.object({ providerId: z.string() })

export const providerCreated = eventType('provider.created', ProviderRef)
/** Anything that its page or the lists show. */
export const providerChanged = eventType('provider.changed', ProviderRef)
/** When somebody works or has time, and nothing else. */
export const timesChanged = eventType('provider.times_changed', ProviderRef)
