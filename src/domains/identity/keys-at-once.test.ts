import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { beforeAll, describe, expect, test } from 'vitest'
import { askedCode } from '../../../tests/asked-code.ts'
import { Authenticator } from '../../../tests/authenticator.ts'
import { lockWaits, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Endpoint } from '../../lib/api/endpoint.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { setAdmin } from './admins.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { endFactor } from './end-factor.server.ts'
import { forgetOldDevices } from './known-devices.server.ts'
import { loginByPasskey, loginOptions } from './login-by-passkey.server.ts'
import { makeMailToken } from './mail-tokens.server.ts'
import { makeOptions, makePasskey } from './make-passkey.server.ts'
import { completeSignIn } from './open-session.server.ts'
import { endDevice } from './profile.server.ts'
import { changeEmail, changePassword, verifyEmail } from './recovery.server.ts'
import { factorRoutes } from './second-factor.server.ts'
import { secondFactor } from './second-factor-contract.ts'
import { authenticate, login, register } from './service.server.ts'
import { loginByCode, requestCode } from './sign-in-code.server.ts'
import { listSignIns, signInRoutes } from './sign-ins.server.ts'
import { signIns } from './sign-ins-contract.ts'

const app = openTestApp()
/** With the limits of an installation. */
const strict = openTestApp({ rateLimitFactor: 1 })
beforeAll(() => app.jobs.work())

const password = 'a long enough one'
const names = { firstName: 'Ada', lastName: 'Novák' }
const newEmail = () => `someone-${randomUUID()}@test.test`

function newBrowser(
  address = '192.0.2.1',
  cookies = new Map<string, string>(),
): Client & { cookies: Map<string, string> } {
  return {
    address,
    cookies,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

type Verb = (ctx: object, input: object) => Promise<never>
const verb = (endpoint: Endpoint) => {
  const route = [...factorRoutes, ...signInRoutes].find((one) => (one.endpoint as Endpoint) === endpoint)
  if (!route) throw new Error('Not implemented')
  return route.verb as Verb
}
/** As if a code by mail had opened the session: whoever it is has got as far as that. */
async function begin(actor: Actor, of = app, input: object = { password }): Promise<{ key: string }> {
  await sql`update session set proven_by = 'mailbox' where session_id = ${actor.sessionId}`.execute(of.running.db)
  return verb(secondFactor.begin)(of.ctx(actor), input)
}
const confirm = (actor: Actor, code: string, of = app): Promise<{ codes: string[] }> =>
  verb(secondFactor.confirm)(of.ctx(actor), { code })
const turnOff = (actor: Actor, code: string, of = app) => verb(secondFactor.turnOff)(of.ctx(actor), { code })
const renew = (actor: Actor): Promise<{ codes: string[] }> => verb(secondFactor.renewCodes)(app.ctx(actor), {})
const notMe = (token: string): Promise<unknown> => verb(signIns.notMe)(app.ctx(null, newBrowser()), { token })

const actorOf = (token: string, of = app) =>
  authenticate(of.running.db, of.running.app.authSecret, token, new Date()) as Promise<Actor | null>
const codeNow = (key: string) => generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) })
const forgetStep = (accountId: string, of = app) =>
  sql`update second_factor set last_step = 0 where account_id = ${accountId}`.execute(of.running.db)
const prove = (accountId: string, of = app) =>
  sql`update account set email_verified_at = created_at where account_id = ${accountId}`.execute(of.running.db)

async function someone(of = app, browser = newBrowser()) {
  const email = newEmail()
  const { token, user } = await register(of.ctx(null, browser), { ...names, email, password })
  await prove(user.id, of)
  return { email, browser, actor: (await actorOf(token, of)) as Actor }
}
async function armed(of = app) {
  const person = await someone(of)
  const { key } = await begin(person.actor, of)
  const { codes } = await confirm(person.actor, codeNow(key), of)
  await forgetStep(person.actor.accountId, of)
  return { ...person, key, codes }
}
const logIn = (email: string, browser: Client, of = app) => login(of.ctx(null, browser), { email, password })
const complete = (browser: Client, code: string, remember = false, of = app) =>
  completeSignIn(of.ctx(null, browser), { code, remember })
