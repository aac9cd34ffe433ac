import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { addDays, isDate, localDate, localMinute } from '../../lib/time.server.ts'
import {
  type CardRow,
  cardColumns,
  cardTables,
  isOpen,
  matching,
  orderOf,
  resolve,
  toCard,
} from '../providers/listing.server.ts'
import { listProviders } from '../providers/service.server.ts'
import { type ScheduleRow, scheduleColumns, toSchedule } from '../scheduling/read-schedule.server.ts'
import { daySlots, firstFreeSlots } from '../scheduling/service.server.ts'
import { type SearchResult, search } from './contract.ts'

type SearchInput = z.output<typeof search.providers.input>

const slotsPerResult = 3
const timeWindowMinutes = 120
const dayMinutes = 1440

export async function searchProviders(ctx: Ctx, input: SearchInput) {
  const sort = input.sort ?? (input.location || input.userLat !== undefined ? 'distance' : 'rating')
  if (!input.date && !input.time) {
    const found = await listProviders(ctx, { ...input, sort })
    const times = await findNextTimes(ctx, { providerIds: found.providers.map(({ id }) => id) })
    const timesOf = new Map(times.map(({ providerId, ...free }) => [providerId, free]))
    return {
      ...found,
      providers: found.providers.map((provider) => ({
        ...provider,
        ...(timesOf.get(provider.id) ?? { serviceId: null, slots: [], today: localDate(ctx.now, provider.timezone) }),
      })),
    }
  }
  if (input.date && !isDate(input.date))
    throw new AppError('invalid', 'invalid_input', 'date: no such date', { fields: { date: 'No such date' } })
  const free = await freeOn(ctx, input, sort)
  const start = (input.page - 1) * input.limit
  return {
    providers: free.slice(start, start + input.limit),
    pagination: pagination(input.page, input.limit, free.length),
  }
}

type ScheduledRow = ScheduleRow & { timezone: string }

/** The schedule of the shortest service and of `days` days from `from` on. */
function calendarColumns(from: string, days: number, now: Date) {
  const shortest = sql`select * from service where service.provider_id = p.provider_id and is_active
    order by duration_minutes, position, service_id limit 1`
  return scheduleColumns(sql`p.provider_id`, [from, addDays(from, days - 1)], shortest, { now })
}

const hasCalendar = sql`exists (select from working_hours h where h.provider_id = p.provider_id)
      and exists (select from service s where s.provider_id = p.provider_id and s.is_active)`

/** Asks the engine about every provider that matches otherwise. One without hours only takes requests and is left out. */
async function freeOn(ctx: Ctx, input: SearchInput, sort: NonNullable<SearchInput['sort']>): Promise<SearchResult[]> {
  const resolved = await resolve(ctx.db, input)
  const { area } = resolved
  const { date, time } = input
  // Without a date it is another day from zone to zone.
  const calendar = date ? calendarColumns(date, 1, ctx.now) : calendarColumns(localDate(ctx.now, 'UTC'), 3, ctx.now)
  const { rows } = await sql<CardRow & ScheduledRow>`
    select ${cardColumns(area)}, ${calendar} from ${cardTables}
    where ${matching(input, resolved)} and ${hasCalendar} order by ${orderOf(sort, area, ctx.now)}`.execute(ctx.db)
  return rows.flatMap((row) => {
    const slots = slotsOn(row, date ?? nextDateWith(time, row.timezone, ctx.now), time, ctx.now)
    const today = localDate(ctx.now, row.timezone)
    return slots.length > 0 ? [{ ...toCard(row), serviceId: shortestOf(row), today, slots }] : []
  })
}

/** Today, or tomorrow when the time has passed there. */
function nextDateWith(time: string | undefined, zone: string, now: Date): string {
  const today = localDate(now, zone)
  return time !== undefined && minutesOf(time) < localMinute(now, zone) ? addDays(today, 1) : today
}

const daysAhead = 7

async function findNextTimes(ctx: Ctx, { providerIds }: { providerIds: readonly string[] }) {
  if (providerIds.length === 0) return []
  const today = localDate(ctx.now, 'UTC')
  const { rows } = await sql<ScheduledRow & { provider_id: string }>`/* prepare: next-times */
    select p.provider_id, p.timezone, ${calendarColumns(today, daysAhead, ctx.now)}
    from provider p join account a on a.account_id = p.account_id
    where p.provider_id = any(${providerIds}::uuid[]) and ${isOpen} and ${hasCalendar}`.execute(ctx.db)
  const schedules = new Map(rows.map((row) => [row.provider_id, row]))
  return providerIds.flatMap((providerId) => {
    const prepared = schedules.get(providerId)
    if (!prepared) return []
    const today = localDate(ctx.now, prepared.timezone)
    const slots = firstFreeSlots(...askedOf(prepared), today, daysAhead, ctx.now).slice(0, slotsPerResult)
    return [{ providerId, serviceId: shortestOf(prepared), today, slots }]
  })
}

const shortestOf = ({ services }: ScheduledRow) => services?.[0]?.serviceId ?? null

/** The schedule, and the shortest service by whoever is free. */
function askedOf(prepared: ScheduledRow) {
  const schedule = toSchedule(prepared)
  return [schedule, { services: schedule.services, staffId: null }] as const
}

function slotsOn(prepared: ScheduledRow, date: string, time: string | undefined, now: Date) {
  const from = time === undefined ? 0 : minutesOf(time)
  const until = time === undefined ? dayMinutes : from + timeWindowMinutes
  return daySlots(...askedOf(prepared), date, until > dayMinutes ? 2 : 1, now)
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

export const routes = implement(
  search,
  { providers: searchProviders, nextTimes: findNextTimes },
  {
    providers: {
      detail:
        'All filters count together. With `date` only providers with a free start on that day of theirs, with `time` within two hours from it. Each comes with its next free starts.',
    },
  },
)
