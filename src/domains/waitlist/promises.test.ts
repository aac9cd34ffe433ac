import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { makePaidProvider, payWith } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking, declineBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { acceptBooking, endUnpaid, expireUnanswered } from '../bookings/settle-booking.server.ts'
import { pushSubscriptions } from '../notifications/push.server.ts'
import { updateService } from '../staff/services.server.ts'
import { updateStaffMember } from '../staff/staff-members.server.ts'
import { acceptOffer, declineOffer, leaveWaitlist } from './accept-offer.server.ts'
import type { WaitlistMode } from './contract.ts'
import { readWaiting } from './entries.server.ts'
import { subscriptions } from './jobs.server.ts'
import { joinWaitlist, wantEarlier } from './join-waitlist.server.ts'
import { offerHeld, tellOf } from './make-offer.server.ts'
import { workOnWaitlist } from './match.server.ts'
import { listOwn, setRule } from './read-waitlist.server.ts'

const app = openTestApp()
const day = dateIn(3)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
const noon = () => Date.parse(london(dateIn(0), '12:00'))
const minute = 60_000
beforeEach(() => moveClock(app, noon()))

const hoursOf = (from: number, hours: number) =>
  everyDay.map((d): [number, number, number] => [d, from, from + hours * 60])
const oneHour = (hours = 1, more: object = {}) => makeProvider(app, { hours: hoursOf(600, hours), ...more })
const wishOf = ({ providerId, serviceIds }: TestProvider) => ({ providerId, serviceIds, ...when })
const join = async (provider: TestProvider, more: object = {}, as?: Actor) => {
  const who = as ?? (await makeAccount(app))
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
const chooseMode = ({ providerId, owner }: TestProvider, mode: WaitlistMode) =>
  setRule(app.ctx(owner), { id: providerId, mode, longestFirst: false })
const queued = async (queue: string, offerId: string) => {
  const { rows } = await sql<{
    data: { providerId: string; offerId: string }
  }>`select data from pgboss.job where name = ${queue}
    and data->>'offerId' = ${offerId}`.execute(app.running.db)
  return rows.map(({ data }) => data)
}
const runQueue = async (queue: string, data: object) => {
  for (const one of subscriptions) if (one.queue === queue) await one.run(app.ctx(), data as never)
}
const mailsNamed = async (part: string) => {
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(part))
  return Promise.all(
    names.map(async (name) =>
      (await readFile(`${folder}/${name}`, 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_m, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    ),
  )
}
const offerRows = async (entryId: string) =>
  (
    await sql<{ offer_id: string; answer: string | null; hold_id: string | null }>`select offer_id, answer, hold_id
      from waitlist_offer where entry_id = ${entryId} order by offered_at`.execute(app.running.db)
  ).rows
const bookingsOf = async (who: Actor) =>
  (
    await sql<{
      id: string
      status: string
    }>`select booking_id as id, status from booking where customer_id = ${who.accountId}
      and status in ('pending', 'confirmed')`.execute(app.running.db)
  ).rows

test('book directly: whose node dies between the hold and the booking is booked all the same, once, and is not written to', async () => {
  const provider = await oneHour()
  await chooseMode(provider, 'book_directly')
  const taken = await book(provider, '10:00')
  const { who, entry } = await join(provider, { bookFromHours: 1 })
  await cancel(taken)
  const [waiting] = await readWaiting(app.ctx(), provider.providerId)
  if (!waiting) throw new Error('nobody waits')
  const slot = { start: london(day, '10:00'), end: london(day, '11:00') }
  expect(await offerHeld(app.ctx(), provider.providerId, waiting, slot, true)).toMatchObject({ isDirect: true })
  // Killed here: what was queued with the hold sees to it, and may run twice.
  const [offer] = await offerRows(entry.id)
  const jobs = await queued('waitlist-offer-mail', offer?.offer_id ?? '')
  expect(jobs).toHaveLength(1)
  for (const data of [...jobs, ...jobs]) await runQueue('waitlist-offer-mail', data)
  expect(await bookingsOf(who)).toMatchObject([{ status: 'confirmed' }])
  expect(await mailsNamed(`waitlist-offer-${offer?.offer_id}`)).toEqual([])
})

test('book directly, by request: whoever has been asked for is not asked to accept it, and hears that they have it once it is accepted', async () => {
  const provider = await oneHour(1, { columns: { confirmation_mode: 'request' } })
  await chooseMode(provider, 'book_directly')
  const taken = await book(provider, '10:00')
  const { who, entry } = await join(provider, { bookFromHours: 1 })
  await cancel(taken)
  await work(provider)
  const [offer] = await offerRows(entry.id)
  const id = offer?.offer_id ?? ''
  const jobs = await queued('waitlist-offer-mail', id)
  expect(jobs).toHaveLength(1)
  for (const data of [...jobs, ...jobs]) await runQueue('waitlist-offer-mail', data)
  const [request, ...more] = await bookingsOf(who)
  expect([request?.status, more]).toEqual(['pending', []])
  expect(await mailsNamed(`waitlist-offer-${id}`)).toEqual([])
  await acceptBooking(app.ctx(provider.owner), { id: request?.id ?? '' })
  await work(provider)
  for (const data of await queued('waitlist-booked-mail', id)) await runQueue('waitlist-booked-mail', data)
  expect(await mailsNamed(`waitlist-booked-${id}`)).toHaveLength(1)
})

test('book directly: who is to be booked is not told on their devices that a time is free, and who cannot be after all is', async () => {
  const provider = await oneHour()
  await chooseMode(provider, 'book_directly')
  const taken = await book(provider, '10:00')
  const { who, entry } = await join(provider, { bookFromHours: 1 })
  await sql`insert into push_subscription (push_subscription_id, account_id, session_id, endpoint, p256dh, auth, created_at)
    select gen_random_uuid(), account_id, session_id, 'https://push.example.test/1', 'p', 'a', now() from session
    where account_id = ${who.accountId}`.execute(app.running.db)
  await cancel(taken)
  const [waiting] = await readWaiting(app.ctx(), provider.providerId)
  if (!waiting) throw new Error('nobody waits')
  const slot = { start: london(day, '10:00'), end: london(day, '11:00') }
  await offerHeld(app.ctx(), provider.providerId, waiting, slot, true)
  const [offer] = await offerRows(entry.id)
  const id = offer?.offer_id ?? ''
  const push = pushSubscriptions.find(({ queue }) => queue === 'waitlist-offered-push')
  const pushes = async () => {
    const { rows } = await sql`select from pgboss.job where name = 'push-sending'
      and data ->> 'key' = ${`offer ${id}`}`.execute(app.running.db)
    return rows.length
  }
  const [data] = await queued('waitlist-offered-push', id)
  await push?.run(app.ctx(), data as never)
  expect(await pushes()).toBe(0)
  // What they were told is not what it costs: they are not booked without a question.
  await sql`update waitlist_offer set total_minor = total_minor - 1 where offer_id = ${id}`.execute(app.running.db)
  for (const one of await queued('waitlist-offer-mail', id)) await runQueue('waitlist-offer-mail', one)
  expect(await bookingsOf(who)).toEqual([])
  const asked = await queued('waitlist-offered-push', id)
  expect(asked).toHaveLength(2)
  await push?.run(app.ctx(), asked[1] as never)
  expect(await pushes()).toBe(1)
})

test('an earlier time that is held is none any more once they have moved to an even earlier one themselves', async () => {
  const provider = await oneHour(4)
  const [ten, , twelve] = [await book(provider, '10:00'), await book(provider, '11:00'), await book(provider, '12:00')]
  const { customer, id } = await book(provider, '13:00')
  await wantEarlier(app.ctx(customer), { ...when, id, lastDate: undefined })
  await cancel(twelve)
  await work(provider)
  expect(await offersOf(customer)).toMatchObject([{ start: london(day, '12:00') }])
  const [offer] = await offersOf(customer)
  await cancel(ten)
  await updateBooking(app.ctx(customer), { id, dateTime: london(day, '10:00') })
  await work(provider)
  const still = (await offersOf(customer)).map(({ start }) => start)
  const moved = await acceptOffer(app.ctx(customer), { id: offer?.id ?? '' }).then(
    ({ dateTime }) => dateTime,
    (error: AppError) => error.code,
  )
  expect({ still, moved }).toEqual({ still: [], moved: 'offer_over' })
})

test('everyone at once: the service is repriced; what is shown is what it costs, and can be had', async () => {
  const provider = await oneHour()
  await chooseMode(provider, 'everyone')
  const taken = await book(provider, '10:00')
  const one = await join(provider)
  await cancel(taken)
  await work(provider)
  await updateService(app.ctx(provider.owner), {
    id: provider.providerId,
    serviceId: provider.serviceIds[0] ?? '',
    priceMinor: 5000,
  })
  await work(provider)
  const [offer] = await offersOf(one.who)
  const code = await codeOf(acceptOffer(app.ctx(one.who), { id: offer?.id ?? '' }))
  const again = await codeOf(acceptOffer(app.ctx(one.who), { id: offer?.id ?? '' }))
  expect({ shown: offer?.totalMinor, code, again }).toMatchObject({ again: 'done' })
})

test('everyone at once: nobody is told of an earlier time for a booking that can be moved no more', async () => {
  const provider = await oneHour(4)
  await chooseMode(provider, 'everyone')
  const [ten] = [await book(provider, '10:00'), await book(provider, '11:00'), await book(provider, '12:00')]
  const { customer, id } = await book(provider, '13:00')
  await wantEarlier(app.ctx(customer), { ...when, id, lastDate: undefined })
  // Twenty hours before: a change costs something now, so it is refused.
  await moveClock(app, Date.parse(london(dateIn(2), '17:00')))
  if (ten) await cancel(ten)
  await work(provider)
  const offers = await offersOf(customer)
  const code = offers[0] ? await codeOf(acceptOffer(app.ctx(customer), { id: offers[0].id })) : 'none'
  expect({ told: offers.length, code }).toEqual({ told: 0, code: 'none' })
})

async function offeredToBePaid() {
  const provider = await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, { hours: hoursOf(600, 1) })
  const paidAt = (mode: string) =>
    sql`update provider set payment_mode = ${mode} where provider_id = ${provider.providerId}`.execute(app.running.db)
  await paidAt('on_the_day')
  const taken = await book(provider, '10:00')
  await paidAt('before')
  const one = await join(provider)
  await cancel(taken)
  await work(provider)
  const [offer] = await offersOf(one.who)
  return { provider, one, offer }
}

test('to be paid now: the answer to accepting got lost, and the second press comes after the offer ended', async () => {
  const { provider, one, offer } = await offeredToBePaid()
  await moveClock(app, noon() + 14 * minute)
  const first = await acceptOffer(app.ctx(one.who), { id: offer?.id ?? '' })
  expect(first.payment?.payBy).toBeTruthy()
  await moveClock(app, noon() + 17 * minute)
  await work(provider)
  const second = await acceptOffer(app.ctx(one.who), { id: offer?.id ?? '' }).then(
    ({ id }) => id,
    (error: AppError) => error.code,
  )
  expect(second).toBe(first.id)
})

test.each(['as it was shown then', 'as it is shown now'])(
  'everyone at once, to be paid now: who has not paid in time accepts the same offer again, %s, and two presses book once',
  async (how) => {
    const provider = await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, { hours: hoursOf(600, 1) })
    const { providerId } = provider
    const paidAt = (mode: string) =>
      sql`update provider set payment_mode = ${mode} where provider_id = ${providerId}`.execute(app.running.db)
    await chooseMode(provider, 'everyone')
    await paidAt('on_the_day')
    const taken = await book(provider, '10:00')
    await paidAt('before')
    const { who: customer } = await join(provider)
    await cancel(taken)
    await work(provider)
    const [shown] = await offersOf(customer)
    const press = (offer = shown) =>
      acceptOffer(app.ctx(customer), { id: offer?.id ?? '', ...(offer?.quote && { quoteToken: offer.quote.token }) })
    const unpaid = await press()
    await moveClock(app, noon() + 16 * minute)
    expect(await endUnpaid(app.ctx(), unpaid.id)).toBe(true)
    await work(provider)
    const [still] = await offersOf(customer)
    expect(still?.id).toBe(shown?.id)
    const offer = how === 'as it is shown now' ? still : shown
    const [one, other] = await Promise.all([press(offer), press(offer)])
    expect(one?.id).toBe(other?.id)
    const bookingId = one?.id ?? ''
    expect(bookingId).not.toBe(unpaid.id)
    expect(await bookingsOf(customer)).toEqual([{ id: bookingId, status: 'pending' }])
    const { rows } = await sql<{ id: string }>`select payment_id as id from payment
      where booking_id = ${bookingId}`.execute(app.running.db)
    await payWith(app, { customer, provider, bookingId, paymentId: rows[0]?.id ?? '' })
    expect(await bookingsOf(customer)).toEqual([{ id: bookingId, status: 'confirmed' }])
  },
)

