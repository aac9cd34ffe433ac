import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, enrol, london, makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import {
  beginPaying,
  bookUnpaid,
  chargeCard,
  ledgerOf,
  makePaidProvider,
  payWith,
  processorSays,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { cancelBooking, declineBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { quoteBooking } from '../holds/quote.server.ts'
import { createHold, listHolds } from '../holds/service.server.ts'
import { ServiceDeposit } from '../providers/deposit-contract.ts'
import { updateService } from '../staff/services.server.ts'
import { getCards, openCards } from './card-account.server.ts'
import type { OfficeReason } from './contract.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { listPayments, readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { lateMinutes } from './simulator/cards.rules.ts'

const app = openTestApp()
const minuteMs = 60_000
const statusOf = async ({ customer, bookingId }: Awaited<ReturnType<typeof bookUnpaid>>) =>
  (await getBooking(app.ctx(customer), { id: bookingId })).status
const afterMinutes = (minutes: number) => moveClock(app, Date.now() + minutes * minuteMs)

test('until when the time is kept is said by the clock of the provider, on every page', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { customer, bookingId, paymentId } = paying
  // Where it is never the same hour as in London.
  for (const table of ['provider', 'booking'])
    await sql`update ${sql.table(table)} set timezone = 'Asia/Tokyo' where provider_id = ${paying.provider.providerId}`.execute(
      app.running.db,
    )
  const { payment } = await getBooking(app.ctx(customer), { id: bookingId })
  expect(payment?.payBy).toMatch(/\+09:00$/)
  expect((await readPayment(app.ctx(customer), { id: paymentId })).payBy).toBe(payment?.payBy)
})

test('a booking that is paid before keeps its time, and stands once the money is there', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { customer, bookingId } = paying
  const waiting = await getBooking(app.ctx(customer), { id: bookingId })
  expect(waiting).toMatchObject({ status: 'pending', payment: { nowMinor: 4000, laterMinor: 0 } })
  const left = Date.parse(waiting.payment?.payBy ?? '') - Date.parse(waiting.createdAt)
  // Shown in whole seconds.
  expect(Math.abs(left - 15 * minuteMs)).toBeLessThanOrEqual(1000)
  const rival = await makeAccount(app)
  const same = { providerId: paying.provider.providerId, serviceIds: paying.provider.serviceIds }
  expect(await codeOf(createBooking(app.ctx(rival), { ...same, dateTime: waiting.dateTime }))).toBe('slot_taken')
  const payment = await payWith(app, paying)
  expect(payment).toMatchObject({
    status: 'succeeded',
    paidMinor: 4000,
    aheadMinor: 4000,
    payBy: null,
    currency: 'GBP',
  })
  const paid = await getBooking(app.ctx(customer), { id: bookingId })
  expect(paid).toMatchObject({ status: 'confirmed', payment: { payBy: null } })
  expect(paid.history.map(({ kind, party }) => [kind, party])).toEqual([
    ['unpaid', 'customer'],
    ['paid', 'system'],
  ])
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
})

test('the amount is ours: another one, another currency or somebody else’s booking is refused', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app, { mode: 'deposit', depositPercent: 25 }))
  const { customer, bookingId } = paying
  const ask = (amount: number, currency = 'GBP', who = customer) =>
    codeOf(createIntent(app.ctx(who), { bookingId, amount, currency }))
  for (const amount of [0, -10, 1, 9.99, 10.001, 40, 1000])
    expect(await ask(amount), `${amount}`).toBe('amount_differs')
  expect(await ask(10, 'EUR')).toBe('amount_differs')
  expect(await ask(10, 'GBP', await makeAccount(app))).toBe('payment_not_found')
  expect(await codeOf(confirmPayment(app.ctx(await makeAccount(app)), { id: paying.paymentId }))).toBe(
    'payment_not_found',
  )
  expect(await codeOf(createIntent(app.ctx(customer), { amount: 10, currency: 'GBP' }))).toBe('payment_not_found')
  expect(await ask(10)).toBe('done')
  expect(await ask(10, 'gbp')).toBe('done')
  await payWith(app, paying)
  expect(await ask(10)).toBe('already_paid')
})

