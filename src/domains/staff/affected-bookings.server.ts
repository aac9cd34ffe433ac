import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { addDays, isoWithOffset, localDate } from '../../lib/time.server.ts'
import { isUpcoming } from '../holds/booking-caps.server.ts'
import { isWorked } from '../providers/working-times.server.ts'
import { asAgreed } from '../scheduling/plan.rules.ts'
import {
  findSchedule,
  type ProviderSchedule,
  readOccupied,
  readWorkingTimes,
} from '../scheduling/read-schedule.server.ts'
import { isRefusal } from '../scheduling/rules.ts'
import { checkStart, nearestStarts } from '../scheduling/service.server.ts'
import {
  asProviderMayOffer,
  type Occupied,
  withoutBooking,
  withoutLeadTimes,
} from '../scheduling/without-booking.rules.ts'
import type { ReassignPlan } from './contract.ts'

/** What a booking ahead takes of one person. */
type BookedSegment = { bookingId: string; staffId: string; from: number; to: number }

const planned = 20

/**
 * Changes hours or people only where every booking ahead that they carried is still carried after it. Otherwise nothing
 * changes: `has_future_bookings` (409) tells which bookings, and where else each of them could go.
 */
export async function keepBookings(tx: Ctx, providerId: string, change: () => Promise<void>) {
  const segments = await upcomingSegments(tx, providerId)
  if (segments.length === 0) return change()
  const starts = segments.map(({ from }) => from)
  const [from, to] = [localDate(Math.min(...starts), 'UTC'), localDate(Math.max(...starts), 'UTC')]
  const read = () => readWorkingTimes(tx.db, providerId, addDays(from, -1), addDays(to, 1))
  const before = await read()
  await change()
  const after = await read()
  const affected = segments.filter(
    ({ staffId, from: start, to: end }) =>
      isWorked(before, staffId, start, end) && !isWorked(after, staffId, start, end),
  )
  if (affected.length > 0) await refuse(tx, providerId, [...new Set(affected.map(({ bookingId }) => bookingId))])
}

/** Thrown to undo the change; it holds the schedule as it would be after it. */
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
  const schedule = await findSchedule(tx.db, providerId, serviceIds, from, to, { now: tx.now, isBooked: true })
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

async function upcomingSegments(tx: Ctx, providerId: string): Promise<BookedSegment[]> {
  const { rows } = await sql<BookedSegment>`
    select b.booking_id as "bookingId", s.staff_id as "staffId",
      (extract(epoch from s.starts_at) * 1000)::float8 as "from", (extract(epoch from s.ends_at) * 1000)::float8 as "to"
    from booking b join segment s on s.provider_id = b.provider_id and s.booking_id = b.booking_id
    where b.provider_id = ${providerId} and ${isUpcoming(tx.now)}
    order by s.starts_at`.execute(tx.db)
  return rows
}

type Affected = {
  id: string
  customerName: string
  startsAt: Date
  timezone: string
  services: { id: string; name: string; minutes: number; staffMember: string; staffId: string }[]
  occupied: readonly Occupied[]
}

async function readAffected(tx: Ctx, providerId: string, bookingIds: readonly string[]): Promise<Affected[]> {
  const { rows } = await sql<Omit<Affected, 'occupied'>>`
    select b.booking_id as id, a.full_name as "customerName", b.starts_at as "startsAt", b.timezone,
      (select json_agg(json_build_object('id', s.service_id, 'name', s.service_name, 'staffMember', k.name, 'staffId', s.staff_id,
          'minutes', (extract(epoch from s.ends_at - s.starts_at) / 60)::int4)
          order by s.position)
        from segment s join staff k on k.provider_id = s.provider_id and k.staff_id = s.staff_id
        where s.provider_id = ${providerId} and s.booking_id = b.booking_id) as services
    from booking b join account a on a.account_id = b.customer_id
    where b.provider_id = ${providerId} and b.booking_id = any(${bookingIds}::uuid[])
    order by b.starts_at limit ${planned}`.execute(tx.db)
  const occupied = await readOccupied(
    tx.db,
    providerId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, occupied: occupied.get(row.id) ?? [] }))
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
  const schedule = withoutLeadTimes(withoutBooking(loaded, booking.occupied))
  const serviceIds = [...new Set(booking.services.map(({ id }) => id))]
  const offered = serviceIds.flatMap((id) => schedule.services.find(({ serviceId }) => serviceId === id) ?? [])
  if (offered.length < serviceIds.length) return []
  const services = asAgreed(offered, new Map(booking.services.map(({ id, minutes }) => [id, minutes])))
  // Where it lies already it may stay, whatever the page offers by now.
  const takenOver = asProviderMayOffer(schedule)
  const others = schedule.staff
    .filter(({ staffId }) => !booking.services.some((step) => step.staffId === staffId))
    .filter(({ staffId }) => !isRefusal(checkStart(takenOver, { services, staffId }, booking.startsAt, now)))
    .slice(0, 3)
    .map(({ staffId, name }) => ({ kind: 'staff' as const, staffId, name }))
  const nearest = nearestStarts(schedule, { services, staffId: null }, booking.startsAt, now, 2)
  return [...others, ...nearest.map(({ start, end }) => ({ kind: 'time' as const, start, end }))]
}
