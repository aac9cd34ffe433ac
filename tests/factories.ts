import { randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { generateSecret } from 'otplib'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createApp, createContext } from '../src/app.server.ts'
import { readConfig } from '../src/config.server.ts'
import { bookingCaps } from '../src/domains/holds/settings.server.ts'
import { eraseAccount } from '../src/domains/identity/delete-account.server.ts'
import { sealKey } from '../src/domains/identity/factor-key.server.ts'
import { lockAccountAndProvider } from '../src/domains/identity/lock-account.server.ts'
import { signAccessToken } from '../src/domains/identity/tokens.server.ts'
import type { Serving } from '../src/http/api.server.ts'
import { createMetrics } from '../src/http/metrics.server.ts'
import type { Config } from '../src/lib/config.server.ts'
import type { Actor, Client, Ctx } from '../src/lib/context.ts'
import { databaseNow, transaction } from '../src/lib/db.server.ts'
import type { Jobs } from '../src/lib/jobs.server.ts'
import { PageCache } from '../src/lib/page-cache.server.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'

type AppOptions = {
  poolSize?: number
  rateLimitFactor?: number
  exchangeRatesUrl?: string
  /** Instead of one of its own, which goes with it. */
  database?: TestDatabase
  /** Once it works, the clock starts jobs, too. Else `runClockJobs` says when: nothing comes between two steps of a test. */
  hasClock?: true
  numbers?: Config['numbers']
  /** Further variables of the environment. */
  env?: Record<string, string>
}

export type TestApp = {
  running: Serving
  pool: pg.Pool
  jobs: Jobs
  /** A context of nobody, or of the given person. */
  ctx(): Ctx
  ctx<A extends Actor | null>(actor: A, client?: Client): Ctx & { actor: A }
  close(): Promise<void>
}

/** The application of a test file: there from its first test on, closed after the last. */
export function openTestApp(options?: AppOptions): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await startTestApp(options))
  })
  afterAll(() => app.close())
  return app
}

const { openBookings, openBookingsHere, shareOfDay } = bookingCaps
const unlimited = Object.fromEntries([openBookings, openBookingsHere, shareOfDay].map(({ name }) => [name, 1e6]))

