import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { localDate, operatorsZone } from '../../lib/time.server.ts'
import { readTrader } from './trader.server.ts'

/** What of posting `l` and its entry `e` is earned, goes back or is the operator's share: what the report of a year is of. */
export const isReported = sql`e.account in ('owed_to_provider', 'platform')
  and l.kind not in ('gift_funded', 'gift_unfunded', 'platform_paid', 'platform_returned')`

/** The report of a year is due in January; until the end of March it can be asked for, corrected or made anew. */
function firstYearOwed(now: Date): number {
  const today = localDate(now, operatorsZone)
  const year = Number(today.slice(0, 4))
  return today.slice(5) <= '03-31' ? year - 1 : year
}

/** Which of these businesses stand in a report that is still owed, this year's among them. */
async function stillOwed({ db }: Ctx, providerIds: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select of.id from unnest(${providerIds}::uuid[]) as of (id)
    where exists (select from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
      where l.provider_id = of.id and ${isReported}
        and l.posted_at >= ${`${firstYearOwed(now)}-01-01`}::timestamp at time zone ${operatorsZone})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Before its declaration goes. */
export async function keepForReport(tx: Ctx, providerId: string): Promise<void> {
  const trader = await readTrader(tx, providerId)
  if (!trader) return
  if (!(await stillOwed(tx, [providerId], tx.now)).has(providerId)) return
  const { kind, legalName, street, postalCode, city, country, register, registerNumber, taxNumber } = trader
  await tx.db
    .insertInto('trader_left')
    .values({
      ...{ provider_id: providerId, kind, legal_name: legalName, street, postal_code: postalCode, city, country },
      ...{ register, register_number: registerNumber, tax_number: taxNumber },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const batch = 200

/** By key: most of them stay until April. */
export async function forgetWhoLeft(ctx: Ctx, now: Date): Promise<void> {
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`select provider_id as id from trader_left
      where ${after}::uuid is null or provider_id > ${after} order by provider_id limit ${batch}`.execute(ctx.db)
    const ids = rows.map(({ id }) => id)
    const owed = await stillOwed(ctx, ids, now)
    const forgotten = ids.filter((id) => !owed.has(id))
    await sql`delete from trader_left where provider_id = any(${forgotten}::uuid[])`.execute(ctx.db)
    if (rows.length < batch) return
    after = ids.at(-1) ?? null
  }
}
