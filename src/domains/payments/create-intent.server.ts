import { sql } from 'kysely'
import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { findNamed } from '../directories/directory.server.ts'
import { applyIntent } from './apply-intent.server.ts'
import { askForPayer, cardsStopped, takesCharges } from './card-account.server.ts'
import { chargeRefusal } from './charge.rules.ts'
import type { DueAmount, Intent, Payment, payments } from './contract.ts'
import { isRenewalDue } from './paid-for.server.ts'
import { findPayment, type PaymentRow, paymentNotFound } from './payment-row.server.ts'
import { feeField } from './platform-fee.server.ts'
import { readPayment } from './read-payments.server.ts'
import { customerOf, findRenewalCard, noteCustomer } from './renewal-card.server.ts'
import { ask, requireCards, withCard } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'

export async function createIntent(ctx: UserCtx, input: z.output<typeof payments.createIntent.input>): Promise<Intent> {
  requireCards(ctx)
  const { bookingId = null, giftCardId = null, tipId = null, changeId = null, subscriptionId = null } = input
  const id = bookingId ?? giftCardId ?? tipId ?? changeId ?? subscriptionId
  if (id === null) throw paymentNotFound()
  const payment = await findOwn(
    ctx,
    id,
    sql`(booking_id = ${bookingId} or gift_card_id = ${giftCardId} or payment_id = ${tipId} and tip_of is not null
      or subscription_id = ${subscriptionId} and not is_change or payment_id = ${changeId} and is_change)`,
  )
  const { currency, amountMinor } = payment
  if (input.currency.toUpperCase() !== currency || toMinor(input.amount, currency) !== amountMinor)
    throw amountDiffers(payment)
  if (payment.status === 'succeeded') throw new AppError('conflict', 'already_paid', en.errors.already_paid)
  if (payment.status === 'closed' || payment.status === 'closing') throw paymentOver()
  if (chargeRefusal(amountMinor, currency) !== null)
    throw new AppError('unprocessable', 'not_chargeable', en.errors.not_chargeable)
  // Whoever began to pay it would keep it from being charged.
  if (payment.isFee && payment.intent === null && payment.refused === null)
    throw new AppError('conflict', 'fee_is_due', en.errors.fee_is_due)
  if (payment.intent === null && !(await takesCharges(ctx, payment.providerId))) throw cardsStopped()
  const { subscriptionId: renewed, period, isChange, providerId } = payment
  // What is paid while it cannot be had would only go back.
  if (renewed !== null && period > 1 && !isChange && !(await isRenewalDue(ctx, { providerId, id: renewed, period })))
    throw cardsStopped()
  const intent = payment.intent === null ? await beginIntent(ctx, payment) : await retrieveForPayer(ctx, payment)
  return toIntent(ctx, payment, await keepingCard(ctx, payment, intent))
}

/** Whoever pays a renewal by hand gives the card that pays from now on. */
async function keepingCard(ctx: Ctx, { period, isChange, account }: PaymentRow, intent: Stripe.PaymentIntent) {
  if (period === 1 || isChange || intent.setup_future_usage !== null || !intent.status.startsWith('requires_'))
    return intent
  const kept = { setup_future_usage: 'off_session' as const }
  return askForPayer(ctx, account, (api) => api.paymentIntents.update(intent.id, kept, { stripeAccount: account }))
}

