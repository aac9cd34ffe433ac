import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cancelBooking } from '../src/domains/bookings/cancel-booking.server.ts'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { setNote } from '../src/domains/business/customers.server.ts'
import { createFeed } from '../src/domains/calendar-sync/service.server.ts'
import { accountSubject } from '../src/domains/experiments/subjects.server.ts'
import { createHold } from '../src/domains/holds/service.server.ts'
import { eraseAccount } from '../src/domains/identity/delete-account.server.ts'
import { exportData, wholeExport } from '../src/domains/identity/export.server.ts'
import { makeMailToken } from '../src/domains/identity/mail-tokens.server.ts'
import { setQuietHours, setWanted } from '../src/domains/identity/messages.server.ts'
import { countDueProviders, workOutDueDays } from '../src/domains/scheduling/free-days.server.ts'
import { addEntry } from '../src/domains/staff/calendar-entries.server.ts'
import { createApi } from '../src/http/api.server.ts'
import type { PersonalData } from '../src/lib/context.ts'
import { transaction } from '../src/lib/db.server.ts'
import { exportPart } from '../src/lib/export-part.ts'
import { answerSweep } from '../src/lib/idempotency.server.ts'
import { dateIn, london, makeAccount, makeProvider, makeUpload, openTestApp } from './factories.ts'
import { ownRows, type PersonalColumn, personalData } from './personal-data.ts'
import { codeOf } from './support.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
  await app.jobs.work()
})

const run = (text: string) => sql.raw<Record<string, string>>(text).execute(app.running.db)

const settled = (queues: string) =>
  expect
    .poll(
      async () =>
        (await run(`select count(*) as n from pgboss.job where state < 'completed' and name like '${queues}'`)).rows,
      { timeout: 30_000 },
    )
    .toEqual([{ n: 0 }])

test('every column that can hold words stands in the list, and nothing else', async () => {
  const { rows } = await run(`select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type not in ('uuid', 'boolean', 'integer', 'smallint', 'bigint', 'numeric', 'date',
      'timestamp with time zone', 'tstzrange', 'interval') and udt_name not in ('int4multirange', '_uuid')`)
  const listed = Object.entries(personalData).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`).sort()).toEqual(listed.sort())
})

const words = Object.entries(personalData).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, entry]) =>
    entry === 'nobody' || entry.isWords === false ? [] : [{ table, column, name: `${table}.${column}`, entry }],
  ),
)
const named = (isMeant: (entry: PersonalColumn) => boolean) =>
  words.filter(({ entry }) => isMeant(entry)).map(({ name }) => name)

/** The canaries in a text, by the columns they were put into. */
const canariesIn = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/canary[.-]([a-z_]+)[.-]([a-z_]+)/g)].map(([, table, column]) => `${table}.${column}`),
    ),
  ].sort()

async function dump(pattern = 'canary|Canary', schemas = "'public', 'pgboss'"): Promise<string> {
  const { rows } = await run(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in (${schemas}) order by 1`)
  const tables = await Promise.all(
    rows.map(({ name }) => run(`select t::text as row from ${name} t where t::text ~ '${pattern}' order by 1`)),
  )
  return tables.flatMap(({ rows: found }) => found.map(({ row }) => row)).join('\n')
}

