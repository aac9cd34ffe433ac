import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { applyIntent } from './apply-intent.server.ts'
import { applySetup, retrieveSetup } from './apply-setup.server.ts'
import { reconcileChanges } from './card-change.server.ts'
import { chargeFee } from './charge-fee.server.ts'
import { compare } from './compare.server.ts'
import { retrieveIntent } from './create-intent.server.ts'
import { noteDifference } from './differences.server.ts'
import { forgetCard } from './forget-card.server.ts'
import { findKeptCard } from './kept-card-row.server.ts'
import { day, nextLook } from './look.rules.ts'
import { closePayment } from './payment-of-booking.server.ts'
import { findPayment, type PaymentRow, withLockedPayment } from './payment-row.server.ts'
import { sendRefund } from './refund-payment.server.ts'
import { closingRenewalCards, forgetRenewalCard } from './renewal-card.server.ts'
import { ask, refusalCode } from './stripe.server.ts'
import { reconcileTrialCards } from './trial-card.server.ts'
import { accountsToWatch, watchAccount } from './watch-accounts.server.ts'

/** How many are looked at in one go; the rest is due again a minute later. */
const batchSize = 200
/** Of accounts: each costs as much as a payment, and is there however little is paid. */
const accountShare = 2

/**
 * Our books against the processor's: whatever was lost on the way is found here, and done. Those whose turn came first come
 * first, so that it comes to all of them however many there are.
 */
export async function reconcile(ctx: Ctx, batch = batchSize): Promise<void> {
  if (ctx.app.cards === null) return
  const now = await databaseNow(ctx)
  const look = (payment: Key, work: (ctx: Ctx, paymentId: string) => Promise<unknown>) =>
    orNextTime(ctx, async () => {
      // Before it is asked: one that always fails has its turn, and no more.
      await noteLook(ctx, payment, now)
      await work(ctx, payment.paymentId)
      await noteLook(ctx, payment, now)
    })
  const { rows: unsettled } = await sql<Key>`select ${keys} from payment
    where status in ('open', 'processing', 'closing') and look_at <= ${now} and (intent is not null or not is_fee)
    order by look_at limit ${batch}`.execute(ctx.db)
  for (const payment of unsettled) await look(payment, settle)
  const { rows: fees } = await sql<Key>`select ${keys} from payment
    where is_fee and intent is null and refused is null and status in ('open', 'processing') and look_at <= ${now}
    order by look_at limit ${batch}`.execute(ctx.db)
  for (const fee of fees) await look(fee, () => chargeFee(ctx, fee))
  await reconcileKeptCards(ctx, batch)
  const { rows: refunds } = await sql<{ providerId: string; refundId: string }>`
    select provider_id as "providerId", refund_id as "refundId" from refund
    where status = 'pending' and (tried_at is null
      or tried_at <= ${now}::timestamptz - least(interval '1 hour', (${now}::timestamptz - created_at) / 10))
    order by tried_at nulls first, created_at limit ${batch}`.execute(ctx.db)
  for (const refund of refunds) await orNextTime(ctx, () => sendRefund(ctx, refund))
  for (const account of await accountsToWatch(ctx, now, Math.ceil(batch / accountShare)))
    await orNextTime(ctx, () => watchAccount(ctx, account))
  const { rows: paid } = await sql<Key>`select ${keys} from payment
    where status = 'succeeded' and look_at <= ${now} order by look_at, paid_at limit ${batch}`.execute(ctx.db)
  for (const payment of paid) await look(payment, compare)
}

/** Cards that are to be given, and those to be forgotten. */
async function reconcileKeptCards(ctx: Ctx, batch: number): Promise<void> {
  const { rows: cards } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from kept_card
    where status = 'closing' or (status = 'open' and setup is not null)
    order by compared_at nulls first, created_at limit ${batch}`.execute(ctx.db)
  for (const card of cards) await orNextTime(ctx, () => settleKept(ctx, card.bookingId))
  for (const look of await reconcileTrialCards(ctx, batch)) await orNextTime(ctx, look)
  for (const look of await reconcileChanges(ctx, batch)) await orNextTime(ctx, look)
  for (const card of await closingRenewalCards(ctx, batch)) await orNextTime(ctx, () => forgetRenewalCard(ctx, card))
}

async function settleKept(ctx: Ctx, bookingId: string) {
  const card = await findKeptCard(ctx, bookingId)
  if (card?.status === 'closing') return forgetCard(ctx, card)
  if (card?.status !== 'open') return
  const { providerId, account } = card
  await sql`update kept_card set compared_at = ${await databaseNow(ctx)}
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(ctx.db)
  await applySetup(ctx, await retrieveSetup(ctx, card), account)
}

