import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { addDays, localMinute, zoneDay } from '../../lib/time.server.ts'
import { type Interval, merge, windowsOf, without } from '../providers/hours.rules.ts'
import { readWorkingTimes } from '../scheduling/read-schedule.server.ts'
import type { MoneyFigures } from './contract.ts'
import { type counts, type Day, moneyOf, noHours, nothing } from './figures.server.ts'

type Of = { providerId: string; timezone: string }
type CountRow = { day: string } & Partial<Record<(typeof counts)[number], number>>
type MoneyRow = { day: string } & MoneyFigures
type SpanRow = { staffId: string; isVisit: boolean; start: number; end: number }

/** What these days came to, from the rows as they are now: the only place that says what counts. Every day has one. */
export async function workOutDays(ctx: Ctx, { providerId, timezone }: Of, days: readonly string[]): Promise<Day[]> {
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
  const stands = sql`b.status in ('confirmed', 'completed', 'no_show')`
  const [visits, made, reviews, prices, books, spans, times] = await Promise.all([
    sql<CountRow>`select d.day,
        (count(*) filter (where ${stands}))::int as visits,
        (count(*) filter (where b.status = 'completed'))::int as completed,
        (count(*) filter (where b.status = 'no_show'))::int as "noShows",
        (count(*) filter (where b.status = 'cancelled' and b.cancelled_by = b.customer_id))::int as "cancelledByCustomer",
        (count(*) filter (where b.status = 'cancelled' and b.cancelled_by = p.account_id
          and not exists (select from booking_change c where c.provider_id = ${providerId} and c.booking_id = b.booking_id
            and c.kind = 'declined')))::int as "cancelledByProvider",
        (count(*) filter (where ${stands} and not exists (select from booking e where e.provider_id = ${providerId}
          and e.customer_id = b.customer_id and e.status in ('confirmed', 'completed', 'no_show')
          and (e.starts_at, e.booking_id) < (b.starts_at, b.booking_id))))::int as "firstVisits"
      from ${d} join booking b on b.provider_id = ${providerId} and b.starts_at >= d.begins and b.starts_at < d.ends
        join provider p on p.provider_id = ${providerId} group by 1`.execute(ctx.db),
    // For which day it was made at first, also when it was moved since.
    sql<CountRow>`select d.day, count(*)::int as made, sum(round(extract(epoch from
          coalesce((select c.previous_starts_at from booking_change c where c.provider_id = ${providerId}
            and c.booking_id = b.booking_id and c.previous_starts_at is not null order by c.position limit 1), b.starts_at)
          - b.created_at) / 60))::bigint as "leadMinutes"
      from ${d} join booking b on b.provider_id = ${providerId} and b.created_at >= d.begins and b.created_at < d.ends
      where b.pay_by is null and not exists (select from booking_change c where c.provider_id = ${providerId}
        and c.booking_id = b.booking_id and c.kind = 'payment_over') group by 1`.execute(ctx.db),
    sql<CountRow>`select d.day, count(*)::int as reviews, sum(v.rating)::int as stars
      from ${d} join review v on v.provider_id = ${providerId} and v.created_at >= d.begins and v.created_at < d.ends
        and v.status = 'published' group by 1`.execute(ctx.db),
    sql<MoneyRow>`select d.day, b.currency, sum(b.total_minor)::bigint as "visitsMinor", 0 as "cardsMinor", 0 as "feesMinor"
      from ${d} join booking b on b.provider_id = ${providerId} and b.starts_at >= d.begins and b.starts_at < d.ends
        and b.status = 'completed' group by 1, 2`.execute(ctx.db),
    sql<MoneyRow>`select d.day, e.currency, 0 as "visitsMinor",
        coalesce(sum(e.amount_minor) filter (where e.account = 'held_by_processor'
          and l.kind not in ('platform_fee', 'platform_fee_returned', 'platform_paid', 'platform_returned')), 0)::bigint as "cardsMinor",
        coalesce(sum(e.amount_minor) filter (where e.account = 'platform'), 0)::bigint as "feesMinor"
      from ${d} join ledger_posting l on l.provider_id = ${providerId} and l.posted_at >= d.begins and l.posted_at < d.ends
        join ledger_entry e using (posting_id)
      where e.account in ('held_by_processor', 'platform') group by 1, 2`.execute(ctx.db),
    readSpans(ctx, providerId, d),
    readWorkingTimes(ctx.db, providerId, first, last),
  ])
  const minutes = minutesOf(times, spans, asked)
  const counted = Map.groupBy([...visits.rows, ...made.rows, ...reviews.rows], ({ day }) => day)
  const money = Map.groupBy([...prices.rows, ...books.rows], ({ day }) => day)
  return days.map((day) => ({
    ...Object.assign({ ...nothing }, ...(counted.get(day) ?? []), minutes.get(day)),
    day,
    money: moneyOf([{ money: money.get(day) ?? [] }]),
  }))
}

