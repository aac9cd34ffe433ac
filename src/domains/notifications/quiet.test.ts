import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { deviceOf, localPusher, startPushService } from '../../../tests/push-service.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { acceptBooking } from '../bookings/settle-booking.server.ts'
import { sayDelay } from '../delays/say-delay.server.ts'
import { setQuietHours, setWanted } from '../identity/messages.server.ts'
import { rebookingAsked, reminderDue } from '../reminders/events.ts'
import { setReminders } from '../reminders/service.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import type { NotificationType } from './contract.ts'
import { isOvertaken, mayWait } from './rules.ts'
import { writeNotification } from './write-notification.server.ts'

const app = openTestApp()
let service: Awaited<ReturnType<typeof startPushService>>
const [tonight, morning] = [dateIn(1), dateIn(2)]
/** The clock of everybody. */
const itIs = (date: string, time: string) => moveClock(app, Date.parse(london(date, time)))

beforeAll(async () => {
  service = await startPushService()
  app.running.app.pusher = localPusher(app)
  await app.jobs.work()
})
afterAll(async () => {
  await moveClock(app, Date.now())
  service.close()
})
beforeEach(() => itIs(tonight, '18:00'))

const longDays = { hours: [1, 2, 3, 4, 5, 6, 7].map((day): [number, number, number] => [day, 360, 1439]) }
const nightOf = ({ accountId }: Actor) =>
  setQuietHours(app.ctx(), accountId, { from: 21 * 60, to: 8 * 60, timezone: 'Europe/London' })

async function book({ providerId, serviceIds }: TestProvider, who: Actor, date: string, time: string) {
  const { id, dateTime } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime: london(date, time) })
  return { id, dateTime }
}

/** Nothing is left to be done now. */
async function settle() {
  const left = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'`.execute(
      app.running.db,
    )
    return rows[0]?.n
  }
  await expect.poll(left, { timeout: 30_000, interval: 50 }).toBe(0)
}
async function theNightEnds() {
  await itIs(morning, '07:59')
  await runClockJobs(app, 'put-off-messages')
  await settle()
  const before = service.received.length
  await itIs(morning, '08:00')
  await Promise.all([1, 2, 3].map(() => runClockJobs(app, 'put-off-messages')))
  await settle()
  return before
}
const waiting = async ({ accountId }: Actor) => {
  const { rows } = await sql<{ queue: string; due: Date }>`select queue, due_at as due from put_off
    where account_id = ${accountId} order by queue`.execute(app.running.db)
  return rows.map(({ queue, due }) => `${queue} ${due.toISOString()}`)
}
const at8 = new Date(london(morning, '08:00')).toISOString()
const titles = ({ told }: Awaited<ReturnType<typeof deviceOf>>) => told().map(({ title }) => title)

test('in quiet hours a change of a booking waits for their end; one that begins before is told at once', async () => {
  const provider = await makeProvider(app, longDays)
  const who = await makeAccount(app)
  const device = await deviceOf(app, service, who)
  await nightOf(who)
  const early = await book(provider, who, morning, '07:00')
  const late = await book(provider, who, morning, '10:00')
  await itIs(tonight, '22:00')
  await cancelBooking(app.ctx(provider.owner), { id: late.id })
  await settle()
  expect(titles(device)).toEqual([])
  expect(await waiting(who)).toEqual([`booking-cancelled-push ${at8}`])
  await cancelBooking(app.ctx(provider.owner), { id: early.id })
  await settle()
  expect(titles(device)).toEqual(['Your booking is cancelled'])
  const before = await theNightEnds()
  expect(before).toBe(service.received.length - 1)
  expect(titles(device)).toEqual(['Your booking is cancelled', 'Your booking is cancelled'])
  expect(new Set(device.tags()).size).toBe(2)
  expect(await waiting(who)).toEqual([])
})

