import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { createDatabase } from '../../lib/db.server.ts'
import { findUnmet } from '../admin/find-unmet.server.ts'
import type { unmetDays } from '../admin/unmet-contract.ts'
import { schedules } from './jobs.server.ts'
import { rowsPerDay } from './limits.ts'
import { searchProviders } from './service.server.ts'
import { writeUnmet } from './unmet.server.ts'

const app = openTestApp()
let admin: Actor
beforeAll(async () => {
  admin = await makeAccount(app)
})
beforeEach(async () => {
  await app.running.db.deleteFrom('unmet_search').execute()
})

const morning = '2027-03-02T08:15:00Z'
const at = (time: string, hours = 0): Ctx => ({ ...app.ctx(), now: new Date(Date.parse(time) + hours * 3_600_000) })
type Input = Partial<Parameters<typeof searchProviders>[1]>
const search = (ctx: Ctx, input: Input) => searchProviders(ctx, { page: 1, limit: 20, ...input } as never)
const written = async () => {
  await writeUnmet(app.ctx())
  const rows = await app.running.db.selectFrom('unmet_search').selectAll().orderBy('words').orderBy('place').execute()
  return rows.map(({ day: _day, found_by: _foundBy, ...row }) => row)
}
const read = async (days?: (typeof unmetDays)[number], hours = 24) => {
  const ctx = { ...at(morning, hours), actor: admin }
  return (await findUnmet(ctx, { page: 1, limit: 50, ...(days && { days }) })).unmet
}

test('a search that finds nobody is counted by words of the trade, place and hour, and by nothing of who searched', async () => {
  for (const words of ['uñas', 'Ongles', 'nail salon']) await search(at(morning), { search: words, location: 'Leeds' })
  await search(at(morning, 1), { search: 'nails', location: 'leeds' })
  await search(at(morning), { category: 'photography', location: 'Bethnal Green' })
  await search(at(morning), { search: 'nails', date: '2027-03-09', userLat: 53.8, userLng: -1.55 })
  expect(await written()).toEqual([
    {
      ...{ kind: 'offer', words: '', category_slug: 'photography', place: 'Bethnal Green, London' },
      ...{ searches: 1, hours: 1 << 8 },
    },
    {
      ...{ kind: 'offer', words: 'nails', category_slug: '', place: 'Leeds' },
      ...{ searches: 4, hours: (1 << 8) | (1 << 9) },
    },
    { kind: 'time', words: 'nails', category_slug: '', place: 'Leeds', searches: 1, hours: 1 << 8 },
  ])
})

test('a search that a replica has answered is counted where it can be written', async () => {
  const replica = createDatabase(app.pool)
  const ctx = { ...at(morning), db: replica, primary: app.running.db }
  await search(ctx, { search: 'nails', location: 'Leeds' })
  await writeUnmet({ db: replica })
  expect(await app.running.db.selectFrom('unmet_search').selectAll().execute()).toEqual([])
  expect(await written()).toHaveLength(1)
})

test('what was found, further pages, what narrows it, and places that nobody knows are not counted', async () => {
  const columns = { search_text: 'nails leeds', city: 'Leeds', area: '', latitude: 53.8008, longitude: -1.5491 }
  await makeProvider(app, { columns })
  await search(at(morning), { search: 'nails', location: 'Leeds' })
  await search(at(morning), { search: 'tattoo', location: '7 Acacia Avenue' })
  await search(at(morning), { search: 'tattoo', needs: ['quiet'] })
  await search(at(morning), { search: 'tattoo', speaks: 'fr' })
  await search(at(morning), { search: 'tattoo 020 7946 0000' })
  await search(at(morning), { category: 'no-such-category' })
  await search(at(morning), { location: 'Oban' })
  expect(await written()).toEqual([])
})

test('numbers that a page asks for, and what a distance or the map narrows, are no search that found nobody', async () => {
  const bounds = { north: 53.81, south: 53.8, east: -1.5, west: -1.6 }
  for (const input of [{ limit: 1 }, { distanceKm: 2 }, { distanceKm: 14.9 }, { bounds }])
    await search(at(morning), { search: 'tattoo', location: 'Leeds', ...input })
  expect(await written()).toEqual([])
  await search(at(morning), { search: 'tattoo', location: 'Leeds', distanceKm: 25 })
  expect(await written()).toHaveLength(1)
})

