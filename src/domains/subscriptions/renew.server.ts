import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { isGone, takesCharges } from '../payments/card-account.server.ts'
import { renewalDue } from '../payments/events.ts'
import { takesMoney } from '../payments/paid-for.server.ts'
import { closePayment, openPayment } from '../payments/payment-of-booking.server.ts'
import { findPaymentOfSubscription, leftOf, type PaymentRow } from '../payments/payment-row.server.ts'
import { askAgain } from '../payments/reconcile.server.ts'
import { renewalOver, trialBegun } from './events.ts'
import { giveBack } from './give-back.server.ts'
import { takeNotice } from './notices.server.ts'
import { beginPause, endPause, periodEnd } from './periods.server.ts'
import { daysToPay, dueStep, lookAgainAt, mostDaysUnpaid, mostTries, nextTry, rolledOver } from './rules.ts'
import {
  dropChange,
  end,
  enter,
  hadTrial,
  isDisputed,
  readRows,
  readRowsOf,
  type SubscriptionRow,
  withLockedSubscription,
} from './subscription-row.server.ts'

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

/** A card is kept for it: until its trial ends it is had for nothing, and its periods are counted from there. With it locked. False: it is over, or they have had one. */
export async function beginFree(tx: Ctx, row: SubscriptionRow): Promise<boolean> {
  const { providerId, subscriptionId, uses, trialEndsAt } = row
  if (row.status !== 'unpaid' || trialEndsAt === null || trialEndsAt <= tx.now) return false
  await lockAccount(tx, row.customerId)
  if (await hasHadTrial(tx, row)) return false
  await sql`update subscription set status = 'active', periods = 1, starts_at = ${tx.now}, ends_at = ${trialEndsAt},
      counted_from = ${trialEndsAt}, renew_at = ${trialEndsAt}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
  await enter(tx, { providerId, subscriptionId, kind: 'granted', uses, period: 1 })
  await emit(tx, trialBegun, { providerId, subscriptionId })
  return true
}

async function hasHadTrial(tx: Ctx, { providerId, customerId, benefits }: SubscriptionRow): Promise<boolean> {
  const ofSeller = benefits === null ? providerId : null
  const [had] = await readRowsOf(tx, customerId, sql`${hadTrial({ providerId, benefits })} limit 1`, ofSeller)
  return had !== undefined
}

/** The next period is paid. False: it is not wanted any more, and the money goes back. */
export async function renew(tx: Ctx, row: SubscriptionRow, period: number): Promise<boolean> {
  const { providerId, subscriptionId, status, periods, cancelledAt, usesLeft, next } = row
  if (status !== 'active' || cancelledAt !== null || period !== periods + 1) return false
  // It was asked for anew, at another price.
  const asked = await findPaymentOfSubscription(tx, providerId, subscriptionId, period)
  if (asked && asked.status !== 'succeeded') return false
  const lapsed = usesLeft - rolledOver(row)
  if (lapsed > 0) await enter(tx, { providerId, subscriptionId, kind: 'lapsed', uses: -lapsed, period: periods })
  const { uses } = next ?? row
  await enter(tx, { providerId, subscriptionId, kind: 'granted', uses, period })
  if (next) await goOnWithNext(tx, row)
  // A provider who has moved west has the same midnight some hours later: it is none that is still to be paid for.
  const after = sql`greatest(${tx.now}::timestamptz, coalesce(u.resumed_at, u.ends_at) + interval '15 days')`
  await sql`update subscription u set periods = ${period}, ends_at = n.ends_at, renew_at = n.ends_at, grace_until = null,
      resumed_at = null, rolled_over = ${row.rollsOver}
    from (select ${periodEnd(sql`coalesce(u.counted_from, u.starts_at)`, after)} as ends_at from subscription u
      join provider p on p.provider_id = ${providerId}
      where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}) n
    where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(tx.db)
  return true
}

