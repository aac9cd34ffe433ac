import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, startTestApp, type TestApp } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApp, createContext } from '../../app.server.ts'
import { createApi } from '../../http/api.server.ts'
import { hasCode, isAppError } from '../../lib/api/errors.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { getProfile } from './profile.server.ts'
import { changeEmail, changePassword } from './recovery.server.ts'
import { authenticate, login, register } from './service.server.ts'
import { forgetOldCodes, loginByCode, requestCode } from './sign-in-code.server.ts'

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
const names = { firstName: 'Ada', lastName: 'Novák' }
const newEmail = () => `someone-${randomUUID()}@test.test`
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A browser with its cookies. */
function newBrowser(address = '192.0.2.1'): Client {
  const cookies = new Map<string, string>()
  return {
    address,
    userAgent: firefox,
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

const ask = (email: string, browser: Client, locale = 'en-GB') =>
  requestCode({ ...app.ctx(null, browser), locale }, { email })
const enter = (code: string, browser: Client, person: object = {}) =>
  loginByCode(app.ctx(null, browser), { code, ...person })
const signUp = (email: string, browser = newBrowser()) =>
  register(app.ctx(null, browser), { ...names, email, password })

/** The newest mail with a code to that address, as text. */
async function mailTo(email: string, { running } = app): Promise<string> {
  let mail = ''
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ id: string }>`select sign_in_code_id as id from sign_in_code
          where email = ${email} order by created_at desc limit 1`.execute(running.db)
        mail = await readFile(join(outboxDir(running.config), `account-code-${rows[0]?.id}.eml`), 'utf8').catch(
          () => '',
        )
        return mail
      },
      { timeout: 30_000, interval: 50 },
    )
    .not.toBe('')
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
const codeIn = (mail: string) => />(\d{6})</.exec(mail)?.[1] ?? 'none'
const codeTo = async (email: string, of = app) => codeIn(await mailTo(email, of))
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

async function asked(email = newEmail(), browser = newBrowser()) {
  await ask(email, browser)
  return { email, browser, code: await codeTo(email) }
}

const actorOf = (token: string) =>
  authenticate(app.running.db, app.running.app.authSecret, token, new Date()) as Promise<Actor>
const isOpen = async (token: string) => (await actorOf(token)) !== null
const accountOf = async (email: string) => {
  const { rows } = await sql<{ account_id: string; password_hash: string | null; verified: boolean }>`
    select account_id, password_hash, email_verified_at is not null as verified from account where email = ${email}`.execute(
    app.running.db,
  )
  return rows[0]
}

