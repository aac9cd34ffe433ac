import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  bearer,
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  startTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'
import { getBooking, listOwnBookings } from './read-booking.server.ts'

const app = openTestApp()

type Request = Partial<Parameters<typeof createBooking>[1]>

function book(customer: Actor, provider: TestProvider, dateTime: string, more: Request = {}) {
  return createBooking(app.ctx(customer), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime,
    ...more,
  })
}

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const outcome = await attempt.then(
    () => null,
    (error: unknown) => error,
  )
  expect(outcome).toHaveProperty('code')
  return outcome as AppError
}

const tomorrow = dateIn(1)

describe('a booking', () => {
  test('is priced and timed by the server, in order, and confirmed at once', async () => {
    const customer = await makeAccount(app)
    const services = [
      { name: 'Cut', durationMinutes: 45, priceMinor: 4050 },
      { name: 'Colour', durationMinutes: 90, priceMinor: 9000, bufferAfterMinutes: 15 },
    ]
    const provider = await makeProvider(app, { services })
    const booking = await book(customer, provider, london(tomorrow, '10:00'), {
      totalAmount: 200,
      notes: 'Second floor',
      source: 'social',
    })
    expect(booking).toMatchObject({
      status: 'confirmed',
      totalMinor: 13050,
      totalAmount: 130.5,
      basePrice: 40.5,
      duration: 135,
      currency: 'GBP',
      notes: 'Second floor',
      canCancel: true,
    })
    expect(booking.services.map(({ name, start }) => [name, start.slice(11, 16)])).toEqual([
      ['Cut', '10:00'],
      ['Colour', '10:45'],
    ])
    const { rows: kept } = await sql`select source from booking where booking_id = ${booking.id}`.execute(
      app.running.db,
    )
    expect(kept).toEqual([{ source: 'social' }])
    const { rows } = await sql<{
      until: Date
    }>`select max(upper(during)) as until from occupation where booking_id = ${booking.id}`.execute(app.running.db)
    expect(rows[0]?.until.getTime()).toBe(Date.parse(london(tomorrow, '12:30')))
  })

  test('keeps the cancellation policy it was made under, as dates and amounts', async () => {
    const customer = await makeAccount(app)
    const provider = await makeProvider(app)
    const { id } = await book(customer, provider, london(tomorrow, '12:00'))
    await app.running.db
      .updateTable('provider')
      .set({ cancellation_policy: '[]' })
      .where('provider_id', '=', provider.providerId)
      .execute()
    const { cancellation, dateTime } = await getBooking(app.ctx(customer), { id })
    const dayBefore = Date.parse(dateTime) - 86_400_000
    expect(Date.parse(cancellation.freeUntil ?? '')).toBe(dayBefore)
    expect(cancellation.steps.map(({ from, ...step }) => ({ ...step, from: Date.parse(from) }))).toEqual([
      { from: dayBefore, feePercent: 50, feeMinor: 2000 },
      { from: Date.parse(dateTime), feePercent: 100, feeMinor: 4000 },
    ])
    const free = await book(customer, provider, london(tomorrow, '14:00'))
    expect(free.cancellation).toEqual({ feeNowMinor: 0, freeUntil: null, steps: [] })
  })

  test('with the service alone, by the identity of the provider, books too', async () => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    const input = {
      providerId: provider.owner.accountId,
      serviceId: provider.serviceIds[0] ?? '',
      dateTime: london(tomorrow, '10:00'),
    }
    expect((await createBooking(app.ctx(customer), input)).status).toBe('confirmed')
  })

  test('that is refused says why, and leaves nothing behind', async () => {
    const customer = await makeAccount(app)
    const services = [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }]
    const provider = await makeProvider(app, {
      services,
      columns: { minimum_notice_minutes: 60, booking_window_days: 30 },
    })
    const other = await makeProvider(app)
    const inactive = await makeProvider(app, { columns: { status: 'inactive' } })
    const at = london(tomorrow, '10:00')
    const cases: [string, number, () => Promise<unknown>][] = [
      ['past', 422, () => book(customer, provider, london(dateIn(-1), '10:00'))],
      ['horizon', 422, () => book(customer, provider, london(dateIn(40), '10:00'))],
      ['closed', 422, () => book(customer, provider, london(tomorrow, '20:00'))],
      ['too_short', 422, () => book(customer, provider, london(tomorrow, '16:30'))],
      ['not_a_start_time', 422, () => book(customer, provider, london(tomorrow, '10:10'))],
      ['not_a_start_time', 422, () => book(customer, provider, at.replace('10:00:00', '10:00:30'))],
      ['service_unknown', 422, () => book(customer, provider, at, { serviceIds: [crypto.randomUUID()] })],
      ['service_unknown', 422, () => book(customer, provider, at, { serviceIds: other.serviceIds })],
      [
        'invalid_input',
        400,
        () =>
          book(customer, provider, at, { serviceIds: [provider.serviceIds[0] ?? '', provider.serviceIds[0] ?? ''] }),
      ],
      ['provider_not_found', 404, () => book(customer, inactive, at)],
      ['provider_not_found', 404, () => book(customer, { ...provider, providerId: crypto.randomUUID() }, at)],
      ['own_provider', 422, () => book(provider.owner, provider, at)],
      ['foreign_customer', 403, () => book(customer, provider, at, { customerId: crypto.randomUUID() })],
      ['price_changed', 409, () => book(customer, provider, at, { totalAmount: 39.99 })],
      ['invalid_input', 400, () => book(customer, provider, at, { totalAmount: 40.001 })],
    ]
    for (const [code, status, attempt] of cases) expect(await refusal(attempt())).toMatchObject({ code, status })
    const { rows } = await sql`select from booking where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(rows).toEqual([])
  })

  test('dearer than shown names the new price, and cheaper is charged as it is', async () => {
    const customer = await makeAccount(app)
    const provider = await makeProvider(app)
    const dearer = await refusal(book(customer, provider, london(tomorrow, '10:00'), { totalAmount: 35 }))
    expect(dearer.data).toMatchObject({ currency: 'GBP', totalAmount: 40, totalMinor: 4000 })
    expect((await book(customer, provider, london(tomorrow, '10:00'), { totalAmount: 50 })).totalMinor).toBe(4000)
  })

  test('of a taken time is refused with the nearest times, which can really be booked', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    await book(ada, provider, london(tomorrow, '10:00'))
    const taken = await refusal(book(ben, provider, london(tomorrow, '10:30')))
    expect(taken).toMatchObject({ code: 'slot_taken', status: 409 })
    const { nearest } = taken.data as NearestTimes
    expect(nearest.map(({ start }) => start.slice(11, 16))).toEqual(['09:00', '11:00', '11:30'])
    expect((await book(ben, provider, nearest[1]?.start ?? '')).status).toBe('confirmed')
  })

  test('with a provider without hours is a request that blocks nothing', async () => {
    const provider = await makeProvider(app, { hours: [] })
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    expect((await book(ada, provider, london(tomorrow, '10:00'))).status).toBe('pending')
    expect((await book(ben, provider, london(tomorrow, '10:00'))).status).toBe('pending')
    expect(await refusal(book(ben, provider, london(tomorrow, '12:00')))).toMatchObject({ code: 'not_a_start_time' })
  })

  test('with a provider who confirms by hand is pending and keeps its time', async () => {
    const provider = await makeProvider(app, { columns: { confirmation_mode: 'request' } })
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    expect((await book(ada, provider, london(tomorrow, '10:00'))).status).toBe('pending')
    expect(await refusal(book(ben, provider, london(tomorrow, '10:00')))).toMatchObject({ code: 'slot_taken' })
  })
})

describe('an idempotency key', () => {
  test('used fifty times at once makes one booking and one answer', async () => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    const once = () =>
      persistently(() => book(customer, provider, london(tomorrow, '10:00'), { idempotencyKey: 'k-1' }))
    const answers = await Promise.all(Array.from({ length: 50 }, once))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const { rows } = await sql`select from booking where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(rows).toHaveLength(1)
  })

  test('cannot carry another request, and belongs to one person', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    await book(ada, provider, london(tomorrow, '10:00'), { idempotencyKey: 'k-2' })
    const other = await refusal(book(ada, provider, london(tomorrow, '13:00'), { idempotencyKey: 'k-2' }))
    expect(other).toMatchObject({ code: 'idempotency_key_reused', status: 422 })
    expect((await book(ben, provider, london(tomorrow, '14:00'), { idempotencyKey: 'k-2' })).status).toBe('confirmed')
  })
})

