import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, dateIn, london, makeProvider, openTestApp, startTestApp } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Client } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { login, register } from './service.server.ts'
import { refresh } from './sessions.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
  await app.jobs.work()
})

const password = 'a long enough one'
const newPassword = 'quite another one'
const newEmail = () => `someone-${randomUUID()}@test.test`

/** A browser's cookie jar. */
function jar(address = '192.0.2.1', cookie: string | null = null): Client & { value: () => string | null } {
  let value = cookie
  return {
    address,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    cookie: () => value,
    setCookie: (name, next) => {
      if (name !== 'refresh') return
      value = next
    },
    value: () => value,
  }
}

async function signUp(email = newEmail(), client = jar(), locale = 'en-GB') {
  const ctx = { ...app.ctx(null, client), locale }
  const { token, user } = await register(ctx, { firstName: 'Ada', lastName: 'Novák', email, password })
  return { email, token, client, id: user.id }
}

type Answer = {
  status: number
  body: Record<string, never> & {
    data?: never
    code?: string
    user?: { email: string; name?: string; displayName?: string | null }
  }
}
async function send(method: string, path: string, token: string | null, body: object = {}): Promise<Answer> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  if (token) headers.authorization = `Bearer ${token}`
  const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) }
  // Who has waited too long for the others is told to come again.
  for (;;) {
    const response = await api.request(`/api${path}`, init)
    const body = await response.json()
    if (body.code !== 'busy') return { status: response.status, body }
  }
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error: AppError) => error.code,
  )

const settled = () =>
  expect
    .poll(
      async () =>
        (
          await sql<{ n: number }>`select count(*)::int as n from pgboss.job
            where (name like 'account-%' or name like 'provider-%') and state < 'completed'`.execute(app.running.db)
        ).rows[0]?.n,
      { timeout: 30_000 },
    )
    .toBe(0)

