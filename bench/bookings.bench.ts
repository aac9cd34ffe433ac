import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { startBuiltServer } from '../tests/built-server.ts'
import { type BenchProvider, checkThenInsert, newPool, recordBooking, replay, straightPool } from './booking-replay.ts'
import { ratio } from './measure.ts'

const people = 200
const connections = 50
const mixed = 10_000
const racing = 1500
const alone = 1500

/** Who wants what at the same time, over HTTP against the built server: nobody may get what somebody else has. */
export async function run() {
  const server = await startBuiltServer({
    APP_ENV: 'production',
    APP_ORIGIN: 'https://highstreet.test',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
  })
  const pool = newPool(server.databaseUrl, connections)
  try {
    const site = { origin: server.origin, tokens: await signUp(server.origin), pool }
    // Until then three bookings each would be the most.
    await pool.query('update account set email_verified_at = now()')
    const rows = [
      await measured(site, `${people} on one slot, 5 times`, raceForOne),
      await measured(site, `${mixed} mixed`, (own) => mixedAttempts(own, 5)),
      await measured(site, 'hours edited meanwhile', editedHours),
      await measured(site, 'cancelled meanwhile', cancelled),
      await measured(site, 'held against booked', held),
    ]
    rows.push(await withoutLock(site))
    console.log(`On ${connections} connections over HTTP; times in ms; overlaps counted by a self-join`)
    console.table(rows)
    await comparedWithDatabase(site, server.databaseUrl)
  } finally {
    await pool.end()
    await server.stop()
  }
}

export type Site = { origin: string; tokens: string[]; pool: pg.Pool }
type Attempt = { provider: BenchProvider; serviceIds: string[]; start: string; minutes: number }
type Outcome = { code: string; ms: number; id: string | null }

const agent = new Agent({ keepAlive: true, maxSockets: people })

function post(site: Site, path: string, token: string | undefined, body: object): Promise<Outcome> {
  const startedAt = performance.now()
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const call = request(`${site.origin}/api${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        const { code, data } = JSON.parse(text) as { code?: string; data?: { id: string } }
        const status = response.statusCode ?? 0
        const name = status < 300 ? 'done' : status >= 500 ? `${status} ${code}` : (code ?? '')
        resolve({ code: name, ms: performance.now() - startedAt, id: data?.id ?? null })
      })
    })
    call.on('error', reject).end(JSON.stringify(body))
  })
}

export async function signUp(origin: string, count = people): Promise<string[]> {
  const tokens: string[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) {
      const person = { firstName: 'Bench', lastName: `N${index}`, email: `bench-${index}@bench.test` }
      for (;;) {
        const response = await fetch(`${origin}/api/auth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...person, password: 'a password for the bench' }),
        })
        if (response.ok) {
          tokens.push(((await response.json()) as { token: string }).token)
          break
        }
        await sleep(300)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return tokens
}

const durations = [15, 30, 45, 60]

/** Open every day from nine to nine, a start every quarter of an hour. */
export async function openProvider(pool: pg.Pool, accountId: string = randomUUIDv7()): Promise<BenchProvider> {
  const [providerId, staffId] = [randomUUIDv7(), randomUUIDv7()]
  const serviceIds = durations.map(() => randomUUIDv7())
  await pool.query(
    "insert into account (account_id, email, password_hash, first_name, last_name) values ($1, $2, '-', 'Maya', 'Bench') on conflict do nothing",
    [accountId, `${accountId}@bench.test`],
  )
  const slug = `bench-${providerId}`
  await pool.query('insert into provider_address (slug, provider_id, account_id) values ($1, $2, $3)', [
    slug,
    providerId,
    accountId,
  ])
  await pool.query(
    `insert into provider (provider_id, account_id, slug, business_name, profession, category_slug, subcategory_slug, city, country,
       latitude, longitude, start_interval_minutes, minimum_notice_minutes, booking_window_days)
     values ($1, $2, $3, 'Bench', 'Hair Stylist', 'hair-styling-barbering', 'hair-styling-barbering', 'London', 'GB', 51.5, -0.1, 15, 0, 90)`,
    [providerId, accountId, slug],
  )
  await pool.query("insert into staff (provider_id, staff_id, name) values ($1, $2, 'Maya')", [providerId, staffId])
  await pool.query(
    'insert into working_hours (provider_id, staff_id, weekday, opens_minute, closes_minute) select $1, $2, day, 540, 1260 from generate_series(1, 7) day',
    [providerId, staffId],
  )
  await pool.query(
    "insert into service (provider_id, service_id, name, duration_minutes, price_minor) select $1, id, minutes || ' minutes', minutes, 1000 from unnest($2::uuid[], $3::int[]) as one (id, minutes)",
    [providerId, serviceIds, durations],
  )
  return { providerId, accountId, staffId, serviceIds }
}

const openProviders = (pool: pg.Pool, count: number) =>
  Promise.all(Array.from({ length: count }, () => openProvider(pool)))

