import { randomBytes } from 'node:crypto'
import { exportSPKI, generateKeyPair } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrol, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { Issuer, type Twist } from '../../../tests/issuer.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { signAccessToken } from './tokens.server.ts'

const app = openTestApp()

type Answer = { status: number; body: Record<string, unknown> & { code?: string; token?: string } }

/** A browser at the real API, with its cookies. */
class Browser {
  readonly cookies = new Map<string, string>()
  token: string | undefined
  /** Of the tab that has come back last. */
  state = 'none'
  constructor(token?: string) {
    this.token = token
  }

  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await createApi(app.running).request(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      this.cookies.set(name, value)
    }
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }

  async start(key = 'acme'): Promise<string> {
    const { body, status } = await this.post(`/auth/hosted/${key}/start`, {})
    expect([status, body.code]).toEqual([200, undefined])
    return (body.data as { url: string }).url
  }
  finish = (back: { state: string; [name: string]: unknown }, key = 'acme') => {
    this.state = back.state
    return this.post(`/auth/hosted/${key}/finish`, back)
  }
  join = () => this.post('/auth/hosted/join', { state: this.state })
}

let acme: Issuer
/** Another service of the same site. */
let other: Issuer
type Claims = Record<string, unknown>
/** Joined to an account. */
let owner: { actor: Actor; claims: Claims }
let mallory: { actor: Actor; token: string }

const emailOf = async ({ accountId }: Actor) => {
  const query = app.running.db.selectFrom('account').select('email').where('account_id', '=', accountId)
  return (await query.executeTakeFirstOrThrow()).email
}
const person = (email = `new-${crypto.randomUUID()}@test.test`): Claims => ({
  ...{ sub: crypto.randomUUID(), email, email_verified: true, given_name: 'Ada', family_name: 'Novák' },
})

async function joined(issuer: Issuer): Promise<{ actor: Actor; claims: Claims }> {
  const actor = await makeAccount(app)
  const claims = person(await emailOf(actor))
  const now = new Date()
  const row = { issuer: issuer.url, subject: String(claims.sub), email: String(claims.email), created_at: now }
  await app.running.db
    .insertInto('hosted_sign_in')
    .values({ hosted_sign_in_id: crypto.randomUUID(), account_id: actor.accountId, ...row })
    .execute()
  return { actor, claims }
}

beforeAll(async () => {
  ;[acme, other] = await Promise.all([Issuer.start(), Issuer.start()])
  app.running.app.hostedIssuers = [acme.settings('acme', 'our-api'), other.settings('other', null)]
  owner = await joined(acme)
  const actor = await makeAccount(app)
  mallory = { actor, token: await signAccessToken(app.ctx(), actor.accountId, actor.sessionId) }
})
afterAll(() => Promise.all([acme.stop(), other.stop()]))

/** All that a log-in, a new account or a joined service writes. */
async function written(): Promise<string> {
  const { rows } = await sql<{ all: string }>`select concat((select count(*) from account), ' ',
    (select string_agg(h.account_id || h.subject, ' ' order by hosted_sign_in_id) from hosted_sign_in h), ' ',
    (select string_agg(s.session_id::text, ' ' order by session_id) from session s)) as all`.execute(app.running.db)
  return rows[0]?.all ?? ''
}

async function expectOwnerGetsIn() {
  const browser = new Browser()
  const { status, body } = await browser.finish(acme.agree(await browser.start(), owner.claims))
  expect([status, (body.user as { id: string } | undefined)?.id]).toEqual([200, owner.actor.accountId])
}

/** The owner's own log-in, with one thing wrong. */
const twisted =
  (twist: Twist | (() => Twist | Promise<Twist>)) =>
  async (browser: Browser): Promise<Answer> => {
    const address = await browser.start()
    return browser.finish(acme.agree(address, owner.claims, typeof twist === 'function' ? await twist() : twist))
  }
const claiming = (claims: Claims) => twisted({ claims })
/** Of somebody new. */
const newcomer = (claims: Claims) => async (browser: Browser) =>
  browser.finish(acme.agree(await browser.start(), { ...person(), ...claims }))
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
const newKey = async () => (await generateKeyPair('RS256')).privateKey

