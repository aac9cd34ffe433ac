import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { askedCode } from '../../../tests/asked-code.ts'
import { moveClock } from '../../../tests/clock.ts'
import { bearer, makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Endpoint } from '../../lib/api/endpoint.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { contracts } from '../contracts.ts'
import { setAdmin, setSuspended } from './admins.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { endFactor } from './end-factor.server.ts'
import { openKey } from './factor-key.server.ts'
import { proveMailbox } from './first-proof.server.ts'
import { makeMailToken } from './mail-tokens.server.ts'
import { completeSignIn } from './open-session.server.ts'
import { changeEmail, changePassword, verifyEmail } from './recovery.server.ts'
import { factorRoutes } from './second-factor.server.ts'
import { secondFactor } from './second-factor-contract.ts'
import { authenticate, login, register } from './service.server.ts'
import { refresh } from './sessions.server.ts'
import { loginByCode, requestCode } from './sign-in-code.server.ts'
import { listSignIns } from './sign-ins.server.ts'

const app = openTestApp()
/** With the limits of an installation. */
const strict = openTestApp({ rateLimitFactor: 1 })
beforeAll(() => app.jobs.work())

const password = 'a long enough one'
/** All that a new access token asks of sessions and accounts. */
const refreshing = [
  `update "session" as "s" set "counter" = $1, "rotated_at" = $2 where "session_id" = $3 and "counter" = $4 and (s.revoked_at is null and s.expires_at > $5 and s.rotated_at > $6
    and (s.rotated_at > $7 and s.created_at > $8
      or not exists (select from account o where o.account_id = s.account_id and o.is_admin))) returning "account_id"`,
  `select "account"."account_id", "account"."email", "email_verified_at", "first_name", "last_name", "full_name", "avatar_url", "is_admin", "slug", coalesce(f.confirmed_at is not null and (f.ends_at is null or f.ends_at > $1), false) as "has_factor" from "account" left join "provider_address" on "provider_address"."account_id" = "account"."account_id" left join "second_factor" as "f" on "f"."account_id" = "account"."account_id" where "account"."account_id" = $2 and "account"."status" = $3`,
]
const names = { firstName: 'Ada', lastName: 'Novák' }
const newEmail = () => `someone-${randomUUID()}@test.test`

function newBrowser(address = '192.0.2.1'): Client {
  const cookies = new Map<string, string>()
  return {
    address,
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
  const route = factorRoutes.find((one) => one.endpoint === endpoint)
  if (!route) throw new Error('Not implemented')
  return route.verb as Verb
}
const begin = (
  actor: Actor,
  input = { password },
  of = app,
): Promise<{ key: string; uri: string; qr: { path: string } }> => verb(secondFactor.begin)(of.ctx(actor), input)
const confirm = (actor: Actor, code: string, of = app): Promise<{ codes: string[] }> =>
  verb(secondFactor.confirm)(of.ctx(actor), { code })
const show = (actor: Actor, code: string) => verb(secondFactor.show)(app.ctx(actor), { code })
const turnOff = (actor: Actor, code: string) => verb(secondFactor.turnOff)(app.ctx(actor), { code })
const renew = (actor: Actor): Promise<{ codes: string[] }> => verb(secondFactor.renewCodes)(app.ctx(actor), {})
const look = (
  actor: Actor,
): Promise<{ isOn: boolean; codesLeft: number; endsAt: string | null; remembered: { id: string }[] }> =>
  verb(secondFactor.get)(app.ctx(actor), {})
/** As the contract hands it on. */
const typed = (code: string) => code.replaceAll('-', '')

const actorOf = (token: string, of = app) =>
  authenticate(of.running.db, of.running.app.authSecret, token, new Date()) as Promise<Actor>
const codeNow = (key: string, steps = 0) =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
/** As if the last code had been taken long ago: the next one would have to be waited for. */
const forgetStep = (accountId: string) =>
  sql`update second_factor set last_step = 0 where account_id = ${accountId}`.execute(app.running.db)
const wrongFor = (key: string) => {
  const right = new Set([-1, 0, 1, 2].map((steps) => codeNow(key, steps)))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.has(code)) ?? ''
}

