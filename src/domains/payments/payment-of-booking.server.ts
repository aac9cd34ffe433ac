import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { naming } from '../directories/directory.server.ts'
import { earnedEntries, feePaidEntries } from '../ledger/rules.ts'
import { balancesOfBooking, post } from '../ledger/service.server.ts'
import { paymentClosing } from './events.ts'
import { giveBackWhenWon } from './give-back.server.ts'
import { type MoneyOutcome, settlementOf } from './intent.rules.ts'
import { openRefund } from './open-refund.server.ts'
import { findPaymentOfBooking, leftOf, type PaymentRow } from './payment-row.server.ts'
import { platformFeeOf } from './platform-fee.rules.ts'
import { feeAt, feeOfEnvironment } from './read-platform-fee.server.ts'

type NewPayment = {
  providerId: string
  customerId: string
  currency: string
  amountMinor: number
  bookingId?: string
  giftCardId?: string
  tipOf?: string
  subscriptionId?: string
  /** Of a membership: by which plan it is paid. */
  planId?: string
  /** Of a membership that renews: which of its payments it is. */
  period?: number
  /** Of that period: how many have come and gone back before it. */
  askedAgain?: number
  /** Of the membership: not its period, but another plan for what is left of it. */
  isChange?: boolean
  /** Of the booking: charged when it has ended, with the card that was kept for it. */
  isFee?: boolean
}

/** With what waits for it, in one transaction. */
export async function openPayment(tx: Ctx, payment: NewPayment): Promise<string> {
  const { providerId, bookingId = null, giftCardId = null, tipOf = null, subscriptionId = null } = payment
  const { customerId, currency, amountMinor } = payment
  const paymentId = randomUUIDv7()
  const { account, basisPoints } = await accountAndFee(tx, providerId)
  await naming(tx.db, { kind: 'payment', id: paymentId, providerId, customerId })
    .insertInto('payment')
    .values({
      provider_id: providerId,
      payment_id: paymentId,
      booking_id: bookingId,
      gift_card_id: giftCardId,
      tip_of: tipOf,
      subscription_id: subscriptionId,
      plan_id: payment.planId ?? null,
      period: payment.period ?? 1,
      asked_again: payment.askedAgain ?? 0,
      is_change: payment.isChange ?? false,
      is_fee: payment.isFee ?? false,
      customer_id: customerId,
      currency,
      amount_minor: amountMinor,
      platform_fee_minor: tipOf === null ? platformFeeOf(amountMinor, currency, basisPoints) : 0,
      status: 'open',
      account,
      created_at: tx.now,
      look_at: tx.now,
    })
    .execute()
  return paymentId
}

