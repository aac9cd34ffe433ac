import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { Payment } from './contract.ts'

/** The money of a booking, also where no card was charged: each sum is one of the ledger's entries, which are below it. */
export const BookingEntries = z.extend(
  z.pick(Payment, {
    ...({ providerName: true, providerLinkTo: true, customerName: true, services: true } as const),
    ...({
      dateTime: true,
      timezone: true,
      currency: true,
      totalMinor: true,
      giftMinor: true,
      paidMinor: true,
    } as const),
    ...({ returnedMinor: true, returningMinor: true, earnedMinor: true, aheadMinor: true, owedMinor: true } as const),
    movements: true,
  }),
  {
    bookingId: z.string(),
    /** It waits for its payment or keeps a card for its fees: nothing goes back onto gift cards by hand meanwhile. */
    isWaiting: z.boolean(),
  },
)
export type BookingEntries = z.infer<typeof BookingEntries>

export const bookingEntries = endpoints('payments', {
  entries: {
    summary: 'What was posted about a booking: gift cards, fees and what was waived, also without a payment',
    method: 'GET',
    path: '/bookings/{id}/entries',
    access: 'user',
    input: z.object({ id: z.uuid() }),
    errors: { reason_needed: ReasonNeeded },
    output: BookingEntries,
  },
})
