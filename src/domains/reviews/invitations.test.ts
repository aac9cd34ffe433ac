import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { setQuietHours, unsubscribePath } from '../identity/messages.server.ts'
import { callInvitations, subscriptions } from './jobs.server.ts'
import { createReview } from './write-review.server.ts'

const app = openTestApp()
let provider: TestProvider
beforeAll(async () => {
  provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  await app.jobs.work()
})

const hour = 3_600_000
const heard = subscriptions.filter(({ eventName }) => eventName === bookingEvents.completed.name)
let made = 0

/** A visit that ended so many hours ago and is completed, as whoever listens is told. */
async function visit(customer: Actor, hoursAgo = 3): Promise<string> {
  const { providerId, serviceIds } = provider
  const dateTime = london(dateIn(2 + Math.floor(made / 7)), `${String(9 + (made++ % 7)).padStart(2, '0')}:00`)
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  const end = new Date(Date.now() - hoursAgo * hour)
  await app.running.db
    .updateTable('booking')
    .set({ status: 'completed', starts_at: new Date(end.getTime() - hour), ends_at: end })
    .where('booking_id', '=', id)
    .execute()
  for (const { run } of heard) await run(app.ctx(), { bookingId: id, providerId, change: 2 })
  return id
}

/** Quoted-printable as the text it carries. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

async function mailsAbout(bookingId: string): Promise<string[]> {
  await callInvitations(app.ctx())
  await expect
    .poll(
      async () =>
        (
          await sql`select from pgboss.job where name = 'review-invitation-mail' and state in ('created', 'active')`.execute(
            app.running.db,
          )
        ).rows.length,
      { timeout: 30_000 },
    )
    .toBe(0)
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    name.includes(`review-invitation-${bookingId}`),
  )
  return Promise.all(names.map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))))
}

test('two hours after a visit its customer is asked once how it was, with a link for each number of stars', async () => {
  const early = await visit(await makeAccount(app), 1.99)
  expect(await mailsAbout(early)).toEqual([])
  const bringForward = () =>
    sql`update review_invitation set due_at = due_at - interval '2 minutes' where booking_id = ${early}`.execute(
      app.running.db,
    )
  await bringForward()
  const [mail = '', ...more] = await mailsAbout(early)
  expect(more).toEqual([])
  expect(mail).toContain('Subject: How was your visit to Maya Thompson?')
  for (const stars of [1, 2, 3, 4, 5])
    expect(mail.replaceAll('&amp;', '&')).toContain(`/my-bookings?show=past&review=${early}&stars=${stars}"`)
  for (const { run } of heard) await run(app.ctx(), { bookingId: early, providerId: provider.providerId, change: 2 })
  await bringForward()
  expect(await mailsAbout(early)).toHaveLength(1)
  const { rows } = await sql`select from review_invitation`.execute(app.running.db)
  expect(rows).toEqual([])
})

test.each([
  ['fr', 'Comment s’est passée votre visite chez Maya Thompson'],
  ['es', '¿Qué tal tu visita a Maya Thompson?'],
  ['pt', 'Como correu a sua visita a Maya Thompson?'],
])('it is written in the language of whoever reads it: %s', async (language, words) => {
  const customer = await makeAccount(app)
  await app.running.db.updateTable('account').set({ language }).where('account_id', '=', customer.accountId).execute()
  const [mail = ''] = await mailsAbout(await visit(customer))
  expect(mail).toContain(words)
  expect(mail).toContain(`lang="${language}"`)
})

const notAsked: [string, (customer: Actor, bookingId: string) => Promise<unknown>][] = [
  [
    'who has written one',
    (customer, bookingId) => createReview(app.ctx(customer), { bookingId, rating: 5, text: 'Splendid' }),
  ],
  [
    'whose visit did not take place after all',
    (_customer, id) => sql`update booking set status = 'no_show' where booking_id = ${id}`.execute(app.running.db),
  ],
  [
    'who does not want such mails',
    ({ accountId }) =>
      sql`update account set mails_reviews = false where account_id = ${accountId}`.execute(app.running.db),
  ],
  [
    'whose mailbox is not proven',
    ({ accountId }) =>
      sql`update account set email_verified_at = null where account_id = ${accountId}`.execute(app.running.db),
  ],
]
test.each(notAsked)('nobody is asked %s', async (_who, change) => {
  const customer = await makeAccount(app)
  const id = await visit(customer)
  await change(customer, id)
  expect(await mailsAbout(id)).toEqual([])
})

test('an invitation has a link and headers that end such mails by one press', async () => {
  const customer = await makeAccount(app)
  const [mail = ''] = await mailsAbout(await visit(customer))
  const path = unsubscribePath(app.ctx(), customer.accountId, 'reviews')
  const unfolded = mail.replaceAll(/\r?\n[ \t]+/g, ' ')
  expect(unfolded).toContain(`List-Unsubscribe: <${app.running.config.origin}${path}>`)
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail).toContain(`href="${app.running.config.origin}${path}"`)
})

test('in the quiet hours of a customer nobody asks; after them they are asked once', async () => {
  const customer = await makeAccount(app)
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  const around = { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, timezone: 'UTC' }
  await setQuietHours(app.ctx(), customer.accountId, around)
  const booking = await visit(customer)
  expect(await mailsAbout(booking)).toEqual([])
  const due = await sql<{ due_at: Date }>`select due_at from review_invitation where booking_id = ${booking}`.execute(
    app.running.db,
  )
  const inMinutes = Math.round(((due.rows[0]?.due_at.getTime() ?? 0) - Date.now()) / 60_000)
  expect(inMinutes).toBeGreaterThanOrEqual(28)
  expect(inMinutes).toBeLessThanOrEqual(31)
  await setQuietHours(app.ctx(), customer.accountId, null)
  await sql`update review_invitation set due_at = now() - interval '1 second' where booking_id = ${booking}`.execute(
    app.running.db,
  )
  expect(await mailsAbout(booking)).toHaveLength(1)
})
