import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { findPaymentOfSubscription, leftOf } from '../payments/payment-row.server.ts'
import { upgradeOfPeriod } from './read-upgrade.server.ts'
import { coveredOf, visitsUntil, wouldHaveRolledOver } from './rules.ts'
import {
  enter,
  isDisputed,
  membershipNotFound,
  readLocked,
  readRows,
  type SubscriptionRow,
} from './subscription-row.server.ts'
import { subscriptions as en } from './texts/en.ts'

type Wanted = {
  providerId: string
  startsAt: Date
  services: readonly { serviceId: string }[]
  subscriptionId: string
  /** How many were shown to be taken; fewer by now is 409 `membership_changed`. */
  shownUses: number | undefined
}

/** Which of the services one's own membership pays for. With the provider locked. */
export async function coverWith(tx: UserCtx, wanted: Wanted): Promise<boolean[]> {
  const { providerId, subscriptionId, startsAt, services, shownUses } = wanted
  const row = await readLocked(tx, { providerId, subscriptionId })
  if (!row || row.customerId !== tx.actor.accountId || row.status === 'unpaid') throw membershipNotFound()
  const until = row.endsAt && visitsUntil({ ...row, endsAt: row.endsAt }, tx.now)
  if (row.status === 'ended' || until === null || until <= tx.now)
    throw new AppError('conflict', 'membership_ended', en.errors.membership_ended)
  if (startsAt >= until) throw new AppError('conflict', 'membership_too_short', en.errors.membership_too_short)
  const paid = await findPaymentOfSubscription(tx, providerId, subscriptionId, row.periods)
  if (await isDisputed(tx, row)) throw new AppError('conflict', 'membership_paused', en.errors.membership_paused)
  // It ends by the queue once all of its money has gone back: nobody is to be faster.
  if (paid && leftOf(paid) === 0) throw new AppError('conflict', 'membership_ended', en.errors.membership_ended)
  if (row.usesLeft <= 0) throw new AppError('conflict', 'membership_used_up', en.errors.membership_used_up)
  const covered = coveredOf(services, row)
  const uses = covered.filter(Boolean).length
  if (uses === 0) throw new AppError('conflict', 'membership_elsewhere', en.errors.membership_elsewhere)
  if (shownUses !== undefined && uses < shownUses)
    throw new AppError('conflict', 'membership_changed', en.errors.membership_changed)
  return covered
}

type Taken = { providerId: string; bookingId: string; subscriptionId: string; uses: number }

export async function takeUses(tx: Ctx, { uses, ...of }: Taken): Promise<void> {
  await enter(tx, { ...of, kind: 'used', uses: -uses })
}

type Returned = Pick<Taken, 'providerId' | 'bookingId'> & { isByCustomer: boolean }

/**
 * Of a booking that was called off in time: what it took is there again, unless that has ended meanwhile. What came with another
 * plan whose money has gone back since goes after it.
 */
export async function returnUses(tx: Ctx, { providerId, bookingId, isByCustomer }: Returned) {
  const { rows } = await sql<{ subscriptionId: string; uses: number }>`select subscription_id as "subscriptionId",
      -uses as uses from subscription_entry
    where provider_id = ${providerId} and booking_id = ${bookingId} and kind = 'used' and not exists (select from subscription_entry r
      where r.provider_id = ${providerId} and r.booking_id = ${bookingId} and r.kind = 'returned')`.execute(tx.db)
  for (const { subscriptionId, uses } of rows) {
    const row = await readLocked(tx, { providerId, subscriptionId })
    if (row?.status !== 'active') continue
    const gone = Math.min(uses, await stillToGo(tx, row, bookingId))
    const kept = isByCustomer ? Math.min(uses - gone, await stillGood(tx, row, bookingId)) : uses - gone
    const of = { providerId, subscriptionId, bookingId }
    if (gone + kept > 0) await enter(tx, { ...of, kind: 'returned', uses: gone + kept })
    if (gone > 0) await enter(tx, { ...of, kind: 'removed', uses: -gone })
  }
}

