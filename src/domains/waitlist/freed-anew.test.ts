import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { subscriptions } from '../index.server.ts'
import { addEntry, removeEntry } from '../staff/calendar-entries.server.ts'
import { acceptOffer, declineOffer } from './accept-offer.server.ts'
import type { WaitlistMode } from './contract.ts'
import { joinWaitlist, wantEarlier } from './join-waitlist.server.ts'
import { workOnWaitlist } from './match.server.ts'
import { getProviderWaitlist, listOwn, setRule } from './read-waitlist.server.ts'

const app = openTestApp()
const day = dateIn(3)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '19:00' }
const noon = () => Date.parse(london(dateIn(0), '12:00'))
/** At noon, wherever the test runs: at night one has until the morning. */
beforeEach(() => moveClock(app, noon()))
const minutesLater = (minutes: number) => moveClock(app, noon() + minutes * 60_000)

async function open(mode: WaitlistMode, hours = 1): Promise<TestProvider> {
  const provider = await makeProvider(app, {
    hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 600 + hours * 60]),
  })
  await setRule(app.ctx(provider.owner), { id: provider.providerId, mode, longestFirst: false })
  return provider
}
const book = async ({ providerId, serviceIds }: TestProvider, time = '10:00', who?: Actor) => {
  const customer = who ?? (await makeAccount(app))
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: london(day, time) })
  return { customer, id }
}
const cancel = ({ customer, id }: { customer: Actor; id: string }) => cancelBooking(app.ctx(customer), { id })
const join = async ({ providerId, serviceIds }: TestProvider, more: object = {}) => {
  const who = await makeAccount(app)
  await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...when, ...more })
  return who
}
const work = ({ providerId }: TestProvider) => workOnWaitlist(app.ctx(), providerId)
const offersOf = async (who: Actor) => (await listOwn(app.ctx(who))).flatMap(({ offers }) => offers)
const firstOf = async (who: Actor) => ({ id: (await offersOf(who))[0]?.id ?? '' })
const accept = async (who: Actor) => acceptOffer(app.ctx(who), await firstOf(who))
const decline = async (who: Actor) => declineOffer(app.ctx(who), await firstOf(who))
const countsOf = (people: Actor[]) => Promise.all(people.map(async (who) => (await offersOf(who)).length))

describe('a time that is free anew', () => {
  test('is told anew to everyone who was too late, but not to who has declined it', async () => {
    const provider = await open('everyone')
    const taken = await book(provider)
    const [late, declines, fast] = [await join(provider), await join(provider), await join(provider)]
    await cancel(taken)
    await work(provider)
    expect(await countsOf([late, declines, fast])).toEqual([1, 1, 1])
    const before = await firstOf(late)
    await decline(declines)
    const { id } = await accept(fast)
    await work(provider)
    expect(await countsOf([late, declines])).toEqual([0, 0])
    await cancel({ customer: fast, id })
    await work(provider)
    await work(provider)
    expect(await countsOf([late, declines])).toEqual([1, 0])
    expect(await firstOf(late)).not.toEqual(before)
    expect(await codeOf(acceptOffer(app.ctx(late), before))).toBe('offer_over')
    expect(await accept(late)).toMatchObject({ status: 'confirmed', dateTime: london(day, '10:00') })
  })

  test('goes to who let it pass only after somebody else has had it: nobody is asked in circles', async () => {
    const provider = await open('first_in_line')
    const taken = await book(provider)
    const [first, second, declines] = [await join(provider), await join(provider), await join(provider)]
    await cancel(taken)
    await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([1, 0, 0])
    await minutesLater(16)
    await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([0, 1, 0])
    await minutesLater(32)
    await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([0, 0, 1])
    await decline(declines)
    for (let turn = 0; turn < 3; turn++) await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([0, 0, 0])

    const again = await book(provider)
    await work(provider)
    await cancel(again)
    await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([1, 0, 0])
    await minutesLater(48)
    await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([0, 1, 0])
    await minutesLater(64)
    for (let turn = 0; turn < 3; turn++) await work(provider)
    expect(await countsOf([first, second, declines])).toEqual([0, 0, 0])
  })

  test('is held anew for who lost it to time off, once that is taken back', async () => {
    const provider = await open('first_in_line')
    const taken = await book(provider)
    const who = await join(provider)
    await cancel(taken)
    await work(provider)
    const { providerId: id, staffId, owner } = provider
    const off = await addEntry(app.ctx(owner), {
      ...{ id, staffId, start: london(day, '10:00'), end: london(day, '11:00') },
      ...{ label: '', customerName: null, customerPhone: null },
    })
    await work(provider)
    expect(await countsOf([who])).toEqual([0])
    await removeEntry(app.ctx(owner), { id, entryId: off.id })
    await work(provider)
    expect(await offersOf(who)).toMatchObject([{ isHeld: true, start: london(day, '10:00') }])
  })

  test('is for the next when it is let go, also where a start beside it is free', async () => {
    const provider = await open('first_in_line', 2)
    const [ten, eleven] = [await book(provider), await book(provider, '11:00')]
    const [first, second] = [await join(provider), await join(provider)]
    await cancel(ten)
    await work(provider)
    expect(await offersOf(first)).toMatchObject([{ start: london(day, '10:00') }])
    await cancel(eleven)
    await decline(first)
    await work(provider)
    expect(await offersOf(first)).toMatchObject([{ start: london(day, '11:00') }])
    expect(await offersOf(second)).toMatchObject([{ start: london(day, '10:00') }])
  })
})

