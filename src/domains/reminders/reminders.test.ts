import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { acceptBooking } from '../bookings/settle-booking.server.ts'
import { sayDelay } from '../delays/say-delay.server.ts'
import { callReminders } from './call-reminders.server.ts'
import { reminderDue } from './events.ts'
import { subscriptions } from './jobs.server.ts'
import { getReminders, setReminders } from './service.server.ts'

const app = openTestApp()
afterAll(() => moveClock(app, Date.now()))

const minute = 60_000
const hour = 60 * minute

async function book(provider: TestProvider, dateTime: string, customer?: Actor) {
  const who = customer ?? (await makeAccount(app))
  const { providerId, serviceIds } = provider
  // The clock of the database says when.
  const now = await databaseNow(app.ctx())
  const { id } = await createBooking({ ...app.ctx(who), now }, { providerId, serviceIds, dateTime })
  return { id, who, start: Date.parse(dateTime) }
}

/** What three nodes find due at once, at this instant. */
async function callAt(instant: number) {
  await moveClock(app, instant)
  await Promise.all([1, 2, 3].map(() => callReminders(app.ctx())))
}

/** How many hours before its start each reminder was called, in the order of time. */
async function calledFor(id: string): Promise<number[]> {
  const { rows } = await sql<{ hours: number }>`select hours_before as hours from booking_reminder
    where booking_id = ${id} order by called_at, hours_before desc`.execute(app.running.db)
  return rows.map(({ hours }) => hours)
}

const mailsOf = async (id: string) =>
  (await readdir(outboxDir(app.running.config)).catch(() => [])).filter((name) => name.includes(`${id}-reminder`))

