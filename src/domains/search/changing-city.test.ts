import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import { createRandom, type Random } from '../../../db/demo/random.ts'
import { bearer, dateIn, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Database } from '../../lib/context.ts'
import { transaction, translate } from '../../lib/db.server.ts'
import { plainText } from '../../lib/plain-text.ts'
import { addDays, localDate, localMinute } from '../../lib/time.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { setRules } from '../business/profile.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { findPlace } from '../location/service.server.ts'
import { needs, priceRanges, rankPoints } from '../providers/contract.ts'
import { resolve } from '../providers/listing.server.ts'
import { fillerWords, synonymsOf } from '../providers/synonyms.rules.ts'
import { countDueProviders, workOutDueDays } from '../scheduling/free-days.server.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { addEntry, removeEntry } from '../staff/calendar-entries.server.ts'
import { removeDateOverride, setDateOverride, setHours } from '../staff/hours.server.ts'
import { updateService } from '../staff/services.server.ts'
import type { SearchResult } from './contract.ts'
import { isTimed, minutesAsked } from './free-then.server.ts'
import { readOffers } from './offers.server.ts'
import { searchProviders } from './service.server.ts'

const isFull = process.env.TEST_FULL === '1'
const seed = Number(process.env.SEED ?? 20_261_123)
const rounds = isFull ? 20 : 2
/** Of each round, of both kinds. */
const searches = isFull ? 25 : 8
const providerCount = isFull ? 80 : 50

const app = openTestApp({ poolSize: 20 })
let api: ReturnType<typeof createApi>

type Input = Omit<Parameters<typeof searchProviders>[1], 'page' | 'limit' | 'after'>
type Query = { input: Input; limit: number }

/** What the tables that are written say of a provider; search reads others. */
type Known = {
  id: string
  owner: Actor & { providerId: string }
  isListed: boolean
  words: string[]
  names: string[]
  categories: string[]
  profession: string
  specializations: string[]
  needs: string[]
  languages: string[]
  priceRange: string | null
  isVerified: boolean
  currency: string
  price: number | null
  rating: number | null
  places: string[]
  lat: number
  lng: number
  timezone: string
  isOnline: boolean
  shortest: string | null
}

async function readCity(): Promise<Map<string, Known>> {
  const { rows } = await sql<Known & { accountId: string; text: string; nameText: string }>`
    select p.provider_id as id, p.account_id as "accountId", p.search_text as text, p.name_text as "nameText",
      p.status = 'active' and a.status = 'active' and a.email_verified_at is not null as "isListed",
      array[p.category_slug, p.subcategory_slug] as categories, p.profession, p.specializations, p.needs, p.languages,
      p.price_range as "priceRange", p.is_verified as "isVerified", p.currency, array[p.city, p.area] as places, p.latitude as lat, p.longitude as lng, p.timezone,
      (select min(price_minor)::int from service s where s.provider_id = p.provider_id and is_active and price_minor > 0) as price,
      (select average from provider_rating r where r.provider_id = p.provider_id) as rating,
      exists (select from service s where s.provider_id = p.provider_id and is_active)
        and exists (select from working_hours h where h.provider_id = p.provider_id) as "isOnline",
      (select service_id from service s where s.provider_id = p.provider_id and is_active
        order by duration_minutes, position, service_id limit 1) as shortest
    from provider p join account a on a.account_id = p.account_id`.execute(app.running.db)
  return new Map(
    rows.map(({ accountId, text, nameText, ...row }) => {
      const owner = { accountId, sessionId: randomUUID(), providerId: row.id, isAdmin: false }
      return [row.id, { ...row, owner, words: wordsOf(text), names: wordsOf(nameText) }]
    }),
  )
}

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// What is asked.

let city: Map<string, Known>
const stops = new Set<string>()
const sorts = ['recommended', 'rating', 'price', 'distance', 'soonest', 'popular', 'newest'] as const
const timesAsked = ['08:00', '10:30', '12:00', '15:00', '17:30', '20:00', '23:15']

