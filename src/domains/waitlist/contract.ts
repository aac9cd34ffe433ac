import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { timeOfDay } from '../../lib/clock-time.ts'
import { isoDate, line } from '../../lib/text.ts'
import { Booking } from '../bookings/contract.ts'
import { Quote, serviceList } from '../holds/contract.ts'
import { NearestTimes } from '../scheduling/contract.ts'
import { waitlistLimits } from './limits.ts'

/** Of one person, over all providers. */
export const mostEntries = 5
/** From the first to the last date of one entry. */
export const mostDays = 62

export const waitlistModes = ['first_in_line', 'everyone', 'book_directly'] as const
export const WaitlistMode = z.enum(waitlistModes)
export type WaitlistMode = z.infer<typeof WaitlistMode>

/** `longestFirst`: of those who want a time whoever fills most of it is asked first, and among equals whoever joined first. */
const rule = { mode: WaitlistMode, longestFirst: z.boolean() }
export type WaitlistRule = z.infer<z.ZodMiniObject<typeof rule>>

/** Why somebody waits no more: a time was booked, they left, or the last date has passed. @public */
export const EntryStatus = z.enum(['waiting', 'booked', 'left', 'over'])

/** A free time. `isHeld`: for this customer alone, until `expiresAt`; else whoever is first has it. */
export const WaitlistOffer = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  totalMinor: z.int(),
  currency: z.string(),
  isHeld: z.boolean(),
  expiresAt: z.string(),
  /** As the server's clock sees it. */
  secondsLeft: z.int(),
  /** What taking it means: paid when, and until when it is free to cancel. Null: a booking is only moved, or the time is gone. */
  quote: z.nullable(Quote),
})
export type WaitlistOffer = z.infer<typeof WaitlistOffer>

/** What somebody waits for. Dates, weekdays (1 is Monday) and times are the provider's; a time is when it would begin. @public */
export const Wanted = z.object({
  services: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Null: anybody. */
  staffMember: z.nullable(z.string()),
  firstDate: z.string(),
  lastDate: z.string(),
  weekdays: z.array(z.int()),
  earliest: z.string(),
  latest: z.string(),
  bookFromHours: z.nullable(z.int()),
  /** The booking that is to be earlier; null: one is wanted. */
  booking: z.nullable(z.object({ id: z.string(), dateTime: z.string() })),
  joinedAt: z.string(),
})

export const WaitlistEntry = z.extend(Wanted, {
  id: z.string(),
  provider: z.object({ id: z.string(), name: z.string(), linkTo: z.string(), timezone: z.string() }),
  ...rule,
  status: EntryStatus,
  offers: z.array(WaitlistOffer),
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

const ProviderEntry = z.extend(Wanted, {
  id: z.string(),
  customerName: z.string(),
  /** When a time that is held for them now begins. */
  offered: z.nullable(z.string()),
})

/** What came of the list since it is kept: bookings made from it that stand, with what they are worth, and earlier times. */
const Filled = z.object({ bookings: z.int(), worthMinor: z.int(), currency: z.string(), earlier: z.int() })

export const ProviderWaitlist = z.object({ ...rule, entries: z.array(ProviderEntry), filled: Filled })
export type ProviderWaitlist = z.infer<typeof ProviderWaitlist>

const Time = z.string().check(z.regex(timeOfDay, 'Must be a time such as 09:30'))
const when = {
  firstDate: isoDate(),
  lastDate: isoDate(),
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  earliest: Time,
  latest: Time,
  /** Books it at once when there are at least so many hours left, with a provider who books directly. */
  bookFromHours: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(336)))),
}
/** @public */
export const NewEntry = z.strictObject({
  providerId: z.uuid(),
  serviceIds: serviceList,
  staffId: z.optional(z.uuid()),
  ...when,
})
const onlyId = z.strictObject({ id: z.uuid() })

export const waitlist = endpoints('waitlist', {
  list: {
    summary: 'What you wait for, with the times that are free for you now',
    method: 'GET',
    path: '/waitlist',
    access: 'user',
    input: z.object({}),
    output: z.array(WaitlistEntry),
  },
  join: {
    summary: 'Wait for a time that is taken; five entries at most',
    method: 'POST',
    path: '/waitlist',
    access: 'user',
    limit: waitlistLimits.change,
    input: NewEntry,
    output: WaitlistEntry,
    errors: { times_free: NearestTimes },
    status: 201,
  },
  wantEarlier: {
    summary: 'Wait for an earlier time for a booking of yours',
    method: 'POST',
    path: '/bookings/{id}/earlier',
    access: 'user',
    limit: waitlistLimits.change,
    input: z.strictObject({ id: z.uuid(), ...when, lastDate: z.optional(isoDate()) }),
    output: WaitlistEntry,
    errors: { times_free: NearestTimes },
    status: 201,
  },
  leave: {
    summary: 'Wait no longer; what is held for you goes to the next',
    method: 'DELETE',
    path: '/waitlist/{id}',
    access: 'user',
    limit: waitlistLimits.change,
    input: onlyId,
    output: onlyId,
  },
  accept: {
    summary: 'Book a time you were offered, or move your booking to it',
    method: 'POST',
    path: '/waitlist/offers/{id}/accept',
    access: 'user',
    limit: waitlistLimits.change,
    /** `quoteToken`: the terms that were shown stand where nothing is held. */
    input: z.strictObject({
      id: z.uuid(),
      quoteToken: z.optional(line(4000, 1)),
      /** Of a booking that is not moved: the membership that pays for it, and how many of its visits were shown to be taken. */
      subscriptionId: z.optional(z.uuid()),
      membershipUses: z.optional(z.int().check(z.gte(1), z.lte(100))),
    }),
    output: Booking,
    errors: { slot_taken: NearestTimes, hold_released: NearestTimes },
  },
  decline: {
    summary: 'Decline a time you were offered, and go on waiting; it goes to the next',
    method: 'POST',
    path: '/waitlist/offers/{id}/decline',
    access: 'user',
    limit: waitlistLimits.change,
    input: onlyId,
    output: onlyId,
  },
})

const ofProvider = { id: z.uuid() }

export const providerWaitlist = endpoints('providerWaitlist', {
  get: {
    summary: 'Who waits for a time with your provider, in order, and what came of the list',
    method: 'GET',
    path: '/providers/{id}/waitlist',
    access: 'provider',
    input: z.object(ofProvider),
    output: ProviderWaitlist,
  },
  setRule: {
    summary: 'How a freed time is handed out: to the first in line, to everyone at once, or booked directly',
    method: 'PUT',
    path: '/providers/{id}/waitlist',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, ...rule }),
    output: ProviderWaitlist,
  },
})
