import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import {
  addDays,
  clockTime,
  daysBetween,
  isoWithOffset,
  localDate,
  type ZoneDay,
  zoneDay,
} from '../../lib/time.server.ts'
import { type Availability, availability, maxAvailabilityDays, maxExplainedDays, type Refusal } from './contract.ts'
import { availabilityDescriptions } from './description.server.ts'
import { type Alternative, explainStarts } from './explain.rules.ts'
import { schedulingLimits } from './limits.ts'
import type { Plan } from './plan.rules.ts'
import { loadSchedule, type ProviderSchedule } from './read-schedule.server.ts'
import {
  type AvailabilityQuery,
  checkSlot,
  type FreeStart,
  freeStarts,
  prepareSchedule,
  reasonOfDay,
  requestPlan,
  requestStarts,
  type Schedule,
  timeRefusal,
} from './rules.ts'

type Zoned = Schedule & { timezone: string }
type Day = Availability['days'][number]
/** `reason`: why there is none; it is worked out for those who ask. */
type FreeDay = { day: ZoneDay; starts: FreeStart[]; reason?: () => Refusal }

/** Without weekly hours a provider takes requests only, and a request blocks nothing until it is confirmed. */
export function hasHours(schedule: Schedule): boolean {
  return schedule.staff.some(({ hours }) => hours.length > 0)
}

type AvailabilityInput = z.output<typeof availability.list.input>

const share = shareReads<Availability>()

export async function listAvailability(ctx: Ctx, input: AvailabilityInput): Promise<Availability> {
  const isExplained = input.explain === true || input.explain === 'true'
  if (isExplained) await ctx.app.limits.take(schedulingLimits.explain, ctx.actor?.accountId ?? ctx.client.address)
  const length = countDays(input.from, input.to, isExplained ? maxExplainedDays : maxAvailabilityDays)
  // What somebody holds is free to them alone.
  const key = JSON.stringify([ctx.actor?.accountId, input])
  return share(ctx.db, key, () => readAvailability(ctx, input, length, isExplained))
}

async function readAvailability(
  ctx: Ctx,
  input: AvailabilityInput,
  length: number,
  isExplained: boolean,
): Promise<Availability> {
  const { providerId, serviceIds, from, to, staffId = null } = input
  const schedule = await loadSchedule(ctx.db, providerId, serviceIds, from, to, {
    now: ctx.now,
    customerId: ctx.actor?.accountId ?? null,
  })
  const query = queryFor(schedule, staffId)
  const mode = hasHours(schedule) && schedule.confirmationMode === 'instant' ? 'instant' : 'request'
  const staff = staffToChoose(schedule)
  const days =
    isExplained && hasHours(schedule)
      ? explainedDays(schedule, query, from, length, ctx.now, staff !== undefined)
      : availableDays(schedule, query, from, length, ctx.now, staff !== undefined)
  return { timezone: schedule.timezone, mode, ...(staff && { staff }), days }
}

/** The days with their free starts, and why where there is none. */
export function availableDays(
  schedule: Zoned,
  query: AvailabilityQuery,
  from: string,
  length: number,
  now: Date,
  isStaffed: boolean,
): Day[] {
  return freeDays(schedule, query, from, length, now).map(({ day, starts, reason }) => ({
    ...toDay(day, starts, schedule.timezone, isStaffed),
    ...(reason && { reason: reason() }),
  }))
}

function countDays(from: string, to: string, most: number): number {
  const length = daysBetween(from, to) + 1
  if (length >= 1 && length <= most) return length
  const message = `from must not be after to, and at most ${most} days may be asked for.`
  throw new AppError('invalid', 'invalid_input', message)
}

/** Throws `staff_unknown` (422). */
export function queryFor({ services, staff }: ProviderSchedule, staffId: string | null): AvailabilityQuery {
  if (staffId !== null && !staff.some((member) => member.staffId === staffId))
    throw new AppError('unprocessable', 'staff_unknown', 'This staff member does not work here.')
  return { services, staffId }
}

/** Those who can be chosen between; undefined where there is no choice. */
function staffToChoose({ staff, services }: ProviderSchedule): Availability['staff'] {
  const choices = staff.flatMap(({ staffId: id, name }) => {
    const performed = services.filter(({ performers }) => performers.some(({ staffId }) => staffId === id))
    return performed.length === 0 ? [] : [{ id, name, performsAll: performed.length === services.length }]
  })
  return choices.length > 1 ? choices : undefined
}

function freeDays(schedule: Zoned, query: AvailabilityQuery, from: string, length: number, now: Date): FreeDay[] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  if (!hasHours(schedule))
    return days.map((day) => ({ day, starts: requestStarts(schedule, query, day, now.getTime()) }))
  const prepared = prepareSchedule(schedule, query, around)
  return freeStarts(prepared, days, now.getTime()).map(({ day, starts }) =>
    starts.length > 0 ? { day, starts } : { day, starts, reason: () => reasonOfDay(prepared, day, now.getTime()) },
  )
}