function someQuery(random: Random): Query {
  const one = random.pick([...city.values()])
  const input: Record<string, unknown> = {}
  if (random.chance(0.4)) input.search = someWords(random, one)
  if (random.chance(0.4)) input.location = random.pick(one.places.filter(Boolean))
  if (input.location && random.chance(0.4)) input.distanceKm = random.pick([0.7, 2, 5, 20])
  const filters: [string, () => unknown][] = [
    ['category', () => random.pick(one.categories)],
    ['profession', () => one.profession],
    ['specialization', () => random.pick([...one.specializations, 'Balayage'])],
    ['needs', () => [random.pick([...needs])]],
    ['speaks', () => random.pick(one.languages)],
    ['priceRange', () => random.pick([...priceRanges])],
    ['minRating', () => random.pick([3, 4.5])],
    ['verified', () => true],
  ]
  for (const [name, value] of filters) if (random.chance(0.05)) input[name] = value()
  if (random.chance(0.1)) Object.assign(input, { maxPrice: random.int(20, 90), currency: one.currency })
  if (random.chance(0.45)) input.date = dateIn(random.int(0, 16))
  if (random.chance(input.date ? 0.5 : 0.1))
    if (random.chance(0.5)) input.time = random.pick(timesAsked)
    else input.timeOfDay = random.pick(['morning', 'afternoon', 'evening'])
  if (random.chance(0.6)) input.sort = random.pick(sorts)
  return { input: input as Input, limit: random.pick([3, 7, 20]) }
}

/** Of what somebody is called, does or lives by; now and then with a mistake. */
function someWords(random: Random, { words, names }: Known): string {
  const chosen = [...random.sample(random.chance(0.4) ? names : words, random.int(1, 2))]
  const [first = ''] = chosen
  if (random.chance(0.15) && first.length > 5) chosen[0] = `${first.slice(0, 2)}${first.slice(3)}`
  return chosen.join(' ')
}

// What ought to be found.

const radians = (degrees: number) => (degrees * Math.PI) / 180
function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2]
  const square = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(square))
}

async function areaOf({ location, distanceKm }: Input) {
  const place = location ? await findPlace(app.running.db, location) : null
  return place && { ...place.coordinates, radiusKm: distanceKm ?? (place.name === place.city ? 15 : 3) }
}

type Area = Awaited<ReturnType<typeof areaOf>>

/** All but the words and the time. */
function isMeant(one: Known, input: Input, area: Area): boolean {
  const { category, profession, specialization, needs: needed = [], speaks, priceRange, minRating, maxPrice } = input
  return (
    one.isListed &&
    (!category || one.categories.includes(category)) &&
    (!profession || one.profession.toLowerCase() === profession.toLowerCase()) &&
    (!specialization || one.specializations.some((each) => plainText(each) === plainText(specialization))) &&
    needed.every((need) => one.needs.includes(need)) &&
    (!speaks || one.languages.includes(speaks)) &&
    (!priceRange || one.priceRange === priceRange) &&
    (!input.verified || one.isVerified) &&
    (minRating === undefined || (one.rating ?? 0) >= minRating) &&
    (maxPrice === undefined ||
      (one.currency === input.currency && one.price !== null && one.price <= maxPrice * 100)) &&
    (!area || kilometres(area, one) <= area.radiusKm)
  )
}

const saysAll = ({ words }: Known, search: string) => wordsOf(search).every((word) => words.includes(word))

type Scan = {
  city: Map<string, Known> /** Who has to be found. */
  wanted: Set<string> /** Who may be. */
  allowed: Set<string>
}

/** The engine is asked about everybody. */
async function scan(input: Input, now: Date): Promise<Scan> {
  // Whoever has never asked remembers nothing.
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: app.pool }) })
  const ctx = { ...app.ctx(), db, now }
  const [before, area] = [await readCity(), await areaOf(input)]
  const meant = [...before.values()].filter((one) => isMeant(one, input, area))
  const offers = isTimed(input)
    ? await readOffers(
        ctx,
        meant.map(({ id }) => id),
        await resolve(ctx, input),
        input,
      )
    : null
  const free = meant.filter(({ id }) => offers?.has(id) ?? true)
  const { search = '' } = input
  const ids = (list: Known[]) => new Set(list.map(({ id }) => id))
  return { city: before, wanted: ids(free.filter((one) => saysAll(one, search))), allowed: ids(free) }
}

