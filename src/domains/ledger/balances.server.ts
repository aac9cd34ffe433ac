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
    const { rows: spans } = await sql<{ since: string; most: string }>`select until as since,
        (lpad(to_hex((extract(epoch from clock_timestamp() - interval '1 day') * 1000)::bigint), 12, '0')
          || repeat('0', 20))::uuid as most
      from ledger_balanced for update`.execute(tx.db)
    const [span] = spans
    if (!span || span.most <= span.since) return false
    const isMeant = sql`posting_id >= ${span.since} and posting_id < ${span.most}`
    const { rows: later } = await sql<{ id: string }>`select posting_id as id from ledger_entry where ${isMeant}
      order by posting_id offset ${entries} limit 1`.execute(tx.db)
    const until = later[0]?.id ?? span.most
    const { rows: sums } = await sql<Balance>`select currency, account, sum(amount_minor)::bigint as balance
      from ledger_entry where ${isMeant} and posting_id < ${until} group by currency, account`.execute(tx.db)
    for (const { currency, account, balance } of sums)
      await sql`insert into ledger_balance (currency, account, amount_minor) values (${currency}, ${account}, ${balance})
        on conflict (currency, account) do update
          set amount_minor = ledger_balance.amount_minor + excluded.amount_minor`.execute(tx.db)
    await sql`update ledger_balanced set until = ${until}`.execute(tx.db)
    return later.length > 0
  })

export const schedules: Schedule[] = [
  { queue: 'ledger-balances', cron: '41 * * * *', isWanted: () => true, run: (ctx) => addUp(ctx) },
]
