import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, startTestApp, type TestApp } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { transaction } from '../../lib/db.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getClient, listClients, setNote } from '../business/clients.server.ts'
import { holdTime } from '../holds/service.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { addBlock, removeBlock, updateBlock } from '../staff/time-off.server.ts'
import { getDiary } from './service.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ poolSize: 20 })
})
afterAll(() => app.close())

const makeShop = async () => {
  const shop = await makeProvider(app)
  const ctx = app.ctx(shop.owner)
  const block = (from: string, to: string, changes: object = {}) => ({
    id: shop.providerId,
    calendarId: shop.calendarId,
    start: london(dateIn(3), from),
    end: london(dateIn(3), to),
    label: '',
    clientName: null,
    clientPhone: null,
    ...changes,
  })
  const book = async (time: string, day = 3) => {
    const customer = await makeAccount(app, { firstName: 'Amina', lastName: 'Yusuf' })
    const dateTime = london(dateIn(day), time)
    const booking = await createBooking(app.ctx(customer), {
      providerId: shop.providerId,
      serviceIds: shop.serviceIds,
      dateTime,
    })
    return { booking, customer }
  }
  return { shop, ctx, block, book }
}

describe('own entries', () => {
  test('take the time from those who book, and give it back', async () => {
    const { shop, ctx, block, book } = await makeShop()
    const entry = await addBlock(
      ctx,
      block('10:00', '11:00', { label: 'Colour', clientName: 'Jo', clientPhone: '020 7946 0000' }),
    )
    expect(entry).toMatchObject({ clientName: 'Jo', label: 'Colour', start: london(dateIn(3), '10:00') })
    await expect(book('10:30')).rejects.toMatchObject({ code: 'blocked' })
    const { id: _id, ...moved } = block('13:00', '14:00')
    await updateBlock(ctx, { id: shop.providerId, blockId: entry.id, ...moved })
    await book('10:30')
    await expect(book('13:30')).rejects.toMatchObject({ code: 'blocked' })
    await removeBlock(ctx, { id: shop.providerId, blockId: entry.id })
    await book('13:30')
  })

  test('are refused where something lies, by its name and time; moved, never by themselves', async () => {
    const { shop, ctx, block, book } = await makeShop()
    await book('10:00')
    await expect(addBlock(ctx, block('10:30', '12:00'))).rejects.toMatchObject({
      code: 'time_taken',
      data: {
        kind: 'booking',
        name: 'Amina Yusuf',
        start: london(dateIn(3), '10:00'),
        end: london(dateIn(3), '11:00'),
      },
    })
    const entry = await addBlock(ctx, block('12:00', '13:00', { label: 'Lunch' }))
    await expect(addBlock(ctx, block('12:30', '14:00'))).rejects.toMatchObject({
      data: { kind: 'block', name: 'Lunch' },
    })
    const { id: _id, ...later } = block('12:30', '13:30')
    expect(await updateBlock(ctx, { id: shop.providerId, blockId: entry.id, ...later })).toMatchObject({
      start: later.start,
    })
  })

  test('come before what somebody is keeping while they book', async () => {
    const { shop, ctx, block } = await makeShop()
    const customer = await makeAccount(app)
    const wish = { providerId: shop.providerId, serviceIds: shop.serviceIds, dateTime: london(dateIn(3), '10:00') }
    const { id } = await holdTime(app.ctx(customer), wish)
    await addBlock(ctx, block('10:00', '11:00'))
    await expect(createBooking(app.ctx(customer), { ...wish, holdId: id })).rejects.toMatchObject({
      code: 'hold_released',
    })
  })

  test('end after they begin', async () => {
    const { ctx, block } = await makeShop()
    expect(() => addBlock(ctx, block('12:00', '12:00'))).toThrow(
      expect.objectContaining({ fields: { end: expect.any(String) } }),
    )
  })

  test('race with bookings for one time: one of them gets it', async () => {
    const winners = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const { ctx, block, book } = await makeShop()
      const mine = () => addBlock(ctx, block('10:00', '11:00'))
      const theirs = () => book('10:00')
      const racing: (() => Promise<unknown>)[] = round % 2 ? [mine, theirs, theirs] : [theirs, theirs, mine]
      const results = await Promise.allSettled(racing.map((attempt) => persistently(attempt)))
      const won = results.flatMap(({ status }, index) =>
        status === 'fulfilled' ? [racing[index] === mine ? 'block' : 'booking'] : [],
      )
      expect(won).toHaveLength(1)
      winners.add(won[0] ?? '')
    }
    expect(winners.size).toBeGreaterThan(0)
  })

  test('of a foreign diary do not exist', async () => {
    const { ctx, block } = await makeShop()
    const other = await makeShop()
    await expect(addBlock(other.ctx, block('10:00', '11:00'))).rejects.toMatchObject({ code: 'provider_not_found' })
    const entry = await addBlock(ctx, block('10:00', '11:00'))
    const attempt = removeBlock(other.ctx, { id: other.shop.providerId, blockId: entry.id })
    await expect(attempt).rejects.toMatchObject({ code: 'block_not_found' })
  })
})

