import { data, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import { AppError } from '../../lib/api/errors.ts'
import { apiContext } from '../api-context.ts'
import Search, { loader } from './search.tsx'

/** What the page is told when its search ends like this. */
async function searched(path: string, failure: unknown) {
  const context = new RouterContextProvider()
  const call = async (endpoint: { name: string }) => {
    if (endpoint.name !== 'categories.list') throw failure
    return []
  }
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request(`http://localhost${path}`)
  const { data: told, init } = (await loader({ request, context, params: {} } as never)) as unknown as {
    data: { found: unknown; error: string | null }
    init: { status: number; headers: HeadersInit }
  }
  const html = rendered(<Search {...({ loaderData: told } as Parameters<typeof Search>[0])} />, {}, path)
  const retryAfter = new Headers(init.headers).get('retry-after')
  return { ...told, status: init.status, retryAfter, html, text: textIn(html) }
}

test('a search that fails says so with its status, and shows nobody in place of what it did not find', async () => {
  const busy = new AppError('unavailable', 'busy', 'We are very busy right now.')
  expect(await searched('/search?search=hair', busy)).toMatchObject({ found: null, status: 503 })
  expect(await searched('/search?search=hair', new Error('broken'))).toMatchObject({ found: null, status: 503 })
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  expect(await searched('/search?page=x', odd)).toMatchObject({ found: null, status: 400, error: 'page' })
})

test('a search that fails says that there is none and offers another try; one that cannot be says of what', async () => {
  const broken = await searched('/search?search=hair', new Error('broken'))
  expect(broken.text).toContain('Search is not available')
  expect(broken.html).toMatch(/<a href="\/search\?[^"]*"[^>]*>Try Again<\/a>/)
  expect(broken.text).not.toMatch(/No providers|\d+ providers/)
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  const refused = await searched('/search?page=x', odd)
  expect(refused.text).toContain('This part of the address is not valid: page.')
  expect(refused.text).not.toContain('Search is not available')
})

test('a search that fails says when to come again, as the server does; one that cannot be does not', async () => {
  const away = data({ code: 'database_unavailable' }, { status: 503, headers: { 'retry-after': '10' } })
  expect(await searched('/search', away)).toMatchObject({ status: 503, retryAfter: '10' })
  expect(await searched('/search', new Error('broken'))).toMatchObject({ status: 503, retryAfter: '1' })
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  expect(await searched('/search?page=x', odd)).toMatchObject({ status: 400, retryAfter: null })
})

test('a time without a date says of which day it is', async () => {
  const pagination = { page: 1, limit: 12, total: 0, totalPages: 0 }
  const loaderData = { found: { providers: [], pagination }, error: null, categories: [], places: [] }
  const said = (path: string) => {
    const html = rendered(<Search {...({ loaderData } as unknown as Parameters<typeof Search>[0])} />, {}, path)
    return textIn(/<p[^>]*role="status".*?<\/p>/s.exec(html)?.[0] ?? '')
  }
  expect(said('/search?time=10:00')).toBe('0 providers · Free around 10:00 AM, today or tomorrow')
  expect(said('/search?time=10:00&date=2031-03-04')).toBe('0 providers · Free around 10:00 AM on Tuesday 4 March 2031')
  expect(said('/search?date=2031-03-04')).toBe('0 providers · Free on Tuesday 4 March 2031')
  expect(said('/search?time=later')).toBe('0 providers')
  expect(said('/search')).toBe('0 providers')
})

test('where nothing is found every filter can be left out by the name its chip has', () => {
  const pagination = { page: 1, limit: 12, total: 0, totalPages: 0 }
  const categories = [{ slug: 'nail-care', name: 'Nail Care', parentSlug: null }]
  const loaderData = { found: { providers: [], pagination }, error: null, categories, places: [] }
  const html = rendered(
    <Search {...({ loaderData } as unknown as Parameters<typeof Search>[0])} />,
    {},
    '/search?category=nail-care&speaks=pl&date=2030-01-07&time=14:00&distanceKm=5&needs=step_free',
  )
  const offered = [...textIn(html).matchAll(/Without “([^”]+)”/g)].map(([, name]) => name)
  const chips = [...html.matchAll(/<a[^>]*chip-chosen.*?<\/a>/gs)].map(([chip]) => textIn(chip))
  expect(chips).toHaveLength(6)
  expect(chips[0]).toBe('Nail Care')
  expect(offered.toSorted()).toEqual(chips.toSorted())
  expect(offered).toContain('Around 2:00 PM')
})
test('the places that a search offers are those of a fixed list while they cannot be looked up', async () => {
  const { html } = await searched('/search', new Error('broken'))
  const offered = [...html.matchAll(/<option value="([^"]+)"><\/option>/g)].map(([, place]) => place)
  expect(offered).toEqual(expect.arrayContaining(['San Francisco', 'London', 'Tokyo']))
})