test('a time at which nobody could be booked is no time that is missing', async () => {
  for (const date of ['2027-02-27', '2028-03-09', '8999-01-01'])
    await search(at(morning), { search: 'tattoo', location: 'Leeds', date })
  expect(await written()).toEqual([])
  await search(at(morning), { search: 'tattoo', location: 'Leeds', date: '2027-03-09' })
  expect(await written()).toMatchObject([{ kind: 'time', searches: 1 }])
})

test('no search takes the others along, however long it is', async () => {
  const long = ['q', 'r', 's', 't', 'u'].map((each) => each.repeat(19)).join(' ')
  for (const hour of [0, 1, 2]) await search(at(morning, hour), { search: long })
  await search(at(morning, 2), { category: 'photography' })
  expect(await written()).toMatchObject([{ category_slug: 'photography' }])
})

test('of a day so many are kept, those searched for most often, and what is known counts on', async () => {
  const { db } = app.running
  const filled = { kind: 'offer', category_slug: '', searches: 1, hours: 1, words: 'wedding' }
  const rows = Array.from({ length: rowsPerDay - 2 }, (_, index) => ({
    ...filled,
    day: '2027-03-02',
    place: `${index}`,
  }))
  await db.insertInto('unmet_search').values(rows).execute()
  const known = { ...filled, day: '2027-03-02', place: 'Leeds' }
  await db.insertInto('unmet_search').values(known).execute()
  for (const word of ['yoga', 'tattoo', 'tattoo', 'massage', 'wedding'])
    await search(at(morning), { search: word, location: 'Leeds' })
  // Another day has its own.
  await search(at(morning, 24), { search: 'yoga', location: 'Leeds' })
  const after = (await written())
    .filter(({ place }) => place === 'Leeds')
    .map(({ words, searches }) => [words, searches])
  expect(after).toEqual(
    expect.arrayContaining([
      ['wedding', 2],
      ['tattoo', 2],
      ['yoga', 1],
    ]),
  )
  expect(after).toHaveLength(3)
})

test('words that may be a name are kept once people have searched for them in three hours', async () => {
  for (const hour of [0, 1]) await search(at(morning, hour), { search: 'Zuleika Dobson', location: 'Oxford' })
  expect(await written()).toEqual([])
  await search(at(morning, 2), { search: 'zuleika dobson', location: 'Oxford' })
  expect(await written()).toMatchObject([{ words: 'dobson zuleika', searches: 3 }])
  await search(at(morning, 3), { search: 'dobson zuleika', location: 'Oxford' })
  expect(await written()).toMatchObject([{ words: 'dobson zuleika', searches: 4 }])
})

test('only what was searched for in three hours is shown, the most often first', async () => {
  for (const hour of [0, 1, 24]) await search(at(morning, hour - 24), { search: 'yoga', location: 'Leeds' })
  for (let times = 0; times < 40; times++) await search(at(morning, times % 2), { search: 'tattoo', location: 'York' })
  for (const hour of [0, 1, 2, 3]) await search(at(morning, hour), { category: 'nail-care' })
  await written()
  expect(await read()).toEqual([
    { kind: 'offer', words: '', category: 'nail-care', place: null, searches: 4, hours: 4, lastDay: '2027-03-02' },
    { kind: 'offer', words: 'yoga', category: null, place: 'Leeds', searches: 3, hours: 3, lastDay: '2027-03-02' },
  ])
  expect(await read('7')).toHaveLength(2)
  expect(await read('7', 24 * 7)).toEqual([])
})

test('a search waits for no counting and fails for none', async () => {
  const broken = { ...at(morning), db: app.running.db }
  const before = await written()
  const found = await search(broken, { search: 'photography', location: 'Leeds' })
  expect(found.providers).toEqual([])
  expect(await app.running.db.selectFrom('unmet_search').selectAll().execute()).toEqual(before)
  expect(await written()).toHaveLength(1)
  expect(await written()).toHaveLength(1)
})

test('after 90 days it is gone', async () => {
  const row = { kind: 'offer', words: 'nails', category_slug: '', place: 'Leeds', searches: 1, hours: 1 }
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await app.running.db
    .insertInto('unmet_search')
    .values([
      { ...row, day: ago(92) },
      { ...row, day: ago(89) },
    ])
    .execute()
  await schedules[0]?.run(app.ctx())
  expect(await app.running.db.selectFrom('unmet_search').select('words').execute()).toHaveLength(1)
})