/** Every name with the kind of its value; of a list the first. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

const strings = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 'string']))

/** What people have downloaded: names are added, never changed. */
const exportShape = {
  exportedAt: 'string',
  account: {
    ...strings('id firstName lastName displayName name email avatarUrl providerSlug pendingEmail createdAt'),
    ...{
      emailVerified: 'boolean',
      hasProviderProfile: 'boolean',
      isAdmin: 'boolean',
      needsFactor: 'boolean',
      hasPassword: 'boolean',
    },
  },
  preferences: { language: 'string', reminders: 'boolean', reviews: 'boolean', news: 'boolean' },
  devices: [
    { ...strings('id browser system startedAt lastUsedAt'), isCurrent: 'boolean', place: strings('country city') },
  ],
  knownDevices: [
    { ...strings('browser system firstSeenAt lastUsedAt rememberedUntil'), place: strings('country city') },
  ],
  signIns: [{ ...strings('at way outcome browser system'), place: strings('country city') }],
  secondFactor: { since: 'string' },
  hostedSignIns: [strings('id name email createdAt lastUsedAt')],
  passkeys: [{ ...strings('id name browser system createdAt lastUsedAt'), isSynced: 'boolean' }],
  bookings: [
    {
      ...strings(
        'id provider status startsAt endsAt timezone currency notes source cancelReason proposalReason createdAt',
      ),
      totalMinor: 'number',
      services: ['string'],
      history: [{ ...strings('kind party at'), reason: 'string' }],
    },
  ],
  experiments: [
    {
      ...strings('experiment variant page seenAt'),
      did: [{ ...strings('what at'), times: 'number', value: 'number' }],
    },
  ],
  reviews: [
    { ...strings('id provider text createdAt response'), rating: 'number', earlier: ['string'], photos: ['string'] },
  ],
  payments: [
    {
      ...strings('id bookingId provider currency status createdAt paidAt'),
      ...{ amountMinor: 'number', returnedMinor: 'number' },
    },
  ],
  keptCards: [strings('bookingId provider status consent agreedAt brand lastFour')],
  renewalCards: [strings('subscriptionId provider status brand lastFour')],
  giftCards: [
    {
      ...strings('id provider currency senderName recipientName recipientEmail message status createdAt deliveredAt'),
      amountMinor: 'number',
    },
  ],
  memberships: [
    {
      ...strings('id provider name currency status createdAt endsAt consent cancelledAt'),
      ...{ priceMinor: 'number', uses: 'number', usesLeft: 'number', renews: 'boolean' },
      next: strings('name consent'),
      atOnce: [strings('name consent')],
    },
  ],
  papers: [
    {
      ...strings('kind issuedAt currency issuer customerName'),
      ...{ number: 'number', grossMinor: 'number', taxMinor: 'number', lines: ['string'] },
    },
  ],
  reports: [strings('reason details status createdAt')],
  decisions: [strings('kind reason words decidedAt undoneAt appeal outcome outcomeWords')],
  favourites: [strings('provider addedAt')],
  officeViews: [strings('page name query savedAt')],
  notifications: [strings('type status createdAt words')],
  notificationSettings: {
    unwanted: ['string'],
    quietHours: { fromMinute: 'number', toMinute: 'number', timezone: 'string' },
    refusedAddress: 'string',
    pushServices: ['string'],
  },
  sentMessages: [strings('channel about state createdAt')],
  loyaltyEntries: [{ ...strings('kind bookingId at'), points: 'number' }],
  stamps: [{ ...strings('provider kind at'), stamps: 'number' }],
  loyaltyVouchers: [{ ...strings('reward currency at'), points: 'number', amountMinor: 'number' }],
  rewardVouchers: [
    { ...strings('provider name code at goodUntil'), points: 'number', handedAt: 'null', endedAt: 'null' },
  ],
  waitlist: [
    { ...strings('provider status firstDate lastDate joinedAt'), offers: [{ ...strings('startsAt'), answer: 'null' }] },
  ],
  rebookings: [
    {
      ...strings('provider service snoozedUntil toldVisit'),
      ...{ ownWeeks: 'number', isNever: 'boolean' },
    },
  ],
  askedToComeBack: [strings('provider askedAt')],
  uploads: [strings('url uploadedAt')],
  messages: [strings('name email topic message createdAt')],
  calendarFeeds: [strings('kind createdAt')],
  provider: {
    ...strings(
      'address businessName individualName displayName profession businessType description bio greeting street area city',
    ),
    ...strings('region postalCode country phone email website'),
    ...{ latitude: 'number', longitude: 'number' },
    ...{ pictures: ['string'], specializations: ['string'], qualifications: ['string'], tags: ['string'] },
    pictureTexts: [strings('picture text')],
    ...{ languages: ['string'], needs: ['string'] },
    ...strings('priceRange status timezone currency confirmationMode createdAt lastActiveAt'),
    ...{ showLastName: 'boolean', verified: 'boolean', featured: 'boolean', premium: 'boolean' },
    ...{ startIntervalMinutes: 'number', minimumNoticeMinutes: 'number', bookingWindowDays: 'number' },
    cancellationPolicy: [{ hoursBefore: 'number', feePercent: 'number' }],
    ...{ paymentMode: 'string', depositPercent: 'number', taxBasisPoints: 'number' },
    ...strings('taxName taxNumber'),
    trader: strings(
      'kind legalName street postalCode city country register registerNumber taxNumber email phone compliedAt',
    ),
    documents: [
      {
        ...strings('id kind state sentAt reason words'),
        ...{ isPdf: 'boolean', isExpired: 'boolean', hasFile: 'boolean', expiresOn: 'null' },
      },
    ],
    issuedPapers: [
      {
        ...strings('kind issuedAt currency issuerName issuerAddress taxName taxNumber'),
        ...{ number: 'number', grossMinor: 'number', taxMinor: 'number', lines: ['string'] },
      },
    ],
    ...{ staff: ['string'], rooms: ['string'], reviewResponses: ['string'] },
    services: [strings('name description category')],
    memberships: [
      {
        ...strings('name currency'),
        ...{ priceMinor: 'number', uses: 'number', months: 'number', renews: 'boolean' },
        announced: ['string'],
      },
    ],
    rewards: [{ ...strings('name kind'), points: 'number', isOffered: 'boolean' }],
    closedDays: [strings('date name')],
    calendarEntries: [strings('startsAt endsAt label customerName customerPhone')],
    customerNotes: [strings('customer text')],
    reasons: [strings('bookingId kind at reason')],
  },
}

/** Whether something stands there: `bookings[].history[].reason`. */
const isInShape = (path: string) =>
  path.split('.').reduce<unknown>((at, part) => {
    const [name = '', isList] = part.split(/(\[\])/)
    const inner = (at as Record<string, unknown> | undefined)?.[name]
    return isList ? (inner as unknown[] | undefined)?.[0] : inner
  }, exportShape) !== undefined

