import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { chargeEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { issueReceipt } from '../papers/issue-paper.server.ts'
import { closeDifference, noteDifference } from './differences.server.ts'
import {
  feeCharged,
  feeRefused,
  giftCardSold,
  membershipChanged,
  membershipRenewed,
  membershipSold,
  paymentLate,
  paymentReceived,
  renewalRefused,
} from './events.ts'
import { type IntentStatus, nextStatus } from './intent.rules.ts'
import { forgetCardOf } from './kept-card-of-booking.server.ts'
import { openRefund } from './open-refund.server.ts'
import { keepWhileAsked, settlePaid } from './paid-for.server.ts'
import { findPayment, type PaymentRow, partiesOf, subjectOf, withLockedPayment } from './payment-row.server.ts'
import { asTaken, postPlatformFee } from './platform-fee.server.ts'
import { keepRenewalCard } from './renewal-card.server.ts'
import { noteUnknown } from './unknown-money.server.ts'

/**
 * The one way in which a payment learns what has become of it: from the processor's own object as it stands now, whoever
 * has asked for it (the customer who comes back, a message, the clock). Again, it changes nothing. Answers whether it did.
 */
export async function applyIntent(ctx: Ctx, intent: Stripe.PaymentIntent, account: string): Promise<boolean> {
  const named = intent.metadata.payment_id ?? ''
  // The provider may sell elsewhere with the same account.
  const found = isId(named) ? await findPayment(ctx, named) : null
  if (!found || found.account !== account || (found.intent !== null && found.intent !== intent.id)) {
    ctx.log.warn({ intent: intent.id }, 'an intent of the processor belongs to no payment of ours')
    if (isId(named) && !found) await noteUnknown(ctx, intent, account)
    return false
  }
  return withLockedPayment(ctx, found, async (tx, payment) => {
    if (!isSameMoney(payment, intent)) {
      // Ended before the fee was lowered: nobody can pay it as it was.
      if (payment.intent === null && intent.status === 'canceled') return false
      const theirs = `${intent.amount} ${intent.currency.toUpperCase()}`
      await noteDifference(tx, payment, 'amount', `${payment.amountMinor} ${payment.currency}`, theirs)
      return false
    }
    await closeDifference(tx, payment, 'amount')
    const next = nextStatus(payment.status, intent.status as IntentStatus)
    await noteRefusal(tx, payment, intent)
    const { providerId, bookingId, isFee } = payment
    if (intent.status === 'requires_action' && bookingId !== null && !isFee)
      await keepWhileAsked(tx, { providerId, bookingId })
    if (payment.isFee && next === 'closed' && payment.status !== 'closing') return letGo(tx, payment, intent.id)
    // Nobody has asked for the intent of a fee: here it is heard of first.
    if (next === null && (payment.intent !== null || !payment.isFee)) return false
    if (next === 'succeeded') await receive(tx, await asTaken(tx, payment, intent), intent)
    else await move(tx, payment, next ?? payment.status, intent)
    return next !== null
  })
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

function isSameMoney(payment: PaymentRow, intent: Stripe.PaymentIntent): boolean {
  const isWhole = intent.status !== 'succeeded' || intent.amount_received === payment.amountMinor
  return isWhole && intent.amount === payment.amountMinor && intent.currency.toUpperCase() === payment.currency
}

async function noteRefusal(tx: Ctx, { providerId, paymentId, isFee }: PaymentRow, intent: Stripe.PaymentIntent) {
  const error = intent.status === 'requires_payment_method' ? intent.last_payment_error : null
  const refused = error ? (error.decline_code ?? error.code ?? 'declined').slice(0, 100) : null
  // A fee was tried once for all, whatever its customer begins later.
  if (refused === null && (isFee || intent.status === 'canceled')) return
  await sql`update payment set refused = ${refused} where provider_id = ${providerId} and payment_id = ${paymentId}
    and refused is distinct from ${refused}`.execute(tx.db)
}

/** It stays owed; there is nothing at the processor that could be paid, until its customer begins again. */
async function letGo(tx: Ctx, payment: PaymentRow, intentId: string): Promise<boolean> {
  const { providerId, paymentId, attempts, status } = payment
  const isAsked = status === 'processing'
  const ended = await sql`update payment set status = 'open', intent = null, begun_at = null, look_at = null,
      attempts = ${attempts + 1}, refused = coalesce(refused, 'canceled')
    where provider_id = ${providerId} and payment_id = ${paymentId}
      and (intent = ${intentId} or intent is null and ${isAsked}::boolean)`.execute(tx.db)
  if (ended.numAffectedRows !== 1n) return false
  if (isAsked) await tellRefused(tx, payment)
  return true
}

async function move(tx: Ctx, payment: PaymentRow, status: PaymentRow['status'], intent: Stripe.PaymentIntent) {
  const { providerId, paymentId, isFee, isChange, period, tries: attempt } = payment
  await sql`update payment set status = ${status}, intent = ${intent.id}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  if (isFee && payment.status === 'processing' && status === 'open') await tellRefused(tx, payment)
  // Cut off before it was confirmed, nobody has refused it.
  if (period > 1 && !isChange && status === 'open' && intent.last_payment_error)
    await emit(tx, renewalRefused, { providerId, paymentId, attempt })
}

/** The card is tried once; what it did not pay stays owed, and can be paid by hand. */
export async function tellRefused(tx: Ctx, payment: PaymentRow) {
  const { providerId, paymentId } = payment
  await forgetCardOf(tx, payment)
  await emit(tx, feeRefused, { providerId, paymentId })
}

function membershipEvent({ isChange, period }: PaymentRow) {
  if (isChange) return membershipChanged
  return period > 1 ? membershipRenewed : membershipSold
}

/** Money and what it is for become true together; where that is gone, the money goes back by itself. */
async function receive(tx: Ctx, payment: PaymentRow, intent: Stripe.PaymentIntent) {
  const { providerId, paymentId, bookingId, giftCardId, tipOf, customerId, amountMinor, currency } = payment
  await sql`update payment set status = 'succeeded', intent = ${intent.id}, captured_minor = ${amountMinor},
    paid_at = ${tx.now}, look_at = ${tx.now}, refused = null where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(
    tx.db,
  )
  await post(tx, {
    source: `charge:${paymentId}`,
    kind: 'charge',
    booking: subjectOf(payment),
    entries: chargeEntries(partiesOf(payment, amountMinor)),
  })
  await postPlatformFee(tx, payment)
  await issueReceipt(tx, payment)
  await keepRenewalCard(tx, payment, intent)
  if (await settlePaid(tx, payment)) {
    const visit = bookingId ?? tipOf
    if (payment.isFee) await emit(tx, feeCharged, { providerId, paymentId })
    if (giftCardId !== null) await emit(tx, giftCardSold, { providerId, paymentId })
    if (payment.subscriptionId !== null) await emit(tx, membershipEvent(payment), { providerId, paymentId })
    const isTip = tipOf !== null
    if (visit !== null)
      await emit(tx, paymentReceived, {
        providerId,
        paymentId,
        bookingId: visit,
        isTip,
        customerId,
        amountMinor,
        currency,
      })
    return
  }
  const captured = { ...payment, status: 'succeeded' as const, capturedMinor: amountMinor }
  await openRefund(tx, captured, { amountMinor, reason: 'late', askedBy: null })
  await emit(tx, paymentLate, { providerId, paymentId })
}
