import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeAdmin,
  makeDocuments,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import type { DB } from '../../lib/database.ts'
import { transaction } from '../../lib/db.server.ts'
import { approveProvider, withdrawApproval } from '../admin/decide.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { reportReview } from '../reviews/report.server.ts'
import { createReview, deleteReview, updateReview } from '../reviews/write-review.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import type { NotificationType } from './contract.ts'
import { markAllRead, markRead, readAll } from './mark-read.server.ts'
import { countUnread, listNotifications, listNotificationsOf } from './read-notifications.server.ts'
import { writeNotification } from './write-notification.server.ts'

const app = openTestApp()
beforeAll(() => app.jobs.work())

const page = { page: 1, limit: 20 }
const listOf = (actor: Actor, filters = {}) => listNotifications(app.ctx(actor), { ...page, ...filters })
const own = { segment: 'users', userId: 'me' }
const unreadOf = async (actor: Actor) => (await countUnread(app.ctx(actor), own)).count

/** Waits for as many as are told of. */
const told = async (owner: Actor, number: number) => {
  await expect.poll(async () => (await listOf(owner)).pagination.total, { timeout: 30_000 }).toBe(number)
  return (await listOf(owner)).notifications
}

const write = (
  { providerId }: TestProvider,
  type: NotificationType,
  eventKey: string = randomUUID(),
  at = new Date(),
) => writeNotification(app.ctx(), { type, eventKey, providerId, at })

/** What the counters say is what the rows say. */
async function expectExact({ providerId }: Actor) {
  const { rows } = await sql<{ type: string; unread: number; total: number; counted: number; all: number }>`
    select c.type, c.unread, c.total, count(n.*) filter (where n.status = 'unread')::int as counted, count(n.*)::int as all
    from notification_count c left join notification n on n.provider_id = ${providerId} and n.type = c.type
    where c.provider_id = ${providerId} group by c.type, c.unread, c.total`.execute(app.running.db)
  expect(rows.map(({ type, unread, total }) => ({ type, unread, total }))).toEqual(
    rows.map(({ type, counted, all }) => ({ type, unread: counted, total: all })),
  )
  return rows.reduce((sum, { unread }) => sum + unread, 0)
}

