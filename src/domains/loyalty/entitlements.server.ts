import { sql } from 'kysely'
import { databaseNow } from '../../lib/db.server.ts'
import { whoGrantsFreeCancellations } from '../bookings/free-cancellation.server.ts'
import { whoLeads } from '../waitlist/lead.server.ts'
import { readTiers, sumsOf } from './read-tiers.server.ts'
import { tierAt } from './rules.ts'

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

whoGrantsFreeCancellations(async (ctx, accountId) => {
  const tiers = await readTiers(ctx)
  const { yearPoints } = await sumsOf(ctx, accountId, await databaseNow(ctx))
  return tierAt(tiers, yearPoints).freeCancellations
})
