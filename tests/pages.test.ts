import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generateSync } from 'otplib'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoAccounts, demoKey } from '../db/demo/accounts.ts'
import '../src/domains/texts.server.ts'
import type { Setup } from '../src/domains/staff/contract.ts'
import { i18nFor } from '../src/i18n/i18n.ts'
import { languages } from '../src/i18n/languages.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { observatoryScore } from './observatory.ts'
import { startServerProcess } from './server-process.ts'

const origin = 'https://highstreet.test'
let server: BuiltServer
beforeAll(async () => {
  server = await startBuiltServer({ APP_ORIGIN: origin })
})
afterAll(() => server.stop())

const provider = '/provider/maya-thompson'
const landing = '/barber/london'
const pages = [
  '/',
  '/search?location=London',
  '/browse',
  landing,
  provider,
  '/auth?mode=login',
  '/auth?mode=reset',
  '/about',
  '/contact',
  '/legal',
  '/accessibility',
  '/how-we-rank',
  '/how-we-rate',
  '/status',
  '/gift-card',
  '/my-bookings',
  '/waitlist',
  '/reminders',
  '/loyalty',
  '/profile',
  '/profile/favourites',
  '/settings/notifications',
  '/admin/dashboard',
]
const failures: [path: string, status: number][] = [
  ['/no/such/page', 404],
  ['/provider/nobody-of-that-name', 404],
  ['/search?page=x', 400],
  ['/500', 500],
  ['/sign-in?redirect=https%3A%2F%2Fevil.test', 302],
  ['/sign-up', 302],
  ['/assets/missing.js', 404],
  ['/api/nothing', 404],
  ['/api/users/me', 401],
  ['/api/providers?page=1&page=2', 400],
]

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', headers })

