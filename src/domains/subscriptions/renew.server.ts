import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { renewalDue } from '../payments/events.ts'
import { takesMoney } from '../payments/paid-for.server.ts'
import { openPayment } from '../payments/payment-of-booking.server.ts'
import { findPaymentOfSubscription, leftOf, type PaymentRow } from '../payments/payment-row.server.ts'
import { askAgain } from '../payments/reconcile.server.ts'
import { renewalOver } from './events.ts'
import { graceDays, nextTry, rolledOver } from './rules.ts'
import { end, enter, readRows, type SubscriptionRow, withLockedSubscription } from './subscription-row.server.ts'

/**
 * Where a period ends: at the midnight that begins the day of the month on which it was bought, or the month's last where
 * there is none. Counted from the first day, so that a short month shortens no other; the first one that is still to come,
 * so that nobody pays for months in which nothing was asked of them.
 */
const periodEnd = (startsAt: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`(select min(e.at)
  from generate_series(1, 1200) k, lateral (select (date_trunc('day', ${startsAt} at time zone p.timezone)
    + make_interval(months => k * u.months)) at time zone p.timezone as at) e where e.at > ${after})`

/** It is paid for the first time: with it locked. */
export async function beginPeriods(tx: Ctx, { providerId, subscriptionId, uses }: SubscriptionRow): Promise<void> {
  const now = sql`${tx.now}::timestamptz`
  await sql`update subscription u set status = 'active', periods = 1, starts_at = n.starts_at, ends_at = n.ends_at,
      renew_at = n.ends_at
    from (select ${now} as starts_at, ${periodEnd(now, now)} as ends_at from subscription u
      join provider p on p.provider_id = ${providerId}
      where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}) n
    where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(tx.db)
  await enter(tx, { providerId, subscriptionId, kind: 'granted', uses, period: 1 })
}

/** The next period is paid. False: it is not wanted any more, and the money goes back. */
export async function renew(tx: Ctx, row: SubscriptionRow, period: number): Promise<boolean> {
  const { providerId, subscriptionId, status, periods, cancelledAt, usesLeft, uses } = row
  if (status !== 'active' || cancelledAt !== null || period !== periods + 1) return false
  const lapsed = usesLeft - rolledOver(row)
  if (lapsed > 0) await enter(tx, { providerId, subscriptionId, kind: 'lapsed', uses: -lapsed, period: periods })
  await enter(tx, { providerId, subscriptionId, kind: 'granted', uses, period })
  // A provider who has moved west has the same midnight some hours later: it is none that is still to be paid for.
  const after = sql`greatest(${tx.now}::timestamptz, u.ends_at + interval '15 days')`
  await sql`update subscription u set periods = ${period}, ends_at = n.ends_at, renew_at = n.ends_at, grace_until = null
    from (select ${periodEnd(sql`u.starts_at`, after)} as ends_at from subscription u
      join provider p on p.provider_id = ${providerId}
      where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}) n
    where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(tx.db)
  return true
}

const batch = 200

/** Whose period is over is to be paid again, is tried again, or has ended. */
export async function renewDue(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const due = await readRows(ctx, sql`u.renew_at <= ${now} order by u.renew_at limit ${batch}`)
  for (const found of due)
    await act(ctx, found, now).catch((err: unknown) =>
      // One that fails keeps no other waiting, and is due the next time.
      ctx.log.error({ err, subscriptionId: found.subscriptionId }, 'a membership could not be renewed'),
    )
}

async function act(ctx: Ctx, found: SubscriptionRow, now: Date): Promise<void> {
  const { providerId, subscriptionId, periods, graceUntil } = found
  if (graceUntil !== null && graceUntil <= now) {
    const last = await findPaymentOfSubscription(ctx, providerId, subscriptionId)
    if (last && last.period > periods) await askAgain(ctx, last)
  }
  await withLockedSubscription(ctx, found, goOn)
}

async function goOn(tx: Ctx, row: SubscriptionRow): Promise<void> {
  if (row.renewAt === null || row.renewAt > tx.now) return
  if (row.graceUntil !== null && row.graceUntil <= tx.now) return endUnpaid(tx, row)
  const { providerId, subscriptionId, periods } = row
  const last = await findPaymentOfSubscription(tx, providerId, subscriptionId)
  if (last && last.period > periods) return tryAgain(tx, row, last)
  const graceUntil = row.graceUntil ?? (await weekFrom(tx, row))
  // It may be a matter of hours, as with a suspension.
  if (!last || !(await canBePaid(tx, row, last))) return wait(tx, row, graceUntil)
  const paymentId = await openPayment(tx, {
    ...{ providerId, subscriptionId, customerId: row.customerId, period: periods + 1 },
    ...{ currency: last.currency, amountMinor: row.priceMinor },
  })
  await wait(tx, row, graceUntil)
  await emit(tx, renewalDue, { providerId, paymentId, attempt: 1 })
}

async function tryAgain(tx: Ctx, row: SubscriptionRow, { providerId, paymentId, tries, status }: PaymentRow) {
  await wait(tx, row, row.graceUntil ?? (await weekFrom(tx, row)))
  if (status === 'open' || status === 'processing')
    await emit(tx, renewalDue, { providerId, paymentId, attempt: tries + 1 })
}

async function wait(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow, graceUntil: Date) {
  await sql`update subscription set grace_until = ${graceUntil}, renew_at = ${nextTry(graceUntil, tx.now)}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
}

/** Until the midnight a week after this day's, where the provider is. */
async function weekFrom(tx: Ctx, { providerId }: SubscriptionRow): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select (date_trunc('day', ${tx.now}::timestamptz at time zone p.timezone)
      + make_interval(days => ${graceDays})) at time zone p.timezone as at
    from provider p where p.provider_id = ${providerId}`.execute(tx.db)
  return rows[0]?.at ?? tx.now
}

/** Nobody pays for what is not to be had, nor while their bank wants back what they have paid. */
async function canBePaid(tx: Ctx, row: SubscriptionRow, last: PaymentRow): Promise<boolean> {
  const { providerId, customerId, serviceIds } = row
  if (last.dispute === 'open' || leftOf(last) === 0) return false
  const { rows } = await sql`select from account c where c.account_id = ${customerId} and c.status = 'active'
    and exists (select from service s where s.provider_id = ${providerId} and s.is_active
      and s.service_id = any(${serviceIds}::uuid[]))`.execute(tx.db)
  return rows.length > 0 && (await takesMoney(tx, providerId)) && takesCharges(tx, providerId)
}

async function endUnpaid(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const { providerId, subscriptionId } = row
  await end(tx, row, 'lapsed')
  await emit(tx, renewalOver, { providerId, subscriptionId, why: 'unpaid' })
}
