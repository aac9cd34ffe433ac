import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { Authenticator, cbor, type Twist } from '../../../tests/authenticator.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import type { MadePasskey, ShownPasskey } from './passkey-contract.ts'
import { signAccessToken } from './tokens.server.ts'

const app = openTestApp()

type Answer = { status: number; body: Record<string, unknown> & { code?: string; token?: string } }

/** A browser at the real API, with its cookies. */
class Browser {
  readonly cookies = new Map<string, string>()
  readonly #token: string | undefined
  constructor(token?: string) {
    this.#token = token
  }

  async post(path: string, body: object): Promise<Answer> {
    const answer = await createApi(app.running).request(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      this.cookies.set(name, value)
    }
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }

  async loginOptions() {
    const { body } = await this.post('/auth/passkey/options', {})
    return body.data as { challenge: string; rpId: string }
  }
  async makeOptions() {
    const { body } = await this.post('/auth/passkeys/options', {})
    return body.data as { challenge: string; rp: { id: string }; user: { id: string } }
  }
  login = (credential: unknown) => this.post('/auth/passkey/login', { credential: credential as ShownPasskey })
  make = (credential: unknown) => this.post('/auth/passkeys', { credential: credential as MadePasskey })
}

type Person = { actor: Actor; token: string; device: Authenticator }
let owner: Person
/** Somebody else, with a passkey of their own. */
let mallory: Person
let origin = ''

const browserOf = ({ token }: Person) => new Browser(token)

async function someone(count: number): Promise<Person> {
  const actor = await makeAccount(app)
  const token = await signAccessToken(app.ctx(), actor.accountId, actor.sessionId)
  const device = new Authenticator(origin, { count })
  const person = { actor, token, device }
  const browser = browserOf(person)
  const { status } = await browser.make(device.make(await browser.makeOptions()))
  expect(status).toBe(201)
  return person
}

beforeAll(async () => {
  origin = app.running.app.origin
  owner = await someone(5)
  mallory = await someone(0)
})

/** All that a log-in or a new passkey writes. */
async function written(): Promise<string> {
  const { rows } = await sql<{ all: string }>`select concat(
    (select string_agg(p::text, ' ' order by passkey_id) from passkey p),
    (select string_agg(s.session_id::text, ' ' order by session_id) from session s),
    (select count(*) from passkey_answer)) as all`.execute(app.running.db)
  return rows[0]?.all ?? ''
}

async function expectOwnerGetsIn() {
  const browser = new Browser()
  const { status, body } = await browser.login(owner.device.show(await browser.loginOptions()))
  expect([status, (body.user as { id: string } | undefined)?.id]).toEqual([200, owner.actor.accountId])
}

const shown =
  (twist: Twist | (() => Twist)) =>
  async (browser: Browser): Promise<Answer> => {
    const options = await browser.loginOptions()
    return browser.login(owner.device.show(options, typeof twist === 'function' ? twist() : twist))
  }
const edited =
  (edit: (credential: ShownPasskey & Record<string, unknown>) => unknown) =>
  async (browser: Browser): Promise<Answer> =>
    browser.login(edit(owner.device.show(await browser.loginOptions())))
const flip = (at: number) => (bytes: Buffer) => {
  const changed = Buffer.from(bytes)
  const index = at < 0 ? changed.length + at : at
  changed[index] = (changed[index] ?? 0) ^ 1
  return changed
}
const text = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const otherKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

