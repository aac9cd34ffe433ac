import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { applyRefund, intentOf } from './apply-refund.server.ts'
import { closeDifference, noteDifference } from './differences.server.ts'
import { applyDispute } from './disputes.server.ts'
import { findPayment, type PaymentRow, withLockedPayment } from './payment-row.server.ts'
import { ask } from './stripe.server.ts'
import { closeUnknown } from './unknown-money.server.ts'

/** What a bank has taken back, and what was given back, of one payment: ours against the processor's. */
export async function compare(ctx: Ctx, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment?.intent) return
  const [fields, options] = [{ payment_intent: payment.intent, limit: 100 }, { stripeAccount: payment.account }]
  const disputes = await ask(ctx, (api) => api.disputes.list(fields, options))
  for (const dispute of disputes.data) await applyDispute(ctx, dispute, payment.account)
  const refunds = await ask(ctx, (api) => api.refunds.list(fields, options))
  for (const refund of refunds.data) await applyRefund(ctx, refund, payment.account)
  await compareSums(ctx, payment, refunds.data)
}

/** Of a payment that was given back elsewhere. */
export async function compareRefunds(ctx: Ctx, refund: Stripe.Refund, account: string): Promise<void> {
  const { rows } = await sql<{ paymentId: string }>`select payment_id as "paymentId" from payment
    where intent = ${intentOf(refund)} and account = ${account} and status = 'succeeded'`.execute(ctx.db)
  if (rows[0]) await compare(ctx, rows[0].paymentId)
  else await closeUnknown(ctx, intentOf(refund), account)
}

async function compareSums(ctx: Ctx, payment: PaymentRow, refunds: readonly Stripe.Refund[]) {
  const theirs = refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
  const theirMinor = theirs.reduce((sum, amount) => sum + amount, 0)
  await withLockedPayment(ctx, payment, async (tx, { providerId, paymentId, currency }) => {
    const { rows } = await sql<{ ourMinor: number }>`select coalesce(sum(amount_minor), 0)::bigint as "ourMinor"
      from refund where provider_id = ${providerId} and payment_id = ${paymentId} and status = 'succeeded'`.execute(
      tx.db,
    )
    const ourMinor = rows[0]?.ourMinor ?? 0
    // What they have given back and we know nothing of, somebody gave back elsewhere.
    if (theirMinor > ourMinor)
      await noteDifference(tx, payment, 'refund', `${ourMinor} ${currency}`, `${theirMinor} ${currency}`)
    else await closeDifference(tx, payment, 'refund')
  })
}
