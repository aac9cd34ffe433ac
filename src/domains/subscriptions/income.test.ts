import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import {
  buyCard,
  buyMembership,
  makePaidProvider,
  renewMemberships,
  sellPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { getStatementEntries } from '../papers/statement.server.ts'
import { statements } from '../papers/statement-contract.ts'
import { applyDispute } from '../payments/disputes.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { listIncome } from './income.server.ts'
import { listOwnPlans } from './read-subscriptions.server.ts'

const app = openTestApp({ poolSize: 10 })
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true }
const at = (iso: string) => moveClock(app, Date.parse(iso))
beforeEach(() => at('2027-01-31T12:00:00Z'))

/** What the operator has set, for this test. */
function takeFee(basisPoints: number) {
  const { settingOf } = app.running.app
  app.running.app.settingOf = (setting) =>
    setting.name === 'PLATFORM_FEE_BASIS_POINTS' ? basisPoints : settingOf(setting)
  onTestFinished(() => {
    app.running.app.settingOf = settingOf
  })
}

test('month by month: what was charged, what went back, what the platform took, and what is left of it', async () => {
  takeFee(1000)
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const elsewhere = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const plan = await sellPlan(app, shop, monthly)
  const other = await sellPlan(app, shop, { ...monthly, priceMinor: 8000 })
  const income = () => listIncome(app.ctx(shop.owner))
  expect(await income()).toEqual([])
  const first = await buyMembership(app, plan, await makeAccount(app))
  await buyMembership(app, await sellPlan(app, elsewhere, monthly), await makeAccount(app))
  // A gift card is none.
  await buyCard(app, shop, await makeAccount(app), { amount: 20 })
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  await at('2027-03-30T23:01:00Z')
  await renewMemberships(app)
  const { rows } = await sql<{ id: string }>`select payment_id as id from payment
    where subscription_id = ${first.id} and period = 2`.execute(app.running.db)
  await refundPayment(app.ctx(shop.owner), { id: rows[0]?.id ?? '', amount: 20 })
  await sendRefunds(app)
  // By the clock of the world in March: where the business is, it is the first of April.
  await at('2027-03-31T23:30:00Z')
  await buyMembership(app, other, await makeAccount(app))
  const currency = 'GBP'
  const months = [
    { month: '2027-04', currency, chargedMinor: 8000, returnedMinor: 0, platformFeeMinor: 800, keptMinor: 7200 },
    // Of the period of February, and counted when it went back; the platform gives its share of it back.
    { month: '2027-03', currency, chargedMinor: 5000, returnedMinor: 2000, platformFeeMinor: 300, keptMinor: 2700 },
    { month: '2027-02', currency, chargedMinor: 5000, returnedMinor: 0, platformFeeMinor: 500, keptMinor: 4500 },
    { month: '2027-01', currency, chargedMinor: 5000, returnedMinor: 0, platformFeeMinor: 500, keptMinor: 4500 },
  ]
  expect(await income()).toEqual(months)
  // The same sums stand beside the plans, and behind the link of each month.
  const { plans } = await listOwnPlans(app.ctx(shop.owner))
  const paid = plans.reduce((sum, { paidMinor }) => sum + paidMinor, 0)
  expect(paid).toBe(months.reduce((sum, { chargedMinor, returnedMinor }) => sum + chargedMinor - returnedMinor, 0))
  for (const { month, chargedMinor, returnedMinor } of months) {
    const asked = { currency, account: 'owed_to_provider', month, purpose: 'subscription' }
    const { sumMinor } = await getStatementEntries(app.ctx(shop.owner), statements.entries.input.parse(asked))
    expect([month, 0 - sumMinor]).toEqual([month, chargedMinor - returnedMinor])
  }
  expect(await listIncome(app.ctx(elsewhere.owner))).toMatchObject(
    ['2027-03', '2027-02', '2027-01'].map((month) => ({ month, chargedMinor: 5000, returnedMinor: 0 })),
  )
})

test('what a bank takes back counts in the month in which it does, each money stands for itself, and 36 months are told', async () => {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const income = () => listIncome(app.ctx(shop.owner))
  const sell = (priceMinor: number) => sellPlan(app, shop, { ...monthly, renews: false, priceMinor })
  const pounds = await sell(5000)
  const { id } = await buyMembership(app, pounds, await makeAccount(app))
  await sql`update provider set currency = 'EUR' where provider_id = ${shop.providerId}`.execute(app.running.db)
  await buyMembership(app, await sell(7000), await makeAccount(app))
  const none = { returnedMinor: 0, platformFeeMinor: 0 }
  const euros = { month: '2027-01', currency: 'EUR', chargedMinor: 7000, ...none, keptMinor: 7000 }
  const first = { month: '2027-01', currency: 'GBP', chargedMinor: 5000, ...none, keptMinor: 5000 }
  expect(await income()).toEqual([euros, first])
  const { rows } = await sql<{
    paymentId: string
    intent: string
    account: string
  }>`select payment_id as "paymentId", intent,
    account from payment where subscription_id = ${id}`.execute(app.running.db)
  const [paid] = rows
  if (!paid) throw new Error('It was paid')
  const dispute = (status: string) => {
    const told = { id: `dp_${paid.paymentId}`, payment_intent: paid.intent, amount: 5000, currency: 'gbp', status }
    return applyDispute(app.ctx(), told as Parameters<typeof applyDispute>[1], paid.account)
  }
  await at('2027-02-10T12:00:00Z')
  await dispute('needs_response')
  expect(await income()).toEqual([euros, first])
  await dispute('lost')
  const lost = { month: '2027-02', currency: 'GBP', chargedMinor: 0, ...none, returnedMinor: 5000, keptMinor: -5000 }
  expect(await income()).toEqual([lost, euros, first])
  // The first day of the 36th month after it, and the last before.
  await at('2029-12-31T23:59:00Z')
  expect(await income()).toEqual([lost, euros, first])
  await at('2030-01-01T00:01:00Z')
  expect(await income()).toEqual([lost])
})
