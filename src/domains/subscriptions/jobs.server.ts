import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { accountDeleted } from '../identity/events.ts'
import {
  membershipChanged,
  membershipRenewed,
  membershipSold,
  paymentReturned,
  renewalRefused,
} from '../payments/events.ts'
import {
  takesMoney,
  whenChargedNext,
  whenPaid,
  whenRenewalIsDue,
  whenTrialBegins,
} from '../payments/paid-for.server.ts'
import { closePayment } from '../payments/payment-of-booking.server.ts'
import { findPayment, findPaymentOfSubscription, leftOf } from '../payments/payment-row.server.ts'
import { pauseChosen, planChosen, planNoticed, renewalOver, trialBegun } from './events.ts'
import { giveBack, giveBackChange, visitsLeft } from './give-back.server.ts'
import { tellOfNotices } from './notices.server.ts'
import { announcedNext, paidNext } from './paid-next.rules.ts'
import { consentIn, noticedIn } from './plan-terms.server.ts'
import { sellsPlatformPlan } from './platform-plan.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { beginFree, beginPeriods, isDue, renew, renewDue } from './renew.server.ts'
import {
  end,
  enter,
  readLocked,
  readRows,
  type SubscriptionRow,
  withLockedSubscription,
} from './subscription-row.server.ts'
import {
  mailBegun,
  mailChangedNow,
  mailChosen,
  mailOver,
  mailPaused,
  mailRefused,
  mailRenewed,
  mailTrial,
  remindOfRenewals,
} from './tell-member.server.ts'
import { beginUpgrade, undoUpgrade } from './upgrade.server.ts'

const batch = 200
/** One that nobody pays is none any more; paid all the same, it is one. */
const unpaidHours = 24
/** So long another plan at once can be paid. */
const changeHours = 1

export const subscriptions: Subscription[] = [
  subscribe(membershipSold, 'membership-mail', mailBegun),
  subscribe(membershipChanged, 'membership-changed-now-mail', mailChangedNow),
  subscribe(membershipRenewed, 'membership-renewed-mail', mailRenewed),
  subscribe(renewalRefused, 'membership-refused-mail', mailRefused),
  subscribe(trialBegun, 'membership-trial-mail', mailTrial),
  subscribe(pauseChosen, 'membership-pause-mail', mailPaused),
  subscribe(planNoticed, 'membership-notices', tellOfNotices),
  subscribe(planChosen, 'membership-changed-mail', mailChosen),
  subscribe(renewalOver, 'membership-over-mail', mailOver),
  subscribe(paymentReturned, 'membership-money', endReturned),
  subscribe(accountDeleted, 'memberships-of-deleted-account', giveBackAllOf),
]

export const schedules: Schedule[] = [
  { queue: 'membership-unpaid', cron: '*/10 * * * *', isWanted: () => true, run: endUnpaid },
  { queue: 'membership-over', cron: '*/10 * * * *', isWanted: () => true, run: endOver },
  { queue: 'membership-renewal', cron: '* * * * *', isWanted: () => true, run: renewDue },
  { queue: 'membership-notice', cron: '*/10 * * * *', isWanted: () => true, run: tellOfNotices },
  { queue: 'membership-reminder', cron: '23 * * * *', isWanted: () => true, run: remindOfRenewals },
]

/** One that does not renew is good until the end of the day, where its provider is, that many months on. */
whenPaid('subscription', async (tx, { providerId, id: subscriptionId, period = 1, changeId }) => {
  const row = await readLocked(tx, { providerId, subscriptionId })
  if (!row) return false
  if (!(await takesMoney(tx, providerId)) || !(await hasCustomer(tx, row))) return leave(tx, row)
  if (changeId !== undefined) return beginUpgrade(tx, row, changeId)
  if (period > 1) return renew(tx, row, period)
  if (row.startsAt !== null) return false
  if (!(await isSold(tx, row))) return leave(tx, row)
  if (row.renews) {
    // Its card is forgotten already.
    if (row.status !== 'unpaid') return false
    await beginPeriods(tx, row)
    return true
  }
  await sql`update subscription u set status = 'active', periods = 1, starts_at = ${tx.now},
      ends_at = (date_trunc('day', ${tx.now}::timestamptz at time zone p.timezone) + make_interval(months => u.months, days => 1))
        at time zone p.timezone
    from provider p where p.provider_id = ${providerId} and u.provider_id = ${providerId}
      and u.subscription_id = ${subscriptionId}`.execute(tx.db)
  await enter(tx, { providerId, subscriptionId, kind: 'granted', uses: row.uses })
  return true
})

/** Nobody has two of the same plan: which is asked where it is chosen, and there is one that waits. */
whenTrialBegins(async (tx, { providerId, id: subscriptionId }) => {
  const row = await readLocked(tx, { providerId, subscriptionId })
  if (!row) return false
  const isWanted =
    (await takesMoney(tx, providerId)) &&
    (await hasCustomer(tx, row)) &&
    (await isSold(tx, row)) &&
    (await beginFree(tx, row))
  return isWanted || leave(tx, row)
})

/** What was given for it goes back: whoever asks for it again begins anew. */
async function leave(tx: Ctx, row: SubscriptionRow): Promise<false> {
  if (row.status === 'unpaid') await end(tx, row, 'lapsed')
  return false
}

