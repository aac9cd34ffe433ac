import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { openTestApp } from '../../../tests/factories.ts'
import {
  bookUnpaid,
  chargeCard,
  ledgerOf,
  makePaidProvider,
  type Paying,
  payWith,
  sendRefunds,
} from '../../../tests/paying.ts'
import { findDifferences } from '../admin/find-differences.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp()
const stripe = async () => (await app.running.app.cards?.api()) as Stripe

async function paid(): Promise<Paying & { intent: string; account: string }> {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  const { rows } = await sql<{ intent: string; account: string }>`select intent, account from payment
    where payment_id = ${paying.paymentId}`.execute(app.running.db)
  return { ...paying, intent: rows[0]?.intent ?? '', account: rows[0]?.account ?? '' }
}

/** As the office sees them: open ones first. */
async function shown({ paymentId }: Paying) {
  const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
  const ours = differences.filter((one) => one.paymentId === paymentId)
  return ours.map(
    ({ kind, ours: here, theirs, mendedAt }) => `${kind} ${here} ${theirs} ${mendedAt ? 'mended' : 'open'}`,
  )
}

const laterToday = async (hours: number) => {
  onTestFinished(() => moveClock(app, Date.now()))
  await moveClock(app, Date.now() + hours * 3_600_000)
}

test('what was given back elsewhere is shown until the books agree, and an equal one later is another', async () => {
  const paying = await paid()
  const { intent, account } = paying
  const giveElsewhere = async (amount: number) =>
    (await stripe()).refunds.create({ payment_intent: intent, amount }, { stripeAccount: account })
  const first = await giveElsewhere(100)
  await reconcile(app.ctx())
  await reconcile(app.ctx())
  expect(await shown(paying)).toEqual(['refund 0 GBP 100 GBP open'])
  // What has changed takes its place.
  const second = await giveElsewhere(50)
  await reconcile(app.ctx())
  expect(await shown(paying)).toEqual(['refund 0 GBP 150 GBP open', 'refund 0 GBP 100 GBP mended'])
  // Long after its first hour it is looked at, because it is open.
  await laterToday(30 * 24)
  for (const { id } of [first, second]) await app.running.simulator?.failRefund(account, id)
  await app.running.simulator?.takeEvents()
  await sql`update card_account set look_at = 'infinity'`.execute(app.running.db)
  await reconcile(app.ctx())
  expect(await shown(paying)).toEqual(['refund 0 GBP 150 GBP mended', 'refund 0 GBP 100 GBP mended'])
  await giveElsewhere(100)
  await laterToday(60 * 24)
  await reconcile(app.ctx())
  expect(await shown(paying)).toEqual([
    'refund 0 GBP 100 GBP open',
    'refund 0 GBP 150 GBP mended',
    'refund 0 GBP 100 GBP mended',
  ])
})

test.each([
  ['amount', { amount: 3900, amount_received: 3900 }, '3900 GBP'],
  ['currency', { currency: 'eur' }, '4000 EUR'],
  ['part', { amount_received: 3999 }, '4000 GBP'],
])(
  'money of another %s than ours is shown, changes nothing, and counts once it is the same',
  async (_what, other, said) => {
    const paying = await bookUnpaid(app, await makePaidProvider(app))
    await chargeCard(app, paying, 'success')
    const { bookingId, paymentId } = paying
    const { rows } = await sql<{ intent: string; body: object }>`select intent, body from payment y
    join simulated_object o on o.object_id = y.intent where payment_id = ${paymentId}`.execute(app.running.db)
    const { intent = '', body = {} } = rows[0] ?? {}
    const says = (what: object) =>
      sql`update simulated_object set body = ${JSON.stringify(what)}::jsonb where object_id = ${intent}`.execute(
        app.running.db,
      )
    await says({ ...body, ...other })
    for (let time = 0; time < 2; time++) await reconcile(app.ctx())
    expect(await shown(paying)).toEqual([`amount 4000 GBP ${said} open`])
    expect(await ledgerOf(app, paying)).toEqual({})
    const stands = async () =>
      (
        await sql<{ status: string }>`select status from booking where booking_id = ${bookingId}`.execute(
          app.running.db,
        )
      ).rows[0]?.status
    expect(await stands()).toBe('pending')
    await says(body)
    await reconcile(app.ctx())
    expect(await shown(paying)).toEqual(['status open succeeded mended', `amount 4000 GBP ${said} mended`])
    expect(await stands()).toBe('confirmed')
  },
)

