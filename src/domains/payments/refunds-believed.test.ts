import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/factories.ts'
import { bookUnpaid, ledgerOf, makePaidProvider, type Paying, payWith, sendRefunds } from '../../../tests/paying.ts'
import { findDifferences } from '../admin/find-differences.server.ts'
import { readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp()
const stripe = async () => (await app.running.app.cards?.api()) as Stripe

async function atProcessor({ paymentId }: Paying) {
  const { rows } = await sql<{ intent: string; account: string; refundId: string; sent: string }>`
    select intent, account, refund_id as "refundId", processor_refund as sent
    from payment left join refund using (provider_id, payment_id) where payment_id = ${paymentId}`.execute(
    app.running.db,
  )
  return rows[0] ?? { intent: '', account: '', refundId: '', sent: '' }
}

const differencesOf = async ({ paymentId }: Paying) => {
  const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
  return differences.filter((one) => one.paymentId === paymentId && one.mendedAt === null).map(({ kind }) => kind)
}

async function paid(options: { time?: string } = {}, provider?: Paying['provider']) {
  const paying = await bookUnpaid(app, provider ?? (await makePaidProvider(app)), options)
  await payWith(app, paying)
  return paying
}

test('a refund made at the provider’s own desk in the name of ours is not ours: neither of another amount nor of another payment', async () => {
  const [owed, other] = [await paid(), await paid()]
  const both = [owed, await paid({ time: '12:00' }, owed.provider)] as const
  await refundPayment(app.ctx(owed.provider.owner), { id: owed.paymentId, amount: 30 })
  const { refundId, account } = await atProcessor(owed)
  const metadata = { refund_id: refundId }
  const giveAtDesk = async (paying: Paying, amount: number) =>
    (await stripe()).refunds.create(
      { payment_intent: (await atProcessor(paying)).intent, amount, metadata },
      { stripeAccount: account },
    )
  await giveAtDesk(both[0], 1)
  await giveAtDesk(both[1], 3000)
  await reconcile(app.ctx())
  await sendRefunds(app)
  expect(await ledgerOf(app, owed)).toEqual({ held_by_processor: 1000, paid_ahead: -1000 })
  const { intent, sent } = await atProcessor(owed)
  const theirs = await (await stripe()).refunds.retrieve(sent, {}, { stripeAccount: account })
  expect([theirs.amount, theirs.payment_intent]).toEqual([3000, intent])
  await reconcile(app.ctx())
  for (const paying of both) expect(await differencesOf(paying)).toEqual(['refund'])
  expect(await differencesOf(other)).toEqual([])
})

test('once ours has gone, another in its name changes nothing, also when it fails', async () => {
  const paying = await paid()
  await refundPayment(app.ctx(paying.provider.owner), { id: paying.paymentId, amount: 10 })
  await sendRefunds(app)
  const { intent, account, refundId } = await atProcessor(paying)
  const metadata = { refund_id: refundId }
  const options = { stripeAccount: account }
  const again = await (await stripe()).refunds.create({ payment_intent: intent, amount: 1000, metadata }, options)
  await app.running.simulator?.failRefund(account, again.id)
  await reconcile(app.ctx())
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 3000, paid_ahead: -3000 })
  expect(await readPayment(app.ctx(paying.customer), { id: paying.paymentId })).toMatchObject({
    refunds: [{ status: 'succeeded' }],
    returnedMinor: 1000,
  })
})

test('what had gone back and came back later is not said to be returned', async () => {
  const paying = await paid()
  for (const amount of [10, 5]) await refundPayment(app.ctx(paying.provider.owner), { id: paying.paymentId, amount })
  await sendRefunds(app)
  const read = () => readPayment(app.ctx(paying.customer), { id: paying.paymentId })
  expect(await read()).toMatchObject({ returnedMinor: 1500, leftMinor: 2500 })
  const { rows } = await sql<{ id: string }>`select processor_refund as id from refund
    where payment_id = ${paying.paymentId} and amount_minor = 1000`.execute(app.running.db)
  await app.running.simulator?.failRefund((await atProcessor(paying)).account, rows[0]?.id ?? '')
  await reconcile(app.ctx())
  expect(await read()).toMatchObject({ returnedMinor: 500, returningMinor: 0, leftMinor: 3500 })
})
