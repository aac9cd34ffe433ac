import { Hono } from 'hono'
import { sql } from 'kysely'
import Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookKept, chargeFees, startsIn } from '../../../tests/keeping.ts'
import {
  beginPaying,
  bookUnpaid,
  buyCard,
  buyMembership,
  chargeCard,
  ledgerOf,
  makePaidProvider,
  payWith,
  sellPlan,
} from '../../../tests/paying.ts'
import { cardWebhookPath, mountWebhooks } from '../../http/webhooks.server.ts'
import type { Env } from '../../lib/api/serve.server.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { createIntent } from './create-intent.server.ts'
import { handleWebhook } from './receive-webhook.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { type SignedEvent, sign } from './simulator/webhooks.server.ts'
import { giveTip } from './tips.server.ts'

const app = openTestApp()
const site = new Hono<Env>()
let secret: string
beforeAll(() => {
  mountWebhooks(site, app.running)
  secret = app.running.app.cards?.webhookSecret ?? ''
})

const send = (payload: string, signature: string) =>
  site.request(cardWebhookPath, { method: 'POST', body: payload, headers: { 'stripe-signature': signature } })
const events = async () => (await app.running.simulator?.takeEvents()) ?? []
const kept = async () =>
  (await app.running.db.selectFrom('webhook_event').select('event_id').orderBy('received_at').execute()).map(
    ({ event_id }) => event_id,
  )

/** What the queue does with each that was kept: the first time it comes. */
async function tell(signed: readonly SignedEvent[]) {
  const told = new Set<string>()
  for (const { payload, signature } of signed) {
    const { id } = JSON.parse(payload)
    expect((await send(payload, signature)).status).toBe(200)
    if (!told.has(id)) await handleWebhook(app.ctx(), id)
    told.add(id)
  }
}

