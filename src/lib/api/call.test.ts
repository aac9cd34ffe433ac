import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createHttpCall } from './call.ts'
import { endpoints, fillPath, unwrap, wrap } from './endpoint.ts'
import { AppError } from './errors.ts'
import { hear, isReadOnly } from './read-only.ts'

const things = endpoints('things', {
  list: {
    summary: 'List',
    method: 'GET',
    path: '/things',
    access: 'public',
    input: z.object({ search: z.optional(z.string()), page: z.optional(z.int()), tags: z.nullable(z.string()) }),
    output: z.array(z.string()),
    envelope: { key: 'things' },
  },
  get: {
    summary: 'Get',
    method: 'GET',
    path: '/things/{id}',
    access: 'user',
    input: z.object({ id: z.string() }),
    output: z.object({ name: z.string() }),
  },
  update: {
    summary: 'Update',
    method: 'PUT',
    path: '/things/{id}/name',
    access: 'user',
    input: z.object({ id: z.string(), key: z.optional(z.string()), name: z.string() }),
    output: z.object({ name: z.string() }),
    envelope: 'spread',
    headers: { key: 'Idempotency-Key' },
  },
})

type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let server: Server
let base = ''
let answers: Answer[] = []
let heard: Heard[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const answer = answers.shift()
    if (!answer) return request.socket.destroy()
    response.writeHead(answer.status, answer.headers)
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => server.close())
beforeEach(() => {
  answers = []
  heard = []
  hear({ isWrite: true, isRefusal: false, isReadOnly: false })
})

let token: string | null = null
const client = (refresh: () => Promise<boolean> = async () => false) =>
  createHttpCall({ base, accessToken: () => token, refresh })
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => Promise.reject(new Error('was not refused')),
    (error: unknown) => error as AppError,
  )

