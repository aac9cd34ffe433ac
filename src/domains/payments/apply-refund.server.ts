import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { type Entry, isAhead, refundFailedEntries, refundPaidEntries } from '../ledger/rules.ts'
import { entriesOf, post } from '../ledger/service.server.ts'
import { issueDebitNote, issueRefundNote } from '../papers/issue-paper.server.ts'
import type { Payment } from './contract.ts'
import { closeFailedRefunds, noteDifference } from './differences.server.ts'
import { paymentReturned } from './events.ts'
import { giveBackWhatIsOver } from './give-back.server.ts'
import { takesMoney } from './paid-for.server.ts'
import {
  aheadOf,
  findPayment,
  leftOf,
  type PaymentRow,
  partiesOf,
  subjectOf,
  withLockedPayment,
} from './payment-row.server.ts'
import { feeGivenBack, postFeeReturned } from './platform-fee.server.ts'

export type RefundRow = {
  refundId: string
  paymentId: string
  amountMinor: number
  reason: Payment['refunds'][number]['reason']
  status: 'pending' | 'succeeded' | 'failed'
  /** The processor's own, since it is known. */
  sent: string | null
}

/** A refund is named by its id alone. */
export async function findRefund(ctx: Ctx, id: string): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`select refund_id as "refundId", payment_id as "paymentId",
    amount_minor as "amountMinor", reason, status, processor_refund as sent from refund where refund_id = ${id}`.execute(
    ctx.db,
  )
  return rows[0] ?? null
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/**
 * Whether it is the one of ours whose id it bears: who sees that at their own desk can write it on another. Once the
 * processor's own is known, no second one is it.
 */
export function isThatOf(
  payment: PaymentRow,
  { refundId, amountMinor, sent }: RefundRow,
  refund: Stripe.Refund,
): boolean {
  const isSame = refund.metadata?.refund_id === refundId && (sent === null || sent === refund.id)
  const isWhole = refund.amount === amountMinor && refund.currency.toUpperCase() === payment.currency
  return isSame && isWhole && intentOf(refund) === payment.intent
}

export const intentOf = ({ payment_intent: intent }: Pick<Stripe.Refund, 'payment_intent'>) =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')

/**
 * What has become of a refund, from the processor's own object as it stands now, whoever has asked for it. A bank may send
 * back what had arrived weeks ago. Again, it changes nothing; false: it is none of ours.
 */
export async function applyRefund(ctx: Ctx, sent: Stripe.Refund, account: string): Promise<boolean> {
  const named = sent.metadata?.refund_id ?? ''
  const row = isId(named) ? await findRefund(ctx, named) : null
  const payment = row && (await findPayment(ctx, row.paymentId))
  if (!row || payment?.account !== account || !isThatOf(payment, row, sent)) return false
  await settleAs(ctx, payment, row, sent)
  return true
}

export async function settleAs(ctx: Ctx, payment: PaymentRow, row: RefundRow, sent: Stripe.Refund): Promise<void> {
  if (sent.status === 'succeeded') await settlePaid(ctx, payment, row, sent)
  else if (sent.status === 'failed' || sent.status === 'canceled')
    await settleFailed(ctx, payment, row, { processorId: sent.id, why: sent.failure_reason ?? sent.status })
}

async function settlePaid(
  ctx: Ctx,
  found: PaymentRow,
  { refundId, amountMinor, status }: RefundRow,
  sent: Stripe.Refund,
) {
  if (status !== 'pending') return
  const feeGivenBackMinor = await feeGivenBack(ctx, found, sent)
  await withLockedPayment(ctx, found, async (tx, payment) => {
    const { providerId, paymentId } = payment
    const settled =
      await sql`update refund set status = 'succeeded', processor_refund = ${sent.id}, settled_at = ${tx.now}
      where provider_id = ${providerId} and refund_id = ${refundId} and status = 'pending'`.execute(tx.db)
    if (settled.numAffectedRows !== 1n) return
    await post(tx, {
      source: `refund_paid:${refundId}`,
      kind: 'refund_paid',
      booking: subjectOf(payment),
      entries: refundPaidEntries(partiesOf(payment, amountMinor)),
    })
    await postFeeReturned(tx, payment, refundId, feeGivenBackMinor)
    await closeFailedRefunds(tx, payment, { refundId, amountMinor })
    await issueRefundNote(tx, { providerId, paymentId, refundId, amountMinor })
  })
}

