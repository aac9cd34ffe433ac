import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import { type Resolved, wordQueries } from '../providers/listing.server.ts'
import { shortestService } from '../scheduling/free-days.server.ts'
import { providerColumn } from '../scheduling/read-schedule.server.ts'
import type { search } from './contract.ts'

export type Asked = z.output<typeof search.filters.input>

const timeWindowMinutes = 120
export const dayMinutes = 1440
const noon = 720
const evening = 1020
const partsOfDay = { morning: [0, noon], afternoon: [noon, evening], evening: [evening, dayMinutes] } as const

export const isTimed = ({ date, time, timeOfDay }: Asked) =>
  date !== undefined || time !== undefined || timeOfDay !== undefined

/** From and until, in minutes of the wall clock; beyond midnight it is the next day. */
export function minutesAsked({ time, timeOfDay }: Asked): readonly [number, number] {
  if (time === undefined) return timeOfDay ? partsOfDay[timeOfDay] : [0, dayMinutes]
  return [minutesOf(time), minutesOf(time) + timeWindowMinutes]
}

export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Minutes of the wall clock until which today can still be meant without a date; beyond it is tomorrow. */
export function lastMinuteToday(input: Asked): number {
  const [from, until] = minutesAsked(input)
  return input.time === undefined ? until - 1 : from
}

/** The words' service, or the shortest: one row of the services of the provider. */
export function offeredService(resolved: Resolved, provider = providerColumn) {
  const named = wordQueries(resolved).map((query) => sql`(service.words @@ ${query})::int`)
  if (named.length === 0) return shortestService
  return sql`select service.* from service where service.provider_id = ${provider} and is_active
    order by ${sql.join(named, sql` + `)} desc, duration_minutes, position, service_id limit 1`
}

type Then = {
  /** Of the listings `l`: those who are free then or may be. */
  isMaybeFree: RawBuilder<unknown>
  /** A query of the ids of those of whom that is not known. */
  unknown: RawBuilder<unknown>
  /** Of the listing `l`: its first start then, as far as it is known. */
  firstStart: RawBuilder<unknown>
}

/** So many are looked at one by one for whether they are free, the best first: a search of everybody takes no second. */
const lookedAt = 5000

/** Of those who are `meant`, by what is known of free days, which is of the shortest service. */
export function freeThen(ctx: Ctx, input: Asked, resolved: Resolved, meant: RawBuilder<unknown>): Then {
  const [from, until] = minutesAsked(input)
  const now = sql`(${ctx.now}::timestamptz at time zone l.timezone)`
  const date = input.date
    ? sql`${input.date}::date`
    : sql`${now}::date + (${lastMinuteToday(input)} * interval '1 minute' < date_trunc('minute', ${now})::time::interval)::int`
  const { days, isFree } = freeOnDate(ctx, input, resolved, date)
  const looked = sql`(select l.provider_id, l.timezone, l.minimum_notice_minutes, l.booking_window_days
      from listing l where ${meant} order by l.standing desc limit ${lookedAt}) l ${days}`
  return {
    isMaybeFree: sql`l.provider_id = any(array(select l.provider_id from ${looked} where ${isFree} is not false))`,
    unknown: sql`select l.provider_id from ${looked} where ${isFree} is null`,
    firstStart: sql`(select min(f.date + make_interval(mins => minute)) at time zone l.timezone
      from free_day f cross join lateral unnest(f.starts) minute
      where f.provider_id = l.provider_id and f.date in (${date}, ${date} + 1)
        and (f.date - (${date})) * ${dayMinutes} + minute between greatest(${from}, ${firstMinute(ctx, date)}) and ${until - 1})`,
  }
}

/**
 * Whether the listing `l` is free on that date, at the time that is asked for; null where that is not known. `days`: what is
 * joined to `l` for it, `tells`: `tellsOfOffered`.
 */
