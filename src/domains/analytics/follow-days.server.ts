import { type Insertable, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { CategoryDay, CategoryDayMoney } from '../../lib/database.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import type { MoneyFigures } from './contract.ts'
import { type Day, noHours } from './figures.server.ts'
import { workOutDays } from './work-out-days.server.ts'

const batch = 100
const budgetMs = 20_000
/** Who has had a visit within so many days works also on the days without one. */
const atWorkDays = 28

type Provider = { providerId: string; timezone: string }

/** What has changed, for twenty seconds at most; answers how many providers there were. */
export async function followDays(ctx: Ctx): Promise<number> {
  const until = performance.now() + budgetMs
  const began = await databaseNow(ctx)
  let count = 0
  let isDone = false
  for (let after = nobody; !isDone && performance.now() < until; ) {
    const { rows } = await sql<{ providerId: string }>`select distinct provider_id as "providerId" from provider_day_due
      where provider_id > ${after} order by 1 limit ${batch}`.execute(ctx.db)
    for (const { providerId } of rows)
      if (await oneOfMany(ctx, providerId, () => followProvider(ctx, providerId))) count++
    after = rows.at(-1)?.providerId ?? after
    isDone = rows.length < batch
  }
  await followCategories(ctx)
  if (isDone)
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
    const { rows: known } = await sql<Provider>`select provider_id as "providerId", timezone from provider
      where provider_id = ${providerId}`.execute(tx.db)
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

async function allDaysOf(ctx: Ctx, { providerId, timezone }: Provider): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct (at at time zone ${timezone})::date::text as day from (
      select unnest(array[starts_at, created_at]) from booking where provider_id = ${providerId}
      union select created_at from review where provider_id = ${providerId}
      union select posted_at from ledger_posting where provider_id = ${providerId}) all_of (at)
    union select day::text from provider_day where provider_id = ${providerId} order by 1`.execute(ctx.db)
  return rows.map(({ day }) => day)
}

/** Days worked out at once: of one that has been open for years there are a thousand. */
const part = 200

/** Answers those that came to something else than what was written. */
async function writeDays(tx: Ctx, provider: Provider, days: readonly string[]): Promise<string[]> {
  const { providerId, timezone } = provider
  // Those who follow it, close it and build it anew take their turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provider-days-${providerId}`}, 0))`.execute(tx.db)
  const today = localDate(await databaseNow(tx), timezone)
  const changed: string[] = []
  for (let from = 0; from < days.length; from += part) {
    const asked = days.slice(from, from + part)
    const known = new Map((await readDays(tx, providerId, asked)).map((day) => [day.day, day]))
    const worked = await workOutDays(tx, provider, asked)
    const now = worked.map((day): Kept => {
      const before = known.get(day.day)
      // The hours of a day that is over are those that there were.
      const offered = before?.isOver ? withBooked(before.offeredMinutes, day) : day.offeredMinutes
      return { ...day, offeredMinutes: offered, isOver: day.day < today }
    })
    const others = now.filter((day) => JSON.stringify(inOrder(day)) !== JSON.stringify(inOrder(known.get(day.day))))
    changed.push(...others.map(({ day }) => day))
    await keepDays(tx, providerId, others)
  }
  return changed
}

type Kept = Day & { isOver: boolean }

const withBooked = (offered: readonly number[], { bookedMinutes }: Day) =>
  offered.map((minutes, hour) => Math.max(minutes, bookedMinutes[hour] ?? 0))

const inOrder = (day: Kept | undefined) => day && Object.entries(day).sort(([one], [other]) => (one < other ? -1 : 1))

export const dayColumns = sql`d.day::text as day, d.visits, d.completed, d.no_shows as "noShows",
  d.cancelled_by_customer as "cancelledByCustomer", d.cancelled_by_provider as "cancelledByProvider",
  d.first_visits as "firstVisits", d.made, d.lead_minutes as "leadMinutes", d.reviews, d.stars,
  d.booked_minutes as "bookedMinutes", d.offered_minutes as "offeredMinutes"`

export const moneyColumn = sql`json_build_object('currency', m.currency, 'visitsMinor', m.visits_minor,
  'cardsMinor', m.cards_minor, 'feesMinor', m.fees_minor)`

async function readDays(ctx: Ctx, providerId: string, days: readonly string[]): Promise<Kept[]> {
  const { rows } = await sql<Omit<Kept, 'money'> & { money: MoneyFigures[] | null }>`
    select ${dayColumns}, d.is_over as "isOver", (select json_agg(${moneyColumn} order by m.visits_minor desc, m.currency)
      from provider_day_money m where m.provider_id = ${providerId} and m.day = d.day) as money
    from provider_day d where d.provider_id = ${providerId} and d.day = any(${days}::date[])`.execute(ctx.db)
  return rows.map((row) => ({ ...row, money: row.money ?? [] }))
}

async function keepDays(tx: Ctx, provider_id: string, days: readonly Kept[]): Promise<void> {
  if (days.length === 0) return
  const dates = days.map(({ day }) => day)
  // With the money of the day.
  await sql`delete from provider_day where provider_id = ${provider_id} and day = any(${dates}::date[])`.execute(tx.db)
  const rows = days.map((day) => ({
    ...{ provider_id, day: day.day, visits: day.visits, completed: day.completed, no_shows: day.noShows },
    ...{ cancelled_by_customer: day.cancelledByCustomer, cancelled_by_provider: day.cancelledByProvider },
    ...{ first_visits: day.firstVisits, made: day.made, lead_minutes: day.leadMinutes, reviews: day.reviews },
    ...{ stars: day.stars, booked_minutes: [...day.bookedMinutes], offered_minutes: [...day.offeredMinutes] },
    is_over: day.isOver,
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

const hourly = (name: 'booked_minutes' | 'offered_minutes') =>
  sql`array[${sql.join(noHours.map((_, hour) => sql`coalesce(sum(d.${sql.ref(name)}[${sql.lit(hour + 1)}]), 0)::int`))}]`

/** So many days of all providers are summed up at once. */
const categoryDays = 10

/** Sums over all providers of each category, of the days of which one has changed. */
async function followCategories(ctx: Ctx): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ day: string }>`select distinct day::text as day from category_day_due
      order by 1 limit ${categoryDays}`.execute(ctx.db)
    if (rows.length === 0) return
    const days = rows.map(({ day }) => day)
    await transaction(ctx, (tx) => sumUp(tx, days))
  }
}

async function sumUp(tx: Ctx, days: readonly string[]): Promise<void> {
  const asked = sql`any(${days}::date[])`
  await sql`delete from category_day_due where day = ${asked}`.execute(tx.db)
  // One at a time: what the other has written is written again.
  await sql`select pg_advisory_xact_lock(hashtextextended('category-days', 0))`.execute(tx.db)
  const sums = ['visits', 'completed', 'no_shows', 'cancelled_by_customer', 'cancelled_by_provider', 'first_visits']
  const more = ['made', 'lead_minutes', 'reviews', 'stars']
  const summed = sql.join([...sums, ...more].map((name) => sql`sum(d.${sql.ref(name)})::bigint as ${sql.ref(name)}`))
  const { rows } = await sql<Insertable<CategoryDay>>`select d.day::text as day, p.category_slug, ${summed},
      ${hourly('booked_minutes')} as booked_minutes, ${hourly('offered_minutes')} as offered_minutes
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
}

