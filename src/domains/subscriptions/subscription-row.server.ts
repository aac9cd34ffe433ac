import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { closePayment } from '../payments/payment-of-booking.server.ts'
import { findPaymentOfSubscription } from '../payments/payment-row.server.ts'
import { closeRenewalCard } from '../payments/renewal-card.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import type { Benefits, SubscriptionUse } from './contract.ts'
import { subscriptions as en } from './texts/en.ts'

/** What a period costs and gives. */
export type Terms = {
  planId: string
  priceMinor: number
  months: number
  uses: number
  serviceIds: string[]
  rollsOver: boolean
  /** null: it is a membership. */
  benefits: Benefits | null
}

export const isSame = (one: Terms, other: Terms) =>
  one.planId === other.planId &&
  one.priceMinor === other.priceMinor &&
  one.months === other.months &&
  one.uses === other.uses &&
  one.rollsOver === other.rollsOver &&
  JSON.stringify(one.benefits) === JSON.stringify(other.benefits) &&
  one.serviceIds.join() === other.serviceIds.join()

export type SubscriptionRow = Terms & {
  providerId: string
  subscriptionId: string
  customerId: string
  currency: string
  status: 'unpaid' | 'active' | 'ended'
  startsAt: Date | null
  endsAt: Date | null
  trialEndsAt: Date | null
  /** Whose trial it began with. */
  trialPlanId: string | null
  createdAt: Date
  usesLeft: number
  renews: boolean
  /** From its next period on: another plan of the same provider. */
  next: Terms | null
  /** How many were paid. */
  periods: number
  cancelledAt: Date | null
  graceUntil: Date | null
  renewAt: Date | null
  /** From its next period on. */
  pauseMonths: number | null
  /** It has begun. */
  pausedUntil: Date | null
}

const columns = (
  provider: RawBuilder<unknown>,
) => sql`u.provider_id as "providerId", u.subscription_id as "subscriptionId", u.customer_id as "customerId",
  u.plan_id as "planId", u.currency, u.price_minor as "priceMinor", u.uses, u.service_ids::text[] as "serviceIds", u.status, u.starts_at as "startsAt",
  u.ends_at as "endsAt", u.trial_ends_at as "trialEndsAt", u.trial_plan_id as "trialPlanId", u.created_at as "createdAt", u.months, u.renews, u.rolls_over as "rollsOver", u.benefits, u.periods, u.cancelled_at as "cancelledAt",
  u.grace_until as "graceUntil", u.pause_months as "pauseMonths", u.paused_until as "pausedUntil", u.renew_at as "renewAt", (select coalesce(sum(e.uses), 0) from subscription_entry e
    where e.provider_id = ${provider} and e.subscription_id = u.subscription_id)::int as "usesLeft",
  (select json_build_object('planId', n.plan_id, 'priceMinor', n.price_minor, 'months', n.months, 'uses', n.uses,
      'serviceIds', n.service_ids, 'rollsOver', n.rolls_over, 'benefits', n.benefits) from subscription_change n
    where n.provider_id = ${provider} and n.subscription_id = u.subscription_id) as next`

export const membershipNotFound = () =>
  new AppError('not_found', 'membership_not_found', en.errors.membership_not_found)

type Key = Pick<SubscriptionRow, 'providerId' | 'subscriptionId'>

/** Of all providers, or of the one that is named. */
export async function readRows(
  ctx: Ctx,
  which: RawBuilder<unknown>,
  providerId: string | null = null,
): Promise<SubscriptionRow[]> {
  const provider = providerId === null ? sql.ref('u.provider_id') : sql`${providerId}`
  const isTheirs = providerId === null ? sql`` : sql`u.provider_id = ${providerId} and`
  const { rows } = await sql<SubscriptionRow>`select ${columns(provider)} from subscription u
    where ${isTheirs} ${which}`.execute(ctx.db)
  return rows
}

/** Of one customer, with whomever. */
export async function readRowsOf(
  ctx: Ctx,
  customerId: string,
  which: RawBuilder<unknown>,
  providerId: string | null = null,
): Promise<SubscriptionRow[]> {
  const providers = await findProvidersOf(ctx.db, customerId)
  const own = sql`u.provider_id = any(${providers}::uuid[]) and u.customer_id = ${customerId} and ${which}`
  return readRows(ctx, own, providerId)
}