test('every column of the row of a person and of a business stands in the export, or there is a reason why not', async () => {
  const { rows } = await run(`select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in ('account', 'provider')`)
  const missing = rows.filter(({ table = '', column = '' }) => {
    const entry = personalData[table]?.[column]
    const said = typeof entry === 'object' ? entry.exported : ownRows[table as keyof typeof ownRows][column]
    return !said || !(said.startsWith('no: ') || said.split(', ').every(isInShape))
  })
  expect(missing).toEqual([])
})

test('where a list says that something is exported, it is there', () => {
  const said = Object.values(personalData)
    .flatMap((columns) => Object.values(columns))
    .flatMap((entry) => (entry === 'nobody' || entry.exported.startsWith('no: ') ? [] : entry.exported.split(', ')))
  expect(said.filter((path) => !isInShape(path))).toEqual([])
})

const password = 'a long enough one'
type Answer = { token: string; user: { id: string }; data: unknown }
async function send(method: string, path: string, token: string | null, body: object = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await api.request(`/api${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBeLessThan(300)
  return answer
}

test('of a customer with a provider the export holds every word, and after the erasure there is none but what the list keeps', async () => {
  const { db } = app.running
  const first = 'canary.account.email_before@test.test'
  const { token, user } = await send('POST', '/auth/register', null, {
    firstName: 'canary.account.first_name',
    lastName: 'canary.account.last_name',
    email: first,
    password,
  })
  const me = user.id
  // Through the queue, where addresses have lain about.
  const email = 'canary.account.email@test.test'
  await send('POST', '/users/email', token, { email, password })
  const change = await makeMailToken(app.ctx(), me, 'change_email', email)
  await send('POST', '/auth/verify-email', null, { token: change })
  await send('POST', '/users/email', token, { email: 'canary.account.pending_email@test.test', password })
  await send('POST', '/auth/reset-password', null, { email })
  await send('POST', '/auth/code', null, { email })
  await send('POST', '/contact', null, {
    name: 'canary.contact_message.name',
    email,
    topic: 'other',
    message: 'Good morning',
  })

  const own = {
    account_id: me,
    slug: 'canary-provider-slug',
    languages: ['pl'],
    needs: ['quiet'],
    price_range: 'budget',
    start_interval_minutes: 15 as const,
    last_active_at: new Date(),
  }
  const mine = await makeProvider(app, { rooms: ['Back'], closedDays: [dateIn(30)], columns: own })
  const other = await makeProvider(app, { rooms: ['Other'], closedDays: [dateIn(30)] })
  const guest = await makeAccount(app)
  const { rows } = await sql<{ session_id: string }>`select session_id from session where account_id = ${me}`.execute(
    db,
  )
  const actor = { accountId: me, sessionId: rows[0]?.session_id ?? '', providerId: null, isAdmin: false }
  const selection = ({ providerId, serviceIds }: typeof mine, days: number) => ({
    providerId,
    serviceIds,
    dateTime: london(dateIn(days), '10:00'),
  })
  const booking = await createBooking(app.ctx(actor), {
    ...selection(other, 3),
    source: 'link',
    idempotencyKey: 'canary.idempotency_key.key',
  })
  const served = await createBooking(app.ctx(guest), selection(mine, 3))
  await createHold(app.ctx(actor), selection(other, 5))
  await setWanted(app.ctx(), me, { kind: 'decisions', channel: 'app' }, false)
  await setQuietHours(app.ctx(), me, { from: 1260, to: 480, timezone: 'Europe/London' })
  // Of what is written next no mail can be made: its job would fail, and come again long after this test.
  await settled('%-mail')
  await settled('%-notification')
  for (const { id, provider, customer } of [
    { id: booking.id, provider: other.providerId, customer: me },
    { id: served.id, provider: mine.providerId, customer: guest.accountId },
  ]) {
    await sql`update booking set status = 'cancelled', cancelled_at = now(), cancelled_by = ${me} where booking_id = ${id}`.execute(
      db,
    )
    await sql`insert into booking_change (provider_id, booking_id, position, kind, party, actor_id, at, starts_at, reason)
      values (${provider}, ${id}, 2, 'cancelled', 'customer', ${me}, now(), now(), 'x')`.execute(db)
    await sql`insert into review (provider_id, review_id, booking_id, customer_id, rating, text, response_text, responded_at)
      values (${provider}, ${randomUUID()}, ${id}, ${customer}, 5, 'Splendid', 'Thanks', now())`.execute(db)
  }
  await sql`insert into review_version (provider_id, review_id, version, rating, text, written_at)
    select provider_id, review_id, 1, 4, 'Fine', now() from review where customer_id = ${me}`.execute(db)
  await sql`insert into payment (provider_id, payment_id, booking_id, customer_id, currency, amount_minor, captured_minor, status,
      account, created_at, paid_at)
    values (${other.providerId}, ${randomUUIDv7()}, ${booking.id}, ${me}, 'GBP', 4000, 4000, 'succeeded', 'acct', now(), now())`.execute(
    db,
  )
  await sql`insert into kept_card (provider_id, booking_id, customer_id, account, status, consent, agreed_at, brand, last_four,
      created_at)
    values (${other.providerId}, ${booking.id}, ${me}, 'acct', 'open', 'x', now(), 'visa', '4242', now())`.execute(db)
  const giftCardId = randomUUIDv7()
  await sql`insert into gift_card (provider_id, gift_card_id, buyer_id, currency, amount_minor, service_name, sender_name,
      recipient_name, recipient_email, message, status, code_hash, deliver_at, delivered_at, mails, created_at, paid_at)
    values (${mine.providerId}, ${giftCardId}, ${me}, 'GBP', 5000, 'Cut', 'x', 'x', 'x', 'x', 'active', ${'0'.repeat(64)},
      now(), now(), 1, now(), now())`.execute(db)
  const planId = randomUUIDv7()
  await sql`insert into plan (provider_id, plan_id, name, price_minor, currency, months, uses, service_ids, renews, created_at)
    values (${mine.providerId}, ${planId}, 'x', 30000, 'GBP', 1, 10, array[${planId}]::uuid[], true, now())`.execute(db)
  await sql`insert into subscription (provider_id, subscription_id, plan_id, customer_id, name, price_minor, currency, months, uses,
      service_ids, status, created_at, starts_at, ends_at, renews, consent, cancelled_at)
    select provider_id, plan_id, plan_id, ${me}, name, price_minor, currency, months, uses, service_ids, 'active', now(), now(),
      now() + interval '6 months', renews, 'x', now() from plan where plan_id = ${planId}`.execute(db)
  await sql`insert into subscription_change (provider_id, subscription_id, plan_id, name, price_minor, months, uses, service_ids,
      rolls_over, consent, agreed_at)
    select provider_id, plan_id, plan_id, name, price_minor, months, uses, service_ids, false, 'x', now() from plan
    where plan_id = ${planId}`.execute(db)
  await sql`insert into payment (provider_id, payment_id, subscription_id, customer_id, currency, amount_minor, status, account,
      created_at, is_change)
    values (${mine.providerId}, ${planId}, ${planId}, ${me}, 'GBP', 3000, 'open', 'acct', now(), true)`.execute(db)
  await sql`insert into subscription_upgrade (provider_id, payment_id, subscription_id, period, plan_id, name, price_minor, uses,
      service_ids, rolls_over, consent, agreed_at, before)
    select provider_id, plan_id, plan_id, 1, plan_id, name, price_minor, uses, service_ids, false, 'x', now(), '{}' from plan
    where plan_id = ${planId}`.execute(db)
  await sql`insert into plan_notice (provider_id, notice_id, plan_id, name, price_minor, currency, months, uses, service_ids, rolls_over, created_at)
    select provider_id, plan_id, plan_id, name, price_minor, currency, months, uses, service_ids, false, now() from plan
    where plan_id = ${planId}`.execute(db)
  await sql`insert into subscription_notice (provider_id, subscription_id, notice_id)
    values (${mine.providerId}, ${planId}, ${planId})`.execute(db)
  await sql`insert into renewal_card (provider_id, subscription_id, customer_id, account, status, brand, last_four, created_at)
    values (${mine.providerId}, ${planId}, ${me}, 'acct', 'open', 'visa', '4242', now())`.execute(db)
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at)
    values (${randomUUIDv7()}, ${me}, 'visit', 45, 'visit:test', ${booking.id}, 4500, 'GBP', 100, now(), now())`.execute(
    db,
  )
  await sql`insert into loyalty_voucher (voucher_id, account_id, reward, kind, names, points, amount_minor, currency, created_at)
    values (${randomUUIDv7()}, ${me}, 'credit_5', 'charity', '{}', 500, 500, 'GBP', now())`.execute(db)
  await sql`insert into provider_reward (provider_id, reward_id, kind, name, points, currency, keep_days, created_at)
    values (${mine.providerId}, ${planId}, 'thing', 'x', 300, 'GBP', 30, now())`.execute(db)
  await sql`insert into reward_voucher (provider_id, voucher_id, reward_id, customer_id, kind, name, points, currency, code,
      good_until, created_at)
    select provider_id, reward_id, reward_id, ${me}, kind, name, points, currency, 'K7F2QD', now() + interval '30 days', now()
    from provider_reward where reward_id = ${planId}`.execute(db)
  // A paper is never changed: its words are there from the start.
  await sql`insert into payment (provider_id, payment_id, gift_card_id, customer_id, currency, amount_minor, captured_minor, status,
      account, created_at, paid_at)
    values (${mine.providerId}, ${giftCardId}, ${giftCardId}, ${me}, 'GBP', 5000, 5000, 'succeeded', 'acct', now(), now())`.execute(
    db,
  )
  const lines = JSON.stringify([{ kind: 'gift_card', name: 'canary.paper.lines', amountMinor: 5000 }])
  await sql`insert into paper (provider_id, paper_id, number, kind, payment_id, customer_id, issued_at, timezone, issuer_name,
      issuer_address, issuer_country, customer_name, currency, lines, gross_minor, tax_minor, tax_basis_points, tax_name, tax_number)
    values (${mine.providerId}, ${giftCardId}, 1, 'receipt', ${giftCardId}, ${me}, now(), 'Europe/London',
      'canary.paper.issuer_name', 'canary.paper.issuer_address', 'GB', 'canary.paper.customer_name', 'GBP', ${lines}, 5000, 833,
      2000, 'canary.paper.tax_name', 'canary.paper.tax_number')`.execute(db)
  await sql`insert into trader (provider_id, kind, legal_name, street, postal_code, city, country, register, register_number,
      tax_number, email, phone, complied_at)
    values (${mine.providerId}, 'trader', 'x', 'x', 'x', 'x', 'GB', 'x', 'x', 'x', 'x', 'x', now())`.execute(db)
  await sql`insert into document (provider_id, document_id, kind, state, media_type, bytes, sent_at, decided_at, reason, words, file)
    values (${mine.providerId}, ${randomUUIDv7()}, 'identity', 'refused', 'application/pdf', 9, now(), now(), 'other', 'x', 'gone')`.execute(
    db,
  )
  await makeUpload(app, me)
  await sql`insert into report (provider_id, report_id, reporter_id, reason, details, created_at)
    values (${other.providerId}, ${randomUUIDv7()}, ${me}, 'spam', 'x', now())`.execute(db)
  await sql`insert into decision (decision_id, account_id, kind, subject_type, subject_id, reason, words, is_reported, decided_at,
      undone_at, appeal, appealed_at, outcome, outcome_words, outcome_at)
    values (${randomUUIDv7()}, ${me}, 'warned', 'account', ${me}, 'spam', 'x', false, now(), now(), 'x', now(), 'overturned', 'x', now())`.execute(
    db,
  )
  await sql`insert into office_view (account_id, view_id, page, name, query, created_at)
    values (${me}, ${randomUUIDv7()}, 'bookings', 'x', 'x', now())`.execute(db)
  await sql`insert into favourite (provider_id, account_id, added_at) values (${other.providerId}, ${me}, now())`.execute(
    db,
  )
  const [entryId, serviceIds] = [randomUUIDv7(), [randomUUIDv7()]]
  await sql`insert into waitlist_entry (provider_id, entry_id, customer_id, service_ids, first_date, last_date, weekdays,
      first_minute, last_minute, joined_at)
    values (${other.providerId}, ${entryId}, ${me}, ${serviceIds}, '2030-01-01', '2030-01-02', '{1}', 0, 60, now())`.execute(
    db,
  )
  await sql`insert into waitlist_offer (provider_id, offer_id, entry_id, starts_at, ends_at, total_minor, currency, offered_at, expires_at)
    values (${other.providerId}, ${randomUUIDv7()}, ${entryId}, '2030-01-01 10:00Z', '2030-01-01 11:00Z', 1, 'GBP', now(), '2030-01-01')`.execute(
    db,
  )
  await sql`insert into stamp_entry (provider_id, entry_id, customer_id, kind, stamps, booking_id, visits, reward_minor, currency,
      service_ids, posted_at) select provider_id, ${randomUUIDv7()}, ${me}, 'visit', 1, booking_id, 10, 1500, 'GBP', '{}', now()
    from booking where customer_id = ${me} limit 1`.execute(db)
  await sql`insert into rebooking (provider_id, customer_id, service_id, own_weeks, snoozed_until, told_visit)
    values (${other.providerId}, ${me}, ${other.serviceIds[0]}, 4, '2030-01-01', '2029-12-01 10:00Z')`.execute(db)
  await sql`insert into rebooking_asked (provider_id, customer_id, asked_at) values (${other.providerId}, ${me}, now())`.execute(
    db,
  )
  await sql`insert into customer_note (provider_id, customer_id, text) values (${mine.providerId}, ${guest.accountId}, 'x')`.execute(
    db,
  )
  await sql`insert into customer_note (provider_id, customer_id, text) values (${other.providerId}, ${me},
    'canary.customer_note.about')`.execute(db)
  await sql`insert into refused_address (account_id, email, refused_at) values (${me}, 'x@test.test', now())`.execute(
    db,
  )
  await sql`insert into push_subscription (push_subscription_id, endpoint, account_id, session_id, p256dh, auth, created_at)
    select ${randomUUIDv7()}, 'https://push.test/', account_id, session_id, 'x', 'y', now() from session where account_id = ${me} limit 1`.execute(
    db,
  )
  await sql`insert into known_device (known_device_id, account_id, secret_hash, country, created_at, last_used_at, remembered_until)
    values (${randomUUIDv7()}, ${me}, ${randomBytes(32)}, 'GB', now(), now(), '2100-01-01')`.execute(db)
  await sql`insert into sign_in (sign_in_id, account_id, at, way, outcome)
    values (${randomUUIDv7()}, ${me}, now(), 'password', 'opened')`.execute(db)
  for (const table of ['session', 'known_device', 'sign_in'])
    await run(`update ${table} set country = 'GB' where account_id = '${me}'`)
  await run(`update known_device set remembered_until = '2100-01-01' where account_id = '${me}'`)
  await sql`insert into second_factor (account_id, key_box, confirmed_at, created_at)
    values (${me}, ${randomBytes(60)}, now(), now())`.execute(db)
  await run(`update session set second_factor_at = now() where account_id = '${me}'`)
  await sql`insert into recovery_code (account_id, code_hash) values (${me}, ${randomBytes(32)})`.execute(db)
  await sql`insert into half_sign_in (browser_hash, account_id, way, expires_at, sign_in_id)
    values (${randomBytes(32)}, ${me}, 'password', now(), ${randomUUIDv7()})`.execute(db)
  await sql`insert into passkey (passkey_id, account_id, credential_id, public_key, sign_count, is_synced, created_at, last_used_at)
    values (${randomUUIDv7()}, ${me}, 'an id of a key', 'a key', 0, true, now(), now())`.execute(db)
  await sql`insert into hosted_sign_in (hosted_sign_in_id, account_id, issuer, subject, email, created_at, last_used_at)
    values (${randomUUIDv7()}, ${me}, 'https://id.test', 'x', 'x@test.test', now(), now())`.execute(db)
  await sql`insert into hosted_start (state_hash, browser_hash, issuer, nonce, verifier, account_id, expires_at)
    values (${randomBytes(32)}, ${randomBytes(32)}, 'https://id.test', ${'x'.repeat(43)}, ${'x'.repeat(43)}, ${me}, now())`.execute(
    db,
  )
  await sql`insert into hosted_waiting (state_hash, browser_hash, issuer, subject, email, expires_at)
    select ${randomBytes(32)}, ${randomBytes(32)}, 'https://id.test', 'x', email, now() from account where account_id = ${me}`.execute(
    db,
  )
  await sql`insert into message (key, channel, kind, account_id, created_at, tried_at)
    values ('test', 'mail', 'test', ${me}, now(), now())`.execute(db)
  await sql`insert into put_off (key, account_id, due_at, queue, job) values ('test', ${me}, now(), 'test', '{}')`.execute(
    db,
  )
  await sql`insert into calendar_feed (feed_id, account_id, kind, created_at) values (${randomUUIDv7()}, ${me}, 'customer', now())`.execute(
    db,
  )
  await sql`insert into calendar_entry (provider_id, calendar_entry_id, staff_id, during, customer_name, customer_phone)
    values (${mine.providerId}, ${randomUUIDv7()}, ${mine.staffId}, '[2030-01-01 10:00Z,2030-01-01 11:00Z)', 'x', 'y')`.execute(
    db,
  )
  await sql`insert into idempotency_key (account_id, endpoint, key, request_hash, response, created_at)
    values (${guest.accountId}, 'x', 'y', 'z', '"canary.account.first_name"', now() - interval '25 hours')`.execute(db)

  const subject = accountSubject(app.ctx(), me)
  await sql`insert into experiment_exposure (experiment_id, subject, variant, exposed_at)
    values ('rebooking-times', ${subject}, 'first', now())`.execute(db)
  await sql`insert into experiment_conversion (experiment_id, subject, conversion_type, value, converted_at)
    values ('rebooking-times', ${subject}, 'booked', 1, now())`.execute(db)

  const provider = `provider_id = '${mine.providerId}'`
  const whose: Record<PersonalColumn['of'], string> = {
    account: `account_id = '${me}'`,
    customer: `customer_id = '${me}'`,
    owner: provider,
    sender: `email = '${email}'`,
  }
  const rowsOf: Record<string, string> = {
    booking_change: `actor_id = '${me}'`,
    review_version: `review_id in (select review_id from review where customer_id = '${me}')`,
    gift_card: `buyer_id = '${me}'`,
    experiment_exposure: `subject = '\\x${subject.toString('hex')}'`,
    report: `reporter_id = '${me}'`,
    subscription_upgrade: `subscription_id in (select subscription_id from subscription where customer_id = '${me}')`,
    subscription_change: `subscription_id in (select subscription_id from subscription where customer_id = '${me}')`,
    'booking.cancel_reason': `cancelled_by = '${me}'`,
    'booking.proposal_reason': `customer_id = '${me}' or ${provider}`,
  }
  /** What its constraints ask for. */
  const shapes: Record<string, (canary: string) => string> = {
    'account.avatar_url': (canary) => `/${canary}.png`,
    'experiment_exposure.page': (canary) => `/${canary}`,
    'provider.profile_image': (canary) => `/${canary}.png`,
    'provider.gallery': (canary) => `{/${canary}.png}`,
    'provider.photo_texts': (canary) => JSON.stringify({ '/a.png': canary }),
    'review.photos': (canary) => `{/${canary}.png}`,
    'provider.specializations': (canary) => `{${canary}}`,
    'provider.qualifications': (canary) => `{${canary}}`,
    'provider.tags': (canary) => `{${canary}}`,
    'idempotency_key.response': (canary) => `"${canary}"`,
    'hold.terms': (canary) => `{"person": "${canary}"}`,
    'account_token.email': (canary) => `${canary}@test.test`,
    'hosted_start.verifier': (canary) => canary.padEnd(43, '.'),
  }
  const isThere = ['account.email', 'account.pending_email', 'account.first_name', 'account.last_name']
  const byCalls = [
    ...isThere,
    'provider.slug',
    'contact_message.email',
    'former_email.email',
    'idempotency_key.key',
    'sign_in_code.email',
    'hosted_waiting.email',
  ]
  const isMade = ({ table, name }: (typeof words)[number]) => table === 'paper' || byCalls.includes(name)
  for (const { table, column, name, entry } of words.filter((each) => !isMade(each))) {
    const value = (shapes[name] ?? String)(`canary.${name}`)
    const where = rowsOf[name] ?? rowsOf[table] ?? whose[entry.of]
    const { numAffectedRows } = await run(`update ${table} set ${column} = '${value}' where ${where}`)
    expect([name, Number(numAffectedRows)]).not.toEqual([name, 0])
  }
  // What others keep in the same tables is theirs.
  const others = await sql<{ name: string }>`select name from room where provider_id = ${other.providerId}`.execute(db)

  const answer = await send('GET', '/users/export', token)
  expect(shapeOf(answer.data)).toEqual(exportShape)
  const exported = canariesIn(JSON.stringify(answer))
  const meant = named(({ exported: path }) => !path.startsWith('no:'))
  // One address for both; the words of a service are those of the booking.
  const sameWords = ['contact_message.email', 'segment.service_name', 'gift_card.service_name']
  expect(exported).toEqual(meant.filter((name) => !sameWords.includes(name)).sort())

  await send('DELETE', '/users/account', token, { password })
  await settled('account-%')
  await answerSweep.run(app.ctx())
  const left = await dump()
  expect(canariesIn(left)).toEqual(named(({ erased }) => erased.startsWith('kept:')).sort())
  expect(left).not.toContain('@test.test')
  expect(await sql`select name from room where provider_id = ${other.providerId}`.execute(db)).toMatchObject({
    rows: others.rows,
  })
  const said = await sql`select languages, needs, price_range from provider where ${sql.raw(provider)}`.execute(db)
  expect(said.rows).toEqual([{ languages: [], needs: [], price_range: null }])
  // The booking itself is still in the other's record.
  const kept = await sql<{
    n: number
  }>`select count(*)::int as n from booking where booking_id in (${booking.id}, ${served.id})`.execute(db)
  expect(kept.rows).toEqual([{ n: 2 }])
})

