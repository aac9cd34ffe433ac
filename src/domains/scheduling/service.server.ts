import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import {
  addDays,
  clockTime,
  daysBetween,
  isDate,
  isoWithOffset,
  localDate,
  type ZoneDay,
  zoneDay,
} from '../../lib/time.server.ts'
import { type Availability, availability, maxAvailabilityDays, maxExplainedDays, type Refusal } from './contract.ts'
import { explainStarts, type Remedy } from './explain.rules.ts'
import type { Plan } from './plan.rules.ts'
import { loadSchedule, type ProviderSchedule } from './read-schedule.server.ts'
import {
  type FreeStart,
  freeStarts,
  judge,
  openDiary,
  reasonOfDay,
  requestPlan,
  requestStarts,
  type Schedule,
  timeRefusal,
  type Wish,
} from './rules.ts'

type Zoned = Schedule & { timezone: string }
type Day = Availability['days'][number]
/** `reason`: why there is none; it is worked out for those who ask. */
type FreeDay = { day: ZoneDay; starts: FreeStart[]; reason?: () => Refusal }

/** Without weekly hours a provider takes requests only, and a request blocks nothing until it is confirmed. */
export function hasHours(schedule: Schedule): boolean {
  return schedule.calendars.some(({ hours }) => hours.length > 0)
}

export async function listAvailability(
  ctx: Ctx,
  input: z.output<typeof availability.list.input>,
): Promise<Availability> {
  const { from, to, calendarId = null } = input
  const isExplained = input.explain === true || input.explain === 'true'
  if (isExplained) await ctx.app.limits.take('explain', ctx.actor?.accountId ?? ctx.client.address)
  const length = countDays(from, to, isExplained ? maxExplainedDays : maxAvailabilityDays)
  const customerId = ctx.actor?.accountId ?? null
  const schedule = await loadSchedule(ctx.db, input.providerId, input.serviceIds, from, to, {
    now: ctx.now,
    customerId,
  })
  const wish = wishFor(schedule, calendarId)
  const mode = hasHours(schedule) && schedule.confirmationMode === 'instant' ? 'instant' : 'request'
  const people = peopleOf(schedule)
  const days =
    isExplained && hasHours(schedule)
      ? explainedDays(schedule, wish, from, length, ctx.now, people !== undefined)
      : availableDays(schedule, wish, from, length, ctx.now, people !== undefined)
  return { timezone: schedule.timezone, mode, ...(people && { people }), days }
}

/** The days with their free starts, and why where there is none. */
export function availableDays(
  schedule: Zoned,
  wish: Wish,
  from: string,
  length: number,
  now: Date,
  isStaffed: boolean,
): Day[] {
  return freeDays(schedule, wish, from, length, now).map(({ day, starts, reason }) => ({
    ...toDay(day, starts, schedule.timezone, isStaffed),
    ...(reason && { reason: reason() }),
  }))
}

function countDays(from: string, to: string, most: number): number {
  if (!isDate(from) || !isDate(to))
    throw new AppError('invalid', 'invalid_input', 'from and to must be dates that exist.')
  const length = daysBetween(from, to) + 1
  if (length >= 1 && length <= most) return length
  const message = `from must not be after to, and at most ${most} days may be asked for.`
  throw new AppError('invalid', 'invalid_input', message)
}

/** Throws `person_unknown` (422). */
export function wishFor({ services, calendars }: ProviderSchedule, calendarId: string | null): Wish {
  if (calendarId !== null && !calendars.some((calendar) => calendar.calendarId === calendarId))
    throw new AppError('unprocessable', 'person_unknown', 'That person does not work here.')
  return { services, calendarId }
}

/** Those who can be chosen between; undefined where there is no choice. */
function peopleOf({ calendars, services }: ProviderSchedule): Availability['people'] {
  const people = calendars.flatMap(({ calendarId: id, name }) => {
    const performed = services.filter(({ performers }) => performers.some(({ calendarId }) => calendarId === id))
    return performed.length === 0 ? [] : [{ id, name, performsAll: performed.length === services.length }]
  })
  return people.length > 1 ? people : undefined
}

function freeDays(schedule: Zoned, wish: Wish, from: string, length: number, now: Date): FreeDay[] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  if (!hasHours(schedule))
    return days.map((day) => ({ day, starts: requestStarts(schedule, wish, day, now.getTime()) }))
  const diary = openDiary(schedule, wish, around)
  return freeStarts(diary, days, now.getTime()).map(({ day, starts }) =>
    starts.length > 0 ? { day, starts } : { day, starts, reason: () => reasonOfDay(diary, day, now.getTime()) },
  )
}