async function codeIn(email: string, browser: Client) {
  await requestCode(app.ctx(null, browser), { email })
  return askedCode(app, email)
}
const age = ({ sessionId }: Actor, seconds: number) =>
  sql`update session set created_at = created_at - make_interval(secs => ${seconds})
    where session_id = ${sessionId}`.execute(app.running.db)
const hasFactor = async (accountId: string) =>
  (
    await sql`select from second_factor where account_id = ${accountId} and confirmed_at is not null`.execute(
      app.running.db,
    )
  ).rows.length === 1
/** Which the session was opened by. */
async function deviceOf({ sessionId }: Actor): Promise<string> {
  const { rows } = await sql<{ id: string }>`select known_device_id as id from session
    where session_id = ${sessionId}`.execute(app.running.db)
  return rows[0]?.id ?? ''
}
const makeAdminOf = (accountId: string) =>
  sql`update account set is_admin = true where account_id = ${accountId}`.execute(app.running.db)

const waiting = (n: number) =>
  expect.poll(() => lockWaits(app), { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(n)
/** Both at once, the first of them ahead at the lock of the account. */
async function inOrder(accountId: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const holder = await app.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from account where account_id = $1 for no key update', [accountId])
    const one = codeOf(first())
    await waiting(1)
    const two = codeOf(second())
    await waiting(2)
    await holder.query('commit')
    return await Promise.all([one, two])
  } finally {
    holder.release()
  }
}

describe('a session that is ended in this moment', () => {
  test('turning the factor on: a stranger who changes the password in that moment has a session that never showed it, as administrator', async () => {
    const { email, actor } = await someone()
    await makeAdminOf(actor.accountId)
    const browser = newBrowser()
    const theirs = (await actorOf((await logIn(email, browser)).token)) as Actor
    const { key } = await begin(actor)
    let token = ''
    const [on] = await inOrder(
      actor.accountId,
      () => confirm(actor, codeNow(key)),
      async () => {
        const change = { currentPassword: password, newPassword: 'quite another one' }
        ;({ token } = await changePassword(app.ctx(theirs, browser), change))
      },
    )
    expect(on).toBe('done')
    const inside = token ? await actorOf(token) : null
    expect(inside?.isAdmin ?? 'nobody').toBe('nobody')
  })

  test('not me: who has no password; the stranger sets one in that moment and stays', async () => {
    const thief = await makeAccount(app)
    const { accountId } = thief
    const { rows } = await sql<{ email: string }>`select email from account where account_id = ${accountId}`.execute(
      app.running.db,
    )
    const link = await makeMailToken(app.ctx(), accountId, 'not_me', rows[0]?.email ?? '')
    let token = ''
    const [closed] = await inOrder(
      accountId,
      () => notMe(link),
      async () => {
        ;({ token } = await changePassword(app.ctx(thief, newBrowser()), { newPassword: 'quite another one' }))
      },
    )
    expect(closed).toBe('done')
    expect(token ? await actorOf(token) : null).toBeNull()
    const { rows: after } = await sql<{ has: boolean }>`select password_hash is not null as has from account
      where account_id = ${accountId}`.execute(app.running.db)
    expect(after[0]?.has).toBe(false)
  })

  test('not me: who has no password; the stranger asks for another address in that moment, and it is taken afterwards', async () => {
    const thief = await makeAccount(app)
    const { accountId } = thief
    const { rows } = await sql<{ email: string }>`select email from account where account_id = ${accountId}`.execute(
      app.running.db,
    )
    const link = await makeMailToken(app.ctx(), accountId, 'not_me', rows[0]?.email ?? '')
    const email = newEmail()
    const [closed] = await inOrder(
      accountId,
      () => notMe(link),
      () => changeEmail(app.ctx(thief, newBrowser()), { email }),
    )
    expect(closed).toBe('done')
    const { rows: after } = await sql<{ pending: string | null }>`select pending_email as pending from account
      where account_id = ${accountId}`.execute(app.running.db)
    expect(after[0]?.pending).toBeNull()
  })

  test('a device that its owner logs out while it changes the password is in again', async () => {
    const { email, actor } = await someone()
    const browser = newBrowser()
    const theirs = (await actorOf((await logIn(email, browser)).token)) as Actor
    const holder = await app.pool.connect()
    let token = ''
    try {
      await holder.query('begin')
      await holder.query('select from account where account_id = $1 for no key update', [actor.accountId])
      const change = { currentPassword: password, newPassword: 'quite another one' }
      const changing = changePassword(app.ctx(theirs, browser), change).then(
        (session) => {
          token = session.token
        },
        () => {},
      )
      await waiting(1)
      await endDevice(app.ctx(actor), { id: theirs.sessionId })
      await holder.query('commit')
      await changing
    } finally {
      holder.release()
    }
    expect(token ? await actorOf(token) : null).toBeNull()
  })

  test('the account is deleted by a session that its owner ended by turning the factor on', async () => {
    const { email, actor } = await someone()
    const browser = newBrowser()
    const theirs = (await actorOf((await logIn(email, browser)).token)) as Actor
    const { key } = await begin(actor)
    const [on, deleted] = await inOrder(
      actor.accountId,
      () => confirm(actor, codeNow(key)),
      () => deleteAccount(app.ctx(theirs, browser), { password }),
    )
    expect(on).toBe('done')
    expect(deleted).not.toBe('done')
  })

  test('recovery codes are not handed to a session that ‘not me’ has ended', async () => {
    const { email, actor, key } = await armed()
    const browser = newBrowser()
    expect(await codeOf(logIn(email, browser))).toBe('second_factor_needed')
    const thief = (await actorOf((await complete(browser, codeNow(key))).token)) as Actor
    const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email)
    const [closed, codes] = await inOrder(
      actor.accountId,
      () => notMe(link),
      () => renew(thief),
    )
    expect({ closed, codes }).toEqual({ closed: 'done', codes: 'session_ended' })
  })

  test('a factor is not turned off by a session that has been ended', async () => {
    const { email, actor, key } = await armed()
    const browser = newBrowser()
    expect(await codeOf(logIn(email, browser))).toBe('second_factor_needed')
    const thief = (await actorOf((await complete(browser, codeNow(key))).token)) as Actor
    await forgetStep(actor.accountId)
    const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email)
    const [closed, off] = await inOrder(
      actor.accountId,
      () => notMe(link),
      () => turnOff(thief, codeNow(key)),
    )
    expect({ closed, off }).toEqual({ closed: 'done', off: 'session_ended' })
  })
})

