import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { createBooking } from './create-booking.server.ts'
import { schedules, subscriptions } from './jobs.server.ts'
import { getBooking } from './read-booking.server.ts'

const app = openTestApp()

const run = (queue: string) => schedules.find((schedule) => schedule.queue === queue)?.run(app.ctx())
async function shift(id: string, start: string, age: string) {
  await sql`update booking set starts_at = now() + ${start}::interval, ends_at = now() + ${start}::interval + interval '1 hour',
    created_at = now() - ${age}::interval where booking_id = ${id}`.execute(app.running.db)
  await sql`update booking_change set at = now() - ${age}::interval where booking_id = ${id}`.execute(app.running.db)
}
const mailsOf = async (id: string) =>
  (await readdir(outboxDir(app.running.config)).catch(() => [])).filter((name) => name.includes(id))

test('requests end after two days or at their start, bookings are completed half a day after their end, and all of it once', async () => {
  const customer = await makeAccount(app)
  const book = async (mode: string, start: string, age: string) => {
    const provider = await makeProvider(app, { columns: { confirmation_mode: mode } })
    const input = {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime: london(dateIn(1), '10:00'),
    }
    const { id } = await createBooking(app.ctx(customer), input)
    await shift(id, start, age)
    return id
  }
  const fresh = await book('request', '3 days', '47 hours 59 minutes')
  const old = await book('request', '3 days', '48 hours 1 second')
  const begun = await book('request', '-1 minute', '1 hour')
  const ahead = await book('instant', '1 minute', '1 hour')
  const justOver = await book('instant', '-12 hours', '3 days')
  const over = await book('instant', '-13 hours -1 minutes', '3 days')
  const statusOf = async (id: string) => (await getBooking(app.ctx(customer), { id })).status
  for (let twice = 0; twice < 2; twice++) {
    await Promise.all([
      run('booking-expiry'),
      run('booking-expiry'),
      run('booking-completion'),
      run('booking-completion'),
    ])
    expect(await Promise.all([fresh, old, begun, ahead, justOver, over].map(statusOf))).toEqual([
      'pending',
      'expired',
      'expired',
      'confirmed',
      'confirmed',
      'completed',
    ])
  }
  const { history } = await getBooking(app.ctx(customer), { id: old })
  expect(history.map(({ kind, party }) => `${kind} ${party}`)).toEqual(['requested customer', 'expired system'])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from occupation where booking_id = any(${[old, begun]}::uuid[]) and blocking`.execute(
    app.running.db,
  )
  expect(rows[0]?.n).toBe(0)
  // The mail of a job that runs again, and of a second job, is the same mail.
  const mail = subscriptions.find(({ queue }) => queue === 'booking-expired-mail')
  const provider = await app.running.db
    .selectFrom('booking')
    .select('provider_id')
    .where('booking_id', '=', old)
    .executeTakeFirstOrThrow()
  const ref = { bookingId: old, providerId: provider.provider_id, change: 2 }
  await mail?.run(app.ctx(), ref)
  await mail?.run(app.ctx(), ref)
  expect(await mailsOf(old)).toEqual([`booking-${old}-2-customer.eml`])
})
