import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { addUp, balancesOfAll } from './balances.server.ts'
import { feeEntries } from './rules.ts'
import { balancesOf, type Posting, post } from './service.server.ts'

const app = openTestApp()
let provider: TestProvider
let ada: Actor
let bookingId: string
beforeAll(async () => {
  provider = await makeProvider(app)
  ada = await makeAccount(app)
  const dateTime = london(dateIn(1), '10:00')
  const input = { providerId: provider.providerId, serviceIds: provider.serviceIds, dateTime }
  bookingId = (await createBooking(app.ctx(ada), input)).id
})

const fee = (amountMinor: number, currency = 'GBP') =>
  feeEntries({ customerId: ada.accountId, providerId: provider.providerId, currency, amountMinor })
const posting = (entries: Posting['entries'], source: string = randomUUIDv7()): Posting => ({
  source,
  kind: 'cancellation_fee',
  booking: { providerId: provider.providerId, bookingId },
  entries,
})
const posted = (one: Posting) => transaction(app.ctx(), (tx) => post(tx, one))
const refusedBy = (attempt: Promise<unknown>) => attempt.then(() => null, violatedConstraint)

test('what one owes is owed to another, by currency, and a source is posted once', async () => {
  expect(await posted(posting(fee(1250), 'once'))).toBe(true)
  expect(await posted(posting(fee(9999), 'once'))).toBe(false)
  await posted(posting(fee(300)))
  await posted(posting(fee(77, 'EUR')))
  expect(await balancesOf(app.ctx(), 'owed_by_customer', ada.accountId)).toEqual({ GBP: 1550, EUR: 77 })
  expect(await balancesOf(app.ctx(), 'owed_to_provider', provider.providerId)).toEqual({ GBP: -1550, EUR: -77 })
  const { rows } = await sql<{ sum: number }>`select sum(amount_minor) from ledger_entry group by currency`.execute(
    app.running.db,
  )
  expect(rows.map(({ sum }) => sum)).toEqual([0, 0])
})

test('what does not balance is not posted, nor is nothing', async () => {
  for (const entry of fee(500)) expect(await refusedBy(posted(posting([entry])))).toBe('ledger_balanced')
  const [pounds, euros] = [fee(500)[0], fee(500, 'EUR')[1]]
  expect(await refusedBy(posted(posting(pounds && euros ? [pounds, euros] : [])))).toBe('ledger_balanced')
  const bare = sql`insert into ledger_posting (posting_id, source, kind, posted_at) values (${randomUUIDv7()}, 'bare', 'no_show_fee', now())`
  expect(await refusedBy(bare.execute(app.running.db))).toBe('ledger_balanced')
})

test('what is posted stays as it is', async () => {
  for (const statement of [
    sql`update ledger_entry set amount_minor = amount_minor + 1`,
    sql`delete from ledger_entry`,
    sql`update ledger_posting set source = source || '!'`,
    sql`delete from ledger_posting`,
    sql`truncate ledger_posting cascade`,
  ])
    expect(await refusedBy(statement.execute(app.running.db))).toBe('ledger_append_only')
})

test('fifty who post the same source at once post it once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => persistently(() => posted(posting(fee(100), 'race')))),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('what every account comes to is the sum of all its entries, added up or not, also by two nodes at once', async () => {
  const day = 86_400_000
  const old = (days: number) =>
    `${Math.round(Date.now() - days * day)
      .toString(16)
      .padStart(12, '0')}${randomUUIDv7().replaceAll('-', '').slice(12)}`
  const postOld = (days: number, minor: number, currency: string) =>
    transaction(app.ctx(), async (tx) => {
      const id = old(days)
      await sql`insert into ledger_posting (posting_id, source, kind, posted_at)
        values (${id}, ${randomUUIDv7()}, 'no_show_fee', now())`.execute(tx.db)
      await sql`insert into ledger_entry (posting_id, position, account, owner_id, currency, amount_minor) values
        (${id}, 0, 'owed_by_customer', ${ada.accountId}, ${currency}, ${minor}),
        (${id}, 1, 'owed_to_provider', ${provider.providerId}, ${currency}, ${-minor})`.execute(tx.db)
    })
  const plain = async () => {
    const { rows } = await sql`select currency, account, sum(amount_minor) as balance from ledger_entry
      group by 1, 2 order by 1, 2`.execute(app.running.db)
    return rows
  }
  const all = async () =>
    (await balancesOfAll(app.ctx())).toSorted((a, b) => (a.currency + a.account < b.currency + b.account ? -1 : 1))
  for (let each = 0; each < 12; each++) await postOld(20 - each, 100 + each, each % 3 === 0 ? 'EUR' : 'GBP')
  expect(await all()).toEqual(await plain())
  await Promise.all([addUp(app.ctx(), 4), addUp(app.ctx(), 3), addUp(app.ctx())])
  const summed = await sql<{ n: number }>`select count(*)::int as n from ledger_balance`.execute(app.running.db)
  expect(summed.rows).toEqual([{ n: 4 }])
  expect(await all()).toEqual(await plain())
  // What is younger than a day stays an entry; what has grown older is added to what there is.
  await postOld(0.5, 77, 'CHF')
  await addUp(app.ctx())
  await addUp(app.ctx())
  expect(await all()).toEqual(await plain())
  expect((await sql`select from ledger_balance where currency = 'CHF'`.execute(app.running.db)).rows).toEqual([])
})
