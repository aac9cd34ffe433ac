import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, startTestApp } from '../../../tests/factories.ts'
import {
  bookUnpaid,
  buyMembership,
  makePaidProvider,
  payWith,
  sellPlatformPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { subscribePush } from '../identity/push.server.ts'
import { authenticate, register } from '../identity/service.server.ts'
import { refresh } from '../identity/sessions.server.ts'
import { applyRefund } from '../payments/apply-refund.server.ts'
import { callReminders } from '../reminders/call-reminders.server.ts'
import { cancelOwn } from '../subscriptions/subscribe.server.ts'
import { acceptOffer } from '../waitlist/accept-offer.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { workOnWaitlist } from '../waitlist/match.server.ts'
import { listOwn } from '../waitlist/read-waitlist.server.ts'
import { transaction } from '../../lib/db.server.ts'
import type { Actor, Client } from '../../lib/context.ts'
import type { PromiseName } from './contract.ts'
import { examine, makeRounds } from './examine.server.ts'

const app = openTestApp({ poolSize: 16 })
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const found = async (promise: PromiseName) => (await examine(app.ctx(), promise)).breaches

test('a request to a provider without hours, which keeps no time by design, breaks no promise', async () => {
  const shop = await makeProvider(app, { hours: [] })
  const { providerId, serviceIds } = shop
  const who = app.ctx(await makeAccount(app))
  const { id, status } = await createBooking(who, { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') })
  expect(status).toBe('pending')
  expect(await found('standing_has_time')).not.toContain(id)
})

test('an offer that was taken and is still to be paid breaks no promise', async () => {
  const hours = everyDay.map((day): [number, number, number] => [day, 600, 660])
  const shop = await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, { hours })
  const { providerId, serviceIds } = shop
  const paying = await bookUnpaid(app, shop, { day: 4 })
  await payWith(app, paying)
  const who = app.ctx(await makeAccount(app))
  const when = { firstDate: dateIn(4), lastDate: dateIn(4), weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  await joinWaitlist(who, { providerId, serviceIds: serviceIds.slice(0, 1), ...when })
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  await workOnWaitlist(app.ctx(), providerId)
  const offerId = (await listOwn(who))[0]?.offers[0]?.id ?? ''
  expect(await found('offers_are_held')).toEqual([])
  expect((await acceptOffer(who, { id: offerId })).status).toBe('pending')
  expect(await found('offers_are_held')).toEqual([])
})

test('the platform’s plan taken again right after the last one is over breaks no promise', async () => {
  await moveClock(app, Date.parse('2027-04-01T12:00:00Z'))
  onTestFinished(() => moveClock(app, Date.now()))
  const shop = await makePaidProvider(app)
  const plan = await sellPlatformPlan(app, shop)
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await cancelOwn(app.ctx(who), { subscriptionId: id })
  // Over at midnight; the clock looks at it each ten minutes.
  await moveClock(app, Date.parse('2027-04-30T23:02:00Z'))
  expect((await buyMembership(app, plan, who)).status).toBe('active')
  expect(await found('one_platform_plan')).toEqual([])
})

test('a refund that the card company has not settled for two days, as they say, breaks no promise', async () => {
  await moveClock(app, Date.now())
  const shop = await makePaidProvider(app)
  const paying = await bookUnpaid(app, shop, { day: 6 })
  await payWith(app, paying)
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  const { rows } = await sql<{
    id: string
    intent: string
    account: string
    minor: number
  }>`select r.refund_id as id, y.intent,
    y.account, r.amount_minor as minor from refund r join payment y using (provider_id, payment_id) where y.payment_id = ${paying.paymentId}`.execute(
    app.running.db,
  )
  const [refund] = rows
  const sent = {
    ...{ id: 're_waits', object: 'refund', status: 'pending', amount: refund?.minor, currency: 'gbp' },
    ...{ payment_intent: refund?.intent, metadata: { refund_id: refund?.id } },
  }
  // The provider's account has too little now: the processor waits for more, for days.
  await applyRefund(app.ctx(), sent as never, refund?.account ?? '')
  await moveClock(app, Date.now() + 2 * 86_400_000)
  expect(await found('refunds_are_sent')).not.toContain(refund?.id)
  await moveClock(app, Date.now())
})

test('a card that was closed meanwhile, which its provider gives back by hand, breaks no promise of the product', async () => {
  await moveClock(app, Date.now())
  const shop = await makePaidProvider(app)
  const paying = await bookUnpaid(app, shop, { day: 7 })
  await payWith(app, paying)
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  await sendRefunds(app)
  const { rows } = await sql<{
    id: string
    intent: string
    account: string
    minor: number
    sent: string
  }>`select r.refund_id as id, y.intent,
    y.account, r.amount_minor as minor, r.processor_refund as sent from refund r join payment y using (provider_id, payment_id) where y.payment_id = ${paying.paymentId}`.execute(
    app.running.db,
  )
  const [refund] = rows
  const failed = {
    ...{ id: refund?.sent, object: 'refund', status: 'failed', amount: refund?.minor, currency: 'gbp' },
    ...{
      payment_intent: refund?.intent,
      metadata: { refund_id: refund?.id },
      failure_reason: 'expired_or_canceled_card',
    },
  }
  await applyRefund(app.ctx(), failed as never, refund?.account ?? '')
  await moveClock(app, Date.now() + 2 * 86_400_000)
  expect(await found('books_agree')).toEqual([])
  await moveClock(app, Date.now())
})

/** A browser's cookie jar. */
function jar(cookie: string | null = null): Client & { value: () => string | null } {
  let value = cookie
  return {
    value: () => value,
    address: '192.0.2.1',
    userAgent: 'test',
    cookie: () => value,
    setCookie: (_name: string, next: string | null) => {
      value = next
    },
  } as never
}

test('a browser whose session ended because its token came back from elsewhere hears nothing any more, and nothing is broken', async () => {
  const client = jar()
  const { token, user } = await register(app.ctx(null, client), {
    ...{
      firstName: 'Ada',
      lastName: 'King',
      email: `ada-${Math.random()}@example.test`,
      password: 'a long enough passphrase 7',
    },
    acceptTerms: true,
  } as never)
  const actor = (await authenticate(app.running.db, app.running.app.authSecret, token, new Date())) as Actor
  await subscribePush(app.ctx(actor), { endpoint: `https://push.test/${user.id}`, p256dh: 'p', auth: 'a' })
  const stolen = client.value()
  await refresh(app.ctx(null, client))
  await sql`update session set rotated_at = rotated_at - interval '11 seconds' where account_id = ${user.id}`.execute(
    app.running.db,
  )
  await refresh(app.ctx(null, jar(stolen))).catch(() => null)
  // All that is said then; nobody else listens to it.
  const { subscriptions } = await import('../index.server.ts')
  for (const { eventName, run } of subscriptions)
    if (eventName === 'session.replayed')
      await run(app.ctx(), { accountId: user.id, sessionId: actor.sessionId } as never).catch(() => null)
  expect(await found('devices_are_ours')).toEqual([])
})

test('a visit called off in the moment in which its reminder comes due breaks no promise: nobody is reminded', async () => {
  await moveClock(app, Date.now())
  const shop = await makeProvider(app)
  const { providerId, serviceIds } = shop
  const who = app.ctx(await makeAccount(app))
  const { id } = await createBooking(who, { providerId, serviceIds, dateTime: london(dateIn(9), '10:00') })
  const { rows } = await sql<{ at: Date }>`select starts_at as at from booking where booking_id = ${id}`.execute(
    app.running.db,
  )
  await moveClock(app, Number(rows[0]?.at) - 24 * 3_600_000 + 1000)
  await transaction(who, async (tx) => {
    await cancelBooking(tx, { id })
    // Another node, before this one has committed.
    await callReminders(app.ctx()).catch(() => null)
  })
  const { rows: called } = await sql`select from booking_reminder where booking_id = ${id}`.execute(app.running.db)
  expect({ called: called.length, broken: await found('no_reminder_in_vain') }).toEqual({
    called: called.length,
    broken: [],
  })
})

test('two that take too long keep no other from being looked at', async () => {
  const one = await startTestApp()
  onTestFinished(() => one.close())
  // As on an installation where these have grown too large for twenty seconds.
  for (const [table, columns] of [
    ['webhook_event', `'x'::text as event_id, null::timestamptz as applied_at, ${'slow'} as received_at`],
    ['put_off', `'x'::text as key, ${'slow'} as due_at`],
  ] as const) {
    await sql.raw(`alter table ${table} rename to ${table}_kept`).execute(one.running.db)
    const slow = 'now() + make_interval(secs => length(pg_sleep(30)::text))'
    await sql.raw(`create view ${table} as select ${columns.replace('slow', slow)}`).execute(one.running.db)
  }
  await makeRounds(one.ctx())
  await makeRounds(one.ctx())
  const { rows } = await sql<{ promise: string }>`select promise from promise_check`.execute(one.running.db)
  expect(rows.map(({ promise }) => promise)).toContain('five_at_most')
}, 200_000)
