import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { dateIn, london, makeAccount, monthNow, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookUnpaid, buyCard, makePaidProvider, payWith, sendRefunds } from '../../../tests/paying.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { setRules } from '../business/profile.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { readEntries, readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { giveTip } from '../payments/tips.server.ts'
import { readPaper } from './read-paper.server.ts'
import { hasPurpose } from './statement.rules.ts'
import { getStatement, getStatementCsv, getStatementEntries, getStatementPdf } from './statement.server.ts'
import { statements } from './statement-contract.ts'
import { booksOf } from './statement-words.rules.ts'

const app = openTestApp()
const ctxOf = ({ owner }: TestProvider) => app.ctx(owner)

const papersOf = async (customer: Actor, id: string) => {
  const { papers } = await readPayment(app.ctx(customer), { id })
  return Promise.all(papers.map((paper) => readPaper(app.ctx(customer), paper)))
}

/** A month in which everything happens: paid, given back, called off with a fee, disputed, earned, tipped, gift cards. */
async function liveThrough(provider: TestProvider) {
  const { db } = app.running
  await setRules(app.ctx(provider.owner), {
    id: provider.providerId,
    tax: { basisPoints: 2000, name: 'VAT', number: '' },
  })
  const given = await bookUnpaid(app, provider, { day: 3 })
  await payWith(app, given)
  await refundPayment(app.ctx(provider.owner), { id: given.paymentId, amount: 12.5 })
  const late = await bookUnpaid(app, provider, { day: 4 })
  await payWith(app, late)
  await sql`update booking set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours'
    where booking_id = ${late.bookingId}`.execute(db)
  await cancelBooking(app.ctx(late.customer), { id: late.bookingId })
  const disputed = await bookUnpaid(app, provider, { day: 5 })
  await payWith(app, disputed, 'disputed')
  const had = await bookUnpaid(app, provider, { day: 6 })
  await payWith(app, had)
  await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${had.bookingId}`.execute(db)
  await completeBooking(app.ctx(provider.owner), { id: had.bookingId })
  const tip = await giveTip(app.ctx(had.customer), { bookingId: had.bookingId, amount: 5, currency: 'GBP' })
  const intent = await createIntent(app.ctx(had.customer), { tipId: tip.id, amount: 5, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(had.customer), { id: tip.id })
  expect((await papersOf(had.customer, tip.id)).map(({ lines, tax }) => [lines, tax])).toEqual([
    [[{ kind: 'tip', name: null, amountMinor: 500 }], null],
  ])
  const buyer = await makeAccount(app)
  const card = await buyCard(app, provider, buyer, { amount: 50 })
  const { providerId, serviceIds } = provider
  const dateTime = london(dateIn(8), '10:00')
  await createBooking(app.ctx(buyer), {
    providerId,
    serviceIds: serviceIds.slice(0, 1),
    dateTime,
    giftCards: [card.code ?? ''],
  })
  await sendRefunds(app)
}

test('the sums of a statement are those of the ledger, by account and by what happened', async () => {
  const provider = await makePaidProvider(app)
  await liveThrough(provider)
  const { currencies, isOpen, firstMonth } = await getStatement(ctxOf(provider), { month: monthNow() })
  expect([isOpen, firstMonth]).toEqual([true, monthNow()])
  const [money] = currencies
  const { rows: accounts } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_minor)::bigint as sum from ledger_entry where posting_id in
      (select posting_id from ledger_posting where provider_id = ${provider.providerId}) group by account order by account`.execute(
    app.running.db,
  )
  const shown = (money?.accounts ?? []).map(({ account, openingMinor, movedMinor, closingMinor }) => {
    expect(openingMinor + movedMinor).toBe(closingMinor)
    return { account, sum: closingMinor }
  })
  expect(shown.sort((a, b) => (a.account < b.account ? -1 : 1))).toEqual(accounts)
  const { rows: kinds } = await sql<{ kind: string; purpose: string; count: number; amountMinor: number }>`
    select kind, case when kind = 'gift_funded' then 'gift_card' when kind <> 'charge' then 'visit' when tip_id is not null then 'tip'
        when gift_card_id is not null then 'gift_card' else 'visit' end as purpose, count(*)::int as count,
      sum((select sum(amount_minor) from ledger_entry e where e.posting_id = l.posting_id and amount_minor > 0))::bigint as "amountMinor"
    from ledger_posting l where provider_id = ${provider.providerId} group by 1, 2`.execute(app.running.db)
  expect(kinds.length).toBeGreaterThan(6)
  expect(new Set(money?.movements)).toEqual(new Set(kinds))
  const [there, whose] = booksOf(money ?? { currency: '', movements: [], accounts: [] })
  expect(there.sum).toEqual(whose.sum)
  expect(there.sum.closingMinor).toBeGreaterThan(0)
})

