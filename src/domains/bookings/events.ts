import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'
import type { BookingEventName } from './changes.rules.ts'

/** `change`: its place in the history of the booking; the first is that it was made. */
const BookingRef = z.object({ bookingId: z.string(), providerId: z.string(), change: z._default(z.int(), 1) })

const event = (name: BookingEventName) => eventType(`booking.${name}`, BookingRef)

export const bookingEvents = {
  requested: event('requested'),
  confirmed: event('confirmed'),
  accepted: event('accepted'),
  declined: event('declined'),
  cancelled: event('cancelled'),
  /** By the customer at once, or by a proposal the customer agreed to. */
  rescheduled: event('rescheduled'),
  /** The customer has changed the notes. */
  noted: event('noted'),
  proposed: event('proposed'),
  proposal_refused: event('proposal_refused'),
  proposal_withdrawn: event('proposal_withdrawn'),
  no_show: event('no_show'),
  completed: event('completed'),
  expired: event('expired'),
  /** Its time is kept while somebody pays. */
  unpaid: event('unpaid'),
  /** Nobody has paid in time. */
  payment_over: event('payment_over'),
  no_show_disputed: event('no_show_disputed'),
  dispute_answered: event('dispute_answered'),
  /** It stands, and its fee is owed: nobody has disputed it, or the office has decided so. */
  no_show_settled: event('no_show_settled'),
  /** The customer owes less, or nothing any more. */
  fee_waived: event('fee_waived'),
} satisfies Record<BookingEventName, unknown>

/** Its provider has been suspended. `change`: of its account. `isPaidBack`: what was paid ahead goes back. */
export const bookingProviderSuspended = eventType(
  'booking.provider_suspended',
  z.object({
    bookingId: z.string(),
    providerId: z.string(),
    change: z.string(),
    isPaidBack: z._default(z.boolean(), false),
  }),
)

/** What lies ahead of a suspended account is to be cancelled. */
export const clearingBegun = eventType('booking.clearing_begun', z.object({ accountId: z.uuid() }))
