import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { ReportReason } from './reviewing-contract.ts'

/** A review, or the page and photos of a provider. Who reported it is nobody's to know. */
export const ReportedThing = z.object({
  id: z.string(),
  kind: z.enum(['review', 'provider']),
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
  reports: z.array(z.object({ reason: ReportReason, details: z.string(), createdAt: z.string() })),
})
export type ReportedThing = z.infer<typeof ReportedThing>

export const moderation = endpoints('moderation', {
  reported: {
    summary: 'What is reported and undecided, most reported first',
    method: 'GET',
    path: '/admin/moderation',
    access: 'admin',
    input: z.object(pageInput),
    output: z.object({ reported: z.array(ReportedThing), pagination: Pagination }),
  },
  decide: {
    summary: 'Keep or remove what is reported; keeping a removed review shows it again',
    method: 'POST',
    path: '/admin/moderate/{id}',
    access: 'admin',
    /** `reason`: of the removal; without it that of most reports. */
    input: z.strictObject({ id: z.uuid(), action: z.enum(['keep', 'remove']), reason: z.optional(ReportReason) }),
    output: z.object({ id: z.string(), status: z.enum(['kept', 'removed']) }),
  },
})
