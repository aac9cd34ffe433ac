import { setTimeout as sleep } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { CategoryDay, CategoryDayMoney } from '../../lib/database.ts'
import { databaseNow, patiently, transaction } from '../../lib/db.server.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { bookedFrom, type MoneyFigures } from './contract.ts'
import { columnOf, type Day, noHours } from './figures.server.ts'
import { type Offer, workOutDays } from './work-out-days.server.ts'

const batch = 100
const budgetMs = 20_000
/** Who has had a visit within so many days works also on the days without one; so many days back those are made. */
const atWorkDays = 28

/** `isOpen`: whoever wants to can book it now. `hasLeft`: its account was deleted, and what it had written down with it. */
type Provider = { providerId: string; timezone: string; isOpen: boolean; hasLeft: boolean }
const providerColumns = sql`p.provider_id as "providerId", p.timezone, ${isOpen} as "isOpen", a.status = 'deleted' as "hasLeft"`

/** What has changed, for twenty seconds at most, and as long for the sums; answers how many providers there were. */
export async function followDays(ctx: Ctx): Promise<number> {
  const until = performance.now() + budgetMs
  const began = await databaseNow(ctx)
  let count = 0
  let isDone = false
  for (let after = nobody; !isDone; ) {
    const { rows } = await sql<{ providerId: string }>`select distinct provider_id as "providerId" from provider_day_due
      where provider_id > ${after} order by 1 limit ${batch}`.execute(ctx.db)
    // Asked also when the time is over: the last hundred may have been all there was.
    if (rows.length > 0 && performance.now() >= until) break
    for (const { providerId } of rows)
      if (await oneOfMany(ctx, providerId, () => followProvider(ctx, providerId))) count++
    after = rows.at(-1)?.providerId ?? after
    isDone = rows.length < batch
  }
  if ((await followCategories(ctx, performance.now() + budgetMs)) && isDone)
    await sql`insert into days_worked_out (at) values (${began})
      on conflict (is_one) do update set at = excluded.at`.execute(ctx.db)
  return count
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** One that cannot be worked out now keeps nobody else waiting, and comes again. */
async function oneOfMany(ctx: Ctx, providerId: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (err) {
    ctx.log.error({ err, providerId }, 'the days of a provider cannot be worked out')
    return false
  }
}

type Due = { at: Date | number; customerId: string | null }

/** Two nodes at once: the second waits for the rows of the first, and finds none. */
async function followProvider(ctx: Ctx, providerId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<Due>`delete from provider_day_due where provider_id = ${providerId}
      returning at, customer_id as "customerId"`.execute(tx.db)
    // After that: another clock would be due again.
    const { rows: known } = await sql<Provider>`select ${providerColumns}
      from provider p join account a on a.account_id = p.account_id where p.provider_id = ${providerId}`.execute(tx.db)
    const [provider] = known
    if (rows.length === 0 || !provider) return
    // node-postgres reads -infinity as a number.
    const isWhole = rows.some(({ at }) => typeof at === 'number')
    const named = rows.flatMap(({ at }) => (typeof at === 'number' ? [] : [localDate(at, provider.timezone)]))
    const customers = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]
    const others = isWhole ? await allDaysOf(tx, provider) : await daysWith(tx, provider, customers)
    await writeDays(tx, provider, [...new Set([...named, ...others])])
    // Another category has all of them, though each is what it was.
    if (isWhole) await sumAgain(tx, others)
  })
}

async function sumAgain(tx: Ctx, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await tx.db
    .insertInto('category_day_due')
    .values(days.map((day) => ({ day })))
    .execute()
}

