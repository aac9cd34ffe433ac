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