type Key = Pick<PaymentRow, 'providerId' | 'paymentId'>
const keys = sql`provider_id as "providerId", payment_id as "paymentId"`

/** Nobody pays it, and there is nothing at the processor that it could be asked about, until its customer begins again. */
const isIdle = sql`y.is_fee and y.intent is null and y.refused is not null`

type Looked = Pick<PaymentRow, 'status' | 'dispute'> & { since: Date; isDifferent: boolean }

/** When it is looked at next, by what has become of it; what becomes of it meanwhile says so after this. */
function noteLook(ctx: Ctx, { providerId, paymentId }: Key, now: Date): Promise<void> {
  return transaction(ctx, async (tx) => {
    await sql`select from payment where provider_id = ${providerId} and payment_id = ${paymentId} for update`.execute(
      tx.db,
    )
    const { rows } = await sql<Looked>`
    select case when ${isIdle} then 'closed' else y.status end as status, y.dispute, coalesce(y.paid_at, y.begun_at, y.created_at) as since, exists (select from payment_difference d
      where d.provider_id = ${providerId} and d.payment_id = ${paymentId} and d.mended_at is null) as "isDifferent"
    from payment y where y.provider_id = ${providerId} and y.payment_id = ${paymentId}`.execute(tx.db)
    const [row] = rows
    if (!row) return
    const wait = nextLook({ ...row, ageMs: now.getTime() - row.since.getTime() })
    await sql`update payment set look_at = ${wait === null ? null : new Date(now.getTime() + wait)}::timestamptz
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  })
}

/** One that fails does not keep the others waiting. */
async function orNextTime(ctx: Ctx, work: () => Promise<unknown>) {
  await work().catch((err: unknown) => ctx.log.warn({ err }, 'a payment is reconciled the next time'))
}

/** Before it is given up for unpaid: whoever has paid it by hand may not have come back, and no message either. */
export async function askAgain(
  ctx: Ctx,
  { paymentId, intent }: Pick<PaymentRow, 'paymentId' | 'intent'>,
): Promise<void> {
  if (ctx.app.cards !== null && intent !== null) await settle(ctx, paymentId)
}

async function settle(ctx: Ctx, paymentId: string) {
  const payment = await findPayment(ctx, paymentId)
  if (!payment) return
  if (payment.status === 'closing') return endIntent(ctx, payment)
  const isOver = isAbandoned(payment, await databaseNow(ctx))
  // Nobody has begun to pay it.
  if (payment.intent === null) return isOver ? giveUp(ctx, payment) : undefined
  const intent = await retrieveIntent(ctx, payment)
  const isNews = await applyIntent(ctx, intent, payment.account)
  if (isNews) await noteDifference(ctx, payment, 'status', payment.status, intent.status, { isMended: true })
  else if (isOver && intent.status.startsWith('requires_')) await giveUp(ctx, payment)
}

/** Nothing else ends what is begun for them: a visit has its time to be paid in, a gift card its day. */
const isAbandoned = ({ isFee, tipOf, begunAt }: PaymentRow, now: Date) =>
  (isFee || tipOf !== null) && now.getTime() - begunAt.getTime() > day

/** A tip can be given again, and a fee stays owed: only the processor is told that nobody pays now. */
async function giveUp(ctx: Ctx, payment: PaymentRow) {
  if (payment.isFee) return cancelIntent(ctx, payment)
  await withLockedPayment(ctx, payment, closePayment)
  await endIntent(ctx, payment)
}

/** Told to the processor, so that nobody can pay it any more; what was paid all the same is found and given back. */
export async function endIntent(ctx: Ctx, { paymentId }: Pick<PaymentRow, 'paymentId'>): Promise<void> {
  // Once cards are charged again, the minute's reconciliation says it.
  if (ctx.app.cards === null) return
  const payment = await findPayment(ctx, paymentId)
  if (payment?.status === 'closing') await cancelIntent(ctx, payment)
}

export async function cancelIntent(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const { intent, account } = payment
  if (intent === null) return
  try {
    const ended = await ask(ctx, (api) => api.paymentIntents.cancel(intent, {}, { stripeAccount: account }))
    await applyIntent(ctx, ended, account)
  } catch (error) {
    // Paid, under way or ended already: it says which.
    if (refusalCode(error) !== 'payment_intent_unexpected_state') throw error
    await applyIntent(ctx, await retrieveIntent(ctx, payment), account)
  }
}