// Before all others: what they leave in the cache would end in the middle of it, and with it what the clock has changed since.
test('no parameter that a route has not declared changes its page, or is kept in it for others', async () => {
  const wrong: string[] = []
  const bytes = async (path: string) => {
    const answer = await get(path)
    const headers = ['etag', 'x-robots-tag', 'location'].map((name) => answer.headers.get(name)).join(' ')
    return `${answer.status} ${headers} ${await answer.text()}`
  }
  const join = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`
  // What is free changes with the hour: where the one that came first is another by now, both are asked for again.
  const areSame = async (one: string, other: string) => {
    for (let tries = 0; tries < 5; tries++) {
      const first = await bytes(one)
      if ((await bytes(other)) === first) return true
      if ((await bytes(one)) === first) return false
    }
    return false
  }
  for (const [path, changes] of Object.entries(await readDeclared())) {
    // In one language the clean page comes first, in the other the poisoned one.
    const [clean, poisoned] = [join(path, 'lng=es'), join(path, 'lng=pt')]
    if (!(await areSame(clean, `${clean}&${foreign}`))) wrong.push(`${path}: changed by what is foreign`)
    const bad = join(path, `${foreign}&lng=pt`)
    if (!(await areSame(bad, poisoned)) || /poison/i.test(await bytes(poisoned))) wrong.push(`${path}: poisoned`)
    if (!(await areSame(clean, `${clean}&lng=pt`))) wrong.push(`${path}: the second of two counts`)
    const first = await bytes(clean)
    for (const [name, value] of Object.entries(changes)) {
      const query = new URLSearchParams({ [name]: value })
      if ((await bytes(`${clean}&${query}`)) === first) wrong.push(`${path}: deaf to ${name}`)
    }
  }
  expect(wrong).toEqual([])
})

test('whoever asks for the headers alone keeps the connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (method: string, path: string) => {
    const asked = request(`${server.origin}${path}`, { method, agent })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await answer.resume().toArray()
    return [method, path, answer.statusCode, asked.reusedSocket]
  }
  await ask('GET', '/health/live')
  // In a language nobody has asked for yet: rendered, and then from the cache.
  for (const path of pages.map((page) => `${page}${page.includes('?') ? '&' : '?'}lng=pt`))
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
      expect(await ask(method, path)).toEqual([method, path, expect.any(Number), true])
  agent.destroy()
})

test('every page, and every way of failing, has 115 points or more of the Observatory', async () => {
  const low: string[] = []
  for (const [path, status] of [...pages.map((page): [string, number] => [page, 200]), ...failures]) {
    // Twice: as it is rendered, and as it was kept.
    for (const _time of [1, 2]) {
      const answer = await get(path)
      const { score, why } = observatoryScore(answer.headers, await answer.text(), origin)
      if (answer.status !== status || score < 115) low.push(`${path}: ${answer.status}, ${score} points, ${why.join()}`)
    }
  }
  expect(low).toEqual([])
})

test('a script comes in the coding that the browser likes best', async () => {
  const html = await (await fetch(`${server.origin}/`)).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  for (const [accepted, coding] of [
    ['gzip, br', 'br'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
  ] as const) {
    const answer = await send(script, { 'accept-encoding': accepted })
    expect([accepted, answer.statusCode, answer.headers['content-encoding']]).toEqual([accepted, 200, coding])
  }
})

/** `fetch` would unpack what it gets. */
async function send(path: string, headers: Record<string, string>) {
  const [answer] = (await once(request(server.origin + path, { headers }).end(), 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

test('the score falls with what is missing', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const score = (change: Record<string, string>, html = '') =>
    observatoryScore(new Headers({ ...good, ...change }), html, origin).score
  expect(score({})).toBe(130)
  expect(score({ 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=Strict' })).toBe(135)
  expect(score({ 'content-security-policy': "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" })).toBe(80)
  expect(score({ 'content-security-policy': "default-src 'none'; script-src https:" })).toBe(60)
  expect(score({ 'strict-transport-security': 'max-age=60' })).toBe(120)
  expect(score({ 'set-cookie': 'refresh=1; Secure; SameSite=Lax' })).toBe(70)
  expect(score({ 'x-content-type-options': '' })).toBe(125)
  expect(score({}, '<script src="https://evil.test/a.js">')).toBe(50)
})

test('every script that stands in a page is allowed by its hash, and no style by an attribute', async () => {
  for (const path of [...pages, '/no/such/page', '/500']) {
    const answer = await get(path)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    // A block of data is no script.
    const inline = [
      ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ].map((match) => match[1] ?? '')
    expect(inline.length).toBeGreaterThan(1)
    for (const script of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(html).not.toMatch(/<[^>]+\sstyle="/)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/)
  }
})

test('a visitor who leaves breaks the page for nobody who waits for it', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  // So that the page takes a while.
  await client.query('begin')
  await client.query('lock table provider in access exclusive mode')
  const ask = () => {
    const asked: ClientRequest = request(`${server.origin}/search?search=left`, { agent: false }).end()
    const status = once(asked, 'response').then(
      ([answer]: IncomingMessage[]) => answer?.resume().statusCode,
      () => 'left',
    )
    return { asked, status }
  }
  const first = ask()
  await sleep(100)
  const others = Array.from({ length: 35 }, ask)
  await sleep(100)
  first.asked.destroy()
  await sleep(100)
  await client.query('rollback')
  await client.end()
  expect(await first.status).toBe('left')
  expect(await Promise.all(others.map(({ status }) => status))).toEqual(others.map(() => 200))
})

/** What a page fails with once the column it reads is away. */
const away = 'column p.greeting does not exist'

test('what a page throws is written down once, with the id that its answer names', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const before = server.errors.length
  server.provoked.push(away)
  await client.query('alter table provider rename column greeting to greeting_away')
  const answer = await get(`${provider}?lng=en`).finally(async () => {
    await client.query('alter table provider rename column greeting_away to greeting')
    await client.end()
  })
  expect(answer.status).toBe(500)
  await expect.poll(() => server.errors.length).toBeGreaterThan(before)
  const written = server.errors.slice(before).map((line) => JSON.parse(line))
  expect(written).toMatchObject([
    { requestId: answer.headers.get('x-request-id'), err: { code: '42703' }, msg: 'unexpected error' },
  ])
  expect((await get(`${provider}?lng=en`)).status).toBe(200)
  expect((await fetch(`${server.origin}/about`, { method: 'POST' })).status).toBe(405)
  const foreign = { method: 'POST', headers: { origin: 'https://evil.test' } }
  expect((await fetch(`${server.origin}/about`, foreign)).status).toBe(400)
  expect(server.errors.length).toBe(before + 1)
})

test.each(languages)('pages about money are called what they are, in %s', async (language) => {
  const titleOf = async (path: string) =>
    /<title>(.*?) – Highstreet<\/title>/.exec(await (await get(`${path}?lng=${language}`)).text())?.[1]
  const { pay, success, error, receipt } = i18nFor(language).getResourceBundle(language, 'payments').titles
  expect(await Promise.all(['/pay/1', '/payment/success', '/payment/error', '/receipt/1'].map(titleOf))).toEqual([
    ...[pay, success, error, receipt],
  ])
  expect(await titleOf('/gift-card/success')).toBe(success)
  expect(new Set([pay, success, error, receipt, i18nFor(language).t('myBookings.title')]).size).toBe(5)
})

test('of the pages of a provider only those of nobody say so: the rest says what is wrong, with another try', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const paths = [`${provider}?lng=en&month=2031-01`, '/booking?provider=maya-thompson&lng=en&month=2031-01']
  const answers = () =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await get(path)
        return { status: answer.status, retry: answer.headers.get('retry-after'), html: await answer.text() }
      }),
    )
  server.provoked.push(away)
  try {
    await client.query('alter table provider rename column greeting to greeting_away')
    const faults = await answers().finally(() =>
      client.query('alter table provider rename column greeting_away to greeting'),
    )
    for (const { status, html } of faults) {
      expect(status).toBe(500)
      expect(html).toContain('<title>Unexpected Application Error! – Highstreet</title>')
      expect(html).toMatch(/<a [^>]*href="">Reload Page</)
      expect(html).not.toContain('Provider Not Found')
    }
    await client.query('begin')
    await client.query('lock table provider in access exclusive mode')
    const [waits, search] = await Promise.all([answers(), get('/search?lng=en&search=nobody')]).finally(() =>
      client.query('rollback'),
    )
    expect([search.status, search.headers.get('retry-after')]).toEqual([503, '1'])
    for (const { status, retry, html } of waits) {
      expect([status, retry]).toEqual([503, '1'])
      expect(html).toContain('We are very busy right now. Please try again.')
      expect(html).toMatch(/<a [^>]*href="">Try Again</)
      expect(html).toContain('content="noindex"')
      expect(html).not.toContain('Provider Not Found')
    }
  } finally {
    await client.end()
  }
  for (const path of ['/provider/nobody?lng=en', '/booking?provider=nobody&lng=en']) {
    const answer = await get(path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 404])
    expect(html).toContain('<title>Provider Not Found – Highstreet</title>')
    expect(html).toContain('Browse All Providers')
    expect(html).toContain('content="noindex"')
  }
  for (const { status } of await answers()) expect(status).toBe(200)
})

test('every parameter that makes another page does so, kept or not, and no other one is ever shown', async () => {
  const text = async (path: string) => (await get(path)).text()
  const first = await text('/search?lng=en')
  const changes: Record<string, string> = {
    lng: 'fr',
    search: 'massage',
    category: 'massage-bodywork',
    location: 'London',
    date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    sort: 'rating',
    page: '2',
  }
  for (const [name, value] of Object.entries(changes)) {
    const changed = await text(`/search?${new URLSearchParams({ lng: 'en', [name]: value })}`)
    expect([name, changed === first]).toEqual([name, false])
  }
  expect((await text('/search?lng=en&utm_source=poison')) === first).toBe(true)
  expect((await text('/search?utm_source=poison&page=3&lng=en')).includes('poison')).toBe(false)
})

/** An hour that the page of the booking can be asked for; far enough away that nobody has it. */
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Every public route, with what it reads of a query and a value that changes the page. */
async function readDeclared(): Promise<Record<string, Record<string, string>>> {
  const { provider: maya } = await (await get('/api/providers/maya-thompson')).json()
  const [cut, other] = maya.services as { id: string }[]
  return {
    '/': {},
    '/payment/error': {},
    '/pay/1': {},
    '/receipt/1': {},
    '/search': {
      search: 'massage',
      category: 'massage-bodywork',
      specialization: 'balayage',
      speaks: 'fr',
      needs: 'step_free',
      priceRange: 'budget',
      location: 'London',
      date: soon(3).slice(0, 10),
      time: '14:00',
      sort: 'rating',
      page: '2',
      profession: 'Barber',
      bounds: '51.5,-0.2,51.6,0',
      minPrice: '30',
      maxPrice: '15',
      currency: 'EUR',
      minRating: '4.9',
      verified: 'true',
      openNow: 'true',
      timeOfDay: 'evening',
      after: 'AAAAAA',
      view: 'map',
    },
    // They say nothing alone.
    '/search?userLat=51.5': { userLng: '-0.1' },
    '/search?userLng=-0.1': { userLat: '51.5' },
    '/search?userLat=51.5&userLng=-0.1': { distanceKm: '2' },
    '/browse': { page: '2' },
    [landing]: {},
    [provider]: { month: '2099-01', sort: 'oldest', stars: '5' },
    '/booking': { provider: 'maya-thompson' },
    '/booking?provider=maya-thompson': { book: cut?.id ?? '', service: other?.id ?? '' },
    [`/booking?provider=maya-thompson&book=${cut?.id}`]: {
      with: crypto.randomUUID(),
      month: soon(100).slice(0, 7),
      day: soon(100).slice(0, 10),
      at: soon(100),
    },
    '/auth': { mode: 'login', redirect: '/my-bookings' },
    '/sign-in': { redirect: '/my-bookings' },
    '/login': { redirect: '/my-bookings' },
    '/signup': {},
    '/sign-up': {},
    '/about': {},
    '/contact': {},
    '/legal': {},
    '/terms': {},
    '/privacy': {},
    '/accessibility': {},
    '/how-we-rank': {},
    '/how-we-rate': { provider: 'maya-thompson' },
    '/status': {},
    '/gift-card': { provider: maya.id, name: 'massage' },
    '/plans': { provider: maya.id },
    '/offline': {},
    '/provider-signup': {},
    '/provider/dashboard': {},
    '/500': {},
  }
}
const foreign = [
  'utm_source=poison&utm_medium=poison&fbclid=poison',
  ...Array.from({ length: 20 }, (_, n) => `poison${n}=${n}&poison${n}=again`),
  `poison=${'p'.repeat(3000)}`,
  'p%6Fison=%F0%9F%92%A5&%E2%98%83=1&poison%00=1',
  'LNG=fr&Search=poison&PAGE=3&month[]=2099-01&__proto__=poison&constructor=poison',
  '_routes=poison&index',
].join('&')

test('every route that the server answers for everybody stands in that list, with all that it reads of a query', async () => {
  const { loadPages }: typeof import('../src/http/server.ts') = await import(
    pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href
  )
  const listed = new Map<string, Set<string>>()
  for (const [path, changes] of Object.entries(await readDeclared())) {
    const [asked = ''] = path.split('?')
    const plain = asked
      .replace(provider, '/provider/:id')
      .replace(landing, '/:what/:place')
      .replace('/payment/error', '/payment/:outcome')
      .replace(/^\/(pay|receipt)\/1$/, '/$1/:id')
      .replace('/gift-card', '/gift-card/:code?')
    listed.set(plain, new Set([...(listed.get(plain) ?? []), ...Object.keys(changes)]))
  }
  const missing = Object.values((await loadPages()).routes).flatMap((route) => {
    const { loader, handle } = (route?.module ?? {}) as { loader?: unknown; handle?: { parameters?: string[] } }
    if (!route || !loader || (route.path === undefined && !route.index)) return []
    const path = `/${route.path ?? ''}`
    // Shown where the product is developed, for every address that is none, and where there is a sign-in service.
    if (['/dev/ui', '/*', '/auth/with/:issuer'].includes(path)) return []
    const found = listed.get(path)
    if (!found) return [path]
    const names = (handle?.parameters ?? []).map((name) => name.replace('*', ''))
    return names.filter((name) => !found.has(name)).map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('a link that names somebody who has left leads to whoever is there', async () => {
  const { provider: maya } = await (await get('/api/providers/maya-thompson')).json()
  const link = `/booking?provider=maya-thompson&book=${maya.services[0].id}`
  const answer = await get(`${link}&with=${crypto.randomUUID()}&at=${encodeURIComponent(soon(30))}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, link])
})