type Asked = z.input<typeof statements.entries.input>

/** All of it, page by page. */
async function entriesOf(provider: TestProvider, asked: Asked) {
  const read = (page: number) =>
    getStatementEntries(ctxOf(provider), statements.entries.input.parse({ ...asked, page, limit: 5 }))
  const first = await read(1)
  const rest = Array.from({ length: first.pagination.totalPages - 1 }, (_, index) => read(index + 2))
  return { first, entries: [first, ...(await Promise.all(rest))].flatMap(({ entries }) => entries) }
}

test('each amount of a statement leads to the entries it is the sum of, and each of them to what it is about', async () => {
  const provider = await makePaidProvider(app)
  await liveThrough(provider)
  const month = monthNow()
  const { currencies } = await getStatement(ctxOf(provider), { month })
  const [money] = currencies
  const amounts: [Asked, number][] = [
    ...(money?.movements ?? []).map(({ kind, purpose, amountMinor }): [Asked, number] => [
      { currency: 'GBP', month, kind, ...(hasPurpose(kind) && { purpose }) },
      amountMinor,
    ]),
    ...(money?.accounts ?? []).flatMap(({ account, openingMinor, movedMinor, closingMinor }) =>
      (
        [
          ['before', openingMinor],
          ['in', movedMinor],
          ['until', closingMinor],
        ] as const
      ).map(([span, minor]): [Asked, number] => [{ currency: 'GBP', month, span, account }, minor]),
    ),
  ]
  expect(amounts.length).toBeGreaterThan(20)
  for (const [asked, minor] of amounts) {
    const { first, entries } = await entriesOf(provider, asked)
    expect([asked, first.sumMinor]).toEqual([asked, entries.length === 0 ? 0 : minor])
    expect([asked, entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)]).toEqual([asked, minor])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(first.pagination.total)
    for (const { about } of entries) await readAbout(provider, about ?? '')
  }
})

/** As the page behind an entry does. */
async function readAbout(provider: TestProvider, id: string) {
  const ctx = ctxOf(provider)
  return readPayment(ctx, { id }).catch(() => readEntries(ctx, { id }))
}

test('whose entries they are: nobody else sees them, and a month is that of the provider', async () => {
  const [provider, other] = [await makePaidProvider(app), await makePaidProvider(app)]
  await payWith(app, await bookUnpaid(app, provider))
  const asked = { currency: 'GBP', account: 'held_by_processor' } as const
  expect((await entriesOf(provider, asked)).entries).toMatchObject([{ kind: 'charge', purpose: 'visit' }])
  expect((await entriesOf(other, asked)).entries).toEqual([])
  expect((await entriesOf(provider, { ...asked, currency: 'EUR' })).entries).toEqual([])
  expect((await entriesOf(provider, { ...asked, month: monthNow(), span: 'before' })).entries).toEqual([])
  expect((await entriesOf(provider, { ...asked, planId: crypto.randomUUID() })).entries).toEqual([])
  expect((await entriesOf(provider, { ...asked, isStamps: true })).entries).toEqual([])
  expect(await codeOf(entriesOf(provider, { ...asked, month: '2999-01' }))).toBe('month_to_come')
})

