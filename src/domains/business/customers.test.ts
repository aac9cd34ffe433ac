import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { getCustomer, listCustomers, setNote } from './customers.server.ts'

const app = openTestApp()

async function book(customer: Actor, { providerId, serviceIds }: TestProvider, time: string, day = 3) {
  const dateTime = london(dateIn(day), time)
  return createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
}

/** As if it had been so many days earlier, and ended so. */
async function past(id: string, days: number, status: string) {
  await sql`
    update booking set status = ${status}, starts_at = starts_at - make_interval(days => ${days}),
      ends_at = ends_at - make_interval(days => ${days}), cancelled_at = ${status === 'cancelled' ? new Date() : null}
    where booking_id = ${id}`.execute(app.running.db)
  await sql`update occupation set blocking = false where booking_id = ${id}`.execute(app.running.db)
}

const list = ({ providerId, owner }: TestProvider, more: { search?: string; page?: number; limit?: number } = {}) =>
  listCustomers(app.ctx(owner), { id: providerId, page: 1, limit: 20, ...more })
const read = ({ providerId, owner }: TestProvider, customerId: string) =>
  getCustomer(app.ctx(owner), { id: providerId, customerId })

describe('the customers of a provider', () => {
  test('are those who have booked here, with what took place and what lies ahead', async () => {
    const provider = await makeProvider(app)
    const amina = await makeAccount(app, { firstName: 'Amina', lastName: 'Yusuf' })
    for (const [days, status] of [
      [30, 'completed'],
      [31, 'no_show'],
      [32, 'cancelled'],
      [33, 'expired'],
      // Over, and nobody has said how it went.
      [34, 'confirmed'],
    ] as const)
      await past((await book(amina, provider, '10:00')).id, days, status)
    const next = await book(amina, provider, '09:00', 5)
    await book(amina, provider, '09:00', 6)
    expect(await list(provider)).toMatchObject({
      currency: 'GBP',
      pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
      customers: [
        {
          id: amina.accountId,
          name: 'Amina Yusuf',
          visits: 2,
          noShows: 1,
          spentMinor: 8000,
          nextBooking: next.dateTime,
        },
      ],
    })
    const history = await read(provider, amina.accountId)
    expect(history.bookings.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'completed',
      'no_show',
      'cancelled',
      'expired',
      'confirmed',
    ])
    expect(history.bookings[0]?.services).toEqual(['Cut'])
    expect(history.lastVisit).toBe(history.bookings[2]?.start)
  })

  test('have no last and no next one where there is none', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    await past((await book(ada, provider, '10:00')).id, 30, 'cancelled')
    expect((await list(provider)).customers).toMatchObject([
      { visits: 0, spentMinor: 0, lastVisit: null, nextBooking: null },
    ])
  })

  test('are found by a part of their name, with or without accents, and by no sign of a pattern', async () => {
    const provider = await makeProvider(app)
    const [amina, zoe] = [
      await makeAccount(app, { firstName: 'Amina', lastName: 'Yusuf' }),
      await makeAccount(app, { firstName: 'Zoë', lastName: 'Novák' }),
    ]
    await book(amina, provider, '10:00')
    await book(zoe, provider, '11:00')
    const found = async (search: string) => (await list(provider, { search })).customers.map(({ name }) => name)
    expect(await found('amína')).toEqual(['Amina Yusuf'])
    expect(await found('novak')).toEqual(['Zoë Novák'])
    expect(await found('a yu')).toEqual(['Amina Yusuf'])
    expect((await found('')).length).toBe(2)
    for (const sign of ['%', '_', '％', '＼']) expect(await found(sign), sign).toEqual([])
  })

  test('are found by their own name in any script', async () => {
    const provider = await makeProvider(app)
    for (const [index, name] of ['Сергей Зайцев', 'Андрій Їжак', 'Ɗan Ƙwarai', 'Ǿrsted Ærø', 'Ελένη Παπά'].entries()) {
      const [firstName = '', lastName = ''] = name.split(' ')
      await book(await makeAccount(app, { firstName, lastName }), provider, `1${index}:00`)
      for (const search of [name, name.toLowerCase()])
        expect((await list(provider, { search })).customers, search).toMatchObject([{ name }])
    }
  })

  test('come page by page, whoever was here last first', async () => {
    const provider = await makeProvider(app)
    const people = await Promise.all([1, 2, 3].map(() => makeAccount(app)))
    for (const [index, person] of people.entries()) await book(person, provider, `${10 + index}:00`)
    const page = async (number: number) =>
      (await list(provider, { page: number, limit: 2 })).customers.map(({ id }) => id)
    expect(await page(1)).toEqual([people[2]?.accountId, people[1]?.accountId])
    expect(await page(2)).toEqual([people[0]?.accountId])
    expect(await page(3)).toEqual([])
    expect((await list(provider, { limit: 2 })).pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 })
  })

  test('are nobody else’s: not read, not noted, not counted', async () => {
    const [mine, other] = [await makeProvider(app), await makeProvider(app)]
    const customer = await makeAccount(app)
    await book(customer, other, '10:00')
    const which = { id: mine.providerId, customerId: customer.accountId }
    const ctx = app.ctx(mine.owner)
    await expect(getCustomer(ctx, which)).rejects.toMatchObject({ code: 'customer_not_found', status: 404 })
    await expect(setNote(ctx, { ...which, text: 'x' })).rejects.toMatchObject({ code: 'customer_not_found' })
    await expect(getCustomer(ctx, { ...which, id: other.providerId })).rejects.toMatchObject({
      code: 'provider_not_found',
    })
    await expect(setNote(ctx, { ...which, id: other.providerId, text: 'x' })).rejects.toMatchObject({
      code: 'provider_not_found',
    })
    await book(customer, mine, '14:00')
    expect((await read(mine, customer.accountId)).bookings).toHaveLength(1)
  })

  test('are gone from it when they delete their account, with what was noted about them', async () => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    await book(customer, provider, '10:00')
    const which = { id: provider.providerId, customerId: customer.accountId }
    await setNote(app.ctx(provider.owner), { ...which, text: 'Tender scalp' })
    expect((await read(provider, customer.accountId)).note).toBe('Tender scalp')
    await transaction(app.ctx(), (tx) => eraseAccount(tx, customer.accountId))
    const notes = app.running.db.selectFrom('customer_note').selectAll().where('customer_id', '=', customer.accountId)
    expect(await notes.execute()).toEqual([])
    expect((await list(provider)).customers).toEqual([])
    await expect(read(provider, customer.accountId)).rejects.toMatchObject({ code: 'customer_not_found' })
  })
})

test('a private note is one per customer: written over, taken away, and the provider’s alone', async () => {
  const [provider, other] = [await makeProvider(app), await makeProvider(app)]
  const [customer, jo] = [await makeAccount(app), await makeAccount(app)]
  await book(customer, provider, '10:00')
  await book(customer, other, '14:00')
  await book(jo, provider, '12:00')
  const note = (of: TestProvider, text: string, { accountId: customerId } = customer) =>
    setNote(app.ctx(of.owner), { id: of.providerId, customerId, text })
  await note(provider, 'Always late', jo)
  await note(other, 'Theirs')
  await Promise.all(['one', 'two', 'three'].map((text) => note(provider, text)))
  expect(await note(provider, 'Tea, no sugar')).toEqual({ note: 'Tea, no sugar' })
  expect((await read(provider, customer.accountId)).note).toBe('Tea, no sugar')
  await note(provider, '')
  expect(await read(provider, customer.accountId)).toMatchObject({ note: '', bookings: [{ services: ['Cut'] }] })
  expect((await read(provider, jo.accountId)).note).toBe('Always late')
  expect((await read(other, customer.accountId)).note).toBe('Theirs')
})
