import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Database } from '../../lib/context.ts'
import { addDays } from '../../lib/time.server.ts'
import type { CancellationPolicy, ConfirmationMode } from '../providers/contract.ts'
import type { ServiceDeposit } from '../providers/deposit-contract.ts'
import type { Interval } from '../providers/hours.rules.ts'
import { isOpen } from '../providers/listing.server.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'
import { findProviderId, providerNotFound } from '../providers/provider-id.server.ts'
import { closedDaysColumn, type StaffRow, staffColumn, toStaffMember } from '../providers/working-times.server.ts'
import { asAgreed, type Service } from './plan.rules.ts'
import type { Schedule, StaffMember } from './rules.ts'
import type { Occupied } from './without-booking.rules.ts'

export type BookableService = Service & { serviceId: string; name: string; deposit: ServiceDeposit | null }
export type NamedStaffMember = StaffMember & { name: string }

/** Everything that decides whether a time can be had, read in one statement. */
export type ProviderSchedule = Omit<Schedule, 'staff'> & {
  providerId: string
  accountId: string
  timezone: string
  currency: string
  confirmationMode: ConfirmationMode
  cancellationPolicy: CancellationPolicy
  /** null: they are paid on the day, by their own wish or because nobody charges cards for them. */
  paymentTerms: PaymentTerms | null
  staff: readonly NamedStaffMember[]
  /** The services asked for, in the order asked for. */
  services: BookableService[]
}

type Spans = Interval[] | null

/** What `scheduleColumns` reads. Spans in whole seconds. */
export type ScheduleRow = Pick<Schedule, 'startIntervalMinutes' | 'minimumNoticeMinutes' | 'bookingWindowDays'> & {
  staff: StaffRow<[blocked: Spans, busy: Spans]>[] | null
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
  deposit: ServiceDeposit | null
  performers: [staffId: string, durationMinutes: number | null, priceMinor: number | null][] | null
  roomIds: string[] | null
}

/**
 * When somebody looks, and who: what they hold themselves is free to them, what others hold is not until it expires. Its
 * owner sees a provider that is closed, too. `isBooked`: also services that are offered no more. `bookingId`: whose
 * services it is about, which take what was agreed.
 */
export type Looking = {
  now: Date
  customerId?: string | null
  isOwner?: boolean
  isBooked?: boolean
  bookingId?: string | null
}

/** In a statement of many providers, each called `p`. */
export const providerColumn = sql`p.provider_id`

const around = (from: string, to: string) => sql`between ${addDays(from, -1)}::date and ${addDays(to, 1)}::date`

/**
 * For a statement that calls the provider `p`; `provider`: its id, a parameter where there is one provider. `services`: a
 * query of the services wanted. `from` and `to` are dates; a day more on each side is read.
 */
export function scheduleColumns(
  provider: RawBuilder<unknown>,
  [from, to]: readonly [string, string],
  services: RawBuilder<unknown>,
  looking: Looking,
) {
  const instants = sql`tstzrange(${`${addDays(from, -2)}T00:00:00Z`}, ${`${addDays(to, 3)}T00:00:00Z`})`
  const counts = sql`blocking and during && ${instants}
              and (held_until is null or held_until > ${looking.now} and held_by is distinct from ${looking.customerId ?? null}::uuid)`
  // Half the time of json_agg over extract, which counts in numerics.
  const seconds = sql`array_agg(array[date_part('epoch', lower(during))::int8, date_part('epoch', upper(during))::int8])`
  const taken = sql`,
          (select ${seconds} from calendar_entry b
            where b.provider_id = ${provider} and b.staff_id = c.staff_id and during && ${instants}),
          (select ${seconds} from occupation o
            where o.provider_id = ${provider} and o.staff_id = c.staff_id and ${counts})`
  return sql`p.start_interval_minutes as "startIntervalMinutes", p.minimum_notice_minutes as "minimumNoticeMinutes", p.booking_window_days as "bookingWindowDays",
      ${staffColumn(provider, around(from, to), taken)} as staff,
      (select json_agg(json_build_array(r.room_id,
          (select ${seconds} from occupation o
            where o.provider_id = ${provider} and o.room_id = r.room_id and ${counts})
        ) order by r.position, r.room_id) from room r where r.provider_id = ${provider} and r.removed_at is null) as rooms,
      ${closedDaysColumn(provider, around(from, to))} as "closedDays",
      (select json_agg(json_build_object('serviceId', service_id, 'name', name, 'durationMinutes', duration_minutes,
          'bufferBeforeMinutes', buffer_before_minutes, 'bufferAfterMinutes', buffer_after_minutes, 'priceMinor', price_minor,
          'processingAfterMinutes', processing_after_minutes, 'processingMinutes', processing_minutes, 'deposit', deposit,
          'performers', (select json_agg(json_build_array(staff_id, duration_minutes, price_minor)) from service_staff x
            where x.provider_id = ${provider} and x.service_id = s.service_id),
          'roomIds', (select json_agg(room_id) from service_room y
            where y.provider_id = ${provider} and y.service_id = s.service_id)))
        from (${services}) s) as services`
}

