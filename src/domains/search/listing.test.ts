import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { rankPoints } from '../providers/contract.ts'
import { getProvider } from '../providers/service.server.ts'
import { countDueProviders, workOutDueDays } from '../scheduling/free-days.server.ts'
import { countFilters } from './count-filters.server.ts'
import { searchProviders } from './service.server.ts'

const app = openTestApp()
type Asked = Partial<Parameters<typeof searchProviders>[1]>

const now = new Date()
const ask = (input: Asked) =>
  searchProviders({ ...app.ctx(), now }, { page: 1, limit: 50, ...input } as Parameters<typeof searchProviders>[1])

async function workOutAll() {
  while ((await countDueProviders(app.ctx())) > 0) await workOutDueDays(app.ctx())
}

beforeAll(async () => {
  await fillDemoCity({ databaseUrl: app.running.config.databaseUrl ?? '', providers: 90 })
}, 60_000)

describe('the recommended order', () => {
  const sum = ({ words, rating, near, online }: { words: number; rating: number; near: number; online: number }) =>
    words + rating + near + online

  test('is that of the points, which anybody can work out again', async () => {
    for (const input of [
      {},
      { location: 'London' },
      { search: 'hair', location: 'Bethnal Green', distanceKm: 8 },
    ] as Asked[]) {
      const { providers } = await ask(input)
      expect(providers.length).toBeGreaterThan(5)
      const totals = providers.map(({ points }) => (points ? sum(points) : Number.NaN))
      expect(totals).toEqual([...totals].sort((a, b) => b - a))
      const radius = input.distanceKm ?? 15
      for (const { points, rating, reviewsCount, distanceKm } of providers) {
        const mean = ((rating ?? 0) * reviewsCount + 5 * 4) / (reviewsCount + 5)
        expect(points?.rating).toBeCloseTo((rankPoints.rating * (mean - 1)) / 4, 6)
        expect(points?.near).toBeCloseTo(input.location ? rankPoints.near * (1 - (distanceKm ?? 0) / radius) : 0, 1)
        expect([0, rankPoints.online]).toContain(points?.online)
      }
    }
    const sorted = await ask({ sort: 'rating' })
    expect(sorted.providers.every(({ points }) => points === null)).toBe(true)
  })

  test('puts first whose name the words are', async () => {
    const named = await makeProvider(app, {
      columns: { business_name: 'Velvet Rooms', name_text: 'velvet rooms', search_text: 'velvet rooms hair' },
    })
    for (let index = 0; index < 3; index++) {
      const other = await makeProvider(app, {
        columns: { search_text: 'velvet rooms hair', name_text: 'somebody else' },
      })
      await sql`insert into provider_rating (provider_id, star_counts) values (${other.providerId}, '{0,0,0,0,90}')`.execute(
        app.running.db,
      )
    }
    const { providers } = await ask({ search: 'velvet rooms' })
    expect(providers).toHaveLength(4)
    expect(providers[0]).toMatchObject({ id: named.providerId, points: { words: rankPoints.words } })
    expect(providers.slice(1).map(({ points }) => points?.words)).toEqual([0, 0, 0])
  })

  test('puts the soonest first when that is asked for', async () => {
    await workOutAll()
    const isSorted = (starts: readonly number[]) => starts.every((start, index) => start >= (starts[index - 1] ?? 0))
    // A Friday: in the evening of a Sunday nearly nobody works.
    const date = [2, 3, 4, 5, 6, 7, 8].map(dateIn).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 5) ?? ''
    const evening = { date, timeOfDay: 'evening' as const }
    // Few have hours then, on some days of the week.
    for (const [input, most] of [
      [{}, 5],
      [{ date }, 5],
      [{ date, time: '14:00' }, 5],
      [evening, 1],
    ] as const) {
      const { providers } = await ask({ ...input, sort: 'soonest', location: 'London', limit: 50 })
      const starts = providers.flatMap(({ slots }) => (slots[0] ? [Date.parse(slots[0].start)] : []))
      expect([input, starts.length > most, isSorted(starts)]).toEqual([input, true, true])
      // Whoever has no time that is known stands at the end.
      expect(providers.slice(0, starts.length).every(({ slots }) => slots.length > 0)).toBe(true)
      const pages = [1, 2, 3].map((page) => ask({ ...input, sort: 'soonest', location: 'London', limit: 7, page }))
      const paged = (await Promise.all(pages)).flatMap((found) => found.providers.map(({ id }) => id))
      const [first] = paged
      expect(paged.length).toBeGreaterThan(most)
      expect(providers.find(({ id }) => id === first)?.slots[0]?.start).toBe(providers[0]?.slots[0]?.start)
    }
    // By the service that the words name, not by the shortest.
    const named = await ask({ sort: 'soonest', search: 'balayage', limit: 50 })
    const starts = named.providers.flatMap(({ slots }) => (slots[0] ? [Date.parse(slots[0].start)] : []))
    expect([starts.length > 3, isSorted(starts)]).toEqual([true, true])
  })
})

