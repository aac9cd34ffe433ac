import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'

/** Counted anew from the published reviews, in the transaction that changes them and under the lock of the provider. */
export async function refreshRating(tx: Ctx, providerId: string): Promise<void> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select rating as stars, count(*)::int as count from review
    where provider_id = ${providerId} and status = 'published' group by 1`.execute(tx.db)
  const star_counts = [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0)
  if (rows.length === 0) {
    await tx.db.deleteFrom('provider_rating').where('provider_id', '=', providerId).execute()
    return
  }
  await tx.db
    .insertInto('provider_rating')
    .values({ provider_id: providerId, star_counts })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ star_counts }))
    .execute()
}