type Attack = (browser: Browser) => Promise<Answer>
const attacks: Record<string, Attack | [string, Attack]> = {
  'no state': [
    'hosted_over',
    async (browser) => {
      const { code } = acme.agree(await browser.start(), owner.claims)
      return browser.finish({ code, state: 'none' })
    },
  ],
  'a state nobody has made': [
    'hosted_over',
    async (browser) => {
      const { code } = acme.agree(await browser.start(), owner.claims)
      return browser.finish({ code, state: randomBytes(32).toString('base64url') })
    },
  ],
  'a state of another browser': [
    'hosted_over',
    async (browser) => {
      await browser.start()
      return browser.finish(acme.agree(await new Browser().start(), owner.claims))
    },
  ],
  'an answer opened in another browser': [
    'hosted_over',
    async (browser) => new Browser().finish(acme.agree(await browser.start(), owner.claims)),
  ],
  'an answer that a stranger has sent to somebody': [
    'hosted_over',
    async (browser) => {
      const stranger = acme.agree(await new Browser().start(), person())
      return browser.finish(stranger)
    },
  ],
  'a state that was used': [
    'hosted_over',
    async (browser) => {
      const back = acme.agree(await browser.start(), owner.claims)
      expect((await browser.finish(back)).status).toBe(200)
      afterwards = await written()
      return browser.finish(back)
    },
  ],
  'a used state with a new code': [
    'hosted_over',
    async (browser) => {
      const address = await browser.start()
      expect((await browser.finish(acme.agree(address, owner.claims))).status).toBe(200)
      afterwards = await written()
      return browser.finish(acme.agree(address, owner.claims))
    },
  ],
  'from another site': [
    'cross_site',
    async (browser) =>
      browser.post('/auth/hosted/acme/finish', acme.agree(await browser.start(), owner.claims), {
        'sec-fetch-site': 'cross-site',
      }),
  ],
  'after a quarter of an hour': [
    'hosted_over',
    async (browser) => {
      const back = acme.agree(await browser.start(), owner.claims)
      await sql`update hosted_start set expires_at = now() - interval '1 second'`.execute(app.running.db)
      return browser.finish(back)
    },
  ],
  'begun with one service, back at the address of another': [
    'hosted_over',
    async (browser) => browser.finish(acme.agree(await browser.start(), owner.claims), 'other'),
  ],
  'begun with another service, back at the address of this one': [
    'hosted_over',
    async (browser) => browser.finish(other.agree(await browser.start('other'), owner.claims)),
  ],
  'the other service says that it is this person': async (browser) =>
    browser.finish(other.agree(await browser.start('other'), owner.claims, { claims: { iss: acme.url } }), 'other'),
  'a service that is not configured': [
    'issuer_not_found',
    async (browser) => browser.finish(acme.agree(await browser.start(), owner.claims), 'evil'),
  ],
  'an answer that names another service': async (browser) =>
    browser.finish({ ...acme.agree(await browser.start(), owner.claims), iss: other.url }),
  'an answer that names it with a slash': async (browser) =>
    browser.finish({ ...acme.agree(await browser.start(), owner.claims), iss: `${acme.url}/` }),
  'no code': async (browser) => {
    const { state } = acme.agree(await browser.start(), owner.claims)
    return browser.finish({ state })
  },
  'a code and an error': [
    'hosted_cancelled',
    async (browser) => browser.finish({ ...acme.agree(await browser.start(), owner.claims), error: 'access_denied' }),
  ],
  'a code that was never given': async (browser) => {
    const { state } = acme.agree(await browser.start(), owner.claims)
    return browser.finish({ state, code: randomBytes(16).toString('base64url') })
  },
  'a code that was used': async (browser) => {
    const first = acme.agree(await browser.start(), owner.claims)
    expect((await browser.finish(first)).status).toBe(200)
    afterwards = await written()
    const { state } = acme.agree(await browser.start(), owner.claims)
    return browser.finish({ state, code: first.code })
  },
  'a stolen code, in the thief’s browser': async (browser) => {
    const { code } = acme.agree(await new Browser().start(), owner.claims)
    const { state } = acme.agree(await browser.start(), person())
    return browser.finish({ state, code })
  },
  'no nonce': claiming({ nonce: undefined }),
  'another nonce': claiming({ nonce: 'another' }),
  'the nonce of an earlier log-in': async (browser) => {
    const nonce = new URL(await browser.start()).searchParams.get('nonce')
    return twisted({ claims: { nonce } })(browser)
  },
  'an unsigned token': twisted({ header: { alg: 'none' } }),
  'an unsigned token, in capitals': twisted({ header: { alg: 'NONE' } }),
  'a token without its signature': twisted({ edit: (token) => `${token.split('.').slice(0, 2).join('.')}.` }),
  'a signature with a bit turned': twisted({
    edit: (token) => `${token.slice(0, -20)}${token.at(-20) === 'A' ? 'B' : 'A'}${token.slice(-19)}`,
  }),
  'claims changed after signing': twisted({
    edit: (token) => {
      const [head = '', body = '', signature] = token.split('.')
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
      return `${head}.${Buffer.from(JSON.stringify({ ...claims, admin: true })).toString('base64url')}.${signature}`
    },
  }),
  'a key nobody knows, under the name of theirs': twisted(async () => ({ key: await newKey() })),
  'the key of another service': twisted(() => ({ key: other.privateKey })),
  'the key of another service, by its name': twisted(() => ({ key: other.privateKey, header: { kid: other.kid } })),
  'a key that does not exist': twisted(async () => ({ key: await newKey(), header: { kid: '../../etc/passwd' } })),
  'a key that the token brings along': twisted(async () => {
    const { privateKey } = await generateKeyPair('RS256')
    return { key: privateKey, header: { jwk: await other.publicJwk(), kid: undefined } }
  }),
  'a key from where the token says': twisted(() => ({
    ...{ key: other.privateKey, header: { jku: `${other.url}/keys`, kid: other.kid } },
  })),
  'signed with the secret of the client': twisted(() => ({
    ...{ key: new TextEncoder().encode(acme.clientSecret), header: { alg: 'HS256' } },
  })),
  'signed with the public key as a secret': twisted(async () => ({
    ...{ key: new TextEncoder().encode(await exportSPKI(acme.publicKey)), header: { alg: 'HS256' } },
  })),
  'another issuer': claiming({ iss: 'https://evil.test' }),
  'the other configured issuer': twisted(() => ({ claims: { iss: other.url } })),
  'an issuer with a slash': twisted(() => ({ claims: { iss: `${acme.url}/` } })),
  'no issuer': claiming({ iss: undefined }),
  'another audience': claiming({ aud: 'another-client' }),
  'our audience and another, for the other': claiming({ aud: ['highstreet', 'another'], azp: 'another' }),
  'our audience and another, for nobody in particular': claiming({ aud: ['highstreet', 'another'] }),
  'our audience, given to another client': claiming({ azp: 'another-client' }),
  'no audience': claiming({ aud: undefined }),
  expired: claiming({ exp: seconds(-60) }),
  'without an end': claiming({ exp: undefined }),
  'with an end in words': claiming({ exp: '9999999999' }),
  'not good yet': claiming({ nbf: seconds(600) }),
  'without a beginning': claiming({ iat: undefined }),
  'no subject': claiming({ sub: undefined }),
  'an empty subject': claiming({ sub: '' }),
  'a number as a subject': claiming({ sub: 7 }),
  'a subject without an end': claiming({ sub: 'a'.repeat(300) }),
  'no ID token': twisted({ answer: ({ id_token: _none, ...answer }) => answer }),
  'a list instead of an answer': twisted({ answer: () => [] }),
  'a token of no known kind': twisted({ answer: (answer) => ({ ...answer, token_type: 'mac' }) }),
  'what somebody else is called, asked for afterwards': async (browser) => {
    const { sub } = person()
    return browser.finish(
      acme.agree(await browser.start(), { sub }, { userinfo: { ...person(), sub: 'somebody else' } }),
    )
  },
  'an address that is not proven': ['hosted_unproven', newcomer({ email_verified: false })],
  'an address that is proven in words': ['hosted_unproven', newcomer({ email_verified: 'true' })],
  'an address that is proven by a number': ['hosted_unproven', newcomer({ email_verified: 1 })],
  'an address of which nothing is said': ['hosted_unproven', newcomer({ email_verified: undefined })],
  'no address': [
    'hosted_unproven',
    async (browser) => {
      const { sub } = person()
      return browser.finish(acme.agree(await browser.start(), { sub }, { userinfo: { sub: String(sub) } }))
    },
  ],
  'an address that is none': ['hosted_unproven', newcomer({ email: 'nobody' })],
  'an address with a line in it': ['hosted_unproven', newcomer({ email: 'a@b.test\r\nBcc: c@d.test' })],
  'a list of addresses': ['hosted_unproven', newcomer({ email: ['a@b.test'] })],
  'the address of an account': [
    'hosted_join_needed',
    async (browser) => newcomer({ email: await emailOf(mallory.actor) })(browser),
  ],
  'the address of an account, in capitals': [
    'hosted_join_needed',
    async (browser) => newcomer({ email: (await emailOf(mallory.actor)).toUpperCase() })(browser),
  ],
  'the address of an account nobody has proven': [
    'hosted_join_needed',
    async (browser) => {
      const { accountId } = await makeAccount(app)
      await sql`update account set email_verified_at = null where account_id = ${accountId}`.execute(app.running.db)
      afterwards = await written()
      return newcomer({ email: await emailOf({ ...mallory.actor, accountId }) })(browser)
    },
  ],
  'an account that was suspended meanwhile': async (browser) => {
    const { actor, claims } = await joined(acme)
    const back = acme.agree(await browser.start(), claims)
    await sql`update account set status = 'suspended' where account_id = ${actor.accountId}`.execute(app.running.db)
    afterwards = await written()
    return browser.finish(back)
  },
  'begun by somebody who is logged in, ended by nobody': [
    'hosted_over',
    async (browser) => {
      browser.token = mallory.token
      const back = acme.agree(await browser.start(), owner.claims)
      browser.token = undefined
      return browser.finish(back)
    },
  ],
  'begun by nobody, ended by somebody who is logged in': [
    'hosted_over',
    async (browser) => {
      const back = acme.agree(await browser.start(), owner.claims)
      browser.token = mallory.token
      return browser.finish(back)
    },
  ],
  'the log-in of somebody else, by who is logged in': [
    'hosted_taken',
    async (browser) => {
      browser.token = mallory.token
      return browser.finish(acme.agree(await browser.start(), owner.claims))
    },
  ],
}