describe('what is offered', () => {
  test('can be booked, and what is not is refused', async () => {
    const provider = await makeProvider(app, {
      services: [{ name: 'Cut', durationMinutes: 50, priceMinor: 100 }],
      columns: { start_interval_minutes: 15 },
    })
    const customer = await makeAccount(app)
    await book(customer, provider, london(tomorrow, '11:15'))
    const list = () =>
      listAvailability(app.ctx(), {
        providerId: provider.providerId,
        serviceIds: provider.serviceIds,
        from: tomorrow,
        to: tomorrow,
      })
    const offered = new Set((await list()).days[0]?.slots.map(({ start }) => Date.parse(start)))
    expect(offered.size).toBeGreaterThan(10)
    for (let minute = 8 * 60; minute < 18 * 60; minute += 15) {
      const at = london(
        tomorrow,
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      )
      const outcome = await book(customer, provider, at).catch((error: AppError) => error.code)
      if (typeof outcome === 'string')
        expect(offered.has(Date.parse(at)), `${at} was offered and refused: ${outcome}`).toBe(false)
      else {
        expect(offered.has(Date.parse(at)), `${at} was not offered and booked`).toBe(true)
        await cancelBooking(app.ctx(customer), { id: outcome.id })
      }
    }
  })
})

describe('races', () => {
  test('64 people on one minute: one gets it, 63 hear that it is taken', async () => {
    const provider = await makeProvider(app)
    const people = await Promise.all(Array.from({ length: 64 }, () => makeAccount(app)))
    const startedAt = performance.now()
    const outcomes = await Promise.all(
      people.map((person) =>
        persistently(() => book(person, provider, london(tomorrow, '10:00'))).catch((error: AppError) => error.code),
      ),
    )
    console.log(`64-way race settled in ${Math.round(performance.now() - startedAt)} ms`)
    expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'slot_taken')).toHaveLength(63)
  })

  test('overlapping attempts on 50 connections leave exactly the bookings that fit', { timeout: 300_000 }, async () => {
    const many = await startTestApp({ poolSize: 50 })
    try {
      const attempts = process.env.TEST_FULL ? 10_000 : 1000
      const minutes = [15, 30, 45, 60, 90]
      const services = minutes.map((durationMinutes) => ({
        name: `${durationMinutes}`,
        durationMinutes,
        priceMinor: 100,
      }))
      const providers = await Promise.all(
        [0, 1, 2, 3].map(() => makeProvider(many, { services, columns: { start_interval_minutes: 15 } })),
      )
      const person = await makeAccount(many)
      const codes = new Map<string, number>()
      const refused: { provider: string; start: number; end: number }[] = []
      const attempt = async (index: number) => {
        const provider = providers[index % 4]
        const kind = (index * 7 + 3) % 5
        const minute = 540 + ((index * 37) % 32) * 15
        const date = dateIn(1 + (((index / 4) | 0) % 5))
        const dateTime = london(
          date,
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
        )
        if (!provider) return
        try {
          const serviceIds = [provider.serviceIds[kind] ?? '']
          await persistently(() =>
            createBooking(many.ctx(person), { providerId: provider.providerId, serviceIds, dateTime }),
          )
        } catch (error) {
          const { code } = error as AppError
          codes.set(code, (codes.get(code) ?? 0) + 1)
          const start = Date.parse(dateTime)
          if (code === 'slot_taken')
            refused.push({ provider: provider.providerId, start, end: start + (minutes[kind] ?? 0) * 60_000 })
        }
      }
      for (let from = 0; from < attempts; from += 50)
        await Promise.all(Array.from({ length: 50 }, (_, index) => attempt(from + index)))
      expect([...codes.keys()].sort()).toEqual(['slot_taken', 'too_short'])
      const { rows: overlaps } = await sql`
        select from occupation a join occupation b on a.provider_id = b.provider_id and a.staff_id = b.staff_id
          and (a.booking_id, a.position) < (b.booking_id, b.position) and a.during && b.during where a.blocking and b.blocking`.execute(
        many.running.db,
      )
      expect(overlaps).toEqual([])
      const { rows: kept } = await sql<{ provider: string; start: Date; end: Date }>`
        select provider_id as provider, lower(during) as start, upper(during) as end from occupation where blocking`.execute(
        many.running.db,
      )
      const conflicts = (one: { provider: string; start: number; end: number }) =>
        kept.some(
          (other) =>
            other.provider === one.provider && other.start.getTime() < one.end && other.end.getTime() > one.start,
        )
      expect(refused.filter((one) => !conflicts(one))).toEqual([])
    } finally {
      await many.close()
    }
  })
})

