import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { enrol, makeAccount, makeAdmin, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import { keepWith, makeKeepingProvider } from '../../../tests/keeping.ts'
import { ledgerOf, makePaidProvider, payWith, sendRefunds } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { sendPromised } from '../loyalty/settle-card.server.ts'
import { readEntries, readPayment } from '../payments/read-payments.server.ts'
import { handleWebhook, receiveWebhook } from '../payments/receive-webhook.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { returnAllDrawn } from './draw-card.server.ts'
import { refundGift } from './refund-gift.server.ts'

const app = openTestApp({ poolSize: 20 })
const { makeSeller, givenCard, book, complete, leftOn, books, transfersFor } = giftsOn(app)
const price = 4000

afterEach(async () => {
  const { rows } = await sql`select currency from ledger_entry group by 1 having sum(amount_minor) <> 0`.execute(
    app.running.db,
  )
  expect(rows).toEqual([])
})

type Visit = { provider: TestProvider; customer: Actor; id: string; code: string }
type Wish = { amount?: number; cardOf?: TestProvider; provider?: TestProvider }

/** A visit that a gift card has paid for. */
async function given({ amount = 50, cardOf, provider }: Wish = {}) {
  const shop = provider ?? (await makePaidProvider(app, onTheDay))
  const { buyer, card, code } = await givenCard(amount, cardOf ?? shop)
  const { id, customer } = await book(shop, [code])
  return { provider: shop, customer, id, code, buyer, cardId: card.id }
}
const over = ({ provider, id }: Pick<Visit, 'provider' | 'id'>) => complete(provider, id)

async function hearAll() {
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? []) {
    await receiveWebhook(app.ctx(), payload, signature)
    await handleWebhook(app.ctx(), JSON.parse(payload).id)
  }
}

/** What its gift card did not pay, by card. */
async function payRest(visit: Visit): Promise<string> {
  const { rows } = await sql<{ id: string }>`select payment_id as id from payment
    where booking_id = ${visit.id}`.execute(app.running.db)
  const paymentId = rows[0]?.id ?? ''
  await payWith(app, { ...visit, bookingId: visit.id, paymentId })
  return paymentId
}