/** As if a code by mail had opened what is open. */
const showMailbox = (accountId: string, of = app) =>
  sql`update session set proven_by = 'mailbox' where account_id = ${accountId}`.execute(of.running.db)

async function someone(of = app, browser = newBrowser()) {
  const email = newEmail()
  const { token, user } = await register(of.ctx(null, browser), { ...names, email, password })
  await sql`update account set email_verified_at = created_at where account_id = ${user.id}`.execute(of.running.db)
  await showMailbox(user.id, of)
  return { email, browser, actor: await actorOf(token, of) }
}

/** Somebody with a second factor, just turned on in the session they have. */
async function armed(of = app, browser = newBrowser()) {
  const person = await someone(of, browser)
  const { key } = await begin(person.actor, { password }, of)
  const { codes } = await confirm(person.actor, codeNow(key), of)
  if (of === app) await forgetStep(person.actor.accountId)
  return { ...person, key, codes: codes.map(typed) }
}

const logIn = (email: string, browser: Client, of = app) => login(of.ctx(null, browser), { email, password })
async function byMail(email: string, browser: Client) {
  await requestCode(app.ctx(null, browser), { email })
  return loginByCode(app.ctx(null, browser), { code: await askedCode(app, email) })
}
const complete = (browser: Client, code: string, remember = false, of = app) =>
  completeSignIn(of.ctx(null, browser), { code, remember })
