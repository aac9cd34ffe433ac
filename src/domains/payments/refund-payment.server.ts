import { sql } from 'kysely'
import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { toMinor } from '../../lib/money.ts'
import { requireFactor } from '../identity/factor.server.ts'
import { requireStanding } from '../identity/recent-login.server.ts'
import { findRefund, isThatOf, type RefundRow, settleAs, settleFailed } from './apply-refund.server.ts'
import type { Payment, payments } from './contract.ts'
import { openRefund } from './open-refund.server.ts'
import { findPayment, leftOf, type PaymentRow, paymentNotFound, withLockedPayment } from './payment-row.server.ts'
import { feeRefundField } from './platform-fee.server.ts'
import { readPayment } from './read-payments.server.ts'
import { ask, isRefusalOfIt, refusalCode } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'

/** More than was agreed: only whose money it is gives it, or an administrator. */
export async function refundPayment(ctx: UserCtx, input: z.output<typeof payments.refund.input>): Promise<Payment> {
  const { id, amount, reason, idempotencyKey } = input
  const found = await findPayment(ctx, id)
  const { accountId, providerId, isAdmin } = ctx.actor
  if (!found || !(isAdmin || found.customerId === accountId || found.providerId === providerId)) throw paymentNotFound()
  if (!isAdmin && found.providerId !== providerId)
    throw new AppError('forbidden', 'refund_not_yours', en.errors.refund_not_yours)
  const isOwn = found.providerId === providerId
  if (!isOwn && reason === undefined) throw withoutReason()
  await requireFactor(ctx, ctx.actor)
  await transaction(ctx, (outer) =>
    once(outer, 'payments.refund', idempotencyKey, { id, amount, reason }, () =>
      withLockedPayment(outer, found, async (tx, payment) => {
        await requireStanding(tx, ctx.actor)
        const leftMinor = leftOf(payment)
        const amountMinor = amount === undefined ? leftMinor : toMinor(amount, payment.currency)
        if (amountMinor === null || amountMinor === 0) throw notAnAmount(amount, leftMinor)
        await openRefund(tx, payment, { amountMinor, reason: 'given', askedBy: accountId })
        if (!isOwn)
          await audit(tx, {
            action: 'payment.refunded',
            subjectType: 'payment',
            subjectId: id,
            details: { amountMinor, reason: reason ?? null },
          })
        return {}
      }),
    ),
  )
  return readPayment(ctx, { id })
}

function withoutReason(): AppError {
  return invalidInput('reason', 'An administrator says why')
}

function notAnAmount(amount: number | undefined, leftMinor: number): AppError {
  if (amount === undefined && leftMinor === 0)
    return new AppError('conflict', 'refund_too_large', en.errors.refund_too_large)
  return invalidInput('amount', 'Must be an amount in this currency, above zero')
}

type Ref = { providerId: string; refundId: string }

/** Under its own id, so that however often it is sent the processor gives it back once. */
export async function sendRefund(ctx: Ctx, { providerId, refundId }: Ref): Promise<void> {
  // It waits, and is sent by the first reconciliation once cards are charged again.
  if (ctx.app.cards === null) return
  const row = await findRefund(ctx, refundId)
  const payment = row && (await findPayment(ctx, row.paymentId))
  if (!payment || row.status !== 'pending') return
  await sql`update refund set tried_at = ${await databaseNow(ctx)}
    where provider_id = ${providerId} and refund_id = ${refundId}`.execute(ctx.db)
  const sent = await give(ctx, payment, row)
  if (typeof sent === 'string') await settleFailed(ctx, payment, row, { processorId: null, why: sent })
  else await settleAs(ctx, payment, row, sent)
}

/** The processor's refund, or its own word for why there is none. */
async function give(ctx: Ctx, payment: PaymentRow, row: RefundRow): Promise<Stripe.Refund | string> {
  const { intent, account } = payment
  const fields = {
    payment_intent: intent ?? '',
    amount: row.amountMinor,
    ...feeRefundField(payment),
    metadata: { refund_id: row.refundId },
  }
  const options = { stripeAccount: account, idempotencyKey: `refund-${row.refundId}` }
  try {
    return await ask(ctx, async (api) => {
      // The key is forgotten after a day, and answers until then as it did first.
      const { data } = await api.refunds.list(
        { payment_intent: fields.payment_intent, limit: 100 },
        { stripeAccount: account },
      )
      return data.find((refund) => isThatOf(payment, row, refund)) ?? (await api.refunds.create(fields, options))
    })
  } catch (error) {
    // A wrong key or a right that is missing says nothing of this refund: it is tried again.
    const code = isRefusalOfIt(error) ? refusalCode(error) : null
    if (code === null) throw error
    return code
  }
}
