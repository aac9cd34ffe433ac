import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { makePaidProvider, payWith, processorSays, sendRefunds } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { markNoShow, settleNoShow } from '../bookings/no-show.server.ts'
import { getBooking, listOwnBookings } from '../bookings/read-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { acceptBooking } from '../bookings/settle-booking.server.ts'
import { timesChanged } from '../providers/events.ts'
import { addEntry, removeEntry } from '../staff/calendar-entries.server.ts'
import { bookingDelayed } from './events.ts'
import { subscriptions } from './jobs.server.ts'
import { acceptDelay, getProviderDelays, listOwnDelays } from './read-delays.server.ts'
import { sayDelay } from './say-delay.server.ts'

const app = openTestApp()
const day = dateIn(2)
/** The clock of everybody: early enough for the day to be booked. */
const itIs = (time: string, date = day) => moveClock(app, Date.parse(london(date, time)))
beforeEach(() => itIs('08:00'))
afterAll(() => moveClock(app, Date.now()))

const often = { columns: { start_interval_minutes: 5 } }
const half = { name: 'Cut', durationMinutes: 30, priceMinor: 2000, bufferAfterMinutes: 10 }

async function book(provider: TestProvider, time: string, customer?: Actor, date = day) {
  const who = customer ?? (await makeAccount(app))
  const { providerId, serviceIds } = provider
  const chosen = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(date, time) }
  const { id } = await createBooking(app.ctx(who), { ...chosen, staffId: provider.staffId })
  return { id, who }
}

const say = ({ owner, providerId, staffId }: TestProvider, minutes: number) =>
  sayDelay(app.ctx(owner), { id: providerId, staffId, minutes })
const toldOf = ({ bookings }: Awaited<ReturnType<typeof say>>) =>
  bookings.map(({ dateTime, expected }) => `${dateTime.slice(11, 16)} ${expected.slice(11, 16)}`)

type News = { bookingId: string; providerId: string; expectedAt: string; toldAt: string }
async function newsOf(id: string): Promise<News[]> {
  const { rows } = await sql<{ data: News }>`select data from pgboss.job where name = 'booking-delayed-mail'
    and data->>'bookingId' = ${id} order by data->>'toldAt'`.execute(app.running.db)
  return rows.map(({ data }) => data)
}

const clockOf = (iso: string) =>
  Temporal.Instant.from(iso).toZonedDateTimeISO('Europe/London').toPlainTime().toString().slice(0, 5)
const toldTimes = async (id: string) => (await newsOf(id)).map(({ expectedAt }) => clockOf(expectedAt))
const shownTimes = async (who: Actor) =>
  (await listOwnDelays(app.ctx(who))).map(({ expected }) => expected.slice(11, 16))

/** What the queue does after an event of a booking. */
async function hear({ name }: { name: string }, { id }: { id: string }, { providerId }: TestProvider) {
  const heard = subscriptions.filter(({ eventName }) => eventName === name)
  for (const { run } of heard) await run(app.ctx(), { bookingId: id, providerId, change: 1 })
}

/** As the job does it; twice, as one that was killed before it was done. */
async function mail(news: News) {
  const heard = subscriptions.filter(({ eventName }) => eventName === bookingDelayed.name)
  for (let twice = 0; twice < 2; twice++) for (const { run } of heard) await run(app.ctx(), news)
}

async function mailsOf(id: string): Promise<string[]> {
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(`${id}-delayed`))
  return Promise.all(
    names.sort().map(async (name) =>
      Buffer.from(
        (await readFile(`${folder}/${name}`, 'utf8'))
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString(),
    ),
  )
}