describe('a code by mail', () => {
  test('logs in whoever has an account, in any spelling of the address, once', async () => {
    const email = newEmail()
    const { user } = await signUp(email)
    const { browser, code } = await asked(email.toUpperCase())
    const session = await enter(code, browser)
    expect(session.user).toMatchObject({ id: user.id, email, emailVerified: true })
    expect(await isOpen(session.token)).toBe(true)
    expect(await codeOf(enter(code, browser))).toBe('code_wrong')
  })

  test('makes the account of a newcomer, who is asked for a name only then', async () => {
    const { email, browser, code } = await asked()
    expect(await accountOf(email)).toBeUndefined()
    for (const person of [{}, { firstName: 'Ada' }, {}, {}, {}, {}, {}])
      expect(await codeOf(enter(code, browser, person))).toBe('name_needed')
    const { user, token } = await enter(code, browser, names)
    expect(user).toMatchObject({ ...names, email, emailVerified: true })
    expect(await accountOf(email)).toMatchObject({ password_hash: null, verified: true })
    expect(await isOpen(token)).toBe(true)
    // Nothing is left to be confirmed: no second mail.
    await expect
      .poll(
        async () =>
          (
            await sql`select from pgboss.job where name = 'account-verification-mail'
        and data->>'accountId' = ${user.id} and state = 'completed'`.execute(app.running.db)
          ).rows.length,
      )
      .toBe(1)
    const mails = await sql`select from message where key = ${`account-verify-${user.id}`}`.execute(app.running.db)
    expect(mails.rows).toEqual([])
  })

  test('is read by nobody else: neither the database nor the queue holds it', async () => {
    const { email, code } = await asked()
    const { rows } = await sql<{ all: string }>`select string_agg(c::text, ' ') as all from sign_in_code c
      where email = ${email}`.execute(app.running.db)
    expect(rows[0]?.all).not.toMatch(new RegExp(`\\b${code}\\b`))
    const jobs = await sql<{ data: string }>`select data::text as data from pgboss.job
      where name = 'account-code-mail'`.execute(app.running.db)
    expect(jobs.rows.length).toBeGreaterThan(0)
    for (const { data } of jobs.rows) {
      expect(data).not.toContain(`"${code}"`)
      expect(data).not.toContain('@')
    }
  })

  test('says who asked, in the language of the account, else of whoever asked; its subject does not hold the code', async () => {
    const email = newEmail()
    await register({ ...app.ctx(null, newBrowser()), locale: 'pt-PT' }, { ...names, email, password })
    await ask(email, newBrowser(), 'fr-FR')
    const known = await mailTo(email)
    expect(known).toContain('lang="pt"')
    expect(known).toMatch(/Pedido neste dispositivo: Firefox em Windows, por volta das \d\d:\d\d UTC/)
    const unknown = newEmail()
    await ask(unknown, newBrowser(), 'fr-FR')
    const mail = await mailTo(unknown)
    expect(mail).toContain('lang="fr"')
    expect(/^Subject: .*$/m.exec(mail)?.[0]).not.toMatch(/\d{4}/)
    expect(mail).not.toContain('Novák')
  })

  test('works in the browser that asked and in no other', async () => {
    const { browser, code } = await asked()
    const stranger = newBrowser('198.51.100.7')
    expect(await codeOf(enter(code, stranger))).toBe('code_wrong')
    await ask(newEmail(), stranger)
    expect(await codeOf(enter(code, stranger))).toBe('code_wrong')
    expect(await codeOf(enter(code, browser))).toBe('name_needed')
  })

  test('ends when its browser asks again, and when ten minutes are over', async () => {
    const { email, browser, code } = await asked()
    await ask(email, browser)
    const next = await codeTo(email)
    if (next !== code) expect(await codeOf(enter(code, browser))).toBe('code_wrong')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from sign_in_code
      where email = ${email}`.execute(app.running.db)
    expect(rows[0]?.n).toBe(1)
    await sql`update sign_in_code set created_at = created_at - interval '10 minutes',
      expires_at = expires_at - interval '10 minutes' where email = ${email}`.execute(app.running.db)
    expect(await codeOf(enter(next, browser, names))).toBe('code_expired')
    expect(await accountOf(email)).toBeUndefined()
  })

  test('works once, of twenty who use it at the same moment on two nodes', async () => {
    const { email, browser, code } = await asked()
    // Each with the cookie of then.
    const still = { ...browser, setCookie: () => {} }
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const ctx = index % 2 ? { ...createContext(other, 'other', null, still) } : app.ctx(null, still)
        return codeOf(persistently(() => loginByCode(ctx, { code, ...names })))
      }),
    )
    expect(tries.filter((one) => one === 'done')).toHaveLength(1)
    expect(new Set(tries)).toEqual(new Set(['done', 'code_used']))
    expect(await accountOf(email)).toMatchObject({ verified: true })
  })

  test('asked for on one node works on the other', async () => {
    const email = newEmail()
    const browser = newBrowser()
    await requestCode(createContext(other, 'other', null, browser), { email })
    expect((await enter(await codeTo(email), browser, names)).user.email).toBe(email)
  })

  test('has five tries: the sixth is refused even if it is right, and a fresh one lets its owner in', async () => {
    const { email, browser, code } = await asked()
    for (let index = 0; index < 5; index++) expect(await codeOf(enter(wrong(code), browser))).toBe('code_wrong')
    expect(await codeOf(enter(code, browser, names))).toBe('code_exhausted')
    await ask(email, browser)
    expect((await enter(await codeTo(email), browser, names)).user.email).toBe(email)
  })

  test('counts each of fifty wrong guesses that come at once, on two nodes', async () => {
    const { email, browser, code } = await asked()
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const ctx = index % 2 ? createContext(other, 'other', null, browser) : app.ctx(null, browser)
        return codeOf(persistently(() => loginByCode(ctx, { code: wrong(code) })))
      }),
    )
    expect(tries.filter((one) => one === 'code_wrong')).toHaveLength(5)
    expect(tries.filter((one) => one === 'code_exhausted')).toHaveLength(45)
    const { rows } = await sql`select tries_left from sign_in_code where email = ${email}`.execute(app.running.db)
    expect(rows).toEqual([{ tries_left: 0 }])
  })

  test('is asked for with the same answer and the same work, whether there is an account or not', async () => {
    const api = createApi(app.running)
    const email = newEmail()
    await signUp(email)
    const answers = await Promise.all(
      [email, newEmail()].map(async (one) => {
        const response = await api.request('/api/auth/code', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ email: one }),
        })
        const cookie = (response.headers.get('set-cookie') ?? '').replace(/=[\w-]{43};/, '=secret;')
        return { status: response.status, body: await response.json(), cookie }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200, body: { data: { expiresIn: 600 } } })
    expect(answers[0]?.cookie).toMatch(/^code=secret; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
    // Both mailboxes hear of it.
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where name = 'account-code-mail' and output::text like '%rror%'`.execute(app.running.db)
    expect(rows[0]?.n).toBe(0)
    expect(await codeTo(email)).toMatch(/^\d{6}$/)
  })

  test('does not let in whoever is suspended, in the words of a wrong password', async () => {
    const email = newEmail()
    await signUp(email)
    await sql`update account set status = 'suspended' where email = ${email}`.execute(app.running.db)
    const { browser, code } = await asked(email)
    const refusal = await enter(code, browser).catch((error: unknown) => error)
    const byPassword = await login(app.ctx(null, newBrowser()), { email, password }).catch((error: unknown) => error)
    expect(isAppError(refusal) && { ...refusal }).toEqual(isAppError(byPassword) && { ...byPassword })
    expect(hasCode(refusal, 'wrong_credentials')).toBe(true)
  })

  test('goes with the account that was deleted meanwhile', async () => {
    const email = newEmail()
    const { token } = await signUp(email)
    const { browser, code } = await asked(email)
    await deleteAccount(app.ctx(await actorOf(token), newBrowser()), { password })
    expect(await codeOf(enter(code, browser, names))).toBe('code_wrong')
    expect(await accountOf(email)).toBeUndefined()
    const { rows } = await sql`select from sign_in_code where email = ${email}`.execute(app.running.db)
    expect(rows).toEqual([])
  })

  test('of an address that somebody registers in the same moment belongs to one account', async () => {
    const { email, browser, code } = await asked()
    const [byCode] = await Promise.allSettled([enter(code, browser, names), signUp(email)])
    expect(byCode.status).toBe('fulfilled')
    expect(await accountOf(email)).toMatchObject({ verified: true, password_hash: null })
  })

  test('is forgotten a day later', async () => {
    const { email } = await asked()
    await forgetOldCodes(app.ctx())
    expect((await sql`select from sign_in_code where email = ${email}`.execute(app.running.db)).rows).toHaveLength(1)
    await sql`update sign_in_code set created_at = created_at - interval '25 hours' where email = ${email}`.execute(
      app.running.db,
    )
    await forgetOldCodes(app.ctx())
    expect((await sql`select from sign_in_code where email = ${email}`.execute(app.running.db)).rows).toEqual([])
  })
})

