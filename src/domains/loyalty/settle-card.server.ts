import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { countTransferRefused, fundedOf, transferAttempts, unfundedOf } from '../gift-cards/fund-card.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { platformPaidEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { givenBack } from '../payments/charge.rules.ts'
import { accountOf } from '../payments/payment-of-booking.server.ts'
import { ask, isRefused, refusalCode } from '../payments/stripe.server.ts'
import { enter } from './enter.server.ts'
import { returnedPoints } from './rules.ts'

type Spent = { providerId: string; bookingId: string; customerId: string; currency: string }

/**
 * Bookings that were paid with the operator's cards and have ended: what their provider keeps of them is sent, each once. By the
 * clock, so that what could not be sent, or was not while cards were off, is sent later.
 */
export async function sendPromised(ctx: Ctx): Promise<void> {
  const { rows } = await sql<Spent>`select distinct b.provider_id as "providerId", b.booking_id as "bookingId",
      b.customer_id as "customerId", b.currency
    from gift_card g join gift_redemption r on r.provider_id = g.provider_id and r.gift_card_id = g.gift_card_id
      join booking b on b.provider_id = r.provider_id and b.booking_id = r.booking_id
    where g.is_funded and not g.is_by_provider and r.amount_minor > r.returned_minor
      and (b.status in ('completed', 'cancelled') or (b.status = 'no_show' and exists (select from no_show n
        where n.provider_id = b.provider_id and n.booking_id = b.booking_id and n.settled_at is not null)))
      and not exists (select from ledger_posting l where l.source = 'platform_paid:' || b.booking_id)`.execute(ctx.db)
  // One account that takes nothing keeps no other waiting.
  for (const spent of rows)
    await send(ctx, spent).catch((err: unknown) =>
      ctx.log.error({ err, bookingId: spent.bookingId }, 'what was promised to a provider could not be sent'),
    )
}

async function send(ctx: Ctx, { providerId, bookingId, customerId, currency }: Spent) {
  const amountMinor = await fundedOf(ctx, providerId, bookingId)
  const destination = await accountOf(ctx, providerId)
  const sentMinor = givenBack(amountMinor, Number.POSITIVE_INFINITY, currency)
  const sending = { amount: sentMinor, currency: currency.toLowerCase(), destination, transfer_group: bookingId }
  const attempts = await transferAttempts(ctx, providerId, bookingId)
  const idempotencyKey = attempts === 0 ? `reward-${bookingId}` : `reward-${bookingId}-${attempts}`
  await ask(ctx, async (api) => {
    // The key is forgotten after a day; what was sent and not written down before a crash is found by its group.
    const { data } = await api.transfers.list({ transfer_group: bookingId, limit: 1 })
    return data[0] ?? api.transfers.create(sending, { idempotencyKey })
  }).catch(async (error: unknown) => {
    // What was refused would be refused under the same key for a day, whatever is mended meanwhile.
    if (isRefused(error) && refusalCode(error) !== 'idempotency_key_in_use')
      await countTransferRefused(ctx, providerId, bookingId, attempts)
    throw error
  })
  await transaction(ctx, async (tx) => {
    const entries = platformPaidEntries({ customerId, currency, providerId, amountMinor, sentMinor })
    const now = await databaseNow(tx)
    const source = `platform_paid:${bookingId}`
    await post({ ...tx, now }, { source, kind: 'platform_paid', booking: { providerId, bookingId }, entries })
  })
}

type Voucher = { voucherId: string; accountId: string; points: number; amountMinor: number }

/** The card of a credit has ended with something left of it: so much of its points comes back, however often this is asked. */
export function returnPoints(ctx: Ctx, { providerId, giftCardId }: { providerId: string; giftCardId: string }) {
  return transaction(ctx, async (locked) => {
    const { rows } = await sql<Voucher>`select voucher_id as "voucherId", account_id as "accountId", points,
        amount_minor as "amountMinor" from loyalty_voucher where gift_card_id = ${giftCardId}`.execute(locked.db)
    const [voucher] = rows
    if (!voucher) return
    const { voucherId, accountId } = voucher
    await lockAccount(locked, accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const unfundedMinor = await unfundedOf(tx, providerId, giftCardId)
    const { rows: given } = await sql<{
      points: number
      entries: number
    }>`select coalesce(sum(points), 0)::int as points,
      count(*)::int as entries from loyalty_entry where voucher_id = ${voucherId} and kind = 'returned'`.execute(tx.db)
    const { points: before = 0, entries = 0 } = given[0] ?? {}
    const points = returnedPoints(voucher, unfundedMinor) - before
    const source = `returned:${voucherId}:${entries}`
    if (points > 0) await enter(tx, { accountId, kind: 'returned', points, source, voucherId })
  })
}