/** From this period on it is what was agreed to; a year is counted from the day on which it begins, a month from then on as well. */
async function goOnWithNext(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const { providerId, subscriptionId } = row
  await sql`update subscription u set plan_id = n.plan_id, name = n.name, price_minor = n.price_minor, months = n.months,
      uses = n.uses, service_ids = n.service_ids, benefits = n.benefits, rolls_over = n.rolls_over, consent = n.consent,
      consent_language = n.consent_language, agreed_at = n.agreed_at,
      counted_from = case when n.months = u.months then u.counted_from else u.ends_at end
    from subscription_change n where n.provider_id = ${providerId} and n.subscription_id = ${subscriptionId}
      and u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(tx.db)
  await dropChange(tx, row)
}

const batch = 200
/** When one that has failed is due again. */
const againMs = 10 * 60_000

/** Whose period is over is to be paid again, is tried again, or has ended. */
export async function renewDue(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const due = await readRows(ctx, sql`u.renew_at <= ${now} order by u.renew_at limit ${batch}`)
  for (const found of due)
    await act(ctx, found, now).catch(async (err: unknown) => {
      ctx.log.error({ err, subscriptionId: found.subscriptionId }, 'a membership could not be renewed')
      // However many fail, the others have their turn.
      const { providerId, subscriptionId, renewAt } = found
      await sql`update subscription set renew_at = ${new Date(now.getTime() + againMs)}
        where provider_id = ${providerId} and subscription_id = ${subscriptionId} and renew_at = ${renewAt}`.execute(
        ctx.db,
      )
    })
}

async function act(ctx: Ctx, found: SubscriptionRow, now: Date): Promise<void> {
  const { providerId, subscriptionId, periods, graceUntil } = found
  if (graceUntil !== null && graceUntil <= now) {
    const last = await findPaymentOfSubscription(ctx, providerId, subscriptionId)
    if (last && last.period > periods)
      await askAgain(ctx, last).catch((error: unknown) => {
        // Nobody can say any more whether it was paid; if it was, it goes back.
        if (!isGone(error)) throw error
      })
  }
  await withLockedSubscription(ctx, found, goOn)
}

async function goOn(tx: Ctx, found: SubscriptionRow): Promise<void> {
  const step = dueStep(found, tx.now)
  if (step === null) return
  if (step === 'end' && !(await isOwedTry(tx, found))) return endUnpaid(tx, found)
  if (step === 'pause') return beginPause(tx, found)
  const isAsked = found.graceUntil !== null || found.endsAt === null
  // What was announced holds for what is asked for from now on, and for nothing that is asked for already.
  const row = isAsked ? found : await takeNotice(tx, found, found.pausedUntil ?? found.endsAt ?? tx.now)
  if (row.pausedUntil !== null) await endPause(tx, row)
  const { providerId, subscriptionId, periods } = row
  const last = await findPaymentOfSubscription(tx, providerId, subscriptionId)
  const begun = last !== null && last.period > periods ? last : null
  const isOpen = begun?.status === 'open' || begun?.status === 'processing'
  // What came while it was not to be paid has gone back, or somebody has cancelled it at the processor.
  const isLeft = begun === null || begun.status === 'closed' || (begun.capturedMinor > 0 && leftOf(begun) === 0)
  // It may be a matter of hours, as with a suspension.
  if (!(isOpen || isLeft) || !(await canBePaid(tx, row))) return lookAgain(tx, row)
  await wait(tx, row)
  if (!isOpen) return askFor(tx, row, begun)
  await emit(tx, renewalDue, { providerId, paymentId: begun.paymentId, attempt: begun.tries + 1 })
}

async function askFor(tx: Ctx, row: SubscriptionRow, before: PaymentRow | null): Promise<void> {
  const { providerId, subscriptionId, periods } = row
  const paymentId = await openPayment(tx, {
    ...{ providerId, subscriptionId, customerId: row.customerId, period: periods + 1 },
    planId: (row.next ?? row).planId,
    ...(before && { askedAgain: before.askedAgain + 1 }),
    ...{ currency: row.currency, amountMinor: (row.next ?? row).priceMinor },
  })
  await emit(tx, renewalDue, { providerId, paymentId, attempt: 1 })
}

/** The next period is owed, and costs something else than was asked for. With it locked. */
export async function askAnew(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const { providerId, subscriptionId, periods } = row
  const last = await findPaymentOfSubscription(tx, providerId, subscriptionId)
  if (!last || last.period <= periods || !['open', 'processing'].includes(last.status)) return
  await closePayment(tx, last)
  // Else it is with the next try.
  if (await canBePaid(tx, row)) await askFor(tx, row, last)
}

/** It is tried now, and there is time for the tries that are left. */
async function wait(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const tries = await triesOf(tx, row)
  const whole = new Date(
    Math.min((await midnightIn(tx, row, tries.asked)).getTime(), lastDayOf(tries, tx.now).getTime()),
  )
  const graceUntil = row.graceUntil !== null && row.graceUntil > whole ? row.graceUntil : whole
  await lookAt(tx, row, graceUntil, nextTry(graceUntil, tx.now))
}

/** No try is lost meanwhile. */
async function lookAgain(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const graceUntil = row.graceUntil ?? (await midnightIn(tx, row, 0))
  await lookAt(tx, row, graceUntil, lookAgainAt(graceUntil, tx.now))
}

async function lookAt(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow, graceUntil: Date, renewAt: Date) {
  await sql`update subscription set grace_until = ${graceUntil}, renew_at = ${renewAt}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
}

