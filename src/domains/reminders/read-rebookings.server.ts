import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { isoWithOffset, localDate } from '../../lib/time.server.ts'
import { tookPlace } from '../bookings/booking-state.server.ts'
import type { BookingStatus } from '../bookings/contract.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { isWanted } from '../identity/messages.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import { usualHours } from './contract.ts'
import { dueOn, type Habit, rhythmOf } from './rebooking.rules.ts'
import type { ComingBooking, Rebooking } from './rebooking-contract.ts'
import { reminders as en } from './texts/en.ts'

type ProviderRow = Names & { providerId: string; slug: string; timezone: string }

const providerColumns = sql`p.provider_id as "providerId", p.slug, p.timezone, ${nameColumns}`

export type HabitRow = ProviderRow &
  Habit & {
    customerId: string
    serviceId: string
    service: string
    lastVisit: Date
    toldVisit: Date | null
    nextBooking: Date | null
  }

export const toldOf = (row: HabitRow, now: Date) => ({
  due: dueOn(row),
  today: localDate(now, row.timezone),
  isTold: row.toldVisit?.getTime() === row.lastVisit.getTime(),
  hasBooking: row.nextBooking !== null,
})

/**
 * Services that are offered still, of providers who are open for business, with the days of somebody's visits. For a statement
 * that calls the visit `b`; `provider`: its id, a parameter where there is one; `openness`: of providers who are shut for now, too;
 * `isMeant`: of the habit, its service `v` and what was said of it, `r`.
 */
export async function readHabits(
  ctx: Ctx,
  which: RawBuilder<unknown>,
  provider: RawBuilder<unknown> = sql`b.provider_id`,
  openness: RawBuilder<unknown> = isOpen,
  isMeant: RawBuilder<unknown> = sql`true`,
): Promise<HabitRow[]> {
  const { rows } = await sql<HabitRow>`
    select ${providerColumns}, b.customer_id as "customerId", s.service_id as "serviceId", v.name as service,
      array_agg(distinct (b.starts_at at time zone p.timezone)::date::text) as dates, max(b.starts_at) as "lastVisit",
      v.advised_weeks as "advisedWeeks", r.own_weeks as "ownWeeks", r.snoozed_until::text as "snoozedUntil",
      coalesce(r.is_never, false) as "isNever", r.told_visit as "toldVisit", (
        select min(n.starts_at) from booking n where n.provider_id = ${provider} and n.customer_id = b.customer_id
          and n.status in ('pending', 'confirmed') and n.ends_at > ${ctx.now}) as "nextBooking"
    from booking b join segment s on s.provider_id = ${provider} and s.booking_id = b.booking_id
      join service v on v.provider_id = ${provider} and v.service_id = s.service_id and v.is_active
      join provider p on p.provider_id = ${provider} join account a on a.account_id = p.account_id
      left join rebooking r on r.provider_id = ${provider} and r.customer_id = b.customer_id and r.service_id = s.service_id
    where ${which} and ${tookPlace('b', ctx.now)} and ${openness}
    group by b.provider_id, b.customer_id, s.service_id, v.provider_id, v.service_id, p.provider_id, a.account_id,
      r.provider_id, r.customer_id, r.service_id
    having ${isMeant} order by max(b.starts_at) desc limit 10000`.execute(ctx.db)
  return rows
}

export function habitsWith(
  ctx: Ctx,
  providerId: string,
  customerId: string,
  openness?: RawBuilder<unknown>,
): Promise<HabitRow[]> {
  const provider = sql`${providerId}::uuid`
  return readHabits(ctx, sql`b.provider_id = ${providerId} and b.customer_id = ${customerId}`, provider, openness)
}

const toProvider = (row: ProviderRow) => ({
  id: row.providerId,
  name: displayName(row),
  slug: row.slug,
  linkTo: `/provider/${row.slug}`,
  timezone: row.timezone,
})

export function toRebooking(row: HabitRow, now: Date): Rebooking {
  const { rhythm, days } = rhythmOf(row)
  const { due, today } = toldOf(row, now)
  return {
    provider: toProvider(row),
    service: { id: row.serviceId, name: row.service },
    visits: row.dates.length,
    lastVisit: localDate(row.lastVisit, row.timezone),
    rhythm,
    intervalDays: days,
    ownWeeks: row.ownWeeks,
    snoozedUntil: row.snoozedUntil,
    isNever: row.isNever,
    dueOn: due,
    isDue: due !== null && due <= today && row.nextBooking === null,
    nextBooking: row.nextBooking && isoWithOffset(row.nextBooking, row.timezone),
  }
}

/** Throws `rebooking_unknown` (404): they have not had it, or it can no longer be booked. */
export async function findHabit(ctx: UserCtx, providerId: string, serviceId: string): Promise<HabitRow> {
  const rows = await habitsWith(ctx, providerId, ctx.actor.accountId)
  const row = rows.find((one) => one.serviceId === serviceId)
  if (!row) throw new AppError('not_found', 'rebooking_unknown', en.errors.rebooking_unknown)
  return row
}

/** What is due first, then what is due soonest, then what nobody knows. */
export async function listRebookings(ctx: UserCtx) {
  const { accountId } = ctx.actor
  const providers = await findProvidersOf(ctx.db, accountId)
  const own = sql`b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${accountId}`
  const rows = await readHabits(ctx, own)
  const rebookings = rows.map((row) => toRebooking(row, ctx.now))
  const last = '9999-12-31'
  return {
    isReminded: await isWanted(ctx.db, accountId, 'reminders', 'mail'),
    coming: await readComing(ctx, own),
    rebookings: rebookings.sort((a, b) => (a.dueOn ?? last).localeCompare(b.dueOn ?? last)),
  }
}

type ComingRow = ProviderRow & {
  id: string
  startsAt: Date
  status: BookingStatus
  services: string[]
  hoursBefore: number[] | null
}

async function readComing(ctx: UserCtx, own: RawBuilder<unknown>): Promise<ComingBooking[]> {
  const { rows } = await sql<ComingRow>`
    select ${providerColumns}, b.booking_id as id, b.starts_at as "startsAt", b.status, r.hours_before as "hoursBefore",
      array(select s.service_name from segment s where s.provider_id = b.provider_id and s.booking_id = b.booking_id
        order by s.position) as services
    from booking b join provider p on p.provider_id = b.provider_id join account a on a.account_id = p.account_id
      left join reminder_rule r on r.provider_id = b.provider_id
    where ${own} and b.status in ('pending', 'confirmed') and b.ends_at > ${ctx.now}
    order by b.starts_at, b.booking_id limit 100`.execute(ctx.db)
  return rows.map((row) => ({
    id: row.id,
    provider: toProvider(row),
    services: row.services,
    dateTime: isoWithOffset(row.startsAt, row.timezone),
    status: row.status,
    remindsAt: row.status === 'confirmed' ? remindersOf(row, ctx.now) : [],
  }))
}

function remindersOf({ startsAt, timezone, hoursBefore }: ComingRow, now: Date): string[] {
  return (hoursBefore ?? usualHours)
    .map((hours) => startsAt.getTime() - hours * 3_600_000)
    .filter((at) => at > now.getTime())
    .sort((a, b) => a - b)
    .map((at) => isoWithOffset(at, timezone))
}