/** A day that is over is worked out once more, and so is every day of who is at work, also without a visit. */
export async function closeDays(ctx: Ctx): Promise<number> {
  const now = await databaseNow(ctx)
  const until = performance.now() + budgetMs
  let count = 0
  while (performance.now() < until) {
    // Behind every clock there is.
    const [newest, oldest] = [addDays(localDate(now, 'UTC'), 1), addDays(localDate(now, 'UTC'), -atWorkDays)]
    const { rows } = await sql<Provider & { days: string[] }>`
      select p.provider_id as "providerId", p.timezone, array_agg(distinct w.day::text) as days
      from (
        select provider_id, day from provider_day where not is_over and day <= ${newest}
        union all
        select a.provider_id, (${now} at time zone q.timezone)::date - 1
        from (select distinct provider_id from provider_day where day >= ${oldest} and day <= ${newest} and visits > 0) a
          join provider q using (provider_id)
        where not exists (select from provider_day k where k.provider_id = a.provider_id
          and k.day = (${now} at time zone q.timezone)::date - 1)
      ) w join provider p using (provider_id)
      where w.day < (${now} at time zone p.timezone)::date group by 1, 2 limit ${batch}`.execute(ctx.db)
    let done = 0
    for (const { days, ...provider } of rows)
      if (await oneOfMany(ctx, provider.providerId, () => transaction(ctx, (tx) => writeDays(tx, provider, days))))
        done++
    count += done
    if (done === 0 || rows.length < batch) break
  }
  await followCategories(ctx)
  return count
}

/** Works out everything again; answers the days that were not what they ought to have been. */
export async function rebuildDays(ctx: Ctx, tell: (done: number) => void): Promise<{ days: number; changed: number }> {
  let [days, changed, done] = [0, 0, 0]
  for (let after = nobody; ; ) {
    const { rows } = await sql<Provider>`select provider_id as "providerId", timezone from provider
      where provider_id > ${after} order by provider_id limit ${batch}`.execute(ctx.db)
    const last = rows.at(-1)
    if (!last) break
    after = last.providerId
    for (const provider of rows)
      await transaction(ctx, async (tx) => {
        const own = await allDaysOf(tx, provider)
        days += own.length
        changed += (await writeDays(tx, provider, own)).length
      })
    await followCategories(ctx)
    done += rows.length
    tell(done)
  }
  const { rows: all } = await sql<{ day: string }>`select day::text as day from provider_day
    union select day::text from category_day`.execute(ctx.db)
  await sumAgain(
    ctx,
    all.map(({ day }) => day),
  )
  await followCategories(ctx)
  return { days, changed }
}
