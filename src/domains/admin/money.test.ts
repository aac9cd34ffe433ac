import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeAdmin, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { setAdmin } from '../identity/admins.server.ts'
import { type Posting, post } from '../ledger/service.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { saveDifferences, saveLedger } from './files.server.ts'
import { findDifferences } from './find-differences.server.ts'
import { findLedger } from './find-ledger.server.ts'

const app = openTestApp()
const page = { page: 1, limit: 50 }
const linesOf = ({ content }: SavedFile) =>
  Buffer.from(content, 'base64').toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, -1)
const entriesOf = (actor: string) =>
  app.running.db.selectFrom('audit_entry').select(['action', 'details']).where('actor_id', '=', actor).execute()

let ctx: UserCtx
beforeAll(async () => {
  ctx = app.ctx(await makeAdmin(app))
})

const write = (now: Date, posting: Posting) => transaction(app.ctx(), (tx) => post({ ...tx, now }, posting))

async function named(provider: TestProvider) {
  const word = `Zo${randomUUID().slice(0, 8)}`
  await app.running.db
    .updateTable('provider')
    .set({ business_name: word, name_text: word.toLowerCase() })
    .where('provider_id', '=', provider.providerId)
    .execute()
  return word
}

describe('the entries of an account', () => {
  const currency = 'ISK'
  let word: string
  let customer: string
  let provider: TestProvider
  const tipIds = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]

  // One a day, the second dearest first; in a currency of their own nothing else is among them.
  beforeAll(async () => {
    provider = await makeProvider(app)
    word = await named(provider)
    customer = (await makeAccount(app)).accountId
    for (const [at, amountMinor] of [300, 100, 400, 200].entries()) {
      const now = new Date(`2026-02-0${at + 1}T12:00:00Z`)
      await write(now, {
        source: `test:${randomUUID()}`,
        kind: at === 3 ? 'gift_funded' : 'charge',
        booking: { providerId: provider.providerId, bookingId: null, tipId: tipIds[at] ?? '' },
        entries: [
          { account: 'held_by_processor', ownerId: provider.providerId, currency, amountMinor },
          { account: 'paid_ahead', ownerId: customer, currency, amountMinor: -amountMinor },
        ],
      })
    }
  })
  const shown = async (asked: object = {}) => {
    const read = await findLedger(ctx, { account: 'held_by_processor', currency, ...page, ...asked })
    expect(read.balanceMinor).toBe(1000)
    expect(read.pagination.total).toBe(read.entries.length)
    return read.entries.map(({ amountMinor }) => amountMinor / 100).join('')
  }

  test('stand in the order that was asked for, either way round', async () => {
    expect(await shown()).toBe('2413')
    expect(await shown({ order: 'asc' })).toBe('3142')
    expect(await shown({ sort: 'amount' })).toBe('4321')
    expect(await shown({ sort: 'amount', order: 'asc' })).toBe('1234')
  })

  test('are found by a business, by a customer whose they are, by what they are about and by their days', async () => {
    expect(await shown({ search: word })).toBe('2413')
    expect(await shown({ search: word, sort: 'amount', from: '2026-02-02', to: '2026-02-03' })).toBe('41')
    expect(await shown({ search: provider.providerId })).toBe('2413')
    expect(await shown({ search: tipIds[1] })).toBe('1')
    expect(await shown({ search: randomUUID() })).toBe('')
    expect(await shown({ search: `${word} and more` })).toBe('')
    expect(await shown({ from: '2026-02-04' })).toBe('2')
    expect(await shown({ to: '2026-02-01' })).toBe('3')
    // The customer's side of it.
    const read = await findLedger(ctx, { account: 'paid_ahead', currency, ...page, search: customer })
    expect(read.entries).toHaveLength(4)
    expect(read.balanceMinor).toBe(-1000)
    expect(
      await codeOf(findLedger(ctx, { account: 'paid_ahead', currency, ...page, from: '2026-02-02', to: '2026-02-01' })),
    ).toBe('invalid_input')
  })

  test('are on one page after the other, none twice and none left out, also of one amount at one time', async () => {
    const now = new Date('2026-03-01T12:00:00Z')
    for (let each = 0; each < 7; each++)
      await write(now, {
        source: `test:${randomUUID()}`,
        kind: 'charge',
        booking: { providerId: provider.providerId, bookingId: null },
        entries: [
          { account: 'held_by_processor', ownerId: provider.providerId, currency: 'HUF', amountMinor: 5 },
          { account: 'paid_ahead', ownerId: customer, currency: 'HUF', amountMinor: -5 },
        ],
      })
    for (const asked of [{}, { sort: 'amount' }, { order: 'asc' }, { search: word }] as const) {
      const ids = []
      for (const number of [1, 2, 3, 4])
        ids.push(
          ...(
            await findLedger(ctx, { account: 'paid_ahead', currency: 'HUF', ...asked, page: number, limit: 2 })
          ).entries.map(({ id }) => id),
        )
      expect([ids.length, new Set(ids).size]).toEqual([7, 7])
    }
  })

  test('of a booking are found by the number of its payment', async () => {
    const paying = await bookUnpaid(app, await makePaidProvider(app))
    await payWith(app, paying)
    const read = (search: string) =>
      findLedger(ctx, { account: 'held_by_processor', currency: 'GBP', ...page, search }).then(({ entries }) => entries)
    const ofPayment = await read(paying.paymentId)
    expect(ofPayment.length).toBeGreaterThan(0)
    expect(ofPayment).toEqual(await read(paying.bookingId))
    expect(ofPayment.every(({ about }) => about === paying.bookingId)).toBe(true)
  })

  test('as CSV are what is found and nothing else; that they were saved is an entry, without the words', async () => {
    const admin = await makeAdmin(app)
    const asked = { account: 'held_by_processor', currency, search: word, to: '2026-02-02', sort: 'amount' } as const
    const file = await saveLedger(app.ctx(admin), asked)
    expect(file.filename).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/)
    expect(linesOf(file)).toEqual([
      'at,kind,provider,about_id,amount,currency',
      `2026-02-01T12:00:00.000Z,charge,${word},${tipIds[0]},300,ISK`,
      `2026-02-02T12:00:00.000Z,charge,${word},${tipIds[1]},100,ISK`,
    ])
    const codes = { account: 'held_by_processor', currency, from: null, to: '2026-02-02' }
    expect(await entriesOf(admin.accountId)).toEqual([
      { action: 'payment.ledger_saved', details: { entries: 2, ...codes, hasWords: true } },
    ])
    await setAdmin(app.ctx(await makeAdmin(app)), { accountId: admin.accountId, isAdmin: false })
    expect(await codeOf(saveLedger(app.ctx(admin), asked))).toBe('forbidden')
  })
})

