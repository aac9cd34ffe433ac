import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import type { OwnService, Setup } from './contract.ts'
import { requireOwn } from './edit-provider.server.ts'
import { type Shift, spanOf, weekOf } from './rules.ts'

type StaffRow = {
  id: string
  name: string
  hours: Shift[]
  dateOverrides: { date: string; hours: [number, number][] }[]
}

type Row = {
  timezone: string
  currency: string
  services: OwnService[]
  staff: StaffRow[]
  rooms: Setup['rooms']
  closedDays: Setup['closedDays']
}

export function getSetup(ctx: Ctx, { id }: { id: string }): Promise<Setup> {
  return readSetup(ctx, requireOwn(ctx, id))
}

/** In one statement, also inside the change that it answers. */
export async function readSetup(ctx: Ctx, providerId: string): Promise<Setup> {
  const { rows } = await sql<Row>`
    select p.timezone, p.currency, ${services} as services, ${staff} as staff,
      coalesce((select json_agg(json_build_object('id', room_id, 'name', name) order by position, room_id)
        from room r where r.provider_id = p.provider_id and r.removed_at is null), '[]') as rooms,
      coalesce((select json_agg(json_build_object('date', date, 'name', name) order by date)
        from closed_day d where d.provider_id = p.provider_id and d.date >= (${ctx.now} at time zone p.timezone)::date), '[]') as "closedDays"
    from provider p where p.provider_id = ${providerId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist.')
  const today = localDate(ctx.now, row.timezone)
  return {
    ...row,
    providerId,
    today,
    // Of those who have gone a row stays, or the service would be everybody's.
    services: row.services.map((service) => ({
      ...service,
      performers: service.performers?.filter(({ staffId }) => row.staff.some(({ id }) => id === staffId)) ?? null,
    })),
    staff: row.staff.map(({ id, name, hours, dateOverrides }) => ({
      id,
      name,
      hours: weekOf(hours),
      dateOverrides: dateOverrides
        .filter(({ date }) => date >= today)
        .map(({ date, hours: spans }) => ({
          date,
          hours: spans.map(([opensMinute, closesMinute]) => spanOf({ opensMinute, closesMinute })),
        })),
    })),
  }
}

const services = sql`
  coalesce((select json_agg(json_build_object('id', service_id, 'name', name, 'description', description,
      'category', category, 'durationMinutes', duration_minutes, 'priceMinor', price_minor,
      'bufferBeforeMinutes', buffer_before_minutes, 'bufferAfterMinutes', buffer_after_minutes, 'isActive', is_active,
      'performers', (select json_agg(json_build_object(
          'staffId', x.staff_id, 'durationMinutes', x.duration_minutes, 'priceMinor', x.price_minor))
        from service_staff x where x.provider_id = s.provider_id and x.service_id = s.service_id),
      'roomIds', (select json_agg(y.room_id) from service_room y join room r on r.provider_id = y.provider_id and r.room_id = y.room_id
        where y.provider_id = s.provider_id and y.service_id = s.service_id and r.removed_at is null)) order by position, service_id)
    from service s where s.provider_id = p.provider_id and s.removed_at is null), '[]')`

const staff = sql`
  coalesce((select json_agg(json_build_object('id', staff_id, 'name', name,
      'hours', coalesce((select json_agg(json_build_object(
          'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute))
        from working_hours h where h.provider_id = c.provider_id and h.staff_id = c.staff_id), '[]'),
      'dateOverrides', coalesce((select json_agg(json_build_object('date', date, 'hours', coalesce(
          (select json_agg(json_build_array(lower(span), upper(span)) order by span) from unnest(hours) span), '[]')) order by date)
        from date_override e where e.provider_id = c.provider_id and e.staff_id = c.staff_id), '[]'))
      order by position, staff_id)
    from staff c where c.provider_id = p.provider_id and c.removed_at is null), '[]')`
