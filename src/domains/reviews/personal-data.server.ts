import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const OwnReview = z.object({
  id: z.string(),
  provider: z.string(),
  rating: z.int(),
  text: z.string(),
  createdAt: z.string(),
  response: z.nullable(z.string()),
})

export const reviewData: PersonalData = {
  exportPerson: exportPart({ reviews: z.array(OwnReview) }, async ({ db }, { accountId }) => {
    const rows = await db
      .selectFrom('review')
      .innerJoin('provider', 'provider.provider_id', 'review.provider_id')
      .select(['review_id', 'business_name', 'rating', 'text', 'review.created_at', 'response_text'])
      .where('customer_id', '=', accountId)
      .orderBy('review.created_at')
      .execute()
    const reviews = rows.map((row) => ({
      id: row.review_id,
      provider: row.business_name,
      rating: row.rating,
      text: row.text,
      createdAt: row.created_at.toISOString(),
      response: row.response_text,
    }))
    return { reviews }
  }),

  exportProvider: exportPart({ reviewResponses: z.array(z.string()) }, async ({ db }, { providerId }) => {
    const rows = await db
      .selectFrom('review')
      .select('response_text')
      .where('provider_id', '=', providerId)
      .where('response_text', 'is not', null)
      .orderBy('responded_at')
      .execute()
    return { reviewResponses: rows.flatMap((row) => row.response_text ?? []) }
  }),

  /** What somebody wrote as a customer stays, signed by nobody; the answers of a provider go with the page they stood on. */
  erase: async (tx, { providerId }) => {
    if (!providerId) return
    await sql`update review set response_text = null, responded_at = null
      where provider_id = ${providerId} and response_text is not null`.execute(tx.db)
  },
}
