import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { repeatBooking } from '../../../tests/repeated-bookings.ts'
import { createBooking } from './create-booking.server.ts'
import { listBookings, listOwnBookings } from './read-booking.server.ts'

const app = openTestApp()

test('a list of 120 bookings is filtered and counted as a whole, the soonest or the latest first, page by page', async () => {
  const customer = await makeAccount(app)
  const provider = await makeProvider(app)
  const dateTime = london(dateIn(1), '10:00')
  const { id } = await createBooking(app.ctx(customer), { ...provider, dateTime })
  await repeatBooking(app.pool, { id, times: 59, everyDays: 1, status: 'pending' })
  await repeatBooking(app.pool, { id, times: 20, everyDays: -2, status: 'completed' })
  await repeatBooking(app.pool, { id, times: 10, everyDays: -3, status: 'no_show' })
  // Over, and nobody has said so yet.
  await repeatBooking(app.pool, { id, times: 5, everyDays: -2, status: 'confirmed' })
  await repeatBooking(app.pool, { id, times: 15, everyDays: 2, status: 'cancelled' })
  await repeatBooking(app.pool, { id, times: 10, everyDays: -1, status: 'expired' })

  const ctx = app.ctx(customer)
  const counts = { upcoming: 60, past: 35, cancelled: 25 }
  const read = async (list: keyof typeof counts) => {
    const pages = await Promise.all([1, 2, 3].map((page) => listOwnBookings(ctx, { list, page, limit: 25 })))
    for (const page of pages) {
      expect(page.counts).toEqual(counts)
      expect(page.pagination.total).toBe(counts[list])
    }
    return pages.flatMap(({ bookings }) => bookings)
  }
  const starts = (bookings: readonly { dateTime: string }[]) => bookings.map((one) => Date.parse(one.dateTime))
  const upcoming = await read('upcoming')
  expect(upcoming).toHaveLength(60)
  expect(upcoming[0]?.id).toBe(id)
  expect(starts(upcoming)).toEqual(starts(upcoming).toSorted((a, b) => a - b))
  const [past, cancelled] = [await read('past'), await read('cancelled')]
  expect(starts(past)).toEqual(starts(past).toSorted((a, b) => b - a))
  expect(new Set([...upcoming, ...past, ...cancelled].map((one) => one.id)).size).toBe(120)
  const statuses = (bookings: typeof past) => [...new Set(bookings.map(({ status }) => status))].sort()
  expect(statuses(past)).toEqual(['completed', 'confirmed', 'no_show'])
  expect(statuses(cancelled)).toEqual(['cancelled', 'expired'])

  const beyond = await listOwnBookings(ctx, { list: 'past', page: 9, limit: 25 })
  expect(beyond).toMatchObject({ bookings: [], counts, pagination: { total: 35, totalPages: 2 } })
  const all = await listOwnBookings(ctx, { page: 1, limit: 50, status: 'cancelled' })
  expect(all).toMatchObject({ counts, pagination: { total: 15 } })
  expect((await listBookings(app.ctx(provider.owner), { page: 1, limit: 50 })).pagination.total).toBe(120)
})

test('what has begun is ahead until it ends', async () => {
  const customer = await makeAccount(app)
  const dateTime = london(dateIn(1), '10:00')
  await createBooking(app.ctx(customer), { ...(await makeProvider(app)), dateTime })
  const countsAt = async (time: string) => {
    const ctx = { ...app.ctx(customer), now: new Date(london(dateIn(1), time)) }
    return (await listOwnBookings(ctx, { list: 'past', page: 1, limit: 20 })).counts
  }
  expect(await countsAt('10:59')).toEqual({ upcoming: 1, past: 0, cancelled: 0 })
  expect(await countsAt('11:00')).toEqual({ upcoming: 0, past: 1, cancelled: 0 })
})

test('whoever has never booked has three empty lists', async () => {
  const answer = await listOwnBookings(app.ctx(await makeAccount(app)), { list: 'upcoming', page: 1, limit: 20 })
  const pagination = { page: 1, limit: 20, total: 0, totalPages: 0 }
  expect(answer).toEqual({ bookings: [], counts: { upcoming: 0, past: 0, cancelled: 0 }, pagination })
})
