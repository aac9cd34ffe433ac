import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { addDays, isoWithOffset, localDate, zoneDay } from '../../lib/time.server.ts'
import { covers, type Interval, windowsOf } from '../providers/hours.rules.ts'
import { findSchedule, type ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { isRefusal } from '../scheduling/rules.ts'
import { checkStart, nearestStarts } from '../scheduling/service.server.ts'
import type { ReassignPlan } from './contract.ts'

/** What a booking ahead takes of one person. */
type Turn = { bookingId: string; staffId: string; from: number; to: number }
type Opening = { timezone: string; staff: Map<string, Calendar>; closedDays: string[] }
type Calendar = {
  hours: { weekday: number; opensMinute: number; closesMinute: number }[]
  dateOverrides: { date: string; hours: [number, number][] }[]
}

const planned = 20

/**
 * Changes hours or people only where every booking ahead that they carried is still carried after it. Otherwise nothing
 * changes: `has_future_bookings` (409) tells which bookings, and where else each of them could go.
 */
export async function keepBookings(tx: Ctx, providerId: string, change: () => Promise<void>) {
  const turns = await turnsAhead(tx, providerId)
  const before = turns.length > 0 ? await readOpening(tx, providerId) : null
  await change()
  if (!before) return
  const after = await readOpening(tx, providerId)
  const stranded = turns.filter((turn) => isWorked(before, turn) && !isWorked(after, turn))
  if (stranded.length > 0) await refuse(tx, providerId, [...new Set(stranded.map(({ bookingId }) => bookingId))])
}

/** Thrown to undo the change; it holds the diary as it would be after it. */
export class BookingsAffected extends Error {
  readonly total: number
  readonly bookings: readonly Affected[]
  readonly schedule: ProviderSchedule | null
  readonly now: Date
  constructor(total: number, bookings: readonly Affected[], schedule: ProviderSchedule | null, now: Date) {
    super('has_future_bookings')
    this.total = total
    this.bookings = bookings
    this.schedule = schedule
    this.now = now
  }
}

/** Reads what a plan needs while the change can be seen; the plan is `affectedRefusal`, after the lock. */
export async function refuse(tx: Ctx, providerId: string, bookingIds: readonly string[]): Promise<never> {
  const bookings = await readAffected(tx, providerId, bookingIds)
  const serviceIds = [...new Set(bookings.flatMap(({ services }) => services.map(({ id }) => id)))]
  const from = localDate(tx.now, 'UTC')
  const until = localDate(bookings.at(-1)?.startsAt ?? tx.now, 'UTC')
  const to = addDays(until > from ? until : from, 16)
  const schedule = await findSchedule(tx.db, providerId, serviceIds, from, to, { now: tx.now })
  throw new BookingsAffected(bookingIds.length, bookings, schedule, tx.now)
}

export async function affectedRefusal({ total, bookings, schedule, now }: BookingsAffected): Promise<AppError> {
  const message =
    total === 1
      ? 'This affects one upcoming booking. Reschedule or cancel it first.'
      : `${total} upcoming bookings are affected. Reschedule or cancel them first.`
  const plan: ReassignPlan = { total, bookings: [] }
  for (const booking of bookings) {
    plan.bookings.push(toPlanned(booking, schedule, now))
    // Everybody else's calls come in between.
    await setImmediate()
  }
  return new AppError('conflict', 'has_future_bookings', message, { data: plan })
}

async function turnsAhead(tx: Ctx, providerId: string): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    select b.booking_id as "bookingId", s.staff_id as "staffId",
      (extract(epoch from s.starts_at) * 1000)::float8 as "from", (extract(epoch from s.ends_at) * 1000)::float8 as "to"
    from booking b join segment s on s.provider_id = b.provider_id and s.booking_id = b.booking_id
    where b.provider_id = ${providerId} and b.status in ('pending', 'confirmed') and b.ends_at > ${tx.now}
    order by s.starts_at`.execute(tx.db)
  return rows
}

async function readOpening(tx: Ctx, providerId: string): Promise<Opening> {
  const { rows } = await sql<{ timezone: string; closedDays: string[]; staff: (Calendar & { id: string })[] }>`
    select p.timezone,
      coalesce((select json_agg(date) from closed_day d where d.provider_id = p.provider_id), '[]') as "closedDays",
      coalesce((select json_agg(json_build_object('id', c.staff_id,
        'hours', coalesce((select json_agg(json_build_object(
            'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute))
          from working_hours h where h.provider_id = c.provider_id and h.staff_id = c.staff_id), '[]'),
        'dateOverrides', coalesce((select json_agg(json_build_object('date', date, 'hours', coalesce(
            (select json_agg(json_build_array(lower(span), upper(span))) from unnest(hours) span), '[]')))
          from date_override e where e.provider_id = c.provider_id and e.staff_id = c.staff_id), '[]')))
        from staff c where c.provider_id = p.provider_id and c.removed_at is null), '[]') as staff
    from provider p where p.provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist.')
  return { ...row, staff: new Map(row.staff.map((calendar) => [calendar.id, calendar])) }
}

function isWorked({ timezone, staff, closedDays }: Opening, { staffId, from, to }: Turn): boolean {
  const calendar = staff.get(staffId)
  if (!calendar) return false
  const date = localDate(from, timezone)
  const days = [-1, 0, 1].map((offset) => zoneDay(timezone, addDays(date, offset)))
  return covers(windowsOf(calendar, closedDays, days), from, to)
}

type Affected = {
  id: string
  customerName: string
  startsAt: Date
  timezone: string
  services: { id: string; name: string; staffMember: string; staffId: string }[]
  occupied: [staffId: string, from: number, to: number][]
}

async function readAffected(tx: Ctx, providerId: string, bookingIds: readonly string[]): Promise<Affected[]> {
  const { rows } = await sql<Affected>`
    select b.booking_id as id, a.first_name || ' ' || a.last_name as "customerName", b.starts_at as "startsAt", b.timezone,
      (select json_agg(json_build_object('id', s.service_id, 'name', s.service_name, 'staffMember', k.name, 'staffId', s.staff_id)
          order by s.position)
        from segment s join staff k on k.provider_id = s.provider_id and k.staff_id = s.staff_id
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id) as services,
      coalesce((select json_agg(json_build_array(staff_id,
          extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000))
        from occupation o where o.provider_id = b.provider_id and o.booking_id = b.booking_id and o.staff_id is not null),
        '[]') as occupied
    from booking b join account a on a.account_id = b.customer_id
    where b.provider_id = ${providerId} and b.booking_id = any(${bookingIds}::uuid[])
    order by b.starts_at limit ${planned}`.execute(tx.db)
  return rows
}

type Planned = ReassignPlan['bookings'][number]

function toPlanned(booking: Affected, schedule: ProviderSchedule | null, now: Date): Planned {
  return {
    id: booking.id,
    customerName: booking.customerName,
    start: isoWithOffset(booking.startsAt, booking.timezone),
    services: booking.services.map(({ name }) => name),
    staffMember: [...new Set(booking.services.map(({ staffMember }) => staffMember))].join(', '),
    alternatives: schedule ? alternativesOf(booking, schedule, now) : [],
  }
}

/** Somebody else at the same time, then the nearest times: judged as bookings are, with the booking itself out of the way. */
function alternativesOf(booking: Affected, loaded: ProviderSchedule, now: Date): Planned['alternatives'] {
  const schedule = withoutBooking(loaded, booking)
  const serviceIds = [...new Set(booking.services.map(({ id }) => id))]
  const services = serviceIds.flatMap((id) => schedule.services.find(({ serviceId }) => serviceId === id) ?? [])
  if (services.length < serviceIds.length) return []
  const others = schedule.staff
    .filter(({ staffId }) => !booking.services.some((step) => step.staffId === staffId))
    .filter(({ staffId }) => !isRefusal(checkStart(schedule, { services, staffId }, booking.startsAt, now)))
    .slice(0, 3)
    .map(({ staffId, name }) => ({ kind: 'person' as const, staffId, name }))
  const nearest = nearestStarts(schedule, { services, staffId: null }, booking.startsAt, now, 2)
  return [...others, ...nearest.map(({ start, end }) => ({ kind: 'time' as const, start, end }))]
}

/** The provider's own notice is no reason to leave somebody without a place. */
function withoutBooking(schedule: ProviderSchedule, { occupied }: Affected): ProviderSchedule {
  const isOwn = (staffId: string, [from, to]: Interval) =>
    occupied.some(([id, start, end]) => id === staffId && start === from && end === to)
  return {
    ...schedule,
    minimumNoticeMinutes: 0,
    bookingWindowDays: 366,
    staff: schedule.staff.map((calendar) => ({
      ...calendar,
      busy: calendar.busy.filter((interval) => !isOwn(calendar.staffId, interval)),
    })),
  }
}
