import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asHeader, bringWork, solve } from '../../../tests/bring-work.ts'
import { enrol, openTestApp } from '../../../tests/factories.ts'
import { Issuer } from '../../../tests/issuer.ts'
import { createApp } from '../../app.server.ts'
import { createApi, type Serving } from '../../http/api.server.ts'
import { mountHostedForm } from '../../http/hosted-form.server.ts'
import { bringing } from '../../lib/api/bring-work.ts'
import { createHttpCall } from '../../lib/api/call.ts'
import type { Endpoint } from '../../lib/api/endpoint.ts'
import type { Env } from '../../lib/api/serve.server.ts'
import type { Challenge } from '../../lib/api/work.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { contracts } from '../contracts.ts'
import { accounts } from './account-contract.ts'
import { register } from './service.server.ts'
import { signAccessToken } from './tokens.server.ts'

/** With the limits of an installation, behind one proxy of ours. */
const app = openTestApp({ rateLimitFactor: 1 })
type Api = ReturnType<typeof createApi>
const behind = (trustedProxies: number, running: Serving = app.running) =>
  createApi({ ...running, config: { ...running.config, trustedProxies } })
let api: Api
let acme: Issuer
beforeAll(async () => {
  acme = await Issuer.start()
  app.running.app.hostedIssuers = [{ ...acme.settings('acme', null), answersByForm: true }]
  api = behind(1)
})
afterAll(() => acme.stop())

type Answer = { status: number; code: string | undefined; challenge: Challenge; retryAfter: string | null }
type Sent = {
  from?: string
  work?: string
  headers?: Record<string, string>
  node?: Api
  method?: string
  body?: string
}

async function send(path: string, body: object, sent: Sent = {}): Promise<Answer> {
  const { from = newAddress(), work, headers, node = api, method = 'POST' } = sent
  const answer = await node.request(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(work && { 'x-work': work }),
      ...headers,
    },
    ...(method !== 'GET' && method !== 'HEAD' && { body: sent.body ?? JSON.stringify(body) }),
  })
  const text = await answer.text()
  const { code, data } = (text ? JSON.parse(text) : {}) as { code?: string; data?: { challenge: Challenge } }
  return {
    ...{ status: answer.status, code, challenge: data?.challenge as Challenge },
    retryAfter: answer.headers.get('retry-after'),
  }
}

let serial = 0
function newAddress() {
  serial++
  return `198.18.${serial >> 8}.${serial & 255}`
}
const password = 'a long enough one'
const newEmail = () => `someone-${randomUUID()}@test.test`
const guess = (email: string, sent: Sent = {}) => send('/auth/login', { email, password: `guess ${serial}` }, sent)
const nobody: Client = { address: '192.0.2.1', cookie: () => null, setCookie: () => {} }

async function makeOwner() {
  const email = newEmail()
  await register(app.ctx(null, nobody), { firstName: 'Ada', lastName: 'Novák', email, password })
  return email
}

/** As many guesses from elsewhere as make the next one bring work. */
async function press(email: string, times = 4) {
  for (let index = 0; index < times; index++) await guess(email)
}

/** How many tries of a stranger come free until work is asked. */
async function freeFor(email: string) {
  for (let times = 0; times < 10; times++) if ((await guess(email)).code === 'work_needed') return times
  return 10
}

test('the work is not skipped by another method, spelling, header, cookie or account of one’s own', async () => {
  const email = newEmail()
  await press(email)
  const mine = await register(app.ctx(null, nobody), {
    ...{ firstName: 'Ada', lastName: 'Novák', email: newEmail(), password },
  })
  const asked: Record<string, Sent> = {
    'a token of one’s own': { headers: { authorization: `Bearer ${mine.token}` } },
    'another method by a header': { headers: { 'x-http-method-override': 'PUT', 'x-original-method': 'GET' } },
    'work in a cookie': { headers: { cookie: 'x-work=1; work=1' } },
    'a name twice': { body: `{"email":"${newEmail()}","email":"${email}","password":"x"}` },
    'capitals and spaces': { body: JSON.stringify({ email: `  ${email.toUpperCase()}\t`, password: 'x' }) },
    'a page of ours': { headers: { 'sec-fetch-site': 'same-origin', origin: app.running.config.origin } },
  }
  for (const [name, sent] of Object.entries(asked))
    expect([name, (await guess(email, sent)).code]).toEqual([name, 'work_needed'])
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect([method, (await guess(email, { method })).status]).toEqual([method, 404])
  for (const path of [
    '/auth/login/',
    '//auth/login',
    '/auth/./login/.',
    '/AUTH/LOGIN',
    '/auth/login;x',
    '/auth%2flogin',
  ]) {
    const { status, code } = await send(path, { email, password: 'x' })
    expect([path, status === 404 || code === 'work_needed']).toEqual([path, true])
  }
  // More than one mailbox is none.
  expect((await send('/auth/login', { email: [email, newEmail()], password: 'x' })).code).toBe('invalid_input')
  expect((await guess(email, { headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } })).code).toBe(
    'cross_site',
  )
})