describe('a call over HTTP', () => {
  test('of a list sends what is set, and answers what is in the envelope', async () => {
    answers = [{ status: 200, body: { success: true, things: ['one', 'two'] } }]
    const search = 'a & b/ü'
    expect(await client()(things.list, { search, page: 2, tags: null })).toEqual(['one', 'two'])
    const url = new URL(heard[0]?.url ?? '', base)
    expect(url.pathname).toBe('/api/things')
    expect(Object.fromEntries(url.searchParams)).toEqual({ search, page: '2' })
    expect(heard[0]?.headers.authorization).toBeUndefined()
    expect(heard[0]?.headers['content-type']).toBeUndefined()
  })

  test('of a list with nothing set has no question mark', async () => {
    answers = [{ status: 200, body: { success: true, things: [] } }]
    await client()(things.list, { search: '', tags: null })
    expect(heard[0]?.url).toBe('/api/things')
  })

  test('that writes sends its path, its headers and the rest as JSON', async () => {
    answers = [{ status: 200, body: { success: true, name: 'new' } }]
    token = 'mine'
    const done = await client()(things.update, { id: 'a/b', key: 'k-1', name: 'new' })
    expect(done).toEqual({ name: 'new' })
    expect(heard[0]).toMatchObject({ method: 'PUT', url: '/api/things/a%2Fb/name', body: '{"name":"new"}' })
    expect(heard[0]?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'idempotency-key': 'k-1',
      'content-type': 'application/json',
    })
    answers = [{ status: 200, body: { success: true, name: 'new' } }]
    await client()(things.update, { id: '7', name: 'new' })
    expect(heard[1]?.headers['idempotency-key']).toBeUndefined()
  })

  test('gets a new token once after a 401, and is sent again with it', async () => {
    answers = [
      { status: 401, body: { success: false, code: 'token_expired', message: 'Expired' } },
      { status: 200, body: { success: true, data: { name: 'one' } } },
    ]
    token = 'old'
    let refreshed = 0
    const call = client(async () => {
      refreshed++
      token = 'new'
      return true
    })
    expect(await call(things.get, { id: '1' })).toEqual({ name: 'one' })
    expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
    expect(refreshed).toBe(1)
  })

  test('is refused after a second 401, or when there is no new token', async () => {
    const expired = { status: 401, body: { success: false, code: 'token_expired', message: 'Expired' } }
    answers = [expired, expired]
    expect(await refusalOf(client(async () => true)(things.get, { id: '1' }))).toMatchObject({
      code: 'token_expired',
      status: 401,
    })
    expect(heard).toHaveLength(2)
    answers = [expired]
    await refusalOf(client(async () => false)(things.get, { id: '1' }))
    expect(heard).toHaveLength(3)
  })

  test('of a public endpoint asks for no new token: what was typed is wrong, not who calls', async () => {
    answers = [{ status: 401, body: { success: false, code: 'wrong_credentials', message: 'No' } }]
    const call = client(() => Promise.reject(new Error('asked')))
    expect(await refusalOf(call(things.list, { tags: null }))).toMatchObject({ code: 'wrong_credentials' })
  })

  test('carries code, fields and data of a refusal', async () => {
    const body = { success: false, code: 'slot_taken', message: 'Taken', fields: { at: 'No' }, data: { next: 1 } }
    answers = [{ status: 409, body }]
    const refusal = await refusalOf(client()(things.update, { id: '1', name: 'x' }))
    expect(refusal).toMatchObject({ status: 409, code: 'slot_taken', fields: { at: 'No' }, data: { next: 1 } })
    expect(refusal).toBeInstanceOf(AppError)
  })

  test.each([
    [500, 'server_error'],
    [502, 'request_failed'],
    [404, 'not_found'],
    [403, 'forbidden'],
    [413, 'body_too_large'],
    [429, 'rate_limited'],
    [200, 'request_failed'],
  ])('answered %i by something that is no API is refused as %s', async (status, code) => {
    answers = [{ status, body: '<h1>Bad gateway</h1>' }]
    const message = `Request failed with status code ${status}`
    expect(await refusalOf(client()(things.get, { id: '1' }))).toMatchObject({ name: 'AppError', code, message })
  })

  test('that takes too long is given up, also when the answer has begun', async () => {
    const slow = createServer((request, response) => {
      if (request.url?.endsWith('/begun')) response.writeHead(200).write('{"success":')
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const { port } = slow.address() as AddressInfo
    const options = { base: `http://127.0.0.1:${port}/api`, accessToken: () => null, refresh: async () => false }
    const call = createHttpCall({ ...options, timeoutMs: 100 })
    for (const id of ['silent', 'begun'])
      expect(await refusalOf(call(things.get, { id }))).toMatchObject({ code: 'timeout', message: 'timeout exceeded' })
    slow.closeAllConnections()
    slow.close()
  })

  test('has 30 seconds', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout')
    await refusalOf(client()(things.get, { id: '1' }))
    expect(wait.mock.calls).toEqual([[30_000]])
    wait.mockRestore()
  })

  test('that finds nobody says so, and one that is given up says nothing else', async () => {
    expect(await refusalOf(client()(things.get, { id: '1' }))).toMatchObject({
      code: 'network_error',
      message: 'Network Error',
      status: 503,
    })
    const given = new AbortController()
    given.abort()
    const left = await refusalOf(client()(things.get, { id: '1' }, { signal: given.signal }))
    expect(left).not.toBeInstanceOf(AppError)
    expect(left).toMatchObject({ name: 'AbortError', message: 'Request aborted' })
    const forNothing = AbortSignal.abort(null)
    expect(await refusalOf(client()(things.get, { id: '1' }, { signal: forNothing }))).toHaveProperty(
      'name',
      'AbortError',
    )
    const signal = AbortSignal.abort(new DOMException('Its own time is over', 'TimeoutError'))
    const late = await refusalOf(client()(things.get, { id: '1' }, { signal }))
    expect(late).toHaveProperty('name', 'TimeoutError')
  })

  test('hears that nothing can be saved, until something is', async () => {
    const readOnly = { 'x-read-only': '1' }
    answers = [
      { status: 200, body: { success: true, data: { name: 'one' } }, headers: readOnly },
      { status: 200, body: { success: true, data: { name: 'one' } } },
      { status: 503, body: { success: false, code: 'read_only', message: 'Not now' } },
      { status: 200, body: { success: true, data: { name: 'one' } } },
      { status: 200, body: { success: true, name: 'x' } },
    ]
    const seen: boolean[] = []
    let headers: Headers | undefined
    const onHeaders = (given: Headers) => {
      headers = given
    }
    await client()(things.get, { id: '1' }, { onHeaders })
    expect(headers?.get('x-read-only')).toBe('1')
    seen.push(isReadOnly())
    await client()(things.get, { id: '1' })
    seen.push(isReadOnly())
    await refusalOf(client()(things.update, { id: '1', name: 'x' }))
    seen.push(isReadOnly())
    // A refused write is not taken back by a read.
    await client()(things.get, { id: '1' })
    seen.push(isReadOnly())
    await client()(things.update, { id: '1', name: 'x' })
    seen.push(isReadOnly())
    expect(seen).toEqual([true, false, true, true, false])
  })
})

describe('an endpoint', () => {
  test('has its name and, unless it says another, the limit of reads or writes', () => {
    expect(things.list.name).toBe('things.list')
    expect(things.list.limit).not.toEqual(things.update.limit)
    expect(things.get.limit).toEqual(things.list.limit)
  })

  test('fills its path and leaves the rest', () => {
    expect(fillPath('/a/{one}/b/{two}', { one: 'x y', two: 2, three: 3 })).toEqual({
      path: '/a/x%20y/b/2',
      rest: { three: 3 },
    })
  })

  test.each([
    [undefined, { a: 1 }, { success: true, data: { a: 1 } }],
    ['data', [1], { success: true, data: [1] }],
    ['spread', { a: 1 }, { success: true, a: 1 }],
    [{ key: 'providers' }, [1], { success: true, providers: [1] }],
  ] as const)('in the envelope %j travels there and back', (envelope, output, body) => {
    expect(wrap(envelope, output)).toEqual(body)
    expect(unwrap(envelope, body)).toEqual(output)
  })
})
