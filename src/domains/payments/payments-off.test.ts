import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { bookKept, bookWaiting, makeKeepingProvider } from '../../../tests/keeping.ts'
import {
  beginPaying,
  bookUnpaid,
  buyCard,
  chargeCard,
  ledgerOf,
  makePaidProvider,
  type Paying,
  payWith,
  processorSays,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApp, createContext } from '../../app.server.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { buyGiftCard } from '../gift-cards/buy-card.server.ts'
import { giveCardBack } from '../gift-cards/change-card.server.ts'
import { readOffer, readOwnCard } from '../gift-cards/read-cards.server.ts'
import type { Quote } from '../holds/contract.ts'
import { quoteBooking } from '../holds/quote.server.ts'
import { createHold } from '../holds/service.server.ts'
import { getCards } from './card-account.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { agreeToKeep, getKeptCard } from './keep-card.server.ts'
import { listPayouts } from './payouts.server.ts'
import { readPayment } from './read-payments.server.ts'
import { endIntent, reconcile } from './reconcile.server.ts'
import { refundPayment, sendRefund } from './refund-payment.server.ts'
import { giveTip } from './tips.server.ts'

const app = openTestApp()
/** Another node on the same database, started with PAYMENTS=off. */
let off: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  const { config } = app.running
  off = await createApp({ ...config, cards: 'off' }, config.databaseUrl ?? '')
})
afterAll(() => off.close())

const offCtx = <A extends Actor>(actor: A) => ({ ...createContext(off, 'off'), actor })
const nobody = () => createContext(off, 'off')
const statusOf = async ({ customer, bookingId }: Paying) =>
  (await getBooking(offCtx(customer), { id: bookingId })).status
const stopCharges = ({ provider }: Pick<Paying, 'provider'>) =>
  app.running.db
    .updateTable('card_account')
    .set({ takes_charges: false })
    .where('provider_id', '=', provider.providerId)
    .execute()

test('what waits for its payment when cards are switched off says why, ends in time, and is closed at the processor later', async () => {
  const provider = await makePaidProvider(app)
  const [begun, looked] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  await beginPaying(app, begun)
  for (const { customer, bookingId, paymentId } of [begun, looked]) {
    expect(await codeOf(createIntent(offCtx(customer), { bookingId, amount: 40, currency: 'GBP' }))).toBe(
      'payments_off',
    )
    expect(await readPayment(offCtx(customer), { id: paymentId })).toMatchObject({ status: 'open', isOff: true })
  }
  expect(await codeOf(confirmPayment(offCtx(begun.customer), { id: begun.paymentId }))).toBe('payments_off')
  onTestFinished(() => moveClock(app, Date.now()))
  await moveClock(app, Date.now() + 16 * 60_000)
  await runClockJobs(app, 'booking-expiry')
  for (const paying of [begun, looked]) expect(await statusOf(paying)).toBe('expired')
  // The job that would tell the processor has nothing to fail at.
  await endIntent(nobody(), begun)
  await reconcile(nobody())
  const paymentStatus = async ({ paymentId }: Paying) =>
    (
      await app.running.db
        .selectFrom('payment')
        .select('status')
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
    ).status
  expect([await paymentStatus(begun), await paymentStatus(looked)]).toEqual(['closing', 'closed'])
  await reconcile(app.ctx())
  expect(await paymentStatus(begun)).toBe('closed')
  expect(await codeOf(chargeCard(app, begun, 'success'))).toBe('payment_over')
})

test('what was paid just before cards were switched off is found when they are back, and goes back if its time is gone', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await chargeCard(app, paying, 'success')
  await cancelBooking(offCtx(paying.customer), { id: paying.bookingId })
  await reconcile(nobody())
  expect(await ledgerOf(app, paying)).toEqual({})
  await reconcile(app.ctx())
  await sendRefunds(app)
  expect([await processorSays(app, paying), await ledgerOf(app, paying)]).toEqual([{ taken: 4000, given: 4000 }, {}])
})

