import { pbkdf2Sync, randomUUID } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, test, vi } from 'vitest'
import { asHeader, bringWork, solve } from '../../../tests/bring-work.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { createApp } from '../../app.server.ts'
import { createApi, type Serving } from '../../http/api.server.ts'
import type { Challenge } from '../../lib/api/work.ts'
import { register } from './service.server.ts'

const app = openTestApp({ rateLimitFactor: 1 })
let api: ReturnType<typeof createApi>
const behindProxy = (running: Serving) => createApi({ ...running, config: { ...running.config, trustedProxies: 1 } })
beforeAll(() => {
  api = behindProxy(app.running)
})

type Answer = { status: number; code: string | undefined; challenge: Challenge; retryAfter: string | null }
type Sent = { from?: string; work?: string; headers?: Record<string, string>; node?: ReturnType<typeof createApi> }

async function post(path: string, body: object, { from = newAddress(), work, headers, node = api }: Sent = {}) {
  const answer = await node.request(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(work && { 'x-work': work }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const { code, data } = (await answer.json()) as { code?: string; data?: { challenge: Challenge } }
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, code, challenge: data?.challenge, retryAfter } as Answer
}

let serial = 0
function newAddress() {
  serial++
  return `198.18.${serial >> 8}.${serial & 255}`
}
const password = 'a long enough one'
const newEmail = () => `someone-${randomUUID()}@test.test`
const guess = (email: string, sent: Sent = {}) => post('/auth/login', { email, password: `guess ${serial}` }, sent)

async function makeOwner() {
  const email = newEmail()
  const cookies = { address: '192.0.2.1', cookie: () => null, setCookie: () => {} }
  await register(app.ctx(null, cookies), { firstName: 'Ada', lastName: 'Novák', email, password })
  return email
}

/** As many guesses from elsewhere as make the next one bring work. */
async function press(email: string, times = 4) {
  for (let index = 0; index < times; index++) await guess(email)
}

test('the first tries cost nothing, then each brings work of its own; the owner gets in by it, from anywhere', async () => {
  const email = await makeOwner()
  const codes = []
  for (let index = 0; index < 4; index++) codes.push((await guess(email)).code)
  expect(codes).toEqual([...Array(3).fill('wrong_credentials'), 'work_needed'])
  const from = newAddress()
  const right = { email, password }
  const asked = await post('/auth/login', right, { from })
  expect(asked).toMatchObject({ status: 429, code: 'work_needed' })
  expect(Number(asked.retryAfter)).toBeGreaterThan(800)
  expect((await post('/auth/login', right, { from, work: await bringWork(asked.challenge) })).status).toBe(200)
})

test('the same is asked about a mailbox that has no account, in the same words', async () => {
  const [known, unknown] = [await makeOwner(), newEmail()]
  await press(known)
  await press(unknown)
  const [one, other] = [await guess(known), await guess(unknown)]
  const shown = ({ challenge, ...rest }: Answer) => ({
    ...rest,
    retryAfter: Math.round(Number(rest.retryAfter) / 10),
    below: challenge.parameters.data.below,
    cost: challenge.parameters.cost,
    keys: Object.keys(challenge.parameters),
  })
  expect(shown(one)).toEqual(shown(other))
})

test('by hand, as the description of the API says', async () => {
  const email = newEmail()
  await press(email)
  const from = newAddress()
  const { challenge } = await guess(email, { from })
  const { nonce, salt, cost, keyLength, keyPrefix, data } = challenge.parameters
  const number = Buffer.alloc(4)
  for (let counter = 0; counter < data.below; counter++) {
    number.writeUInt32BE(counter)
    const key = Buffer.concat([Buffer.from(nonce, 'hex'), number])
    const derivedKey = pbkdf2Sync(key, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    const work = asHeader(challenge, { counter, derivedKey })
    expect((await guess(email, { from, work })).code).toBe('wrong_credentials')
    return
  }
  expect.unreachable('There is no such number')
})

test('what is asked grows with the pressure, and not beyond what a cheap phone does in seconds', async () => {
  const email = newEmail()
  const asked = new Set<number>()
  for (let index = 0; index < 60; index++) {
    const { challenge } = await guess(email)
    if (challenge) asked.add(challenge.parameters.data.below)
  }
  expect([...asked]).toEqual([192, 384, 768, 1536])
})

test('an address that tries many mailboxes brings work, and stops at the rate that there was', async () => {
  const from = newAddress()
  const codes: (string | undefined)[] = []
  let work: string | undefined
  for (let index = 0; index < 60 && codes.at(-1) !== 'rate_limited'; index++) {
    const email = `mailbox-${Math.floor(index / 2)}-${from}@test.test`
    const { code, challenge } = await guess(email, { from, ...(work && { work }) })
    work = challenge && (await bringWork(challenge))
    if (work) await post('/auth/login', { email, password: 'x' }, { from, work })
    work = undefined
    codes.push(code)
  }
  // Each was counted once: six came free, fourteen were asked for work.
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(6)
  expect(codes.filter((code) => code === 'work_needed')).toHaveLength(14)
  expect(codes.at(-1)).toBe('rate_limited')
})

test.each([
  ['/auth/login', { password: 'x' }, 3],
  ['/auth/code', {}, 3],
  ['/auth/register', { firstName: 'A', lastName: 'B', password }, 2],
  ['/auth/reset-password', {}, 2],
  ['/contact', { name: 'A', topic: 'other', message: 'a message to you' }, 1],
])('%s asks for it about a mailbox, from wherever the calls come', async (path, input, free) => {
  const email = newEmail()
  const codes = []
  for (let index = 0; index <= free; index++) codes.push((await post(path, { email, ...input })).code)
  expect(codes.slice(0, free)).not.toContain('work_needed')
  expect(codes[free]).toBe('work_needed')
})

test('entering codes brings work above ten from one address; renewing a session never does', async () => {
  const from = newAddress()
  const codes = []
  for (let index = 0; index < 12; index++)
    codes.push((await post('/auth/code/login', { code: '123456' }, { from })).code)
  expect(codes).toEqual([...Array(10).fill('code_wrong'), 'work_needed', 'work_needed'])
  for (let index = 0; index < 40; index++)
    expect((await post('/auth/refresh', {}, { from })).code).toBe('session_ended')
})

test('what brings too little, somebody else’s, or nothing is asked again', async () => {
  const email = newEmail()
  await press(email)
  const from = newAddress()
  const { challenge } = await guess(email, { from })
  const solution = await solve(challenge)
  const { derivedKey } = solution
  const { parameters, signature } = challenge
  const forged = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 0, deriveKey, data: parameters.data },
    expiresAt: parameters.expiresAt,
    hmacSignatureSecret: 'a secret of the attacker',
    hmacKeySignatureSecret: 'another',
  })
  const withParameters = (change: object) => asHeader({ signature, parameters: { ...parameters, ...change } }, solution)
  const attacks: Record<string, Sent> = {
    none: {},
    'none, by other headers': { headers: { 'x-forwarded-host': 'a', authorization: 'Bearer none' } },
    'no JSON': { work: 'AAAA' },
    'too much': {
      work: Buffer.from(JSON.stringify({ challenge, solution, more: 'x'.repeat(4000) })).toString('base64'),
    },
    'the prefix alone': { work: asHeader(challenge, { ...solution, derivedKey: parameters.keyPrefix }) },
    'the prefix, filled up': {
      work: asHeader(challenge, { ...solution, derivedKey: parameters.keyPrefix.padEnd(derivedKey.length, '0') }),
    },
    'another key': { work: asHeader(challenge, { ...solution, derivedKey: derivedKey.replace(/.$/, 'x') }) },
    'no number': { work: asHeader(challenge, { derivedKey, counter: -1 }) },
    unsigned: { work: asHeader({ parameters, signature: '' }, solution) },
    'a longer life': { work: withParameters({ expiresAt: parameters.expiresAt + 600 }) },
    'less of it': { work: withParameters({ cost: 1 }) },
    'another key of its own': { work: withParameters({ keySignature: '00'.repeat(32) }) },
    'signed by others': { work: await bringWork(forged as Challenge) },
    'from another address': { from: newAddress(), work: asHeader(challenge, solution) },
  }
  for (const [name, sent] of Object.entries(attacks))
    expect([name, (await guess(email, { from, ...sent })).code]).toEqual([name, 'work_needed'])
  // All of it has left the right one good.
  expect((await guess(email, { from, work: asHeader(challenge, solution) })).code).toBe('wrong_credentials')
})