export function freeOnDate(
  ctx: Ctx,
  input: Asked,
  resolved: Resolved,
  date: RawBuilder<unknown>,
  tells = tellsOfOffered(resolved),
) {
  const [from, until] = minutesAsked(input)
  const reachesNextDay = until > dayMinutes
  const day = freeOn(ctx, sql`f`, date, from, Math.min(until, dayMinutes))
  const known = reachesNextDay ? sql`(${day} or ${freeOn(ctx, sql`g`, sql`${date} + 1`, 0, until - dayMinutes)})` : day
  const join = (name: RawBuilder<unknown>, on: RawBuilder<unknown>) =>
    sql`left join free_day ${name} on ${name}.provider_id = l.provider_id and ${name}.date = ${on}`
  return {
    days: sql`${join(sql`f`, date)} ${reachesNextDay ? join(sql`g`, sql`${date} + 1`) : sql``}`,
    isFree: tells
      ? sql`(${mayBegin(ctx, date, from, until)} and (${known} or case when ${tells} then false end))`
      : known,
  }
}

/** From when on there may be a start, on the wall clock. */
const firstInstant = ({ now }: Pick<Ctx, 'now'>) =>
  sql`((${now}::timestamptz + greatest(make_interval(mins => l.minimum_notice_minutes), '1 millisecond')) at time zone l.timezone)`

/** Until when there may be one: where clocks have just been put back it promises too much, as it may. */
const lastInstant = ({ now }: Pick<Ctx, 'now'>) => {
  const last = sql`(${now}::timestamptz + make_interval(hours => 24 * l.booking_window_days))`
  return sql`greatest(${last} at time zone l.timezone, ((${last} - interval '2 hours') at time zone l.timezone) + interval '2 hours')`
}

/** The same as the first, in minutes of that date. */
const firstMinute = (ctx: Pick<Ctx, 'now'>, date: RawBuilder<unknown>) =>
  sql`ceil(extract(epoch from ${firstInstant(ctx)} - (${date})::timestamp) / 60)`

/** Whether anything of [from, until) lies between notice and window, whatever is asked for. */
function mayBegin(ctx: Pick<Ctx, 'now'>, date: RawBuilder<unknown>, from: number, until: number) {
  const minute = (of: number) => sql`(${date})::timestamp + make_interval(mins => ${of})`
  return sql`(${minute(until)} > ${firstInstant(ctx)} and ${minute(from)} <= ${lastInstant(ctx)})`
}

/**
 * Whether a start of that day lies in [from, until), in minutes of the wall clock; null where it is not known. Where clocks
 * are put back it promises too much, as it may.
 */
function freeOn({ now }: Ctx, day: RawBuilder<unknown>, date: RawBuilder<unknown>, from: number, until: number) {
  const first = firstInstant({ now })
  const last = lastInstant({ now })
  // Nowhere is it the last day yet: then it is not asked which minute of it is the last, provider by provider.
  const isBeforeLast = sql`${date} < ${localDate(now, 'UTC')}::date + l.booking_window_days - 1`
  const begin = sql`least(greatest(${from}, ${firstMinute({ now }, date)}), ${until})`
  const end = sql`least(${until}, floor(extract(epoch from ${last} - (${date})::timestamp) / 60) + 1)`
  return sql`case when ${date} < ${first}::date or not ${isBeforeLast} and ${date} > ${last}::date then false
    when ${day}.held_until <= ${now} then null
    else width_bucket((case when ${isBeforeLast} then ${until} else ${end} end - 1)::smallint, ${day}.starts) > width_bucket((${begin} - 1)::smallint, ${day}.starts) end`
}

/**
 * Whether the offered service has no start that the shortest has not: the shortest takes no longer in any part, and anybody
 * performs it anywhere. null: it is the offered one.
 */
export function tellsOfOffered(resolved: Resolved) {
  if (wordQueries(resolved).length === 0) return null
  const ofListing = sql`l.provider_id`
  return sql`exists (
    select from (${offeredService(resolved, ofListing)}) o, (select * from service s where s.provider_id = l.provider_id and s.is_active
      order by duration_minutes, position, service_id limit 1) s
    where o.service_id = s.service_id or (
      s.processing_minutes = 0 and o.processing_minutes = 0
      and s.buffer_before_minutes <= o.buffer_before_minutes and s.buffer_after_minutes <= o.buffer_after_minutes
      and not exists (select from service_room r where r.provider_id = l.provider_id and r.service_id = s.service_id)
      and not exists (select from service_staff x where x.provider_id = l.provider_id and (x.service_id = s.service_id
        or x.service_id = o.service_id and x.duration_minutes < s.duration_minutes))))`
}