describe('the diary', () => {
  test('shows hours, bookings, own entries and requests of its days, by the clock of the shop', async () => {
    const { shop, ctx, block, book } = await makeShop()
    const { booking, customer } = await book('10:00')
    const later = await book('15:00', 20)
    await sql`update booking set status = 'pending' where booking_id = ${later.booking.id}`.execute(app.running.db)
    await addBlock(ctx, block('12:00', '13:00', { label: 'Lunch' }))
    await setNote(ctx, { id: shop.providerId, clientId: customer.accountId, text: 'Tea, no sugar' })
    const diary = await getDiary(ctx, { id: shop.providerId, from: dateIn(3), to: dateIn(3) })
    expect(diary).toMatchObject({
      timezone: 'Europe/London',
      today: dateIn(0),
      people: [{ name: 'Maya', hours: [{ start: london(dateIn(3), '09:00'), end: london(dateIn(3), '17:00') }] }],
      visits: [
        {
          id: booking.id,
          status: 'confirmed',
          customerName: 'Amina Yusuf',
          visit: 1,
          clientNote: 'Tea, no sugar',
          parts: [{ calendarId: shop.calendarId, service: 'Cut' }],
        },
      ],
      blocks: [{ label: 'Lunch' }],
      requests: [{ id: later.booking.id, status: 'pending' }],
    })
  })

  test('reaches over six weeks at most', async () => {
    const { shop, ctx } = await makeShop()
    for (const [from, to] of [
      [0, 42],
      [1, 0],
    ] as const)
      await expect(getDiary(ctx, { id: shop.providerId, from: dateIn(from), to: dateIn(to) })).rejects.toMatchObject({
        code: 'invalid_input',
      })
  })
})

describe('clients', () => {
  test('are those who have booked here, with what took place and what lies ahead', async () => {
    const { shop, ctx, book } = await makeShop()
    const { booking, customer } = await book('10:00')
    await sql`update booking set status = 'completed', starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
      where booking_id = ${booking.id}`.execute(app.running.db)
    const dateTime = london(dateIn(5), '09:00')
    await createBooking(app.ctx(customer), { providerId: shop.providerId, serviceIds: shop.serviceIds, dateTime })
    const list = await listClients(ctx, { id: shop.providerId, search: 'amína', page: 1, limit: 20 })
    expect(list).toMatchObject({
      pagination: { total: 1 },
      clients: [{ id: customer.accountId, visits: 1, noShows: 0, spentMinor: 4000, nextVisit: dateTime }],
    })
    const history = await getClient(ctx, { id: shop.providerId, clientId: customer.accountId })
    expect(history.bookings.map(({ status }) => status)).toEqual(['confirmed', 'completed'])
    expect((await listClients(ctx, { id: shop.providerId, search: '%', page: 1, limit: 20 })).clients).toEqual([])
  })

  test('of somebody else cannot be read or noted', async () => {
    const mine = await makeShop()
    const other = await makeShop()
    const { customer } = await other.book('10:00')
    const which = { id: mine.shop.providerId, clientId: customer.accountId }
    await expect(getClient(mine.ctx, which)).rejects.toMatchObject({ code: 'client_not_found' })
    await expect(setNote(mine.ctx, { ...which, text: 'x' })).rejects.toMatchObject({ code: 'client_not_found' })
    await expect(getClient(mine.ctx, { ...which, id: other.shop.providerId })).rejects.toMatchObject({
      code: 'provider_not_found',
    })
  })

  test('who delete their account take the notes about them along', async () => {
    const { shop, ctx, book } = await makeShop()
    const { customer } = await book('10:00')
    const which = { id: shop.providerId, clientId: customer.accountId }
    await setNote(ctx, { ...which, text: 'Tender scalp' })
    expect((await getClient(ctx, which)).note).toBe('Tender scalp')
    await transaction(app.ctx(), (tx) => eraseAccount(tx, customer.accountId))
    const notes = app.running.db.selectFrom('client_note').select('text').where('account_id', '=', customer.accountId)
    expect(await notes.execute()).toEqual([])
  })
})
