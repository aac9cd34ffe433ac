import { createHmac } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, startTestApp } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { listSubscribed, subscribePush } from './push.server.ts'
import { authenticate, login, me, register } from './service.server.ts'
import { logout, refresh } from './sessions.server.ts'
import { readAccessToken, signAccessToken } from './tokens.server.ts'

const app = openTestApp()

/** A browser's cookie jar. */
function jar(cookie: string | null = null): Client & { value: () => string | null } {
  let value = cookie
  return {
    address: '192.0.2.1',
    cookie: () => value,
    setCookie: (name, next) => {
      if (name !== 'refresh') return
      value = next
    },
    value: () => value,
  }
}

let serial = 0
const person = () => ({
  firstName: 'Ada',
  lastName: 'Novák',
  email: `ada-${++serial}@test.test`,
  password: 'a long enough one',
})
const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error: AppError) => error.code,
  )

test('registering signs in, and the token opens the own profile', async () => {
  const client = jar()
  const session = await register(app.ctx(null, client), person())
  expect(session).toMatchObject({
    expiresIn: 600,
    user: { firstName: 'Ada', hasProviderProfile: false, isAdmin: false },
  })
  const actor = await authenticate(app.running.db, app.running.app.authSecret, session.token, new Date())
  expect((await me(app.ctx(actor as Actor))).email).toBe(session.user.email)
  const { rows } = await sql<{
    hash: string
  }>`select password_hash as hash from account where account_id = ${session.user.id}`.execute(app.running.db)
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('an e-mail address belongs to one account, in any spelling', async () => {
  const first = person()
  await register(app.ctx(null, jar()), first)
  expect(await code(register(app.ctx(null, jar()), { ...first, email: first.email.toUpperCase() }))).toBe('email_taken')
})

test('a wrong password, an unknown address and a suspended account get the same answer', async () => {
  const known = person()
  const { user } = await register(app.ctx(null, jar()), known)
  const answers: unknown[] = []
  const attempt = async (email: string, password: string) => {
    const error = await login(app.ctx(null, jar()), { email, password }).catch((refused: AppError) => refused)
    answers.push(error instanceof Error ? { ...error, message: error.message } : error)
  }
  await attempt(known.email, 'not the password')
  await attempt('nobody@test.test', known.password)
  await sql`update account set status = 'suspended' where account_id = ${user.id}`.execute(app.running.db)
  await attempt(known.email, known.password)
  expect(answers[0]).toMatchObject({ code: 'wrong_credentials' })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('fifty tabs that refresh at once get one and the same successor', async () => {
  const client = jar()
  await register(app.ctx(null, client), person())
  const before = client.value()
  const tabs = Array.from({ length: 50 }, () => jar(before))
  await Promise.all(tabs.map((tab) => persistently(() => refresh(app.ctx(null, tab)))))
  expect(new Set(tabs.map((tab) => tab.value())).size).toBe(1)
  expect(tabs[0]?.value()).not.toBe(before)
})

test('a used refresh token that comes back late ends its session', async () => {
  const client = jar()
  await register(app.ctx(null, client), person())
  const stolen = client.value()
  await refresh(app.ctx(null, client))
  await sql`update session set rotated_at = rotated_at - interval '11 seconds' where session_id = ${stolen?.split('.')[0]}`.execute(
    app.running.db,
  )
  expect(await code(refresh(app.ctx(null, jar(stolen))))).toBe('session_closed')
  expect(await code(refresh(app.ctx(null, client)))).toBe('session_closed')
})

test('a token two steps old ends its session at once, and a forged one ends nothing', async () => {
  const client = jar()
  await register(app.ctx(null, client), person())
  const first = client.value() ?? ''
  await refresh(app.ctx(null, client))
  await refresh(app.ctx(null, client))
  expect(await code(refresh(app.ctx(null, jar(`${first.slice(0, -3)}abc`))))).toBe('session_ended')
  await refresh(app.ctx(null, client))
  expect(await code(refresh(app.ctx(null, jar(first))))).toBe('session_closed')
  expect(await code(refresh(app.ctx(null, client)))).toBe('session_closed')
})

test('of a suspended account neither token opens anything, from the next call on', async () => {
  const client = jar()
  const { token, user } = await register(app.ctx(null, client), person())
  const secret = app.running.app.authSecret
  expect(await authenticate(app.running.db, secret, token, new Date())).not.toBeNull()
  await sql`update account set status = 'suspended' where account_id = ${user.id}`.execute(app.running.db)
  expect(await authenticate(app.running.db, secret, token, new Date())).toBeNull()
  expect(await code(refresh(app.ctx(null, client)))).toBe('session_ended')
})

test('a session ends after two weeks unused, and after thirty days', async () => {
  const after = async (column: 'rotated_at' | 'expires_at', interval: string) => {
    const client = jar()
    await register(app.ctx(null, client), person())
    await sql`update session set ${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval
      where session_id = ${client.value()?.split('.')[0]}`.execute(app.running.db)
    return code(refresh(app.ctx(null, client)))
  }
  expect(await after('rotated_at', '13 days 23 hours 59 minutes')).toBe('none')
  expect(await after('rotated_at', '14 days')).toBe('session_ended')
  expect(await after('expires_at', '29 days 23 hours 59 minutes')).toBe('none')
  expect(await after('expires_at', '30 days')).toBe('session_ended')
})

/** A browser that has asked to be told of news. */
async function withPush(client: Client) {
  const { token, user } = await register(app.ctx(null, client), person())
  const actor = (await authenticate(app.running.db, app.running.app.authSecret, token, new Date())) as Actor
  await subscribePush(app.ctx(actor), { endpoint: `https://push.test/${user.id}`, p256dh: 'p', auth: 'a' })
  const heard = async () => (await listSubscribed(app.ctx(), { accountId: user.id })).length
  return { token, user, heard }
}

test('somebody else who logs in on a browser ends the session that was open there, and what it was told; oneself one does not', async () => {
  const client = jar()
  const first = await withPush(client)
  const cookie = client.value()
  const other = person()
  await register(app.ctx(null, jar()), other)
  await login(app.ctx(null, client), other)
  expect(await first.heard()).toBe(0)
  expect(await code(refresh(app.ctx(null, jar(cookie))))).toBe('session_closed')
  expect(await authenticate(app.running.db, app.running.app.authSecret, first.token, new Date())).toBeNull()
  const kept = client.value()
  await login(app.ctx(null, client), other)
  expect(await code(refresh(app.ctx(null, jar(kept))))).toBe('none')
})

test('a session that nobody can go on with any more is told of nothing', async () => {
  const { user, heard } = await withPush(jar())
  const age = async (interval: string) => {
    await sql`update session set rotated_at = rotated_at - ${interval}::interval where account_id = ${user.id}`.execute(
      app.running.db,
    )
    return heard()
  }
  expect(await age('13 days 23 hours')).toBe(1)
  expect(await age('1 hour')).toBe(0)
  const admin = await withPush(jar())
  const { db } = app.running
  await db.updateTable('account').set({ is_admin: true }).where('account_id', '=', admin.user.id).execute()
  expect(await admin.heard()).toBe(1)
  await sql`update session set rotated_at = rotated_at - interval '31 minutes' where account_id = ${admin.user.id}`.execute(
    db,
  )
  expect(await admin.heard()).toBe(0)
})

test('after logging out neither token works', async () => {
  const client = jar()
  const { token } = await register(app.ctx(null, client), person())
  const cookie = client.value()
  await logout(app.ctx(null, client))
  expect(client.value()).toBeNull()
  expect(await code(refresh(app.ctx(null, jar(cookie))))).toBe('session_closed')
  expect(await authenticate(app.running.db, app.running.app.authSecret, token, new Date())).toBeNull()
})

test('five wrong passwords from one place make the next one wait, and the right one still works elsewhere', async () => {
  const strict = await startTestApp({ rateLimitFactor: 1 })
  try {
    const known = person()
    await register(strict.ctx(null, jar()), known)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        code(login(strict.ctx(null, jar()), { email: known.email, password: 'wrong one' })),
      ),
    )
    expect(tries.filter((answer) => answer === 'wrong_credentials')).toHaveLength(5)
    expect(tries.filter((answer) => answer === 'rate_limited')).toHaveLength(3)
    const elsewhere = { ...jar(), address: '198.51.100.7' }
    expect((await login(strict.ctx(null, elsewhere), known)).user.email).toBe(known.email)
  } finally {
    await strict.close()
  }
})

test('nodes whose clocks are up to thirty seconds apart take each other’s tokens', async () => {
  const { token } = await register(app.ctx(null, jar()), person())
  const secret = app.running.app.authSecret
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const isTaken = async (seconds: number) => (await readAccessToken(secret, token, new Date(seconds * 1000))) !== null
  expect(await Promise.all([iat - 29, iat, exp + 29].map(isTaken))).toEqual([true, true, true])
  expect(await Promise.all([iat - 31, exp + 31].map(isTaken))).toEqual([false, false])
})

test('forged access tokens are nobody', async () => {
  const { user, token } = await register(app.ctx(null, jar()), person())
  const secret = app.running.app.authSecret
  const [header = '', payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sign = (head: unknown, body: unknown, key: Uint8Array = secret) => {
    const input = `${encode(head)}.${encode(body)}`
    return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
  }
  const good = { alg: 'HS256', typ: 'at+jwt', kid: '1' }
  const { exp: _exp, ...eternal } = claims
  const forged = [
    `${encode({ ...good, alg: 'none' })}.${payload}.`,
    sign(good, claims, Buffer.from('another secret of more than thirty-two')),
    sign({ ...good, kid: '../../etc/passwd' }, claims),
    sign({ ...good, typ: 'JWT' }, claims),
    sign({ ...good, alg: 'HS512' }, claims),
    sign(good, eternal),
    sign(good, { ...claims, exp: '1e9' }),
    sign(good, { ...claims, exp: claims.iat - 60, iat: claims.iat - 660 }),
    sign(good, { ...claims, aud: 'elsewhere' }),
    sign(good, { ...claims, iss: 'elsewhere' }),
    sign(good, { ...claims, iat: claims.iat - 7200, exp: claims.iat + 7200 }),
    sign(good, { ...claims, sub: crypto.randomUUID() }),
    `${header}.${encode({ ...claims, sub: user.id })}.${token.split('.')[2]?.slice(1)}x`,
    'not.a.token',
    '',
  ]
  for (const candidate of forged)
    expect(await authenticate(app.running.db, secret, candidate, new Date()), candidate).toBeNull()
  expect(await authenticate(app.running.db, secret, sign(good, claims), new Date())).not.toBeNull()
  expect(
    await authenticate(app.running.db, secret, await signAccessToken(app.ctx(), user.id, claims.sid), new Date()),
  ).not.toBeNull()
})

test('a token of a clock that is a little ahead opens calls, and one of tomorrow none', async () => {
  const { user, token } = await register(app.ctx(null, jar()), person())
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const opens = async (aheadMs: number) => {
    const now = new Date()
    const ctx = { ...app.ctx(), now: new Date(now.getTime() + aheadMs) }
    const ahead = await signAccessToken(ctx, user.id, sid)
    return (await authenticate(app.running.db, ctx.app.authSecret, ahead, now)) !== null
  }
  expect([await opens(8000), await opens(25_000), await opens(40_000)]).toEqual([true, true, false])
})

test('a password that many people use, or that is made of oneself, makes no account, and why is said', async () => {
  const refused = async (password: string, more: object = {}) => {
    const error = await register(app.ctx(null, jar()), { ...person(), ...more, password }).catch(
      (thrown: AppError) => thrown,
    )
    return error instanceof Error ? [error.code, error.status, Object.keys(error.fields ?? {})] : 'none'
  }
  const common = [
    'password',
    'PASSWORD1',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'azertyuiop',
    'london2026',
    'sunshine!',
    'abc12345',
  ]
  for (const password of common) {
    expect([password, await refused(password)]).toEqual([password, ['password_common', 400, ['password']]])
  }
  for (const password of ['ada-novak', 'highstreet-1', 'Lovelace1815'])
    expect([
      password,
      await refused(password, { lastName: 'Novák', email: `lovelace.${password.length}@mail.test` }),
    ]).toEqual([password, ['password_personal', 400, ['password']]])
  // As received, up to the longest: spaces, signs of all languages, no rules of composition.
  for (const password of [
    ' leading space',
    'горячий чайник',
    '日本語のパスワード',
    `${'x'.repeat(60)}ünöthe`,
    'justsmallletters',
  ])
    expect([password, await refused(password)]).toEqual([password, 'none'])
})

test('an account that has a common password already gets in by it, and its hash is made stronger when it is too weak', async () => {
  const { email, ...rest } = person()
  const { user } = await register(app.ctx(null, jar()), { email, ...rest })
  const stored = async () =>
    (
      await sql<{ hash: string }>`select password_hash as hash from account where account_id = ${user.id}`.execute(
        app.running.db,
      )
    ).rows[0]?.hash
  const weak = await hash('password', { memoryCost: 4096, timeCost: 1, parallelism: 1 })
  await sql`update account set password_hash = ${weak} where account_id = ${user.id}`.execute(app.running.db)
  expect(await code(login(app.ctx(null, jar()), { email, password: 'not it' }))).toBe('wrong_credentials')
  expect(await stored()).toBe(weak)
  expect(await code(login(app.ctx(null, jar()), { email, password: 'password' }))).toBe('none')
  const strong = await stored()
  expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await code(login(app.ctx(null, jar()), { email, password: 'password' }))).toBe('none')
  expect(await stored()).toBe(strong)
})
