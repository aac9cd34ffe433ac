import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { dateIn, london, makeAccount, monthNow, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookKept, chargeFees, feeOf, makeKeepingProvider, startsIn } from '../../../tests/keeping.ts'
import {
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
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { getStatement, getStatementCsv } from '../papers/statement.server.ts'
import { readBalances } from './balances.server.ts'
import { getCards } from './card-account.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { listPayouts } from './payouts.server.ts'
import { listPayments, readPayment } from './read-payments.server.ts'
import { refundPayment, sendRefund } from './refund-payment.server.ts'
import { giveTip } from './tips.server.ts'

const app = openTestApp()

/** What the operator has set, for this test. */
function takeFee(basisPoints: number) {
  const { settingOf } = app.running.app
  app.running.app.settingOf = (setting) =>
    setting.name === 'PLATFORM_FEE_BASIS_POINTS' ? basisPoints : settingOf(setting)
  onTestFinished(() => {
    app.running.app.settingOf = settingOf
  })
}

const stripe = async () => (await app.running.app.cards?.api()) as Stripe
async function intentOf({ paymentId }: Pick<Paying, 'paymentId'>) {
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return (await stripe()).paymentIntents.retrieve(intent ?? '', {}, { stripeAccount: account })
}
/** What the processor says of its fee: taken, and of that given back. */
async function feeSaid(paying: Pick<Paying, 'paymentId'>): Promise<[taken: number, back: number] | null> {
  const charge = String((await intentOf(paying)).latest_charge)
  const [fee] = (await (await stripe()).applicationFees.list({ charge })).data
  return fee ? [fee.amount, fee.amount_refunded] : null
}
const kindsOf = async ({ providerId }: TestProvider) =>
  (
    await app.running.db
      .selectFrom('ledger_posting')
      .select('kind')
      .where('provider_id', '=', providerId)
      .orderBy('posting_id')
      .execute()
  ).map(({ kind }) => kind)
const oneCut = (currency: string, priceMinor: number) =>
  makePaidProvider(
    app,
    { mode: 'before', depositPercent: 20 },
    { columns: { currency }, services: [{ name: 'Cut', durationMinutes: 30, priceMinor }] },
  )

test('where the operator takes nothing, nothing is said to the processor, posted or shown', async () => {
  const provider = await makePaidProvider(app)
  expect(await getCards(app.ctx(provider.owner))).toEqual({ state: 'ready', isSimulated: true })
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount: 10 })
  await sendRefunds(app)
  expect((await intentOf(paying)).application_fee_amount).toBeNull()
  expect(await feeSaid(paying)).toBeNull()
  expect(await kindsOf(provider)).toEqual(['charge', 'refund', 'refund_paid'])
  expect(await readPayment(app.ctx(provider.owner), { id: paying.paymentId })).not.toHaveProperty('platformFeeMinor')
  const { currencies } = await readBalances(app.ctx())
  expect(currencies.flatMap(({ accounts }) => accounts.map(({ account }) => account))).not.toContain('platform')
})

test.each([
  ['JPY', 500, 12, '12'],
  ['KWD', 1230, 30, '0.030'],
  ['GBP', 30, 1, '0.01'],
] as const)(
  'of %s %i the fee is charged, booked, stated, left out of the payout, and all of it goes back with the whole',
  async (currency, priceMinor, feeMinor, written) => {
    takeFee(250)
    const provider = await oneCut(currency, priceMinor)
    const paying = await bookUnpaid(app, provider)
    await payWith(app, paying)
    expect(await processorSays(app, paying)).toEqual({ taken: priceMinor, given: 0 })
    expect([(await intentOf(paying)).application_fee_amount, await feeSaid(paying)]).toEqual([feeMinor, [feeMinor, 0]])
    const net = priceMinor - feeMinor
    expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: net, paid_ahead: -priceMinor, platform: feeMinor })
    const month = monthNow()
    const { currencies } = await getStatement(app.ctx(provider.owner), { month })
    expect(currencies[0]?.movements).toEqual([
      { kind: 'charge', purpose: 'visit', count: 1, amountMinor: priceMinor },
      { kind: 'platform_fee', purpose: 'visit', count: 1, amountMinor: feeMinor },
    ])
    const { content } = await getStatementCsv(app.ctx(provider.owner), { month })
    const cells = Buffer.from(content, 'base64').toString('utf8').split('\r\n')
    expect(cells.filter((row) => row.includes(`platform_fee,platform,${currency},${written},,`))).toHaveLength(1)
    expect((await listPayouts(app.ctx(provider.owner), {})).payouts).toMatchObject([{ currency, amountMinor: net }])
    await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
    await sendRefunds(app)
    expect([await ledgerOf(app, paying), await feeSaid(paying)]).toEqual([{}, [feeMinor, feeMinor]])
    expect((await listPayouts(app.ctx(provider.owner), {})).payouts).toEqual([])
  },
)

