import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { renewingAt } from './change-plan.server.ts'
import type { Subscription, subscriptions } from './contract.ts'
import { pauseChosen } from './events.ts'
import { readOne } from './read-subscriptions.server.ts'
import { findOwn, withLockedSubscription } from './subscription-row.server.ts'
import { subscriptions as en } from './texts/en.ts'

/** From its next period on it is not charged and not used for so many months; 0: after all it is. Once that has begun it ends by itself. */
export async function pauseOwn(
  ctx: UserCtx,
  { subscriptionId: named, months }: z.output<typeof subscriptions.pause.input>,
): Promise<Subscription> {
  const found = await findOwn(ctx, named)
  const { subscriptionId } = found
  await withLockedSubscription(ctx, found, async (tx, row) => {
    if (row.pausedUntil !== null) throw new AppError('conflict', 'pause_begun', en.errors.pause_begun)
    renewingAt(row, tx.now)
    if (row.next !== null) throw new AppError('conflict', 'membership_changing', en.errors.membership_changing)
    const pauseMonths = months === 0 ? null : months
    if (row.pauseMonths === pauseMonths) return
    const { providerId } = row
    await sql`update subscription set pause_months = ${pauseMonths}
      where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
    if (pauseMonths !== null)
      await emit(tx, pauseChosen, { providerId, subscriptionId, chosenAt: tx.now.toISOString() })
  })
  return readOne(ctx, subscriptionId)
}