describe('where everyone is told', () => {
  test('each hears of every time that is freed, once for each, and of five in an hour', async () => {
    const provider = await open('everyone', 7)
    const bookings = []
    for (let hour = 10; hour < 17; hour++) bookings.push(await book(provider, `${hour}:00`))
    const who = await join(provider)
    const startsOf = async () => (await offersOf(who)).map(({ start }) => start)
    const hours = (last: number) => Array.from({ length: last - 9 }, (_, index) => london(day, `${10 + index}:00`))
    for (const booking of bookings.slice(0, 2)) {
      await cancel(booking)
      await work(provider)
    }
    expect(await startsOf()).toEqual(hours(11))
    for (const booking of bookings.slice(2)) await cancel(booking)
    await work(provider)
    await work(provider)
    expect(await startsOf()).toEqual(hours(14))
    await minutesLater(61)
    await work(provider)
    expect(await startsOf()).toEqual(hours(16))
  })

  test('what was told is over when the provider asks one after the other: the first in line has it held', async () => {
    const provider = await open('everyone')
    const taken = await book(provider)
    const [first, second] = [await join(provider), await join(provider)]
    await cancel(taken)
    await work(provider)
    expect(await countsOf([first, second])).toEqual([1, 1])
    await setRule(app.ctx(provider.owner), { id: provider.providerId, mode: 'first_in_line', longestFirst: false })
    await work(provider)
    expect(await offersOf(first)).toMatchObject([{ isHeld: true }])
    expect(await offersOf(second)).toEqual([])
  })

  test('what was told and is taken is over also after the provider has chosen otherwise', async () => {
    for (const mode of ['first_in_line', 'book_directly'] as const) {
      const provider = await open('everyone')
      const taken = await book(provider)
      const [late, fast] = [await join(provider), await join(provider)]
      await cancel(taken)
      await work(provider)
      await setRule(app.ctx(provider.owner), { id: provider.providerId, mode, longestFirst: false })
      await accept(fast)
      await work(provider)
      expect(await countsOf([late])).toEqual([0])
    }
  })
})