test.each(['first_in_line', 'everyone'] as const)(
  '%s: an offer says what is paid when and what cancelling costs, and that is what stands once it is taken',
  async (mode) => {
    const columns = { cancellation_policy: JSON.stringify([{ hoursBefore: 24, feePercent: 50 }]) }
    const provider = await makePaidProvider(
      app,
      { mode: 'deposit', depositPercent: 25 },
      { hours: hoursOf(600, 1), columns },
    )
    const { providerId } = provider
    const change = (set: { payment_mode: string; cancellation_policy?: string }) =>
      app.running.db.updateTable('provider').set(set).where('provider_id', '=', providerId).execute()
    await chooseMode(provider, mode)
    await change({ payment_mode: 'on_the_day' })
    const taken = await book(provider, '10:00')
    await change({ payment_mode: 'deposit' })
    const { who } = await join(provider)
    await cancel(taken)
    await work(provider)
    const [offer] = await offersOf(who)
    const totalMinor = offer?.totalMinor ?? 0
    expect(offer?.quote).toMatchObject({
      ...{ totalMinor, payment: { nowMinor: totalMinor / 4, laterMinor: (totalMinor * 3) / 4 } },
      cancellation: { steps: [{ feePercent: 50, feeMinor: totalMinor / 2 }] },
    })
    // What was shown stands, whatever the provider changes in that moment.
    const id = offer?.id ?? ''
    await change({
      payment_mode: 'before',
      cancellation_policy: JSON.stringify([{ hoursBefore: 48, feePercent: 100 }]),
    })
    const quoteToken = offer?.quote?.token
    const booking = await acceptOffer(app.ctx(who), { id, ...(quoteToken !== undefined && { quoteToken }) })
    expect(booking).toMatchObject({ totalMinor, payment: { nowMinor: totalMinor / 4 } })
    expect(booking.cancellation.steps).toMatchObject([{ feePercent: 50 }])
  },
)