export const at = (day: number, minute: number) =>
  Temporal.Now.plainDateISO('Europe/London')
    .add({ days: day })
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime('Europe/London')
    .toString({ timeZoneName: 'never' })

/**
 * The same list at every run: one to three services in a row, at any quarter of an hour. A day at a time, so that those
 * who are under way together want the same hours.
 */
function attemptsOn(providers: readonly BenchProvider[], count: number): Attempt[] {
  return Array.from({ length: count }, (_, index) => {
    const provider = providers[index % providers.length] as BenchProvider
    const first = (index * 7) % 4
    const kinds = [first, (first + 1) % 4, (first + 2) % 4].slice(0, 1 + ((index >> 3) % 3))
    return {
      provider,
      serviceIds: kinds.map((kind) => provider.serviceIds[kind] ?? ''),
      minutes: kinds.reduce((sum, kind) => sum + (durations[kind] ?? 0), 0),
      start: at(1 + Math.floor(index / (100 * providers.length)), 540 + ((index * 37 + (index >> 4)) % 44) * 15),
    }
  })
}

export const book = (
  site: Site,
  index: number,
  { provider: { providerId }, serviceIds, start }: Omit<Attempt, 'minutes'>,
) =>
  post(site, '/bookings', site.tokens[index % site.tokens.length], {
    providerId,
    serviceIds,
    dateTime: start,
    idempotencyKey: randomUUID(),
  })

/** `work` for every item, `connections` at a time. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results.push(await work(items[index] as Item, index))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return results
}

async function raceForOne(site: Site): Promise<Outcome[]> {
  const [provider] = (await openProviders(site.pool, 1)) as [BenchProvider]
  const outcomes: Outcome[] = []
  for (let round = 0; round < 5; round++) {
    const selection = { provider, serviceIds: provider.serviceIds, start: at(1 + round, 600) }
    outcomes.push(...(await Promise.all(site.tokens.map((_, index) => book(site, index, selection)))))
  }
  return outcomes
}

async function mixedAttempts(site: Site, count: number): Promise<Outcome[]> {
  const attempts = attemptsOn(await openProviders(site.pool, count), mixed)
  return inParallel(attempts, (attempt, index) => book(site, index, attempt))
}

/** A provider who goes on changing the hours, in the product's order of locks. */
async function editedHours(site: Site): Promise<Outcome[]> {
  const providers = await openProviders(site.pool, 2)
  let isOver = false
  let edits = 0
  const edit = async ({ providerId }: BenchProvider) => {
    while (!isOver) {
      const client = await site.pool.connect()
      await client.query('begin')
      await client.query('select from provider where provider_id = $1 for no key update', [providerId])
      await client.query('update working_hours set closes_minute = 2040 - closes_minute where provider_id = $1', [
        providerId,
      ])
      await client.query('commit')
      client.release()
      edits++
      await sleep(2)
    }
  }
  const editing = Promise.all([...providers, ...providers].map(edit))
  const outcomes = await inParallel(attemptsOn(providers, racing), (attempt, index) => book(site, index, attempt))
  isOver = true
  await editing
  console.log(`${edits} edits of hours beside ${racing} attempts`)
  return outcomes
}

/** Whoever gets one of a few slots gives it back at once. */
async function cancelled(site: Site): Promise<Outcome[]> {
  const [provider] = (await openProviders(site.pool, 1)) as [BenchProvider]
  const few = Array.from({ length: racing }, (_, index) => index % 3)
  const outcomes = await inParallel(few, async (slot, index) => {
    const start = at(1, 600 + slot * 30)
    const made = await book(site, index, { provider, serviceIds: provider.serviceIds.slice(0, 1 + (index % 3)), start })
    if (made.id === null) return [made]
    return [made, await post(site, `/bookings/${made.id}/cancel`, site.tokens[index % site.tokens.length], {})]
  })
  return outcomes.flat()
}

/** Every other one keeps the time first and books by that; whoever got it gives it back at once. */
async function held(site: Site): Promise<Outcome[]> {
  const [provider] = (await openProviders(site.pool, 1)) as [BenchProvider]
  const few = Array.from({ length: racing }, (_, index) => index % 3)
  const outcomes = await inParallel(few, async (slot, index) => {
    const token = site.tokens[index % site.tokens.length]
    const serviceIds = provider.serviceIds.slice(0, 1 + (index % 3))
    const selection = { providerId: provider.providerId, serviceIds, dateTime: at(1, 600 + slot * 30) }
    const hold = index % 2 ? await post(site, '/bookings/holds', token, selection) : null
    if (hold && hold.id === null) return [hold]
    const body = { ...selection, ...(hold && { holdId: hold.id }), idempotencyKey: randomUUID() }
    const made = await post(site, '/bookings', token, body)
    const tries = hold ? [hold, made] : [made]
    return made.id === null ? tries : [...tries, await post(site, `/bookings/${made.id}/cancel`, token, {})]
  })
  const lost = outcomes.filter(([hold, made]) => hold && made && hold.code === 'done' && made.code === 'slot_taken')
  if (lost.length > 0) throw new Error(`${lost.length} held times went to somebody else`)
  return outcomes.flat()
}

