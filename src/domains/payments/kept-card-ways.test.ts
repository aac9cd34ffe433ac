import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookKept,
  bookWaiting,
  chargeFees,
  feeOf,
  type Keeping,
  keepWith,
  makeKeepingProvider,
  processorKeeps,
  startsIn,
} from '../../../tests/keeping.ts'
import { buyCard, ledgerOf } from '../../../tests/paying.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { subscriptions as bookingJobs } from '../bookings/jobs.server.ts'
import { markNoShow } from '../bookings/no-show.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { acceptProposal, updateBooking } from '../bookings/reschedule-booking.server.ts'
import { acceptBooking } from '../bookings/settle-booking.server.ts'
import { createHold } from '../holds/service.server.ts'
import { addEntry } from '../staff/calendar-entries.server.ts'
import { acceptOffer } from '../waitlist/accept-offer.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { workOnWaitlist } from '../waitlist/match.server.ts'
import { listOwn, setRule } from '../waitlist/read-waitlist.server.ts'
import { tellOfFee } from './tell-payer.server.ts'

const app = openTestApp()
const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** Open for one hour a day, at ten: one time is all there is. */
const oneHour = () =>
  makeKeepingProvider(app, { hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]) })
const read = ({ customer, bookingId }: Keeping) => getBooking(app.ctx(customer), { id: bookingId })
const isKept = async (keeping: Keeping) => (await processorKeeps(app, keeping)).isKept

test('dialog and page: what is held asks for the card that its quote says, whatever the rules say by then', async () => {
  const provider = await makeKeepingProvider(app)
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  const selection = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(3), '10:00') }
  const held = await createHold(app.ctx(customer), selection)
  expect(held.quote.payment?.keptCard).toEqual({ mostFeeMinor: 3000 })
  await sql`update provider set payment_mode = 'on_the_day' where provider_id = ${providerId}`.execute(app.running.db)
  const { id } = await createBooking(app.ctx(customer), { ...selection, holdId: held.id, quoteToken: held.quote.token })
  const keeping = { customer, provider, bookingId: id }
  expect((await read(keeping)).status).toBe('pending')
  await keepWith(app, keeping)
  expect((await read(keeping)).status).toBe('confirmed')
})

test('a request gives its card when it is sent, and the provider answers it afterwards', async () => {
  const provider = await makeKeepingProvider(app, { columns: { confirmation_mode: 'request' } })
  const keeping = await bookWaiting(app, provider)
  await expect(acceptBooking(app.ctx(provider.owner), { id: keeping.bookingId })).rejects.toMatchObject({
    code: 'payment_open',
  })
  await keepWith(app, keeping)
  expect(await read(keeping)).toMatchObject({ status: 'pending', payment: { payBy: null } })
  await acceptBooking(app.ctx(provider.owner), { id: keeping.bookingId })
  expect([(await read(keeping)).status, await isKept(keeping)]).toEqual(['confirmed', true])
})

test('booked again, each booking has a card of its own', async () => {
  const provider = await makeKeepingProvider(app)
  const first = await bookKept(app, provider)
  const again = await bookWaiting(app, provider, { day: 10, customer: first.customer })
  expect((await read(again)).status).toBe('pending')
  await keepWith(app, again)
  await cancelBooking(app.ctx(first.customer), { id: first.bookingId })
  await chargeFees(app, first)
  expect([await isKept(first), await isKept(again)]).toEqual([false, true])
})

test('by telephone no card is asked for', async () => {
  const provider = await makeKeepingProvider(app)
  const { rows } = await sql<{ id: string }>`select staff_id as id from staff
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  const times = { start: london(dateIn(3), '10:00'), end: london(dateIn(3), '11:00') }
  const who = { label: '', customerName: 'Rose', customerPhone: null }
  await addEntry(app.ctx(provider.owner), { id: provider.providerId, staffId: rows[0]?.id ?? '', ...times, ...who })
  const cards = await sql`select from kept_card where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(cards.rows).toEqual([])
})

test('moved, or to a time the provider has proposed, the card stays kept and the fee is that of the new time', async () => {
  const provider = await makeKeepingProvider(app)
  const keeping = await bookKept(app, provider)
  const { customer, bookingId: id } = keeping
  const moved = await updateBooking(app.ctx(customer), { id, dateTime: london(dateIn(4), '10:00') })
  expect(moved).toMatchObject({ status: 'confirmed', payment: { payBy: null, keptCard: { lastFour: '4242' } } })
  await updateBooking(app.ctx(provider.owner), { id, dateTime: london(dateIn(5), '10:00') })
  await acceptProposal(app.ctx(customer), { id })
  expect([(await read(keeping)).status, await isKept(keeping)]).toEqual(['confirmed', true])
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(customer), { id })
  await chargeFees(app, keeping)
  expect((await processorKeeps(app, keeping)).charged).toEqual([2000])
})