test('an erasure leaves everything of everybody else as it was', async () => {
  const makeTown = async () => {
    const provider = await makeProvider(app, { rooms: ['Back'], closedDays: [dateIn(30)] })
    const { providerId, owner, serviceIds, staffId } = provider
    const customer = await makeAccount(app)
    const message = { email: `${customer.accountId}@test.test`, name: 'Nia', topic: 'other', message: 'Good morning' }
    await send('POST', '/contact', null, message)
    const ctx = app.ctx(customer)
    const selection = { providerId, serviceIds, dateTime: london(dateIn(3), '10:00'), notes: 'Second floor' }
    const { id } = await createBooking(ctx, { ...selection, idempotencyKey: 'once' })
    await createFeed(ctx, { kind: 'customer' })
    await setNote(app.ctx(owner), { id: providerId, customerId: customer.accountId, text: 'Tea, no sugar' })
    await makeMailToken(app.ctx(), customer.accountId, 'reset_password', message.email)
    const entry = { start: london(dateIn(4), '10:00'), end: london(dateIn(4), '11:00'), label: 'Away' }
    await addEntry(app.ctx(owner), { ...entry, id: providerId, staffId, customerName: 'Jo', customerPhone: null })
    await cancelBooking(app.ctx(owner), { id, reason: 'A cold' })
    await run(`update account set email = '${message.email}' where account_id = '${customer.accountId}'`)
    await run(`update provider set bio = 'Curls' where provider_id = '${providerId}'`)
    await run(`update service set description = 'With a wash' where provider_id = '${providerId}'`)
    await run(`insert into review (provider_id, review_id, booking_id, customer_id, rating, text, response_text, responded_at)
      values ('${providerId}', '${randomUUID()}', '${id}', '${customer.accountId}', 5, 'Splendid', 'Thanks', now())`)
    const people = [customer.accountId, owner.accountId]
    return { people, read: () => dump([providerId, id, ...people].join('|'), "'public'") }
  }
  const [left, stays] = [await makeTown(), await makeTown()]
  await settled('%-mail')
  while ((await countDueProviders(app.ctx())) > 0) await workOutDueDays(app.ctx())
  const before = await stays.read()
  expect(before.split('\n').length).toBeGreaterThan(20)
  for (const accountId of left.people) await transaction(app.ctx(), (tx) => eraseAccount(tx, accountId))
  expect(await stays.read()).toBe(before)
  expect(await left.read()).not.toMatch(
    /Second floor|Tea, no sugar|A cold|Curls|With a wash|Thanks|Away|Back|Good morning/,
  )
})

