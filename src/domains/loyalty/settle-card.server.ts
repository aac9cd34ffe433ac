import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { countTransferRefused, setTransferBegun } from '../bookings/operators-transfer.server.ts'
import { unfundedOf } from '../gift-cards/fund-card.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { platformPaidEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { givenBack } from '../payments/charge.rules.ts'
import { accountOf } from '../payments/payment-of-booking.server.ts'
import { ask, isRefused, refusalCode } from '../payments/stripe.server.ts'
import { enter } from './enter.server.ts'
import { returnedPoints } from './rules.ts'

/**
 * `keptMinor`: what its provider keeps of the operator's cards and of a fee that they pay; the other two: what was sent for it as
 * it was promised, and in money.
 */
type Spent = {
  providerId: string
  bookingId: string
  customerId: string
  currency: string
  keptMinor: number
  settledMinor: number
  sentMinor: number
  /** How often sending it was refused. */
  attempts: number
}

/**
 * Bookings that were paid with the operator's cards, or whose fee the operator pays, and that have ended: what their provider
 * keeps of them is sent, each once, and what the provider gives back later is sent back. By the clock, so that what could not
 * be sent, or was not while cards were off, is sent later.
 */
export async function sendPromised(ctx: Ctx): Promise<void> {
  const { rows } = await sql<Spent>`
    with paid as (
      select r.provider_id, r.booking_id, r.amount_minor - r.returned_minor as kept
      from gift_card g join gift_redemption r on r.provider_id = g.provider_id and r.gift_card_id = g.gift_card_id
      where g.is_funded and not g.is_by_provider
      union all select provider_id, booking_id, covered_fee_minor from booking where covered_fee_minor > 0),
    spent as (select provider_id, booking_id, sum(kept)::bigint as kept from paid group by 1, 2)
    select b.provider_id as "providerId", b.booking_id as "bookingId", b.customer_id as "customerId", b.currency,
      b.transfer_attempts as attempts, spent.kept as "keptMinor", coalesce(sent.promised, 0)::bigint as "settledMinor", coalesce(sent.held, 0)::bigint as "sentMinor"
    from spent join booking b on b.provider_id = spent.provider_id and b.booking_id = spent.booking_id
      left join (
        select l.booking_id, -sum(e.amount_minor) filter (where e.account = 'promised_by_platform') as promised,
          sum(e.amount_minor) filter (where e.account = 'held_by_processor') as held
        from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
        where l.booking_id in (select booking_id from spent) and l.kind in ('platform_paid', 'platform_returned')
        group by l.booking_id) sent on sent.booking_id = b.booking_id
    where spent.kept < sent.promised or (spent.kept = 0 and b.transfer_begun_at is not null and sent.promised is null)
      or (spent.kept > 0 and sent.promised is null
      and (b.status in ('completed', 'cancelled') or (b.status = 'no_show' and exists (select from no_show n
        where n.provider_id = b.provider_id and n.booking_id = b.booking_id and n.settled_at is not null))))`.execute(
    ctx.db,
  )
  const isReturn = ({ keptMinor, settledMinor }: Spent) => keptMinor < settledMinor
  // Whoever owes something back is sent nothing more: it stood on a card again at once, and would be sent twice.
  const owing = new Set<string>()
  for (const spent of rows.toSorted((one, other) => Number(isReturn(other)) - Number(isReturn(one)))) {
    if (owing.has(spent.providerId)) continue
    // One account that takes nothing keeps no other waiting.
    await send(ctx, spent).catch((err: unknown) => {
      if (isReturn(spent)) owing.add(spent.providerId)
      ctx.log.error({ err, bookingId: spent.bookingId }, 'what was promised to a provider could not be sent')
    })
  }
}

