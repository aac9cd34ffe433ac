import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookKept,
  bookWaiting,
  giveCard,
  type Keeping,
  keepWith,
  makeKeepingProvider,
  processorKeeps,
} from '../../../tests/keeping.ts'
import { ledgerOf } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { cancelBooking, declineBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { acceptBooking, completeBooking } from '../bookings/settle-booking.server.ts'
import { quoteBooking } from '../holds/quote.server.ts'
import { agreeToKeep, confirmKeptCard, getKeptCard } from './keep-card.server.ts'
import { paymentData } from './personal-data.server.ts'
import { handleWebhook, receiveWebhook } from './receive-webhook.server.ts'
import { reconcile } from './reconcile.server.ts'

const app = openTestApp()
let provider: TestProvider
beforeAll(async () => {
  provider = await makeKeepingProvider(app)
})

const statusOf = async ({ customer, bookingId }: Keeping) =>
  (await getBooking(app.ctx(customer), { id: bookingId })).status
const cardOf = ({ customer, bookingId }: Keeping) => getKeptCard(app.ctx(customer), { id: bookingId })
const afterMinutes = (minutes: number) => moveClock(app, Date.now() + minutes * 60_000)

test('nothing is paid with the booking, which stands once a card is kept', async () => {
  const { providerId, serviceIds } = provider
  const selection = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(3), '10:00') }
  const quote = await quoteBooking(app.ctx(await makeAccount(app)), selection)
  expect(quote.payment).toEqual({ nowMinor: 0, laterMinor: 4000, keptCard: { mostFeeMinor: 3000 } })
  const keeping = await bookWaiting(app, provider)
  const { customer, bookingId } = keeping
  const waiting = await getBooking(app.ctx(customer), { id: bookingId })
  expect(waiting.status).toBe('pending')
  expect(waiting.payment?.payBy).not.toBeNull()
  expect(waiting.payment?.keptCard).toEqual({ brand: null, lastFour: null, fee: null })
  expect(await codeOf(createBooking(app.ctx(await makeAccount(app)), selection))).toBe('slot_taken')

  const card = await keepWith(app, keeping)
  expect(card).toMatchObject({ state: 'kept', brand: 'visa', lastFour: '4242', payBy: null })
  const kept = await getBooking(app.ctx(customer), { id: bookingId })
  expect(kept.status).toBe('confirmed')
  expect(kept.payment).toMatchObject({ nowMinor: 0, laterMinor: 4000, payBy: null })
  expect(kept.history.map(({ kind, party }) => [kind, party])).toEqual([
    ['unpaid', 'customer'],
    ['paid', 'system'],
  ])
  expect(await ledgerOf(app, keeping)).toEqual({})
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: true })
})

test('what is agreed to is kept word for word, whatever the provider changes afterwards, and exported', async () => {
  const other = await makeKeepingProvider(app)
  const keeping = await bookWaiting(app, other)
  const { customer, bookingId: id } = keeping
  const ctx = app.ctx(customer)
  const shown = await getKeptCard(ctx, { id, language: 'fr' })
  expect(shown).toMatchObject({ state: 'waiting', agreedAt: null })
  expect(shown.consent.join('\n')).toMatch(/20,00.*30,00.*supprimée/s)
  await giveCard(app, keeping, 'success', 'fr')
  await sql`update provider set business_name = 'Another name', cancellation_policy = '[]'
    where provider_id = ${other.providerId}`.execute(app.running.db)
  await confirmKeptCard(ctx, { id })
  const kept = await getKeptCard(ctx, { id, language: 'en' })
  expect(kept.consent).toEqual(shown.consent)
  expect(Math.abs(Date.parse(kept.agreedAt ?? '') - Date.now())).toBeLessThan(60_000)
  const whose = { ...customer, provenEmail: null }
  const exported: { keptCards?: unknown } = (await paymentData.exportPerson?.read(ctx, whose)) ?? {}
  expect(exported.keptCards).toMatchObject([{ bookingId: id, consent: shown.consent.join('\n'), lastFour: '4242' }])
  expect(await codeOf(agreeToKeep(ctx, { id }))).toBe('card_is_kept')
  expect(await codeOf(getKeptCard(app.ctx(await makeAccount(app)), { id }))).toBe('kept_card_not_found')
})