describe('the next links', () => {
  const along = async (input: Parameters<typeof ask>[0], after: string | null = null) => {
    const pages: number[] = []
    const seen: string[] = []
    do {
      const found = await ask({ ...input, ...(after !== null && { after }) })
      pages.push(found.providers.length)
      seen.push(...found.providers.map(({ id }) => id))
      after = found.next
    } while (after !== null)
    return { pages, seen }
  }

  test('go on when those who were seen leave', async () => {
    for (let index = 0; index < 12; index++) await makeProvider(app, { columns: { search_text: 'leavers' } })
    const { providers, next } = await ask({ search: 'leavers', limit: 4 })
    await sql`update provider set status = 'inactive'
      where provider_id = any(${providers.map(({ id }) => id)}::uuid[])`.execute(app.running.db)
    expect((await along({ search: 'leavers', limit: 4 }, next)).pages).toEqual([4, 4])
  })

  test('bring full pages of those who are free for a service that most are not free for', async () => {
    const date = dateIn(4)
    const services = [
      { name: 'Fringe', durationMinutes: 30, priceMinor: 1000 },
      { name: 'Microblading', durationMinutes: 240, priceMinor: 9000 },
    ]
    const free: string[] = []
    for (let index = 0; index < 60; index++) {
      const isBusy = index % 6 !== 0
      const staff = [{ name: 'Ana', ...(isBusy && { dateOverrides: { [date]: [[540, 570] as [number, number]] } }) }]
      const { providerId } = await makeProvider(app, { columns: { search_text: 'microblading' }, services, staff })
      if (!isBusy) free.push(providerId)
    }
    await workOutAll()
    const { pages, seen } = await along({ search: 'microblading', date, limit: 3 })
    expect(seen.toSorted()).toEqual(free.toSorted())
    expect(pages).toEqual([3, 3, 3, 1])
  })

  test('bring everybody once, also while everything that sorts them changes', async () => {
    for (const sort of ['recommended', 'rating', 'price'] as const) {
      const all = (await ask({ sort, limit: 50 })).pagination.total
      const seen: string[] = []
      let after: string | undefined
      for (let pages = 0; pages < 30; pages++) {
        const found = await ask({ sort, limit: 7, ...(after !== undefined && { after }) })
        seen.push(...found.providers.map(({ id }) => id))
        if (found.next === null) break
        after = found.next
        await sql`update provider_rating set star_counts = array[(random() * 9)::int, 0, 1, 0, (random() * 9)::int] where random() < 0.5`.execute(
          app.running.db,
        )
        await sql`update service set price_minor = 1 + (random() * 9000)::int where random() < 0.3 and price_minor > 0`.execute(
          app.running.db,
        )
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect([sort, seen.length]).toEqual([sort, all])
    }
  })

  test('begin at the first page: who stands before another is not known to it', async () => {
    const [first, second] = [await ask({ limit: 7 }), await ask({ limit: 7, page: 2 })]
    expect([first.next, second.next]).toEqual([expect.any(String), null])
    const follows = await ask({ limit: 7, page: 2, after: first.next ?? '' })
    expect(follows.providers.map(({ id }) => id)).toEqual(second.providers.map(({ id }) => id))
    expect(follows.next).toEqual(expect.any(String))
  })

  test('tell how many there are also behind the last of them', async () => {
    const all = (await ask({ search: 'leavers' })).providers.map(({ id }) => id)
    const after = Buffer.from(all.map((id) => id.slice(-8)).join(''), 'hex').toString('base64url')
    expect(await ask({ search: 'leavers', after })).toMatchObject({
      providers: [],
      next: null,
      without: [],
      pagination: { total: all.length },
    })
  })

  test.runIf(process.env.TEST_FULL)('look longer while nobody has been found', { timeout: 240_000 }, async () => {
    const date = dateIn(4)
    const services = [
      { name: 'Fringe', durationMinutes: 30, priceMinor: 1000 },
      { name: 'Quillwork', durationMinutes: 240, priceMinor: 9000 },
    ]
    const columns = { search_text: 'quillwork' }
    const staff = [{ name: 'Ana', dateOverrides: { [date]: [[540, 570] as [number, number]] } }]
    for (let part = 0; part < 75; part++)
      await Promise.all(Array.from({ length: 20 }, () => makeProvider(app, { columns, services, staff })))
    const free = await makeProvider(app, { columns, services })
    // Everybody else stands better.
    await sql`update listing set rating = 5, reviews_count = 50 where provider_id <> ${free.providerId}
      and provider_id in (select provider_id from service where name = 'Quillwork')`.execute(app.running.db)
    await workOutAll()
    const found = await ask({ search: 'quillwork', date, limit: 12 })
    expect(found.providers.map(({ id }) => id)).toEqual([free.providerId])
  })

  test('are refused when they are not what an answer gave', async () => {
    await expect(ask({ after: 'abc' })).rejects.toMatchObject({ code: 'invalid_input' })
  })
})

describe('filters', () => {
  test('count what each of them would leave', { timeout: 60_000 }, async () => {
    const count = async (input: Asked) => (await ask({ limit: 1, ...input })).pagination.total
    await workOutAll()
    for (const input of [
      {},
      { location: 'London' },
      { location: 'London', date: dateIn(2) },
      { category: 'nail-care' },
    ] as Asked[]) {
      const counted = await countFilters({ ...app.ctx(), now }, input)
      for (const [name, list] of [
        ['category', counted.categories],
        ['specialization', counted.specializations.slice(0, 3)],
        ['speaks', counted.speaks.slice(0, 3)],
        ['priceRange', counted.priceRanges],
      ] as const)
        for (const { value, count: expected } of list)
          if (!(name in input))
            expect([input, name, value, await count({ ...input, [name]: value })]).toEqual([
              input,
              name,
              value,
              expected,
            ])
      for (const { value, count: expected } of counted.needs.slice(0, 3))
        expect([value, await count({ ...input, needs: [value] } as Asked)]).toEqual([value, expected])
      for (const { value, count: expected } of counted.minRatings)
        expect([value, await count({ ...input, minRating: Number(value) })]).toEqual([value, expected])
      for (const { value, count: expected } of counted.distances)
        expect([value, await count({ ...input, distanceKm: Number(value) })]).toEqual([value, expected])
      expect(await count({ ...input, verified: true })).toBe(counted.verified)
      expect(await count({ ...input, openNow: true })).toBe(counted.openNow)
      const { prices } = counted
      if (!prices) continue
      const charged = await count({ ...input, minPrice: 0, currency: prices.currency })
      expect(prices.steps.reduce((total, step) => total + step.count, 0)).toBe(charged)
      const [first] = prices.steps
      expect(await count({ ...input, minPrice: (first?.from ?? 0) / 100, currency: prices.currency })).toBe(charged)
    }
  })

  test('count for each date whom a search for it finds, by the time of the day and the booking window too', async () => {
    const everyDay = (opens: number, closes: number) =>
      [1, 2, 3, 4, 5, 6, 7].map((day): [number, number, number] => [day, opens, closes])
    const columns = { search_text: 'datedword' }
    for (let index = 0; index < 2; index++) await makeProvider(app, { hours: everyDay(540, 660), columns })
    await makeProvider(app, { hours: everyDay(540, 1300), columns })
    await makeProvider(app, { hours: everyDay(1260, 1600), columns })
    await makeProvider(app, { hours: everyDay(540, 1300), columns: { ...columns, booking_window_days: 2 } })
    await workOutAll()
    // On the last day of the window the numbers may promise too much.
    const dates = [0, 1, 3, 4, 5].map(dateIn)
    for (const input of [
      {},
      { timeOfDay: 'morning' },
      { timeOfDay: 'evening' },
      { time: '23:30' },
      { date: dateIn(4) },
    ] as Asked[]) {
      const counted = await countFilters({ ...app.ctx(), now }, { search: 'datedword', ...input })
      const found = new Map(counted.dates.map(({ value, count }) => [value, count]))
      for (const date of dates) {
        const { total } = (await ask({ search: 'datedword', ...input, date })).pagination
        expect([input, date, found.get(date) ?? 0]).toEqual([input, date, total])
      }
    }
    const evening = await countFilters({ ...app.ctx(), now }, { search: 'datedword', timeOfDay: 'evening' })
    expect(evening.dates.find(({ value }) => value === dateIn(4))).toEqual({ value: dateIn(4), count: 2 })
  })

  test('leave out a day that is over or beyond the window, also where the words name a service nothing is known of', async () => {
    const services = [
      { name: 'Fringe', durationMinutes: 30, priceMinor: 1000, rooms: [0] },
      { name: 'Overword', durationMinutes: 60, priceMinor: 9000 },
    ]
    await makeProvider(app, { rooms: ['Blue'], services, columns: { search_text: 'overword', booking_window_days: 4 } })
    await workOutAll()
    const counted = (input: Asked) => countFilters({ ...app.ctx(), now }, { search: 'overword', ...input })
    const dates = (await counted({})).dates.map(({ value }) => value)
    expect(dates.length).toBeGreaterThan(1)
    for (const date of dates) expect([date, date >= dateIn(0) && date <= dateIn(4)]).toEqual([date, true])
    for (const date of [dateIn(-1), dateIn(5)]) expect([date, (await counted({ date })).categories]).toEqual([date, []])
    expect((await counted({ date: dateIn(2) })).categories).toHaveLength(1)
  })

  test('find a profession whatever its letters', async () => {
    for (const profession of ['İmam', 'ΟΔΟΣ']) {
      const { providerId } = await makeProvider(app, { columns: { profession } })
      expect((await ask({ profession })).providers.map(({ id }) => id)).toEqual([providerId])
    }
  })

  test('find who is open by the rule of the provider’s page', { timeout: 60_000 }, async () => {
    const everybody = (await ask({ limit: 50 })).providers
    for (const hour of [3, 9, 12, 18, 23]) {
      const then = new Date(`${dateIn(hour % 7)}T${String(hour).padStart(2, '0')}:20:00Z`)
      const open = new Set<string>()
      for (const { id } of everybody)
        if ((await getProvider({ ...app.ctx(), now: then }, { id })).openingTimes.state.code === 'open') open.add(id)
      const input = { page: 1, limit: 50, openNow: true } as const
      const found = await searchProviders({ ...app.ctx(), now: then }, input as Parameters<typeof searchProviders>[1])
      const listed = found.providers.map(({ id }) => id).filter((id) => everybody.some((one) => one.id === id))
      expect([hour, listed.sort()]).toEqual([
        hour,
        [...open].filter((id) => listed.includes(id) || found.pagination.total <= 50).sort(),
      ])
    }
  })

  test('say what to leave out where together they find nobody', async () => {
    await makeProvider(app, { columns: { search_text: 'lonely', needs: ['quiet'] } })
    const found = await ask({ search: 'lonely', needs: ['quiet'], minRating: 5, category: 'nail-care' } as Asked)
    expect(found.providers).toEqual([])
    expect(found.without).toEqual([])
    const nearly = await ask({ search: 'lonely', needs: ['quiet'], category: 'nail-care' } as Asked)
    expect(nearly.without).toContainEqual({ filter: 'category', count: 1 })
    const rest = { search: 'lonely', needs: ['quiet'], category: 'nail-care' }
    for (const { filter, count } of nearly.without)
      expect((await ask({ ...rest, [filter]: undefined } as Asked)).pagination.total).toBe(count)
  })

  test('count without a distance as without the point that it is from, and without a part of the map', async () => {
    const far = { latitude: 55.95, longitude: -3.19, search_text: 'zarquonly' }
    await makeProvider(app, { columns: far })
    await makeProvider(app, { columns: { ...far, latitude: 51.5, longitude: -0.1 } })
    const near = await ask({ search: 'zarquonly', userLat: 51.6, userLng: -0.1, distanceKm: 0.3 } as Asked)
    expect(near.without).toContainEqual({ filter: 'distanceKm', count: 2 })
    const bounds = { south: 0, west: 0, north: 1, east: 1 }
    expect((await ask({ search: 'zarquonly', bounds } as Asked)).without).toContainEqual({ filter: 'bounds', count: 2 })
  })
})

describe('the service that the words name', () => {
  test('is the one whose times are shown, and they book', async () => {
    const provider = await makeProvider(app, {
      columns: { search_text: 'worded trim balayage' },
      staff: [{ name: 'Ana' }, { name: 'Ben' }],
      services: [
        { name: 'Trim', durationMinutes: 30, priceMinor: 2000 },
        { name: 'Balayage', durationMinutes: 120, priceMinor: 9000 },
      ],
    })
    const [trim = '', balayage = ''] = provider.serviceIds
    expect((await ask({ search: 'worded' })).providers[0]).toMatchObject({ serviceId: trim, service: { name: 'Trim' } })
    const [found] = (await ask({ search: 'worded balyage' })).providers
    expect(found).toMatchObject({
      serviceId: balayage,
      service: { id: balayage, name: 'Balayage', durationMinutes: 120, priceMinor: 9000, isFrom: false },
    })
    // The first may pass before it is booked.
    const slot = found?.slots.at(-1)
    expect(Date.parse(slot?.end ?? '') - Date.parse(slot?.start ?? '')).toBe(120 * 60_000)
    const booked = await createBooking(app.ctx(await makeAccount(app)), {
      providerId: provider.providerId,
      serviceIds: [balayage],
      dateTime: slot?.start ?? '',
    })
    expect(booked).toMatchObject({ totalMinor: 9000 })
  })

  test('is found free also where the shortest is not: somebody else performs it', async () => {
    const provider = await makeProvider(app, {
      columns: { search_text: 'split trim tattoo' },
      staff: [{ name: 'Ana' }, { name: 'Ben' }],
      services: [
        { name: 'Trim', durationMinutes: 30, priceMinor: 2000 },
        { name: 'Tattoo', durationMinutes: 120, priceMinor: 9000 },
      ],
    })
    const [trim = '', tattoo = ''] = provider.serviceIds
    const [ana = '', ben = ''] = provider.staffIds
    for (const [service, staff] of [
      [trim, ana],
      [tattoo, ben],
    ])
      await sql`insert into service_staff (provider_id, service_id, staff_id) values (${provider.providerId}, ${service}, ${staff})`.execute(
        app.running.db,
      )
    const date = dateIn(3)
    await sql`insert into date_override (provider_id, staff_id, date, hours) values (${provider.providerId}, ${ana}, ${date}, '{}')`.execute(
      app.running.db,
    )
    await workOutAll()
    expect((await ask({ search: 'split trim', date })).providers).toEqual([])
    expect((await ask({ search: 'split tattoo', date, time: '10:00' })).providers[0]).toMatchObject({
      serviceId: tattoo,
      slots: [{ start: london(date, '10:00') }, {}, {}],
    })
  })
})

test('a part of the day is asked for as a time is', async () => {
  await makeProvider(app, { columns: { search_text: 'noontide', start_interval_minutes: 60 } })
  const date = dateIn(2)
  const starts = async (timeOfDay: 'morning' | 'afternoon' | 'evening') =>
    (await ask({ search: 'noontide', date, timeOfDay })).providers[0]?.slots.map(({ start }) => start.slice(11, 16))
  expect(await starts('morning')).toEqual(['09:00', '10:00', '11:00'])
  expect(await starts('afternoon')).toEqual(['12:00', '13:00', '14:00'])
  expect(await starts('evening')).toBeUndefined()
})

describe('the owner of a business that is just being opened', () => {
  const open = async (client: pg.ClientBase, accountId: string, word: string) => {
    await client.query('begin')
    await client.query(
      'insert into provider_address (slug, provider_id, account_id) values ($2, gen_random_uuid(), $1)',
      [accountId, word],
    )
    return client.query(
      `insert into provider (provider_id, account_id, slug, business_name, profession, category_slug, subcategory_slug, city,
        country, latitude, longitude, search_text)
      select provider_id, account_id, slug, slug, 'Barber', 'hair-styling-barbering', 'hair-styling-barbering', 'London', 'GB',
        51.5, -0.1, slug from provider_address where slug = $1`,
      [word],
    )
  }
  const isWaiting = (query: string) => async () =>
    (
      await app.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1",
        [query],
      )
    ).rowCount
  const cases = [
    ['proves the mailbox', 'set email_verified_at = now()', 1],
    ['is shut out', "set status = 'suspended'", 0],
  ] as const

  test.each(
    cases.flatMap(([what, change, found]) =>
      (['before', 'after'] as const).map((when) => ({ what, when, change, found })),
    ),
  )('$what $when it is opened: it is found so', async ({ when, change, found }) => {
    const { accountId } = await makeAccount(app)
    const [opening, changing] = await Promise.all([app.pool.connect(), app.pool.connect()])
    const word = `opened${randomBytes(4).toString('hex')}`
    const changes = () => changing.query(`update account ${change} where account_id = $1`, [accountId])
    try {
      await app.pool.query(
        `update account set email_verified_at = ${found === 1 ? 'null' : 'now()'} where account_id = $1`,
        [accountId],
      )
      if (when === 'after') {
        await open(opening, accountId, word)
        const changed = changes()
        await expect.poll(isWaiting('update account %')).toBe(1)
        await opening.query('commit')
        await changed
      } else {
        await changing.query('begin')
        await changes()
        const opened = open(opening, accountId, word)
        await expect.poll(isWaiting('insert into provider (%')).toBe(1)
        await changing.query('commit')
        await opened
        await opening.query('commit')
      }
    } finally {
      opening.release()
      changing.release()
    }
    expect((await ask({ search: word })).pagination.total).toBe(found)
  })
})

