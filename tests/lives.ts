import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect } from 'vitest'
import { cancelBooking } from '../src/domains/bookings/cancel-booking.server.ts'
import type { Booking } from '../src/domains/bookings/contract.ts'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import {
  decideDispute,
  disputeNoShow,
  markNoShow,
  settleNoShow,
  withdrawNoShow,
} from '../src/domains/bookings/no-show.server.ts'
import { getBooking } from '../src/domains/bookings/read-booking.server.ts'
import { updateBooking } from '../src/domains/bookings/reschedule-booking.server.ts'
import { completeBooking, endUnpaid } from '../src/domains/bookings/settle-booking.server.ts'
import { waiveFee } from '../src/domains/bookings/waive-fee.server.ts'
import { shownCode } from '../src/domains/gift-cards/code.rules.ts'
import { codeOf } from '../src/domains/gift-cards/code.server.ts'
import { returnDrawn } from '../src/domains/gift-cards/draw-card.server.ts'
import { fundCard } from '../src/domains/gift-cards/fund-card.server.ts'
import { refundGift } from '../src/domains/gift-cards/refund-gift.server.ts'
import { confirmPayment, createIntent } from '../src/domains/payments/create-intent.server.ts'
import { applyDispute } from '../src/domains/payments/disputes.server.ts'
import { refundPayment, sendRefund } from '../src/domains/payments/refund-payment.server.ts'
import type { TestCardName } from '../src/domains/payments/simulator/cards.rules.ts'
import { giveTip } from '../src/domains/payments/tips.server.ts'
import type { PaymentTerms } from '../src/domains/providers/own-contract.ts'
import { transaction } from '../src/lib/db.server.ts'
import { currencyExponent, toMajor } from '../src/lib/money.ts'
import type { Choose } from './chooser.ts'
import { dateIn, london, makeAccount, type TestApp, type TestProvider } from './factories.ts'
import { keepWith } from './keeping.ts'
import { beginPaying, buyCard, makePaidProvider, type Paying } from './paying.ts'
import { type Coin, chargedOf, least, percentOf, type Told } from './reckoning.ts'
import { codeOf as outcomeOf, persistently } from './support.ts'

/** A provider, the gift cards that they take, and what is left of each. `seller`: of cards for everyone, in the same money. */
export type Lane = {
  coin: Coin
  how: PaymentTerms
  provider: TestProvider
  seller: TestProvider
  cards: { id: string; code: string; left: number }[]
}

export async function openLane(app: TestApp, coin: Coin, how: PaymentTerms, seller: TestProvider): Promise<Lane> {
  const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 1000 }]
  const provider = await makePaidProvider(app, how, { columns: { currency: coin }, services })
  return { coin, how, provider, seller, cards: [] }
}

export const openSeller = (app: TestApp, coin: Coin) =>
  makePaidProvider(
    app,
    { mode: 'on_the_day', depositPercent: 20 },
    { columns: { currency: coin, cards_for_everyone: true } },
  )

/** One with something on it; every third is new: bought, here or for everyone, or given by the operator or by the provider. */
async function cardOf(app: TestApp, { coin, provider, seller, cards }: Lane, choose: Choose) {
  const usable = cards.filter(({ left }) => left > 0)
  const old = choose(3) > 0 ? usable[choose(usable.length || 1)] : undefined
  if (old) return old
  const worth = { GBP: 500 + choose(20_000), JPY: 600 + choose(30_000), KWD: 2000 + 10 * choose(3000) }[coin]
  const card = {
    left: worth,
    ...(choose(3) > 0 ? await bought(app, choose(2) > 0 ? provider : seller, toMajor(worth, coin)) : await given()),
  }
  cards.push(card)
  return card

  async function given() {
    const { accountId: customerId } = await makeAccount(app)
    const { providerId } = provider
    const byProvider = choose(2) === 0 ? { byProvider: { name: 'Maya', message: '' } } : {}
    const one = { providerId, customerId, customerName: 'Nia', currency: coin, amountMinor: worth, ...byProvider }
    const id = await transaction(app.ctx(), (tx) => fundCard(tx, one))
    return { id, code: shownCode(codeOf(app.ctx(), id, 1)) }
  }
}

async function bought(app: TestApp, provider: TestProvider, amount: number) {
  const { id, code } = await buyCard(app, provider, await makeAccount(app), { amount })
  return { id, code: code ?? '' }
}

export type Life = Paying & {
  booking: Booking
  lane: Lane
  choose: Choose
  card: Lane['cards'][number] | null
  total: number
  /** What a card is to be charged, by the second reckoning. */
  due: number
  gift: number
}