/** In whole units, a half up, by whole numbers alone. */
const shareOf = (fee: number, part: number, whole: number) => Math.floor((2 * fee * part + whole) / (2 * whole))

test('however a payment goes back, in whichever parts and order, its fee goes back by the same share and never beyond', async () => {
  takeFee(333)
  let state = 84
  const choose = (many: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.abs(state) % many
  }
  const prices = { GBP: [999, 12_345], JPY: [4999, 777], KWD: [12_340, 7770] } as const
  for (const [currency, [first, second]] of Object.entries(prices))
    for (const price of [first, second]) {
      const provider = await oneCut(currency, price)
      const paying = await bookUnpaid(app, provider)
      await payWith(app, paying)
      const [fee] = (await feeSaid(paying)) ?? [0]
      const unit = currency === 'KWD' ? 10 : 1
      let left = price
      while (left > 0) {
        const part = Math.min(left, unit * (1 + choose(Math.ceil(price / unit / 3))))
        left -= part
        const amount = Number(`${part}e-${{ GBP: 2, JPY: 0, KWD: 3 }[currency]}`)
        await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount })
        // Now and then several are under way at once, and told twice.
        if (left > 0 && choose(3) === 0) continue
        await Promise.all([sendRefunds(app), sendRefunds(app)])
        const back = shareOf(fee, price - left, price)
        expect(await feeSaid(paying)).toEqual([fee, back])
        expect((await ledgerOf(app, paying)).platform ?? 0).toBe(fee - back)
      }
      expect(await ledgerOf(app, paying)).toEqual({})
    }
})

test('a part that goes back alone takes its share of the fee to the cent', async () => {
  takeFee(290)
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  for (const [amount, gone] of [
    [0.01, 1],
    [12.49, 1250],
    [7.77, 2027],
    [19.73, 4000],
  ] as const) {
    await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount })
    await sendRefunds(app)
    const back = shareOf(116, gone, 4000)
    expect(await feeSaid(paying)).toEqual([116, back])
    expect((await ledgerOf(app, paying)).platform ?? 0).toBe(116 - back)
  }
})

test('a payment keeps the fee with which it has begun, and one whose refund was sent before the kill is told the rest', async () => {
  takeFee(1000)
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  takeFee(5000)
  await payWith(app, paying)
  expect(await feeSaid(paying)).toEqual([400, 0])
  await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount: 20 })
  const { refund_id } = await app.running.db
    .selectFrom('refund')
    .select('refund_id')
    .where('payment_id', '=', paying.paymentId)
    .executeTakeFirstOrThrow()
  const { id: payment_intent } = await intentOf(paying)
  const { account } = await app.running.db
    .selectFrom('payment')
    .select('account')
    .where('payment_id', '=', paying.paymentId)
    .executeTakeFirstOrThrow()
  const fields = { payment_intent, amount: 2000, refund_application_fee: true, metadata: { refund_id } }
  await (await stripe()).refunds.create(fields, { stripeAccount: account })
  const ref = { providerId: provider.providerId, refundId: refund_id }
  await Promise.all([sendRefund(app.ctx(), ref), sendRefund(app.ctx(), ref)])
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 1800, paid_ahead: -2000, platform: 200 })
})