let afterwards: string | null = null
let count = 0

describe('what a sign-in service sends back is refused', () => {
  test.each(Object.entries(attacks))('%s', async (_name, attack) => {
    const [code, run] = Array.isArray(attack) ? attack : (['hosted_refused', attack] as const)
    afterwards = null
    const before = await written()
    const browser = new Browser()
    const { status, body } = await run(browser)
    expect([body.code, status >= 400 && status < 500]).toEqual([code, true])
    expect(body.token).toBeUndefined()
    expect(await written()).toBe(afterwards ?? before)
    await expectOwnerGetsIn()
    count++
  })

  test('there are more than forty', () => {
    expect(count).toBe(Object.keys(attacks).length)
    expect(count).toBeGreaterThan(60)
  })

  test('the same without anything wrong lets in, and makes an account', async () => {
    const browser = new Browser()
    const claims = person()
    const first = await browser.finish(acme.agree(await browser.start(), claims))
    expect([first.status, first.body.user]).toEqual([
      200,
      expect.objectContaining({ emailVerified: true, firstName: 'Ada' }),
    ])
    const again = new Browser()
    // What the token does not say is asked for.
    const { sub, ...userinfo } = claims
    const second = await again.finish(acme.agree(await again.start(), { sub }, { userinfo: { sub, ...userinfo } }))
    expect([second.status, (second.body.user as { id: string }).id]).toEqual([
      200,
      (first.body.user as { id: string }).id,
    ])
  })

  test('where a service says that it always names itself, an answer without a name is refused', async () => {
    const strict = await Issuer.start()
    strict.saysIssuer = true
    const { hostedIssuers } = app.running.app
    app.running.app.hostedIssuers = [...hostedIssuers, strict.settings('strict', null)]
    try {
      const browser = new Browser()
      const claims = person()
      const { iss: _none, ...silent } = strict.agree(await browser.start('strict'), claims)
      expect((await browser.finish(silent, 'strict')).body.code).toBe('hosted_refused')
      expect((await browser.finish(strict.agree(await browser.start('strict'), claims), 'strict')).status).toBe(200)
      strict.isDown = true
      const later = strict.agree(await browser.start('strict'), claims)
      expect([(await browser.finish(later, 'strict')).body.code]).toEqual(['hosted_unavailable'])
    } finally {
      app.running.app.hostedIssuers = hostedIssuers
      await strict.stop()
    }
  })
})

