import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { closeDays, followDays } from '../src/domains/analytics/follow-days.server.ts'
import {
  getBookingFigures,
  getOverview,
  getProviderFigures,
  getProvidersFigures,
  getRevenue,
  getUserFigures,
} from '../src/domains/analytics/service.server.ts'
import '../src/domains/texts.server.ts'
import type { UserCtx } from '../src/lib/context.ts'
import { createDatabase, createPool } from '../src/lib/db.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { load, ratio } from './measure.ts'

const [providerLimit, officeLimit] = [50, 200]
const shop = randomUUID()
const visitsADay = 20

/**
 * A year of a busy shop, and of the whole place with so many providers and bookings, against the same year counted from the
 * bookings; then how long a day takes to be summed up, and how many businesses are closed in a run of the job.
 */
export async function run(providers = '100000', bookings = '1000000') {
  const postgres = await startThrowawayPostgres()
  const databaseUrl = postgres.url()
  await migrate(databaseUrl)
  const log = { ...console, warn() {}, debug() {}, trace() {}, fatal() {} } as unknown as UserCtx['log']
  const pool = createPool({ databaseUrl, size: 4, log })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await fill(client, Number(providers), Number(bookings))
    const actor = { accountId: randomUUID(), sessionId: randomUUID(), providerId: shop, isAdmin: true }
    const app = { hasMovableClock: false }
    const ctx = { db: createDatabase(pool), now: new Date(), locale: 'en', actor, log, app } as unknown as UserCtx
    const startedAt = performance.now()
    while ((await followDays(ctx)) > 0 || (await isDue(client)));
    console.log(`a year of ${visitsADay} visits a day worked out in ${Math.round(performance.now() - startedAt)} ms`)
    await client.query('vacuum analyze')
    await measureAnswers(ctx, client)
    await measureJobs(ctx, client)
  } finally {
    await client.end()
    await pool.end()
    await postgres.stop()
  }
}

/** The sums of a run end after twenty seconds. */
async function isDue(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from category_day_due limit 1')
  return rowCount !== 0
}

async function measureAnswers(ctx: UserCtx, client: pg.Client) {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const year = { from: day(-364), to: day(0), by: 'month' as const }
  const counted = (where: string) => () =>
    client.query(`select date_trunc('day', starts_at at time zone 'Europe/London'), count(*), sum(total_minor) from booking
      where ${where} starts_at >= now() - interval '730 days' and status in ('confirmed', 'completed', 'no_show') group by 1`)
  const fromRows = { shop: counted(`provider_id = '${shop}' and`), all: counted('') }
  const asked = {
    'a year of a busy shop': [() => getProviderFigures(ctx, { id: shop, ...year }), fromRows.shop, providerLimit],
    overview: [() => getOverview(ctx, year), fromRows.all, officeLimit],
    bookings: [() => getBookingFigures(ctx, year), fromRows.all, officeLimit],
    revenue: [() => getRevenue(ctx, year), fromRows.all, officeLimit],
    users: [() => getUserFigures(ctx, year), fromRows.all, officeLimit],
    providers: [() => getProvidersFigures(ctx, year), fromRows.all, officeLimit],
  } as const
  const rows = []
  for (const [what, [answer, rowsOnly, limit]] of Object.entries(asked)) {
    const timed = (work: () => Promise<unknown>, seconds: number) =>
      load({ connections: 1, seconds, work: async () => Boolean(await work()) })
    await timed(answer, 1)
    const [own, plain] = [await timed(answer, 4), await timed(rowsOnly, 2)]
    rows.push({
      what,
      'p50 ms': own.p50,
      'p99 ms': own.p99,
      'limit ms': limit,
      'of the limit': ratio(own.p99, limit),
      'from the bookings ms': plain.p50,
      'times as fast': ratio(plain.p50, own.p50),
    })
  }
  console.table(rows)
}