/** Booked at a price of its own, now and then with a gift card; what is shown is what the second reckoning says. */
export async function beginLife(app: TestApp, lane: Lane, choose: Choose): Promise<Life> {
  const { coin, how, provider } = lane
  const { providerId, serviceIds } = provider
  const total = least[coin] + choose(choose(2) === 0 ? 500 : 40_000)
  const { db } = app.running
  await db.updateTable('service').set({ price_minor: total }).where('provider_id', '=', providerId).execute()
  const card = choose(3) === 0 ? await cardOf(app, lane, choose) : null
  const customer = await makeAccount(app)
  const booking = await createBooking(app.ctx(customer), {
    ...{ providerId, serviceIds, dateTime: london(dateIn(10), '10:00'), totalAmount: toMajor(total, coin) },
    ...(card && { giftCards: [card.code] }),
  })
  const gift = card ? Math.min(card.left, total) : 0
  if (card) card.left -= gift
  const percents = { before: 100, deposit: how.depositPercent, on_the_day: 0, card_kept: 0 }
  const due = chargedOf(coin, total, percents[how.mode], gift)
  const { nowMinor = 0, giftMinor = 0, laterMinor = total } = booking.payment ?? {}
  expect([nowMinor, giftMinor, laterMinor], 'shown').toEqual([due + gift, gift, total - due - gift])
  const { rows } = await sql<{ id: string }>`select payment_id as id from payment
    where provider_id = ${providerId} and booking_id = ${booking.id}`.execute(db)
  expect(rows, 'asked for').toHaveLength(due > 0 ? 1 : 0)
  const paying = { customer, provider, bookingId: booking.id, paymentId: rows[0]?.id ?? '' }
  return { ...paying, booking, lane, choose, card, total, due, gift }
}

const over = { given: 0, fee: 0, tookPlace: false, dispute: 'none' } as const
type Paid = { how: string; told: Pick<Told, 'charged' | 'given' | 'fee' | 'tookPlace' | 'dispute'> | null }

