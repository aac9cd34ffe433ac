import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** A customer is to be told that it is time to come back. `dueOn`: the earliest day of those services. */
export const rebookingDue = eventType(
  'rebooking.due',
  z.object({ providerId: z.string(), customerId: z.string(), serviceIds: z.array(z.string()), dueOn: z.string() }),
)
/** A provider asks a customer to come back. */
export const rebookingAsked = eventType(
  'rebooking.asked',
  z.object({ providerId: z.string(), customerId: z.string(), serviceIds: z.array(z.string()), askedAt: z.string() }),
)
/** A customer is to be reminded of a booking that begins then. */
export const reminderDue = eventType(
  'booking.reminder_due',
  z.object({ providerId: z.string(), bookingId: z.string(), startsAt: z.string(), hoursBefore: z.int() }),
)
