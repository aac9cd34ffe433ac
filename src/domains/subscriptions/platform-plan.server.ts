import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { wholeUnits } from '../../lib/money.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import type { Benefits, SubscriptionUse } from './contract.ts'
import { graceDays } from './rules.ts'
import { readRowsOf, type SubscriptionRow } from './subscription-row.server.ts'
import { subscriptions as en } from './texts/en.ts'

/** Which of the sellers that the operator has named sell now. */
export async function platformSellers(ctx: Ctx): Promise<string[]> {
  if (ctx.app.cards === null) return []
  const { rows } = await sql<{ providerId: string }>`select p.provider_id as "providerId"
    from provider p join account a on a.account_id = p.account_id
      join card_account c on c.provider_id = p.provider_id and c.takes_charges
    where p.sells_platform_plan and ${isOpen} order by p.currency, p.provider_id limit 20`.execute(ctx.db)
  return rows.map(({ providerId }) => providerId)
}

/** Whether the operator has named this business. */
export async function sellsPlatformPlan(ctx: Ctx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select from provider where provider_id = ${providerId} and sells_platform_plan`.execute(
    ctx.db,
  )
  return rows.length > 0
}

type Held = {
  accountId: string
  benefits: Benefits
  /** What was paid for a month of it and not had back; null: the time that runs is not paid. */
  monthMinor: number | null
  currency: string
}

/** What the platform's plan gives to some of these now; of whom nothing is said, nothing. Lower domains ask, and know no plans. */
export async function benefitsOf(ctx: Ctx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Held>> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<Held>`select u.customer_id as "accountId", u.benefits, u.currency,
      (select sum(y.captured_minor - y.returned_minor - y.lost_minor)::bigint / u.months from payment y where y.provider_id = u.provider_id and y.subscription_id = u.subscription_id
        and y.period = u.periods and y.captured_minor > y.returned_minor + y.lost_minor and u.ends_at > ${now}) as "monthMinor"
    from subscription u where u.customer_id = any(${accountIds}::uuid[]) and u.benefits is not null and u.status = 'active'
      and (u.ends_at > ${now} or u.cancelled_at is null and u.paused_until is null and u.pause_months is null
        and coalesce(u.grace_until, u.ends_at + make_interval(days => ${graceDays})) > ${now})
      and not exists (select from payment y where y.provider_id = u.provider_id and y.subscription_id = u.subscription_id
        and y.period = u.periods and y.dispute = 'open')`.execute(ctx.db)
  return new Map(rows.map((held) => [held.accountId, held]))
}

/** What somebody has paid for plans of the platform in the last twelve months and not had back, less the fees that these have paid and what the points are worth that they have given. */
export async function leftToCover(ctx: Ctx, accountId: string, currency: string): Promise<number> {
  const now = await databaseNow(ctx)
  const providers = await findProvidersOf(ctx.db, accountId)
  const { rows } = await sql<{ minor: number }>`select greatest(0,
      (select coalesce(sum(y.captured_minor - y.returned_minor - y.lost_minor), 0) from payment y
        join subscription u on u.provider_id = y.provider_id and u.subscription_id = y.subscription_id
        where u.provider_id = any(${providers}::uuid[]) and u.customer_id = ${accountId}
          and u.benefits is not null and y.currency = ${currency}
          and y.paid_at > ${now}::timestamptz - interval '12 months' and y.dispute is distinct from 'open')
      - (select coalesce(sum(b.covered_fee_minor), 0) from booking b
        where b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${accountId} and b.covered_by = 'plan'
        and b.covered_fee_minor > 0 and b.cancelled_at > ${now}::timestamptz - interval '12 months')
      - (select coalesce(sum(e.plan_points), 0) * ${wholeUnits(0.01, currency)} from loyalty_entry e
        where e.account_id = ${accountId} and e.currency = ${currency} and e.kind = 'visit'
          and case when e.points > 0 then e.posted_at else e.counts_at end > ${now}::timestamptz - interval '12 months'))::bigint as minor`.execute(
    ctx.db,
  )
  return rows[0]?.minor ?? 0
}

/** Nobody has two of them. With the account locked. One of the same seller that is not paid yet is answered, not made again; of one that sells no more, it is none. */
export async function findHeld(tx: UserCtx): Promise<SubscriptionRow | null> {
  const [row] = await readRowsOf(
    tx,
    tx.actor.accountId,
    sql`u.benefits is not null and u.status in ('unpaid', 'active')
      and (u.status = 'unpaid' and exists (select from provider p where p.provider_id = u.provider_id and p.sells_platform_plan)
        or u.status = 'active' and (u.ends_at > ${tx.now} or u.renew_at is not null)) order by u.created_at limit 1`,
  )
  return row ?? null
}

export const planIsYours = () => new AppError('conflict', 'plan_is_yours', en.errors.plan_is_yours)

/** When a plan last gave them something beyond what everybody has, with any of the providers they have something with. */
const lastGiven = (
  providers: readonly string[],
  customerId: string,
) => sql`greatest((select max(b.cancelled_at) from booking b where b.provider_id = any(${providers}::uuid[])
    and b.customer_id = ${customerId} and b.covered_by = 'plan' and b.covered_fee_minor > 0),
  (select max(e.posted_at) from loyalty_entry e where e.account_id = ${customerId} and e.plan_points > 0))`

const givenBack = (
  providers: readonly string[],
  customerId: string,
  now: Date,
) => sql`exists (select from subscription o
    join payment y on y.provider_id = o.provider_id and y.subscription_id = o.subscription_id
    join refund r on r.provider_id = y.provider_id and r.payment_id = y.payment_id and r.reason = 'policy'
  where o.provider_id = any(${providers}::uuid[]) and o.customer_id = ${customerId} and o.benefits is not null
    and r.created_at > ${now}::timestamptz - interval '12 months')`

/** As the two below, of each of this customer's: what was given lies with other providers than the plan. */
export async function readKept({ db, now }: Ctx, providers: readonly string[], customerId: string) {
  const { rows } = await sql<{ last: Date | null; isGivenBack: boolean }>`
    select ${lastGiven(providers, customerId)} as last, ${givenBack(providers, customerId, now)} as "isGivenBack"`.execute(
    db,
  )
  const { last = null, isGivenBack = false } = rows[0] ?? {}
  return ({ benefits, startsAt }: { benefits: unknown; startsAt: Date | null }) =>
    benefits !== null && (isGivenBack || (last !== null && startsAt !== null && last >= startsAt))
}

async function holds(tx: Ctx, what: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${what} as holds`.execute(tx.db)
  return rows[0]?.holds ?? false
}