describe('the owner of a business is told', () => {
  test('of a new booking and of its end, each once, in the words of the specification', async () => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    const { providerId, serviceIds, owner } = provider
    const dateTime = london(dateIn(3), '10:00')
    const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
    const [booked] = await told(owner, 1)
    expect(booked).toMatchObject({
      type: 'booking_confirmed',
      status: 'unread',
      title: 'New booking',
      message: 'New booking from Nia Campbell for Cut',
      actionLink: `/dashboard/calendar?date=${dateIn(3)}&booking=${id}`,
      metadata: {
        serviceName: 'Cut',
        customerName: 'Nia Campbell',
        rating: null,
        reviewText: null,
        targetRoute: `/dashboard/calendar?date=${dateIn(3)}&booking=${id}`,
        fallbackRoute: '/provider/dashboard',
      },
    })
    expect(booked?._id).toBe(booked?.id)
    await updateBooking(app.ctx(customer), { id, dateTime: london(dateIn(9), '10:00') })
    // It leads to where the booking is now.
    const found = await told(owner, 2)
    const route = `/dashboard/calendar?date=${dateIn(9)}&booking=${id}`
    expect(found.map(({ metadata }) => metadata.targetRoute)).toEqual([route, route])
    await cancelBooking(app.ctx(customer), { id, reason: '' })
    const [cancelled] = await told(owner, 3)
    expect(cancelled?.type).toBe('booking_cancelled')
    expect(cancelled?.message).toMatch(/^Nia Campbell: Cut, \w+ \d+ \w+, 10:00\sAM, is cancelled$/)
    expect((await listOf(customer)).notifications).toEqual([])
    expect(await unreadOf(owner)).toBe(3)
  })

  test('its words are in the language of whoever reads it, its times by the clock of the visit', async () => {
    const timezone = 'Pacific/Auckland'
    const { providerId, serviceIds, owner } = await makeProvider(app, { columns: { timezone } })
    const start = Temporal.PlainDateTime.from(`${dateIn(4)}T10:30`).toZonedDateTime(timezone)
    const dateTime = start.toString({ timeZoneName: 'never' })
    const { id } = await createBooking(app.ctx(await makeAccount(app)), { providerId, serviceIds, dateTime })
    const change = { providerId, bookingId: id, change: 1, at: new Date() }
    await writeNotification(app.ctx(), { type: 'booking_cancelled', eventKey: randomUUID(), ...change })
    const read = async (locale: string) => {
      const { notifications } = await listNotifications(
        { ...app.ctx(owner), locale },
        { ...page, type: 'booking_cancelled' },
      )
      return [notifications[0]?.title, notifications[0]?.message]
    }
    const said = {
      'en-GB': ['Booking cancelled', 'is cancelled'],
      'fr-FR': ['Réservation annulée', 'est annulé'],
      'es-ES': ['Reserva cancelada', 'está cancelado'],
      'pt-PT': ['Marcação cancelada', 'está cancelado'],
    }
    for (const [locale, [title, words]] of Object.entries(said)) {
      const month = new Intl.DateTimeFormat(locale, { timeZone: timezone, month: 'short' }).format(
        start.epochMilliseconds,
      )
      const [shown, message = ''] = await read(locale)
      expect([locale, shown]).toEqual([locale, title])
      for (const part of [words, '10:30', String(start.day), month.slice(0, 3)]) expect(message).toContain(part)
    }
  })

  test('of a review once, however often it is edited and by whomever reported', async () => {
    const { providerId, serviceIds, owner, slug } = await makeProvider(app)
    const customer = await makeAccount(app)
    const dateTime = london(dateIn(3), '10:00')
    const { id: bookingId } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
    const hour = 3_600_000
    await app.running.db
      .updateTable('booking')
      .set({ status: 'completed', starts_at: new Date(Date.now() - 2 * hour), ends_at: new Date(Date.now() - hour) })
      .where('booking_id', '=', bookingId)
      .execute()
    await told(owner, 1)
    const text = 'She listened, and the cut has kept its shape for weeks. Thank you!'
    const { id } = await createReview(app.ctx(customer), { bookingId, rating: 4, text })
    const [received] = await told(owner, 2)
    expect(received).toMatchObject({
      type: 'review_received',
      message:
        'You received a 4-star review (★★★★) from Nia Campbell - She listened, and the cut has kept its shape for w...',
      metadata: { rating: 4, reviewText: text, targetRoute: `/provider/${slug}#reviews`, serviceName: 'Cut' },
    })
    await updateReview(app.ctx(customer), { id, rating: 1, text: 'No.' })
    const reporters = await Promise.all([makeAccount(app), makeAccount(app), Promise.resolve(owner)])
    for (const reporter of reporters) await reportReview(app.ctx(reporter), { id, reason: 'spam', details: '' })
    const [reported, edited] = await told(owner, 3)
    expect(reported?.message).toBe('Somebody has reported the review from Nia Campbell. Our team will look at it.')
    expect(edited?.message).toBe('You received a 1-star review (★) from Nia Campbell - No.')
    await deleteReview(app.ctx(customer), { id })
    expect((await told(owner, 3))[1]?.metadata.reviewText).toBeNull()
  })

  test('of who joins the waitlist, once, and of what the office says of the business', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7]
    const hours = everyDay.map((weekday): [number, number, number] => [weekday, 600, 660])
    const { providerId, serviceIds, owner } = await makeProvider(app, { hours })
    const day = dateIn(3)
    await createBooking(app.ctx(await makeAccount(app)), { providerId, serviceIds, dateTime: london(day, '10:00') })
    await told(owner, 1)
    const waits = app.ctx(await makeAccount(app))
    const when = { firstDate: day, lastDate: day, weekdays: everyDay, latest: '17:00' }
    for (const earliest of ['09:00', '09:30']) await joinWaitlist(waits, { providerId, serviceIds, ...when, earliest })
    expect((await told(owner, 2))[0]).toMatchObject({
      type: 'waitlist_joined',
      message: 'Somebody has joined your waitlist',
      actionLink: '/dashboard/rules',
    })
    const admin = app.ctx(await makeAdmin(app))
    await makeDocuments(app, providerId)
    await approveProvider(admin, { id: providerId })
    await approveProvider(admin, { id: providerId })
    await expect
      .poll(async () => (await listOf(owner)).notifications.map(({ type }) => type), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['business_verified']))
    expect((await listOf(owner)).notifications.filter(({ type }) => type === 'business_verified')).toHaveLength(1)
    await withdrawApproval(admin, { id: providerId, reason: 'other_name', words: 'It says Belle Ltd' })
    await expect
      .poll(async () => (await listOf(owner)).notifications[0], { timeout: 30_000 })
      .toMatchObject({
        type: 'verification_withdrawn',
        message: expect.stringMatching(/Reason: It names somebody else\. .* - It says Belle Ltd$/),
      })
  })

  test('in the language of whoever reads', async () => {
    const provider = await makeProvider(app)
    await write(provider, 'payment_received')
    const titles = await Promise.all(
      ['en-GB', 'fr', 'es', 'pt'].map(async (locale) => {
        const read = await listNotifications({ ...app.ctx(provider.owner), locale }, page)
        return read.notifications.map(({ title, message }) => `${title}: ${message}`)
      }),
    )
    expect(titles.flat()).toEqual([
      'Payment received: You have received a payment',
      'Paiement reçu: Vous avez reçu un paiement',
      'Pago recibido: Has recibido un pago',
      'Pagamento recebido: Recebeu um pagamento',
    ])
  })
})