async function measureJobs(ctx: UserCtx, client: pg.Client) {
  const { rows } = await client.query<{ day: string; n: string }>(
    `select day::text, count(*) as n from provider_day group by 1 order by count(*) desc limit 1`,
  )
  const [{ day, n } = { day: '', n: '' }] = rows
  await client.query('insert into category_day_due (day) values ($1)', [day])
  let startedAt = performance.now()
  await followDays(ctx)
  console.log(`a day of ${n} businesses summed up in ${Math.round(performance.now() - startedAt)} ms`)
  startedAt = performance.now()
  const closed = await closeDays(ctx)
  console.log(`${closed} businesses closed in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

/** Past the triggers: what they would write down is worked out here, but for the busy shop. */
async function fill(client: pg.Client, providers: number, bookings: number) {
  const startedAt = performance.now()
  await client.query(`set synchronous_commit = off; set work_mem = '512MB'`)
  const account = randomUUID()
  await client.query(
    `insert into account (account_id, email, first_name, last_name) values ($1, 'a@b.test', 'A', 'B')`,
    [account],
  )
  await client.query(`insert into provider_address (slug, provider_id, account_id) values ('shop', $1, $2)`, [
    shop,
    account,
  ])
  await client.query(
    `insert into provider (provider_id, account_id, slug, business_name, profession, category_slug, subcategory_slug, city,
      country, latitude, longitude) values ($1, $2, 'shop', 'Shop', 'Hair Stylist', 'hair-styling-barbering',
      'hair-styling-barbering', 'London', 'GB', 51.5, 0)`,
    [shop, account],
  )
  const staff = randomUUID()
  await client.query(`insert into staff (provider_id, staff_id, name) values ($1, $2, 'Maya')`, [shop, staff])
  await client.query(
    `insert into working_hours (provider_id, staff_id, weekday, opens_minute, closes_minute)
      select $1, $2, d, 480, 1200 from generate_series(1, 7) d`,
    [shop, staff],
  )
  await client.query(`set session_replication_role = replica`)
  const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
  const others = `generate_series(1, ${providers}) n`
  await copy(client, 'account', others, {
    account_id: id('a', 'n'),
    email: `n || '@b.test'`,
    created_at: `now() - n * interval '700 days' / ${providers}`,
  })
  await copy(client, 'provider', others, {
    provider_id: id('p', 'n'),
    account_id: id('a', 'n'),
    slug: `'shop-' || n`,
    created_at: `now() - n * interval '700 days' / ${providers}`,
    category_slug: `(array['hair-styling-barbering', 'massage-bodywork', 'fitness-training'])[1 + n % 3]`,
  })
  await copy(client, 'listing', others, { provider_id: id('p', 'n') })
  // A tenth of them has most of the bookings.
  await client.query(`insert into booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, created_at, timezone,
      currency, total_minor, cancellation_policy)
    select md5('p' || case when n % 4 = 0 then 1 + n % ${providers} else 1 + n % ${Math.ceil(providers / 10)} end)::uuid,
      ${id('b', 'n')}, ${id('a', `1 + n % ${providers}`)}, 'completed', at, at + interval '1 hour', at - interval '3 days',
      'Europe/London', 'GBP', 4000, '[]'
    from generate_series(1, ${bookings}) n
      cross join lateral (select date_trunc('hour', now() - n * interval '700 days' / ${bookings}) as at) t`)
  await client.query(
    `insert into booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, created_at, timezone, currency,
      total_minor, cancellation_policy)
    select $1, md5('s' || d || '-' || n)::uuid, md5('a' || (d * n) % 5000)::uuid, 'completed', at, at + interval '30 minutes',
      at - interval '3 days', 'Europe/London', 'GBP', 4000, '[]'
    from generate_series(1, 730) d cross join generate_series(1, ${visitsADay}) n
      cross join lateral (select current_date - d + interval '8 hours' + n * interval '30 minutes' as at) t`,
    [shop],
  )
  await client.query(
    `insert into segment (provider_id, segment_id, booking_id, staff_id, position, service_id, service_name, price_minor,
      starts_at, ends_at)
    select provider_id, booking_id, booking_id, $2, 0, booking_id, 'Cut', 4000, starts_at, ends_at from booking
    where provider_id = $1`,
    [shop, staff],
  )
  await fillDays(client)
  await client.query(`set session_replication_role = origin`)
  await client.query(`insert into provider_day_due (provider_id, at) values ($1, '-infinity')`, [shop])
  await client.query('vacuum analyze')
  console.log(`${providers} providers, ${bookings} bookings in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

/** Rows as the one that is there, with some of it otherwise. */
async function copy(client: pg.Client, table: string, rows: string, otherwise: Record<string, string>) {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  await client.query(`insert into ${table} (${names.join(', ')})
    select ${names.map((name) => otherwise[name] ?? `t.${name}`).join(', ')}
    from (select * from ${table} limit 1) t cross join ${rows}`)
}

/** Of each day with a visit, and of yesterday all of them. */
async function fillDays(client: pg.Client) {
  const hours = (minutes: number) => `array_fill(${minutes}, array[24])`
  await client.query(
    `insert into provider_day (provider_id, day, visits, completed, no_shows, cancelled_by_customer, cancelled_by_provider,
      first_visits, made, lead_minutes, reviews, stars, booked_minutes, offered_minutes, is_over)
    select provider_id, day, n, n, 0, 0, 0, n, n, 4320, 0, 0, ${hours(5)}, ${hours(20)}, true from (
      select provider_id, (starts_at at time zone 'Europe/London')::date as day, count(*)::int as n from booking
      where provider_id <> $1 group by 1, 2
      union all select provider_id, current_date - 1, 0 from provider p where provider_id <> $1 and not exists (
        select from booking b where b.provider_id = p.provider_id and (starts_at at time zone 'Europe/London')::date = current_date - 1)
    ) d`,
    [shop],
  )
  await client.query(`insert into provider_day_money select provider_id, day, 'GBP', visits * 4000, visits * 3000, visits * 200
    from provider_day where visits > 0`)
  await client.query(`insert into category_day (day, category_slug, visits, completed, no_shows, cancelled_by_customer,
      cancelled_by_provider, first_visits, made, lead_minutes, reviews, stars, booked_minutes, offered_minutes)
    select day, category_slug, sum(visits), sum(completed), 0, 0, 0, 0, sum(made), sum(lead_minutes), 0, 0, ${hours(5)}, ${hours(20)}
    from provider_day join provider using (provider_id) group by 1, 2`)
  await client.query(`insert into category_day_money select day, category_slug, m.currency, sum(visits_minor), sum(cards_minor),
      sum(fees_minor) from provider_day_money m join provider using (provider_id) group by 1, 2, 3`)
}