async function halfway(email: string, browser = newBrowser(), of = app) {
  expect(await codeOf(logIn(email, browser, of))).toBe('second_factor_needed')
  return browser
}
const sessionsOf = async (accountId: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from session
    where account_id = ${accountId} and revoked_at is null`.execute(app.running.db)
  return rows[0]?.n
}
/** How many did it, and how the others were refused. */
const tally = async (tries: readonly Promise<unknown>[]) => {
  const codes = await Promise.all(tries.map(codeOf))
  return {
    done: codes.filter((code) => code === 'done').length,
    others: new Set(codes.filter((code) => code !== 'done')),
  }
}

describe('setting up', () => {
  test('gives a key, a picture of it and, for a first code, ten recovery codes; other sessions end', async () => {
    const { actor, email } = await someone()
    const elsewhere = await actorOf((await logIn(email, newBrowser())).token)
    const { key, uri, qr } = await begin(actor)
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(uri)).toContain(`Highstreet:${email}`)
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/)
    expect(await look(actor)).toMatchObject({ isOn: false, codesLeft: 0 })
    expect(await codeOf(confirm(actor, wrongFor(key)))).toBe('factor_code_wrong')
    const { codes } = await confirm(actor, codeNow(key))
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await look(actor)).toMatchObject({ isOn: true, codesLeft: 10 })
    expect(await sessionsOf(actor.accountId)).toBe(1)
    expect(await codeOf(confirm(elsewhere, codeNow(key)))).toBe('session_ended')
    expect(await codeOf(confirm(actor, codeNow(key)))).toBe('second_factor_on')
    expect(await codeOf(begin(actor))).toBe('second_factor_on')
  })

  test('asks for the password, and for a mailbox that is proven', async () => {
    const { actor } = await someone()
    expect(await codeOf(begin(actor, { password: 'not the one' }))).toBe('wrong_password')
    expect(await codeOf(begin(actor, {} as never))).toBe('invalid_input')
    await sql`update account set email_verified_at = null where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(await codeOf(begin(actor))).toBe('email_unverified')
  })

  test('asks for the mailbox once: a stranger whose link its owner has opened does not keep the owner out', async () => {
    const [email, here, own] = [newEmail(), newBrowser(), newBrowser()]
    const { token } = await register(app.ctx(null, here), { ...names, email, password })
    const stranger = await actorOf(token)
    const link = await makeMailToken(app.ctx(), stranger.accountId, 'verify_email', email)
    await verifyEmail(app.ctx(), { token: link })
    expect(await codeOf(begin(stranger))).toBe('mailbox_needed')
    const again = await login(app.ctx(null, newBrowser()), { email, password })
    expect(await codeOf(begin(await actorOf(again.token)))).toBe('mailbox_needed')
    // The owner gets in by a code alone, and may set one up.
    const owner = await actorOf((await byMail(email, own)).token)
    expect(owner.accountId).toBe(stranger.accountId)
    const { key } = await begin(owner)
    await confirm(owner, codeNow(key))
    expect(await sessionsOf(owner.accountId)).toBe(1)
  })

  test('goes on where a reset link has opened the session, and not with an address that came later', async () => {
    const { email, actor } = await someone()
    const reset = await makeMailToken(app.ctx(), actor.accountId, 'reset_password', email)
    const { token } = await changePassword(app.ctx(null, newBrowser()), { token: reset, newPassword: password })
    const owner = await actorOf(token)
    const { key } = await begin(owner)
    const next = newEmail()
    await changeEmail(app.ctx(owner), { email: next, password })
    await verifyEmail(app.ctx(), { token: await makeMailToken(app.ctx(), actor.accountId, 'change_email', next) })
    expect(await codeOf(confirm(owner, codeNow(key)))).toBe('set_up_over')
    expect(await codeOf(begin(owner))).toBe('mailbox_needed')
    const later = await actorOf((await byMail(next, newBrowser())).token)
    expect(await codeOf(begin(later))).toBe('done')
  })

  test('never shows a key again that somebody may have seen, and takes no code of an old one', async () => {
    const { actor } = await someone()
    const first = await begin(actor)
    const second = await begin(actor)
    expect(second.key).not.toBe(first.key)
    expect(await codeOf(confirm(actor, codeNow(first.key)))).toBe('factor_code_wrong')
    await sql`update second_factor set created_at = now() - interval '61 minutes'
      where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(await codeOf(confirm(actor, codeNow(second.key)))).toBe('set_up_over')
  })

  test('twice at once turns it on once: one gets the codes, and they are those that count', async () => {
    for (let round = 0; round < 5; round++) {
      const { actor } = await someone()
      const { key } = await begin(actor)
      const answers = await Promise.allSettled(
        Array.from({ length: 8 }, () => persistently(() => confirm(actor, codeNow(key)))),
      )
      const right = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.codes] : []))
      expect(right).toHaveLength(1)
      await show(actor, typed(right[0]?.[3] ?? ''))
      expect(await look(actor)).toMatchObject({ isOn: true, codesLeft: 9 })
    }
  })

  test('keeps nothing that opens the account without the secret of the server', async () => {
    const { actor, key, codes } = await armed()
    const { rows } = await sql<{ all: string; box: Buffer }>`select f::text || (select string_agg(c::text, ' ')
      from recovery_code c where c.account_id = f.account_id) as all, key_box as box
      from second_factor f where account_id = ${actor.accountId}`.execute(app.running.db)
    const [row] = rows
    for (const secret of [key, ...codes]) {
      expect(row?.all).not.toContain(secret)
      expect(row?.all).not.toContain(Buffer.from(secret).toString('hex'))
    }
    const box = row?.box ?? Buffer.alloc(60)
    const { authSecret } = app.running.app
    expect(openKey(authSecret, actor.accountId, box)).toBe(key)
    expect(openKey(authSecret, randomUUID(), box)).toBeNull()
    expect(openKey(Buffer.from('another secret of thirty-two characters'), actor.accountId, box)).toBeNull()
  })
})

describe('logging in', () => {
  test('by a password opens no session before the second factor, which counts in that browser alone', async () => {
    const { email, actor, key } = await armed()
    const before = await sessionsOf(actor.accountId)
    const browser = await halfway(email)
    expect(await sessionsOf(actor.accountId)).toBe(before)
    expect(await codeOf(refresh(app.ctx(null, browser)))).toBe('session_ended')
    expect(await codeOf(complete(newBrowser(), codeNow(key)))).toBe('log_in_over')
    const { token, user } = await complete(browser, codeNow(key))
    expect(user.id).toBe(actor.accountId)
    expect(await actorOf(token)).toMatchObject({ accountId: actor.accountId })
    expect(await codeOf(complete(browser, codeNow(key, 1)))).toBe('log_in_over')
  })

  test('a wrong password says the same as ever, with a second factor and without', async () => {
    const { email } = await armed()
    const ctx = app.ctx(null, newBrowser())
    expect(await codeOf(login(ctx, { email, password: 'not the one' }))).toBe('wrong_credentials')
  })

  test('by a code of the mailbox asks as well', async () => {
    const { email, key } = await armed()
    const browser = newBrowser()
    expect(await codeOf(byMail(email, browser))).toBe('second_factor_needed')
    expect((await complete(browser, codeNow(key))).user.email).toBe(email)
  })

  test('by a reset link sets the password and asks as well; whoever was halfway before has to begin again', async () => {
    const { email, actor, key } = await armed()
    const before = await halfway(email)
    const token = await makeMailToken(app.ctx(), actor.accountId, 'reset_password', email)
    const browser = newBrowser()
    const change = changePassword(app.ctx(null, browser), { token, newPassword: 'quite another one' })
    expect(await codeOf(change)).toBe('second_factor_needed')
    expect(await codeOf(complete(before, codeNow(key)))).toBe('log_in_over')
    expect((await complete(browser, codeNow(key))).user.id).toBe(actor.accountId)
  })

  test('one code of the app at once from ten browsers opens one session, and never another', async () => {
    for (let round = 0; round < 4; round++) {
      const { email, key, actor } = await armed()
      const browsers = await Promise.all(Array.from({ length: 10 }, () => halfway(email)))
      const code = codeNow(key)
      expect(await tally(browsers.map((browser) => persistently(() => complete(browser, code))))).toEqual({
        done: 1,
        others: new Set(['factor_code_wrong']),
      })
      expect(await sessionsOf(actor.accountId)).toBe(2)
      // Nor does the one of half a minute ago.
      const late = await halfway(email)
      expect(await codeOf(complete(late, codeNow(key, -1)))).toBe('factor_code_wrong')
      expect(await codeOf(complete(late, codeNow(key, 1)))).toBe('done')
    }
  })

  test('one recovery code at once from ten browsers opens one session', async () => {
    for (let round = 0; round < 4; round++) {
      const { email, actor, codes } = await armed()
      const browsers = await Promise.all(Array.from({ length: 10 }, () => halfway(email)))
      const [code = ''] = codes
      expect(await tally(browsers.map((browser) => persistently(() => complete(browser, code))))).toEqual({
        done: 1,
        others: new Set(['factor_code_wrong']),
      })
      expect(await look(actor)).toMatchObject({ codesLeft: 9 })
    }
  })

  test('takes five tries, also of thirty at once; then the first half has to be shown again', async () => {
    const { email, key } = await armed()
    const browser = await halfway(email)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => codeOf(persistently(() => complete(browser, wrongFor(key))))),
    )
    expect(answers.filter((code) => code === 'factor_code_wrong')).toHaveLength(5)
    expect(answers.filter((code) => code === 'log_in_over')).toHaveLength(25)
    expect(await codeOf(complete(browser, codeNow(key)))).toBe('log_in_over')
    expect(await codeOf(complete(await halfway(email), codeNow(key)))).toBe('done')
  })

  test('is over after ten minutes, and for whoever is suspended or gone meanwhile', async () => {
    const { email, key, actor } = await armed()
    const late = await halfway(email)
    await sql`update half_sign_in set expires_at = now() - interval '1 second' where account_id = ${actor.accountId}`.execute(
      app.running.db,
    )
    expect(await codeOf(complete(late, codeNow(key)))).toBe('log_in_over')
    const browser = await halfway(email)
    await setSuspended(app.ctx(), { accountId: actor.accountId, isSuspended: true })
    expect(await codeOf(complete(browser, codeNow(key)))).toBe('log_in_over')
    await setSuspended(app.ctx(), { accountId: actor.accountId, isSuspended: false })
    expect(await codeOf(complete(browser, codeNow(key)))).toBe('log_in_over')
    const again = await halfway(email)
    await show(actor, codeNow(key)).catch(() => {})
    await sql`delete from second_factor where account_id = ${actor.accountId}`.execute(app.running.db)
    expect(await codeOf(complete(again, codeNow(key)))).toBe('factor_code_wrong')
  })

  test('1,000 guesses of who knows the password, from 200 addresses: none right, and the owner gets in', async () => {
    const home = newBrowser('198.51.100.1')
    const { email, actor, key } = await armed(strict, home)
    const guessed = async (index: number) => {
      const thief = newBrowser(`10.0.${index >> 4}.${index & 15}`)
      const begun = await codeOf(logIn(email, thief, strict))
      const answers: string[] = []
      for (let tries = 0; tries < 5; tries++)
        answers.push(
          begun === 'second_factor_needed' ? await codeOf(complete(thief, wrongFor(key), false, strict)) : begun,
        )
      return answers
    }
    const answers: string[] = []
    for (let index = 0; index < 200; index += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, offset) => guessed(index + offset)))).flat())
    expect(answers).toHaveLength(1000)
    expect(answers.filter((code) => code === 'factor_code_wrong').length).toBeLessThanOrEqual(10)
    expect(answers).not.toContain('done')
    await sql`update second_factor set last_step = 0 where account_id = ${actor.accountId}`.execute(strict.running.db)
    await halfway(email, home, strict)
    expect(await codeOf(complete(home, codeNow(key), false, strict))).toBe('done')
  })

  test('there is one way to a session', async () => {
    const folder = join(import.meta.dirname, '..')
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!test)\.tsx?$/.test(file))
    const using: string[] = []
    for (const file of files) if (/\bstartSession\b/.test(await readFile(join(folder, file), 'utf8'))) using.push(file)
    expect(using.sort()).toEqual(['identity/open-session.server.ts', 'identity/sessions.server.ts'])
  })
})

describe('a remembered device', () => {
  const remembering = async () => {
    const person = await armed()
    const browser = await halfway(person.email)
    await complete(browser, codeNow(person.key), true)
    await forgetStep(person.actor.accountId)
    return { ...person, browser }
  }

  test('is not asked for thirty days; another one is', async () => {
    const { email, browser, actor } = await remembering()
    expect(await codeOf(logIn(email, browser))).toBe('done')
    await halfway(email)
    await sql`update known_device set remembered_until = now() - interval '1 second' where account_id = ${actor.accountId}
      and remembered_until is not null`.execute(app.running.db)
    await halfway(email, browser)
  })

  test('is not asked an hour before the thirty days are over, and is a minute after', async () => {
    const { email, browser } = await remembering()
    const begun = Date.now()
    const dayMs = 86_400_000
    await moveClock(app, begun + 30 * dayMs - 3_600_000)
    expect(await codeOf(logIn(email, browser))).toBe('done')
    // Using it has made it no longer.
    await moveClock(app, begun + 30 * dayMs + 60_000)
    await halfway(email, browser)
    await moveClock(app, Date.now())
  })

  test('is listed, and asked again once it is forgotten', async () => {
    const { email, browser, actor } = await remembering()
    const { remembered } = await look(actor)
    expect(remembered).toMatchObject([{ browser: 'Firefox', system: 'Windows' }])
    const id = remembered[0]?.id ?? ''
    const stranger = (await someone()).actor
    const forget = (who: Actor) => codeOf(verb(secondFactor.forgetDevice)(app.ctx(who), { id }))
    expect(await forget(stranger)).toBe('device_not_found')
    expect(await forget(actor)).toBe('done')
    expect(await forget(actor)).toBe('device_not_found')
    await halfway(email, browser)
  })

  test('is asked again after a new password, and knows nothing of another account', async () => {
    const { email, browser, actor, key } = await remembering()
    const other = await armed()
    await halfway(other.email, browser)
    await complete(browser, codeNow(other.key), true)
    expect(await codeOf(logIn(email, browser))).toBe('done')
    await show(actor, codeNow(key))
    const change = { currentPassword: password, newPassword: 'quite another one' }
    await changePassword(app.ctx(actor, browser), change)
    const again = login(app.ctx(null, browser), { email, password: 'quite another one' })
    expect(await codeOf(again)).toBe('second_factor_needed')
    expect(await codeOf(logIn(other.email, browser))).toBe('done')
  })
})

describe('before what cannot be undone', () => {
  const stale = (actor: Actor) =>
    sql`update session set second_factor_at = now() - interval '301 seconds'
      where session_id = ${actor.sessionId}`.execute(app.running.db)

  test('the address, the password and the account ask for it, given in this session within five minutes', async () => {
    const { actor, key } = await armed()
    await stale(actor)
    const ctx = () => app.ctx(actor)
    const calls = [
      () => changeEmail(ctx(), { email: newEmail(), password }),
      () => changePassword(ctx(), { currentPassword: password, newPassword: 'quite another one' }),
      () => deleteAccount(ctx(), { password }),
      () => renew(actor),
    ]
    for (const call of calls) expect(await codeOf(call())).toBe('second_factor_again')
    expect(await codeOf(show(actor, wrongFor(key)))).toBe('factor_code_wrong')
    await show(actor, codeNow(key))
    expect(await codeOf(show(actor, codeNow(key)))).toBe('factor_code_wrong')
    expect(await codeOf(changeEmail(ctx(), { email: newEmail(), password: 'not the one' }))).toBe('wrong_password')
    expect(await codeOf(changeEmail(ctx(), { email: newEmail(), password }))).toBe('done')
    expect((await renew(actor)).codes).toHaveLength(10)
    // The session that goes on has shown it as well.
    const change = { currentPassword: password, newPassword: 'quite another one' }
    const { token } = await changePassword(app.ctx(actor, newBrowser()), change)
    expect(await codeOf(deleteAccount(app.ctx(await actorOf(token)), { password: 'quite another one' }))).toBe('done')
  })

  test('a remembered device has not shown it', async () => {
    const { email, key } = await armed()
    const browser = await halfway(email)
    await complete(browser, codeNow(key), true)
    const actor = await actorOf((await logIn(email, browser)).token)
    expect(await codeOf(changeEmail(app.ctx(actor), { email: newEmail(), password }))).toBe('second_factor_again')
  })

  test('new recovery codes end the old ones', async () => {
    const { actor, codes } = await armed()
    const fresh = await renew(actor)
    expect(await codeOf(show(actor, codes[0] ?? ''))).toBe('factor_code_wrong')
    expect(await codeOf(show(actor, typed(fresh.codes[0] ?? '')))).toBe('done')
  })
})

describe('turning it off', () => {
  test('takes a code of the app or for recovery, and ends what was remembered', async () => {
    const { actor, email, key, codes } = await armed()
    const browser = await halfway(email)
    await complete(browser, codeNow(key), true)
    expect(await codeOf(turnOff(actor, wrongFor(key)))).toBe('factor_code_wrong')
    await turnOff(actor, codes[1] ?? '')
    expect(await look(actor)).toEqual({ isOn: false, since: null, codesLeft: 0, endsAt: null, remembered: [] })
    expect(await codeOf(logIn(email, newBrowser()))).toBe('done')
    expect(await codeOf(turnOff(actor, codes[2] ?? ''))).toBe('factor_code_wrong')
    expect(await codeOf(renew(actor))).toBe('second_factor_off')
  })

  test('the first proof of a mailbox ends one that a stranger has set up', async () => {
    const { actor, email } = await armed()
    await app.running.db.transaction().execute((db) => proveMailbox({ ...app.ctx(), db }, actor.accountId))
    const browser = newBrowser()
    await requestCode(app.ctx(null, browser), { email })
    const code = await askedCode(app, email)
    expect(await codeOf(loginByCode(app.ctx(null, browser), { code }))).toBe('done')
  })
})

describe('administrators', () => {
  const adminCalls = Object.values(contracts)
    .flatMap((contract) => Object.values(contract) as Endpoint[])
    .filter(({ access }) => access === 'admin')

  test('can do nothing of the administration before they have one, call by call', async () => {
    const api = createApi(app.running)
    const actor = await makeAccount(app)
    const { accountId } = actor
    await setAdmin(app.ctx(), { accountId, isAdmin: true })
    await sql`update session set revoked_at = null where account_id = ${accountId}`.execute(app.running.db)
    const authorization = await bearer(app, actor)
    const ask = async ({ method, path }: Endpoint) => {
      const url = `/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await api.request(url, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      return { status: answer.status, code: (await answer.json()).code }
    }
    expect(adminCalls.length).toBeGreaterThan(10)
    for (const call of adminCalls)
      expect(await ask(call), call.name).toEqual({ status: 403, code: 'second_factor_missing' })
    const token = authorization.replace('Bearer ', '')
    expect(await actorOf(token)).toMatchObject({ isAdmin: false, needsFactor: true })
    const me = await (await api.request('/api/users/me', { headers: { authorization } })).json()
    expect(me.user).toMatchObject({ isAdmin: true, needsFactor: true })
    const { key } = await begin(actor, {} as never)
    await confirm(actor, codeNow(key))
    expect(await actorOf(token)).toMatchObject({ isAdmin: true })
    for (const call of adminCalls) expect((await ask(call)).code, call.name).not.toBe('second_factor_missing')
  })
})

