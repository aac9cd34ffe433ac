import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoDate } from '../../lib/text.ts'
import { BookingStatus } from '../bookings/contract.ts'
import { CalendarEntry } from '../staff/calendar-entries-contract.ts'

export const maxCalendarDays = 42

/** @public */
export const CalendarBooking = z.object({
  id: z.string(),
  status: BookingStatus,
  customerId: z.string(),
  customerName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** The number of this visit: those before it that took place, and one. */
  visit: z.int(),
  start: z.string(),
  end: z.string(),
  /** One per service, in their order. */
  parts: z.array(z.object({ staffId: z.string(), service: z.string(), start: z.string(), end: z.string() })),
  totalMinor: z.int(),
  /** How many of its services a membership pays for: they are no part of the total. */
  uses: z.int(),
  /** What the customer wrote. */
  notes: z.string(),
  /** What the provider noted about the customer. */
  privateNote: z.string(),
})
export type CalendarBooking = z.infer<typeof CalendarBooking>

/** Instants carry the provider's offset. */
export const ProviderCalendar = z.object({
  timezone: z.string(),
  currency: z.string(),
  now: z.string(),
  today: z.string(),
  staff: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** When they work, date overrides and closed days counted. */
      hours: z.array(z.object({ start: z.string(), end: z.string() })),
    }),
  ),
  bookings: z.array(CalendarBooking),
  entries: z.array(CalendarEntry),
  /** Waiting for an answer, of any date, the oldest first. */
  requests: z.array(CalendarBooking),
})
export type ProviderCalendar = z.infer<typeof ProviderCalendar>

const ofProvider = { id: z.uuid() }

export const providerCalendar = endpoints('providerCalendar', {
  get: {
    summary: 'Your calendar from one date to another: hours, bookings, entries, requests; 42 days at most',
    method: 'GET',
    path: '/providers/{id}/calendar',
    access: 'provider',
    input: z.object({ ...ofProvider, from: isoDate(), to: isoDate() }),
    output: ProviderCalendar,
  },
})
