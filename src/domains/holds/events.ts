import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** A time is free for fewer or more people than before, though nothing is booked. */
export const timeHeld = eventType('booking.time_held', z.object({ providerId: z.string() }))
export const timeReleased = eventType('booking.time_released', z.object({ providerId: z.string() }))