test.each(['everyone', 'first_in_line'] as const)(
  'A10 %s: whoever books another service at that time still waits for what they want',
  async (mode) => {
    const services = [
      { name: 'Cut', durationMinutes: 60, priceMinor: 4000 },
      { name: 'Colour', durationMinutes: 60, priceMinor: 9000 },
    ]
    const provider = await oneHour(1, { services })
    const [cut = '', colour = ''] = provider.serviceIds
    await chooseMode(provider, mode)
    const taken = await book({ ...provider, serviceIds: [colour] }, '10:00')
    await book({ ...provider, serviceIds: [colour] }, '10:00', undefined, dateIn(4))
    const one = await join({ ...provider, serviceIds: [colour] }, { lastDate: dateIn(4) })
    await cancel(taken)
    await work(provider)
    expect(await offersOf(one.who)).toHaveLength(1)
    await book({ ...provider, serviceIds: [cut] }, '10:00', one.who)
    await work(provider)
    expect((await listOwn(app.ctx(one.who))).map(({ id }) => id)).toEqual([one.entry.id])
  },
)

test('by request: whoever accepted an offer and is declined by the provider waits again', async () => {
  const provider = await oneHour(1, { columns: { confirmation_mode: 'request' } })
  const taken = await book(provider, '10:00')
  await book(provider, '10:00', undefined, dateIn(4))
  const one = await join(provider, { lastDate: dateIn(4) })
  await cancel(taken)
  await work(provider)
  const [offer] = await offersOf(one.who)
  const { id, status } = await acceptOffer(app.ctx(one.who), { id: offer?.id ?? '' })
  expect(status).toBe('pending')
  await declineBooking(app.ctx(provider.owner), { id })
  await work(provider)
  expect((await listOwn(app.ctx(one.who))).map(({ id: entryId }) => entryId)).toEqual([one.entry.id])
})

