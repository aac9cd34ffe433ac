import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedCode } from '../../../tests/asked-code.ts'
import { Authenticator } from '../../../tests/authenticator.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApp, createContext } from '../../app.server.ts'
import { isAppError } from '../../lib/api/errors.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { exportData } from './export.server.ts'
import { loginByPasskey, loginOptions } from './login-by-passkey.server.ts'
import { makeMailToken } from './mail-tokens.server.ts'
import { makeOptions, makePasskey } from './make-passkey.server.ts'
import { forgetOldChallenges } from './passkey-challenge.server.ts'
import { maxPasskeys } from './passkey-rows.server.ts'
import { listPasskeys, passkeyRoutes, removePasskey } from './passkeys.server.ts'
import { changeEmail, verifyEmail } from './recovery.server.ts'
import { mailReaders } from './refused-address.server.ts'
import { authenticate, login, register } from './service.server.ts'
import { startSession } from './sessions.server.ts'
import { loginByCode, requestCode } from './sign-in-code.server.ts'

const app = openTestApp()
/** Another node on the same database. */
let other: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  const { config } = app.running
  other = await createApp(config, config.databaseUrl ?? '', [])
  await app.jobs.work()
})
afterAll(() => other.close())

const password = 'a long enough one'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

function newBrowser(address = '192.0.2.1'): Client {
  const cookies = new Map<string, string>()
  return {
    address,
    userAgent: chrome,
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

const newDevice = (counting?: { count?: number; isSynced?: boolean }) =>
  new Authenticator(app.running.app.origin, counting)
const actorOf = (token: string) =>
  authenticate(app.running.db, app.running.app.authSecret, token, new Date()) as Promise<Actor>

async function add(actor: Actor, device = newDevice(), browser = newBrowser()) {
  const ctx = app.ctx(actor, browser)
  return makePasskey(ctx, { credential: device.make(await makeOptions(ctx)) })
}
async function show(device: Authenticator, browser = newBrowser(), actor: Actor | null = null) {
  const ctx = app.ctx(actor, browser)
  return loginByPasskey(ctx, { credential: device.show(await loginOptions(ctx)) })
}
/** Somebody with a passkey. */
async function someone(device = newDevice()) {
  const actor = await makeAccount(app)
  const passkey = await add(actor, device)
  return { actor, device, passkey }
}
const age = ({ sessionId }: Actor, seconds = 301) =>
  sql`update session set created_at = created_at - make_interval(secs => ${seconds})
    where session_id = ${sessionId}`.execute(app.running.db)
const sessionsOf = async ({ accountId }: Actor) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from session
    where account_id = ${accountId} and revoked_at is null`.execute(app.running.db)
  return rows[0]?.n ?? 0
}
const emailOf = async ({ accountId }: Actor) => {
  const { rows } = await sql<{ email: string }>`select email from account where account_id = ${accountId}`.execute(
    app.running.db,
  )
  return rows[0]?.email ?? ''
}
const mailOf = async (key: string) => {
  const dir = outboxDir(app.running.config)
  const name = (await readdir(dir).catch(() => [])).find((one) => one.includes(key))
  return name ? readFile(join(dir, name), 'utf8') : ''
}
const toldOf = (key: string) => expect.poll(() => mailOf(key), { timeout: 30_000, interval: 50 }).not.toBe('')

describe('a passkey', () => {
  test('logs in, in any browser, and says when it was used', async () => {
    const { actor, device, passkey } = await someone()
    expect(passkey).toMatchObject({
      name: null,
      browser: 'Chrome',
      system: 'Windows',
      isSynced: true,
      lastUsedAt: null,
    })
    const session = await show(device, newBrowser('198.51.100.9'))
    expect(session.user).toMatchObject({ id: actor.accountId, email: await emailOf(actor) })
    expect(await actorOf(session.token)).toMatchObject({ accountId: actor.accountId })
    const { passkeys } = await listPasskeys(app.ctx(actor))
    expect(passkeys).toHaveLength(1)
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
    await toldOf(`passkey_added-${passkey.id}`)
  })

  test('says whether it is kept elsewhere too, as it was when it was last used', async () => {
    const { actor, device } = await someone(newDevice({ isSynced: false }))
    const isSynced = async () => (await listPasskeys(app.ctx(actor))).passkeys[0]?.isSynced
    expect(await isSynced()).toBe(false)
    device.isSynced = true
    await show(device)
    expect(await isSynced()).toBe(true)
  })

  test('is made by who has just logged in, however, and has proven the mailbox', async () => {
    const actor = await makeAccount(app)
    await age(actor)
    expect(await codeOf(add(actor))).toBe('login_again_needed')
    const young = await makeAccount(app)
    const ctx = app.ctx(young, newBrowser())
    const options = await makeOptions(ctx)
    await age(young)
    expect(await codeOf(makePasskey(ctx, { credential: newDevice().make(options) }))).toBe('login_again_needed')
    const unproven = await makeAccount(app)
    await sql`update account set email_verified_at = null where account_id = ${unproven.accountId}`.execute(
      app.running.db,
    )
    expect(await codeOf(add(unproven))).toBe('email_unverified')
    expect(await listPasskeys(app.ctx(unproven))).toEqual({
      passkeys: [],
      canAdd: false,
      isMailRefused: false,
      isOffered: false,
    })
  })

  test('is asked for with what is there already, and is not made where it would be one too many', async () => {
    const { actor, device, passkey } = await someone()
    const { excludeCredentials, user, rp, attestation, authenticatorSelection } = await makeOptions(app.ctx(actor))
    expect(excludeCredentials).toEqual([
      { id: device.credentialId.toString('base64url'), type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
    expect(rp.id).toBe(new URL(app.running.app.origin).hostname)
    expect(attestation).toBe('none')
    expect(authenticatorSelection).toMatchObject({ residentKey: 'preferred', userVerification: 'required' })
    // No name and no address goes into what it calls them.
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(16)
    await sql`insert into passkey (passkey_id, account_id, credential_id, public_key, sign_count, is_synced, created_at)
      select gen_random_uuid(), account_id, decode(lpad(to_hex(n), 32, '0') || replace(account_id::text, '-', ''), 'hex'),
        public_key, 0, true, created_at
      from passkey, generate_series(2, ${maxPasskeys}::int) n where passkey_id = ${passkey.id}`.execute(app.running.db)
    expect(await codeOf(makeOptions(app.ctx(actor)))).toBe('too_many_passkeys')
  })

  test('is renamed and removed by its owner alone', async () => {
    const { actor, passkey } = await someone()
    const stranger = await makeAccount(app)
    const rename = (who: Actor, name: string) =>
      passkeyRoutes
        .find(({ endpoint }) => endpoint.path === '/users/passkeys/{id}' && endpoint.method === 'PUT')
        ?.verb(app.ctx(who), { id: passkey.id, name }) ?? Promise.reject(new Error('there is none'))
    expect(await codeOf(rename(stranger, 'Mine'))).toBe('passkey_not_found')
    expect(await codeOf(removePasskey(app.ctx(stranger), { id: passkey.id }))).toBe('passkey_not_found')
    expect(await rename(actor, 'My phone')).toMatchObject({ passkeys: [{ name: 'My phone' }] })
  })

  test('is removed after logging in a moment ago; then it opens nothing, and its owner is told', async () => {
    const { actor, device, passkey } = await someone()
    await age(actor)
    expect(await codeOf(removePasskey(app.ctx(actor), { id: passkey.id }))).toBe('login_again_needed')
    const { token } = await show(device)
    const again = await actorOf(token)
    expect(await removePasskey(app.ctx(again), { id: passkey.id })).toMatchObject({ passkeys: [] })
    expect(await codeOf(show(device))).toBe('passkey_refused')
    expect(await codeOf(removePasskey(app.ctx(again), { id: passkey.id }))).toBe('passkey_not_found')
    await toldOf(`passkey_removed-${passkey.id}`)
  })

  test('stays where no code would arrive and nothing else opens the account', async () => {
    const { actor, passkey } = await someone()
    // A mail that is taken later would say that the address is good.
    await toldOf(`passkey_added-${passkey.id}`)
    await mailReaders.setRefused(app.ctx(), actor.accountId, await emailOf(actor))
    expect(await codeOf(removePasskey(app.ctx(actor), { id: passkey.id }))).toBe('last_way_in')
    expect((await listPasskeys(app.ctx(actor))).passkeys).toHaveLength(1)
    await sql`update account set password_hash = 'x' where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(await removePasskey(app.ctx(actor), { id: passkey.id })).toMatchObject({ passkeys: [] })
  })

  test('is not made as the only key, and where mails come back nobody is told that a code gets in', async () => {
    const actor = await makeAccount(app)
    const refuse = async () => mailReaders.setRefused(app.ctx(), actor.accountId, await emailOf(actor))
    const ctx = { ...app.ctx(actor, newBrowser()) }
    const options = await makeOptions(ctx)
    expect(await listPasskeys(ctx)).toMatchObject({ isMailRefused: false, isOffered: true })
    await refuse()
    expect(await codeOf(makeOptions(ctx))).toBe('only_way_in')
    expect(await codeOf(makePasskey(ctx, { credential: newDevice().make(options) }))).toBe('only_way_in')
    expect(await listPasskeys(ctx)).toMatchObject({ passkeys: [], isMailRefused: true, isOffered: false })
    await sql`update account set password_hash = 'x' where account_id = ${actor.accountId}`.execute(app.running.db)
    const made = await makePasskey(ctx, { credential: newDevice().make(await makeOptions(ctx)) })
    await toldOf(`passkey_added-${made.id}`)
    await refuse()
    // A second one beside the first is better than none.
    await sql`update account set password_hash = null where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(await codeOf(makeOptions(ctx))).toBe('done')
  })

  test('of a suspended or a deleted account opens nothing, and is gone with the account', async () => {
    const { actor, device } = await someone()
    const set = (status: string) =>
      sql`update account set status = ${status} where account_id = ${actor.accountId}`.execute(app.running.db)
    await set('suspended')
    const before = await sessionsOf(actor)
    expect(await codeOf(show(device))).toBe('passkey_refused')
    expect(await sessionsOf(actor)).toBe(before)
    await set('active')
    await show(device)
    await deleteAccount(app.ctx(actor), {})
    expect(await codeOf(show(device))).toBe('passkey_refused')
    const { rows } = await sql`select from passkey where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(rows).toEqual([])
  })

  test('is exported, without what opens anything', async () => {
    const { actor, passkey, device } = await someone()
    const all = await exportData(app.ctx(actor))
    expect(all).toMatchObject({ passkeys: [passkey] })
    expect(JSON.stringify(all)).not.toContain(device.credentialId.toString('base64url'))
  })

  test('is offered until there is one, or until the offer is put away', async () => {
    const actor = await makeAccount(app)
    const isOffered = async (who: Actor) => (await listPasskeys(app.ctx(who))).isOffered
    expect(await isOffered(actor)).toBe(true)
    await passkeyRoutes.find(({ endpoint }) => endpoint.path === '/users/passkey-offer')?.verb(app.ctx(actor), {})
    expect(await isOffered(actor)).toBe(false)
    expect(await isOffered((await someone()).actor)).toBe(false)
  })
})