describe('for who has lost app and recovery codes', () => {
  test('an administrator ends it in a day, with a reason and a code of their own; a code given before stops that', async () => {
    const { actor, email, key, codes } = await armed()
    const admin = await makeAdmin(app)
    const end = (who: Actor | null, accountId = actor.accountId) =>
      endFactor(app.ctx(who), { accountId, reason: 'by_phone' })
    expect(await codeOf(end(await makeAccount(app)))).toBe('forbidden')
    expect(await codeOf(end(admin, admin.accountId))).toBe('own_account')
    expect(await codeOf(end(admin, (await someone()).actor.accountId))).toBe('second_factor_off')
    const { endsAt } = await end(admin)
    expect(Math.abs(Date.parse(endsAt) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
    expect(await end(null)).toEqual({ endsAt })
    expect(await look(actor)).toMatchObject({ isOn: true, endsAt })
    const { rows } = await sql<{ actor_id: string; details: object }>`select actor_id, details from audit_entry
      where action = 'account.second_factor_ending' and subject_id = ${actor.accountId}`.execute(app.running.db)
    expect(rows).toEqual([{ actor_id: admin.accountId, details: { reason: 'by_phone' } }])
    await complete(await halfway(email), codeNow(key))
    expect(await look(actor)).toMatchObject({ isOn: true, endsAt: null })
    await end(admin)
    await show(actor, codes[0] ?? '')
    expect(await look(actor)).toMatchObject({ endsAt: null })

    await end(null)
    await sql`update second_factor set ends_at = now() - interval '1 second' where account_id = ${actor.accountId}`.execute(
      app.running.db,
    )
    expect(await codeOf(logIn(email, newBrowser()))).toBe('done')
    expect(await look(actor)).toMatchObject({ isOn: false })
    const { key: other } = await begin(actor)
    expect((await confirm(actor, codeNow(other))).codes).toHaveLength(10)
    await halfway(email)
  })

  test('an administrator who has not shown their own lately is asked for it', async () => {
    const { actor } = await armed()
    const admin = await makeAdmin(app)
    await sql`update session set second_factor_at = null where session_id = ${admin.sessionId}`.execute(app.running.db)
    const ending = endFactor(app.ctx(admin), { accountId: actor.accountId, reason: 'by_phone' })
    expect(await codeOf(ending)).toBe('second_factor_again')
  })
})

/** What is asked of the database of `strict`, where no jobs run beside it; `until`: that was asked as well, after the answer. */
async function statementsOf(work: () => Promise<unknown>, until?: RegExp): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const own = new URL(strict.running.config.databaseUrl ?? '').pathname.slice(1)
  const texts = () =>
    query.mock.calls
      .flatMap(([asked], index) =>
        (query.mock.contexts[index] as pg.Client).database === own
          ? [typeof asked === 'string' ? asked : (asked as { text: string }).text]
          : [],
      )
      // What a node looks for by itself: every five seconds how its database is, and what its queue has for itself.
      .filter((text) => !/pg_is_in_recovery|__pgboss__/.test(text))
  await work()
  if (until) await vi.waitFor(() => expect(texts().some((text) => until.test(text))).toBe(true), { timeout: 30_000 })
  const all = texts()
  query.mockRestore()
  return all
}

test('a new access token takes the two statements that it always took, whatever its account has', async () => {
  const browsers = [newBrowser('198.51.100.2'), newBrowser('198.51.100.3')] as const
  const plain = await someone(strict, browsers[0])
  const { actor, email, key } = await armed(strict, browsers[1])
  const { accountId } = actor
  const { db } = strict.running
  for (let count = 0; count < 20; count++) {
    await sql`insert into passkey (passkey_id, account_id, credential_id, public_key, sign_count, is_synced, created_at)
      values (${randomUUID()}, ${accountId}, ${`key ${count}`}, 'a key', 0, true, now())`.execute(db)
    await sql`insert into hosted_sign_in (hosted_sign_in_id, account_id, issuer, subject, email, created_at)
      values (${randomUUID()}, ${accountId}, ${`https://id-${count}.test`}, 'x', ${email}, now())`.execute(db)
    await sql`insert into session (session_id, account_id, rotated_at, expires_at)
      values (${randomUUID()}, ${accountId}, now(), '2100-01-01')`.execute(db)
  }
  expect(key).not.toBe('')
  const [without, withAll] = [
    await statementsOf(() => refresh(strict.ctx(null, plain.browser))),
    await statementsOf(() => refresh(strict.ctx(null, browsers[1]))),
  ]
  expect(withAll).toEqual(without)
  expect(withAll.filter((text) => /session|account/.test(text))).toEqual(refreshing)
})

test('a code asked for and a wrong one take the same statements, account or not', async () => {
  const stranger = newBrowser('198.51.100.4')
  const owner = await someone(strict, newBrowser('198.51.100.5'))
  const own = newBrowser('198.51.100.6')
  const ways = [
    [newEmail(), stranger],
    [owner.email, own],
  ] as const
  const asked: string[][] = []
  const tried: string[][] = []
  for (const [email, browser] of ways) {
    asked.push(await statementsOf(() => requestCode(strict.ctx(null, browser), { email })))
    const enter = () => codeOf(loginByCode(strict.ctx(null, browser), { code: '000000' }))
    const texts = await statementsOf(async () => expect(await enter()).toBe('code_wrong'), /^insert into sign_in/)
    tried.push(texts)
    // It is answered before that, which holds up nobody.
    expect(texts.findIndex((text) => text.startsWith('insert into sign_in'))).toBeGreaterThan(texts.indexOf('commit'))
  }
  expect(asked[0]?.length).toBeGreaterThan(2)
  expect(asked[1]).toEqual(asked[0])
  expect(tried[0]?.length).toBeGreaterThan(3)
  expect(tried[1]).toEqual(tried[0])
  // Its owner sees it all the same.
  await expect
    .poll(async () => (await listSignIns(strict.ctx(owner.actor))).map(({ way, outcome }) => `${way} ${outcome}`), {
      timeout: 30_000,
    })
    .toContain('code wrong')
})

test('what the clock sweeps is what nobody can use any more', async () => {
  const { actor, email } = await armed()
  const begun = await someone()
  await begin(begun.actor)
  await halfway(email)
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select (select count(*) from second_factor)::int
      + (select count(*) from half_sign_in)::int + (select count(*) from known_device
        where account_id = ${actor.accountId})::int as n`.execute(app.running.db)
    return rows[0]?.n ?? 0
  }
  const { schedules } = await import('./jobs.server.ts')
  const sweep = () => schedules.find(({ queue }) => queue === 'old-second-factors')?.run(app.ctx())
  await sweep()
  const before = await count()
  await moveClock(app, Date.now() + 181 * 86_400_000)
  await sweep()
  expect(await look(actor)).toMatchObject({ isOn: true })
  expect(await count()).toBeLessThan(before)
  await moveClock(app, Date.now())
})
