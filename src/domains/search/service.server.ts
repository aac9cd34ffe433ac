import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { addDays, isDate, localDate, localMinute } from '../../lib/time.server.ts'
import {
  type Area,
  type CardRow,
  cardColumns,
  cardTables,
  isOpen,
  listTables,
  matching,
  orderOf,
  type Resolved,
  resolve,
  type SortKey,
  toCard,
} from '../providers/listing.server.ts'
import { listMatching } from '../providers/service.server.ts'
import { shortestService } from '../scheduling/free-days.server.ts'
import { providerColumn, type ScheduleRow, scheduleColumns, toSchedule } from '../scheduling/read-schedule.server.ts'
import { daySlots, firstFreeSlots, hasHours } from '../scheduling/service.server.ts'
import { type SearchResult, search } from './contract.ts'
import { noteUnmet } from './unmet.server.ts'

type SearchInput = z.output<typeof search.providers.input>

const slotsPerResult = 3
const timeWindowMinutes = 120
const dayMinutes = 1440
/** So many of whom nothing is known a search asks the engine about; where there are more, their number is about right. */
const unknownAsked = 500
const askedTogether = 100

export async function searchProviders(ctx: Ctx, input: SearchInput) {
  if (input.date && !isDate(input.date))
    throw new AppError('invalid', 'invalid_input', 'date: no such date', { fields: { date: 'No such date' } })
  const sort = input.sort ?? (input.location || input.userLat !== undefined ? 'distance' : 'rating')
  const resolved = await resolve(ctx, input)
  const found = await (input.date || input.time ? freeOn : withNextTimes)(ctx, { ...input, sort }, resolved)
  if (found.pagination.total === 0) noteUnmet(ctx, input)
  return { ...found, meant: found.providers.length > 0 ? resolved.meant : null }
}

type Sorted = SearchInput & { sort: SortKey }