/** The row with its schedule made of what `scheduleColumns` has read. */
export function toSchedule<T extends ScheduleRow>({ staff: staffRows, rooms, closedDays, services, ...row }: T) {
  const staff = (staffRows ?? []).map((staffRow): NamedStaffMember => {
    const [, , , , blocked, busy] = staffRow
    return { ...toStaffMember(staffRow), blocked: toMilliseconds(blocked), busy: toMilliseconds(busy) }
  })
  return {
    ...row,
    staff,
    rooms: (rooms ?? []).map(([roomId, busy]) => ({ roomId, busy: toMilliseconds(busy) })),
    closedDays: closedDays ?? [],
    services: (services ?? []).map((service) => toService(service, staff)),
  }
}

/** Without rows of its own a service is performed by everybody, at its own duration and price. */
function toService({ performers, ...service }: ServiceRow, staff: readonly StaffMember[]): BookableService {
  const { durationMinutes, priceMinor, roomIds } = service
  return {
    ...service,
    roomIds: roomIds ?? [],
    performers: staff.flatMap(({ staffId }) => {
      if (!performers) return [{ staffId, durationMinutes, priceMinor }]
      const own = performers.find(([id]) => id === staffId)
      return own ? [{ staffId, durationMinutes: own[1] ?? durationMinutes, priceMinor: own[2] ?? priceMinor }] : []
    }),
  }
}

function toMilliseconds(spans: Spans): Interval[] {
  return (spans ?? []).map(([start, end]) => [start * 1000, end * 1000])
}

type Asked = Parameters<typeof readSchedule>

/** By record id or identity id, of who is open for business; with those of the services that are offered. */
export async function findSchedule(...[db, id, ...asked]: Asked): Promise<ProviderSchedule | null> {
  const found = await readSchedule(db, id, ...asked)
  if (found) return found
  const providerId = await findProviderId(db, id)
  return providerId === null ? null : readSchedule(db, providerId, ...asked)
}

async function readSchedule(
  db: Database,
  providerId: string,
  serviceIds: readonly string[],
  from: string,
  to: string,
  looking: Looking,
): Promise<ProviderSchedule | null> {
  const isBooked = looking.isBooked ?? typeof looking.bookingId === 'string'
  const wanted = sql`select * from service where service.provider_id = ${providerId} and (${isBooked}::boolean or is_active) and service_id = any(${serviceIds}::uuid[])`
  const { rows } = await sql<Omit<ProviderSchedule, keyof ScheduleRow> & ScheduleRow>`/* prepare: load-schedule */
    select p.provider_id as "providerId", p.account_id as "accountId", p.timezone, p.currency,
      p.confirmation_mode as "confirmationMode", p.cancellation_policy as "cancellationPolicy",
      case when p.payment_mode <> 'on_the_day' and exists (select from card_account v
          where v.provider_id = ${providerId}::uuid and v.takes_charges)
        then json_build_object('mode', p.payment_mode, 'depositPercent', p.deposit_percent) end as "paymentTerms",
      ${scheduleColumns(sql`${providerId}::uuid`, [from, to], wanted, looking)}
    from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId} and (${looking.isOwner ?? false}::boolean or ${isOpen})`.execute(db)
  const row = rows[0]
  if (!row?.staff) return null
  const schedule = toSchedule(row)
  const services = serviceIds.flatMap((id) => schedule.services.find(({ serviceId }) => serviceId === id) ?? [])
  if (typeof looking.bookingId !== 'string') return { ...schedule, services }
  return { ...schedule, services: asAgreed(services, await readAgreedMinutes(db, providerId, looking.bookingId)) }
}

async function readAgreedMinutes(db: Database, providerId: string, bookingId: string) {
  const { rows } = await sql<{ id: string; minutes: number }>`
    select service_id as id, (extract(epoch from ends_at - starts_at) / 60)::int4 as minutes
    from segment where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(db)
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}

/** Throws `provider_not_found` (404) and `service_unknown` (422). */
export async function loadSchedule(...asked: Asked): Promise<ProviderSchedule> {
  const schedule = await findSchedule(...asked)
  if (!schedule) throw providerNotFound()
  if (schedule.services.length < asked[2].length)
    throw new AppError('unprocessable', 'service_unknown', 'This provider does not offer this service.')
  return schedule
}

type WorkingTimesRow = { timezone: string; currency: string; staff: StaffRow[] | null; closedDays: string[] | null }

/** Who works when, whatever is booked and whether or not it is open for business; a day more on each side is read. */
export async function readWorkingTimes(db: Database, providerId: string, from: string, to: string) {
  const provider = sql`${providerId}::uuid`
  const { rows } = await sql<WorkingTimesRow>`
    select p.timezone, p.currency, ${staffColumn(provider, around(from, to))} as staff,
      ${closedDaysColumn(provider, around(from, to))} as "closedDays"
    from provider p where p.provider_id = ${providerId}`.execute(db)
  const [row] = rows
  if (!row) throw providerNotFound()
  const { timezone, currency, staff, closedDays } = row
  return { timezone, currency, staff: (staff ?? []).map(toStaffMember), closedDays: closedDays ?? [] }
}

/** What bookings keep from others, by booking. */
export async function readOccupied(
  db: Database,
  providerId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Occupied[]>> {
  const { rows } = await sql<{ booking_id: string; occupied: Occupied[] }>`
    select booking_id, json_agg(json_build_object('staffId', staff_id, 'roomId', room_id,
        'from', extract(epoch from lower(during))::int8 * 1000, 'to', extract(epoch from upper(during))::int8 * 1000)) as occupied
    from occupation where provider_id = ${providerId} and booking_id = any(${bookingIds}::uuid[]) and blocking
    group by booking_id`.execute(db)
  return new Map(rows.map((row) => [row.booking_id, row.occupied]))
}