/** Whether its shortest service can be had then, by what the provider's page offers. */
async function offersThen({ id, shortest, timezone, isOnline }: Known, input: Input, now: Date): Promise<boolean> {
  if (!shortest || !isOnline) return false
  const [from, until] = minutesAsked(input)
  const today = localDate(now, timezone)
  const isOver = (input.time === undefined ? until - 1 : from) < localMinute(now, timezone)
  const date = input.date ?? (isOver ? addDays(today, 1) : today)
  const { days } = await listAvailability(
    { ...app.ctx(), now },
    { providerId: id, serviceIds: [shortest], from: date, to: addDays(date, 1) },
  )
  return days.some((day, index) =>
    day.slots.some(({ start }) => {
      const minute = index * 1440 + Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16))
      return minute >= from && minute < until
    }),
  )
}

/** Everybody along the next links; `onPage` sees each page at once. */
async function walk(
  { input, limit }: Query,
  now: Date,
  onPage: (found: SearchResult[], meant: string | null) => Promise<void>,
) {
  const found: SearchResult[] = []
  let after: string | null = null
  do {
    const seen: string | null = after
    const page: Awaited<ReturnType<typeof searchProviders>> = await persistently(() =>
      searchProviders({ ...app.ctx(), now }, { ...input, page: 1, limit, ...(seen !== null && { after: seen }) }),
    )
    found.push(...page.providers)
    await onPage(page.providers, page.meant)
    after = page.next
  } while (after !== null)
  const ids = found.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  return found
}

/**
 * The points of a page are those of the formula, and so is its order. `known`: nothing has changed since. What a card shows of
 * who is being changed may be a moment younger than the points.
 */
async function expectExplained(
  found: SearchResult[],
  { input }: Query,
  meant: string | null,
  known?: Map<string, Known>,
  isTouched = (_id: string) => false,
) {
  const { sort = 'recommended', search = '' } = input
  if (sort !== 'recommended') return expect(found.filter(({ points }) => points !== null)).toEqual([])
  const area = await areaOf(input)
  const typed = wordsOf(search)
  const isIn = (name: string, word: string) =>
    name === word || (word.length >= 4 && typed.includes(word) && name.startsWith(word))
  const looked = [typed, wordsOf(meant ?? search)].map((words) => {
    const telling = words.filter((word) => !stops.has(word))
    return telling.length > 0 ? telling : words
  })
  let before: { id: string; sum: number; points: string } | undefined
  for (const { id, points, rating, reviewsCount, coordinates, hasServices } of found) {
    if (!points) throw new Error(`${id} does not say why`)
    const names = city.get(id)?.names ?? []
    const isNamed = looked.some(
      (words) => words.length > 0 && words.every((word) => names.some((name) => isIn(name, word))),
    )
    expect([input, id, points.words]).toEqual([input, id, isNamed ? rankPoints.words : 0])
    const mean = ((rating ?? 0) * reviewsCount + 5 * 4) / (reviewsCount + 5)
    if (!isTouched(id)) expect(points.rating).toBeCloseTo((rankPoints.rating * (mean - 1)) / 4, 6)
    const near = area ? rankPoints.near * (1 - Math.min(1, kilometres(area, coordinates) / area.radiusKm)) : 0
    expect(points.near).toBeCloseTo(near, 6)
    const isOnline = known ? known.get(id)?.isOnline : hasServices && points.online > 0
    if (!isTouched(id)) expect([id, points.online]).toEqual([id, isOnline ? rankPoints.online : 0])
    const here = { id, sum: points.words + points.rating + points.near + points.online, points: JSON.stringify(points) }
    if (before) expect(here.sum).toBeLessThanOrEqual(before.sum + 1e-9)
    if (before?.points === here.points) expect(id > before.id).toBe(true)
    before = here
  }
}