const refund = ({ provider, id }: Pick<Visit, 'provider' | 'id'>, amount?: number, idempotencyKey?: string) =>
  refundGift(app.ctx(provider.owner), {
    id,
    ...(amount !== undefined && { amount }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
const comesTo = (code: string, minor: number) => expect.poll(() => leftOn(code), { timeout: 30_000 }).toBe(minor)

test('who has a second factor shows it again, and no access token of a service gives anything', async () => {
  const visit = await given()
  await over(visit)
  const { owner } = visit.provider
  const hosted = { ...visit, provider: { ...visit.provider, owner: { ...owner, isHosted: true as const } } }
  expect(await codeOf(refund(hosted, 1))).toBe('login_again_needed')
  await enrol(app, owner)
  expect(await codeOf(refund(visit, 1))).toBe('done')
  await sql`update session set second_factor_at = now() - interval '301 seconds'
    where session_id = ${owner.sessionId}`.execute(app.running.db)
  expect(await codeOf(refund(visit, 1))).toBe('second_factor_again')
})

test('after the visit its provider puts a part of it back onto the card, then the rest, and earns so much less', async () => {
  const visit = await given()
  await over(visit)
  expect(await refund(visit, 15)).toMatchObject({ giftMinor: price - 1500, earnedMinor: price - 1500, aheadMinor: 0 })
  expect(await leftOn(visit.code)).toBe(2500)
  expect(await codeOf(refund(visit, 25.01))).toBe('refund_too_large')
  for (const amount of [0, 0.001]) expect(await codeOf(refund(visit, amount))).toBe('invalid_input')
  expect(await refund(visit)).toMatchObject({ giftMinor: 0, earnedMinor: 0 })
  expect(await leftOn(visit.code)).toBe(5000)
  expect(await codeOf(refund(visit))).toBe('refund_too_large')
  expect(await books(visit.provider)).toEqual({ held_by_processor: 5000, gift_card: -5000 })
})

test('a fee that was taken from a gift card is put back onto it', async () => {
  const policy = JSON.stringify([{ hoursBefore: 720, feePercent: 100 }])
  const provider = await makePaidProvider(app, onTheDay, { columns: { cancellation_policy: policy } })
  const visit = await given({ provider })
  await cancelBooking(app.ctx(visit.customer), { id: visit.id })
  expect(await leftOn(visit.code)).toBe(1000)
  await refund(visit)
  expect(await leftOn(visit.code)).toBe(5000)
  expect(await ledgerOf(app, { bookingId: visit.id })).toEqual({})
})

test('before the visit there is so much less to earn, and so much less to come back when it is called off', async () => {
  const [kept, called] = [await given(), await given()]
  for (const visit of [kept, called])
    expect(await refund(visit, 10)).toMatchObject({ giftMinor: price - 1000, aheadMinor: price - 1000, earnedMinor: 0 })
  await over(kept)
  expect(await readEntries(app.ctx(kept.customer), { id: kept.id })).toMatchObject({ earnedMinor: price - 1000 })
  await cancelBooking(app.ctx(called.customer), { id: called.id })
  expect(await leftOn(called.code)).toBe(5000)
  expect(await ledgerOf(app, { bookingId: called.id })).toEqual({})
})

test('a visit that stays after all of it has gone back is paid on the day, and calling it off promises nothing more', async () => {
  const [back, kept] = [await given(), await given()]
  await refund(back)
  const shown = async ({ customer, id }: Visit) => (await getBooking(app.ctx(customer), { id })).payment
  expect(await shown(back)).toMatchObject({ giftMinor: 0, aheadMinor: 0 })
  expect(await shown(kept)).toMatchObject({ giftMinor: price, aheadMinor: price })
  for (const { customer, id } of [back, kept]) await cancelBooking(app.ctx(customer), { id })
  expect(await shown(back)).toMatchObject({ giftMinor: 0, aheadMinor: 0 })
  expect(await shown(kept)).toMatchObject({ giftMinor: 0, aheadMinor: price })
})

test('of what a card was charged nothing is ahead when its provider has given it back', async () => {
  const visit = await given({ amount: 20, provider: await makePaidProvider(app) })
  const id = await payRest(visit)
  const shown = async () => (await getBooking(app.ctx(visit.customer), { id: visit.id })).payment
  expect(await shown()).toMatchObject({ giftMinor: 2000, aheadMinor: price })
  await refundPayment(app.ctx(visit.provider.owner), { id })
  await sendRefunds(app)
  expect(await shown()).toMatchObject({ giftMinor: 2000, aheadMinor: 2000 })
})

test('what a card was charged goes back first', async () => {
  const visit = await given({ amount: 20, provider: await makePaidProvider(app) })
  const paymentId = await payRest(visit)
  await over(visit)
  expect(await codeOf(refund(visit, 5))).toBe('refund_card_first')
  await refundPayment(app.ctx(visit.provider.owner), { id: paymentId })
  await sendRefunds(app)
  expect(await refund(visit, 5)).toMatchObject({ giftMinor: 1500, paidMinor: 2000, returnedMinor: 2000 })
  expect(await leftOn(visit.code)).toBe(500)
})

test('only its provider gives it back, or an administrator who says why; to nobody else it exists', async () => {
  const visit = await given()
  const { id } = visit
  expect(await codeOf(refundGift(app.ctx(visit.customer), { id }))).toBe('refund_not_yours')
  for (const stranger of [await makeAccount(app), (await makePaidProvider(app, onTheDay)).owner])
    expect(await codeOf(refundGift(app.ctx(stranger), { id }))).toBe('payment_not_found')
  expect(await codeOf(refundGift(app.ctx(await makeAdmin(app)), { id: randomUUID() }))).toBe('payment_not_found')
  const office = app.ctx(await makeAdmin(app))
  expect(await codeOf(refundGift(office, { id }))).toBe('invalid_input')
  await refundGift(office, { id, amount: 12.5, reason: 'complaint' })
  const { rows } = await sql<{ details: object }>`select details from audit_entry
    where action = 'booking.gift_refunded' and subject_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([{ details: { amountMinor: 1250, reason: 'complaint' } }])
})

test('what its buyer has had back meanwhile is not put onto it again', async () => {
  const visit = await given()
  await over(visit)
  const { id } = await readPayment(app.ctx(visit.buyer), { id: visit.cardId })
  await refundPayment(app.ctx(visit.provider.owner), { id, amount: 30 })
  await sendRefunds(app)
  // Twenty of what was spent are still paid for.
  expect(await codeOf(refund(visit, 20.01))).toBe('gift_card_paid_back')
  expect(await refund(visit, 5)).toMatchObject({ giftMinor: 3500 })
  await refund(visit)
  expect(await leftOn(visit.code)).toBe(2000)
  expect(await codeOf(refund(visit))).toBe('gift_card_paid_back')
  expect(await books(visit.provider)).toEqual({ held_by_processor: 2000, gift_card: -2000 })
})

test('of two cards each gets its own back, whatever became of the other', async () => {
  const shop = await makePaidProvider(app, onTheDay)
  const [first, last] = [await givenCard(20, shop), await givenCard(20, shop)]
  const { id } = await book(shop, [first.code, last.code])
  await complete(shop, id)
  const bought = await readPayment(app.ctx(last.buyer), { id: last.card.id })
  await refundPayment(app.ctx(shop.owner), { id: bought.id })
  await sendRefunds(app)
  expect(await codeOf(refund({ provider: shop, id }, 20.01))).toBe('gift_card_paid_back')
  await refund({ provider: shop, id })
  expect([await leftOn(first.code), await leftOn(last.code)]).toEqual([2000, 0])
})

test('a card for everyone that its buyer has had back takes nothing that the business gives by hand', async () => {
  const seller = await makeSeller()
  const visit = await given({ cardOf: seller })
  await over(visit)
  const { id } = await readPayment(app.ctx(visit.buyer), { id: visit.cardId })
  await refundPayment(app.ctx(seller.owner), { id })
  await sendRefunds(app)
  expect(await codeOf(refund(visit, 15))).toBe('gift_card_paid_back')
  expect(await books(visit.provider)).toEqual({ promised_by_platform: price, owed_to_provider: -price })
})

test('while it waits for its payment, or keeps a card for its fees, what was shown of it stays', async () => {
  const waiting = await given({ amount: 20, provider: await makePaidProvider(app) })
  expect(await codeOf(refund(waiting))).toBe('refund_not_yet')
  await cancelBooking(app.ctx(waiting.customer), { id: waiting.id })
  expect(await leftOn(waiting.code)).toBe(2000)

  const keeping = await given({ amount: 25, provider: await makeKeepingProvider(app) })
  await keepWith(app, { ...keeping, bookingId: keeping.id })
  expect(await codeOf(refund(keeping))).toBe('refund_not_yet')
  await over(keeping)
  expect(await refund(keeping)).toMatchObject({ giftMinor: 0 })
})

test('a card that takes nothing back stands in no gift card’s way', async () => {
  const visit = await given({ amount: 20, provider: await makePaidProvider(app) })
  const paymentId = await payRest(visit)
  await over(visit)
  await refundPayment(app.ctx(visit.provider.owner), { id: paymentId })
  await sendRefunds(app)
  const { rows } = await sql<{ id: string; account: string }>`select r.processor_refund as id, y.account
    from refund r join payment y on y.payment_id = r.payment_id where r.payment_id = ${paymentId}`.execute(
    app.running.db,
  )
  const [sent] = rows
  await app.running.simulator?.failRefund(sent?.account ?? '', sent?.id ?? '')
  await hearAll()
  expect(await refund(visit)).toMatchObject({ giftMinor: 0 })
})

test('twenty at once, with one key or without, never put back more than it has paid', async () => {
  const [keyed, many] = [await given(), await given()]
  for (const visit of [keyed, many]) await over(visit)
  const key = randomUUID()
  await Promise.all(Array.from({ length: 20 }, () => persistently(() => refund(keyed, 15, key))))
  expect(await leftOn(keyed.code)).toBe(2500)
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(persistently(() => refund(many, 15)))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(2)
  expect(await leftOn(many.code)).toBe(4000)
})

test('of a card for everyone it comes back onto that card; what the operator had sent is sent back to them', async () => {
  const seller = await makeSeller()
  const visit = await given({ cardOf: seller })
  const promises = async () => {
    for (let time = 0; time < 2; time++) await runClockJobs(app, 'loyalty-promises')
  }
  await over(visit)
  await promises()
  expect(await books(visit.provider)).toEqual({ held_by_processor: price, owed_to_provider: -price })
  const sent = () => transfersFor(visit.id)
  await refund(visit, 15)
  await promises()
  expect(await sent()).toEqual([{ amount: price, back: 1500 }])
  await app.jobs.work()
  await comesTo(visit.code, 2500)
  await refund(visit)
  await promises()
  expect(await sent()).toEqual([{ amount: price, back: price }])
  await comesTo(visit.code, 5000)
  expect(await books(visit.provider)).toEqual({})
  expect(await books(seller)).toEqual({ held_by_processor: 5000, gift_card: -5000 })
})

test('what was sent and not written down before its provider gave some back is settled as it is now', async () => {
  const seller = await makeSeller()
  const visit = await given({ cardOf: seller })
  await over(visit)
  const { rows } = await sql<{ account: string }>`select account from card_account
    where provider_id = ${visit.provider.providerId}`.execute(app.running.db)
  const destination = rows[0]?.account ?? ''
  const api = await app.running.app.cards?.api()
  await api?.transfers.create({ amount: price, currency: 'gbp', destination, transfer_group: visit.id })
  await refund(visit, 15)
  await runClockJobs(app, 'loyalty-promises')
  expect(await books(visit.provider)).toEqual({ held_by_processor: price - 1500, owed_to_provider: -(price - 1500) })
})

test('what was sent and not written down comes back when all of it was put back meanwhile', async () => {
  const visit = await given({ cardOf: await makeSeller() })
  await over(visit)
  // As who dies before the answer is written down.
  for (let statement = 1; (await transfersFor(visit.id)).length === 0; statement++)
    await sendPromised(dyingAt(app.ctx(), statement)).catch(() => {})
  expect(await books(visit.provider)).toMatchObject({ promised_by_platform: price })
  await refund(visit)
  for (let time = 0; time < 2; time++) await runClockJobs(app, 'loyalty-promises')
  expect(await transfersFor(visit.id)).toEqual([{ amount: price, back: price }])
  expect(await books(visit.provider)).toEqual({})
})

test('what was sent to an account that is another now is not sent a second time', async () => {
  const visit = await given({ cardOf: await makeSeller() })
  await over(visit)
  await runClockJobs(app, 'loyalty-promises')
  await sql`update card_account set account = 'acct_another' where provider_id = ${visit.provider.providerId}`.execute(
    app.running.db,
  )
  await refund(visit, 15)
  await runClockJobs(app, 'loyalty-promises')
  expect(await transfersFor(visit.id)).toEqual([{ amount: price, back: 0 }])
})

test('what is earned by a card for everyone is what was taken off it elsewhere', async () => {
  const seller = await makeSeller()
  const { buyer, card, code } = await givenCard(100, seller)
  const elsewhere = await makePaidProvider(app, onTheDay)
  await book(elsewhere, [code])
  const { id } = await book(seller, [code])
  await complete(seller, id)
  await refund({ provider: seller, id }, 15)
  expect(await readPayment(app.ctx(buyer), { id: card.id })).toMatchObject({
    ...{ paidMinor: 10_000, giftMinor: 2 * price - 1500, aheadMinor: 10_000 - 2 * price + 1500, earnedMinor: price },
  })
})

test('who bought a card reads every entry that its balance is the sum of', async () => {
  const visit = await given()
  const ofCard = () => readPayment(app.ctx(visit.buyer), { id: visit.cardId })
  expect(await ofCard()).toMatchObject({ paidMinor: 5000, giftMinor: price, aheadMinor: 1000 })
  await over(visit)
  await refund(visit, 15)
  const { movements, ...sums } = await ofCard()
  expect(movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['charge', 5000],
    ['gift_redeemed', price],
    ['gift_returned', 1500],
  ])
  expect(sums).toMatchObject({ paidMinor: 5000, giftMinor: 2500, aheadMinor: 2500 })
})

/** The processor, where the account of a provider has nothing on it that could be taken back: it is paid out each day. */
function paidOut() {
  const ctx = app.ctx()
  const cards = ctx.app.cards
  if (!cards) throw new Error('There is a simulator')
  const api = async () => {
    const real = await cards.api()
    const refusal = {
      type: 'invalid_request_error',
      code: 'balance_insufficient',
      message: 'Insufficient funds.',
    } as const
    const transfers = Object.assign(Object.create(real.transfers), {
      createReversal: async () => {
        throw new Stripe.errors.StripeInvalidRequestError(refusal)
      },
    })
    return Object.assign(Object.create(real), { transfers }) as Stripe
  }
  return { ...ctx, app: { ...ctx.app, cards: { ...cards, api } } } as typeof ctx
}

test('given back again and again by a provider whose account is empty, a card for everyone is sent for once', async () => {
  const [seller, shop] = [await makeSeller(), await makePaidProvider(app, onTheDay)]
  const { code } = await givenCard(50, seller)
  const visits: string[] = []
  for (const day of [3, 4, 5]) {
    const { id } = await book(shop, [code], { day })
    visits.push(id)
    await complete(shop, id)
    await sql`update booking set starts_at = starts_at - make_interval(days => ${day}),
        ends_at = ends_at - make_interval(days => ${day}) where booking_id = ${id}`.execute(app.running.db)
    await sendPromised(paidOut())
    await refundGift(app.ctx(shop.owner), { id })
    await returnAllDrawn(app.ctx())
    expect(await leftOn(code)).toBe(5000)
    await sendPromised(paidOut())
  }
  const sentFor = async () => {
    const sent = (await Promise.all(visits.map(transfersFor))).flat()
    return sent.reduce((sum, { amount, back }) => sum + amount - back, 0)
  }
  expect(await sentFor()).toBe(price)
  // Once there is something on it, what is owed comes back.
  await sendPromised(app.ctx())
  expect(await sentFor()).toBe(0)
})
