import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { paragraph } from '../../lib/text.ts'
import { AlreadyDecided, decisionWords, disputeOutcomes, disputeReasons } from '../decisions/contract.ts'
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

/** What both say to a disputed no-show. */
export const saidKinds = [...noShowAnswers, 'dispute_answered'] as const
/** `text`: in their own words, '' for none. */
export const Said = z.object({ kind: z.enum(saidKinds), text: z.string() })
export type Said = z.infer<typeof Said>

export const disputes = endpoints('moderation', {
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
    errors: { reason_needed: ReasonNeeded, already_decided: AlreadyDecided },
    output: Booking,
  },
})