/** The same payment begins once, also when it is asked for twenty times at once or was cut off in between. */
export async function beginIntent(ctx: Ctx, payment: PaymentRow): Promise<Stripe.PaymentIntent> {
  const { paymentId, providerId, bookingId, giftCardId, tipOf, subscriptionId, amountMinor, currency, account } =
    payment
  const { attempts } = payment
  const key = attempts === 0 ? `intent-${paymentId}` : `intent-${paymentId}-${attempts}`
  const metadata = {
    payment_id: paymentId,
    ...(bookingId !== null && { booking_id: bookingId }),
    ...(giftCardId !== null && { gift_card_id: giftCardId }),
    ...(tipOf !== null && { tip_of: tipOf }),
    ...(subscriptionId !== null && { subscription_id: subscriptionId }),
  }
  const card = subscriptionId === null ? null : await findRenewalCard(ctx, { providerId, subscriptionId })
  const fields = {
    amount: amountMinor,
    currency: currency.toLowerCase(),
    ...feeField(payment),
    // What takes days to arrive would come when the time is long gone.
    allowed_payment_method_types: ['card' as const],
    metadata,
  }
  const intent = await askForPayer(
    ctx,
    account,
    async (api) => {
      const kept = card && {
        customer: await customerOf(api, card),
        // What is charged with nobody there cannot at once set a card up.
        ...((payment.period === 1 || payment.isChange) && { setup_future_usage: 'off_session' as const }),
      }
      return api.paymentIntents.create({ ...fields, ...kept }, { stripeAccount: account, idempotencyKey: key })
    },
    () => beginAnew(ctx, payment),
  )
  const now = await databaseNow(ctx)
  const kept = await sql`update payment set intent = ${intent.id}, begun_at = ${now}, look_at = ${now}
    where provider_id = ${providerId} and payment_id = ${paymentId} and attempts = ${attempts}
      and (intent is null or intent = ${intent.id}) and status in ('open', 'processing', 'succeeded')`.execute(ctx.db)
  if (card) await noteCustomer(ctx, card, intent)
  if (kept.numAffectedRows !== 1n) throw paymentOver()
  return intent
}

async function beginAnew(ctx: Ctx, { providerId, paymentId, attempts }: PaymentRow) {
  await sql`update payment set attempts = ${attempts + 1} where provider_id = ${providerId} and payment_id = ${paymentId}
    and intent is null and attempts = ${attempts}`.execute(ctx.db)
}

export function retrieveIntent(ctx: Ctx, { intent, account }: Pick<PaymentRow, 'intent' | 'account'>) {
  return ask(ctx, (api) => api.paymentIntents.retrieve(intent ?? '', withCard, { stripeAccount: account }))
}

const retrieveForPayer = (ctx: Ctx, { intent, account }: PaymentRow) =>
  askForPayer(ctx, account, (api) => api.paymentIntents.retrieve(intent ?? '', withCard, { stripeAccount: account }))

function toIntent(ctx: Ctx, payment: PaymentRow, intent: Stripe.PaymentIntent): Intent {
  const { paymentId: id, amountMinor, currency, account, status } = payment
  return {
    id,
    status: status === 'closing' ? 'closed' : status,
    amount: toMajor(amountMinor, currency),
    amountMinor,
    currency,
    clientSecret: intent.client_secret ?? '',
    intentId: intent.id,
    account,
    publishableKey: requireCards(ctx).publishableKey,
    isAsking: intent.status === 'requires_action',
  }
}

/** Whoever says so, the processor is asked. */
export async function confirmPayment(ctx: UserCtx, { id }: { id: string }): Promise<Payment> {
  const payment = await findOwn(ctx, id, sql`payment_id = ${id}`)
  if (payment.intent !== null && payment.status !== 'succeeded' && payment.status !== 'closed')
    await applyIntent(ctx, await retrieveForPayer(ctx, payment), payment.account)
  return readPayment(ctx, { id })
}

/** Somebody else's answers as one that does not exist. */
async function findOwn(ctx: UserCtx, id: string, which: ReturnType<typeof sql>): Promise<PaymentRow> {
  const { accountId } = ctx.actor
  const named = await findNamed(ctx.db, id)
  if (named?.customerId !== accountId) throw paymentNotFound()
  const { rows } = await sql<{ payment_id: string }>`select payment_id from payment
    where provider_id = ${named.providerId} and ${which} and customer_id = ${accountId}
    order by period desc, asked_again desc`.execute(ctx.db)
  const payment = rows[0] ? await findPayment(ctx, rows[0].payment_id) : null
  if (!payment) throw paymentNotFound()
  return payment
}

const paymentOver = () => new AppError('conflict', 'payment_over', en.errors.payment_over)

function amountDiffers({ amountMinor, currency }: PaymentRow): AppError {
  const data: DueAmount = { amount: toMajor(amountMinor, currency), amountMinor, currency }
  return new AppError('conflict', 'amount_differs', en.errors.amount_differs, { data })
}