test('it is good for its call and its mailbox alone', async () => {
  const [email, other] = [newEmail(), newEmail()]
  await press(email)
  await press(other)
  const from = newAddress()
  const work = await bringWork((await guess(email, { from })).challenge)
  expect((await guess(other, { from, work })).code).toBe('work_needed')
  for (let index = 0; index < 4; index++) await post('/auth/code', { email })
  expect((await post('/auth/code', { email }, { from, work })).code).toBe('work_needed')
  expect((await guess(email.toUpperCase(), { from, work })).code).toBe('wrong_credentials')
})

test('it is taken once, also by two nodes in the same moment', async () => {
  const second = await createApp(app.running.config, app.running.config.databaseUrl ?? '', [])
  try {
    const node = behindProxy({ ...app.running, ...second })
    const email = newEmail()
    await press(email)
    const from = newAddress()
    const work = await bringWork((await guess(email, { from })).challenge)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => guess(email, { from, work, node: index % 2 ? node : api })),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(1)
    expect(codes.filter((code) => code === 'work_needed')).toHaveLength(11)
    expect((await guess(email, { from, work })).code).toBe('work_needed')
  } finally {
    await second.close()
  }
})

test('it expires after three minutes, so that nobody works ahead', async () => {
  const email = newEmail()
  await press(email)
  const from = newAddress()
  const [early, late] = [await guess(email, { from }), await guess(email, { from })]
  const works = [await bringWork(early.challenge), await bringWork(late.challenge)]
  const now = Date.now()
  const later = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(now + seconds * 1000)
  try {
    later(150)
    expect((await guess(email, { from, work: works[0] ?? '' })).code).toBe('wrong_credentials')
    later(190)
    expect((await guess(email, { from, work: works[1] ?? '' })).code).toBe('work_needed')
  } finally {
    vi.restoreAllMocks()
  }
})

test('work that cannot be right costs us next to nothing', async () => {
  const email = newEmail()
  await press(email)
  const { challenge } = await guess(email)
  const { takeWork } = await import('../../lib/api/work.server.ts')
  const { accounts } = await import('./account-contract.ts')
  const client = {
    address: 'a',
    cookie: () => null,
    setCookie: () => {},
    work: asHeader(challenge, await solve(challenge)),
  }
  const ctx = app.ctx(null, client)
  const startedAt = performance.now()
  for (let index = 0; index < 500; index++) await takeWork(ctx, { endpoint: accounts.login, mailbox: email })
  // Each, on whatever else this machine does.
  expect((performance.now() - startedAt) / 500).toBeLessThan(2)
})
