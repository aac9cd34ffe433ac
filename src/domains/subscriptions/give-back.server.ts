import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { giveBackWhenWon } from '../payments/give-back.server.ts'
import { openRefund } from '../payments/open-refund.server.ts'
import {
  findPayment,
  findPaymentOfSubscription,
  leftOf,
  type PaymentRow,
  withLockedPayment,
} from '../payments/payment-row.server.ts'
import { periodStart } from './periods.server.ts'
import { upgradeOfPeriod } from './read-upgrade.server.ts'
import { rolledOver, usableUntil, worthOfPeriod, worthOfTime } from './rules.ts'
import { end, type SubscriptionRow } from './subscription-row.server.ts'

/** The visits that are left are the latest: each is worth its share of the payment that gave it. */
export async function giveBack(tx: Ctx, row: SubscriptionRow): Promise<void> {
  const { providerId, subscriptionId } = row
  const from = row.benefits === null || row.endsAt === null ? null : await periodStart(tx, row)
  await end(tx, row, 'taken_back')
  if (from !== null && row.endsAt !== null) {
    const payment = await findPaymentOfSubscription(tx, providerId, subscriptionId, row.periods)
    if (payment) await giveBackOf(tx, payment, worthOfTime(payment.amountMinor, { from, until: row.endsAt }, tx.now))
    await giveBackChange(tx, row, 0)
    return
  }
  let left = visitsLeft(tx, row)
  for (let period = row.periods; period > 0 && left > 0; period--) {
    const of = await paidIn(tx, row, period)
    const { ownMinor, changeMinor, older } = worthOfPeriod(of, left)
    if (of.change) await giveBackOf(tx, of.change.payment, changeMinor)
    if (of.payment) await giveBackOf(tx, of.payment, ownMinor)
    left = older
  }
}

/** In a pause nothing is left but what stays for the next period. */
export function visitsLeft(tx: Ctx, row: SubscriptionRow): number {
  const isOver = row.endsAt !== null && usableUntil({ ...row, endsAt: row.endsAt }, tx.now) <= tx.now
  return isOver ? rolledOver(row) : row.usesLeft
}

/** Another plan at once, of the period in which it began: of time its share, of visits those that are left. */
export async function giveBackChange(tx: Ctx, row: SubscriptionRow, left: number): Promise<void> {
  const of = await paidIn(tx, row, row.periods)
  if (of.change === null) return
  const { payment, begunAt } = of.change
  const rest = row.benefits !== null && row.endsAt !== null && { from: begunAt, until: row.endsAt }
  const ofTime = rest ? worthOfTime(payment.amountMinor, rest, tx.now) : 0
  await giveBackOf(tx, payment, row.benefits === null ? worthOfPeriod(of, left).changeMinor : ofTime)
}

/** What was paid for a period, and the visits it gave. */
async function paidIn(tx: Ctx, row: SubscriptionRow, period: number) {
  const payment = await findPaymentOfSubscription(tx, row.providerId, row.subscriptionId, period)
  const upgrade = await upgradeOfPeriod(tx, row, period)
  const changed = upgrade && (await findPayment(tx, upgrade.paymentId))
  const change = upgrade && changed && { ...upgrade, priceMinor: changed.amountMinor, payment: changed }
  return { payment, priceMinor: payment?.amountMinor ?? 0, uses: await grantedIn(tx, row, period), change }
}

const giveBackOf = (tx: Ctx, payment: PaymentRow, worthMinor: number) =>
  withLockedPayment(tx, payment, async (locked, now) => {
    const amountMinor = Math.min(worthMinor, leftOf(now))
    if (amountMinor <= 0) return
    if (now.dispute === 'open') await giveBackWhenWon(locked, now, amountMinor)
    else await openRefund(locked, now, { amountMinor, reason: 'closed', askedBy: null })
  })

async function grantedIn(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow, period: number): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select uses from subscription_entry where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and kind = 'granted' and coalesce(period, 1) = ${period}`.execute(tx.db)
  return rows[0]?.uses ?? 0
}
