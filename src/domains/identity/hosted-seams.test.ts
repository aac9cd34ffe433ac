import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginErasing, enrol, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { Issuer } from '../../../tests/issuer.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { accounts } from './account-contract.ts'
import { removeHosted } from './hosted.server.ts'
import { keepStart } from './hosted-browser.server.ts'
import { removePasskey } from './passkeys.server.ts'
import { mailReaders } from './refused-address.server.ts'
import { factorRoutes } from './second-factor.server.ts'
import { secondFactor } from './second-factor-contract.ts'
import { endSessions } from './sessions.server.ts'
import { signAccessToken } from './tokens.server.ts'

const app = openTestApp()

type Answer = {
  status: number
  body: Record<string, unknown> & { code?: string; token?: string; user?: { id: string; email: string } }
}

class Browser {
  readonly cookies = new Map<string, string>()
  token: string | undefined
  /** Of the tab that has come back last. */
  state = 'none'
  constructor(token?: string) {
    this.token = token
  }

  async post(path: string, body: object): Promise<Answer> {
    const answer = await createApi(app.running).request(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
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
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }

  async start(key = 'acme'): Promise<string> {
    const { body, status } = await this.post(`/auth/hosted/${key}/start`, {})
    expect([status, body.code]).toEqual([200, undefined])
    return (body.data as { url: string }).url
  }
  finish = (back: { state: string }, key = 'acme') => {
    this.state = back.state
    return this.post(`/auth/hosted/${key}/finish`, back)
  }
  complete = (state = this.state) => this.post('/auth/hosted/complete', { state, firstName: 'Eve', lastName: 'Other' })
}

let acme: Issuer
let other: Issuer
type Claims = Record<string, unknown>

const emailOf = async ({ accountId }: Pick<Actor, 'accountId'>) => {
  const query = app.running.db.selectFrom('account').select('email').where('account_id', '=', accountId)
  return (await query.executeTakeFirstOrThrow()).email
}
const newEmail = () => `new-${crypto.randomUUID()}@test.test`
const person = (email = newEmail()): Claims => ({
  ...{ sub: crypto.randomUUID(), email, email_verified: true, given_name: 'Ada', family_name: 'Novák' },
})
const nameless = (email = newEmail()): Claims => ({ sub: crypto.randomUUID(), email, email_verified: true })
const tokenOf = ({ accountId, sessionId }: Actor) => signAccessToken(app.ctx(), accountId, sessionId)

async function join(actor: Actor, issuer: string, claims: Claims): Promise<string> {
  const id = crypto.randomUUID()
  const row = { issuer, subject: String(claims.sub), email: String(claims.email), created_at: new Date() }
  await app.running.db
    .insertInto('hosted_sign_in')
    .values({ hosted_sign_in_id: id, account_id: actor.accountId, ...row })
    .execute()
  return id
}

async function joined() {
  const actor = await makeAccount(app)
  const claims = person(await emailOf(actor))
  return { actor, claims, id: await join(actor, acme.url, claims) }
}

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
const accessToken = (sub: unknown, issuer = acme) =>
  issuer.sign({
    header: { typ: 'at+jwt' },
    claims: {
      ...{ iss: issuer.url, aud: 'our-api', sub, client_id: 'their-app', jti: crypto.randomUUID() },
      ...{ iat: seconds(0), exp: seconds(300) },
    },
  })
const me = (token: string) =>
  createApi(app.running).request('/api/users/me', { headers: { authorization: `Bearer ${token}` } })

beforeAll(async () => {
  ;[acme, other] = await Promise.all([Issuer.start(), Issuer.start()])
  app.running.app.hostedIssuers = [acme.settings('acme', 'our-api'), other.settings('other', null)]
})
afterAll(() => Promise.all([acme.stop(), other.stop()]))

const age = (accountId: string) =>
  sql`update session set created_at = now() - interval '2 hours' where account_id = ${accountId}`.execute(
    app.running.db,
  )

test('whoever finds a browser that is logged in here and there does not show by a click that it is they', async () => {
  const { actor, claims } = await joined()
  await age(actor.accountId)
  const browser = new Browser(await tokenOf(actor))
  expect((await browser.post('/auth/passkeys/options', {})).body.code).toBe('login_again_needed')
  const address = await browser.start()
  // The service asks nobody who is logged in there: it says that its owner was asked two hours ago.
  const back = acme.agree(address, { ...claims, auth_time: seconds(-7200) })
  const { body } = await browser.finish(back)
  browser.token = body.token ?? browser.token
  const asked = new URL(address).searchParams
  const opened = (await browser.post('/auth/passkeys/options', {})).body.code ?? 'a passkey may be made'
  expect([asked.get('max_age') ?? asked.get('prompt') ?? 'is not asked for anew', opened]).toEqual([
    expect.stringMatching(/^(0|login)$/),
    'login_again_needed',
  ])
  // Once they have logged in there anew, it does.
  const again = await browser.finish(acme.agree(await browser.start(), claims))
  expect(again.body.user?.id).toBe(actor.accountId)
  browser.token = again.body.token
  expect((await browser.post('/auth/passkeys/options', {})).status).toBe(200)
})

test('whoever logs out here and is still logged in there has shown nothing: they get in, and that is no recent log-in', async () => {
  const { actor, claims } = await joined()
  const logIn = async (more: Claims) => {
    const browser = new Browser()
    const address = await browser.start()
    // The service is asked since when they are logged in, and lets them in without a word.
    expect(new URL(address).searchParams.get('prompt')).toBeNull()
    expect(Number(new URL(address).searchParams.get('max_age'))).toBeGreaterThan(86_400)
    const { body } = await browser.finish(acme.agree(address, { ...claims, ...more }))
    expect([body.code, body.user?.id]).toEqual([undefined, actor.accountId])
    browser.token = body.token
    return browser
  }
  for (const more of [{ auth_time: seconds(-7200) }, { auth_time: undefined }]) {
    const browser = await logIn(more)
    expect((await browser.post('/auth/passkeys/options', {})).body.code).toBe('login_again_needed')
    expect((await browser.post('/users/email', { email: newEmail() })).body.code).toBe('login_again_needed')
  }
  const { rows } = await sql<{ by: string }>`select distinct proven_by as by from session
    where account_id = ${actor.accountId} and proven_by is not null`.execute(app.running.db)
  expect(rows).toEqual(expect.arrayContaining([{ by: 'elsewhere' }]))
  const shown = await logIn({ auth_time: seconds(0) })
  expect((await shown.post('/auth/passkeys/options', {})).status).toBe(200)
})

test('a service that is no longer configured is no other way in: the last one that works stays', async () => {
  const { actor, id } = await joined()
  await join(actor, 'https://gone.test', person(await emailOf(actor)))
  await mailReaders.setRefused(app.ctx(), actor.accountId, await emailOf(actor))
  await sql`update session set created_at = now() where account_id = ${actor.accountId}`.execute(app.running.db)
  expect(await codeOf(removeHosted(app.ctx(actor), { id }))).toBe('last_way_in')
})

test('whoever is logged in never ends in another account, not by saying a name either', async () => {
  const actor = await makeAccount(app)
  const browser = new Browser(await tokenOf(actor))
  expect((await browser.finish(acme.agree(await browser.start(), person()))).body.code).toBe('hosted_join_needed')
  const { status, body } = await browser.complete()
  expect([status, body.user?.id ?? actor.accountId]).toEqual([expect.not.stringMatching('200'), actor.accountId])
  expect(status).toBeGreaterThanOrEqual(400)
})

test('a token that says "proven" of no address does not prove the one that is asked for afterwards', async () => {
  const browser = new Browser()
  const sub = crypto.randomUUID()
  const userinfo = { sub, email: newEmail(), email_verified: false, given_name: 'Ada', family_name: 'Novák' }
  const { status, body } = await browser.finish(
    acme.agree(await browser.start(), { sub, email_verified: true }, { userinfo }),
  )
  expect([status, body.code]).toEqual([403, 'hosted_unproven'])
})

test('keys that cannot be had are not asked for by everybody who comes', async () => {
  let asked = 0
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const isKeys = request.url === '/keys'
    if (isKeys) asked++
    const says = {
      issuer: url,
      authorization_endpoint: `${url}/a`,
      token_endpoint: `${url}/t`,
      jwks_uri: `${url}/keys`,
      response_types_supported: ['code'],
    }
    response.writeHead(isKeys ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(says))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { hostedIssuers } = app.running.app
  app.running.app.hostedIssuers = [...hostedIssuers, { ...acme.settings('sick', 'our-api'), url }]
  try {
    for (let i = 0; i < 20; i++) {
      const token = await acme.sign({
        header: { typ: 'at+jwt', kid: randomBytes(4).toString('hex') },
        claims: { iss: url },
      })
      expect((await me(token)).status).toBeGreaterThanOrEqual(400)
    }
  } finally {
    app.running.app.hostedIssuers = hostedIssuers
    await new Promise((resolve) => server.close(resolve))
  }
  expect(asked).toBeLessThanOrEqual(2)
})

test('a good access token of a service that cannot be asked is not answered as a bad one', async () => {
  const { actor } = await joined()
  const down = await Issuer.start()
  const { hostedIssuers } = app.running.app
  const claims = person(await emailOf(actor))
  await join(actor, down.url, claims)
  app.running.app.hostedIssuers = [...hostedIssuers, down.settings('down', 'our-api')]
  try {
    const token = await accessToken(claims.sub, down)
    down.isDown = true
    expect((await me(token)).status).toBe(503)
  } finally {
    app.running.app.hostedIssuers = hostedIssuers
    await down.stop()
  }
})

test('a subject with a zero in it is refused, by the page and by the API', async () => {
  const browser = new Browser()
  const { status } = await browser.finish(acme.agree(await browser.start(), { ...person(), sub: 'a\u0000b' }))
  expect([status, (await me(await accessToken('a\u0000b'))).status]).toEqual([400, 401])
})

test('two subjects whose letters the database cannot tell apart are not one person', async () => {
  const [first, second] = [new Browser(), new Browser()]
  const name = crypto.randomUUID()
  const a = await first.finish(acme.agree(await first.start(), { ...person(), sub: `${name}\ud800` }))
  const b = await second.finish(acme.agree(await second.start(), { ...person(), sub: `${name}\ud801` }))
  const got = b.body.user?.id
  expect(got === undefined || got !== a.body.user?.id).toBe(true)
})

test('a slash that the service does not write is refused, or means the same person once it is taken away', async () => {
  const { hostedIssuers } = app.running.app
  const settings = acme.settings('acme', 'our-api')
  const claims = person()
  const [before, after] = [new Browser(), new Browser()]
  try {
    app.running.app.hostedIssuers = [{ ...settings, url: `${acme.url}/` }]
    const begun = await before.post('/auth/hosted/acme/start', {})
    if (begun.status !== 200) return
    const first = await before.finish(acme.agree((begun.body.data as { url: string }).url, claims))
    app.running.app.hostedIssuers = [settings]
    const second = await after.finish(acme.agree(await after.start(), claims))
    expect([second.status, second.body.code, second.body.user?.id]).toEqual([200, undefined, first.body.user?.id])
  } finally {
    app.running.app.hostedIssuers = hostedIssuers
  }
})

test('who has come half way by a service that is removed meanwhile goes no further', async () => {
  const { actor, claims, id } = await joined()
  const key = await enrol(app, actor)
  const browser = new Browser()
  expect((await browser.finish(acme.agree(await browser.start(), claims))).body.code).toBe('second_factor_needed')
  await removeHosted(app.ctx(actor), { id })
  const code = generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) })
  const { body } = await browser.post('/auth/second-factor', { code })
  expect([body.code, body.token]).toEqual(['log_in_over', undefined])
})