const endpointsOf = (all: Record<string, Record<string, Endpoint>>) =>
  Object.values(all).flatMap((contract) => Object.values(contract))

test('every name of a call that asks for work asks for it, and none of them is one that a page calls by itself', async () => {
  const asking = endpointsOf(contracts).filter(({ freeOfWork }) => freeOfWork)
  expect(asking.map(({ name }) => name).sort()).toEqual([
    ...['accounts.login', 'accounts.loginByCode', 'accounts.register', 'accounts.requestCode', 'accounts.requestReset'],
    'contact.send',
  ])
  // A page is worked out by reads alone, which are not asked.
  expect(asking.filter(({ method }) => method === 'GET')).toEqual([])
})

test('forty at once for one mailbox get no more than the three that come free', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email)))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(3)
  expect(codes.filter((code) => code === 'work_needed')).toHaveLength(37)
})

test('a rented network of IPv6 is one address, however it is written; what is written before our proxy counts nothing', async () => {
  const codes = []
  for (let index = 0; index < 8; index++) {
    const from = [`2001:db8:1:2::${index}`, `2001:0DB8:1:2:ffff:0:0:${index}`, `2001:db8:0001:0002:0:0:1.2.3.${index}`]
    codes.push((await guess(newEmail(), { from: from[index % 3] ?? '' })).code)
  }
  expect(codes).toEqual([...Array(6).fill('wrong_credentials'), 'work_needed', 'work_needed'])
  const spoofed = []
  for (let index = 0; index < 8; index++)
    spoofed.push((await guess(newEmail(), { from: `${newAddress()}, 10.0.0.${index}, 203.0.113.77` })).code)
  expect(spoofed.slice(6)).toEqual(['work_needed', 'work_needed'])
  // Without a proxy of ours the header is nobody's word.
  const direct = behind(0)
  const unproxied = []
  for (let index = 0; index < 8; index++) unproxied.push((await guess(newEmail(), { node: direct })).code)
  expect(unproxied.slice(6)).toEqual(['work_needed', 'work_needed'])
})

test('who presses a mailbox without doing any work does not keep its owner out, from a new network either', async () => {
  const email = await makeOwner()
  await Promise.all(Array.from({ length: 120 }, () => guess(email)))
  const from = newAddress()
  const { challenge } = await send('/auth/login', { email, password }, { from })
  expect(challenge.parameters.data.below).toBe(1536)
  const work = await bringWork(challenge)
  expect((await send('/auth/login', { email, password }, { from, work })).status).toBe(200)
})

test('a right password leaves no trace: that somebody logs in to a mailbox is not told by what strangers are asked', async () => {
  const [used, unused, none] = [await makeOwner(), await makeOwner(), newEmail()]
  for (let index = 0; index < 2; index++)
    expect((await send('/auth/login', { email: used, password })).status).toBe(200)
  expect([await freeFor(used), await freeFor(unused), await freeFor(none)]).toEqual([3, 3, 3])
  // By when it is over neither: nothing is left of who was there before.
  const { rows } = await sql`select from rate_limit where key like 'work.accounts.login.for:%' and points <= 0`.execute(
    app.running.db,
  )
  expect(rows).toEqual([])
  // Nor does whoever was asked for work and did it.
  const from = newAddress()
  const { challenge, retryAfter } = await send('/auth/login', { email: used, password }, { from })
  expect(Number(retryAfter)).toBeLessThanOrEqual(900)
  expect(
    (await send('/auth/login', { email: used, password }, { from, work: await bringWork(challenge) })).status,
  ).toBe(200)
})

