import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { demoAccounts, demoPassword } from './accounts.ts'
import { fillBelonging } from './belonging.ts'
import { type Booking, planBookings, writeBookings } from './bookings.ts'
import { copyRows, type Row } from './copy.ts'
import { type Customers, createCustomers } from './customers.ts'
import { seatDemoCustomer } from './demo-customer.ts'
import { fillExchangeRates } from './exchange-rates.ts'
import { createStreet } from './provider.ts'
import type { DemoProvider } from './provider-shape.ts'
import { createRandom, uuidV7 } from './random.ts'
import { type Review, shareReviews, writeReviews } from './ratings.ts'
import * as rows from './rows.ts'

export { demoAccounts, demoPassword } from './accounts.ts'

export type FillOptions = {
  databaseUrl: string
  providers?: number
  seed?: number
  now?: Date
  /** Of bookings and reviews there are the ratings alone: enough for whoever looks for providers, in a third of the time. */
  ratingsAlone?: boolean
  /** Providers that are done, and of how many. */
  progress?: (done: number, total: number) => void
}

export type Filled = { providers: number; customers: number; bookings: number; reviews: number; milliseconds: number }

const demoLock = 4_715_302
const batchSize = 400

export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, hasNoAccounts)
}

/** Builds the whole city in one transaction; null when somebody has already put accounts into the database. */
export async function fillDemoCity(options: FillOptions): Promise<Filled | null> {
  const started = performance.now()
  return withClient(options.databaseUrl, async (client) => {
    await client.query('begin')
    try {
      await client.query('select pg_advisory_xact_lock($1)', [demoLock])
      const counts = (await hasNoAccounts(client)) ? await fill(client, options) : null
      await client.query('commit')
      return counts && { ...counts, milliseconds: Math.round(performance.now() - started) }
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  })
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'highstreet-demo' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function hasNoAccounts(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query('select 1 from account limit 1')
  return found.length === 0
}

/** In all, for the first four hundred providers as in a real town, for those after them as much as a benchmark needs. */
function sizes(providers: number): { customers: number; bookings: number; reviews: number } {
  const first = Math.min(providers, batchSize)
  const rest = providers - first
  return {
    customers: Math.max(100, Math.round(first * 7.5)) + rest,
    bookings: first * 50 + rest * 4,
    reviews: first * 15 + rest,
  }
}

type City = {
  seed: number
  ratingsAlone: boolean
  now: number
  customers: Customers
  categoryNames: ReadonlyMap<string, string>
  passwordHash: string
}

async function fill(
  client: pg.Client,
  { providers = 400, seed = 1, now = new Date(), ratingsAlone = false, progress }: FillOptions,
) {
  const wanted = sizes(providers)
  const time = now.getTime()
  const city: City = {
    seed,
    ratingsAlone,
    now: time,
    customers: createCustomers(seed, time, wanted.customers),
    categoryNames: await readCategoryNames(client),
    passwordHash: await demoPasswordHash(seed),
  }
  await copyRows(client, 'account', rows.columns.account, [adminRow(city)])
  for (let from = 0; from < wanted.customers; from += 20_000) await copyCustomers(client, city, from)
  await fillExchangeRates(client, now)
  const street = createStreet(seed, time)
  const done = { providers: 0, customers: wanted.customers, bookings: 0, reviews: 0 }
  while (done.providers < providers) {
    const first = done.providers
    const count = Math.min(batchSize, providers - first)
    const made = Array.from({ length: count }, (_, index) => street.make(first + index))
    done.providers += count
    const upTo = sizes(done.providers)
    const batch = await fillBatch(client, city, made, upTo.bookings - done.bookings, upTo.reviews - done.reviews)
    done.bookings += batch.bookings
    done.reviews += batch.reviews
    progress?.(done.providers, providers)
  }
  await client.query(`insert into search_word select distinct word
    from provider, regexp_split_to_table(words_of(search_text), ' ') word where length(word) between 3 and 40`)
  // With the simulator: cards are charged for whoever asks to be paid ahead, and could be for the demo's own provider.
  await client.query(`insert into card_account (provider_id, account, takes_charges, created_at)
    select provider_id, 'acct_demo_' || replace(provider_id::text, '-', ''), true, created_at from provider
    where payment_mode <> 'on_the_day' or slug = 'maya-thompson'`)
  // The simulator answers only for accounts that it knows.
  await client.query(`insert into simulated_object (object_id, body, created_at)
    select account, jsonb_build_object('id', account, 'object', 'account', 'charges_enabled', true, 'details_submitted', true,
      'country', 'GB', 'created', extract(epoch from created_at)::bigint, 'metadata', '{}'::jsonb), created_at
    from card_account`)
  await fillBelonging(client, now)
  // Where the triggers of the release before are gone already.
  await client.query(`insert into directory (id, kind, provider_id, customer_id)
    select booking_id, 'booking', provider_id, customer_id from booking
    union all select subscription_id, 'subscription', provider_id, customer_id from subscription on conflict do nothing`)
  await client.query(`insert into customer_directory (customer_id, provider_id)
    select customer_id, provider_id from directory where customer_id is not null
    union select account_id, provider_id from favourite on conflict do nothing`)
  await fillMessages(client, now)
  await client.query(
    `update experiment set status = 'running', started_at = $1 where experiment_id = 'rebooking-times'`,
    [now],
  )
  await client.query('select count_recent_bookings($1)', [now])
  await client.query('analyze')
  return done
}

/** Whoever has booked or cancelled since yesterday was told, as in a town that lives. */
async function fillMessages(client: pg.Client, now: Date) {
  await client.query(
    `insert into message (key, channel, kind, account_id, state, tries, created_at, tried_at)
      select 'booking-' || c.booking_id || '-' || c.position || '-' || r.side, 'mail', 'booking', r.account_id, 'sent', 1, c.at, c.at
      from booking_change c join booking b using (provider_id, booking_id) join provider p using (provider_id),
        lateral (values ('customer', b.customer_id), ('provider', p.account_id)) r (side, account_id)
      where c.at > $1::timestamptz - interval '25 hours'
        and c.kind in ('booked', 'cancelled', 'rescheduled', case r.side when 'customer' then c.kind else 'requested' end)
        and c.kind <> 'completed'`,
    [now],
  )
}

async function readCategoryNames(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows: found } = await client.query<{ slug: string; name: string }>('select slug, name from category')
  return new Map(found.map(({ slug, name }) => [slug, name]))
}

/** One hash for everybody: the password is published, and three thousand hashes would take a minute. */
function demoPasswordHash(seed: number): Promise<string> {
  const salt = Buffer.alloc(16, `highstreet demo ${seed}`)
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })
}