test('what the processor has signed within five minutes is taken once, and anything else is refused', async () => {
  const paying = await bookUnpaid(app, await makePaidProvider(app))
  await events()
  await chargeCard(app, paying, 'success')
  const [, event] = await events()
  const { payload, signature } = event as SignedEvent
  const before = (await kept()).length
  const at = (minutes: number) => sign(payload, secret, new Date(Date.now() + minutes * 60_000)).signature
  const refused: [why: string, payload: string, signature: string][] = [
    ['of another key', payload, sign(payload, 'whsec_another', new Date()).signature],
    ['altered', payload.replace('4000', '1'), signature],
    ['written anew', JSON.stringify(JSON.parse(payload), null, 1), signature],
    ['of ten minutes ago', payload, at(-10)],
    ['of ten minutes from now', payload, at(10)],
    ['of 90 days ago', payload, at(-90 * 1440)],
    ['without a signature', payload, ''],
    ['without a time', payload, signature.replace(/t=\d+,/, '')],
    ['with the signature of nothing', payload, `t=${Math.floor(Date.now() / 1000)},v1=`],
  ]
  for (const [why, body, header] of refused) expect([why, (await send(body, header)).status]).toEqual([why, 400])
  const live = JSON.stringify({ ...JSON.parse(payload), livemode: true })
  expect((await send(live, sign(live, secret, new Date()).signature)).status).toBe(400)
  const large = 'x'.repeat(10 * 1024 * 1024)
  expect((await send(large, sign(large, secret, new Date()).signature)).status).toBe(413)
  expect((await kept()).length).toBe(before)
  for (let round = 0; round < 10; round++) expect((await send(payload, signature)).status).toBe(200)
  expect((await kept()).length).toBe(before + 1)
  const queued = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
    where name = 'payment-webhook' and data ->> 'eventId' = ${JSON.parse(payload).id}`.execute(app.running.db)
  expect(queued.rows[0]?.n).toBe(1)
  await handleWebhook(app.ctx(), JSON.parse(payload).id)
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 4000, paid_ahead: -4000 })
})

type Day = { provider: TestProvider; account: string; bookings: readonly string[] }

/** What was posted at its provider, without when and under which id. */
async function entriesOf({ provider: { providerId }, bookings }: Day) {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', coalesce(array_position(${bookings}::uuid[], p.booking_id)::text, case
        when p.tip_id is not null then 'tip' when p.gift_card_id is not null then 'gift card' else 'membership' end),
      p.kind, e.account, e.amount_minor, e.currency) as line
    from ledger_posting p join ledger_entry e on e.posting_id = p.posting_id
    where p.provider_id = ${providerId} order by 1`.execute(app.running.db)
  return rows.map(({ line }) => line)
}

/** The card of whoever pays is charged, and nobody comes back to say so. */
async function payAndLeave(
  who: Actor,
  what: Omit<Parameters<typeof createIntent>[1], 'amount' | 'currency'>,
  minor: number,
) {
  const intent = await createIntent(app.ctx(who), { ...what, amount: minor / 100, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
}

/**
 * Paid, refused and paid, asked about by the bank, called off, given back in part, disputed, lost at the bank; a card kept and
 * charged with its fee; a tip, a gift card and a membership.
 */
async function aDay(): Promise<Day> {
  const provider = await makePaidProvider(app)
  const { owner, providerId } = provider
  const paying = async (time: string) => bookUnpaid(app, provider, { time })
  const [plain, second, asked] = [await paying('09:00'), await paying('10:00'), await paying('11:00')]
  await chargeCard(app, plain, 'success')
  await chargeCard(app, second, 'declined')
  await chargeCard(app, second, 'success')
  await chargeCard(app, asked, 'asks')
  const { account, intentId, clientSecret } = await beginPaying(app, asked)
  await app.running.simulator?.authenticate({ account, intentId, clientSecret, isApproved: true })
  const [over, part, disputed] = [await paying('12:00'), await paying('13:00'), await paying('14:00')]
  await payWith(app, over)
  await cancelBooking(app.ctx(over.customer), { id: over.bookingId })
  await payWith(app, part)
  await refundPayment(app.ctx(owner), { id: part.paymentId, amount: 12.5 })
  await chargeCard(app, disputed, 'disputed')
  const [lost, tipped] = [await paying('15:00'), await paying('16:00')]
  await chargeCard(app, lost, 'success')
  const ofLost = await beginPaying(app, lost)
  const dispute = await app.running.simulator?.dispute(account, ofLost.intentId, { amountMinor: 1000 })
  await app.running.simulator?.decideDispute(account, dispute ?? '', 'lost')
  await payWith(app, tipped)
  await startsIn(app, tipped, -2)
  await completeBooking(app.ctx(owner), { id: tipped.bookingId })
  const tip = await giveTip(app.ctx(tipped.customer), { bookingId: tipped.bookingId, amount: 5, currency: 'GBP' })
  await payAndLeave(tipped.customer, { tipId: tip.id }, 500)
  const card = await buyCard(app, provider, plain.customer, { amount: 50, isPaid: false })
  await payAndLeave(plain.customer, { giftCardId: card.id }, 5000)
  const membership = await buyMembership(app, await sellPlan(app, provider), second.customer, { isPaid: false })
  await payAndLeave(second.customer, { subscriptionId: membership.id }, 30_000)
  await sql`update provider set payment_mode = 'card_kept', cancellation_policy = '[{"hoursBefore": 336, "feePercent": 50}]'
    where provider_id = ${providerId}`.execute(app.running.db)
  const keeping = await bookKept(app, provider, { day: 4 })
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  await chargeFees(app, keeping)
  const bookings = [plain, second, asked, over, part, disputed, lost, tipped, keeping].map(({ bookingId }) => bookingId)
  return { provider, account, bookings }
}

/** So many providers at once, each of whose messages come in whichever way. What was posted about each. */
async function someDays(count: number, wayOf: (signed: readonly SignedEvent[]) => readonly SignedEvent[]) {
  await events()
  // Whatever was before is reconciled no more.
  await sql`update payment set paid_at = paid_at - interval '2 days' where paid_at > now() - interval '1 day'`.execute(
    app.running.db,
  )
  const days = await Promise.all(Array.from({ length: count }, aDay))
  const tellThem = async () => {
    const all = await events()
    const ofAccount = (one: string) => all.filter(({ payload }) => JSON.parse(payload).account === one)
    await Promise.all(days.map(({ account }) => tell(wayOf(ofAccount(account)))))
  }
  await tellThem()
  await reconcile(app.ctx())
  await tellThem()
  return Promise.all(days.map(entriesOf))
}

test(
  'messages that come twice, in any order or not at all leave the same entries',
  async () => {
    const [inOrder = []] = await someDays(1, (signed) => signed)
    expect(inOrder.length).toBeGreaterThan(12)
    for (const [what, many] of [
      [/ dispute /, 4],
      [/ dispute_lost /, 2],
      [/^tip charge/, 2],
      [/^gift card charge/, 2],
    ] as const)
      expect(
        inOrder.filter((line) => what.test(line)),
        String(what),
      ).toHaveLength(many)
    expect(inOrder.filter((line) => /^membership charge|^9 (charge|fee_paid)/.test(line))).toHaveLength(6)
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const shuffled = <T>(all: readonly T[]) =>
      all
        .map((one) => ({ one, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one)
    const [rounds, beside] = process.env.TEST_FULL ? [125, 8] : [2, 2]
    const orders = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      // Any tenth is lost and found by reconciling; every other one comes twice.
      const days = await someDays(beside, (signed) => {
        const told = signed.filter(() => random() > 0.1)
        const way = shuffled([...told, ...told])
        orders.add(way.map(({ payload }) => payload).join())
        return way
      })
      for (const day of days) expect(day).toEqual(inOrder)
    }
    expect(orders.size).toBeGreaterThanOrEqual(rounds * beside)
    expect(await someDays(1, () => [])).toEqual([inOrder])
  },
  process.env.TEST_FULL ? 1_800_000 : 120_000,
)

test('what is told again after 90 days, freshly signed, is looked into anew and changes nothing', async () => {
  await events()
  const day = await aDay()
  const signed = await events()
  await tell(signed)
  await reconcile(app.ctx())
  const before = await entriesOf(day)
  const ids = signed.map(({ payload }) => JSON.parse(payload).id as string)
  const known = async () => (await kept()).filter((id) => ids.includes(id)).length
  await runClockJobs(app, 'old-webhooks')
  expect(await known()).toBe(new Set(ids).size)
  await sql`update webhook_event set received_at = received_at - interval '91 days'
    where event_id = any(${ids})`.execute(app.running.db)
  // What nobody has acted upon yet is none that can be forgotten.
  await sql`update webhook_event set applied_at = null where event_id = ${ids[0] ?? ''}`.execute(app.running.db)
  await runClockJobs(app, 'old-webhooks')
  expect(await known()).toBe(1)
  await tell(signed.map(({ payload }) => sign(payload, secret, new Date())))
  await reconcile(app.ctx())
  expect(await known()).toBe(new Set(ids).size)
  expect(await entriesOf(day)).toEqual(before)
})

test('the SDK itself takes what was signed tomorrow, so it is not asked alone', () => {
  const { payload, signature } = sign('{"id":"evt_1","object":"event"}', secret, new Date(Date.now() + 86_400_000))
  expect(Stripe.webhooks.constructEvent(payload, signature, secret)).toMatchObject({ id: 'evt_1' })
})