/** Everything a running process holds, on a database of its own; real limits, jobs and mail outbox. */
export async function startTestApp(options: AppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'highstreet-test-'))
  const settings = readConfig({
    APP_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    RATE_LIMIT_FACTOR: String(options.rateLimitFactor ?? 10_000),
    CALLS_IN_FLIGHT: '1000',
    ...options.env,
  })
  const config = {
    ...settings,
    poolSize: options.poolSize ?? 10,
    exchangeRatesUrl: options.exchangeRatesUrl ?? null,
    // Tests of other rules book without end.
    numbers: { ...settings.numbers, ...unlimited, ...options.numbers },
  }
  const app = await createApp(config, database.url, options.hasClock ? undefined : [])
  const { pool, db, jobs, watch, streams } = app
  // A crowd of a test is not to be sent away because the machine has something else to do.
  pool.options.connectionTimeoutMillis = 10_000
  const isDraining = () => false
  return {
    running: {
      ...app,
      metrics: createMetrics({
        pool,
        db,
        watch,
        replica: app.app.replica,
        streams,
        cache: new PageCache(),
        isDraining,
      }),
      isDraining,
    },
    pool,
    jobs,
    ctx: <A extends Actor | null>(actor?: A, client?: Client) => ({
      ...createContext(app, 'test', null, client),
      actor: actor ?? null,
    }),
    close: async () => {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let serial = 0

export async function makeAccount(app: TestApp, names: { firstName?: string; lastName?: string } = {}): Promise<Actor> {
  const accountId = randomUUIDv7()
  serial++
  await app.running.db
    .insertInto('account')
    .values({
      account_id: accountId,
      email: `person-${serial}-${accountId}@test.test`,
      password_hash: null,
      email_verified_at: new Date(),
      first_name: names.firstName ?? 'Nia',
      last_name: names.lastName ?? 'Campbell',
    })
    .execute()
  const sessionId = crypto.randomUUID()
  const expires_at = new Date('2100-01-01')
  const created_at = await databaseNow(app.ctx())
  await app.running.db
    .insertInto('session')
    .values({
      ...{ session_id: sessionId, account_id: accountId, created_at, rotated_at: new Date(), expires_at },
      proven_by: 'mailbox',
    })
    .execute()
  return { accountId, sessionId, providerId: null, isAdmin: false }
}

/** Points of a visit a minute ago: before whatever the test does with them, on whichever clock. */
export async function givePoints({ running }: TestApp, { accountId }: Actor, points: number, currency = 'GBP') {
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at) select gen_random_uuid(), ${accountId}, 'visit', ${points}::int, ${randomUUIDv7()}, gen_random_uuid(), 0,
      ${currency}, 100, ago, ago from (select now() - interval '1 minute' as ago) as t`.execute(running.db)
}

export async function makeAdmin(app: TestApp): Promise<Actor> {
  const actor = await makeAccount(app)
  await app.running.db
    .updateTable('account')
    .set({ is_admin: true })
    .where('account_id', '=', actor.accountId)
    .execute()
  await enrol(app, actor)
  return { ...actor, isAdmin: true }
}

/** Turns their second factor on, as just shown in the session they have; answers the key of the app. */
export async function enrol(app: TestApp, { accountId, sessionId }: Actor): Promise<string> {
  const key = generateSecret()
  const now = await databaseNow(app.ctx())
  const key_box = sealKey(app.running.app.authSecret, accountId, key)
  await app.running.db
    .insertInto('second_factor')
    .values({ account_id: accountId, key_box, confirmed_at: now, created_at: now })
    .execute()
  await app.running.db
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('session_id', '=', sessionId)
    .execute()
  return key
}

/** As one who has said why they look into somebody's data. */
export async function giveReason(app: TestApp, { accountId }: Actor, personId: string): Promise<void> {
  const given = { reason: 'asked', begun_at: await databaseNow(app.ctx()) }
  await app.running.db
    .insertInto('looking')
    .values({ account_id: accountId, person_id: personId, ...given })
    .onConflict((conflict) => conflict.columns(['account_id', 'person_id']).doUpdateSet(given))
    .execute()
}

export function bearer(app: TestApp, actor: Actor): Promise<string> {
  return signAccessToken(app.ctx(), actor.accountId, actor.sessionId).then((token) => `Bearer ${token}`)
}

export type TestService = {
  name: string
  durationMinutes: number
  priceMinor: number
  bufferBeforeMinutes?: number
  bufferAfterMinutes?: number
  processingAfterMinutes?: number
  processingMinutes?: number
  /** By their places in `staff`; everybody unless told. */
  performers?: { staffMember: number; durationMinutes?: number; priceMinor?: number }[]
  /** By their places in `rooms`. */
  rooms?: number[]
}

export type TestStaffMember = {
  name: string
  /** [weekday, opens, closes]; the provider's unless told. */
  hours?: [number, number, number][]
  /** By date, [opens, closes]; none: closed. */
  dateOverrides?: Record<string, [number, number][]>
  /** Instants. */
  blocked?: [from: string, to: string][]
}

type ProviderOptions = {
  /** Maya alone unless told. */
  staff?: TestStaffMember[]
  rooms?: string[]
  closedDays?: string[]
  /** [weekday, opens, closes]; every day 9:00 to 17:00 unless told. */
  hours?: [number, number, number][]
  services?: TestService[]
  columns?: Record<string, unknown>
  names?: { firstName?: string; lastName?: string }
}

export type TestProvider = {
  providerId: string
  owner: Actor & { providerId: string }
  slug: string
  /** Of the first staff member. */
  staffId: string
  staffIds: string[]
  roomIds: string[]
  serviceIds: string[]
}

const everyDay: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 540, 1020])

export async function makeProvider(
  app: TestApp,
  {
    hours = everyDay,
    staff = [{ name: 'Maya' }],
    rooms = [],
    closedDays = [],
    services,
    columns = {},
    names = {},
  }: ProviderOptions = {},
): Promise<TestProvider> {
  const owner = await makeAccount(app, { firstName: 'Maya', lastName: 'Thompson', ...names })
  const providerId = randomUUIDv7()
  const { db } = app.running
  const slug = `provider-${++serial}`
  const row = {
    provider_id: providerId,
    account_id: owner.accountId,
    slug,
    business_name: `Shop ${serial}`,
    profession: 'Hair Stylist',
    category_slug: 'hair-styling-barbering',
    subcategory_slug: 'hair-styling-barbering',
    city: 'London',
    country: 'GB',
    latitude: 51.527,
    longitude: -0.055,
    start_interval_minutes: 30,
    minimum_notice_minutes: 0,
    cancellation_policy: JSON.stringify([
      { hoursBefore: 24, feePercent: 50 },
      { hoursBefore: 0, feePercent: 100 },
    ]),
    search_text: `provider ${serial} hair stylist london`,
    ...columns,
  }
  const { account_id } = row
  await db.insertInto('provider_address').values({ slug: row.slug, provider_id: providerId, account_id }).execute()
  await db.insertInto('provider').values(row).execute()
  const staffIds = await Promise.all(
    staff.map((member, position) => makeStaffMember(app, providerId, position, { hours, ...member })),
  )
  const roomIds = rooms.map(() => randomUUIDv7())
  const roomRows = rooms.map((name, position) => ({
    provider_id: providerId,
    room_id: roomIds[position] ?? '',
    name,
    position,
  }))
  if (roomRows.length > 0) await db.insertInto('room').values(roomRows).execute()
  const closedDayRows = closedDays.map((date) => ({ provider_id: providerId, date, name: 'Holiday' }))
  if (closedDayRows.length > 0) await db.insertInto('closed_day').values(closedDayRows).execute()
  const list = services ?? [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }]
  const serviceIds = list.map(() => randomUUIDv7())
  await db
    .insertInto('service')
    .values(
      list.map((service, position) => ({
        provider_id: providerId,
        service_id: serviceIds[position] ?? '',
        name: service.name,
        duration_minutes: service.durationMinutes,
        price_minor: service.priceMinor,
        buffer_before_minutes: service.bufferBeforeMinutes ?? 0,
        buffer_after_minutes: service.bufferAfterMinutes ?? 0,
        processing_after_minutes: service.processingAfterMinutes ?? 0,
        processing_minutes: service.processingMinutes ?? 0,
        position,
      })),
    )
    .execute()
  const ofService = (position: number) => ({ provider_id: providerId, service_id: serviceIds[position] ?? '' })
  const performers = list.flatMap((service, position) =>
    (service.performers ?? []).map(({ staffMember, durationMinutes = null, priceMinor = null }) => ({
      ...ofService(position),
      staff_id: staffIds[staffMember] ?? '',
      duration_minutes: durationMinutes,
      price_minor: priceMinor,
    })),
  )
  if (performers.length > 0) await db.insertInto('service_staff').values(performers).execute()
  const serviceRooms = list.flatMap((service, position) =>
    (service.rooms ?? []).map((room) => ({ ...ofService(position), room_id: roomIds[room] ?? '' })),
  )
  if (serviceRooms.length > 0) await db.insertInto('service_room').values(serviceRooms).execute()
  const [staffId = ''] = staffIds
  return { providerId, owner: { ...owner, providerId }, slug, staffId, staffIds, roomIds, serviceIds }
}

async function makeStaffMember(
  app: TestApp,
  providerId: string,
  position: number,
  { name, hours = [], dateOverrides = {}, blocked = [] }: TestStaffMember,
): Promise<string> {
  const { db } = app.running
  const staffId = randomUUIDv7()
  const own = { provider_id: providerId, staff_id: staffId }
  await db
    .insertInto('staff')
    .values({ ...own, name, position })
    .execute()
  const hoursRows = hours.map(([weekday, opens_minute, closes_minute]) => ({
    ...own,
    weekday,
    opens_minute,
    closes_minute,
  }))
  if (hoursRows.length > 0) await db.insertInto('working_hours').values(hoursRows).execute()
  const dateOverrideRows = Object.entries(dateOverrides).map(([date, spans]) => ({
    ...own,
    date,
    hours: `{${spans.map(([opens, closes]) => `[${opens},${closes})`).join()}}`,
  }))
  if (dateOverrideRows.length > 0) await db.insertInto('date_override').values(dateOverrideRows).execute()
  const entryRows = blocked.map(([from, to]) => ({
    ...own,
    calendar_entry_id: randomUUIDv7(),
    during: `[${from},${to})`,
  }))
  if (entryRows.length > 0) await db.insertInto('calendar_entry').values(entryRows).execute()
  return staffId
}

/** The date `days` from today in London, YYYY-MM-DD. */
export function dateIn(days: number): string {
  return Temporal.Now.plainDateISO('Europe/London').add({ days }).toString()
}

/** The month it is in London, YYYY-MM. */
export const monthNow = () => dateIn(0).slice(0, 7)

/** A wall time in London, as the instant the wire carries. */
export function london(date: string, time: string): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime('Europe/London')
    .toString({ timeZoneName: 'never' })
}

type MadeDocument = { kind: string; state: 'sent' | 'accepted'; expires_on?: Date }

/** A declared trader and rows of its documents, without their files: what a tick takes. Answers their ids. */
export async function makeDocuments(
  app: TestApp,
  providerId: string,
  made: readonly MadeDocument[] = [
    { kind: 'identity', state: 'accepted' },
    { kind: 'registration', state: 'accepted' },
  ],
): Promise<string[]> {
  const { db } = app.running
  await db
    .insertInto('trader')
    .values({
      ...{ provider_id: providerId, kind: 'trader', legal_name: 'Rivers Hair Ltd', street: 'Roman Road 5' },
      ...{ postal_code: 'E2 0HU', city: 'London', country: 'GB', register: '', register_number: '', tax_number: '' },
      ...{ email: 'hello@rivers.test', phone: '020 7946 0000', complied_at: new Date() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = made.map(({ kind, state, expires_on }) => ({
    ...{ provider_id: providerId, document_id: randomUUIDv7(), kind, state, expires_on: expires_on ?? null },
    ...{ media_type: 'application/pdf', bytes: 9, sent_at: new Date() },
    decided_at: state === 'accepted' ? new Date() : null,
  }))
  await db.insertInto('document').values(rows).execute()
  return rows.map(({ document_id }) => document_id)
}

/** The row of an uploaded image that nothing shows yet, without its files. */
export async function makeUpload(app: TestApp, accountId: string): Promise<string> {
  const uploadId = randomUUIDv7()
  const now = new Date()
  await app.running.db
    .insertInto('upload')
    .values({
      upload_id: uploadId,
      account_id: accountId,
      width: 1200,
      height: 900,
      bytes: 1000,
      created_at: now,
      unused_since: now,
    })
    .execute()
  return uploadId
}

/** Deletes an account and holds the deleting open; what is answered lets it end. */
export async function beginErasing(app: TestApp, accountId: string): Promise<() => Promise<void>> {
  const [hasBegun, isToEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const erasing = transaction(app.ctx(), async (tx) => {
    await lockAccountAndProvider(tx, accountId)
    await eraseAccount(tx, accountId)
    hasBegun.resolve()
    await isToEnd.promise
  })
  await Promise.race([hasBegun.promise, erasing])
  return () => {
    isToEnd.resolve()
    return erasing
  }
}

/** How many sessions of this database wait for the lock that another holds. */
export async function lockWaits({ running }: TestApp): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(running.db)
  return rows.length
}