test('a move, or another time zone, works no words out anew; other words or facets do', async () => {
  const { providerId } = await makeProvider(app, { columns: { search_text: 'aaa movedword' } })
  const db = app.running.db
  await sql`update listing set words = array_to_tsvector('{untouched}') where provider_id = ${providerId}`.execute(db)
  const words = async () =>
    (
      await sql<{ words: string[]; at: number; zone: string }>`select tsvector_to_array(words) as words, latitude as at,
        timezone as zone from listing where provider_id = ${providerId}`.execute(db)
    ).rows[0]
  await sql`update provider set latitude = 48.85, longitude = 2.35, timezone = 'Europe/Paris', booking_window_days = 3, city = 'Paris',
    area = '', is_featured = true where provider_id = ${providerId}`.execute(db)
  expect(await words()).toEqual({ words: ['untouched'], at: 48.85, zone: 'Europe/Paris' })
  await sql`update provider set needs = '{quiet}' where provider_id = ${providerId}`.execute(db)
  expect((await words())?.words).toEqual(expect.arrayContaining(['movedword', ':need:quiet']))
})

// At the end: it leaves few in the city who can be booked.
describe('a listing', () => {
  const listings = async () =>
    (await sql<object>`select * from listing order by provider_id`.execute(app.running.db)).rows
  const worksOutAll = async () => {
    await sql`select list_providers(array_agg(provider_id)) from provider`.execute(app.running.db)
    await sql`select refresh_listings(array_agg(provider_id)) from provider`.execute(app.running.db)
  }
  const one = sql`(select provider_id from provider order by random() limit 1)`
  /** Whatever an operator may write. */
  const writes = [
    sql`update provider set status = case status when 'active' then 'suspended' else 'active' end where provider_id = ${one}`,
    sql`update provider set latitude = latitude + 0.01, area = 'Elsewhere', needs = '{quiet}', languages = '{fr,pl}' where provider_id = ${one}`,
    sql`update provider set specializations = '{Frénch Plaits}', price_range = null, is_verified = not is_verified where provider_id = ${one}`,
    sql`update provider set search_text = search_text || ' plaits', name_text = 'plaits', is_featured = not is_featured where provider_id = ${one}`,
    sql`update provider set timezone = 'Europe/Paris', currency = 'EUR', minimum_notice_minutes = 90, booking_window_days = 14 where provider_id = ${one}`,
    sql`update account set status = 'suspended' where account_id = (select account_id from provider where provider_id = ${one})`,
    sql`update account set email_verified_at = null where account_id = (select account_id from provider where provider_id = ${one})`,
    sql`update account set status = 'active', email_verified_at = now() where account_id in (select account_id from provider) and status = 'suspended'`,
    sql`delete from provider_rating where provider_id = ${one}`,
    sql`update provider_rating set star_counts[5] = star_counts[5] + 3 where provider_id in (${one}, ${one})`,
    sql`update service set price_minor = price_minor / 2 where provider_id = ${one}`,
    sql`update service set price_minor = 0, is_active = not is_active where provider_id = ${one}`,
    sql`delete from working_hours where provider_id = ${one}`,
    sql`update service set name = name || ' for two' where provider_id = ${one}`,
  ]

  test('is at every moment what would be worked out anew, whoever writes what', { timeout: 60_000 }, async () => {
    const before = await listings()
    for (let round = 0; round < 4; round++) for (const write of writes) await write.execute(app.running.db)
    // At the same time as well: nobody's change is lost behind another's.
    for (let round = 0; round < 4; round++)
      await Promise.all(
        [...writes, ...writes].map((write) =>
          write.execute(app.running.db).catch((error: { code?: string }) => expect(error.code).toBe('40P01')),
        ),
      )
    const written = await listings()
    await worksOutAll()
    expect(written).toEqual(await listings())
    expect(written).not.toEqual(before)
  })

  test('keeps what is written about one provider in two places at once', async () => {
    const { providerId } = await makeProvider(app)
    const [first, second] = await Promise.all([app.pool.connect(), app.pool.connect()])
    try {
      await first.query('begin')
      await first.query(`insert into provider_rating (provider_id, star_counts) values ($1, '{0,0,0,0,7}')`, [
        providerId,
      ])
      const cheaper = second.query('update service set price_minor = 1250 where provider_id = $1', [providerId])
      const isWaiting = async () =>
        (
          await app.pool.query(
            `select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like 'update service%'`,
          )
        ).rowCount
      await expect.poll(isWaiting).toBe(1)
      await first.query('commit')
      await cheaper
    } finally {
      first.release()
      second.release()
    }
    const { rows } =
      await sql`select reviews_count, starting_price_minor::int from listing where provider_id = ${providerId}`.execute(
        app.running.db,
      )
    expect(rows).toEqual([{ reviews_count: 7, starting_price_minor: 1250 }])
  })
})
