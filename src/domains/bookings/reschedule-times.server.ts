import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { addDays, daysBetween, localDate } from '../../lib/time.server.ts'
import { planFor, refusedTime } from '../scheduling/check-selection.server.ts'
import { type Availability, maxAvailabilityDays } from '../scheduling/contract.ts'
import type { Plan } from '../scheduling/plan.rules.ts'
import { loadSchedule, type ProviderSchedule, readOccupied } from '../scheduling/read-schedule.server.ts'
import { requestPlan } from '../scheduling/rules.ts'
import { availableDays, hasHours, nearestStarts, queryFor } from '../scheduling/service.server.ts'
import { asProviderMayOffer, withoutBooking } from '../scheduling/without-booking.rules.ts'
import type { bookings } from './contract.ts'
import { readBooking } from './read-booking.server.ts'

/** Where a booking goes: who does what where, and the prices agreed for its services. */
export type ReschedulePlan = { schedule: ProviderSchedule; plan: Plan; prices: number[] }

type BookingKey = { providerId: string; bookingId: string; customerId: string }
type Rescheduler = 'customer' | 'provider'

/** Throws `SlotTaken`, or says why (422). The provider is bound by hours and bookings only, the customer by start interval and minimum notice, too. */
export async function planReschedule(
  ctx: Ctx,
  booking: BookingKey,
  start: Date,
  rescheduler: Rescheduler,
): Promise<ReschedulePlan> {
  const date = localDate(start, 'UTC')
  const { schedule, staffId, prices } = await scheduleWithout(ctx, booking, date, date, rescheduler)
  if (hasHours(schedule) || rescheduler === 'customer')
    return { schedule, plan: planFor(schedule, { staffId, start }, ctx.now), prices }
  const plan = requestPlan(queryFor(schedule, staffId))
  if (start > ctx.now && plan) return { schedule, plan, prices }
  throw refusedTime(plan ? 'past' : 'nobody_performs')
}

type Input = z.output<typeof bookings.times.input>

export async function freeTimes(ctx: UserCtx, { id, from, to }: Input): Promise<Availability> {
  const { providerId, customerId } = await readBooking(ctx, ctx.actor, id)
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > maxAvailabilityDays) {
    const message = `from and to must be dates, at most ${maxAvailabilityDays} days apart.`
    throw new AppError('invalid', 'invalid_input', message)
  }
  const rescheduler = customerId === ctx.actor.accountId ? 'customer' : 'provider'
  const { schedule, staffId } = await scheduleWithout(
    ctx,
    { providerId, bookingId: id, customerId },
    from,
    to,
    rescheduler,
  )
  const mode = hasHours(schedule) ? 'instant' : 'request'
  return {
    timezone: schedule.timezone,
    mode,
    days: availableDays(schedule, queryFor(schedule, staffId), from, length, ctx.now, false),
  }
}

export async function nearestFreeTimes(ctx: UserCtx, id: string, asked: Date) {
  const { providerId, customerId, dateTime } = await readBooking(ctx, ctx.actor, id)
  const from = localDate(asked, 'UTC')
  const booking = { providerId, bookingId: id, customerId }
  const { schedule, staffId } = await scheduleWithout(ctx, booking, from, addDays(from, 16), 'customer')
  // Where it is already, it cannot be moved to.
  const times = nearestStarts(schedule, queryFor(schedule, staffId), asked, ctx.now, 4).filter(
    ({ start }) => start !== dateTime,
  )
  const distance = ({ start }: { start: string }) => Math.abs(Date.parse(start) - asked.getTime())
  const furthest = times.length > 3 ? times.toSorted((a, b) => distance(a) - distance(b)).at(-1) : null
  return times.filter((time) => time !== furthest)
}

/** The schedule as if this booking were not in it; the query asks for the same staff member, if there was only one. */
async function scheduleWithout(
  ctx: Ctx,
  { providerId, bookingId, customerId }: BookingKey,
  from: string,
  to: string,
  rescheduler: Rescheduler,
) {
  const { rows } = await sql<{ service_id: string; price_minor: number; staff_id: string }>`
    select service_id, price_minor, staff_id from segment
    where provider_id = ${providerId} and booking_id = ${bookingId} order by position`.execute(ctx.db)
  const serviceIds = rows.map(({ service_id }) => service_id)
  const loaded = await loadSchedule(ctx.db, providerId, serviceIds, from, to, {
    now: ctx.now,
    customerId,
    bookingId,
  })
  const occupied = await readOccupied(ctx.db, providerId, [bookingId])
  const free = withoutBooking(loaded, occupied.get(bookingId) ?? [])
  const schedule = rescheduler === 'customer' ? free : asProviderMayOffer(free)
  const staff = new Set(rows.map(({ staff_id }) => staff_id))
  const [only] = staff
  const canDoAll = schedule.services.every(({ performers }) => performers.some(({ staffId }) => staffId === only))
  return {
    schedule,
    staffId: staff.size === 1 && only && canDoAll ? only : null,
    prices: rows.map(({ price_minor }) => price_minor),
  }
}