describe('running late', () => {
  test('tells each whose time changes, after gaps and buffers are used up, and nobody else', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [first, second, third, last] = [
      await book(provider, '09:00'),
      await book(provider, '10:00'),
      // Ten minutes of buffer lie before it.
      await book(provider, '11:00'),
      await book(provider, '16:00'),
    ]
    const tomorrow = await book(provider, '10:00', undefined, dateIn(3))
    await itIs('09:10')
    expect(toldOf(await say(provider, 60))).toEqual(['10:00 10:30'])
    expect(await newsOf(second.id)).toMatchObject([{ expectedAt: new Date(london(day, '10:30')).toISOString() }])
    for (const { id } of [first, third, last, tomorrow]) expect(await newsOf(id)).toEqual([])
    const { delays } = await getProviderDelays(app.ctx(provider.owner), { id: provider.providerId })
    expect(delays).toMatchObject([{ staffId: provider.staffId, minutes: 60, freeFrom: london(day, '10:30') }])
  })

  test('said again it is in place of what was said; nobody hears the same twice, and on time again is news', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [, second, third] = [
      await book(provider, '09:00'),
      await book(provider, '09:40'),
      await book(provider, '10:20'),
    ]
    await itIs('09:10')
    expect(toldOf(await say(provider, 30))).toEqual(['09:40 10:00', '10:20 10:30'])
    expect(toldOf(await say(provider, 30))).toEqual(['09:40 10:00', '10:20 10:30'])
    expect([await newsOf(second.id), await newsOf(third.id)].map(({ length }) => length)).toEqual([1, 1])
    expect(toldOf(await say(provider, 15))).toEqual(['09:40 09:45'])
    expect(await newsOf(third.id)).toMatchObject([{}, { expectedAt: new Date(london(day, '10:20')).toISOString() }])
    expect(toldOf(await say(provider, 0))).toEqual([])
    expect((await newsOf(second.id)).map(({ expectedAt }) => expectedAt.slice(11, 16))).toHaveLength(3)
  })

  test('ends with the day, and counts from its beginning before it has begun', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { who } = await book(provider, '09:00')
    expect(toldOf(await say(provider, 20))).toEqual(['09:00 09:20'])
    expect(await listOwnDelays(app.ctx(who))).toHaveLength(1)
    await itIs('08:00', dateIn(3))
    const { delays, bookings } = await getProviderDelays(app.ctx(provider.owner), { id: provider.providerId })
    expect([delays, bookings]).toEqual([[], []])
    expect(await listOwnDelays(app.ctx(who))).toEqual([])
  })

  test('whoever waits past the planned start is still waiting: said again, they hear the new time, and read it until it comes', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { id, who } = await book(provider, '09:00')
    await itIs('08:50')
    await say(provider, 20)
    await itIs('09:10')
    expect(toldOf(await say(provider, 60))).toEqual(['09:00 10:10'])
    expect(await toldTimes(id)).toEqual(['09:20', '10:10'])
    // Their planned end is over, and nobody has begun.
    await itIs('09:50')
    expect(await shownTimes(who)).toEqual(['10:10'])
    const { bookings } = await listOwnBookings(app.ctx(who), { page: 1, limit: 10, list: 'upcoming' })
    expect(bookings).toMatchObject([{ id, canCancel: true }])
    const [, second] = await newsOf(id)
    if (second) await mail(second)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('moved away and back, a booking is free to cancel again when it is delayed again', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    await book(provider, '09:00')
    const { id, who } = await book(provider, '09:40')
    const isExpected = async () =>
      (await sql`select from booking where booking_id = ${id} and expected_at > starts_at`.execute(app.running.db)).rows
        .length > 0
    await itIs('09:10')
    await say(provider, 30)
    expect(await isExpected()).toBe(true)
    await sql`update booking set is_free_to_cancel = true where booking_id = ${id}`.execute(app.running.db)
    await updateBooking(app.ctx(who), { id, dateTime: london(day, '12:00') })
    await updateBooking(app.ctx(who), { id, dateTime: london(day, '09:40') })
    await say(provider, 30)
    expect([await isExpected(), await shownTimes(who)]).toEqual([true, ['10:00']])
  })

  test('on time again, whoever waits past the planned start is expected in a few minutes, not in the past', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { id, who } = await book(provider, '09:00')
    await say(provider, 60)
    await itIs('09:12')
    await say(provider, 0)
    expect(await toldTimes(id)).toEqual(['10:00', '09:15'])
    expect(await shownTimes(who)).toEqual(['09:15'])
  })

  test.each([
    ['books', 'instant', bookingEvents.confirmed],
    ['is accepted', 'request', bookingEvents.accepted],
  ])('whoever %s into it hears of it', async (_how, confirmation_mode, event) => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    await book(provider, '09:00')
    const { db } = app.running
    await db.updateTable('provider').set({ confirmation_mode }).where('provider_id', '=', provider.providerId).execute()
    await itIs('09:10')
    const isAsked = event === bookingEvents.accepted
    if (!isAsked) await say(provider, 60)
    const late = await book(provider, '09:40')
    if (isAsked) {
      await say(provider, 60)
      await acceptBooking(app.ctx(provider.owner), { id: late.id })
    }
    expect(await newsOf(late.id)).toEqual([])
    await hear(event, late, provider)
    expect(await toldTimes(late.id)).toEqual(['10:30'])
  })

  test('when somebody does not come, those after them hear that it is sooner', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [first, second] = [await book(provider, '09:00'), await book(provider, '09:40')]
    await say(provider, 60)
    await itIs('10:05')
    await markNoShow(app.ctx(provider.owner), { id: first.id })
    await hear(bookingEvents.no_show, first, provider)
    expect(await toldTimes(second.id)).toEqual(['10:30', '10:10'])
  })

  test('a phone booking that is deleted or entered is reckoned with for those after it', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { owner, providerId: id, staffId } = provider
    const changed = () => hear(timesChanged, { id: '' }, provider)
    const enter = (start: string, end: string) => {
      const when = { start: london(day, start), end: london(day, end) }
      return addEntry(app.ctx(owner), {
        id,
        staffId,
        ...when,
        label: '',
        customerName: 'Jo Walker',
        customerPhone: null,
      })
    }
    const first = await enter('09:00', '09:40')
    const { id: next } = await book(provider, '09:40')
    await say(provider, 30)
    await removeEntry(app.ctx(owner), { id, entryId: first.id })
    await changed()
    expect(await toldTimes(next)).toEqual(['10:10', '09:40'])
    await enter('09:00', '09:30')
    await changed()
    expect(await toldTimes(next)).toEqual(['10:10', '09:40', '10:00'])
  })

  test('does not end at midnight for those whom it touches', async () => {
    const provider = await makeProvider(app, {
      ...often,
      services: [half],
      hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday): [number, number, number][] => [
        [weekday, 0, 120],
        [weekday, 1200, 1440],
      ]),
    })
    const first = await book(provider, '23:20')
    const next = dateIn(3)
    const [second, third] = [
      await book(provider, '00:00', undefined, next),
      await book(provider, '00:40', undefined, next),
    ]
    await itIs('23:25')
    await say(provider, 60)
    expect([await toldTimes(second.id), await toldTimes(third.id)]).toEqual([['00:50'], ['01:20']])
    await itIs('00:10', next)
    const own = await getProviderDelays(app.ctx(provider.owner), { id: provider.providerId })
    expect(own.delays).toMatchObject([{ minutes: 60 }])
    await cancelBooking(app.ctx(second.who), { id: second.id })
    await hear(bookingEvents.cancelled, second, provider)
    expect(await toldTimes(third.id)).toEqual(['01:20', '00:50'])
    expect(await newsOf(first.id)).toEqual([])
  })

  test('is about one staff member, and a customer’s own', async () => {
    const provider = await makeProvider(app, { ...often, services: [half], staff: [{ name: 'Maya' }, { name: 'Zoe' }] })
    const { owner, providerId, serviceIds, staffIds } = provider
    const maya = await book(provider, '09:00')
    const who = await makeAccount(app)
    const zoes = { providerId, serviceIds, staffId: staffIds[1] ?? '', dateTime: london(day, '09:00') }
    const { id } = await createBooking(app.ctx(who), zoes)
    expect(toldOf(await say(provider, 10))).toEqual(['09:00 09:10'])
    expect(await newsOf(id)).toEqual([])
    expect(await listOwnDelays(app.ctx(maya.who))).toMatchObject([
      { bookingId: maya.id, providerName: 'Maya Thompson', services: ['Cut'], expected: london(day, '09:10') },
    ])
    expect(await listOwnDelays(app.ctx(who))).toEqual([])
    const other = await makeProvider(app)
    const foreign = sayDelay(app.ctx(owner), { id: providerId, staffId: other.staffId, minutes: 10 })
    expect(await codeOf(foreign)).toBe('staff_not_found')
  })
})

