import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { createHold } from '../holds/service.server.ts'
import { addEntry, removeEntry } from '../staff/calendar-entries.server.ts'
import { setHours } from '../staff/hours.server.ts'
import { acceptOffer } from './accept-offer.server.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { listOwn, setRule } from './read-waitlist.server.ts'

// Nobody calls the list here: what happens reaches it by its events, and by the clock.
const app = openTestApp()
const day = dateIn(5)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const noon = () => Date.parse(london(dateIn(0), '12:00'))
beforeAll(() => app.jobs.work())
beforeEach(() => moveClock(app, noon()))

const oneHour = (columns: Record<string, unknown> = {}) =>
  makeProvider(app, { columns, hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]) })
const dateTime = london(day, '10:00')
const book = async ({ providerId, serviceIds }: TestProvider) => {
  const who = await makeAccount(app)
  const { id } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime })
  return { who, id }
}
async function join({ providerId, serviceIds }: TestProvider): Promise<Actor> {
  const who = await makeAccount(app)
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '12:00' }
  await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...when })
  return who
}
const offersOf = async (who: Actor) => (await listOwn(app.ctx(who))).flatMap(({ offers }) => offers)
const isOffered = (who: Actor, isHeld = true) =>
  expect.poll(() => offersOf(who), { timeout: 30_000 }).toMatchObject([{ start: dateTime, isHeld }])

test('a booking that is cancelled reaches who waits by itself', async () => {
  const provider = await oneHour()
  const { who: customer, id } = await book(provider)
  const who = await join(provider)
  await cancelBooking(app.ctx(customer), { id })
  await isOffered(who)
})

test('a booking that is moved to another day reaches who waits for its time by itself', async () => {
  const provider = await oneHour()
  const { who: customer, id } = await book(provider)
  const who = await join(provider)
  await updateBooking(app.ctx(customer), { id, dateTime: london(dateIn(6), '10:00') })
  await isOffered(who)
})

test('a hold that nobody gives back reaches who waits when it has run out', async () => {
  const provider = await oneHour()
  const { providerId, serviceIds } = provider
  await createHold(app.ctx(await makeAccount(app)), { providerId, serviceIds, dateTime })
  const who = await join(provider)
  await runClockJobs(app, 'waitlist-turns')
  expect(await offersOf(who)).toEqual([])
  await moveClock(app, noon() + 11 * 60_000)
  await runClockJobs(app, 'waitlist-turns')
  await isOffered(who)
})

test('a request that nobody has answered reaches who waits when it expires', async () => {
  const provider = await oneHour({ confirmation_mode: 'request' })
  const { id } = await book(provider)
  const who = await join(provider)
  await moveClock(app, noon() + 48 * 3_600_000 + 60_000)
  await runClockJobs(app, 'booking-expiry')
  const { rows } = await sql<{ status: string }>`select status from booking where booking_id = ${id}`.execute(
    app.running.db,
  )
  expect(rows).toEqual([{ status: 'expired' }])
  await isOffered(who)
})

test('a staff member who is back reaches who waits when the time off is removed', async () => {
  const provider = await oneHour()
  const { providerId: id, staffId, owner } = provider
  const off = await addEntry(app.ctx(owner), {
    ...{ id, staffId, start: london(day, '08:00'), end: london(day, '18:00') },
    ...{ label: '', customerName: null, customerPhone: null },
  })
  const who = await join(provider)
  await removeEntry(app.ctx(owner), { id, entryId: off.id })
  await isOffered(who)
})

test('hours that are added reach who waits for them by themselves', async () => {
  const provider = await oneHour()
  const { providerId: id, staffId, owner } = provider
  await book(provider)
  const who = await join(provider)
  await setHours(app.ctx(owner), {
    id,
    staffId,
    hours: Array.from({ length: 7 }, () => [{ opens: '10:00', closes: '12:00' }]),
  })
  await expect.poll(() => offersOf(who), { timeout: 30_000 }).toMatchObject([{ start: london(day, '11:00') }])
})

test('a time that was taken and is free anew reaches everyone who was told of it before', async () => {
  const provider = await oneHour()
  await setRule(app.ctx(provider.owner), { id: provider.providerId, mode: 'everyone', longestFirst: false })
  const { who: customer, id } = await book(provider)
  const [late, fast] = [await join(provider), await join(provider)]
  await cancelBooking(app.ctx(customer), { id })
  await isOffered(late, false)
  await isOffered(fast, false)
  const [told] = await offersOf(late)
  const mail = `${outboxDir(app.running.config)}/waitlist-offer-${told?.id}.eml`
  const text = () =>
    readFile(mail, 'utf8').then(
      (raw) => raw.replaceAll(/=\r?\n/g, ''),
      () => '',
    )
  await expect.poll(text, { timeout: 30_000 }).toContain('Nobody holds it: everyone on the waitlist was told')
  const [offer] = await offersOf(fast)
  const booking = await acceptOffer(app.ctx(fast), { id: offer?.id ?? '' })
  await expect.poll(() => offersOf(late), { timeout: 30_000 }).toEqual([])
  await cancelBooking(app.ctx(fast), { id: booking.id })
  await isOffered(late, false)
  expect((await offersOf(late))[0]?.id).not.toBe(told?.id)
}, 90_000)
