import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod/mini'
import { actorOf } from '../../lib/actor.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { hasAnswer, once } from '../../lib/idempotency.server.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { limitOpenBookings, limitShareOfDay } from '../holds/booking-caps.server.ts'
import { asShown, type Terms, termsOf } from '../holds/quote.server.ts'
import { orHoldReleased } from '../holds/released-hold.server.ts'
import { convertHold, expireHolds, findHold, releaseOverlapping, requireValidHold } from '../holds/service.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import {
  checkSelection,
  isTaken,
  orNearestTimes,
  type Selection,
  selectionOf,
} from '../scheduling/check-selection.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { occupationRows, occupy } from '../scheduling/occupation.server.ts'
import type { Booking, NewBooking } from './contract.ts'
import { getBookingById } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'

type NewBookingInput = z.output<typeof NewBooking>

export async function createBooking(ctx: Ctx, input: NewBookingInput): Promise<Booking> {
  const actor = actorOf(ctx)
  const { idempotencyKey, ...request } = input
  if (request.customerId !== undefined && request.customerId !== actor.accountId) {
    throw new AppError('forbidden', 'foreign_customer', 'You can only book for yourself.')
  }
  const selection = selectionOf(request)
  const attempt = () =>
    orNearestTimes(ctx, selection, async () => {
      await refuseEarly(ctx, actor, selection, idempotencyKey)
      return transaction(ctx, (tx) =>
        once(tx, endpointName, idempotencyKey, request, () => book(tx, actor, selection, request)),
      )
    })
  return orHoldReleased(ctx, attempt)
}

const endpointName = 'bookings.create'

/**
 * When many want one time, all but a few hear 'taken' here instead of waiting for the lock. Only after the diary is read
 * is the key looked for: a booking of our own shows in both or in neither.
 */
async function refuseEarly(ctx: Ctx, { accountId }: Actor, selection: Selection, idempotencyKey: string | undefined) {
  try {
    await checkSelection(ctx, selection, accountId, ctx.now)
  } catch (error) {
    if (isTaken(error) && !(await hasAnswer(ctx, endpointName, idempotencyKey))) throw error
  }
}

async function book(tx: Ctx, actor: Actor, selection: Selection, request: NewBookingInput): Promise<Booking> {
  const providerId = await lockProvider(tx, selection.providerId)
  const { isVerified } = await lockActiveAccount(tx, actor.accountId)
  // Read after the lock, in statements of their own: an earlier snapshot would not show who was faster.
  const now = await databaseNow(tx)
  const at = { ...tx, now }
  await expireHolds(at, providerId)
  const { accountId } = actor
  await limitOpenBookings(at, { accountId, isVerified }, providerId)
  const bookingId = randomUUIDv7()
  const notes = request.notes ?? ''
  const held = request.holdId === undefined ? null : await findHold(at, providerId, request.holdId, selection)
  if (held) {
    const holdId = held.hold_id
    await requireValidHold(at, held)
    await limitShareOfDay(at, accountId, held.terms, selection.start, { holdId })
    const terms = await asShown(at, held.terms, selection.start, request.totalAmount, undefined)
    await insertBooking(at, actor, terms, bookingId, selection.start, notes)
    await convertHold(at, providerId, holdId, bookingId)
    return getBookingById(at, bookingId)
  }
  const { schedule, plan } = await checkSelection(at, selection, accountId, now)
  const terms = await asShown(at, termsOf(schedule, plan), selection.start, request.totalAmount, request.quoteToken)
  const taken = occupationRows(schedule, plan, selection.start)
  await releaseOverlapping(at, providerId, taken)
  await limitShareOfDay(at, accountId, terms, selection.start)
  await insertBooking(at, actor, terms, bookingId, selection.start, notes)
  await occupy(
    tx,
    taken.map((row) => ({ ...row, booking_id: bookingId })),
  )
  return getBookingById(at, bookingId)
}

async function insertBooking(tx: Ctx, actor: Actor, terms: Terms, bookingId: string, start: Date, notes: string) {
  const { providerId } = terms
  await tx.db
    .insertInto('booking')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      customer_id: actor.accountId,
      status: terms.status,
      starts_at: start,
      ends_at: minutesAfter(start, terms.durationMinutes),
      timezone: terms.timezone,
      currency: terms.currency,
      total_minor: terms.totalMinor,
      notes,
      cancellation_policy: JSON.stringify(terms.policy),
    })
    .execute()
  await tx.db
    .insertInto('segment')
    .values(segmentRows(terms, bookingId, start))
    .execute()
  const kind = terms.status === 'confirmed' ? 'booked' : 'requested'
  await recordChange(tx, { providerId, bookingId, kind, party: 'customer', actorId: actor.accountId, startsAt: start })
}

/** What the customer sees: the services back to back from the start. */
export function segmentRows({ providerId, steps }: Terms, bookingId: string, start: Date) {
  return steps.map((step, position) => ({
    provider_id: providerId,
    segment_id: randomUUIDv7(),
    booking_id: bookingId,
    staff_id: step.staffId,
    room_id: step.roomId,
    position,
    service_id: step.serviceId,
    service_name: step.name,
    price_minor: step.priceMinor,
    starts_at: minutesAfter(start, step.offsetMinutes),
    ends_at: minutesAfter(start, step.offsetMinutes + step.durationMinutes),
  }))
}
