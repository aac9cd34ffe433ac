import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import { makePaidProvider, sendRefunds } from '../../../tests/paying.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { sendPromised } from '../loyalty/settle-card.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { handleWebhook, receiveWebhook } from '../payments/receive-webhook.server.ts'
import { returnDrawn } from './draw-card.server.ts'
import { giveBackAllOf, passOnAgain } from './jobs.server.ts'
import { refundGift } from './refund-gift.server.ts'

// Nobody works the queue here, as after the last of its tries.
const app = openTestApp()
const { givenCard, book, complete, leftOn, books, transfersFor } = giftsOn(app)
const price = 4000

const isBrokenOff = (work: () => Promise<unknown>) =>
  work().then(
    () => false,
    () => true,
  )

test('what comes back is on the card however often that is broken off, and whatever the queue has given up', async () => {
  const { seller, code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const visit = await book(shop, [code])
  await cancelBooking(app.ctx(visit.customer), { id: visit.id })
  const { rows } = await sql<{ giftCardId: string }>`select drawn_card_id as "giftCardId" from gift_draw
    where provider_id = ${seller.providerId}`.execute(app.running.db)
  const drawn = { providerId: shop.providerId, giftCardId: rows[0]?.giftCardId ?? '' }
  for (let statement = 1; await isBrokenOff(() => returnDrawn(dyingAt(app.ctx(), statement), drawn)); statement++)
    expect([statement, await leftOn(code)]).toEqual([statement, 5000 - price])
  expect(await leftOn(code)).toBe(5000)

  const again = await book(shop, [code], { day: 4 })
  await cancelBooking(app.ctx(again.customer), { id: again.id })
  for (let time = 0; time < 2; time++) await runClockJobs(app, 'gift-card-drawn-sweep')
  expect(await leftOn(code)).toBe(5000)
  expect(await books(seller)).toEqual({ held_by_processor: 5000, gift_card: -5000 })
})

test('broken off before any of its statements, what is sent to a business is sent once', async () => {
  const { code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const visit = await book(shop, [code])
  await complete(shop, visit.id)
  for (let statement = 1; (await books(shop)).promised_by_platform === price && statement < 40; statement++)
    await sendPromised(dyingAt(app.ctx(), statement)).catch(() => {})
  expect(await books(shop)).toEqual({ held_by_processor: price, owed_to_provider: -price })
  expect(await transfersFor(visit.id)).toEqual([{ amount: price, back: 0 }])
})

test('broken off before any of its statements, what is put back after it was sent is sent back once', async () => {
  const { code } = await givenCard(50)
  const shop = await makePaidProvider(app, onTheDay)
  const visit = await book(shop, [code])
  await complete(shop, visit.id)
  await sendPromised(app.ctx())
  await refundGift(app.ctx(shop.owner), { id: visit.id, amount: 15 })
  expect((await books(shop)).promised_by_platform).toBe(-1500)
  for (let statement = 1; 'promised_by_platform' in (await books(shop)) && statement < 40; statement++)
    await sendPromised(dyingAt(app.ctx(), statement)).catch(() => {})
  expect(await transfersFor(visit.id)).toEqual([{ amount: price, back: 1500 }])
  expect(await books(shop)).toEqual({ held_by_processor: price - 1500, owed_to_provider: -(price - 1500) })
})

test('of an ended card what is left goes on when a bank has taken a part while its refund was on its way', async () => {
  const shop = await makePaidProvider(app, onTheDay)
  const { buyer, card, code } = await givenCard(50, shop)
  const { id } = await book(shop, [code])
  await complete(shop, id)
  await giveBackAllOf(app.ctx(), shop)
  await sendRefunds(app)
  await refundGift(app.ctx(shop.owner), { id, amount: 20 })
  const { id: paymentId } = await readPayment(app.ctx(buyer), { id: card.id })
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const dispute = await app.running.simulator?.dispute(account, intent ?? '', { amountMinor: 2500 })
  await app.running.simulator?.decideDispute(account, dispute ?? '', 'lost')
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? []) {
    await receiveWebhook(app.ctx(), payload, signature)
    await handleWebhook(app.ctx(), JSON.parse(payload).id)
  }
  // Fifteen are left of the twenty.
  await sendRefunds(app)
  for (let time = 0; time < 3; time++) await passOnAgain(app.ctx(), { paymentId })
  await sendRefunds(app)
  const { refunds } = await readPayment(app.ctx(buyer), { id: card.id })
  expect(refunds.map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
    [1000, 'succeeded'],
    [2000, 'failed'],
    [1500, 'succeeded'],
  ])
  expect(await books(shop)).toEqual({})
})