test('what a month ends with the next begins with, by the clock of the provider', async () => {
  const provider = await makePaidProvider(
    app,
    { mode: 'before', depositPercent: 20 },
    { columns: { timezone: 'Pacific/Auckland' } },
  )
  const { providerId } = provider
  const post = async (source: string, at: string, minor: number) => {
    await sql`with p as (insert into ledger_posting (posting_id, source, kind, provider_id, posted_at)
        values (gen_random_uuid(), ${`${source}:${providerId}`}, 'charge', ${providerId}, ${at}) returning posting_id)
      insert into ledger_entry select posting_id, position, account, ${providerId}::uuid, 'GBP', amount from p,
        (values (0, 'held_by_processor', ${minor}::bigint), (1, 'paid_ahead', ${-minor}::bigint)) e (position, account, amount)`.execute(
      app.running.db,
    )
  }
  // In Auckland it is the first of May already, and then of June.
  await post('april', '2026-04-30T11:59:59.999Z', 100)
  await post('may', '2026-04-30T12:00:00Z', 20)
  await post('june', '2026-05-31T12:00:00Z', 3)
  const heldIn = async (month: string) => {
    const { currencies, isOpen } = await getStatement(ctxOf(provider), { month })
    const held = currencies[0]?.accounts.find(({ account }) => account === 'held_by_processor')
    return [isOpen, held?.openingMinor, held?.movedMinor, held?.closingMinor]
  }
  expect(await heldIn('2026-03')).toEqual([false, undefined, undefined, undefined])
  expect(await heldIn('2026-04')).toEqual([false, 0, 100, 100])
  expect(await heldIn('2026-05')).toEqual([false, 100, 20, 120])
  expect(await heldIn('2026-06')).toEqual([false, 120, 3, 123])
  expect(await heldIn('2026-07')).toEqual([false, 123, 0, 123])
  expect(await codeOf(getStatement(ctxOf(provider), { month: '2999-01' }))).toBe('month_to_come')
})

test.each([
  ['JPY', 500, 'JP¥500', '500'],
  ['KWD', 1230, 'KWD\u00a01.230', '1.230'],
  ['GBP', 30, '£0.30', '0.30'],
] as const)(
  '%s %i stands on the statement, in its PDF and in the file of entries to the last digit',
  async (currency, priceMinor, shown, written) => {
    const provider = await makePaidProvider(
      app,
      { mode: 'before', depositPercent: 20 },
      { columns: { currency }, services: [{ name: 'Cut', durationMinutes: 30, priceMinor }] },
    )
    const paying = await bookUnpaid(app, provider)
    await payWith(app, paying)
    const month = monthNow()
    const { currencies } = await getStatement(ctxOf(provider), { month })
    expect(currencies).toMatchObject([{ currency, movements: [{ kind: 'charge', count: 1, amountMinor: priceMinor }] }])
    const { content: pdf } = await getStatementPdf(ctxOf(provider), { month, language: 'en' })
    expect(textOfPdf(Buffer.from(pdf, 'base64'))).toContain(shown)
    const { content: csv } = await getStatementCsv(ctxOf(provider), { month })
    const cells = Buffer.from(csv, 'base64')
      .toString('utf8')
      .split('\r\n')
      .map((row) => row.split(','))
    expect(cells.slice(1, 3).map((row) => row.slice(3, 7))).toEqual([
      ['held_by_processor', currency, written, ''],
      ['paid_ahead', currency, '', written],
    ])
  },
)

test('the file of entries holds every entry of the month, and no name in it is a formula', async () => {
  const provider = await makePaidProvider(app)
  const customer = await makeAccount(app)
  await sql`update account set first_name = '=HYPERLINK("https://evil.test")', last_name = 'Nia' where account_id = ${customer.accountId}`.execute(
    app.running.db,
  )
  await payWith(app, await bookUnpaid(app, provider, { customer }))
  const { content, filename, mediaType } = await getStatementCsv(ctxOf(provider), { month: monthNow() })
  expect([filename, mediaType]).toEqual([`entries-${monthNow()}.csv`, 'text/csv;charset=utf-8'])
  const text = Buffer.from(content, 'base64').toString('utf8')
  expect(
    text.startsWith(
      '\ufefftime,posting,kind,account,currency,debit,credit,booking,gift card,tip,membership,customer\r\n',
    ),
  ).toBe(true)
  expect(text.match(/"'=HYPERLINK\(""https:\/\/evil\.test""\) Nia"\r\n/g)).toHaveLength(2)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from ledger_entry join ledger_posting using (posting_id)
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + (rows[0]?.n ?? 0))
})
