import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, notify, transaction } from '../../lib/db.server.ts'
import { addDays, localDate, zoneDay } from '../../lib/time.server.ts'
import { freeDayChannel } from './lock-provider.server.ts'
import { providerColumn, type ScheduleRow, scheduleColumns, toSchedule } from './read-schedule.server.ts'
import { startsWhenever } from './service.server.ts'

/** Search filters by `free_day` from today on for so many days; the engine alone is asked about what comes after them. */
const searchedDays = 42
/** Worked out beyond them, so that the turn of a provider whom nobody books comes once a week. */
const spareDays = 7

/** For a statement that calls the provider `p`: what search shows the free times of. */
export const shortestService = sql`select * from service where service.provider_id = ${providerColumn} and is_active
    order by duration_minutes, position, service_id limit 1`

type Marked = { provider_id: string; mark: number; known: string[] }
type Held = [from: number, to: number, until: number]
type ScheduledRow = ScheduleRow & { provider_id: string; timezone: string; held: Held[] | null }
type FreeDay = { date: string; starts: number[]; held_until: Date | null }

/** Works out what is due, for about a second, what has changed first; answers how many providers it has asked about. */
export async function workOutDueDays(ctx: Ctx): Promise<number> {
  const until = performance.now() + 1000
  let count = 0
  // Who is being written about, or cannot be read, does not keep the others waiting.
  const skipped: string[] = []
  while (performance.now() < until) {
    const { rows } = await sql<{ provider_id: string }>`select provider_id from free_day_mark
      where due_since is not null and provider_id <> all(${skipped}::uuid[]) order by due_since limit 20`.execute(
      ctx.db,
    )
    if (rows.length === 0) return count
    const providerIds = rows.map(({ provider_id }) => provider_id)
    skipped.push(...(await workOutFreeDays({ ...ctx, now: await databaseNow(ctx) }, providerIds)))
    count += rows.length
  }
  // Others work in between, and a node that is to stop is not held up.
  await notify(ctx.db, freeDayChannel, '')
  return count
}

/** The unknown dates of these providers. What changes meanwhile stays due. Answers who could not be worked out. */
async function workOutFreeDays(ctx: Ctx, providerIds: readonly string[]): Promise<string[]> {
  const today = localDate(ctx.now, 'UTC')
  const [from, to] = [addDays(today, -1), addDays(today, searchedDays + spareDays)]
  const dates = Array.from({ length: searchedDays + spareDays + 2 }, (_, index) => addDays(from, index))
  // The marks before the schedules: whatever is written in between is seen by its mark.
  const { rows } = await sql<Marked>`
    select m.provider_id, m.mark, array(select f.date::text from free_day f where f.provider_id = m.provider_id
      and f.date between ${from} and ${to} and (f.held_until is null or f.held_until > ${ctx.now})) as known
    from free_day_mark m where m.provider_id = any(${providerIds}::uuid[])`.execute(ctx.db)
  const asked = rows.map((marked) => ({ ...marked, unknown: dates.filter((date) => !marked.known.includes(date)) }))
  // Read together where the same is to be known of them, as when all of a city is.
  const spans = Map.groupBy(asked, ({ unknown }) => `${unknown[0]} ${unknown.at(-1)}`)
  const failed: string[] = []
  for (const together of spans.values()) {
    const unknown = together.flatMap((one) => one.unknown)
    // Twenty large ones may be too much for one statement: each by itself then.
    const schedules =
      unknown.length === 0 ? new Map<string, ScheduledRow>() : await readSchedules(ctx, together).catch(() => null)
    for (const one of together) if (!(await workOut(ctx, one, schedules, [from, to]))) failed.push(one.provider_id)
  }
  return failed
}

type Asked = Marked & { unknown: string[] }

