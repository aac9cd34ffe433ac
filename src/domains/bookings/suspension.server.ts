import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { bookingUnsettled, timeReleased } from './events.ts'
import { lockProvider } from '../scheduling/check-slot.server.ts'
import { releaseStrandedHolds } from '../holds/revoke-holds.server.ts'

type Shut = { accountId: string; providerId: string | null; change: string }

/** Nobody books what somebody without an account keeps. */
export async function releaseHoldsOf(ctx: Ctx, accountId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<{ provider_id: string }>`delete from hold where (provider_id, hold_id) in (
      select provider_id, hold_id from hold where customer_id = ${accountId} for update skip locked)
      returning provider_id`.execute(tx.db)
    for (const providerId of new Set(rows.map((row) => row.provider_id))) await emit(tx, timeReleased, { providerId })
  })
}

/** Whoever has a booking ahead there is told once, and may cancel it for nothing from now on, also when all is well again. */
export async function unsettleBookings(ctx: Ctx, { accountId, providerId, change }: Shut): Promise<void> {
  await releaseHoldsOf(ctx, accountId)
  if (providerId === null) return
  await transaction(ctx, async (tx) => {
    await lockProvider(tx, providerId)
    const now = await databaseNow(tx)
    await releaseStrandedHolds({ ...tx, now }, providerId)
    const { rows } = await sql<{ booking_id: string }>`
      update booking set is_free_to_cancel = true
      where provider_id = ${providerId} and status in ('pending', 'confirmed') and starts_at > ${now}
      returning booking_id`.execute(tx.db)
    for (const { booking_id: bookingId } of rows) await emit(tx, bookingUnsettled, { bookingId, providerId, change })
  })
}