describe('an account is joined', () => {
  const tokenOf = ({ accountId, sessionId }: Actor) => signAccessToken(app.ctx(), accountId, sessionId)

  /** Back from the service, before anything is joined. */
  async function waiting(claims: Claims, actor: Actor) {
    const browser = new Browser(await tokenOf(actor))
    const { body } = await browser.finish(acme.agree(await browser.start(), claims))
    expect(body.code).toBe('hosted_join_needed')
    return browser
  }
  const codeOfJoin = async (browser: Browser) => (await browser.join()).body.code ?? 'joined'

  test('by who has just logged in, and their mailbox alone', async () => {
    const [actor, stranger] = [await makeAccount(app), await makeAccount(app)]
    const claims = person(await emailOf(actor))
    expect(await codeOfJoin(await waiting(person(await emailOf(stranger)), actor))).toBe('hosted_other_mailbox')
    const browser = await waiting(claims, actor)
    expect(await codeOfJoin(new Browser(await tokenOf(actor)))).toBe('hosted_over')
    await sql`update session set created_at = now() - interval '6 minutes' where session_id = ${actor.sessionId}`.execute(
      app.running.db,
    )
    expect(await codeOfJoin(browser)).toBe('login_again_needed')
    await sql`update session set created_at = now() where session_id = ${actor.sessionId}`.execute(app.running.db)
    await sql`update account set email_verified_at = null where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(await codeOfJoin(browser)).toBe('email_unverified')
    await sql`update account set email_verified_at = now() where account_id = ${actor.accountId}`.execute(
      app.running.db,
    )
    expect(await codeOfJoin(browser)).toBe('joined')
    expect(await codeOfJoin(browser)).toBe('hosted_over')
    const fresh = new Browser()
    expect((await fresh.finish(acme.agree(await fresh.start(), claims))).status).toBe(200)
  })

  test('of who has a second factor once that was shown, and it is asked for at every log-in', async () => {
    const actor = await makeAccount(app)
    await enrol(app, actor)
    const claims = person(await emailOf(actor))
    const browser = await waiting(claims, actor)
    const shownAt = (text: string) =>
      sql`update session set second_factor_at = ${text}::timestamptz where session_id = ${actor.sessionId}`.execute(
        app.running.db,
      )
    await shownAt('2020-01-01')
    expect(await codeOfJoin(browser)).toBe('second_factor_again')
    await shownAt('now')
    expect(await codeOfJoin(browser)).toBe('joined')
    const fresh = new Browser()
    const { body } = await fresh.finish(acme.agree(await fresh.start(), claims))
    expect([body.code, body.token]).toEqual(['second_factor_needed', undefined])
  })

  test('once, however many try, and by one alone', async () => {
    const actor = await makeAccount(app)
    const claims = person(await emailOf(actor))
    const browsers = await Promise.all(Array.from({ length: 6 }, () => waiting(claims, actor)))
    const codes = await Promise.all(browsers.map(codeOfJoin))
    expect(new Set(codes)).toEqual(new Set(['joined']))
    const { rows } = await sql`select from hosted_sign_in where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(rows).toHaveLength(1)
  })

  test('of a newcomer who comes back in several tabs at once there is one', async () => {
    const claims = person()
    const backs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const browser = new Browser()
        return { browser, back: acme.agree(await browser.start(), claims) }
      }),
    )
    const answers = await Promise.all(backs.map(({ browser, back }) => browser.finish(back)))
    const ids = answers.flatMap(({ body }) => (body.user ? [(body.user as { id: string }).id] : []))
    expect(new Set(ids).size).toBe(1)
    for (const { body } of answers) expect(['hosted_join_needed', undefined]).toContain(body.code)
  })
})