async function textOf(name: string): Promise<string> {
  const text = await readFile(`${outboxDir(app.running.config)}/${name}`, 'utf8')
  return Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

/** As the job does it; twice, as one that was killed before it was done. */
async function mail(id: string, start: number, hoursBefore: number) {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from booking where booking_id = ${id}`.execute(
    app.running.db,
  )
  const startsAt = new Date(start).toISOString()
  const payload = { providerId: rows[0]?.provider_id ?? '', bookingId: id, startsAt, hoursBefore }
  const heard = subscriptions.filter(({ eventName }) => eventName === reminderDue.name)
  for (let twice = 0; twice < 2; twice++) for (const { run } of heard) await run(app.ctx(), payload)
}

test('a booking is reminded of a day and two hours before, within the minute, once over three nodes', async () => {
  const { id, start } = await book(await makeProvider(app), london(dateIn(3), '11:00'))
  const at = async (before: number) => {
    await callAt(start - before)
    return calledFor(id)
  }
  expect(await at(24 * hour + minute)).toEqual([])
  expect(await at(24 * hour)).toEqual([24])
  expect(await at(24 * hour - minute)).toEqual([24])
  expect(await at(2 * hour + minute)).toEqual([24])
  expect(await at(2 * hour)).toEqual([24, 2])
  expect(await at(2 * hour)).toEqual([24, 2])
  const { rows } = await sql<{ late: number }>`select max(extract(epoch from called_at - due_at))::int as late
    from booking_reminder where booking_id = ${id}`.execute(app.running.db)
  expect(rows[0]?.late).toBeLessThan(60)
})

test('who books too late, moves or cancels is not reminded of what is not so; of the new time they are', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app)
  const morning = Date.parse(london(dateIn(2), '09:00'))
  await moveClock(app, morning)
  // Twenty hours ahead: a day before was before anybody had booked.
  const late = await book(provider, london(dateIn(3), '10:00'))
  const moved = await book(provider, london(dateIn(5), '10:00'))
  const cancelled = await book(provider, london(dateIn(5), '14:00'))
  await callAt(morning + hour + minute)
  expect(await calledFor(late.id)).toEqual([24])
  const soon = await book(provider, london(dateIn(3), '09:00'))
  await callAt(morning + hour + 2 * minute)
  expect(await calledFor(soon.id)).toEqual([])
  await updateBooking(app.ctx(moved.who), { id: moved.id, dateTime: london(dateIn(6), '16:00') })
  await cancelBooking(app.ctx(cancelled.who), { id: cancelled.id })
  await callAt(moved.start - 24 * hour)
  await callAt(cancelled.start - 2 * hour)
  expect([await calledFor(moved.id), await calledFor(cancelled.id)]).toEqual([[], []])
  await callAt(Date.parse(london(dateIn(5), '16:00')))
  expect(await calledFor(moved.id)).toEqual([24])
})

test('a request is reminded of once it is accepted, and only of what comes due after that', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app, { columns: { confirmation_mode: 'request' } })
  const { id, start } = await book(provider, london(dateIn(1), '16:00'))
  await callAt(start - 23 * hour)
  expect(await calledFor(id)).toEqual([])
  await acceptBooking(app.ctx(provider.owner), { id })
  await callAt(start - 22 * hour)
  expect(await calledFor(id)).toEqual([])
  await callAt(start - 2 * hour)
  expect(await calledFor(id)).toEqual([2])
})

test('after a night without us nobody is reminded of the past, and of what is still to come once', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app)
  const begun = await book(provider, london(dateIn(3), '09:00'))
  const ahead = await book(provider, london(dateIn(3), '11:00'))
  // Both reminders of both have passed: of one that has begun none is left, of the other the last.
  await callAt(Date.parse(london(dateIn(3), '09:01')))
  await callAt(Date.parse(london(dateIn(3), '09:02')))
  expect(await calledFor(begun.id)).toEqual([])
  expect(await calledFor(ahead.id)).toEqual([2])
  await mail(begun.id, begun.start, 2)
  expect(await mailsOf(begun.id)).toEqual([])
})

test('a reminder that could not be sent in time is not sent beside the one after it', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app)
  await setReminders(app.ctx(provider.owner), { id: provider.providerId, hoursBefore: [4, 2] })
  const { id, start } = await book(provider, london(dateIn(3), '16:00'))
  await callAt(start - 4 * hour)
  // The mail server is away meanwhile.
  await callAt(start - 2 * hour)
  expect(await calledFor(id)).toEqual([4, 2])
  await mail(id, start, 4)
  expect(await mailsOf(id)).toEqual([])
  await mail(id, start, 2)
  expect(await mailsOf(id)).toHaveLength(1)
})

test('a provider chooses when, at most three times or never', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app)
  const owner = app.ctx(provider.owner)
  expect(await getReminders(owner, { id: provider.providerId })).toEqual({ hoursBefore: [24, 2] })
  expect(await setReminders(owner, { id: provider.providerId, hoursBefore: [1, 48, 48] })).toEqual({
    hoursBefore: [48, 1],
  })
  const { id, start } = await book(provider, london(dateIn(4), '11:00'))
  for (const before of [48, 24, 2, 1]) await callAt(start - before * hour)
  expect(await calledFor(id)).toEqual([48, 1])
  await setReminders(owner, { id: provider.providerId, hoursBefore: [] })
  const never = await book(provider, london(dateIn(8), '11:00'))
  for (const before of [48, 24, 2, 1]) await callAt(never.start - before * hour)
  expect(await calledFor(never.id)).toEqual([])
})

test('a rule that is chosen when its reminder would have been due long ago calls nobody to that, and to what is still to come it does', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app)
  const choose = async (hoursBefore: (168 | 24 | 2)[]) =>
    setReminders(app.ctx(provider.owner), { id: provider.providerId, hoursBefore })
  const { id, start } = await book(provider, london(dateIn(9), '11:00'))
  await callAt(start - 60 * hour)
  await choose([168, 24, 2])
  await callAt(start - 60 * hour + minute)
  expect(await calledFor(id)).toEqual([])
  await callAt(start - 24 * hour)
  expect(await calledFor(id)).toEqual([24])
  // From never to the usual, an hour before the visit.
  const other = await book(provider, london(dateIn(12), '11:00'))
  await choose([])
  await callAt(other.start - hour)
  await choose([24, 2])
  await callAt(other.start - hour + minute)
  expect(await calledFor(other.id)).toEqual([])
})

test('the mail is one, in the language of who reads it and by the clock of where they go; who wants none gets none', async () => {
  await moveClock(app, Date.now())
  const provider = await makeProvider(app, { columns: { timezone: 'Pacific/Auckland' } })
  const french = await makeAccount(app)
  await sql`update account set language = 'fr' where account_id = ${french.accountId}`.execute(app.running.db)
  const date = dateIn(3)
  const at = (time: string) =>
    Temporal.PlainDateTime.from(`${date}T${time}`)
      .toZonedDateTime('Pacific/Auckland')
      .toString({ timeZoneName: 'never' })
  const { id, start } = await book(provider, at('10:00'), french)
  await callAt(start - 2 * hour)
  await mail(id, start, 2)
  const [name = '', ...others] = await mailsOf(id)
  expect(others).toEqual([])
  const plain = await textOf(name)
  expect(plain).toContain('Votre réservation approche')
  expect(plain).toMatch(/10:00/)
  expect(plain).toContain('/settings/notifications')

  const wantsNone = await makeAccount(app)
  await sql`update account set mails_reminders = false where account_id = ${wantsNone.accountId}`.execute(
    app.running.db,
  )
  const other = await book(provider, at('12:00'), wantsNone)
  await mail(other.id, other.start, 2)
  expect(await mailsOf(other.id)).toEqual([])
  const left = await book(provider, at('14:00'))
  await cancelBooking(app.ctx(left.who), { id: left.id })
  await mail(left.id, left.start, 2)
  expect(await mailsOf(left.id)).toEqual([])
})

test.each([
  ['en', 'is running late and expects you at about 11:20'],
  ['fr', 'a du retard et vous attend vers 11:20'],
  ['es', 'va con retraso y te espera hacia las 11:20'],
  ['pt', 'está com atraso: a marcação deve começar por volta das 11:20'],
])(
  'in %s a reminder after the provider has said to be late names the expected time, beside the planned one',
  async (language, late) => {
    await moveClock(app, Date.now())
    const provider = await makeProvider(app)
    const date = dateIn(3)
    const [first, planned] = [await book(provider, london(date, '10:00')), await book(provider, london(date, '11:00'))]
    await sql`update account set language = ${language} where account_id in (${first.who.accountId}, ${planned.who.accountId})`.execute(
      app.running.db,
    )
    await moveClock(app, Date.parse(london(date, '09:30')))
    await sayDelay(app.ctx(provider.owner), { id: provider.providerId, staffId: provider.staffId, minutes: 50 })
    await mail(planned.id, planned.start, 1)
    const [name = ''] = await mailsOf(planned.id)
    const text = await textOf(name)
    expect(text).toContain(late)
    expect(text).toContain('11:00')
    // On time again: nothing of it.
    await sayDelay(app.ctx(provider.owner), { id: provider.providerId, staffId: provider.staffId, minutes: 0 })
    await mail(first.id, first.start, 1)
    const [other = ''] = await mailsOf(first.id)
    expect(await textOf(other)).not.toMatch(/late|retard|retraso|atraso/)
  },
)
