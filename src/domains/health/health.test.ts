import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { findCrashes, readSpeed } from '../admin/health.server.ts'
import { reportCrash } from '../crashes/service.server.ts'
import { schedules } from './jobs.server.ts'
import { healthLimits, vitalDaysKept } from './limits.ts'
import { mostRoutes, reportVitals } from './service.server.ts'

const app = openTestApp({ poolSize: 10 })
const report = { route: 'routes/provider', vitals: [{ vital: 'lcp' as const, value: 1200 }], calls: 4, failed: 1 }
const dayMs = 86_400_000

const post = (body: object) =>
  createApi(app.running).request('/api/page-vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('two hundred at once are all counted', async () => {
  const route = 'routes/at-once'
  const vitals = [
    { vital: 'inp' as const, value: 40 },
    { vital: 'lcp' as const, value: 900 },
    { vital: 'call' as const, value: 30 },
    { vital: 'call' as const, value: 30 },
  ]
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      reportVitals(app.ctx(), { ...report, route, vitals: n % 2 === 0 ? vitals : vitals.toReversed() }),
    ),
  )
  const { rows } = await sql<{ vital: string; count: number }>`select vital, sum(count)::int as count from page_vital
    where route = ${route} group by vital order by vital`.execute(app.running.db)
  expect(rows).toEqual([
    { vital: 'call', count: 400 },
    { vital: 'inp', count: 200 },
    { vital: 'lcp', count: 200 },
  ])
  const { pages } = await readSpeed(app.ctx(await makeAdmin(app)), {})
  expect(pages.find((page) => page.route === route)).toMatchObject({ calls: 800, failed: 200 })
})

test('the office reads what three of four visits were not above, and how many were good', async () => {
  const route = 'routes/figures'
  for (const value of [100, 2400, 3900, 9000])
    await reportVitals(app.ctx(), { route, vitals: [{ vital: 'lcp', value }], calls: 0, failed: 0 })
  const ctx = app.ctx(await makeAdmin(app))
  const { pages } = await readSpeed(ctx, {})
  const page = pages.find((one) => one.route === route)
  expect(page).toMatchObject({ calls: 0, failed: 0, vitals: [{ vital: 'lcp', good: 2, fair: 1, poor: 1 }] })
  const [lcp] = page?.vitals ?? []
  expect(lcp?.threeQuarters).toBeGreaterThan(3000)
  expect(lcp?.threeQuarters).toBeLessThanOrEqual(4000)
  // Of the last day is what was counted in it.
  for (const table of ['page_vital', 'page_call'])
    await sql`update ${sql.table(table)} set hour = ${new Date(Date.now() - 2 * dayMs)} where route = ${route}`.execute(
      app.running.db,
    )
  const seen = async (days: '1' | '7') => (await readSpeed(ctx, { days })).pages.some((one) => one.route === route)
  expect([await seen('1'), await seen('7')]).toEqual([false, true])
})

test.each([
  ['an address in place of a route', { route: 'provider/ada?token=abc' }],
  ['another vital', { vitals: [{ vital: 'age', value: 30 }] }],
  ['less than nothing', { vitals: [{ vital: 'lcp', value: -1 }] }],
  ['more than an hour', { vitals: [{ vital: 'lcp', value: 3_600_001 }] }],
  ['more failures than calls', { calls: 1, failed: 2 }],
  ['a thousand values', { vitals: Array.from({ length: 1000 }, () => ({ vital: 'call', value: 1 })) }],
  ['who it was', { accountId: 'ada' }],
])('a report with %s is refused, and counts nothing', async (_what, change) => {
  const counted = async () =>
    (await sql<{ n: number }>`select coalesce(sum(count), 0)::int as n from page_vital`.execute(app.running.db)).rows[0]
      ?.n
  const before = await counted()
  expect((await post({ ...report, ...change })).status).toBe(400)
  expect(await counted()).toBe(before)
})

test('anybody may send one, twenty thousand in an hour at most, and it is deleted after ninety days', async () => {
  expect((await post({ ...report, route: 'routes/old' })).status).toBe(201)
  const ctx = app.ctx()
  const taken: string[] = []
  const take = async (limit: { name: string }, key: string) => void taken.push(`${limit.name} ${key}`)
  await reportVitals({ ...ctx, app: { ...ctx.app, limits: { ...ctx.app.limits, take } } }, report)
  expect(taken).toEqual([`${healthLimits.together.name} everybody`])
  const age = async (days: number) => {
    const hour = new Date(Date.now() - days * dayMs)
    await sql`update page_vital set hour = ${hour} where route = 'routes/old'`.execute(app.running.db)
    await sql`update page_call set hour = ${hour} where route = 'routes/old'`.execute(app.running.db)
    for (const { run } of schedules) await run(app.ctx())
    const { rows } = await sql<{ left: number[] }>`select array[
      (select count(distinct hour)::int from page_vital where route = 'routes/old'),
      (select count(*)::int from page_call where route = 'routes/old')] as left`.execute(app.running.db)
    return rows[0]?.left
  }
  expect(await age(vitalDaysKept - 1)).toEqual([1, 1])
  // Of the first day all of it, as the office reads whole days.
  expect(await age(vitalDaysKept)).toEqual([1, 1])
  expect(await age(vitalDaysKept + 1)).toEqual([0, 0])
})

