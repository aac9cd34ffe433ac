import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { createHold, releaseHold } from '../holds/service.server.ts'
import { addEntry, removeEntry } from '../staff/calendar-entries.server.ts'
import { acceptOffer, declineOffer, leaveWaitlist } from './accept-offer.server.ts'
import type { WaitlistMode } from './contract.ts'
import { joinWaitlist, wantEarlier } from './join-waitlist.server.ts'
import { workOnWaitlist } from './match.server.ts'
import { getProviderWaitlist, listOwn, setRule } from './read-waitlist.server.ts'

const app = openTestApp()
const day = dateIn(3)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }

/** Open for one hour a day, at ten: one time is all there is. */
const oneHour = (hours = 1) =>
  makeProvider(app, { hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 600 + hours * 60]) })
const wishOf = ({ providerId, serviceIds }: TestProvider) => ({ providerId, serviceIds, ...when })
const join = async (provider: TestProvider, more: object = {}) => {
  const who = await makeAccount(app)
  const entry = await joinWaitlist(app.ctx(who), { ...wishOf(provider), ...more })
  return { who, entry }
}
const book = async (provider: TestProvider, time: string, who?: Actor, date = day) => {
  const customer = who ?? (await makeAccount(app))
  const { providerId, serviceIds } = provider
  const booking = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: london(date, time) })
  return { customer, id: booking.id }
}
const cancel = ({ customer, id }: { customer: Actor; id: string }) => cancelBooking(app.ctx(customer), { id })
const work = ({ providerId }: TestProvider) => workOnWaitlist(app.ctx(), providerId)
const offersOf = async (who: Actor) => (await listOwn(app.ctx(who))).flatMap(({ offers }) => offers)
const accept = async (who: Actor) => acceptOffer(app.ctx(who), { id: (await offersOf(who))[0]?.id ?? who.accountId })
const chooseMode = ({ providerId, owner }: TestProvider, mode: WaitlistMode, longestFirst = false) =>
  setRule(app.ctx(owner), { id: providerId, mode, longestFirst })
/** At noon, wherever the test runs: at night one has until the morning. */
const atNoon = () => moveClock(app, new Date(london(dateIn(0), '12:00')))

describe('joining', () => {
  test('waits for what is taken; what can be had is said instead', async () => {
    const provider = await oneHour()
    const who = await makeAccount(app)
    const refused = (await joinWaitlist(app.ctx(who), wishOf(provider)).catch((error) => error)) as AppError
    expect(refused.code).toBe('times_free')
    expect(refused.data).toMatchObject({ nearest: [{ start: london(day, '10:00') }] })
    await book(provider, '10:00')
    const entry = await joinWaitlist(app.ctx(who), wishOf(provider))
    expect(entry).toMatchObject({ status: 'waiting', ...when, staffMember: null, mode: 'first_in_line', offers: [] })
    expect(await listOwn(app.ctx(who))).toEqual([entry])
  })

  test('is done once however often it is asked, and five times at most', async () => {
    const providers = await Promise.all(Array.from({ length: 6 }, () => oneHour()))
    for (const provider of providers) await book(provider, '10:00')
    const ctx = app.ctx(await makeAccount(app))
    const [first, ...others] = providers.map(wishOf)
    if (!first) throw new Error('No provider')
    const same = await Promise.all([1, 2, 3].map(() => joinWaitlist(ctx, first)))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    const codes = await Promise.all(others.map((wish) => codeOf(joinWaitlist(ctx, wish))))
    expect(codes.sort()).toEqual(['done', 'done', 'done', 'done', 'too_many_entries'])
    await leaveWaitlist(ctx, { id: same[0]?.id ?? '' })
    const last = others.find((_wish, index) => codes[index] === 'too_many_entries') ?? others.at(-1) ?? first
    expect(await codeOf(joinWaitlist(ctx, last))).toBe('done')
  })

  test('is for a proven mailbox, with somebody else, where times can be held, and for days to come', async () => {
    const provider = await oneHour()
    await book(provider, '10:00')
    const who = await makeAccount(app)
    await sql`update account set email_verified_at = null where account_id = ${who.accountId}`.execute(app.running.db)
    expect(await codeOf(joinWaitlist(app.ctx(who), wishOf(provider)))).toBe('waitlist_unverified')
    expect(await codeOf(joinWaitlist(app.ctx(provider.owner), wishOf(provider)))).toBe('own_provider')
    const ctx = app.ctx(await makeAccount(app))
    const byRequest = await makeProvider(app, { hours: [] })
    expect(await codeOf(joinWaitlist(ctx, wishOf(byRequest)))).toBe('no_waitlist')
    const past = { ...wishOf(provider), firstDate: dateIn(-3), lastDate: dateIn(-2) }
    const backwards = { ...wishOf(provider), firstDate: day, lastDate: dateIn(2) }
    const long = { ...wishOf(provider), lastDate: dateIn(90) }
    const neverThen = { ...wishOf(provider), earliest: '12:00', latest: '11:59' }
    for (const wish of [past, backwards, long, neverThen])
      expect(await codeOf(joinWaitlist(ctx, wish))).toBe('invalid_input')
  })
})

