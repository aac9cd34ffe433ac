import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { BookingStatus } from '../bookings/contract.ts'
import { reminderLimits } from './limits.ts'

/** Whose interval it is: said by the customer, usual between their visits, advised by the provider, or nobody's. */
export const rhythms = ['own', 'usual', 'advised', 'unknown'] as const
const RhythmCode = z.enum(rhythms)
export type Rhythm = z.infer<typeof RhythmCode>

export const mostSnoozeWeeks = 26
export const mostIntervalWeeks = 104

const Provider = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  linkTo: z.string(),
  timezone: z.string(),
})

const ComingBooking = z.object({
  id: z.string(),
  provider: Provider,
  services: z.array(z.string()),
  dateTime: z.string(),
  status: BookingStatus,
  /** When it is still reminded of, the first first. A request is not, before it is accepted. */
  remindsAt: z.array(z.string()),
})
export type ComingBooking = z.infer<typeof ComingBooking>

/** A service of a provider that somebody has had. Dates are the provider's. */
const Rebooking = z.object({
  provider: Provider,
  service: z.object({ id: z.string(), name: z.string() }),
  visits: z.int(),
  lastVisit: z.string(),
  rhythm: RhythmCode,
  /** Null with an unknown rhythm. */
  intervalDays: z.nullable(z.int()),
  ownWeeks: z.nullable(z.int()),
  snoozedUntil: z.nullable(z.string()),
  isNever: z.boolean(),
  /** Null: unknown, or never. */
  dueOn: z.nullable(z.string()),
  isDue: z.boolean(),
  /** With this provider. */
  nextBooking: z.nullable(z.string()),
})
export type Rebooking = z.infer<typeof Rebooking>

const Times = z.object({
  /** Who did it last, if they can be booked. */
  staffId: z.nullable(z.string()),
  staffMember: z.nullable(z.string()),
  times: z.array(z.object({ start: z.string(), end: z.string() })),
})

const Weeks = (most: number) => z.int().check(z.gte(1), z.lte(most))
const which = { providerId: z.uuid(), serviceId: z.uuid() }

export const rebooking = endpoints('rebooking', {
  list: {
    summary: 'What is coming, and for which services it is time to come back',
    method: 'GET',
    path: '/reminders',
    access: 'user',
    input: z.object({}),
    output: z.object({ isReminded: z.boolean(), coming: z.array(ComingBooking), rebookings: z.array(Rebooking) }),
  },
  setReminded: {
    summary: 'Whether we remind you of your bookings by mail',
    method: 'PUT',
    path: '/reminders',
    access: 'user',
    limit: reminderLimits.change,
    input: z.strictObject({ isReminded: z.boolean() }),
    output: z.object({ isReminded: z.boolean() }),
  },
  times: {
    summary: 'The next free times for a service you have had, at your usual weekday and hour',
    method: 'GET',
    path: '/reminders/{providerId}/services/{serviceId}/times',
    access: 'user',
    input: z.object(which),
    output: Times,
  },
  set: {
    summary: 'Come back at an interval of your own, be told later, or never; what is left out stays',
    method: 'PUT',
    path: '/reminders/{providerId}/services/{serviceId}',
    access: 'user',
    limit: reminderLimits.change,
    input: z.strictObject({
      ...which,
      /** From today on. */
      snoozeWeeks: z.optional(Weeks(mostSnoozeWeeks)),
      /** Null: as usual. */
      ownWeeks: z.optional(z.nullable(Weeks(mostIntervalWeeks))),
      isNever: z.optional(z.boolean()),
    }),
    output: Rebooking,
  },
})
