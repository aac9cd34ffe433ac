import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import { buyCard, ledgerOf, makePaidProvider, payWith, sendRefunds } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { flagBookingsOf } from '../bookings/suspension.server.ts'
import { readPaper } from '../papers/read-paper.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { buyGiftCard } from './buy-card.server.ts'
import { giveCardBack, stopCode } from './change-card.server.ts'
import { returnDrawn } from './draw-card.server.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { checkCard, listEveryoneOffers, listOwnCards, readOffer } from './read-cards.server.ts'

const app = openTestApp({ poolSize: 20 })
const price = 4000

const { makeSeller, givenCard, book, complete, leftOn, books } = giftsOn(app)

/** What is called off elsewhere comes back by the queue. */
const comesTo = (code: string, minor: number) => expect.poll(() => leftOn(code), { timeout: 30_000 }).toBe(minor)

test('unless the operator says so nobody sells cards for everyone, and a card is for its own business', async () => {
  const [plain, other] = [await makePaidProvider(app, onTheDay), await makePaidProvider(app, onTheDay)]
  const offers = await listEveryoneOffers(app.ctx())
  expect(offers.map(({ providerId }) => providerId)).not.toContain(plain.providerId)
  const card = await buyCard(app, plain, await makeAccount(app), { amount: 50 })
  expect(card.isForEveryone).toBe(false)
  expect(await codeOf(book(other, [card.code ?? '']))).toBe('gift_card_elsewhere')
  // Named afterwards: what was sold before stays what it was.
  await sql`update provider set cards_for_everyone = true where provider_id = ${plain.providerId}`.execute(
    app.running.db,
  )
  expect(await codeOf(book(other, [card.code ?? '']))).toBe('gift_card_elsewhere')
  expect((await book(plain, [card.code ?? ''])).payment).toMatchObject({ giftMinor: price })
})

test('one is bought of an amount, spent bit by bit wherever cards are charged, and sent there once the visit has taken place', async () => {
  const { seller, buyer, card, code } = await givenCard(100)
  expect(await readOffer(app.ctx(), { providerId: seller.providerId })).toMatchObject({
    isForEveryone: true,
    isSold: true,
    services: [],
  })
  expect(await listEveryoneOffers(app.ctx())).toContainEqual(
    expect.objectContaining({ providerId: seller.providerId, currency: 'GBP' }),
  )
  const people = { senderName: 'Nia', recipientName: 'Amina', message: '', timezone: 'Europe/London' }
  const ofService = { providerId: seller.providerId, serviceId: seller.serviceIds[0], ...people }
  expect(await codeOf(buyGiftCard(app.ctx(buyer), ofService))).toBe('invalid_input')
  expect(await checkCard(app.ctx(), { code })).toMatchObject({
    isForEveryone: true,
    isUsable: true,
    balanceMinor: 10_000,
  })

  const [first, second, third] = [await makePaidProvider(app), await makePaidProvider(app), await makePaidProvider(app)]
  const there = await book(first, [code])
  expect(there).toMatchObject({ status: 'confirmed', payment: { giftMinor: price, nowMinor: price, laterMinor: 0 } })
  await book(second, [code], { customer: there.customer, day: 4 })
  expect(await leftOn(code)).toBe(2000)
  // What is left pays a part, a card the rest.
  const part = await book(third, [code], { day: 5 })
  expect(part).toMatchObject({ status: 'pending', payment: { giftMinor: 2000, nowMinor: price } })
  expect(await leftOn(code)).toBe(0)
  expect(await codeOf(book(first, [code], { day: 6 }))).toBe('gift_card_empty')

  // Nobody sees as theirs what stands at the business it was spent with.
  expect(await listOwnCards(app.ctx(there.customer))).toEqual([])
  const own = await readPayment(app.ctx(buyer), { id: card.id })
  expect(own.movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['charge', 10_000],
    ['gift_drawn', price],
    ['gift_drawn', price],
    ['gift_drawn', 2000],
  ])
  expect(own).toMatchObject({ aheadMinor: 0, earnedMinor: 10_000 })
  expect(await books(seller)).toEqual({ held_by_processor: 10_000, owed_to_provider: -10_000 })
  expect(await books(first)).toEqual({ promised_by_platform: price, paid_ahead: -price })

  await complete(first, there.id)
  for (let time = 0; time < 2; time++) await runClockJobs(app, 'loyalty-promises')
  expect(await books(first)).toEqual({ held_by_processor: price, owed_to_provider: -price })
})