type Attack = (browser: Browser) => Promise<Answer>
const loginAttacks: Record<string, Attack | [string, Attack]> = {
  'another origin': shown({ origin: 'https://highstreet.example.evil.test' }),
  'the same host on another port': shown(() => ({ origin: `${origin}1` })),
  'the same host by another scheme': shown(() => ({ origin: origin.replace('http:', 'https:') })),
  'an origin that only begins like ours': shown(() => ({ origin: `${origin}.evil.test` })),
  'no origin': shown({ clientData: { origin: undefined } }),
  'another site as the one that asks': shown({ rpId: 'evil.test' }),
  'a subdomain as the one that asks': shown({ rpId: 'www.localhost' }),
  'a challenge nobody has asked': shown(() => ({ challenge: text(randomBytes(54)) })),
  'a challenge of another length': shown(() => ({ challenge: text(randomBytes(32)) })),
  'an empty challenge': shown({ challenge: '' }),
  'no challenge': shown({ clientData: { challenge: undefined } }),
  'a challenge with a later end': async (browser) => {
    const options = await browser.loginOptions()
    const bytes = Buffer.from(options.challenge, 'base64url')
    bytes.writeUIntBE(Date.now() + 86_400_000, 16, 6)
    return browser.login(owner.device.show({ ...options, challenge: text(bytes) }))
  },
  'a challenge of another browser': async (browser) => {
    const options = await new Browser().loginOptions()
    await browser.loginOptions()
    return browser.login(owner.device.show(options))
  },
  'a challenge without its browser': [
    'passkey_expired',
    async () => new Browser().login(owner.device.show(await new Browser().loginOptions())),
  ],
  'a challenge for making a passkey': async () => {
    const browser = browserOf(owner)
    const { challenge, rp } = await browser.makeOptions()
    return browser.login(owner.device.show({ challenge, rpId: rp.id }))
  },
  'a challenge that somebody else was asked who is logged in': async () => {
    const browser = browserOf(mallory)
    return browser.login(owner.device.show(await browser.loginOptions()))
  },
  'an answer that was seen before': [
    'passkey_expired',
    async (browser) => {
      const answer = owner.device.show(await browser.loginOptions())
      expect((await browser.login(answer)).status).toBe(200)
      afterwards = await written()
      return browser.login(answer)
    },
  ],
  'another answer to the same challenge': [
    'passkey_expired',
    async (browser) => {
      const options = await browser.loginOptions()
      expect((await browser.login(owner.device.show(options))).status).toBe(200)
      afterwards = await written()
      return browser.login(owner.device.show(options))
    },
  ],
  'a challenge that is five minutes old': [
    'passkey_expired',
    async (browser) => {
      const options = await browser.loginOptions()
      const { state } = app.running.watch
      state.movedBy += 300_001
      try {
        return await browser.login(owner.device.show(options))
      } finally {
        state.movedBy -= 300_001
      }
    },
  ],
  'the key of somebody else': shown(() => ({ key: mallory.device.pair.privateKey })),
  'a new key': shown(() => ({ key: otherKey() })),
  'a key of another kind': shown(() => ({ key: rsa() })),
  'the passkey of somebody else, named as the owner’s': async (browser) => {
    const options = await browser.loginOptions()
    return browser.login(mallory.device.show(options, { credentialId: owner.device.credentialId }))
  },
  'the handle of somebody else': shown(() => ({ userHandle: mallory.device.userHandle })),
  'a handle nobody has': shown(() => ({ userHandle: text(randomBytes(16)) })),
  'a passkey nobody has': shown(() => ({ credentialId: randomBytes(32) })),
  'two names for one passkey': shown(() => ({ rawId: text(randomBytes(32)) })),
  'no signature': shown({ signature: () => Buffer.alloc(1) }),
  'a signature of zeros': shown({ signature: (signature) => Buffer.alloc(signature.length) }),
  'a signature of r = s = 0': shown({ signature: () => Buffer.from('3006020100020100', 'hex') }),
  'a signature with a bit turned': shown({ signature: flip(-1) }),
  'a cut signature': shown({ signature: (signature) => signature.subarray(0, -1) }),
  'another client data than was signed': shown(() => ({ sentClientData: Buffer.from('{"type":"webauthn.get"}') })),
  'a count that was changed after signing': edited((credential) => {
    const data = Buffer.from(credential.response.authenticatorData, 'base64url')
    data.writeUInt32BE(4_000_000, 33)
    return { ...credential, response: { ...credential.response, authenticatorData: text(data) } }
  }),
  'nobody verified': shown({ flags: 0x01 }),
  'nobody present': shown({ flags: 0x04 }),
  'no flag at all': shown({ flags: 0 }),
  'synced, but not made for it': shown({ flags: 0x15 }),
  'out of a frame of another site': shown({ clientData: { crossOrigin: true } }),
  'out of a frame that says where it stands': shown({
    clientData: { crossOrigin: true, topOrigin: 'https://evil.test' },
  }),
  'with a page around it, though in none': shown({ clientData: { topOrigin: 'https://evil.test' } }),
  'making instead of showing': shown({ type: 'webauthn.create' }),
  'a payment instead of a log-in': shown({ type: 'payment.get' }),
  'what was made, as an answer': [
    'invalid_input',
    async () => {
      const browser = browserOf(owner)
      return browser.login(new Authenticator(origin).make(await browser.makeOptions()))
    },
  ],
  'data with more behind it': shown({ authData: (data) => Buffer.concat([data, Buffer.from([1, 2, 3])]) }),
  'data that is cut': shown({ authData: (data) => data.subarray(0, 36) }),
  'data with a key that is none': shown({ flags: 0x45 }),
  'data with extensions that are none': shown({
    flags: 0x85,
    authData: (data) => Buffer.concat([data, Buffer.from('ff', 'hex')]),
  }),
  'client data that is no JSON': edited((one) => ({
    ...one,
    response: { ...one.response, clientDataJSON: text('{') },
  })),
  'client data that is null': edited((one) => ({
    ...one,
    response: { ...one.response, clientDataJSON: text('null') },
  })),
  'client data of a megabyte': [
    'invalid_input',
    edited((one) => ({
      ...one,
      response: { ...one.response, clientDataJSON: 'A'.repeat(5000) },
    })),
  ],
  'another kind of credential': ['invalid_input', edited((one) => ({ ...one, type: 'password' }))],
  'an id that is a list': ['invalid_input', edited((one) => ({ ...one, id: [one.id] }))],
  'an id that is a query': ['invalid_input', edited((one) => ({ ...one, id: "' or 1=1 --" }))],
  'a handle that is an object': [
    'invalid_input',
    edited((one) => ({ ...one, response: { ...one.response, userHandle: {} } })),
  ],
}

