import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  dateIn,
  enrol,
  giveReason,
  london,
  makeAccount,
  makeAdmin,
  makeDocuments,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { appealDecision } from '../decisions/appeal.server.ts'
import { listOwnDecisions } from '../decisions/read-decision.server.ts'
import { setAdmin } from '../identity/admins.server.ts'
import { decide } from '../reviews/moderate.server.ts'
import { reportReview } from '../reviews/report.server.ts'
import { createReview } from '../reviews/write-review.server.ts'
import { suspendAccount } from './decide.server.ts'
import { askToCancelAhead } from './words.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>

type Who =
  | 'customer'
  | 'provider'
  | 'admin'
  | 'adminWithoutFactor'
  | 'adminOfOld'
  | 'demoted'
  | 'suspended'
  | 'expired'
  | 'nobody'
let people: Record<Exclude<Who, 'nobody'>, Actor>
let provider: TestProvider
/** Of the administrator who tries it: their own business, what was reported of it, their document, the decision about them. */
let own: TestProvider
let ids: {
  review: string
  document: string
  decision: string
  word: string
  victim: string
  booking: string
  session: string
}

beforeAll(async () => {
  api = createApi(app.running)
  const { db } = app.running
  provider = await makeProvider(app)
  own = await makeProvider(app)
  const admin = { ...own.owner, isAdmin: true }
  await db.updateTable('account').set({ is_admin: true }).where('account_id', '=', admin.accountId).execute()
  await enrol(app, admin)
  const other = await makeAdmin(app)
  const adminWithoutFactor = await makeAccount(app)
  const { accountId } = adminWithoutFactor
  await db.updateTable('account').set({ is_admin: true }).where('account_id', '=', accountId).execute()
  people = {
    ...{ customer: await makeAccount(app), provider: provider.owner, admin, adminWithoutFactor },
    ...{ adminOfOld: await makeAdmin(app), demoted: await makeAdmin(app), suspended: await makeAdmin(app) },
    expired: await makeAdmin(app),
  }
  // As right as ever, but the code was given an hour ago.
  await sql`update session set second_factor_at = now() - interval '1 hour' where session_id = ${people.adminOfOld.sessionId}`.execute(
    db,
  )
  await setAdmin(app.ctx(other), { accountId: people.demoted.accountId, isAdmin: false })
  await suspendAccount(app.ctx(other), { id: people.suspended.accountId, reason: 'terms' })
  await sql`update session set expires_at = now() - interval '1 minute' where session_id = ${people.expired.sessionId}`.execute(
    db,
  )
  const author = await makeAccount(app)
  const reviewOf = async ({ providerId, serviceIds }: TestProvider, customer: Actor, days: number) => {
    const dateTime = london(dateIn(days), '10:00')
    const { id: bookingId } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
    await sql`update booking set status = 'completed', starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where booking_id = ${bookingId}`.execute(db)
    return (await createReview(app.ctx(customer), { bookingId, rating: 1, text: 'Never again, not ever' })).id
  }
  const review = await reviewOf(own, author, 2)
  await reportReview(app.ctx(await makeAccount(app)), { id: review, reason: 'fake', details: '' })
  // A decision about the administrator themselves, whom another has decided about.
  const written = await reviewOf(provider, admin, 3)
  await decide(app.ctx(other), { id: written, action: 'remove', reason: 'spam', words: '' })
  const decision = (await listOwnDecisions(app.ctx(admin), { page: 1, limit: 5 })).decisions[0]?.id ?? ''
  await appealDecision(app.ctx(admin), { id: decision, text: 'Not so' })
  const [document = ''] = await makeDocuments(app, own.providerId, [{ kind: 'identity', state: 'sent' }])
  await db.updateTable('provider').set({ is_verified: false }).where('provider_id', '=', own.providerId).execute()
  const victim = await makeAccount(app)
  const booking = await createBooking(app.ctx(victim), {
    ...{ providerId: provider.providerId, serviceIds: provider.serviceIds, dateTime: london(dateIn(5), '12:00') },
  })
  const shut = await makeAccount(app)
  await createBooking(app.ctx(shut), {
    ...{ providerId: provider.providerId, serviceIds: provider.serviceIds, dateTime: london(dateIn(6), '12:00') },
  })
  await suspendAccount(app.ctx(admin), { id: shut.accountId, reason: 'spam' })
  const word = (await askToCancelAhead(app.ctx(admin), { id: shut.accountId })).id
  ids = { review, document, decision, word, victim: victim.accountId, booking: booking.id, session: admin.sessionId }
  await giveReason(app, admin, own.owner.accountId)
})

