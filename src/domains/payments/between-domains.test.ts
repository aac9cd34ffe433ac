import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookUnpaid,
  ledgerOf,
  makePaidProvider,
  type Paying,
  payWith,
  processorSays,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor, CardProcessor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { workOutDays } from '../analytics/work-out-days.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { changes } from '../bookings/changes.rules.ts'
import type { ChangeKind } from '../bookings/contract.ts'
import { bookingEvents } from '../bookings/events.ts'
import { subscriptions as bookingJobs } from '../bookings/jobs.server.ts'
import { markNoShow, settleNoShow } from '../bookings/no-show.server.ts'
import { listCustomers } from '../business/customers.server.ts'
import { subscriptions as notificationJobs } from '../notifications/jobs.server.ts'
import { getProvider } from '../providers/service.server.ts'
import { callReminders } from '../reminders/call-reminders.server.ts'
import { acceptOffer } from '../waitlist/accept-offer.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { workOnWaitlist } from '../waitlist/match.server.ts'
import { listOwn, setRule } from '../waitlist/read-waitlist.server.ts'
import { applyIntent } from './apply-intent.server.ts'
import { applyDispute } from './disputes.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp()
const hourMs = 3_600_000
afterEach(() => moveClock(app, Date.now()))

const halfAtLast = JSON.stringify([{ hoursBefore: 0, feePercent: 50 }])
const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** Open for one hour a day, at ten: one time is all there is. */
const oneHour = () =>
  makePaidProvider(app, undefined, { hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]) })
const cards = () => app.running.app.cards as CardProcessor
const stripe = () => cards().api()
const whereOf = ({ bookingId }: Paying) =>
  app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()

test('whoever has paid is reminded, and who has not paid yet is not', async () => {
  const provider = await makePaidProvider(app)
  const paid = await bookUnpaid(app, provider, { time: '10:00' })
  await payWith(app, paid)
  const unpaid = await bookUnpaid(app, provider, { time: '12:00' })
  await sql`update booking set pay_by = pay_by + interval '9 days' where booking_id = ${unpaid.bookingId}`.execute(
    app.running.db,
  )
  await moveClock(app, Date.parse(london(dateIn(3), '12:00')) - 23 * hourMs)
  await callReminders(app.ctx())
  const { rows } = await sql<{ booking_id: string }>`select booking_id from booking_reminder
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(rows).toEqual([{ booking_id: paid.bookingId }])
})

/** What the queue does with each change of a booking: bell and mails. */
async function tellOf({ provider: { providerId }, bookingId }: Paying) {
  const { rows } = await sql<{ kind: ChangeKind; change: number }>`select kind, position as change from booking_change
    where provider_id = ${providerId} and booking_id = ${bookingId} order by 2`.execute(app.running.db)
  for (const { kind, change } of rows)
    for (const { eventName, run } of [...bookingJobs, ...notificationJobs])
      if (eventName === bookingEvents[changes[kind].event].name) await run(app.ctx(), { providerId, bookingId, change })
}

test('a business never hears of what was never paid, neither in its bell nor by mail', async () => {
  const provider = await makePaidProvider(app)
  const over = await bookUnpaid(app, provider)
  await cancelBooking(app.ctx(over.customer), { id: over.bookingId })
  const paid = await bookUnpaid(app, provider, { time: '12:00' })
  await payWith(app, paid)
  await tellOf(over)
  await tellOf(paid)
  const { rows } = await sql<{ type: string; booking_id: string }>`select type, booking_id from notification
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(rows).toEqual([{ type: 'booking_confirmed', booking_id: paid.bookingId }])
  const mails = await readdir(outboxDir(app.running.config))
  const toProvider = ({ bookingId }: Paying) =>
    mails.filter((name) => name.includes(bookingId) && /provider/.test(name))
  expect([toProvider(over).length, toProvider(paid).length]).toEqual([0, 1])
})

