import { sql } from 'kysely'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'
import { type StaffRow, staffColumn, toStaffMember } from '../providers/working-times.server.ts'
import type { OwnService, Setup } from './contract.ts'
import { requireOwn } from './edit-provider.server.ts'
import { spanOf, weekOf } from './rules.ts'

type Row = {
  timezone: string
  currency: string
  services: OwnService[]
  staff: StaffRow[] | null
  rooms: Setup['rooms']
  closedDays: Setup['closedDays']
}

export function getSetup(ctx: ProviderCtx, { id }: { id: string }): Promise<Setup> {
  return readSetup(ctx, requireOwn(ctx, id))
}

/** In one statement, also inside the change that it answers. */
export async function readSetup(ctx: Ctx, providerId: string): Promise<Setup> {
  const { rows } = await sql<Row>`
    select p.timezone, p.currency, ${servicesOf(providerId)} as services,
      ${staffColumn(sql`${providerId}::uuid`, sql`>= ${addDays(localDate(ctx.now, 'UTC'), -1)}::date`)} as staff,
      coalesce((select json_agg(json_build_object('id', room_id, 'name', name) order by position, room_id)
        from room r where r.provider_id = ${providerId} and r.removed_at is null), '[]') as rooms,
      coalesce((select json_agg(json_build_object('date', date, 'name', name) order by date)
        from closed_day d where d.provider_id = ${providerId} and d.date >= (${ctx.now} at time zone p.timezone)::date), '[]') as "closedDays"
    from provider p where p.provider_id = ${providerId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw providerNotFound()
  const today = localDate(ctx.now, row.timezone)
  const { staff: staffRows, services: known, ...rest } = row
  const staff = (staffRows ?? []).map(toStaffMember)
  return {
    ...rest,
    providerId,
    today,
    // Of those who have gone a row stays, or the service would be everybody's.
    services: known.map((service) => ({
      ...service,
      performers:
        service.performers?.filter((performer) => staff.some((one) => one.staffId === performer.staffId)) ?? null,
    })),
    staff: staff.map(({ staffId: id, name, hours, dateOverrides }) => ({
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

const servicesOf = (providerId: string) => sql`
  coalesce((select json_agg(json_build_object('id', service_id, 'name', name, 'description', description,
      'category', category, 'durationMinutes', duration_minutes, 'priceMinor', nullif(price_minor, 0),
      'bufferBeforeMinutes', buffer_before_minutes, 'bufferAfterMinutes', buffer_after_minutes, 'advisedWeeks', advised_weeks, 'isActive', is_active,
      'deposit', deposit,
      'performers', (select json_agg(json_build_object(
          'staffId', x.staff_id, 'durationMinutes', x.duration_minutes, 'priceMinor', x.price_minor))
        from service_staff x where x.provider_id = ${providerId} and x.service_id = s.service_id),
      'roomIds', (select json_agg(y.room_id) from service_room y join room r on r.provider_id = y.provider_id and r.room_id = y.room_id
        where y.provider_id = ${providerId} and y.service_id = s.service_id and r.removed_at is null)) order by position, service_id)
    from service s where s.provider_id = ${providerId} and s.removed_at is null), '[]')`
