import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** A time is free for fewer or more people than before, though nothing is booked. */
export const holdCreated = eventType('hold.created', z.object({ providerId: z.string() }))
export const holdReleased = eventType('hold.released', z.object({ providerId: z.string() }))
