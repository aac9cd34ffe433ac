import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  furtherScenesFor,
  portraitPath,
  scenePath,
  scenes,
  scenesFor,
  sceneWidths,
  windowPath,
  windows,
} from '../../scripts/pictures/scenes.ts'
import { owedMessages } from '../../src/domains/doctor/owed-messages.server.ts'
import { specializationCalled } from '../../src/domains/providers/specializations.server.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/databases.ts'
import { demoAccounts, type Filled, fillDemoCity, isDatabaseEmpty } from './fill.ts'

const now = new Date('2026-06-17T10:20:00Z')

let database: TestDatabase
let client: pg.Client
let filled: Filled | null
/** What filling has cost this process. */
let workMs = 0

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  expect(await isDatabaseEmpty(database.url)).toBe(true)
  const before = process.cpuUsage()
  filled = await fillDemoCity({ databaseUrl: database.url, now })
  const { user, system } = process.cpuUsage(before)
  workMs = (user + system) / 1000
  process.stdout.write(`demo city filled in ${((filled?.milliseconds ?? 0) / 1000).toFixed(1)} s\n`)
}, 60_000)

afterAll(async () => {
  await client.end()
  await database.drop()
})

async function value(sql: string): Promise<unknown> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  return rows[0]?.[0]
}

async function count(sql: string): Promise<number> {
  return Number(await value(`select count(*) from ${sql}`))
}