async function withNextTimes(ctx: Ctx, input: Sorted, resolved: Resolved) {
  const found = await listMatching(ctx, input, resolved)
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

type ScheduledRow = ScheduleRow & { provider_id: string; timezone: string }

/** The schedules of the shortest services, of `days` days from `from` on; `more`: what else is wanted of each provider. */
function scheduleQuery(ctx: Ctx, providerIds: readonly string[], from: string, days: number, more = sql``) {
  const span = [from, addDays(from, days - 1)] as const
  return sql`select ${more} ${scheduleColumns(providerColumn, span, shortestService, { now: ctx.now })}
    from ${cardTables} where p.provider_id = any(${providerIds}::uuid[]) and ${isOpen}
      and exists (select from working_hours h where h.provider_id = p.provider_id)
      and exists (select from service s where s.provider_id = p.provider_id and s.is_active)`
}

type Candidate = { provider_id: string; is_known: boolean; total: number }

/**
 * The page of those who are free then, by what is known of their free days. The engine is asked about who is on the page,
 * and about those of whom nothing is known: whom it refuses makes room for the next. Of neither is it asked without end:
 * then the others count as maybe free, and the page is as long as it is.
 */
async function freeOn(ctx: Ctx, input: Sorted, resolved: Resolved) {
  const { page, limit } = input
  const answers = new Map<string, SearchResult | null>()
  const left = { unknown: unknownAsked, page: 4 * limit }
  const ask = async (rows: readonly Candidate[], kind: keyof typeof left) => {
    const asked = rows.filter(({ provider_id }) => !answers.has(provider_id)).slice(0, left[kind])
    left[kind] -= asked.length
    // Others have their turn in between.
    for (let from = 0; from < asked.length; from += askedTogether) {
      const part = asked.slice(from, from + askedTogether)
      const free = await askEngine(ctx, input, resolved.area, part)
      for (const { provider_id: id } of part) answers.set(id, free.get(id) ?? null)
    }
  }
  const providers: SearchResult[] = []
  const start = (page - 1) * limit
  let before = start
  let [refused, total] = [0, 0]
  const first = Math.max(unknownAsked, start + 2 * limit)
  for (let offset = 0, size = first; providers.length < limit; offset += size, size *= 2) {
    const candidates = await readCandidates(ctx, input, resolved, { offset, size })
    total = candidates[0]?.total ?? total
    await ask(
      candidates.filter(({ is_known }) => !is_known),
      'unknown',
    )
    const maybe = candidates.filter(({ provider_id }) => answers.get(provider_id) !== null)
    refused += candidates.length - maybe.length
    const rest = maybe.slice(before)
    before = Math.max(0, before - maybe.length)
    while (rest.length > 0 && providers.length < limit && left.page > 0) {
      const next = rest.splice(0, Math.min(limit - providers.length, left.page))
      await ask(next, 'page')
      const found = next.flatMap(({ provider_id: id }) => answers.get(id) ?? [])
      refused += next.length - found.length
      providers.push(...found)
    }
    if (candidates.length < size) break
    if (left.page <= 0 && providers.length < limit)
      return { providers, pagination: pagination(page, limit, start + providers.length) }
  }
  return { providers, pagination: pagination(page, limit, total - refused) }
}

/** In their order, without those who are known not to be free; `total` counts all of them. */
async function readCandidates(
  ctx: Ctx,
  input: Sorted,
  resolved: Resolved,
  { offset, size }: { offset: number; size: number },
): Promise<Candidate[]> {
  const [from, until] = minutesAsked(input)
  const now = sql`(${ctx.now}::timestamptz at time zone p.timezone)`
  const date = input.date
    ? sql`${input.date}::date`
    : sql`${now}::date + (${from} * interval '1 minute' < date_trunc('minute', ${now})::time::interval)::int`
  const day = freeDay(ctx, sql`f`, date, from, Math.min(until, dayMinutes))
  const isFree =
    until > dayMinutes ? sql`(${day} or ${freeDay(ctx, sql`g`, sql`${date} + 1`, 0, until - dayMinutes)})` : day
  const { rows } = await sql<Candidate>`
    select p.provider_id, ${isFree} is not null as is_known, count(*) over ()::int as total
    from ${listTables}
      left join free_day f on f.provider_id = p.provider_id and f.date = ${date}
      ${until > dayMinutes ? sql`left join free_day g on g.provider_id = p.provider_id and g.date = ${date} + 1` : sql``}
    where ${matching(input, resolved)} and ${isFree} is not false
    order by ${orderOf(input.sort, resolved.area, ctx.now)} limit ${size} offset ${offset}`.execute(ctx.db)
  return rows
}

/**
 * Whether a start of that day lies in [from, until), in minutes of the wall clock; null where it is not known. Where clocks
 * are put back, and on the last day of the booking window, it promises too much, as it may.
 */
function freeDay({ now }: Ctx, day: RawBuilder<unknown>, date: RawBuilder<unknown>, from: number, until: number) {
  const first = sql`((${now}::timestamptz + greatest(make_interval(mins => p.minimum_notice_minutes), '1 millisecond'))
    at time zone p.timezone)`
  const last = sql`((${now}::timestamptz + make_interval(hours => 24 * p.booking_window_days)) at time zone p.timezone)`
  const begin = sql`least(greatest(${from}, ceil(extract(epoch from ${first} - (${date})::timestamp) / 60)), ${until})`
  return sql`case when ${date} not between ${first}::date and ${last}::date then false
    when ${day}.held_until <= ${now} then null
    else width_bucket((${until} - 1)::smallint, ${day}.starts) > width_bucket((${begin} - 1)::smallint, ${day}.starts) end`
}

/** Who of them is free then, by the engine. One without hours only takes requests and is left out. */
async function askEngine(ctx: Ctx, input: SearchInput, area: Area | null, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return new Map<string, SearchResult>()
  const { date, time } = input
  // Without a date it is another day from zone to zone.
  const [from, days] = date ? [date, 2] : [addDays(localDate(ctx.now, 'UTC'), -1), 5]
  const ids = candidates.map(({ provider_id }) => provider_id)
  const columns = sql`${cardColumns(area)},`
  const query = scheduleQuery(ctx, ids, from, days, columns)
  const { rows } = await (area
    ? sql<CardRow & ScheduledRow>`/* prepare: free-near */ ${query}`
    : sql<CardRow & ScheduledRow>`/* prepare: free */ ${query}`
  ).execute(ctx.db)
  return new Map(
    rows.flatMap((row) => {
      const today = localDate(ctx.now, row.timezone)
      const slots = slotsOn(row, date ?? nextDateWith(time, row.timezone, ctx.now), input, ctx.now)
      if (slots.length === 0) return []
      return [[row.provider_id, { ...toCard(row), serviceId: shortestOf(row), today, slots }] as const]
    }),
  )
}

/** Today, or tomorrow when the time has passed there. */
function nextDateWith(time: string | undefined, zone: string, now: Date): string {
  const today = localDate(now, zone)
  return time !== undefined && minutesOf(time) < localMinute(now, zone) ? addDays(today, 1) : today
}

const daysAhead = 7

export async function findNextTimes(ctx: Ctx, { providerIds }: { providerIds: readonly string[] }) {
  if (providerIds.length === 0) return []
  const columns = sql`p.provider_id, p.timezone,`
  const { rows } =
    await sql<ScheduledRow>`/* prepare: next-times */ ${scheduleQuery(ctx, providerIds, localDate(ctx.now, 'UTC'), daysAhead, columns)}`.execute(
      ctx.db,
    )
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

/** From and until, in minutes of the wall clock; beyond midnight it is the next day. */
function minutesAsked({ time }: SearchInput): [number, number] {
  if (time === undefined) return [0, dayMinutes]
  return [minutesOf(time), minutesOf(time) + timeWindowMinutes]
}

function slotsOn(prepared: ScheduledRow, date: string, input: SearchInput, now: Date) {
  const [from, until] = minutesAsked(input)
  const [schedule, query] = askedOf(prepared)
  if (!hasHours(schedule)) return []
  return daySlots(schedule, query, date, until > dayMinutes ? 2 : 1, now)
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