const ends = {
  'is declined by the provider': ({ owner }, _who, id) => declineBooking(app.ctx(owner), { id }),
  'gets no answer': (_provider, _who, id) => expireUnanswered(app.ctx(), id),
  cancels: (_provider, who, id) => cancelBooking(app.ctx(who), { id }),
  'is accepted, and cancels': async ({ owner }, who, id) => {
    await acceptBooking(app.ctx(owner), { id })
    await cancelBooking(app.ctx(who), { id })
  },
} satisfies Record<string, (provider: TestProvider, who: Actor, id: string) => Promise<unknown>>
const endedMailsOf = async (offerId: string) => {
  for (const data of await queued('waitlist-offer-ended-mail', offerId))
    await runQueue('waitlist-offer-ended-mail', data)
  return (await mailsNamed(`waitlist-offer-ended-${offerId}`)).length
}

test.each(Object.keys(ends) as (keyof typeof ends)[])(
  'by request: whoever accepted an offer in time, and %s after it, is not told that they did not answer',
  async (how) => {
    const provider = await oneHour(1, { columns: { confirmation_mode: 'request' } })
    const taken = await book(provider, '10:00')
    await book(provider, '10:00', undefined, dateIn(4))
    const one = await join(provider, { lastDate: dateIn(4) })
    await cancel(taken)
    await work(provider)
    const [offer] = await offersOf(one.who)
    const offerId = offer?.id ?? ''
    for (const data of await queued('waitlist-offer-mail', offerId)) await runQueue('waitlist-offer-mail', data)
    expect(await mailsNamed(`waitlist-offer-${offerId}`)).toHaveLength(1)
    const { id } = await acceptOffer(app.ctx(one.who), { id: offerId })
    // A request lives for two days.
    await moveClock(app, noon() + (how === 'gets no answer' ? 49 * 60 : 60) * minute)
    await ends[how](provider, one.who, id)
    await work(provider)
    expect((await listOwn(app.ctx(one.who))).map(({ id: entryId }) => entryId)).toEqual([one.entry.id])
    expect(await endedMailsOf(offerId)).toBe(0)
  },
)

