import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { findCrashes, readSpeed } from '../admin/health.server.ts'
import { reportCrash } from '../crashes/service.server.ts'
import { longestMs, mostVitals } from './limits.ts'
import { tellable } from './rules.ts'
import { reportVitals } from './service.server.ts'

const app = openTestApp({ poolSize: 10 })
const db = () => app.running.db
const report = { route: 'routes/provider', vitals: [{ vital: 'lcp' as const, value: 1200 }], calls: 4, failed: 1 }
const post = (path: string, type: string, body: string) =>
  createApi(app.running).request(path, { method: 'POST', headers: { 'content-type': type }, body })
const counted = async () =>
  (await sql<{ n: number }>`select coalesce(sum(calls), 0)::int as n from page_call`.execute(db())).rows[0]?.n

test.each([
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('what another site’s page can send without asking, as %s, counts nothing', async (type) => {
  const before = await counted()
  expect((await post('/api/page-vitals', type, JSON.stringify(report))).status).toBe(415)
  expect((await post('/api/crash-reports', type, '{}')).status).toBe(415)
  expect(await counted()).toBe(before)
})

test('a report of five megabytes, of no JSON, or of a number that is none is refused', async () => {
  const long = JSON.stringify({ ...report, route: 'x'.repeat(5_000_000) })
  expect([400, 413]).toContain((await post('/api/page-vitals', 'application/json', long)).status)
  expect((await post('/api/page-vitals', 'application/json', '{')).status).toBe(400)
  const infinite = JSON.stringify(report).replace('1200', '1e999')
  expect((await post('/api/page-vitals', 'application/json', infinite)).status).toBe(400)
  for (const route of ['<script>', 'a b', "x'; drop table page_vital", 'routes/\u0000'])
    expect((await post('/api/page-vitals', 'application/json', JSON.stringify({ ...report, route }))).status).toBe(400)
})

test('pages that somebody has made up for a month do not stop the office’s page, nor push out those that are seen', async () => {
  // Two hundred an hour, as many as are kept apart.
  await sql`insert into page_call (hour, route, calls, failed)
    select date_trunc('hour', now()) - (n / 200) * interval '1 hour', 'made-up-' || n, 1, 0 from generate_series(1, 20000) n`.execute(
    db(),
  )
  await sql`insert into page_vital (hour, route, vital, bucket, count)
    select hour, route, v, 3, 1 from page_call, unnest(array['lcp', 'cls', 'inp', 'ttfb']) v where route like 'made-up-%'`.execute(
    db(),
  )
  for (let n = 0; n < 3; n++) await reportVitals(app.ctx(), { ...report, route: 'other' })
  await sql`insert into page_vital (hour, route, vital, bucket, count) values (date_trunc('hour', now()), 'routes/home', 'lcp', 3, 900)`.execute(
    db(),
  )
  const begun = performance.now()
  const { pages } = await readSpeed(app.ctx(await makeAdmin(app)), { days: '30' })
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(pages.length).toBeLessThanOrEqual(500)
  expect(pages[0]).toMatchObject({ route: 'routes/home' })
}, 120_000)

test('names of files that are all signs are one row each, and cost no time', async () => {
  const hostile = [`${'-'.repeat(77)}a-.js:1:1`, `${'.'.repeat(80)}.js:1:1`, `${'-abcdefgh'.repeat(8)}.js:1:1`]
  for (const frame of hostile)
    for (let release = 0; release < 40; release++)
      await reportCrash(app.ctx(), {
        ...{
          release: `r${release}`,
          part: 'page',
          route: 'routes/home',
          error: '%_\'"<img src=x onerror=alert(1)>',
          stack: [frame],
        },
      })
  const begun = performance.now()
  const { crashes } = await findCrashes(app.ctx(await makeAdmin(app)), { page: 1, limit: 20 })
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(crashes.map(({ count }) => count)).toEqual([40, 40, 40])
  expect(crashes.every(({ releases }) => releases.length === 5)).toBe(true)
})

test('a page with more calls than a report has room for, or on a computer that slept, is told of all the same', async () => {
  const calls = Array.from({ length: 300 }, (_, n) => ({ vital: 'call' as const, value: n }))
  const vitals = tellable([{ vital: 'load', value: 900 }, ...calls, { vital: 'lcp', value: 2 * longestMs }])
  expect(vitals).toHaveLength(mostVitals)
  expect(vitals.at(-3)).toEqual({ vital: 'call', value: 299 })
  expect(vitals.slice(-2)).toEqual([
    { vital: 'load', value: 900 },
    { vital: 'lcp', value: longestMs },
  ])
  const told = JSON.stringify({ route: 'routes/busy', vitals, calls: 300, failed: 0 })
  expect((await post('/api/page-vitals', 'application/json', told)).status).toBe(201)
  // One more is refused by what reads every call, whatever the contract would allow.
  const more = JSON.stringify({ route: 'routes/busy', vitals: [...vitals, ...vitals.slice(0, 1)], calls: 1, failed: 0 })
  expect(await (await post('/api/page-vitals', 'application/json', more)).text()).toContain('plain JSON object')
})
