import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { listAppeals } from '../src/domains/admin/appeals.server.ts'
import { findEntries } from '../src/domains/admin/audit-log.server.ts'
import { listPayments } from '../src/domains/admin/booking-payments.server.ts'
import { providerFilters } from '../src/domains/admin/contract.ts'
import { readSuspension } from '../src/domains/admin/decide.server.ts'
import { findAccounts } from '../src/domains/admin/find-accounts.server.ts'
import { findBookings } from '../src/domains/admin/find-bookings.server.ts'
import { findDifferences } from '../src/domains/admin/find-differences.server.ts'
import { findLedger } from '../src/domains/admin/find-ledger.server.ts'
import { findProviders } from '../src/domains/admin/find-providers.server.ts'
import { findUnmet } from '../src/domains/admin/find-unmet.server.ts'
import { findCrashes, readSpeed } from '../src/domains/admin/health.server.ts'
import { healthDays } from '../src/domains/admin/health-contract.ts'
import { findMessages } from '../src/domains/admin/messages.server.ts'
import { readIll } from '../src/domains/admin/read-ill.server.ts'
import { readOffice } from '../src/domains/admin/read-office.server.ts'
import { listViews } from '../src/domains/admin/views.server.ts'
import { listWords } from '../src/domains/admin/words.server.ts'
import { readCounts } from '../src/domains/experiments/steer.server.ts'
import { schedules as healthSchedules } from '../src/domains/health/jobs.server.ts'
import { addUp } from '../src/domains/ledger/balances.server.ts'
import { readBalances } from '../src/domains/payments/balances.server.ts'
import { listQueue } from '../src/domains/reviews/read-queue.server.ts'
import { daysKept, rowsPerDay } from '../src/domains/search/limits.ts'
import { listCategories } from '../src/domains/settings/categories.server.ts'
import { listFeatured } from '../src/domains/settings/featured.server.ts'
import { getFee } from '../src/domains/settings/fee.server.ts'
import { listSellers } from '../src/domains/settings/plan-sellers.server.ts'
import { listRewards } from '../src/domains/settings/rewards.server.ts'
import { getTiers } from '../src/domains/settings/tiers.server.ts'
import '../src/domains/texts.server.ts'
import type { UserCtx } from '../src/lib/context.ts'
import type { DB } from '../src/lib/database.ts'
import { databaseNow } from '../src/lib/db.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { fillCountry } from './country.ts'

/** What every table of the office takes with each of its filters and orders: the middle and the worst of five, in milliseconds. */
export async function run(providers = '100000', bookings = '1000000'): Promise<void> {
  const postgres = await startThrowawayPostgres()
  try {
    const url = postgres.url()
    await migrate(url)
    await fillCountry(url, Number(providers))
    await fillBookings(url, Number(bookings))
    pg.types.setTypeParser(pg.types.builtins.INT8, Number)
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) })
    try {
      const { account_id: accountId } = await db
        .selectFrom('account')
        .select('account_id')
        .where('is_admin', '=', true)
        .executeTakeFirstOrThrow()
      const actor = { accountId, isAdmin: true }
      const ctx = {
        db,
        app: { hasMovableClock: false, settingOf: () => 0 },
        now: new Date(),
        requestId: 'bench',
        actor,
      } as unknown as UserCtx
      await addUp(ctx)
      for (const { run: work } of healthSchedules) await work(ctx)
      await sql`vacuum analyze page_vital`.execute(db)
      await timeAll(ctx)
    } finally {
      await db.destroy()
    }
  } finally {
    await postgres.stop()
  }
}

async function fillBookings(url: string, bookings: number) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fill(client, bookings)
  } finally {
    await client.end()
  }
}

