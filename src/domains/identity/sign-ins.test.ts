import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { beforeAll, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { enrol, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Endpoint } from '../../lib/api/endpoint.ts'
import type { Actor, Client, Whereabouts } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { createFeed, readFeed } from '../calendar-sync/service.server.ts'
import { makeMailToken } from './mail-tokens.server.ts'
import { completeSignIn } from './open-session.server.ts'
import { listDevices } from './profile.server.ts'
import { changePassword, requestReset } from './recovery.server.ts'
import { authenticate, login, register } from './service.server.ts'
import { forgetOldSignIns, listSignIns, signInRoutes } from './sign-ins.server.ts'
import { signIns } from './sign-ins-contract.ts'

const app = openTestApp()
beforeAll(() => app.jobs.work())

const password = 'a long enough one'
const names = { firstName: 'Ada', lastName: 'Novák' }
const london = { country: 'GB', city: 'London', timezone: null, coordinates: null }

function newBrowser(place: Whereabouts | null = null, browser = 'Firefox'): Client {
  const cookies = new Map<string, string>()
  return {
    address: '192.0.2.1',
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 ${browser}/140.0`,
    whereabouts: () => place,
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

const actorOf = (token: string) =>
  authenticate(app.running.db, app.running.app.authSecret, token, new Date()) as Promise<Actor>
async function someone(browser = newBrowser(london), locale = 'en-GB') {
  const email = `someone-${randomUUID()}@test.test`
  const { token, user } = await register({ ...app.ctx(null, browser), locale }, { ...names, email, password })
  await sql`update account set email_verified_at = created_at where account_id = ${user.id}`.execute(app.running.db)
  return { email, browser, token, actor: await actorOf(token) }
}
const logIn = (email: string, browser: Client, word = password) =>
  login(app.ctx(null, browser), { email, password: word })
async function halfway(email: string, browser: Client): Promise<Client> {
  expect(await codeOf(logIn(email, browser))).toBe('second_factor_needed')
  return browser
}
/** Nothing of that queue is left to do. */
const settled = (queue: string) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`select from pgboss.job where name = ${queue}
          and state in ('created', 'retry', 'active')`.execute(app.running.db)
        return rows.length
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBe(0)
const notMe = (token: string): Promise<unknown> => {
  const route = signInRoutes.find(({ endpoint }) => (endpoint as Endpoint) === signIns.notMe)
  return route?.verb(app.ctx(null, newBrowser()), { token }) ?? Promise.reject(new Error('Not implemented'))
}

const devicesOf = async (accountId: string) => {
  const { rows } = await sql<{ id: string }>`select known_device_id as id from known_device
    where account_id = ${accountId} order by created_at`.execute(app.running.db)
  return rows.map(({ id }) => id)
}
/** Of that device; empty: there is none, once all that was asked for is done. */
async function mailOf(deviceId: string): Promise<string> {
  const mail = await readFile(join(outboxDir(app.running.config), `account-new-device-${deviceId}.eml`), 'utf8').catch(
    () => '',
  )
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
async function tokenOf(deviceId: string): Promise<string> {
  await expect.poll(() => mailOf(deviceId), { timeout: 30_000, interval: 50 }).toContain('mode=not-me#token=')
  return /mode=not-me#token=([\w-]{43})/.exec(await mailOf(deviceId))?.[1] ?? ''
}

test('what somebody sees: each log-in and each try, the last first, with device and rough place, for ninety days', async () => {
  const { email, actor, browser } = await someone()
  expect(await codeOf(logIn(email, newBrowser(null, 'Chrome'), 'not the one'))).toBe('wrong_credentials')
  await expect.poll(async () => (await listSignIns(app.ctx(actor))).length, { timeout: 30_000 }).toBe(2)
  await logIn(email, browser)
  const here = { browser: 'Firefox', system: 'Windows', place: { country: 'GB', city: 'London' } }
  expect(await listSignIns(app.ctx(actor))).toMatchObject([
    { way: 'password', outcome: 'opened', ...here },
    { way: 'password', outcome: 'wrong', browser: 'Chrome', place: { country: null, city: null } },
    { way: 'sign_up', outcome: 'opened', ...here },
  ])
  const other = await someone()
  expect(await listSignIns(app.ctx(other.actor))).toHaveLength(1)
  await sql`update sign_in set at = now() - interval '91 days' where account_id = ${actor.accountId}
    and outcome = 'wrong'`.execute(app.running.db)
  expect(await listSignIns(app.ctx(actor))).toHaveLength(2)
  await forgetOldSignIns(app.ctx())
  const { rows } = await sql`select from sign_in where account_id = ${actor.accountId}`.execute(app.running.db)
  expect(rows).toHaveLength(2)
})

test('a right password with a wrong second factor is told apart', async () => {
  const { email, actor } = await someone()
  const secret = await enrol(app, actor)
  const browser = newBrowser()
  expect(await codeOf(logIn(email, browser))).toBe('second_factor_needed')
  const complete = (code: string) => completeSignIn(app.ctx(null, browser), { code, remember: false })
  expect(await codeOf(complete('a'.repeat(16)))).toBe('factor_code_wrong')
  await complete(generateSync({ secret }))
  expect((await listSignIns(app.ctx(actor))).map(({ way, outcome }) => `${way} ${outcome}`)).toEqual([
    'password opened',
    'password factor_wrong',
    'sign_up opened',
  ])
})

test('who has the password and stops at the second step is in the history, and told once a day by device; a known one never', async () => {
  const { email, actor, browser } = await someone()
  const secret = await enrol(app, actor)
  const stranger = newBrowser(london, 'Chrome')
  const history = async () => (await listSignIns(app.ctx(actor))).map(({ way, outcome }) => `${way} ${outcome}`)
  const told = async () => {
    await sql`update half_sign_in set expires_at = now() - interval '1 second'
      where account_id = ${actor.accountId}`.execute(app.running.db)
    await runClockJobs(app, 'log-ins-left-halfway')
    await settled('account-left-halfway-mail')
    const { running } = app
    const names = await readdir(outboxDir(running.config)).catch(() => [])
    return names.filter((name) => name.startsWith(`account-halfway-${actor.accountId}`)).length
  }
  await halfway(email, stranger)
  expect(await history()).toEqual(['password halfway', 'sign_up opened'])
  expect(await told()).toBe(1)
  // Again on that device: written down, and not told.
  await halfway(email, newBrowser(london, 'Chrome'))
  expect(await told()).toBe(1)
  // By whoever goes on in the same browser with an account of their own.
  const own = await someone()
  await enrol(app, own.actor)
  const shared = newBrowser(null, 'Chrome')
  await halfway(email, shared)
  await halfway(own.email, shared)
  expect(await told()).toBe(2)
  await halfway(email, browser)
  expect(await told()).toBe(2)
  // Whoever goes on leaves nothing halfway.
  await completeSignIn(app.ctx(null, await halfway(email, newBrowser(null))), {
    ...{ code: generateSync({ secret }), remember: false },
  })
  expect(await told()).toBe(2)
  expect(await history()).toEqual([
    ...['password opened', 'password halfway', 'password halfway', 'password halfway', 'password halfway'],
    'sign_up opened',
  ])
})

test('devices are listed with their place; one that nobody can place says so', async () => {
  const { email, actor } = await someone()
  await logIn(email, newBrowser({ country: 'not one', city: 'Nowhere', timezone: null, coordinates: null }))
  expect((await listDevices(app.ctx(actor))).map(({ place, isCurrent }) => ({ place, isCurrent }))).toEqual([
    { place: { country: 'GB', city: 'London' }, isCurrent: true },
    { place: { country: null, city: null }, isCurrent: false },
  ])
})

test('a new device is mailed once, in their language, and not the very first', async () => {
  const { email, actor, browser } = await someone(newBrowser(london), 'fr-FR')
  const elsewhere = newBrowser(london, 'Chrome')
  await logIn(email, elsewhere)
  const [first = '', second = ''] = await devicesOf(actor.accountId)
  await tokenOf(second)
  const mail = await mailOf(second)
  expect(mail).toContain(`To: ${email}`)
  expect(mail).toContain('Nouvelle connexion à votre compte')
  expect(mail).toContain('Chrome sur Windows')
  expect(mail).toContain('London, Royaume-Uni')
  for (const known of [browser, elsewhere, elsewhere]) await logIn(email, known)
  expect(await devicesOf(actor.accountId)).toEqual([first, second])
  expect(await mailOf(first)).toBe('')
  const outbox = await readdir(outboxDir(app.running.config))
  expect(outbox.filter((name) => name.includes(`new-device-${second}`))).toHaveLength(1)
})

test('‘this was not me’ ends every session, remembered device and the password, once; the mailbox lets in again', async () => {
  const { email, actor, token } = await someone()
  const stranger = newBrowser()
  const theirs = await logIn(email, stranger)
  const [, device = ''] = await devicesOf(actor.accountId)
  const link = await tokenOf(device)
  // Opening the page is no call. A new password, which a stranger may have set, does not end the link.
  const change = { currentPassword: password, newPassword: 'quite another one' }
  await changePassword(app.ctx(await actorOf(theirs.token), stranger), change)
  const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(notMe(link))))
  expect(answers.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(answers.filter((code) => code !== 'done'))).toEqual(new Set(['token_used']))
  for (const ended of [token, theirs.token]) expect(await actorOf(ended)).toBeNull()
  for (const word of [password, 'quite another one'])
    expect(await codeOf(logIn(email, newBrowser(), word))).toBe('wrong_credentials')
  expect(await devicesOf(actor.accountId)).toEqual([])
  await requestReset(app.ctx(null, newBrowser()), { email })
  const reset = await makeMailToken(app.ctx(), actor.accountId, 'reset_password', email)
  const own = newBrowser()
  await changePassword(app.ctx(null, own), { token: reset, newPassword: 'one more for good' })
  expect(await codeOf(logIn(email, newBrowser(), 'one more for good'))).toBe('done')
})

test('it ends passkeys, connected services and calendar addresses as well, as it says', async () => {
  const { email, actor } = await someone()
  const { accountId } = actor
  const { db } = app.running
  const feed = await createFeed(app.ctx(actor), { kind: 'customer' })
  const token = /ical\/([\w-]+)\.ics/.exec(feed.url)?.[1] ?? ''
  await sql`insert into passkey (passkey_id, account_id, credential_id, public_key, sign_count, is_synced, created_at)
    values (${randomUUID()}, ${accountId}, ${accountId}, 'a key', 0, true, now())`.execute(db)
  await sql`insert into hosted_sign_in (hosted_sign_in_id, account_id, issuer, subject, email, created_at)
    values (${randomUUID()}, ${accountId}, 'https://id.test', ${accountId}, ${email}, now())`.execute(db)
  const left = async () => {
    const { rows } = await sql<{ passkeys: number; services: number }>`select
      (select count(*)::int from passkey where account_id = ${accountId}) as passkeys,
      (select count(*)::int from hosted_sign_in where account_id = ${accountId}) as services`.execute(db)
    return { ...rows[0], hasFeed: (await readFeed(app.ctx(), token)) !== null }
  }
  expect(await left()).toEqual({ passkeys: 1, services: 1, hasFeed: true })
  await notMe(await makeMailToken(app.ctx(), accountId, 'not_me', email))
  expect(await left()).toEqual({ passkeys: 0, services: 0, hasFeed: false })
})

test('a calendar address that is made in that moment ends with the rest', async () => {
  const tokenIn = ({ url }: { url: string }) => /ical\/([\w-]+)\.ics/.exec(url)?.[1] ?? ''
  let left = 0
  for (let round = 0; round < 12; round++) {
    const { email, actor } = await someone()
    const stranger = await actorOf((await logIn(email, newBrowser())).token)
    const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email)
    const [made] = await Promise.allSettled([createFeed(app.ctx(stranger), { kind: 'customer' }), notMe(link)])
    if (made.status === 'fulfilled' && (await readFeed(app.ctx(), tokenIn(made.value))) !== null) left++
    // Somebody whose call had begun before.
    expect(await codeOf(createFeed(app.ctx(stranger), { kind: 'customer' }))).toBe('session_ended')
  }
  expect(left).toBe(0)
})

test('a reset link and ‘this was not me’ at the same moment wait for each other in one order', async () => {
  const { email, actor } = await someone()
  const reset = await makeMailToken(app.ctx(), actor.accountId, 'reset_password', email)
  const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email)
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from account where account_id = $1 for no key update', [actor.accountId])
  const both = Promise.all([
    codeOf(changePassword(app.ctx(null, newBrowser()), { token: reset, newPassword: 'quite another one' })),
    codeOf(notMe(link)),
  ])
  // Both wait for the account, and neither holds a link that the other one needs.
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
    where not granted and datname = current_database()`
  await expect.poll(async () => (await app.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(2)
  const free = await app.pool.query(
    `select from account_token where account_id = $1 and purpose in ('reset_password', 'not_me') and used_at is null
      for update skip locked`,
    [actor.accountId],
  )
  expect(free.rowCount).toBe(2)
  await holder.query('commit')
  holder.release()
  const codes = await both
  expect([
    ['done', 'done'],
    ['token_invalid', 'done'],
  ]).toContainEqual(codes)
  expect(await codeOf(logIn(email, newBrowser(), 'quite another one'))).toBe('wrong_credentials')
})

test('the link is good for seven days, and for nothing else', async () => {
  const { email, actor } = await someone()
  const link = await makeMailToken(app.ctx(), actor.accountId, 'not_me', email)
  expect(await codeOf(changePassword(app.ctx(), { token: link, newPassword: 'quite another one' }))).toBe(
    'token_invalid',
  )
  expect(await codeOf(notMe('x'.repeat(43)))).toBe('token_invalid')
  await moveClock(app, Date.now() + 7 * 86_400_000 + 1000)
  expect(await codeOf(notMe(link))).toBe('token_expired')
  await moveClock(app, Date.now())
  expect(await codeOf(notMe(link))).toBe('done')
})

test('it takes a second factor that was set up by that device, of administrators never', async () => {
  const has = async (accountId: string) =>
    (await sql`select from second_factor where account_id = ${accountId}`.execute(app.running.db)).rows.length === 1
  for (const [isAdmin, isTheirs] of [
    [false, true],
    [false, false],
    [true, true],
  ] as const) {
    const { email, actor } = await someone()
    await sql`update account set is_admin = ${isAdmin} where account_id = ${actor.accountId}`.execute(app.running.db)
    const [theirs, own] = [randomUUID(), randomUUID()]
    await enrol(app, actor)
    await sql`update second_factor set known_device_id = ${isTheirs ? theirs : own}
      where account_id = ${actor.accountId}`.execute(app.running.db)
    await notMe(await makeMailToken(app.ctx(), actor.accountId, 'not_me', email, theirs))
    expect(await has(actor.accountId)).toBe(isAdmin || !isTheirs)
  }
})