test('what every domain exports is described, and no two may use one name', async () => {
  const described = (schema: z.ZodMiniType) => z.toJSONSchema(schema).properties ?? {}
  const { provider, ...parts } = described(wholeExport(app.running.app.personalData))
  expect(Object.keys(parts).sort()).toEqual(
    Object.keys(exportShape)
      .filter((name) => name !== 'provider')
      .sort(),
  )
  expect(JSON.stringify(provider)).toContain('"calendarEntries"')
  const description = await (await api.request('/api/openapi.json')).json()
  const answer = description.paths['/users/export'].get.responses[200].content['application/json'].schema
  expect(Object.keys(answer.properties.data.properties).sort()).toEqual(Object.keys(exportShape).sort())
  const twice = { exportPerson: exportPart({ account: z.string() }, async () => ({ account: '' })) }
  expect(() => wholeExport([twice])).toThrow("Two domains export 'account'")
  const { personalData: known } = app.running.app
  expect(() => wholeExport([...known, ...known])).toThrow(/Two domains export/)
})

test('an export shows one moment, whatever changes while it is read', async () => {
  const actor = await makeAccount(app)
  const ctx = app.ctx(actor)
  const addFeed: PersonalData = {
    exportPerson: exportPart({}, async () => {
      const row = { feed_id: randomUUIDv7(), account_id: actor.accountId, kind: 'customer', created_at: new Date() }
      await app.running.db.insertInto('calendar_feed').values(row).execute()
      return {}
    }),
  }
  const late = { ...ctx, app: { ...ctx.app, personalData: [addFeed, ...ctx.app.personalData] } }
  expect(await exportData(late)).toMatchObject({ calendarFeeds: [] })
  expect(await exportData(ctx)).toMatchObject({ calendarFeeds: [{ kind: 'customer' }] })
})

