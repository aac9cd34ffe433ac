import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchProviders } from './search-providers.ts'

let server: Server
let base = ''
let answer: { status: number; body: unknown } | 'silence' = { status: 200, body: {} }
let heard: Pick<IncomingMessage, 'url' | 'headers'> = { headers: {} }

beforeAll(async () => {
  server = createServer((request, response) => {
    heard = request
    if (answer === 'silence') return
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (filters: Parameters<typeof searchProviders>[0] = {}, options = {}) =>
  searchProviders(filters, { base, ...options })
const maya = { id: '1', name: 'Maya' }

test.each([
  [
    '{success, data: {providers, pagination}}',
    { success: true, data: { providers: [maya], pagination: { page: 2, limit: 1, total: 5, totalPages: 5 } } },
    { page: 2, limit: 1, total: 5, totalPages: 5 },
  ],
  ['{success, data: [...]}', { success: true, data: [maya] }, { page: 1, limit: 1, total: 1, totalPages: 1 }],
  [
    '{results, meta}',
    { results: [maya], meta: { page: 3, pageSize: 1, total: 9, totalPages: 9 } },
    { page: 3, limit: 1, total: 9, totalPages: 9 },
  ],
])('an answer of a search may be %s', async (_shape, body, pagination) => {
  answer = { status: 200, body }
  expect(await ask()).toEqual({ providers: [maya], pagination, error: null })
})

test('a search sends what is set, where the reader is, a distance that is a number, and the time against caches', async () => {
  answer = { status: 200, body: { success: true, data: [] } }
  const before = Date.now()
  await ask({ search: 'fade', location: '', userLat: 51.5, userLng: -0.1, distanceKm: 3, page: 2 })
  const { pathname, searchParams } = new URL(heard.url ?? '', base)
  expect(pathname).toBe('/api/search/providers')
  const { timestamp, ...sent } = Object.fromEntries(searchParams)
  expect(sent).toEqual({ search: 'fade', userLat: '51.5', userLng: '-0.1', distanceKm: '3', page: '2' })
  expect(Number(timestamp)).toBeGreaterThanOrEqual(before)
  expect(heard.headers['cache-control']).toBe('no-cache')
  for (const distanceKm of ['', 'near']) {
    await ask({ distanceKm })
    expect(new URL(heard.url ?? '', base).searchParams.has('distanceKm')).toBe(false)
  }
})

test('a search that fails says so with its status and finds nobody', async () => {
  const none = { providers: [], pagination: { page: 1, limit: 0, total: 0, totalPages: 0 } }
  answer = { status: 503, body: {} }
  expect(await ask()).toEqual({ ...none, error: 'Search API failed: 503 Service Unavailable' })
  answer = { status: 404, body: '<html>' }
  expect((await ask()).error).toBe('Search API failed: 404 Not Found')
  for (const body of ['<html>', '[]', 'null', { success: false, data: [] }, { success: true }, { data: [maya] }]) {
    answer = { status: 200, body }
    expect([body, await ask()]).toEqual([body, { ...none, error: expect.stringMatching(/^Search API failed: /) }])
  }
  expect((await ask({}, { base: 'http://127.0.0.1:1' })).error).toMatch(/^Search API failed: /)
})

test('a search without an answer is given up, after 15 seconds in a browser', async () => {
  answer = 'silence'
  expect(await ask({}, { timeoutMs: 50 })).toMatchObject({
    providers: [],
    error: 'Search API timeout after 15 seconds',
  })
})