test('one event is one notification, also when twenty jobs write it at once', async () => {
  const provider = await makeProvider(app)
  await Promise.all(
    Array.from({ length: 20 }, () => persistently(() => write(provider, 'review_received', 'the same'))),
  )
  expect((await listOf(provider.owner)).pagination.total).toBe(1)
  expect(await expectExact(provider.owner)).toBe(1)
})

test('notifications are filtered by status and type, the latest first, page by page', async () => {
  const provider = await makeProvider(app)
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute))
  for (const minute of [1, 3, 2]) await write(provider, 'review_received', `review ${minute}`, at(minute))
  await write(provider, 'photo_removed', 'photo', at(4))
  const { owner } = provider
  const all = (await listOf(owner)).notifications
  expect(all.map(({ createdAt }) => createdAt)).toEqual([4, 3, 2, 1].map((minute) => at(minute).toISOString()))
  await markRead(app.ctx(owner), { id: all[1]?.id ?? '' })
  const totals = async (filters: object) => (await listOf(owner, filters)).pagination
  expect(await totals({ status: 'unread' })).toEqual({ page: 1, limit: 20, total: 3, totalPages: 1 })
  expect(await totals({ status: 'read' })).toMatchObject({ total: 1 })
  expect(await totals({ type: 'review_received' })).toMatchObject({ total: 3 })
  expect(await totals({ type: 'review_received', status: 'unread' })).toMatchObject({ total: 2 })
  expect(await totals({ type: 'payment_received' })).toMatchObject({ total: 0 })
  const second = await listOf(owner, { page: 2, limit: 3 })
  expect(second.notifications.map(({ id }) => id)).toEqual(all.slice(3).map(({ id }) => id))
  expect((await listOf(owner, { page: 1000, limit: 50 })).notifications).toEqual([])
})

test('what is read stays read, and marking twice counts once', async () => {
  const provider = await makeProvider(app)
  for (const key of ['a', 'b', 'c']) await write(provider, 'review_received', key)
  const ctx = app.ctx(provider.owner)
  const [first] = (await listOf(provider.owner)).notifications
  const id = first?.id ?? ''
  const marks = await Promise.all(Array.from({ length: 10 }, () => persistently(() => markRead(ctx, { id }))))
  expect(marks.at(-1)).toEqual({ id, status: 'read', count: 2 })
  expect(await readAll(ctx)).toEqual({ marked: 2, count: 0 })
  expect(await markAllRead(ctx, own)).toEqual({ marked: 0, count: 0 })
  expect(await markRead(ctx, { id })).toEqual({ id, status: 'read', count: 0 })
  expect(await expectExact(provider.owner)).toBe(0)
})

test('nobody reads, counts or marks what is another’s, by no segment but the one there is', async () => {
  const provider = await makeProvider(app)
  await write(provider, 'review_received')
  const [one] = (await listOf(provider.owner)).notifications
  const stranger = app.ctx((await makeProvider(app)).owner)
  const ctx = app.ctx(provider.owner)
  expect(await codeOf(markRead(stranger, { id: one?.id ?? '' }))).toBe('notification_not_found')
  const foreign = { segment: 'users', userId: provider.owner.accountId }
  for (const call of [
    listNotificationsOf(stranger, { ...foreign, ...page }),
    countUnread(stranger, foreign),
    markAllRead(stranger, foreign),
  ])
    expect(await codeOf(call)).toBe('notifications_not_found')
  for (const segment of ['user', 'providers', '..', 'USERS'])
    expect(await codeOf(countUnread(ctx, { segment, userId: 'me' }))).toBe('notifications_not_found')
  expect((await listNotificationsOf(ctx, { ...foreign, ...page })).pagination.total).toBe(1)
  expect(await unreadOf(provider.owner)).toBe(1)
})