/** What the queue would do: what comes back of cards for everyone is on them again. */
export async function returnDrawnOf(app: TestApp, { provider: { providerId }, bookingId }: Life) {
  const { rows } = await sql<{ giftCardId: string }>`select gift_card_id as "giftCardId" from gift_redemption
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(app.running.db)
  for (const { giftCardId } of rows) await returnDrawn(app.ctx(), { providerId, giftCardId })
}

/** Nothing is paid with it; where a card is to be kept for its fees it is given, or not. */
async function keepLife(app: TestApp, { booking, choose, ...life }: Life): Promise<Paid> {
  if (!booking.payment?.payBy) return { how: 'nothing due', told: null }
  const { customer, bookingId: id } = life
  const how = (['kept', 'kept', 'kept, declined later', 'not given'] as const)[choose(4)] ?? 'kept'
  if (how === 'not given') {
    expect((await keepWith(app, life, 'declined')).state).toBe('waiting')
    await cancelBooking(app.ctx(customer), { id })
    return { how, told: { ...over, charged: 0 } }
  }
  expect((await keepWith(app, life, how === 'kept' ? 'success' : 'declined_later')).state).toBe('kept')
  return { how, told: null }
}

/** A bank takes a part of it back, and decides. Answers how much. */
export async function disputePart(app: TestApp, life: Life, stripe: Stripe, outcome: 'won' | 'lost'): Promise<number> {
  const { paymentId, due, lane, choose } = life
  const part = lane.coin === 'KWD' ? 10 * (1 + choose(due / 10)) : 1 + choose(due)
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await app.running.simulator?.dispute(account, intent ?? '', { amountMinor: part })
  await hearDispute(app, life, stripe)
  await hearDispute(app, life, stripe, outcome)
  return part
}

/** With which card, or not at all. Null: it stands, and goes on. */
export async function payLife(app: TestApp, life: Life): Promise<Paid> {
  const { due, customer, bookingId: id, paymentId, choose } = life
  if (due === 0) return keepLife(app, life)
  const { amountMinor, intentId, account, clientSecret } = await beginPaying(app, life)
  expect(amountMinor, 'authorised').toBe(due)
  const intent = { account, intentId, clientSecret }
  const pay = (card: TestCardName) => app.running.simulator?.pay({ ...intent, card })
  // What pays beside it takes the same locks.
  const confirm = () => persistently(() => confirmPayment(app.ctx(customer), { id: paymentId }))
  const endsUnpaid = async () => {
    await sql`update booking set pay_by = now() - interval '1 minute'
      where provider_id = ${life.provider.providerId} and booking_id = ${id}`.execute(app.running.db)
    expect(await endUnpaid(app.ctx(), id)).toBe(true)
  }
  switch (choose(14)) {
    case 0:
      await pay('insufficient_funds')
      await endsUnpaid()
      return { how: 'never paid', told: { ...over, charged: 0 } }
    case 1:
      await cancelBooking(app.ctx(customer), { id })
      return { how: 'given up', told: { ...over, charged: 0 } }
    case 2:
      await pay('late')
      await confirm()
      await endsUnpaid()
      await sql`update simulated_object set due_at = now() - interval '1 minute' where object_id = ${intentId}`.execute(
        app.running.db,
      )
      await confirm()
      return { how: 'late', told: { ...over, charged: due } }
    case 3:
      await pay('success')
      await Promise.all([persistently(() => cancelBooking(app.ctx(customer), { id })), confirm()])
      return { how: 'cancelled against the capture', told: { ...over, charged: due } }
    case 4:
    case 5:
      await pay('asks')
      if (choose(2) === 0) {
        await app.running.simulator?.authenticate({ ...intent, isApproved: false })
        await confirm()
        await pay('asks')
      }
      await app.running.simulator?.authenticate({ ...intent, isApproved: true })
      await confirm()
      return { how: 'asked by the bank', told: null }
    case 6:
      await pay(choose(2) === 0 ? 'declined' : 'expired')
      await confirm()
      await pay('success')
      await Promise.all([confirm(), confirm(), confirm()])
      return { how: 'declined first', told: null }
    case 7:
    case 8:
      await pay('disputed')
      await confirm()
      return { how: 'disputed', told: null }
    default:
      await pay('success')
      await confirm()
      return { how: 'paid', told: null }
  }
}

/** What the customer's bank says of it now. */
export async function hearDispute(app: TestApp, { paymentId }: Life, stripe: Stripe, outcome?: 'won' | 'lost') {
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const find = () => stripe.disputes.list({ payment_intent: intent ?? '' }, { stripeAccount: account })
  const [dispute] = (await find()).data
  if (outcome) await app.running.simulator?.decideDispute(account, dispute?.id ?? '', outcome)
  for (const one of outcome ? (await find()).data : [dispute]) if (one) await applyDispute(app.ctx(), one, account)
}

/** By hand, in part; a bank that decides or has decided about all of it forbids it. `left`: what it has not taken. */
export async function giveLife(app: TestApp, life: Life, isForbidden: boolean, left: number): Promise<number> {
  const { choose, due, paymentId, provider, lane } = life
  if (due === 0 || choose(4) > 0) return 0
  const given = 1 + choose(isForbidden ? due : left)
  // In major units, by the digits.
  const amount = Number(`${given}e-${currencyExponent(lane.coin)}`)
  const outcome = await outcomeOf(refundPayment(app.ctx(provider.owner), { id: paymentId, amount }))
  expect(outcome, 'given by hand').toBe(isForbidden ? 'payment_disputed' : 'done')
  return isForbidden ? 0 : given
}

/** To another day: what was paid stays paid. */
export async function moveLife(app: TestApp, { choose, customer, bookingId: id, booking }: Life) {
  if (choose(4) > 0) return
  const dateTime = london(dateIn(11 + choose(5)), '11:00')
  const before = await getBooking(app.ctx(customer), { id })
  const moved = await updateBooking(app.ctx(customer), { id, dateTime })
  expect(moved.payment, 'moved').toEqual(before.payment)
  const { payBy: _, keptCard: __, aheadMinor: ___, ...agreed } = booking.payment ?? {}
  expect(moved.payment ?? {}, 'moved').toMatchObject(agreed)
}

type End = Pick<Told, 'fee' | 'tookPlace'> & { name: string }
const ended = (name: string, fee: number): End => ({ name, fee, tookPlace: false })
const took = (name: string): End => ({ name, fee: null, tookPlace: true })

/** At any instant, in any way. */
export async function endLife(app: TestApp, life: Life, admin: Paying['customer']): Promise<End> {
  const { choose, customer, total, provider, bookingId: id } = life
  const { owner, providerId } = provider
  const { db } = app.running
  const startsIn = (hours: number) =>
    sql`update booking set starts_at = now() + make_interval(hours => ${hours}),
        ends_at = now() + make_interval(hours => ${hours}, mins => 30)
      where provider_id = ${providerId} and booking_id = ${id}`.execute(db)
  const noShow = async () => {
    await startsIn(-2)
    await markNoShow(app.ctx(owner), { id })
  }
  const disputed = async (outcome: 'cancelled' | 'no_show') => {
    await noShow()
    await disputeNoShow(app.ctx(customer), { id, answer: 'provider_absent' })
    await decideDispute(app.ctx(admin), { id, outcome, reason: 'more_likely' })
  }
  switch (choose(11)) {
    case 0:
      return { name: 'to come', fee: null, tookPlace: false }
    case 1:
      await startsIn(25 + choose(200))
      await cancelBooking(app.ctx(customer), { id })
      return ended('cancelled early', 0)
    case 2:
    case 3:
      // Half of the price within a day.
      await startsIn(1 + choose(23))
      await cancelBooking(app.ctx(customer), { id })
      return ended('cancelled late', percentOf(total, 50))
    case 4:
      await startsIn(1 + choose(200))
      await cancelBooking(app.ctx(owner), { id })
      return ended('cancelled by the provider', 0)
    case 5: {
      const both = [customer, owner].map((by) => outcomeOf(persistently(() => cancelBooking(app.ctx(by), { id }))))
      expect((await Promise.all(both)).filter((code) => code === 'done')).toHaveLength(1)
      return ended('cancelled by both at once', 0)
    }
    case 6:
      await noShow()
      await sql`update no_show set marked_at = marked_at - interval '49 hours'
        where provider_id = ${providerId} and booking_id = ${id}`.execute(db)
      expect(await settleNoShow(app.ctx(), id)).toBe(true)
      return ended('did not come', total)
    case 7:
      await noShow()
      await withdrawNoShow(app.ctx(owner), { id })
      return took('came after all')
    case 8:
      await disputed('cancelled')
      return ended('nobody was there', 0)
    case 9:
      await disputed('no_show')
      return ended('did not come, says the office', total)
    default:
      await startsIn(-2)
      await completeBooking(app.ctx(owner), { id })
      return took('took place')
  }
}

/** What the queue would send. */
export async function sendRefundsOf(app: TestApp, { providerId }: TestProvider, paymentId: string) {
  if (paymentId === '') return
  const { rows } = await sql<{ refundId: string }>`select refund_id as "refundId" from refund
    where provider_id = ${providerId} and payment_id = ${paymentId} and status = 'pending'`.execute(app.running.db)
  for (const { refundId } of rows) await sendRefund(app.ctx(), { providerId, refundId })
}

/** Given after the visit, and now and then given back in part: what is left is the provider's. Answers how much; null: none. */
export async function tipLife(app: TestApp, life: Life): Promise<{ id: string; left: number } | null> {
  const { choose, customer, provider, bookingId, total, lane } = life
  if (choose(3) > 0) return null
  const { coin } = lane
  const most = coin === 'KWD' ? total * 2 - ((total * 2) % 10) : total * 2
  const minor =
    coin === 'KWD' ? least.KWD + 10 * choose((most - least.KWD) / 10) : least[coin] + choose(most - least[coin])
  const amount = toMajor(minor, coin)
  const tip = await giveTip(app.ctx(customer), { bookingId, amount, currency: coin })
  const intent = await createIntent(app.ctx(customer), { tipId: tip.id, amount, currency: coin })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(customer), { id: tip.id })
  if (choose(3) > 0) return { id: tip.id, left: minor }
  const back = coin === 'KWD' ? 10 * (1 + choose(minor / 10)) : 1 + choose(minor)
  await refundPayment(app.ctx(provider.owner), { id: tip.id, amount: toMajor(back, coin) })
  await sendRefundsOf(app, provider, tip.id)
  return { id: tip.id, left: minor - back }
}

/** Of what is owed the provider asks for a part no more, now and then for all of it. Answers how much. */
export async function waiveLife(
  app: TestApp,
  { choose, provider, bookingId: id, lane }: Life,
  owed: number,
): Promise<number> {
  if (owed === 0 || choose(3) > 0) return 0
  const waived = choose(3) === 0 ? owed : 1 + choose(owed)
  await waiveFee(app.ctx(provider.owner), { id, amount: Number(`${waived}e-${currencyExponent(lane.coin)}`) })
  return waived
}

/** By hand onto the gift cards, of what they have paid; not before what a card was charged, nor while one is kept. Answers how much. */
export async function putBackLife(
  app: TestApp,
  life: Life,
  left: { gift: number; card: number; isKept: boolean },
): Promise<number> {
  const { choose, provider, bookingId: id, lane } = life
  if (left.gift === 0 || choose(3) > 0) return 0
  const back = 1 + choose(left.gift)
  const amount = Number(`${back}e-${currencyExponent(lane.coin)}`)
  const outcome = await outcomeOf(refundGift(app.ctx(provider.owner), { id, amount }))
  const refused = left.isKept ? 'refund_not_yet' : left.card > 0 ? 'refund_card_first' : null
  expect(outcome, 'put back by hand').toBe(refused ?? 'done')
  return refused === null ? back : 0
}