test('turning the second factor on tells the streams, which an access token may have opened', async () => {
  const { actor, claims } = await joined()
  expect((await me(await accessToken(claims.sub))).status).toBe(200)
  type Verb = (ctx: object, input: object) => Promise<never>
  const verb = (endpoint: object) => factorRoutes.find((one) => one.endpoint === endpoint)?.verb as Verb
  await sql`update session set created_at = now() where account_id = ${actor.accountId}`.execute(app.running.db)
  const { key } = (await verb(secondFactor.begin)(app.ctx(actor), {})) as { key: string }
  const client = await app.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  try {
    await client.query('listen "event"')
    await verb(secondFactor.confirm)(app.ctx(actor), {
      code: generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) }),
    })
    await expect.poll(() => heard.some((text) => text.includes(actor.accountId))).toBe(true)
    await client.query('select 1')
  } finally {
    client.removeAllListeners('notification')
    client.release(true)
  }
  expect((await me(await accessToken(claims.sub))).status).toBe(401)
  expect(heard.filter((text) => text.includes('session.ended') && text.includes(actor.accountId))).toHaveLength(1)
})

test('a passkey is not the only way in where a service is joined', async () => {
  const { actor } = await joined()
  const passkey_id = crypto.randomUUID()
  await app.running.db
    .insertInto('passkey')
    .values({
      ...{ passkey_id, account_id: actor.accountId, credential_id: randomBytes(16), public_key: randomBytes(77) },
      ...{ sign_count: 0, is_synced: false, created_at: new Date() },
    })
    .execute()
  await mailReaders.setRefused(app.ctx(), actor.accountId, await emailOf(actor))
  await sql`update session set created_at = now() where account_id = ${actor.accountId}`.execute(app.running.db)
  expect(await codeOf(removePasskey(app.ctx(actor), { id: passkey_id }))).toBe('done')
})