/** Of visits, also those by telephone, and of time off. */
async function readSpans(ctx: Ctx, providerId: string, d: ReturnType<typeof sql>): Promise<SpanRow[]> {
  const { rows } = await sql<SpanRow>`select distinct s.staff_id as "staffId", true as "isVisit",
      (extract(epoch from s.starts_at) * 1000)::float8 as start, (extract(epoch from s.ends_at) * 1000)::float8 as "end"
    from ${d} join booking b on b.provider_id = ${providerId} and b.starts_at >= d.begins - interval '1 day'
        and b.starts_at < d.ends and b.status in ('confirmed', 'completed', 'no_show')
      join segment s on s.provider_id = ${providerId} and s.booking_id = b.booking_id
        and s.starts_at < d.ends and s.ends_at > d.begins
    union select k.staff_id, k.customer_name is not null, (extract(epoch from lower(k.during)) * 1000)::float8,
      (extract(epoch from upper(k.during)) * 1000)::float8
    from ${d} join calendar_entry k on k.provider_id = ${providerId} and k.during && tstzrange(d.begins, d.ends)`.execute(
    ctx.db,
  )
  return rows
}

type Asked = { day: string; begins: number; ends: number }
type Minutes = Pick<Day, 'bookedMinutes' | 'offeredMinutes'>

/** Time in which a visit was is offered, also outside the working hours and of whoever has left. */
function minutesOf(
  { timezone, staff, closedDays }: Awaited<ReturnType<typeof readWorkingTimes>>,
  spans: readonly SpanRow[],
  asked: readonly Asked[],
): Map<string, Minutes> {
  const days = new Map<string, Minutes>()
  const byStaff = Map.groupBy(spans, ({ staffId }) => staffId)
  const staffIds = new Set([...staff.map(({ staffId }) => staffId), ...byStaff.keys()])
  for (const { day, begins, ends } of asked) {
    const hours = { bookedMinutes: [...noHours], offeredMinutes: [...noHours] }
    const around = [-1, 0].map((offset) => zoneDay(timezone, addDays(day, offset)))
    for (const staffId of staffIds) {
      const own = byStaff.get(staffId) ?? []
      const of = (isVisit: boolean) =>
        cut(merge(own.filter((one) => one.isVisit === isVisit).map(({ start, end }): Interval => [start, end])))
      const cut = (intervals: readonly Interval[]) =>
        merge(intervals.map(([from, to]): Interval => [Math.max(from, begins), Math.min(to, ends)]))
      const member = staff.find((one) => one.staffId === staffId)
      const worked = member ? cut(windowsOf(member, closedDays, around)) : []
      const booked = of(true)
      addTo(hours.bookedMinutes, booked, timezone)
      addTo(hours.offeredMinutes, merge([...without(worked, of(false)), ...booked]), timezone)
    }
    days.set(day, hours)
  }
  return days
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
