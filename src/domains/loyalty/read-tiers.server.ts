import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { LoyaltyTier } from './contract.ts'

type TierRow = LoyaltyTier & { factorPercent: number }

/** The table an operator edits, from the lowest up. */
export async function readTiers(ctx: Ctx): Promise<TierRow[]> {
  const { rows } = await sql<TierRow>`select tier, names, from_points as "fromPoints",
      factor_percent as "factorPercent", (factor_percent * 0.01)::float8 as factor, lead_minutes as "leadMinutes",
      free_cancellations as "freeCancellations", free_cancellation_most as "freeCancellationMost"
    from loyalty_tier order by from_points`.execute(ctx.db)
  return rows
}

/** Of somebody's entries, as of now: all of them, and those of visits of the last twelve months. */
export async function sumsOf(ctx: Ctx, accountId: string, now: Date): Promise<{ points: number; yearPoints: number }> {
  const { rows } = await sql<{ points: number; yearPoints: number }>`
    select coalesce(sum(points), 0)::int as points, coalesce(sum(tier_points) filter (
      where kind = 'visit' and counts_at > ${now}::timestamptz - interval '12 months'), 0)::int as "yearPoints"
    from loyalty_entry where account_id = ${accountId}`.execute(ctx.db)
  return rows[0] ?? { points: 0, yearPoints: 0 }
}

/** A credit is for points of its own money: a point is worth another sum in another. */
export async function pointsOfCurrency(ctx: Ctx, accountId: string, currency: string): Promise<number> {
  // What was there when points expired has gone with them, of each money.
  const { rows } = await sql<{ points: number }>`select coalesce(sum(e.points), 0)::int as points
    from loyalty_entry e left join loyalty_voucher v on v.voucher_id = e.voucher_id and v.kind = 'credit'
    where e.account_id = ${accountId} and coalesce(e.currency, v.currency) = ${currency}
      and e.posted_at > coalesce((select max(x.posted_at) from loyalty_entry x
        where x.account_id = ${accountId} and x.kind = 'expired'), '-infinity')`.execute(ctx.db)
  return rows[0]?.points ?? 0
}

/** Of all there are, and when something was given for a visit or taken for a reward last; null: never. */
export async function lastUseOf(ctx: Ctx, accountId: string): Promise<{ points: number; usedAt: Date | null }> {
  const { rows } = await sql<{ points: number; usedAt: Date | null }>`select coalesce(sum(points), 0)::int as points,
      max(posted_at) filter (where kind = 'redeemed' or points > 0) as "usedAt"
    from loyalty_entry where account_id = ${accountId}`.execute(ctx.db)
  return rows[0] ?? { points: 0, usedAt: null }
}

/** Of points that were used last at that time: when their owner was to be told, and was; null: it is not due yet. */
export async function warningOf(ctx: Ctx, accountId: string, usedAt: Date) {
  const { rows } = await sql<{ warnedAt: Date; toldAt: Date | null }>`select warned_at as "warnedAt",
      told_at as "toldAt" from loyalty_warning
    where account_id = ${accountId} and used_at = ${usedAt}`.execute(ctx.db)
  return rows[0] ?? null
}