test.each(['declined', 'insufficient_funds', 'expired'] as const)(
  'a card that is %s is not kept, and another one is',
  async (card) => {
    const time = { declined: '11:30', insufficient_funds: '13:00', expired: '14:30' }[card]
    const keeping = await bookWaiting(app, provider, { time, day: 4 })
    expect(await keepWith(app, keeping, card)).toMatchObject({ state: 'waiting', brand: null })
    expect((await cardOf(keeping)).refused).not.toBeNull()
    expect(await statusOf(keeping)).toBe('pending')
    expect(await keepWith(app, keeping)).toMatchObject({ state: 'kept', refused: null })
    expect(await statusOf(keeping)).toBe('confirmed')
  },
)

test('the bank asks while a card is given: no leaves it, yes keeps it', async () => {
  const keeping = await bookWaiting(app, provider, { day: 5 })
  const ctx = app.ctx(keeping.customer)
  const id = keeping.bookingId
  const begin = () => agreeToKeep(ctx, { id })
  const { account, intentId, clientSecret } = await begin()
  const setup = { account, intentId, clientSecret }
  expect(await app.running.simulator?.pay({ ...setup, card: 'asks_once' })).toBe('requires_action')
  expect(await begin()).toMatchObject({ intentId, isAsking: true })
  await app.running.simulator?.authenticate({ ...setup, isApproved: false })
  expect(await confirmKeptCard(ctx, { id })).toMatchObject({
    state: 'waiting',
    refused: 'setup_intent_authentication_failure',
  })
  await giveCard(app, keeping, 'asks_once')
  expect(await confirmKeptCard(ctx, { id })).toMatchObject({ state: 'kept' })
})

test('while the bank asks who gives a card the time is kept beyond the quarter of an hour, and half an hour at most', async () => {
  onTestFinished(() => afterMinutes(0))
  const other = await makeKeepingProvider(app)
  const asked = async (day: number) => {
    const keeping = await bookWaiting(app, other, { day })
    const { account, intentId, clientSecret } = await agreeToKeep(app.ctx(keeping.customer), { id: keeping.bookingId })
    const setup = { account, intentId, clientSecret }
    expect(await app.running.simulator?.pay({ ...setup, card: 'asks_once' })).toBe('requires_action')
    return { keeping, setup }
  }
  const [answered, silent, tried] = [await asked(3), await asked(4), await bookWaiting(app, other, { day: 5 })]
  await agreeToKeep(app.ctx(tried.customer), { id: tried.bookingId })
  const all = [answered.keeping, silent.keeping, tried]
  const pass = async (minutes: number) => {
    await afterMinutes(minutes)
    await reconcile(app.ctx())
    await runClockJobs(app, 'booking-expiry')
  }
  for (const minutes of [5, 10, 14, 16, 18]) await pass(minutes)
  expect(await Promise.all(all.map(statusOf))).toEqual(['pending', 'pending', 'expired'])
  await app.running.simulator?.authenticate({ ...answered.setup, isApproved: true })
  expect(await confirmKeptCard(app.ctx(answered.keeping.customer), { id: answered.keeping.bookingId })).toMatchObject({
    state: 'kept',
  })
  expect(await statusOf(answered.keeping)).toBe('confirmed')
  for (const minutes of [22, 26, 29]) await pass(minutes)
  expect(await statusOf(silent.keeping)).toBe('pending')
  await pass(31)
  expect(await statusOf(silent.keeping)).toBe('expired')
})

test('twenty who agree and confirm at once begin one set-up, and the booking stands once', async () => {
  const keeping = await bookWaiting(app, provider, { day: 6 })
  const { customer, bookingId: id } = keeping
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => persistently(() => agreeToKeep(app.ctx(customer), { id }))),
  )
  expect(new Set(begun.map(({ intentId }) => intentId)).size).toBe(1)
  await giveCard(app, keeping, 'success')
  await Promise.all(Array.from({ length: 20 }, () => persistently(() => confirmKeptCard(app.ctx(customer), { id }))))
  const { history } = await getBooking(app.ctx(customer), { id })
  expect(history.map(({ kind }) => kind)).toEqual(['unpaid', 'paid'])
})