describe('this was not me', () => {
  test('a factor that the stranger has set up before the mail was written stays, and keeps the owner out', async () => {
    const { email, actor } = await someone()
    const browser = newBrowser()
    const theirs = (await actorOf((await logIn(email, browser)).token)) as Actor
    // A program does both within the second; or the mail server is down for a while.
    const { key } = await begin(theirs)
    await confirm(theirs, codeNow(key))
    const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email, await deviceOf(theirs))
    await notMe(link)
    const own = newBrowser()
    const code = await codeIn(email, own)
    expect(await codeOf(loginByCode(app.ctx(null, own), { code }))).toBe('done')
  })

  test('the same with the jobs as they run: who logs in and sets up at once', async () => {
    const { email, actor } = await someone()
    const theirs = (await actorOf((await logIn(email, newBrowser())).token)) as Actor
    const { key } = await begin(theirs)
    await confirm(theirs, codeNow(key))
    const { rows } = await sql<{ id: string }>`select known_device_id as id from known_device
      where account_id = ${actor.accountId} order by created_at desc limit 1`.execute(app.running.db)
    const path = join(outboxDir(app.running.config), `account-new-device-${rows[0]?.id}.eml`)
    const mail = async () =>
      (await readFile(path, 'utf8').catch(() => '')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    await expect.poll(mail, { timeout: 30_000, interval: 50 }).toContain('token=')
    await notMe(/token=([\w-]{43})/.exec(await mail())?.[1] ?? '')
    expect(await hasFactor(actor.accountId)).toBe(false)
  })

  test('a link from before the owner set up the factor turns it off for who has the mailbox alone', async () => {
    const { email, actor } = await someone()
    const theirs = (await actorOf((await logIn(email, newBrowser())).token)) as Actor
    const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email, await deviceOf(theirs))
    const { key } = await begin(actor)
    await confirm(actor, codeNow(key))
    await notMe(link)
    const browser = newBrowser('198.51.100.7')
    const code = await codeIn(email, browser)
    expect(await codeOf(loginByCode(app.ctx(null, browser), { code }))).toBe('second_factor_needed')
  })
})

