import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { addDays, daysBetween, isoWithOffset, localDate, zoneDay } from '../../lib/time.server.ts'
import { tookPlace } from '../bookings/booking-state.server.ts'
import { windowsOf } from '../providers/hours.rules.ts'
import { readWorkingTimes } from '../scheduling/read-schedule.server.ts'
import { requireOwn } from '../staff/edit-provider.server.ts'
import { type CalendarBooking, maxCalendarDays, type ProviderCalendar, providerCalendar } from './contract.ts'

type BookingRow = Omit<CalendarBooking, 'start' | 'end' | 'parts'> & {
  startsAt: Date
  endsAt: Date
  parts: { staffId: string; service: string; start: number; end: number }[]
}

type EntryRow = Omit<ProviderCalendar['entries'][number], 'start' | 'end'> & { start: number; end: number }

export async function getProviderCalendar(
  ctx: ProviderCtx,
  input: z.output<typeof providerCalendar.get.input>,
): Promise<ProviderCalendar> {
  const providerId = requireOwn(ctx, input.id)
  const { from, to } = input
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > maxCalendarDays)
    throw new AppError(
      'invalid',
      'invalid_input',
      `from must not be after to, and at most ${maxCalendarDays} days apart.`,
    )
  const { timezone, currency, staff, closedDays } = await readWorkingTimes(ctx.db, providerId, from, to)
  const days = Array.from({ length: length + 1 }, (_, index) => zoneDay(timezone, addDays(from, index - 1)))
  const [begin, end] = [zoneDay(timezone, from).instantOf(0), zoneDay(timezone, to).instantOf(1440)]
  const at = (instant: number) => isoWithOffset(instant, timezone)
  const range = sql`tstzrange(${new Date(begin)}, ${new Date(end)})`
  const [entries, bookings, requests] = await Promise.all([
    readEntries(ctx, providerId, range),
    readBookings(ctx, providerId, timezone, sql`tstzrange(b.starts_at, b.ends_at) && ${range}`),
    readBookings(
      ctx,
      providerId,
      timezone,
      sql`b.status = 'pending' and b.pay_by is null and b.starts_at > ${ctx.now}`,
    ),
  ])
  return {
    timezone,
    currency,
    now: at(ctx.now.getTime()),
    today: localDate(ctx.now, timezone),
    staff: staff.map((staffMember) => ({
      id: staffMember.staffId,
      name: staffMember.name,
      hours: windowsOf(staffMember, closedDays, days)
        .filter(([opens, closes]) => closes > begin && opens < end)
        .map(([opens, closes]) => ({ start: at(opens), end: at(closes) })),
    })),
    bookings,
    requests,
    entries: entries.map((entry) => ({ ...entry, start: at(entry.start), end: at(entry.end) })),
  }
}

async function readEntries(ctx: Ctx, providerId: string, range: RawBuilder<unknown>): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select calendar_entry_id as id, k.staff_id as "staffId", label, customer_name as "customerName", customer_phone as "customerPhone",
      (extract(epoch from lower(during)) * 1000)::float8 as start, (extract(epoch from upper(during)) * 1000)::float8 as "end"
    from calendar_entry k join staff c on c.provider_id = k.provider_id and c.staff_id = k.staff_id
    where k.provider_id = ${providerId} and c.removed_at is null and during && ${range} order by lower(during)`.execute(
    ctx.db,
  )
  return rows
}

async function readBookings(
  ctx: Ctx,
  providerId: string,
  zone: string,
  which: RawBuilder<unknown>,
): Promise<CalendarBooking[]> {
  const { rows } = await sql<BookingRow>`
    select b.booking_id as id, b.status, b.customer_id as "customerId", a.full_name as "customerName",
      a.avatar_url as "avatarUrl", b.starts_at as "startsAt", b.ends_at as "endsAt", b.total_minor as "totalMinor", b.uses, b.notes,
      coalesce(n.text, '') as "privateNote",
      (select count(*)::int + 1 from booking e where e.provider_id = ${providerId} and e.customer_id = b.customer_id
        and e.starts_at < b.starts_at and ${tookPlace('e', ctx.now)}) as visit,
      (select json_agg(json_build_object('staffId', s.staff_id, 'service', s.service_name,
          'start', extract(epoch from s.starts_at) * 1000, 'end', extract(epoch from s.ends_at) * 1000) order by s.position)
        from segment s where s.provider_id = ${providerId} and s.booking_id = b.booking_id) as parts
    from booking b join account a on a.account_id = b.customer_id
    left join customer_note n on n.provider_id = b.provider_id and n.customer_id = b.customer_id
    where b.provider_id = ${providerId} and ${which} order by b.starts_at, b.booking_id limit 1000`.execute(ctx.db)
  return rows.map(({ startsAt, endsAt, parts, ...row }) => ({
    ...row,
    start: isoWithOffset(startsAt, zone),
    end: isoWithOffset(endsAt, zone),
    parts: parts.map((part) => ({
      ...part,
      start: isoWithOffset(part.start, zone),
      end: isoWithOffset(part.end, zone),
    })),
  }))
}

export const routes = implement(
  providerCalendar,
  { get: getProviderCalendar },
  { get: { refusals: ['provider_not_found'] } },
)