type Attempt = {
  name: string
  as: Who
  call: [method: string, path: string, body?: object]
  code: string
  /** Instead of, or beside, the token of `as`. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = (sub: string, sid: string) => {
  const now = Math.floor(Date.now() / 1000)
  return { sid, sub, iss: 'highstreet', aud: 'highstreet-api', iat: now, exp: now + 600, isAdmin: true, role: 'admin' }
}
/** The token of a customer with an administrator in its claims, under the signature it had. */
async function edited(change: (payload: object) => object) {
  const [head = '', payload = '', signature = ''] = (await bearer(app, people.customer)).slice(7).split('.')
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { authorization: `Bearer ${head}.${base64(change(read))}.${signature}` }
}

const more = { isAdmin: true, is_admin: true, role: 'admin' }
const attempts = (): Attempt[] => {
  const victim = `/admin/users/${ids.victim}`
  const documents = `/admin/providers/${own.providerId}/documents/${ids.document}`
  const self = `/admin/users/${people.admin.accountId}`
  return [
    // Fields that nobody may give.
    {
      name: 'signs up as an administrator',
      as: 'nobody',
      call: [
        'POST',
        '/auth/register',
        { email: `${randomUUID()}@test.test`, password: 'a long enough one', firstName: 'A', lastName: 'B', ...more },
      ],
      code: 'invalid_input',
    },
    {
      name: 'makes itself one in its profile',
      as: 'customer',
      call: ['PUT', '/users/profile', { firstName: 'A', lastName: 'B', ...more }],
      code: 'invalid_input',
    },
    {
      name: 'makes itself active in its profile',
      as: 'customer',
      call: ['PUT', '/users/profile', { firstName: 'A', lastName: 'B', status: 'active' }],
      code: 'invalid_input',
    },
    {
      name: 'gives its profile another id',
      as: 'customer',
      call: ['PUT', '/users/profile', { firstName: 'A', lastName: 'B', id: people.admin.accountId }],
      code: 'invalid_input',
    },
    {
      name: 'hides it in the prototype',
      as: 'customer',
      call: ['PUT', '/users/profile', { firstName: 'A', lastName: 'B', constructor: more }],
      code: 'invalid_input',
    },
    {
      name: 'asks for it with its preferences',
      as: 'customer',
      call: ['PUT', '/users/preferences', { language: 'en', reminders: true, reviews: true, news: true, ...more }],
      code: 'invalid_input',
    },
    {
      name: 'asks for it while logging in',
      as: 'nobody',
      call: ['POST', '/auth/login', { email: 'a@test.test', password: 'a long enough one', ...more }],
      code: 'invalid_input',
    },
    {
      name: 'says its mailbox is proven',
      as: 'customer',
      call: ['POST', '/auth/verify-email', { token: 'a'.repeat(43), emailVerified: true }],
      code: 'invalid_input',
    },
    {
      name: 'ticks its business in its profile',
      as: 'provider',
      call: ['PUT', `/providers/${provider.providerId}`, { isVerified: true }],
      code: 'invalid_input',
    },
    {
      name: 'gives its business to somebody else',
      as: 'provider',
      call: ['PUT', `/providers/${provider.providerId}`, { accountId: people.customer.accountId }],
      code: 'invalid_input',
    },
    {
      name: 'opens a business with the tick',
      as: 'customer',
      call: ['POST', '/providers', { businessName: 'Mine', isVerified: true }],
      code: 'invalid_input',
    },
    {
      name: 'declares its documents accepted',
      as: 'provider',
      call: ['PUT', '/providers/me/trader', { kind: 'private', state: 'accepted' }],
      code: 'invalid_input',
    },
    {
      name: 'appeals with the outcome',
      as: 'admin',
      call: ['POST', `/decisions/${ids.decision}/appeal`, { text: 'Not so', outcome: 'overturned' }],
      code: 'invalid_input',
    },
    {
      name: 'suspends with another in its place',
      as: 'admin',
      call: ['POST', `${victim}/suspend`, { reason: 'spam', decidedBy: ids.victim }],
      code: 'invalid_input',
    },
    // Calls of the office by who is not of it.
    {
      name: 'suspends somebody',
      as: 'customer',
      call: ['POST', `${victim}/suspend`, { reason: 'spam' }],
      code: 'forbidden',
    },
    {
      name: 'lifts a suspension',
      as: 'provider',
      call: ['POST', `/admin/users/${people.suspended.accountId}/restore`, {}],
      code: 'forbidden',
    },
    {
      name: 'ticks its own business',
      as: 'provider',
      call: ['POST', `/admin/providers/${provider.providerId}/approve`, {}],
      code: 'forbidden',
    },
    { name: 'reads all people', as: 'provider', call: ['GET', '/admin/users'], code: 'forbidden' },
    {
      name: 'says why it looks into somebody',
      as: 'customer',
      call: ['POST', `${victim}/look`, { reason: 'asked' }],
      code: 'forbidden',
    },
    {
      name: 'confirms for the office',
      as: 'customer',
      call: ['POST', `/admin/words/${ids.word}/confirm`, { seen: 9 }],
      code: 'forbidden',
    },
    {
      name: 'ends the second factor of an administrator',
      as: 'customer',
      call: ['POST', `${self}/end-second-factor`, { reason: 'by_phone' }],
      code: 'forbidden',
    },
    { name: 'reads the audit log', as: 'customer', call: ['GET', '/admin/audit'], code: 'forbidden' },
    // Headers and tokens.
    {
      name: 'says by headers who it is',
      as: 'customer',
      call: ['GET', '/admin/users'],
      code: 'forbidden',
      headers: () => ({
        'x-user-id': people.admin.accountId,
        'x-admin': 'true',
        'x-forwarded-user': 'admin',
        'x-original-url': '/api/health',
      }),
    },
    {
      name: 'overrides the method',
      as: 'customer',
      call: ['POST', `${victim}/suspend`, { reason: 'spam', _method: 'GET' }],
      code: 'forbidden',
      headers: () => ({ 'x-http-method-override': 'GET' }),
    },
    {
      name: 'brings a token without a signature',
      as: 'nobody',
      call: ['GET', '/admin/users'],
      code: 'unauthenticated',
      headers: () => ({
        authorization: `Bearer ${base64({ alg: 'none', typ: 'at+jwt', kid: '1' })}.${base64(claims(people.admin.accountId, ids.session))}.`,
      }),
    },
    {
      name: 'signs a token with a secret of its own',
      as: 'nobody',
      call: ['GET', '/admin/users'],
      code: 'unauthenticated',
      headers: () => ({
        authorization: `Bearer ${base64({ alg: 'HS256', typ: 'at+jwt', kid: '1' })}.${base64(claims(people.admin.accountId, ids.session))}.${'A'.repeat(43)}`,
      }),
    },
    {
      name: 'edits who its token is for',
      as: 'nobody',
      call: ['GET', '/admin/users'],
      code: 'unauthenticated',
      headers: () => edited((read) => ({ ...read, sub: people.admin.accountId })),
    },
    {
      name: 'edits the session in its token',
      as: 'nobody',
      call: ['GET', '/admin/users'],
      code: 'unauthenticated',
      headers: () => edited((read) => ({ ...read, sid: ids.session })),
    },
    {
      name: 'edits the rights into its token',
      as: 'nobody',
      call: ['GET', '/admin/users'],
      code: 'unauthenticated',
      headers: () => edited((read) => ({ ...read, ...more })),
    },
    {
      name: 'makes up a refresh cookie of an administrator',
      as: 'nobody',
      call: ['POST', '/auth/refresh', {}],
      code: 'session_ended',
      headers: () => ({ cookie: `refresh=${ids.session}.0.${'A'.repeat(43)}`, 'sec-fetch-site': 'same-origin' }),
    },
    // Administrators who are none any more, or only half.
    {
      name: 'acts without a second factor',
      as: 'adminWithoutFactor',
      call: ['POST', `${victim}/suspend`, { reason: 'spam' }],
      code: 'second_factor_missing',
    },
    {
      name: 'reads without a second factor',
      as: 'adminWithoutFactor',
      call: ['GET', '/admin/users'],
      code: 'second_factor_missing',
    },
    {
      name: 'suspends on a code of an hour ago',
      as: 'adminOfOld',
      call: ['POST', `${victim}/suspend`, { reason: 'spam' }],
      code: 'second_factor_again',
    },
    {
      name: 'confirms on a code of an hour ago',
      as: 'adminOfOld',
      call: ['POST', `/admin/words/${ids.word}/confirm`, { seen: 9 }],
      code: 'second_factor_again',
    },
    {
      name: 'ends a second factor on a code of an hour ago',
      as: 'adminOfOld',
      call: ['POST', `${self}/end-second-factor`, { reason: 'by_phone' }],
      code: 'second_factor_again',
    },
    { name: 'goes on after it was demoted', as: 'demoted', call: ['GET', '/admin/users'], code: 'unauthenticated' },
    {
      name: 'acts after it was demoted',
      as: 'demoted',
      call: ['POST', `${victim}/suspend`, { reason: 'spam' }],
      code: 'unauthenticated',
    },
    {
      name: 'lets itself in again',
      as: 'suspended',
      call: ['POST', `/admin/users/${people.suspended.accountId}/restore`, {}],
      code: 'unauthenticated',
    },
    {
      name: 'goes on after its session ran out',
      as: 'expired',
      call: ['GET', '/admin/users'],
      code: 'unauthenticated',
    },
    // Administrators in their own case.
    {
      name: 'suspends itself',
      as: 'admin',
      call: ['POST', `${self}/suspend`, { reason: 'own_wish' }],
      code: 'own_account',
    },
    { name: 'lifts a suspension of its own', as: 'admin', call: ['POST', `${self}/restore`, {}], code: 'own_account' },
    {
      name: 'ends its own second factor',
      as: 'admin',
      call: ['POST', `${self}/end-second-factor`, { reason: 'in_person' }],
      code: 'own_account',
    },
    {
      name: 'ticks its own business',
      as: 'admin',
      call: ['POST', `/admin/providers/${own.providerId}/approve`, {}],
      code: 'own_account',
    },
    {
      name: 'takes its own tick away',
      as: 'admin',
      call: ['POST', `/admin/providers/${own.providerId}/withdraw-approval`, { reason: 'other' }],
      code: 'own_account',
    },
    {
      name: 'features its own business',
      as: 'admin',
      call: ['PUT', `/admin/settings/featured/${own.providerId}`, { lastDay: null }],
      code: 'own_account',
    },
    {
      name: 'names its own business a seller of the plan',
      as: 'admin',
      call: ['PUT', `/admin/settings/plan-sellers/${own.providerId}`, {}],
      code: 'own_account',
    },
    {
      name: 'accepts its own document',
      as: 'admin',
      call: ['POST', `${documents}/accept`, { expiresOn: null }],
      code: 'own_account',
    },
    {
      name: 'refuses its own document',
      as: 'admin',
      call: ['POST', `${documents}/refuse`, { reason: 'other' }],
      code: 'own_account',
    },
    {
      name: 'removes a review of its own business',
      as: 'admin',
      call: ['POST', `/admin/moderate/${ids.review}`, { action: 'remove', reason: 'spam' }],
      code: 'forbidden',
    },
    {
      name: 'suspends who wrote about its business',
      as: 'admin',
      call: ['POST', `/admin/moderate/${ids.review}`, { action: 'suspend', reason: 'spam' }],
      code: 'forbidden',
    },
    {
      name: 'answers its own appeal',
      as: 'admin',
      call: ['POST', `/admin/appeals/${ids.decision}`, { outcome: 'overturned' }],
      code: 'own_account',
    },
    {
      name: 'gives the second word to itself',
      as: 'admin',
      call: ['POST', `/admin/words/${ids.word}/confirm`, { seen: 9 }],
      code: 'own_word',
    },
    {
      name: 'cancels a booking on a code of an hour ago',
      as: 'adminOfOld',
      call: ['POST', `/bookings/${ids.booking}/cancel`, {}],
      code: 'second_factor_again',
    },
    {
      name: 'reads what was posted about a booking without a reason',
      as: 'admin',
      call: ['GET', `/bookings/${ids.booking}/entries`],
      code: 'reason_needed',
    },
    {
      name: 'reads what a business earns without a reason',
      as: 'admin',
      call: ['GET', `/providers/${provider.providerId}/analytics`],
      code: 'reason_needed',
    },
    {
      name: 'saves what was sent about a booking without a reason',
      as: 'admin',
      call: ['POST', '/admin/messages/csv', { booking: ids.booking }],
      code: 'reason_needed',
    },
    {
      name: 'looks into somebody without a reason',
      as: 'admin',
      call: ['GET', `/bookings/${ids.booking}`],
      code: 'reason_needed',
    },
  ]
}

/** What any of it could have changed. */
async function state(): Promise<string> {
  const { rows } = await sql<{ md5: string }>`select md5(concat_ws('|',
    (select string_agg(a::text, '|' order by account_id) from account a),
    (select string_agg((p.provider_id, p.account_id, p.is_verified, p.is_featured, p.sells_platform_plan, p.status, p.business_name)::text, '|' order by provider_id) from provider p),
    (select string_agg(d::text, '|' order by decision_id) from decision d),
    (select string_agg(d::text, '|' order by document_id) from document d),
    (select string_agg((r.report_id, r.status)::text, '|' order by report_id) from report r),
    (select string_agg((v.review_id, v.status, v.folded_reason)::text, '|' order by review_id) from review v),
    (select string_agg((b.booking_id, b.status)::text, '|' order by booking_id) from booking b),
    (select string_agg(w::text, '|' order by second_word_id) from second_word w),
    (select string_agg(l::text, '|' order by account_id, person_id) from looking l),
    (select string_agg(f::text, '|' order by account_id) from second_factor f),
    (select string_agg((s.session_id, s.revoked_at, s.second_factor_at)::text, '|' order by session_id) from session s),
    (select string_agg(t::text, '|' order by provider_id) from trader t),
    (select count(*) from audit_entry))) as md5`.execute(app.running.db)
  return rows[0]?.md5 ?? ''
}

async function attempt({ as, call: [method, path, body], headers }: Attempt) {
  const token = as === 'nobody' ? {} : { authorization: await bearer(app, people[as]) }
  const response = await api.request(`/api${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...token, ...(await headers?.()) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json().catch(() => ({}))
  return { isRefused: response.status >= 400 && response.status < 500, code: answer.code }
}

let tried = 0
afterAll(() => expect(tried).toBeGreaterThanOrEqual(30))

describe('nobody rises above their rights', () => {
  test('by any of more than thirty ways: each is refused by its code, and nothing has changed', async () => {
    const before = await state()
    const wrong: object[] = []
    for (const one of attempts()) {
      const { isRefused, code } = await attempt(one)
      const isUnchanged = (await state()) === before
      if (!isRefused || code !== one.code || !isUnchanged)
        wrong.push({ name: `${one.as} ${one.name}`, code, expected: one.code, isUnchanged })
      tried++
    }
    expect(wrong).toEqual([])
  })

  test('the last administrator is neither demoted nor suspended, also when two are at once', async () => {
    const { db } = app.running
    const [first, second] = [await makeAdmin(app), await makeAdmin(app)]
    await sql`update account set is_admin = false where account_id <> all(${[first.accountId, second.accountId]}::uuid[])`.execute(
      db,
    )
    const both = await Promise.allSettled([
      setAdmin(app.ctx(first), { accountId: second.accountId, isAdmin: false }),
      setAdmin(app.ctx(second), { accountId: first.accountId, isAdmin: false }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await sql<{ id: string }>`select account_id as id from account where is_admin`.execute(db)
    expect(rows).toHaveLength(1)
    for (const change of [
      () => setAdmin(app.ctx(), { accountId: rows[0]?.id ?? '', isAdmin: false }),
      () => suspendAccount({ ...app.ctx(), actor: null } as never, { id: rows[0]?.id ?? '', reason: 'terms' }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'last_admin' })
  })

  test('who is demoted, suspended or whose session ends is out within one request', async () => {
    const [left, admin] = [await makeAdmin(app), await makeAdmin(app)]
    const ask = async (actor: Actor) =>
      (await api.request('/api/admin/users', { headers: { authorization: await bearer(app, actor) } })).status
    expect(await ask(admin)).toBe(200)
    await setAdmin(app.ctx(left), { accountId: admin.accountId, isAdmin: false })
    expect(await ask(admin)).toBe(401)
    const shut = await makeAdmin(app)
    expect(await ask(shut)).toBe(200)
    await suspendAccount(app.ctx(left), { id: shut.accountId, reason: 'terms' })
    expect(await ask(shut)).toBe(401)
    const over = await makeAdmin(app)
    expect(await ask(over)).toBe(200)
    await sql`update session set revoked_at = now() where session_id = ${over.sessionId}`.execute(app.running.db)
    expect(await ask(over)).toBe(401)
    const long = await makeAdmin(app)
    await sql`update session set created_at = now() - interval '12 hours 1 minute' where session_id = ${long.sessionId}`.execute(
      app.running.db,
    )
    expect(await ask(long)).toBe(401)
    const bare = await makeAdmin(app)
    await sql`delete from second_factor where account_id = ${bare.accountId}`.execute(app.running.db)
    expect(await ask(bare)).toBe(403)
  })
})