describe('first in line', () => {
  test('what is freed is held for who joined first, and is theirs against everybody', async () => {
    const provider = await oneHour()
    const taken = await book(provider, '10:00')
    const first = await join(provider)
    const second = await join(provider)
    await cancel(taken)
    await work(provider)
    expect(await offersOf(first.who)).toMatchObject([{ isHeld: true, start: london(day, '10:00'), totalMinor: 4000 }])
    expect(await offersOf(second.who)).toEqual([])
    expect(await codeOf(book(provider, '10:00', second.who))).toBe('slot_taken')
    const [offer] = await offersOf(first.who)
    expect(await codeOf(acceptOffer(app.ctx(second.who), { id: offer?.id ?? '' }))).toBe('offer_unknown')
    const twice = await Promise.all([1, 2].map(() => acceptOffer(app.ctx(first.who), { id: offer?.id ?? '' })))
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1)
    expect(twice[0]).toMatchObject({ status: 'confirmed', dateTime: london(day, '10:00'), totalMinor: 4000 })
    expect(await listOwn(app.ctx(first.who))).toEqual([])
    const list = await getProviderWaitlist(app.ctx(provider.owner), { id: provider.providerId })
    expect(list.entries.map(({ id }) => id)).toEqual([second.entry.id])
    expect(list.filled).toEqual({ bookings: 1, worthMinor: 4000, currency: 'GBP', earlier: 0 })
  })

  test('the longest appointment comes before who joined first only where the provider says so, and both can see it', async () => {
    const services = [
      { name: 'Cut', durationMinutes: 30, priceMinor: 4000 },
      { name: 'Colour', durationMinutes: 60, priceMinor: 9000 },
    ]
    for (const longestFirst of [false, true]) {
      const provider = await makeProvider(app, {
        services,
        hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]),
      })
      const [cut = '', colour = ''] = provider.serviceIds
      await chooseMode(provider, 'first_in_line', longestFirst)
      const taken = await book({ ...provider, serviceIds: [colour] }, '10:00')
      const short = await join({ ...provider, serviceIds: [cut] })
      const alsoShort = await join({ ...provider, serviceIds: [cut] })
      const long = await join({ ...provider, serviceIds: [colour] })
      await cancel(taken)
      await work(provider)
      const asked = await Promise.all([short, alsoShort, long].map(async ({ who }) => (await offersOf(who)).length))
      expect(asked).toEqual(longestFirst ? [0, 0, 1] : [1, 1, 0])
      expect(await listOwn(app.ctx(short.who))).toMatchObject([{ longestFirst }])
    }
  })

  test('what is declined, left or not answered in time goes to the next, who is offered it once', async () => {
    await atNoon()
    const provider = await oneHour()
    const taken = await book(provider, '10:00')
    const [declines, leaves, sleeps, has] = [
      await join(provider),
      await join(provider),
      await join(provider),
      await join(provider),
    ]
    await cancel(taken)
    await work(provider)
    const [offer] = await offersOf(declines.who)
    await declineOffer(app.ctx(declines.who), { id: offer?.id ?? '' })
    await work(provider)
    expect(await offersOf(leaves.who)).toHaveLength(1)
    await leaveWaitlist(app.ctx(leaves.who), { id: leaves.entry.id })
    await work(provider)
    const [asleep] = await offersOf(sleeps.who)
    expect(asleep).toMatchObject({ isHeld: true })
    expect(asleep?.secondsLeft).toBeGreaterThan(14 * 60)
    expect(asleep?.secondsLeft).toBeLessThanOrEqual(15 * 60)
    await moveClock(app, Date.parse(london(dateIn(0), '12:00')) + 16 * 60_000)
    expect(await codeOf(acceptOffer(app.ctx(sleeps.who), { id: asleep?.id ?? '' }))).toBe('offer_over')
    await runClockJobs(app, 'waitlist-turns')
    expect(await offersOf(has.who)).toHaveLength(1)
    expect(await codeOf(acceptOffer(app.ctx(declines.who), { id: offer?.id ?? '' }))).toBe('offer_over')
    await accept(has.who)
    const left = await getProviderWaitlist(app.ctx(provider.owner), { id: provider.providerId })
    expect(left.entries.map(({ id }) => id)).toEqual([declines.entry.id, sleeps.entry.id])
  })

  test('a time is given to who wants it: dates, times of day, who does it, and not who is elsewhere then', async () => {
    const provider = await makeProvider(app, {
      staff: [{ name: 'Maya' }, { name: 'Zoe' }],
      hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]),
    })
    const [one, two] = [await book(provider, '10:00'), await book(provider, '10:00')]
    const tooEarly = await join(provider, { latest: '09:30' })
    const otherDay = await join(provider, { weekdays: [(Temporal.PlainDate.from(day).dayOfWeek % 7) + 1] }).catch(
      () => null,
    )
    const elsewhere = await join(provider)
    const zoeOnly = await join(provider, { staffId: provider.staffIds[1] })
    const other = await oneHour()
    await book(other, '10:00', elsewhere.who)
    const ofMaya = async ({ id }: { id: string }) =>
      (await getBooking(app.ctx(provider.owner), { id })).services[0]?.staffMember === 'Maya'
    const [mayas, zoes] = (await ofMaya(one)) ? [one, two] : [two, one]
    await cancel(mayas)
    await work(provider)
    const asked = async () =>
      Promise.all([tooEarly, elsewhere, zoeOnly].map(async ({ who }) => (await offersOf(who)).length))
    expect(await asked()).toEqual([0, 0, 0])
    await cancel(zoes)
    await work(provider)
    expect(await asked()).toEqual([0, 0, 1])
    if (otherDay) expect(await offersOf(otherDay.who)).toEqual([])
  })

  test('a hold that ends, hours that are added and a day that is free again are found, too', async () => {
    const provider = await oneHour()
    const holder = app.ctx(await makeAccount(app))
    const { providerId, serviceIds, staffId } = provider
    const held = await createHold(holder, { providerId, serviceIds, dateTime: london(day, '10:00') })
    const first = await join(provider)
    await work(provider)
    expect(await offersOf(first.who)).toEqual([])
    await releaseHold(holder, { id: held.id })
    await work(provider)
    expect(await offersOf(first.who)).toHaveLength(1)
    await leaveWaitlist(app.ctx(first.who), { id: first.entry.id })

    const entry = await addEntry(app.ctx(provider.owner), {
      id: providerId,
      staffId,
      start: london(day, '10:00'),
      end: london(day, '11:00'),
      label: '',
      customerName: null,
      customerPhone: null,
    })
    const second = await join(provider)
    await work(provider)
    expect(await offersOf(second.who)).toEqual([])
    await removeEntry(app.ctx(provider.owner), { id: providerId, entryId: entry.id })
    await work(provider)
    expect(await offersOf(second.who)).toHaveLength(1)
    const third = await join(provider, { earliest: '11:00' })
    await sql`update working_hours set closes_minute = 720 where provider_id = ${providerId}`.execute(app.running.db)
    await work(provider)
    expect(await offersOf(third.who)).toMatchObject([{ start: london(day, '11:00') }])
  })

  test('an offer counts for no cap on holds, and cannot be made longer', async () => {
    const [provider, other] = [await oneHour(), await makeProvider(app)]
    const taken = await book(provider, '10:00')
    const { who } = await join(provider)
    await cancel(taken)
    await work(provider)
    const ctx = app.ctx(who)
    const times = ['10:00', '12:00', '14:00', '16:00']
    const { providerId, serviceIds } = other
    const holds = times.map(
      (time) => () => createHold(ctx, { providerId, serviceIds, dateTime: london(dateIn(5), time) }),
    )
    const codes: string[] = []
    for (const hold of holds) codes.push(await codeOf(hold()))
    expect(codes).toEqual(['done', 'done', 'done', 'too_many_holds'])
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from hold where is_offer and extended_at is not null
      and customer_id = ${who.accountId}`.execute(app.running.db)
    expect(rows[0]?.n).toBe(1)
  })

  test('who books a held time as usual has accepted; time off takes an offer back, and its customer waits on', async () => {
    const provider = await oneHour()
    const taken = await book(provider, '10:00')
    const { who, entry } = await join(provider)
    await cancel(taken)
    await work(provider)
    await book(provider, '10:00', who)
    await work(provider)
    expect(await listOwn(app.ctx(who))).toEqual([])
    const { rows } = await sql<{
      answer: string
    }>`select answer from waitlist_offer where entry_id = ${entry.id}`.execute(app.running.db)
    expect(rows).toEqual([{ answer: 'accepted' }])

    const other = await oneHour()
    const full = await book(other, '10:00')
    const waits = await join(other)
    await cancel(full)
    await work(other)
    const [offer] = await offersOf(waits.who)
    await addEntry(app.ctx(other.owner), {
      id: other.providerId,
      staffId: other.staffId,
      start: london(day, '10:00'),
      end: london(day, '10:30'),
      label: '',
      customerName: null,
      customerPhone: null,
    })
    expect(await codeOf(acceptOffer(app.ctx(waits.who), { id: offer?.id ?? '' }))).toBe('hold_released')
    await work(other)
    expect(await listOwn(app.ctx(waits.who))).toMatchObject([{ status: 'waiting', offers: [] }])
  })

  test('who waited for days that are over waits no more', async () => {
    const provider = await oneHour()
    await book(provider, '10:00')
    const { who } = await join(provider)
    await moveClock(app, new Date(london(dateIn(4), '12:00')))
    await work(provider)
    expect(await listOwn(app.ctx(who))).toEqual([])
    await moveClock(app, Date.now())
  })
})

describe('an earlier time', () => {
  test('moves the booking, and the time it had goes to the next', async () => {
    const provider = await oneHour(3)
    const ten = await book(provider, '10:00')
    const eleven = await book(provider, '11:00')
    const twelve = await book(provider, '12:00')
    for (const { customer, id } of [eleven, twelve])
      await wantEarlier(app.ctx(customer), { ...when, id, lastDate: undefined })
    const waits = await join(provider)
    await cancel(ten)
    await work(provider)
    expect(await offersOf(eleven.customer)).toMatchObject([{ start: london(day, '10:00'), isHeld: true }])
    // Told of a delay before, which is none of the new time.
    await sql`update booking set expected_at = starts_at + interval '30 minutes' where booking_id = ${eleven.id}`.execute(
      app.running.db,
    )
    const moved = await accept(eleven.customer)
    expect(moved).toMatchObject({ id: eleven.id, dateTime: london(day, '10:00') })
    const delayed = await sql`select from booking where booking_id = ${eleven.id} and expected_at is not null`.execute(
      app.running.db,
    )
    expect(delayed.rows).toEqual([])
    await work(provider)
    expect(await offersOf(twelve.customer)).toMatchObject([{ start: london(day, '11:00') }])
    await accept(twelve.customer)
    await work(provider)
    expect(await offersOf(waits.who)).toMatchObject([{ start: london(day, '12:00') }])
    const list = await getProviderWaitlist(app.ctx(provider.owner), { id: provider.providerId })
    expect(list.filled).toMatchObject({ bookings: 0, earlier: 2 })
  })

  test('is for one’s own booking that can be moved, once for each', async () => {
    const provider = await oneHour()
    const { customer, id } = await book(provider, '10:00')
    const wish = { ...when, id, lastDate: undefined }
    const [one, two] = [await wantEarlier(app.ctx(customer), wish), await wantEarlier(app.ctx(customer), wish)]
    expect(one?.id).toBe(two?.id)
    expect(one).toMatchObject({ booking: { id, dateTime: london(day, '10:00') }, lastDate: day })
    expect(await codeOf(wantEarlier(app.ctx(provider.owner), wish))).toBe('booking_not_found')
    await cancel({ customer, id })
    expect(await codeOf(wantEarlier(app.ctx(customer), wish))).toBe('cannot_be_earlier')
    await work(provider)
    expect(await listOwn(app.ctx(customer))).toEqual([])
  })

  test('a cascade of ten swaps ends with ten earlier times and no overlap', async () => {
    const provider = await oneHour(11)
    const hourOf = (index: number) => `${String(10 + index)}:00`
    const bookings = []
    for (let index = 0; index < 11; index++) bookings.push(await book(provider, hourOf(index)))
    const [first, ...others] = bookings
    if (!first) throw new Error('No booking')
    for (const { customer, id } of others)
      await wantEarlier(app.ctx(customer), { ...when, latest: '23:00', id, lastDate: undefined })
    await cancel(first)
    for (const { customer } of others) {
      await work(provider)
      await accept(customer)
    }
    const starts = await Promise.all(
      others.map(async ({ customer, id }) => (await getBooking(app.ctx(customer), { id })).dateTime),
    )
    expect(starts).toEqual(others.map((_other, index) => london(day, hourOf(index))))
    const { rows } = await sql`select from occupation a join occupation b on a.provider_id = b.provider_id
      and a.staff_id = b.staff_id and a.during && b.during and a.taker_id < b.taker_id
      where a.provider_id = ${provider.providerId} and a.blocking and b.blocking`.execute(app.running.db)
    expect(rows).toEqual([])
  })
})

describe('everyone at once', () => {
  test('all who want a time hear of it, nothing is held, and who is too late hears so', async () => {
    const provider = await oneHour()
    await chooseMode(provider, 'everyone')
    const taken = await book(provider, '10:00')
    const [one, two, three] = [await join(provider), await join(provider), await join(provider, { earliest: '11:00' })]
    await cancel(taken)
    await work(provider)
    await work(provider)
    expect(await offersOf(one.who)).toMatchObject([{ isHeld: false, start: london(day, '10:00') }])
    expect(await offersOf(two.who)).toHaveLength(1)
    expect(await offersOf(three.who)).toEqual([])
    const [late] = await offersOf(one.who)
    await accept(two.who)
    expect(await codeOf(acceptOffer(app.ctx(one.who), { id: late?.id ?? '' }))).toBe('slot_taken')
    await work(provider)
    expect(await offersOf(one.who)).toEqual([])
    expect(await listOwn(app.ctx(one.who))).toHaveLength(1)
    expect(await codeOf(acceptOffer(app.ctx(one.who), { id: late?.id ?? '' }))).toBe('offer_over')
  })
})

describe('book directly', () => {
  test('who has said so is booked in order, with enough hours left; the others are asked', async () => {
    const provider = await oneHour(2)
    await chooseMode(provider, 'book_directly')
    const [ten, eleven] = [await book(provider, '10:00'), await book(provider, '11:00')]
    const asks = await join(provider, { earliest: '11:00' })
    const tooSoon = await join(provider, { latest: '10:00', bookFromHours: 336 })
    const agrees = await join(provider, { latest: '10:00', bookFromHours: 2 })
    await cancel(eleven)
    await work(provider)
    expect(await offersOf(asks.who)).toHaveLength(1)
    await cancel(ten)
    await work(provider)
    // In order: who wants more notice is asked, and the time is theirs until they answer.
    const [offer] = await offersOf(tooSoon.who)
    expect(offer).toMatchObject({ isHeld: true, start: london(day, '10:00') })
    expect(await listOwn(app.ctx(agrees.who))).toHaveLength(1)
    await declineOffer(app.ctx(tooSoon.who), { id: offer?.id ?? '' })
    await work(provider)
    expect(await listOwn(app.ctx(agrees.who))).toEqual([])
    const { rows } = await sql<{ status: string; starts_at: Date }>`select status, starts_at from booking
      where customer_id = ${agrees.who.accountId}`.execute(app.running.db)
    expect(rows).toEqual([{ status: 'confirmed', starts_at: new Date(london(day, '10:00')) }])
  })
})