/** With what the operator takes now, in one question. */
async function accountAndFee(tx: Ctx, providerId: string): Promise<{ account: string; basisPoints: number }> {
  const { rows } = await sql<{ account: string; set: number | null }>`select account, ${feeAt(tx.now)} as set
    from card_account where provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw new Error('A payment is opened for somebody who takes cards')
  return { account: row.account, basisPoints: row.set ?? feeOfEnvironment(tx) }
}

/** The provider's own with the processor. */
export async function accountOf(tx: Ctx, providerId: string): Promise<string> {
  const { account } = await tx.db
    .selectFrom('card_account')
    .select('account')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return account
}

type Paid = { providerId: string; bookingId: string; customerId: string; currency: string }
type Moved = Paid & { outcome: MoneyOutcome; feeMinor: number }

/**
 * What becomes of the money when a booking ends or has taken place, with its provider locked. What was paid by card goes
 * back first; answers what beyond that was paid with gift cards and is to go back to them.
 */
export async function settleMoney(tx: Ctx, { outcome, feeMinor, ...paid }: Moved): Promise<number> {
  if (outcome === 'stays') return 0
  const { providerId, bookingId, customerId, currency } = paid
  const payment = await findPaymentOfBooking(tx, providerId, bookingId)
  if (payment && payment.status !== 'succeeded') await closePayment(tx, payment)
  const { paid_ahead } = await balancesOfBooking(tx, bookingId)
  const settlement = settlementOf(outcome, Math.max(0, -paid_ahead), feeMinor)
  const booking = { providerId, bookingId }
  const parties = { customerId, providerId, currency }
  if (settlement.feeMinor > 0) {
    const entries = feePaidEntries({ ...parties, amountMinor: settlement.feeMinor })
    await post(tx, { source: `fee_paid:${bookingId}`, kind: 'fee_paid', booking, entries })
  }
  if (settlement.earnedMinor > 0) {
    const entries = earnedEntries({ ...parties, amountMinor: settlement.earnedMinor })
    await post(tx, { source: `earned:${bookingId}`, kind: 'earned', booking, entries })
  }
  return giveBack(tx, payment, settlement.refundMinor, 'policy')
}

/** All that was paid ahead goes back, whatever becomes of the visit. Again, there is nothing left. Answers as `settleMoney`. */
export async function giveBackAhead(tx: Ctx, { providerId, bookingId }: Pick<Paid, 'providerId' | 'bookingId'>) {
  const payment = await findPaymentOfBooking(tx, providerId, bookingId)
  const aheadMinor = -(await balancesOfBooking(tx, bookingId)).paid_ahead
  if (payment?.dispute === 'open') await giveBackWhenWon(tx, payment, await aheadWhenWon(tx, payment, aheadMinor))
  return giveBack(tx, payment, aheadMinor, 'closed')
}

/** What is on its way back is refused by the processor while a bank decides, and ahead again; else there is so much less left. */
async function aheadWhenWon(tx: Ctx, payment: PaymentRow, aheadMinor: number): Promise<number> {
  const { rows } = await sql<{ minor: number }>`select coalesce(sum(amount_minor), 0)::bigint as minor from refund
    where provider_id = ${payment.providerId} and payment_id = ${payment.paymentId} and status = 'pending'`.execute(
    tx.db,
  )
  return Math.max(0, Math.min(aheadMinor, leftOf(payment))) + (rows[0]?.minor ?? 0)
}

/**
 * Of what the provider has of a visit; `isOver`: what is ahead goes back as well. While a bank decides, the part of the card
 * waits for that. Answers as `settleMoney`.
 */
export async function giveBackKept(
  tx: Ctx,
  { providerId, bookingId }: Pick<Paid, 'providerId' | 'bookingId'>,
  minor: number,
  { isOver = false } = {},
) {
  const payment = await findPaymentOfBooking(tx, providerId, bookingId)
  if (payment?.dispute !== 'open') return giveBack(tx, payment, minor, 'policy')
  const aheadMinor = isOver ? -(await balancesOfBooking(tx, bookingId)).paid_ahead : 0
  const beforeMinor = isOver
    ? Math.max(payment.backWhenWonMinor, await aheadWhenWon(tx, payment, aheadMinor))
    : payment.backWhenWonMinor
  const waitingMinor = Math.min(minor, leftOf(payment))
  await giveBackWhenWon(tx, payment, Math.min(payment.capturedMinor, beforeMinor + waitingMinor))
  return minor - waitingMinor
}

/** What a fee was charged with after the visit goes back; what was paid before it stays. */
export async function giveBackCharged(
  tx: Ctx,
  of: Pick<Paid, 'providerId' | 'bookingId'>,
  minor: number,
): Promise<void> {
  const payment = await findPaymentOfBooking(tx, of.providerId, of.bookingId)
  if (payment?.isFee) await giveBackKept(tx, of, Math.min(minor, leftOf(payment)))
}

async function giveBack(tx: Ctx, payment: PaymentRow | null, minor: number, reason: 'policy' | 'closed') {
  // What a bank has taken back meanwhile is not given back a second time.
  const leftMinor = payment && payment.dispute !== 'open' ? leftOf(payment) : 0
  const amountMinor = Math.min(minor, leftMinor)
  if (payment && amountMinor > 0) await openRefund(tx, payment, { amountMinor, reason, askedBy: null })
  return Math.max(0, minor - Math.max(0, amountMinor))
}

/** Nobody is to pay for what is gone; who does all the same is given it back. */
export async function closePayment(tx: Ctx, { providerId, paymentId }: Key): Promise<void> {
  // By the row as it is: somebody may have begun to pay since it was read.
  const { rows } = await sql<{ status: string }>`update payment
    set status = case when intent is null then 'closed' else 'closing' end, look_at = ${tx.now}
    where provider_id = ${providerId} and payment_id = ${paymentId} and status in ('open', 'processing')
    returning status`.execute(tx.db)
  if (rows[0]?.status === 'closing') await emit(tx, paymentClosing, { providerId, paymentId })
}

type Key = Pick<PaymentRow, 'providerId' | 'paymentId'>
