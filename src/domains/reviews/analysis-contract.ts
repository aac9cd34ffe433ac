import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line, wholeNumber } from '../../lib/text.ts'

/** Word for word; those in the language of the call first, then the newest. */
const Sentence = z.object({
  reviewId: z.string(),
  text: z.string(),
  language: z.string(),
  name: z.string(),
  createdAt: z.string(),
})

export const ReviewAnalysis = z.object({
  /** 0 to 1: above 0.7 positive, above 0.3 neutral; null: too few reviews to say. */
  sentimentScore: z.nullable(z.number()),
  /** How many reviews it is made of. */
  reviews: z.int(),
  /** `name`: in the language of the call; `count`: in how many reviews. */
  commonThemes: z.array(
    z.object({ name: z.string(), isPraise: z.boolean(), count: z.int(), sentences: z.array(Sentence) }),
  ),
  /** Hours until a reply; null without one. */
  averageResponseTime: z.nullable(z.number()),
  responseRate: z.number(),
})
export type ReviewAnalysis = z.infer<typeof ReviewAnalysis>

export const analysis = endpoints('reviews', {
  analyse: {
    summary: 'What the reviews of a provider say: sentiment, the themes with the sentences that prove them, replies',
    method: 'GET',
    path: '/reviews/analysis/{providerId}',
    access: 'public',
    mayLag: true,
    /** `sentences`: at most so many of each theme. */
    input: z.object({ providerId: line(200, 1), sentences: z._default(wholeNumber(1, 500), 100) }),
    output: ReviewAnalysis,
  },
})