describe('the town', () => {
  test('has told everybody who has booked or cancelled since yesterday', async () => {
    const db = new Kysely<object>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
    })
    const { rows } = await owedMessages(new Date(now.getTime() + 11 * 60_000)).execute(db)
    await db.destroy()
    expect(rows).toEqual([])
    expect(await count('message')).toBeGreaterThan(50)
  })

  test('has no specialization without a name in every language', async () => {
    const { rows } = await client.query<{ name: string }>(
      'select distinct unnest(specializations) as name from provider order by 1',
    )
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.filter(({ name }) => specializationCalled(name)?.name !== name)).toEqual([])
  })

  test('has the promised size and was built in time', async () => {
    expect(filled).toMatchObject({ providers: 400, customers: 3000, bookings: 20_000, reviews: 6000 })
    expect(await count('provider')).toBe(400)
    expect(await count('booking')).toBe(20_000)
    expect(await count('review')).toBe(6000)
    // Of this process, whatever else the machine does.
    expect(workMs).toBeLessThan(20_000)
  })

  test('knows every profession, five cities, two currencies', async () => {
    expect(await count('(select distinct profession from provider) p')).toBe(14)
    expect(await count('(select distinct city from provider) p')).toBe(5)
    expect(
      await count(
        `provider where (country, currency, timezone) not in (('GB', 'GBP', 'Europe/London'), ('FR', 'EUR', 'Europe/Paris'))`,
      ),
    ).toBe(0)
    expect(
      await count(
        'provider p where not exists (select from place where place.name = p.area and place.city = p.city and abs(place.latitude - p.latitude) < 0.011 and abs(place.longitude - p.longitude) < 0.02)',
      ),
    ).toBe(0)
  })

  test('tells of every booking how it was made, and of those that ended how and by whom', async () => {
    expect(
      await count(
        `booking b where (select string_agg(kind, ' ' order by position) from booking_change h
            where h.provider_id = b.provider_id and h.booking_id = b.booking_id)
          !~ ('^(booked|requested|requested accepted)' || case when status in ('pending', 'confirmed') then '' else ' ' || status end || '$')`,
      ),
    ).toBe(0)
    expect(
      await count(
        `booking b join booking_change h using (provider_id, booking_id) where h.kind = 'cancelled' and h.actor_id <> b.cancelled_by`,
      ),
    ).toBe(0)
  })

  test('cancels on different terms from provider to provider, and every booking on those of its provider', async () => {
    expect(await count('(select distinct cancellation_policy from provider) p')).toBe(6)
    expect(
      await count('booking b join provider p using (provider_id) where b.cancellation_policy <> p.cancellation_policy'),
    ).toBe(0)
  })

  test('gives every provider four to twelve services', async () => {
    expect(
      await count(
        'provider p where (select count(*) from service s where s.provider_id = p.provider_id) not between 4 and 12',
      ),
    ).toBe(0)
  })

  test('shows each special state exactly once', async () => {
    expect(
      await count('provider p where not exists (select from working_hours h where h.provider_id = p.provider_id)'),
    ).toBe(1)
    expect(await count("provider where profile_image is null and gallery = '{}'")).toBe(1)
    expect(await count('provider where profile_image is null')).toBe(1)
    expect(await count('provider where not show_last_name')).toBe(1)
  })

  test('has providers with several staff, with rooms, with colour that takes effect, with days that differ', async () => {
    const shared = `(select provider_id, count(*) as staff from staff group by 1) c where staff`
    expect(await count(`${shared} between 2 and 4`)).toBeGreaterThan(30)
    expect(await count(`${shared} > 4`)).toBe(0)
    expect(await count('(select distinct provider_id from service_room) r')).toBeGreaterThan(5)
    expect(await count('service where processing_minutes > 0')).toBeGreaterThan(30)
    expect(await count('service_staff where duration_minutes is not null')).toBeGreaterThan(20)
    expect(await count('service_staff where price_minor is not null')).toBeGreaterThan(40)
    for (const table of ['date_override', 'closed_day', 'calendar_entry'])
      expect(await count(table)).toBeGreaterThan(50)
    expect(await count("staff join provider using (provider_id) where slug = 'maya-thompson'")).toBe(1)
  })

  test('reaches nobody real: test addresses and numbers kept for fiction', async () => {
    expect(await count("account where email not like '%@demo.highstreet.test'")).toBe(0)
    expect(
      await count(
        "provider where phone !~ '^(020 7946 0|0161 496 0|0117 496 0|0131 496 0|07700 900)[0-9]{3}$|^01 99 00 [0-9]{2} [0-9]{2}$'",
      ),
    ).toBe(0)
    expect(await count("provider where country = 'GB' and postal_code !~ ' [0-9][CIKMOV]{2}$'")).toBe(0)
  })

  test('writes the search text as the database would', async () => {
    expect(await count('provider where search_text <> plain_text(search_text) or length(search_text) < 40')).toBe(0)
  })

  test('lets the three demo accounts find something of their own', async () => {
    expect(await value(`select is_admin from account where email = '${demoAccounts.admin.email}'`)).toBe(true)
    expect(
      await value(
        `select slug from provider join account using (account_id) where account.email = '${demoAccounts.provider.email}'`,
      ),
    ).toBe('maya-thompson')
    const ofCustomer = `booking where customer_id = (select account_id from account where email = '${demoAccounts.customer.email}')`
    expect(await count(`${ofCustomer} and status = 'completed'`)).toBeGreaterThan(2)
    expect(await count(`${ofCustomer} and status = 'confirmed' and starts_at > '${now.toISOString()}'`)).toBe(3)
  })

  test('has rates between all currencies, which say that they are made up', async () => {
    expect(await count("exchange_rate where source = 'demo' and as_of = '2026-06-17T10:20:00Z'")).toBe(10)
  })

  test('is left alone when it is already there', async () => {
    expect(await fillDemoCity({ databaseUrl: database.url, now })).toBeNull()
    expect(await isDatabaseEmpty(database.url)).toBe(false)
  })
})