describe('one that counts', () => {
  test('and goes back has a copy: refused, told once a day, and the one that is ahead still logs in', async () => {
    const { actor, device, passkey } = await someone(newDevice({ count: 7 }))
    await show(device)
    const copy = { count: 8 }
    for (let again = 0; again < 2; again++) {
      const ctx = app.ctx(null, newBrowser())
      expect(await codeOf(loginByPasskey(ctx, { credential: device.show(await loginOptions(ctx), copy) }))).toBe(
        'passkey_refused',
      )
    }
    await toldOf(`passkey_copied-${passkey.id}`)
    const names = await readdir(outboxDir(app.running.config))
    expect(names.filter((name) => name.includes(`passkey_copied-${passkey.id}`))).toHaveLength(1)
    expect(await sessionsOf(actor)).toBe(2)
    await show(device)
    expect(await sessionsOf(actor)).toBe(3)
  })

  test('tells of a copy only what its own key has signed', async () => {
    const { device, passkey } = await someone(newDevice({ count: 7 }))
    const ctx = app.ctx(null, newBrowser())
    const key = newDevice().pair.privateKey
    const credential = device.show(await loginOptions(ctx), { count: 1, key })
    expect(await codeOf(loginByPasskey(ctx, { credential }))).toBe('passkey_refused')
    const { rows } = await sql`select from pgboss.job where data::text like ${`%${passkey.id}%`}
      and name like '%copied%'`.execute(app.running.db)
    expect(rows).toEqual([])
  })
})

