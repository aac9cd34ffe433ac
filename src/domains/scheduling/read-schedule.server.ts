import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Database } from '../../lib/context.ts'
import { addDays } from '../../lib/time.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type { Interval } from '../providers/hours.rules.ts'
import { isOpen } from '../providers/listing.server.ts'
import type { Service } from './plan.rules.ts'
import type { Schedule, StaffMember } from './rules.ts'

export type BookableService = Service & { serviceId: string; name: string }
export type NamedStaffMember = StaffMember & { name: string }

/** Everything that decides whether a time can be had, read in one statement. */
export type ProviderSchedule = Omit<Schedule, 'staff'> & {
  providerId: string
  accountId: string
  timezone: string
  currency: string
  confirmationMode: 'instant' | 'request'
  cancellationPolicy: CancellationPolicy
  staff: readonly NamedStaffMember[]
  /** The services asked for, in the order asked for. */
  services: BookableService[]
}

type Spans = Interval[] | null

/** What `scheduleColumns` reads, as lists: nothing takes longer than naming every field of every row. Spans in whole seconds. */
export type ScheduleRow = {
  staff:
    | [
        staffId: string,
        name: string,
        hours: [weekday: number, opens: number, closes: number][] | null,
        dateOverrides: [date: string, hours: Spans][] | null,
        blocked: Spans,
        busy: Spans,
      ][]
    | null
  rooms: [roomId: string, busy: Spans][] | null
  closedDays: string[] | null
  services: ServiceRow[] | null
}

type ServiceRow = {
  serviceId: string
  name: string
  durationMinutes: number
  priceMinor: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  processingAfterMinutes: number
  processingMinutes: number
  performers: [staffId: string, durationMinutes: number | null, priceMinor: number | null][] | null
  roomIds: string[] | null
}

/** When somebody looks, and who: what they hold themselves is free to them, what others hold is not until it expires. */
export type Looking = { now: Date; customerId?: string | null }

/** For a statement that calls the provider `p`. `from` and `to` are dates; a day more on each side is read. */
export function scheduleColumns(from: string, to: string, services: RawBuilder<unknown>, looking: Looking) {
  const dates = sql`between ${addDays(from, -1)}::date and ${addDays(to, 1)}::date`
  const instants = sql`tstzrange(${`${addDays(from, -2)}T00:00:00Z`}, ${`${addDays(to, 3)}T00:00:00Z`})`
  const counts = sql`blocking and during && ${instants}
              and (held_until is null or held_until > ${looking.now} and held_by is distinct from ${looking.customerId ?? null}::uuid)`
  const seconds = sql`json_agg(json_build_array(extract(epoch from lower(during))::int8, extract(epoch from upper(during))::int8))`
  return sql`
      (select json_agg(json_build_array(c.staff_id, c.name,
          (select json_agg(json_build_array(weekday, opens_minute, closes_minute)) from working_hours h
            where h.provider_id = p.provider_id and h.staff_id = c.staff_id),
          (select json_agg(json_build_array(date,
              (select json_agg(json_build_array(lower(span), upper(span))) from unnest(hours) span))) from date_override e
            where e.provider_id = p.provider_id and e.staff_id = c.staff_id and date ${dates}),
          (select ${seconds} from calendar_entry b
            where b.provider_id = p.provider_id and b.staff_id = c.staff_id and during && ${instants}),
          (select ${seconds} from occupation o
            where o.provider_id = p.provider_id and o.staff_id = c.staff_id and ${counts})
        ) order by c.position, c.staff_id) from staff c where c.provider_id = p.provider_id and c.removed_at is null) as staff,
      (select json_agg(json_build_array(r.room_id,
          (select ${seconds} from occupation o
            where o.provider_id = p.provider_id and o.room_id = r.room_id and ${counts})
        ) order by r.position, r.room_id) from room r where r.provider_id = p.provider_id and r.removed_at is null) as rooms,
      (select json_agg(date) from closed_day d where d.provider_id = p.provider_id and date ${dates}) as "closedDays",
      (select json_agg(json_build_object('serviceId', service_id, 'name', name, 'durationMinutes', duration_minutes,
          'bufferBeforeMinutes', buffer_before_minutes, 'bufferAfterMinutes', buffer_after_minutes, 'priceMinor', price_minor,
          'processingAfterMinutes', processing_after_minutes, 'processingMinutes', processing_minutes,
          'performers', (select json_agg(json_build_array(staff_id, duration_minutes, price_minor)) from service_staff x
            where x.provider_id = s.provider_id and x.service_id = s.service_id),
          'roomIds', (select json_agg(room_id) from service_room y
            where y.provider_id = s.provider_id and y.service_id = s.service_id)))
        from (${services}) s) as services`
}