describe('whoever is touched', () => {
  test('accepts the time they were shown, not a later one', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { id, who } = await book(provider, '09:00')
    await say(provider, 20)
    const accept = (time: string) => acceptDelay(app.ctx(who), { id, expected: london(day, time) })
    expect(await codeOf(accept('09:15'))).toBe('delay_changed')
    expect(await accept('09:20')).toMatchObject([{ isAccepted: true }])
    expect(await accept('09:20')).toMatchObject([{ isAccepted: true }])
    const { bookings } = await getProviderDelays(app.ctx(provider.owner), { id: provider.providerId })
    expect(bookings).toMatchObject([{ bookingId: id, isAccepted: true }])
    await say(provider, 40)
    expect(await listOwnDelays(app.ctx(who))).toMatchObject([{ isAccepted: false, expected: london(day, '09:40') }])
    expect(await codeOf(accept('09:20'))).toBe('delay_changed')
    const stranger = app.ctx(await makeAccount(app))
    expect(await codeOf(acceptDelay(stranger, { id, expected: london(day, '09:40') }))).toBe('delay_unknown')
  })

  test('cancels without a fee, or moves, however late it is; the others hear what follows from it', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [first, second, third] = [
      await book(provider, '09:00'),
      await book(provider, '09:40'),
      await book(provider, '10:20'),
    ]
    const ctx = (who: Actor) => app.ctx(who)
    const fee = async ({ id, who }: typeof first) => (await getBooking(ctx(who), { id })).cancellation.feeNowMinor
    expect(await fee(first)).toBeGreaterThan(0)
    expect(toldOf(await say(provider, 60))).toEqual(['09:00 10:00', '09:40 10:30', '10:20 11:00'])
    expect(await Promise.all([first, second, third].map(fee))).toEqual([0, 0, 0])
    const cancelled = await cancelBooking(ctx(first.who), { id: first.id })
    expect(cancelled).toMatchObject({ status: 'cancelled', feeMinor: 0 })
    const moved = await updateBooking(ctx(second.who), { id: second.id, dateTime: london(day, '15:00') })
    expect(moved).toMatchObject({ dateTime: london(day, '15:00') })
    for (const event of ['booking.cancelled', 'booking.rescheduled'])
      for (const { run } of subscriptions.filter(({ eventName }) => eventName === event))
        await run(app.ctx(), { bookingId: first.id, providerId: provider.providerId, change: 2 })
    const { bookings } = await getProviderDelays(app.ctx(provider.owner), { id: provider.providerId })
    expect(bookings.map(({ bookingId }) => bookingId)).toEqual([])
    expect((await newsOf(third.id)).at(-1)?.expectedAt).toBe(new Date(london(day, '10:20')).toISOString())
  })

  test('waits past the planned start, and cancels or moves for nothing until they are expected', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [first, second] = [await book(provider, '09:00'), await book(provider, '09:40')]
    await say(provider, 60)
    await itIs('09:50')
    expect(await cancelBooking(app.ctx(first.who), { id: first.id })).toMatchObject({ feeMinor: 0 })
    const moved = await updateBooking(app.ctx(second.who), { id: second.id, dateTime: london(day, '15:00') })
    expect(moved).toMatchObject({ dateTime: london(day, '15:00') })
    const third = await book(provider, '11:00')
    await say(provider, 90)
    expect(await toldTimes(third.id)).toEqual(['11:20'])
    await itIs('11:20')
    expect(await codeOf(cancelBooking(app.ctx(third.who), { id: third.id }))).toBe('already_started')
  })

  test('is not marked as not come before they are expected, but may have been served by then', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { id, who } = await book(provider, '09:00')
    await say(provider, 60)
    await acceptDelay(app.ctx(who), { id, expected: london(day, '10:00') })
    await itIs('09:05')
    const ctx = app.ctx(provider.owner)
    expect(await codeOf(markNoShow(ctx, { id }))).toBe('not_started')
    const { actions } = await getBooking(ctx, { id })
    expect(actions).toContainEqual({ action: 'complete', refused: null })
    await itIs('10:00')
    expect(await markNoShow(ctx, { id })).toMatchObject({ status: 'no_show' })
  })

  test('and does not come, pays what was agreed for that: a few minutes waive the fee of cancelling only', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [usual, late] = [await book(provider, '16:00'), await book(provider, '09:00')]
    await say(provider, 5)
    await acceptDelay(app.ctx(late.who), { id: late.id, expected: london(day, '09:05') })
    await itIs('17:30')
    const fees: (number | undefined)[] = []
    for (const { id, who } of [usual, late]) {
      await markNoShow(app.ctx(provider.owner), { id })
      fees.push((await getBooking(app.ctx(who), { id })).noShow?.waitingFeeMinor)
    }
    expect(fees).toEqual([2000, 2000])
  })

  test('and has paid ahead and does not come, is given back as much as without the delay', async () => {
    const given: number[] = []
    for (const isLate of [false, true]) {
      await itIs('08:00')
      const provider = await makePaidProvider(
        app,
        { mode: 'before', depositPercent: 20 },
        { ...often, services: [half] },
      )
      const { id, who } = await book(provider, '09:00')
      const { payment_id: paymentId } = await app.running.db
        .selectFrom('payment')
        .select('payment_id')
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow()
      await payWith(app, { customer: who, provider, bookingId: id, paymentId })
      if (isLate) await say(provider, 5)
      await itIs('11:00')
      await markNoShow(app.ctx(provider.owner), { id })
      await itIs('12:00', dateIn(5))
      await settleNoShow(app.ctx(), id)
      await sendRefunds(app)
      given.push((await processorSays(app, { bookingId: id })).given)
    }
    expect(given).toEqual([0, 0])
  })

  test('and moves it, has the terms of the booking again at the new time', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { id, who } = await book(provider, '09:00')
    await say(provider, 5)
    const feeNow = async () => (await getBooking(app.ctx(who), { id })).cancellation.feeNowMinor
    expect(await feeNow()).toBe(0)
    await updateBooking(app.ctx(who), { id, dateTime: london(dateIn(20), '10:00') })
    await itIs('09:00', dateIn(20))
    expect(await feeNow()).toBe(1000)
  })

  test('hears one time once, though it was another in between, and of being on time only who has heard of a delay', async () => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const [first, second] = [await book(provider, '09:00'), await book(provider, '11:00')]
    const mailAll = async (id: string) => {
      for (const news of await newsOf(id)) await mail(news)
      return (await mailsOf(id)).length
    }
    // The mail server is away meanwhile.
    for (const minutes of [20, 40, 20]) await say(provider, minutes)
    expect(await newsOf(first.id)).toHaveLength(3)
    expect(await mailAll(first.id)).toBe(1)
    // Back at what they have read.
    for (const minutes of [40, 20]) await say(provider, minutes)
    expect(await mailAll(first.id)).toBe(1)
    await say(provider, 0)
    expect(await mailAll(first.id)).toBe(2)
    await itIs('10:00')
    for (const minutes of [90, 0]) await say(provider, minutes)
    expect(await toldTimes(second.id)).toEqual(['11:30', '11:00'])
    expect(await mailAll(second.id)).toBe(0)
    // Who has agreed to it on the page has heard of it, too.
    await say(provider, 90)
    await acceptDelay(app.ctx(second.who), { id: second.id, expected: london(day, '11:30') })
    await say(provider, 0)
    expect(await mailAll(second.id)).toBe(1)
  })

  test.each([
    ['en', 'Your booking begins later', '9:20 AM'],
    ['fr', 'Votre réservation commence plus tard', '09:20'],
    ['es', 'Tu reserva empieza más tarde', '9:20'],
    ['pt', 'A sua marcação começa mais tarde', '09:20'],
  ])('is written to once in their language: %s', async (language, title, time) => {
    const provider = await makeProvider(app, { ...often, services: [half] })
    const { id, who } = await book(provider, '09:00')
    await app.running.db.updateTable('account').set({ language }).where('account_id', '=', who.accountId).execute()
    await say(provider, 20)
    const [news] = await newsOf(id)
    if (!news) throw new Error('Nobody was told')
    await mail(news)
    const [text = '', ...more] = await mailsOf(id)
    expect(more).toEqual([])
    expect(text).toContain(title)
    expect(text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(time)
    // Overtaken: of what is no longer so nobody is written to.
    await say(provider, 0)
    await sql`delete from message where key like ${`%${id}-delayed%`}`.execute(app.running.db)
    await mail({ ...news, toldAt: new Date().toISOString() })
    expect(await mailsOf(id)).toHaveLength(1)
    const onTime = (await newsOf(id)).at(-1)
    if (onTime) await mail(onTime)
    expect(await mailsOf(id)).toHaveLength(2)
  })
})