describe('who has to show again that it is they', () => {
  async function withPassword() {
    const email = `someone-${randomUUID()}@test.test`
    const { token } = await register(app.ctx(null, newBrowser()), { firstName: 'Ada', lastName: 'B', email, password })
    await sql`update account set email_verified_at = now() where email = ${email}`.execute(app.running.db)
    const actor = await actorOf(token)
    const device = newDevice()
    await add(actor, device)
    return { email, actor, device }
  }
  const change = (actor: Actor, typed?: string) =>
    changeEmail(app.ctx(actor), {
      email: `new-${randomUUID()}@test.test`,
      ...(typed !== undefined && { password: typed }),
    })

  test('does so by a passkey a moment ago, instead of the password', async () => {
    const { actor, device } = await withPassword()
    expect(await codeOf(change(actor))).toBe('invalid_input')
    const browser = newBrowser()
    const again = await actorOf((await show(device, browser, actor)).token)
    expect(await codeOf(change(again))).toBe('done')
    expect(await codeOf(change(again, 'wrong'))).toBe('wrong_password')
    await age(again)
    expect(await codeOf(change(again))).toBe('invalid_input')
    expect(await codeOf(change(again, password))).toBe('done')
  })

  test('is asked for their own passkey and no other', async () => {
    const { actor, device } = await withPassword()
    const { device: theirs } = await someone()
    const browser = newBrowser()
    const options = await loginOptions(app.ctx(actor, browser))
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.credentialId.toString('base64url')])
    const ctx = app.ctx(actor, browser)
    expect(await codeOf(loginByPasskey(ctx, { credential: theirs.show(options) }))).toBe('passkey_refused')
    const before = await sessionsOf(actor)
    await loginByPasskey(ctx, { credential: device.show(options) })
    expect(await sessionsOf(actor)).toBe(before + 1)
  })

  test('a password a moment ago does not stand for itself', async () => {
    const { email } = await withPassword()
    const { token } = await login(app.ctx(null, newBrowser()), { email, password })
    expect(await codeOf(change(await actorOf(token)))).toBe('invalid_input')
  })
})

