import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookKept,
  bookWaiting,
  chargeFees,
  feeOf,
  keepWith,
  makeKeepingProvider,
  startsIn,
} from '../../../tests/keeping.ts'
import {
  beginPaying,
  bookUnpaid,
  buyCard,
  chargeCard,
  ledgerOf,
  makePaidProvider,
  payWith,
  processorSays,
} from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { examine } from '../doctor/examine.server.ts'
import { deleteAccount } from '../identity/delete-account.server.ts'
import { applyEvent } from './apply-event.server.ts'
import { confirmPayment } from './create-intent.server.ts'
import { agreeToKeep, confirmKeptCard } from './keep-card.server.ts'
import { reconcile } from './reconcile.server.ts'
import { isSent } from './watched.rules.ts'

const app = openTestApp()
const simulator = () => app.running.simulator

async function accountOf({ providerId }: Pick<TestProvider, 'providerId'>) {
  const { rows } = await sql<{ account: string; charges: boolean }>`select account, takes_charges as charges
    from card_account where provider_id = ${providerId}`.execute(app.running.db)
  return rows[0] ?? { account: '', charges: false }
}
const charges = async (provider: TestProvider) => (await accountOf(provider)).charges

/** Two ways in which an account charges nothing any more, and nobody tells us. */
const ends = [
  ['stopped', async (provider: TestProvider) => simulator()?.setCharges((await accountOf(provider)).account, false)],
  ['cut off', async (provider: TestProvider) => simulator()?.cutOff((await accountOf(provider)).account)],
] as const

const later = async (minutes: number) => {
  onTestFinished(() => moveClock(app, Date.now()))
  await moveClock(app, Date.now() + minutes * 60_000)
}

const bookAnother = async (provider: TestProvider, time: string, more = {}) => {
  const customer = app.ctx(await makeAccount(app))
  const { providerId, serviceIds } = provider
  const selection = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(6), time) }
  return createBooking(customer, { ...selection, ...more })
}

for (const [how, end] of ends)
  test(`an account that is ${how} is found by the clock though the message was lost, and who books then pays on the day`, async () => {
    const provider = await makePaidProvider(app)
    await reconcile(app.ctx())
    await end(provider)
    await simulator()?.takeEvents()
    expect(await charges(provider)).toBe(true)
    await reconcile(app.ctx())
    expect(await charges(provider)).toBe(false)
    const booking = await bookAnother(provider, '10:00')
    expect([booking.status, booking.payment]).toEqual(['confirmed', undefined])
  })