/** Somebody has the only time, another waits for it, and it is freed. */
async function freed(provider: TestProvider, more: object = {}): Promise<Actor> {
  const taken = await bookKept(app, provider)
  const waiting = await makeAccount(app)
  const day = dateIn(3)
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  const { providerId, serviceIds } = provider
  await joinWaitlist(app.ctx(waiting), { providerId, serviceIds, ...when, ...more })
  await cancelBooking(app.ctx(taken.customer), { id: taken.bookingId })
  await workOnWaitlist(app.ctx(), providerId)
  return waiting
}

test('an offer of the waitlist is accepted by pressing, and stands once its card is kept', async () => {
  const provider = await oneHour()
  await setRule(app.ctx(provider.owner), { id: provider.providerId, mode: 'book_directly', longestFirst: false })
  const customer = await freed(provider, { bookFromHours: 2 })
  const [entry] = await listOwn(app.ctx(customer))
  expect(entry?.offers).toHaveLength(1)
  const { id, status } = await acceptOffer(app.ctx(customer), { id: entry?.offers[0]?.id ?? '' })
  expect(status).toBe('pending')
  const keeping = { customer, provider, bookingId: id }
  await keepWith(app, keeping)
  expect((await read(keeping)).status).toBe('confirmed')
})

test('where nobody keeps cards no answer has changed', async () => {
  const provider = await makeKeepingProvider(app)
  await sql`update provider set payment_mode = 'on_the_day' where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  const booked = await bookWaiting(app, provider)
  const booking = await read(booked)
  expect(booking.status).toBe('confirmed')
  expect('payment' in booking).toBe(false)
})

async function mailOf(id: string): Promise<string> {
  const folder = outboxDir(app.running.config)
  const name = (await readdir(folder)).find((file) => file.includes(id))
  const text = name ? await readFile(join(folder, name), 'utf8') : ''
  return text.replace(/=\r?\n/g, '')
}
const tell = (event: string, { provider: { providerId }, bookingId }: Keeping, change: number) =>
  Promise.all(
    bookingJobs
      .filter(({ eventName }) => eventName === event)
      .map(({ run }) => run(app.ctx(), { providerId, bookingId, change })),
  )

test('who did not come is told by when to dispute it before the card is charged, and of the charge with its receipt', async () => {
  const provider = await makeKeepingProvider(app)
  const keeping = await bookKept(app, provider)
  await startsIn(app, keeping, -3)
  await markNoShow(app.ctx(provider.owner), { id: keeping.bookingId })
  await tell('booking.no_show', keeping, 3)
  expect(await mailOf(`booking-${keeping.bookingId}-3-customer`)).toMatch(/30\.00 is charged to your card.*4242/s)
  const late = await bookKept(app, provider, { day: 5 })
  await startsIn(app, late, 5)
  await cancelBooking(app.ctx(late.customer), { id: late.bookingId })
  await chargeFees(app, late)
  const fee = await feeOf(app, late)
  if (fee) await tellOfFee(app.ctx(), fee)
  expect(await mailOf(`payment-fee-charged-${fee?.paymentId}`)).toMatch(/20\.00 was charged to your card.*\/receipt\//s)
})

test('who can be charged only where they answer their bank is sent the way to pay it themselves', async () => {
  const keeping = await bookKept(app, await makeKeepingProvider(app), { card: 'asks' })
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  await chargeFees(app, keeping)
  const fee = await feeOf(app, keeping)
  if (fee) await tellOfFee(app.ctx(), fee)
  const mail = await mailOf(`payment-fee-refused-${fee?.paymentId}`)
  expect(mail).toContain(`/pay/${fee?.paymentId}`)
})

test('gift cards pay the fee first, and the kept card what of it they do not', async () => {
  const provider = await makeKeepingProvider(app)
  const customer = await makeAccount(app)
  const bought = await buyCard(app, provider, await makeAccount(app), { amount: 10 })
  const { id } = await createBooking(app.ctx(customer), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(3), '10:00'),
    giftCards: [bought.code ?? ''],
  })
  const keeping = { customer, provider, bookingId: id }
  await keepWith(app, keeping)
  await startsIn(app, keeping, 5)
  const late = await cancelBooking(app.ctx(customer), { id })
  expect(late).toMatchObject({ feeMinor: 2000, owedFeeMinor: 1000 })
  expect(late.payment?.keptCard?.fee).toMatchObject({ state: 'due', amountMinor: 1000 })
  await chargeFees(app, keeping)
  expect((await processorKeeps(app, keeping)).charged).toEqual([1000])
  expect(await ledgerOf(app, keeping)).toEqual({ gift_card: 1000, held_by_processor: 1000, owed_to_provider: -2000 })
})
