import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { decimalNumber, line } from '../../lib/text.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { officeReasons } from '../payments/contract.ts'
import { paymentLimits } from '../payments/limits.ts'
import { Booking } from './contract.ts'

export const fees = endpoints('bookings', {
  waiveFee: {
    summary: 'The provider, or an administrator with a reason, waives a fee that is owed: all of it, or a part',
    method: 'POST',
    path: '/bookings/{id}/fee/waive',
    access: 'user',
    limit: paymentLimits.refund,
    input: z.strictObject({
      id: z.uuid(),
      amount: z.optional(decimalNumber(0, 1e9)),
      /** Of an administrator, who has to name one; kept in the audit. */
      reason: z.optional(z.enum(officeReasons)),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: Booking,
    errors: { reason_needed: ReasonNeeded },
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  freeCancellations: {
    summary: 'How many late cancellations the platform still pays for you, where this booking can be one',
    method: 'GET',
    path: '/bookings/{id}/free-cancellations',
    access: 'user',
    input: z.object({ id: z.uuid() }),
    /** By each right that there is, the one that is used first at first: `mostMinor`, of a fee of so much at most, in the currency of the booking. */
    output: z.object({
      rights: z.array(z.object({ by: z.enum(['tier', 'plan']), left: z.int(), mostMinor: z.int() })),
    }),
  },
})