test('an account that charges again is found by the clock within the hour, also when nothing says so', async () => {
  const provider = await makePaidProvider(app)
  await reconcile(app.ctx())
  await sql`update card_account set takes_charges = false where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  await later(61)
  await reconcile(app.ctx())
  expect(await charges(provider)).toBe(true)
})

test('an account that has cut us off is not asked every minute, and is asked again the next day', async () => {
  const provider = await makePaidProvider(app)
  const { account } = await accountOf(provider)
  await simulator()?.cutOff(account)
  await reconcile(app.ctx())
  const api = (await app.running.app.cards?.api()) as Stripe
  let asked = 0
  const count = (request: Stripe.RequestEvent) => {
    if (request.account === account) asked++
  }
  api.on('request', count)
  onTestFinished(() => {
    api.off('request', count)
  })
  for (let minute = 0; minute < 5; minute++) await reconcile(app.ctx())
  expect(asked).toBe(0)
  await later(25 * 60)
  await reconcile(app.ctx())
  expect(asked).toBeGreaterThan(0)
})

test('the message that an account has cut us off stops its charges at once', async () => {
  const provider = await makePaidProvider(app)
  const { account } = await accountOf(provider)
  await simulator()?.takeEvents()
  await simulator()?.cutOff(account)
  const told = ((await simulator()?.takeEvents()) ?? []).map(({ payload }) => JSON.parse(payload))
  expect(told).toMatchObject([
    { type: 'account.application.deauthorized', account, data: { object: { id: 'ca_simulated' } } },
  ])
  expect(isSent(told[0].type)).toBe(true)
  await applyEvent(app.ctx(), { type: told[0].type, account, objectId: 'ca_simulated' })
  expect(await charges(provider)).toBe(false)
})

for (const [how, end] of ends)
  test(`who is about to pay where the account is ${how} is told so, keeps their booking until its time, and nothing is charged`, async () => {
    const provider = await makePaidProvider(app)
    const paying = await bookUnpaid(app, provider)
    await end(provider)
    expect(await codeOf(beginPaying(app, paying))).toBe('cards_stopped')
    expect(await codeOf(beginPaying(app, paying))).toBe('cards_stopped')
    const booking = await getBooking(app.ctx(paying.customer), { id: paying.bookingId })
    expect(booking.status).toBe('pending')
    expect(booking.payment?.payBy).not.toBeNull()
    expect(await ledgerOf(app, paying)).toEqual({})
    // It is known from now on.
    expect((await bookAnother(provider, '12:00')).status).toBe('confirmed')
  })

test('a payment that was refused while the account was stopped can be begun once it charges again', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  const { account } = await accountOf(provider)
  await simulator()?.setCharges(account, false)
  expect(await codeOf(beginPaying(app, paying))).toBe('cards_stopped')
  await simulator()?.setCharges(account, true)
  await applyEvent(app.ctx(), { type: 'account.updated', account, objectId: account })
  expect(await payWith(app, paying)).toMatchObject({ status: 'succeeded', paidMinor: 4000 })
})

test('who has begun to pay before the account was cut off is told so when they come back', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await beginPaying(app, paying)
  await simulator()?.cutOff((await accountOf(provider)).account)
  expect(await codeOf(beginPaying(app, paying))).toBe('cards_stopped')
  expect(await codeOf(confirmPayment(app.ctx(paying.customer), { id: paying.paymentId }))).toBe('cards_stopped')
  await expect(chargeCard(app, paying, 'success')).rejects.toMatchObject({ code: 'cards_stopped' })
})

for (const [how, end] of ends)
  test(`who is about to give a card where the account is ${how} is told so, and the booking waits until its time`, async () => {
    const provider = await makeKeepingProvider(app)
    const [fresh, begun] = [await bookWaiting(app, provider), await bookWaiting(app, provider, { time: '12:00' })]
    await agreeToKeep(app.ctx(begun.customer), { id: begun.bookingId })
    await end(provider)
    expect(await codeOf(agreeToKeep(app.ctx(fresh.customer), { id: fresh.bookingId }))).toBe('cards_stopped')
    if (how === 'cut off') {
      expect(await codeOf(agreeToKeep(app.ctx(begun.customer), { id: begun.bookingId }))).toBe('cards_stopped')
      expect(await codeOf(confirmKeptCard(app.ctx(begun.customer), { id: begun.bookingId }))).toBe('cards_stopped')
    } else await expect(keepWith(app, begun)).rejects.toMatchObject({ status: 400 })
    for (const { customer, bookingId } of [fresh, begun])
      expect((await getBooking(app.ctx(customer), { id: bookingId })).status).toBe('pending')
  })

for (const [how, end] of ends)
  test(`a fee where the account is ${how} stays owed, and is not asked for again`, async () => {
    const provider = await makeKeepingProvider(app)
    const keeping = await bookKept(app, provider)
    await startsIn(app, keeping, 5)
    await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
    await end(provider)
    await chargeFees(app, keeping)
    expect(await feeOf(app, keeping)).toMatchObject({ status: 'open', refused: expect.any(String) })
    expect(await ledgerOf(app, keeping)).toEqual({ owed_by_customer: 2000, owed_to_provider: -2000 })
  })

async function dueFromCutOff() {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  const { account } = await accountOf(provider)
  await simulator()?.cutOff(account)
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  return { account, paying }
}

test('what is due back through an account that has cut us off waits, is asked for ever less, and goes once it is let in again', async () => {
  const { account, paying } = await dueFromCutOff()
  const triedAt = async () => {
    await reconcile(app.ctx())
    const { rows } = await sql<{ at: Date; status: string }>`select tried_at as at, status from refund
      where payment_id = ${paying.paymentId}`.execute(app.running.db)
    return rows[0]
  }
  const first = await triedAt()
  expect(first?.status).toBe('pending')
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, refund_due: -4000 })
  await later(2 * 24 * 60)
  const second = await triedAt()
  expect(second?.at.getTime()).toBeGreaterThan(first?.at.getTime() ?? 0)
  await later(2 * 24 * 60 + 30)
  expect(await triedAt()).toEqual(second)
  await sql`update simulated_object set body = body || '{"is_cut_off": false}' where object_id = ${account}`.execute(
    app.running.db,
  )
  await later(2 * 24 * 60 + 61)
  expect((await triedAt())?.status).toBe('succeeded')
  expect(await ledgerOf(app, paying)).toEqual({})
})

test('what is due back through an account that has cut us off keeps nobody from leaving after two weeks, and goes all the same once it is let in again', async () => {
  const { account, paying } = await dueFromCutOff()
  const leave = async () => {
    const { accountId } = paying.customer
    await sql`update session set created_at = ${await databaseNow(app.ctx())} where account_id = ${accountId}`.execute(
      app.running.db,
    )
    return codeOf(deleteAccount(app.ctx(paying.customer), {}))
  }
  const fortnight = 14 * 24 * 60
  expect(await leave()).toBe('money_on_its_way')
  await later(fortnight - 5)
  await reconcile(app.ctx())
  expect(await leave()).toBe('money_on_its_way')
  await later(fortnight)
  expect(await leave()).toBe('done')

  await later(fortnight + 61)
  await reconcile(app.ctx())
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, refund_due: -4000 })
  expect((await examine(app.ctx(), 'refunds_are_sent')).breaches).toEqual([])
  await sql`update simulated_object set body = body || '{"is_cut_off": false}' where object_id = ${account}`.execute(
    app.running.db,
  )
  await later(fortnight + 122)
  await reconcile(app.ctx())
  expect(await processorSays(app, paying)).toEqual({ taken: 4000, given: 4000 })
  expect(await ledgerOf(app, paying)).toEqual({})
  const { rows } = await sql`select r.status, r.reason, q.kind, q.customer_name as name from refund r
    join paper q on q.provider_id = r.provider_id and q.refund_id = r.refund_id
    where r.payment_id = ${paying.paymentId}`.execute(app.running.db)
  expect(rows).toEqual([{ status: 'succeeded', reason: 'policy', kind: 'refund_note', name: 'Nia Campbell' }])
})

test('a gift card is spent without the processor: also where its account is cut off', async () => {
  const provider = await makePaidProvider(app)
  const card = await buyCard(app, provider, await makeAccount(app), { amount: 50 })
  await simulator()?.cutOff((await accountOf(provider)).account)
  await reconcile(app.ctx())
  const booking = await bookAnother(provider, '14:00', { giftCards: [card.code ?? ''] })
  expect(booking.status).toBe('confirmed')
  expect(await ledgerOf(app, { bookingId: booking.id })).toEqual({ gift_card: 4000, paid_ahead: -4000 })
})