/**
 * Visits of the period of that booking which came with another plan and could not be taken when all of its money went back,
 * because they were booked. What went back when that period was over is money and no more.
 */
async function stillToGo(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow, bookingId: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    with e as (select x.*, (select max(g.period) from subscription_entry g where g.provider_id = ${providerId}
          and g.subscription_id = ${subscriptionId} and g.kind = 'granted' and g.posted_at <= x.posted_at) as of
        from subscription_entry x where x.provider_id = ${providerId} and x.subscription_id = ${subscriptionId})
    select (g.uses - (g.before->>'uses')::int + (select coalesce(sum(r.uses), 0) from e r where r.kind = 'removed'
        and (r.period = g.period or exists (select from e u where u.kind = 'used' and u.booking_id = r.booking_id
          and u.of = g.period))))::int as uses
    from subscription_upgrade g where g.provider_id = ${providerId} and g.subscription_id = ${subscriptionId}
      and g.begun_at is not null
      and g.period = (select u.of from e u where u.kind = 'used' and u.booking_id = ${bookingId})
      and g.undone_at < coalesce((select min(n.posted_at) from e n where n.kind = 'granted' and n.period > g.period),
        'infinity')`.execute(tx.db)
  return Math.max(0, rows[0]?.uses ?? 0)
}

/**
 * A visit of a period that is over, taken in the week in which the next one was still to be paid, would have lapsed with that,
 * or rolled over with what did: nobody has more by taking it and calling it off.
 */
async function stillGood(tx: Ctx, row: SubscriptionRow, bookingId: string): Promise<number> {
  const { providerId, subscriptionId, periods } = row
  type Found = { isOlder: boolean; rolledOver: number; granted: number; rollsOver: boolean | null }
  const { rows } = await sql<Found>`
    with e as (select * from subscription_entry where provider_id = ${providerId} and subscription_id = ${subscriptionId}),
      begun as (select posted_at, uses from e where kind = 'granted' and period = ${periods}),
      older as (select booking_id from e, begun where kind = 'used' and e.posted_at < begun.posted_at)
    select exists (select from older where booking_id = ${bookingId}) as "isOlder",
      (select coalesce(sum(e.uses) filter (where e.posted_at <= begun.posted_at or e.kind in ('returned', 'removed')
        and e.booking_id in (select booking_id from older)), 0) - begun.uses from e)::int as "rolledOver",
      (select coalesce(sum(uses), 0) from e where kind = 'granted' and period = ${periods - 1})::int as granted,
      u.rolled_over as "rollsOver"
    from begun, subscription u where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(
    tx.db,
  )
  const [found] = rows
  if (!found?.isOlder) return Number.POSITIVE_INFINITY
  // By the terms that the period which is over had at its end, whatever they have become since.
  const most = found.granted + ((await upgradeOfPeriod(tx, row, periods - 1))?.uses ?? 0)
  return wouldHaveRolledOver({ rollsOver: found.rollsOver ?? row.rollsOver, most, rolledOver: found.rolledOver })
}

/** A visit that a membership pays for takes place before that ends. */
export async function requireWithin(
  tx: Ctx,
  { providerId, bookingId, startsAt }: Pick<Wanted, 'providerId' | 'startsAt'> & { bookingId: string },
) {
  const rows = await readRows(
    tx,
    sql`case when u.trial_ends_at >= u.ends_at then u.ends_at
      else coalesce(u.grace_until, u.ends_at) end <= ${startsAt} and u.subscription_id in (select e.subscription_id
      from subscription_entry e where e.provider_id = ${providerId} and e.booking_id = ${bookingId} and e.kind = 'used')`,
    providerId,
  )
  if (rows.length > 0) throw new AppError('conflict', 'membership_too_short', en.errors.membership_too_short)
}