/** The mail about what somebody was offered last, written as the jobs of this event do; '' when there is none. */
async function mailOf(who: Actor, event: string, prefix: string): Promise<string> {
  const { rows } = await sql<{ providerId: string; offerId: string; happened: boolean }>`
    select o.provider_id as "providerId", o.offer_id as "offerId",
      exists (select from pgboss.job j where j.data->>'offerId' = o.offer_id::text and j.name = ${`${prefix}-mail`}) as happened
    from waitlist_offer o join waitlist_entry e using (provider_id, entry_id)
    where e.customer_id = ${who.accountId} order by o.offered_at desc limit 1`.execute(app.running.db)
  const [last] = rows
  if (!last?.happened) return ''
  for (const { eventName, queue, run } of subscriptions)
    if (eventName === event && queue.endsWith('-mail')) await run(app.ctx(), last)
  const mail = await readFile(`${outboxDir(app.running.config)}/${prefix}-${last.offerId}.eml`, 'utf8').catch(() => '')
  return mail.replaceAll(/=\r?\n/g, '')
}

describe('a mail says what has become of a time that was not answered', () => {
  const endOf = (who: Actor) => mailOf(who, 'waitlist.offer_ended', 'waitlist-offer-ended')
  /** Only who was told of a time is told of its end. */
  const expectTold = async (who: Actor) =>
    expect(await mailOf(who, 'waitlist.offered', 'waitlist-offer')).toContain('<h1>A time is free for you</h1>')

  test('the next in line has it; or nobody else wants it, and it is free for everyone; or it is gone', async () => {
    const provider = await open('first_in_line')
    const taken = await book(provider)
    const [first, second] = [await join(provider), await join(provider)]
    await cancel(taken)
    await work(provider)
    await expectTold(first)
    await minutesLater(16)
    await work(provider)
    await expectTold(second)
    expect(await endOf(first)).toContain('<h1>This time has gone to the next in line</h1>')
    await minutesLater(32)
    await work(provider)
    const lapsed = await endOf(second)
    expect(lapsed).toContain('<h1>This time is no longer held for you</h1>')
    expect(lapsed).toContain('/provider/')

    const other = await open('first_in_line')
    const full = await book(other)
    const alone = await join(other)
    await cancel(full)
    await work(other)
    await expectTold(alone)
    await minutesLater(48)
    await book(other)
    await work(other)
    expect(await endOf(alone)).toContain('<h1>This time is no longer free</h1>')
  })
})

describe('who is booked without being asked', () => {
  const bookedMail = (who: Actor) => mailOf(who, 'waitlist.booked', 'waitlist-booked')

  test('hears that it comes from the waitlist, and is told of no offer', async () => {
    const provider = await open('book_directly')
    const taken = await book(provider)
    const who = await join(provider, { bookFromHours: 2 })
    await cancel(taken)
    await work(provider)
    expect(await listOwn(app.ctx(who))).toEqual([])
    expect(await bookedMail(who)).toContain('<h1>Booked for you from the waitlist</h1>')
    expect(await mailOf(who, 'waitlist.offered', 'waitlist-offer')).toBe('')
  })

  test('hears so, too, when a booking was moved; whoever accepts by themselves does not', async () => {
    const provider = await open('book_directly', 2)
    const ten = await book(provider)
    const eleven = await book(provider, '11:00')
    await wantEarlier(app.ctx(eleven.customer), { ...when, id: eleven.id, lastDate: undefined, bookFromHours: 2 })
    const asks = await join(provider)
    await cancel(ten)
    await work(provider)
    expect(await bookedMail(eleven.customer)).toContain('<h1>Your booking is earlier now</h1>')
    await work(provider)
    await accept(asks)
    expect(await bookedMail(asks)).toBe('')
  })
})

test('what the list has brought counts bookings that stand, and no others', async () => {
  const provider = await open('first_in_line')
  const taken = await book(provider)
  const who = await join(provider)
  await cancel(taken)
  await work(provider)
  const filled = async () => (await getProviderWaitlist(app.ctx(provider.owner), { id: provider.providerId })).filled
  const { id } = await accept(who)
  expect(await filled()).toMatchObject({ bookings: 1, worthMinor: 4000 })
  await cancel({ customer: who, id })
  expect(await filled()).toMatchObject({ bookings: 0, worthMinor: 0 })
})
