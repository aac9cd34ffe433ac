import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, forbidden } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { findReview, getReview, readReview, reviewNotFound } from './read-review.server.ts'
import type { HelpfulStatus, reviewing } from './reviewing-contract.ts'
import { reviews as en } from './texts/en.ts'

type Status = z.infer<typeof HelpfulStatus>

/** The page of the provider shows the new count within its minute: nobody's clicks throw it away. */
export async function voteHelpful(
  ctx: UserCtx,
  { id, voted, idempotencyKey }: z.output<typeof reviewing.vote.input>,
): Promise<Status> {
  const { providerId, customerId } = await findReview(ctx.db, id)
  const { accountId, isAdmin } = ctx.actor
  await readReview(ctx, providerId, id)
  if (isAdmin) throw forbidden()
  if (accountId === customerId || ctx.actor.providerId === providerId)
    throw new AppError('forbidden', 'own_vote', en.errors.own_vote)
  return transaction(ctx, (tx) =>
    once(tx, 'reviews.vote', idempotencyKey, { id, voted }, async () => {
      await lockActiveAccount(tx, accountId)
      await lockPublished(tx, providerId, id)
      const vote = { provider_id: providerId, review_id: id, account_id: accountId }
      const mine = await tx.db
        .selectFrom('helpful_vote')
        .select('account_id')
        .where((eb) => eb.and(vote))
        .executeTakeFirst()
      const isWanted = voted ?? !mine
      if (isWanted && !mine)
        await tx.db
          .insertInto('helpful_vote')
          .values({ ...vote, created_at: await databaseNow(tx) })
          .execute()
      if (!isWanted && mine)
        await tx.db
          .deleteFrom('helpful_vote')
          .where((eb) => eb.and(vote))
          .execute()
      return { helpfulCount: await recount(tx, providerId, id), userHasVoted: isWanted }
    }),
  )
}

/** Two clicks of one person, or of many, come one after the other. */
async function lockPublished(tx: Ctx, providerId: string, id: string) {
  const { rows } = await sql<{ status: string }>`select status from review
    where provider_id = ${providerId} and review_id = ${id} for no key update`.execute(tx.db)
  if (rows[0]?.status !== 'published') throw reviewNotFound()
}

async function recount(tx: Ctx, providerId: string, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from helpful_vote
    where provider_id = ${providerId} and review_id = ${id}`.execute(tx.db)
  const count = rows[0]?.count ?? 0
  await sql`update review set helpful_count = ${count} where provider_id = ${providerId} and review_id = ${id}`.execute(
    tx.db,
  )
  return count
}

export async function getVotes(ctx: Ctx, input: { id: string }): Promise<Status> {
  const { helpful, userHasVoted } = await getReview(ctx, input)
  return { helpfulCount: helpful.count, userHasVoted }
}
