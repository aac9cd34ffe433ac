import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { addDays, localMinute, zoneDay } from '../../lib/time.server.ts'
import { type Interval, merge, windowsOf, without } from '../providers/hours.rules.ts'
import { wasNeverPaid } from '../providers/never-paid.server.ts'
import { readWorkingTimes } from '../scheduling/read-schedule.server.ts'
import { bookedFrom, type MoneyFigures } from './contract.ts'
import { columnOf, type counts, type Day, moneyOf, noHours, nothing } from './figures.server.ts'

type Of = { providerId: string; timezone: string }
type CountRow = { day: string } & Partial<Record<(typeof counts)[number], number>>
type MoneyRow = { day: string } & MoneyFigures
type SpanRow = { staffId: string; kind: 'visit' | 'off' | 'taken'; start: number; end: number }

/** What was to be had from one instant to another; epoch milliseconds. `shortestMinutes`: of the services, with their buffers. */
export type Offer = {
  from: number
  to: number
  /** By whom, without their time off. */
  hours: readonly (readonly [staffId: string, from: number, to: number])[]
  shortestMinutes: number | null
}
export type WorkedOut = Day & { offer: Offer }

/** `kept`: what was offered, where that is known. `closedFrom`: the first day on which it offers nothing any more. */
type Known = { kept?: readonly Offer[]; closedFrom: string | null }

/**
 * What these days came to, from the rows as they are now: the only place that says what counts. Every day has one. One
 * statement after the other: whoever looks at figures takes one connection.
 */
export async function workOutDays(
  ctx: Ctx,
  { providerId, timezone }: Of,
  days: readonly string[],
  { kept = [], closedFrom }: Known,
): Promise<WorkedOut[]> {
  const [first] = days.toSorted()
  const last = days.toSorted().at(-1)
  if (first === undefined || last === undefined) return []
  const asked = days.map((day) => ({
    day,
    begins: zoneDay(timezone, day).instantOf(0),
    ends: zoneDay(timezone, addDays(day, 1)).instantOf(0),
  }))
  const instants = (of: 'begins' | 'ends') => asked.map((one) => new Date(one[of]))
  const d = sql`unnest(${asked.map(({ day }) => day)}::text[], ${instants('begins')}::timestamptz[],
    ${instants('ends')}::timestamptz[]) as d (day, begins, ends)`
  const neverPaid = wasNeverPaid(sql`${providerId}::uuid`)
  const stands = sql`b.status in ('confirmed', 'completed', 'no_show')`
  const visits = await sql<CountRow>`select d.day,
        (count(*) filter (where ${stands}))::int as visits,
        (count(*) filter (where b.status = 'completed'))::int as completed,
        (count(*) filter (where b.status = 'no_show'))::int as "noShows",
        (count(*) filter (where b.status = 'cancelled' and b.cancelled_by = b.customer_id))::int as "cancelledByCustomer",
        (count(*) filter (where b.status = 'cancelled' and b.cancelled_by = p.account_id
          and not exists (select from booking_change c where c.provider_id = ${providerId} and c.booking_id = b.booking_id
            and c.kind = 'declined')))::int as "cancelledByProvider",
        (count(*) filter (where b.status = 'cancelled'
          and b.cancelled_by is distinct from b.customer_id and b.cancelled_by is distinct from p.account_id))::int
          as "cancelledOtherwise",
        (count(*) filter (where ${stands} and not exists (select from booking e where e.provider_id = ${providerId}
          and e.customer_id = b.customer_id and e.status in ('confirmed', 'completed', 'no_show')
          and (e.starts_at, e.booking_id) < (b.starts_at, b.booking_id))))::int as "firstVisits"
      from ${d} join booking b on b.provider_id = ${providerId} and b.starts_at >= d.begins and b.starts_at < d.ends
        join provider p on p.provider_id = ${providerId} where not (b.status = 'cancelled' and ${neverPaid}) group by 1`.execute(
    ctx.db,
  )
  const madeFrom = sql.join(
    bookedFrom.map((name) => {
      const source = columnOf(name).replace('from_', '')
      return sql`(count(*) filter (where b.source = ${source}))::int as ${sql.ref(name)}`
    }),
  )
  // For which day it was made at first, also when it was moved since.
  const made = await sql<CountRow>`select d.day, count(*)::int as made, sum(round(extract(epoch from
          coalesce((select c.previous_starts_at from booking_change c where c.provider_id = ${providerId}
            and c.booking_id = b.booking_id and c.previous_starts_at is not null order by c.position limit 1), b.starts_at)
          - b.created_at) / 60))::bigint as "leadMinutes", ${madeFrom}
      from ${d} join booking b on b.provider_id = ${providerId} and b.created_at >= d.begins and b.created_at < d.ends
      where not (${neverPaid}) group by 1`.execute(ctx.db)
  const reviews = await sql<CountRow>`select d.day, count(*)::int as reviews, sum(v.rating)::int as stars
      from ${d} join review v on v.provider_id = ${providerId} and v.created_at >= d.begins and v.created_at < d.ends
        and v.status = 'published' group by 1`.execute(ctx.db)
  const prices =
    await sql<MoneyRow>`select d.day, b.currency, sum(b.total_minor)::bigint as "visitsMinor", 0 as "cardsMinor", 0 as "feesMinor"
      from ${d} join booking b on b.provider_id = ${providerId} and b.starts_at >= d.begins and b.starts_at < d.ends
        and b.status = 'completed' group by 1, 2`.execute(ctx.db)
  const books = await sql<MoneyRow>`select d.day, e.currency, 0 as "visitsMinor",
        coalesce(sum(e.amount_minor) filter (where e.account = 'held_by_processor'
          and l.kind not in ('platform_fee', 'platform_fee_returned', 'platform_paid', 'platform_returned')), 0)::bigint as "cardsMinor",
        coalesce(sum(e.amount_minor) filter (where e.account = 'platform'), 0)::bigint as "feesMinor"
      from ${d} join ledger_posting l on l.provider_id = ${providerId} and l.posted_at >= d.begins and l.posted_at < d.ends
        join ledger_entry e using (posting_id)
      where e.account in ('held_by_processor', 'platform') group by 1, 2`.execute(ctx.db)
  const spans = await readSpans(ctx, providerId, d)
  const times = await readWorkingTimes(ctx.db, providerId, first, last)
  const shortestMinutes = await readShortest(ctx, providerId)
  const isClosed = (day: string) => closedFrom !== null && day >= closedFrom
  const offers = asked.map((one) =>
    offerOf(times, { ...one, isClosed: isClosed(one.day) }, { spans, kept, shortestMinutes }),
  )
  const minutes = new Map(asked.map(({ day }, index) => [day, minutesOf(timezone, spans, offers[index] as Offer)]))
  const counted = Map.groupBy([...visits.rows, ...made.rows, ...reviews.rows], ({ day }) => day)
  const money = Map.groupBy([...prices.rows, ...books.rows], ({ day }) => day)
  return days.map((day, index) => ({
    ...Object.assign({ ...nothing }, ...(counted.get(day) ?? []), minutes.get(day)),
    day,
    money: moneyOf([{ money: money.get(day) ?? [] }]),
    offer: offers[index] as Offer,
  }))
}

