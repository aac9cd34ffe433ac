import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, startTestApp, type TestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor, Client } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { createFeed, readFeed } from '../calendar-sync/service.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { makeMailToken } from './mail-tokens.server.ts'
import { changeEmail, changePassword, verifyEmail } from './recovery.server.ts'
import { authenticate, login, register } from './service.server.ts'
import { loginByCode, makeCode, requestCode } from './sign-in-code.server.ts'

const app = openTestApp()

const password = 'a long enough one'
const names = { firstName: 'Ada', lastName: 'Novák' }
const newEmail = (domain = 'test.test') => `someone-${randomUUID()}@${domain}`

function newBrowser(address = '192.0.2.1'): Client {
  const cookies = new Map<string, string>()
  return {
    address,
    userAgent: '',
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

/** As the job of the mail makes it. */
async function codeFor(email: string, of: TestApp = app) {
  const { rows } = await sql<{ id: string }>`select sign_in_code_id as id from sign_in_code
    where email = ${email} order by created_at desc limit 1`.execute(of.running.db)
  return makeCode(of.ctx(), rows[0]?.id ?? '')
}
async function asked(email = newEmail(), browser = newBrowser(), of: TestApp = app) {
  await requestCode(of.ctx(null, browser), { email })
  return { email, browser, code: await codeFor(email, of) }
}
const enter = (code: string, browser: Client, person: object = {}, of: TestApp = app) =>
  loginByCode(of.ctx(null, browser), { code, ...person })
const signUp = (email: string, browser = newBrowser(), of: TestApp = app) =>
  register(of.ctx(null, browser), { ...names, email, password })
const actorOf = (token: string) =>
  authenticate(app.running.db, app.running.app.authSecret, token, new Date()) as Promise<Actor>
const isOpen = async (token: string) => (await actorOf(token)) !== null
const prove = (email: string, of: TestApp = app) =>
  sql`update account set email_verified_at = now() where email = ${email}`.execute(of.running.db)

const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
async function mailMatching(pattern: RegExp, { running } = app): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const dir = outboxDir(running.config)
        for (const name of await readdir(dir).catch(() => [])) {
          const mail = decoded(await readFile(join(dir, name), 'utf8').catch(() => ''))
          if (pattern.test(mail)) found = mail
        }
        return found
      },
      { timeout: 30_000, interval: 50 },
    )
    .not.toBe('')
  return found
}

test('an address that the database takes for another one opens nothing of its account, and is taken nowhere', async () => {
  const local = `victim-${randomUUID()}`
  const email = `${local}@mail.test`
  await signUp(email)
  await prove(email)
  // U+0130: Postgres lowers it to a plain i, IDNA and mail do not.
  const typed = `${local}@ma\u0130l.test`
  const stranger = await asked(typed, newBrowser('198.51.100.7'))
  expect(await codeOf(enter(stranger.code, stranger.browser))).toBe('name_needed')
  expect(await codeOf(enter(stranger.code, stranger.browser, names))).toBe('name_needed')
  const api = createApi(app.running)
  const { status } = await api.request('/api/auth/code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: typed }),
  })
  expect(status).toBe(400)
})

describe('what is under way while a mailbox is proven for the first time', () => {
  async function squatted() {
    const email = newEmail()
    const browser = newBrowser('198.51.100.7')
    const stranger = await signUp(email, browser)
    return { email, browser, stranger, own: await asked(email) }
  }

  test('a log-in with the password that ends leaves no session of the stranger', async () => {
    let left = 0
    for (let round = 0; round < 10; round++) {
      const { email, own } = await squatted()
      const [stranger] = await Promise.allSettled([
        login(app.ctx(null, newBrowser('198.51.100.7')), { email, password }),
        enter(own.code, own.browser),
      ])
      if (stranger.status === 'fulfilled' && (await isOpen(stranger.value.token))) left++
    }
    expect(`${left} of 10 strangers are still in`).toBe('0 of 10 strangers are still in')
  })

  test('a change of the password by the one that ends neither sets one nor throws the owner out', async () => {
    const seen = { strangerIn: 0, ownerOut: 0, strangersPasswordWorks: 0 }
    for (let round = 0; round < 10; round++) {
      const { email, own, stranger, browser } = await squatted()
      const newPassword = 'the one of the stranger'
      const ctx = app.ctx(await actorOf(stranger.token), browser)
      const [changed, owner] = await Promise.allSettled([
        changePassword(ctx, { currentPassword: password, newPassword }),
        enter(own.code, own.browser),
      ])
      if (changed.status === 'fulfilled' && (await isOpen(changed.value.token))) seen.strangerIn++
      if (owner.status === 'fulfilled' && !(await isOpen(owner.value.token))) seen.ownerOut++
      if ((await codeOf(login(app.ctx(null, newBrowser()), { email, password: newPassword }))) === 'done')
        seen.strangersPasswordWorks++
    }
    expect(seen).toEqual({ strangerIn: 0, ownerOut: 0, strangersPasswordWorks: 0 })
  })

  test('a change of the address by the password that ends does not take the account away from its owner', async () => {
    const one = await startTestApp()
    try {
      const of = async (token: string) =>
        one.ctx((await authenticate(one.running.db, one.running.app.authSecret, token, new Date())) as Actor)
      let pending = 0
      let last: { theirs: string; id: string } | null = null
      for (let round = 0; round < 10; round++) {
        const email = newEmail('owner.test')
        const stranger = await signUp(email, newBrowser('198.51.100.7'), one)
        const own = await asked(email, newBrowser(), one)
        const theirs = newEmail('stranger.test')
        const ctx = await of(stranger.token)
        const [, owner] = await Promise.all([
          codeOf(changeEmail(ctx, { email: theirs, password })),
          enter(own.code, own.browser, {}, one),
        ])
        const { rows } = await sql`select from account where pending_email = ${theirs}
          and email_verified_at is not null`.execute(one.running.db)
        if (rows.length === 0) continue
        pending++
        last = { theirs, id: owner.user.id }
      }
      if (last) {
        await one.jobs.work()
        const mail = await mailMatching(new RegExp(`^To: ${last.theirs}`, 'm'), one)
        await verifyEmail(one.ctx(), { token: /token=([\w-]{43})/.exec(mail)?.[1] ?? '' })
        const account = await sql<{ email: string }>`select email from account where account_id = ${last.id}`.execute(
          one.running.db,
        )
        const isTaken = account.rows[0]?.email === last.theirs
        expect({ pending, isTaken }).toEqual({ pending: 0, isTaken: false })
      }
    } finally {
      await one.close()
    }
  })
})