/** It is whose it was before; what had left the processor already is there again. */
export async function settleFailed(
  ctx: Ctx,
  found: PaymentRow,
  { refundId, amountMinor, reason }: RefundRow,
  { processorId, why }: { processorId: string | null; why: string },
) {
  await withLockedPayment(ctx, found, async (tx, payment) => {
    const { providerId, paymentId, currency } = payment
    const before = await findRefund(tx, refundId)
    if (!before || before.status === 'failed') return
    await sql`update refund set status = 'failed', processor_refund = coalesce(${processorId}::text, processor_refund),
      failure = ${why.slice(0, 100)}, settled_at = ${tx.now}
      where provider_id = ${providerId} and refund_id = ${refundId}`.execute(tx.db)
    const opened = await entriesOf(tx, `refund:${refundId}`)
    const now = { ...payment, returnedMinor: payment.returnedMinor - amountMinor }
    const wasPaid = before.status === 'succeeded'
    const keptMinor = await takenMeanwhile(tx, now, opened)
    await post(tx, {
      source: `refund_failed:${refundId}`,
      kind: 'refund_failed',
      booking: subjectOf(payment),
      entries: refundFailedEntries(opened, { providerId, wasPaid, keptMinor }),
    })
    // A bank stands in the way of what goes back because its provider is gone, or because the office has given back what that
    // had: once the bank has decided, it goes.
    const isOfKept = reason === 'policy' && opened.some(({ account }) => account === 'owed_to_provider')
    const isDue = why === 'charge_disputed' && (reason === 'closed' || isOfKept || !(await takesMoney(tx, providerId)))
    const backMinor = isDue ? amountMinor : 0
    await sql`update payment set returned_minor = ${now.returnedMinor},
        back_when_won_minor = least(captured_minor, back_when_won_minor + ${backMinor}::bigint)
      where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
    if (wasPaid) await issueDebitNote(tx, { providerId, paymentId, amountMinor, line: 'refund_failed' })
    await emit(tx, paymentReturned, { providerId, paymentId })
    // Where the customer has all of it from a bank nobody has anything to do.
    const isMended = leftOf(now) === 0
    await noteDifference(tx, payment, 'refund_failed', `${amountMinor} ${currency}`, why, { refundId, isMended })
    // The bank that stood in its way has decided while the refusal was on its way to us: nobody will look at it again.
    if (found.dispute !== 'open' || payment.dispute === 'open') return
    const backWhenWonMinor = Math.min(payment.capturedMinor, payment.backWhenWonMinor + backMinor)
    await giveBackWhatIsOver(tx, { ...now, backWhenWonMinor }, `refused:${refundId}`)
  })
}

/**
 * While it was on its way it was nobody's: a bank that decided for the customer has taken it from what the provider had earned.
 * So much of it as the customer is not to have twice is the provider's again.
 */
async function takenMeanwhile(tx: Ctx, payment: PaymentRow, opened: readonly Entry[]): Promise<number> {
  if (payment.lostMinor === 0) return 0
  const openedMinor = opened.filter(isAhead).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const { bookingId, giftCardId } = payment
  const { rows } = await sql<{ minor: number }>`select coalesce(sum(e.amount_minor), 0)::bigint as minor
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id and e.account = 'owed_to_provider'
    where (l.booking_id = ${bookingId} or l.gift_card_id = ${giftCardId})
      and l.kind in ('dispute', 'dispute_won', 'dispute_lost')`.execute(tx.db)
  const overMinor = (await aheadOf(tx, payment)) + openedMinor - leftOf(payment)
  return Math.max(0, Math.min(openedMinor, rows[0]?.minor ?? 0, overMinor))
}