test('each refund that failed is shown, also of the same amount, until another has given as much', async () => {
  const paying = await paid()
  const { account, intent, provider, paymentId } = paying
  const owner = app.ctx(provider.owner)
  for (let n = 0; n < 2; n++) await refundPayment(owner, { id: paymentId, amount: 10 })
  await sendRefunds(app)
  const { data } = await (await stripe()).refunds.list({ payment_intent: intent }, { stripeAccount: account })
  for (const { id } of data) await app.running.simulator?.failRefund(account, id)
  await reconcile(app.ctx())
  const failed = 'refund_failed 1000 GBP expired_or_canceled_card'
  expect(await shown(paying)).toEqual([`${failed} open`, `${failed} open`])
  await refundPayment(owner, { id: paymentId, amount: 9 })
  await sendRefunds(app)
  expect(await shown(paying)).toEqual([`${failed} open`, `${failed} open`])
  await refundPayment(owner, { id: paymentId, amount: 12 })
  await sendRefunds(app)
  expect(await shown(paying)).toEqual([`${failed} open`, `${failed} mended`])
})

test('what was paid and the books have lost, as after a restore, is shown to the office until all of it has gone back', async () => {
  const provider = await makePaidProvider(app)
  const { rows } = await sql<{ account: string }>`select account from card_account
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  const options = { stripeAccount: rows[0]?.account ?? '' }
  const sold = { amount: 900, currency: 'gbp', payment_method: 'pm_card_visa' }
  const api = await stripe()
  const metadata = { payment_id: randomUUID() }
  // One that nobody has paid, and one that was sold elsewhere.
  await api.paymentIntents.create({ ...sold, metadata: { payment_id: randomUUID() } }, options)
  await api.paymentIntents.create({ ...sold, confirm: true }, options)
  const { id } = await api.paymentIntents.create({ ...sold, confirm: true, metadata }, options)
  const unknown = async () => {
    for (let time = 0; time < 2; time++) await reconcile(app.ctx())
    const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
    const ours = differences.filter(({ kind, theirs }) => kind === 'unknown' && theirs.startsWith('900 '))
    return ours.map(({ paymentId, theirs, mendedAt }) => [paymentId, theirs, mendedAt === null ? 'open' : 'mended'])
  }
  expect(await unknown()).toEqual([[null, `900 GBP ${id}`, 'open']])
  await api.refunds.create({ payment_intent: id, amount: 400 }, options)
  expect(await unknown()).toEqual([[null, `900 GBP ${id}`, 'open']])
  await api.refunds.create({ payment_intent: id }, options)
  expect(await unknown()).toEqual([[null, `900 GBP ${id}`, 'mended']])
})

test('unknown money that has gone back before it was heard of is nothing for the office to do', async () => {
  const shop = await makePaidProvider(app)
  const { rows } = await sql<{
    account: string
  }>`select account from card_account where provider_id = ${shop.providerId}`.execute(app.running.db)
  const options = { stripeAccount: rows[0]?.account ?? '' }
  const api = await stripe()
  const { id } = await api.paymentIntents.create(
    {
      amount: 777,
      currency: 'gbp',
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { payment_id: randomUUID() },
    },
    options,
  )
  await api.refunds.create({ payment_intent: id }, options)
  for (let time = 0; time < 3; time++) await reconcile(app.ctx())
  const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
  const ours = differences.filter(({ theirs }) => theirs.includes(id))
  expect(ours.filter(({ mendedAt }) => mendedAt === null)).toEqual([])
})