test('whoever logs out leaves nobody waiting: the next at this browser makes no account of theirs', async () => {
  const browser = new Browser()
  expect((await browser.finish(acme.agree(await browser.start(), nameless()))).body.code).toBe('name_needed')
  // They log in another way instead, by an account that they have, and leave.
  const actor = await makeAccount(app)
  browser.token = await tokenOf(actor)
  expect((await browser.post('/auth/logout', {})).status).toBe(200)
  browser.token = undefined
  const { body } = await browser.complete()
  expect([body.code, body.token]).toEqual(['hosted_over', undefined])
})

test('what was begun in the moment of a deletion leaves no row of who is gone', async () => {
  const actor = await makeAccount(app)
  const end = await beginErasing(app, actor.accountId)
  const cookies = new Map<string, string>()
  const client: Client = {
    address: '192.0.2.1',
    userAgent: '',
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value ?? ''),
  }
  const text = () => randomBytes(32).toString('base64url')
  const keeping = codeOf(
    keepStart(app.ctx(actor, client), acme.url, { state: text(), nonce: text(), verifier: text() }),
  )
  await Promise.race([keeping, new Promise((resolve) => setTimeout(resolve, 300))])
  await end()
  await keeping
  const { rows } = await sql`select from hosted_start where account_id = ${actor.accountId}`.execute(app.running.db)
  expect(rows).toHaveLength(0)
})

