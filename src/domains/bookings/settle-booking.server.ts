import type { Ctx, UserCtx } from '../../lib/context.ts'
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
