import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { cancelUpcomingOf } from '../bookings/cancel-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'

/** Forgets again who asked to be forgotten and came back with an older database; answers how many. */
export async function replayErasures(ctx: Ctx): Promise<number> {
  const returned = await ctx.db
    .selectFrom('erasure')
    .innerJoin('account', 'account.account_id', 'erasure.account_id')
    .select('account.account_id')
    .where('account.status', '<>', 'deleted')
    .execute()
  for (const { account_id } of returned) {
    await cancelUpcomingOf(ctx, account_id)
    await transaction(ctx, async (tx) => {
      await lockAccountAndProvider(tx, account_id)
      await eraseAccount({ ...tx, now: await databaseNow(tx) }, account_id)
    })
  }
  return returned.length
}
