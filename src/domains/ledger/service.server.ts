import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { Account, Entry } from './rules.ts'

export type Posting = {
  /** What it is about, once. */
  source: string
  kind: 'cancellation_fee' | 'no_show_fee'
  booking: { providerId: string; bookingId: string }
  entries: readonly Entry[]
}

/**
 * Joins the caller's transaction; `ctx.now` is when. False: its source is posted already. That the entries add up to
 * nothing is checked when the transaction commits.
 */
export async function post(ctx: Ctx, { source, kind, booking, entries }: Posting): Promise<boolean> {
  const postingId = randomUUIDv7()
  const { providerId: provider_id, bookingId: booking_id } = booking
  const posted = await ctx.db
    .insertInto('ledger_posting')
    .values({ posting_id: postingId, source, kind, provider_id, booking_id, posted_at: ctx.now })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .executeTakeFirst()
  if (posted.numInsertedOrUpdatedRows === 0n) return false
  const rows = entries.map(({ account, ownerId, currency, amountMinor }, position) => ({
    posting_id: postingId,
    position,
    account,
    owner_id: ownerId,
    currency,
    amount_minor: amountMinor,
  }))
  await ctx.db.insertInto('ledger_entry').values(rows).execute()
  return true
}

/** In minor units by currency. */
export async function balancesOf(ctx: Ctx, account: Account, ownerId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; balance: number }>`
    select currency, sum(amount_minor)::bigint as balance from ledger_entry
    where owner_id = ${ownerId} and account = ${account} group by currency`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ currency, balance }) => [currency, balance]))
}