async function readSchedules(ctx: Ctx, asked: readonly Asked[]): Promise<Map<string, ScheduledRow>> {
  const [first = '', last = ''] = [asked[0]?.unknown[0], asked[0]?.unknown.at(-1)]
  const { rows } = await sql<ScheduledRow>`/* prepare: free-days */
    select p.provider_id, p.timezone, ${scheduleColumns(providerColumn, [first, last], shortestService, ctx)},
      (select json_agg(array[date_part('epoch', lower(during)), date_part('epoch', upper(during)), date_part('epoch', held_until)])
        from occupation o where o.provider_id = ${providerColumn} and blocking and held_until > ${ctx.now}) as held
    from provider p where p.provider_id = any(${asked.map((one) => one.provider_id)}::uuid[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.provider_id, row]))
}

/** False: not now. `schedules`: null where they could not be read together. */
async function workOut(
  ctx: Ctx,
  asked: Asked,
  schedules: ReadonlyMap<string, ScheduledRow> | null,
  [from, to]: [string, string],
): Promise<boolean> {
  const { provider_id, mark } = asked
  try {
    const row = (schedules ?? (await readSchedules(ctx, [asked]))).get(provider_id)
    const days = row ? freeDaysOf(row, asked.unknown) : []
    return await transaction(ctx, async (tx) => {
      // Whoever is writing there raises the mark: that is not waited for.
      const { rows } = await sql`select from free_day_mark where provider_id = ${provider_id} and mark = ${mark}
        for no key update skip locked`.execute(tx.db)
      if (rows.length === 0) return false
      await sql`update free_day_mark set due_since = null, known_to = ${to} where provider_id = ${provider_id}`.execute(
        tx.db,
      )
      await sql`delete from free_day where provider_id = ${provider_id} and date < ${from}`.execute(tx.db)
      if (days.length === 0) return true
      const written = days.map((day) => ({ provider_id, ...day }))
      await tx.db
        .insertInto('free_day')
        .values(written)
        .onConflict((known) =>
          known.columns(['provider_id', 'date']).doUpdateSet(({ ref }) => ({
            starts: ref('excluded.starts'),
            held_until: ref('excluded.held_until'),
          })),
        )
        .execute()
      return true
    })
  } catch (err) {
    // Its turn comes with the next sweep.
    ctx.log.error({ err, providerId: provider_id }, 'the free days of a provider cannot be worked out')
    await sql`update free_day_mark set due_since = null, known_to = null
      where provider_id = ${provider_id} and mark = ${mark}`.execute(ctx.db)
    return false
  }
}

const dayMs = 86_400_000
const hourMs = 3_600_000

function freeDaysOf(row: ScheduledRow, dates: readonly string[]): FreeDay[] {
  const [first = ''] = dates
  const schedule = toSchedule(row)
  const length = (Date.parse(dates.at(-1) ?? first) - Date.parse(first)) / dayMs + 1
  const wanted = new Set(dates)
  return startsWhenever(schedule, { services: schedule.services, staffId: null }, first, length)
    .filter(({ date }) => wanted.has(date))
    .map(({ date, minutes }) => ({ date, starts: minutes, held_until: firstEnd(row, date) }))
}

/** When the first of the holds ends that can be in the way of a start on that date. */
function firstEnd({ timezone, held }: ScheduledRow, date: string): Date | null {
  const from = zoneDay(timezone, date).instantOf(0)
  const to = zoneDay(timezone, addDays(date, 1)).instantOf(0)
  // As far as a service and its buffers reach: see the migration.
  const ends = (held ?? []).flatMap(([start, end, until]) =>
    start * 1000 - 16 * hourMs < to && end * 1000 + 4 * hourMs > from ? [until * 1000] : [],
  )
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/**
 * Of so many providers, chosen by chance, each date ('provider 2026-05-04') of which the engine knows a free time that search
 * does not. The other way search may promise too much: whoever shows a time asks the engine.
 */
export async function findMissingStarts(tx: Ctx, count: number): Promise<string[]> {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from free_day_mark
    where due_since is null and known_to is not null order by random() limit ${count}`.execute(tx.db)
  const missing: string[] = []
  for (const { provider_id } of rows) {
    const known = await tx.db
      .selectFrom('free_day')
      .select([sql<string>`date::text`.as('date'), 'starts'])
      .where('provider_id', '=', provider_id)
      .where('date', '>', sql<Date>`${localDate(tx.now, 'UTC')}::date`)
      .where((is) => is.or([is('held_until', 'is', null), is('held_until', '>', tx.now)]))
      .orderBy('date')
      .execute()
    const dates = known.map(({ date }) => date)
    if (dates.length === 0) continue
    const row = (await readSchedules(tx, [{ provider_id, mark: 0, known: [], unknown: dates }])).get(provider_id)
    const free = new Map(row ? freeDaysOf(row, dates).map(({ date, starts }) => [date, starts]) : [])
    for (const { date, starts } of known)
      if (free.get(date)?.some((minute) => !starts.includes(minute))) missing.push(`${provider_id} ${date}`)
  }
  return missing
}

/** Makes due whose dates come to an end, and who has no mark yet: after an upgrade or a restore that is everybody. */
export async function followFreeDays(ctx: Ctx): Promise<void> {
  const last = addDays(localDate(ctx.now, 'UTC'), searchedDays)
  let isDue = false
  for (let rest = true; rest; isDue ||= rest) {
    const { rows } = await sql<{ provider_id: string }>`select provider_id from free_day_mark
      where due_since is null and (known_to is null or known_to < ${last}) limit 2000`.execute(ctx.db)
    rest = rows.length > 0
    if (rest)
      await sql`update free_day_mark set due_since = 'infinity'
        where provider_id = any(${rows.map(({ provider_id }) => provider_id)}::uuid[]) and due_since is null`.execute(
        ctx.db,
      )
  }
  for (let rest = true; rest; isDue ||= rest) {
    const { rows } = await sql<{ provider_id: string }>`select provider_id from provider p
      where not exists (select from free_day_mark m where m.provider_id = p.provider_id) limit 2000`.execute(ctx.db)
    rest = rows.length > 0
    if (rest)
      await ctx.db
        .insertInto('free_day_mark')
        .values(rows)
        .onConflict((known) => known.doNothing())
        .execute()
  }
  if (isDue) await notify(ctx.db, freeDayChannel, '')
}

/** Makes every date of every provider unknown. */
export async function forgetFreeDays(ctx: Ctx): Promise<void> {
  await followFreeDays(ctx)
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: { provider_id: string }[] } = await sql<{ provider_id: string }>`
      select provider_id from free_day_mark where ${after}::uuid is null or provider_id > ${after}
      order by provider_id limit 200`.execute(ctx.db)
    if (rows.length === 0) return
    const providerIds = rows.map(({ provider_id }) => provider_id)
    await transaction(ctx, async (tx) => {
      await sql`update free_day_mark set mark = mark + 1, due_since = 'infinity', known_to = null
        where provider_id = any(${providerIds}::uuid[])`.execute(tx.db)
      await sql`delete from free_day where provider_id = any(${providerIds}::uuid[])`.execute(tx.db)
    })
    after = providerIds.at(-1) ?? null
  }
}

export async function countDueProviders(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from free_day_mark where due_since is not null`.execute(ctx.db)
  return rows[0]?.count ?? 0
}