test('to be paid now: whoever accepted an offer and did not pay in time hears that it is over', async () => {
  const { provider, one, offer } = await offeredToBePaid()
  const offerId = offer?.id ?? ''
  for (const data of await queued('waitlist-offer-mail', offerId)) await runQueue('waitlist-offer-mail', data)
  const { id } = await acceptOffer(app.ctx(one.who), { id: offerId })
  await moveClock(app, noon() + 60 * minute)
  expect(await endUnpaid(app.ctx(), id)).toBe(true)
  await work(provider)
  expect(await endedMailsOf(offerId)).toBe(1)
})

test.each(['first_in_line', 'book_directly', 'everyone'] as const)(
  'by request, %s: an earlier time for what is still a request is accepted once it has moved there',
  async (mode) => {
    const provider = await oneHour(4, { columns: { confirmation_mode: 'request' } })
    await chooseMode(provider, mode)
    const [ten] = [await book(provider, '10:00'), await book(provider, '11:00'), await book(provider, '12:00')]
    const { customer, id } = await book(provider, '13:00')
    const entry = await wantEarlier(app.ctx(customer), {
      ...{ ...when, id, lastDate: undefined },
      ...(mode === 'book_directly' && { bookFromHours: 1 }),
    })
    if (ten) await cancel(ten)
    await work(provider)
    const [offer] = await offerRows(entry.id)
    const accept = () => acceptOffer(app.ctx(customer), { id: offer?.offer_id ?? '' })
    if (mode !== 'book_directly') await accept()
    expect(await accept()).toMatchObject({ id, status: 'pending', dateTime: london(day, '10:00') })
    await work(provider)
    expect(await offerRows(entry.id)).toMatchObject([{ answer: 'accepted' }])
    const { rows } = await sql<{ status: string }>`select status from waitlist_entry
      where entry_id = ${entry.id}`.execute(app.running.db)
    expect(rows).toEqual([{ status: 'booked' }])
    const told = await queued('waitlist-booked-mail', offer?.offer_id ?? '')
    expect(told).toHaveLength(mode === 'book_directly' ? 1 : 0)
  },
)