describe('cancelling', () => {
  test('frees the time, twice answers the same, and a stranger finds nothing', async () => {
    const provider = await makeProvider(app)
    const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
    const { id } = await book(ada, provider, london(tomorrow, '10:00'))
    expect(await refusal(cancelBooking(app.ctx(ben), { id }))).toMatchObject({ code: 'booking_not_found', status: 404 })
    expect(await refusal(getBooking(app.ctx(ben), { id }))).toMatchObject({ code: 'booking_not_found' })
    const first = await cancelBooking(app.ctx(ada), { id, reason: 'A cold' })
    expect(first).toMatchObject({ status: 'cancelled', cancelReason: 'A cold', canCancel: false })
    expect(await cancelBooking(app.ctx(ada), { id })).toEqual(first)
    expect((await book(ben, provider, london(tomorrow, '10:00'))).status).toBe('confirmed')
  })

  test('is refused once it has begun', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const { id } = await book(ada, provider, london(tomorrow, '10:00'))
    await sql`update booking set starts_at = now() - interval '1 minute' where booking_id = ${id}`.execute(
      app.running.db,
    )
    expect(await refusal(cancelBooking(app.ctx(ada), { id }))).toMatchObject({ code: 'already_started', status: 409 })
  })

  test('is open to the provider, and both see the booking in their lists', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const { id } = await book(ada, provider, london(tomorrow, '10:00'))
    expect((await cancelBooking(app.ctx(provider.owner), { id })).status).toBe('cancelled')
    const own = await listOwnBookings(app.ctx(ada), { page: 1, limit: 20, status: undefined })
    expect(own.pagination).toEqual({ page: 1, limit: 20, total: 1, totalPages: 1 })
    expect(own.bookings[0]?.id).toBe(id)
  })
})

