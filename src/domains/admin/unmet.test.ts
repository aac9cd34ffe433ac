import { beforeAll, expect, test } from 'vitest'
import { makeAdmin, openTestApp } from '../../../tests/factories.ts'
import type { UserCtx } from '../../lib/context.ts'
import { saveUnmet } from './files.server.ts'
import { findUnmet } from './find-unmet.server.ts'

const app = openTestApp()
let ctx: UserCtx
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000)

beforeAll(async () => {
  ctx = app.ctx(await makeAdmin(app))
  const three = (1 << 8) | (1 << 9) | (1 << 10)
  const row = { kind: 'offer', category_slug: '', hours: three }
  await app.running.db
    .insertInto('unmet_search')
    .values([
      { ...row, day: day(1), words: 'nails', place: 'Leeds', searches: 9 },
      { ...row, day: day(3), words: 'nails', place: 'Leeds', searches: 2 },
      { ...row, day: day(2), kind: 'time', words: 'yoga', place: 'York', searches: 20 },
      { ...row, day: day(0), words: '', category_slug: 'nail-care', place: '', searches: 5 },
      { ...row, day: day(40), words: 'falconry', place: 'Bath', searches: 90 },
      // By too few hours: nobody sees it, however it is asked for.
      { ...row, day: day(1), words: 'tattoo', place: 'Leeds', searches: 50, hours: 1 },
    ])
    .execute()
})

const shown = async (asked: object = {}, page = 1, limit = 50) => {
  const { unmet, pagination } = await findUnmet(ctx, { page, limit, ...asked })
  return { rows: unmet.map(({ words, category }) => words || category).join(' '), total: pagination.total }
}

test('searches that found nobody stand in the order that was asked for, either way round', async () => {
  expect((await shown()).rows).toBe('yoga nails nail-care')
  expect((await shown({ order: 'asc' })).rows).toBe('nail-care nails yoga')
  expect((await shown({ sort: 'last' })).rows).toBe('nail-care nails yoga')
  expect((await shown({ sort: 'last', order: 'asc' })).rows).toBe('yoga nails nail-care')
  expect((await shown({ sort: 'words' })).rows).toBe('nail-care nails yoga')
  expect((await shown({ sort: 'words', order: 'desc' })).rows).toBe('yoga nails nail-care')
  // Everywhere comes first.
  expect((await shown({ sort: 'place' })).rows).toBe('nail-care nails yoga')
  expect((await shown({ sort: 'place', order: 'desc' })).rows).toBe('yoga nails nail-care')
})

test('they are found by words, category and place, by why and by their days; few hours are no way to them', async () => {
  expect(await shown({ search: 'nail' })).toEqual({ rows: 'nails nail-care', total: 2 })
  expect(await shown({ search: 'nail care' })).toEqual({ rows: 'nail-care', total: 1 })
  expect(await shown({ search: 'LEEDS' })).toEqual({ rows: 'nails', total: 1 })
  expect(await shown({ kind: 'time' })).toEqual({ rows: 'yoga', total: 1 })
  expect(await shown({ kind: 'time', search: 'leeds' })).toEqual({ rows: '', total: 0 })
  expect(await shown({ days: '90' })).toEqual({ rows: 'falconry yoga nails nail-care', total: 4 })
  expect(await shown({ search: '%' })).toEqual({ rows: '', total: 0 })
  expect(await shown({ search: 'tattoo', days: '90' })).toEqual({ rows: '', total: 0 })
})

test('they are on one page after the other, and each is the sum of its days', async () => {
  expect(await shown({}, 1, 2)).toEqual({ rows: 'yoga nails', total: 3 })
  expect(await shown({}, 2, 2)).toEqual({ rows: 'nail-care', total: 3 })
  expect(await shown({}, 3, 2)).toEqual({ rows: '', total: 3 })
  const { unmet } = await findUnmet(ctx, { page: 1, limit: 50, search: 'leeds' })
  expect(unmet).toEqual([
    {
      ...{ kind: 'offer', words: 'nails', category: null, place: 'Leeds', searches: 11, hours: 6 },
      lastDay: day(1).toISOString().slice(0, 10),
    },
  ])
})

test('as CSV they are what is found, in its order; that it was saved is an entry', async () => {
  const admin = await makeAdmin(app)
  const { content, filename } = await saveUnmet(app.ctx(admin), { search: 'nail', sort: 'words', days: '7' })
  expect(filename).toMatch(/^unmet-/)
  const lines = Buffer.from(content, 'base64').toString('utf8').replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe('words,category,place,kind,searches,hours,last_day')
  expect(lines[1]).toMatch(/^,nail-care,,offer,5,3,/)
  expect(lines[2]).toMatch(/^nails,,Leeds,offer,11,6,/)
  const entry = app.running.db.selectFrom('audit_entry').select(['action', 'details'])
  expect(await entry.where('actor_id', '=', admin.accountId).execute()).toEqual([
    { action: 'search.unmet_saved', details: { entries: 2, kind: null, days: '7', hasWords: true } },
  ])
})
