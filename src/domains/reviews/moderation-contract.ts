import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line } from '../../lib/text.ts'
import { ReportReason, reportReasons } from './reviewing-contract.ts'

/** `burst`: many reviews at once, which a program has seen. */
export const queueReasons = [...reportReasons, 'burst'] as const
const QueueReason = z.enum(queueReasons)
export const queueKinds = ['review', 'photo', 'provider'] as const

/** A review, one photo of a provider, or their page. Who reported it is nobody's to know. */
export const ReportedThing = z.object({
  /** Of the review, else of the provider. */
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
    }),
  ),
  /** `details` of a burst: how many reviews came in a day. */
  reports: z.array(z.object({ reason: QueueReason, details: z.string(), createdAt: z.string() })),
})
export type ReportedThing = z.infer<typeof ReportedThing>

export const moderation = endpoints('moderation', {
  reported: {
    summary: 'What is reported and undecided, most reported first',
    method: 'GET',
    path: '/admin/moderation',
    aliases: ['/admin/reports'],
    access: 'admin',
    /** `after`: the `next` of the page before; then `page` does not count. */
    input: z.object({
      kind: z.optional(z.enum(queueKinds)),
      reason: z.optional(QueueReason),
      after: z.optional(line(200, 1)),
      ...pageInput,
    }),
    output: z.object({
      reported: z.array(ReportedThing),
      pagination: Pagination,
      /** Null: these were the last. */
      next: z.nullable(z.string()),
    }),
  },
  decide: {
    summary: 'Keep or remove what is reported; keeping a removed review shows it again',
    method: 'POST',
    path: '/admin/moderate/{id}',
    access: 'admin',
    /** `photo`: the path of one on the page of the provider `id`. `reason`: of the removal; without it that of most reports. */
    input: z.strictObject({
      id: z.uuid(),
      photo: z.optional(line(500, 1)),
      action: z.enum(['keep', 'remove']),
      reason: z.optional(ReportReason),
    }),
    output: z.object({ id: z.string(), status: z.enum(['kept', 'removed']) }),
  },
})
