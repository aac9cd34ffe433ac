import { sql } from 'kysely'
import { isAppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { addDays, localDate, localMinute } from '../../lib/time.server.ts'
import { tookPlace } from '../bookings/booking-state.server.ts'
import { loadSchedule, type ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { daySlots, hasHours, queryFor } from '../scheduling/service.server.ts'
import { findHabit, type HabitRow } from './read-rebookings.server.ts'
import { dueOn, pickTimes, usualTime } from './rebooking.rules.ts'

const offered = 3
/** The usual weekday may lie a little before the day on which it is due. */
const earlierDays = 3
const searchedDays = 35

export async function listTimes(ctx: UserCtx, { providerId, serviceId }: { providerId: string; serviceId: string }) {
  return findTimes(ctx, await findHabit(ctx, providerId, serviceId))
}

/** What the engine says is free, to them; none of a provider who takes requests at any time. */
export async function findTimes(ctx: Ctx, habit: HabitRow) {
  const { providerId, serviceId, customerId, timezone } = habit
  const none = { staffId: null, staffMember: null, times: [] }
  const visits = await readVisits(ctx, habit)
  const wall = visits.map(({ starts_at }) => ({
    weekday: weekdayOf(localDate(starts_at, timezone)),
    minute: localMinute(starts_at, timezone),
  }))
  const usual = usualTime(wall)
  if (!usual) return none
  const today = localDate(ctx.now, timezone)
  const soon = addDays(dueOn(habit) ?? today, -earlierDays)
  const from = soon < today ? today : soon
  const to = addDays(from, searchedDays - 1)
  const schedule = await loadSchedule(ctx.db, providerId, [serviceId], from, to, { now: ctx.now, customerId }).catch(
    (error: unknown) => {
      // Closed or no longer offered since it was read.
      if (isAppError(error) && error.kind !== 'unavailable') return null
      throw error
    },
  )
  if (!schedule || !hasHours(schedule)) return none
  const staffMember = memberOf(schedule, visits[0]?.staff_id)
  const days = daySlots(schedule, queryFor(schedule, staffMember?.staffId ?? null), from, searchedDays, ctx.now)
  const free = days.flatMap(({ date, slots }) =>
    slots.map(({ start, end }) => ({
      ...{ date, start, end, weekday: weekdayOf(date) },
      minute: localMinute(Date.parse(start), timezone),
    })),
  )
  return {
    staffId: staffMember?.staffId ?? null,
    staffMember: schedule.staff.length > 1 ? (staffMember?.name ?? null) : null,
    times: pickTimes(free, usual, offered).map(({ start, end }) => ({ start, end })),
  }
}

const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek

/** Who is here still, and still does it. */
function memberOf({ staff, services }: ProviderSchedule, staffId: string | undefined) {
  const isPerformer = services.every(({ performers }) => performers.some((one) => one.staffId === staffId))
  return isPerformer ? (staff.find((one) => one.staffId === staffId) ?? null) : null
}

/** The latest first. */
async function readVisits(ctx: Ctx, { providerId, customerId, serviceId }: HabitRow) {
  const { rows } = await sql<{ starts_at: Date; staff_id: string }>`
    select b.starts_at, s.staff_id from booking b
    join segment s on s.provider_id = ${providerId} and s.booking_id = b.booking_id and s.service_id = ${serviceId}
    where b.provider_id = ${providerId} and b.customer_id = ${customerId} and ${tookPlace('b', ctx.now)}
    order by b.starts_at desc limit 12`.execute(ctx.db)
  return rows
}