describe('remembered and known devices', () => {
  test('what was remembered under a factor that the office has ended does not get past the next one', async () => {
    const { email, actor, key } = await armed()
    const lost = newBrowser()
    expect(await codeOf(logIn(email, lost))).toBe('second_factor_needed')
    await complete(lost, codeNow(key), true)
    await endFactor(app.ctx(), { accountId: actor.accountId, reason: 'called' })
    await sql`update second_factor set ends_at = now() - interval '1 minute' where account_id = ${actor.accountId}`.execute(
      app.running.db,
    )
    const own = (await actorOf((await logIn(email, newBrowser())).token)) as Actor
    const anew = await begin(own)
    await confirm(own, codeNow(anew.key))
    expect(await codeOf(logIn(email, lost))).toBe('second_factor_needed')
  })

  test('a cookie that somebody else had from this browser before is not remembered for who comes after', async () => {
    const shared = newBrowser()
    await someone(app, shared)
    const copied = newBrowser('198.51.100.8', new Map([['device', shared.cookies.get('device') ?? '']]))
    const { email, key } = await armed()
    expect(await codeOf(logIn(email, shared))).toBe('second_factor_needed')
    await complete(shared, codeNow(key), true)
    expect(await codeOf(logIn(email, copied))).toBe('second_factor_needed')
  })

  test('from a remembered device each log-in has tries of its own: guesses at the code are without end', async () => {
    const { email, key } = await armed(strict)
    const browser = newBrowser('198.51.100.9')
    expect(await codeOf(logIn(email, browser, strict))).toBe('second_factor_needed')
    await complete(browser, codeNow(key), true, strict)
    const codes: string[] = []
    for (let i = 0; i < 5; i++) {
      const session = (await actorOf((await logIn(email, browser, strict)).token, strict)) as Actor
      for (let j = 0; j < 10; j++) {
        // No code of now: the key is another.
        const wrong = String((i * 10 + j) * 7919).padStart(6, '0')
        codes.push(await codeOf(turnOff(session, wrong, strict)))
      }
    }
    expect(codes.filter((code) => code === 'factor_code_wrong').length).toBeLessThanOrEqual(30)
  })

  test('an account that was not used for half a year: a stranger’s device is told of', async () => {
    const { email, actor } = await someone()
    await sql`update known_device set last_used_at = now() - interval '181 days', created_at = now() - interval '181 days'
      where account_id = ${actor.accountId}`.execute(app.running.db)
    await sql`update account set created_at = now() - interval '181 days' where account_id = ${actor.accountId}`.execute(
      app.running.db,
    )
    await forgetOldDevices(app.ctx())
    await logIn(email, newBrowser('198.51.100.10'))
    const { rows } = await sql<{ id: string }>`select known_device_id as id from known_device
      where account_id = ${actor.accountId}`.execute(app.running.db)
    const path = join(outboxDir(app.running.config), `account-new-device-${rows[0]?.id}.eml`)
    await expect.poll(() => readFile(path, 'utf8').catch(() => ''), { timeout: 30_000, interval: 100 }).not.toBe('')
  })
})