describe('over HTTP', () => {
  test('a booking answers 201 in the envelope, and the key travels in its header', async () => {
    const api = createApi(app.running)
    const provider = await makeProvider(app)
    const ada = await makeAccount(app)
    const authorization = await bearer(app, ada)
    const request = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'http-1' },
      body: JSON.stringify({
        providerId: provider.providerId,
        serviceIds: provider.serviceIds,
        dateTime: london(tomorrow, '10:00'),
      }),
    }
    const first = await api.request('/api/bookings', request)
    const second = await api.request('/api/bookings', request)
    expect([first.status, second.status]).toEqual([201, 201])
    const body = await first.json()
    expect(body).toMatchObject({ success: true, data: { status: 'confirmed' } })
    expect(await second.json()).toEqual(body)
  })
})

describe('the confirmation mail', () => {
  test('is written once, with a calendar file in UTC, also when its job runs again', async () => {
    const provider = await makeProvider(app)
    const ada = await makeAccount(app, { firstName: 'Ada', lastName: 'Novák' })
    const { id } = await book(ada, provider, london(tomorrow, '10:00'))
    await app.jobs.work()
    const mails = async () =>
      (await readdir(outboxDir(app.running.config)).catch(() => [])).filter((name) =>
        // Not while it is written: until then it has another name.
        name.startsWith(`booking-${id}-1-customer`),
      )
    await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
    const [name = ''] = await mails()
    const mail = await readFile(`${outboxDir(app.running.config)}/${name}`, 'utf8')
    const utc = new Date(london(tomorrow, '10:00')).toISOString().replaceAll(/[-:]|\.000/g, '')
    expect(mail).toContain(`DTSTART:${utc}`)
    expect(mail).toContain(`UID:${id}@localhost`)
    const { subscriptions } = await import('./jobs.server.ts')
    const subscription = subscriptions.find(({ queue }) => queue === 'booking-confirmed-mail')
    await subscription?.run(app.ctx(), { bookingId: id, providerId: provider.providerId })
    expect(await mails()).toHaveLength(1)
  })
})