/** Quoted-printable as the text it carries. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The mails to that address whose file begins so. */
async function mailsTo(email: string, kind: string): Promise<string[]> {
  await settled()
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`account-${kind}`))
  const mails = await Promise.all(names.map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

async function tokenTo(email: string, kind: string): Promise<string> {
  const mails = await mailsTo(email, kind)
  const [, token = ''] = /#token=([\w-]{43})/.exec(mails.at(-1) ?? '') ?? []
  expect(token, `a link for ${email} in ${mails.length} mails`).not.toBe('')
  return token
}

const isOpen = async (token: string) => (await send('GET', '/users/profile', token)).status === 200

describe('a mailbox', () => {
  test('is proven by the link of the mail, once, and only its hash is kept', async () => {
    const ada = await signUp()
    expect(await send('GET', '/users/me', ada.token)).toMatchObject({ body: { user: { emailVerified: false } } })
    const token = await tokenTo(ada.email, 'verify')
    const { rows } = await sql<{ all: string }>`select string_agg(t::text, ' ') as all from account_token t
      where account_id = ${ada.id}`.execute(app.running.db)
    expect(rows[0]?.all).not.toContain(token)
    const jobs = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where data::text like ${`%${token}%`}`.execute(app.running.db)
    expect(jobs.rows[0]?.n).toBe(0)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/auth/verify-email', null, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'token_used']))
    expect(await send('GET', '/auth/me', ada.token)).toMatchObject({ body: { user: { emailVerified: true } } })
  })

  test('is not proven by a link that is too old, made up, or meant for something else', async () => {
    const ada = await signUp()
    const token = await tokenTo(ada.email, 'verify')
    await sql`update account_token set expires_at = now() - interval '1 second' where account_id = ${ada.id}`.execute(
      app.running.db,
    )
    const refused = async (value: string) =>
      (await send('POST', '/auth/verify-email', null, { token: value })).body.code
    expect(await refused(token)).toBe('token_expired')
    expect(await refused('x'.repeat(43))).toBe('token_invalid')
    await send('POST', '/auth/reset-password', null, { email: ada.email })
    expect(await refused(await tokenTo(ada.email, 'reset'))).toBe('token_invalid')
    const ben = await signUp()
    const toFormer = await tokenTo(ben.email, 'verify')
    await sql`update account set email = ${newEmail()} where account_id = ${ben.id}`.execute(app.running.db)
    expect(await refused(toFormer)).toBe('token_invalid')
  })

  test('is written to in the language of the account, without a word that a stranger chose', async () => {
    const ada = await signUp(newEmail(), jar(), 'fr-FR')
    const [mail = ''] = await mailsTo(ada.email, 'verify')
    expect(mail).toContain('lang="fr"')
    expect(mail).not.toContain('Novák')
  })

  test('gets the link again at most three times an hour, and none once it is proven', async () => {
    const strict = await startTestApp({ rateLimitFactor: 1 })
    try {
      const { token } = await register(strict.ctx(null, jar()), {
        firstName: 'Ada',
        lastName: 'Novák',
        email: newEmail(),
        password,
      })
      const strictApi = createApi(strict.running)
      const again = async () =>
        (
          await strictApi.request('/api/auth/verify-email/resend', {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
          })
        ).status
      expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429])
    } finally {
      await strict.close()
    }
    const ada = await signUp()
    await send('POST', '/auth/verify-email', null, { token: await tokenTo(ada.email, 'verify') })
    expect((await send('POST', '/auth/verify-email/resend', ada.token)).status).toBe(200)
    expect(await mailsTo(ada.email, 'verify')).toHaveLength(1)
  })
})

describe('an account whose mailbox is not proven', () => {
  const book = async (token: string, days: number) => {
    const { providerId, serviceIds } = await makeProvider(app)
    return send('POST', '/bookings', token, { providerId, serviceIds, dateTime: london(dateIn(days), '10:00') })
  }

  test('has three open bookings at most, also when many are made at once; proving it lifts that', async () => {
    const ada = await signUp()
    const answers = await Promise.all([2, 3, 4, 5, 6, 7].map((days) => book(ada.token, days)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403])
    expect(answers.find(({ status }) => status === 403)?.body.code).toBe('email_unverified')
    await send('POST', '/auth/verify-email', null, { token: await tokenTo(ada.email, 'verify') })
    expect((await book(ada.token, 8)).status).toBe(201)
  })

  test('gets another one when one of them is over', async () => {
    const ada = await signUp()
    for (const days of [2, 3, 4]) expect((await book(ada.token, days)).status).toBe(201)
    const { body } = await send('GET', '/bookings', ada.token)
    const [first] = (body.data as unknown as { bookings: { id: string }[] }).bookings
    expect((await send('POST', `/bookings/${first?.id}/cancel`, ada.token)).status).toBe(200)
    expect((await book(ada.token, 5)).status).toBe(201)
    expect((await book(ada.token, 6)).status).toBe(403)
  })
})

describe('a forgotten password', () => {
  test('is asked for with the same answer whether there is an account or not', async () => {
    const ada = await signUp()
    const known = await send('POST', '/auth/reset-password', null, { email: ada.email.toUpperCase() })
    const unknown = await send('POST', '/auth/reset-password', null, { email: newEmail() })
    expect(known).toEqual(unknown)
    expect(known.status).toBe(200)
  })

  test('is replaced by the link: every session ends, the mailbox is proven, and one is logged in', async () => {
    const ada = await signUp()
    await send('POST', '/auth/reset-password', null, { email: ada.email })
    const token = await tokenTo(ada.email, 'reset')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/auth/change-password', null, { token, newPassword })),
    )
    const [done, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(done?.body.user).toMatchObject({ email: ada.email, emailVerified: true })
    expect(await isOpen(ada.token)).toBe(false)
    expect(await codeOf(refresh(app.ctx(null, ada.client)))).toBe('session_closed')
    expect(await codeOf(login(app.ctx(null, jar()), { email: ada.email, password }))).toBe('wrong_credentials')
    expect(await codeOf(login(app.ctx(null, jar()), { email: ada.email, password: newPassword }))).toBe('none')
    expect(await mailsTo(ada.email, 'password')).toHaveLength(1)
  })

  test('gives an account to whoever reads its mailbox, and takes it from whoever made it', async () => {
    const stranger = await signUp()
    await send('POST', '/users/email', stranger.token, { email: newEmail(), password })
    await send('POST', '/auth/reset-password', null, { email: stranger.email })
    const token = await tokenTo(stranger.email, 'reset')
    expect((await send('POST', '/auth/change-password', null, { token, newPassword })).status).toBe(200)
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from account_token
      where account_id = ${stranger.id} and used_at is null`.execute(app.running.db)
    expect(rows[0]?.left).toBe(0)
    expect(await isOpen(stranger.token)).toBe(false)
  })

  test('is set once by a link, of twenty who use it at the same moment', async () => {
    const ada = await signUp()
    await send('POST', '/auth/reset-password', null, { email: ada.email })
    const token = await tokenTo(ada.email, 'reset')
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send('POST', '/auth/change-password', null, { token, newPassword: `${newPassword} ${index}` }),
      ),
    )
    const winners = tries.flatMap(({ status }, index) => (status === 200 ? [index] : []))
    expect(winners).toHaveLength(1)
    expect(
      await codeOf(login(app.ctx(null, jar()), { email: ada.email, password: `${newPassword} ${winners[0]}` })),
    ).toBe('none')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from session
      where account_id = ${ada.id} and revoked_at is null`.execute(app.running.db)
    // Of the link, and of the login just now.
    expect(rows[0]?.n).toBe(2)
  })

  test('leads to our own address, whatever the request calls itself', async () => {
    const ada = await signUp()
    await api.request('/api/auth/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      body: JSON.stringify({ email: ada.email }),
    })
    const [mail = ''] = await mailsTo(ada.email, 'reset')
    expect(mail).toContain(`${app.running.app.origin}/auth?mode=reset#token=`)
    expect(mail).not.toContain('evil.test')
  })

  test('is not set by a link that went to a mailbox which is no longer that of the account', async () => {
    const ada = await signUp()
    await send('POST', '/auth/reset-password', null, { email: ada.email })
    const token = await tokenTo(ada.email, 'reset')
    await sql`update account set email = ${newEmail()} where account_id = ${ada.id}`.execute(app.running.db)
    expect((await send('POST', '/auth/change-password', null, { token, newPassword })).body.code).toBe('token_invalid')
    expect(await isOpen(ada.token)).toBe(true)
  })

  test('is not found out for a suspended account, and its links die with an address', async () => {
    const ada = await signUp()
    await send('POST', '/auth/reset-password', null, { email: ada.email })
    const token = await tokenTo(ada.email, 'reset')
    await sql`update account set status = 'suspended' where account_id = ${ada.id}`.execute(app.running.db)
    expect((await send('POST', '/auth/change-password', null, { token, newPassword })).body.code).toBe('token_invalid')
  })
})

