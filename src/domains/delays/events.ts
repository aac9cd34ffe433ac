import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** A booking is expected at another time than its customer knows. `toldAt`: which telling. */
export const bookingDelayed = eventType(
  'booking.delayed',
  z.object({ providerId: z.string(), bookingId: z.string(), expectedAt: z.string(), toldAt: z.string() }),
)