/** Whether it has given something beyond what everybody has since it was begun: then it is not unused. With the account locked. */
export const hasGiven = async (tx: Ctx, { customerId, startsAt }: SubscriptionRow) => {
  const providers = await findProvidersOf(tx.db, customerId)
  return holds(tx, sql`${lastGiven(providers, customerId)} >= ${startsAt}`)
}

/** Nobody has its lead for nothing by buying it again: one goes back in twelve months. With the account locked. */
export const hasGivenBack = async (tx: Ctx, { customerId }: SubscriptionRow) =>
  holds(tx, givenBack(await findProvidersOf(tx.db, customerId), customerId, tx.now))

type Covered = { id: string; at: Date; startsAt: Date; timezone: string; services: string[] }

/** The late cancellations that a plan of theirs has paid, the latest first; of the whole time they had it. */
export async function listCovered(
  ctx: Ctx,
  { customerId, startsAt, endsAt }: SubscriptionRow,
): Promise<SubscriptionUse[]> {
  const providers = await findProvidersOf(ctx.db, customerId)
  const { rows } =
    await sql<Covered>`select b.booking_id as id, b.cancelled_at as at, b.starts_at as "startsAt", b.timezone,
      array(select s.service_name from segment s where s.provider_id = b.provider_id and s.booking_id = b.booking_id
        order by s.position) as services
    from booking b where b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${customerId}
      and b.covered_by = 'plan' and b.covered_fee_minor > 0
      and b.cancelled_at >= ${startsAt} and b.cancelled_at < ${endsAt}::timestamptz + make_interval(days => ${graceDays})
    order by b.cancelled_at desc limit 100`.execute(ctx.db)
  return rows.map(({ id, at, startsAt: visitAt, timezone, services }) => ({
    ...{ id, kind: 'used' as const, uses: -1, at: at.toISOString() },
    visit: { bookingId: id, dateTime: isoWithOffset(visitAt, timezone), services },
  }))
}