// What happens meanwhile.

type Write = { id: string; kind: string; from: number; to: number }
const writes: Write[] = []
const writesSince = (id: string, since: number) => writes.filter((write) => write.id === id && write.to >= since)

/** What fails has changed nothing. */
async function written<T>(id: string, kind: string, work: () => Promise<T>): Promise<T> {
  const write = { id, kind, from: performance.now(), to: Number.POSITIVE_INFINITY }
  writes.push(write)
  try {
    return await work()
  } catch (error) {
    writes.splice(writes.indexOf(write), 1)
    throw error
  } finally {
    write.to = performance.now()
  }
}

const refusalOf = (error: unknown): string => {
  const refused = translate(error)
  if (refused instanceof AppError) return refused.code
  throw error
}

/** What may have happened to a time that was offered a moment ago, by what the refusal says. */
const hours = ['hours', 'override', 'rules']
const explanations: Record<string, string[]> = {
  slot_taken: ['booking', 'entry', 'service', ...hours],
  blocked: ['entry', ...hours],
  closed: ['service', 'entry', ...hours],
  closed_day: hours,
  too_short: ['service', 'entry', 'booking', ...hours],
  not_a_start_time: hours,
  nobody_performs: ['service'],
  provider_not_found: ['suspension'],
  provider_not_available: ['suspension'],
  service_not_found: ['service'],
  service_unknown: ['service'],
  service_inactive: ['service'],
}

const booked: { id: string; customer: Actor; booking: string }[] = []

/** The offered time, by a new customer; the code of what refuses it. */
async function book({ id, serviceId }: SearchResult, dateTime: string, now: Date, isCall: boolean): Promise<string> {
  const customer = await makeAccount(app)
  const selection = { providerId: id, serviceIds: [serviceId ?? ''], dateTime }
  const create = isCall
    ? callForBooking
    : async () => (await createBooking({ ...app.ctx(customer), now }, selection)).id
  return written(id, 'booking', async () => {
    const booking = await persistently(() => create(customer, selection))
    booked.push({ id, customer, booking })
    return 'booked'
  }).catch(refusalOf)
}

async function callForBooking(customer: Actor, selection: object): Promise<string> {
  const authorization = await bearer(app, customer)
  const headers = { authorization, origin: app.running.config.origin, 'content-type': 'application/json' }
  const response = await api.request('/api/bookings', { method: 'POST', headers, body: JSON.stringify(selection) })
  const answer = (await response.json()) as { code: string; data: { id: string } }
  if (response.status !== 201) throw new AppError('conflict', answer.code, `${response.status}`)
  return answer.data.id
}

class Undone extends Error {}

/** As `book`, but nobody will have been there. */
async function tryBooking(
  { id, serviceId }: SearchResult,
  dateTime: string,
  customer: Actor,
  now: Date,
): Promise<string> {
  return transaction({ ...app.ctx(customer), now }, async (tx) => {
    await createBooking(tx, { providerId: id, serviceIds: [serviceId ?? ''], dateTime })
    throw new Undone()
  }).catch((error: unknown) => (error instanceof Undone ? 'booked' : refusalOf(error)))
}

/** Its last moment, which is a whole minute, has passed since it was offered: whoever books is asked by the clock. */
const isTooLate = (code: string, offeredAt: Date) =>
  code === 'notice' && Math.floor(offeredAt.getTime() / 60_000) < Math.floor(Date.now() / 60_000)

const suspended = new Set<string>()

