import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { type Account, accounts, type Entry } from './rules.ts'

export type PostingKind =
  | 'cancellation_fee'
  | 'no_show_fee'
  | 'charge'
  | 'fee_paid'
  | 'earned'
  | 'refund'
  | 'refund_paid'
  | 'refund_failed'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost'
  | 'gift_redeemed'
  | 'gift_returned'
  | 'platform_fee'
  | 'platform_fee_returned'
  | 'fee_waived'
  | 'fee_covered'
  | 'gift_funded'
  | 'gift_unfunded'
  | 'platform_paid'
  | 'platform_returned'
  | 'gift_drawn'
  | 'gift_draw_returned'

export type Posting = {
  /** What it is about, once. */
  source: string
  kind: PostingKind
  booking: {
    providerId: string
    bookingId: string | null
    giftCardId?: string | null
    tipId?: string | null
    subscriptionId?: string | null
    /** Of a membership: which of its payments. */
    paymentId?: string | null
  }
  entries: readonly Entry[]
}

/**
 * Joins the caller's transaction; `ctx.now` is when. False: its source is posted already. That the entries add up to
 * nothing is checked when the transaction commits.
 */
export async function post(ctx: Ctx, { source, kind, booking, entries }: Posting): Promise<boolean> {
  const postingId = randomUUIDv7()
  const {
    providerId: provider_id,
    bookingId: booking_id,
    giftCardId: gift_card_id = null,
    tipId: tip_id = null,
    subscriptionId: subscription_id = null,
    paymentId: payment_id = null,
  } = booking
  const posted = await ctx.db
    .insertInto('ledger_posting')
    .values({
      posting_id: postingId,
      source,
      kind,
      provider_id,
      booking_id,
      gift_card_id,
      tip_id,
      subscription_id,
      payment_id,
      posted_at: ctx.now,
    })
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

/** Of what was posted about it; none: nothing was. */
export async function entriesOf(ctx: Ctx, source: string): Promise<Entry[]> {
  const { rows } =
    await sql<Entry>`select e.account, e.owner_id as "ownerId", e.currency, e.amount_minor as "amountMinor"
    from ledger_posting p join ledger_entry e on e.posting_id = p.posting_id
    where p.source = ${source} order by e.position`.execute(ctx.db)
  return rows
}

/** In minor units by currency. */
export async function balancesOf(ctx: Ctx, account: Account, ownerId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; balance: number }>`
    select currency, sum(amount_minor)::bigint as balance from ledger_entry
    where owner_id = ${ownerId} and account = ${account} group by currency`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ currency, balance }) => [currency, balance]))
}

/** What is left of each of these gift cards, by its id, in minor units of its currency. */
export async function balancesOfGiftCards(ctx: Ctx, giftCardIds: readonly string[]): Promise<Map<string, number>> {
  if (giftCardIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; balance: number }>`
    select owner_id as id, -sum(amount_minor)::bigint as balance from ledger_entry
    where owner_id = any(${giftCardIds}::uuid[]) and account = 'gift_card' group by owner_id`.execute(ctx.db)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

export const balanceOfGiftCard = async (ctx: Ctx, giftCardId: string): Promise<number> =>
  (await balancesOfGiftCards(ctx, [giftCardId])).get(giftCardId) ?? 0

/**
 * What was posted to an account about each of these bookings or tips, by its id, in minor units; without those of which nothing was
 * posted at all. The ledger lies beside no provider: whoever reads what does asks for this by a statement of its own.
 */
export async function postedTo(
  ctx: Ctx,
  account: Account,
  about: 'booking_id' | 'tip_id',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const id = sql.ref(`l.${about}`)
  const { rows } = await sql<{ id: string; sum: number }>`
    select ${id} as id, coalesce(sum(e.amount_minor) filter (where e.account = ${account}), 0)::bigint as sum
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
    where ${id} = any(${ids}::uuid[]) group by ${id}`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row.sum]))
}

export type BookingSums = { owedMinor: number; giftMinor: number; aheadMinor: number }

/**
 * Of each of these bookings: what is owed, what gift cards pay, and what was paid ahead before `until`; null: what is ahead now.
 * Without those of which nothing was posted.
 */
export async function sumsOfBookings(
  ctx: Ctx,
  bookings: readonly { id: string; until: number | null }[],
): Promise<Map<string, BookingSums>> {
  if (bookings.length === 0) return new Map()
  const ids = bookings.map(({ id }) => id)
  const untils = bookings.map(({ until }) => (until === null ? 'infinity' : new Date(until).toISOString()))
  const sum = (which: RawBuilder<unknown>) => sql`coalesce(sum(e.amount_minor) filter (where ${which}), 0)::bigint`
  const { rows } = await sql<BookingSums & { id: string }>`select l.booking_id as id,
      ${sum(sql`e.account = 'owed_by_customer'`)} as "owedMinor",
      ${sum(sql`e.account = 'gift_card' and l.kind in ('gift_redeemed', 'gift_returned')`)} as "giftMinor",
      -${sum(sql`e.account = 'paid_ahead' and l.posted_at < b.until`)} as "aheadMinor"
    from unnest(${ids}::uuid[], ${untils}::timestamptz[]) as b (id, until)
    join ledger_posting l on l.booking_id = b.id join ledger_entry e on e.posting_id = l.posting_id
    group by 1`.execute(ctx.db)
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

export type BookingBalances = Readonly<Record<Account, number>>

/** Of all that was posted about one booking, in its currency. */
export async function balancesOfBooking(ctx: Ctx, bookingId: string): Promise<BookingBalances> {
  const { rows } = await sql<{ account: Account; balance: number }>`
    select e.account, sum(e.amount_minor)::bigint as balance
    from ledger_posting p join ledger_entry e on e.posting_id = p.posting_id
    where p.booking_id = ${bookingId} group by e.account`.execute(ctx.db)
  const balances = new Map(rows.map(({ account, balance }) => [account, balance]))
  return Object.fromEntries(accounts.map((account) => [account, balances.get(account) ?? 0])) as Record<Account, number>
}