test('a service with a deposit of its own asks for that, and what was shown holds as long as its quote', async () => {
  const services = [
    { name: 'Cut', durationMinutes: 30, priceMinor: 4000 },
    { name: 'Tattoo', durationMinutes: 60, priceMinor: 20_000 },
  ]
  const provider = await makePaidProvider(app, { mode: 'deposit', depositPercent: 25 }, { services })
  const { providerId: id, serviceIds, owner } = provider
  const [, tattoo = ''] = serviceIds
  const change = (deposit: ServiceDeposit) => updateService(app.ctx(owner), { id, serviceId: tattoo, deposit })
  const { services: own } = await change({ minor: 5000 })
  expect(own.map(({ deposit }) => deposit)).toEqual([null, { minor: 5000 }])
  const customer = await makeAccount(app)
  const wanted = { providerId: id, serviceIds, dateTime: london(dateIn(3), '10:00') }
  const { token, payment } = await quoteBooking(app.ctx(customer), wanted)
  expect(payment).toEqual({ nowMinor: 1000 + 5000, laterMinor: 18_000 })
  // What was shown holds, while it is fresh.
  await change({ percent: 50 })
  const booking = await createBooking(app.ctx(customer), { ...wanted, quoteToken: token })
  expect(booking.payment).toMatchObject({ nowMinor: 6000, laterMinor: 18_000 })
  const again = { ...wanted, dateTime: london(dateIn(4), '10:00') }
  expect((await quoteBooking(app.ctx(customer), again)).payment).toEqual({ nowMinor: 11_000, laterMinor: 13_000 })
  const bad: unknown[] = [{ percent: 4 }, { percent: 101 }, { minor: -1 }, { minor: 1.5 }, { minor: 5, percent: 5 }, {}]
  for (const deposit of bad) expect(ServiceDeposit.safeParse(deposit).success, JSON.stringify(deposit)).toBe(false)
})

