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

/** How many late cancellations a year the operator pays for somebody. */
type YearlyOf = (ctx: Ctx, accountId: string) => Promise<number>

let read: YearlyOf = async () => 0

/** Who grants them knows bookings, not they it. */
export function whoGrantsFreeCancellations(yearlyOf: YearlyOf): void {
  read = yearlyOf
}

/** How many of them are left; used ones count for twelve months. */
export async function freeCancellationsOf(ctx: Ctx, accountId: string, now: Date) {
  const yearly = await read(ctx, accountId)
  if (yearly === 0) return 0
  const { rows } = await sql<{ used: number }>`select count(*)::int as used from booking
    where customer_id = ${accountId} and covered_fee_minor > 0
      and cancelled_at > ${now}::timestamptz - interval '12 months'`.execute(ctx.db)
  return Math.max(0, yearly - (rows[0]?.used ?? 0))
}

/** For the customer of a booking with somebody to whom money can be sent. */
export async function getFreeCancellations(ctx: UserCtx, { id }: { id: string }): Promise<{ left: number }> {
  const { accountId, isAdmin } = ctx.actor
  const { providerId, customerId } = await findParties(ctx.db, id)
  if (customerId !== accountId && ctx.actor.providerId !== providerId && !isAdmin) throw bookingNotFound()
  if (customerId !== accountId || !(await takesCharges(ctx, providerId))) return { left: 0 }
  return { left: await freeCancellationsOf(ctx, accountId, await databaseNow(ctx)) }
}

/** In the transaction that posts the fee, with the provider locked; two cancellations of one customer wait for each other. */
export async function coverFee(tx: Ctx, booking: LockedBooking, amountMinor: number): Promise<void> {
  const { providerId, bookingId, customerId, currency } = booking
  await lockAccount(tx, customerId)
  const isLeft = (await takesCharges(tx, providerId)) && (await freeCancellationsOf(tx, customerId, tx.now)) > 0
  if (!isLeft) throw new AppError('conflict', 'free_cancellation_gone', en.errors.free_cancellation_gone)
  await post(tx, {
    source: `fee_covered:${bookingId}`,
    kind: 'fee_covered',
    booking: { providerId, bookingId },
    entries: feeCoveredEntries({ customerId, providerId, currency, amountMinor }),
  })
}