describe('a password', () => {
  test('changes for the current one: every other session ends and this browser goes on in a new one', async () => {
    const ada = await signUp()
    const elsewhere = await login(app.ctx(null, jar()), { email: ada.email, password })
    const change = (currentPassword: string) =>
      send('POST', '/auth/change-password', ada.token, { currentPassword, newPassword })
    expect((await change('not the one')).body.code).toBe('wrong_password')
    const { status, body } = await change(password)
    expect(status).toBe(200)
    expect([await isOpen(elsewhere.token), await isOpen(ada.token)]).toEqual([false, false])
    expect(await isOpen(String(body.token))).toBe(true)
  })

  test('that is common or one’s own name is no new one, by the current one or by a link, which stays good', async () => {
    const ada = await signUp()
    const change = (body: object) => send('POST', '/auth/change-password', 'token' in body ? null : ada.token, body)
    for (const [next, code] of [
      ['password1', 'password_common'],
      ['novak1990', 'password_personal'],
    ]) {
      const answer = await change({ currentPassword: password, newPassword: next })
      expect(answer).toMatchObject({ status: 400, body: { code, fields: { newPassword: expect.any(String) } } })
    }
    await send('POST', '/auth/reset-password', null, { email: ada.email })
    const token = await tokenTo(ada.email, 'reset')
    expect((await change({ token, newPassword: 'password1' })).body.code).toBe('password_common')
    expect((await change({ token, newPassword: 'ada novak' })).body.code).toBe('password_personal')
    expect((await change({ token, newPassword })).status).toBe(200)
  })

  test('does not change for nobody, nor without the current one', async () => {
    expect((await send('POST', '/auth/change-password', null, { newPassword })).status).toBe(401)
    const ada = await signUp()
    const answer = await send('POST', '/auth/change-password', ada.token, { newPassword })
    expect(answer).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
  })

  test('is not found by a thousand guesses from one address nor from a thousand, and its owner still gets in', async () => {
    const strict = await startTestApp({ rateLimitFactor: 1 })
    try {
      const email = newEmail()
      const home = jar('198.51.100.1')
      await register(strict.ctx(null, home), { firstName: 'Ada', lastName: 'Novák', email, password })
      const answers: string[] = []
      const guess = async (index: number, address: string) => {
        answers.push(await codeOf(login(strict.ctx(null, jar(address)), { email, password: `guess ${index}` })))
      }
      for (let index = 0; index < 1000; index += 20) {
        const batch = Array.from({ length: 20 }, (_, offset) => index + offset)
        await Promise.all(batch.map((each) => guess(each, '203.0.113.1')))
        await Promise.all(batch.map((each) => guess(each, `10.0.${each >> 8}.${each & 255}`)))
      }
      const counts = Object.groupBy(answers, (answer) => answer)
      expect(counts.none).toBeUndefined()
      expect(counts.wrong_credentials?.length).toBeLessThanOrEqual(55)
      expect(counts.email_reset_needed?.length).toBeGreaterThan(900)
      // From where they always are; from elsewhere they are shown the way by the mailbox.
      expect(await codeOf(login(strict.ctx(null, jar('198.51.100.1')), { email, password }))).toBe('none')
    } finally {
      await strict.close()
    }
  }, 60_000)
})

