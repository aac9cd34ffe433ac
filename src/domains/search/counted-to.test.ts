import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { workOutDueDays } from '../scheduling/free-days.server.ts'
import { countFilters } from './count-filters.server.ts'
import { searchProviders } from './service.server.ts'

const app = openTestApp()
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday): [number, number, number] => [weekday, 540, 1260])

/** Rows of lists alone: nobody stands behind them, and whoever is found first is somebody else. */
async function copyListing(from: string, copies: number) {
  const client = new pg.Client(app.running.config.databaseUrl ?? '')
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const columnsOf = async (table: string) =>
      (
        await client.query<{ columns: string }>(
          `select string_agg(attname, ', ') as columns from pg_attribute where attrelid = $1::regclass and attnum > 0
            and not attisdropped and attgenerated = '' and attname not in ('provider_id', 'reviews_count', 'rating')`,
          [table],
        )
      ).rows[0]?.columns
    await client.query('create temp table made as select gen_random_uuid() as id from generate_series(1, $1)', [copies])
    for (const table of ['listing', 'free_day'])
      await client.query(
        `insert into ${table} (provider_id, ${await columnsOf(table)})
          select made.id, ${await columnsOf(table)} from ${table} cross join made where provider_id = $1`,
        [from],
      )
  } finally {
    await client.end()
  }
}

let first: string
beforeAll(async () => {
  const columns = { category_slug: 'photography', subcategory_slug: 'photography', search_text: 'portraits' }
  const made = [await makeProvider(app, { columns, hours }), await makeProvider(app, { columns, hours })]
  first = made[0]?.providerId ?? ''
  await workOutDueDays(app.ctx())
  await copyListing(first, 997)
  const ids = made.map(({ providerId }) => providerId)
  // They are the first of every page.
  await app.running.db
    .updateTable('listing')
    .set({ rating: 5, reviews_count: 50 })
    .where('provider_id', 'in', ids)
    .execute()
})

const asked = [
  {},
  { category: 'photography' },
  { search: 'portraits' },
  { location: 'London' },
  { category: 'photography', sort: 'rating' as const },
  { category: 'photography', sort: 'soonest' as const },
]

async function said(input: object) {
  const { pagination, totalIs } = await searchProviders(app.ctx(), { page: 1, limit: 1, ...input })
  return [pagination.total, totalIs]
}
const counted = async () =>
  (await countFilters(app.ctx(), {})).categories.find(({ value }) => value === 'photography')?.count

test('999 and 1,000 are counted, of 1,001 and more it is said that they are 1,000 at least', {
  timeout: 60_000,
}, async () => {
  const timed = { category: 'photography', date: dateIn(3) }
  for (const [count, total, is, isOfFree] of [
    [999, 999, 'exact', 'about'],
    [1000, 1000, 'exact', 'about'],
    [1001, 1000, 'at_least', 'at_least'],
    [1002, 1000, 'at_least', 'at_least'],
  ] as const) {
    for (const input of asked) expect([count, input, await said(input)]).toEqual([count, input, [total, is]])
    expect([count, await said(timed)]).toEqual([count, [total, isOfFree]])
    // A filter says what there is, which the search it leads to caps.
    expect(await counted()).toBe(count)
    await copyListing(first, 1)
  }
})
