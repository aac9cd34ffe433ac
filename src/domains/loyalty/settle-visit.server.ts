import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { findPaymentOfBooking } from '../payments/payment-row.server.ts'
import { benefitsOf } from '../subscriptions/platform-plan.server.ts'
import { enter } from './enter.server.ts'
import { readTiers, sumsOf } from './read-tiers.server.ts'
import { keptMinor, mostPlanPoints, planPercentOf, pointsFor, tierAt } from './rules.ts'

type Ref = { providerId: string; bookingId: string }
/** `lasting`: of the points those that have not gone unused since. */
type Given = {
  points: number
  lasting: number
  entries: number
  factorPercent: number | null
  planPercent: number
  countsAt: Date | null
}

/**
 * What a visit gives by its money as it is now, less what it has given: called after whatever may have changed either, as often
 * as one likes. The factor is that of the first time.
 */
export function settleVisit(ctx: Ctx, { providerId, bookingId }: Ref): Promise<void> {
  return transaction(ctx, async (locked) => {
    const { rows } = await sql<{ customerId: string }>`select customer_id as "customerId" from booking
      where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(locked.db)
    const accountId = rows[0]?.customerId
    if (!accountId) return
    await lockAccount(locked, accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const payment = await findPaymentOfBooking(tx, providerId, bookingId)
    if (payment?.status !== 'succeeded' || payment.isFee) return
    const paidMinor = keptMinor({ ...payment, isCompleted: await isCompleted(tx, { providerId, bookingId }) })
    const given = await givenFor(tx, accountId, bookingId)
    const { currency } = payment
    const { factorPercent, planPercent } =
      given.factorPercent === null
        ? await factorOf(tx, accountId, { paidMinor, currency })
        : { factorPercent: given.factorPercent, planPercent: given.planPercent }
    const change = pointsFor({ paidMinor, currency, factorPercent }) - given.points
    // What has expired is not taken once more.
    const points = change < 0 ? Math.max(change, -Math.max(0, given.lasting)) : change
    if (points === 0) return
    await enter(tx, {
      ...{ accountId, kind: 'visit', points, source: `visit:${bookingId}:${given.entries}` },
      ...{ bookingId, paidMinor, currency, factorPercent, planPercent },
      ...(given.countsAt && { countsAt: given.countsAt }),
    })
  })
}

async function isCompleted(tx: Ctx, { providerId, bookingId }: Ref): Promise<boolean> {
  const { rows } = await sql`select from booking
    where provider_id = ${providerId} and booking_id = ${bookingId} and status = 'completed'`.execute(tx.db)
  return rows.length > 0
}

async function givenFor(tx: Ctx, accountId: string, bookingId: string): Promise<Given> {
  const { rows } = await sql<Given>`select coalesce(sum(points), 0)::int as points, count(*)::int as entries,
      coalesce(sum(points) filter (where posted_at > coalesce((select max(x.posted_at) from loyalty_entry x
        where x.account_id = ${accountId} and x.kind = 'expired'), '-infinity')), 0)::int as lasting,
      min(factor_percent) as "factorPercent", coalesce(min(plan_percent), 0) as "planPercent", min(counts_at) as "countsAt"
    from loyalty_entry where booking_id = ${bookingId}`.execute(tx.db)
  return rows[0] ?? { points: 0, lasting: 0, entries: 0, factorPercent: null, planPercent: 0, countsAt: null }
}

/** The tier's, and what the platform's plan adds to it. */
async function factorOf(tx: Ctx, accountId: string, paid: { paidMinor: number; currency: string }) {
  const { yearPoints } = await sumsOf(tx, accountId, tx.now)
  const { factorPercent } = tierAt(await readTiers(tx), yearPoints)
  const plan = (await benefitsOf(tx, [accountId])).get(accountId)
  if (!plan || plan.monthMinor === null) return { factorPercent, planPercent: 0 }
  const roomPoints = Math.max(0, mostPlanPoints(plan.monthMinor, plan.currency) - (await addedLately(tx, accountId)))
  const { pointsPercent } = plan.benefits
  const planPercent = planPercentOf({ ...paid, factorPercent, pointsPercent, roomPoints })
  return { factorPercent: factorPercent + planPercent, planPercent }
}

async function addedLately(tx: Ctx, accountId: string): Promise<number> {
  const { rows } = await sql<{ added: number }>`select coalesce(sum(points - tier_points), 0)::int as added
    from loyalty_entry where account_id = ${accountId} and kind = 'visit'
      and counts_at > ${tx.now}::timestamptz - interval '1 month'`.execute(tx.db)
  return rows[0]?.added ?? 0
}