async function writer(random: Random, isOver: () => boolean) {
  const entries: { one: Known; entryId: string }[] = []
  while (!isOver()) {
    const one = random.pick([...city.values()])
    const { id, owner } = one
    const staff = await app.running.db.selectFrom('staff').select('staff_id').where('provider_id', '=', id).execute()
    const services = await app.running.db
      .selectFrom('service')
      .select('service_id')
      .where('provider_id', '=', id)
      .execute()
    const [staffId, serviceId] = [random.pick(staff).staff_id, random.pick(services).service_id]
    const date = dateIn(random.int(1, 16))
    const spans = random.chance(0.3)
      ? []
      : [{ opens: random.pick(['08:00', '11:30']), closes: random.pick(['14:00', '20:15']) }]
    const ctx = app.ctx(owner)
    const kinds: Record<string, () => Promise<unknown>> = {
      booking: async () => {
        const customer = await makeAccount(app)
        const asked = { providerId: id, serviceIds: [serviceId], from: date, to: date }
        const { days } = await listAvailability(app.ctx(customer), asked)
        const [slot] = days.flatMap(({ slots }) => slots)
        if (!slot) return
        await createBooking(app.ctx(customer), { providerId: id, serviceIds: [serviceId], dateTime: slot.start })
      },
      entry: async () => {
        const who = { label: '', customerName: null, customerPhone: null }
        const [start, end] = [`${date}T09:00:00Z`, `${date}T${random.int(10, 20)}:00:00Z`]
        entries.push({ one, entryId: (await addEntry(ctx, { id, staffId, start, end, ...who })).id })
      },
      hours: async () =>
        setHours(ctx, {
          id,
          staffId,
          hours: Array.from({ length: 7 }, () => [
            { opens: '08:00', closes: random.pick(['19:00', '21:00', '23:45']) },
          ]),
        }),
      override: async () =>
        random.chance(0.3)
          ? removeDateOverride(ctx, { id, staffId, date })
          : setDateOverride(ctx, { id, staffId, date, hours: spans }),
      service: async () =>
        updateService(ctx, {
          id,
          serviceId,
          isActive: random.chance(0.7),
          durationMinutes: random.pick([30, 45, 90]),
          priceMinor: random.int(1, 90) * 100,
        }),
      rules: async () => setRules(ctx, { id, startIntervalMinutes: random.pick([15, 30, 60]) }),
      suspension: async () => {
        const isSuspended = suspended.size < providerCount / 10 && !suspended.has(id)
        suspended[isSuspended ? 'add' : 'delete'](id)
        await setSuspended(app.ctx(), { accountId: owner.accountId, isSuspended })
      },
      review: async () =>
        sql`update provider_rating set star_counts[5] = star_counts[5] + 2, star_counts[1] = star_counts[1] + ${random.int(0, 3)}
          where provider_id = ${id}`.execute(app.running.db),
    }
    const kind = random.pick(Object.keys(kinds))
    count(`${kind}: ${await written(id, kind, async () => kinds[kind]?.()).then(() => 'done', refusalOf)}`)
    const past = random.chance(0.5) ? booked.shift() : undefined
    if (past)
      await written(past.id, 'booking', () => cancelBooking(app.ctx(past.customer), { id: past.booking })).catch(
        refusalOf,
      )
    const { one: of, entryId = '' } = (entries.length > 3 && entries.shift()) || {}
    if (of) await written(of.id, 'entry', () => removeEntry(app.ctx(of.owner), { id: of.id, entryId })).catch(refusalOf)
    await sleep(random.int(0, 20))
  }
}

/** As the job does, beside everything else. */
async function worker(isOver: () => boolean) {
  while (!isOver()) {
    await workOutDueDays(app.ctx())
    await sleep(50)
  }
}

const tally = new Map<string, number>()
const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)

/** Who stays as they were from the first moment to the last is found once, and what is offered can be booked. */
async function searchBeside(query: Query, random: Random) {
  const { input } = query
  const now = new Date()
  const since = performance.now()
  let asked = since
  const expected = await scan(input, now)
  const found = await walk(query, now, async (page, meant) => {
    await expectExplained(page, query, meant, undefined, (id) => writesSince(id, asked).length > 0)
    const [one] = random.sample(
      page.filter(({ slots }) => slots.length > 0),
      1,
    )
    if (one) {
      const { start } = random.pick(one.slots)
      // Now and then somebody else is faster.
      if (random.chance(0.2)) await book(one, start, now, false)
      const code = await book(one, start, now, random.chance(0.4))
      count(`beside: ${code}`)
      const meanwhile = writesSince(one.id, asked).map(({ kind }) => kind)
      const isExplained =
        code === 'booked' || isTooLate(code, now) || meanwhile.some((kind) => explanations[code]?.includes(kind))
      expect({ input, code, meanwhile, isExplained }).toMatchObject({ isExplained: true })
    }
    asked = performance.now()
  })
  // What words mean follows from everybody who is listed.
  if (input.search) return
  const ids = new Set(found.map(({ id }) => id))
  const isTouched = (id: string) => writesSince(id, since).length > 0
  count(`beside: ${[...expected.wanted].every(isTouched) ? 'all' : 'not all'} touched`)
  const missing = [...expected.wanted].filter((id) => !ids.has(id) && !isTouched(id))
  const tooMany = [...ids].filter((id) => !expected.allowed.has(id) && !isTouched(id))
  expect({ query, missing, tooMany }).toEqual({ query, missing: [], tooMany: [] })
}

