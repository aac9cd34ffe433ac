import { sql } from 'kysely'
import { databaseNow } from '../../lib/db.server.ts'
import { whoGrantsFreeCancellations } from '../bookings/free-cancellation.server.ts'
import { whoLeads } from '../waitlist/lead.server.ts'
import { readTiers } from './read-tiers.server.ts'
import { minorPerPoint, tierAt } from './rules.ts'

/** What a tier gives elsewhere; those below ask, and know no tiers. */
whoLeads(async (ctx, accountIds) => {
  const tiers = await readTiers(ctx)
  if (tiers.every(({ leadMinutes }) => leadMinutes === 0)) return new Map()
  const { rows } = await sql<{ accountId: string; yearPoints: number }>`select a.id as "accountId",
      coalesce(sum(e.points), 0)::int as "yearPoints"
    from unnest(${accountIds}::uuid[]) a (id) left join loyalty_entry e on e.account_id = a.id and e.kind = 'visit'
      and e.counts_at > ${await databaseNow(ctx)}::timestamptz - interval '12 months'
    group by a.id`.execute(ctx.db)
  return new Map(rows.map(({ accountId, yearPoints }) => [accountId, tierAt(tiers, yearPoints).leadMinutes]))
})

/**
 * The operator pays it to a provider, so nobody gets it by visits to the same one, of another currency, or without a mailbox of
 * their own.
 */
whoGrantsFreeCancellations(async (ctx, accountId, where) => {
  const tiers = await readTiers(ctx)
  const { rows } = await sql<{ points: number }>`select coalesce(sum(e.points), 0)::int as points
    from loyalty_entry e join account a on a.account_id = e.account_id and a.email_verified_at is not null
    where e.account_id = ${accountId} and e.kind = 'visit'
      and e.counts_at > ${await databaseNow(ctx)}::timestamptz - interval '12 months'
      and e.currency = coalesce(${where?.currency ?? null}::text, e.currency)
      and not exists (select from booking b where b.provider_id = ${where?.providerId ?? null} and b.booking_id = e.booking_id)`.execute(
    ctx.db,
  )
  const { freeCancellations, freeCancellationMost } = tierAt(tiers, rows[0]?.points ?? 0)
  const mostMinor = where ? freeCancellationMost * minorPerPoint(where.currency) : 0
  return { yearly: freeCancellations, mostMinor }
})
