import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { idList } from '../../lib/text.ts'

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date such as 2026-12-24'))

export const maxAvailabilityDays = 62
export const maxServicesPerBooking = 10

/** In the order they are to be done. */
const serviceIds = idList(maxServicesPerBooking)

/** ISO 8601 instants with the provider's offset. */
export const Slot = z.object({ start: z.string(), end: z.string() })
export const Availability = z.object({
  timezone: z.string(),
  /** 'request': the times are wishes, the provider answers. */
  mode: z.enum(['instant', 'request']),
  days: z.array(z.object({ date: z.string(), slots: z.array(Slot) })),
})
export type Availability = z.infer<typeof Availability>

export const availability = endpoints('availability', {
  list: {
    summary: 'Free starts for all the services together, by date of the provider, 62 days at most',
    method: 'GET',
    path: '/bookings/availability',
    aliases: ['/providers/{providerId}/availability'],
    access: 'public',
    input: z.object({ providerId: z.uuid(), serviceIds, from: isoDate, to: isoDate }),
    output: Availability,
    outputChecked: 'tests',
  },
})
