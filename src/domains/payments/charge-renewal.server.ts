import { sql } from 'kysely'
import Stripe from 'stripe'
import { hasCode } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { applyIntent } from './apply-intent.server.ts'
import { askForPayer } from './card-account.server.ts'
import { beginIntent, retrieveIntent } from './create-intent.server.ts'
import { renewalRefused } from './events.ts'
import { isRenewalDue } from './paid-for.server.ts'
import { type PaymentRow, withLockedPayment } from './payment-row.server.ts'
import { findRenewalCard } from './renewal-card.server.ts'
import { refusalCode, withCard } from './stripe.server.ts'

type Due = Pick<PaymentRow, 'providerId' | 'paymentId'> & { attempt: number }

const cardsStopped = 'cards_stopped'

/**
 * Nobody is there: the bank says yes or no. A period has one payment and that has one intent, whoever begins it and however
 * often it is tried, by hand or by the clock: an intent is paid once. It is written down before it is confirmed.
 */
export async function chargeRenewal(ctx: Ctx, due: Due): Promise<void> {
  if (ctx.app.cards === null) return
  const charge = await begin(ctx, due)
  if (!charge) return
  const { payment, method } = charge
  const answer = await send(ctx, payment, method, due.attempt)
  if (answer === null) return
  if (answer === cardsStopped) return withLockedPayment(ctx, due, giveUp)
  await noteAnswered(ctx, payment, due.attempt)
  await applyIntent(ctx, answer, payment.account)
}

async function noteAnswered(ctx: Ctx, { providerId, paymentId }: PaymentRow, attempt: number): Promise<void> {
  await sql`update payment set answered = ${attempt}
    where provider_id = ${providerId} and payment_id = ${paymentId} and answered < ${attempt}`.execute(ctx.db)
}

/** null: it is paid, over, or was tried before. */
function begin(ctx: Ctx, due: Due) {
  return withLockedPayment(ctx, due, async (tx, payment) => {
    const { providerId, paymentId, subscriptionId, status, tries, answered } = payment
    if (subscriptionId === null || payment.period === 1 || payment.isChange) return null
    const card = await findRenewalCard(tx, { providerId, subscriptionId })
    if (card?.status !== 'kept' || card.method === null) return null
    // One under way may never have come to an answer.
    const isNew = (status === 'open' || status === 'processing') && tries < due.attempt
    // Cut off in between, or the processor was away: what the clock has found of the try before it is not the answer to this.
    const isUnderWay = tries === due.attempt && answered < tries && (status === 'processing' || status === 'open')
    if (!isNew && !isUnderWay) return null
    if (isNew && !(await isRenewalDue(tx, { providerId, id: subscriptionId, period: payment.period }))) return null
    // Its answer may be lost: it is looked for from now on, as with a new one.
    await sql`update payment set status = 'processing', tries = ${due.attempt}, look_at = ${tx.now}
      where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
    return { payment, method: card.method }
  })
}

/** The processor's intent, as it is after all. */
async function send(ctx: Ctx, payment: PaymentRow, method: string, attempt: number) {
  const { paymentId, account } = payment
  try {
    const begun = payment.intent === null ? await beginIntent(ctx, payment) : await retrieveIntent(ctx, payment)
    const intent = begun.id
    const fields = { payment_method: method, off_session: true, ...withCard }
    // Cut off in between, it may go on with another card, which is another question under the same key.
    const options = { stripeAccount: account, idempotencyKey: `renewal-${paymentId}-${attempt}-${method}` }
    return await askForPayer(ctx, account, async (api) => {
      try {
        // Left open by somebody who meant to pay by hand.
        if (begun.setup_future_usage !== null)
          await api.paymentIntents.update(intent, { setup_future_usage: '' }, { stripeAccount: account })
        return await api.paymentIntents.confirm(intent, fields, options)
      } catch (error) {
        const isAnswer = error instanceof Stripe.errors.StripeCardError
        // Whoever has the page open pays with another card, which is to be kept.
        if (isAnswer && begun.setup_future_usage !== null)
          await api.paymentIntents.update(intent, { setup_future_usage: 'off_session' }, { stripeAccount: account })
        // Paid by hand at this moment, or given up: it says which.
        if (!isAnswer && refusalCode(error) !== 'payment_intent_unexpected_state') throw error
        return api.paymentIntents.retrieve(intent, withCard, { stripeAccount: account })
      }
    })
  } catch (error) {
    // Cancelled at this moment: nobody has confirmed it.
    if (hasCode(error, 'payment_over')) return null
    if (hasCode(error, cardsStopped)) return cardsStopped
    throw error
  }
}

/** Nobody's bank was asked: the account takes no cards now, and whoever owns it is to have that try all the same. */
async function giveUp(tx: Ctx, payment: PaymentRow): Promise<void> {
  const { providerId, paymentId, status, tries: attempt } = payment
  if (status !== 'processing') return
  await noteAnswered(tx, payment, attempt)
  await sql`update payment set status = 'open', refused = ${cardsStopped}, unasked = unasked + 1
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  await emit(tx, renewalRefused, { providerId, paymentId, attempt })
}
