import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { localDate, operatorsZone } from '../../lib/time.server.ts'
import { readTrader } from './trader.server.ts'

const isPlatform = sql`e.account = 'platform'`

/**
 * What these businesses earned (below zero), what went back and the operator's share, by posting: what the report of a year is
 * of. A fee is earned when it is paid, not when it is owed; what gift cards pay that a business gives away it has from nobody.
 */
export async function reportedOf({ db }: Ctx, providerIds: readonly string[], during: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string }>`select gift_card_id as id from gift_card
    where provider_id = any(${providerIds}::uuid[]) and is_funded and is_by_provider`.execute(db)
  const given = sql`select r.posting_id, r.booking_id, r.posted_at, g.amount_minor
    from ledger_entry g join ledger_posting r on r.posting_id = g.posting_id
    where g.owner_id = any(${rows.map(({ id }) => id)}::uuid[]) and g.account = 'gift_card'
      and r.kind in ('gift_redeemed', 'gift_returned')`
  // Of each visit in the first posting that takes what was paid ahead: what is paid later is no gift card's.
  const paid = sql`select distinct on (booking_id) posting_id, given_minor from (
      select l.booking_id, l.posting_id, l.posted_at, sum(v.amount_minor) as given_minor
      from (${given}) v join ledger_posting l on l.booking_id = v.booking_id and l.posted_at >= v.posted_at
      where l.kind in ('earned', 'fee_paid') and l.source not like 'gift_kept:%'
      group by 1, 2, 3) taken
    order by booking_id, posted_at, posting_id`
  const minor = sql`case when ${isPlatform} or w.given_minor is null then e.amount_minor
    else least(0, e.amount_minor + w.given_minor) end`
  return sql`select l.provider_id, l.posting_id, l.posted_at, l.kind, e.currency, e.account, ${minor} as amount_minor
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
      left join (${paid}) w on w.posting_id = l.posting_id
    where l.provider_id = any(${providerIds}::uuid[]) and ${during}
      and (${isPlatform} or e.account = 'owed_to_provider' and l.kind not in ('cancellation_fee', 'no_show_fee', 'fee_waived')
        or e.account = 'owed_by_customer' and l.kind in ('fee_paid', 'fee_covered'))
      and l.kind not in ('gift_funded', 'gift_unfunded', 'platform_paid', 'platform_returned')
      and l.posting_id not in (select v.posting_id from (${given}) v) and ${minor} <> 0`
}

/** The report of a year is due in January; until the end of March it can be asked for, corrected or made anew. */
function firstYearOwed(now: Date): number {
  const today = localDate(now, operatorsZone)
  const year = Number(today.slice(0, 4))
  return today.slice(5) <= '03-31' ? year - 1 : year
}

/** Which of these businesses stand in a report that is still owed, this year's among them. */
async function stillOwed(ctx: Ctx, providerIds: readonly string[], now: Date): Promise<Set<string>> {
  const since = sql`l.posted_at >= ${`${firstYearOwed(now)}-01-01`}::timestamp at time zone ${operatorsZone}`
  const { rows } = await sql<{ id: string }>`select distinct provider_id as id
    from (${await reportedOf(ctx, providerIds, since)}) reported`.execute(ctx.db)
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
