import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/app.server.ts'
import { createGate, createPass } from '../src/http/gate.server.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'

const password = 'open sesame, bitte'
let server: BuiltServer
beforeAll(async () => {
  const settings = { GATE_PASSWORD: password, DEMO: '0', TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '1' }
  server = await startBuiltServer({ ...settings, LOG_LEVEL: 'silent' })
})
afterAll(() => server.stop())

let lastAddress = 0
/** Somebody with an address of their own, so that no test uses up the tries of another. */
function visitor() {
  const address = `192.0.2.${++lastAddress}`
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, { redirect: 'manual', headers: { 'x-forwarded-for': address, ...headers } })
  const enter = (entry: string, { back = '/', headers = {} as Record<string, string> } = {}) =>
    fetch(`${server.origin}/gate`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': address, origin: server.origin, ...headers },
      body: new URLSearchParams({ password: entry, back }),
    })
  return { get, enter }
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const pass = async () => ({ cookie: cookieOf(await visitor().enter(password)) })
const title = 'Welcome to Highstreet'

test.for([
  '/',
  '/search?search=cut',
  '/about?lng=en',
  '/nowhere',
  '/about.data',
  '/dev/outbox',
  '/gate',
  '//elsewhere.test/',
])('shows the screen instead of %s, and nobody may keep it', async (path) => {
  const response = await visitor().get(path)
  expect(response.status).toBe(401)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const html = await response.text()
  for (const text of [
    title,
    'This site is currently under development. Please enter the password to continue.',
    'Access Site',
    '<meta name="robots" content="noindex"/>',
  ])
    expect(html).toContain(text)
  expect(html).not.toMatch(/Incorrect|Footer|Browse|aria-invalid="true"|open sesame/)
})

test('speaks the language of the reader, also after a wrong try', async () => {
  const french = { 'accept-language': 'fr-CA' }
  const { get, enter } = visitor()
  expect(await (await get('/', french)).text()).toContain('<html lang="fr">')
  expect(await (await get('/about?lng=es', french)).text()).toMatch(/<html lang="es">.*action="\/gate\?lng=es"/s)
  expect(await (await enter('wrong', { headers: french })).text()).toContain('<html lang="fr">')
})

test('keeps only its own path to come back to', async () => {
  const wanted = async (path: string) =>
    /name="back" value="([^"]*)"/.exec(await (await visitor().get(path)).text())?.[1]
  expect(await wanted('/search?search=cut&amp=1')).toBe('/search?search=cut&amp;amp=1')
  expect(await wanted('//elsewhere.test/')).toBe('/')
  expect(await wanted('/gate')).toBe('/')
})

test.for([
  ['GET', '/api/providers'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs'],
  ['GET', '/api/nothing'],
  ['POST', '/api/contact'],
  ['POST', '/api/auth/login'],
  ['GET', '/api'],
])('answers %s %s with 401 and a stable code', async ([method = '', path = '']) => {
  const response = await fetch(`${server.origin}${path}`, { method, ...(method === 'POST' && { body: '{}' }) })
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
  expect(await response.json()).toMatchObject({ success: false, code: 'gate_closed' })
})

test('leaves the link of a mail open that ends such mails: a mail program knows no password', async () => {
  const pressed = await fetch(`${server.origin}/unsubscribe/nobody.reviews.${'A'.repeat(43)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([pressed.status, await pressed.text()]).toEqual([404, expect.stringContaining('This link does not work')])
})

test('leaves probes and files open', async () => {
  const { get } = visitor()
  // What every page needs; some bring more of their own.
  const asset = readdirSync('build/client/assets').find((name) => /^frame-.*\.css$/.test(name))
  for (const path of ['/health', '/health/live', '/health/ready', '/api/health', '/favicon.svg', `/assets/${asset}`]) {
    expect([path, (await get(path)).status]).toEqual([path, 200])
  }
  expect(await (await get('/')).text()).toContain(`href="/assets/${asset}`)
  const robots = await get('/robots.txt')
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n')
})

test.for([
  '/assets/%2e%2e/about',
  '/assets/../about',
  '/assets/x',
  '/health/../about',
  '/health%2f..%2fabout',
  '/Health',
])('cannot be walked around by %s', async (path) => {
  // Sent as it stands: fetch would tidy it up first.
  const answer = await raw(path)
  expect(answer).toMatch(/^HTTP\/1\.1 401/)
  expect(answer).toContain(title)
})

function raw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), 'localhost')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

