import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  bearer,
  dateIn,
  makeAccount,
  makeAdmin,
  makeDocuments,
  makeProvider,
  openTestApp,
} from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import { booksOf, makePaidProvider } from '../../../tests/paying.ts'
import { createApi } from '../../http/api.server.ts'
import { transaction } from '../../lib/db.server.ts'
import { codeOf } from '../gift-cards/code.server.ts'
import { fundCard } from '../gift-cards/fund-card.server.ts'
import { refundGift } from '../gift-cards/refund-gift.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { readTrader } from '../traders/trader.server.ts'
import { forgetWhoLeft } from '../traders/who-left.server.ts'
import { mostLines, saveSellers } from './sellers.server.ts'

const app = openTestApp()
const { book, complete, givenCard } = giftsOn(app)

type Saved = { code?: string; message?: string; data: { filename: string; content: string } }

async function saveAs(authorization: string, year: string, quarter?: number): Promise<Saved> {
  const response = await createApi(app.running).request(`/api/admin/sellers/${year}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ quarter }),
  })
  return (await response.json()) as Saved
}
const linesOf = ({ data }: Saved) =>
  Buffer.from(data.content, 'base64').toString('utf8').trimEnd().split('\r\n').slice(1)

type Made = { at: string; kind: string; entries: readonly (readonly [account: string, amountMinor: number])[] }

async function post(providerId: string, { at, kind, entries }: Made, currency = 'GBP') {
  const posting_id = randomUUIDv7()
  await transaction(app.ctx(), async ({ db }) => {
    await db
      .insertInto('ledger_posting')
      .values({ posting_id, source: `test:${posting_id}`, kind, provider_id: providerId, posted_at: new Date(at) })
      .execute()
    const rows = entries.map(([account, amount_minor], position) => ({
      ...{ posting_id, position, account, owner_id: providerId, currency, amount_minor },
    }))
    await db.insertInto('ledger_entry').values(rows).execute()
  })
}
const earned = (at: string, minor: number): Made => ({
  ...{ at, kind: 'earned' },
  entries: [
    ['paid_ahead', minor],
    ['owed_to_provider', -minor],
  ],
})

test('the report of a year says what each business earned by quarter, who it is and what is missing, and stands in the audit', async () => {
  const admin = await makeAdmin(app)
  const authorization = await bearer(app, admin)
  const [known, unknown] = [await makeProvider(app), await makeProvider(app)]
  await makeDocuments(app, known.providerId)
  const { db } = app.running
  await db
    .updateTable('trader')
    .set({ legal_name: '=HYPERLINK("x")', tax_number: 'GB 980 7806 84' })
    .where('provider_id', '=', known.providerId)
    .execute()
  // A quarter ends at midnight where the operator is: in summer an hour before that of the clock of the world.
  await post(known.providerId, earned('2024-12-31T23:59:59Z', 100))
  await post(known.providerId, earned('2025-01-01T00:00:00Z', 4000))
  await post(known.providerId, earned('2025-03-31T22:59:59Z', 1050))
  await post(known.providerId, earned('2025-03-31T23:00:00Z', 700))
  await post(known.providerId, {
    ...{ at: '2025-04-02T10:00:00Z', kind: 'refund' },
    entries: [
      ['owed_to_provider', 1000],
      ['refund_due', -1000],
    ],
  })
  await post(known.providerId, {
    ...{ at: '2025-02-01T10:00:00Z', kind: 'platform_fee' },
    entries: [
      ['platform', 250],
      ['held_by_processor', -250],
    ],
  })
  await post(unknown.providerId, earned('2025-12-31T23:59:59Z', 500), 'JPY')

  const save = async (year: string) => saveAs(authorization, year)
  const { data } = await save('2025')
  expect(data.filename).toBe('sellers-2025.csv')
  const lines = Buffer.from(data.content, 'base64').toString('utf8').split('\r\n')
  const of = ({ providerId }: { providerId: string }) =>
    lines.filter((line) => line.startsWith(providerId)).map((line) => line.split(',').slice(-8).join(','))
  expect(of(known)).toEqual([',GBP,1,2,50.50,0.00,2.50,0.00', ',GBP,2,1,7.00,10.00,0.00,0.00'])
  expect(of(unknown)).toEqual(['declaration,JPY,4,1,500,0,0,0'])
  expect(lines.find((line) => line.startsWith(known.providerId))).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await save('2098')).code).toBe('year_to_come')
  const entries = db.selectFrom('audit_entry').select(['action', 'details']).where('actor_id', '=', admin.accountId)
  expect(await entries.execute()).toEqual([
    { action: 'sellers.saved', details: { entries: lines.length - 2, year: 2025 } },
  ])
})

test('a fee that is owed is in no file, and stands in it once it is paid, by its customer or the platform', async () => {
  const authorization = await bearer(app, await makeAdmin(app))
  const { providerId } = await makeProvider(app)
  const owed = (kind: string, minor: number): Made => ({
    ...{ at: '2020-02-01T10:00:00Z', kind },
    entries: [
      ['owed_by_customer', minor],
      ['owed_to_provider', -minor],
    ],
  })
  const taken = (kind: string, from: string, minor: number): Made => ({
    ...{ at: '2020-05-01T10:00:00Z', kind },
    entries: [
      [from, minor],
      ['owed_by_customer', -minor],
    ],
  })
  for (const kind of ['cancellation_fee', 'no_show_fee']) await post(providerId, owed(kind, 2000))
  await post(providerId, owed('fee_waived', -500))
  const lineOf = async () =>
    linesOf(await saveAs(authorization, '2020')).find((line) => line.startsWith(providerId)) ?? null
  expect(await lineOf()).toBeNull()
  await post(providerId, taken('fee_paid', 'paid_ahead', 2000))
  await post(providerId, taken('fee_covered', 'promised_by_platform', 1500))
  expect(await lineOf()).toContain(',GBP,2,2,35.00,0.00,0.00,0.00')
})

test('what gift cards pay that a business gives away is no sale of theirs, and what goes back onto one is nothing given back', async () => {
  const authorization = await bearer(app, await makeAdmin(app))
  const provider = await makePaidProvider(app, onTheDay)
  const { providerId, owner } = provider
  const customer = await makeAccount(app)
  const giveAway = () =>
    transaction(app.ctx(), async (tx) => {
      const byProvider = { name: 'Maya', message: '' }
      const of = { providerId, customerId: customer.accountId, customerName: 'Ada', currency: 'GBP', byProvider }
      return codeOf(tx, await fundCard(tx, { ...of, amountMinor: 1500 }), 1)
    })
  const lineOf = async () => {
    const lines = linesOf(await saveAs(authorization, dateIn(0).slice(0, 4)))
    return (
      lines
        .find((line) => line.startsWith(providerId))
        ?.split(',')
        .slice(-6, -2) ?? null
    )
  }
  const given = await book(provider, [await giveAway()])
  await complete(provider, given.id)
  expect(await lineOf()).toBeNull()
  const { code } = await givenCard(50, provider)
  const both = await book(provider, [await giveAway(), code], { day: 4 })
  await complete(provider, both.id)
  expect(await lineOf()).toEqual([expect.any(String), '1', '25.00', '0.00'])
  for (const { id } of [given, both]) await refundGift(app.ctx(owner), { id })
  expect(await lineOf()).toEqual([expect.any(String), '1', '25.00', '25.00'])
  // What is left in the books is the rest of the cards alone.
  expect(await booksOf(app, providerId)).toMatchObject({ gift_card: -8000 })
})

test('its four quarters together are the year, and each stands in the audit; one that has not begun is refused', async () => {
  const admin = await makeAdmin(app)
  const authorization = await bearer(app, admin)
  const [one, other] = [await makeProvider(app), await makeProvider(app)]
  for (const at of ['2022-12-31T23:59:59Z', '2023-01-01T00:00:00Z', '2023-03-31T22:59:59Z', '2023-03-31T23:00:00Z'])
    await post(one.providerId, earned(at, 1000))
  for (const at of ['2023-06-30T23:00:00Z', '2023-09-30T22:59:59Z', '2023-12-31T23:59:59Z', '2024-01-01T00:00:00Z'])
    await post(other.providerId, earned(at, 2000))
  const year = await saveAs(authorization, '2023')
  const quarters = []
  for (const quarter of [1, 2, 3, 4]) quarters.push(await saveAs(authorization, '2023', quarter))
  expect(quarters.map(({ data }) => data.filename)).toEqual([1, 2, 3, 4].map((n) => `sellers-2023-q${n}.csv`))
  expect(quarters.map((file) => linesOf(file).length)).toEqual([1, 1, 1, 1])
  expect(quarters.flatMap(linesOf).toSorted()).toEqual(linesOf(year).toSorted())

  const { db } = app.running
  const { rows } = await sql<{ details: unknown }>`select details from audit_entry where actor_id = ${admin.accountId}
    order by audit_entry_id`.execute(db)
  expect(rows.map(({ details }) => details)).toEqual([
    { entries: 4, year: 2023 },
    ...[1, 2, 3, 4].map((quarter) => ({ entries: 1, year: 2023, quarter })),
  ])
  expect((await saveAs(authorization, '2023', 5)).code).toBe('invalid_input')
  const ctx = { ...app.ctx(admin), now: new Date('2026-06-30T22:59:59Z') }
  await expect(saveSellers(ctx, { year: '2026', quarter: 3 })).rejects.toMatchObject({ code: 'year_to_come' })
  await saveSellers({ ...ctx, now: new Date('2026-06-30T23:00:00Z') }, { year: '2026', quarter: 3 })
})

test('a file of 100,000 lines is made; a line more is refused and says to take a quarter, of which each is made', async () => {
  const authorization = await bearer(app, await makeAdmin(app))
  const { providerId } = await makeProvider(app)
  // A statement of requests has two seconds.
  await app.running.app.slowDb.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { rows } = await sql<{ columns: string }>`select string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns where table_name = 'provider'
        and column_name not in ('provider_id', 'slug', 'account_id') and is_generated = 'NEVER'`.execute(tx)
    const columns = sql.raw(rows[0]?.columns ?? '')
    // Five currencies in each of four quarters: 20 lines of a business.
    await sql`insert into provider (provider_id, slug, account_id, ${columns})
      select gen_random_uuid(), 'many-' || n, gen_random_uuid(), ${columns}
      from provider, generate_series(1, ${mostLines / 20}::int) n where provider_id = ${providerId}`.execute(tx)
    await sql`insert into ledger_posting (posting_id, source, kind, provider_id, posted_at)
      select gen_random_uuid(), slug || ' ' || q, 'earned', provider_id, timestamptz '2021-02-01' + q * interval '3 months'
      from provider, generate_series(0, 3) q where slug like 'many-%'`.execute(tx)
    for (const [position, currency] of ['GBP', 'EUR', 'USD', 'CHF', 'CAD'].entries())
      await sql`insert into ledger_entry (posting_id, position, account, owner_id, currency, amount_minor)
        select posting_id, ${position}::int, 'owed_to_provider', provider_id, ${currency}, -1000
        from ledger_posting where source like 'many-%'`.execute(tx)
  })
  expect(linesOf(await saveAs(authorization, '2021'))).toHaveLength(mostLines)
  await post(providerId, earned('2021-05-05T10:00:00Z', 1))
  const refused = await saveAs(authorization, '2021')
  expect(refused).toMatchObject({ code: 'too_many_sellers', message: expect.stringContaining('quarter') })
  const lengths = []
  for (const quarter of [1, 2, 3, 4]) lengths.push(linesOf(await saveAs(authorization, '2021', quarter)).length)
  expect(lengths).toEqual([0, 1, 0, 0].map((more) => mostLines / 4 + more))
}, 60_000)

test('who earned and left stands in the file with what they had declared, and nowhere else, until its report is over due', async () => {
  const authorization = await bearer(app, await makeAdmin(app))
  const [gone, lastYear, idle] = [await makeProvider(app), await makeProvider(app), await makeProvider(app)]
  for (const { providerId } of [gone, lastYear, idle]) await makeDocuments(app, providerId)
  const { db } = app.running
  const year = new Date().getFullYear()
  await post(gone.providerId, earned(`${year}-01-05T10:00:00Z`, 700))
  await post(lastYear.providerId, earned(`${year - 1}-12-05T10:00:00Z`, 800))
  // What the operator promised somebody else is not theirs to report.
  await post(idle.providerId, { ...earned(`${year}-01-05T10:00:00Z`, 900), kind: 'gift_funded' })
  await eraseAt(gone.owner.accountId, `${year}-05-01T10:00:00Z`)
  await eraseAt(lastYear.owner.accountId, `${year}-03-31T22:59:59Z`)
  await eraseAt(idle.owner.accountId, `${year}-01-05T11:00:00Z`)
  const count = (table: 'trader' | 'trader_left' | 'document') =>
    sql<{ id: string }>`select provider_id as id from ${sql.table(table)}
      where provider_id in (${gone.providerId}, ${lastYear.providerId}, ${idle.providerId})
        and ${table === 'document' ? sql`file <> 'released'` : sql`true`} order by 1`
      .execute(db)
      .then(({ rows }) => rows.map(({ id }) => id))
  expect([await count('trader'), await count('document')]).toEqual([[], []])
  expect(await count('trader_left')).toEqual([gone.providerId, lastYear.providerId].toSorted())
  const lineOf = async (ofYear: number, { providerId }: { providerId: string }) =>
    linesOf(await saveAs(authorization, String(ofYear))).find((line) => line.startsWith(providerId))
  expect(await lineOf(year, gone)).toContain(',trader,Rivers Hair Ltd,Roman Road 5,E2 0HU,London,GB,')
  expect(await lineOf(year - 1, lastYear)).toContain(',trader,Rivers Hair Ltd,')
  expect(await readTrader(app.ctx(), gone.providerId)).toBeNull()

  await forgetWhoLeft(app.ctx(), new Date(`${year}-03-31T22:59:59Z`))
  expect(await count('trader_left')).toHaveLength(2)
  await forgetWhoLeft(app.ctx(), new Date(`${year}-03-31T23:00:00Z`))
  expect(await count('trader_left')).toEqual([gone.providerId])
  await forgetWhoLeft(app.ctx(), new Date(`${year + 1}-03-31T22:59:59Z`))
  expect(await count('trader_left')).toEqual([gone.providerId])
  await forgetWhoLeft(app.ctx(), new Date(`${year + 1}-03-31T23:00:00Z`))
  expect(await count('trader_left')).toEqual([])
  expect(await lineOf(year, gone)).toContain(',declaration,GBP,1,1,7.00,')
})

test('who leaves when the report of what they earned is over due leaves nothing behind', async () => {
  const provider = await makeProvider(app)
  await makeDocuments(app, provider.providerId)
  await post(provider.providerId, earned('2024-06-05T10:00:00Z', 700))
  await eraseAt(provider.owner.accountId, '2025-04-01T10:00:00Z')
  const { rows } = await sql`select from trader_left where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(rows).toEqual([])
})

const eraseAt = (accountId: string, at: string) =>
  transaction({ ...app.ctx(), now: new Date(at) }, (tx) => eraseAccount(tx, accountId))
