import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import type { Account } from './rules.ts'

/** In minor units. */
export type Balance = { currency: string; account: Account; balance: number }

/** Of every posting there is. */
export async function balancesOfAll(ctx: Ctx): Promise<Balance[]> {
  const { rows } = await sql<Balance>`select currency, account, sum(amount_minor)::bigint as balance
    from (select currency, account, amount_minor from ledger_balance
      union all select currency, account, amount_minor from ledger_entry
        where posting_id >= (select until from ledger_balanced)) e
    group by currency, account order by currency`.execute(ctx.db)
  return rows
}

/** Adds what was posted more than a day ago to what is added up. By the server's own clock: that is what the ids are made by. `entries`: as many in one transaction. */
export async function addUp(ctx: Ctx, entries = 50_000): Promise<void> {
  while (await addUpSome(ctx, entries));
}

/** False: there is no more. */
const addUpSome = (ctx: Ctx, entries: number): Promise<boolean> =>
  transaction(ctx, async (tx) => {
    const { rows } = await sql<{ since: string; until: string; isLast: boolean }>`
      with span as (select until as since,
          (lpad(to_hex((extract(epoch from clock_timestamp() - interval '1 day') * 1000)::bigint), 12, '0')
            || repeat('0', 20))::uuid as most
        from ledger_balanced for update)
      select since, coalesce(later, most) as until, later is null as "isLast"
      from span left join lateral (select posting_id as later from ledger_entry
        where posting_id >= since and posting_id < most order by posting_id offset ${entries} limit 1) l on true
      where since < most`.execute(tx.db)
    const [span] = rows
    if (!span) return false
    await sql`insert into ledger_balance (currency, account, amount_minor)
      select currency, account, sum(amount_minor) from ledger_entry
      where posting_id >= ${span.since} and posting_id < ${span.until} group by currency, account
      on conflict (currency, account) do update
        set amount_minor = ledger_balance.amount_minor + excluded.amount_minor`.execute(tx.db)
    await sql`update ledger_balanced set until = ${span.until}`.execute(tx.db)
    return !span.isLast
  })

export const schedules: Schedule[] = [
  { queue: 'ledger-balances', cron: '41 * * * *', isWanted: () => true, run: (ctx) => addUp(ctx) },
]