async function send(ctx: Ctx, spent: Spent) {
  const { providerId, bookingId, customerId, currency, keptMinor, settledMinor, sentMinor, attempts } = spent
  const destination = await accountOf(ctx, providerId)
  const wantedMinor = givenBack(keptMinor, Number.POSITIVE_INFINITY, currency)
  const again = attempts === 0 ? '' : `-${attempts}`
  await setTransferBegun(ctx, spent, await databaseNow(ctx))
  await ask(ctx, async (api) => {
    // The key is forgotten after a day; what was sent and not written down before a crash is found by its group.
    const { data } = await api.transfers.list({ transfer_group: bookingId, limit: 100 })
    const there = data.find((one) => one.destination === destination && one.currency === currency.toLowerCase())
    const thereMinor = there ? there.amount - there.amount_reversed : 0
    if (there && thereMinor > wantedMinor)
      return api.transfers.createReversal(
        there.id,
        { amount: thereMinor - wantedMinor },
        { idempotencyKey: `reward-${bookingId}-back-${thereMinor}${again}` },
      )
    if (thereMinor === wantedMinor) return
    // Somebody has sent some of it back by hand, or it is on another account: nobody knows why, so nothing is sent on top of it.
    if (there || sentMinor > 0) throw new Error(`${thereMinor} of ${wantedMinor} ${currency} is there`)
    const sending = { amount: wantedMinor, currency: currency.toLowerCase(), destination, transfer_group: bookingId }
    return api.transfers.create(sending, { idempotencyKey: `reward-${bookingId}${again}` })
  }).catch(async (error: unknown) => {
    // What was refused would be refused under the same key for a day, whatever is mended meanwhile.
    if (isRefused(error) && refusalCode(error) !== 'idempotency_key_in_use')
      await countTransferRefused(ctx, spent, attempts)
    throw error
  })
  await transaction(ctx, async (tx) => {
    await setTransferBegun(tx, spent, null)
    const changed = { amountMinor: keptMinor - settledMinor, sentMinor: wantedMinor - sentMinor }
    if (changed.amountMinor === 0 && changed.sentMinor === 0) return
    const isFirst = changed.amountMinor > 0
    await post(
      { ...tx, now: await databaseNow(tx) },
      {
        source: isFirst ? `platform_paid:${bookingId}` : `platform_returned:${bookingId}:${settledMinor}`,
        kind: isFirst ? 'platform_paid' : 'platform_returned',
        booking: { providerId, bookingId },
        entries: platformPaidEntries({ customerId, currency, providerId, ...changed }),
      },
    )
  })
}

type Voucher = { voucherId: string; accountId: string; points: number; amountMinor: number; isOwn: boolean }

/** The card of a credit, or one that a provider gave for points, has ended with something left of it: so much of its points comes back, however often this is asked. */
export function returnPoints(ctx: Ctx, { providerId, giftCardId }: { providerId: string; giftCardId: string }) {
  return transaction(ctx, async (locked) => {
    const { rows } = await sql<Voucher>`select voucher_id as "voucherId", account_id as "accountId", points,
        amount_minor as "amountMinor", false as "isOwn" from loyalty_voucher where gift_card_id = ${giftCardId}
      union all select voucher_id, customer_id, points, amount_minor, true from reward_voucher
      where provider_id = ${providerId} and gift_card_id = ${giftCardId}`.execute(locked.db)
    const [voucher] = rows
    if (!voucher) return
    const { voucherId, accountId, isOwn } = voucher
    await lockAccount(locked, accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const unfundedMinor = await unfundedOf(tx, providerId, giftCardId)
    const { rows: given } = await sql<{
      points: number
      entries: number
    }>`select coalesce(sum(points), 0)::int as points,
      count(*)::int as entries from loyalty_entry where ${voucherId} in (voucher_id, reward_voucher_id) and kind = 'returned'`.execute(
      tx.db,
    )
    const { points: before = 0, entries = 0 } = given[0] ?? {}
    const points = returnedPoints(voucher, unfundedMinor) - before
    const source = `returned:${voucherId}:${entries}`
    if (points > 0)
      await enter(tx, {
        accountId,
        kind: 'returned',
        points,
        source,
        ...(isOwn ? { ownVoucherId: voucherId } : { voucherId }),
      })
  })
}
