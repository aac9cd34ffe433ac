import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, Database } from '../../lib/context.ts'
import { addDays, daysBetween, isDate, isoWithOffset, localDate, type ZoneDay, zoneDay } from '../../lib/time.server.ts'
import { type Availability, availability, maxAvailabilityDays } from './contract.ts'
import {
  freeStarts,
  type Interval,
  type Refusal,
  refusalOf,
  requestStarts,
  type Schedule,
  timeRefusal,
  type Visit,
  visitOf,
  type WorkingHours,
} from './rules.ts'

export type BookableService = {
  serviceId: string
  name: string
  durationMinutes: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  priceMinor: number
}

/** Everything that decides whether a time can be had, read in one statement. */
export type ProviderSchedule = Schedule & {
  providerId: string
  accountId: string
  calendarId: string
  timezone: string
  currency: string
  confirmationMode: 'instant' | 'request'
  /** The services asked for, in the order asked for. */
  services: BookableService[]
}

/** `busy` in whole seconds: half the work for the database. */
type Row = Omit<ProviderSchedule, 'hours' | 'busy'> & { hours: [number, number, number][]; busy: Interval[] }

export const toMilliseconds = ([start, end]: Interval): Interval => [start * 1000, end * 1000]

/** By record id or identity id. Throws `provider_not_found` (404) and `service_unknown` (422). `from` and `to` are dates; a day more on each side is read. */
export async function loadSchedule(
  db: Database,
  providerId: string,
  serviceIds: readonly string[],
  from: string,
  to: string,
): Promise<ProviderSchedule> {
  const { rows } = await sql<Row>`/* prepare: load-schedule */
    select p.provider_id as "providerId", p.account_id as "accountId", c.calendar_id as "calendarId", p.timezone, p.currency,
      p.confirmation_mode as "confirmationMode", p.start_grid_minutes as "startGridMinutes",
      p.minimum_notice_minutes as "minimumNoticeMinutes", p.horizon_days as "horizonDays",
      coalesce((
        select json_agg(json_build_array(weekday, opens_minute, closes_minute)) from working_hours h
        where h.provider_id = p.provider_id and h.calendar_id = c.calendar_id), '[]') as hours,
      coalesce((
        select json_agg(json_build_object('serviceId', service_id, 'name', name, 'durationMinutes', duration_minutes,
          'bufferBeforeMinutes', buffer_before_minutes, 'bufferAfterMinutes', buffer_after_minutes, 'priceMinor', price_minor))
        from service s where s.provider_id = p.provider_id and s.is_active and s.service_id = any(${serviceIds}::uuid[])), '[]') as services,
      coalesce((
        select json_agg(json_build_array(extract(epoch from lower(during))::int8, extract(epoch from upper(during))::int8))
        from segment g where g.provider_id = p.provider_id and g.calendar_id = c.calendar_id and g.blocking
          and g.during && tstzrange(${`${addDays(from, -2)}T00:00:00Z`}, ${`${addDays(to, 3)}T00:00:00Z`})), '[]') as busy
    from provider p
    join lateral (
      select calendar_id from calendar where calendar.provider_id = p.provider_id order by position, calendar_id limit 1
    ) c on true
    where (p.provider_id = ${providerId} or p.account_id = ${providerId}) and p.status = 'active'`.execute(db)
  const row = rows[0]
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist or takes no bookings.')
  const services = serviceIds.map((id) => row.services.find((service) => service.serviceId === id))
  if (services.some((service) => service === undefined)) {
    throw new AppError('unprocessable', 'service_unknown', 'This provider does not offer that service.')
  }
  const hours: WorkingHours[] = row.hours.map(([weekday, opensMinute, closesMinute]) => ({
    weekday,
    opensMinute,
    closesMinute,
  }))
  return {
    ...row,
    hours,
    busy: row.busy.map(toMilliseconds),
    services: services.filter((service) => service !== undefined),
  }
}

/** Without hours a provider takes requests only, and a request blocks nothing until it is confirmed. */
export function hasHours(schedule: Schedule): boolean {
  return schedule.hours.length > 0
}

export async function listAvailability(
  ctx: Ctx,
  input: z.output<typeof availability.list.input>,
): Promise<Availability> {
  const { from, to } = input
  if (!isDate(from) || !isDate(to))
    throw new AppError('invalid', 'invalid_input', 'from and to must be dates that exist.')
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > maxAvailabilityDays) {
    throw new AppError(
      'invalid',
      'invalid_input',
      `from must not be after to, and at most ${maxAvailabilityDays} days may be asked for.`,
    )
  }
  const schedule = await loadSchedule(ctx.db, input.providerId, input.serviceIds, from, to)
  const mode = hasHours(schedule) && schedule.confirmationMode === 'instant' ? 'instant' : 'request'
  return {
    timezone: schedule.timezone,
    mode,
    days: daySlots(schedule, visitOf(schedule.services), from, length, ctx.now),
  }
}

/** The free starts of `length` days from `from` on, in the wire's form. */
export function daySlots(
  schedule: Schedule & { timezone: string },
  visit: Visit,
  from: string,
  length: number,
  now: Date,
): Availability['days'] {
  const { days, around } = wallDays(schedule.timezone, from, length)
  const perDay = hasHours(schedule)
    ? freeStarts(schedule, visit, days, around, now.getTime())
    : days.map((day) => ({ day, starts: requestStarts(schedule, day, now.getTime()) }))
  return perDay.map(({ day, starts }) => ({
    date: day.date,
    slots: starts.map(({ minute, start }) => ({
      start: day.label(minute),
      end: endLabel(day, minute, start, visit.durationMinutes, schedule.timezone),
    })),
  }))
}

/** Why the start cannot be booked, or null. The judgement of the same engine that lists the free starts. */
export function bookingRefusal(schedule: ProviderSchedule, start: Date, now: Date): Refusal | null {
  const date = localDate(start, schedule.timezone)
  const { days, around } = wallDays(schedule.timezone, date, 1)
  const [day] = days
  if (!day) return 'closed'
  if (hasHours(schedule))
    return refusalOf(schedule, visitOf(schedule.services), day, around, start.getTime(), now.getTime())
  const time = timeRefusal(schedule, start.getTime(), now.getTime())
  return (
    time ??
    (requestStarts(schedule, day, now.getTime()).some((candidate) => candidate.start === start.getTime())
      ? null
      : 'off_grid')
  )
}

/** The free starts nearest to a wished one, on its day and the two weeks after it. */
export function nearestStarts(
  schedule: ProviderSchedule,
  wished: Date,
  now: Date,
  count: number,
): { start: string; end: string }[] {
  const from = localDate(wished, schedule.timezone)
  const slots = daySlots(schedule, visitOf(schedule.services), from, 15, now).flatMap((day) => day.slots)
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

function endLabel(day: ZoneDay, minute: number, start: number, durationMinutes: number, zone: string): string {
  return day.isRegular ? day.label(minute + durationMinutes) : isoWithOffset(start + durationMinutes * 60_000, zone)
}

export const routes = implement(availability, { list: listAvailability })
