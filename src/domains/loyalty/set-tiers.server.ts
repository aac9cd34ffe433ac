import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { moveOf, type TierTerms } from './tiers.rules.ts'

/** All of them at once, in the transaction of whoever holds the lock of settings; whoever reads meanwhile reads those before. */
export async function setTiers(tx: Ctx, tiers: readonly TierTerms[]): Promise<void> {
  await sql`delete from loyalty_tier`.execute(tx.db)
  await tx.db
    .insertInto('loyalty_tier')
    .values(
      tiers.map(({ names, ...terms }) => ({
        ...{ tier: terms.tier, names: JSON.stringify(names), from_points: terms.fromPoints },
        ...{ factor_percent: terms.factorPercent, lead_minutes: terms.leadMinutes },
        ...{ free_cancellations: terms.freeCancellations, free_cancellation_most: terms.freeCancellationMost },
      })),
    )
    .execute()
}

/** Beyond so many entries they are not added up while somebody waits. */
const mostEntries = 2_000_000

type Bounds = readonly Pick<TierTerms, 'tier' | 'fromPoints'>[]

/** How many customers would be in a higher or lower tier at once; null: too many to be counted. */
export async function weighTiers(ctx: Ctx, before: Bounds, after: Bounds, now: Date) {
  const { rows: sizes } = await sql<{ size: number }>`select reltuples::float8 as size from pg_class
    where oid = 'loyalty_entry'::regclass`.execute(ctx.db)
  if ((sizes[0]?.size ?? 0) > mostEntries) return null
  const bounds = (tiers: Bounds) => tiers.map(({ fromPoints }) => fromPoints)
  const { rows } = await sql<{ from: number; to: number; customers: number }>`
    select greatest(1, width_bucket(points, ${bounds(before)}::int[])) as "from",
      greatest(1, width_bucket(points, ${bounds(after)}::int[])) as "to", count(*)::int as customers
    from (select sum(tier_points)::int as points from loyalty_entry
      where kind = 'visit' and counts_at > ${now}::timestamptz - interval '12 months' group by account_id) sums
    group by 1, 2`.execute(ctx.db)
  const count = (way: 1 | -1) =>
    rows
      .filter(({ from, to }) => moveOf(before, after, before[from - 1]?.tier ?? '', after[to - 1]?.tier ?? '') === way)
      .reduce((sum, { customers }) => sum + customers, 0)
  return { rise: count(1), fall: count(-1) }
}