test('everyone at once: who has left between the look and the telling is told nothing', async () => {
  const provider = await oneHour()
  await chooseMode(provider, 'everyone')
  const taken = await book(provider, '10:00')
  const one = await join(provider)
  await cancel(taken)
  const [waiting] = await readWaiting(app.ctx(), provider.providerId)
  await leaveWaitlist(app.ctx(one.who), { id: one.entry.id })
  if (waiting)
    await tellOf(app.ctx(), provider.providerId, waiting, { start: london(day, '10:00'), end: london(day, '11:00') })
  const [offer] = await offerRows(one.entry.id)
  for (const data of await queued('waitlist-offer-mail', offer?.offer_id ?? ''))
    await runQueue('waitlist-offer-mail', data)
  expect(await mailsNamed(`waitlist-offer-${offer?.offer_id}`)).toHaveLength(0)
})

test('two tabs: accepting and declining at the same moment never both succeed', async () => {
  const both: number[] = []
  for (let round = 0; round < 5; round++) {
    const provider = await oneHour()
    const taken = await book(provider, '10:00')
    const one = await join(provider)
    await cancel(taken)
    await work(provider)
    const [offer] = await offersOf(one.who)
    const id = offer?.id ?? ''
    const codes = await Promise.all([
      codeOf(acceptOffer(app.ctx(one.who), { id })),
      codeOf(declineOffer(app.ctx(one.who), { id })),
    ])
    if (codes.every((code) => code === 'done')) {
      const [row] = await offerRows(one.entry.id)
      if (round < 3)
        console.log(
          row?.answer,
          (await bookingsOf(one.who)).map(({ status }) => status),
        )
      both.push(round)
    }
  }
  expect(both).toEqual([])
})

test('the mail server was away as long as the time was held: nobody who was never told hears that they did not answer', async () => {
  const provider = await oneHour()
  const taken = await book(provider, '10:00')
  const one = await join(provider)
  await cancel(taken)
  await work(provider)
  const [offer] = await offersOf(one.who)
  const id = offer?.id ?? ''
  await moveClock(app, noon() + 16 * minute)
  await work(provider)
  for (const queue of ['waitlist-offer-mail', 'waitlist-offer-ended-mail'])
    for (const data of await queued(queue, id)) await runQueue(queue, data)
  const [offered, ended] = [
    (await mailsNamed(`waitlist-offer-${id}`)).length,
    (await mailsNamed(`waitlist-offer-ended-${id}`)).filter((text) => text.includes('You did not answer in time'))
      .length,
  ]
  expect({ offered, ended }).toEqual({ offered: 0, ended: 0 })
})

test('book directly: nobody is booked without a question at a price they have never seen', async () => {
  const provider = await oneHour()
  await chooseMode(provider, 'book_directly')
  const taken = await book(provider, '10:00')
  const one = await join(provider, { bookFromHours: 1 })
  await updateService(app.ctx(provider.owner), {
    id: provider.providerId,
    serviceId: provider.serviceIds[0] ?? '',
    priceMinor: 12000,
  })
  await cancel(taken)
  await work(provider)
  const { rows } = await sql<{
    total: number
  }>`select total_minor::int as total from booking where customer_id = ${one.who.accountId}`.execute(app.running.db)
  expect(rows).toEqual([])
})

test('book directly: nobody is booked under harsher terms than those there were when they joined', async () => {
  const provider = await oneHour(1, { columns: { cancellation_policy: JSON.stringify([]) } })
  await chooseMode(provider, 'book_directly')
  const taken = await book(provider, '10:00')
  const one = await join(provider, { bookFromHours: 1 })
  await sql`update provider set cancellation_policy = ${JSON.stringify([{ hoursBefore: 336, feePercent: 100 }])}::jsonb
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  await cancel(taken)
  await work(provider)
  const [booked] = await bookingsOf(one.who)
  const cancelled = booked ? await cancelBooking(app.ctx(one.who), { id: booked.id }) : null
  expect(cancelled?.feeMinor ?? 0).toBe(0)
})

test.each(['notice', 'length'])(
  'an earlier time that is held for somebody is theirs, also when the provider changes the %s meanwhile',
  async (what) => {
    const provider = await oneHour(4)
    const [ten] = [await book(provider, '10:00'), await book(provider, '11:00'), await book(provider, '12:00')]
    const { customer, id } = await book(provider, '13:00')
    await wantEarlier(app.ctx(customer), { ...when, id, lastDate: undefined })
    if (ten) await cancel(ten)
    await work(provider)
    const [offer] = await offersOf(customer)
    expect(offer).toMatchObject({ start: london(day, '10:00'), isHeld: true })
    if (what === 'notice')
      await sql`update provider set minimum_notice_minutes = 7200 where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
    else
      await updateService(app.ctx(provider.owner), {
        id: provider.providerId,
        serviceId: provider.serviceIds[0] ?? '',
        durationMinutes: 90,
      })
    await work(provider)
    const still = (await offersOf(customer)).length
    const code = await codeOf(acceptOffer(app.ctx(customer), { id: offer?.id ?? '' }))
    expect({ still, code }).toEqual({ still: 1, code: 'done' })
  },
)

