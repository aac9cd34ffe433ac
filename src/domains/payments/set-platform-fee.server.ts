import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { platformFeeSet } from './events.ts'
import type { PlatformFee } from './read-platform-fee.server.ts'

/** From then on, for payments that begin by then. What was to hold later never does. By whoever holds the lock of settings. */
export async function setPlatformFee(
  tx: Ctx,
  before: PlatformFee,
  { basisPoints, holdsFrom }: { basisPoints: number; holdsFrom: Date },
): Promise<void> {
  const version = before.version + 1
  await sql`update platform_fee set withdrawn_at = ${tx.now}
    where withdrawn_at is null and holds_from > ${tx.now}`.execute(tx.db)
  await tx.db
    .insertInto('platform_fee')
    .values({ version, basis_points: basisPoints, holds_from: holdsFrom, set_at: tx.now })
    .execute()
  await emit(tx, platformFeeSet, { version, after: null })
}

/** How many have begun to take cards: it is theirs that is taken. */
export async function countCardAccounts(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from card_account`.execute(ctx.db)
  return rows[0]?.count ?? 0
}