/** The free starts of `length` days from `from` on, in the wire's form. */
export function daySlots(schedule: Zoned, wish: Wish, from: string, length: number, now: Date): Day[] {
  return freeDays(schedule, wish, from, length, now).map(({ day, starts }) =>
    toDay(day, starts, schedule.timezone, false),
  )
}

/** Of the first of `length` days that has any: what comes after it is not looked at. */
export function firstFreeSlots(schedule: Zoned, wish: Wish, from: string, length: number, now: Date): Day['slots'] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  const diary = openDiary(schedule, wish, around)
  for (const day of days) {
    const starts = freeStarts(diary, [day], now.getTime()).flatMap((free) => free.starts)
    if (starts.length > 0) return toDay(day, starts, schedule.timezone, false).slots
  }
  return []
}

function toDay(day: ZoneDay, starts: readonly FreeStart[], zone: string, isStaffed: boolean): Day {
  const slots = starts.map((free) =>
    isStaffed ? { ...toSlot(day, free, zone), ...staffOf(free.plan) } : toSlot(day, free, zone),
  )
  return { date: day.date, slots }
}

function toSlot(day: ZoneDay, { minute, start, plan }: FreeStart, zone: string) {
  const { durationMinutes } = plan
  const end = day.isRegular
    ? day.label(minute + durationMinutes)
    : isoWithOffset(start + durationMinutes * 60_000, zone)
  return { start: day.label(minute), end }
}

const staffOf = ({ steps, priceMinor }: Plan) => ({
  calendarIds: steps.map(({ calendarId }) => calendarId),
  priceMinor,
})

function explainedDays(
  schedule: ProviderSchedule,
  wish: Wish,
  from: string,
  length: number,
  now: Date,
  isStaffed: boolean,
): Day[] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  const diary = openDiary(schedule, wish, around)
  return explainStarts(diary, days, around, now.getTime()).map(({ day, starts, refused }) => ({
    ...toDay(day, starts, schedule.timezone, isStaffed),
    ...(starts.length === 0 && { reason: reasonOfDay(diary, day, now.getTime()) }),
    refused: refused.map(({ minute, start, reason, remedies }) => ({
      time: clockTime(minute),
      start: start === null ? null : day.label(minute),
      reason,
      remedies: remedies.map((remedy) => toRemedy(schedule, remedy)),
    })),
  }))
}

function toRemedy({ calendars, services, timezone }: ProviderSchedule, remedy: Remedy<ZoneDay>) {
  if (remedy.kind === 'time') return { kind: remedy.kind, ...toSlot(remedy.day, remedy.free, timezone) }
  if (remedy.kind === 'without') {
    const service = services[remedy.index]
    return { kind: remedy.kind, serviceId: service?.serviceId ?? '', name: service?.name ?? '' }
  }
  const { calendarId } = remedy
  const name = calendars.find((calendar) => calendar.calendarId === calendarId)?.name ?? ''
  return { kind: remedy.kind, calendarId, name }
}

/** Who would do what where from this start on, or why it cannot be booked: the judgement that lists the free starts. */
export function judgeBooking(schedule: ProviderSchedule, wish: Wish, start: Date, now: Date): Plan | Refusal {
  const { days, around } = wallDays(schedule.timezone, localDate(start, schedule.timezone), 1)
  const [day] = days
  if (!day) return 'closed'
  if (hasHours(schedule)) return judge(openDiary(schedule, wish, around), day, start.getTime(), now.getTime())
  const time = timeRefusal(schedule, start.getTime(), now.getTime())
  if (time) return time
  const isOffered = requestStarts(schedule, wish, day, now.getTime()).some((free) => free.start === start.getTime())
  return requestPlan(wish) === null ? 'nobody_performs' : (isOffered && requestPlan(wish)) || 'off_grid'
}

/** The free starts nearest to a wished one, on its day and the two weeks after it. */
export function nearestStarts(schedule: ProviderSchedule, wish: Wish, wished: Date, now: Date, count: number) {
  const from = localDate(wished, schedule.timezone)
  const slotsOf = (length: number) => daySlots(schedule, wish, from, length, now).flatMap((day) => day.slots)
  // Whatever is free on its day or the next is nearer than anything later.
  const soon = slotsOf(2)
  const slots = soon.length < count ? slotsOf(15) : soon
  const distance = (slot: { start: string }) => Math.abs(Date.parse(slot.start) - wished.getTime())
  return slots
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

function wallDays(zone: string, from: string, length: number): { days: ZoneDay[]; around: ZoneDay[] } {
  const around = Array.from({ length: length + 2 }, (_, index) => zoneDay(zone, addDays(from, index - 1)))
  return { days: around.slice(1, -1), around }
}

export const routes = implement(availability, { list: listAvailability })