export function toStaff({ staff }: ScheduleRow): NamedStaffMember[] {
  return (staff ?? []).map(([staffId, name, hours, dateOverrides, blocked, busy]) => ({
    staffId,
    name,
    hours: (hours ?? []).map(([weekday, opensMinute, closesMinute]) => ({ weekday, opensMinute, closesMinute })),
    dateOverrides: (dateOverrides ?? []).map(([date, spans]) => ({ date, hours: spans ?? [] })),
    blocked: toMilliseconds(blocked),
    busy: toMilliseconds(busy),
  }))
}

export function toRooms({ rooms }: ScheduleRow) {
  return (rooms ?? []).map(([roomId, busy]) => ({ roomId, busy: toMilliseconds(busy) }))
}

/** Without rows of its own a service is performed by everybody, at its own duration and price. */
export function toServices({ services }: ScheduleRow, staff: readonly StaffMember[]): BookableService[] {
  return (services ?? []).map(({ performers, durationMinutes, priceMinor, ...service }) => ({
    ...service,
    roomIds: service.roomIds ?? [],
    performers: staff.flatMap(({ staffId }) => {
      if (!performers) return [{ staffId, durationMinutes, priceMinor }]
      const own = performers.find(([id]) => id === staffId)
      return own ? [{ staffId, durationMinutes: own[1] ?? durationMinutes, priceMinor: own[2] ?? priceMinor }] : []
    }),
  }))
}

function toMilliseconds(spans: Spans): Interval[] {
  return (spans ?? []).map(([start, end]) => [start * 1000, end * 1000])
}

/** By record id or identity id, of who is open for business; with those of the services that are offered. */
export async function findSchedule(
  db: Database,
  providerId: string,
  serviceIds: readonly string[],
  from: string,
  to: string,
  looking: Looking,
): Promise<ProviderSchedule | null> {
  const wanted = sql`select * from service where service.provider_id = p.provider_id and is_active and service_id = any(${serviceIds}::uuid[])`
  const { rows } = await sql<Omit<ProviderSchedule, keyof ScheduleRow> & ScheduleRow>`/* prepare: load-schedule */
    select p.provider_id as "providerId", p.account_id as "accountId", p.timezone, p.currency,
      p.confirmation_mode as "confirmationMode", p.cancellation_policy as "cancellationPolicy", p.start_interval_minutes as "startIntervalMinutes",
      p.minimum_notice_minutes as "minimumNoticeMinutes", p.booking_window_days as "bookingWindowDays",
      ${scheduleColumns(from, to, wanted, looking)}
    from provider p join account a on a.account_id = p.account_id
    where (p.provider_id = ${providerId} or p.account_id = ${providerId}) and ${isOpen}`.execute(db)
  const row = rows[0]
  if (!row?.staff) return null
  const staff = toStaff(row)
  const known = toServices(row, staff)
  const services = serviceIds.flatMap((id) => known.find(({ serviceId }) => serviceId === id) ?? [])
  return { ...row, staff, rooms: toRooms(row), closedDays: row.closedDays ?? [], services }
}

/** Throws `provider_not_found` (404) and `service_unknown` (422). */
export async function loadSchedule(...asked: Parameters<typeof findSchedule>): Promise<ProviderSchedule> {
  const schedule = await findSchedule(...asked)
  if (!schedule)
    throw new AppError('not_found', 'provider_not_found', 'This provider does not exist or is not accepting bookings.')
  if (schedule.services.length < asked[2].length)
    throw new AppError('unprocessable', 'service_unknown', 'This provider does not offer this service.')
  return schedule
}
