import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import { kmOfUnit } from '../../ui/date-format.ts'
import { listShownNames } from '../categories/service.server.ts'
import { distanceTo, isOpenNow, matching, resolve } from '../providers/listing.server.ts'
import { specializationNames } from '../providers/specializations.server.ts'
import type { search } from './contract.ts'
import { type Asked, freeOnDate, freeThen, isTimed, tellsOfOffered } from './free-then.server.ts'

type Counted = z.output<typeof search.filters.output>

/** Of more the numbers below `countedTo` are not known. */
const passedOver = 10_000
export const countedTo = 1000
/** Of so many it is looked at who is open, and when each is free. */
const lookedAt = 1000
const ratings = [4.5, 4, 3.5]
/** Kilometres, or miles where the reader counts in them. */
const distances = [1, 2, 5, 10, 15, 25, 50]
const daysCounted = 7
const priceSteps = 10

type Counts = Counted['categories']

type Row = {
  total: number
  facets: { facet: string; count: number }[] | null
  specializations: Counts | null
  rated: number[]
  near: number[]
  open_now: number | null
  free: { date: string; count: number }[] | null
  currency: string | null
  low: number | null
  high: number | null
  prices: { step: number; count: number }[] | null
}

const share = shareReads<Counted>()

/** In one pass over all that match. */
export function countFilters(ctx: Ctx, input: Asked): Promise<Counted> {
  // A moment's answer is shared by those who ask the same then.
  return share(ctx.db, JSON.stringify([input, ctx.locale]), () => count(ctx, input))
}

async function count(ctx: Ctx, input: Asked): Promise<Counted> {
  const resolved = await resolve(ctx, input)
  const { area } = resolved
  const meant = matching(ctx, input, resolved)
  const where = isTimed(input) ? freeThen(ctx, input, resolved, meant).isMaybeFree : meant
  // Somewhere it is still yesterday; where the date is over nobody is free.
  const today = localDate(ctx.now, 'UTC')
  const dates = Array.from({ length: daysCounted + 2 }, (_, index) => addDays(today, index - 1))
  const tells = tellsOfOffered(resolved)
  const { days, isFree } = freeOnDate(ctx, input, resolved, sql`asked.date`, tells && sql`l.tells`)
  const few = sql`(select count(*) from found) <= ${lookedAt}`
  const unit = kmOfUnit(localeOf(ctx.locale))
  const within = distances
    .map((length) => Math.round(length * unit * 10) / 10)
    .filter((km) => area !== null && km < area.radiusKm)
  const { rows } = await sql<Row>`
    with found as materialized (
      select l.provider_id, l.facets, l.rating, l.currency, l.starting_price_minor as price, l.timezone, l.minimum_notice_minutes,
        l.booking_window_days, ${area ? distanceTo(area) : sql`null::float8`} as distance
      from listing l where ${where} limit ${passedOver + 1}),
    -- Another date takes the place of the one that is asked for.
    datable as materialized (
      select l.provider_id, l.timezone, l.minimum_notice_minutes, l.booking_window_days, ${tells ?? sql`true`} as tells
      from ${isTimed(input) ? sql`listing l where ${meant} order by l.standing desc` : sql`found l`} limit ${lookedAt + 1}),
    special as materialized (select p.provider_id, value, plain_text(value) as plain from found
      join provider p on p.provider_id = found.provider_id cross join lateral unnest(p.specializations) value),
    priced as (select currency, min(price) as low, percentile_disc(0.95) within group (order by price) as high from found
      where price > 0 group by currency order by count(*) desc, currency limit 1)
    select (select count(*)::int from found) as total,
      (select json_agg(json_build_object('facet', facet, 'count', count) order by count desc, facet) from (
        select facet, count(*) as count from found cross join lateral unnest(facets) facet group by facet) f) as facets,
      (select json_agg(json_build_object('value', value, 'count', count) order by count desc, value) from (
        select coalesce(min(name), mode() within group (order by value)) as value, count(distinct provider_id) as count
        from special left join json_to_recordset(${JSON.stringify(specializationNames)}::json) known(said text, name text) on said = plain
        group by coalesce(name, plain)) s) as specializations,
      array(select (select count(*)::int from found where rating >= least) from unnest(${ratings}::float8[]) least) as rated,
      array(select (select count(*)::int from found where distance <= most) from unnest(${within}::float8[]) most) as near,
      case when ${few} then (select count(*)::int from found l where ${isOpenNow(ctx.now)}) end as open_now,
      case when (select count(*) from datable) <= ${lookedAt} then (
        select json_agg(json_build_object('date', date, 'count', count) order by date) from (
          select asked.date::text as date, count(*) as count
          from datable l cross join unnest(${dates}::date[]) asked(date) ${days}
          where ${isFree} is not false group by asked.date) d) end as free,
      (select currency from priced), (select low from priced), (select high from priced),
      (select json_agg(json_build_object('step', step, 'count', count) order by step) from (
        select least(${priceSteps}, (price - low) * ${priceSteps} / greatest(1, high - low) + 1) as step, count(*) as count
        from found l join priced on priced.currency = l.currency where price > 0 group by 1) p) as prices`.execute(
    ctx.db,
  )
  const [row] = rows
  const shown = new Set((await listShownNames(ctx)).map(({ slug }) => slug))
  const facets = row?.facets ?? []
  const of = (kind: string) =>
    facets.flatMap(({ facet, count }) =>
      facet.startsWith(`${kind}:`) ? [{ value: facet.slice(kind.length + 1), count }] : [],
    )
  const some = (values: readonly (number | string)[], counts: readonly number[] = []) =>
    values.map((value, index) => ({ value: String(value), count: counts[index] ?? 0 }))
  const isComplete = (row?.total ?? 0) <= passedOver
  const known = (counts: Counts) => (isComplete ? counts : counts.filter(({ count }) => count >= countedTo))
  const verified = facets.find(({ facet }) => facet === 'verified')?.count ?? 0
  return {
    isComplete,
    categories: known(of('category').filter(({ value }) => shown.has(value))),
    specializations: known((row?.specializations ?? []).slice(0, 50)),
    needs: known(of('need')),
    speaks: known(of('speaks')),
    priceRanges: known(of('price')),
    minRatings: known(some(ratings, row?.rated)),
    distances: known(some(within, row?.near)),
    dates: (row?.free ?? []).slice(0, daysCounted).map(({ date, count }) => ({ value: date, count })),
    verified: isComplete || verified >= countedTo ? verified : null,
    openNow: row?.open_now ?? null,
    prices: row && isComplete ? pricesOf(row) : null,
  }
}

/** Each step from its first amount to that of the next; what costs more than nearly all is in the last. */
function pricesOf({ currency, low, high, prices }: Row): Counted['prices'] {
  if (currency === null || low === null || high === null) return null
  const width = Math.max(1, high - low) / priceSteps
  const steps = Array.from({ length: priceSteps }, (_, index) => ({
    from: Math.round(low + index * width),
    count: prices?.find(({ step }) => step === index + 1)?.count ?? 0,
  }))
  return { currency, steps }
}