describe('a passkey', () => {
  const newDevice = () => new Authenticator(app.running.app.origin)
  async function add(actor: Actor, device: Authenticator) {
    const ctx = app.ctx(actor, newBrowser())
    await makePasskey(ctx, { credential: device.make(await makeOptions(ctx)) })
  }
  async function show(device: Authenticator, browser: Client = newBrowser()) {
    const ctx = app.ctx(null, browser)
    return loginByPasskey(ctx, { credential: device.show(await loginOptions(ctx)) })
  }

  test('one that was shown long ago does not stand for the password again after a change of the password', async () => {
    const { actor } = await someone()
    const device = newDevice()
    await add(actor, device)
    const browser = newBrowser()
    const old = (await actorOf((await show(device, browser)).token)) as Actor
    await age(old, 5 * 86_400)
    expect(await codeOf(changeEmail(app.ctx(old, browser), { email: newEmail() }))).toBe('invalid_input')
    const change = { currentPassword: password, newPassword: 'quite another one' }
    const next = (await actorOf((await changePassword(app.ctx(old, browser), change)).token)) as Actor
    expect(await codeOf(changeEmail(app.ctx(next, browser), { email: newEmail() }))).toBe('invalid_input')
  })

  test('five minutes of a stolen passkey session do not become ten, and so on', async () => {
    const { actor } = await someone()
    const device = newDevice()
    await add(actor, device)
    const browser = newBrowser()
    let session = (await actorOf((await show(device, browser)).token)) as Actor
    const codes: string[] = []
    for (const newPassword of ['quite another one', 'and one more word', 'the third of them']) {
      await age(session, 240)
      const changing = changePassword(app.ctx(session, browser), { newPassword })
      codes.push(await codeOf(changing))
      if (codes.at(-1) !== 'done') break
      session = (await actorOf((await changing).token)) as Actor
    }
    expect(codes).toEqual(['done', 'invalid_input'])
  })

  test('one that a stranger with the password made before does not open an account whose owner then changes the password and turns the factor on', async () => {
    const { email, actor } = await someone()
    const thief = (await actorOf((await logIn(email, newBrowser())).token)) as Actor
    const device = newDevice()
    await add(thief, device)
    const change = { currentPassword: password, newPassword: 'quite another one' }
    const own = (await actorOf((await changePassword(app.ctx(actor, newBrowser()), change)).token)) as Actor
    const { key } = await begin(own, app, { password: 'quite another one' })
    await confirm(own, codeNow(key))
    const opened = await codeOf(show(device, newBrowser('198.51.100.11')))
    expect(opened).not.toBe('done')
  })

  test('one that its owner did not make does not open as both steps an account that has since been made an administrator’s', async () => {
    const { email, actor } = await someone()
    const thief = (await actorOf((await logIn(email, newBrowser())).token)) as Actor
    const device = newDevice()
    await add(thief, device)
    const { key } = await begin(actor)
    await confirm(actor, codeNow(key))
    await setAdmin(app.ctx(), { accountId: actor.accountId, isAdmin: true })
    const opening = show(device, newBrowser('198.51.100.14'))
    const inside = (await codeOf(opening)) === 'done' ? await actorOf((await opening).token) : null
    expect(inside?.isAdmin ?? false).toBe(false)
  })
})

