import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { forbidden, invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { addMonths } from '../../lib/months.ts'
import { addDays, localDate, operatorsZone } from '../../lib/time.server.ts'
import { detailsOf, requireLooking } from '../identity/looking.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'
import {
  analytics,
  type MoneyFigures,
  mostDays,
  mostDaysAhead,
  type Overview,
  type ProviderFigures,
  type ProvidersFigures,
  type RevenueFigures,
  type Span,
  type UserFigures,
  type VisitFigures,
} from './contract.ts'
import {
  columnOf,
  counts,
  type Day,
  earlier,
  figuresOf,
  hoursOf,
  lengthOf,
  moneyOf,
  noHours,
  periodsOf,
  type Sums,
  sum,
  within,
} from './figures.server.ts'
import { dayColumns, moneyColumn } from './follow-days.server.ts'
import { workOutDays } from './work-out-days.server.ts'

const shownDays = 14

type Asked = z.output<typeof analytics.bookings.input>
type Answered = Pick<VisitFigures, 'from' | 'to' | 'by' | 'counted' | 'before' | 'timezone' | 'today'>

function answered({ from, to, by }: Asked, now: Date, timezone: string): Answered {
  const today = localDate(now, timezone)
  const last = to ?? (from && from > today ? from : today)
  const span = { from: from ?? addDays(last, 1 - shownDays), to: last }
  if (span.to < span.from) throw invalidInput('to', 'Must not be before the first day')
  if (lengthOf(span) > mostDays) throw invalidInput('from', `At most ${mostDays} days can be looked at at once`)
  if (span.to > addDays(today, mostDaysAhead)) throw invalidInput('to', `At most ${mostDaysAhead} days ahead`)
  const counted = span.from <= today && today < span.to ? { from: span.from, to: today } : span
  return { ...span, by, counted, before: earlier(counted, lengthOf(span)), timezone, today }
}

/** As many days before each as are asked for. */
const beforeOf = (about: Answered, span: Span) => earlier(span, lengthOf(about))

/** One's own; the operator's of any. */
export async function getProviderFigures(
  ctx: UserCtx,
  { id, ...asked }: z.output<typeof analytics.provider.input>,
): Promise<ProviderFigures> {
  const providerId = id.toLowerCase()
  const { isAdmin, needsFactor } = ctx.actor
  if (ctx.actor.providerId !== providerId && (!isAdmin || needsFactor)) throw forbidden()
  const { rows } = await sql<
    Shown & { ownerId: string; name: string }
  >`select p.provider_id as "providerId", p.timezone, p.currency, ${isOpen} as "isOpen",
      p.account_id as "ownerId", p.business_name as name
    from provider p join account a on a.account_id = p.account_id where p.provider_id = ${providerId}`.execute(ctx.db)
  const [provider] = rows
  if (!provider) throw providerNotFound()
  const about = answered(asked, await databaseNow(ctx), provider.timezone)
  const read = async (tx: Ctx) => {
    const days = await daysOf(tx, provider, about)
    return { ...visitsOf(about, days), ...moneyParts(about, days), name: provider.name, currency: provider.currency }
  }
  if (ctx.actor.providerId === providerId) return read(ctx)
  // Whoever looks into another's figures does so by more than their own rights: what a business earns is its owner's.
  const { from, to } = about
  return transaction(ctx, async (tx) => {
    const details = { from, to, ...detailsOf(await requireLooking(tx, provider.ownerId)) }
    await audit(tx, { action: 'provider.figures_read', subjectType: 'provider', subjectId: providerId, details })
    return read(tx)
  })
}

type Shown = { providerId: string; timezone: string; currency: string; isOpen: boolean }

/** What is over was worked out; today and what is to come is worked out now. */
async function daysOf(ctx: Ctx, provider: Shown, { before, to, today }: Answered): Promise<Day[]> {
  const { providerId } = provider
  const open: string[] = []
  for (let day = before.from > today ? before.from : today; day <= to; day = addDays(day, 1)) open.push(day)
  const { rows } = await sql<Sums & Placed>`select ${dayColumns} from provider_day d
    where d.provider_id = ${providerId} and d.day >= ${before.from} and d.day <= ${to} and d.day < ${today}`.execute(
    ctx.db,
  )
  const { rows: money } = await sql<Placed & MoneyFigures>`select m.day::text as day, m.currency,
      m.visits_minor as "visitsMinor", m.cards_minor as "cardsMinor", m.fees_minor as "feesMinor"
    from provider_day_money m
    where m.provider_id = ${providerId} and m.day >= ${before.from} and m.day <= ${to} and m.day < ${today}`.execute(
    ctx.db,
  )
  const byDay = Map.groupBy(money, ({ day }) => day)
  const worked = await workOutDays(ctx, provider, open, { closedFrom: provider.isOpen ? null : today })
  return [...rows.map((row) => ({ ...row, money: byDay.get(row.day) ?? [] })), ...worked]
}

type Placed = { day: string }

function visitsOf(about: Answered, days: readonly (Sums & Placed)[]): VisitFigures {
  const visitsIn = (span: Span) => sum(within(days, span).map(({ visits }) => visits))
  return {
    ...about,
    total: figuresOf(within(days, about.counted)),
    previous: figuresOf(within(days, about.before)),
    visitsAhead: visitsIn(about) - visitsIn(about.counted),
    periods: periodsOf(about, about.by).map((span) => ({
      ...span,
      ...figuresOf(within(days, span)),
      visitsBefore: visitsIn(beforeOf(about, span)),
    })),
    hours: hoursOf(within(days, about.counted)),
  }
}

type WithMoney = Placed & { money: readonly MoneyFigures[] }

function moneyParts(about: Answered, days: readonly WithMoney[]) {
  const moneyIn = (span: Span) => moneyOf(within(days, span))
  return {
    money: moneyIn(about.counted),
    moneyBefore: moneyIn(about.before),
    moneyPeriods: periodsOf(about, about.by).map((span) => ({
      ...span,
      money: moneyIn(span),
      moneyBefore: moneyIn(beforeOf(about, span)),
    })),
  }
}

async function ofAll(ctx: Ctx, asked: Asked): Promise<Answered> {
  return answered(asked, await databaseNow(ctx), operatorsZone)
}

/** Each day of all categories together. */
async function daysOfAll(ctx: Ctx, { before, to }: Answered): Promise<(Sums & Placed)[]> {
  const total = (column: string, name: string) => sql`sum(d.${sql.ref(column)})::bigint as ${sql.ref(name)}`
  const hourly = (column: string, name: string) =>
    sql`json_build_array(${sql.join(
      noHours.map((_, hour) => sql`sum(d.${sql.ref(column)}[${sql.lit(hour + 1)}])`),
    )}) as ${sql.ref(name)}`
  const columns = [
    ...counts.map((name) => total(columnOf(name), name)),
    ...(['bookedMinutes', 'offeredMinutes'] as const).map((name) => hourly(columnOf(name), name)),
  ]
  const { rows } = await sql<Sums & Placed>`select d.day::text as day, ${sql.join(columns)} from category_day d
    where d.day >= ${before.from} and d.day <= ${to} group by d.day`.execute(ctx.db)
  return rows
}

type CategorySums = { category: string; isNow: boolean; visits: number; made: number; firstVisits: number }

/** Of each category in the days counted, and in those they are compared with. */
async function categorySums(ctx: Ctx, { counted, before }: Answered): Promise<CategorySums[]> {
  const { rows } = await sql<CategorySums>`select category_slug as category, day >= ${counted.from} as "isNow",
      sum(visits)::int as visits, sum(made)::int as made, sum(first_visits)::int as "firstVisits"
    from category_day where day >= ${before.from} and day <= ${before.to} or day >= ${counted.from} and day <= ${counted.to}
    group by 1, 2`.execute(ctx.db)
  return rows
}

const sumIn = (sums: readonly CategorySums[], isNow: boolean, name: 'visits' | 'made' | 'firstVisits') =>
  sum(sums.filter((one) => one.isNow === isNow).map((one) => one[name]))

type CategoryMoney = WithMoney & { category: string }

async function categoryMoney(ctx: Ctx, { before, to }: Answered): Promise<CategoryMoney[]> {
  const { rows } = await sql<Placed & { category: string; one: MoneyFigures }>`
    select m.day::text as day, m.category_slug as category, ${moneyColumn} as one from category_day_money m
    where m.day >= ${before.from} and m.day <= ${to}`.execute(ctx.db)
  return rows.map(({ one, ...row }) => ({ ...row, money: [one] }))
}

/** Of a table: how many were made on each of the operator's days. */
async function joinedBy(ctx: Ctx, { before, to }: Answered, table: RawBuilder<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select d.day::date::text as day, count(*)::int as count
    from generate_series(${before.from}::timestamp, ${to}::timestamp, '1 day') d (day)
      join ${table} on created_at >= d.day at time zone ${operatorsZone}
        and created_at < (d.day + interval '1 day') at time zone ${operatorsZone}
    group by d.day`.execute(ctx.db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}
const accounts = sql`account`
const providers = sql`provider`

function joinedIn(joined: ReadonlyMap<string, number>, { from, to }: Span): number {
  return sum([...joined].filter(([day]) => day >= from && day <= to).map(([, count]) => count))
}

const joinedParts = (about: Answered, joined: ReadonlyMap<string, number>) => ({
  joined: joinedIn(joined, about.counted),
  joinedBefore: joinedIn(joined, about.before),
  periods: periodsOf(about, about.by).map((span) => ({
    ...span,
    joined: joinedIn(joined, span),
    joinedBefore: joinedIn(joined, beforeOf(about, span)),
  })),
})

export async function getOverview(ctx: UserCtx, asked: Asked): Promise<Overview> {
  const about = await ofAll(ctx, asked)
  const sums = await categorySums(ctx, about)
  const money = await categoryMoney(ctx, about)
  const people = await joinedBy(ctx, about, accounts)
  const businesses = await joinedBy(ctx, about, providers)
  const { rows } = await sql<{ at: Date }>`select at from days_worked_out`.execute(ctx.db)
  const { counted } = about
  return {
    ...about,
    ...{ visits: sumIn(sums, true, 'visits'), visitsBefore: sumIn(sums, false, 'visits') },
    ...{ made: sumIn(sums, true, 'made'), madeBefore: sumIn(sums, false, 'made') },
    ...{ customers: joinedIn(people, counted), customersBefore: joinedIn(people, about.before) },
    ...{ providers: joinedIn(businesses, counted), providersBefore: joinedIn(businesses, about.before) },
    ...{ money: moneyOf(within(money, counted)), moneyBefore: moneyOf(within(money, about.before)) },
    updatedAt: rows[0]?.at.toISOString() ?? null,
  }
}

export async function getBookingFigures(ctx: UserCtx, asked: Asked): Promise<VisitFigures> {
  const about = await ofAll(ctx, asked)
  return visitsOf(about, await daysOfAll(ctx, about))
}

export async function getRevenue(ctx: UserCtx, asked: Asked): Promise<RevenueFigures> {
  const about = await ofAll(ctx, asked)
  const days = await categoryMoney(ctx, about)
  const names = await categoryNames(ctx)
  const compared = [...within(days, about.counted), ...within(days, about.before)]
  const categories = [...Map.groupBy(compared, ({ category }) => category)].flatMap(([slug, own]) => {
    const now = moneyOf(within(own, about.counted))
    const before = moneyOf(within(own, about.before))
    return [...new Set([...now, ...before].map(({ currency }) => currency))].map((currency) => ({
      category: { slug, name: names.get(slug) ?? slug },
      now: moneyIn(now, currency),
      before: moneyIn(before, currency),
    }))
  })
  return {
    ...about,
    ...moneyParts(about, days),
    categories: categories.toSorted(
      (one, other) => other.now.feesMinor - one.now.feesMinor || other.now.visitsMinor - one.now.visitsMinor,
    ),
  }
}

const moneyIn = (money: readonly MoneyFigures[], currency: string): MoneyFigures =>
  money.find((one) => one.currency === currency) ?? { currency, visitsMinor: 0, cardsMinor: 0, feesMinor: 0 }

async function categoryNames(ctx: Ctx): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; name: string }>`select slug, name from category`.execute(ctx.db)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

export async function getUserFigures(ctx: UserCtx, asked: Asked): Promise<UserFigures> {
  const about = await ofAll(ctx, asked)
  const sums = await categorySums(ctx, about)
  const joined = await joinedBy(ctx, about, accounts)
  const [firstVisits, firstVisitsBefore] = [sumIn(sums, true, 'firstVisits'), sumIn(sums, false, 'firstVisits')]
  return {
    ...about,
    ...joinedParts(about, joined),
    ...{ firstVisits, firstVisitsBefore },
    ...{
      returningVisits: sumIn(sums, true, 'visits') - firstVisits,
      returningVisitsBefore: sumIn(sums, false, 'visits') - firstVisitsBefore,
    },
  }
}

/** So many of those who are visited most. */
const mostVisited = 20

/** Of each business: whole months as such, and the days before and after them. */
function visitsBetween({ from, to }: Span) {
  const firstMonth = from.endsWith('-01') ? from : `${addMonths(from.slice(0, 7), 1)}-01`
  const endMonth = `${addDays(to, 1).slice(0, 7)}-01`
  const days = (first: string, end: string) =>
    sql`select provider_id, visits from provider_day where visits > 0 and day >= ${first} and day < ${end}`
  if (firstMonth >= endMonth) return days(from, addDays(to, 1))
  return sql`select provider_id, visits from provider_month
      where visits > 0 and month >= ${firstMonth} and month < ${endMonth}
    union all ${days(from, firstMonth)} union all ${days(endMonth, addDays(to, 1))}`
}

export async function getProvidersFigures(ctx: UserCtx, asked: Asked): Promise<ProvidersFigures> {
  const about = await ofAll(ctx, asked)
  const sums = await categorySums(ctx, about)
  const joined = await joinedBy(ctx, about, providers)
  const names = await categoryNames(ctx)
  const { rows: listed } = await sql<{
    category: string
    count: number
  }>`select p.category_slug as category, count(*)::int as count
    from listing l join provider p on p.provider_id = l.provider_id where l.is_listed group by 1`.execute(ctx.db)
  const { rows: most } = await sql<{ id: string; name: string; slug: string; category: string; visits: number }>`
    select p.provider_id as id, p.business_name as name, p.slug, p.category_slug as category, d.visits
    from (select provider_id, sum(visits)::int as visits from (${visitsBetween(about.counted)}) v
        group by 1 order by 2 desc, 1 limit ${mostVisited}) d
      join provider p on p.provider_id = d.provider_id order by d.visits desc, p.provider_id`.execute(ctx.db)
  const counts = new Map(listed.map(({ category, count }) => [category, count]))
  const slugs = new Set([...counts.keys(), ...sums.map(({ category }) => category)])
  const categories = [...slugs].map((slug) => {
    const own = sums.filter(({ category }) => category === slug)
    return {
      category: { slug, name: names.get(slug) ?? slug },
      listed: counts.get(slug) ?? 0,
      visits: sumIn(own, true, 'visits'),
      visitsBefore: sumIn(own, false, 'visits'),
    }
  })
  return {
    ...about,
    ...joinedParts(about, joined),
    listed: sum(listed.map(({ count }) => count)),
    categories: categories.toSorted((one, other) => other.visits - one.visits || other.listed - one.listed),
    most: most.map(({ id, name, slug, category, visits }) => ({
      ...{ id, name, linkTo: `/provider/${slug}`, category: names.get(category) ?? category, visits },
    })),
  }
}

const ofAllDetail =
  'At most 731 days at once, and a year ahead; in sums only the days that have begun. Visits are counted by the day where they are.'

export const routes = implement(
  analytics,
  {
    provider: getProviderFigures,
    overview: getOverview,
    bookings: getBookingFigures,
    revenue: getRevenue,
    users: getUserFigures,
    providers: getProvidersFigures,
  },
  {
    provider: {
      detail:
        'At most 731 days at once, and a year ahead, by the clock of the provider; in sums only the days that have begun. Without days: the fourteen up to today.',
      refusals: ['forbidden', 'provider_not_found', 'reason_needed'],
    },
    overview: { detail: ofAllDetail },
    bookings: { detail: ofAllDetail },
    revenue: { detail: ofAllDetail },
    users: { detail: ofAllDetail },
    providers: { detail: ofAllDetail },
  },
)
