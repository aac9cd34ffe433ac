import type { Ctx, UserCtx } from '../../lib/context.ts'
import { whenPaid } from '../payments/paid-for.server.ts'
import { setBlocking } from '../scheduling/occupation.server.ts'
import { actAsSystem, actOnBooking } from './change-booking.server.ts'
import type { Booking } from './contract.ts'

type Id = { id: string }

export function acceptBooking(ctx: UserCtx, { id }: Id): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'accept',
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

whenPaid('booking', async (tx, { id: bookingId }) => {
  const effect = async () => ({})
  return (
    (await actAsSystem(tx, bookingId, { action: 'pay', effect })) ||
    (await actAsSystem(tx, bookingId, { action: 'pay_request', effect }))
  )
})
