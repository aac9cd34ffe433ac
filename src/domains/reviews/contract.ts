import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, wholeNumber } from '../../lib/text.ts'

export const reviewSorts = ['newest', 'oldest', 'highest_rated', 'lowest_rated', 'most_helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What something can be reported, folded or removed for. */
export const reportReasons = [
  'inappropriate',
  'fake',
  'spam',
  'personal_information',
  'harassment',
  'copyright',
  'other',
] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = (typeof reportReasons)[number]

export const Review = z.object({
  id: z.string(),
  /** The same. */
  _id: z.string(),
  providerId: z.string(),
  /** For its author, the provider of that visit and administrators; null for everybody else. */
  customerId: z.nullable(z.string()),
  rating: z.int(),
  text: z.string(),
  /** The same. */
  comment: z.string(),
  language: z.string(),
  createdAt: z.string(),
  /** The same. */
  date: z.string(),
  editedAt: z.nullable(z.string()),
  /** The office has folded it, for that reason: its words are shown on a press. */
  foldedReason: z.nullable(ReportReason),
  /** 'Nia C.': the first name and the initial of the last; the whole name for those who see `customerId`. */
  name: z.string(),
  initial: z.string(),
  /** Always there: only a completed booking can be reviewed. */
  bookingId: z.string(),
  serviceName: z.nullable(z.string()),
  media: z.object({ photos: z.array(z.string()) }),
  /** `respondedBy`: the identity id of the provider. */
  response: z.nullable(z.object({ text: z.string(), respondedAt: z.string(), respondedBy: z.string() })),
  helpful: z.object({ count: z.int() }),
  userHasVoted: z.boolean(),
})
export type Review = z.infer<typeof Review>

/** Counts of published reviews; `averageRating` is null without any. `ratingDistribution`: '5' to '1'. */
export const ReviewSummary = z.object({
  averageRating: z.nullable(z.number()),
  totalReviews: z.int(),
  ratingDistribution: z.record(z.string(), z.int()),
  /** How many reviews we have removed, by reason. */
  removed: z.record(z.string(), z.int()),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const reviews = endpoints('reviews', {
  ofProvider: {
    summary: 'Published reviews of a provider with their real distribution; the provider by id, identity id or slug',
    method: 'GET',
    path: '/reviews/provider/{providerId}',
    aliases: ['/providers/{providerId}/reviews'],
    access: 'public',
    mayLag: true,
    /** `after`: the `next` of the page before; then `page` does not count. */
    input: z.object({
      providerId: line(200, 1),
      sort: z._default(z.enum(reviewSorts), 'newest'),
      rating: z.optional(wholeNumber(1, 5)),
      after: z.optional(line(200, 1)),
      ...pageInput,
    }),
    output: z.object({
      reviews: z.array(Review),
      summary: ReviewSummary,
      pagination: Pagination,
      /** Null: these were the last. */
      next: z.nullable(z.string()),
    }),
  },
})