/** Those that have begun with a trial, of the same seller: one is enough, of whichever of their plans. The platform is one. */
export function hadTrial({ providerId, benefits }: Pick<SubscriptionRow, 'providerId' | 'benefits'>) {
  const ofSeller =
    benefits === null ? sql`u.provider_id = ${providerId} and u.benefits is null` : sql`u.benefits is not null`
  return sql`u.trial_ends_at is not null and u.starts_at is not null and ${ofSeller}`
}

/** Without an id: the plan of the platform that they have. */
export async function findOwn(ctx: UserCtx, subscriptionId: string | undefined): Promise<SubscriptionRow> {
  const which =
    subscriptionId === undefined
      ? sql`u.benefits is not null
          order by array_position(array['active', 'unpaid', 'ended'], u.status), u.created_at desc limit 1`
      : sql`u.subscription_id = ${subscriptionId}`
  const [row] = await readRowsOf(ctx, ctx.actor.accountId, which)
  if (!row) throw membershipNotFound()
  return row
}

/** With its provider locked: whoever takes a use of it, ends it or gives it back waits for each other there. */
export async function readLocked(tx: Ctx, { providerId, subscriptionId }: Key): Promise<SubscriptionRow | null> {
  const [row] = await readRows(tx, sql`u.subscription_id = ${subscriptionId} for update`, providerId)
  return row ?? null
}

export function withLockedSubscription<C extends Ctx, T>(
  ctx: C,
  key: Key,
  work: (tx: C, row: SubscriptionRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (locked) => {
    await lockProvider(locked, key.providerId)
    const row = await readLocked(locked, key)
    if (!row) throw membershipNotFound()
    return work({ ...locked, now: await databaseNow(locked) }, row)
  })
}

type NewEntry = Key & { kind: SubscriptionUse['kind']; uses: number; bookingId?: string; period?: number }

/** False: it was entered before. */
export async function enter(
  tx: Ctx,
  { providerId, subscriptionId, kind, uses, bookingId, period }: NewEntry,
): Promise<boolean> {
  // The platform's plan pays for no visits.
  if (uses === 0) return false
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('subscription_entry')
    .values({
      provider_id: providerId,
      entry_id: randomUUIDv7(),
      subscription_id: subscriptionId,
      kind,
      uses,
      booking_id: bookingId ?? null,
      period: period ?? null,
      posted_at: tx.now,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** It goes on as it is. With it locked. */
export async function dropChange(tx: Ctx, { providerId, subscriptionId }: Key): Promise<void> {
  await sql`delete from subscription_change
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
}

/** Another plan at once that is not paid yet is none any more. With it locked. */
export async function closeChanges(tx: Ctx, { providerId, subscriptionId }: Key): Promise<void> {
  const { rows } = await sql<{ paymentId: string }>`select payment_id as "paymentId" from payment
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and is_change
      and status in ('open', 'processing')`.execute(tx.db)
  await sql`update subscription_upgrade set left_at = ${tx.now} where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and begun_at is null and left_at is null`.execute(tx.db)
  for (const { paymentId } of rows) await closePayment(tx, { providerId, paymentId })
}

/** The payment of its period, or that of another plan for the rest of it. */
export async function isDisputed(tx: Ctx, { providerId, subscriptionId, periods }: SubscriptionRow): Promise<boolean> {
  const { rows } =
    await sql`select from payment where provider_id = ${providerId} and subscription_id = ${subscriptionId}
    and period = ${periods} and dispute = 'open' limit 1`.execute(tx.db)
  return rows.length > 0
}

/** What is left of it is nobody's any more, and nothing more is paid for it. With it locked. */
export async function end(tx: Ctx, row: SubscriptionRow, kind: 'lapsed' | 'taken_back'): Promise<void> {
  const { providerId, subscriptionId, usesLeft, renews, periods } = row
  await sql`update subscription set status = 'ended', renew_at = null, grace_until = null, pause_months = null, paused_until = null
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
  const period = renews ? { period: periods } : {}
  if (usesLeft > 0) await enter(tx, { providerId, subscriptionId, kind, uses: -usesLeft, ...period })
  if (!renews) return
  await dropChange(tx, row)
  await closeChanges(tx, row)
  await sql`delete from subscription_notice
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
  const payment = await findPaymentOfSubscription(tx, providerId, subscriptionId)
  if (payment) await closePayment(tx, payment)
  await closeRenewalCard(tx, row)
}