/** Nobody who ought to be found is missing, and every offered time can be booked. */
async function searchInQuiet(query: Query, customer: Actor, random: Random) {
  const { input } = query
  const now = new Date()
  const expected = await scan(input, now)
  const found = await walk(query, now, async (page, meant) => {
    await expectExplained(page, query, meant, expected.city)
    for (const one of page)
      for (const { start } of isFull ? one.slots : random.sample(one.slots, 1)) {
        count('in quiet: offered')
        const code = await tryBooking(one, start, customer, now)
        if (!isTooLate(code, now)) expect([input, one.slug, start, code]).toEqual([input, one.slug, start, 'booked'])
      }
  })
  const ids = new Set(found.map(({ id }) => id))
  const missing = [...expected.wanted].filter((id) => !ids.has(id))
  const tooMany = [...ids].filter((id) => !expected.allowed.has(id))
  expect({ query, missing, tooMany }).toEqual({ query, missing: [], tooMany: [] })
  count(`in quiet: ${found.length > 0 ? 'found' : 'nobody'}`)
  if (input.search || !isTimed(input)) return
  const area = await areaOf(input)
  const others = [...expected.city.values()].filter((one) => isMeant(one, input, area) && !ids.has(one.id))
  for (const one of random.sample(others, 3))
    expect([query, one.id, await offersThen(one, input, now)]).toEqual([query, one.id, false])
}

beforeAll(async () => {
  await fillDemoCity({ databaseUrl: app.running.config.databaseUrl ?? '', providers: providerCount })
  api = createApi(app.running)
  city = await readCity()
  const { rows } = await sql<{
    word: string
  }>`select word from unnest(${[...new Set([...city.values()].flatMap(({ words }) => words))]}::text[]) word
    where is_stop_word(word)`.execute(app.running.db)
  for (const word of [...rows.map(({ word }) => word), ...fillerWords]) if (!synonymsOf(word)) stops.add(word)
}, 60_000)

test(`what search offers can be booked, nobody is missing, every place is explained, in a city that changes (seed ${seed})`, {
  timeout: isFull ? 2_700_000 : 900_000,
}, async () => {
  const random = createRandom(seed)
  const customer = await makeAccount(app)
  for (let round = 0; round < rounds; round++) {
    city = await readCity()
    writes.length = 0
    let isOver = false
    const changing = [
      ...[0, 1, 2].map((index) => writer(createRandom(seed, round, 'writer', index), () => isOver)),
      worker(() => isOver),
    ]
    const searching = [0, 1].map(async (index) => {
      const own = createRandom(seed, round, 'beside', index)
      for (let left = searches / 2; left > 0; left--) await searchBeside(someQuery(own), own)
    })
    const searched = Promise.all(searching).finally(() => {
      isOver = true
    })
    await Promise.all([searched, ...changing])
    // Of half the rounds everything is known, of the others what the job has come to.
    while (round % 2 === 0 && (await countDueProviders(app.ctx())) > 0) await workOutDueDays(app.ctx())
    city = await readCity()
    for (let left = searches; left > 0; left--) await searchInQuiet(someQuery(random), customer, random)
  }
  console.log(`seed ${seed}`, Object.fromEntries([...tally].sort(([, a], [, b]) => b - a)))
})
