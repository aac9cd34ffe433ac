import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { ProviderCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import type { Review } from './contract.ts'
import { reviewChanged } from './events.ts'
import { findReview, readReview, reviewNotFound } from './read-review.server.ts'
import type { reviewing } from './reviewing-contract.ts'
import { reviews as en } from './texts/en.ts'
import { isAsSeen, withLockedReview } from './write-review.server.ts'

export async function respondToReview(
  ctx: ProviderCtx,
  { id, comment, seenAt }: z.output<typeof reviewing.respond.input>,
): Promise<Review> {
  const { providerId } = await findReview(ctx.db, id)
  if (providerId !== ctx.actor.providerId) {
    await readReview(ctx, providerId, id)
    throw new AppError('forbidden', 'reply_not_yours', en.errors.reply_not_yours)
  }
  return withLockedReview(ctx, providerId, id, async (tx, review) => {
    if (review.status !== 'published') throw reviewNotFound()
    if (review.hasResponse) throw new AppError('conflict', 'already_answered', en.errors.already_answered)
    if (!isAsSeen(review, seenAt))
      throw new AppError('conflict', 'review_edited', en.errors.review_edited, {
        data: await readReview(tx, providerId, id),
      })
    await sql`update review set response_text = ${comment}, responded_at = ${tx.now}
      where provider_id = ${providerId} and review_id = ${id}`.execute(tx.db)
    await emit(tx, reviewChanged, { reviewId: id, providerId })
    return readReview(tx, providerId, id)
  })
}
