import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { paragraph } from '../../lib/text.ts'
import { decisionWords, disputeReasons } from '../decisions/contract.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { Booking, maxReason, noShowAnswers } from './contract.ts'

const id = z.uuid()

export const noShows = endpoints('bookings', {
  disputeNoShow: {
    summary: 'The customer answers a no-show, within 48 hours: they were there, or the provider did not come',
    method: 'POST',
    path: '/bookings/{id}/no-show/dispute',
    access: 'user',
    /** `note`: what happened, for the provider and the office. */
    input: z.strictObject({ id, answer: z.enum(noShowAnswers), note: z.optional(paragraph(maxReason)) }),
    output: Booking,
  },
  answerDispute: {
    summary: 'The provider answers what the customer says to a no-show, once',
    method: 'POST',
    path: '/bookings/{id}/no-show/answer',
    access: 'user',
    input: z.strictObject({ id, note: paragraph(maxReason, 1) }),
    output: Booking,
  },
  withdrawNoShow: {
    summary: 'The provider takes a no-show back: the visit took place',
    method: 'POST',
    path: '/bookings/{id}/no-show/withdraw',
    access: 'user',
    input: z.strictObject({ id }),
    output: Booking,
  },
})

export const disputeOutcomes = ['no_show', 'completed', 'cancelled'] as const

export const disputes = endpoints('moderation', {
  listDisputes: {
    summary: 'Disputed no-shows that wait for a decision, oldest first',
    method: 'GET',
    path: '/admin/no-shows',
    access: 'admin',
    input: z.object(pageInput),
    output: z.object({ bookings: z.array(Booking), pagination: Pagination }),
  },
  decideDispute: {
    summary: 'Decide a disputed no-show: it stands, the visit took place, or the provider did not come',
    method: 'POST',
    path: '/admin/no-shows/{id}',
    access: 'admin',
    /** `words` reach whom it takes something from, with the reason. */
    input: z.strictObject({
      id,
      outcome: z.enum(disputeOutcomes),
      reason: z.enum(disputeReasons),
      words: z._default(decisionWords, ''),
    }),
    errors: { reason_needed: ReasonNeeded },
    output: Booking,
  },
})
