import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow, transaction, violatedConstraint } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { localDate } from '../../lib/time.server.ts'
import type { Refusal } from '../availability/rules.ts'
import {
  bookingRefusal,
  hasHours,
  loadSchedule,
  nearestStarts,
  type ProviderSchedule,
} from '../availability/service.server.ts'
import type { Booking, NewBooking, Quote } from './contract.ts'
import { bookingConfirmed, bookingRequested } from './events.ts'
import { actorOf, getBookingById } from './read-booking.server.ts'

type NewBookingInput = z.output<typeof NewBooking>

const refusals: Record<Exclude<Refusal, 'taken'>, string> = {
  past: 'That time has passed. Please choose a later one.',
  notice: 'That is too soon for this provider. Please choose a later time.',
  horizon: 'That is further ahead than this provider takes bookings.',
  off_grid: 'Appointments do not start at that time. Please choose one of the times shown.',
  closed: 'This provider is closed at that time.',
  too_short: 'There is not enough time before closing for everything you chose.',
}

export async function createBooking(ctx: Ctx, input: NewBookingInput): Promise<Booking> {
  const actor = actorOf(ctx)
  const { idempotencyKey, ...request } = input
  if (request.customerId !== undefined && request.customerId !== actor.accountId) {
    throw new AppError('forbidden', 'foreign_customer', 'You can book for yourself only.')
  }
  const serviceIds = chosenServices(request)
  const start = new Date(request.dateTime)
  try {
    return await transaction(ctx, (tx) =>
      once(tx, 'bookings.create', idempotencyKey, request, () => book(tx, actor, request, serviceIds, start)),
    )
  } catch (error) {
    if (error !== taken && violatedConstraint(error) !== 'segment_no_overlap') throw error
    // Looked up after the lock is gone: whoever waits for it should not wait for our suggestions.
    const nearest = await nearestTimes(ctx, request.providerId, serviceIds, start)
    throw new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data: { nearest } })
  }
}

/** Thrown to roll back; what the caller hears is made afterwards. */
const taken = new Error('taken')

function chosenServices({ serviceId, serviceIds }: NewBookingInput): string[] {
  const ids = serviceIds ?? (serviceId === undefined ? [] : [serviceId])
  const isConsistent =
    ids.length > 0 && new Set(ids).size === ids.length && (serviceId === undefined || ids.includes(serviceId))
  if (isConsistent) return ids
  const message = 'Choose at least one service, each once'
  throw new AppError('invalid', 'invalid_input', `serviceIds: ${message}`, { fields: { serviceIds: message } })
}

async function book(
  tx: Ctx,
  actor: Actor,
  request: NewBookingInput,
  serviceIds: string[],
  start: Date,
): Promise<Booking> {
  const providerId = await lockProvider(tx, request.providerId)
  // Read after the lock, in statements of their own: an earlier snapshot would not show who was faster.
  const now = await databaseNow(tx)
  const date = localDate(start, 'UTC')
  const schedule = await loadSchedule(tx.db, providerId, serviceIds, date, date)
  if (schedule.accountId === actor.accountId)
    throw new AppError('unprocessable', 'own_provider', 'You cannot book with yourself.')
  const reason = bookingRefusal(schedule, start, now)
  if (reason === 'taken') throw taken
  if (reason) throw new AppError('unprocessable', reason, refusals[reason])
  checkPrice(schedule, request.totalAmount)
  const bookingId = await insertBooking(tx, actor, schedule, start, request.notes ?? '')
  return getBookingById({ ...tx, now }, bookingId)
}

/** By record id or by the provider's own identity id. Everyone who changes this provider's diary waits here. */
async function lockProvider(tx: Ctx, id: string): Promise<string> {
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from provider where provider_id = ${id} or account_id = ${id} for no key update`.execute(tx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist or takes no bookings.')
  return row.provider_id
}

async function nearestTimes(ctx: Ctx, providerId: string, serviceIds: readonly string[], wished: Date) {
  const from = localDate(wished, 'UTC')
  const twoWeeksOn = localDate(wished.getTime() + 15 * 86_400_000, 'UTC')
  const schedule = await loadSchedule(ctx.db, providerId, serviceIds, from, twoWeeksOn)
  return nearestStarts(schedule, wished, ctx.now, 3)
}

function checkPrice({ services, currency }: ProviderSchedule, shown: number | undefined) {
  if (shown === undefined) return
  const shownMinor = toMinor(shown, currency)
  if (shownMinor === null) {
    throw new AppError('invalid', 'invalid_input', 'totalAmount: not an amount of this currency', {
      fields: { totalAmount: 'Not an amount of this currency' },
    })
  }
  const totalMinor = totalOf(services)
  if (totalMinor <= shownMinor) return
  const quote: Quote = { currency, totalAmount: toMajor(totalMinor, currency), totalMinor }
  throw new AppError('conflict', 'price_changed', 'The price has changed since you saw it.', { data: quote })
}

const totalOf = (services: ProviderSchedule['services']) =>
  services.reduce((sum, { priceMinor }) => sum + priceMinor, 0)

async function insertBooking(
  tx: Ctx,
  actor: Actor,
  schedule: ProviderSchedule,
  start: Date,
  notes: string,
): Promise<string> {
  const { providerId, services } = schedule
  const bookingId = randomUUIDv7()
  const isInstant = hasHours(schedule) && schedule.confirmationMode === 'instant'
  const segments = segmentsOf(schedule, bookingId, start)
  const endsAt = segments.at(-1)?.ends_at ?? start
  await tx.db
    .insertInto('booking')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      customer_id: actor.accountId,
      status: isInstant ? 'confirmed' : 'pending',
      starts_at: start,
      ends_at: endsAt,
      timezone: schedule.timezone,
      currency: schedule.currency,
      total_minor: totalOf(services),
      notes,
    })
    .execute()
  await tx.db.insertInto('segment').values(segments).execute()
  await emit(tx, isInstant ? bookingConfirmed : bookingRequested, { bookingId, providerId })
  return bookingId
}

/** Back to back from the start; what blocks is wider by the buffer before the first and after the last. */
function segmentsOf(schedule: ProviderSchedule, bookingId: string, start: Date) {
  const { services } = schedule
  let cursor = start.getTime()
  return services.map((service, position) => {
    const startsAt = cursor
    cursor += service.durationMinutes * 60_000
    const from = startsAt - (position === 0 ? service.bufferBeforeMinutes * 60_000 : 0)
    const until = cursor + (position === services.length - 1 ? service.bufferAfterMinutes * 60_000 : 0)
    return {
      provider_id: schedule.providerId,
      segment_id: randomUUIDv7(),
      booking_id: bookingId,
      calendar_id: schedule.calendarId,
      position,
      service_id: service.serviceId,
      service_name: service.name,
      price_minor: service.priceMinor,
      starts_at: new Date(startsAt),
      ends_at: new Date(cursor),
      during: `[${new Date(from).toISOString()},${new Date(until).toISOString()})`,
      // A request to somebody without hours blocks nothing until it is confirmed.
      blocking: hasHours(schedule),
    }
  })
}