describe('the first proof of a mailbox', () => {
  test('takes the account from a stranger who has made it: their session and their password end', async () => {
    const email = newEmail()
    const stranger = await signUp(email, newBrowser('198.51.100.7'))
    await changeEmail(app.ctx(await actorOf(stranger.token)), { email: newEmail(), password })
    const browser = newBrowser()
    await ask(email, browser)
    const mail = await mailTo(email)
    expect(mail).toContain('its earlier password stops working')
    const owner = await enter(codeIn(mail), browser)
    expect(owner.user.emailVerified).toBe(true)
    expect([await isOpen(stranger.token), await isOpen(owner.token)]).toEqual([false, true])
    expect(await codeOf(login(app.ctx(null, newBrowser()), { email, password }))).toBe('wrong_credentials')
    const { rows } = await sql`select from account_token t join account a using (account_id)
      where a.email = ${email} and used_at is null`.execute(app.running.db)
    expect(rows).toEqual([])
    expect((await getProfile(app.ctx(await actorOf(owner.token)))).pendingEmail).toBeNull()
  })

  test('of one that is proven already leaves password and sessions alone', async () => {
    const email = newEmail()
    const first = await signUp(email)
    await sql`update account set email_verified_at = now() where email = ${email}`.execute(app.running.db)
    const browser = newBrowser()
    await ask(email, browser)
    const mail = await mailTo(email)
    expect(mail).not.toContain('its earlier password stops working')
    await enter(codeIn(mail), browser)
    expect(await isOpen(first.token)).toBe(true)
    expect(await codeOf(login(app.ctx(null, newBrowser()), { email, password }))).toBe('done')
  })
})