test('what is called off comes back onto the card, but for the fee, which its provider is sent', async () => {
  const { seller, code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const free = await book(shop, [code])
  await cancelBooking(app.ctx(free.customer), { id: free.id })
  await app.jobs.work()
  await comesTo(code, 5000)
  expect(await books(shop)).toEqual({})
  expect(await books(seller)).toEqual({ held_by_processor: 5000, gift_card: -5000 })

  const policy = [{ hoursBefore: 720, feePercent: 20 }]
  await sql`update provider set cancellation_policy = ${JSON.stringify(policy)}::jsonb, minimum_notice_minutes = 0
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const late = await book(shop, [code], { day: 4 })
  await cancelBooking(app.ctx(late.customer), { id: late.id })
  await app.jobs.work()
  await comesTo(code, 5000 - price * 0.2)
  await runClockJobs(app, 'loyalty-promises')
  expect(await books(shop)).toEqual({ held_by_processor: price * 0.2, owed_to_provider: -price * 0.2 })
  expect(await books(seller)).toEqual({
    held_by_processor: 5000,
    gift_card: -(5000 - price * 0.2),
    owed_to_provider: -price * 0.2,
  })
})

test('who charges no cards, charges in another currency or sells such cards takes none, and says which', async () => {
  const { code } = await givenCard(50)
  const plain = await makePaidProvider(app, onTheDay)
  await sql`update card_account set takes_charges = false where provider_id = ${plain.providerId}`.execute(
    app.running.db,
  )
  const refused = async (provider: TestProvider) => {
    const { providerId } = provider
    const asked = await codeOf(checkCard(app.ctx(), { code, providerId }))
    // What is said while it is typed is what is said when it is sent.
    expect(await codeOf(book(provider, [code]))).toBe(asked)
    return asked
  }
  expect(await refused(plain)).toBe('gift_card_not_taken')
  const abroad = await makePaidProvider(app, onTheDay)
  await sql`update provider set currency = 'EUR' where provider_id = ${abroad.providerId}`.execute(app.running.db)
  expect(await refused(abroad)).toBe('gift_card_currency')
  expect(await refused(await makeSeller())).toBe('gift_card_elsewhere')
  const shop = await makePaidProvider(app, onTheDay)
  expect(await checkCard(app.ctx(), { code, providerId: shop.providerId })).toMatchObject({ balanceMinor: 5000 })
  expect(await leftOn(code)).toBe(5000)
})

test('its seller takes it as any card, and one that its own business has sold pays beside it', async () => {
  const { seller, code } = await givenCard(20)
  const shop = await makePaidProvider(app, onTheDay)
  const own = (await buyCard(app, shop, await makeAccount(app), { amount: 20 })).code ?? ''
  const both = await book(shop, [own, code])
  expect(both.payment).toMatchObject({ giftMinor: 4000 })
  await cancelBooking(app.ctx(both.customer), { id: both.id })
  await app.jobs.work()
  await comesTo(code, 2000)
  expect(await leftOn(own)).toBe(2000)
  await book(seller, [code])
  expect(await leftOn(code)).toBe(0)
  expect((await books(seller)).promised_by_platform).toBeUndefined()
})

test('a stopped code is worth nothing anywhere, and one that is used a little cannot be given back', async () => {
  const { buyer, card, code } = await givenCard(100)
  const shop = await makePaidProvider(app, onTheDay)
  await book(shop, [code])
  expect(await codeOf(giveCardBack(app.ctx(buyer), { id: card.id }))).toBe('gift_card_used')
  const again = (await stopCode(app.ctx(buyer), { id: card.id })).code ?? ''
  expect(await codeOf(book(shop, [code], { day: 4 }))).toBe('gift_card_unknown')
  expect((await book(shop, [again], { day: 4 })).payment).toMatchObject({ giftMinor: price })
})

test('what its buyer has had back is not on it again when the visit is called off: its seller has paid for it twice', async () => {
  const { seller, buyer, card, code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const visit = await book(shop, [code])
  const { id } = await readPayment(app.ctx(buyer), { id: card.id })
  await refundPayment(app.ctx(seller.owner), { id, amount: 50 })
  await sendRefunds(app)
  await cancelBooking(app.ctx(visit.customer), { id: visit.id })
  await app.jobs.work()
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ back: number }>`select returned_minor as back from gift_draw
        where provider_id = ${seller.providerId}`.execute(app.running.db)
        return rows[0]?.back
      },
      { timeout: 30_000 },
    )
    .toBe(price)
  expect(await leftOn(code)).toBe(0)
  expect(await books(seller)).toEqual({})
  expect(await books(shop)).toEqual({})
})

test('when its seller has closed, what comes back goes on to whoever bought it', async () => {
  const { seller, buyer, card, code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const visit = await book(shop, [code])
  await giveBackAllOf(app.ctx(), { providerId: seller.providerId })
  await cancelBooking(app.ctx(visit.customer), { id: visit.id })
  await app.jobs.work()
  await expect
    .poll(
      async () => (await readPayment(app.ctx(buyer), { id: card.id })).refunds.map(({ amountMinor }) => amountMinor),
      {
        timeout: 30_000,
      },
    )
    .toEqual([1000, price])
  await sendRefunds(app)
  expect(await books(seller)).toEqual({})
})

test('a suspended business gives back what such a card has paid for visits to come', async () => {
  const { code } = await givenCard(50)
  const shop = await makePaidProvider(app)
  await book(shop, [code])
  await sql`update account set status = 'suspended' where account_id = ${shop.owner.accountId}`.execute(app.running.db)
  await flagBookingsOf(app.ctx(), {
    accountId: shop.owner.accountId,
    providerId: shop.providerId,
    change: shop.providerId,
  })
  await app.jobs.work()
  await comesTo(code, 5000)
  expect(await books(shop)).toEqual({})
})

test('a bank that decides about it pauses it everywhere', async () => {
  const { card, code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  await sql`update payment set dispute = 'open' where gift_card_id = ${card.id}`.execute(app.running.db)
  const { providerId } = shop
  expect(await codeOf(checkCard(app.ctx(), { code, providerId }))).toBe('gift_card_paused')
  expect(await codeOf(book(shop, [code]))).toBe('gift_card_paused')
  expect((await checkCard(app.ctx(), { code })).isUsable).toBe(false)
})

test('what comes back twice is on it once', async () => {
  const { code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const visit = await book(shop, [code])
  await cancelBooking(app.ctx(visit.customer), { id: visit.id })
  await app.jobs.work()
  await comesTo(code, 5000)
  const { rows } = await sql<{ giftCardId: string; providerId: string }>`select gift_card_id as "giftCardId",
    provider_id as "providerId" from gift_card where provider_id = ${shop.providerId} and drawn_from_id is not null`.execute(
    app.running.db,
  )
  for (const drawn of [...rows, ...rows]) await returnDrawn(app.ctx(), drawn)
  expect(rows).toHaveLength(1)
  expect(await leftOn(code)).toBe(5000)
})

test('20 businesses at once and one card: no more is spent than is on it', async () => {
  const { seller, code } = await givenCard(100)
  const shops = await Promise.all(Array.from({ length: 20 }, () => makePaidProvider(app, onTheDay)))
  const answers = await Promise.all(
    shops.map(async (shop) => {
      const customer = await makeAccount(app)
      return persistently(() => book(shop, [code], { customer })).then(
        ({ id, payment }) => ({ id, giftMinor: payment?.giftMinor ?? 0 }),
        () => null,
      )
    }),
  )
  const spent = answers.reduce((sum, answer) => sum + (answer?.giftMinor ?? 0), 0)
  expect(spent).toBe(10_000)
  expect(answers.filter(Boolean)).toHaveLength(3)
  expect(await leftOn(code)).toBe(0)
  expect(await books(seller)).toEqual({ held_by_processor: 10_000, owed_to_provider: -10_000 })
  for (const answer of answers)
    if (answer) expect((await ledgerOf(app, { bookingId: answer.id })).paid_ahead).toBe(-answer.giftMinor)
})

test('who books with it, buys one and books with its seller at the same moment waits for nobody forever', async () => {
  const { seller, code } = await givenCard(100)
  const who = await makeAccount(app)
  const shop = await makePaidProvider(app, onTheDay)
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all([
      codeOf(book(shop, [code], { customer: who, day: 3 + round })),
      codeOf(buyCard(app, seller, who, { amount: 20, isPaid: false })),
      codeOf(book(seller, [code], { customer: who, day: 3 + round })),
    ])
    for (const answer of answers)
      expect(answer).toMatch(/^(done|gift_card_empty|time_conflict|booking_overlap|customer_busy)/)
  }
})

test('a visit that was paid in part with one waits for the rest, and both go back when that never comes', async () => {
  const { code } = await givenCard(20)
  const shop = await makePaidProvider(app)
  const visit = await book(shop, [code])
  expect(visit.status).toBe('pending')
  await cancelBooking(app.ctx(visit.customer), { id: visit.id })
  await app.jobs.work()
  await comesTo(code, 2000)
  const again = await book(shop, [code], { day: 4 })
  const { rows } = await sql<{
    id: string
  }>`select payment_id as id from payment where booking_id = ${again.id}`.execute(app.running.db)
  await payWith(app, { customer: again.customer, provider: shop, bookingId: again.id, paymentId: rows[0]?.id ?? '' })
  expect(await books(shop)).toMatchObject({ paid_ahead: -price, promised_by_platform: 2000 })
})

test('what is kept in fils is sent in tens, as the processor has it, and what is over is its provider’s', async () => {
  const inDinars = async (provider: TestProvider) => {
    await sql`update provider set currency = 'KWD' where provider_id = ${provider.providerId}`.execute(app.running.db)
    return provider
  }
  const seller = await inDinars(await makeSeller())
  const shop = await inDinars(
    await makePaidProvider(app, onTheDay, { services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 1235 }] }),
  )
  const { code } = await buyCard(app, seller, await makeAccount(app), { amount: 10 })
  const visit = await book(shop, [code ?? ''])
  await complete(shop, visit.id)
  await runClockJobs(app, 'loyalty-promises')
  expect(await books(shop)).toEqual({ held_by_processor: 1240, owed_to_provider: -1240 })
  expect(await books(seller)).toEqual({ held_by_processor: 10_000, gift_card: -8765, owed_to_provider: -1235 })
})

test('broken off before any of its statements, a booking takes nothing off it; asked again, it is paid once', async () => {
  const { seller, code } = await givenCard(1000)
  const services = [{ name: 'Cut', durationMinutes: 60, priceMinor: 1000 }]
  const shop = await makePaidProvider(app, onTheDay, { services })
  let statement = 0
  for (let isWhole = false; !isWhole; ) {
    statement += 1
    const customer = await makeAccount(app)
    const request = {
      providerId: shop.providerId,
      serviceIds: shop.serviceIds,
      dateTime: london(dateIn(2 + statement), '10:00'),
      giftCards: [code],
      idempotencyKey: 'this visit',
    }
    isWhole = await createBooking(dyingAt(app.ctx(customer), statement), request).then(
      () => true,
      () => false,
    )
    const left = 100_000 - 1000 * statement
    if (!isWhole) expect([statement, await leftOn(code)]).toEqual([statement, left + 1000])
    await createBooking(app.ctx(customer), request)
    expect([statement, await leftOn(code)]).toEqual([statement, left])
  }
  expect(statement).toBeGreaterThan(15)
  expect(await books(shop)).toEqual({ promised_by_platform: 1000 * statement, paid_ahead: -1000 * statement })
  expect(await books(seller)).toMatchObject({ owed_to_provider: -1000 * statement })
})

test('whose cards are spent elsewhere takes none, also when it sells them no more; its own stay good when it is suspended', async () => {
  const [one, other] = [await givenCard(100), await givenCard(100)]
  await sql`update provider set cards_for_everyone = false
    where provider_id in (${one.seller.providerId}, ${other.seller.providerId})`.execute(app.running.db)
  // Each would hold itself and wait for the other.
  const answers = await Promise.all([codeOf(book(one.seller, [other.code])), codeOf(book(other.seller, [one.code]))])
  expect(answers).toEqual(['gift_card_elsewhere', 'gift_card_elsewhere'])
  await sql`update account set status = 'suspended' where account_id = ${one.seller.owner.accountId}`.execute(
    app.running.db,
  )
  const shop = await makePaidProvider(app, onTheDay)
  expect((await book(shop, [one.code])).payment).toMatchObject({ giftMinor: price })
  expect(await leftOn(one.code)).toBe(10_000 - price)
})

test('its receipt shows no tax: nobody knows yet at whose rate it will be spent; a card of one business shows its own', async () => {
  const seller = await makeSeller()
  const plain = await makePaidProvider(app, onTheDay)
  await sql`update provider set tax_basis_points = 2000, tax_name = 'VAT', tax_number = 'GB1'
    where provider_id in (${seller.providerId}, ${plain.providerId})`.execute(app.running.db)
  const taxOf = async (provider: TestProvider) => {
    const buyer = await makeAccount(app)
    const card = await buyCard(app, provider, buyer, { amount: 60 })
    const { papers } = await readPayment(app.ctx(buyer), { id: card.id })
    return (await readPaper(app.ctx(buyer), { id: papers[0]?.id ?? '' })).tax
  }
  expect(await taxOf(seller)).toBeNull()
  expect(await taxOf(plain)).toMatchObject({ taxMinor: 1000, netMinor: 5000 })
})