describe('an e-mail address', () => {
  test('changes once the new mailbox is proven, and the old one is told', async () => {
    const ada = await signUp()
    const email = newEmail()
    expect((await send('POST', '/users/email', ada.token, { email, password: 'not it' })).status).toBe(403)
    const asked = await send('POST', '/users/email', ada.token, { email, password })
    expect(asked.body.user).toMatchObject({ email: ada.email, pendingEmail: email })
    const token = await tokenTo(email, 'change-email')
    const proven = await send('POST', '/auth/verify-email', null, { token })
    expect(proven.body.data).toEqual({ email, isChanged: true })
    expect((await send('GET', '/users/profile', ada.token)).body.user).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: true,
    })
    expect(await mailsTo(ada.email, 'email')).toHaveLength(1)
    expect(await codeOf(login(app.ctx(null, jar()), { email, password }))).toBe('none')
  })

  test('of somebody else is asked for with the answer that a free one gets, and its owner hears of it once a day', async () => {
    const [ada, ben] = [await signUp(), await signUp(newEmail(), jar(), 'pt-PT')]
    const [free, taken] = [newEmail(), ben.email.toUpperCase()]
    const ask = async (email: string) => {
      const { status, body } = await send('POST', '/users/email', ada.token, { email, password })
      return { status, body: JSON.stringify(body).replace(email, 'the address') }
    }
    expect(await ask(taken)).toEqual(await ask(free))
    for (let again = 0; again < 2; again++) await ask(taken)
    const told = await mailsTo(ben.email, 'in-use')
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('lang="pt"')
    expect(told[0]).not.toMatch(/#token=|Novák/)
    expect(await mailsTo(ben.email, 'change-email')).toEqual([])
    // Also by the way of asking for the link once more.
    expect((await send('POST', '/auth/verify-email/resend', ada.token)).status).toBe(200)
    expect(await mailsTo(ben.email, 'in-use')).toHaveLength(1)
    await sql`update message set tried_at = tried_at - interval '1 day', key = ${`account-in-use-${ben.id}-2000-01-01`}
      where key like ${`account-in-use-${ben.id}-%`}`.execute(app.running.db)
    await ask(taken)
    await settled()
    const sent = await sql<{ n: number }>`select count(*)::int as n from message
      where state = 'sent' and key like ${`account-in-use-${ben.id}-%`}`.execute(app.running.db)
    expect(sent.rows).toEqual([{ n: 2 }])
  })

  test('stays when the change was withdrawn before its link was used', async () => {
    const ada = await signUp()
    const email = newEmail()
    await send('POST', '/users/email', ada.token, { email, password })
    const token = await tokenTo(email, 'change-email')
    await send('POST', '/users/email', ada.token, { email: ada.email, password })
    expect((await send('POST', '/auth/verify-email', null, { token })).body.code).toBe('token_invalid')
    expect((await send('GET', '/users/profile', ada.token)).body.user).toMatchObject({ email: ada.email })
  })

  test('that somebody makes an account with meanwhile is not taken from them', async () => {
    const ada = await signUp()
    const email = newEmail()
    await send('POST', '/users/email', ada.token, { email, password })
    const token = await tokenTo(email, 'change-email')
    await signUp(email)
    const late = await send('POST', '/auth/verify-email', null, { token })
    expect([late.status, late.body.code]).toEqual([409, 'email_taken'])
  })

  test('is asked for a few times a day, by one account and from one address', async () => {
    const strict = await startTestApp({ rateLimitFactor: 1 })
    try {
      const strictApi = createApi(strict.running)
      const people = await Promise.all(
        [0, 1, 2, 3, 4].map((each) =>
          register(strict.ctx(null, jar(`192.0.2.${each}`)), {
            firstName: 'Ada',
            lastName: 'Novák',
            email: newEmail(),
            password,
          }),
        ),
      )
      const ask = async (person: number, address: string, email = newEmail()) => {
        const headers = { authorization: `Bearer ${people[person]?.token}`, 'content-type': 'application/json' }
        const env = { incoming: { socket: { remoteAddress: address } } }
        const init = { method: 'POST', headers, body: JSON.stringify({ email, password }) }
        return (await strictApi.request('/api/users/email', init, env)).status
      }
      const statuses: number[] = []
      for (let index = 0; index < 7; index++) statuses.push(await ask(0, `198.51.100.${index}`))
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      const home = '203.0.113.9'
      const neighbours: number[] = []
      for (const person of [1, 1, 2, 2, 3, 3]) neighbours.push(await ask(person, home))
      expect(neighbours).toEqual([200, 200, 200, 200, 200, 429])
      const one = newEmail()
      const mails: number[] = []
      for (let index = 0; index < 4; index++) mails.push(await ask(4, `198.51.101.${index}`, one))
      expect(mails).toEqual([200, 200, 200, 429])
      const { rows } = await sql<{ keys: string }>`select string_agg(key, ' ') as keys from rate_limit
        where expire > ${Date.now() + 3 * 3_600_000}`.execute(strict.running.db)
      expect(rows[0]?.keys).toMatch(/emailChange/)
      expect(rows[0]?.keys).not.toMatch(/198\.51|203\.0|@/)
    } finally {
      await strict.close()
    }
  })
})

