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
import type { Refusal } from '../availability/contract.ts'
import { loadSchedule, type ProviderSchedule } from '../availability/load-schedule.server.ts'
import { occupationsOf, type Plan } from '../availability/plan.rules.ts'
import { isRefusal } from '../availability/rules.ts'
import { hasHours, judgeBooking, nearestStarts, wishFor } from '../availability/service.server.ts'
import type { Booking, NearestTimes, NewBooking, Quote } from './contract.ts'
import { bookingConfirmed, bookingRequested } from './events.ts'
import { actorOf, getBookingById } from './read-booking.server.ts'

type NewBookingInput = z.output<typeof NewBooking>

type TakenReason = NonNullable<NearestTimes['reason']>

const refusals: Record<Exclude<Refusal, TakenReason>, string> = {
  past: 'That time has passed. Please choose a later one.',
  notice: 'That is too soon for this provider. Please choose a later time.',
  horizon: 'That is further ahead than this provider takes bookings.',
  nobody_performs: 'Nobody here does all of that. Please choose somebody else, or fewer services.',
  off_grid: 'Appointments do not start at that time. Please choose one of the times shown.',
  closed: 'This provider is closed at that time.',
  holiday: 'This provider is closed on that day.',
  blocked: 'That time is not available. Please choose another one.',
  too_short: 'There is not enough time before closing for everything you chose.',
  skipped: 'The clocks skip that time. Please choose another one.',
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
    const reason = reasonOfTaken(error)
    if (!reason) throw error
    // Looked up after the lock is gone: whoever waits for it should not wait for our suggestions.
    const nearest = await nearestTimes(ctx, request, serviceIds, start)
    const data: NearestTimes = { nearest, reason }
    throw new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data })
  }
}

/** Thrown to roll back; what the caller hears is made afterwards. */
class Taken extends Error {
  readonly reason: TakenReason
  constructor(reason: TakenReason) {
    super(reason)
    this.reason = reason
  }
}

function reasonOfTaken(error: unknown): TakenReason | null {
  if (error instanceof Taken) return error.reason
  const constraint = violatedConstraint(error)
  if (constraint === 'occupation_room_overlap') return 'room_taken'
  return constraint === 'occupation_person_overlap' ? 'taken' : null
}

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
  const plan = judgeBooking(schedule, wishFor(schedule, request.calendarId ?? null), start, now)
  if (isRefusal(plan)) {
    if (plan === 'taken' || plan === 'person_taken' || plan === 'room_taken') throw new Taken(plan)
    throw new AppError('unprocessable', plan, refusals[plan])
  }
  checkPrice(plan, schedule.currency, request.totalAmount)
  const bookingId = await insertBooking(tx, actor, schedule, plan, start, request.notes ?? '')
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

async function nearestTimes(
  ctx: Ctx,
  { providerId, calendarId }: NewBookingInput,
  serviceIds: readonly string[],
  wished: Date,
) {
  const from = localDate(wished, 'UTC')
  const twoWeeksOn = localDate(wished.getTime() + 15 * 86_400_000, 'UTC')
  const schedule = await loadSchedule(ctx.db, providerId, serviceIds, from, twoWeeksOn)
  return nearestStarts(schedule, wishFor(schedule, calendarId ?? null), wished, ctx.now, 3)
}

function checkPrice({ priceMinor: totalMinor }: Plan, currency: string, shown: number | undefined) {
  if (shown === undefined) return
  const shownMinor = toMinor(shown, currency)
  if (shownMinor === null) {
    throw new AppError('invalid', 'invalid_input', 'totalAmount: not an amount of this currency', {
      fields: { totalAmount: 'Not an amount of this currency' },
    })
  }
  if (totalMinor <= shownMinor) return
  const quote: Quote = { currency, totalAmount: toMajor(totalMinor, currency), totalMinor }
  throw new AppError('conflict', 'price_changed', 'The price has changed since you saw it.', { data: quote })
}

async function insertBooking(
  tx: Ctx,
  actor: Actor,
  schedule: ProviderSchedule,
  plan: Plan,
  start: Date,
  notes: string,
): Promise<string> {
  const { providerId } = schedule
  const bookingId = randomUUIDv7()
  const isInstant = hasHours(schedule) && schedule.confirmationMode === 'instant'
  await tx.db
    .insertInto('booking')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      customer_id: actor.accountId,
      status: isInstant ? 'confirmed' : 'pending',
      starts_at: start,
      ends_at: later(start, plan.durationMinutes),
      timezone: schedule.timezone,
      currency: schedule.currency,
      total_minor: plan.priceMinor,
      notes,
    })
    .execute()
  await tx.db
    .insertInto('segment')
    .values(segmentsOf(schedule, plan, bookingId, start))
    .execute()
  await tx.db
    .insertInto('occupation')
    .values(occupationRows(schedule, plan, bookingId, start))
    .execute()
  await emit(tx, isInstant ? bookingConfirmed : bookingRequested, { bookingId, providerId })
  return bookingId
}

const later = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** What the customer sees: the services back to back from the start. */
function segmentsOf({ providerId, services }: ProviderSchedule, plan: Plan, bookingId: string, start: Date) {
  return plan.steps.map((step, position) => ({
    provider_id: providerId,
    segment_id: randomUUIDv7(),
    booking_id: bookingId,
    calendar_id: step.calendarId,
    room_id: step.roomId,
    position,
    service_id: services[position]?.serviceId ?? '',
    service_name: services[position]?.name ?? '',
    price_minor: step.priceMinor,
    starts_at: later(start, step.offsetMinutes),
    ends_at: later(start, step.offsetMinutes + step.durationMinutes),
  }))
}

/** What nobody else can have meanwhile. */
function occupationRows(schedule: ProviderSchedule, plan: Plan, bookingId: string, start: Date) {
  return occupationsOf(schedule.services, plan.steps).map((taken, position) => ({
    provider_id: schedule.providerId,
    booking_id: bookingId,
    position,
    calendar_id: taken.calendarId,
    room_id: taken.roomId,
    during: `[${later(start, taken.fromMinute).toISOString()},${later(start, taken.toMinute).toISOString()})`,
    // A request to somebody without hours blocks nothing until it is confirmed.
    blocking: hasHours(schedule),
  }))
}