describe('pictures', () => {
  const folder = join(import.meta.dirname, '../../public')
  const files = new Set(readdirSync(join(folder, 'pictures')).map((name) => `/pictures/${name}`))

  test('every one the library lists is there, in all sizes, in under 4 MB', () => {
    const listed = [
      ...scenes.flatMap(({ name }) => sceneWidths.map((width) => scenePath(name, width))),
      ...windows.map(({ name }) => windowPath(name)),
      portraitPath('nia'),
    ]
    expect(listed.filter((path) => !files.has(path))).toEqual([])
    const bytes = [...files].reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
    expect(bytes).toBeLessThan(4_000_000)
  })

  test('every profession has at least three, and every provider shows those of its own trade', async () => {
    const { rows } = await client.query<{ profession: string; profile_image: string | null; gallery: string[] }>(
      'select profession, profile_image, gallery from provider',
    )
    for (const { profession, profile_image, gallery } of rows) {
      const own = scenesFor(profession).map(({ name }) => scenePath(name))
      const further = furtherScenesFor(profession).map(({ name }) => scenePath(name))
      expect(own.length).toBeGreaterThanOrEqual(3)
      expect([...own, ...further]).toEqual(expect.arrayContaining(gallery))
      if (!profile_image) continue
      expect(own).toContain(profile_image)
      expect(gallery.length).toBeGreaterThanOrEqual(3)
      expect(new Set(gallery).size).toBe(gallery.length)
    }
    // A shop front shows five: there are galleries beyond it, and providers who have less.
    const counts = rows.map(({ gallery }) => gallery.length)
    expect(counts.filter((count) => count > 5).length).toBeGreaterThan(100)
    expect(counts.filter((count) => count < 5).length).toBeGreaterThan(50)
  })

  test('every avatar is a drawn face that exists', async () => {
    const { rows } = await client.query('select distinct avatar_url from account where avatar_url is not null')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ avatar_url }) => !files.has(avatar_url))).toEqual([])
  })
})

describe('bookings', () => {
  test('lie inside the hours of the provider, wall clock, on its grid', async () => {
    const minute = 'extract(epoch from (b.starts_at at time zone b.timezone)::time) / 60'
    expect(
      await count(`booking b where not exists (
        select from working_hours h where h.provider_id = b.provider_id and h.staff_id =
            (select g.staff_id from segment g where g.provider_id = b.provider_id and g.booking_id = b.booking_id and g.position = 0)
          and h.weekday = extract(isodow from b.starts_at at time zone b.timezone)
          and h.opens_minute <= ${minute}
          and h.closes_minute >= ${minute} + extract(epoch from b.ends_at - b.starts_at) / 60)
        and not exists (select from date_override e join segment g using (provider_id, staff_id)
          where g.provider_id = b.provider_id and g.booking_id = b.booking_id and e.date = (b.starts_at at time zone b.timezone)::date
            and e.hours @> int4range((${minute})::int, (${minute} + extract(epoch from b.ends_at - b.starts_at) / 60)::int))`),
    ).toBe(0)
    expect(
      await count(`booking b join closed_day h on h.provider_id = b.provider_id and h.date = (b.starts_at at time zone b.timezone)::date
        where not exists (select from date_override e where e.provider_id = h.provider_id and e.date = h.date)`),
    ).toBe(0)
    expect(
      await count(`occupation o join calendar_entry p using (provider_id, staff_id)
        where o.blocking and o.during && p.during`),
    ).toBe(0)
    expect(
      await count(`booking b join provider p using (provider_id)
        where case when p.start_interval_minutes is null
          then ${minute} not in (540, 600, 660, 780, 840, 900, 960, 1020)
          else (${minute})::int % p.start_interval_minutes <> 0 end`),
    ).toBe(0)
  })

  test('never overlap, buffers included', async () => {
    expect(
      await count(`(select lead(lower(during)) over (partition by provider_id, staff_id, room_id order by lower(during)) as next, upper(during) as until
        from occupation where blocking) s where next < until`),
    ).toBe(0)
    expect(
      await count("occupation join booking using (provider_id, booking_id) where blocking = (status = 'cancelled')"),
    ).toBe(0)
  })

  test('are made of their services, back to back, at their prices', async () => {
    expect(
      await count(`(select provider_id, booking_id, min(starts_at) as first, max(ends_at) as last, sum(price_minor) as price,
          sum(extract(epoch from ends_at - starts_at)) as seconds from segment group by 1, 2) s
        join booking b using (provider_id, booking_id)
        where first <> b.starts_at or last <> b.ends_at or price <> b.total_minor or seconds <> extract(epoch from b.ends_at - b.starts_at)`),
    ).toBe(0)
    expect(await count('segment where position > 0')).toBeGreaterThan(1000)
    expect(
      await count(`segment g join service s using (provider_id, service_id)
        left join service_staff x using (provider_id, service_id, staff_id)
        where g.price_minor <> coalesce(x.price_minor, s.price_minor)`),
    ).toBe(0)
  })

  test('have a status that fits their time', async () => {
    const moment = now.toISOString()
    expect(await count(`booking where status in ('completed', 'no_show') and ends_at > '${moment}'`)).toBe(0)
    expect(await count(`booking where status in ('pending', 'confirmed') and ends_at <= '${moment}'`)).toBe(0)
    expect(await count(`booking where created_at >= starts_at or created_at > '${moment}'`)).toBe(0)
    expect(await count(`booking where cancelled_at < created_at or cancelled_at > '${moment}'`)).toBe(0)
    expect(await count(`booking where status = 'confirmed'`)).toBeGreaterThan(1000)
  })

  test('reach a year back and two months ahead, over both changes of the clocks', async () => {
    expect(await count("booking where starts_at < '2025-07-10'")).toBeGreaterThan(100)
    expect(await count("booking where starts_at > '2026-08-01'")).toBeGreaterThan(50)
    for (const week of ['2025-10-24', '2026-03-27']) {
      expect(await count(`booking where starts_at between date '${week}' and date '${week}' + 6`)).toBeGreaterThan(100)
    }
  })
})