test('a reminder waits as well, and of what was called off or moved in the night nobody is reminded', async () => {
  const provider = await makeProvider(app, longDays)
  const [keeps, calledOff, soon] = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
  const devices = await Promise.all([keeps, calledOff, soon].map((who) => deviceOf(app, service, who)))
  for (const who of [keeps, calledOff, soon]) await nightOf(who)
  const booked = [
    await book(provider, keeps, morning, '12:00'),
    await book(provider, calledOff, morning, '14:00'),
    await book(provider, soon, morning, '07:00'),
  ]
  await itIs(tonight, '22:00')
  for (const { id, dateTime } of booked)
    await transaction(app.ctx(), (tx) =>
      emit(tx, reminderDue, { providerId: provider.providerId, bookingId: id, startsAt: dateTime, hoursBefore: 12 }),
    )
  await settle()
  const reminder = 'Your booking is coming up'
  expect(devices.map(titles)).toEqual([[], [], [reminder]])
  await cancelBooking(app.ctx(calledOff), { id: booked[1]?.id ?? '' })
  await theNightEnds()
  expect(devices.map(titles)).toEqual([[reminder], [], [reminder]])
})

test('of two reminders that come due in a night one is heard when it ends', async () => {
  const provider = await makeProvider(app, longDays)
  await setReminders(app.ctx(provider.owner), { id: provider.providerId, hoursBefore: [4, 2] })
  const who = await makeAccount(app)
  const device = await deviceOf(app, service, who)
  await nightOf(who)
  await book(provider, who, morning, '08:30')
  for (const time of ['04:30', '06:30']) {
    await itIs(morning, time)
    await runClockJobs(app, 'booking-reminders')
    await settle()
  }
  expect(await waiting(who)).toEqual([`booking-reminder-push ${at8}`, `booking-reminder-push ${at8}`])
  await theNightEnds()
  expect(titles(device)).toEqual(['Your booking is coming up'])
})

test('of what changed more than once in a night the last is told', async () => {
  const provider = await makeProvider(app, { ...longDays, columns: { confirmation_mode: 'request' } })
  const [who, keeps] = [await makeAccount(app), await makeAccount(app)]
  const devices = await Promise.all([who, keeps].map((one) => deviceOf(app, service, one)))
  for (const one of [who, keeps]) await nightOf(one)
  const { id } = await book(provider, who, morning, '12:00')
  const other = await book(provider, keeps, morning, '14:00')
  await itIs(tonight, '22:00')
  for (const one of [id, other.id]) await acceptBooking(app.ctx(provider.owner), { id: one })
  await cancelBooking(app.ctx(provider.owner), { id })
  await settle()
  expect(await waiting(who)).toEqual([`booking-accepted-push ${at8}`, `booking-cancelled-push ${at8}`])
  await theNightEnds()
  expect(devices.map(titles)).toEqual([['Your booking is cancelled'], ['Your request is confirmed']])
})

