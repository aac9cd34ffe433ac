import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { findNamed } from '../directories/directory.server.ts'
import { balanceOfGiftCard } from '../ledger/service.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { giftCards as en } from './texts/en.ts'

export type CardRow = {
  providerId: string
  giftCardId: string
  buyerId: string
  currency: string
  amountMinor: number
  serviceName: string | null
  senderName: string
  recipientName: string
  recipientEmail: string | null
  message: string
  status: 'unpaid' | 'active' | 'ended'
  /** Nobody has bought it: the operator gives it, or its provider. */
  isFunded: boolean
  isByProvider: boolean
  /** Somebody has taken it for points, which come back with it: not so the one of a full stamp card. */
  isForPoints: boolean
  /** Spent with any provider who is paid by card. */
  isForEveryone: boolean
  /** Of what was taken off a card for everyone: that card. */
  drawnFromId: string | null
  drawnFromProviderId: string | null
  version: number
  mails: number
  deliverAt: Date
  deliveredAt: Date | null
  createdAt: Date
  paidAt: Date | null
}

export const cardColumns = sql`g.provider_id as "providerId", g.gift_card_id as "giftCardId", g.buyer_id as "buyerId",
  g.currency, g.amount_minor as "amountMinor", g.service_name as "serviceName", g.sender_name as "senderName",
  g.recipient_name as "recipientName", g.recipient_email as "recipientEmail", g.message, g.status, g.is_funded as "isFunded", g.is_by_provider as "isByProvider",
  g.is_funded and not exists (select from stamp_entry e where e.provider_id = g.provider_id and e.gift_card_id = g.gift_card_id) as "isForPoints",
  g.is_for_everyone as "isForEveryone", g.drawn_from_id as "drawnFromId", g.drawn_from_provider_id as "drawnFromProviderId",
  g.version, g.mails,
  g.deliver_at as "deliverAt", case when g.mails > 0 then g.delivered_at end as "deliveredAt", g.created_at as "createdAt", g.paid_at as "paidAt"`

export const cardNotFound = () => new AppError('not_found', 'gift_card_not_found', en.errors.gift_card_not_found)

type Key = Pick<CardRow, 'providerId' | 'giftCardId'>

/** By its id alone, for its buyer: somebody else's answers as one that does not exist. */
export async function findOwnCard(ctx: Ctx, giftCardId: string, buyerId: string): Promise<CardRow> {
  const named = await findNamed(ctx.db, giftCardId)
  if (!named) throw cardNotFound()
  const own = sql`g.provider_id = ${named.providerId} and g.gift_card_id = ${giftCardId} and g.buyer_id = ${buyerId}`
  const [card] = await readCards(ctx, own)
  if (!card) throw cardNotFound()
  return card
}

export async function readCards(ctx: Ctx, which: RawBuilder<unknown>): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select ${cardColumns} from gift_card g where ${which}`.execute(ctx.db)
  return rows
}

/** The card as it is under the lock of its provider: whoever spends it, changes it or gives it back waits here. */
export function withLockedCard<C extends Ctx, T>(
  ctx: C,
  { providerId, giftCardId }: Key,
  work: (tx: C, card: CardRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (locked) => {
    await lockProvider(locked, providerId)
    const { rows } = await sql<CardRow>`select ${cardColumns} from gift_card g
      where g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId} for update`.execute(locked.db)
    const [card] = rows
    if (!card) throw cardNotFound()
    return work({ ...locked, now: await databaseNow(locked) }, card)
  })
}

/** How much may be put on a card: what was paid for it and not given back, without what is on it or spent with it. */
export async function coveredOf(tx: Ctx, providerId: string, giftCardId: string): Promise<number> {
  return Math.max(0, await marginOf(tx, providerId, giftCardId))
}

/** Below nothing: its buyer has had back what was spent already. */
async function marginOf(ctx: Ctx, providerId: string, giftCardId: string): Promise<number> {
  const { rows } = await sql<{ paidMinor: number; spentMinor: number }>`select case when g.is_funded then g.amount_minor
        else coalesce(p.captured_minor - p.returned_minor - p.lost_minor, 0) end as "paidMinor",
      (select coalesce(sum(r.amount_minor - r.returned_minor), 0) from gift_redemption r
        where r.provider_id = ${providerId} and r.gift_card_id = ${giftCardId})::int8
      + (select coalesce(sum(d.amount_minor - d.returned_minor), 0) from gift_draw d
        where d.provider_id = ${providerId} and d.gift_card_id = ${giftCardId})::int8 as "spentMinor"
    from gift_card g left join payment p on p.provider_id = ${providerId} and p.gift_card_id = ${giftCardId}
    where g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId}`.execute(ctx.db)
  const { paidMinor = 0, spentMinor = 0 } = rows[0] ?? {}
  return paidMinor - spentMinor - (await balanceOfGiftCard(ctx, giftCardId))
}

/** How much of what was spent with it its buyer has had back. */
export async function shortOf(ctx: Ctx, providerId: string, giftCardId: string): Promise<number> {
  return Math.max(0, -(await marginOf(ctx, providerId, giftCardId)))
}

/** The same; of what was taken off a card for everyone that of this one. */
export async function shortOfBought(ctx: Ctx, providerId: string, giftCardId: string): Promise<number> {
  const [card] = await readCards(ctx, sql`g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId}`)
  return shortOf(ctx, card?.drawnFromProviderId ?? providerId, card?.drawnFromId ?? giftCardId)
}

/** Whether it is a business of the operator's whose cards are for everyone. */
export async function sellsForEveryone(ctx: Ctx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select from provider where provider_id = ${providerId} and cards_for_everyone`.execute(
    ctx.db,
  )
  return rows.length > 0
}

/** Or has been one: whose cards are spent elsewhere takes none itself, so that no two of them wait for each other. */
export async function hasSoldForEveryone(ctx: Ctx, providerId: string): Promise<boolean> {
  const { rows } =
    await sql`select from gift_card where provider_id = ${providerId} and is_for_everyone limit 1`.execute(ctx.db)
  return rows.length > 0 || sellsForEveryone(ctx, providerId)
}

type Named = { isForEveryone: boolean; currency: string }

/** Of a card that somebody else has sold: whether this provider takes it. The money for it is sent to their account with the processor. */
export async function requireTaken(tx: Ctx, providerId: string, { isForEveryone, currency }: Named): Promise<void> {
  if (!isForEveryone || (await hasSoldForEveryone(tx, providerId)))
    throw new AppError('conflict', 'gift_card_elsewhere', en.errors.gift_card_elsewhere)
  if (!(await takesCharges(tx, providerId)))
    throw new AppError('conflict', 'gift_card_not_taken', en.errors.gift_card_not_taken)
  const { rows } = await sql`select from provider where provider_id = ${providerId} and currency = ${currency}`.execute(
    tx.db,
  )
  if (rows.length === 0) throw new AppError('conflict', 'gift_card_currency', en.errors.gift_card_currency)
}

/** Of one that is taken: whether there is anything on it, and no bank is deciding about it. */
export function requireSpendable({ balanceMinor, isPaused }: { balanceMinor: number; isPaused: boolean }): void {
  if (isPaused) throw new AppError('conflict', 'gift_card_paused', en.errors.gift_card_paused)
  if (balanceMinor <= 0) throw new AppError('conflict', 'gift_card_empty', en.errors.gift_card_empty)
}
