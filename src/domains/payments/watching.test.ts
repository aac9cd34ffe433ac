import { setTimeout as sleep } from 'node:timers/promises'
import { type KyselyPlugin, sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { openTestApp } from '../../../tests/factories.ts'
import {
  bookUnpaid,
  ledgerOf,
  makePaidProvider,
  type Paying,
  payWith,
  processorSays,
  sendRefunds,
} from '../../../tests/paying.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { readPayment } from './read-payments.server.ts'
import { handleWebhook, receiveWebhook } from './receive-webhook.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp()
const day = 86_400_000

/** From now on `days` after today, for the rest of the test. */
async function inDays(days: number) {
  onTestFinished(() => moveClock(app, Date.now()))
  await moveClock(app, Date.now() + days * day)
}

const stripe = async () => (await app.running.app.cards?.api()) as Stripe
async function atProcessor({ paymentId }: Paying) {
  const { rows } = await sql<{ intent: string; account: string; dispute: string | null }>`
    select intent, account, dispute from payment where payment_id = ${paymentId}`.execute(app.running.db)
  return rows[0] ?? { intent: '', account: '', dispute: null }
}
const disputeOf = async (paying: Paying) => (await atProcessor(paying)).dispute

/** A message that is sent and never comes. */
const lose = () => app.running.simulator?.takeEvents()

async function takeBack(paying: Paying) {
  const { intent, account } = await atProcessor(paying)
  await app.running.simulator?.dispute(account, intent)
  await lose()
}

async function decide(paying: Paying, outcome: 'won' | 'lost') {
  const { intent, account } = await atProcessor(paying)
  const { data } = await (await stripe()).disputes.list({ payment_intent: intent }, { stripeAccount: account })
  await app.running.simulator?.decideDispute(account, data[0]?.id ?? '', outcome)
  await lose()
}

/** The bank of the customer sends back what had arrived. */
async function sendBack(paying: Paying) {
  const { intent, account } = await atProcessor(paying)
  const { data } = await (await stripe()).refunds.list({ payment_intent: intent }, { stripeAccount: account })
  await app.running.simulator?.failRefund(account, data[0]?.id ?? '')
  await lose()
}

/** What the processor is asked while that is done, by path. */
async function asked(work: () => Promise<void>): Promise<string[]> {
  const api = await stripe()
  const paths: string[] = []
  const note = ({ path }: Stripe.RequestEvent) => paths.push(path.replace(/\?.*/, ''))
  api.on('request', note)
  await work().finally(() => api.off('request', note))
  return paths
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; sum: number }>`select currency, sum(amount_minor)::bigint as sum
    from ledger_entry group by 1`.execute(app.running.db)
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]))
}

test('what a bank takes back weeks after it was paid, and decides weeks later, is found though nobody tells us', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  await reconcile(app.ctx())
  await inDays(20)
  await reconcile(app.ctx())
  await takeBack(paying)
  await reconcile(app.ctx())
  expect(await disputeOf(paying)).toBe('open')
  expect(await ledgerOf(app, paying)).toEqual({ disputed: 4000, paid_ahead: -4000 })
  await inDays(60)
  await decide(paying, 'lost')
  await reconcile(app.ctx())
  expect(await disputeOf(paying)).toBe('lost')
  expect(await ledgerOf(app, paying)).toEqual({})
  expect(await balances()).toEqual({ GBP: 0 })
})

