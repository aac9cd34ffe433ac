import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { toMinor } from '../../lib/money.ts'
import { findBooking } from '../directories/directory.server.ts'
import { requireFactor } from '../identity/factor.server.ts'
import { requireStanding } from '../identity/recent-login.server.ts'
import type { BookingEntries } from '../payments/entries-contract.ts'
import { findPaymentOfBooking, leftOf, paymentNotFound } from '../payments/payment-row.server.ts'
import { readEntries } from '../payments/read-payments.server.ts'
import { payments as paymentTexts } from '../payments/texts/en.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import type { giftCards } from './contract.ts'
import { giftRefunded } from './events.ts'
import { giveBackToCards } from './redeem.server.ts'
import { giftCards as en } from './texts/en.ts'

type Booking = { providerId: string; bookingId: string; customerId: string; currency: string }

/**
 * More than was agreed goes back onto the gift cards that have paid, once nothing is left that a card was charged: only whose
 * money it is gives it, or an administrator.
 */
export async function refundGift(
  ctx: UserCtx,
  { idempotencyKey, ...asked }: z.output<typeof giftCards.refund.input>,
): Promise<BookingEntries> {
  const { id, amount, reason } = asked
  const { accountId, providerId, isAdmin } = ctx.actor
  const named = await findBooking(ctx.db, id)
  const { rows } = await sql<Booking>`select provider_id as "providerId", booking_id as "bookingId",
    customer_id as "customerId", currency from booking
    where provider_id = ${named?.providerId ?? null} and booking_id = ${id}`.execute(ctx.db)
  const [booking] = rows
  const isOwn = booking?.providerId === providerId
  if (!booking || !(isAdmin || isOwn || booking.customerId === accountId)) throw paymentNotFound()
  if (!isAdmin && !isOwn) throw new AppError('forbidden', 'refund_not_yours', paymentTexts.errors.refund_not_yours)
  if (!isOwn && reason === undefined) throw invalidInput('reason', 'An administrator says why')
  await requireFactor(ctx, ctx.actor)
  await transaction(ctx, (outer) =>
    once(outer, 'giftCards.refund', idempotencyKey, asked, async () => {
      await lockProvider(outer, booking.providerId)
      const tx = { ...outer, now: await databaseNow(outer) }
      await requireStanding(tx, ctx.actor)
      const amountMinor = await giveBack(tx, booking, amount)
      await emit(tx, giftRefunded, { ...booking, refundId: randomUUIDv7(), amountMinor })
      if (!isOwn)
        await audit(tx, {
          action: 'booking.gift_refunded',
          subjectType: 'booking',
          subjectId: id,
          details: { amountMinor, reason: reason ?? null },
        })
      return {}
    }),
  )
  return readEntries(ctx, { id })
}

/** With the provider locked. Answers how much. */
async function giveBack(tx: UserCtx, booking: Booking, amount: number | undefined): Promise<number> {
  const { providerId, bookingId, currency } = booking
  await requireSettled(tx, booking)
  const { rows } = await sql<{ paidMinor: number }>`
    select coalesce(sum(amount_minor - returned_minor), 0)::bigint as "paidMinor" from gift_redemption
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(tx.db)
  const paidMinor = rows[0]?.paidMinor ?? 0
  const askedMinor = amount === undefined ? null : toMinor(amount, currency)
  if (paidMinor === 0 || (askedMinor ?? 0) > paidMinor)
    throw new AppError('conflict', 'refund_too_large', paymentTexts.errors.refund_too_large)
  if (amount !== undefined && (askedMinor === null || askedMinor <= 0))
    throw invalidInput('amount', 'Must be an amount in this currency, above zero')
  const givenMinor = await giveBackToCards(tx, booking, askedMinor)
  if (givenMinor === 0) throw new AppError('conflict', 'gift_card_paid_back', en.errors.gift_card_paid_back)
  return givenMinor
}

/**
 * What a card was charged goes back first, unless it takes nothing back. While a booking waits for its payment its split is
 * still to be paid as it was shown, and where a card is kept for fees, gift cards are what pays them first.
 */
async function requireSettled(tx: UserCtx, { providerId, bookingId }: Booking) {
  const { rows } = await sql`select from booking where provider_id = ${providerId} and booking_id = ${bookingId}
    and status in ('pending', 'confirmed') and (pay_by is not null or keeps_card)`.execute(tx.db)
  if (rows.length > 0) throw new AppError('conflict', 'refund_not_yet', en.errors.refund_not_yet)
  const payment = await findPaymentOfBooking(tx, providerId, bookingId)
  if (!payment || payment.isFee || payment.dispute === 'open' || leftOf(payment) === 0) return
  const { rows: failed } = await sql`select from refund where provider_id = ${providerId}
    and payment_id = ${payment.paymentId} and status = 'failed' limit 1`.execute(tx.db)
  if (failed.length === 0) throw new AppError('conflict', 'refund_card_first', en.errors.refund_card_first)
}
