import { sql } from 'kysely'
import type { ProviderCtx } from '../../lib/context.ts'
import type { PlanIncome } from './contract.ts'

type Row = Omit<PlanIncome, 'keptMinor'>

/** Of what is posted for memberships in this month and the 35 before: the provider's share as it was charged, as it went back, and what of it the platform has. */
export async function listIncome(ctx: ProviderCtx): Promise<PlanIncome[]> {
  const { providerId } = ctx.actor
  const { rows } = await sql<Row>`select to_char(l.posted_at at time zone p.timezone, 'YYYY-MM') as month, e.currency,
      coalesce(-sum(e.amount_minor) filter (where e.account = 'owed_to_provider' and l.kind = 'charge'), 0)::bigint as "chargedMinor",
      coalesce(sum(e.amount_minor) filter (where e.account = 'owed_to_provider' and l.kind <> 'charge'), 0)::bigint as "returnedMinor",
      coalesce(sum(e.amount_minor) filter (where e.account = 'platform'), 0)::bigint as "platformFeeMinor"
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id and e.account in ('owed_to_provider', 'platform')
      join provider p on p.provider_id = ${providerId}
    where l.provider_id = ${providerId} and l.subscription_id is not null and l.posted_at >=
      (date_trunc('month', ${ctx.now}::timestamptz at time zone p.timezone) - interval '35 months') at time zone p.timezone
    group by 1, 2 order by 1 desc, 2`.execute(ctx.db)
  return rows.map((row) => ({ ...row, keptMinor: row.chargedMinor - row.returnedMinor - row.platformFeeMinor }))
}