/** Somebody has the only time, somebody waits for it, and it is freed. */
async function freed(provider: TestProvider, more: object = {}): Promise<{ first: Actor; second: Actor }> {
  const taken = await bookUnpaid(app, provider)
  await payWith(app, taken)
  const [first, second] = [await makeAccount(app), await makeAccount(app)]
  const day = dateIn(3)
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  const { providerId, serviceIds } = provider
  for (const who of [first, second]) await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...when, ...more })
  await cancelBooking(app.ctx(taken.customer), { id: taken.bookingId })
  await workOnWaitlist(app.ctx(), providerId)
  return { first, second }
}
const waitsOf = async (who: Actor) => (await listOwn(app.ctx(who))).map(({ offers }) => offers.length)
const bookingsOf = async (who: Actor) =>
  (await app.running.db.selectFrom('booking').select('status').where('customer_id', '=', who.accountId).execute()).map(
    ({ status }) => status,
  )

test('what is paid ahead is never booked for somebody: they are asked instead', async () => {
  const provider = await oneHour()
  const { providerId } = provider
  await setRule(app.ctx(provider.owner), { id: providerId, mode: 'book_directly', longestFirst: false })
  const { first } = await freed(provider, { bookFromHours: 2 })
  expect(await bookingsOf(first)).toEqual([])
  expect(await waitsOf(first)).toEqual([1])
})

test('what was never paid counts for nothing: not in the rate, not in the days, not among the customers', async () => {
  const provider = await makePaidProvider(app)
  const [ctx, id] = [app.ctx(provider.owner), provider.providerId]
  const visited = await bookUnpaid(app, provider, { time: '10:00' })
  await payWith(app, visited)
  await sql`update booking set status = 'completed' where booking_id = ${visited.bookingId}`.execute(app.running.db)
  const called = await bookUnpaid(app, provider, { time: '11:00' })
  await payWith(app, called)
  const shown = async () => {
    const { rows } = await sql<{ day: string }>`select to_char(starts_at at time zone timezone, 'YYYY-MM-DD') as day
      from booking where booking_id = ${visited.bookingId}`.execute(app.running.db)
    const days = [dateIn(0), rows[0]?.day ?? '']
    const worked = await workOutDays(ctx, { providerId: id, timezone: 'Europe/London' }, days, { closedFrom: null })
    return {
      rate: (await getProvider(ctx, { id })).analytics,
      made: worked[0]?.made,
      cancelled: worked[1]?.cancelledByCustomer,
      customers: (await listCustomers(ctx, { id, page: 1, limit: 20 })).customers.length,
    }
  }
  const before = await shown()
  expect(before).toMatchObject({ rate: { completionRate: 1 }, made: 2, cancelled: 0, customers: 2 })
  const given = await bookUnpaid(app, provider, { time: '12:00' })
  expect(await shown()).toMatchObject({ customers: 3 })
  await cancelBooking(app.ctx(given.customer), { id: given.bookingId })
  const late = await bookUnpaid(app, provider, { time: '13:00' })
  await sql`update booking set pay_by = now() - interval '1 minute' where booking_id = ${late.bookingId}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'booking-expiry')
  expect(await shown()).toEqual(before)
  await cancelBooking(app.ctx(called.customer), { id: called.bookingId })
  expect(await shown()).toMatchObject({ rate: { completionRate: 0.5 }, cancelled: 1, customers: 2 })
})

test('who has accepted an offer keeps their place in line until it is paid', async () => {
  const provider = await oneHour()
  const { first, second } = await freed(provider)
  const accept = async (who: Actor) => {
    const [entry] = await listOwn(app.ctx(who))
    return acceptOffer(app.ctx(who), { id: entry?.offers[0]?.id ?? '' })
  }
  const { id: bookingId } = await accept(first)
  await workOnWaitlist(app.ctx(), provider.providerId)
  expect([await bookingsOf(first), (await waitsOf(first)).length, await waitsOf(second)]).toEqual([['pending'], 1, [0]])
  // It was not paid in time: the next is asked, and who did not pay still waits for another one.
  await sql`update booking set pay_by = now() - interval '1 minute' where booking_id = ${bookingId}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'booking-expiry')
  expect(await bookingsOf(first)).toEqual(['expired'])
  await workOnWaitlist(app.ctx(), provider.providerId)
  expect([(await waitsOf(first)).length, await waitsOf(second)]).toEqual([1, [1]])
  const booking = await accept(second)
  const { payment_id } = await app.running.db
    .selectFrom('payment')
    .select('payment_id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  await payWith(app, { customer: second, provider, bookingId: booking.id, paymentId: payment_id })
  await workOnWaitlist(app.ctx(), provider.providerId)
  expect([await bookingsOf(second), await waitsOf(second)]).toEqual([['confirmed'], []])
})

