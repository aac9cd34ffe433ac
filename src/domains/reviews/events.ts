import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** Written, edited, deleted or answered: its provider's page is another one. */
export const reviewChanged = eventType('review.changed', z.object({ reviewId: z.string(), providerId: z.string() }))
