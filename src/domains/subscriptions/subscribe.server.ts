import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { naming } from '../directories/directory.server.ts'
import { lockAccount, lockActiveAccount } from '../identity/lock-account.server.ts'
import { openRefund } from '../payments/open-refund.server.ts'
import { openPayment } from '../payments/payment-of-booking.server.ts'
import { findPayment, findPaymentOfSubscription, leftOf, withLockedPayment } from '../payments/payment-row.server.ts'
import { closeRenewalCard, openRenewalCard } from '../payments/renewal-card.server.ts'
import { requireCards } from '../payments/stripe.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { freePlan, type Subscription, type subscriptions } from './contract.ts'
import { renewalOver } from './events.ts'
import { consentIn } from './plan-terms.server.ts'
import { planNotFound, readSold, type SoldPlan } from './plans.server.ts'
import { findHeld, hasGiven, hasGivenBack, planIsYours } from './platform-plan.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { upgradeOfPeriod } from './read-upgrade.server.ts'
import { giveBackRefusal } from './rules.ts'
import {
  closeChanges,
  dropChange,
  end,
  findOwn,
  hadTrial,
  isSame,
  readRowsOf,
  type SubscriptionRow,
  withLockedSubscription,
} from './subscription-row.server.ts'
import { subscriptions as en } from './texts/en.ts'

type Input = z.output<typeof subscriptions.subscribe.input>
type Request = Omit<Input, 'idempotencyKey' | 'planId'> & { planId: string }

/** Made with what it is to be paid with; good for something once that is paid. */
export async function subscribeTo(ctx: UserCtx, { idempotencyKey, ...request }: Input): Promise<Subscription> {
  const { planId } = request
  if (planId === freePlan) throw new AppError('conflict', 'plan_is_free', en.errors.plan_is_free)
  requireCards(ctx)
  const id = await transaction(ctx, (outer) =>
    once(outer, 'subscriptions.subscribe', idempotencyKey, request, () =>
      transaction(outer, async (locked) => {
        const { rows } = await sql<{ providerId: string }>`select provider_id as "providerId" from plan
          where plan_id = ${planId}`.execute(locked.db)
        if (!rows[0]) throw planNotFound()
        const providerId = await lockProvider(locked, rows[0].providerId)
        await lockActiveAccount(locked, ctx.actor.accountId)
        return insert({ ...locked, now: await databaseNow(locked) }, providerId, { ...request, planId })
      }),
    ),
  )
  return readOne(ctx, id)
}

async function insert(tx: UserCtx, providerId: string, request: Request): Promise<string> {
  const { planId, price, version, trial, language = 'en' } = request
  const plan = await readSold(tx, { providerId, planId, price, version })
  const { currency, priceMinor, serviceIds, name, months, uses, renews, rollsOver, benefits } = plan
  const { accountId } = tx.actor
  const held = benefits === null ? null : await findOneHeld(tx, providerId)
  const begun = plan.trialDays > 0 && trial !== false ? await findTrial(tx, { providerId, planId, benefits }) : null
  const isUsed = begun !== null && begun.startsAt !== null
  if (isUsed && trial) throw new AppError('conflict', 'trial_used', en.errors.trial_used)
  const isTrial = plan.trialDays > 0 && trial !== false && !isUsed
  const trialEndsAt = isTrial ? await trialEnd(tx, plan, tx.now) : null
  const waiting = held ?? (isTrial ? begun : null)
  if (waiting) {
    // Asked for twice, there is one; by other terms it is left.
    if (await isAsked(tx, waiting, { ...plan, planId }, isTrial)) return waiting.subscriptionId
    await end(tx, waiting, 'lapsed')
  }
  const subscriptionId = randomUUIDv7()
  await naming(tx.db, { kind: 'subscription', id: subscriptionId, providerId, customerId: accountId })
    .insertInto('subscription')
    .values({
      provider_id: providerId,
      subscription_id: subscriptionId,
      plan_id: planId,
      customer_id: accountId,
      ...{
        name,
        price_minor: priceMinor,
        currency,
        months,
        uses,
        service_ids: serviceIds,
        renews,
        rolls_over: rollsOver,
        benefits: benefits && JSON.stringify(benefits),
      },
      consent: renews
        ? trialEndsAt === null
          ? consentIn(language, plan)
          : consentIn(language, plan, isoWithOffset(trialEndsAt, plan.timezone).slice(0, 19), true)
        : null,
      consent_language: renews ? language : null,
      trial_ends_at: trialEndsAt,
      trial_plan_id: trialEndsAt && planId,
      status: 'unpaid',
      created_at: tx.now,
    })
    .execute()
  // After a trial the first payment is that of the second period.
  if (trialEndsAt === null)
    await openPayment(tx, {
      ...{ providerId, subscriptionId, planId, customerId: accountId, currency, amountMinor: priceMinor },
    })
  if (renews) await openRenewalCard(tx, { providerId, subscriptionId, customerId: accountId })
  return subscriptionId
}

type OfPlan = Pick<SubscriptionRow, 'providerId' | 'planId' | 'benefits'>

