import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const ProviderRef = z.object({ providerId: z.string() })

export const providerCreated = eventType('provider.created', ProviderRef)
/** Anything that its page or its free times show. */
export const providerChanged = eventType('provider.changed', ProviderRef)
