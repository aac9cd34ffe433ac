import { sql } from 'kysely'
import Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { applyIntent, tellRefused } from './apply-intent.server.ts'
import { type KeptCardRow, lockKeptCard } from './kept-card-row.server.ts'
import { type PaymentRow, withLockedPayment } from './payment-row.server.ts'
import { feeField } from './platform-fee.server.ts'
import { accountGone, ask, isRefusalOfIt, refusalCode } from './stripe.server.ts'

type Key = Pick<PaymentRow, 'providerId' | 'paymentId'>

const cardForgotten = 'card_forgotten'
type Charge = { payment: PaymentRow; card: KeptCardRow }

/**
 * Nobody is there: the bank says yes or no. What it refuses stays owed, and is not tried again. While the processor is away
 * the clock asks again, under the same key.
 */
export async function chargeFee(ctx: Ctx, key: Key): Promise<void> {
  if (ctx.app.cards === null) return
  const charge = await begin(ctx, key)
  if (!charge) return
  const answer = await send(ctx, charge)
  if (typeof answer === 'string') await withLockedPayment(ctx, key, (tx, payment) => giveUp(tx, payment, answer))
  else await applyIntent(ctx, answer, charge.payment.account)
}

/** From here on it is under way, and can no longer be waived; null: there is nothing to charge, or nothing to charge it with. */
function begin(ctx: Ctx, key: Key): Promise<Charge | null> {
  return withLockedPayment(ctx, key, async (tx, payment) => {
    const { providerId, paymentId, bookingId, isFee, status, intent, refused } = payment
    if (
      !isFee ||
      bookingId === null ||
      intent !== null ||
      refused !== null ||
      (status !== 'open' && status !== 'processing')
    )
      return null
    const card = await lockKeptCard(tx, { providerId, bookingId })
    if (card?.status !== 'kept') {
      // The account was deleted meanwhile. What is under way already may have been charged.
      if (status === 'processing' && card?.processorCustomer) return { payment, card }
      await giveUp(tx, payment, cardForgotten)
      return null
    }
    await sql`update payment set status = 'processing', compared_at = ${tx.now}
      where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
    return { payment, card }
  })
}

/** The processor's intent, or its own word for why there is none. */
async function send(ctx: Ctx, { payment, card }: Charge): Promise<Stripe.PaymentIntent | string> {
  const { paymentId, bookingId, amountMinor, currency, account } = payment
  const options = { stripeAccount: account }
  const customer = card.processorCustomer ?? ''
  try {
    return await ask(ctx, async (api) => {
      // The key is forgotten after a day, and answers until then as it did first.
      const { data } = await api.paymentIntents.list({ customer, limit: 100 }, options)
      const there = data.find(({ metadata }) => metadata.payment_id === paymentId)
      if (there) return there
      if (card.status !== 'kept') return cardForgotten
      return api.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          ...feeField(payment),
          customer,
          payment_method: card.method ?? '',
          allowed_payment_method_types: ['card'],
          off_session: true,
          confirm: true,
          metadata: { payment_id: paymentId, booking_id: bookingId ?? '' },
        },
        { ...options, idempotencyKey: `fee-${paymentId}` },
      )
    })
  } catch (error) {
    const intent = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined
    if (intent) return ask(ctx, (api) => api.paymentIntents.retrieve(intent.id, {}, options))
    const code = refusalCode(error)
    if (code !== null && (isRefusalOfIt(error) || code === accountGone)) return code
    throw error
  }
}

/** There is nothing at the processor that could still be paid, until its customer begins. */
async function giveUp(tx: Ctx, payment: PaymentRow, code: string): Promise<void> {
  const { providerId, paymentId } = payment
  if (payment.intent !== null || payment.status === 'succeeded' || payment.status === 'closed') return
  // Its customer, or its provider, has left: nobody is to pay it any more.
  const status = code === cardForgotten ? 'closed' : 'open'
  await sql`update payment set status = ${status}, refused = ${code.slice(0, 100)}, look_at = null
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  await tellRefused(tx, payment)
}