/** For the next period: in which a bank was asked, and in which its business could not be paid. `since`: when it was first asked for. */
type Tries = { asked: number; unasked: number; since: Date | null }

async function triesOf(tx: Ctx, { providerId, subscriptionId, periods }: SubscriptionRow): Promise<Tries> {
  const { rows } =
    await sql<Tries>`select coalesce(sum(tries - unasked) filter (where captured_minor = 0), 0)::int as asked,
      coalesce(sum(unasked), 0)::int as unasked, min(created_at) as since
    from payment where provider_id = ${providerId} and subscription_id = ${subscriptionId} and period = ${periods + 1}`.execute(
      tx.db,
    )
  return rows[0] ?? { asked: 0, unasked: 0, since: null }
}

/** Whose business can be paid now and then keeps nobody longer. */
const lastDayOf = ({ since }: Tries, now: Date) => new Date((since ?? now).getTime() + mostDaysUnpaid * 86_400_000)

/** The try in which nobody was asked is made up for. */
async function isOwedTry(tx: Ctx, row: SubscriptionRow): Promise<boolean> {
  const tries = await triesOf(tx, row)
  return tries.unasked > 0 && tries.asked < mostTries && tx.now < lastDayOf(tries, tx.now) && canBePaid(tx, row)
}

/** The midnight, where the provider is, until which it can be paid with a try of today after `tried` others; after the last it is a day. */
async function midnightIn(tx: Ctx, { providerId }: SubscriptionRow, tried: number): Promise<Date> {
  const days = daysToPay(tried)
  const { rows } = await sql<{ at: Date }>`select (date_trunc('day', (${tx.now}::timestamptz
      + make_interval(hours => ${days === 1 ? 22 : 0})) at time zone p.timezone)
      + make_interval(days => ${days})) at time zone p.timezone as at
    from provider p where p.provider_id = ${providerId}`.execute(tx.db)
  return rows[0]?.at ?? tx.now
}

/** Whether its card may be charged for that period now. With it locked. */
export async function isDue(tx: Ctx, row: SubscriptionRow, period: number): Promise<boolean> {
  const isNext =
    row.status === 'active' && row.cancelledAt === null && row.pausedUntil === null && period === row.periods + 1
  return isNext && canBePaid(tx, row)
}

/** Nobody pays for what is not to be had, nor while their bank wants back what they have paid. */
async function canBePaid(tx: Ctx, row: SubscriptionRow): Promise<boolean> {
  const { providerId, subscriptionId, customerId, periods } = row
  const paid = await findPaymentOfSubscription(tx, providerId, subscriptionId, periods)
  const isFree = row.trialEndsAt !== null && periods === 1
  if (paid ? leftOf(paid) === 0 : !isFree) return false
  if (await isDisputed(tx, row)) return false
  const { rows } = await sql`select from account where account_id = ${customerId} and status = 'active'`.execute(tx.db)
  return rows.length > 0 && isToBePaid(tx, row)
}

/** Whether its business offers what is to be paid, and takes cards. */
async function isToBePaid(tx: Ctx, row: SubscriptionRow): Promise<boolean> {
  const { providerId } = row
  const { serviceIds, benefits } = row.next ?? row
  const { rows } = await sql`select from service where provider_id = ${providerId} and is_active
    and service_id = any(${serviceIds}::uuid[]) limit 1`.execute(tx.db)
  return (benefits !== null || rows.length > 0) && (await takesMoney(tx, providerId)) && takesCharges(tx, providerId)
}

/** Where nobody could pay because of the business, what is left is worth its share: as when it leaves. */
async function endUnpaid(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const { providerId, subscriptionId } = row
  const { asked } = await triesOf(tx, row)
  await (asked === 0 && !(await isToBePaid(tx, row)) ? giveBack(tx, row) : end(tx, row, 'lapsed'))
  await emit(tx, renewalOver, { providerId, subscriptionId, why: 'unpaid' })
}