describe('a link and a code', () => {
  async function squatted() {
    const email = newEmail()
    const stranger = await signUp(email, newBrowser('198.51.100.7'))
    const own = await asked(email)
    // As the mail to whoever has signed up carries it.
    const token = await makeMailToken(app.ctx(), stranger.user.id, 'verify_email', email)
    return { email, stranger, own, token }
  }

  test('the password and the sessions of the stranger end as the mail with the code has said, also where the link was opened before', async () => {
    const { email, stranger, own, token } = await squatted()
    await verifyEmail(app.ctx(), { token })
    await enter(own.code, own.browser)
    expect({
      strangerIn: await isOpen(stranger.token),
      password: await codeOf(login(app.ctx(null, newBrowser()), { email, password })),
    }).toEqual({ strangerIn: false, password: 'wrong_credentials' })
  })

  test('used at the same moment do not wait for a deadlock', async () => {
    const answers: string[] = []
    let slowest = 0
    for (let round = 0; round < 20; round++) {
      const { own, token } = await squatted()
      const begin = Date.now()
      const [byLink, byCode] = await Promise.all([
        codeOf(verifyEmail(app.ctx(), { token })),
        codeOf(enter(own.code, own.browser)),
      ])
      slowest = Math.max(slowest, Date.now() - begin)
      answers.push(`${byLink}/${byCode}`)
    }
    expect(slowest).toBeLessThan(900)
  })

  test('and the deletion of the account at the same moment leave nobody in an account that is gone', async () => {
    const answers: string[] = []
    let open = 0
    for (let round = 0; round < 10; round++) {
      const email = newEmail()
      const { token } = await signUp(email)
      await prove(email)
      const actor = await actorOf(token)
      const own = await asked(email)
      const [gone, byCode] = await Promise.all([
        codeOf(deleteAccount(app.ctx(actor), { password })),
        codeOf(enter(own.code, own.browser)),
      ])
      answers.push(`${gone}/${byCode}`)
      const { rows } = await sql`select from session where account_id = ${actor.accountId}`.execute(app.running.db)
      open += rows.length
    }
    expect(open).toBe(0)
    expect(answers.filter((one) => !one.startsWith('done/'))).toEqual([])
  })
})

describe('what a stranger keeps', () => {
  test('a calendar feed made before the first proof of the mailbox ends with it', async () => {
    const email = newEmail()
    const stranger = await signUp(email, newBrowser('198.51.100.7'))
    const { url } = await createFeed(app.ctx(await actorOf(stranger.token)), { kind: 'customer' })
    const token = /ical\/([\w-]+)\.ics/.exec(url)?.[1] ?? ''
    const own = await asked(email)
    await enter(own.code, own.browser)
    expect(await isOpen(stranger.token)).toBe(false)
    expect((await readFeed(app.ctx(), token))?.slice(0, 15) ?? null).toBeNull()
  })
})