/** Of visits, also those by telephone; of time off; and of what visits take with their buffers. */
async function readSpans(ctx: Ctx, providerId: string, d: ReturnType<typeof sql>): Promise<SpanRow[]> {
  const ms = (instant: ReturnType<typeof sql>) => sql`(extract(epoch from ${instant}) * 1000)::float8`
  const { rows } = await sql<SpanRow>`with v as (select distinct b.booking_id
      from ${d} join booking b on b.provider_id = ${providerId} and b.starts_at >= d.begins - interval '1 day'
        and b.starts_at < d.ends and b.status in ('confirmed', 'completed', 'no_show'))
    select s.staff_id as "staffId", 'visit' as kind,
      ${ms(sql`s.starts_at`)} as start, ${ms(sql`s.ends_at`)} as "end"
    from v join segment s on s.provider_id = ${providerId} and s.booking_id = v.booking_id
    union select o.staff_id, 'taken', ${ms(sql`lower(o.during)`)}, ${ms(sql`upper(o.during)`)}
    from v join occupation o on o.provider_id = ${providerId} and o.booking_id = v.booking_id and o.staff_id is not null
    union select k.staff_id, case when k.customer_name is null then 'off' else 'visit' end,
      ${ms(sql`lower(k.during)`)}, ${ms(sql`upper(k.during)`)}
    from ${d} join calendar_entry k on k.provider_id = ${providerId} and k.during && tstzrange(d.begins, d.ends)`.execute(
    ctx.db,
  )
  return rows
}