describe('reviews', () => {
  test('belong to completed bookings of the same customer and were written after them', async () => {
    expect(
      await count(`review r join booking b using (provider_id, booking_id)
        where b.status <> 'completed' or r.created_at <= b.ends_at or r.customer_id <> b.customer_id or r.created_at > '${now.toISOString()}'`),
    ).toBe(0)
    expect(await count('review where responded_at <= created_at')).toBe(0)
    expect(await count('review where response_text is not null')).toBeGreaterThan(300)
  })

  test('are 1,500 different texts at least, in four languages', async () => {
    expect(await count('(select distinct text from review) t')).toBeGreaterThan(1500)
    const { rows } = await client.query('select language, count(*)::int as n from review group by 1 order by 1')
    expect(rows.map(({ language }) => language)).toEqual(['en', 'es', 'fr', 'pt'])
    for (const { n } of rows) expect(n).toBeGreaterThan(60)
    expect(await count("review where text ~ '[{}|]' or response_text ~ '[{}|]'")).toBe(0)
  })

  test('add up to the stars of every provider', async () => {
    expect(
      await count(`(select provider_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
          count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars
        from review where status = 'published' group by 1) r
        full join provider_rating p using (provider_id) where r.stars is distinct from p.star_counts`),
    ).toBe(0)
  })

  test('are as helpful as people have found them, who are not their authors', async () => {
    expect(
      await count(`review r where helpful_count <> (select count(*) from helpful_vote v
        where v.provider_id = r.provider_id and v.review_id = r.review_id)`),
    ).toBe(0)
    expect(
      await count(`helpful_vote v join review r using (provider_id, review_id)
        where v.account_id = r.customer_id or v.created_at < r.created_at or v.created_at > '${now.toISOString()}'`),
    ).toBe(0)
    expect(await count('helpful_vote')).toBeGreaterThan(300)
  })

  test('are spread as in life: mostly fives, some stars of the town, some providers without any', async () => {
    expect(await value('select avg(rating) from review')).toSatisfy((mean) => Number(mean) > 4.3 && Number(mean) < 4.8)
    expect(await count('review where rating <= 3')).toBeGreaterThan(300)
    expect(await count('provider_rating where count >= 100')).toBeGreaterThan(2)
    expect(
      await count('provider p where not exists (select from provider_rating r where r.provider_id = p.provider_id)'),
    ).toBeGreaterThan(5)
  })
})

