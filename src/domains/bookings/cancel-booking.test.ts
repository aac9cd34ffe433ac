import { beforeAll, expect, test } from 'vitest'
import { bearer, dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'
import { getBooking, listBookings, listOwnBookings } from './read-booking.server.ts'

const app = openTestApp()
let ada: Actor
beforeAll(async () => {
  ada = await makeAccount(app)
})

const tomorrow = dateIn(1)
type Provider = Awaited<ReturnType<typeof makeProvider>>
const book = (customer: Actor, { providerId, serviceIds }: Provider, time: string) =>
  createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: london(tomorrow, time) })

test('twenty cancels at once from both sides cancel once: one side hears the same answer, the other that it is done', async () => {
  const provider = await makeProvider(app)
  const { id } = await book(ada, provider, '10:00')
  const sides = [provider.owner, ada] as const
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      persistently(() => cancelBooking(app.ctx(sides[index % 2] ?? ada), { id, reason: `Reason ${index}` })).then(
        ({ actions: _actions, ...booking }) => JSON.stringify(booking),
        (error: AppError) => error.code,
      ),
    ),
  )
  const own = answers.filter((answer) => answer !== 'booking_cancelled')
  expect(own).toHaveLength(10)
  expect(new Set(own).size).toBe(1)
  expect(JSON.parse(own[0] ?? '')).toMatchObject({ status: 'cancelled', canCancel: false })
})

test('a cancel that races with people who want its time gives it to one of them at most', async () => {
  const provider = await makeProvider(app)
  const people = await Promise.all(Array.from({ length: 15 }, () => makeAccount(app)))
  for (let round = 0; round < 5; round++) {
    const { id } = await book(ada, provider, '10:00')
    const [cancelled, ...outcomes] = await Promise.all([
      codeOf(persistently(() => cancelBooking(app.ctx(ada), { id }))),
      ...people.map((person) => codeOf(persistently(() => book(person, provider, '10:00')))),
    ])
    expect(cancelled).toBe('done')
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(1)
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'slot_taken')).toEqual([])
    const { bookings } = await listBookings(app.ctx(provider.owner), { page: 1, limit: 50, status: 'confirmed' })
    expect(bookings.length).toBeLessThanOrEqual(1)
    for (const left of bookings) await cancelBooking(app.ctx(provider.owner), { id: left.id })
  }
})

test('a booking that was completed, missed or has expired cannot be cancelled', async () => {
  const provider = await makeProvider(app)
  const { id } = await book(ada, provider, '10:00')
  for (const status of ['completed', 'no_show', 'expired']) {
    await app.running.db.updateTable('booking').set({ status }).where('booking_id', '=', id).execute()
    const refusal = await cancelBooking(app.ctx(ada), { id }).catch((error: AppError) => error)
    expect(refusal).toMatchObject({ code: `booking_${status}`, status: 409 })
    expect((await getBooking(app.ctx(ada), { id })).status).toBe(status)
  }
})

test("somebody else's booking answers byte for byte as one that does not exist", async () => {
  const api = createApi(app.running)
  const { id } = await book(ada, await makeProvider(app), '10:00')
  const headers = { authorization: await bearer(app, await makeAccount(app)), 'content-type': 'application/json' }
  const answer = async (path: string, method: string) => {
    const response = await api.request(`/api/bookings/${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body: '{}' }),
    })
    return `${response.status} ${await response.text()}`
  }
  const missing = crypto.randomUUID()
  expect(await answer(id, 'GET')).toBe(await answer(missing, 'GET'))
  expect(await answer(`${id}/cancel`, 'POST')).toBe(await answer(`${missing}/cancel`, 'POST'))
  expect(await answer(id, 'GET')).toMatch(/^404 /)
  expect((await getBooking(app.ctx(ada), { id })).status).toBe('confirmed')
})

test('lists show both sides their own, by status, latest first, page by page, and nobody else anything', async () => {
  const provider = await makeProvider(app)
  const [ben, cleo] = [await makeAccount(app), await makeAccount(app)]
  for (const time of ['09:00', '11:00', '13:00']) await book(ben, provider, time)
  const gone = await book(ben, provider, '15:00')
  await cancelBooking(app.ctx(ben), { id: gone.id })
  const page = { page: 1, limit: 50, status: undefined }
  const times = (list: { bookings: { dateTime: string }[] }) =>
    list.bookings.map(({ dateTime }) => dateTime.slice(11, 16))
  expect(times(await listOwnBookings(app.ctx(ben), page))).toEqual(['15:00', '13:00', '11:00', '09:00'])
  expect(times(await listOwnBookings(app.ctx(ben), { ...page, status: 'confirmed' }))).toEqual([
    '13:00',
    '11:00',
    '09:00',
  ])
  expect(times(await listBookings(app.ctx(provider.owner), page))).toHaveLength(4)
  expect(times(await listOwnBookings(app.ctx(provider.owner), page))).toEqual([])
  expect(times(await listBookings(app.ctx(cleo), page))).toEqual([])
  const second = await listOwnBookings(app.ctx(ben), { page: 2, limit: 3, status: undefined })
  expect(times(second)).toEqual(['09:00'])
  expect(second.pagination).toEqual({ page: 2, limit: 3, total: 4, totalPages: 2 })
})