function adminRow({ seed, now, passwordHash }: City): Row {
  const createdAt = now - 1000 * 86_400_000
  const accountId = uuidV7(createRandom(seed, 'admin'), createdAt)
  const created = new Date(createdAt)
  return [accountId, demoAccounts.admin.email, passwordHash, 'Ruth', 'Oakes', null, true, created, created, created]
}

async function copyCustomers(client: pg.Client, { customers, passwordHash }: City, from: number) {
  const count = Math.min(20_000, customers.count - from)
  const accounts = Array.from({ length: count }, (_, index) =>
    rows.customerRow(customers.get(from + index), passwordHash),
  )
  await copyRows(client, 'account', rows.columns.account, accounts)
}

async function fillBatch(
  client: pg.Client,
  city: City,
  providers: DemoProvider[],
  bookingCount: number,
  reviewCount: number,
) {
  const { seed, now, customers } = city
  const bookings = planBookings(seed, now, providers, bookingCount)
  const books = new Map(
    [...bookings].map(([provider, bookings]) => [provider, writeBookings(seed, now, provider, bookings, customers)]),
  )
  if (providers.some(({ index }) => index === 0)) seatDemoCustomer(books, customers.get(0), now)
  const counts = shareReviews(books, now, reviewCount)
  const reviews = new Map(
    [...books].map(([provider, bookings]) => [
      provider,
      writeReviews(seed, now, provider, bookings, counts.get(provider) ?? 0),
    ]),
  )
  await copyProviders(client, city, providers)
  if (!city.ratingsAlone) await copyBooks(client, books, reviews)
  await copyRatings(client, reviews)
  return { bookings: sum(books), reviews: sum(reviews) }
}

function sum(lists: ReadonlyMap<DemoProvider, readonly unknown[]>): number {
  return [...lists.values()].reduce((total, list) => total + list.length, 0)
}

async function copyProviders(
  client: pg.Client,
  { now, categoryNames, passwordHash }: City,
  providers: readonly DemoProvider[],
) {
  const { columns } = rows
  const copy = (table: keyof typeof columns, of: (provider: DemoProvider) => Row[]) =>
    copyRows(client, table, columns[table], providers.flatMap(of))
  await copy('account', (provider) => [rows.ownerRow(provider, passwordHash)])
  await copy('provider_address', (provider) => [rows.providerAddressRow(provider)])
  await copy('provider', (provider) => [rows.providerRow(provider, now, categoryNames)])
  await copy('staff', rows.staffRows)
  await copy('working_hours', rows.hoursRows)
  await copy('service', rows.serviceRows)
  await copy('service_staff', rows.performerRows)
  await copy('room', rows.roomRows)
  await copy('service_room', rows.serviceRoomRows)
  await copy('date_override', rows.dateOverrideRows)
  await copy('closed_day', rows.closedDayRows)
  await copy('calendar_entry', rows.entryRows)
}

type Reviews = ReadonlyMap<DemoProvider, readonly Review[]>

async function copyBooks(client: pg.Client, books: ReadonlyMap<DemoProvider, readonly Booking[]>, reviews: Reviews) {
  const { columns } = rows
  const booked = [...books].flatMap(([provider, bookings]) => bookings.map((booking) => ({ provider, booking })))
  const copy = (table: keyof typeof columns, tableRows: Row[]) => copyRows(client, table, columns[table], tableRows)
  await copy(
    'booking',
    booked.map(({ provider, booking }) => rows.bookingRow(provider, booking)),
  )
  await copy(
    'booking_change',
    booked.flatMap(({ provider, booking }) => rows.changeRows(provider, booking)),
  )
  await copy(
    'segment',
    booked.flatMap(({ provider, booking }) => rows.segmentRows(provider, booking)),
  )
  await copy(
    'occupation',
    booked.flatMap(({ provider, booking }) => rows.occupationRows(provider, booking)),
  )
  await copy(
    'review',
    [...reviews].flatMap(([provider, list]) => list.map((review) => rows.reviewRow(provider, review))),
  )
  await copy(
    'helpful_vote',
    [...reviews].flatMap(([provider, list]) => list.flatMap((review) => rows.voteRows(provider, review))),
  )
}

function copyRatings(client: pg.Client, reviews: Reviews) {
  const written = [...reviews].filter(([, list]) => list.length > 0)
  const ratings = written.map(([provider, list]) => rows.ratingRow(provider, list))
  return copyRows(client, 'provider_rating', rows.columns.provider_rating, ratings)
}