test('nor does a right password that is asked for the second factor', async () => {
  const email = await makeOwner()
  const { db } = app.running
  const { account_id: accountId } = await db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await enrol(app, { accountId, sessionId: randomUUID(), providerId: null, isAdmin: false })
  for (let index = 0; index < 2; index++)
    expect((await send('/auth/login', { email, password })).code).toBe('second_factor_needed')
  expect(await freeFor(email)).toBe(3)
})

test('who is right again and again is never asked, and gives nobody else a free guess', async () => {
  const email = await makeOwner()
  for (let index = 0; index < 6; index++) expect((await send('/auth/login', { email, password })).status).toBe(200)
  expect(await freeFor(email)).toBe(3)
  // Right log-ins of one's own do not pay for guesses at others from the same address.
  const from = newAddress()
  const codes: (string | undefined)[] = []
  for (let index = 0; index < 4; index++) {
    await send('/auth/login', { email, password }, { from })
    codes.push((await guess(newEmail(), { from })).code)
  }
  expect(codes).toEqual([...Array(3).fill('wrong_credentials'), 'work_needed'])
})

test.each(['/auth/login', '/auth/code', '/auth/reset-password'])(
  '%s asks the same of a mailbox with an account and of one without, at every step',
  async (path) => {
    const extra = path === '/auth/login' ? { password: 'x' } : {}
    const seen = []
    for (const email of [await makeOwner(), newEmail()]) {
      const steps = []
      for (let index = 0; index < 12; index++) {
        const { status, code, challenge } = await send(path, { email, ...extra })
        steps.push([status, code, challenge?.parameters.data.below])
      }
      seen.push(steps)
    }
    expect(seen[0]).toEqual(seen[1])
  },
)

test('no weaker question is made of a strong one', async () => {
  const email = newEmail()
  await press(email)
  const from = newAddress()
  const { challenge } = await guess(email, { from })
  const solution = await solve(challenge)
  const { parameters, signature } = challenge
  const changed = (change: object) =>
    asHeader({ signature, parameters: { ...parameters, ...change } } as Challenge, solution)
  const weak: Record<string, string> = {
    'no signature of the key': changed({ keySignature: '' }),
    'without end': changed({ expiresAt: 0 }),
    'another hash': changed({ algorithm: 'SHA-1' }),
    'no prefix': changed({ keyPrefix: '' }),
    'below one': changed({ data: { ...parameters.data, below: 1 } }),
    'another nonce': changed({ nonce: '00'.repeat(16) }),
    'letters of the nonce': changed({ nonce: parameters.nonce.toUpperCase().replace(/^0?/, '0') }),
    capitals: asHeader(challenge, { ...solution, derivedKey: solution.derivedKey.toUpperCase().replace(/^.?/, 'A') }),
    'a list': Buffer.from(JSON.stringify([{ challenge, solution }])).toString('base64'),
    'a prototype': Buffer.from(`{"__proto__":${JSON.stringify({ challenge, solution })}}`).toString('base64'),
    'no number at all': asHeader(challenge, { ...solution, counter: 1.5 }),
    null: Buffer.from('null').toString('base64'),
    'letters that are none': '\u00ff\u00fe',
    'very deep': Buffer.from('['.repeat(700) + ']'.repeat(700)).toString('base64'),
  }
  for (const [name, work] of Object.entries(weak))
    expect([name, (await guess(email, { from, work })).code]).toEqual([name, 'work_needed'])
  expect((await guess(email, { from, work: asHeader(challenge, solution) })).code).toBe('wrong_credentials')
})

test('written otherwise it is still the same work, once', async () => {
  const email = newEmail()
  await press(email)
  const from = newAddress()
  const { challenge } = await guess(email, { from })
  const { derivedKey } = await solve(challenge)
  const written = (counter: number, more = {}) =>
    Buffer.from(JSON.stringify({ ...more, solution: { derivedKey, counter }, challenge })).toString('base64')
  const works = Array.from({ length: 10 }, (_, index) => written(index, { padding: 'x'.repeat(index) }))
  const codes = (await Promise.all(works.map((work) => guess(email, { from, work })))).map(({ code }) => code)
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(1)
})

