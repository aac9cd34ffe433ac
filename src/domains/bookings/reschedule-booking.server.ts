import type * as z from 'zod/mini'
import { actorOf } from '../../lib/actor.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { limitShareOfDay } from '../holds/booking-caps.server.ts'
import { termsOf } from '../holds/quote.server.ts'
import { releaseOverlapping } from '../holds/service.server.ts'
import { slotTakenReason } from '../scheduling/check-selection.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'
import { occupationRows, occupy, vacate } from '../scheduling/occupation.server.ts'
import { hasHours } from '../scheduling/service.server.ts'
import { partyOf } from './booking-state.server.ts'
import { actOnBooking, type Effect } from './change-booking.server.ts'
import type { Booking, BookingUpdate, bookings } from './contract.ts'
import { segmentRows } from './create-booking.server.ts'
import { type LockedBooking, lockBooking } from './lock-booking.server.ts'
import { getBookingById } from './read-booking.server.ts'
import { nearestFreeTimes, planReschedule, type ReschedulePlan } from './reschedule-times.server.ts'

type Update = z.output<typeof BookingUpdate>

/** The customer moves it at once; the provider asks for another time. All or nothing. */
export async function updateBooking(ctx: Ctx, input: Update): Promise<Booking> {
  const { id, dateTime, notes, reason } = input
  if (dateTime === undefined && notes === undefined) {
    const message = 'Say what to change'
    throw new AppError('invalid', 'invalid_input', `dateTime: ${message}`, { fields: { dateTime: message } })
  }
  const start = dateTime === undefined ? null : new Date(dateTime)
  try {
    return await transaction(ctx, async (tx) => {
      if (start) await moveOrAsk(tx, id, start, reason || null)
      if (notes !== undefined) await changeNotes(tx, id, notes)
      return getBookingById(tx, id)
    })
  } catch (error) {
    throw (start && (await takenWithNearest(ctx, id, start, error))) || error
  }
}

async function moveOrAsk(tx: Ctx, id: string, start: Date, reason: string | null) {
  const actor = actorOf(tx)
  const { booking } = await lockBooking(tx, id, actor)
  const isProvider = partyOf(actor, booking.customerId, booking.providerAccountId) === 'provider'
  if (isProvider) return propose(tx, id, start, reason)
  return actOnBooking(tx, {
    id,
    actor,
    action: 'reschedule',
    isRepeated: ({ startsAt }) => startsAt.getTime() === start.getTime(),
    effect: async (changing, locked) => {
      if (locked.startsAt.getTime() === start.getTime())
        throw new AppError('conflict', 'same_time', 'The booking is already at this time.')
      const planned = await planReschedule(changing, locked, start, 'customer')
      // Times of somebody without hours are wishes, and a confirmed booking is no wish.
      if (locked.status === 'confirmed' && !hasHours(planned.schedule))
        throw new AppError('conflict', 'ask_provider', 'Please ask the provider for another time.')
      const { providerId, timezone } = planned.schedule
      const visit = { providerId, timezone, durationMinutes: planned.plan.durationMinutes }
      await limitShareOfDay(changing, locked.customerId, visit, start, { bookingId: id })
      return { ...(await moveTo(changing, locked, planned, start, locked.status === 'confirmed')), reason }
    },
  })
}

function propose(tx: Ctx, id: string, start: Date, reason: string | null) {
  return actOnBooking(tx, {
    id,
    actor: actorOf(tx),
    action: 'propose',
    isRepeated: ({ proposedStartsAt }) => proposedStartsAt?.getTime() === start.getTime(),
    effect: async (changing, locked) => {
      if (locked.startsAt.getTime() === start.getTime())
        throw new AppError('conflict', 'same_time', 'The booking is already at this time.')
      const { plan } = await planReschedule(changing, locked, start, 'provider')
      return { proposal: { startsAt: start, endsAt: minutesAfter(start, plan.durationMinutes) }, reason }
    },
  })
}

export function acceptProposal(
  ctx: Ctx,
  { id, dateTime }: z.output<typeof bookings.acceptProposal.input>,
): Promise<Booking> {
  return actOnBooking(ctx, {
    id,
    actor: actorOf(ctx),
    action: 'accept_proposal',
    effect: async (tx, booking) => {
      const start = booking.proposedStartsAt ?? booking.startsAt
      if (dateTime !== undefined && Date.parse(dateTime) !== start.getTime())
        throw new AppError(
          'conflict',
          'proposal_changed',
          'The provider has proposed a different time since. Please check it again.',
        )
      return moveTo(tx, booking, await planReschedule(tx, booking, start, 'provider'), start, true)
    },
  })
}

export function refuseProposal(
  ctx: Ctx,
  { id, reason }: z.output<typeof bookings.refuseProposal.input>,
): Promise<Booking> {
  const effect = async (): Promise<Effect> => ({ reason: reason || null })
  return actOnBooking(ctx, { id, actor: actorOf(ctx), action: 'refuse_proposal', effect })
}

export function withdrawProposal(ctx: Ctx, { id }: { id: string }): Promise<Booking> {
  return actOnBooking(ctx, { id, actor: actorOf(ctx), action: 'withdraw_proposal', effect: async () => ({}) })
}

function changeNotes(tx: Ctx, id: string, notes: string) {
  return actOnBooking(tx, {
    id,
    actor: actorOf(tx),
    action: 'note',
    isRepeated: (booking) => booking.notes === notes,
    effect: async () => ({ set: { notes } }),
  })
}

/** One swap: what it took is given back and taken anew; the agreed price stays. */
async function moveTo(
  tx: Ctx,
  booking: LockedBooking,
  { schedule, plan, prices }: ReschedulePlan,
  start: Date,
  isConfirmed: boolean,
): Promise<Effect> {
  const { providerId, bookingId } = booking
  await vacate(tx, providerId, bookingId)
  await tx.db.deleteFrom('segment').where('provider_id', '=', providerId).where('booking_id', '=', bookingId).execute()
  const terms = termsOf(schedule, plan)
  const steps = terms.steps.map((step, index) => ({ ...step, priceMinor: prices[index] ?? step.priceMinor }))
  await tx.db
    .insertInto('segment')
    .values(segmentRows({ ...terms, steps }, bookingId, start))
    .execute()
  const taken = occupationRows(schedule, plan, start)
  await releaseOverlapping(tx, providerId, taken)
  await occupy(
    tx,
    // With somebody without hours only what is confirmed is kept free.
    taken.map((row) => ({ ...row, booking_id: bookingId, blocking: row.blocking || isConfirmed })),
  )
  return { set: { starts_at: start, ends_at: minutesAfter(start, terms.durationMinutes) } }
}

/** Looked up after the lock is gone. */
async function takenWithNearest(ctx: Ctx, id: string, wished: Date, error: unknown): Promise<AppError | null> {
  const reason = slotTakenReason(error)
  if (!reason) return null
  const data: NearestTimes = { nearest: await nearestFreeTimes(ctx, id, wished), reason }
  return new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data })
}