const tables = [
  'account',
  'provider',
  'staff',
  'working_hours',
  'service',
  'service_staff',
  'room',
  'service_room',
  'date_override',
  'closed_day',
  'calendar_entry',
  'booking',
  'booking_change',
  'segment',
  'occupation',
  'review',
  'helpful_vote',
  'provider_rating',
]

async function checksum(connection: pg.Client): Promise<string> {
  const hash = createHash('sha256')
  for (const table of tables) {
    const { rows } = await connection.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    )
    hash.update(`${table} ${rows[0].sum}\n`)
  }
  return hash.digest('hex')
}

test('the same seed and moment build the same rows', async () => {
  const sums: string[] = []
  for (const seed of [7, 7, 8]) {
    const other = await createTestDatabase()
    const connection = new pg.Client({ connectionString: other.url })
    await connection.connect()
    await fillDemoCity({ databaseUrl: other.url, providers: 60, seed, now })
    sums.push(await checksum(connection))
    await connection.end()
    await other.drop()
  }
  expect(sums[0]).toBe(sums[1])
  expect(sums[2]).not.toBe(sums[0])
}, 30_000)

test('whoever takes cards has an account that the simulator knows and charges for', async () => {
  const known = `exists (select from simulated_object o where o.object_id = c.account and o.account is null
    and o.body ->> 'object' = 'account' and (o.body ->> 'charges_enabled')::boolean)`
  expect(await value(`select count(*)::int from card_account c where takes_charges and ${known}`)).toBeGreaterThan(1)
  expect(await value(`select count(*)::int from card_account c where takes_charges and not ${known}`)).toBe(0)
})

test('the demo customer has points, a stamp card half full and a membership with visits left', async () => {
  const his = `(select account_id from account where email = 'customer@demo.highstreet.test')`
  expect(await value(`select sum(points)::int from loyalty_entry where account_id = ${his}`)).toBeGreaterThan(0)
  expect(await value(`select sum(stamps)::int * 2 = max(visits) from stamp_entry where customer_id = ${his}`)).toBe(
    true,
  )
  expect(await value(`select count(*)::int from provider_reward where is_offered and points > 0`)).toBe(1)
  expect(await value(`select count(*)::int from plan where is_offered`)).toBe(2)
  expect(
    await value(`select sum(e.uses)::int from subscription u join subscription_entry e using (provider_id, subscription_id)
    where u.customer_id = ${his} and u.status = 'active' and u.ends_at > u.created_at`),
  ).toBe(2)
})

test('two who fill at once make one city, and one that fails leaves nothing', async () => {
  const other = await createTestDatabase()
  const connection = new pg.Client({ connectionString: other.url })
  await connection.connect()
  await connection.query('alter table review add constraint no_reviews_today check (false) not valid')
  await expect(fillDemoCity({ databaseUrl: other.url, providers: 40, now })).rejects.toThrow('no_reviews_today')
  expect(await isDatabaseEmpty(other.url)).toBe(true)
  await connection.query('alter table review drop constraint no_reviews_today')
  const both = await Promise.all(
    [1, 2].map((seed) => fillDemoCity({ databaseUrl: other.url, providers: 40, seed, now })),
  )
  expect(both.filter((filled) => filled === null)).toHaveLength(1)
  expect((await connection.query('select count(*)::int as n from provider')).rows[0].n).toBe(40)
  await connection.end()
  await other.drop()
}, 30_000)