test.for(languages)(
  'a link to a time that has passed says so in %s, and shows the next that are free',
  async (language) => {
    const { provider: maya } = await (await get('/api/providers/maya-thompson')).json()
    const link = `/booking?provider=maya-thompson&book=${maya.services[0].id}&lng=${language}`
    const { t } = i18nFor(language)
    for (const at of [soon(-1), soon(-40)]) {
      const html = await (await get(`${link}&at=${encodeURIComponent(at)}`)).text()
      expect(html).toContain(t('errors.past'))
      expect(html).not.toContain(t('booking.taken'))
      const times = html.match(/<a [^>]*class="slot[^>]*>/g) ?? []
      const offered = times.map((link) => Date.parse(decodeURIComponent(/&amp;at=([^"&]+)/.exec(link)?.[1] ?? '')))
      expect(offered.length).toBeGreaterThan(0)
      expect(offered.filter((start) => !(start > Date.now()))).toEqual([])
    }
  },
)

test('a search for a day or a time that there is not says so, in a page', async () => {
  for (const query of [
    'date=2026-13-45',
    'date=2026-02-30',
    'date=2026-99-99',
    'date=x',
    'time=99:99',
    'time=7',
    'time=x',
  ]) {
    const answer = await get(`/search?lng=en&location=London&${query}`)
    expect([query, answer.status]).toEqual([query, 400])
    expect(await answer.text(), query).not.toContain('Unexpected Application Error')
  }
})

test('no redirect of the server leads off the site', async () => {
  const hostile = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/..//evil.test',
    'javascript:alert(1)',
  ]
  for (const target of hostile) {
    const wanted = encodeURIComponent(target)
    expect((await get(`/sign-in?redirect=${wanted}`)).headers.get('location')).toBe('/auth?mode=login&redirect=%2F')
    const form = { lng: 'fr', back: target }
    const answer = await fetch(`${server.origin}/language`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(form),
    })
    expect([target, answer.headers.get('location')]).toEqual([target, '/'])
  }
})

test('a cookie of ours is for https, for no script that need not see it, and for this site', async () => {
  const post = (path: string, init: RequestInit) =>
    fetch(`${server.origin}${path}`, { method: 'POST', redirect: 'manual', ...init })
  const account = { firstName: 'Ada', lastName: 'Novák', email: 'cookies@test.test', password: 'a long enough one' }
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const signedUp = await post('/api/auth/register', { headers: json, body: JSON.stringify(account) })
  expect(signedUp.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    ),
    expect.stringMatching(
      /^__Secure-refresh=[\w.-]+; Max-Age=1209600; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ])
  const form = { headers: { origin }, body: new URLSearchParams({ lng: 'fr', back: '/about' }) }
  expect((await post('/language', form)).headers.getSetCookie()).toEqual([
    'i18nextLng=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
  for (const path of pages) expect([path, (await get(path)).headers.getSetCookie()]).toEqual([path, []])
})

test('what is one person’s never stands in a page or an answer for another, kept or not', async () => {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const signUp = async (word: string) => {
    const account = { firstName: word, lastName: word, email: `${word}@test.test`, password: 'a long enough one' }
    const answer = await fetch(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(account),
    })
    const { token } = await answer.json()
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { authorization: `Bearer ${token}`, cookie }
  }
  const canary = 'Zyxcanary'
  const owner = await signUp(canary)
  const stranger = await signUp('Somebody')
  const provider = (await (await get('/api/providers/maya-thompson')).json()).provider
  const services = `providerId=${provider.id}&serviceIds=${provider.services[0].id}`
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const times = `/api/bookings/availability?${services}&from=${from}&to=${to}`
  const { data } = await (await get(times)).json()
  const slot = data.days.flatMap(({ slots }: { slots: { start: string }[] }) => slots)[0]
  const selection = {
    providerId: provider.id,
    serviceIds: [provider.services[0].id],
    dateTime: slot.start,
    notes: canary,
  }
  const booked = await fetch(`${server.origin}/api/bookings`, {
    method: 'POST',
    headers: { ...json, ...owner },
    body: JSON.stringify(selection),
  })
  expect(booked.status).toBe(201)
  const { id } = (await booked.json()).data

  const own = ['/api/users/me', '/api/users/profile', '/api/users/export', '/api/bookings', `/api/bookings/${id}`]
  for (const path of own) {
    const answer = await get(path, owner)
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    expect(await answer.text()).toContain(canary)
  }
  const data_ = (path: string) => path.replace(/^([^?]*)/, (plain) => `${plain === '/' ? '/_root' : plain}.data`)
  const shared = [...pages, ...failures.map(([path]) => path)].filter((path) => !path.startsWith('/api'))
  const everything = [...shared, ...shared.map(data_), times, '/api/providers', `/api/providers/${provider.id}`, ...own]
  const leaks: string[] = []
  // First the one whose name it is, so that it would be kept; then the others, then again without a cache in between.
  for (const path of everything) await (await get(path, owner)).text()
  for (const [who, headers] of [
    ['a visitor', {}],
    ['somebody else', stranger],
  ] as const) {
    for (const path of everything) {
      const answer = await get(path, headers)
      const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
      if (new RegExp(canary, 'i').test(text)) leaks.push(`${who}: ${path}`)
    }
  }
  // Nor in a page that was rendered for the one whose name it is: their name comes by a call.
  for (const path of shared) {
    if (new RegExp(canary, 'i').test(await (await get(`${path}${path.includes('?') ? '&' : '?'}x=1`, owner)).text()))
      leaks.push(path)
  }
  expect(leaks).toEqual([])
})

test('whom the command shuts out is gone from every page at once, kept or not, and back when it is undone', async () => {
  const command = (name: string) =>
    promisify(execFile)(process.execPath, ['src/commands/admin.ts', name, demoAccounts.provider.email], {
      env: { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, APP_ORIGIN: origin },
    })
  const list = '/search?search=Maya+Thompson'
  const seen = async () => [
    (await get(provider)).status,
    (await get('/booking?provider=maya-thompson')).status,
    (await (await get(list)).text()).includes(provider),
  ]
  expect([await seen(), await seen()]).toEqual([
    [200, 200, true],
    [200, 200, true],
  ])
  // Written by another process: heard of within a second.
  const within = { timeout: 1000, interval: 20 }
  await command('suspend')
  await expect.poll(seen, within).toEqual([404, 404, false])
  await command('restore')
  await expect.poll(seen, within).toEqual([200, 200, true])
})

test('words that a provider takes away are gone from every kept list at once; other changes drop what shows them', async () => {
  const { email, password } = demoAccounts.provider
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const send = async (method: string, path: string, body: object | null, authorization = '') => {
    const headers = { ...json, ...(authorization && { authorization }) }
    const answer = await fetch(`${server.origin}${path}`, { method, headers, body: body && JSON.stringify(body) })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return answer.json()
  }
  const { token } = await send('POST', '/api/auth/login', { email, password })
  const { id, tags } = (await (await get('/api/providers/maya-thompson')).json()).provider
  const own = (method: string, path: string, body: object | null = null) =>
    send(method, `/api/providers/${id}${path}`, body, `Bearer ${token}`)
  const change = (words: string[]) => own('PUT', '', { tags: words })
  const list = '/search?search=Qwopjuk'
  const isListed = async () => (await (await get(list)).text()).includes(provider)
  await change([...tags, 'Qwopjuk'])
  expect([await isListed(), await isListed()]).toEqual([true, true])

  // Behind the server's back: whoever renders anew sees it.
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query("update provider set search_text = '', street = 'Qwopjuk Lane 3' where provider_id = $1", [id])
  const { updated_at: before } = (await client.query('select updated_at from provider where provider_id = $1', [id]))
    .rows[0]
  const showsStreet = async () => (await (await get(provider)).text()).includes('Qwopjuk Lane 3')
  await own('PUT', '', {})
  await change([...tags, 'Qwopjuk'])
  await own('PUT', '/rules', {})
  const { updated_at: after } = (await client.query('select updated_at from provider where provider_id = $1', [id]))
    .rows[0]
  expect(after).toEqual(before)
  const { staff } = (await own('GET', '/setup')).data
  const free = { staffId: staff[0].id, label: 'Dentist', customerName: null, customerPhone: null }
  const at = { start: '2030-01-06T02:00:00Z', end: '2030-01-06T03:00:00Z' }
  const entry = (await own('POST', '/entries', { ...free, ...at })).data
  expect(await showsStreet()).toBe(true)
  await own('DELETE', `/entries/${entry.id}`)
  expect(await isListed()).toBe(true)

  await change(tags)
  expect(await isListed()).toBe(false)
})

test('what is changed on one node shows on the next load of a page that another one has kept, and its picture for links is gone', async () => {
  // First: a node that starts seals the key of the demo's administrator with a secret of its own.
  const admin = await logInAdmin()
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-node-'))
  const other = await startServerProcess({ DATABASE_URL: server.databaseUrl, DATA_DIR: folder, DEMO: '1' })
  onTestFinished(async () => {
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const send = (method: string, path: string, body: object, authorization = '') =>
    fetch(`${server.origin}${path}`, { method, headers: { ...json, authorization }, body: JSON.stringify(body) })
  const { email, password } = demoAccounts.provider
  const { token } = await (await send('POST', '/api/auth/login', { email, password })).json()
  const { id, bio } = (await (await get('/api/providers/maya-thompson')).json()).provider
  const holds = async (node: string, page: string, text: string) =>
    (await (await fetch(`${node}${page}?lng=en`)).text()).includes(text)
  const shown = (text: string, page = provider) =>
    Promise.all([server, other].map(({ origin: node }) => holds(node, page, text)))
  /**
   * Called when the write is answered: where it was made the next load has it; elsewhere every load that begins a second later,
   * which is how long a node takes to hear of it, and to connect again where the one that hears was lost.
   */
  const showsNext = async (text: string, isShown: boolean, page = provider) => {
    const answeredAt = performance.now()
    expect([text, await holds(server.origin, page, text)]).toEqual([text, isShown])
    for (;;) {
      const laterMs = performance.now() - answeredAt
      if ((await holds(other.origin, page, text)) === isShown) return
      expect(laterMs, text).toBeLessThan(1000)
    }
  }
  const words = 'Curls, and nothing but curls: Qwopjuk.'
  for (const _kept of [1, 2]) expect(await shown(words)).toEqual([false, false])
  const drawn = () => readdirSync(join(folder, 'share-pictures'))
  expect((await fetch(`${other.origin}/share/provider/maya-thompson.jpg`)).status).toBe(200)
  expect(drawn()).toHaveLength(1)
  expect((await send('PUT', `/api/providers/${id}`, { bio: words }, `Bearer ${token}`)).status).toBe(200)
  await showsNext(words, true)
  await expect.poll(drawn).toEqual([])
  await send('PUT', `/api/providers/${id}`, { bio }, `Bearer ${token}`)
  await showsNext(words, false)

  // A photo that is taken off, one that is added, and a reply to a review.
  const authorization = `Bearer ${token}`
  const own = await fetch(`${server.origin}/api/providers/me`, { headers: { authorization } })
  const { photos } = (await own.json()).provider as { photos: { path: string; alt: string }[] }
  const setPhotos = (shownPhotos: typeof photos) =>
    send('PUT', `/api/providers/${id}/photos`, { photos: shownPhotos }, authorization)
  const form = new FormData()
  const drawnPhoto = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a5' } })
    .png()
    .toBuffer()
  form.set('image', new Blob([new Uint8Array(drawnPhoto)]), 'photo.png')
  // The form says its own type.
  const sent = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', authorization }, body: form }
  const upload = (await (await fetch(`${server.origin}/api/uploads/image`, sent)).json()).data
  // By its words: the same picture may stand on the card of somebody else who is recommended.
  const alt = 'A fringe: Vexaquil'
  expect((await setPhotos(photos.with(-1, { path: photos.at(-1)?.path ?? '', alt }))).status).toBe(200)
  await showsNext(alt, true)
  expect((await setPhotos(photos.slice(0, -1))).status).toBe(200)
  await showsNext(alt, false)
  const added = { path: upload.url, alt: 'A new fringe: Ombrelyx' }
  expect((await setPhotos([...photos.slice(0, -1), added])).status).toBe(200)
  await showsNext(added.alt, true)
  const { reviews } = (await (await get(`/api/reviews/provider/${id}`)).json()).data
  const open = reviews.find(({ response }: { response: unknown }) => response === null)
  const reply = { comment: 'Come again: Zyxomat.' }
  expect((await send('POST', `/api/reviews/${open.id}/response`, reply, authorization)).status).toBe(201)
  await showsNext(reply.comment, true)

  // A price and an hour.
  const { services, staff } = (
    await (await fetch(`${server.origin}/api/providers/${id}/setup`, { headers: { authorization } })).json()
  ).data as Setup
  const [service] = services
  const setPrice = (priceMinor: number | null | undefined) =>
    send('PUT', `/api/providers/${id}/services/${service?.id}`, { priceMinor }, authorization)
  expect((await setPrice(98_761)).status).toBe(200)
  await showsNext('987.61', true)
  expect((await setPrice(service?.priceMinor)).status).toBe(200)
  await showsNext('987.61', false)
  const { id: staffId, hours } = staff[0] as Setup['staff'][number]
  const setHours = (week: typeof hours) =>
    send('PUT', `/api/providers/${id}/staff/${staffId}/hours`, { hours: week }, authorization)
  const early = '"opens":"05:37"'
  expect((await setHours(hours.with(0, [{ opens: '05:37', closes: '05:52' }, ...(hours[0] ?? [])]))).status).toBe(200)
  await showsNext(early, true)
  expect((await setHours(hours)).status).toBe(200)
  await showsNext(early, false)

  // A review, new and then edited, by whoever was there.
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ bookingId: string; slug: string }>(
    `select b.booking_id as "bookingId", p.slug from booking b
       join provider_address p on p.provider_id = b.provider_id join account a on a.account_id = b.customer_id
     where a.email = $1 and b.status = 'completed' and b.ends_at > now() - interval '80 days'
       and not exists (select from review r where r.provider_id = b.provider_id and r.booking_id = b.booking_id)`,
    [demoAccounts.customer.email],
  )
  await client.end()
  const [visit] = rows
  const page = `/provider/${visit?.slug}`
  const customer = await (await send('POST', '/api/auth/login', demoAccounts.customer)).json()
  const write = (method: string, path: string, body: object) =>
    send(method, path, { rating: 5, ...body }, `Bearer ${customer.token}`)
  const [first, second] = ['A steady hand: Fyrgolam.', 'A steady hand, twice: Bexiquor.']
  expect(await shown(first, page)).toEqual([false, false])
  const written = await write('POST', '/api/reviews', { bookingId: visit?.bookingId, text: first })
  expect(written.status).toBe(201)
  await showsNext(first, true, page)
  const { id: reviewId } = (await written.json()).data
  expect((await write('PUT', `/api/reviews/${reviewId}`, { text: second })).status).toBe(200)
  await showsNext(second, true, page)
  expect(await shown(first, page)).toEqual([false, false])

  // Deleted by whoever wrote it; another one, with its reply, taken down by the office.
  expect((await send('DELETE', `/api/reviews/${reviewId}`, {}, `Bearer ${customer.token}`)).status).toBe(200)
  await showsNext(second, false, page)
  const decision = { action: 'remove', reason: 'spam' }
  expect(await shown(reply.comment)).toEqual([true, true])
  expect((await send('POST', `/api/admin/moderate/${open.id}`, decision, admin)).status).toBe(200)
  await showsNext(reply.comment, false)
}, 90_000)

/** The header of somebody from the office. */
async function logInAdmin(): Promise<string> {
  const post = (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
    return fetch(`${server.origin}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const half = await post('login', demoAccounts.admin)
  const cookies = half.headers.getSetCookie().map((one) => one.split(';')[0])
  const whole = await post('second-factor', { code: generateSync({ secret: demoKey }) }, cookies.join('; '))
  expect(whole.status, await whole.clone().text()).toBe(200)
  return `Bearer ${(await whole.json()).token}`
}

test('what is changed on a node shows on its very next load, also while it hears of nothing', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const { token } = await (
    await fetch(`${server.origin}/api/auth/login`, {
      ...{ method: 'POST', headers, body: JSON.stringify(demoAccounts.provider) },
    })
  ).json()
  const { id, bio } = (await (await get('/api/providers/maya-thompson')).json()).provider
  const setBio = async (text: string) => {
    const body = JSON.stringify({ bio: text })
    const own = { ...headers, authorization: `Bearer ${token}` }
    expect((await fetch(`${server.origin}/api/providers/${id}`, { method: 'PUT', headers: own, body })).status).toBe(
      200,
    )
  }
  for (const round of [1, 2]) {
    const words = `Nothing but curls: Wexolum ${round}.`
    for (const _kept of [1, 2]) expect((await (await get(provider)).text()).includes(words)).toBe(false)
    // It connects again half a second later, and forgets everything then.
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'highstreet-listen' and datname = current_database()`,
    )
    expect(rowCount).toBeGreaterThan(0)
    await setBio(words)
    expect((await (await get(provider)).text()).includes(words)).toBe(true)
    await sleep(1000)
  }
  await setBio(bio)
})