/** Of each other visit: which one was their first may be another one now. */
async function daysWith(tx: Ctx, { providerId, timezone }: Provider, customers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct (b.starts_at at time zone ${timezone})::date::text as day
    from booking b where b.provider_id = ${providerId} and b.customer_id = any(${customers}::uuid[])`.execute(tx.db)
  return rows.map(({ day }) => day)
}

/** Each day on which there is something, and the quiet ones between them. */
async function allDaysOf(ctx: Ctx, provider: Provider): Promise<string[]> {
  const { providerId, timezone } = provider
  const { rows } = await sql<{ day: string; isVisited: boolean }>`
    select day, bool_or(is_visited) as "isVisited" from (
      select (at at time zone ${timezone})::date::text as day, is_visited from (
        select starts_at as at, status in ('confirmed', 'completed', 'no_show') as is_visited from booking
          where provider_id = ${providerId}
        union all select created_at, false from booking where provider_id = ${providerId}
        union all select created_at, false from review where provider_id = ${providerId}
        union all select posted_at, false from ledger_posting where provider_id = ${providerId}) all_of
      union all select day::text, false from provider_day where provider_id = ${providerId}) days
    group by 1 order by 1`.execute(ctx.db)
  const days = rows.map(({ day }) => day)
  const visited = rows.filter((one) => one.isVisited).map(({ day }) => day)
  return [...days, ...quietDays(provider, await todayOf(ctx, provider), { known: days, visited })]
}

const todayOf = async (ctx: Ctx, { timezone }: Provider) => localDate(await databaseNow(ctx), timezone)

/** The days that are over and not known, of whoever had a visit not long before: nobody came. */
function quietDays(
  { isOpen: isOpenNow }: Provider,
  today: string,
  { known, visited }: { known: readonly string[]; visited: readonly string[] },
): string[] {
  const until = isOpenNow ? today : closedFrom(today)
  const days = new Set<string>()
  for (const visit of visited)
    for (let n = 1; n <= atWorkDays && addDays(visit, n) < until; n++) days.add(addDays(visit, n))
  return [...days.difference(new Set(known))]
}

/** Since when is not known; what is over by then has its hours already. */
const closedFrom = (today: string) => addDays(today, -atWorkDays)

/** Days worked out at once: of one that has been open for years there are a thousand. */
const part = 200

/** Answers those that came to something else than what was written. */
async function writeDays(tx: Ctx, provider: Provider, days: readonly string[]): Promise<string[]> {
  const { providerId } = provider
  // Those who follow it, close it and build it anew take their turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provider-days-${providerId}`}, 0))`.execute(tx.db)
  const today = await todayOf(tx, provider)
  // All of it before the first day is written: by another clock a day has hours of two.
  const kept = await readOffers(tx, providerId, days)
  const changed: string[] = []
  for (let from = 0; from < days.length; from += part) {
    const asked = days.slice(from, from + part)
    const known = new Map((await readDays(tx, providerId, asked)).map((day) => [day.day, day]))
    const worked = await workOutDays(tx, provider, asked, {
      kept,
      closedFrom: provider.isOpen ? null : closedFrom(today),
    })
    const now = worked.map((day): Kept => {
      const isOver = day.day < today
      const before = provider.hasLeft && isOver ? known.get(day.day) : undefined
      return { ...day, ...(before && hoursOf(before)), offer: isOver ? day.offer : null, isOver }
    })
    const others = now.filter((day) => JSON.stringify(inOrder(day)) !== JSON.stringify(inOrder(known.get(day.day))))
    changed.push(...others.map(({ day }) => day))
    await keepDays(tx, providerId, others)
  }
  return changed
}

/** Its phone bookings were taken away with what it had written down, and were there all the same. */
const hoursOf = ({ bookedMinutes, offeredMinutes, gapMinutes }: Kept) => ({ bookedMinutes, offeredMinutes, gapMinutes })

type Kept = Day & { isOver: boolean; offer: Offer | null }

const inOrder = (day: Kept | undefined) => day && Object.entries(day).sort(([one], [other]) => (one < other ? -1 : 1))

// An array of the database's takes the driver several times as long to read.
export const dayColumns = sql`d.day::text as day, d.visits, d.completed, d.no_shows as "noShows",
  d.cancelled_by_customer as "cancelledByCustomer", d.cancelled_by_provider as "cancelledByProvider",
  d.cancelled_otherwise as "cancelledOtherwise", d.gap_minutes as "gapMinutes", d.first_visits as "firstVisits", d.made, d.lead_minutes as "leadMinutes",
  d.from_marketplace as "fromMarketplace", d.from_link as "fromLink", d.from_search_engine as "fromSearchEngine", d.from_social as "fromSocial", d.from_website as "fromWebsite", d.reviews, d.stars,
  to_json(d.booked_minutes) as "bookedMinutes", to_json(d.offered_minutes) as "offeredMinutes"`

export const moneyColumn = sql`json_build_object('currency', m.currency, 'visitsMinor', m.visits_minor,
  'cardsMinor', m.cards_minor, 'feesMinor', m.fees_minor)`

async function readDays(ctx: Ctx, providerId: string, days: readonly string[]): Promise<Kept[]> {
  const { rows } = await sql<Omit<Kept, 'money'> & { money: MoneyFigures[] | null }>`
    select ${dayColumns}, d.is_over as "isOver", d.offer, (select json_agg(${moneyColumn} order by m.visits_minor desc, m.currency)
      from provider_day_money m where m.provider_id = ${providerId} and m.day = d.day) as money
    from provider_day d where d.provider_id = ${providerId} and d.day = any(${days}::date[])`.execute(ctx.db)
  return rows.map((row) => ({ ...row, money: row.money ?? [], offer: row.offer && inSameOrder(row.offer) }))
}

/** The database keeps the names of an object in an order of its own. */
const inSameOrder = ({ from, to, hours, shortestMinutes }: Offer): Offer => ({ from, to, hours, shortestMinutes })

/** Of these days and those beside them. */
async function readOffers(ctx: Ctx, providerId: string, days: readonly string[]): Promise<Offer[]> {
  const around = [...new Set(days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]))]
  const { rows } = await sql<{ offer: Offer }>`select offer from provider_day
    where provider_id = ${providerId} and day = any(${around}::date[]) and offer is not null`.execute(ctx.db)
  return rows.map(({ offer }) => offer)
}

async function keepDays(tx: Ctx, provider_id: string, days: readonly Kept[]): Promise<void> {
  if (days.length === 0) return
  const dates = days.map(({ day }) => day)
  // With the money of the day.
  await sql`delete from provider_day where provider_id = ${provider_id} and day = any(${dates}::date[])`.execute(tx.db)
  const rows = days.map((day) => ({
    ...{ provider_id, day: day.day, visits: day.visits, completed: day.completed, no_shows: day.noShows },
    ...{ cancelled_by_customer: day.cancelledByCustomer, cancelled_by_provider: day.cancelledByProvider },
    ...{ cancelled_otherwise: day.cancelledOtherwise, gap_minutes: day.gapMinutes },
    ...{ first_visits: day.firstVisits, made: day.made, lead_minutes: day.leadMinutes, reviews: day.reviews },
    ...{ from_marketplace: day.fromMarketplace, from_link: day.fromLink, from_social: day.fromSocial },
    ...{ from_search_engine: day.fromSearchEngine, from_website: day.fromWebsite },
    ...{ stars: day.stars, booked_minutes: [...day.bookedMinutes], offered_minutes: [...day.offeredMinutes] },
    ...{ is_over: day.isOver, offer: day.offer && JSON.stringify(day.offer) },
  }))
  await tx.db.insertInto('provider_day').values(rows).execute()
  const money = days.flatMap(({ day, money: ones }) =>
    ones.map(({ currency, visitsMinor, cardsMinor, feesMinor }) => ({
      ...{ provider_id, day, currency, visits_minor: visitsMinor, cards_minor: cardsMinor, fees_minor: feesMinor },
    })),
  )
  if (money.length > 0) await tx.db.insertInto('provider_day_money').values(money).execute()
  await sumAgain(tx, dates)
}

/** On days that are over. */
const hourly = (name: 'booked_minutes' | 'offered_minutes') =>
  sql`array[${sql.join(
    noHours.map(
      (_, hour) => sql`coalesce(sum(d.${sql.ref(name)}[${sql.lit(hour + 1)}]) filter (where d.is_over), 0)::int`,
    ),
  )}]`

/**
 * Sums over all providers of each category, of the days of which one has changed, a day at a time; answers whether none is
 * left. Another node that is at it goes on with all there is.
 */
async function followCategories(ctx: Ctx, until: number): Promise<boolean> {
  while (performance.now() < until) {
    const { rows } = await sql<{ day: string }>`select day::text as day from category_day_due
      order by category_day_due.day limit 1`.execute(ctx.db)
    const [due] = rows
    if (!due) return true
    if (!(await transaction(ctx, (tx) => sumUp(tx, due.day)))) return false
  }
  return false
}

/** False: another node is summing up. */
async function sumUp(tx: Ctx, day: string): Promise<boolean> {
  const { rows: turn } = await sql<{ isOurs: boolean }>`select
    pg_try_advisory_xact_lock(hashtextextended('category-days', 0)) as "isOurs"`.execute(tx.db)
  if (!turn[0]?.isOurs) return false
  const asked = sql`${day}::date`
  await sql`delete from category_day_due where day = ${asked}`.execute(tx.db)
  const sums = [
    'visits',
    'completed',
    'no_shows',
    'cancelled_by_customer',
    'cancelled_by_provider',
    'cancelled_otherwise',
  ]
  const more = ['first_visits', 'made', 'lead_minutes', 'reviews', 'stars', ...bookedFrom.map(columnOf)]
  const summed = sql.join([...sums, ...more].map((name) => sql`sum(d.${sql.ref(name)})::bigint as ${sql.ref(name)}`))
  const { rows } = await sql<Insertable<CategoryDay>>`select d.day::text as day, p.category_slug, ${summed},
      ${hourly('booked_minutes')} as booked_minutes, ${hourly('offered_minutes')} as offered_minutes,
      coalesce(sum(d.gap_minutes) filter (where d.is_over), 0)::int as gap_minutes
    from provider_day d join provider p on p.provider_id = d.provider_id where d.day = ${asked} group by 1, 2`.execute(
    tx.db,
  )
  const { rows: money } = await sql<
    Insertable<CategoryDayMoney>
  >`select m.day::text as day, p.category_slug, m.currency,
      sum(m.visits_minor)::bigint as visits_minor, sum(m.cards_minor)::bigint as cards_minor,
      sum(m.fees_minor)::bigint as fees_minor
    from provider_day_money m join provider p on p.provider_id = m.provider_id where m.day = ${asked} group by 1, 2, 3`.execute(
    tx.db,
  )
  await sql`delete from category_day where day = ${asked}`.execute(tx.db)
  await sql`delete from category_day_money where day = ${asked}`.execute(tx.db)
  if (rows.length > 0) await tx.db.insertInto('category_day').values(rows).execute()
  if (money.length > 0) await tx.db.insertInto('category_day_money').values(money).execute()
  return true
}

/** A day that is over is worked out once more, and so is every day of who is at work, also without a visit. */
export async function closeDays(ctx: Ctx): Promise<number> {
  const until = performance.now() + budgetMs
  const count = (await closeEnded(ctx, until)) + (await closeQuiet(ctx, until))
  await followCategories(ctx, performance.now() + budgetMs)
  return count
}

/** Rows of days looked at in one statement. */
const most = 1000

async function closeEnded(ctx: Ctx, until: number): Promise<number> {
  const now = await databaseNow(ctx)
  // Before every clock there is.
  const newest = addDays(localDate(now, 'UTC'), 1)
  const failed: string[] = []
  let count = 0
  while (performance.now() < until) {
    const { rows } = await sql<Provider & { day: string }>`select ${providerColumns}, d.day::text as day
      from provider_day d join provider p on p.provider_id = d.provider_id join account a on a.account_id = p.account_id
      where not d.is_over and d.day <= ${newest} and d.day < (${now} at time zone p.timezone)::date
        and d.provider_id <> all(${failed}::uuid[])
      order by d.day limit ${most}`.execute(ctx.db)
    if (rows.length === 0) break
    for (const [providerId, [provider, ...more]] of Map.groupBy(rows, (row) => row.providerId)) {
      if (!provider) continue
      const days = [provider, ...more].map(({ day }) => day)
      if (await closeOne(ctx, provider, days)) count++
      else failed.push(providerId)
    }
  }
  return count
}

const closeOne = (ctx: Ctx, provider: Provider, days: readonly string[]) =>
  oneOfMany(ctx, provider.providerId, () => transaction(ctx, (tx) => writeDays(tx, provider, days)))

/** Who has no row at all has had no visit, and who has all of them needs none: neither is looked at any closer. */
async function closeQuiet(ctx: Ctx, until: number): Promise<number> {
  const now = await databaseNow(ctx)
  let count = 0
  for (let after = nobody; performance.now() < until; ) {
    const { rows } = await sql<Provider & { known: string[] | null; visited: string[] | null }>`
      select ${providerColumns}, k.known, k.visited
      from (select * from provider where provider_id > ${after} order by provider_id limit ${most}) p
        join account a on a.account_id = p.account_id
        cross join lateral (select (${now} at time zone p.timezone)::date as today) t
        cross join lateral (select count(*) as n from provider_day d where d.provider_id = p.provider_id
          and d.day >= t.today - ${atWorkDays}::int and d.day < t.today) c
        left join lateral (select array_agg(d.day::text) as known, array_agg(d.day::text) filter (where d.visits > 0) as visited
          from provider_day d where d.provider_id = p.provider_id and c.n between 1 and ${atWorkDays - 1}
            and d.day >= t.today - ${2 * atWorkDays}::int and d.day < t.today) k on true
      order by p.provider_id`.execute(ctx.db)
    for (const { known, visited, ...provider } of rows) {
      const today = localDate(now, provider.timezone)
      const oldest = addDays(today, -atWorkDays)
      const days = quietDays(provider, today, { known: known ?? [], visited: visited ?? [] }).filter(
        (day) => day >= oldest,
      )
      if (days.length > 0 && (await closeOne(ctx, provider, days))) count++
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.providerId
  }
  return count
}

/** Works out everything again; answers the days that were not what they ought to have been. */
export async function rebuildDays(ctx: Ctx, tell: (done: number) => void): Promise<{ days: number; changed: number }> {
  let [days, changed, done] = [0, 0, 0]
  for (let after = nobody; ; ) {
    const { rows } = await sql<Provider>`select ${providerColumns}
      from provider p join account a on a.account_id = p.account_id
      where p.provider_id > ${after} order by p.provider_id limit ${batch}`.execute(ctx.db)
    const last = rows.at(-1)
    if (!last) break
    after = last.providerId
    for (const provider of rows) {
      const [own, others] = await patiently(() => transaction(ctx, (tx) => rebuildOne(tx, provider)))
      days += own
      changed += others
    }
    done += rows.length
    tell(done)
  }
  const { rows: all } = await sql<{
    day: string
  }>`select generate_series(least(d.first, c.first), greatest(d.last, c.last), '1 day')::date::text as day
    from (select min(day) as first, max(day) as last from provider_day) d,
      (select min(day) as first, max(day) as last from category_day) c`.execute(ctx.db)
  await sumAgain(
    ctx,
    all.map(({ day }) => day),
  )
  // A node that works on them as well ends before long.
  while (!(await patiently(() => followCategories(ctx, Number.POSITIVE_INFINITY)))) await sleep(100)
  return { days, changed }
}

async function rebuildOne(tx: Ctx, provider: Provider): Promise<[days: number, changed: number]> {
  const days = await allDaysOf(tx, provider)
  return [days.length, (await writeDays(tx, provider, days)).length]
}
