import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { ProcessLine } from '../../lib/process-line.server.ts'
import { vocabularyVersion } from './analysis.rules.ts'
import type { ToRead, WasRead } from './analysis-process.server.ts'
import { reviewsAnalysed } from './events.ts'
import { sentimentOf } from './opinion.rules.ts'

const reading = new ProcessLine<ToRead[], WasRead[]>({
  file: 'src/domains/reviews/analysis-process.server.ts',
  longestMs: 20_000,
  megabytes: 64,
  waitingAtMost: 100,
})
/** Read in one go. */
const batch = 500
/** The rest waits for the next hour of the clock. */
const batchesAtMost = 40

type Unread = ToRead & { providerId: string; rating: number }

/** Whatever published reviews nobody has read with the words of today, one provider after the other; `providerId`: of one provider alone. */
export async function analyseReviews(ctx: Ctx, providerId: string | null): Promise<void> {
  for (let round = 0; round < batchesAtMost; round++) {
    const unread = await findUnread(ctx, providerId)
    if (unread.length === 0) return
    const opinions = new Map((await reading.run(unread)).map(({ id, opinion }) => [id, opinion]))
    for (const [provider, reviews] of Map.groupBy(unread, (review) => review.providerId)) {
      await transaction(ctx, async (tx) => {
        for (const review of reviews) await write(tx, review, opinions.get(review.id))
        await emit(tx, reviewsAnalysed, { providerId: provider })
      })
    }
    if (unread.length < batch) return
  }
}

async function findUnread({ db }: Ctx, providerId: string | null): Promise<Unread[]> {
  const isTheirs = providerId ? sql`v.provider_id = ${providerId} and` : sql``
  const { rows } = await sql<Unread>`
    select v.review_id as id, v.provider_id as "providerId", v.rating, v.text, v.language from review v
      left join review_opinion o on o.provider_id = v.provider_id and o.review_id = v.review_id
    where ${isTheirs} v.status = 'published' and o.vocabulary is distinct from ${vocabularyVersion}
    order by v.provider_id, v.created_at desc limit ${batch}`.execute(db)
  return rows
}

/** Not of words that were edited while they were read; whoever has read them, too, waits. */
async function write(tx: Ctx, { providerId, id, rating, text }: Unread, opinion: WasRead['opinion'] | undefined) {
  if (!opinion) return
  const { rows } = await sql`select from review where provider_id = ${providerId} and review_id = ${id}
    and status = 'published' and rating = ${rating} and text = ${text} for no key update`.execute(tx.db)
  if (rows.length === 0) return
  const sentiment = sentimentOf(rating, opinion.words)
  await forgetOpinion(tx, providerId, id)
  await tx.db
    .insertInto('review_opinion')
    .values({ provider_id: providerId, review_id: id, vocabulary: vocabularyVersion, sentiment })
    .execute()
  const charactersBefore = (end: number) => [...text.slice(0, end)].length
  for (const { theme, value, start, end } of opinion.mentions)
    await tx.db
      .insertInto('review_mention')
      .values({
        provider_id: providerId,
        review_id: id,
        theme,
        // What the sentence leaves open, the review as a whole decides.
        is_praise: value === 0 ? sentiment > 0.5 : value > 0,
        sentence_start: charactersBefore(start) + 1,
        sentence_length: charactersBefore(end) - charactersBefore(start),
      })
      .execute()
}

/** In the transaction that changes its words. */
export async function forgetOpinion(tx: Ctx, providerId: string, reviewId: string): Promise<void> {
  await tx.db
    .deleteFrom('review_opinion')
    .where('provider_id', '=', providerId)
    .where('review_id', '=', reviewId)
    .execute()
}
