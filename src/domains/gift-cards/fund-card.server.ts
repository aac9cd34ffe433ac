import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { naming } from '../directories/directory.server.ts'
import { giftFundedEntries, giftUnfundedEntries } from '../ledger/rules.ts'
import { balanceOfGiftCard, post } from '../ledger/service.server.ts'
import type { CardRow } from './card-row.server.ts'
import { codeOf, hashOf } from './code.server.ts'
import { giftCardUnfunded } from './events.ts'

type NewCard = {
  providerId: string
  customerId: string
  customerName: string
  currency: string
  amountMinor: number
  /** Of one that its provider gives: mailed to whoever it is for, with these words. Without it the operator gives it. */
  byProvider?: { name: string; message: string }
  /** Of what is spent at once and stood on a card for everyone until now: nobody has its code, and what comes back goes on to that one. */
  drawnFrom?: { giftCardId: string; sellerId: string }
}

/** A card that nobody buys, for whoever it is given to; active at once. With its provider locked. */
export async function fundCard(tx: Ctx, card: NewCard): Promise<string> {
  const { providerId, customerId, currency, amountMinor, byProvider, drawnFrom } = card
  const giftCardId = randomUUIDv7()
  await naming(tx.db, { kind: 'gift_card', id: giftCardId, providerId, customerId })
    .insertInto('gift_card')
    .values({
      provider_id: providerId,
      gift_card_id: giftCardId,
      buyer_id: customerId,
      currency,
      amount_minor: amountMinor,
      sender_name: byProvider?.name ?? 'Highstreet',
      recipient_name: card.customerName,
      message: byProvider?.message ?? '',
      status: drawnFrom ? 'ended' : 'active',
      is_funded: true,
      is_by_provider: byProvider !== undefined,
      drawn_from_id: drawnFrom?.giftCardId ?? null,
      drawn_from_provider_id: drawnFrom?.sellerId ?? null,
      code_hash: hashOf(codeOf(tx, giftCardId, 1)),
      deliver_at: tx.now,
      // No clock mails it: that it was sent is said of none without a mail.
      delivered_at: byProvider ? null : tx.now,
      created_at: tx.now,
      paid_at: tx.now,
    })
    .execute()
  const isByProvider = byProvider !== undefined
  const entries = giftFundedEntries({ customerId, providerId, currency, amountMinor, giftCardId, isByProvider })
  const booking = { providerId, bookingId: null, giftCardId }
  await post(tx, { source: `gift_funded:${giftCardId}`, kind: 'gift_funded', booking, entries })
  return giftCardId
}

/** What is left of one that has ended is promised to nobody any more. With the card locked. */
export async function unfund(tx: Ctx, card: CardRow): Promise<void> {
  const { providerId, giftCardId, buyerId, currency, isByProvider } = card
  const amountMinor = await balanceOfGiftCard(tx, giftCardId)
  if (amountMinor <= 0) return
  const { rows } = await sql<{ times: number }>`select count(*)::int as times from ledger_posting
    where provider_id = ${providerId} and gift_card_id = ${giftCardId} and kind = 'gift_unfunded'`.execute(tx.db)
  const of = { customerId: buyerId, providerId, currency, amountMinor, giftCardId, isByProvider }
  const entries = giftUnfundedEntries(of)
  const source = `gift_unfunded:${giftCardId}:${rows[0]?.times ?? 0}`
  await post(tx, { source, kind: 'gift_unfunded', booking: { providerId, bookingId: null, giftCardId }, entries })
  await emit(tx, giftCardUnfunded, { providerId, giftCardId })
}

/** What of a card's worth was taken back from it when it had ended. */
export async function unfundedOf(ctx: Ctx, providerId: string, giftCardId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(e.amount_minor), 0)::bigint as sum
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
    where l.provider_id = ${providerId} and l.gift_card_id = ${giftCardId} and l.kind = 'gift_unfunded'
      and e.account = 'gift_card'`.execute(ctx.db)
  return rows[0]?.sum ?? 0
}
