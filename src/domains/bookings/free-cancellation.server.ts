import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { feeCoveredEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import type { LockedBooking } from './lock-booking.server.ts'
import { bookingNotFound, findParties } from './read-booking.server.ts'
import { bookings as en } from './texts/en.ts'

type Where = { providerId: string; currency: string }
/** So many late cancellations a year, each of a fee of so much at most. */
type Grant = { yearly: number; mostMinor: number }
/** What the operator pays for somebody; `where`: with whom it would be, none: anywhere. */
type GrantOf = (ctx: Ctx, accountId: string, where?: Where) => Promise<Grant>

let read: GrantOf = async () => ({ yearly: 0, mostMinor: 0 })

/** Who grants them knows bookings, not they it. */
export function whoGrantsFreeCancellations(grantOf: GrantOf): void {
  read = grantOf
}

/** How many of them are left, and of which fee at most; used ones count for twelve months. */
export async function freeCancellationsOf(ctx: Ctx, accountId: string, now: Date, where?: Where) {
  const { yearly, mostMinor } = await read(ctx, accountId, where)
  if (yearly === 0) return { left: 0, mostMinor: 0 }
  const { rows } = await sql<{ used: number }>`select count(*)::int as used from booking
    where customer_id = ${accountId} and covered_fee_minor > 0
      and cancelled_at > ${now}::timestamptz - interval '12 months'`.execute(ctx.db)
  return { left: Math.max(0, yearly - (rows[0]?.used ?? 0)), mostMinor }
}

/** For the customer of a booking with somebody to whom money can be sent. */
export async function getFreeCancellations(ctx: UserCtx, { id }: { id: string }) {
  const { accountId, isAdmin } = ctx.actor
  const { providerId, customerId } = await findParties(ctx.db, id)
  if (customerId !== accountId && ctx.actor.providerId !== providerId && !isAdmin) throw bookingNotFound()
  if (customerId !== accountId || !(await takesCharges(ctx, providerId))) return { left: 0, mostMinor: 0 }
  const { rows } = await sql<{ currency: string }>`select currency from booking
    where provider_id = ${providerId} and booking_id = ${id}`.execute(ctx.db)
  const where = { providerId, currency: rows[0]?.currency ?? '' }
  return freeCancellationsOf(ctx, accountId, await databaseNow(ctx), where)
}

/** In the transaction that posts the fee, with the provider locked; two cancellations of one customer wait for each other. */
export async function coverFee(tx: Ctx, booking: LockedBooking, amountMinor: number): Promise<void> {
  const { providerId, bookingId, customerId, currency } = booking
  await lockAccount(tx, customerId)
  const { left, mostMinor } = await freeCancellationsOf(tx, customerId, tx.now, { providerId, currency })
  if (left === 0 || amountMinor > mostMinor || !(await takesCharges(tx, providerId)))
    throw new AppError('conflict', 'free_cancellation_gone', en.errors.free_cancellation_gone)
  await post(tx, {
    source: `fee_covered:${bookingId}`,
    kind: 'fee_covered',
    booking: { providerId, bookingId },
    entries: feeCoveredEntries({ customerId, providerId, currency, amountMinor }),
  })
}