test('after 1,000 random marks and arrivals at once the count of unread ones is that of the rows', async () => {
  const provider = await makeProvider(app)
  const ctx = app.ctx(provider.owner)
  const types = ['review_received', 'booking_confirmed', 'photo_removed'] as const
  for (let index = 0; index < 60; index++) await write(provider, types[index % 3] ?? 'photo_removed')
  const known = (await listOf(provider.owner, { limit: 50 })).notifications
  const random = (below: number) => Math.floor(Math.random() * below)
  let left = 1000
  const one = async () => {
    for (; left > 0; ) {
      left--
      const what = random(100)
      const [type, key] = [types[random(3)] ?? 'photo_removed', `key ${random(400)}`]
      const id = known[random(known.length)]?.id ?? ''
      if (what < 50) await persistently(() => write(provider, type, key))
      else if (what < 95) await persistently(() => markRead(ctx, { id }))
      else await persistently(() => readAll(ctx))
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  const unread = await expectExact(provider.owner)
  expect(await unreadOf(provider.owner)).toBe(unread)
}, 60_000)

test('with an account its notifications go, and none comes afterwards', async () => {
  const provider = await makeProvider(app)
  const { accountId } = provider.owner
  await write(provider, 'review_received')
  await transaction(app.ctx(), (tx) => eraseAccount(tx, accountId))
  await write(provider, 'review_received')
  for (const table of ['notification', 'notification_count'] as const) {
    const rows = await app.running.db
      .selectFrom(table)
      .select('type')
      .where('provider_id', '=', provider.providerId)
      .execute()
    expect(rows).toEqual([])
  }
})

test('of 100,000 notifications a page and the count take less than ten milliseconds', async () => {
  const { owner, providerId, serviceIds } = await makeProvider(app)
  const dateTime = london(dateIn(5), '10:00')
  const { id } = await createBooking(app.ctx(await makeAccount(app)), { providerId, serviceIds, dateTime })
  await told(owner, 1)
  // In parts: a statement of ours may take two seconds. Half of them are of a booking, which is looked up with them.
  for (let from = 1; from < 100_000; from += 10_000)
    await sql`insert into notification (provider_id, notification_id, type, event_key, created_at, booking_id, change)
    select ${providerId}, gen_random_uuid(), (array['booking_confirmed', 'photo_removed'])[1 + n % 2], n::text,
      now() - n * interval '1 minute', case when n % 2 = 0 then ${id}::uuid end, case when n % 2 = 0 then 1 end
    from generate_series(${from}::int, ${from + 9999}::int) n`.execute(app.running.db)
  await sql`insert into notification_count values (${providerId}, 'booking_confirmed', 50000, 50000),
    (${providerId}, 'photo_removed', 50000, 50000) on conflict (provider_id, type) do update
    set unread = excluded.unread, total = excluded.total`.execute(app.running.db)
  await sql`analyze notification`.execute(app.running.db)
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: app.pool }),
    log: ({ query }) => void asked.push(query),
  })
  const ctx = { ...app.ctx(owner), db }
  const filters = [{}, { status: 'unread' }, { status: 'read' }, { type: 'photo_removed' }] as const
  for (const filter of filters) await listNotifications(ctx, { ...page, ...filter })
  await countUnread(ctx, own)
  expect(asked).toHaveLength(9)
  for (const { sql: text, parameters } of asked) {
    const plan = async () => {
      const { rows } = await app.pool.query(`explain (analyze, format json) ${text}`, [...parameters])
      return rows[0]['QUERY PLAN'][0]['Execution Time'] as number
    }
    // Of several, the quickest: what else this machine does is not the question.
    expect(Math.min(await plan(), await plan(), await plan()), text).toBeLessThan(10)
  }
  expect((await countUnread(ctx, own)).count).toBe(100_000)
}, 60_000)

test('more than are marked in one go are all marked', async () => {
  const { owner, providerId } = await makeProvider(app)
  await sql`insert into notification (provider_id, notification_id, type, event_key, created_at)
    select ${providerId}, gen_random_uuid(), 'review_received', n::text, now() - n * interval '1 minute'
    from generate_series(1, 5001) n`.execute(app.running.db)
  await sql`insert into notification_count values (${providerId}, 'review_received', 5001, 5001)`.execute(
    app.running.db,
  )
  expect(await readAll(app.ctx(owner))).toEqual({ marked: 5001, count: 0 })
  expect(await expectExact(owner)).toBe(0)
})