describe('a session', () => {
  test('is renewed by two hundred tabs at once: one rotation, one successor', async () => {
    const { client, id } = await signUp()
    const before = client.value()
    const tabs = Array.from({ length: 200 }, () => jar('192.0.2.1', before))
    await Promise.all(tabs.map((tab) => persistently(() => refresh(app.ctx(null, tab)))))
    expect(new Set(tabs.map((tab) => tab.value())).size).toBe(1)
    const { rows } = await sql<{ counter: number }>`select counter from session where account_id = ${id}`.execute(
      app.running.db,
    )
    expect(rows).toEqual([{ counter: 1 }])
  })

  test('that is used twice ends, and its owner is told once, in their own language', async () => {
    const { client, email } = await signUp(newEmail(), jar(), 'es-ES')
    const stolen = client.value()
    await refresh(app.ctx(null, client))
    await refresh(app.ctx(null, client))
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(refresh(app.ctx(null, jar('192.0.2.66', stolen))))),
    )
    expect(new Set(tries)).toEqual(new Set(['session_closed']))
    expect(await codeOf(refresh(app.ctx(null, client)))).toBe('session_closed')
    const mails = await mailsTo(email, 'replay')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('lang="es"')
  })

  test('is listed with its device, and ended from another one; a stranger’s looks missing', async () => {
    const ada = await signUp()
    const phone = await login(
      app.ctx(null, {
        ...jar(),
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      }),
      { email: ada.email, password },
    )
    const { body } = await send('GET', '/users/sessions', ada.token)
    const devices = body.data as unknown as { id: string; isCurrent: boolean }[]
    expect(devices).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isCurrent: true },
      { browser: 'Safari', system: 'iPhone', isCurrent: false },
    ])
    const path = `/users/sessions/${devices[1]?.id}`
    const stranger = await signUp()
    const refused = await send('DELETE', path, stranger.token)
    expect(refused).toEqual(await send('DELETE', `/users/sessions/${randomUUID()}`, stranger.token))
    expect(refused.status).toBe(404)
    expect((await send('DELETE', path, ada.token)).status).toBe(200)
    expect([await isOpen(phone.token), await isOpen(ada.token)]).toEqual([false, true])
  })

  test('can be the only one left', async () => {
    const [ada, ben] = [await signUp(), await signUp()]
    const others = [await login(app.ctx(null, jar()), { email: ada.email, password })]
    others.push(await login(app.ctx(null, jar()), { email: ada.email, password }))
    expect((await send('DELETE', '/users/sessions', ada.token)).body.data).toEqual({ ended: 2 })
    const open = await Promise.all([ada, ben, ...others].map(({ token }) => isOpen(token)))
    expect(open).toEqual([true, true, false, false])
  })
})