describe('an access token of the service', () => {
  const claimsOf = ({ sub }: Claims): Claims => ({
    ...{ iss: acme.url, aud: 'our-api', sub, client_id: 'their-app', jti: crypto.randomUUID() },
    ...{ iat: seconds(0), exp: seconds(300) },
  })
  const bearer = (twist: Twist = {}, of = owner.claims, from = acme) =>
    from.sign({ ...twist, header: { typ: 'at+jwt', ...twist.header }, claims: { ...claimsOf(of), ...twist.claims } })
  const get = (token: string, path = '/users/me') =>
    createApi(app.running).request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const statusOf = async (token: string, path?: string) => (await get(token, path)).status

  test('is taken of who is joined', async () => {
    const answer = await get(await bearer())
    expect(((await answer.json()) as { user: { id: string } }).user.id).toBe(owner.actor.accountId)
    expect(await statusOf(await bearer({ claims: { aud: ['other-api', 'our-api'] } }))).toBe(200)
  })

  const wrong: Record<string, () => Promise<string>> = {
    'an ID token': () =>
      acme.sign({ header: { typ: 'JWT' }, claims: { ...claimsOf(owner.claims), aud: 'highstreet' } }),
    'an ID token with our audience': () => bearer({ header: { typ: 'JWT' } }),
    'a token that does not say what it is': () => bearer({ header: { typ: undefined } }),
    'another audience': () => bearer({ claims: { aud: 'another-api' } }),
    'the client as the audience': () => bearer({ claims: { aud: 'highstreet' } }),
    'no audience': () => bearer({ claims: { aud: undefined } }),
    'another issuer': () => bearer({ claims: { iss: 'https://evil.test' } }),
    'an issuer whose tokens are not taken': () =>
      bearer({ claims: { iss: other.url, aud: null } }, owner.claims, other),
    expired: () => bearer({ claims: { exp: seconds(-60) } }),
    'without an end': () => bearer({ claims: { exp: undefined } }),
    'not good yet': () => bearer({ claims: { nbf: seconds(600) } }),
    'without a beginning': () => bearer({ claims: { iat: undefined } }),
    'without a client': () => bearer({ claims: { client_id: undefined } }),
    'without a number': () => bearer({ claims: { jti: undefined } }),
    'no subject': () => bearer({ claims: { sub: undefined } }),
    'somebody who is joined to no account': () => bearer({}, person()),
    unsigned: () => bearer({ header: { alg: 'none' } }),
    'the key of another service': () => bearer({ key: other.privateKey, header: { kid: other.kid } }),
    'a key nobody knows': async () => bearer({ key: await newKey() }),
    'the public key as a secret': async () =>
      bearer({ key: new TextEncoder().encode(await exportSPKI(acme.publicKey)), header: { alg: 'HS256' } }),
    'a bit turned': () =>
      bearer({ edit: (token) => `${token.slice(0, -20)}${token.at(-20) === 'A' ? 'B' : 'A'}${token.slice(-19)}` }),
  }
  test.each(Object.entries(wrong))('is refused: %s', async (_name, make) => {
    expect(await statusOf(await make())).toBe(401)
    expect(await statusOf(await bearer())).toBe(200)
  })

  test('of names of keys without end its keys are not asked for each time', async () => {
    await statusOf(await bearer())
    const before = acme.keysAsked
    const key = await newKey()
    const tokens = await Promise.all(
      Array.from({ length: 100 }, () => bearer({ key, header: { kid: randomBytes(8).toString('hex') } })),
    )
    for (const token of tokens) expect(await statusOf(token)).toBe(401)
    expect(acme.keysAsked - before).toBeLessThanOrEqual(1)
  })

  test('ends with the account, with what joined it, and with a second factor', async () => {
    const { db } = app.running
    const suspended = await joined(acme)
    expect(await statusOf(await bearer({}, suspended.claims))).toBe(200)
    await sql`update account set status = 'suspended' where account_id = ${suspended.actor.accountId}`.execute(db)
    expect(await statusOf(await bearer({}, suspended.claims))).toBe(401)
    const removed = await joined(acme)
    const token = await bearer({}, removed.claims)
    expect(await statusOf(token)).toBe(200)
    await sql`delete from hosted_sign_in where account_id = ${removed.actor.accountId}`.execute(db)
    expect(await statusOf(token)).toBe(401)
    const careful = await joined(acme)
    await enrol(app, careful.actor)
    expect(await statusOf(await bearer({}, careful.claims))).toBe(401)
  })

  test('is no recent log-in, and nobody acts for the office by one', async () => {
    const { actor, claims } = await joined(acme)
    const browser = new Browser(await bearer({}, claims))
    for (const [path, body] of [
      ['/auth/passkeys/options', {}],
      ['/auth/change-password', { newPassword: 'quite another one' }],
      ['/auth/hosted/join', { state: 'none' }],
      ['/users/second-factor', {}],
    ] as const)
      expect([path, (await browser.post(path, body)).body.code]).toEqual([path, 'login_again_needed'])
    await sql`update account set is_admin = true where account_id = ${actor.accountId}`.execute(app.running.db)
    const answer = await get(await bearer({}, claims), '/admin/dashboard')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'second_factor_missing'])
  })
})
