import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, payWith, sendRefunds } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { listNotifications } from '../notifications/read-notifications.server.ts'
import { applyPayout, listPayouts } from './payouts.server.ts'
import { receiveWebhook } from './receive-webhook.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { payoutsOf } from './simulator/payouts.rules.ts'

const app = openTestApp()
const dayMs = 86_400_000
const dateAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

test('a day is paid out as one sum once it is over, and a day of losses is made up for', () => {
  const days = [
    { day: '2026-03-03', currency: 'gbp', amountMinor: 500 },
    { day: '2026-03-01', currency: 'gbp', amountMinor: 1000 },
    { day: '2026-03-02', currency: 'gbp', amountMinor: -1200 },
    { day: '2026-03-02', currency: 'jpy', amountMinor: 300 },
    { day: '2026-03-04', currency: 'gbp', amountMinor: 900 },
  ]
  const seen = payoutsOf(days, '2026-03-04').map(({ day, currency, amountMinor, arrivesOn, status }) =>
    [day, currency, amountMinor, arrivesOn, status].join(' '),
  )
  expect(seen).toEqual([
    '2026-03-04 gbp 200 2026-03-06 pending',
    '2026-03-02 jpy 300 2026-03-04 paid',
    '2026-03-01 gbp 1000 2026-03-03 paid',
  ])
  expect(payoutsOf(days, '2026-03-05')[0]?.status).toBe('in_transit')
})

test('payouts are what the processor says of the own account, and change as it does', async () => {
  const provider = await makePaidProvider(app)
  const list = (after?: string) => listPayouts(app.ctx(provider.owner), after === undefined ? {} : { after })
  expect(await list()).toEqual({ payouts: [], hasMore: false })
  const paying = await bookUnpaid(app, provider, { day: 9 })
  await payWith(app, paying)
  await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount: 15 })
  await sendRefunds(app)
  const { payouts } = await list()
  expect(payouts).toMatchObject([
    { currency: 'GBP', amount: 25, amountMinor: 2500, arrivesOn: dateAfter(2), status: 'pending' },
  ])
  const statusAfter = async (days: number) => {
    await moveClock(app, Date.now() + days * dayMs)
    return (await list()).payouts[0]?.status
  }
  onTestFinished(() => moveClock(app, Date.now()))
  expect([await statusAfter(1), await statusAfter(2)]).toEqual(['in_transit', 'paid'])
  expect(await list(payouts[0]?.id)).toEqual({ payouts: [], hasMore: false })
  expect(await list('po_of_nobody')).toEqual({ payouts: [], hasMore: false })
  const other = await makePaidProvider(app)
  expect(await listPayouts(app.ctx(other.owner), {})).toEqual({ payouts: [], hasMore: false })
})

test('a payout that reaches the bank, or comes back from it, is told in the bell once, in the language of its reader', async () => {
  await app.jobs.work()
  onTestFinished(() => moveClock(app, Date.now()))
  const provider = await makePaidProvider(app)
  await payWith(app, await bookUnpaid(app, provider, { day: 9 }))
  const { simulator } = app.running
  const hear = async () => {
    for (const { payload, signature } of (await simulator?.takeEvents()) ?? []) {
      // A message comes twice now and then.
      await receiveWebhook(app.ctx(), payload, signature)
      await receiveWebhook(app.ctx(), payload, signature)
    }
  }
  const bell = async (locale = 'en-GB') => {
    const { notifications } = await listNotifications({ ...app.ctx(provider.owner), locale }, { page: 1, limit: 20 })
    return notifications.filter(({ type }) => type.startsWith('payout_')).map(({ title }) => title)
  }
  await hear()
  expect(await bell()).toEqual([])
  await moveClock(app, Date.now() + 2 * dayMs)
  await hear()
  await expect.poll(() => bell()).toEqual(['Payout received'])
  const { account } = await app.running.db
    .selectFrom('card_account')
    .select('account')
    .where('provider_id', '=', provider.providerId)
    .executeTakeFirstOrThrow()
  const [payout] = (await listPayouts(app.ctx(provider.owner), {})).payouts
  await simulator?.failPayout(account, payout?.id ?? '')
  await hear()
  await expect.poll(() => bell()).toEqual(['Payout failed', 'Payout received'])
  expect(await Promise.all(['fr-FR', 'es-ES', 'pt-PT'].map(bell))).toEqual([
    ['Versement refusé', 'Versement reçu'],
    ['Abono devuelto', 'Abono recibido'],
    ['Pagamento devolvido', 'Pagamento na conta'],
  ])
  const { notifications } = await listNotifications(app.ctx(provider.owner), { page: 1, limit: 1 })
  expect(notifications[0]).toMatchObject({
    actionLink: '/dashboard/money',
    metadata: { targetRoute: '/dashboard/money' },
  })
  expect((await listPayouts(app.ctx(provider.owner), {})).payouts[0]?.status).toBe('failed')
})

test('payouts of long ago are told to nobody, as after an upgrade or weeks without cards', async () => {
  await app.jobs.work()
  const provider = await makePaidProvider(app)
  const { account } = await app.running.db
    .selectFrom('card_account')
    .select('account')
    .where('provider_id', '=', provider.providerId)
    .executeTakeFirstOrThrow()
  const arrived = Math.floor(Date.now() / 1000) - 4 * 86_400
  const told = async () => {
    const { rows } = await sql<{ key: string }>`select type || ' ' || event_key as key from notification
      where provider_id = ${provider.providerId} and type like 'payout_%' order by 1`.execute(app.running.db)
    return rows.map(({ key }) => key.replace('payout po_', 'po_'))
  }
  const hear = (id: string, status: string, arrival_date: number) =>
    applyPayout(app.ctx(), { id, status, arrival_date }, account)
  await hear('po_old', 'paid', arrived)
  await hear('po_ancient', 'failed', arrived - 30 * 86_400)
  // A bank may take a week to send one back.
  await hear('po_back', 'failed', arrived)
  await hear('po_new', 'paid', arrived + 3 * 86_400)
  await expect.poll(async () => (await told()).length, { timeout: 30_000 }).toBeGreaterThan(1)
  expect(await told()).toEqual(['payout_failed po_back failed', 'payout_paid po_new paid'])
})

test('a processor that does not answer is said to be away, and nothing else is wrong', async () => {
  const provider = await makePaidProvider(app)
  app.running.simulator?.close()
  expect(await codeOf(listPayouts(app.ctx(provider.owner), {}))).toBe('payments_unavailable')
})
