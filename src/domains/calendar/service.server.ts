import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { addDays, daysBetween, isoWithOffset, localDate, zoneDay } from '../../lib/time.server.ts'
import { windowsOf } from '../providers/hours.rules.ts'
import { existingDate, requireOwn } from '../staff/edit-provider.server.ts'
import { type Diary, diary, maxDiaryDays, type Visit } from './contract.ts'

type VisitRow = Omit<Visit, 'start' | 'end' | 'parts'> & {
  startsAt: Date
  endsAt: Date
  parts: { calendarId: string; service: string; start: number; end: number }[]
}

type Row = {
  timezone: string
  currency: string
  holidays: string[]
  people: {
    id: string
    name: string
    hours: { weekday: number; opensMinute: number; closesMinute: number }[]
    exceptions: { date: string; hours: [number, number][] }[]
  }[]
  blocks: BlockRow[]
}
type BlockRow = Omit<Diary['blocks'][number], 'start' | 'end'> & { start: number; end: number }

export async function getDiary(ctx: Ctx, input: z.output<typeof diary.get.input>): Promise<Diary> {
  const providerId = requireOwn(ctx, input.id)
  const [from, to] = [existingDate(input.from), existingDate(input.to)]
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > maxDiaryDays)
    throw new AppError('invalid', 'invalid_input', `from must not be after to, and at most ${maxDiaryDays} days apart.`)
  const row = await readShop(ctx, providerId, from, to)
  const { timezone } = row
  const days = Array.from({ length: length + 1 }, (_, index) => zoneDay(timezone, addDays(from, index - 1)))
  const [begin, end] = [zoneDay(timezone, from).instantOf(0), zoneDay(timezone, to).instantOf(1440)]
  const at = (instant: number) => isoWithOffset(instant, timezone)
  const range = sql`tstzrange(${new Date(begin)}, ${new Date(end)})`
  const [visits, requests] = await Promise.all([
    readVisits(ctx, providerId, timezone, sql`tstzrange(b.starts_at, b.ends_at) && ${range}`),
    readVisits(ctx, providerId, timezone, sql`b.status = 'pending' and b.starts_at > ${ctx.now}`),
  ])
  return {
    timezone,
    currency: row.currency,
    now: at(ctx.now.getTime()),
    today: localDate(ctx.now, timezone),
    people: row.people.map((person) => ({
      id: person.id,
      name: person.name,
      hours: windowsOf(person, row.holidays, days)
        .filter(([opens, closes]) => closes > begin && opens < end)
        .map(([opens, closes]) => ({ start: at(opens), end: at(closes) })),
    })),
    visits,
    requests,
    blocks: row.blocks.map((block) => ({ ...block, start: at(block.start), end: at(block.end) })),
  }
}

async function readShop(ctx: Ctx, providerId: string, from: string, to: string): Promise<Row> {
  const dates = sql`between ${addDays(from, -1)}::date and ${addDays(to, 1)}::date`
  const range = sql`tstzrange(${`${addDays(from, -1)}T00:00:00Z`}, ${`${addDays(to, 2)}T00:00:00Z`})`
  const { rows } = await sql<Row>`
    select p.timezone, p.currency,
      coalesce((select json_agg(date) from holiday d where d.provider_id = p.provider_id and date ${dates}), '[]') as holidays,
      coalesce((select json_agg(json_build_object('id', c.calendar_id, 'name', c.name,
        'hours', coalesce((select json_agg(json_build_object(
            'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute))
          from working_hours h where h.provider_id = c.provider_id and h.calendar_id = c.calendar_id), '[]'),
        'exceptions', coalesce((select json_agg(json_build_object('date', date, 'hours', coalesce(
            (select json_agg(json_build_array(lower(span), upper(span))) from unnest(hours) span), '[]')))
          from date_exception e where e.provider_id = c.provider_id and e.calendar_id = c.calendar_id and date ${dates}), '[]'))
        order by c.position, c.calendar_id)
        from calendar c where c.provider_id = p.provider_id and c.removed_at is null), '[]') as people,
      coalesce((select json_agg(json_build_object('id', blocked_period_id, 'calendarId', k.calendar_id, 'label', label,
          'clientName', client_name, 'clientPhone', client_phone,
          'start', extract(epoch from lower(during)) * 1000, 'end', extract(epoch from upper(during)) * 1000) order by lower(during))
        from blocked_period k join calendar c on c.provider_id = k.provider_id and c.calendar_id = k.calendar_id
        where k.provider_id = p.provider_id and c.removed_at is null and during && ${range}), '[]') as blocks
    from provider p where p.provider_id = ${providerId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist.')
  return row
}

async function readVisits(ctx: Ctx, providerId: string, zone: string, which: RawBuilder<unknown>): Promise<Visit[]> {
  const { rows } = await sql<VisitRow>`
    select b.booking_id as id, b.status, b.customer_id as "customerId", a.first_name || ' ' || a.last_name as "customerName",
      a.avatar_url as "avatarUrl", b.starts_at as "startsAt", b.ends_at as "endsAt", b.total_minor as "totalMinor", b.notes,
      coalesce(n.text, '') as "clientNote",
      (select count(*)::int + 1 from booking e where e.provider_id = b.provider_id and e.customer_id = b.customer_id
        and e.starts_at < b.starts_at and e.status in ('confirmed', 'completed')) as visit,
      (select json_agg(json_build_object('calendarId', s.calendar_id, 'service', s.service_name,
          'start', extract(epoch from s.starts_at) * 1000, 'end', extract(epoch from s.ends_at) * 1000) order by s.position)
        from segment s where s.provider_id = b.provider_id and s.booking_id = b.booking_id) as parts
    from booking b join account a on a.account_id = b.customer_id
    left join client_note n on n.provider_id = b.provider_id and n.account_id = b.customer_id
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

export const routes = implement(diary, { get: getDiary })
