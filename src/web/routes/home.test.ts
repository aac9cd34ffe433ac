import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import '../../domains/texts.server.ts'
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
