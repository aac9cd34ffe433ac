import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import { releaseInvalidHolds } from '../holds/invalid-holds.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { releaseHoldsOf } from '../holds/service.server.ts'
import { bookingProviderSuspended } from './events.ts'

type Shut = { accountId: string; providerId: string | null; change: string }

/** Whoever has a booking ahead there is told once, and may cancel it for nothing from now on, also when all is well again. */
export async function flagBookingsOf(ctx: Ctx, { accountId, providerId, change }: Shut): Promise<void> {
  await releaseHoldsOf(ctx, accountId)
  if (providerId === null) return
  await withProviderLock(ctx, providerId, async (tx) => {
    await releaseInvalidHolds(tx, providerId)
    const { rows } = await sql<{ booking_id: string }>`
      update booking b set is_free_to_cancel = true
      where provider_id = ${providerId} and ${hasNotBegun(tx.now)}
      returning booking_id`.execute(tx.db)
    for (const { booking_id: bookingId } of rows)
      await emit(tx, bookingProviderSuspended, { bookingId, providerId, change })
  })
}