test('a profile and its preferences are read and changed by their owner', async () => {
  const ada = await signUp()
  const names = { firstName: 'Adele', lastName: 'Nováková' }
  expect((await send('PUT', '/users/profile', ada.token, names)).body.user).toMatchObject({
    ...names,
    name: 'Adele Nováková',
  })
  const show = async (change: object) => {
    const { status, body } = await send('PUT', '/users/profile', ada.token, { ...names, ...change })
    return [status, body.user?.name, body.user?.displayName]
  }
  expect(await show({ displayName: ' DJ Ada ' })).toEqual([200, 'Adele Nováková', 'DJ Ada'])
  // A client that does not know of it changes nothing.
  expect(await show({})).toEqual([200, 'Adele Nováková', 'DJ Ada'])
  expect(await show({ lastName: '' })).toEqual([200, 'Adele', 'DJ Ada'])
  expect(await show({ firstName: '', lastName: ' ' })).toEqual([200, 'DJ Ada', 'DJ Ada'])
  const nobody = await send('PUT', '/users/profile', ada.token, { firstName: ' ', lastName: '', displayName: null })
  expect([nobody.status, nobody.body.code, Object.keys(nobody.body.fields ?? {})]).toEqual([
    400,
    'invalid_input',
    ['firstName'],
  ])
  for (const displayName of ['', 'x'.repeat(81), 'two\nlines', '\u200b'])
    expect((await show({ displayName }))[0], displayName).toBe(400)
  expect(await show({ firstName: '\u200b', lastName: '' })).toEqual([400, undefined, undefined])
  expect(await show({ lastName: '\u3164' })).toEqual([400, undefined, undefined])
  const unseen = { firstName: 'Ada', lastName: '\u3164', email: 'unseen@example.com', password }
  expect((await send('POST', '/auth/register', null, unseen)).status).toBe(400)
  expect(
    (await send('POST', '/auth/register', null, { ...unseen, firstName: '\u200b', lastName: 'Novák' })).status,
  ).toBe(400)
  expect(await show({ displayName: null })).toEqual([200, 'Adele Nováková', null])
  expect((await send('GET', '/users/preferences', ada.token)).body.data).toEqual({
    language: 'en',
    reminders: true,
    reviews: true,
    news: false,
  })
  const chosen = { language: 'pt', reminders: false, reviews: false, news: true }
  expect((await send('PUT', '/users/preferences', ada.token, chosen)).body.data).toEqual(chosen)
  const onlyLanguage = await send('PUT', '/users/preferences', ada.token, { language: 'es' })
  expect(onlyLanguage.body.data).toEqual({ ...chosen, language: 'es' })
  expect((await send('PUT', '/users/preferences', ada.token, { reminders: true })).status).toBe(400)
  expect((await send('PUT', '/users/profile', ada.token, { ...names, isAdmin: true })).status).toBe(400)
})

