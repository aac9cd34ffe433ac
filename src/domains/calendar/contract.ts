import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { BookingStatus } from '../bookings/contract.ts'
import { Block } from '../staff/time-off-contract.ts'

const isoDate = z.string().check(z.regex(/^[1-8]\d{3}-\d{2}-\d{2}$/, 'Must be a date such as 2026-12-24'))

export const maxDiaryDays = 42

const Visit = z.object({
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
  parts: z.array(z.object({ calendarId: z.string(), service: z.string(), start: z.string(), end: z.string() })),
  totalMinor: z.int(),
  /** What the customer wrote. */
  notes: z.string(),
  /** What the provider noted about the customer. */
  clientNote: z.string(),
})
export type Visit = z.infer<typeof Visit>

/** Instants carry the provider's offset. */
export const Diary = z.object({
  timezone: z.string(),
  currency: z.string(),
  now: z.string(),
  today: z.string(),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** When they work, exceptions and holidays counted. */
      hours: z.array(z.object({ start: z.string(), end: z.string() })),
    }),
  ),
  visits: z.array(Visit),
  blocks: z.array(Block),
  /** Waiting for an answer, of any date, the oldest first. */
  requests: z.array(Visit),
})
export type Diary = z.infer<typeof Diary>

const ofProvider = { id: z.uuid() }

export const diary = endpoints('diary', {
  get: {
    summary: 'The own diary from one date to another: hours, bookings, own entries, requests; 42 days at most',
    method: 'GET',
    path: '/providers/{id}/diary',
    access: 'provider',
    input: z.object({ ...ofProvider, from: isoDate, to: isoDate }),
    output: Diary,
  },
})