test.each(['quote', 'hold'] as const)(
  'a %s that asked for a payment is shown anew where no card can be charged any more, and what is shown then is booked',
  async (kind) => {
    for (const how of ['off', 'stopped'] as const) {
      const provider = await makePaidProvider(app)
      const { providerId, serviceIds } = provider
      const dateTime = london(dateIn(4), '10:00')
      const customer = await makeAccount(app)
      const selection = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime }
      const held = kind === 'hold' ? await createHold(app.ctx(customer), selection) : null
      const shown = held ? held.quote : await quoteBooking(app.ctx(customer), selection)
      expect(shown.payment).toEqual({ nowMinor: 4000, laterMinor: 0 })
      if (how === 'stopped') await stopCharges({ provider })
      const ctx = how === 'off' ? offCtx(customer) : app.ctx(customer)
      const book = (quoteToken: string) =>
        createBooking(ctx, { ...selection, quoteToken, totalAmount: 40, ...(held && { holdId: held.id }) })
      const refused = await book(shown.token).catch((error: AppError) => error)
      expect(refused).toMatchObject({ code: 'price_changed', data: { totalMinor: 4000 } })
      const anew = (refused as AppError).data as Quote
      expect(anew).not.toHaveProperty('payment')
      const booking = await book(anew.token)
      expect([booking.status, booking.payment, booking.totalMinor]).toEqual(['confirmed', undefined, 4000])
    }
  },
)

test('who was held a time and shown no split pays on the day where no card can be charged any more', async () => {
  const provider = await makePaidProvider(app)
  const { providerId, serviceIds } = provider
  const customer = await makeAccount(app)
  const selection = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(4), '10:00') }
  const { id: holdId } = await createHold(app.ctx(customer), selection)
  const booking = await createBooking(offCtx(customer), { ...selection, holdId, totalAmount: 40 })
  expect([booking.status, booking.payment]).toEqual(['confirmed', undefined])
})

test('what is due back waits while cards are off, says so, and is sent once they are on', async () => {
  const provider = await makePaidProvider(app)
  const [called, given] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  for (const paying of [called, given]) await payWith(app, paying)
  await cancelBooking(offCtx(called.customer), { id: called.bookingId })
  await refundPayment(offCtx(provider.owner), { id: given.paymentId, amount: 10 })
  const { rows } = await sql<{ providerId: string; refundId: string }>`select provider_id as "providerId",
      refund_id as "refundId" from refund where provider_id = ${provider.providerId}`.execute(app.running.db)
  expect(rows).toHaveLength(2)
  for (const refund of rows) await sendRefund(nobody(), refund)
  await reconcile(nobody())
  expect(await readPayment(offCtx(called.customer), { id: called.paymentId })).toMatchObject({
    ...{ isOff: true, returnedMinor: 0, returningMinor: 4000, refunds: [{ status: 'pending' }] },
  })
  await reconcile(app.ctx())
  expect([await processorSays(app, called), await processorSays(app, given)]).toEqual([
    { taken: 4000, given: 4000 },
    { taken: 4000, given: 1000 },
  ])
  const after = await readPayment(app.ctx(called.customer), { id: called.paymentId })
  expect(after).toMatchObject({ returnedMinor: 4000, returningMinor: 0, refunds: [{ status: 'succeeded' }] })
  expect(after).not.toHaveProperty('isOff')
})

