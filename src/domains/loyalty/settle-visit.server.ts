import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { wholeUnits } from '../../lib/money.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { findPaymentOfBooking } from '../payments/payment-row.server.ts'
import { benefitsOf, leftToCover } from '../subscriptions/platform-plan.server.ts'
import { enter } from './enter.server.ts'
import { readTiers, sumsOf } from './read-tiers.server.ts'
import { keptMinor, mostPlanPoints, pointsFor, shareOf, tierAt } from './rules.ts'

type Ref = { providerId: string; bookingId: string }
/** `lasting`: of the points those that have not gone unused since. */
type Given = {
  tierPoints: number
  planPoints: number
  lasting: number
  entries: number
  tierPercent: number | null
  planPercent: number
  countsAt: Date | null
}

/**
 * What a visit gives by its money as it is now, less what it has given: called after whatever may have changed either, as often
 * as one likes. The factor is that of the first time, what the plan adds to it is bound each time.
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
    const { tierPercent, planPercent } =
      given.tierPercent === null
        ? await factorOf(tx, accountId)
        : { tierPercent: given.tierPercent, planPercent: given.planPercent }
    const ofTier = pointsFor({ paidMinor, currency, factorPercent: tierPercent }) - given.tierPoints
    if (ofTier === 0) return
    // What the plan has given goes with its money; what it adds, at whichever time, has to find room.
    const ofPlan =
      ofTier < 0
        ? shareOf(given.planPoints, ofTier, given.tierPoints)
        : Math.min(shareOf(ofTier, planPercent, tierPercent), await roomOf(tx, accountId, currency))
    const change = ofTier + ofPlan
    // What has expired is not taken once more.
    const points = change < 0 ? Math.max(change, -Math.max(0, given.lasting)) : change
    if (points === 0) return
    await enter(tx, {
      ...{ accountId, kind: 'visit', points, source: `visit:${bookingId}:${given.entries}` },
      ...{ bookingId, paidMinor, currency, factorPercent: tierPercent + planPercent, planPercent },
      planPoints: shareOf(points, ofPlan, change),
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
  const { rows } = await sql<Given>`select coalesce(sum(tier_points), 0)::int as "tierPoints",
      coalesce(sum(plan_points), 0)::int as "planPoints", count(*)::int as entries,
      coalesce(sum(points) filter (where posted_at > coalesce((select max(x.posted_at) from loyalty_entry x
        where x.account_id = ${accountId} and x.kind = 'expired'), '-infinity')), 0)::int as lasting,
      min(factor_percent - plan_percent) as "tierPercent", coalesce(min(plan_percent), 0) as "planPercent", min(counts_at) as "countsAt"
    from loyalty_entry where booking_id = ${bookingId}`.execute(tx.db)
  if (!rows[0]) throw new Error('A sum is always one row')
  return rows[0]
}

/** The tier's, and what the platform's plan adds to it. */
async function factorOf(tx: Ctx, accountId: string) {
  const { yearPoints } = await sumsOf(tx, accountId, tx.now)
  const { factorPercent } = tierAt(await readTiers(tx), yearPoints)
  const plan = (await benefitsOf(tx, [accountId])).get(accountId)
  if (!plan || plan.monthMinor === null) return { tierPercent: factorPercent, planPercent: 0 }
  return { tierPercent: factorPercent, planPercent: shareOf(factorPercent, plan.benefits.pointsPercent - 100, 100) }
}

/** So many points more the platform's plan can give now: by money that it is paid in, and no more than is left of that. */
async function roomOf(tx: Ctx, accountId: string, currency: string): Promise<number> {
  const plan = (await benefitsOf(tx, [accountId])).get(accountId)
  if (!plan || plan.monthMinor === null || plan.currency !== currency) return 0
  const ofMonth = mostPlanPoints(plan.monthMinor, currency) - (await addedLately(tx, accountId))
  const left = Math.floor((await leftToCover(tx, accountId, currency)) / wholeUnits(0.01, currency))
  return Math.max(0, Math.min(ofMonth, left))
}

/** What is there again later counts from then. */
async function addedLately(tx: Ctx, accountId: string): Promise<number> {
  const { rows } = await sql<{ added: number }>`select coalesce(sum(plan_points), 0)::int as added
    from loyalty_entry where account_id = ${accountId} and kind = 'visit'
      and case when points > 0 then posted_at else counts_at end > ${tx.now}::timestamptz - interval '1 month'`.execute(
    tx.db,
  )
  return rows[0]?.added ?? 0
}