test('an expired quote of a hold that is read again is what was shown, also where services have deposits of their own', async () => {
  const shop = await makePaidProvider(app, { mode: 'deposit', depositPercent: 20 })
  await sql`update service set deposit = '{"percent": 50}' where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  const { providerId, serviceIds } = shop
  const later = async (read: 'first' | 'again', time: string) => {
    const who = await makeAccount(app)
    const dateTime = london(dateIn(4), time)
    const made = await createHold(app.ctx(who), { providerId, serviceIds, dateTime })
    const [again] = await listHolds(app.ctx(who))
    const quoteToken = (read === 'first' ? made : again)?.quote.token ?? ''
    await moveClock(app, Date.now() + 20 * 60_000)
    try {
      return await codeOf(
        createBooking(app.ctx(who), { providerId, serviceIds, dateTime, totalAmount: 40, quoteToken }),
      )
    } finally {
      await moveClock(app, Date.now())
    }
  }
  const outcome = [await later('first', '10:00'), await later('again', '12:00')]
  expect(outcome).toEqual(['done', 'done'])
})

test.each([
  ['declined', 'generic_decline'],
  ['insufficient_funds', 'insufficient_funds'],
  ['expired', 'expired_card'],
] as const)('a card that is %s books nothing, and another one pays', async (card, refused) => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  expect(await payWith(app, paying, card)).toMatchObject({ status: 'open', refused, paidMinor: 0, movements: [] })
  expect(await statusOf(paying)).toBe('pending')
  expect(await payWith(app, paying)).toMatchObject({ status: 'succeeded', refused: null, paidMinor: 4000 })
  expect(await statusOf(paying)).toBe('confirmed')
})

test('the time is kept while the bank asks its customer', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  expect(await chargeCard(app, paying, 'asks')).toBe('requires_action')
  const { account, intentId, clientSecret, isAsking } = await beginPaying(app, paying)
  expect(isAsking).toBe(true)
  await reconcile(app.ctx())
  expect(await statusOf(paying)).toBe('pending')
  const intent = { account, intentId, clientSecret }
  expect(await app.running.simulator?.authenticate({ ...intent, isApproved: false })).toBe('requires_payment_method')
  expect(await confirmPayment(app.ctx(paying.customer), { id: paying.paymentId })).toMatchObject({ status: 'open' })
  await chargeCard(app, paying, 'asks')
  await app.running.simulator?.authenticate({ ...intent, isApproved: true })
  await confirmPayment(app.ctx(paying.customer), { id: paying.paymentId })
  expect(await statusOf(paying)).toBe('confirmed')
})

test('while the bank asks its customer the time is kept beyond the quarter of an hour, and half an hour at most', async () => {
  const provider = await makePaidProvider(app)
  onTestFinished(() => afterMinutes(0))
  const asked = async (day: number) => {
    const paying = await bookUnpaid(app, provider, { day })
    await chargeCard(app, paying, 'asks')
    return paying
  }
  const [answered, silent, tried] = [await asked(3), await asked(4), await bookUnpaid(app, provider, { day: 5 })]
  const { account, intentId, clientSecret } = await beginPaying(app, answered)
  await beginPaying(app, tried)
  const pass = async (minutes: number) => {
    await afterMinutes(minutes)
    await reconcile(app.ctx())
    await runClockJobs(app, 'booking-expiry')
  }
  for (const minutes of [5, 10, 14, 16, 18]) await pass(minutes)
  expect(await Promise.all([answered, silent, tried].map(statusOf))).toEqual(['pending', 'pending', 'expired'])
  await app.running.simulator?.authenticate({ account, intentId, clientSecret, isApproved: true })
  await confirmPayment(app.ctx(answered.customer), { id: answered.paymentId })
  expect(await statusOf(answered)).toBe('confirmed')
  for (const minutes of [22, 26, 29]) await pass(minutes)
  expect(await statusOf(silent)).toBe('pending')
  await pass(31)
  expect(await statusOf(silent)).toBe('expired')
})

test('twenty who confirm at once charge once', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await Promise.all(Array.from({ length: 20 }, () => persistently(() => beginPaying(app, paying))))
  await chargeCard(app, paying, 'success')
  const confirm = () => persistently(() => confirmPayment(app.ctx(paying.customer), { id: paying.paymentId }))
  const all = Array.from({ length: 20 }, confirm)
  for (const payment of await Promise.all(all)) expect(payment.paidMinor).toBe(4000)
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 0 })
})

test('twenty refunds at once never come to more than was paid', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { paymentId, provider, customer } = paying
  await payWith(app, paying)
  const give = () => codeOf(persistently(() => refundPayment(app.ctx(provider.owner), { id: paymentId, amount: 7 })))
  const outcomes = await Promise.all(Array.from({ length: 20 }, give))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'refund_too_large']))
  await Promise.all([sendRefunds(app), sendRefunds(app), reconcile(app.ctx())])
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 3500 })
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 500, paid_ahead: -500 })
  expect(await readPayment(app.ctx(customer), { id: paymentId })).toMatchObject({
    returnedMinor: 3500,
    aheadMinor: 500,
  })
})

test('only whose money it is gives more back, an amount there is, and the same request once', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { paymentId, provider, customer } = paying
  await payWith(app, paying)
  const give = (who: typeof customer, amount?: number, idempotencyKey?: string, reason?: OfficeReason) =>
    codeOf(
      refundPayment(app.ctx(who), {
        id: paymentId,
        ...(amount !== undefined && { amount }),
        ...(idempotencyKey && { idempotencyKey }),
        ...(reason && { reason }),
      }),
    )
  expect(await give(customer, 1)).toBe('refund_not_yours')
  expect(await give(await makeAccount(app), 1)).toBe('payment_not_found')
  for (const amount of [0, -1, 0.001, 1.005])
    expect(await give(provider.owner, amount), `${amount}`).toBe('invalid_input')
  expect(await give(provider.owner, 40.01)).toBe('refund_too_large')
  expect([await give(provider.owner, 10, 'key'), await give(provider.owner, 10, 'key')]).toEqual(['done', 'done'])
  expect(await give(provider.owner, 11, 'key')).toBe('idempotency_key_reused')
  const admin = await makeAdmin(app)
  expect(await give(admin)).toBe('invalid_input')
  expect(await give(admin, undefined, undefined, 'goodwill')).toBe('done')
  const { rows } = await sql<{
    details: object
  }>`select details from audit_entry where subject_id = ${paymentId}`.execute(app.running.db)
  expect(rows).toEqual([{ details: { amountMinor: 3000, reason: 'goodwill' } }])
  expect(await give(provider.owner)).toBe('refund_too_large')
  await sendRefunds(app)
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
})

test('who has a second factor shows it again before money leaves or goes to another account', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { paymentId, provider } = paying
  await payWith(app, paying)
  await enrol(app, provider.owner)
  const give = () => codeOf(refundPayment(app.ctx(provider.owner), { id: paymentId, amount: 7 }))
  expect(await give()).toBe('done')
  await sql`update session set second_factor_at = now() - interval '301 seconds'
    where session_id = ${provider.owner.sessionId}`.execute(app.running.db)
  expect(await give()).toBe('second_factor_again')
  expect(await codeOf(openCards(app.ctx(provider.owner)))).toBe('second_factor_again')
})

test('who has none has logged in a moment ago before money goes to another account', async () => {
  const { owner } = await makePaidProvider(app)
  const open = (actor: object = owner) => codeOf(openCards(app.ctx({ ...owner, ...actor })))
  expect(await open()).toBe('done')
  expect(await open({ isHosted: true })).toBe('login_again_needed')
  await sql`update session set created_at = now() - interval '301 seconds'
    where session_id = ${owner.sessionId}`.execute(app.running.db)
  expect(await open()).toBe('login_again_needed')
  await sql`update session set created_at = now() - interval '290 seconds'
    where session_id = ${owner.sessionId}`.execute(app.running.db)
  expect(await open()).toBe('done')
  await sql`update session set revoked_at = now() where session_id = ${owner.sessionId}`.execute(app.running.db)
  expect(await open()).toBe('session_ended')
})

test('no money leaves by an access token of a service, nor in a session that has ended meanwhile', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  const { paymentId, provider } = paying
  await payWith(app, paying)
  const give = (actor: object = {}) =>
    codeOf(refundPayment(app.ctx({ ...provider.owner, ...actor }), { id: paymentId, amount: 7 }))
  expect(await give({ isHosted: true })).toBe('login_again_needed')
  await sql`update session set revoked_at = now() where session_id = ${provider.owner.sessionId}`.execute(
    app.running.db,
  )
  expect(await give()).toBe('session_ended')
})

test('giving back and calling off at once give back what there is, once', async () => {
  for (let round = 0; round < 4; round++) {
    const paying = await bookUnpaid(app, await makePaidProvider(app), { day: 3 + round })
    await payWith(app, paying)
    const { customer, provider, bookingId, paymentId } = paying
    await Promise.allSettled([
      refundPayment(app.ctx(provider.owner), { id: paymentId, amount: 15 }),
      cancelBooking(app.ctx(customer), { id: bookingId }),
      refundPayment(app.ctx(provider.owner), { id: paymentId }),
    ])
    await sendRefunds(app)
    expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
    expect(await ledgerOf(app, paying)).toEqual({})
  }
})

test('who does not pay in time leaves the time to others, and the processor takes no money any more', async () => {
  const provider = await makePaidProvider(app)
  const [begun, looked] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  await beginPaying(app, begun)
  await afterMinutes(16)
  await runClockJobs(app, 'booking-expiry')
  for (const paying of [begun, looked]) expect(await statusOf(paying)).toBe('expired')
  await reconcile(app.ctx())
  expect(await codeOf(chargeCard(app, begun, 'success'))).toBe('payment_over')
  expect(await readPayment(app.ctx(begun.customer), { id: begun.paymentId })).toMatchObject({ status: 'closed' })
  await bookUnpaid(app, provider)
  await afterMinutes(0)
})

test('a success that comes when the time is gone is given back by itself', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  expect(await payWith(app, paying, 'late')).toMatchObject({ status: 'processing' })
  await afterMinutes(16)
  await runClockJobs(app, 'booking-expiry')
  await reconcile(app.ctx())
  expect(await statusOf(paying)).toBe('expired')
  const other = await bookUnpaid(app, provider)
  await payWith(app, other)
  await afterMinutes(lateMinutes + 1)
  await reconcile(app.ctx())
  await reconcile(app.ctx())
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
  expect(await ledgerOf(app, paying)).toEqual({})
  const payment = await readPayment(app.ctx(paying.customer), { id: paying.paymentId })
  expect(payment).toMatchObject({ paidMinor: 4000, returnedMinor: 4000, refunds: [{ reason: 'late' }] })
  expect([await statusOf(paying), await statusOf(other)]).toEqual(['expired', 'confirmed'])
  await afterMinutes(0)
})

test('what was paid and never told is found within one reconciliation', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await chargeCard(app, paying, 'success')
  expect(await statusOf(paying)).toBe('pending')
  await reconcile(app.ctx())
  expect(await statusOf(paying)).toBe('confirmed')
  const { db } = app.running
  const differences = await db
    .selectFrom('payment_difference')
    .selectAll()
    .where('payment_id', '=', paying.paymentId)
    .execute()
  expect(differences).toMatchObject([{ kind: 'status', ours: 'open', theirs: 'succeeded' }])
  expect(differences[0]?.mended_at).not.toBeNull()
})

test('a request is paid when it is sent, and given back when it is declined', async () => {
  const provider = await makePaidProvider(
    app,
    { mode: 'deposit', depositPercent: 50 },
    { columns: { confirmation_mode: 'request' } },
  )
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  expect(await statusOf(paying)).toBe('pending')
  await declineBooking(app.ctx(provider.owner), { id: paying.bookingId })
  await sendRefunds(app)
  expect(await processorSays(app, paying)).toEqual({ taken: 2000, given: 2000 })
  expect(await ledgerOf(app, paying)).toEqual({})
})

test('where nobody charges cards for a provider, or nobody can charge so little, they are paid on the day', async () => {
  const small = await makePaidProvider(
    app,
    { mode: 'deposit', depositPercent: 5 },
    { services: [{ name: 'Fringe', durationMinutes: 15, priceMinor: 500 }] },
  )
  const without = await makePaidProvider(app)
  await app.running.db
    .updateTable('card_account')
    .set({ takes_charges: false })
    .where('provider_id', '=', without.providerId)
    .execute()
  for (const { providerId, serviceIds } of [small, without]) {
    const customer = app.ctx(await makeAccount(app))
    const dateTime = new Date(Date.now() + 3 * 86_400_000)
    dateTime.setUTCHours(12, 0, 0, 0)
    const booking = await createBooking(customer, { providerId, serviceIds, dateTime: dateTime.toISOString() })
    expect([booking.status, booking.payment]).toEqual(['confirmed', undefined])
  }
})

test.each([
  ['JPY', 500],
  ['KWD', 1230],
  ['GBP', 30],
])('%s %i is what is shown, charged, kept and given back', async (currency, priceMinor) => {
  const provider = await makePaidProvider(
    app,
    { mode: 'before', depositPercent: 20 },
    { columns: { currency }, services: [{ name: 'Cut', durationMinutes: 30, priceMinor }] },
  )
  const paying = await bookUnpaid(app, provider)
  const intent = await beginPaying(app, paying)
  expect([intent.amountMinor, intent.currency]).toEqual([priceMinor, currency])
  expect(await payWith(app, paying)).toMatchObject({ paidMinor: priceMinor, amountMinor: priceMinor, currency })
  expect(await processorSays(app, paying)).toEqual({ taken: priceMinor, given: 0 })
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  await sendRefunds(app)
  expect(await processorSays(app, paying)).toEqual({ taken: priceMinor, given: priceMinor })
  const { payments } = await listPayments(app.ctx(paying.customer), { page: 1, limit: 20 })
  expect(payments).toMatchObject([{ returnedMinor: priceMinor, aheadMinor: 0, earnedMinor: 0, owedMinor: 0 }])
})

test('an account that the processor has closed is said to be so, and charges no cards', async () => {
  const { providerId, owner } = await makePaidProvider(app)
  const ctx = app.ctx(owner)
  await sql`update card_account set account = 'acct_closed', takes_charges = false
    where provider_id = ${providerId}`.execute(app.running.db)
  expect(await getCards(ctx)).toMatchObject({ state: 'unfinished' })
  expect(await codeOf(openCards(ctx))).toBe('card_account_gone')
})
