import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'

/** @public */
export const paymentPurposes = ['booking', 'fee', 'tip'] as const

export const officeBookings = endpoints('officeBookings', {
  payments: {
    summary: 'What was to be paid by card about one booking: the price, a fee, a tip',
    method: 'GET',
    path: '/admin/bookings/{id}/payments',
    access: 'admin',
    input: z.object({ id: z.uuid() }),
    errors: { reason_needed: ReasonNeeded },
    output: z.object({ payments: z.array(z.object({ id: z.string(), purpose: z.enum(paymentPurposes) })) }),
  },
})