const made = (twist: Twist | (() => Twist)) => async (): Promise<Answer> => {
  const browser = browserOf(mallory)
  const options = await browser.makeOptions()
  return browser.make(new Authenticator(origin).make(options, typeof twist === 'function' ? twist() : twist))
}
const keyOf = (alg: number, kty = 2) => {
  const entries = new Authenticator(origin).publicKey() as readonly (readonly [number, never])[]
  return entries.map(([name, value]) => [name, name === 3 ? alg : name === 1 ? kty : value] as const)
}

const makeAttacks: Record<string, Attack | [string, Attack]> = {
  'another origin': made({ origin: 'https://evil.test' }),
  'another site as the one that asks': made({ rpId: 'evil.test' }),
  'a challenge nobody has asked': made(() => ({ challenge: text(randomBytes(54)) })),
  'a challenge for logging in': async () => {
    const browser = browserOf(mallory)
    const { challenge, rpId } = await browser.loginOptions()
    return browser.make(new Authenticator(origin).make({ challenge, rp: { id: rpId }, user: { id: 'a' } }))
  },
  'a challenge that somebody else was asked, in the same browser': async () => {
    const theirs = browserOf(owner)
    const options = await theirs.makeOptions()
    const browser = browserOf(mallory)
    for (const [name, value] of theirs.cookies) browser.cookies.set(name, value)
    return browser.make(new Authenticator(origin).make(options))
  },
  'a challenge of another browser of theirs': async () => {
    const options = await browserOf(mallory).makeOptions()
    const browser = browserOf(mallory)
    await browser.makeOptions()
    return browser.make(new Authenticator(origin).make(options))
  },
  'the passkey of somebody else, once more': [
    'passkey_exists',
    async () => {
      const browser = browserOf(mallory)
      const { userHandle } = owner.device
      const credential = owner.device.make(await browser.makeOptions())
      owner.device.userHandle = userHandle
      return browser.make(credential)
    },
  ],
  'an answer that was seen before': [
    'passkey_expired',
    async () => {
      const browser = browserOf(mallory)
      const options = await browser.makeOptions()
      expect((await browser.make(new Authenticator(origin).make(options))).status).toBe(201)
      afterwards = await written()
      return browser.make(new Authenticator(origin).make(options))
    },
  ],
  'showing instead of making': made({ type: 'webauthn.get' }),
  'what was shown, as one that was made': [
    'invalid_input',
    async () => {
      const browser = browserOf(mallory)
      return browser.make(mallory.device.show(await browser.loginOptions()))
    },
  ],
  'nobody verified': made({ flags: 0x41 }),
  'nobody present': made({ flags: 0x44 }),
  'no key in it': made({ flags: 0x05 }),
  'out of a frame of another site': made({ clientData: { crossOrigin: true } }),
  'no algorithm': made(() => ({ publicKey: keyOf(0) })),
  'an algorithm of shared secrets': made(() => ({ publicKey: keyOf(5) })),
  'an algorithm that is too weak (RS1)': made(() => ({ publicKey: keyOf(-65_535) })),
  'an algorithm we have not offered (ES384)': made(() => ({ publicKey: keyOf(-35) })),
  'a key that is a text': made({ publicKey: 'none' }),
  'CBOR that ends too soon': made({ attestation: (whole) => whole.subarray(0, -10) }),
  'CBOR that is none': made({ attestation: () => Buffer.from('ffffffff', 'hex') }),
  'CBOR of a length that is not there': made({ attestation: () => Buffer.from('5b7fffffffffffffff', 'hex') }),
  'CBOR that is a number': made({ attestation: () => cbor(7) }),
  'another name than the one in its data': async () => {
    const browser = browserOf(mallory)
    const credential = new Authenticator(origin).make(await browser.makeOptions())
    const id = text(owner.device.credentialId)
    return browser.make({ ...credential, id, rawId: id })
  },
  'attested by a certificate of its own': made({
    format: 'packed',
    statement: [
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
      ['x5c', Buffer.alloc(10)],
    ],
  }),
  'attested in a way nobody knows': made({ format: 'evil' }),
  'attested by a phone, with certificates to be looked up': made({ format: 'android-key', statement: [['alg', -7]] }),
  'unattested, with something to say': made({ statement: [['alg', -7]] }),
  'an attestation that signs nothing': made({
    format: 'packed',
    statement: [
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
    ],
  }),
  'a megabyte': ['invalid_input', made({ attestation: () => Buffer.alloc(20_000) })],
}

