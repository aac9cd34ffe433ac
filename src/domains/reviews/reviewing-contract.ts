import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { idList, isoInstant, line, paragraph } from '../../lib/text.ts'
import { ReportReason, Review } from './contract.ts'
import { reviewLimits } from './limits.ts'

export const maxReview = 2000
export const maxReply = 500
export const maxDetails = 500
export const maxPhotos = 3
/** After the end of the visit. */
export const reviewDays = 90
/** After it was written. */
export const editDays = 14

/** What its author sees of it. */
export const OwnReview = z.extend(Review, {
  status: z.enum(['published', 'removed']),
  removedReason: z.nullable(ReportReason),
  provider: z.object({ name: z.string(), linkTo: z.string() }),
  canEdit: z.boolean(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** Whoever may not be known, or does not exist, is the 'Verified Customer'. */
export const Reviewer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  initials: z.string(),
  profileImage: z.nullable(z.string()),
})
export type Reviewer = z.infer<typeof Reviewer>

export const HelpfulStatus = z.object({ helpfulCount: z.int(), userHasVoted: z.boolean() })
const Report = z.object({ id: z.string(), createdAt: z.string() })

const id = z.uuid()
const rating = z.int().check(z.gte(1, 'Must be 1 to 5'), z.lte(5, 'Must be 1 to 5'))
const text = paragraph(maxReview, 1)
/** Ids of uploads; the photos of a review. */
const photos = z.optional(z.array(z.uuid()).check(z.maxLength(maxPhotos)))
const idempotencyKey = z.optional(line(255, 1))
const headers = { idempotencyKey: 'Idempotency-Key' }
const reportInput = { id, reason: ReportReason, details: z._default(paragraph(maxDetails), '') }

export const reviewing = endpoints('reviews', {
  list: {
    summary: 'Published reviews of all providers, newest first',
    method: 'GET',
    path: '/reviews',
    access: 'public',
    mayLag: true,
    input: z.object(pageInput),
    output: z.object({ reviews: z.array(Review), pagination: Pagination }),
  },
  mine: {
    summary: 'Your reviews, newest first',
    method: 'GET',
    path: '/users/reviews',
    access: 'user',
    input: z.object({ bookingIds: z.optional(idList(50)), ...pageInput }),
    output: z.object({ reviews: z.array(OwnReview), pagination: Pagination }),
  },
  get: {
    summary: 'One published review; its author and administrators see it also when it has been removed',
    method: 'GET',
    path: '/reviews/{id}',
    access: 'public',
    mayLag: true,
    input: z.object({ id }),
    output: Review,
  },
  create: {
    summary: 'Review a completed booking of yours, once, within 90 days of the visit',
    method: 'POST',
    path: '/reviews',
    access: 'user',
    input: z.strictObject({ bookingId: z.uuid(), rating, text, photos, idempotencyKey }),
    output: Review,
    status: 201,
    headers,
  },
  update: {
    summary: 'Edit your review, within 14 days and until the provider has replied; what it said before is kept',
    method: 'PUT',
    path: '/reviews/{id}',
    access: 'user',
    /** Without `photos` they stay as they are. */
    input: z.strictObject({ id, rating, text, photos }),
    output: Review,
  },
  remove: {
    summary: 'Delete your review; the booking cannot be reviewed again',
    method: 'DELETE',
    path: '/reviews/{id}',
    access: 'user',
    input: z.strictObject({ id }),
    output: z.object({ id: z.string() }),
  },
  vote: {
    summary: 'Find a review helpful, or not any more',
    method: 'POST',
    path: '/reviews/{id}/helpful',
    access: 'user',
    limit: reviewLimits.vote,
    /** `voted`: what it is to be; without it the other of what it is. */
    input: z.strictObject({ id, voted: z.optional(z.boolean()), idempotencyKey }),
    output: HelpfulStatus,
    headers,
  },
  votes: {
    summary: 'How many find a review helpful, and whether you do',
    method: 'GET',
    path: '/reviews/{id}/helpful',
    access: 'public',
    mayLag: true,
    input: z.object({ id }),
    output: HelpfulStatus,
  },
  respond: {
    summary: 'Reply to a review of your business, once',
    method: 'POST',
    path: '/reviews/{id}/response',
    access: 'provider',
    /** `seenAt`: when it was written as it was read, its `editedAt`, else its `createdAt`. */
    input: z.strictObject({ id, comment: paragraph(maxReply, 1), seenAt: z.optional(isoInstant()) }),
    errors: { review_edited: Review },
    output: Review,
    status: 201,
  },
  report: {
    summary: 'Report a review, once',
    method: 'POST',
    path: '/reviews/{id}/report',
    access: 'user',
    limit: reviewLimits.report,
    input: z.strictObject(reportInput),
    output: Report,
    status: 201,
  },
  reportProvider: {
    summary: 'Report the page of a provider or one of its photos, once each',
    method: 'POST',
    path: '/providers/{id}/report',
    access: 'user',
    limit: reviewLimits.report,
    /** `photo`: the path of one of its photos; without it the page as a whole. */
    input: z.strictObject({ ...reportInput, photo: z.optional(line(500, 1)) }),
    output: Report,
    status: 201,
  },
  lookUp: {
    summary: 'Customers by their identity ids, for the provider they have reviewed, the office and themselves',
    method: 'GET',
    path: '/users/lookup',
    access: 'user',
    input: z.object({ ids: idList(50) }),
    output: z.object({ users: z.array(Reviewer) }),
  },
})