/** Copies of what the demo city has, each at another provider and time; no trigger counts them. */
async function fill(client: pg.Client, bookings: number) {
  const startedAt = performance.now()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
  await client.query(`create temp table made as
    select n, p.provider_id, p.account_id, gen_random_uuid() as booking_id, now() - n * interval '1 minute' as at
    from generate_series(1, ${bookings}) n
    join (select provider_id, account_id, row_number() over () as i from provider) p
      on p.i = 1 + n * 7919::bigint % (select count(*) from provider)`)
  await client.query(`insert into booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, timezone, currency,
      total_minor, cancellation_policy, created_at)
    select provider_id, booking_id, account_id, (array['completed', 'completed', 'completed', 'no_show', 'confirmed'])[1 + n % 5],
      at + interval '5 days', at + interval '5 days 1 hour', 'Europe/London', 'GBP', 1000 + n * 31 % 9000, '[]', at from made`)
  await client.query(`insert into directory (id, kind, provider_id, customer_id)
    select booking_id, 'booking', provider_id, account_id from made`)
  await client.query(`insert into segment (provider_id, segment_id, booking_id, staff_id, position, service_id, service_name,
      price_minor, starts_at, ends_at)
    select provider_id, gen_random_uuid(), booking_id, provider_id, 0, provider_id,
      (array['Haircut', 'Beard trim', 'Deep tissue massage', 'Gel manicure', 'Fine-line tattoo'])[1 + n % 5] ||
        case when n % 5000 = 0 then ' with balayage' else '' end, 1000, at + interval '5 days', at + interval '5 days 1 hour'
    from made`)
  await client.query(`insert into message (key, channel, kind, account_id, state, tries, queue, job, created_at, tried_at)
    select 'booking-' || booking_id || '-1-customer', 'mail', 'booking', account_id,
      case when n % 10000 = 0 then 'failed' else 'sent' end, 1, 'booking-confirmed-mail',
      jsonb_build_object('bookingId', booking_id), at, at + n % 97 * interval '1 minute' from made`)
  await client.query(`update message set tries = 2 + length(key) % 3 where key like '%7-1-customer'`)
  await fillTables(client)
  await client.query('vacuum analyze')
  console.log(`${bookings} bookings in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

/** Two entries of each posting, by their time as the ids of postings are, three rare kinds in the log, and as many wishes as are kept. */
async function fillTables(client: pg.Client) {
  await client.query(`create temp table posted as
    select m.*, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || left(md5(n::text), 15))::uuid as id, (array['charge', 'earned', 'refund', 'platform_fee'])[1 + n % 4] as kind,
      case when n % 100000 = 0 then 'KWD' when n % 3 = 0 then 'EUR' else 'GBP' end as currency from made m`)
  await client.query(`insert into ledger_posting (posting_id, source, kind, provider_id, booking_id, posted_at)
    select id, 'bench:' || n, kind, provider_id, booking_id, at from posted`)
  await client.query(`insert into ledger_entry (posting_id, position, account, owner_id, currency, amount_minor)
    select id, e.position, e.account, case when e.account in ('paid_ahead', 'refund_due') then account_id else provider_id end,
      currency, e.sign * (1000 + n * 31 % 9000)
    from posted join (values ('charge', 0, 'held_by_processor', 1), ('charge', 1, 'paid_ahead', -1), ('earned', 0, 'paid_ahead', 1),
      ('earned', 1, 'owed_to_provider', -1), ('refund', 0, 'paid_ahead', 1), ('refund', 1, 'refund_due', -1),
      ('platform_fee', 0, 'platform', 1), ('platform_fee', 1, 'held_by_processor', -1)) e (kind, position, account, sign)
      on e.kind = posted.kind`)
  await client.query(`insert into payment_difference (provider_id, difference_id, payment_id, kind, ours, theirs, found_at, mended_at)
    select provider_id, id, booking_id, (array['status', 'status', 'amount', 'refund'])[1 + n % 4], n || ' GBP',
      n + 1 || ' GBP pi_' || n || 'x', at, case when n % 1000 > 0 then at end from posted`)
  await client.query(`insert into audit_entry (audit_entry_id, at, actor_id, action, subject_type, subject_id, request_id)
    select id, at, case when n % 1000 = 0 then account_id else provider_id end,
      case when n % 200000 = 0 then 'page.kept' when n % 3 = 0 then 'review.kept' else 'booking.opened' end, 'account',
      account_id, 'bench' from posted`)
  await client.query(`insert into unmet_search (day, kind, words, category_slug, place, searches, hours)
    select current_date - d, case when i % 2 = 0 then 'offer' else 'time' end, 'word' || i % 700 || ' nails', '',
      'Place ' || (i * 7 + d % 3), 1 + i % 9, 1 + i * 13 % 4095
    from generate_series(0, ${daysKept - 1}) d, generate_series(1, ${rowsPerDay}) i on conflict do nothing`)
  // Papers of many businesses, more crashes than are read, and three months of forty pages that are seen at all hours.
  await client.query(`insert into document (provider_id, document_id, kind, state, media_type, bytes, sent_at, decided_at)
    select provider_id, gen_random_uuid(), d.kind, case when n % 50 = 0 then 'sent' else 'accepted' end, 'image/webp', 1, at,
      case when n % 50 > 0 then at end
    from posted, unnest(array['identity', 'registration']) d(kind) where n <= 20000`)
  await client.query(`insert into crash_report (crash_report_id, request_id, release, part, route, error, stack, created_at)
    select gen_random_uuid(), n::text, '1.0.' || n % 30, 'page', 'routes/page-' || n % 40, 'TypeError: ' || n % 300, '{"a.js:1:1"}', at
    from posted where n <= 15000`)
  await client.query(`insert into page_call (hour, route, calls, failed)
    select date_trunc('hour', now()) - h * interval '1 hour', 'routes/page-' || r, 100, 1
    from generate_series(0, 2159) h, generate_series(1, 40) r`)
  await client.query(`insert into page_vital (hour, route, vital, bucket, count) select hour, route, vital, bucket, 10 from page_call,
    unnest(array['load', 'interactive', 'ttfb', 'fcp', 'lcp', 'cls', 'inp', 'call']) vital, generate_series(3, 9) bucket`)
  // Every fifth visit is said to be missed, and half of those are disputed: two thousand wait.
  await client.query(`insert into no_show (provider_id, booking_id, marked_at, fee_minor, answer, answered_at, settled_as, settled_at)
    select provider_id, booking_id, at, n % 2 * 1000, case when n % 10 = 3 then 'was_there' end, case when n % 10 = 3 then at end,
      case when n > 20000 or n % 10 <> 3 then 'no_show' end, case when n > 20000 or n % 10 <> 3 then at + interval '3 days' end
    from made where n % 5 = 3`)
  await client.query(`insert into decision (decision_id, account_id, kind, subject_type, subject_id, reason, is_reported, decided_at)
    select gen_random_uuid(), m.account_id, 'no_show_upheld', 'booking', m.booking_id, 'more_likely', true, settled_at
    from no_show n join made m using (provider_id, booking_id) where n.answer is not null and n.settled_at is not null`)
  // A bad month of moderation, and an experiment that a hundred thousand have seen.
  await client.query(`insert into report (provider_id, report_id, reporter_id, reason, created_at)
    select provider_id, id, account_id, (array['fake', 'spam', 'harassment', 'other'])[1 + n % 4], at from posted where n <= 2000
    on conflict do nothing`)
  await client.query(`update experiment set status = 'running', started_at = now() - interval '1 month'`)
  await client.query(`insert into experiment_exposure (experiment_id, subject, variant, page, exposed_at)
    select 'rebooking-times', sha256(n::text::bytea), (array['below', 'first'])[1 + n % 2], '/reminders', now() - n * interval '20 seconds'
    from generate_series(1, 100000) n`)
  await client.query(`insert into experiment_conversion (experiment_id, subject, conversion_type, value, converted_at)
    select experiment_id, subject, 'booked', 1, exposed_at from experiment_exposure where get_byte(subject, 0) < 50`)
}

async function timeAll(ctx: UserCtx) {
  const page = { page: 1, limit: 20 }
  const far = { page: 400, limit: 20 }
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const {
    bookings: [one],
  } = await findBookings(ctx, page)
  // What was sent about a visit is looked into with a reason.
  if (one)
    await ctx.db
      .insertInto('looking')
      .values({
        account_id: ctx.actor.accountId,
        person_id: one.customer.id,
        reason: 'asked',
        begun_at: await databaseNow(ctx),
      })
      .execute()
  const each = <Value>(values: readonly Value[], what: (value: Value) => [string, () => Promise<unknown>]) =>
    values.map(what)
  const ofProcessor = { account: 'held_by_processor', currency: 'GBP' }
  const entrySorts = (['when', 'amount'] as const).flatMap((sort) =>
    (['desc', 'asc'] as const).map((order) => ({ sort, order })),
  )
  const words = ['maya', 'thompson', 'haircut', 'balayage', 'barber', 'zzzzzz', '7700900']
  const calls: [string, () => Promise<unknown>][] = [
    ['today', () => readOffice(ctx)],
    ['ill', () => readIll(ctx)],
    ...each(['', ...words], (search) => [`people ${search}`, () => findAccounts(ctx, { search, ...page })]),
    ...each(['newest', 'name'] as const, (sort) => [`people by ${sort}`, () => findAccounts(ctx, { sort, ...far })]),
    ...each(['customer', 'provider', 'admin'] as const, (role) => [
      `people ${role}`,
      () => findAccounts(ctx, { role, ...page }),
    ]),
    ...each(['active', 'suspended', 'deleted'] as const, (status) => [
      `people ${status}`,
      () => findAccounts(ctx, { status, ...page }),
    ]),
    ...each(words, (search) => [`providers ${search}`, () => findProviders(ctx, { search, ...page })]),
    ...each(['newest', 'name', 'rating', 'bookings'] as const, (sort) => [
      `providers by ${sort}`,
      () => findProviders(ctx, { sort, ...far }),
    ]),
    ...each(['newest', 'name', 'rating', 'bookings'] as const, (sort) => [
      `providers by ${sort}, turned round`,
      () => findProviders(ctx, { sort, order: sort === 'name' ? 'desc' : 'asc', ...page }),
    ]),
    ...each(providerFilters, (state) => [`providers ${state}`, () => findProviders(ctx, { state, ...page })]),
    ...each(['', ...words, one?.id ?? '', one?.customer.id ?? '', one?.customer.name ?? '', '12'], (search) => [
      `bookings ${search}`,
      () => findBookings(ctx, { search, ...page }),
    ]),
    ...each(['made', 'when', 'total'] as const, (sort) => [
      `bookings by ${sort}`,
      () => findBookings(ctx, { sort, ...far }),
    ]),
    ...each(['pending', 'confirmed', 'completed', 'expired'] as const, (status) => [
      `bookings ${status}`,
      () => findBookings(ctx, { status, ...page }),
    ]),
    ...each(['made', 'when', 'total'] as const, (sort) => [
      `bookings of two months long ago by ${sort}`,
      () => findBookings(ctx, { sort, from: day(500), to: day(440), ...page }),
    ]),
    [
      'bookings of a day, of a service',
      () => findBookings(ctx, { search: 'balayage', from: day(100), to: day(100), ...page }),
    ],
    ['messages', () => findMessages(ctx, page)],
    ['messages, far', () => findMessages(ctx, far)],
    ['messages failed', () => findMessages(ctx, { state: 'failed', ...page })],
    ['messages thompson', () => findMessages(ctx, { search: 'thompson', ...page })],
    ...each(['made', 'tried', 'tries'] as const, (sort) => [
      `messages by ${sort}`,
      () => findMessages(ctx, { sort, ...far }),
    ]),
    ...each(['made', 'tried', 'tries'] as const, (sort) => [
      `messages by ${sort}, turned round, of maya`,
      () => findMessages(ctx, { sort, order: 'asc', search: 'maya', ...page }),
    ]),
    ...each(['tried', 'tries'] as const, (sort) => [
      `messages failed, of two months by ${sort}`,
      () => findMessages(ctx, { sort, state: 'failed', from: day(500), to: day(440), ...page }),
    ]),
    ...each(['mail', 'push', 'app'] as const, (channel) => [
      `messages by ${channel}`,
      () => findMessages(ctx, { channel, sort: 'tried', ...page }),
    ]),
    ['balances', () => readBalances(ctx)],
    ...each(healthDays, (days) => [`crashes of ${days} days`, () => findCrashes(ctx, { days, ...page })]),
    ...each(healthDays, (days) => [`speed of ${days} days`, () => readSpeed(ctx, { days })]),
    ['tiers', () => getTiers(ctx)],
    ['fee', () => getFee(ctx)],
    ['views', () => listViews(ctx, { page: 'bookings' })],
    ['queue', () => listQueue(ctx, page)],
    ['queue, far', () => listQueue(ctx, { page: 100, limit: 20 })],
    ['queue of harassment', () => listQueue(ctx, { reason: 'harassment', ...page })],
    ['queue of disputed no-shows', () => listQueue(ctx, { kind: 'no_show', ...page })],
    ['appeals', () => listAppeals(ctx, page)],
    ['second words', () => listWords(ctx)],
    ['experiments', () => readCounts(ctx)],
    ['featured', () => listFeatured(ctx)],
    ['who sells plans', () => listSellers(ctx)],
    ['categories', () => listCategories(ctx)],
    ['rewards', () => listRewards(ctx)],
    ...each(entrySorts, ({ sort, order }) => [
      `entries by ${sort} ${order}`,
      () => findLedger(ctx, { ...ofProcessor, sort, order, ...far }),
    ]),
    ...each(entrySorts, ({ sort, order }) => [
      `entries of two months long ago by ${sort} ${order}`,
      () => findLedger(ctx, { ...ofProcessor, sort, order, from: day(500), to: day(440), ...page }),
    ]),
    ...each(['maya', 'thompson', 'zzzzzz', one?.id ?? '', one?.provider.id ?? ''], (search) => [
      `entries ${search}`,
      () => findLedger(ctx, { ...ofProcessor, search, ...page }),
    ]),
    ['entries of a rare currency', () => findLedger(ctx, { account: 'platform', currency: 'KWD', ...page })],
    ['entries of an account without any', () => findLedger(ctx, { account: 'disputed', currency: 'GBP', ...page })],
    ...each(['state', 'found'] as const, (sort) => [
      `differences by ${sort}`,
      () => findDifferences(ctx, { sort, ...far }),
    ]),
    ...each(['open', 'mended'] as const, (state) => [
      `differences ${state}, unknown`,
      () => findDifferences(ctx, { state, kind: 'unknown', sort: 'found', order: 'asc', ...page }),
    ]),
    ...each(['maya', 'pi_77777x', 'zzzzzz', one?.id ?? ''], (search) => [
      `differences ${search}`,
      () => findDifferences(ctx, { search, ...page }),
    ]),
    ...each(['searches', 'last', 'words', 'place'] as const, (sort) => [
      `unmet of 90 days by ${sort}`,
      () => findUnmet(ctx, { days: '90', sort, ...page }),
    ]),
    ...each(['nails', 'word12', 'zzzzzz'], (search) => [
      `unmet of 90 days ${search}`,
      () => findUnmet(ctx, { days: '90', search, ...page }),
    ]),
    ...each(['when', 'action'] as const, (sort) => [`audit by ${sort}`, () => findEntries(ctx, { sort, ...far })]),
    ...each(['page', 'review', 'experiment'] as const, (area) => [
      `audit of ${area} by action, turned round`,
      () => findEntries(ctx, { area, sort: 'action', order: 'desc', ...page }),
    ]),
    ...each(['maya', 'zzzzzz', one?.customer.id ?? ''], (search) => [
      `audit ${search} by action`,
      () => findEntries(ctx, { search, sort: 'action', ...page }),
    ]),
    ['money of a booking', () => listPayments(ctx, { id: one?.id ?? '' })],
    ['what a suspension would cancel', () => readSuspension(ctx, { id: one?.customer.id ?? '' })],
    ['messages of a booking', () => findMessages(ctx, { booking: one?.id ?? '', ...page })],
  ]
  for (const [name, call] of calls) {
    const times: number[] = []
    for (let time = 0; time < 5; time += 1) {
      const startedAt = performance.now()
      await call()
      times.push(performance.now() - startedAt)
    }
    const [, , middle = 0, , worst = 0] = times.toSorted((a, b) => a - b)
    console.log(
      `${name.trim().padEnd(60)} ${middle.toFixed(0).padStart(6)} ${worst.toFixed(0).padStart(6)}${middle > 200 ? '  too slow' : ''}`,
    )
  }
}
