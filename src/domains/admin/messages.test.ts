import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { writeNotification } from '../notifications/write-notification.server.ts'
import { findMessages } from './messages.server.ts'

const app = openTestApp()
beforeAll(() => app.jobs.work())

const addressOf = async (accountId: string) =>
  (
    await app.running.db
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).email

test('what stands in a bell is in the list of messages beside the mail of the same event, and is sent once only', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const { providerId, serviceIds, owner } = await makeProvider(app)
  const search = await addressOf(owner.accountId)
  const read = (more: object = {}) => findMessages(ctx, { search, page: 1, limit: 20, ...more })
  await createBooking(app.ctx(await makeAccount(app)), { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') })
  await expect
    .poll(async () => (await read({ state: 'sent' })).messages.map(({ channel }) => channel).sort(), {
      timeout: 30_000,
    })
    .toEqual(['app', 'mail'])
  const bell = (await read()).messages.find(({ channel }) => channel === 'app')
  expect(bell).toMatchObject({
    ...{ kind: 'booking', state: 'sent', tries: 1, error: null, canSendAgain: false },
    recipient: { id: owner.accountId, email: search },
  })
  for (const state of ['failed', 'queued', 'dropped'] as const)
    expect((await read({ state })).messages.filter(({ channel }) => channel === 'app')).toEqual([])
})

test('both kinds are in one order, on each page and in their number', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const { providerId, serviceIds, owner } = await makeProvider(app)
  const search = await addressOf(owner.accountId)
  const read = (page: number, limit: number) => findMessages(ctx, { search, page, limit })
  await createBooking(app.ctx(await makeAccount(app)), { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') })
  await expect.poll(async () => (await read(1, 20)).messages.length, { timeout: 30_000 }).toBe(2)
  const now = Date.now()
  const types = ['tip_received', 'no_show_disputed', 'business_verified', 'review_received'] as const
  for (const [index, type] of types.entries()) {
    const at = new Date(now - 60_000 * (index + 1))
    await writeNotification(app.ctx(), { type, eventKey: `made-${index}`, providerId, at })
  }
  const { messages, pagination } = await read(1, 20)
  expect(pagination).toMatchObject({ total: 6, isMore: false })
  const times = messages.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(messages.slice(2).map(({ channel, kind }) => `${channel} ${kind}`)).toEqual([
    ...['app payment', 'app booking', 'app account', 'app review'],
  ])
  const paged = [...(await read(1, 2)).messages, ...(await read(2, 2)).messages, ...(await read(3, 2)).messages]
  expect(paged.map(({ id }) => id)).toEqual(messages.map(({ id }) => id))
  expect((await read(4, 2)).messages).toEqual([])
})

test('they stand by when they were made, by their last try or by how many there were, either way round, and are filtered', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const { providerId, owner } = await makeProvider(app)
  const search = await addressOf(owner.accountId)
  const at = (day: number) => new Date(`2026-02-0${day}T12:00:00Z`)
  const made = [
    { channel: 'mail', state: 'sent', tries: 1, created_at: at(1), tried_at: at(1) },
    { channel: 'push', state: 'failed', tries: 3, created_at: at(2), tried_at: at(9) },
    { channel: 'mail', state: 'sent', tries: 2, created_at: at(4), tried_at: at(4) },
  ]
  await app.running.db
    .insertInto('message')
    .values(made.map((one) => ({ ...one, key: `test-${randomUUID()}`, kind: 'review', account_id: owner.accountId })))
    .execute()
  // In the bell: tried once, when it was made.
  await writeNotification(app.ctx(), { type: 'tip_received', eventKey: 'made', providerId, at: at(3) })
  const days = async (asked: object = {}, limit = 20) => {
    const { messages, pagination } = await findMessages(ctx, { search, page: 1, limit, ...asked })
    expect(pagination.total).toBeGreaterThanOrEqual(messages.length)
    return messages.map(({ createdAt }) => new Date(createdAt).getUTCDate()).join('')
  }
  expect(await days()).toBe('4321')
  expect(await days({ order: 'asc' })).toBe('1234')
  expect(await days({ sort: 'tried' })).toBe('2431')
  expect(await days({ sort: 'tried', order: 'asc' })).toBe('1342')
  expect(await days({ sort: 'tries' })).toBe('2431')
  expect(await days({ sort: 'tries', order: 'asc' })).toBe('1342')
  expect(await days({ sort: 'tries' }, 2)).toBe('24')
  expect(await days({ channel: 'push' })).toBe('2')
  expect(await days({ channel: 'app' })).toBe('3')
  expect(await days({ channel: 'mail', sort: 'tries' })).toBe('41')
  expect(await days({ channel: 'app', state: 'failed' })).toBe('')
  expect(await days({ from: '2026-02-02', to: '2026-02-03' })).toBe('32')
  expect(await days({ from: '2026-02-02', sort: 'tried', state: 'sent' })).toBe('43')
})
