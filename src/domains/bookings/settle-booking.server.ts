import { sql } from 'kysely'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { whenPaid, whileAsked } from '../payments/paid-for.server.ts'
import { setBlocking } from '../scheduling/occupation.server.ts'
import { actAsSystem, actOnBooking } from './change-booking.server.ts'
import type { Booking, TimeSeen } from './contract.ts'
import { keptWhileAsked } from './rules.ts'

type Id = { id: string }

export function acceptBooking(ctx: UserCtx, { id, dateTime: seen }: Id & TimeSeen): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'accept',
    seen,
    effect: async (tx, { providerId, bookingId }) => {
      // A request to somebody without hours has blocked nothing until now: the constraint says whether it still can.
      await setBlocking(tx, providerId, bookingId, true)
      return {}
    },
  })
}

export function completeBooking(ctx: UserCtx, { id }: Id): Promise<Booking> {
  return actOnBooking(ctx, id, { action: 'complete', effect: async () => ({}) })
}

export function completeAfterItsEnd(ctx: Ctx, id: string): Promise<boolean> {
  return actAsSystem(ctx, id, { action: 'complete', effect: async () => ({}) })
}

export function expireUnanswered(ctx: Ctx, id: string): Promise<boolean> {
  return actAsSystem(ctx, id, { action: 'expire', effect: async () => ({}) })
}

/** Nobody has paid in time: the time is free again. */
export function endUnpaid(ctx: Ctx, id: string): Promise<boolean> {
  return actAsSystem(ctx, id, { action: 'end_payment', effect: async () => ({}) })
}

whileAsked(async (tx, { providerId, bookingId }) => {
  const { rows } = await sql<{
    createdAt: Date
    startsAt: Date
  }>`select created_at as "createdAt", starts_at as "startsAt"
    from booking where provider_id = ${providerId} and booking_id = ${bookingId} and status = 'pending'
      and pay_by > ${tx.now}`.execute(tx.db)
  const [booking] = rows
  if (!booking) return
  const until = keptWhileAsked(tx.now, booking)
  await sql`update booking set pay_by = ${until} where provider_id = ${providerId} and booking_id = ${bookingId}
    and pay_by < ${until}`.execute(tx.db)
})

whenPaid('booking', async (tx, { id: bookingId }) => {
  const effect = async () => ({})
  return (
    (await actAsSystem(tx, bookingId, { action: 'pay', effect })) ||
    (await actAsSystem(tx, bookingId, { action: 'pay_request', effect }))
  )
})