test('a link that is being made while the account goes is not made, and leaves no address behind', async () => {
  for (let round = 0; round < 10; round++) {
    const { accountId } = await makeAccount(app)
    const email = `canary.race.round_${round}@test.test`
    await Promise.allSettled([
      transaction(app.ctx(), (tx) => eraseAccount(tx, accountId)),
      ...[0, 1, 2].map(() => makeMailToken(app.ctx(), accountId, 'reset_password', email)),
    ])
  }
  const { accountId } = await makeAccount(app)
  const [late] = await transaction(app.ctx(), async (tx) => {
    await eraseAccount(tx, accountId)
    const made = codeOf(makeMailToken(app.ctx(), accountId, 'reset_password', 'canary.race.late@test.test'))
    await sleep(250)
    return [made]
  })
  expect(await late).toBe('account_gone')
  const left = await sql<{ n: number }>`select count(*)::int as n from account_token
    where email like 'canary.race%'`.execute(app.running.db)
  expect(left.rows).toEqual([{ n: 0 }])
})

test('addresses that an older version has left in the queue are taken out of it, and the last mails still find them', async () => {
  const { db } = app.running
  const insert = (name: string, state: string, data: string) =>
    run(`insert into pgboss.job (id, name, state, data, start_after)
      values ('${randomUUID()}', '${name}', '${state}', '${data}', now() + interval '1 day')`)
  await insert('account-farewell-mail', 'failed', '{"email": "old-1@test.test", "accountId": "a"}')
  await insert('account-farewell-mail', 'created', '{"email": "old-2@test.test", "accountId": "a"}')
  await insert('account-old-address-mail', 'created', '{"oldEmail": "old-3@test.test", "accountId": "a"}')
  const [, entry] = /(do \$\$[\s\S]*?end \$\$;)/.exec(await readFile('db/migrations/0035_leaving.sql', 'utf8')) ?? []
  await transaction(app.ctx(), async (tx) => {
    // By the names the tables had then.
    await sql`alter table former_email rename to parting_address`.execute(tx.db)
    await sql`alter table parting_address rename column former_email_id to parting_address_id`.execute(tx.db)
    await sql.raw(entry ?? '').execute(tx.db)
    await sql`alter table parting_address rename to former_email`.execute(tx.db)
    await sql`alter table former_email rename column parting_address_id to former_email_id`.execute(tx.db)
    const left = await sql<{ all: string }>`select string_agg(data::text, ' ') as all from pgboss.job`.execute(tx.db)
    expect(left.rows[0]?.all).not.toContain('old-')
    const found = await sql<{ email: string }>`select p.email from former_email p
      join pgboss.job j on (j.data ->> 'addressId')::uuid = p.former_email_id order by 1`.execute(tx.db)
    expect(found.rows).toEqual([{ email: 'old-2@test.test' }, { email: 'old-3@test.test' }])
  })
  await sql`delete from pgboss.job where data ->> 'accountId' = 'a'`.execute(db)
})

test('what lies under an address that nobody has proven is neither shown to nor removed by an account of that address', async () => {
  const email = `unproven-${randomUUID()}@test.test`
  await send('POST', '/contact', null, { name: 'Ada', email, topic: 'other', message: 'Good morning' })
  const { token } = await send('POST', '/auth/register', null, { firstName: 'Mallory', lastName: 'M', email, password })
  expect((await send('GET', '/users/export', token)).data).toMatchObject({ messages: [] })
  await send('DELETE', '/users/account', token, { password })
  const left = await sql<{ n: number }>`select count(*)::int as n from contact_message where email = ${email}`.execute(
    app.running.db,
  )
  expect(left.rows).toEqual([{ n: 1 }])
})