test('a node whose clock is an hour behind does not let the same work be taken twice', async () => {
  const second = await createApp(app.running.config, app.running.config.databaseUrl ?? '', [])
  try {
    const behindTime = behind(1, { ...app.running, ...second })
    const email = newEmail()
    await press(email)
    const from = newAddress()
    const work = await bringWork((await guess(email, { from })).challenge)
    const now = Date.now()
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => now - 3900 * 1000)
    const late = (await guess(email, { from, work, node: behindTime })).code
    spy.mockRestore()
    const onTime = (await guess(email, { from, work })).code
    expect([late, onTime].filter((code) => code === 'wrong_credentials').length).toBeLessThanOrEqual(1)
  } finally {
    vi.restoreAllMocks()
    await second.close()
  }
})

test('a node with another secret takes no work of ours and asks for its own; nobody is let in by it', async () => {
  const email = newEmail()
  await press(email)
  const from = newAddress()
  const other = behind(1, {
    ...app.running,
    app: { ...app.running.app, authSecret: Buffer.from('another secret of more than thirty-two characters') },
  })
  const work = await bringWork((await guess(email, { from })).challenge)
  for (let index = 0; index < 4; index++) await guess(email, { node: other })
  const answer = await guess(email, { from, work, node: other })
  expect(answer.code).toBe('work_needed')
  expect((await guess(email, { from, work: await bringWork(answer.challenge) })).code).toBe('work_needed')
})

test('nothing of a person stands among the counters, and nothing of one in the question', async () => {
  const email = newEmail()
  await press(email)
  const from = '203.0.113.199'
  const { challenge } = await guess(email, { from })
  await guess(email, { from, work: await bringWork(challenge) })
  const { rows } = await sql<{ key: string }>`select key from rate_limit where key like 'work%'`.execute(app.running.db)
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toMatch(/someone-|@|\d+\.\d+\.\d+\.\d+/)
  expect(JSON.stringify(challenge)).not.toMatch(/someone-|203\.0|login/)
})

const challengeOf = async () => {
  const email = newEmail()
  await press(email)
  return (await guess(email)).challenge
}