test('an offered time and a provider who is late are told in quiet hours, too', async () => {
  const provider = await makeProvider(app, {
    hours: [1, 2, 3, 4, 5, 6, 7].map((day): [number, number, number] => [day, 600, 660]),
  })
  const [had, waits] = [await makeAccount(app), await makeAccount(app)]
  const device = await deviceOf(app, service, waits)
  await nightOf(waits)
  const { id } = await book(provider, had, dateIn(4), '10:00')
  const { providerId, serviceIds } = provider
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  const when = { firstDate: dateIn(4), lastDate: dateIn(4), weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  await joinWaitlist(app.ctx(waits), { providerId, serviceIds, ...when })
  await itIs(tonight, '21:30')
  await cancelBooking(app.ctx(had), { id })
  await expect.poll(() => titles(device), { timeout: 30_000 }).toEqual(['A time is free for you'])

  const evening = await makeProvider(app, longDays)
  await itIs(tonight, '20:30')
  await book(evening, waits, tonight, '22:00')
  await itIs(tonight, '21:55')
  await sayDelay(app.ctx(evening.owner), { id: evening.providerId, staffId: evening.staffId, minutes: 30 })
  await expect
    .poll(() => titles(device), { timeout: 30_000 })
    .toEqual(['A time is free for you', 'Your booking begins later'])
  expect(await waiting(waits)).toEqual([])
})

test('what stands in the bell is left out in quiet hours, but for bookings, which wait, and for whoever has it off there', async () => {
  const provider = await makeProvider(app, longDays)
  const { owner, providerId } = provider
  const device = await deviceOf(app, service, owner)
  await nightOf(owner)
  await setWanted(app.ctx(), owner.accountId, { kind: 'decisions', channel: 'app' }, false)
  await itIs(tonight, '22:00')
  const write = (type: NotificationType) =>
    writeNotification(app.ctx(), { type, eventKey: type, providerId, at: new Date(london(tonight, '22:00')) })
  await write('review_received')
  await write('report_decided')
  await book(provider, await makeAccount(app), morning, '12:00')
  await settle()
  expect(titles(device)).toEqual([])
  const { rows } = await sql<{ error: string }>`select error from message where account_id = ${owner.accountId}
    and channel = 'push'`.execute(app.running.db)
  expect(rows).toEqual([{ error: 'quiet' }])
  await theNightEnds()
  expect(titles(device).sort()).toEqual(['New booking', 'Your report'])
})

test('who is asked to come back reads it after the quiet hours, and not once they have booked', async () => {
  const provider = await makeProvider(app, { ...longDays, columns: { booking_window_days: 365 } })
  const { providerId, serviceIds } = provider
  const [reads, books] = [await makeAccount(app), await makeAccount(app)]
  for (const [index, who] of [reads, books].entries()) {
    for (const [visit, daysAgo] of [58, 30].entries()) {
      const { id } = await book(provider, who, dateIn(60 + index), `${10 + visit}:00`)
      const starts_at = new Date(london(dateIn(-daysAgo), '10:00'))
      await app.running.db
        .updateTable('booking')
        .set({ status: 'completed', starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) })
        .where('booking_id', '=', id)
        .execute()
    }
    await nightOf(who)
  }
  await itIs(tonight, '22:00')
  const askedAt = new Date(london(tonight, '22:00')).toISOString()
  for (const { accountId: customerId } of [reads, books])
    await transaction(app.ctx(), (tx) => emit(tx, rebookingAsked, { providerId, customerId, serviceIds, askedAt }))
  await settle()
  expect(await waiting(reads)).toEqual([`rebooking-asked-mail ${at8}`])
  await book(provider, books, dateIn(5), '12:00')
  await theNightEnds()
  const { rows } = await sql<{ account_id: string }>`select account_id from message where kind = 'rebooking'`.execute(
    app.running.db,
  )
  expect(rows).toEqual([{ account_id: reads.accountId }])
})

test('what may wait begins after the quiet hours, or has begun; a change is overtaken by what was done since, talk by talk', () => {
  const [now, until] = [new Date('2026-05-04T22:00:00Z'), new Date('2026-05-05T08:00:00Z')]
  const waits = (before: string | null) => mayWait(before, now, until)
  expect(waits(null)).toBe(true)
  expect(waits('2026-05-04T22:00:00Z')).toBe(true)
  expect(waits('2026-05-04T22:00:01Z')).toBe(false)
  expect(waits('2026-05-05T08:00:00Z')).toBe(false)
  expect(waits('2026-05-05T08:00:01Z')).toBe(true)
  expect(isOvertaken('accepted', [])).toBe(false)
  expect(isOvertaken('accepted', ['proposed', 'noted'])).toBe(false)
  expect(isOvertaken('accepted', ['proposed', 'cancelled'])).toBe(true)
  expect(isOvertaken('proposed', ['noted'])).toBe(false)
  expect(isOvertaken('proposed', ['proposal_withdrawn'])).toBe(true)
  expect(isOvertaken('proposed', ['proposal_refused'])).toBe(true)
})
