import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { isoInstant, line } from '../../lib/text.ts'
import { noShowAnswers } from '../bookings/contract.ts'
import { Said } from '../bookings/no-show-contract.ts'
import { AlreadyDecided, decisionWords, keepReasons, reportOutcomes } from '../decisions/contract.ts'
import { reportReasons } from './contract.ts'

/** `burst`: many reviews at once, which a program has seen. */
const reportedReasons = [...reportReasons, 'burst'] as const
/** Of a disputed no-show: what its customer says. */
export const queueReasons = [...reportedReasons, ...noShowAnswers] as const
export const queueKinds = ['review', 'photo', 'provider', 'no_show'] as const
/** Of a visit. */
export const sides = ['customer', 'provider'] as const
export type Side = (typeof sides)[number]

/**
 * What points at more than one look would show, and decides nothing. `same_text`: another review has the same words.
 * `same_network`: its author and the owner of the business have used the same network; `same_device`: both have logged in in the
 * same browser. `same_name`: they share a last name.
 */
export const reviewSignals = ['same_text', 'same_network', 'same_name', 'same_device'] as const

/** `keep` finds nothing against it, also of one that was removed or folded (`restore`), which is shown whole again. */
export const moderationActions = ['keep', 'restore', 'remove', 'fold', 'warn', 'suspend'] as const
export type ModerationAction = (typeof moderationActions)[number]
export type ReportOutcome = (typeof reportOutcomes)[number]

/** What a side of a visit is warned for. */
export const sideReasons = ['terms', 'harassment', 'fraud', 'safety', 'other'] as const

/** Why something is taken down, or somebody is warned or suspended; why it stays, or is shown again. */
export const moderationReasons = [...reportReasons, 'fraud', 'safety', 'terms', 'own_wish', ...keepReasons] as const
export type ModerationReason = (typeof moderationReasons)[number]

/** Once more with the words, the latest first; `isThis`: about the same thing. */
const Past = z.object({
  kind: z.string(),
  reason: z.string(),
  words: z.string(),
  decidedAt: z.string(),
  isUndone: z.boolean(),
  isThis: z.boolean(),
})

/** What was decided before about somebody, and holds. */
const Before = z.object({ removed: z.int(), folded: z.int(), warned: z.int(), suspended: z.int() })

/** Other no-shows of one side that were disputed, by how they ended. */
const Disputes = z.object({
  stood: z.int(),
  tookPlace: z.int(),
  nobodyCame: z.int(),
  /** By the provider. */
  takenBack: z.int(),
  open: z.int(),
})

const Person = z.object({
  id: z.string(),
  side: z.enum(sides),
  name: z.string(),
  isSuspended: z.boolean(),
  /** Has deleted their account. */
  isGone: z.boolean(),
  before: Before,
  history: z.array(Past),
  /** Null: not of a visit. */
  disputes: z.nullable(Disputes),
})
export type Person = z.infer<typeof Person>

/** A review, one photo of a provider, their page, or a disputed no-show. Who reported it is nobody's to know. */
export const QueuedThing = z.object({
  /** Of the review or the booking, else of the provider. */
  id: z.string(),
  kind: z.enum(queueKinds),
  photo: z.nullable(z.object({ path: z.string(), isShown: z.boolean() })),
  provider: z.object({ name: z.string(), linkTo: z.string() }),
  review: z.nullable(
    z.object({
      rating: z.int(),
      text: z.string(),
      photos: z.array(z.string()),
      language: z.string(),
      name: z.string(),
      createdAt: z.string(),
      editedAt: z.nullable(z.string()),
      status: z.enum(['published', 'folded', 'removed']),
    }),
  ),
  /** Of a disputed no-show: when it was to be, the fee that waits, and what both have said. */
  visit: z.nullable(
    z.object({
      dateTime: z.string(),
      services: z.array(z.string()),
      currency: z.string(),
      feeMinor: z.int(),
      disputedAt: z.string(),
      said: z.array(Said),
    }),
  ),
  /** Whom a decision would concern: who wrote the review, else the owner of the page; of a visit both, the customer first. */
  people: z.array(Person),
  /** Of all who have reported it, together: what they have reported ever, and how often something came of it. */
  reporters: z.object({ reports: z.int(), upheld: z.int() }),
  signals: z.array(z.enum(reviewSignals)),
  /** By then it should be decided: the worse and the more often reported, the sooner. */
  dueAt: z.string(),
  /** `details` of a burst: how many reviews came in a day. */
  reports: z.array(z.object({ reason: z.enum(reportedReasons), details: z.string(), createdAt: z.string() })),
})
export type QueuedThing = z.infer<typeof QueuedThing>

export const moderation = endpoints('moderation', {
  queue: {
    summary: 'What waits for a decision: what is reported, and disputed no-shows; the most urgent first',
    method: 'GET',
    path: '/admin/moderation',
    aliases: ['/admin/reports'],
    access: 'admin',
    /** `after`: the `next` of the page before; then `page` does not count. */
    input: z.object({
      kind: z.optional(z.enum(queueKinds)),
      reason: z.optional(z.enum(queueReasons)),
      after: z.optional(line(200, 1)),
      ...pageInput,
    }),
    output: z.object({
      queue: z.array(QueuedThing),
      pagination: Pagination,
      /** Null: these were the last. */
      next: z.nullable(z.string()),
    }),
  },
  decide: {
    summary: 'Decide on what is reported: keep, restore, remove, fold, warn or suspend',
    method: 'POST',
    path: '/admin/moderate/{id}',
    access: 'admin',
    /** `photo`: the path of one on the page of the provider `id`. `side`: of the disputed no-show of the booking `id`, to warn or suspend. `reason`: of `keep` and `restore` one of those for it. `words` reach whom it concerns; of `keep` whoever has reported it. `again`: also where it has been decided otherwise. `seenAt`: when the review was written as it was read, its `editedAt`, else its `createdAt`. */
    input: z.strictObject({
      id: z.uuid(),
      photo: z.optional(line(500, 1)),
      side: z.optional(z.enum(sides)),
      action: z.enum(moderationActions),
      reason: z.enum(moderationReasons),
      words: z._default(decisionWords, ''),
      again: z._default(z.boolean(), false),
      seenAt: z.optional(isoInstant()),
    }),
    errors: { already_decided: AlreadyDecided },
    output: z.object({ id: z.string(), status: z.enum(reportOutcomes) }),
  },
})
