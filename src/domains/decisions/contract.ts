import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, paragraph } from '../../lib/text.ts'

export const decisionLengths = { words: 1000, appeal: 1000 }

/** What a disputed no-show is decided as. */
export const disputeKinds = ['no_show_upheld', 'visit_confirmed', 'absence_confirmed'] as const
export type DisputeKind = (typeof disputeKinds)[number]
export const isOfDispute = (kind: string): kind is DisputeKind => disputeKinds.some((one) => one === kind)

/** What can be decided about what somebody published, about their account, or about a visit, and whom it concerns is told of. */
export const statementKinds = [
  'review_removed',
  'review_folded',
  'photo_removed',
  'warned',
  'suspended',
  ...disputeKinds,
] as const
/** For the record alone: nobody has lost anything by it. */
export const recordKinds = ['kept', 'restored'] as const
export type DecisionKind = (typeof statementKinds)[number] | (typeof recordKinds)[number]

export const disputeReasons = ['proven', 'more_likely', 'unanswered', 'in_doubt'] as const

/** In a statement. */
export const statementReasons = [
  'inappropriate',
  'fake',
  'spam',
  'personal_information',
  'harassment',
  'copyright',
  'fraud',
  'safety',
  'terms',
  'own_wish',
  'other',
  ...disputeReasons,
] as const

/** Why something stays, or is shown again. */
export const keepReasons = ['allowed', 'unfounded', 'in_doubt', 'mistake'] as const
export type KeepReason = (typeof keepReasons)[number]
export type DecisionReason = (typeof statementReasons)[number] | KeepReason

export const appealOutcomes = ['upheld', 'overturned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** What came of what was reported, or of a disputed no-show. */
export const reportOutcomes = ['kept', 'removed', 'folded', 'warned', 'suspended'] as const
export const disputeOutcomes = ['no_show', 'completed', 'cancelled'] as const
const Meanwhile = z.enum([...reportOutcomes, ...disputeOutcomes])
export type Meanwhile = z.infer<typeof Meanwhile>
/** Somebody else has decided it meanwhile, and otherwise. */
export const AlreadyDecided = z.object({ outcome: Meanwhile })

/** From when on somebody who is alone in the office may answer themselves. */
export const AloneTooEarly = z.object({ from: z.string() })

/** In the own words of whoever decides; they reach whom it concerns. */
export const decisionWords = paragraph(decisionLengths.words)

/** A statement of reasons: what was decided about somebody, why, and what they can do about it. */
export const Decision = z.object({
  id: z.string(),
  /** `unknown`: of a newer release, which runs beside this one; it says what was decided, and why. */
  kind: z.enum([...statementKinds, 'unknown']),
  reason: z.enum(statementReasons),
  words: z.string(),
  /** Somebody has reported it; else we found it ourselves. */
  isReported: z.boolean(),
  decidedAt: z.string(),
  /** It no longer holds since then. */
  undoneAt: z.nullable(z.string()),
  /** Of whom the review is, or whose page it was on. */
  business: z.nullable(z.object({ name: z.string(), linkTo: z.string() })),
  /** Of a disputed no-show, or how somebody went about it: when the visit was to be. */
  visit: z.nullable(z.object({ dateTime: z.string() })),
  /** As it stands in the record; null: it is about no review, or its author has deleted it. */
  review: z.nullable(z.object({ text: z.string(), rating: z.int(), language: z.string(), writtenAt: z.string() })),
  appealUntil: z.string(),
  canAppeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      appealedAt: z.string(),
      /** null: nobody has decided it yet. */
      outcome: z.nullable(z.enum(appealOutcomes)),
      words: z.string(),
      decidedAt: z.nullable(z.string()),
    }),
  ),
})
export type Decision = z.infer<typeof Decision>

/** Nobody is told of another. */
export type KnownDecision = Decision & { kind: Exclude<Decision['kind'], 'unknown'> }
export const isKnown = (decision: Decision): decision is KnownDecision => decision.kind !== 'unknown'

/** By which its texts are found: a warning is one about a visit, or about something published. */
export const textOf = <Kind extends Decision['kind']>({ kind, visit }: { kind: Kind } & Pick<Decision, 'visit'>) =>
  kind === 'warned' && visit ? 'warned_visit' : kind

/** How we came to look at it. */
export function foundBy({ kind, visit, isReported }: Decision) {
  if (visit) return isOfDispute(kind) ? 'disputed' : 'ofVisit'
  return isReported ? 'reported' : 'found'
}

/** Of the link in the mail, for who cannot log in: whoever is suspended. */
const token = z.optional(line(100, 1))
const headers = { token: 'Decision-Token' }

export const decisions = endpoints('decisions', {
  mine: {
    summary: 'What was decided about what you published, or about your account, the latest first',
    method: 'GET',
    path: '/decisions',
    access: 'user',
    input: z.object(pageInput),
    output: z.object({ decisions: z.array(Decision), pagination: Pagination }),
  },
  get: {
    summary: 'One decision about you, with its reasons',
    method: 'GET',
    path: '/decisions/{id}',
    access: 'public',
    headers,
    input: z.object({ id: z.uuid(), token }),
    output: Decision,
  },
  appeal: {
    summary: 'Appeal against a decision: another administrator looks again',
    method: 'POST',
    path: '/decisions/{id}/appeal',
    access: 'public',
    headers,
    input: z.strictObject({ id: z.uuid(), token, text: z._default(paragraph(decisionLengths.appeal), '') }),
    output: Decision,
  },
})
