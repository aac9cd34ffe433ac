import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

/** How long before a booking its customer can be reminded. */
export const reminderHours = [1, 2, 4, 12, 24, 48, 72, 168] as const
/** A day before, and when one has to leave. */
export const usualHours: readonly number[] = [24, 2]
export const mostReminders = 3

const Hours = z.array(z.union(reminderHours.map((hours) => z.literal(hours)))).check(z.maxLength(mostReminders))

/** The longest first; none: nobody is reminded. */
export const ReminderRule = z.object({ hoursBefore: z.array(z.int()) })
export type ReminderRule = z.infer<typeof ReminderRule>

const ofProvider = { id: z.uuid() }

export const providerReminders = endpoints('providerReminders', {
  get: {
    summary: 'When the customers of your provider are reminded of their bookings',
    method: 'GET',
    path: '/providers/{id}/reminders',
    access: 'provider',
    input: z.object(ofProvider),
    output: ReminderRule,
  },
  set: {
    summary: 'Choose when customers are reminded: at most three times, or never',
    method: 'PUT',
    path: '/providers/{id}/reminders',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, hoursBefore: Hours }),
    output: ReminderRule,
  },
})