test('a card that was given and never told of is found within one reconciliation, or by a message', async () => {
  const [found, told] = [
    await bookWaiting(app, provider, { day: 7 }),
    await bookWaiting(app, provider, { day: 7, time: '12:00' }),
  ]
  await giveCard(app, found, 'success')
  await reconcile(app.ctx())
  expect(await statusOf(found)).toBe('confirmed')
  await app.running.simulator?.takeEvents()
  await giveCard(app, told, 'success')
  const events = (await app.running.simulator?.takeEvents()) ?? []
  for (const { payload, signature } of events) await receiveWebhook(app.ctx(), payload, signature)
  const { rows } = await sql<{ event_id: string }>`select event_id from webhook_event
    where type = 'setup_intent.succeeded' order by received_at desc limit 1`.execute(app.running.db)
  await handleWebhook(app.ctx(), rows[0]?.event_id ?? '')
  expect(await statusOf(told)).toBe('confirmed')
})

test('who gives no card in time leaves the time to others, and a card that comes later is not kept', async () => {
  const [idle, late] = [
    await bookWaiting(app, provider, { day: 8 }),
    await bookWaiting(app, provider, { day: 8, time: '12:00' }),
  ]
  await agreeToKeep(app.ctx(idle.customer), { id: idle.bookingId })
  await giveCard(app, late, 'success')
  await afterMinutes(16)
  await runClockJobs(app, 'booking-expiry')
  expect([await statusOf(idle), await statusOf(late)]).toEqual(['expired', 'expired'])
  expect(await codeOf(agreeToKeep(app.ctx(idle.customer), { id: idle.bookingId }))).toBe('payment_over')
  await reconcile(app.ctx())
  await reconcile(app.ctx())
  for (const keeping of [idle, late]) expect(await cardOf(keeping)).toMatchObject({ state: 'over', brand: null })
  expect(await processorKeeps(app, late)).toEqual({ charged: [], isKept: false })
  await afterMinutes(0)
  await bookWaiting(app, provider, { day: 8 })
})

test('a card is forgotten after the visit, after cancelling for nothing, and when a request is declined', async () => {
  const asking = await makeKeepingProvider(app, { columns: { confirmation_mode: 'request' } })
  const [visited, free, declined] = [
    await bookKept(app, provider, { day: 9 }),
    await bookKept(app, provider, { day: 9, time: '12:00' }),
    await bookKept(app, asking, { day: 9 }),
  ]
  expect(await statusOf(declined)).toBe('pending')
  expect(await cardOf(declined)).toMatchObject({ state: 'kept', isRequest: true })
  await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${visited.bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(provider.owner), { id: visited.bookingId })
  await cancelBooking(app.ctx(free.customer), { id: free.bookingId })
  await declineBooking(app.ctx(asking.owner), { id: declined.bookingId })
  await reconcile(app.ctx())
  for (const keeping of [visited, free, declined]) {
    expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
    expect(await ledgerOf(app, keeping)).toEqual({})
  }
  const accepted = await bookKept(app, asking, { day: 10 })
  await acceptBooking(app.ctx(asking.owner), { id: accepted.bookingId })
  expect(await processorKeeps(app, accepted)).toEqual({ charged: [], isKept: true })
})

test('without fees, without charges, or where no card can be charged so little, no card is asked for', async () => {
  const service = { name: 'Fringe', durationMinutes: 15, priceMinor: 30 }
  const without = await makeKeepingProvider(app)
  await app.running.db
    .updateTable('card_account')
    .set({ takes_charges: false })
    .where('provider_id', '=', without.providerId)
    .execute()
  for (const { providerId, serviceIds } of [
    await makeKeepingProvider(app, { columns: { cancellation_policy: '[]' } }),
    await makeKeepingProvider(app, { services: [service] }),
    without,
  ]) {
    const dateTime = london(dateIn(3), '10:00')
    const customer = app.ctx(await makeAccount(app))
    const booking = await createBooking(customer, { providerId, serviceIds: serviceIds.slice(0, 1), dateTime })
    expect([booking.status, booking.payment]).toEqual(['confirmed', undefined])
  }
})
