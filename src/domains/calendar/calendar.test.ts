import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { setNote } from '../business/customers.server.ts'
import { createHold } from '../holds/service.server.ts'
import { addEntry, removeEntry, updateEntry } from '../staff/calendar-entries.server.ts'
import { getProviderCalendar } from './service.server.ts'

const app = openTestApp({ poolSize: 20 })

const makeOwnProvider = async () => {
  const provider = await makeProvider(app)
  const ctx = app.ctx(provider.owner)
  const entryAt = (from: string, to: string, changes: object = {}) => ({
    id: provider.providerId,
    staffId: provider.staffId,
    start: london(dateIn(3), from),
    end: london(dateIn(3), to),
    label: '',
    customerName: null,
    customerPhone: null,
    ...changes,
  })
  const book = async (time: string, day = 3) => {
    const customer = await makeAccount(app, { firstName: 'Amina', lastName: 'Yusuf' })
    const dateTime = london(dateIn(day), time)
    const booking = await createBooking(app.ctx(customer), {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime,
    })
    return { booking, customer }
  }
  return { provider, ctx, entryAt, book }
}

describe('own entries', () => {
  test('take the time from those who book, and give it back', async () => {
    const { provider, ctx, entryAt, book } = await makeOwnProvider()
    const entry = await addEntry(
      ctx,
      entryAt('10:00', '11:00', { label: 'Colour', customerName: 'Jo', customerPhone: '020 7946 0000' }),
    )
    expect(entry).toMatchObject({ customerName: 'Jo', label: 'Colour', start: london(dateIn(3), '10:00') })
    await expect(book('10:30')).rejects.toMatchObject({ code: 'blocked' })
    const { id: _id, ...moved } = entryAt('13:00', '14:00')
    await updateEntry(ctx, { id: provider.providerId, entryId: entry.id, ...moved })
    await book('10:30')
    await expect(book('13:30')).rejects.toMatchObject({ code: 'blocked' })
    await removeEntry(ctx, { id: provider.providerId, entryId: entry.id })
    await book('13:30')
  })

  test('are refused where something lies, by its name and time; moved, never by themselves', async () => {
    const { provider, ctx, entryAt, book } = await makeOwnProvider()
    await book('10:00')
    await expect(addEntry(ctx, entryAt('10:30', '12:00'))).rejects.toMatchObject({
      code: 'time_taken',
      data: {
        kind: 'booking',
        name: 'Amina Yusuf',
        start: london(dateIn(3), '10:00'),
        end: london(dateIn(3), '11:00'),
      },
    })
    const entry = await addEntry(ctx, entryAt('12:00', '13:00', { label: 'Lunch' }))
    await expect(addEntry(ctx, entryAt('12:30', '14:00'))).rejects.toMatchObject({
      data: { kind: 'time_off', name: 'Lunch' },
    })
    const { id: _id, ...later } = entryAt('12:30', '13:30')
    expect(await updateEntry(ctx, { id: provider.providerId, entryId: entry.id, ...later })).toMatchObject({
      start: later.start,
    })
  })

  test('of one staff member leave the time of the others alone, and what was cancelled is in nobody’s way', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Ana' }, { name: 'Bea' }] })
    const [ana = '', bea = ''] = provider.staffIds
    const { providerId: id, serviceIds } = provider
    const ctx = app.ctx(provider.owner)
    const during = { start: london(dateIn(3), '10:00'), end: london(dateIn(3), '11:00') }
    const entry = { ...during, label: '', customerName: null, customerPhone: null }
    const selection = { providerId: id, serviceIds, staffId: ana, dateTime: during.start }
    const booking = await createBooking(app.ctx(await makeAccount(app)), selection)
    const ofBea = await addEntry(ctx, { ...entry, id, staffId: bea })
    await expect(addEntry(ctx, { ...entry, id, staffId: ana })).rejects.toMatchObject({ data: { kind: 'booking' } })
    await cancelBooking(ctx, { id: booking.id })
    const ofAna = await addEntry(ctx, { ...entry, id, staffId: ana })
    const read = async () => {
      const { entries } = await getProviderCalendar(ctx, { id, from: dateIn(3), to: dateIn(3) })
      return entries.map(({ staffId, label }) => [staffId, label]).sort()
    }
    await updateEntry(ctx, { ...entry, id, entryId: ofAna.id, staffId: ana, label: 'Lunch' })
    expect(await read()).toEqual(
      [
        [ana, 'Lunch'],
        [bea, ''],
      ].sort(),
    )
    await removeEntry(ctx, { id, entryId: ofBea.id })
    expect(await read()).toEqual([[ana, 'Lunch']])
  })

  test('come before what somebody is keeping while they book', async () => {
    const { provider, ctx, entryAt } = await makeOwnProvider()
    const customer = await makeAccount(app)
    const selection = {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime: london(dateIn(3), '10:00'),
    }
    const { id } = await createHold(app.ctx(customer), selection)
    await addEntry(ctx, entryAt('10:00', '11:00'))
    await expect(createBooking(app.ctx(customer), { ...selection, holdId: id })).rejects.toMatchObject({
      code: 'hold_released',
    })
  })

  test('end after they begin', async () => {
    const { ctx, entryAt } = await makeOwnProvider()
    expect(() => addEntry(ctx, entryAt('12:00', '12:00'))).toThrow(
      expect.objectContaining({ fields: { end: expect.any(String) } }),
    )
  })

  test('race with bookings for one time: one of them gets it', async () => {
    const winners = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const { ctx, entryAt, book } = await makeOwnProvider()
      const mine = () => addEntry(ctx, entryAt('10:00', '11:00'))
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

  test('of a foreign calendar do not exist', async () => {
    const { ctx, entryAt } = await makeOwnProvider()
    const other = await makeOwnProvider()
    await expect(addEntry(other.ctx, entryAt('10:00', '11:00'))).rejects.toMatchObject({ code: 'provider_not_found' })
    const entry = await addEntry(ctx, entryAt('10:00', '11:00'))
    const attempt = removeEntry(other.ctx, { id: other.provider.providerId, entryId: entry.id })
    await expect(attempt).rejects.toMatchObject({ code: 'entry_not_found' })
  })
})

test('a booking is the visit after those that took place: what lies ahead is none yet', async () => {
  const provider = await makeProvider(app)
  const customer = await makeAccount(app)
  const book = (day: number) =>
    createBooking(app.ctx(customer), {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime: london(dateIn(day), '10:00'),
    })
  const visits = async () => {
    const which = { id: provider.providerId, from: dateIn(-20), to: dateIn(20) }
    return (await getProviderCalendar(app.ctx(provider.owner), which)).bookings.map(({ visit }) => visit)
  }
  const [first] = [await book(5), await book(6), await book(7)]
  expect(await visits()).toEqual([1, 1, 1])
  await sql`update booking set starts_at = starts_at - interval '15 days', ends_at = ends_at - interval '15 days'
    where booking_id = ${first.id}`.execute(app.running.db)
  expect(await visits()).toEqual([1, 2, 2])
  await sql`update booking set status = 'no_show' where booking_id = ${first.id}`.execute(app.running.db)
  expect(await visits()).toEqual([1, 1, 1])
})

describe('the calendar', () => {
  test('shows hours, bookings, own entries and requests of its days, by the clock of the provider', async () => {
    const { provider, ctx, entryAt, book } = await makeOwnProvider()
    const { booking, customer } = await book('10:00')
    const later = await book('15:00', 20)
    await sql`update booking set status = 'pending' where booking_id = ${later.booking.id}`.execute(app.running.db)
    // Whoever is paying has not asked for anything yet.
    const paying = await book('16:00', 21)
    await sql`update booking set status = 'pending', keeps_card = true, pay_by = now() + interval '15 minutes'
      where booking_id = ${paying.booking.id}`.execute(app.running.db)
    await addEntry(ctx, entryAt('12:00', '13:00', { label: 'Lunch' }))
    const other = await makeOwnProvider()
    await other.book('10:00')
    await addEntry(other.ctx, other.entryAt('12:00', '13:00', { label: 'Theirs' }))
    await setNote(ctx, { id: provider.providerId, customerId: customer.accountId, text: 'Tea, no sugar' })
    const calendar = await getProviderCalendar(ctx, { id: provider.providerId, from: dateIn(3), to: dateIn(3) })
    expect(calendar).toMatchObject({
      timezone: 'Europe/London',
      today: dateIn(0),
      staff: [{ name: 'Maya', hours: [{ start: london(dateIn(3), '09:00'), end: london(dateIn(3), '17:00') }] }],
      bookings: [
        {
          id: booking.id,
          status: 'confirmed',
          customerName: 'Amina Yusuf',
          visit: 1,
          privateNote: 'Tea, no sugar',
          parts: [{ staffId: provider.staffId, service: 'Cut' }],
        },
      ],
      entries: [{ label: 'Lunch' }],
      requests: [{ id: later.booking.id, status: 'pending', privateNote: '' }],
    })
    expect(calendar.requests).toHaveLength(1)
  })

  test('reaches over six weeks at most', async () => {
    const { provider, ctx } = await makeOwnProvider()
    for (const [from, to] of [
      [0, 42],
      [1, 0],
    ] as const)
      await expect(
        getProviderCalendar(ctx, { id: provider.providerId, from: dateIn(from), to: dateIn(to) }),
      ).rejects.toMatchObject({
        code: 'invalid_input',
      })
  })
})