test('a dispute that is open is looked at again by itself, also where the account’s own list of what has happened is not', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying, 'disputed')
  await lose()
  await reconcile(app.ctx())
  expect(await disputeOf(paying)).toBe('open')
  await inDays(100)
  await decide(paying, 'won')
  await sql`update card_account set look_at = 'infinity' where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  await reconcile(app.ctx())
  expect(await disputeOf(paying)).toBe('won')
})

test('what was given back and comes back weeks later is whose it was: of the visit ahead, or earned', async () => {
  const provider = await makePaidProvider(app)
  const [ahead, earned] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  for (const paying of [ahead, earned]) await payWith(app, paying)
  await inDays(4)
  await completeBooking(app.ctx(provider.owner), { id: earned.bookingId })
  for (const { paymentId } of [ahead, earned])
    await refundPayment(app.ctx(provider.owner), { id: paymentId, amount: 15 })
  await sendRefunds(app)
  expect(await ledgerOf(app, ahead)).toEqual({ held_by_processor: 2500, paid_ahead: -2500 })
  expect(await ledgerOf(app, earned)).toEqual({ held_by_processor: 2500, owed_to_provider: -2500 })
  await reconcile(app.ctx())
  await inDays(24)
  for (const paying of [ahead, earned]) await sendBack(paying)
  await reconcile(app.ctx())
  await reconcile(app.ctx())
  expect(await ledgerOf(app, ahead)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  expect(await ledgerOf(app, earned)).toEqual({ held_by_processor: 4000, owed_to_provider: -4000 })
  expect(await balances()).toEqual({ GBP: 0 })
  for (const paying of [ahead, earned]) {
    const { refunds, leftMinor } = await readPayment(app.ctx(paying.customer), { id: paying.paymentId })
    expect([refunds.map(({ status }) => status), leftMinor]).toEqual([['failed'], 4000])
  }
  // It can be given again.
  await refundPayment(app.ctx(provider.owner), { id: earned.paymentId })
  await sendRefunds(app)
  expect(await ledgerOf(app, earned)).toEqual({})
})

test('after months without cards everything that a bank may have decided is looked through, page by page', async () => {
  const provider = await makePaidProvider(app)
  const [disputed, sentBack] = [await bookUnpaid(app, provider), await bookUnpaid(app, provider, { time: '12:00' })]
  for (const paying of [disputed, sentBack]) await payWith(app, paying)
  await refundPayment(app.ctx(provider.owner), { id: sentBack.paymentId })
  await sendRefunds(app)
  await reconcile(app.ctx())
  await inDays(5)
  for (let n = 0; n < 101; n++) await takeBack(disputed)
  await sendBack(sentBack)
  // What the payments themselves would be asked about.
  await sql`update payment set look_at = null where provider_id = ${provider.providerId}`.execute(app.running.db)
  await inDays(50)
  await reconcile(app.ctx())
  expect(await disputeOf(disputed)).toBe('open')
  expect(await ledgerOf(app, sentBack)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
  expect(await processorSays(app, sentBack)).toMatchObject({ taken: 4000 })
})

test('what a provider sells elsewhere with the same account is left alone, and costs no question of its own', async () => {
  const provider = await makePaidProvider(app)
  const { rows } = await sql<{ account: string }>`select account from card_account
    where provider_id = ${provider.providerId}`.execute(app.running.db)
  const elsewhere = { amount: 900, currency: 'gbp', confirm: true, payment_method: 'pm_card_visa' }
  const sold = await (await stripe()).paymentIntents.create(elsewhere, { stripeAccount: rows[0]?.account ?? '' })
  expect(sold.status).toBe('succeeded')
  await lose()
  const paths = await asked(() => reconcile(app.ctx()))
  expect(paths).toContain('/v1/events')
  expect(paths.filter((path) => path.includes(sold.id))).toEqual([])
})

test('what was paid long ago costs nothing a minute: an account is asked once, however many payments it has', async () => {
  const provider = await makePaidProvider(app)
  for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00'])
    await payWith(app, await bookUnpaid(app, provider, { day: 5, time }))
  await inDays(20)
  const ours = sql`provider_id = ${provider.providerId}`
  await sql`update payment set look_at = null where not (${ours})`.execute(app.running.db)
  await sql`update card_account set look_at = 'infinity' where not (${ours})`.execute(app.running.db)
  const first = await asked(() => reconcile(app.ctx()))
  expect(first.filter((path) => path === '/v1/disputes')).toHaveLength(5)
  const paths = await asked(async () => {
    for (let minute = 0; minute < 3; minute++) await reconcile(app.ctx())
  })
  expect(paths).toEqual(['/v1/events', '/v1/events', '/v1/events'])
})

test('a message that came when cards were off is found by the clock once they are on', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await payWith(app, paying)
  await reconcile(app.ctx())
  await inDays(140)
  await reconcile(app.ctx())
  await app.running.simulator?.takeEvents()
  const find = async () => {
    const { rows } = await sql<{ intent: string; account: string; dispute: string | null }>`
      select intent, account, dispute from payment where payment_id = ${paying.paymentId}`.execute(app.running.db)
    return rows[0] ?? { intent: '', account: '', dispute: null }
  }
  const { intent, account } = await find()
  await app.running.simulator?.dispute(account, intent)
  const ctx = app.ctx()
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? []) {
    await receiveWebhook(ctx, payload, signature)
    // Taken up by a node that was started with PAYMENTS=off.
    await handleWebhook({ ...ctx, app: { ...ctx.app, cards: null } }, JSON.parse(payload).id)
  }
  expect((await find()).dispute).toBeNull()
  await reconcile(app.ctx())
  expect((await find()).dispute).toBe('open')
})

test('a dispute that is heard of while its payment is looked at is looked at within the hour, as every open one', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  await inDays(20)
  await sql`update payment set look_at = null where provider_id <> ${provider.providerId}`.execute(app.running.db)
  let heard: Promise<unknown> = Promise.resolve()
  // Its message is taken by another node, in the moment in which this one has read when to look next.
  const hear = () =>
    app.running.db.transaction().execute(async (tx) => {
      await sql`update payment set dispute = 'open', look_at = now() where payment_id = ${paying.paymentId}`.execute(tx)
      await sleep(500)
    })
  const looks = new WeakSet<object>()
  let count = 0
  const between: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('isDifferent')) looks.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!looks.has(queryId) || ++count !== 2) return result
      heard = hear()
      await sleep(200)
      return result
    },
  }
  const ctx = app.ctx()
  await reconcile({ ...ctx, db: ctx.db.withPlugin(between) })
  expect(count).toBe(2)
  await heard
  const { rows } = await sql<{
    hours: number
  }>`select extract(epoch from look_at - ${new Date(Date.now() + 20 * day)}) / 3600 as hours
    from payment where payment_id = ${paying.paymentId}`.execute(app.running.db)
  expect(Number(rows[0]?.hours)).toBeLessThan(2)
})
