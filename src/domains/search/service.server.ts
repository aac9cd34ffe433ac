import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { isDate } from '../../lib/time.server.ts'
import type { Interval, Schedule, Visit } from '../availability/rules.ts'
import { daySlots, toMilliseconds } from '../availability/service.server.ts'
import {
  type CardRow,
  cardColumns,
  cardTables,
  matching,
  orderOf,
  resolveArea,
  toCard,
} from '../providers/listing.server.ts'
import { listProviders } from '../providers/service.server.ts'
import { type SearchResult, search } from './contract.ts'

type SearchInput = z.output<typeof search.providers.input>

const slotsPerResult = 3
const timeWindowMinutes = 120
const dayMinutes = 1440

export async function searchProviders(ctx: Ctx, input: SearchInput) {
  const sort = input.sort ?? (input.location || input.userLat !== undefined ? 'distance' : 'rating')
  if (!input.date) {
    if (input.time)
      throw new AppError('invalid', 'invalid_input', 'time: needs a date', { fields: { time: 'Needs a date' } })
    const found = await listProviders(ctx, { ...input, sort })
    return { ...found, providers: found.providers.map((provider) => ({ ...provider, slots: [] })) }
  }
  if (!isDate(input.date))
    throw new AppError('invalid', 'invalid_input', 'date: no such date', { fields: { date: 'No such date' } })
  const free = await freeOn(ctx, input, input.date, sort)
  const start = (input.page - 1) * input.limit
  return {
    providers: free.slice(start, start + input.limit),
    pagination: pagination(input.page, input.limit, free.length),
  }
}

type DiaryRow = CardRow & {
  start_grid_minutes: number | null
  minimum_notice_minutes: number
  horizon_days: number
  shortest: Visit
  hours: [number, number, number][]
  busy: Interval[]
}

/** Asks the engine about every provider that matches otherwise. One without hours only takes requests and is left out. */
async function freeOn(
  ctx: Ctx,
  input: SearchInput,
  date: string,
  sort: NonNullable<SearchInput['sort']>,
): Promise<SearchResult[]> {
  const area = await resolveArea(ctx.db, input)
  const { rows } = await sql<DiaryRow>`
    select ${cardColumns(area)}, p.start_grid_minutes, p.minimum_notice_minutes, p.horizon_days,
      (select json_build_object('durationMinutes', duration_minutes, 'bufferBeforeMinutes', buffer_before_minutes,
          'bufferAfterMinutes', buffer_after_minutes)
        from service s where s.provider_id = p.provider_id and s.is_active
        order by duration_minutes, position, service_id limit 1) as shortest,
      (select json_agg(json_build_array(weekday, opens_minute, closes_minute)) from working_hours h where h.provider_id = p.provider_id) as hours,
      coalesce((
        select json_agg(json_build_array(extract(epoch from lower(during))::int8, extract(epoch from upper(during))::int8))
        from segment g where g.provider_id = p.provider_id and g.blocking
          and g.during && tstzrange(${date}::date - interval '2 days', ${date}::date + interval '3 days')), '[]') as busy
    from ${cardTables}
    where ${matching(input, area)} and exists (select from working_hours h where h.provider_id = p.provider_id)
      and exists (select from service s where s.provider_id = p.provider_id and s.is_active)
    order by ${orderOf(sort, area)}`.execute(ctx.db)
  return rows.flatMap((row) => {
    const slots = slotsOf(row, date, input.time, ctx.now)
    return slots.length > 0 ? [{ ...toCard(row), slots }] : []
  })
}

function slotsOf(row: DiaryRow, date: string, time: string | undefined, now: Date) {
  const schedule: Schedule & { timezone: string } = {
    timezone: row.timezone,
    hours: row.hours.map(([weekday, opensMinute, closesMinute]) => ({ weekday, opensMinute, closesMinute })),
    busy: row.busy.map(toMilliseconds),
    startGridMinutes: row.start_grid_minutes,
    minimumNoticeMinutes: row.minimum_notice_minutes,
    horizonDays: row.horizon_days,
  }
  const from = time === undefined ? 0 : minutesOf(time)
  const until = time === undefined ? dayMinutes : from + timeWindowMinutes
  return daySlots(schedule, row.shortest, date, until > dayMinutes ? 2 : 1, now)
    .flatMap((day, index) =>
      day.slots.filter(({ start }) => {
        // The label of a slot carries the provider's wall clock.
        const minute = index * dayMinutes + minutesOf(start.slice(11, 16))
        return minute >= from && minute < until
      }),
    )
    .slice(0, slotsPerResult)
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

export const routes = implement(search, { providers: searchProviders })