describe('the first proof of a mailbox ends', () => {
  /** A stranger has signed up with the address of somebody who then opens the link of its mail. */
  async function squatted() {
    const email = `victim-${randomUUID()}@test.test`
    const { token } = await register(app.ctx(null, newBrowser()), { firstName: 'A', lastName: 'B', email, password })
    const stranger = await actorOf(token)
    const browser = newBrowser('198.51.100.7')
    await requestCode(app.ctx(null, browser), { email })
    const code = await askedCode(app, email)
    const link = await makeMailToken(app.ctx(), stranger.accountId, 'verify_email', email)
    await verifyEmail(app.ctx(), { token: link })
    return { email, stranger, prove: () => loginByCode(app.ctx(null, browser), { code }) }
  }
  const left = async ({ accountId }: Actor) => {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from passkey where account_id = ${accountId}`.execute(app.running.db)
    return rows[0]?.n
  }

  test('the passkeys of whoever was there before', async () => {
    const { stranger, prove } = await squatted()
    const device = newDevice()
    await add(stranger, device)
    await prove()
    expect(await left(stranger)).toBe(0)
    expect(await codeOf(show(device))).toBe('passkey_refused')
  })

  test('and the one they are making in that moment', async () => {
    for (let round = 0; round < 12; round++) {
      const { stranger, prove } = await squatted()
      const device = newDevice()
      const ctx = app.ctx(stranger, newBrowser())
      const options = await makeOptions(ctx)
      await Promise.all([prove(), codeOf(makePasskey(ctx, { credential: device.make(options) }))])
      expect(await left(stranger)).toBe(0)
      expect(await codeOf(show(device))).toBe('passkey_refused')
    }
  })

  test('and the log-in by it in that moment', async () => {
    for (let round = 0; round < 12; round++) {
      const { stranger, prove } = await squatted()
      const device = newDevice()
      await add(stranger, device)
      const ctx = app.ctx(null, newBrowser())
      const options = await loginOptions(ctx)
      const [own, opened] = await Promise.all([
        prove(),
        loginByPasskey(ctx, { credential: device.show(options) }).catch(() => null),
      ])
      expect(await actorOf(own.token)).not.toBeNull()
      expect(opened && (await actorOf(opened.token))).toBeNull()
    }
  })
})

describe('in the same moment', () => {
  test('one challenge answered twenty times, on two nodes, opens one session', async () => {
    const { actor, device } = await someone()
    const before = await sessionsOf(actor)
    const browser = newBrowser()
    const options = await loginOptions(app.ctx(null, browser))
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const ctx = at % 2 === 0 ? app.ctx(null, browser) : createContext(other, 'test', null, browser)
        return codeOf(persistently(() => loginByPasskey(ctx, { credential: device.show(options) })))
      }),
    )
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'passkey_expired')).toHaveLength(19)
    expect(await sessionsOf(actor)).toBe(before + 1)
  })

  test('two accounts keep one passkey: one of them has it', async () => {
    for (let round = 0; round < 8; round++) {
      const device = newDevice()
      const both = await Promise.all([makeAccount(app), makeAccount(app)])
      const answers = await Promise.all(
        both.map(async (actor) => {
          const ctx = app.ctx(actor, newBrowser())
          const credential = device.make(await makeOptions(ctx))
          return () => codeOf(makePasskey(ctx, { credential }))
        }),
      )
      const codes = await Promise.all(answers.map((answer) => answer()))
      expect(codes.sort()).toEqual(['done', 'passkey_exists'])
    }
  })

  test('one passkey kept twice by its owner is one', async () => {
    const actor = await makeAccount(app)
    const device = newDevice()
    const browser = newBrowser()
    const credentials = await Promise.all(
      [0, 1].map(async () => device.make(await makeOptions(app.ctx(actor, browser)))),
    )
    const codes = await Promise.all(
      credentials.map((credential) => codeOf(makePasskey(app.ctx(actor, browser), { credential }))),
    )
    expect(codes.sort()).toEqual(['done', 'passkey_exists'])
    expect((await listPasskeys(app.ctx(actor))).passkeys).toHaveLength(1)
  })

  test('removed while it logs in: in before, or not at all', async () => {
    for (let round = 0; round < 10; round++) {
      const { actor, device, passkey } = await someone()
      const before = await sessionsOf(actor)
      const ctx = app.ctx(null, newBrowser())
      const options = await loginOptions(ctx)
      const [removed, opened] = await Promise.all([
        codeOf(removePasskey(app.ctx(actor), { id: passkey.id })),
        codeOf(loginByPasskey(ctx, { credential: device.show(options) })),
      ])
      expect(removed).toBe('done')
      expect(['done', 'passkey_refused']).toContain(opened)
      expect(await sessionsOf(actor)).toBe(before + (opened === 'done' ? 1 : 0))
      expect(await codeOf(show(device))).toBe('passkey_refused')
    }
  })

  test('a copy and the device itself with one count: one of them is in', async () => {
    const { actor, device } = await someone(newDevice({ count: 3 }))
    const answers = await Promise.all(
      [0, 1].map(async () => {
        const ctx = app.ctx(null, newBrowser())
        return { ctx, credential: device.show(await loginOptions(ctx), { count: 50 }) }
      }),
    )
    const codes = await Promise.all(answers.map(({ ctx, credential }) => codeOf(loginByPasskey(ctx, { credential }))))
    expect(codes.sort()).toEqual(['done', 'passkey_refused'])
    expect(await sessionsOf(actor)).toBe(2)
  })

  test('twenty-one at once: no more than twenty are kept', async () => {
    const actor = await makeAccount(app)
    const browser = newBrowser()
    const credentials = await Promise.all(
      Array.from({ length: maxPasskeys + 1 }, async () => newDevice().make(await makeOptions(app.ctx(actor, browser)))),
    )
    const codes = await Promise.all(
      credentials.map((credential) => codeOf(persistently(() => makePasskey(app.ctx(actor, browser), { credential })))),
    )
    expect(codes.filter((code) => code === 'done')).toHaveLength(maxPasskeys)
    expect(codes.filter((code) => code === 'too_many_passkeys')).toHaveLength(1)
  })
})

test('a second tab does not end what the first has begun', async () => {
  const { device } = await someone()
  const browser = newBrowser()
  const first = await loginOptions(app.ctx(null, browser))
  const second = await loginOptions(app.ctx(null, browser))
  for (const options of [first, second])
    expect(await codeOf(loginByPasskey(app.ctx(null, browser), { credential: device.show(options) }))).toBe('done')
})

test('a network that dies before the answer leaves nothing that keeps the owner out', async () => {
  const { device } = await someone()
  const browser = newBrowser()
  const ctx = app.ctx(null, browser)
  const credential = device.show(await loginOptions(ctx))
  await loginByPasskey(ctx, { credential })
  const again = await loginByPasskey(ctx, { credential }).catch((error: unknown) => error)
  expect(isAppError(again) && again.code).toBe('passkey_expired')
  expect(await codeOf(show(device, browser))).toBe('done')
})

test('an answered challenge is forgotten once it is too old to be answered again', async () => {
  const { device } = await someone()
  await show(device)
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from passkey_answer`.execute(app.running.db)
    return rows[0]?.n ?? 0
  }
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await forgetOldChallenges(app.ctx())
  expect(await count()).toBe(before)
  await sql`update passkey_answer set expires_at = now() - interval '1 second'`.execute(app.running.db)
  await forgetOldChallenges(app.ctx())
  expect(await count()).toBe(0)
})

test('the session says that both factors were shown', async () => {
  const { actor, device } = await someone()
  await startSession(app.ctx(null, newBrowser()), actor.accountId)
  const { token } = await show(device)
  const { sessionId } = await actorOf(token)
  const { rows } = await sql<{ proven_by: string | null; own: boolean }>`
    select proven_by, session_id = ${sessionId} as own from session where account_id = ${actor.accountId}`.execute(
    app.running.db,
  )
  expect(rows.map(({ proven_by, own }) => (own ? proven_by : proven_by !== 'passkey')).sort()).toEqual(
    ['passkey', true, true].sort(),
  )
})