test('a refund whose answer was lost is found again after the processor has forgotten its key', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  await refundPayment(app.ctx(paying.provider.owner), { id: paying.paymentId, amount: 15 })
  const { refund_id } = await app.running.db
    .selectFrom('refund')
    .select('refund_id')
    .where('payment_id', '=', paying.paymentId)
    .executeTakeFirstOrThrow()
  const { intent, account } = await whereOf(paying)
  // As it was sent then, under a key that nobody remembers.
  const sent = { payment_intent: intent ?? '', amount: 1500, metadata: { refund_id } }
  await (await stripe()).refunds.create(sent, { stripeAccount: account })
  await sendRefunds(app)
  await sendRefunds(app)
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 1500 })
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 2500, paid_ahead: -2500 })
})

test('a key that is wrong fails no refund: it is sent once the key is right', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  const { api } = cards()
  const port = await app.running.simulator?.port()
  const wrong = new Stripe('sk_test_wrong', {
    ...{ host: '127.0.0.1', port: Number(port), protocol: 'http' as const },
    ...{ maxNetworkRetries: 0, telemetry: false },
  })
  Object.assign(app.running.app.cards as object, { api: async () => wrong })
  try {
    await expect(sendRefunds(app)).rejects.toThrow()
  } finally {
    Object.assign(app.running.app.cards as object, { api })
  }
  const statusOf = async () =>
    (
      await app.running.db.selectFrom('refund').select('status').where('payment_id', '=', paying.paymentId).execute()
    ).map(({ status }) => status)
  expect(await statusOf()).toEqual(['pending'])
  await sendRefunds(app)
  expect([await statusOf(), await processorSays(app, paying)]).toEqual([['succeeded'], { taken: 4000, given: 4000 }])
})

async function disputeOf(paying: Paying) {
  const { intent, account } = await whereOf(paying)
  const { data } = await (await stripe()).disputes.list({ payment_intent: intent ?? '' }, { stripeAccount: account })
  return { dispute: data[0] as Stripe.Dispute, account }
}

test('an inquiry of the bank takes no money, and the dispute that follows does', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying, 'disputed')
  const { dispute, account } = await disputeOf(paying)
  const before = { held_by_processor: 4000, paid_ahead: -4000 }
  for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed'] as const)
    await applyDispute(app.ctx(), { ...dispute, status }, account)
  expect(await ledgerOf(app, paying)).toEqual(before)
  await applyDispute(app.ctx(), dispute, account)
  expect(await ledgerOf(app, paying)).not.toEqual(before)
})

test('who did not come and whose bank has decided for the business has the rest back above the fee', async () => {
  const paying = await bookUnpaid(
    app,
    await makePaidProvider(app, undefined, { columns: { cancellation_policy: halfAtLast } }),
  )
  await payWith(app, paying, 'disputed')
  const { dispute, account } = await disputeOf(paying)
  await applyDispute(app.ctx(), dispute, account)
  const { bookingId: id, provider } = paying
  await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${id}`.execute(app.running.db)
  await markNoShow(app.ctx(provider.owner), { id })
  await moveClock(app, Date.now() + 49 * hourMs)
  expect(await settleNoShow(app.ctx(), id)).toBe(true)
  await app.running.simulator?.decideDispute(account, dispute.id, 'won')
  await applyDispute(app.ctx(), { ...dispute, status: 'won' }, account)
  await sendRefunds(app)
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 2000 })
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 2000, owed_to_provider: -2000 })
})

test('what a business sells elsewhere with the same account is left alone', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  const { intent, account } = await whereOf(paying)
  const found = await (await stripe()).paymentIntents.retrieve(intent ?? '', {}, { stripeAccount: account })
  for (const payment_id of ['order 12', '', "'; drop table payment --"])
    expect(await applyIntent(app.ctx(), { ...found, id: 'pi_elsewhere', metadata: { payment_id } }, account)).toBe(
      false,
    )
  expect(await codeOf(applyIntent(app.ctx(), { ...found, id: 'pi_elsewhere' }, account))).toBe('done')
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
})
