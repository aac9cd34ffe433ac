import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'
import type { ChangeKind } from './contract.ts'

/** `change`: its place in the history of the booking; the first is that it was made. */
const BookingRef = z.object({ bookingId: z.string(), providerId: z.string(), change: z._default(z.int(), 1) })

export const bookingRequested = eventType('booking.requested', BookingRef)
export const bookingConfirmed = eventType('booking.confirmed', BookingRef)
export const bookingAccepted = eventType('booking.accepted', BookingRef)
export const bookingDeclined = eventType('booking.declined', BookingRef)
export const bookingCancelled = eventType('booking.cancelled', BookingRef)
/** By the customer at once, or by a proposal the customer agreed to. */
export const bookingRescheduled = eventType('booking.rescheduled', BookingRef)
/** The customer has changed the notes. */
export const bookingNoted = eventType('booking.noted', BookingRef)
export const bookingProposed = eventType('booking.proposed', BookingRef)
export const bookingProposalRefused = eventType('booking.proposal_refused', BookingRef)
export const bookingProposalWithdrawn = eventType('booking.proposal_withdrawn', BookingRef)
export const bookingNoShow = eventType('booking.no_show', BookingRef)
export const bookingCompleted = eventType('booking.completed', BookingRef)
export const bookingExpired = eventType('booking.expired', BookingRef)

/** Its provider has been suspended. `change`: of its account. */
export const bookingProviderSuspended = eventType(
  'booking.provider_suspended',
  z.object({ bookingId: z.string(), providerId: z.string(), change: z.string() }),
)

export const eventOf = {
  requested: bookingRequested,
  booked: bookingConfirmed,
  accepted: bookingAccepted,
  declined: bookingDeclined,
  cancelled: bookingCancelled,
  rescheduled: bookingRescheduled,
  noted: bookingNoted,
  proposed: bookingProposed,
  proposal_accepted: bookingRescheduled,
  proposal_refused: bookingProposalRefused,
  proposal_withdrawn: bookingProposalWithdrawn,
  no_show: bookingNoShow,
  completed: bookingCompleted,
  expired: bookingExpired,
} as const satisfies Record<ChangeKind, unknown>
