import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import { dateIn, openTestApp } from '../../../tests/factories.ts'
import { takesLess } from '../../../tests/takes-less.ts'
import type { Endpoint } from '../../lib/api/endpoint.ts'
import type { Database } from '../../lib/context.ts'
import { categories } from '../categories/contract.ts'
import { routes as categoryRoutes } from '../categories/service.server.ts'
import { listFeatured, listPopular, listProviders } from '../providers/service.server.ts'
import { search } from './contract.ts'
import { countFilters } from './count-filters.server.ts'
import { routes as findRoutes } from './find.server.ts'
import { find } from './find-contract.ts'
import { readMap } from './map.server.ts'
import { recommend } from './recommend.server.ts'
import { searchProviders, routes as searchRoutes } from './service.server.ts'
import { listSitemapParts, readSitemapEntries, workOutSitemapParts } from './sitemap.server.ts'

const app = openTestApp()
const listed = 100_000
const filled = 100

describe.runIf(process.env.TEST_FULL)('over 100,000 listings', () => {
  // The towns of the demo city, again and again beside each other: as dense as it is, over a larger country.
  beforeAll(async () => {
    await fillDemoCity({ databaseUrl: app.running.config.databaseUrl ?? '', providers: filled })
    const client = new pg.Client(app.running.config.databaseUrl ?? '')
    await client.connect()
    try {
      const { rows: indexes } =
        await client.query(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'listing'::regclass and not indisprimary`)
      const { rows } = await client.query(`select string_agg(attname, ', ') as columns from pg_attribute
      where attrelid = 'listing'::regclass and attnum > 0 and attgenerated = '' and attname not in ('provider_id', 'latitude', 'longitude', 'position')`)
      // No provider stands behind them, and an index made at the end takes less time.
      await client.query('set session_replication_role = replica')
      for (const { name } of indexes) await client.query(`drop index ${name}`)
      await client.query(`insert into listing (provider_id, latitude, longitude, position, ${rows[0].columns})
      select gen_random_uuid(), lat, lng, globe_position(lat, lng), l.*
      from provider p cross join lateral (select ${rows[0].columns} from listing where provider_id = p.provider_id) l
        cross join generate_series(2, ${listed / filled}) copy
        cross join lateral (select latitude + (copy % 30 - 15) * 0.6 as lat, longitude + (copy / 30 % 40 - 20) * 0.8 as lng) place`)
      for (const { definition } of indexes) await client.query(definition)
      await client.query('vacuum analyze')
    } finally {
      await client.end()
    }
  }, 120_000)

  type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

  /** Of as many rows as there are categories and largest places, and of what has changed within a minute, however many providers. */
  const small = ['category', 'category_count', 'category_move', 'place']

  /** The tables that the statements of `work` read from beginning to end, with the statement. */
  async function scannedBy(work: (db: Database) => Promise<unknown>) {
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const { pool } = app
    const db: Database = new Kysely({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push(query),
    })
    await work(db)
    expect(statements.length).toBeGreaterThan(0)
    const scanned: string[] = []
    const client = await pool.connect()
    try {
      // Of the others there are too few here to say: where an index will do, it is taken then.
      for (const [others, isMeant] of [
        ['on', 'listing'],
        ['off', null],
      ] as const) {
        await client.query(`set enable_seqscan = ${others}`)
        for (const { sql, parameters } of statements) {
          const { rows } = await client.query({ text: `explain (format json) ${sql}`, values: [...parameters] })
          const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'] === 'Seq Scan')
          for (const { 'Relation Name': table } of nodes)
            if (isMeant === null ? !small.includes(table ?? '') : table === isMeant) scanned.push(`${table}: ${sql}`)
        }
      }
    } finally {
      client.release(true)
    }
    return scanned
  }

  const page = { page: 1, limit: 20 }
  const searched: Parameters<typeof searchProviders>[1][] = [
    { search: 'balayage', category: 'hair-styling-barbering', location: 'London' },
    { search: 'balyage', location: 'London' },
    { search: 'hair' },
    { search: 'hair for men' },
    { search: 'balyage londres' },
    { search: 'hair', sort: 'rating' as const },
    { search: 'nobody has such a word' },
    { location: 'London' },
    { location: 'Bethnal Green', sort: 'distance' as const },
    { location: 'Nowhere-on-Sea' },
    { category: 'nail-care', sort: 'price' as const },
    { needs: ['quiet' as const], speaks: 'fr', location: 'Manchester' },
    { category: 'hair-styling-barbering', location: 'London', date: dateIn(3), time: '15:00' },
    { date: dateIn(3), time: '15:00' },
    { openNow: true as const },
    { openNow: true as const, location: 'London' },
    { search: 'hair', sort: 'soonest' as const },
    { date: dateIn(3), sort: 'soonest' as const },
    ...(['rating', 'price', 'popular', 'newest', 'recommended', 'soonest'] as const).map((sort) => ({ sort })),
  ].map((input) => ({ ...page, ...input }))

  test.for(searched)('%j reads no table from beginning to end', async (input) => {
    const ctx = app.ctx()
    expect(await scannedBy((db) => searchProviders({ ...ctx, db }, input))).toEqual([])
  })

  test.for(searched)('%j takes no second', async (input) => {
    expect(await takesLess(1000, () => searchProviders(app.ctx(), input))).toBe(true)
  })

  test('nor do lists and the numbers of filters', async () => {
    const ctx = app.ctx()
    expect(await scannedBy((db) => listProviders({ ...ctx, db }, page))).toEqual([])
    expect(await scannedBy((db) => listFeatured({ ...ctx, db }, { limit: 8 }))).toEqual([])
    expect(await scannedBy((db) => listPopular({ ...ctx, db }, { page: 1, limit: 12 }))).toEqual([])
    for (const input of [{ location: 'London' }, { openNow: true as const }, { date: dateIn(3), time: '15:00' }])
      expect(await scannedBy((db) => countFilters({ ...ctx, db }, input))).toEqual([])
    const drawn = { width: 800, height: 600 }
    for (const input of [{ location: 'London' }, { location: 'London', date: dateIn(3), time: '15:00' }])
      expect(
        await scannedBy((db) => readMap({ ...ctx, db }, { ...drawn, ...input } as Parameters<typeof readMap>[1])),
      ).toEqual([])
    const { providers } = await searchProviders(ctx, { ...page, location: 'London' })
    expect(await scannedBy((db) => recommend({ ...ctx, db }, { id: providers[0]?.id ?? '', limit: 4 }))).toEqual([])
  })

  const routes = [...findRoutes, ...searchRoutes, ...categoryRoutes]
  /** As a request does, with what it says. */
  const answer = (endpoint: Endpoint, input: object) => (db: Database) =>
    Promise.resolve(
      routes
        .find((route) => route.endpoint === endpoint)
        ?.verb({ ...app.ctx(), db } as never, endpoint.input.parse(input)),
    )
  const landing = { what: 'hair-styling-barbering', place: 'london' }

  test.for<[string, Endpoint, object]>([
    ['what is offered to who types', find.suggest, { search: 'balay', location: 'London' }],
    ['what is offered to who types anywhere', find.suggest, { search: 'hair' }],
    ['places and categories for who has typed nothing', find.suggest, {}],
    ['services by name', find.services, { search: 'balayage', location: 'London' }],
    ['services by a word that many use', find.services, { search: 'hair', page: 3 }],
    ['categories by name', find.categories, { search: 'hair' }],
    ['those nearby', find.nearby, { userLat: 51.5, userLng: -0.1 }],
    ['the page of a trade at a place', find.landing, landing],
    ['its facts', find.landingFacts, landing],
    ['links to such pages', find.landings, {}],
    ['categories', categories.list, {}],
    ['featured categories', categories.featured, {}],
    ['a category', categories.get, { id: 'nail-care' }],
  ])('nor do %s', async ([, endpoint, input]) => {
    expect(await scannedBy(answer(endpoint, input))).toEqual([])
    expect(await takesLess(1000, () => answer(endpoint, input)(app.running.db))).toBe(true)
  })

  test('nor do next times and the parts of the site map', async () => {
    const rows = await app.running.db.selectFrom('provider').select('provider_id').limit(8).execute()
    const providerIds = rows.map(({ provider_id }) => provider_id)
    expect(await scannedBy(answer(search.nextTimes, { providerIds: providerIds.join() }))).toEqual([])
    await workOutSitemapParts(app.ctx())
    expect(await scannedBy((db) => listSitemapParts({ ...app.ctx(), db }))).toEqual([])
    const [first = ''] = providerIds
    expect(await scannedBy((db) => readSitemapEntries({ ...app.ctx(), db }, first).next())).toEqual([])
  })
})