/** Of what is offered, by whoever is quickest; null: nothing is. */
async function readShortest(ctx: Ctx, providerId: string): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`select min(s.buffer_before_minutes + s.buffer_after_minutes
      + coalesce((select min(coalesce(x.duration_minutes, s.duration_minutes)) from service_staff x
        where x.provider_id = ${providerId} and x.service_id = s.service_id), s.duration_minutes))::int as minutes
    from service s where s.provider_id = ${providerId} and s.is_active`.execute(ctx.db)
  return rows[0]?.minutes ?? null
}

type Asked = { day: string; begins: number; ends: number; isClosed: boolean }

const within = (intervals: readonly Interval[], from: number, to: number) =>
  merge(intervals.map(([start, end]): Interval => [Math.max(start, from), Math.min(end, to)]))
const spansOf = (spans: readonly SpanRow[], staffId: string, kind: SpanRow['kind']) =>
  spans.filter((one) => one.staffId === staffId && one.kind === kind).map(({ start, end }): Interval => [start, end])

/** What is known of it as it was, and the working hours of now for the rest: all of it where nothing is known. */
function offerOf(
  { timezone, staff, closedDays }: Awaited<ReturnType<typeof readWorkingTimes>>,
  { day, begins, ends, isClosed }: Asked,
  {
    spans,
    kept,
    shortestMinutes,
  }: { spans: readonly SpanRow[]; kept: readonly Offer[]; shortestMinutes: number | null },
): Offer {
  const touching = kept.filter(({ from, to }) => from < ends && to > begins)
  const known = within(
    touching.map(({ from, to }): Interval => [from, to]),
    begins,
    ends,
  )
  const around = [-1, 0].map((offset) => zoneDay(timezone, addDays(day, offset)))
  const hours = new Map<string, readonly Interval[]>()
  if (!isClosed)
    for (const member of staff) {
      const worked = without(within(windowsOf(member, closedDays, around), begins, ends), known)
      hours.set(member.staffId, without(worked, merge(spansOf(spans, member.staffId, 'off'))))
    }
  for (const [staffId, from, to] of touching.flatMap((one) => one.hours))
    hours.set(staffId, merge([...(hours.get(staffId) ?? []), ...within([[from, to]], begins, ends)]))
  return {
    from: begins,
    to: ends,
    hours: [...hours]
      .flatMap(([staffId, intervals]) => intervals.map(([from, to]) => [staffId, from, to] as const))
      .toSorted((one, other) => one[0].localeCompare(other[0]) || one[1] - other[1]),
    shortestMinutes: touching[0] ? touching[0].shortestMinutes : shortestMinutes,
  }
}

type Minutes = Pick<Day, 'bookedMinutes' | 'offeredMinutes' | 'gapMinutes'>

/** Time in which a visit was is offered, also outside the working hours and of whoever has left. */
function minutesOf(timezone: string, spans: readonly SpanRow[], { from, to, hours, shortestMinutes }: Offer): Minutes {
  const minutes = { bookedMinutes: [...noHours], offeredMinutes: [...noHours], gapMinutes: 0 }
  for (const staffId of new Set([...hours.map(([id]) => id), ...spans.map((one) => one.staffId)])) {
    const booked = within(spansOf(spans, staffId, 'visit'), from, to)
    const worked = hours.filter(([id]) => id === staffId).map(([, start, end]): Interval => [start, end])
    const offered = merge([...worked, ...booked])
    addTo(minutes.bookedMinutes, booked, timezone)
    addTo(minutes.offeredMinutes, offered, timezone)
    const gaps = without(offered, within([...booked, ...spansOf(spans, staffId, 'taken')], from, to)).filter(
      isBetween(booked),
    )
    for (const [start, end] of gaps) {
      const length = Math.round((end - start) / minuteMs)
      if (shortestMinutes !== null && length < shortestMinutes) minutes.gapMinutes += length
    }
  }
  return minutes
}

/** Before the first visit of a day, and after the last one, nothing is lost. */
const isBetween = (booked: readonly Interval[]) => {
  const [first, last] = [booked[0]?.[1] ?? Number.POSITIVE_INFINITY, booked.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY]
  return ([start, end]: Interval) => start >= first && end <= last
}

const minuteMs = 60_000

/** Counts whole minutes into the hours of the clock that they lie in. */
function addTo(hours: number[], intervals: readonly Interval[], timezone: string): void {
  for (const [from, to] of intervals)
    for (let at = from; at < to; ) {
      const minute = localMinute(at, timezone)
      const next = Math.min(to, at + (60 - (minute % 60)) * minuteMs)
      const hour = Math.floor(minute / 60)
      hours[hour] = (hours[hour] ?? 0) + Math.round((next - at) / minuteMs)
      at = next
    }
}