describe('an account without a password', () => {
  async function newcomer() {
    const { email, browser, code } = await asked()
    const { token } = await enter(code, browser, names)
    const ctx = app.ctx(await actorOf(token), browser)
    const age = () =>
      sql`update session set created_at = now() - interval '6 minutes'
        where session_id = ${ctx.actor.sessionId}`.execute(app.running.db)
    return { email, browser, ctx, age }
  }

  test('changes its address, sets a password and is deleted within five minutes of a code', async () => {
    const { ctx } = await newcomer()
    expect((await getProfile(ctx)).hasPassword).toBe(false)
    const pending = newEmail()
    expect(await changeEmail(ctx, { email: pending })).toMatchObject({ pendingEmail: pending })
    const { token } = await changePassword(ctx, { newPassword: password })
    const own = app.ctx(await actorOf(token))
    expect((await getProfile(own)).hasPassword).toBe(true)
    // From now on it is asked for.
    expect(await codeOf(deleteAccount(own, {}))).toBe('invalid_input')
    expect(await codeOf(deleteAccount(own, { password: 'not the one' }))).toBe('wrong_password')
    const another = await newcomer()
    expect(await codeOf(deleteAccount(another.ctx, {}))).toBe('done')
  })

  test('needs a fresh code later, and no password opens anything', async () => {
    const { email, browser, ctx, age } = await newcomer()
    await age()
    expect(await codeOf(changeEmail(ctx, { email: newEmail() }))).toBe('login_again_needed')
    expect(await codeOf(deleteAccount(ctx, {}))).toBe('login_again_needed')
    expect(await codeOf(deleteAccount(ctx, { password }))).toBe('wrong_password')
    expect(await codeOf(changePassword(ctx, { newPassword: 'quite another one' }))).toBe('login_again_needed')
    await ask(email, browser)
    const { token } = await enter(await codeTo(email), browser)
    expect(await codeOf(deleteAccount(app.ctx(await actorOf(token)), {}))).toBe('done')
  })
})

describe('with the limits of production', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ rateLimitFactor: 1 })
    await strict.jobs.work()
  })
  afterAll(() => strict.close())

  const strictCtx = (browser: Client) => strict.ctx(null, browser)
  const attempts = (email: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => attempt(email, newBrowser(`203.0.113.${index}`))))
  async function attempt(email: string, browser: Client) {
    const isAsked = (await codeOf(requestCode(strictCtx(browser), { email }))) === 'done'
    const guesses: string[] = []
    for (let index = 0; index < 10; index++)
      guesses.push(await codeOf(loginByCode(strictCtx(browser), { code: String(index * 111_111).padStart(6, '0') })))
    return { isAsked, guesses }
  }

  test('a thousand guesses from a hundred addresses let nobody in, send five mails, and the owner gets in all the same', async () => {
    const email = newEmail()
    const home = newBrowser('192.0.2.1')
    await register(strictCtx(home), { ...names, email, password })
    // Only of one that is proven it is known whose networks they are.
    await sql`update account set email_verified_at = created_at where email = ${email}`.execute(strict.running.db)
    const tries = await attempts(email, 100)
    expect(tries.flatMap(({ guesses }) => guesses)).toHaveLength(1000)
    expect(tries.flatMap(({ guesses }) => guesses)).not.toContain('done')
    expect(tries.filter(({ isAsked }) => isAsked)).toHaveLength(5)
    // Five codes have been asked for, so twenty-five guesses were looked at and no more.
    const { rows } = await sql<{ tries: number }>`select sum(5 - tries_left)::int as tries from sign_in_code
      where email = ${email}`.execute(strict.running.db)
    expect(rows[0]?.tries).toBeLessThanOrEqual(25)
    // By the password from anywhere, by a code from where they always are.
    expect(await codeOf(login(strictCtx(newBrowser('198.51.100.9')), { email, password }))).toBe('done')
    expect(await codeOf(requestCode(strictCtx(newBrowser('198.51.100.7')), { email }))).toBe('rate_limited')
    const back = newBrowser('192.0.2.1')
    expect(await codeOf(requestCode(strictCtx(back), { email }))).toBe('done')
    expect(await codeOf(loginByCode(strictCtx(back), { code: await codeTo(email, strict) }))).toBe('done')
  })

  test('a mailbox without an account gets no more of them, and refuses in the same words', async () => {
    const refusals = await Promise.all(
      [newEmail(), newEmail()].map(async (email, index) => {
        if (index) await register(strictCtx(newBrowser('192.0.2.5')), { ...names, email, password })
        await attempts(email, 5)
        const answer = requestCode(strictCtx(newBrowser('198.51.100.8')), { email })
        return answer.catch((error: unknown) => isAppError(error) && { code: error.code, message: error.message })
      }),
    )
    expect(refusals[0]).toMatchObject({ code: 'rate_limited' })
    expect(refusals[0]).toEqual(refusals[1])
  })

  test('one network asks twenty times an hour and guesses sixty times in a quarter', async () => {
    const api = createApi(strict.running)
    const send = async (path: string, body: object) => {
      const answer = await api.request(`/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      })
      return ((await answer.json()) as { code?: string }).code
    }
    // Above a few each is asked for work before, and counted once.
    const refused = async (count: number, of: () => Promise<string | undefined>) => {
      const all: (string | undefined)[] = []
      for (let index = 0; index < count; index++) all.push(await of())
      return all.filter((code) => code === 'rate_limited').length
    }
    expect(await refused(21, () => send('code', { email: newEmail() }))).toBe(1)
    expect(await refused(61, () => send('code/login', { code: '123456' }))).toBe(1)
  })
})