describe('the rest', () => {
  test('a code asked for while the mailbox was unproven does not, by the mailbox alone, turn off the factor of an administrator', async () => {
    const email = newEmail()
    const { token, user } = await register(app.ctx(null, newBrowser()), { ...names, email, password })
    const own = (await actorOf(token)) as Actor
    const mailboxOnly = newBrowser('198.51.100.12')
    const code = await codeIn(email, mailboxOnly)
    const link = await makeMailToken(app.ctx(), user.id, 'verify_email', email)
    await verifyEmail(app.ctx(), { token: link })
    const { key } = await begin(own)
    await confirm(own, codeNow(key))
    await makeAdminOf(user.id)
    const opening = loginByCode(app.ctx(null, mailboxOnly), { code })
    const how = await codeOf(opening)
    let isAdmin = false
    if (how === 'done') {
      // An administrator by the mailbox alone.
      const thief = (await actorOf((await opening).token)) as Actor
      const theirs = await begin(thief, app, {})
      await confirm(thief, codeNow(theirs.key))
      isAdmin = (await actorOf((await opening).token))?.isAdmin ?? false
    }
    expect({ how, isAdmin }).toEqual({ how: 'second_factor_needed', isAdmin: false })
  })

  test('new recovery codes are told by mail', async () => {
    const { actor, email } = await armed()
    const mails = async () => {
      const dir = outboxDir(app.running.config)
      const files = await readdir(dir).catch(() => [])
      const texts = await Promise.all(files.map((name) => readFile(join(dir, name), 'utf8').catch(() => '')))
      return texts.filter((text) => text.includes(`To: ${email}`)).length
    }
    await expect.poll(mails, { timeout: 20_000, interval: 100 }).toBeGreaterThanOrEqual(1)
    const before = await mails()
    await renew(actor)
    await expect.poll(mails, { timeout: 30_000, interval: 100 }).toBeGreaterThan(before)
  })

  test('a hundred wrong passwords do not push the one log-in that was a stranger’s out of sight', async () => {
    const { actor } = await someone()
    await sql`insert into sign_in (sign_in_id, account_id, at, way, outcome)
      select gen_random_uuid(), ${actor.accountId}, now(), 'password', 'wrong' from generate_series(1, 100)`.execute(
      app.running.db,
    )
    expect((await listSignIns(app.ctx(actor))).some(({ outcome }) => outcome === 'opened')).toBe(true)
  })

  test('whoever has a session alone does not keep the owner from turning the factor on', async () => {
    const { actor, email } = await someone(strict)
    const stolen = (await actorOf((await logIn(email, newBrowser(), strict)).token, strict)) as Actor
    for (let i = 0; i < 20; i++)
      expect(await codeOf(verb(secondFactor.renewCodes)(strict.ctx(stolen), {}))).toBe('second_factor_off')
    expect(await codeOf(begin(actor, strict))).toBe('done')
  })

  test('whoever is made an administrator is asked for the factor where they were remembered as a customer', async () => {
    const { email, actor, key } = await armed()
    const old = newBrowser()
    expect(await codeOf(logIn(email, old))).toBe('second_factor_needed')
    await complete(old, codeNow(key), true)
    await setAdmin(app.ctx(), { accountId: actor.accountId, isAdmin: true })
    expect(await codeOf(logIn(email, old))).toBe('second_factor_needed')
  })

  test('a log-in that was half way by the old mailbox is over once the address has changed', async () => {
    const { email, actor, key } = await armed()
    const old = newBrowser()
    const code = await codeIn(email, old)
    expect(await codeOf(loginByCode(app.ctx(null, old), { code }))).toBe('second_factor_needed')
    const next = newEmail()
    await changeEmail(app.ctx(actor), { email: next, password })
    await verifyEmail(app.ctx(), { token: await makeMailToken(app.ctx(), actor.accountId, 'change_email', next) })
    expect(await codeOf(complete(old, codeNow(key)))).toBe('log_in_over')
  })

  test('an address that a stranger asked for before the factor was turned on is not taken afterwards', async () => {
    const { email, actor } = await someone()
    const thief = (await actorOf((await logIn(email, newBrowser())).token)) as Actor
    const theirs = newEmail()
    await changeEmail(app.ctx(thief), { email: theirs, password })
    const link = await makeMailToken(app.ctx(), actor.accountId, 'change_email', theirs)
    const { key } = await begin(actor)
    await confirm(actor, codeNow(key))
    expect(await codeOf(verifyEmail(app.ctx(), { token: link }))).not.toBe('done')
  })

  test('a link ‘not me’ that was written to the old address while the new one was proven closes nothing', async () => {
    const { email, actor } = await someone()
    const next = newEmail()
    await changeEmail(app.ctx(actor), { email: next, password })
    await verifyEmail(app.ctx(), { token: await makeMailToken(app.ctx(), actor.accountId, 'change_email', next) })
    // As the job does that had read the account before.
    const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email)
    expect(await codeOf(notMe(link))).toBe('token_invalid')
  })

  test('a wrong password that was being looked at while the account was deleted leaves no row of it', async () => {
    const { email, actor } = await someone()
    const holder = await app.pool.connect()
    try {
      await holder.query('begin')
      // The history waits, as behind a slow disk.
      await holder.query('lock table sign_in in share row exclusive mode')
      expect(await codeOf(login(app.ctx(null, newBrowser()), { email, password: 'not the one' }))).toBe(
        'wrong_credentials',
      )
      await waiting(1)
      // What deleting does to the account and its history, as it is done while the row waits.
      await holder.query(`update account set status = 'deleted', email = account_id || '@deleted.invalid',
        password_hash = null where account_id = '${actor.accountId}'`)
      await holder.query(`delete from sign_in where account_id = '${actor.accountId}'`)
      await holder.query('commit')
    } finally {
      holder.release()
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { rows } = await sql`select from sign_in where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(rows).toHaveLength(0)
  })

  test('to be somebody’s stranger before the factor was on makes no place of theirs a home with tries of its own', async () => {
    const { email, actor } = await someone(strict)
    const places = Array.from({ length: 4 }, (_, i) => `203.0.113.${i + 1}`)
    for (const place of places) await logIn(email, newBrowser(place), strict)
    const { key } = await begin(actor, strict)
    await confirm(actor, codeNow(key), strict)
    const codes: string[] = []
    for (const place of places)
      for (let half = 0; half < 2; half++) {
        const browser = newBrowser(place)
        expect(await codeOf(logIn(email, browser, strict))).toBe('second_factor_needed')
        for (let i = 0; i < 5; i++)
          codes.push(await codeOf(complete(browser, String(100_000 + codes.length * 7919), false, strict)))
      }
    expect(codes.filter((code) => code === 'factor_code_wrong').length).toBeLessThanOrEqual(10)
  })
})
