import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { feeCoveredEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import type { LockedBooking } from './lock-booking.server.ts'
import { bookingNotFound, findParties } from './read-booking.server.ts'
import { bookings as en } from './texts/en.ts'

/** `providerId` null: with somebody new. */
type Where = { providerId: string | null; currency: string }
/** By which right: a tier, or the platform's plan. So many in so many months, each of a fee of so much at most. */
type Grant = { by: 'tier' | 'plan'; count: number; months: number; mostMinor: number }
/** What the operator pays for somebody; `where`: with whom it would be, and in which money. */
type GrantsOf = (ctx: Ctx, accountId: string, where: Where) => Promise<readonly Grant[]>

let read: GrantsOf = async () => []

/** Who grants them knows bookings, not they it. */
export function whoGrantsFreeCancellations(grantsOf: GrantsOf): void {
  read = grantsOf
}

type Free = Pick<Grant, 'by' | 'mostMinor'> & { left: number }

/** How many of them are left by each right, and of which fee at most. What is gone soonest is used first. */
export async function freeCancellationsOf(ctx: Ctx, accountId: string, now: Date, where: Where): Promise<Free[]> {
  const free: Free[] = []
  const providers = await findProvidersOf(ctx.db, accountId)
  for (const { by, count, months, mostMinor } of await read(ctx, accountId, where)) {
    if (count === 0) continue
    const { rows } = await sql<{ used: number }>`select count(*)::int as used from booking
      where provider_id = any(${providers}::uuid[]) and customer_id = ${accountId} and covered_fee_minor > 0 and covered_by = ${by}
        and cancelled_at > ${now}::timestamptz - make_interval(months => ${months})`.execute(ctx.db)
    const left = Math.max(0, count - (rows[0]?.used ?? 0))
    if (left > 0) free.push({ by, left, mostMinor })
  }
  return free
}

/** For the customer of a booking with somebody to whom money can be sent. */
export async function getFreeCancellations(ctx: UserCtx, { id }: { id: string }) {
  const { accountId, isAdmin } = ctx.actor
  const { providerId, customerId } = await findParties(ctx.db, id)
  if (customerId !== accountId && ctx.actor.providerId !== providerId && !isAdmin) throw bookingNotFound()
  if (customerId !== accountId || !(await takesCharges(ctx, providerId))) return { rights: [] }
  const { rows } = await sql<{ currency: string }>`select currency from booking
    where provider_id = ${providerId} and booking_id = ${id}`.execute(ctx.db)
  const where = { providerId, currency: rows[0]?.currency ?? '' }
  const free = (await freeCancellationsOf(ctx, accountId, await databaseNow(ctx), where)).filter(
    ({ mostMinor }) => mostMinor > 0,
  )
  return { rights: free }
}

/** Answers by which right. In the transaction that posts the fee, with the provider locked; two cancellations of one customer wait for each other. */
export async function coverFee(tx: Ctx, booking: LockedBooking, amountMinor: number): Promise<Grant['by']> {
  const { providerId, bookingId, customerId, currency } = booking
  await lockAccount(tx, customerId)
  const free = await freeCancellationsOf(tx, customerId, tx.now, { providerId, currency })
  const right = free.find(({ mostMinor }) => amountMinor <= mostMinor)
  if (!right || !(await takesCharges(tx, providerId)))
    throw new AppError('conflict', 'free_cancellation_gone', en.errors.free_cancellation_gone)
  await post(tx, {
    source: `fee_covered:${bookingId}`,
    kind: 'fee_covered',
    booking: { providerId, bookingId },
    entries: feeCoveredEntries({ customerId, providerId, currency, amountMinor }),
  })
  return right.by
}