describe('what differs', () => {
  let word: string
  let provider: TestProvider
  const payments: string[] = []
  const bookings: string[] = []

  beforeAll(async () => {
    provider = await makeProvider(app)
    word = await named(provider)
    const kinds = ['status', 'amount', 'status', 'unknown'] as const
    for (const [at, kind] of kinds.entries()) {
      const paying = kind === 'unknown' ? null : await bookUnpaid(app, await makePaidProvider(app))
      const payment = paying?.paymentId ?? null
      payments.push(payment ?? '')
      bookings.push(paying?.bookingId ?? '')
      const day = `2026-02-0${at + 1}T12:00:00Z`
      // Of its own business: the payment is another's where there is one, which the key forbids.
      await sql`insert into payment_difference (provider_id, difference_id, payment_id, kind, ours, theirs, found_at, mended_at)
        select coalesce(y.provider_id, ${provider.providerId}), ${randomUUIDv7()}, y.payment_id, ${kind}, ${`${at} ISK`},
          ${`${at} ISK pi_${word}_${at}`}, ${day}::timestamptz, ${at < 2 ? day : null}::timestamptz
        from (select 1) one left join payment y on y.payment_id = ${payment}::uuid`.execute(app.running.db)
    }
  })
  const shown = async (asked: object = {}) => {
    const { differences, pagination } = await findDifferences(ctx, { search: `pi_${word}`, ...page, ...asked })
    expect(pagination.total).toBe(differences.length)
    return differences.map(({ ours }) => ours[0]).join('')
  }

  test('stands with what is open first, or by when it was found, either way round', async () => {
    expect(await shown()).toBe('3210')
    expect(await shown({ sort: 'state', order: 'asc' })).toBe('0123')
    expect(await shown({ sort: 'found' })).toBe('3210')
    expect(await shown({ sort: 'found', order: 'asc' })).toBe('0123')
    await sql`update payment_difference set mended_at = now() where theirs like ${`%${word}_3`}`.execute(app.running.db)
    expect(await shown()).toBe('2310')
    expect(await shown({ sort: 'state', order: 'asc' })).toBe('0132')
    await sql`update payment_difference set mended_at = null where theirs like ${`%${word}_3`}`.execute(app.running.db)
  })

  test('is found by what either side says, by its business and its payment, by kind and whether it is open', async () => {
    expect(await shown({ kind: 'status' })).toBe('20')
    expect(await shown({ state: 'open' })).toBe('32')
    expect(await shown({ state: 'mended', kind: 'status' })).toBe('0')
    expect(await shown({ search: `PI_${word.toUpperCase()}_1` })).toBe('1')
    expect(await shown({ search: `pi%${word}` })).toBe('')
    expect(await shown({ search: word, kind: 'unknown' })).toBe('3')
    expect(await shown({ search: payments[1] })).toBe('1')
    expect(await shown({ search: bookings[2] })).toBe('2')
    expect(await shown({ search: provider.providerId })).toBe('3')
    expect(await shown({ search: randomUUID() })).toBe('')
  })

  test('as CSV is what is found; that it was saved is an entry', async () => {
    const admin = await makeAdmin(app)
    const lines = linesOf(await saveDifferences(app.ctx(admin), { search: `pi_${word}`, state: 'open', sort: 'found' }))
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('payment_id,provider,kind,ours,theirs,found_at,mended_at')
    expect(lines[1]).toBe(`,${word},unknown,3 ISK,3 ISK pi_${word}_3,2026-02-04T12:00:00.000Z,`)
    expect(await entriesOf(admin.accountId)).toEqual([
      { action: 'payment.differences_saved', details: { entries: 2, kind: null, state: 'open', hasWords: true } },
    ])
  })
})
