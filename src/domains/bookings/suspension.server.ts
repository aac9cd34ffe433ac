import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { returnToCards } from '../gift-cards/redeem.server.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import { releaseInvalidHolds } from '../holds/invalid-holds.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { releaseHoldsOf } from '../holds/service.server.ts'
import { balancesOfBooking } from '../ledger/service.server.ts'
import { giveBackAhead } from '../payments/payment-of-booking.server.ts'
import { bookingProviderSuspended } from './events.ts'
import { endUnpaid } from './settle-booking.server.ts'

type Shut = { accountId: string; providerId: string | null; change: string }

/**
 * Whoever has a booking ahead there is told once, and may cancel it for nothing from now on, also when all is well again.
 * What they have paid ahead goes back at once, and who has not paid yet is asked for nothing: a visit that takes place
 * all the same is paid on the day. Where the suspension was taken back before this was worked on, all stays as it was agreed.
 */
export async function flagBookingsOf(ctx: Ctx, { accountId, providerId, change }: Shut): Promise<void> {
  if (await isActive(ctx, accountId)) return
  await releaseHoldsOf(ctx, accountId)
  if (providerId === null) return
  await withProviderLock(ctx, providerId, async (tx) => {
    // Whoever takes it back has waited for this lock, or we for theirs.
    if (await isActive(tx, accountId)) return
    await releaseInvalidHolds(tx, providerId)
    const { rows } = await sql<{ booking_id: string; customer_id: string; currency: string }>`
      update booking b set is_free_to_cancel = true, pay_by = case when pay_by > ${tx.now} then ${tx.now} else pay_by end
      where provider_id = ${providerId} and ${hasNotBegun(tx.now)}
      returning booking_id, customer_id, currency`.execute(tx.db)
    for (const { booking_id: bookingId, customer_id: customerId, currency } of rows) {
      if (await endUnpaid(tx, bookingId)) continue
      const isPaidBack = (await balancesOfBooking(tx, bookingId)).paid_ahead < 0
      const giftMinor = await giveBackAhead(tx, { providerId, bookingId })
      if (giftMinor > 0) await returnToCards(tx, { providerId, bookingId, customerId, currency }, giftMinor)
      await emit(tx, bookingProviderSuspended, { bookingId, providerId, change, isPaidBack })
    }
  })
}

/** One that was deleted since is closed no less. */
async function isActive({ db }: Ctx, accountId: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('status').where('account_id', '=', accountId).executeTakeFirst()
  return account?.status === 'active'
}
