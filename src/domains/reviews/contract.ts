import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'

export const reviewSorts = ['newest', 'oldest', 'highest_rated', 'lowest_rated', 'most_helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const Review = z.object({
  id: z.string(),
  rating: z.int(),
  text: z.string(),
  language: z.string(),
  createdAt: z.string(),
  /** 'Nia C.': the first name and the initial of the last. */
  name: z.string(),
  initial: z.string(),
  /** Always there: only a completed booking can be reviewed. */
  bookingId: z.string(),
  serviceName: z.nullable(z.string()),
  response: z.nullable(z.object({ text: z.string(), respondedAt: z.string() })),
  helpful: z.object({ count: z.int() }),
})
export type Review = z.infer<typeof Review>

/** Counts of published reviews; `averageRating` is null without any. `ratingDistribution`: '5' to '1'. */
export const ReviewSummary = z.object({
  averageRating: z.nullable(z.number()),
  totalReviews: z.int(),
  ratingDistribution: z.record(z.string(), z.int()),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const reviews = endpoints('reviews', {
  ofProvider: {
    summary: 'Published reviews of a provider with their real distribution',
    method: 'GET',
    path: '/reviews/provider/{providerId}',
    aliases: ['/providers/{providerId}/reviews'],
    access: 'public',
    input: z.object({ providerId: z.uuid(), sort: z._default(z.enum(reviewSorts), 'newest'), ...pageInput }),
    output: z.object({ reviews: z.array(Review), summary: ReviewSummary, pagination: Pagination }),
  },
})
