import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { hasAnswer, once } from '../../lib/idempotency.server.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { limitOpenBookings, limitShareOfDay } from '../holds/booking-caps.server.ts'
import { type Customer, withProviderAndCustomerLock } from '../holds/provider-lock.server.ts'
import { asShown, type Terms, termsOf } from '../holds/quote.server.ts'
import { orHoldReleased } from '../holds/released-hold.server.ts'
import { convertHold, findHold, releaseOverlapping, requireValidHold } from '../holds/service.server.ts'
import {
  checkSelection,
  isTaken,
  orNearestTimes,
  type Selection,
  selectionOf,
} from '../scheduling/check-selection.server.ts'
import { occupationRows, occupy } from '../scheduling/occupation.server.ts'
import type { Booking, NewBooking } from './contract.ts'
import { readBooking } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'

type NewBookingInput = z.output<typeof NewBooking>

export async function createBooking(ctx: UserCtx, input: NewBookingInput): Promise<Booking> {
  const { idempotencyKey, ...request } = input
  if (request.customerId !== undefined && request.customerId !== ctx.actor.accountId) {
    throw new AppError('forbidden', 'foreign_customer', 'You can only book for yourself.')
  }
  const selection = selectionOf(request)
  const attempt = () =>
    orNearestTimes(ctx, selection, async () => {
      await refuseEarly(ctx, selection, idempotencyKey)
      return transaction(ctx, (tx) =>
        once(tx, endpointName, idempotencyKey, request, () =>
          withProviderAndCustomerLock(tx, selection.providerId, (locked, providerId, customer) =>
            book(locked, providerId, customer, selection, request),
          ),
        ),
      )
    })
  return orHoldReleased(ctx, attempt)
}

const endpointName = 'bookings.create'

/**
 * When many want one time, all but a few hear 'taken' here instead of waiting for the lock. Only after the schedule is read
 * is the key looked for: a booking of our own shows in both or in neither.
 */
async function refuseEarly(ctx: UserCtx, selection: Selection, idempotencyKey: string | undefined) {
  try {
    await checkSelection(ctx, selection, ctx.actor.accountId, ctx.now)
  } catch (error) {
    if (isTaken(error) && !(await hasAnswer(ctx, endpointName, idempotencyKey))) throw error
  }
}

async function book(
  tx: UserCtx,
  providerId: string,
  customer: Customer,
  selection: Selection,
  request: NewBookingInput,
): Promise<Booking> {
  const { accountId } = customer
  await limitOpenBookings(tx, customer, providerId)
  const bookingId = randomUUIDv7()
  const notes = request.notes ?? ''
  const held = request.holdId === undefined ? null : await findHold(tx, providerId, request.holdId, selection)
  if (held) {
    const holdId = held.hold_id
    await requireValidHold(tx, held)
    await limitShareOfDay(tx, accountId, held.terms, selection.start, { holdId })
    const terms = await asShown(tx, held.terms, selection.start, request.totalAmount, undefined)
    await insertBooking(tx, terms, bookingId, selection.start, notes)
    await convertHold(tx, providerId, holdId, bookingId)
    return readBooking(tx, tx.actor, bookingId, providerId)
  }
  const { schedule, plan } = await checkSelection(tx, { ...selection, providerId }, accountId, tx.now)
  const terms = await asShown(tx, termsOf(schedule, plan), selection.start, request.totalAmount, request.quoteToken)
  const taken = occupationRows(schedule, plan, selection.start)
  await releaseOverlapping(tx, providerId, taken)
  await limitShareOfDay(tx, accountId, terms, selection.start)
  await insertBooking(tx, terms, bookingId, selection.start, notes)
  await occupy(
    tx,
    taken.map((row) => ({ ...row, booking_id: bookingId })),
  )
  return readBooking(tx, tx.actor, bookingId, providerId)
}

async function insertBooking(tx: UserCtx, terms: Terms, bookingId: string, start: Date, notes: string) {
  const { providerId } = terms
  const { accountId } = tx.actor
  await tx.db
    .insertInto('booking')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      customer_id: accountId,
      status: terms.status,
      starts_at: start,
      ends_at: minutesAfter(start, terms.durationMinutes),
      timezone: terms.timezone,
      currency: terms.currency,
      total_minor: terms.totalMinor,
      notes,
      cancellation_policy: JSON.stringify(terms.policy),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .execute()
  await tx.db
    .insertInto('segment')
    .values(segmentRows(terms, bookingId, start))
    .execute()
  const kind = terms.status === 'confirmed' ? 'booked' : 'requested'
  await recordChange(tx, {
    providerId,
    bookingId,
    position: 1,
    kind,
    party: 'customer',
    actorId: accountId,
    startsAt: start,
  })
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