test('an earlier time is as long as the booking, whatever its service takes by now', async () => {
  const provider = await oneHour(4)
  const [ten] = [await book(provider, '10:00'), await book(provider, '11:00'), await book(provider, '12:00')]
  const { customer, id } = await book(provider, '13:00')
  await sql`update service set duration_minutes = 90 where provider_id = ${provider.providerId}`.execute(app.running.db)
  await wantEarlier(app.ctx(customer), { ...when, id, lastDate: undefined })
  if (ten) await cancel(ten)
  await work(provider)
  const [offer] = await offersOf(customer)
  expect(offer).toMatchObject({ start: london(day, '10:00'), end: london(day, '11:00'), isHeld: true })
  await acceptOffer(app.ctx(customer), { id: offer?.id ?? '' })
  const moved = await getBooking(app.ctx(customer), { id })
  expect(moved).toMatchObject({ dateTime: london(day, '10:00'), endTime: london(day, '11:00') })
})

test('an earlier time for a booking of a service that is offered no more is not taken back by an unrelated change', async () => {
  const provider = await oneHour(4)
  const [ten] = [await book(provider, '10:00'), await book(provider, '11:00'), await book(provider, '12:00')]
  const { customer, id } = await book(provider, '13:00')
  await updateService(app.ctx(provider.owner), {
    id: provider.providerId,
    serviceId: provider.serviceIds[0] ?? '',
    isActive: false,
  })
  await wantEarlier(app.ctx(customer), { ...when, id, lastDate: undefined })
  if (ten) await cancel(ten)
  await work(provider)
  expect(await offersOf(customer)).toHaveLength(1)
  await updateStaffMember(app.ctx(provider.owner), {
    id: provider.providerId,
    staffId: provider.staffId,
    name: 'Maya T.',
  })
  await work(provider)
  expect(await offersOf(customer)).toHaveLength(1)
})

test.each(['next', 'following'])(
  'an offer of the night in which the clocks change lasts until nine: the %s change',
  async (which) => {
    const next = Temporal.Now.zonedDateTimeISO('Europe/London').getTimeZoneTransition('next')
    const change = which === 'next' ? next : next?.getTimeZoneTransition('next')
    if (!change) throw new Error('The clocks change no more')
    const sunday = change.toPlainDate()
    const [eve, after] = [sunday.subtract({ days: 1 }).toString(), sunday.add({ days: 2 }).toString()]
    await moveClock(app, Date.parse(london(eve, '21:30')))
    const provider = await oneHour()
    const taken = await book(provider, '10:00', undefined, after)
    const { who } = await join(provider, { firstDate: after, lastDate: after })
    await cancel(taken)
    await work(provider)
    expect(await offersOf(who)).toMatchObject([{ isHeld: true, expiresAt: london(sunday.toString(), '09:00') }])
  },
)

test('two tabs: accepting and leaving at the same moment never both succeed', async () => {
  const both: string[] = []
  for (let round = 0; round < 5; round++) {
    const provider = await oneHour()
    const taken = await book(provider, '10:00')
    const one = await join(provider)
    await cancel(taken)
    await work(provider)
    const [offer] = await offersOf(one.who)
    const codes = await Promise.all([
      codeOf(acceptOffer(app.ctx(one.who), { id: offer?.id ?? '' })),
      codeOf(leaveWaitlist(app.ctx(one.who), { id: one.entry.id })),
    ])
    const { rows } = await sql<{
      status: string
    }>`select status from waitlist_entry where entry_id = ${one.entry.id}`.execute(app.running.db)
    const booked = (await bookingsOf(one.who)).length
    if (codes.every((code) => code === 'done') && rows[0]?.status === 'left' && booked === 1)
      both.push(`round ${round}`)
  }
  expect(both).toEqual([])
})
