import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import { runClockJobs } from '../../../tests/clock.ts'
import { dateIn, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { countDueProviders, forgetFreeDays, workOutDueDays } from '../scheduling/free-days.server.ts'
import { countFilters } from './count-filters.server.ts'
import { searchProviders } from './service.server.ts'

const app = openTestApp()

async function workOutAll() {
  while ((await countDueProviders(app.ctx())) > 0) await workOutDueDays(app.ctx())
}

const now = new Date()
type Asked = Partial<Parameters<typeof searchProviders>[1]>
const page = (input: Asked, number: number, limit: number) =>
  searchProviders({ ...app.ctx(), now }, { ...input, page: number, limit } as Parameters<typeof searchProviders>[1])

/** Page by page, until one is not full. */
async function foundIn(input: Asked, limit: number) {
  const pages = []
  for (let number = 1; ; number++) {
    const { providers, pagination } = await page(input, number, limit)
    pages.push(...providers)
    if (providers.length < limit) return { providers: pages, total: pagination.total }
  }
}

const asked: Asked[] = [
  ...[0, 1, 2, 5, 11, 40, 47, 60].flatMap((day) => [{ date: dateIn(day) }, { date: dateIn(day), time: '15:00' }]),
  ...['06:00', '09:30', '17:00', '22:30', '23:59'].map((time) => ({ time })),
  { date: dateIn(3), time: '10:00', location: 'London', sort: 'distance' },
  { date: dateIn(3), time: '19:00', sort: 'price' },
  { date: dateIn(6), time: '23:30', category: 'hair-styling-barbering' },
  { date: dateIn(-1) },
]

test('search finds with the known days whom the engine alone finds, in the same order, with the same times', {
  timeout: 120_000,
}, async () => {
  const { databaseUrl } = app.running.config
  await fillDemoCity({ databaseUrl: databaseUrl ?? '', providers: 90 })
  const unknown = []
  for (const input of asked) unknown.push(await foundIn(input, 20))
  await workOutAll()
  for (const [index, input] of asked.entries()) {
    const known = await foundIn(input, 20)
    expect([input, known]).toEqual([input, unknown[index]])
    // The last page has seen all of them.
    expect([input, known.total]).toEqual([input, known.providers.length])
    // All are counted rightly from the first page on, also on days that nobody works out in advance.
    expect([input, (await page(input, 1, 5)).pagination.total]).toEqual([input, known.total])
  }
  expect(unknown.some(({ total }) => total > 40)).toBe(true)

  // Half of them known: who falls out makes room, and nobody comes twice or is left out.
  await sql`delete from free_day where provider_id::text < '8' or extract(day from date)::int % 2 = 0`.execute(
    app.running.db,
  )
  for (const [index, input] of asked.entries())
    expect([input, await foundIn(input, 7)]).toEqual([input, unknown[index]])

  await forgetFreeDays(app.ctx())
  expect((await sql`select from free_day`.execute(app.running.db)).rows).toEqual([])
  // As a database that was restored: without marks.
  await sql`delete from free_day_mark`.execute(app.running.db)
  await runClockJobs(app, 'free-days-ahead')
  expect(await countDueProviders(app.ctx())).toBe(90)
})

test('on the last day of the booking window only those count whom a start of that day is still open to', async () => {
  const columns = { search_text: 'windowed', booking_window_days: 3, minimum_notice_minutes: 0 }
  await makeProvider(app, { columns, services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 1000 }] })
  await workOutAll()
  const counts = []
  for (const clock of ['05:00', '08:59', '09:00', '09:01', '12:34', '18:00', '22:00']) {
    const ctx = { ...app.ctx(), now: new Date(`${dateIn(1)}T${clock}:00Z`) }
    const { dates } = await countFilters(ctx, { search: 'windowed' })
    for (const day of [1, 2, 3, 4, 5]) {
      const date = dateIn(day)
      const { providers } = await searchProviders(ctx, { search: 'windowed', date, page: 1, limit: 5 })
      const counted = dates.find(({ value }) => value === date)?.count ?? 0
      expect([clock, date, counted]).toEqual([clock, date, providers.length])
      if (day === 4) counts.push(counted)
    }
  }
  expect(counts).toContain(0)
  expect(counts).toContain(1)
})