whenRenewalIsDue(async (tx, { providerId, id: subscriptionId, period }) => {
  const row = await readLocked(tx, { providerId, subscriptionId })
  return row !== null && isDue(tx, row, period)
})

/** As it is shown to whoever has it. */
whenChargedNext(async (ctx, subscriptionId, language) => {
  const one = await readOne(ctx, subscriptionId)
  const dateTime = one.pause?.until ?? one.endsAt
  // What is owed was said already, and is tried again when the clock says.
  if (dateTime === null || one.renewal?.state === 'unpaid') return null
  const announced = one.next === null ? announcedNext(one) : null
  return {
    ...paidNext(one),
    dateTime,
    // As it will be kept when it is asked for.
    consent: announced && consentIn(language, { ...one, ...announced }, dateTime.slice(0, 19)).split('\n'),
    announced: one.next === null && announced === null && one.notice ? noticedIn(language, one) : null,
  }
})

/** The platform's plan is begun with nobody whom its operator does not name any more. */
const isSold = async (tx: Ctx, { benefits, providerId }: SubscriptionRow) =>
  benefits === null || sellsPlatformPlan(tx, providerId)

/** Whoever has left can use it no more. */
async function hasCustomer(tx: Ctx, { customerId }: SubscriptionRow): Promise<boolean> {
  const { rows } = await sql`select from account where account_id = ${customerId} and status <> 'deleted'`.execute(
    tx.db,
  )
  return rows.length > 0
}

async function endUnpaid(ctx: Ctx): Promise<void> {
  const since = new Date((await databaseNow(ctx)).getTime() - unpaidHours * 3_600_000)
  const old = await readRows(
    ctx,
    sql`u.status = 'unpaid' and u.created_at < ${since} order by u.created_at limit ${batch}`,
  )
  await closeOldChanges(ctx)
  for (const found of old)
    await withLockedSubscription(ctx, found, async (tx, row) => {
      if (row.status !== 'unpaid') return
      await end(tx, row, 'lapsed')
      const payment = await findPaymentOfSubscription(tx, row.providerId, row.subscriptionId)
      if (payment) await closePayment(tx, payment)
    })
}

/** What was shown is what is charged: a day later it is another sum. */
async function closeOldChanges(ctx: Ctx): Promise<void> {
  const since = new Date((await databaseNow(ctx)).getTime() - changeHours * 3_600_000)
  const { rows } = await sql<{ providerId: string; subscriptionId: string; paymentId: string }>`
    select provider_id as "providerId", subscription_id as "subscriptionId", payment_id as "paymentId" from payment
    where is_change and status in ('open', 'processing') and created_at < ${since}
    order by created_at limit ${batch}`.execute(ctx.db)
  for (const { paymentId, ...key } of rows)
    await withLockedSubscription(ctx, key, (tx, row) => closePayment(tx, { ...row, paymentId }))
}

/** What is left at the end lapses; of one that renews, once it is cancelled. */
export async function endOver(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const over = await readRows(
    ctx,
    sql`u.status = 'active' and u.ends_at <= ${now} and u.renew_at is null order by u.ends_at limit ${batch}`,
  )
  for (const found of over)
    await withLockedSubscription(ctx, found, async (tx, row) => {
      if (row.status === 'active' && row.endsAt && row.endsAt <= tx.now && row.renewAt === null)
        await end(tx, row, 'lapsed')
    })
}

/** All of its money has gone back, whoever has given it: it is good for nothing any more. */
async function endReturned(ctx: Ctx, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment?.subscriptionId || payment.capturedMinor === 0 || leftOf(payment) > 0) return
  const { providerId, subscriptionId } = payment
  if (payment.isChange) return undoUpgrade(ctx, { ...payment, subscriptionId })
  await withLockedSubscription(ctx, { providerId, subscriptionId }, async (tx, row) => {
    const now = await findPaymentOfSubscription(tx, providerId, subscriptionId, row.periods)
    // A period that is long over is money and no more.
    if (row.status !== 'active' || payment.period !== row.periods || !now || leftOf(now) > 0) return
    await end(tx, row, 'taken_back')
    // Nobody pays for another plan of what is not to be had.
    await giveBackChange(tx, row, visitsLeft(tx, row))
  })
}

/** Nobody is left to visit: what the visits that were not had were worth goes back, of the platform's plan what the rest of its time is. Of whoever has left, nothing does. */
export async function giveBackAllOf(ctx: Ctx, left: { providerId: string | null; accountId: string }): Promise<void> {
  const { providerId, accountId } = left
  const which = sql`u.status = 'active' and (u.provider_id = ${providerId} or u.customer_id = ${accountId})`
  let failure: unknown = null
  for (const found of await readRows(ctx, which))
    await withLockedSubscription(ctx, found, async (tx, row) => {
      if (row.status !== 'active') return
      await (row.providerId === providerId ? giveBack(tx, row) : end(tx, row, 'lapsed'))
    }).catch((error: unknown) => {
      // One that fails keeps no other waiting, and is tried again.
      failure = error
    })
  if (failure !== null) throw failure
}