describe('an account without a password', () => {
  async function newcomer(of: TestApp = app) {
    const { email, browser, code } = await asked(newEmail(), newBrowser(), of)
    const { token } = await loginByCode(of.ctx(null, browser), { code, ...names })
    const actor = (await authenticate(of.running.db, of.running.app.authSecret, token, new Date())) as Actor
    return { email, browser, actor }
  }
  const ageBy = (minutes: number, { sessionId }: Actor, of: TestApp = app) =>
    sql`update session set created_at = created_at - make_interval(mins => ${minutes})
      where session_id = ${sessionId}`.execute(of.running.db)

  test('is given one by one of two who set it at the same moment: the other would have to know it', async () => {
    const { actor, browser } = await newcomer()
    const both = await Promise.all(
      ['first of the two', 'second of the two'].map((newPassword) =>
        codeOf(changePassword(app.ctx(actor, browser), { newPassword })),
      ),
    )
    expect(both.filter((one) => one === 'done')).toHaveLength(1)
  })

  test('is let go on by a fresh code, however often it was told before that one is needed', async () => {
    const strict = await startTestApp({ rateLimitFactor: 1 })
    try {
      const { email, browser, actor } = await newcomer(strict)
      await ageBy(6, actor, strict)
      for (let index = 0; index < 5; index++)
        expect(await codeOf(deleteAccount(strict.ctx(actor, browser), {}))).toBe('login_again_needed')
      const again = await asked(email, browser, strict)
      const { token } = await enter(again.code, browser, {}, strict)
      const fresh = (await authenticate(strict.running.db, strict.running.app.authSecret, token, new Date())) as Actor
      expect(await codeOf(deleteAccount(strict.ctx(fresh, browser), {}))).toBe('done')
    } finally {
      await strict.close()
    }
  })
})

describe('with the limits of production', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ rateLimitFactor: 1 })
  })
  afterAll(() => strict.close())

  const ctxFrom = (address: string) => strict.ctx(null, newBrowser(address))
  const networks = Array.from({ length: 30 }, (_, index) => `2001:db8:0:${index.toString(16)}::/64`)
  async function tryFrom(email: string, address: string) {
    let mails = 0
    let guesses = 0
    for (let time = 0; time < 6; time++) {
      const browser = newBrowser(address)
      if ((await codeOf(requestCode(strict.ctx(null, browser), { email }))) !== 'done') continue
      mails++
      for (let index = 0; index < 6; index++) {
        const code = String(index * 111_111).padStart(6, '0')
        if ((await codeOf(loginByCode(strict.ctx(null, browser), { code }))) === 'code_wrong') guesses++
      }
    }
    return { mails, guesses }
  }

  test('a stranger who has signed up with the address of somebody else sends it ten mails a day and guesses fifty times, from all their networks', async () => {
    const email = newEmail()
    await register(ctxFrom('198.51.100.7'), { ...names, email, password })
    const sum = { networks: networks.length, mails: 0, guesses: 0 }
    for (const address of networks) {
      await login(ctxFrom(address), { email, password })
      const { mails, guesses } = await tryFrom(email, address)
      sum.mails += mails
      sum.guesses += guesses
    }
    expect(sum.guesses).toBeLessThanOrEqual(50)
    expect(sum.mails).toBeLessThanOrEqual(10)
  })

  test('the networks of a stranger are no familiar place any more once the owner has proven the mailbox', async () => {
    const email = newEmail()
    await register(ctxFrom('198.51.100.7'), { ...names, email, password })
    const some = networks.slice(0, 10)
    for (const address of some) await login(ctxFrom(address), { email, password })
    const own = await asked(email, newBrowser('192.0.2.1'), strict)
    await enter(own.code, own.browser, {}, strict)
    const sum = { networks: some.length, mails: 0, guesses: 0 }
    for (const address of some) {
      const { mails, guesses } = await tryFrom(email, address)
      sum.mails += mails
      sum.guesses += guesses
    }
    expect(sum.guesses).toBeLessThanOrEqual(50)
  })

  test('over https the cookie is secure, other origins are refused, and a forged header makes no other network', async () => {
    const { running } = strict
    const origin = 'https://highstreet.test'
    const api = createApi({
      ...running,
      config: { ...running.config, origin, trustedProxies: 0 },
      app: { ...running.app, origin },
    })
    const send = (headers: Record<string, string>, email = newEmail()) =>
      api.request('/api/auth/code', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email }),
      })
    const same = await send({ 'sec-fetch-site': 'same-origin', origin })
    expect(same.headers.get('set-cookie')).toMatch(
      /^__Secure-code=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect((await send({ 'sec-fetch-site': 'same-site', origin: 'https://other.highstreet.test' })).status).toBe(403)
    expect((await send({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })).status).toBe(403)
    expect((await send({ origin: 'null' })).status).toBe(403)
    const statuses: number[] = []
    for (let index = 0; index < 25; index++)
      statuses.push(
        (await send({ 'sec-fetch-site': 'same-origin', origin, 'x-forwarded-for': `203.0.113.${index}` })).status,
      )
    // Of one network six come without work, and one was before.
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  })
})

test('a code of somebody who is suspended proves no mailbox and leaves no session', async () => {
  const email = newEmail()
  const { user } = await signUp(email)
  await sql`update account set status = 'suspended' where email = ${email}`.execute(app.running.db)
  await sql`delete from session where account_id = ${user.id}`.execute(app.running.db)
  const { browser, code } = await asked(email)
  expect(await codeOf(enter(code, browser, names))).toBe('wrong_credentials')
  expect(await codeOf(enter(code, browser, names))).toBe('code_used')
  const { rows } = await sql`select from account a where account_id = ${user.id} and email_verified_at is null
    and not exists (select from session s where s.account_id = a.account_id)`.execute(app.running.db)
  expect(rows).toHaveLength(1)
})