/** The free starts of `length` days from `from` on, in the wire's form. */
export function daySlots(schedule: Zoned, query: AvailabilityQuery, from: string, length: number, now: Date): Day[] {
  return freeDays(schedule, query, from, length, now).map(({ day, starts }) =>
    toDay(day, starts, schedule.timezone, false),
  )
}

/** The wall minutes that are free on `length` days from `from` on, whenever that is asked; none where there are no hours. */
export function startsWhenever(schedule: Zoned, query: AvailabilityQuery, from: string, length: number) {
  if (query.services.length === 0 || !hasHours(schedule))
    return wallDays(schedule.timezone, from, length).days.map(({ date }) => ({ date, minutes: [] as number[] }))
  const whenever = { ...schedule, minimumNoticeMinutes: 0, bookingWindowDays: Number.POSITIVE_INFINITY }
  return freeDays(whenever, query, from, length, new Date(0)).map(({ day, starts }) => ({
    date: day.date,
    minutes: starts.map(({ minute }) => minute),
  }))
}

/** The first `count` of `length` days: what comes after them is not looked at. */
export function firstFreeSlots(
  schedule: Zoned,
  query: AvailabilityQuery,
  from: string,
  length: number,
  now: Date,
  count: number,
): Day['slots'] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  const prepared = prepareSchedule(schedule, query, around)
  const slots: Day['slots'] = []
  for (const day of days) {
    if (slots.length >= count) break
    const starts = freeStarts(prepared, [day], now.getTime()).flatMap((free) => free.starts)
    slots.push(...toDay(day, starts.slice(0, count - slots.length), schedule.timezone, false).slots)
  }
  return slots
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
  staffIds: steps.map(({ staffId }) => staffId),
  priceMinor,
})

function explainedDays(
  schedule: ProviderSchedule,
  query: AvailabilityQuery,
  from: string,
  length: number,
  now: Date,
  isStaffed: boolean,
): Day[] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  const prepared = prepareSchedule(schedule, query, around)
  return explainStarts(prepared, days, around, now.getTime()).map(({ day, starts, refused }) => ({
    ...toDay(day, starts, schedule.timezone, isStaffed),
    ...(starts.length === 0 && { reason: reasonOfDay(prepared, day, now.getTime()) }),
    refused: refused.map(({ minute, start, reason, alternatives }) => ({
      time: clockTime(minute),
      start: start === null ? null : day.label(minute),
      reason,
      alternatives: alternatives.map((alternative) => toAlternative(schedule, alternative)),
    })),
  }))
}

function toAlternative({ staff, services, timezone }: ProviderSchedule, alternative: Alternative<ZoneDay>) {
  if (alternative.kind === 'time')
    return { kind: alternative.kind, ...toSlot(alternative.day, alternative.free, timezone) }
  if (alternative.kind === 'without') {
    const service = services[alternative.index]
    return { kind: alternative.kind, serviceId: service?.serviceId ?? '', name: service?.name ?? '' }
  }
  const { staffId } = alternative
  const name = staff.find((member) => member.staffId === staffId)?.name ?? ''
  return { kind: alternative.kind, staffId, name }
}

/** Who would do what where from this start on, or why it cannot be booked: the judgement that lists the free starts. */
export function checkStart(
  schedule: ProviderSchedule,
  query: AvailabilityQuery,
  start: Date,
  now: Date,
): Plan | Refusal {
  const { days, around } = wallDays(schedule.timezone, localDate(start, schedule.timezone), 1)
  const [day] = days
  if (!day) return 'closed'
  if (hasHours(schedule))
    return checkSlot(prepareSchedule(schedule, query, around), day, start.getTime(), now.getTime())
  const time = timeRefusal(schedule, start.getTime(), now.getTime())
  if (time) return time
  const isOffered = requestStarts(schedule, query, day, now.getTime()).some((free) => free.start === start.getTime())
  return requestPlan(query) === null ? 'nobody_performs' : (isOffered && requestPlan(query)) || 'not_a_start_time'
}

/** The free starts nearest to the one asked for, on its day and the two weeks after it. */
export function nearestStarts(
  schedule: ProviderSchedule,
  query: AvailabilityQuery,
  asked: Date,
  now: Date,
  count: number,
) {
  const from = localDate(asked, schedule.timezone)
  const slotsOf = (length: number) => daySlots(schedule, query, from, length, now).flatMap((day) => day.slots)
  // Whatever is free on its day or the next is nearer than anything later.
  const soon = slotsOf(2)
  const slots = soon.length < count ? slotsOf(15) : soon
  const distance = (slot: { start: string }) => Math.abs(Date.parse(slot.start) - asked.getTime())
  return slots
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

function wallDays(zone: string, from: string, length: number): { days: ZoneDay[]; around: ZoneDay[] } {
  const around = Array.from({ length: length + 2 }, (_, index) => zoneDay(zone, addDays(from, index - 1)))
  return { days: around.slice(1, -1), around }
}

export const routes = implement(availability, { list: listAvailability }, availabilityDescriptions)