test('a page that is asked for ever gives up, and one that has been left says so', async () => {
  const challenge = await challengeOf()
  let calls = 0
  const refuse = async () => {
    calls++
    return Response.json({ success: false, code: 'work_needed', message: 'Work', data: { challenge } }, { status: 429 })
  }
  const work = vi.fn(async () => 'work')
  const call = createHttpCall({
    base: 'http://x.test',
    accessToken: () => null,
    refresh: async () => false,
    bring: bringing(work),
  })
  const input = { email: 'a@b.test', password: 'x' }
  await expect(call(accounts.login, input, { send: refuse })).rejects.toMatchObject({ code: 'work_needed' })
  expect([calls, work.mock.calls.length]).toEqual([4, 3])
  const controller = new AbortController()
  const left = createHttpCall({
    ...{ base: 'http://x.test', accessToken: () => null, refresh: async () => false },
    bring: bringing(async () => {
      controller.abort()
      throw new Error('given up')
    }),
  })
  await expect(left(accounts.login, input, { send: refuse, signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

// Sign-in services.

class Browser {
  readonly cookies = new Map<string, string>()
  token: string | undefined
  async send(method: string, path: string, body: object) {
    const answer = await api.request(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    type Body = { code?: string; token?: string; user?: { id: string }; data?: { url?: string } }
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  async start() {
    return (await this.send('POST', '/auth/hosted/acme/start', {})).body.data?.url ?? ''
  }
  /** What a page of ours reads behind the `#` after a post, and hands on. */
  async finishPosted(form: Record<string, string>) {
    const location = await posted(new URLSearchParams(form).toString())
    const back = Object.fromEntries(new URLSearchParams(location.split('#')[1]))
    return this.send('POST', '/auth/hosted/acme/finish', { state: 'none', ...back })
  }
}

async function posted(body: string, path = '/auth/with/acme') {
  const site = new Hono<Env>()
  mountHostedForm(site, app.running)
  const answer = await site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-7', origin: 'https://evil.test' },
    body,
  })
  return answer.headers.get('location') ?? ''
}

const person = (email = newEmail()) => ({
  ...{ sub: randomUUID(), email, email_verified: true, given_name: 'Ada', family_name: 'Novák' },
})

async function joined(hasPassword = false) {
  const email = newEmail()
  const session = await register(app.ctx(null, nobody), { firstName: 'Ada', lastName: 'Novák', email, password })
  const accountId = session.user.id
  const { db } = app.running
  await db.updateTable('account').set({ email_verified_at: new Date() }).where('account_id', '=', accountId).execute()
  if (!hasPassword)
    await db.updateTable('account').set({ password_hash: null }).where('account_id', '=', accountId).execute()
  const claims = person(email)
  const id = randomUUID()
  const row = { issuer: acme.url, subject: claims.sub, email, created_at: new Date() }
  await db
    .insertInto('hosted_sign_in')
    .values({ hosted_sign_in_id: id, account_id: accountId, ...row })
    .execute()
  return { accountId, claims, id, email }
}

test('an answer that a foreign page posts logs nobody in, and leaves what was begun here as it was', async () => {
  const [attacker, victim] = [new Browser(), new Browser()]
  const theirs = await joined()
  const own = await joined()
  const stolen = acme.agree(await attacker.start(), theirs.claims)
  const begun = await victim.start()
  expect((await victim.finishPosted(stolen)).body.code).toBe('hosted_over')
  // With the state of the victim and a code of the attacker: for another nonce and another secret.
  const mixed = { state: new URL(begun).searchParams.get('state') ?? '', code: stolen.code }
  const second = new Browser()
  expect((await second.finishPosted(mixed)).body.code).toBe('hosted_over')
  const right = await victim.finishPosted(acme.agree(begun, own.claims))
  expect(right.body.user?.id).toBe(own.accountId)
  // Posted again it is over.
  expect((await victim.finishPosted(acme.agree(begun, own.claims))).body.code).toBe('hosted_over')
})

test('what is posted is read once, from the body alone, under the very names', async () => {
  expect(await posted('state=s&code=c', '/auth/with/acme?state=evil&code=evil&next=//evil.test')).toBe(
    '/auth/with/acme#state=s&code=c',
  )
  expect(await posted('st%61te=one&state=two&code=c')).toBe('/auth/with/acme#')
  expect(await posted('State=s&state[]=s&code%00=c&__proto__=x&next=//evil.test')).toBe('/auth/with/acme#')
  expect(await posted('state=s&code=c', '/auth/with/%61cme')).toBe('/auth/with/acme#state=s&code=c')
  for (const path of ['/auth/with/acme%2f..%2f..', '/auth/with//evil.test', '/auth/with/acme/'])
    expect([path, await posted('state=s&code=c', path)]).toEqual([path, ''])
})

async function elsewhere(hasPassword = false, more: object = { auth_time: Math.floor(Date.now() / 1000) - 7200 }) {
  const who = await joined(hasPassword)
  const browser = new Browser()
  const { body } = await browser.finishPosted(acme.agree(await browser.start(), { ...who.claims, ...more }))
  expect(body.user?.id).toBe(who.accountId)
  browser.token = body.token
  return { ...who, browser }
}

test('who is only still logged in there does nothing that asks for a recent log-in, whatever they call', async () => {
  const { browser, id, accountId } = await elsewhere()
  const calls: [string, string, object][] = [
    ['POST', '/users/email', { email: newEmail() }],
    ['DELETE', '/users/account', {}],
    ['POST', '/users/second-factor', {}],
    ['POST', '/auth/passkeys/options', {}],
    ['DELETE', `/users/hosted-sign-ins/${id}`, {}],
    ['POST', '/auth/hosted/join', { state: 's'.repeat(43) }],
    ['POST', '/auth/change-password', { newPassword: 'a password of a stranger' }],
  ]
  for (const [method, path, input] of calls)
    expect([path, (await browser.send(method, path, input)).body.code]).toEqual([path, 'login_again_needed'])
  // Nor after the session was renewed, once or by another tab.
  const renewed = await browser.send('POST', '/auth/refresh', {})
  browser.token = renewed.body.token
  for (const [method, path, input] of calls)
    expect([path, (await browser.send(method, path, input)).body.code]).toEqual([path, 'login_again_needed'])
  const { rows } = await sql<{ by: string }>`select proven_by as by from session where account_id = ${accountId}
    and proven_by is not null and revoked_at is null`.execute(app.running.db)
  expect(rows).toEqual([{ by: 'elsewhere' }])
})

test('with a password they show it, and are asked for nothing less', async () => {
  const { browser } = await elsewhere(true)
  expect((await browser.send('DELETE', '/users/account', {})).body.code).toBe('invalid_input')
  expect((await browser.send('POST', '/users/email', { email: newEmail() })).body.code).toBe('invalid_input')
  expect((await browser.send('POST', '/users/email', { email: newEmail(), password: 'wrong one' })).body.code).toBe(
    'wrong_password',
  )
  expect((await browser.send('POST', '/auth/passkeys/options', {})).body.code).toBe('login_again_needed')
  // The password changes, and the session in its place has shown no more than that one password.
  const changed = await browser.send('POST', '/auth/change-password', {
    ...{ newPassword: 'another long enough one', currentPassword: password },
  })
  expect(changed.status).toBe(200)
  browser.token = changed.body.token
  expect((await browser.send('POST', '/auth/passkeys/options', {})).body.code).toBe('login_again_needed')
})

test.each([
  ['letters', String(Math.floor(Date.now() / 1000))],
  ['less than nothing', -1],
  ['nothing', null],
])('an auth_time that is %s opens nothing', async (_what, auth_time) => {
  const { claims } = await joined()
  const browser = new Browser()
  const { body } = await browser.finishPosted(acme.agree(await browser.start(), { ...claims, auth_time }))
  expect([body.code, body.token]).toEqual(['hosted_refused', undefined])
})

test('without an auth_time nothing was shown', async () => {
  const { browser } = await elsewhere(false, { auth_time: undefined })
  expect((await browser.send('POST', '/auth/passkeys/options', {})).body.code).toBe('login_again_needed')
})

test('whoever begins, leaves, and comes back after the owner of the browser has logged in there has shown nothing', async () => {
  const { claims, accountId } = await joined()
  for (const [minutesAgo, code] of [
    [13, 'login_again_needed'],
    [1, undefined],
  ] as const) {
    const browser = new Browser()
    const address = await browser.start()
    await sql`update hosted_start set expires_at = expires_at - interval '14 minutes'`.execute(app.running.db)
    const auth_time = Math.floor(Date.now() / 1000) - minutesAgo * 60
    const { body } = await browser.finishPosted(acme.agree(address, { ...claims, auth_time }))
    expect(body.user?.id).toBe(accountId)
    browser.token = body.token
    const answer = await browser.send('POST', '/auth/passkeys/options', {})
    expect([minutesAgo, answer.body.code]).toEqual([minutesAgo, code])
  }
})

test('a name that is said later makes no recent log-in of an old one', async () => {
  const browser = new Browser()
  const claims = { sub: randomUUID(), email: newEmail(), email_verified: true, auth_time: 1 }
  const back = acme.agree(await browser.start(), claims)
  expect((await browser.finishPosted(back)).body.code).toBe('name_needed')
  const made = await browser.send('POST', '/auth/hosted/complete', {
    ...{ state: back.state, firstName: 'Ada', lastName: 'Novák' },
  })
  expect(made.status).toBe(200)
  browser.token = made.body.token
  expect((await browser.send('POST', '/auth/passkeys/options', {})).body.code).toBe('login_again_needed')
})

test('no session that was there before is taken over, and none of another is gone on with', async () => {
  const fixed = new Browser()
  const other = await joined()
  const { rows } = await sql<{ id: string }>`select session_id as id from session
    where account_id = ${other.accountId}`.execute(app.running.db)
  const actor: Actor = { accountId: other.accountId, sessionId: rows[0]?.id ?? '', providerId: null, isAdmin: false }
  const { claims, accountId } = await joined()
  const { body } = await fixed.finishPosted(acme.agree(await fixed.start(), claims))
  const before = await signAccessToken(app.ctx(), actor.accountId, actor.sessionId)
  expect(body.user?.id).toBe(accountId)
  expect(body.token).not.toBe(before)
  const again = await fixed.finishPosted(acme.agree(await fixed.start(), claims))
  const ids = await sql`select from session where account_id = ${accountId} and proven_by = 'elsewhere'`.execute(
    app.running.db,
  )
  expect([again.status, ids.rows.length <= 2]).toEqual([200, true])
})