const overlapsIn = (table: string) => `
  select count(*)::int as count from ${table} a join ${table} b on a.provider_id = b.provider_id and a.booking_id < b.booking_id
    and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
  where a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`

async function countOf(pool: pg.Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}

const deadlocks = (pool: pg.Pool) =>
  countOf(pool, 'select deadlocks::int as count from pg_stat_database where datname = current_database()')

function tableRow(race: string, outcomes: readonly Pick<Outcome, 'code' | 'ms'>[], overlaps: number, dead: number) {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  const part = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const count = (isOne: (code: string) => boolean) => outcomes.filter(({ code }) => isOne(code)).length
  return {
    race,
    calls: outcomes.length,
    done: count((code) => code === 'done'),
    taken: count((code) => code === 'slot_taken'),
    refused: count((code) => code !== 'done' && code !== 'slot_taken' && !code.startsWith('5')),
    errors: count((code) => code.startsWith('5')),
    deadlocks: dead,
    overlaps,
    p50: part(0.5),
    p99: part(0.99),
  }
}

async function measured(site: Site, race: string, work: (site: Site) => Promise<Outcome[]>) {
  const before = await deadlocks(site.pool)
  const outcomes = await work(site)
  // The statistics of a session reach the view within a second.
  await sleep(1200)
  return tableRow(
    race,
    outcomes,
    await countOf(site.pool, overlapsIn('booking')),
    (await deadlocks(site.pool)) - before,
  )
}

/** The mixed attempts on a copy of the table without lock and constraint: whether we would see an overlap. */
async function withoutLock({ pool }: Site) {
  await pool.query('create table naive_booking (like booking including defaults)')
  await pool.query('create index on naive_booking (provider_id, starts_at)')
  const attempts = attemptsOn(await openProviders(pool, 5), mixed)
  const outcomes = await inParallel(attempts, async ({ provider, start, minutes }) => {
    const startedAt = performance.now()
    const from = Date.parse(start)
    const code = await checkThenInsert(pool, provider.providerId, from, from + minutes * 60_000)
    return { code: code === 'booked' ? 'done' : code, ms: performance.now() - startedAt }
  })
  const overlaps = await countOf(pool, overlapsIn('naive_booking'))
  return tableRow('the same without lock, straight', outcomes, overlaps, 0)
}

/** Bookings that are in nobody's way: through the site, and their recorded statements without it. */
async function comparedWithDatabase(site: Site, databaseUrl: string) {
  const { rows } = await site.pool.query<{ account_id: string }>(
    "select account_id from account where email = 'bench-0@bench.test'",
  )
  const customer = rows[0]?.account_id ?? ''
  const [recorded] = (await openProviders(site.pool, 1)) as [BenchProvider]
  const whole = { ...recorded, serviceIds: recorded.serviceIds.slice(1, 3) }
  const recording = await recordBooking(databaseUrl, customer, whole, at(1, 600))
  const straight = straightPool(databaseUrl, 16)
  const through = async (work: (provider: BenchProvider, start: string, index: number) => Promise<unknown>) => {
    const providers = (await openProviders(site.pool, 20)).map((provider) => ({
      ...provider,
      serviceIds: provider.serviceIds.slice(1, 3),
    }))
    const free = Array.from({ length: alone }, (_, index) => {
      const slot = Math.floor(index / providers.length)
      return {
        provider: providers[index % providers.length] as BenchProvider,
        start: at(1 + Math.floor(slot / 8), 540 + (slot % 8) * 90),
      }
    })
    const startedAt = performance.now()
    await inParallel(free, ({ provider, start }, index) => work(provider, start, index))
    const seconds = (performance.now() - startedAt) / 1000
    const ids = providers.map(({ providerId }) => `'${providerId}'`).join()
    const made = await countOf(site.pool, `select count(*)::int as count from booking where provider_id in (${ids})`)
    if (made !== alone) throw new Error(`${made} bookings were made instead of ${alone}`)
    return alone / seconds
  }
  const overHttp = async (provider: BenchProvider, start: string, index: number) => {
    const once = () => book(site, index, { provider, serviceIds: provider.serviceIds, start })
    let { code } = await once()
    // Told that we are busy, a client comes again.
    while (code === '503 busy') code = (await once()).code
    if (code !== 'done') throw new Error(`A free slot was refused: ${code}`)
  }
  const asRecorded = (provider: BenchProvider, start: string) =>
    replay(straight, recording, [customer], provider, start)
  const rounds = [1, 2, 3]
  const table = []
  for (const round of rounds) {
    const database = await through(asRecorded)
    const http = await through(overHttp)
    table.push({ round, http: Math.round(http), database: Math.round(database), ratio: ratio(http, database) })
  }
  await straight.end()
  console.log(
    `Bookings a second, ${alone} of two services each: over HTTP, and their ${recording.statements.length} statements straight`,
  )
  console.table(table)
  console.table([{ overlaps: await countOf(site.pool, overlapsIn('booking')) }])
}
