import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import { routes } from '../../domains/index.server.ts'
import { searchProviders } from '../../domains/search/service.server.ts'
import '../../domains/texts.server.ts'
import { inProcessCall } from '../../lib/api/serve.server.ts'
import { apiContext } from '../api-context.ts'
import { loader } from './home.tsx'

/** What home shows when the calls that are named fail. */
async function homeWithout(isBroken: (name: string) => boolean, popular: { id: string; city?: string }[] = []) {
  const context = new RouterContextProvider()
  const call = async ({ name }: { name: string }, input: { location?: string } = {}) => {
    if (isBroken(name)) throw new Error('broken')
    if (name === 'search.providers')
      return { providers: input.location === 'Lyon' ? [{ id: 'ines' }] : [], pagination: {} }
    if (name === 'providers.popular') return popular
    if (name === 'providers.list') return { providers: [], pagination: { total: 0 } }
    return name === 'location.search' ? [{ name: 'London' }, { name: 'Putney' }] : []
  }
  context.set(apiContext, { call, language: 'en' } as never)
  const { data } = await loader({ request: new Request('http://localhost/'), context, params: {} } as never)
  return data
}

test('places that cannot be looked up are those of a fixed list', async () => {
  expect((await homeWithout(() => false)).places).toEqual(['London', 'Putney'])
  const offered = (await homeWithout((name) => name === 'location.search')).places
  expect(offered).toEqual(['San Francisco', 'New York', 'London', 'Paris', 'Madrid', 'Toronto', 'Sydney', 'Tokyo'])
})

test('look-ups that fail leave their blocks of home out, and invent nobody', async () => {
  const blocks = await homeWithout(() => true)
  expect(blocks).toMatchObject({ categories: null, total: 0, popular: [], times: [], area: [] })
})

test('a site that has nobody where readers of the language are begins where most is booked', async () => {
  const here = await homeWithout(() => false, [{ id: 'luc', city: 'Lyon' }])
  expect([here.city, here.area.map(({ id }) => id)]).toEqual(['Lyon', ['ines']])
  expect((await homeWithout(() => false)).city).toBe('London')
})

test('next times that cannot be looked up are not known, which is not none', async () => {
  const isBroken = (name: string) => name === 'search.nextTimes'
  expect((await homeWithout(isBroken, [{ id: 'maya' }])).times).toBeNull()
  expect((await homeWithout(() => false, [{ id: 'maya' }])).times).toEqual([
    ['maya', { serviceId: null, today: '', slots: [] }],
  ])
})

const app = openTestApp()

test('who is in a category that the operator hides counts on home as in the search', async () => {
  const columns = { category_slug: 'photography', subcategory_slug: 'photography' }
  for (const _ of [1, 2]) await makeProvider(app, { columns })
  await makeProvider(app)
  const { db } = app.running
  await db.updateTable('category').set({ is_shown: false }).where('slug', '=', 'photography').execute()
  const context = new RouterContextProvider()
  const call = inProcessCall(routes, () => app.ctx(), true)
  context.set(apiContext, { call, language: 'en', origin: 'http://localhost' } as never)
  const { data } = await loader({ request: new Request('http://localhost/'), context, params: {} } as never)
  const { pagination } = await searchProviders(app.ctx(), { page: 1, limit: 10 })
  expect(data.categories?.map(({ slug }) => slug)).toHaveLength(1)
  expect([data.total, pagination.total]).toEqual([3, 3])
})