/** What is there once the attacker has been let in where they may: only from then on nothing is to be written. */
let afterwards: string | null = null

async function expectRefused(attack: Attack | [string, Attack]) {
  const [code, attempt] = Array.isArray(attack) ? attack : ['passkey_refused', attack]
  afterwards = null
  const before = await written()
  const { status, body } = await attempt(new Browser())
  expect([body.code, body.token]).toEqual([code, undefined])
  expect(status).toBe(code === 'passkey_exists' ? 409 : 400)
  expect(await written()).toBe(afterwards ?? before)
  await expectOwnerGetsIn()
}

describe('a log-in with a passkey is refused, writes nothing and keeps nobody out', () => {
  for (const [name, attack] of Object.entries(loginAttacks)) test(name, () => expectRefused(attack))
})

describe('a new passkey is refused, writes nothing and keeps nobody out', () => {
  for (const [name, attack] of Object.entries(makeAttacks)) test(name, () => expectRefused(attack))
})

test('a page of another site is not answered at all, and without the browser’s word no cookie counts', async () => {
  const browser = new Browser()
  const credential = owner.device.show(await browser.loginOptions())
  const send = (headers: Record<string, string>) =>
    createApi(app.running).request('/api/auth/passkey/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: JSON.stringify({ credential }),
    })
  const before = await written()
  const crossSite = await send({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })
  expect(crossSite.status).toBe(403)
  const program = await send({})
  expect(((await program.json()) as { code: string }).code).toBe('passkey_expired')
  expect(await written()).toBe(before)
})