describe('leaving', () => {
  async function withBooking(days: number) {
    const ada = await signUp()
    const provider = await makeProvider(app)
    const answer = await send('POST', '/bookings', ada.token, {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime: london(dateIn(days), '10:00'),
      notes: 'Second floor',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return { ada, provider }
  }

  test('takes everything along that is one’s own, in a file', async () => {
    const { ada, provider } = await withBooking(2)
    const { body } = await send('GET', '/users/export', ada.token)
    expect(body.data).toMatchObject({
      account: { email: ada.email, firstName: 'Ada' },
      preferences: { language: 'en' },
      devices: [{ isCurrent: true }],
      bookings: [{ services: ['Cut'], status: 'confirmed', notes: 'Second floor', totalMinor: 4000 }],
      reviews: [],
    })
    const owner = await bearer(app, provider.owner)
    const others = await send('GET', '/users/export', owner.replace('Bearer ', ''))
    expect(JSON.stringify(others.body)).not.toContain(ada.email)
  })

  test('waits for the bookings ahead and asks for the password', async () => {
    const { ada } = await withBooking(3)
    expect((await send('DELETE', '/users/account', ada.token, { password: 'not it' })).status).toBe(403)
    expect(await send('DELETE', '/users/account', ada.token, { password })).toMatchObject({
      status: 409,
      body: { code: 'upcoming_bookings', data: { own: 1, asProvider: 0 } },
    })
    expect(await isOpen(ada.token)).toBe(true)
  })

  test('removes the person and keeps what others rely on', async () => {
    const { ada, provider } = await withBooking(2)
    await sql`update booking set status = 'completed', starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
      where customer_id = ${ada.id}`.execute(app.running.db)
    await sql`insert into review (provider_id, review_id, booking_id, customer_id, rating, text)
      select provider_id, ${randomUUID()}, booking_id, customer_id, 5, 'Splendid' from booking
      where customer_id = ${ada.id}`.execute(app.running.db)
    expect((await send('DELETE', '/users/account', ada.token, { password })).status).toBe(200)
    expect(await isOpen(ada.token)).toBe(false)
    expect(await codeOf(refresh(app.ctx(null, ada.client)))).toBe('session_ended')
    expect(await codeOf(login(app.ctx(null, jar()), { email: ada.email, password }))).toBe('wrong_credentials')
    const { rows } = await sql<{
      row: string
    }>`select a::text as row from account a where account_id = ${ada.id}`.execute(app.running.db)
    expect(rows[0]?.row).not.toMatch(new RegExp(`${ada.email}|Ada|Novák|argon2`))
    const reviews = await send('GET', `/reviews/provider/${provider.providerId}`, null)
    expect(reviews.body.data).toMatchObject({ reviews: [{ name: 'Verified Customer', text: 'Splendid' }] })
    expect(await mailsTo(ada.email, 'farewell')).toHaveLength(1)
    // The address is free again.
    expect((await signUp(ada.email)).id).not.toBe(ada.id)
  })

  test('takes a provider off the street', async () => {
    const owner = await signUp()
    const provider = await makeProvider(app, { columns: { account_id: owner.id } })
    expect((await send('DELETE', '/users/account', owner.token, { password })).status).toBe(200)
    await settled()
    expect((await send('GET', `/providers/${provider.slug}`, null)).status).toBe(404)
  })
})