test('a tip is all the provider’s, a gift card pays its fee when it is bought and none when it is spent', async () => {
  takeFee(500)
  const provider = await makePaidProvider(app)
  const buyer = await makeAccount(app)
  const card = await buyCard(app, provider, buyer, { amount: 50 })
  const { providerId, serviceIds, owner } = provider
  const { id: bookingId } = await createBooking(app.ctx(buyer), {
    providerId,
    serviceIds: serviceIds.slice(0, 1),
    dateTime: london(dateIn(8), '10:00'),
    giftCards: [card.code ?? ''],
  })
  await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(owner), { id: bookingId })
  const tip = await giveTip(app.ctx(buyer), { bookingId, amount: 5, currency: 'GBP' })
  const intent = await createIntent(app.ctx(buyer), { tipId: tip.id, amount: 5, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(buyer), { id: tip.id })
  expect(await feeSaid({ paymentId: tip.id })).toBeNull()
  const { rows } = await sql<{ account: string; sum: number }>`select account, sum(amount_minor)::bigint as sum
    from ledger_posting join ledger_entry using (posting_id) where provider_id = ${providerId}
    group by account order by account`.execute(app.running.db)
  // 50.00 and 5.00 charged, 2.50 of them the operator's; the visit cost 40.00.
  expect(rows.map(({ account, sum }) => [account, sum])).toEqual([
    ['gift_card', -1000],
    ['held_by_processor', 5250],
    ['owed_to_provider', -4500],
    ['paid_ahead', 0],
    ['platform', 250],
  ])
})

test('a provider reads of the fee before the first booking and with every payment, and a customer never', async () => {
  takeFee(250)
  const provider = await makePaidProvider(app)
  expect(await getCards(app.ctx(provider.owner))).toEqual({
    state: 'ready',
    isSimulated: true,
    platformFeeBasisPoints: 250,
  })
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  const id = paying.paymentId
  const forOwner = await readPayment(app.ctx(provider.owner), { id })
  expect(forOwner).toMatchObject({ platformFeeMinor: 100, paidMinor: 4000 })
  expect(forOwner.movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['charge', 4000],
    ['platform_fee', 100],
  ])
  const { payments } = await listPayments(app.ctx(paying.customer), { page: 1, limit: 20 })
  for (const payment of [await readPayment(app.ctx(paying.customer), { id }), ...payments]) {
    expect(payment).not.toHaveProperty('platformFeeMinor')
    expect(payment.movements.map(({ kind }) => kind)).toEqual(['charge'])
  }
  const admin = { ...(await makeAccount(app)), isAdmin: true }
  expect((await readPayment(app.ctx(admin), { id })).platformFeeMinor).toBe(100)
  const { currencies } = await readBalances(app.ctx())
  for (const { sumMinor } of currencies) expect(sumMinor).toBe(0)
})

test('money that comes too late goes back with all of its fee', async () => {
  takeFee(1234)
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await sql`update booking set status = 'expired', pay_by = null where booking_id = ${paying.bookingId}`.execute(
    app.running.db,
  )
  await payWith(app, paying)
  await sendRefunds(app)
  expect([await ledgerOf(app, paying), await feeSaid(paying)]).toEqual([{}, [494, 494]])
})

test('a fee that the processor has not taken is neither booked nor asked back', async () => {
  takeFee(250)
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await app.running.db
    .updateTable('payment')
    .set({ platform_fee_minor: 0 })
    .where('payment_id', '=', paying.paymentId)
    .execute()
  await chargeCard(app, paying, 'success')
  await app.running.db
    .updateTable('payment')
    .set({ platform_fee_minor: 100 })
    .where('payment_id', '=', paying.paymentId)
    .execute()
  await confirmPayment(app.ctx(paying.customer), { id: paying.paymentId })
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  await sendRefunds(app)
  expect([await processorSays(app, paying), await ledgerOf(app, paying)]).toEqual([{ taken: 4000, given: 4000 }, {}])
})

test('of a fee that a kept card is charged with the operator takes its share, too', async () => {
  takeFee(250)
  const keeping = await bookKept(app, await makeKeepingProvider(app))
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  await chargeFees(app, keeping)
  const paymentId = (await feeOf(app, keeping))?.paymentId ?? ''
  expect(await feeSaid({ paymentId })).toEqual([50, 0])
  const { rows } = await sql`select from payment_difference where payment_id = ${paymentId}`.execute(app.running.db)
  expect(rows).toEqual([])
  expect((await kindsOf(keeping.provider)).sort()).toEqual(['cancellation_fee', 'charge', 'fee_paid', 'platform_fee'])
})
