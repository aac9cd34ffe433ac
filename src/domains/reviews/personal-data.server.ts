import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const OwnReview = z.object({
  id: z.string(),
  provider: z.string(),
  rating: z.int(),
  text: z.string(),
  photos: z.array(z.string()),
  createdAt: z.string(),
  /** What it said before it was edited. */
  earlier: z.array(z.string()),
  response: z.nullable(z.string()),
})
const OwnReport = z.object({ reason: z.string(), details: z.string(), status: z.string(), createdAt: z.string() })
type OwnReview = z.infer<typeof OwnReview>

export const reviewData: PersonalData = {
  exportPerson: exportPart(
    { reviews: z.array(OwnReview), reports: z.array(OwnReport) },
    async ({ db }, { accountId }) => ({
      reviews: await ownReviews(db, accountId),
      reports: await ownReports(db, accountId),
    }),
  ),

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

  /**
   * What somebody wrote as a customer stays as it is published, signed by nobody; its photos go, what it said before, and what they told us
   * about others. The answers of a provider go with the page they stood on.
   */
  erase: async (tx, { accountId, providerId }) => {
    await sql`delete from review_version o using review v
      where v.customer_id = ${accountId} and o.provider_id = v.provider_id and o.review_id = v.review_id`.execute(tx.db)
    // Their files go with their uploads.
    await sql`update review set photos = '{}' where customer_id = ${accountId} and photos <> '{}'`.execute(tx.db)
    await tx.db.updateTable('report').set({ details: '' }).where('reporter_id', '=', accountId).execute()
    if (!providerId) return
    await sql`update review set response_text = null, responded_at = null
      where provider_id = ${providerId} and response_text is not null`.execute(tx.db)
  },
}

async function ownReviews(db: Database, accountId: string): Promise<OwnReview[]> {
  const { rows } = await sql<Omit<OwnReview, 'createdAt'> & { created_at: Date }>`
    select v.review_id as id, p.business_name as provider, v.rating, v.text, v.photos, v.created_at, v.response_text as response,
      array(select o.text from review_version o
        where o.provider_id = v.provider_id and o.review_id = v.review_id order by o.version) as earlier
    from review v join provider p on p.provider_id = v.provider_id
    where v.customer_id = ${accountId} and v.status <> 'deleted' order by v.created_at`.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

async function ownReports(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('report')
    .select(['reason', 'details', 'status', 'created_at'])
    .where('reporter_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}
