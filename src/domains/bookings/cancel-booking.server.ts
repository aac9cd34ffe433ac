import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import type { Booking, bookings } from './contract.ts'
import { bookingCancelled } from './events.ts'
import { actorOf, getBookingById, partyOf } from './read-booking.server.ts'
import { statusesBefore } from './rules.ts'

export function cancelBooking(ctx: Ctx, { id, reason }: z.output<typeof bookings.cancel.input>): Promise<Booking> {
  return transaction(ctx, async (tx) => {
    const actor = actorOf(tx)
    const booking = await getBookingById(tx, id)
    await tx.db
      .selectFrom('provider')
      .select('provider_id')
      .where('provider_id', '=', booking.providerId)
      .forNoKeyUpdate()
      .execute()
    const now = await databaseNow(tx)
    const cancelled = await tx.db
      .updateTable('booking')
      .set({
        status: 'cancelled',
        cancelled_at: now,
        cancelled_by: actor.accountId,
        cancel_reason: reason || null,
        updated_at: now,
      })
      .where('provider_id', '=', booking.providerId)
      .where('booking_id', '=', id)
      .where('status', 'in', statusesBefore('cancelled', partyOf(actor.accountId, booking.customerId)))
      .where('starts_at', '>', now)
      .executeTakeFirst()
    if (cancelled.numUpdatedRows === 0n) return refuseUnlessCancelled({ ...tx, now }, id)
    await tx.db
      .updateTable('occupation')
      .set({ blocking: false })
      .where('provider_id', '=', booking.providerId)
      .where('booking_id', '=', id)
      .execute()
    await emit(tx, bookingCancelled, { bookingId: id, providerId: booking.providerId })
    return getBookingById({ ...tx, now }, id)
  })
}

/** A second cancel answers as the first did. */
async function refuseUnlessCancelled(tx: Ctx, id: string): Promise<Booking> {
  const booking = await getBookingById(tx, id)
  if (booking.status === 'cancelled') return booking
  const hasBegun = booking.status === 'confirmed' || booking.status === 'pending'
  throw hasBegun
    ? new AppError('conflict', 'already_begun', 'This booking has already begun and cannot be cancelled.')
    : new AppError(
        'conflict',
        'not_cancellable',
        `A booking that is ${booking.status.replace('_', ' ')} cannot be cancelled.`,
      )
}
