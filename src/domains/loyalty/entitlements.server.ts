import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { wholeUnits } from '../../lib/money.ts'
import { whoGrantsFreeCancellations } from '../bookings/free-cancellation.server.ts'
import { benefitsOf, leftToCover } from '../subscriptions/platform-plan.server.ts'
import { whoLeads } from '../waitlist/lead.server.ts'
import { readTiers } from './read-tiers.server.ts'
import { minorPerPoint, tierAt } from './rules.ts'

/** What a tier or the platform's plan gives elsewhere; those below ask, and know neither. */
whoLeads(async (ctx, accountIds) => {
  const tiers = await readTiers(ctx)
  const plans = await benefitsOf(ctx, accountIds)
  if (plans.size === 0 && tiers.every(({ leadMinutes }) => leadMinutes === 0)) return new Map()
  const { rows } = await sql<{ accountId: string; yearPoints: number }>`select a.id as "accountId",
      coalesce(sum(e.tier_points), 0)::int as "yearPoints"
    from unnest(${accountIds}::uuid[]) a (id) left join loyalty_entry e on e.account_id = a.id and e.kind = 'visit'
      and e.counts_at > ${await databaseNow(ctx)}::timestamptz - interval '12 months'
    group by a.id`.execute(ctx.db)
  const leadOf = ({ accountId, yearPoints }: (typeof rows)[number]) =>
    Math.max(tierAt(tiers, yearPoints).leadMinutes, plans.get(accountId)?.benefits.leadMinutes ?? 0)
  return new Map(rows.map((row) => [row.accountId, leadOf(row)]))
})

/**
 * The operator pays it to a provider, so nobody gets it by visits to the same one, of another currency, or without a mailbox of
 * their own.
 */
whoGrantsFreeCancellations(async (ctx, accountId, where) => {
  const tiers = await readTiers(ctx)
  const { rows: visits } = await sql<{ points: number; bookingId: string }>`
    select e.tier_points as points, e.booking_id as "bookingId"
    from loyalty_entry e join account a on a.account_id = e.account_id and a.email_verified_at is not null
    where e.account_id = ${accountId} and e.kind = 'visit'
      and e.counts_at > ${await databaseNow(ctx)}::timestamptz - interval '12 months'
      and e.currency = ${where.currency}`.execute(ctx.db)
  // Points lie beside no provider, so its visits are asked for by their ids.
  const { rows } = await sql<{ id: string }>`select booking_id as id from booking
    where provider_id = ${where.providerId} and booking_id = any(${visits.map(({ bookingId }) => bookingId)}::uuid[])`.execute(
    ctx.db,
  )
  const own = new Set(rows.map(({ id }) => id))
  const points = visits.reduce((sum, visit) => sum + (own.has(visit.bookingId) ? 0 : visit.points), 0)
  const { freeCancellations, freeCancellationMost } = tierAt(tiers, points)
  const mostMinor = freeCancellationMost * minorPerPoint(where.currency)
  const ofTier = { by: 'tier' as const, count: freeCancellations, months: 12, mostMinor }
  const ofPlan = await grantOfPlan(ctx, accountId, where)
  return ofPlan ? [ofPlan, ofTier] : [ofTier]
})

/** No more than was paid for plans: nobody makes money out of it with somebody they know. */
async function grantOfPlan(ctx: Ctx, accountId: string, where: { currency: string }) {
  const held = (await benefitsOf(ctx, [accountId])).get(accountId)
  if (!held || held.monthMinor === null || held.benefits.freeCancellations === 0 || !(await isProven(ctx, accountId)))
    return null
  const { freeCancellations: count, freeCancellationMost } = held.benefits
  const most = wholeUnits(freeCancellationMost, where.currency)
  const mostMinor = Math.min(most, await leftToCover(ctx, accountId, where.currency))
  return { by: 'plan' as const, count, months: 1, mostMinor }
}

async function isProven(ctx: Ctx, accountId: string): Promise<boolean> {
  const { rows } =
    await sql`select from account where account_id = ${accountId} and email_verified_at is not null`.execute(ctx.db)
  return rows.length > 0
}