/** The one that somebody has had of this seller, or has begun of this plan. With the account locked. */
async function findTrial(tx: UserCtx, { providerId, planId, benefits }: OfPlan): Promise<SubscriptionRow | null> {
  const [row] = await readRowsOf(
    tx,
    tx.actor.accountId,
    sql`(${hadTrial({ providerId, benefits })} or u.provider_id = ${providerId} and u.trial_plan_id = ${planId}
      and u.status = 'unpaid') order by u.starts_at nulls last limit 1`,
  )
  return row ?? null
}

/** Whether one that is not paid yet is by what is shown now. */
async function isAsked(tx: UserCtx, row: SubscriptionRow, plan: SoldPlan & { planId: string }, isTrial: boolean) {
  if (row.currency !== plan.currency || !isSame(row, plan)) return false
  // Cancelled at the processor, nobody can pay it.
  const payment = await findPaymentOfSubscription(tx, row.providerId, row.subscriptionId)
  if (payment?.status === 'closed') return false
  const trialEndsAt = isTrial ? await trialEnd(tx, plan, row.createdAt) : null
  return row.trialEndsAt?.getTime() === trialEndsAt?.getTime()
}

/** The midnight that begins the day, where the provider is, so many days on. */
async function trialEnd(tx: UserCtx, { trialDays, timezone }: SoldPlan, from: Date): Promise<Date> {
  const { rows } = await sql<{
    at: Date
  }>`select (date_trunc('day', ${from}::timestamptz at time zone ${timezone}::text)
    + make_interval(days => ${trialDays})) at time zone ${timezone}::text as at`.execute(tx.db)
  return rows[0]?.at ?? from
}

/** Of the platform's plan there is one at a time: one of this seller that is not paid yet. With the account locked. */
async function findOneHeld(tx: UserCtx, providerId: string): Promise<SubscriptionRow | null> {
  const held = await findHeld(tx)
  if (held !== null && (held.status === 'active' || held.providerId !== providerId)) throw planIsYours()
  return held
}

type Cancelled = { subscriptionId?: string | undefined; when?: 'end' | 'now' | undefined }

export async function cancelOwn(ctx: UserCtx, { subscriptionId: named, when }: Cancelled): Promise<Subscription> {
  const found = await findOwn(ctx, named)
  const { subscriptionId } = found
  await withLockedSubscription(ctx, found, async (tx, row) => {
    const isNow = (when ?? (row.renews ? 'end' : 'now')) === 'now'
    if (row.status !== 'active' || row.startsAt === null || row.endsAt === null)
      throw new AppError('conflict', 'membership_ended', en.errors.membership_ended)
    await (isNow ? giveBack(tx, row, row.startsAt) : endRenewing(tx, row, row.endsAt))
  })
  return readOne(ctx, subscriptionId)
}

/** Unused, and within 14 days. */
async function giveBack(tx: UserCtx, row: SubscriptionRow, startsAt: Date): Promise<void> {
  const { providerId, subscriptionId } = row
  if (row.benefits !== null) {
    // Who settles a visit gives its points under the same lock.
    await lockAccount(tx, row.customerId)
    if (await hasGiven(tx, row)) throw new AppError('conflict', 'membership_used', en.errors.membership_used)
    if (await hasGivenBack(tx, row)) throw new AppError('conflict', 'plan_given_back', en.errors.plan_given_back)
  }
  const refused = giveBackRefusal({ ...row, startsAt }, tx.now)
  if (refused === 'membership_used') throw new AppError('conflict', 'membership_used', en.errors.membership_used)
  if (refused === 'membership_kept') throw new AppError('conflict', 'membership_kept', en.errors.membership_kept)
  const upgrade = await upgradeOfPeriod(tx, row)
  const payments = [
    await findPaymentOfSubscription(tx, providerId, subscriptionId),
    upgrade && (await findPayment(tx, upgrade.paymentId)),
  ]
  for (const payment of payments.filter((one) => one !== null))
    await withLockedPayment(tx, payment, async (locked, now) => {
      const amountMinor = leftOf(now)
      // After a trial nothing may be paid yet.
      if (amountMinor > 0) await openRefund(locked, now, { amountMinor, reason: 'policy', askedBy: null })
    })
  await end(tx, row, 'taken_back')
}

/** What is paid stays good. Where the next period has begun and is not paid, nothing is left: what is charged for it all the same goes back. */
async function endRenewing(tx: UserCtx, row: SubscriptionRow, endsAt: Date): Promise<void> {
  const { providerId, subscriptionId, renews, cancelledAt } = row
  if (!renews) throw new AppError('conflict', 'membership_not_renewing', en.errors.membership_not_renewing)
  if (cancelledAt !== null) throw new AppError('conflict', 'membership_cancelled', en.errors.membership_cancelled)
  await sql`update subscription set cancelled_at = ${tx.now}, renew_at = null, grace_until = null, pause_months = null
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
  await dropChange(tx, row)
  await closeChanges(tx, row)
  if (endsAt <= tx.now) return end(tx, row, 'lapsed')
  // Cancelling is not undone, and what goes back needs no card that is kept.
  await closeRenewalCard(tx, row)
  await emit(tx, renewalOver, { providerId, subscriptionId, why: 'cancelled' })
}