test('the password opens pages and calls, and leads to what was wanted', async () => {
  const { get, enter } = visitor()
  const entered = await enter(password, { back: '/about?lng=en#promises' })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/about?lng=en#promises'])
  expect(entered.headers.get('set-cookie')).toMatch(/^gate=\d{13}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(entered.headers.get('cache-control')).toBe('private, no-store')
  const cookie = cookieOf(entered)
  for (const path of ['/about?lng=en', '/about', '/api/contact', '/api/openapi.json']) {
    const response = await get(path, { cookie: `i18nextLng=en; ${cookie}` })
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
  }
  const again = await get('/gate', { cookie })
  expect([again.status, again.headers.get('location')]).toEqual([303, '/'])
})

test.for(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', ''])(
  'never leads to %s',
  async (back) => {
    const entered = await visitor().enter(password, { back })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/'])
  },
)

test('a page that was rendered for one who may enter is not served to one who may not', async () => {
  const paths = ['/about?lng=en', '/about', '/legal?lng=en']
  const inside = await pass()
  const outside = visitor()
  for (const path of paths) {
    const first = await outside.get(path, inside)
    const etag = first.headers.get('etag') ?? ''
    expect(await first.text()).not.toContain(title)
    expect((await outside.get(path, { ...inside, 'if-none-match': etag })).status).toBe(304)
    for (const headers of [{}, { 'if-none-match': etag }, { cookie: 'gate=' }]) {
      const refused = await outside.get(path, headers)
      expect([refused.status, (await refused.text()).includes(title)]).toEqual([401, true])
    }
  }
})

test('a wrong entry says so and is not shown again', async () => {
  const entry = `wrong-${randomUUID()}`
  const response = await visitor().enter(entry, { back: '/about' })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
  const html = await response.text()
  expect(html).toContain('Incorrect password. Please try again.')
  expect(html).toContain('name="back" value="/about"')
  expect(html).not.toContain(entry)
  for (const wrong of ['', password.toUpperCase(), `${password}x`, password.slice(1)]) {
    expect([wrong, (await visitor().enter(wrong)).status]).toEqual([wrong, 401])
  }
})

test('after ten tries in an hour the eleventh is refused, were it right, and others may still try', async () => {
  const { enter } = visitor()
  const tries = await Promise.all(Array.from({ length: 10 }, () => enter('wrong')))
  expect(tries.map((response) => response.status)).toEqual(Array(10).fill(401))
  const eleventh = await enter(password)
  expect([eleventh.status, eleventh.headers.get('set-cookie')]).toEqual([429, null])
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await eleventh.text()).toContain('Too many attempts. Please try again in 60 minutes.')
  expect((await visitor().enter(password)).status).toBe(303)
})

test('who has come in does not count against others of the same address', async () => {
  const { enter } = visitor()
  for (let round = 0; round < 12; round++) expect((await enter(password)).status).toBe(303)
})

test.for([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }])(
  'another site neither enters nor uses up tries: %o',
  async (headers) => {
    const { enter } = visitor()
    for (let round = 0; round < 12; round++) {
      expect((await enter('wrong', { headers: headers as Record<string, string> })).status).toBe(403)
    }
    expect((await enter(password)).status).toBe(303)
  },
)

test('a cookie that was changed, invented or signed elsewhere opens nothing', async () => {
  const { get } = visitor()
  const { cookie } = await pass()
  const [issuedAt = '', signature = ''] = cookie.replace('gate=', '').split('.')
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  const elsewhere = createPass(password, Buffer.from('another secret of more than 32 characters')).issue(Date.now())
  for (const value of [
    '',
    'true',
    `${issuedAt}.`,
    `${issuedAt}.${flipped}`,
    `${issuedAt}.${signature}x`,
    `${Number(issuedAt) + 1}.${signature}`,
    `${issuedAt}.${signature}.${signature}`,
    elsewhere,
  ]) {
    expect([value, (await get('/about', { cookie: `gate=${value}` })).status]).toEqual([value, 401])
  }
  expect((await get('/about', { cookie: `gate=; ${cookie}` })).status).toBe(401)
  expect((await get('/about', { cookie })).status).toBe(200)
})

test('whom one node has let in a node lets in whose clock is behind', () => {
  const authSecret = Buffer.from('a secret of more than thirty-two characters')
  const config = { gatePassword: password, origin: 'https://site.test', trustedProxies: 0 }
  const state = { clockOffset: 90_000 }
  const gate = createGate({ config, app: { authSecret }, watch: { state } } as unknown as Running)
  const pass = createPass(password, authSecret).issue(Date.now() + 90_000)
  expect(gate?.isOpenFor(`__Host-gate=${pass}`)).toBe(true)
})

test('a pass ends with another password, another secret, and after a week', () => {
  const secret = Buffer.from('a secret of more than thirty-two characters')
  const now = Date.now()
  const week = 7 * 86_400_000
  const { issue, isValid, isPassword } = createPass(password, secret)
  const value = issue(now)
  expect(isValid(value, now)).toBe(true)
  expect(isValid(value, now + week - 1)).toBe(true)
  expect(isValid(value, now + week)).toBe(false)
  expect(isValid(value, now - 120_000)).toBe(false)
  expect(createPass('another', secret).isValid(value, now)).toBe(false)
  expect(createPass(password, Buffer.from(`${secret}!`)).isValid(value, now)).toBe(false)
  expect([isPassword(` ${password} `), isPassword(''), isPassword('o')]).toEqual([true, false, false])
})
