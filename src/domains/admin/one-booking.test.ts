import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  dateIn,
  giveReason,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
} from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { listPayments } from './booking-payments.server.ts'
import { findBookings } from './find-bookings.server.ts'
import { findMessages } from './messages.server.ts'

const app = openTestApp()

const page = { page: 1, limit: 20 }
const book = async (days = 3) => {
  const provider = await makeProvider(app)
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  const dateTime = london(dateIn(days), '10:00')
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  return { provider, customer, id }
}

describe('of one booking the office sees', () => {
  test('all that was sent about it, by mail, in the bell and to devices, and what each told of', async () => {
    const admin = await makeAdmin(app)
    const ctx = app.ctx(admin)
    const { customer, id } = await book()
    const other = await book()
    for (const { accountId } of [customer, other.customer]) await giveReason(app, admin, accountId)
    await cancelBooking(app.ctx(customer), { id })
    await app.jobs.work()
    const told = async (booking: string) =>
      (await findMessages(ctx, { booking, ...page })).messages.map(({ channel, event }) => `${channel} ${event}`).sort()
    await expect
      .poll(() => told(id), { timeout: 30_000 })
      // That it was booked needs no mail any more.
      .toEqual(['app cancelled', 'app confirmed', 'mail cancelled', 'mail cancelled'])
    expect((await told(other.id)).filter((what) => what.includes('cancelled'))).toEqual([])
    // A push is known by what it follows from, its own key says nothing.
    const about = { what: 'change', data: { bookingId: id, providerId: other.provider.providerId, change: 2 } }
    const job = JSON.stringify({ title: 'push.cancelled', about })
    await sql`insert into message (key, channel, kind, state, queue, job, created_at, tried_at)
      values (${`push-${randomUUID()}`}, 'push', 'push', 'sent', 'push-sending', ${job}, now(), now())`.execute(
      app.running.db,
    )
    expect(await told(id)).toContain('push cancelled')
    expect(await told(randomUUID())).toEqual([])
  })

  test('each of its payments', async () => {
    const admin = await makeAdmin(app)
    const ctx = app.ctx(admin)
    const { id, customer } = await book()
    await giveReason(app, admin, customer.accountId)
    expect(await listPayments(ctx, { id })).toEqual({ payments: [] })
    expect(await codeOf(listPayments(ctx, { id: randomUUID() }))).toBe('booking_not_found')
    const provider = await makePaidProvider(app)
    const paying = await bookUnpaid(app, provider)
    const payment = await payWith(app, paying)
    await giveReason(app, admin, paying.customer.accountId)
    expect(await listPayments(ctx, { id: paying.bookingId })).toEqual({
      payments: [{ id: payment.id, purpose: 'booking' }],
    })
    await expect
      .poll(
        async () =>
          (await findMessages(ctx, { booking: paying.bookingId, ...page })).messages.map(({ event }) => event),
        {
          timeout: 30_000,
        },
      )
      .toContain('payment_received')
  })
})

describe('a booking is found by', () => {
  const idsOf = async (asked: object) =>
    (await findBookings(app.ctx(await makeAdmin(app)), { ...page, ...asked })).bookings.map(({ id }) => id)

  test('the id of its payment, of its customer and of its business, and by the number of its receipt', async () => {
    const provider = await makePaidProvider(app)
    const paying = await bookUnpaid(app, provider)
    const { id } = await payWith(app, paying)
    for (const search of [id, provider.providerId, paying.customer.accountId])
      expect(await idsOf({ search })).toEqual([paying.bookingId])
    const { rows } = await sql<{ intent: string; number: number }>`select y.intent, q.number from payment y
      join paper q on q.provider_id = y.provider_id and q.payment_id = y.payment_id where y.payment_id = ${id}`.execute(
      app.running.db,
    )
    expect(await idsOf({ search: rows[0]?.intent })).toEqual([paying.bookingId])
    expect(await idsOf({ search: String(rows[0]?.number) })).toContain(paying.bookingId)
    expect(await idsOf({ search: `#${rows[0]?.number}` })).toContain(paying.bookingId)
  })

  test('the address of its customer, the telephone of its business however it is written, and what was booked', async () => {
    const { provider, customer, id } = await book()
    const { email } = await app.running.db
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', customer.accountId)
      .executeTakeFirstOrThrow()
    expect(await idsOf({ search: email })).toEqual([id])
    const { providerId } = provider
    await app.running.db
      .updateTable('provider')
      .set({ phone: '+44 7311 900 417' })
      .where('provider_id', '=', providerId)
      .execute()
    for (const search of ['+44 7311 900417', '07311 900-417', '900417']) expect(await idsOf({ search })).toEqual([id])
    expect(await idsOf({ search: '07311 900-418' })).toEqual([])
    const word = `Lymphdränage ${randomUUID().slice(0, 8)}`
    await sql`update segment set service_name = ${word} where provider_id = ${providerId} and booking_id = ${id}`.execute(
      app.running.db,
    )
    expect(await idsOf({ search: word.replace('ä', 'a').toUpperCase() })).toEqual([id])
    expect(await idsOf({ search: '...' })).toEqual([])
    // Whoever is found in two ways is found once.
    await app.running.db
      .updateTable('account')
      .set({ first_name: word })
      .where('account_id', '=', customer.accountId)
      .execute()
    const { bookings, pagination } = await findBookings(app.ctx(await makeAdmin(app)), { search: word, ...page })
    expect([bookings.length, pagination.total]).toEqual([1, 1])
  })

  test('the days on which it begins, and stands in the order that was asked for', async () => {
    const [late, soon] = [await book(9), await book(8)]
    const search = soon.provider.providerId
    expect(await idsOf({ search, from: dateIn(8), to: dateIn(8) })).toEqual([soon.id])
    expect(await idsOf({ search, from: dateIn(9) })).toEqual([])
    expect(await idsOf({ search, to: dateIn(7) })).toEqual([])
    const both = (ids: string[]) => ids.filter((id) => id === late.id || id === soon.id)
    const days = { from: dateIn(8), to: dateIn(9) }
    expect(both(await idsOf(days))).toEqual([late.id, soon.id])
    expect(both(await idsOf({ ...days, order: 'asc' }))).toEqual([soon.id, late.id])
    const made = { ...days, sort: 'made' } as const
    expect(both(await idsOf(made))).toEqual([soon.id, late.id])
    expect(both(await idsOf({ ...made, order: 'asc' }))).toEqual([late.id, soon.id])
    expect(both(await idsOf({ ...made, status: 'confirmed' }))).toEqual([soon.id, late.id])
    expect(both(await idsOf({ ...made, status: 'expired' }))).toEqual([])
    const totals = (await findBookings(app.ctx(await makeAdmin(app)), { ...page, sort: 'total' })).bookings.map(
      ({ totalMinor }) => totalMinor,
    )
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    expect(await codeOf(idsOf({ from: dateIn(9), to: dateIn(8) }))).toBe('invalid_input')
  })
})