test('nobody is joined to a service that is taken out of the configuration before they say their name', async () => {
  const { hostedIssuers } = app.running.app
  const browser = new Browser()
  expect((await browser.finish(acme.agree(await browser.start(), nameless()))).body.code).toBe('name_needed')
  try {
    app.running.app.hostedIssuers = []
    const { status, body } = await browser.complete()
    expect([status >= 400, body.token]).toEqual([true, undefined])
  } finally {
    app.running.app.hostedIssuers = hostedIssuers
  }
})

test('who used the browser before and kept its secret does not go on for whoever comes back there later', async () => {
  const before = new Browser()
  before.state = new URL(await before.start()).searchParams.get('state') ?? ''
  const victim = new Browser()
  // The cookie that lay in the browser: whoever was there before has written it down.
  for (const [name, value] of before.cookies) victim.cookies.set(name, value)
  expect((await victim.finish(acme.agree(await victim.start(), nameless()))).body.code).toBe('name_needed')
  const { body } = await before.complete()
  expect([body.code, body.token]).toEqual(['hosted_over', undefined])
})

test('of two who are asked for their name in two tabs each gets an account of their own', async () => {
  const browser = new Browser()
  const [first, second] = [nameless(), nameless()]
  const one = acme.agree(await browser.start(), first)
  const two = other.agree(await browser.start('other'), second)
  expect((await browser.finish(one)).body.code).toBe('name_needed')
  expect((await browser.finish(two, 'other')).body.code).toBe('name_needed')
  // The form of the first tab, then that of the second.
  const made = [await browser.complete(one.state), await browser.complete(two.state)]
  expect(made.map(({ body }) => body.user?.email)).toEqual([first.email, second.email])
})

test('an access token that was made in a year from now is none', async () => {
  const { claims } = await joined()
  const token = await acme.sign({
    header: { typ: 'at+jwt' },
    claims: {
      ...{ iss: acme.url, aud: 'our-api', sub: claims.sub, client_id: 'their-app', jti: crypto.randomUUID() },
      ...{ iat: seconds(365 * 86_400), exp: seconds(3650 * 86_400) },
    },
  })
  expect((await me(token)).status).toBe(401)
})

test('what was begun before somebody was deleted leaves nobody waiting in their name', async () => {
  const actor = await makeAccount(app)
  const claims = nameless()
  const browser = new Browser(await tokenOf(actor))
  // Known there by another address than here.
  expect((await browser.finish(acme.agree(await browser.start(), claims))).body.code).toBe('hosted_join_needed')
  await (await beginErasing(app, actor.accountId))()
  const { rows } = await sql`select from hosted_waiting where subject = ${String(claims.sub)}`.execute(app.running.db)
  expect(rows).toHaveLength(0)
})

test('an access token of a service ends no log-in of ours, exports nothing, and is over when the sessions end', async () => {
  const { actor, claims } = await joined()
  const token = await accessToken(claims.sub)
  const call = (method: string, path: string) =>
    createApi(app.running).request(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  for (const [method, path] of [
    ['DELETE', '/users/sessions'],
    ['DELETE', `/users/sessions/${actor.sessionId}`],
    [accounts.exportData.method, accounts.exportData.path],
  ] as const) {
    const answer = await call(method, path)
    const { code } = (await answer.json()) as { code: string }
    expect([path, answer.status, code]).toEqual([path, 403, 'login_again_needed'])
  }
  expect((await me(token)).status).toBe(200)
  await endSessions(app.ctx(), actor.accountId)
  expect((await me(token)).status).toBe(401)
  const later = await acme.sign({
    header: { typ: 'at+jwt' },
    claims: {
      ...{ iss: acme.url, aud: 'our-api', sub: claims.sub, client_id: 'their-app', jti: crypto.randomUUID() },
      ...{ iat: seconds(2), exp: seconds(300) },
    },
  })
  expect((await me(later)).status).toBe(200)
})
