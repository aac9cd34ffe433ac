import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contracts } from '../src/domains/contracts.ts'
import { identity } from '../src/domains/identity/contract.ts'
import { signAccessToken } from '../src/domains/identity/tokens.server.ts'
import { en as providersInEnglish } from '../src/domains/providers/texts/page/en.ts'
import { fr as providersInFrench } from '../src/domains/providers/texts/page/fr.ts'
import { createApi, type Serving } from '../src/http/api.server.ts'
import type { Endpoint } from '../src/lib/api/endpoint.ts'
import { AppError } from '../src/lib/api/errors.ts'
import { createLimits } from '../src/lib/limits.server.ts'
import { World } from './access.ts'
import { requestOf, rows } from './authorization.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { bearer, makeAccount, openTestApp, startTestApp } from './factories.ts'
import { takesLess } from './takes-less.ts'

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values(contract))
const writes = endpoints.filter(({ method }) => method !== 'GET')

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
})

const listed = 'https://app.highstreet.test'
const withListed = () => createApi({ ...app.running, config: { ...app.running.config, allowedOrigins: [listed] } })

describe('a page of another site', () => {
  // What browsers say about where a call comes from, and whether it may have an effect.
  const combinations: [Record<string, string>, boolean][] = [
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'http://localhost:3000' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://elsewhere.test' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
  ]

  test.each(writes)('cannot make anybody’s browser call $method $path', async (endpoint) => {
    const world = new World(app, async () => '')
    const authorization = await bearer(app, await world.actor('customer'))
    const id = crypto.randomUUID()
    const wrong: string[] = []
    // The refused ones first: what they would have done cannot have been done by another.
    for (const [said, mayAct] of combinations.toSorted(([, a], [, b]) => Number(a) - Number(b))) {
      const input = (await rows.get(endpoint.name)?.input?.({ id, world, who: 'customer', whole: id })) ?? {}
      const { url, init } = requestOf(endpoint, input, { ...said, authorization })
      const response = await api.request(url, init)
      const { code } = await response.json()
      if (mayAct === (code === 'cross_site') || (!mayAct && response.status !== 403))
        wrong.push(`${JSON.stringify(said)}: ${response.status} ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('reads no answer unless it is on the list, to the letter', async () => {
    const strict = withListed()
    const origins = [
      'https://elsewhere.test',
      'null',
      `${listed}.evil.test`,
      `${listed}:8443`,
      'https://evil-app.highstreet.test',
      'http://app.highstreet.test',
      'https://APP.highstreet.test',
      `${listed}/`,
      'https://app.highstreet.tes',
      '*',
    ]
    for (const origin of origins) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await strict.request('/api/categories', { method, headers: { origin } })
        expect([origin, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
          origin,
          null,
          method === 'GET' ? expect.stringMatching(/origin/i) : expect.anything(),
        ])
      }
    }
    const answer = await strict.request('/api/categories', { headers: { origin: listed } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(listed)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('vary')).toMatch(/origin/i)
    const asked = await strict.request('/api/bookings', { method: 'OPTIONS', headers: { origin: listed } })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
    // Without a list nobody is on it.
    const unlisted = await api.request('/api/categories', { headers: { origin: listed } })
    expect(unlisted.headers.get('vary')).not.toMatch(/origin/i)
  })

  test('of ours may write when it is on the list', async () => {
    const headers = { origin: listed, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: '{}' }
    const answer = await withListed().request('/api/auth/logout', init)
    expect(answer.status).toBe(200)
    // What its pages tell by: when to come back, and that nothing can be saved.
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ')
    expect(exposed).toEqual(['retry-after', 'x-request-id', 'x-read-only'])
    expect((await api.request('/api/auth/logout', init)).status).toBe(403)
  })
})

test('behind the door there is no call without a contract, but for probes and the description', () => {
  const toHono = (path: string) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const known = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((each) => `${method} ${toHono(each)}`),
  )
  const plain = ['', '/api'].flatMap((prefix) =>
    ['health', 'health/live', 'health/ready', 'health/db', 'health/metrics'].map((name) => `GET ${prefix}/${name}`),
  )
  const mounted = api.routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !route.startsWith('ALL '))
  expect(mounted.length).toBeGreaterThan(50)
  expect(mounted.filter((route) => ![...known, ...plain, 'GET /api/openapi.json'].includes(route))).toEqual([])
})

describe('a token', () => {
  test('that was forged in any of twenty ways opens nothing, and breaks nothing', async () => {
    const { accountId, sessionId } = await makeAccount(app)
    const victim = await makeAccount(app)
    const secret = Buffer.from(app.running.app.authSecret)
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      sid: sessionId,
      sub: accountId,
      iss: 'highstreet',
      aud: 'highstreet-api',
      iat: now,
      exp: now + 600,
    }
    const good = { alg: 'HS256', typ: 'at+jwt', kid: '1' }
    const encode = (value: unknown) =>
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
    const make = (head: object, body: unknown, key = secret, hash = 'sha256') => {
      const text = `${encode(head)}.${encode(body)}`
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
    }
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rsa = (head: object) => {
      const text = `${encode(head)}.${encode(claims)}`
      return `${text}.${signWith('sha256', Buffer.from(text), privateKey).toString('base64url')}`
    }
    const { exp: _exp, ...eternal } = claims
    const { sid: _sid, ...homeless } = claims
    const [head, , signature] = make(good, claims).split('.')
    const forged = [
      `${encode({ ...good, alg: 'none' })}.${encode(claims)}.`,
      `${encode({ ...good, alg: 'None' })}.${encode(claims)}.${signature}`,
      make(good, claims, Buffer.from('another secret of more than thirty-two')),
      make(good, claims, Buffer.alloc(0)),
      make({ ...good, alg: 'HS512' }, claims, secret, 'sha512'),
      rsa({ ...good, alg: 'RS256' }),
      make({ ...good, alg: 'RS256' }, claims, Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))),
      make({ ...good, kid: '../../etc/passwd' }, claims),
      make({ alg: 'HS256', typ: 'at+jwt' }, claims),
      make({ ...good, typ: 'JWT' }, claims),
      make({ ...good, jwk: { kty: 'oct', k: encode('mine') } }, claims, Buffer.from('mine')),
      make(good, eternal),
      make(good, { ...claims, exp: '1e9' }),
      make(good, { ...claims, iat: now - 700, exp: now - 60 }),
      make(good, { ...claims, iat: now - 7200, exp: now + 7200 }),
      make(good, { ...claims, aud: 'elsewhere' }),
      make(good, { ...claims, iss: 'elsewhere' }),
      make(good, homeless),
      make(good, { ...claims, sub: victim.accountId }),
      `${head}.${encode({ ...claims, sub: victim.accountId })}.${signature}`,
    ]
    expect(forged).toHaveLength(20)
    const get = async (authorization: string) =>
      (await api.request('/api/users/me', { headers: { authorization } })).status
    expect(await get(`Bearer ${make(good, claims)}`)).toBe(200)
    for (const [index, token] of forged.entries()) expect([index, await get(`Bearer ${token}`)]).toEqual([index, 401])
    for (const scheme of [
      `Basic ${Buffer.from('a:b').toString('base64')}`,
      make(good, claims),
      `bearer ${make(good, claims)}`,
      `Bearer  ${make(good, claims)}`,
      `Bearer ${make(good, claims)}, Bearer x`,
      'Bearer',
    ])
      expect([scheme.slice(0, 12), await get(scheme)]).toEqual([scheme.slice(0, 12), 401])
  })

  test('is judged by the clock of the database, not by that of the node', async () => {
    const customer = await makeAccount(app)
    const behindMs = 3_600_000
    const state = { isReachable: true, isReadOnly: false, clockOffset: behindMs, movedBy: 0 }
    const node = { ...app.running, watch: { ...app.running.watch, state } }
    const ctx = { ...app.ctx(), now: new Date(Date.now() + behindMs) }
    const authorization = `Bearer ${await signAccessToken(ctx, customer.accountId, customer.sessionId)}`
    const get = async (running: Serving) =>
      (await createApi(running).request('/api/users/me', { headers: { authorization } })).status
    expect([await get(node), await get(app.running)]).toEqual([200, 401])
  })

  test('says nothing of roles: taken away or given, they count with the next call', async () => {
    const world = new World(app, async () => '')
    const provider = await world.actor('provider')
    const authorization = await bearer(app, provider)
    const me = async () => (await (await api.request('/api/users/me', { headers: { authorization } })).json()).user
    expect(await me()).toMatchObject({ isAdmin: false, hasProviderProfile: true })
    const set = (values: { is_admin?: boolean; status?: string }) =>
      app.running.db.updateTable('account').set(values).where('account_id', '=', provider.accountId).execute()
    await set({ is_admin: true })
    expect(await me()).toMatchObject({ isAdmin: true })
    await set({ is_admin: false })
    expect(await me()).toMatchObject({ isAdmin: false })
    await set({ status: 'suspended' })
    expect((await api.request('/api/users/me', { headers: { authorization } })).status).toBe(401)
  })
})

describe('a request', () => {
  test('is refused in the language that is asked for, and by the same code', async () => {
    const refused = async (headers: Record<string, string>) => {
      const answer = await api.request('/api/bookings/availability', { headers: { ...headers } })
      const none = await api.request(`/api/providers/${crypto.randomUUID()}`, { headers })
      return [(await answer.json()).code, await none.json()]
    }
    const said = ({ errors }: { errors: { provider_not_found: string } }) => [
      'invalid_input',
      { success: false, code: 'provider_not_found', message: errors.provider_not_found },
    ]
    expect(await refused({})).toEqual(said(providersInEnglish))
    const fr = said(providersInFrench)
    expect(await refused({ 'accept-language': 'fr-CA' })).toEqual(fr)
    expect(await refused({ 'accept-language': 'es', cookie: 'i18nextLng=fr' })).toEqual(fr)
  })

  const post = async (body: string, headers: Record<string, string> = {}) =>
    api.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  test('that is too deep, too long or too much is refused and holds nobody up', async () => {
    const deep = 30_000
    const vectors: [string, number][] = [
      [`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
      [`{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`, 400],
      [`{"a":[${Array.from({ length: 101 }, () => '1').join()}]}`, 400],
      [`{"email":"${'a'.repeat(70_000)}"}`, 413],
      ['{"email":"a"', 400],
      ['', 400],
      ['null', 400],
      ['"text"', 400],
      ['{"__proto__":{"isAdmin":true}}', 400],
      ['{"constructor":{"prototype":{"isAdmin":true}}}', 400],
      ['\ufeff{}', 400],
    ]
    for (const [body, status] of vectors) {
      const response = await post(body)
      expect([body.slice(0, 30), response.status]).toEqual([body.slice(0, 30), status])
      expect(await response.json()).toMatchObject({ success: false, code: expect.stringMatching(/^[a-z_]+$/) })
      expect([body.slice(0, 30), await takesLess(1000, () => post(body))]).toEqual([body.slice(0, 30), true])
    }
    expect({}).not.toHaveProperty('isAdmin')
    const long = await api.request(`/api/providers?search=${'a'.repeat(4100)}`)
    expect([long.status, (await long.json()).code]).toEqual([400, 'url_too_long'])
  })

  test('counts for its endpoint and its sender, however its path is written', async () => {
    const strict = await startTestApp({ rateLimitFactor: 1 })
    try {
      const limited = createApi(strict.running)
      const authorization = await bearer(strict, await makeAccount(strict))
      const send = async (path: string, headers: Record<string, string>) =>
        (await limited.request(path, { headers })).status
      const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length
      const burst = (path: string, headers: Record<string, string>, count: number) =>
        Promise.all(Array.from({ length: count }, () => send(path, headers)))
      expect(passed(await burst('/api/search/providers', {}, 1200))).toBe(120)
      // The same endpoint by other ways: a forged address, another spelling, another query.
      for (const path of [
        '/api/search/providers?x=1',
        '/api//search/providers',
        '/API/search/providers',
        '/api/search%2fproviders',
      ])
        expect([path, await send(path, { 'x-forwarded-for': '203.0.113.5' })]).not.toEqual([path, 200])
      // Somebody else, and another endpoint.
      expect(await send('/api/search/providers', { authorization })).toBe(200)
      expect(await send('/api/categories', {})).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('one caller', () => {
  /** The API with a verb that takes as long as it is told to, and how many are at work in it. */
  async function startSlow(callsInFlight: number) {
    const { running } = app
    const ends: (() => void)[] = []
    const limits = createLimits(app.pool, 10_000, callsInFlight)
    const slow = createApi({ ...running, app: { ...running.app, limits } }, [
      {
        endpoint: identity.me,
        description: { refusals: ['conflict'] },
        verb: () =>
          new Promise((_resolve, reject) => ends.push(() => reject(new AppError('conflict', 'conflict', 'Ended')))),
      },
    ])
    return { ends, slow }
  }

  test('has so many calls answered at the same time, the rest wait, and another account does not notice', async () => {
    const { ends, slow } = await startSlow(3)
    const [heavy, other] = await Promise.all([makeAccount(app), makeAccount(app)])
    const ask = async (authorization: string) =>
      (await slow.request('/api/users/me', { headers: { authorization } })).status
    const [one, another] = await Promise.all([bearer(app, heavy), bearer(app, other)])
    const calls = Array.from({ length: 10 }, () => ask(one))
    await expect.poll(() => ends.length).toBe(3)
    const beside = ask(another)
    await expect.poll(() => ends.length).toBe(4)
    for (let index = 0; index < 11; index++) {
      await expect.poll(() => ends.length).toBeGreaterThan(index)
      ends[index]?.()
    }
    expect(await Promise.all([...calls, beside])).toEqual(Array(11).fill(409))
  })

  test('who waits in vain hears 429, a code and when to come back', async () => {
    const { ends, slow } = await startSlow(1)
    const headers = { authorization: await bearer(app, await makeAccount(app)) }
    const first = slow.request('/api/users/me', { headers })
    await expect.poll(() => ends.length).toBe(1)
    const refused = await slow.request('/api/users/me', { headers })
    expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
      429,
      '1',
      'too_many_at_once',
    ])
    ends[0]?.()
    expect((await first).status).toBe(409)
  })
})

describe('what anybody may ask for at any rate', () => {
  test('a flood of probes costs a question to the database now and then', async () => {
    const questions = vi.spyOn(pg.Client.prototype, 'query')
    const asked = () => questions.mock.calls.filter(([text]) => String(text).includes('pg_is_in_recovery')).length
    await sleep(300)
    const startedAt = performance.now()
    const answers = await Promise.all(Array.from({ length: 500 }, () => api.request('/health/ready')))
    expect(answers.map(({ status }) => status)).toEqual(Array(500).fill(200))
    // Four a second, and the look of its own that a node takes now and then.
    const most = Math.ceil((performance.now() - startedAt) / 250) + 1
    expect(asked()).toBeGreaterThanOrEqual(1)
    expect(asked()).toBeLessThanOrEqual(most)
    await sleep(300)
    const before = asked()
    await api.request('/health/ready')
    expect(asked()).toBeGreaterThan(before)
    questions.mockRestore()
  })

  test('the description is limited, and not sent again to whoever has it', async () => {
    const strict = createApi({ ...app.running, app: { ...app.running.app, limits: createLimits(app.pool, 0.01) } })
    const first = await strict.request('/api/openapi.json')
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    const again = await strict.request('/api/openapi.json', { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) statuses.push((await strict.request('/api/openapi.json')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })
})

describe('over a raw connection', () => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await startBuiltServer({ DEMO: '0' })
  })
  afterAll(() => server.stop())

  /** What comes back until the server ends the connection. */
  async function raw(text: string): Promise<string> {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    await once(socket, 'connect')
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.write(text)
    await once(socket, 'close')
    return Buffer.concat(chunks).toString()
  }
  const head = (line: string, ...headers: string[]) => `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`

  test('what could be read in two ways is not read at all', async () => {
    const vectors = [
      `${head('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      `${head('POST /api/auth/login HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
      `${head('POST /api/auth/login HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
      `${head('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2')}ab`,
      `${head('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: -1')}`,
      head('GET /health HTTP/1.1'),
      head('GET /health HTTP/1.1', 'Host: a', 'Host : b'),
      head('GET /health HTTP/1.1', 'Host: a', 'X: a\0b'),
      head('GET /hea lth HTTP/1.1', 'Host: a'),
      head('G\u0000T /health HTTP/1.1', 'Host: a'),
    ]
    for (const vector of vectors) expect([vector, (await raw(vector)).slice(0, 12)]).toEqual([vector, 'HTTP/1.1 400'])
    expect((await raw(head('GET /health HTTP/1.1', 'Host: a', `X: ${'a'.repeat(17_000)}`))).slice(0, 12)).toBe(
      'HTTP/1.1 431',
    )
    expect((await raw(head('TRACE / HTTP/1.1', 'Host: a', 'Authorization: Bearer x'))).slice(0, 12)).toBe(
      'HTTP/1.1 405',
    )
  })

  test('the outbox and the page of parts are for whoever sits at this machine, else they are not there', async () => {
    const local = `Host: localhost:${new URL(server.origin).port}`
    const ask = (path: string, ...headers: string[]) => raw(head(`GET ${path} HTTP/1.1`, ...headers))
    // All but the identity of the answer and the path itself, which is as long.
    const bytes = (answer: string, path: string) =>
      answer.replaceAll(/(x-request-id|date|etag): [^\r]*/gi, '').replaceAll(path, '')
    for (const [path, nowhere] of [
      ['/dev/outbox', '/dev/nobody'],
      ['/dev/ui', '/dev/me'],
    ] as const) {
      expect((await ask(path, local)).slice(0, 12)).toBe('HTTP/1.1 200')
      for (const headers of [
        [local, 'X-Forwarded-For: 203.0.113.9'],
        [local, 'Forwarded: for=203.0.113.9'],
        [local, 'X-Real-IP: 203.0.113.9'],
        [local, 'X-Forwarded-Host: highstreet.test'],
        [local, 'Via: 1.1 proxy'],
        // A page of elsewhere whose name was made to lead to this machine.
        ['Host: evil.test'],
      ]) {
        const answer = await ask(path, ...headers)
        expect([path, headers, answer.slice(0, 12)]).toEqual([path, headers, 'HTTP/1.1 404'])
        const same = bytes(answer, path) === bytes(await ask(nowhere, ...headers), nowhere)
        expect([path, headers, same]).toEqual([path, headers, true])
      }
      // Proxies that say nothing of those behind them.
      expect((await raw(`GET ${path} HTTP/1.0\r\n${local}\r\n\r\n`)).slice(0, 12)).toBe('HTTP/1.1 404')
    }
  })

  test('whatever it calls its host, no link and no redirect leads there', async () => {
    for (const text of [
      head('GET http://evil.test/about HTTP/1.1', 'Host: evil.test'),
      head('GET /about HTTP/1.1', 'Host: evil.test', 'X-Forwarded-Host: evil.test'),
      head('GET /sign-in?redirect=https://evil.test HTTP/1.1', 'Host: evil.test'),
      head('GET //evil.test/ HTTP/1.1', 'Host: evil.test'),
    ]) {
      const answer = await raw(text)
      expect(answer).toMatch(/^HTTP\/1\.1 (200|302|404)/)
      expect(answer).not.toMatch(/(href="|location: ?|content=")[^"\r]*\/\/evil\.test/i)
    }
  })

  test.each(['/language', '/gate', '/api/auth/logout'])('%s takes no form of another site', async (path) => {
    const body = new URLSearchParams({ lng: 'fr', back: '/' })
    const foreign = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }
    const answer = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: foreign,
      body,
      redirect: 'manual',
    })
    expect([400, 403, 404, 405, 415]).toContain(answer.status)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('a violation of the policy is taken and answered with nothing', async () => {
    const send = (body: string) =>
      fetch(`${server.origin}/api/policy-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body,
      })
    for (const body of ['{', '[]', 'null', '{"csp-report":1}', '{"csp-report":{}}x', 'x'.repeat(20_000)])
      expect((await send(body)).status).toBe(204)
    expect(server.violations).toEqual([])
    const report = {
      'document-uri': `${server.origin}/search?location=somewhere+private`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test/a.js?b=c',
    }
    expect((await send(JSON.stringify({ 'csp-report': report }))).status).toBe(204)
    await expect.poll(() => server.violations.length).toBe(1)
    const [line = ''] = server.violations.splice(0)
    expect(JSON.parse(line)).toMatchObject({ rule: 'script-src-elem', source: 'https://evil.test', page: '/search' })
    expect(line).not.toContain('private')
  })
})