test('after two days the hours of a day are one, and what is read of them is the same', async () => {
  const admin = app.ctx(await makeAdmin(app))
  await sql`insert into page_vital (hour, route, vital, bucket, count)
    select date_trunc('hour', now()) - h * interval '1 hour', 'routes/hours', vital, h % 5, 1 + h
    from generate_series(0, 24 * 6) h, unnest(array['lcp', 'inp']) vital`.execute(app.running.db)
  const read = async () => (await readSpeed(admin, { days: '7' })).pages.find(({ route }) => route === 'routes/hours')
  const rows = async () =>
    (
      await sql<{ recent: number; old: number; midnights: number }>`select
        (count(*) filter (where hour >= date_trunc('day', now() - interval '2 days', 'UTC')))::int as recent,
        (count(*) filter (where hour < date_trunc('day', now() - interval '2 days', 'UTC')))::int as old,
        (count(distinct hour) filter (where hour = date_trunc('day', hour, 'UTC')))::int as midnights
      from page_vital where route = 'routes/hours'`.execute(app.running.db)
    ).rows[0]
  const [before, hours] = [await read(), await rows()]
  expect(before?.vitals).toHaveLength(2)
  for (const { run } of [...schedules, ...schedules]) {
    await run(app.ctx())
    expect(await read()).toEqual(before)
    const days = await rows()
    expect(days?.recent).toBe(hours?.recent)
    // Two vitals in five buckets, of five days at most.
    expect(days?.old).toBeLessThanOrEqual(2 * 5 * 5)
    expect(days?.midnights).toBeGreaterThanOrEqual(6)
  }
})

test('crashes of one cause are one row, whatever the release and the page', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const error = 'TypeError: x is undefined'
  const crash = (release: string, route: string, frame: string, requestId: string) =>
    reportCrash(
      { ...app.ctx(), requestId },
      { release, part: 'page', route, error, stack: [frame, 'root-abcdefgh.js:1:2'] },
    )
  await crash('1', 'routes/home', 'reviews-A1b2C3d4.js:1:2048', 'one')
  await crash('1', 'routes/provider', 'reviews-A1b2C3d4.js:1:2048', 'two')
  await crash('2', 'routes/provider', 'reviews-Zz-y_987.js:1:2101', 'three')
  await crash('2', 'routes/provider', 'map-Zz-y_987.js:1:2101', 'four')
  const { crashes, pagination } = await findCrashes(ctx, { page: 1, limit: 20 })
  expect(pagination).toMatchObject({ total: 2, isMore: false })
  expect(crashes).toMatchObject([
    {
      ...{ error, part: 'page', file: 'reviews', count: 3, routes: ['routes/provider', 'routes/home'] },
      ...{
        releases: ['2', '1'],
        requestIds: ['three', 'two', 'one'],
        stack: ['reviews-Zz-y_987.js:1:2101', 'root-abcdefgh.js:1:2'],
      },
    },
    { file: 'map', count: 1 },
  ])
  expect((await findCrashes(ctx, { page: 2, limit: 1 })).crashes.map(({ file }) => file)).toEqual(['map'])
  await sql`update crash_report set created_at = ${new Date(Date.now() - 8 * dayMs)} where stack[1] like 'map%'`.execute(
    app.running.db,
  )
  const filesOf = async (days?: '30') =>
    (await findCrashes(ctx, { days, page: 1, limit: 20 })).crashes.map(({ file }) => file)
  expect([await filesOf(), await filesOf('30')]).toEqual([['reviews'], ['reviews', 'map']])
})

test('of pages that somebody makes up no more than some are kept apart', async () => {
  for (let n = 0; n < mostRoutes + 20; n++) await reportVitals(app.ctx(), { ...report, route: `made-up-${n}` })
  const { rows } = await sql<{ routes: number; others: number }>`select
      count(distinct route) filter (where route like 'made-up%')::int as routes,
      (sum(count) filter (where route = 'other'))::int as others from page_vital`.execute(app.running.db)
  expect(rows[0]?.routes).toBeLessThanOrEqual(mostRoutes)
  expect(rows[0]?.others).toBeGreaterThanOrEqual(20)
})