test('gift cards are spent and given back while cards are off, and none is sold', async () => {
  const provider = await makePaidProvider(app)
  const { providerId, serviceIds } = provider
  const buyer = await makeAccount(app)
  const [spent, unused] = [
    await buyCard(app, provider, buyer, { amount: 25 }),
    await buyCard(app, provider, buyer, { amount: 60 }),
  ]
  const begun = await buyCard(app, provider, buyer, { amount: 30, isPaid: false })
  expect((await readOffer(nobody(), { providerId })).isSold).toBe(false)
  const order = { providerId, amount: 25, senderName: 'Nia', recipientName: 'Amina', message: '', timezone: 'UTC' }
  expect(await codeOf(buyGiftCard(offCtx(buyer), order))).toBe('payments_off')
  const booking = await createBooking(offCtx(buyer), {
    ...{ providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(5), '10:00') },
    giftCards: [spent.code ?? ''],
  })
  expect([booking.status, booking.payment]).toEqual([
    'confirmed',
    { nowMinor: 2500, giftMinor: 2500, aheadMinor: 2500, laterMinor: 1500, payBy: null },
  ])
  await giveCardBack(offCtx(buyer), { id: unused.id })
  expect((await readPayment(offCtx(buyer), { id: unused.id })).returningMinor).toBe(6000)
  // The one that was begun ends within a day, as any that nobody pays.
  await sql`update gift_card set created_at = created_at - interval '25 hours' where gift_card_id = ${begun.id}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'gift-card-unpaid')
  expect((await readOwnCard(offCtx(buyer), begun.id)).status).toBe('ended')
  await reconcile(app.ctx())
  expect((await readPayment(app.ctx(buyer), { id: unused.id })).returnedMinor).toBe(6000)
})

test('a business whose charges were stopped hears why, is booked to be paid on the day, and what was begun ends', async () => {
  const provider = await makePaidProvider(app)
  const { providerId, owner } = provider
  const [begun, looked, paid] = [
    await bookUnpaid(app, provider),
    await bookUnpaid(app, provider, { time: '12:00' }),
    await bookUnpaid(app, provider, { time: '14:00' }),
  ]
  await beginPaying(app, begun)
  await payWith(app, paid)
  await stopCharges({ provider })
  expect((await readOffer(app.ctx(), { providerId })).isSold).toBe(false)
  expect(await codeOf(beginPaying(app, looked))).toBe('cards_stopped')
  // The processor has that one already, and says itself whether it charges it.
  expect(await codeOf(beginPaying(app, begun))).toBe('done')
  await sql`update booking set status = 'completed', starts_at = now() - interval '2 hours',
    ends_at = now() - interval '1 hour' where booking_id = ${paid.bookingId}`.execute(app.running.db)
  const tip = { bookingId: paid.bookingId, amount: 5, currency: 'GBP' }
  expect(await codeOf(giveTip(app.ctx(paid.customer), tip))).toBe('tip_not_possible')
  await refundPayment(app.ctx(owner), { id: paid.paymentId, amount: 5 })
  await sendRefunds(app)
  expect(await processorSays(app, paid)).toEqual({ taken: 4000, given: 500 })
  await sql`update booking set pay_by = now() - interval '1 minute' where booking_id = ${looked.bookingId}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'booking-expiry')
  expect(await statusOf(looked)).toBe('expired')
  // On a node without cards nobody is asked for what it cannot have.
  expect(await getCards(offCtx(owner))).toEqual({ state: 'off', isSimulated: false })
  expect(await listPayouts(offCtx(owner), {})).toEqual({ payouts: [], hasMore: false })
})

test('a card that is kept is shown while cards are switched off, and one that is waited for cannot be given', async () => {
  const provider = await makeKeepingProvider(app)
  const [kept, waiting] = [await bookKept(app, provider), await bookWaiting(app, provider, { time: '12:00' })]
  const shown = (paying: Pick<Paying, 'customer' | 'bookingId'>) =>
    getKeptCard(offCtx(paying.customer), { id: paying.bookingId })
  const nothing = { isOff: true, publishableKey: null }
  expect(await shown(kept)).toMatchObject({ ...nothing, state: 'kept', brand: 'visa', lastFour: '4242' })
  expect(await shown(waiting)).toMatchObject({ ...nothing, state: 'waiting', brand: null })
  expect(await codeOf(agreeToKeep(offCtx(waiting.customer), { id: waiting.bookingId }))).toBe('payments_off')
  expect(await getKeptCard(app.ctx(kept.customer), { id: kept.bookingId })).not.toHaveProperty('isOff')
})
