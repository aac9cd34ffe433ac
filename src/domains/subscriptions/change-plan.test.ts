import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { cardBecomes } from '../../../tests/kept-cards.ts'
import { buyMembership, makePaidProvider, renewMemberships, sellPlan } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { changePlan } from './change-plan.server.ts'
import { withdrawPlan } from './plans.server.ts'
import { listMembers, readOne } from './read-subscriptions.server.ts'
import { cancelOwn } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const services = ['Cut', 'Shave'].map((name) => ({ name, durationMinutes: 30, priceMinor: 4000 }))

beforeEach(() => moveClock(app, Date.parse('2027-01-31T12:00:00Z')))

/** Two cuts a month for 50; beside it four shaves a month for 80, kept for one period more. */
async function makeMember() {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services })
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const cuts = await sellPlan(app, shop, { months: 1, uses: 2, priceMinor: 5000, renews: true })
  const shaves = await sellPlan(app, shop, {
    ...{ months: 1, uses: 4, priceMinor: 8000, renews: true, rollsOver: true },
    serviceIds: shop.serviceIds.slice(1),
  })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, cuts, who)
  return { shop, cuts, shaves, who, id }
}

const read = (who: Actor, id: string) => readOne(app.ctx(who), id)
const change = (who: Actor, subscriptionId: string, planId: string, more: { price?: number } = {}) =>
  changePlan(app.ctx(who), { subscriptionId, planId, price: undefined, ...more })
const renewAt = async (iso: string) => {
  await moveClock(app, Date.parse(iso))
  await renewMemberships(app)
}
const book = (shop: TestProvider, who: Actor, subscriptionId: string, dateTime: string, service: number) =>
  createBooking(app.ctx(who), {
    providerId: shop.providerId,
    serviceIds: shop.serviceIds.slice(service, service + 1),
    dateTime,
    subscriptionId,
  })

async function amountsOf(id: string): Promise<number[]> {
  const { rows } = await sql<{ minor: number }>`select captured_minor as minor from payment
    where subscription_id = ${id} order by period`.execute(app.running.db)
  return rows.map(({ minor }) => minor)
}
test('until its period is over all stays as it is, then another plan costs what it costs and gives what it gives', async () => {
  const { shop, cuts, shaves, who, id } = await makeMember()
  const agreed = await change(who, id, shaves.id, { price: 80 })
  expect(agreed).toMatchObject({
    ...{ planId: cuts.id, priceMinor: 5000, usesLeft: 2, endsAt: '2027-02-28T00:00:00+00:00' },
    next: { planId: shaves.id, name: shaves.name, price: 80, priceMinor: 8000, uses: 4, rollsOver: true },
  })
  expect(agreed.next?.services.map(({ name }) => name)).toEqual(['Shave'])
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([{ planName: cuts.name, nextPlanName: shaves.name }])
  await book(shop, who, id, '2027-02-10T10:00:00Z', 0)
  expect(await codeOf(book(shop, who, id, '2027-02-10T12:00:00Z', 1))).toBe('membership_elsewhere')
  expect(await amountsOf(id)).toEqual([5000])

  await renewAt('2027-02-28T00:01:00Z')
  expect(await amountsOf(id)).toEqual([5000, 8000])
  // What was left of the first lapses by its own terms.
  expect(await read(who, id)).toMatchObject({
    ...{ planId: shaves.id, name: shaves.name, priceMinor: 8000, uses: 4, usesLeft: 4, rollsOver: true, next: null },
    endsAt: '2027-03-31T00:00:00+01:00',
  })
  expect(await codeOf(book(shop, who, id, '2027-03-10T12:00:00Z', 0))).toBe('membership_elsewhere')
  await book(shop, who, id, '2027-03-10T12:00:00Z', 1)

  await renewAt('2027-03-30T23:01:00Z')
  expect(await amountsOf(id)).toEqual([5000, 8000, 8000])
  expect(await read(who, id)).toMatchObject({ usesLeft: 7, endsAt: '2027-04-30T00:00:00+01:00' })
})

test('a year is counted from the day on which the month before it is over, and months from the end of a year', async () => {
  const { shop, cuts, who, id } = await makeMember()
  const yearly = await sellPlan(app, shop, { months: 12, uses: 24, priceMinor: 50_000, renews: true })
  await change(who, id, yearly.id)
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ months: 12, usesLeft: 24, endsAt: '2028-02-28T00:00:00+00:00' })
  await change(who, id, cuts.id)
  await renewAt('2028-02-28T00:01:00Z')
  expect(await read(who, id)).toMatchObject({ months: 1, usesLeft: 2, endsAt: '2028-03-28T00:00:00+01:00' })
  expect(await amountsOf(id)).toEqual([5000, 50_000, 5000])
})

test('what was agreed to holds when its plan becomes dearer or is sold no more, and is kept word for word', async () => {
  const { shop, shaves, who, id } = await makeMember()
  await change(who, id, shaves.id)
  await sql`update plan set price_minor = 9900 where plan_id = ${shaves.id}`.execute(app.running.db)
  await withdrawPlan(app.ctx(shop.owner), { id: shaves.id })
  // Asked again it is another offer; what stands stays.
  expect(await codeOf(change(who, id, shaves.id))).toBe('plan_not_sold')
  await renewAt('2027-02-28T00:01:00Z')
  expect(await amountsOf(id)).toEqual([5000, 8000])
  const { rows } = await sql<{ consent: string }>`select consent from subscription
    where subscription_id = ${id}`.execute(app.running.db)
  expect(rows[0]?.consent).toMatch(
    /charges £80.00 on .*28 February 2027 and then each month on the same day, for 4 visits/,
  )
})

test('back to its own plan it goes on as it is; cancelled, nothing follows', async () => {
  const { cuts, shaves, who, id } = await makeMember()
  await change(who, id, shaves.id)
  expect((await change(who, id, cuts.id)).next).toBeNull()
  await renewAt('2027-02-28T00:01:00Z')
  expect(await amountsOf(id)).toEqual([5000, 5000])
  await change(who, id, shaves.id)
  expect((await cancelOwn(app.ctx(who), { subscriptionId: id })).next).toBeNull()
  await renewAt('2027-03-31T00:01:00Z')
  expect(await amountsOf(id)).toEqual([5000, 5000])
})

test('asked twice it is agreed to once, and told once', async () => {
  const { shaves, who, id } = await makeMember()
  await change(who, id, shaves.id)
  const first = await sql`select * from subscription_change where subscription_id = ${id}`.execute(app.running.db)
  await moveClock(app, Date.parse('2027-02-01T12:00:00Z'))
  await change(who, id, shaves.id)
  expect(
    (await sql`select * from subscription_change where subscription_id = ${id}`.execute(app.running.db)).rows,
  ).toEqual(first.rows)
})

test('a card that is refused is asked for the price that was agreed to, and by hand the same is paid', async () => {
  const { cuts, shaves, who, id } = await makeMember()
  await change(who, id, shaves.id)
  await cardBecomes(app, id, 'declined')
  await renewAt('2027-02-28T00:01:00Z')
  const owing = await read(who, id)
  expect(owing).toMatchObject({ planId: cuts.id, usesLeft: 2, renewal: { state: 'unpaid' } })
  expect(await codeOf(change(who, id, cuts.id))).toBe('membership_unpaid')
  const payment = await readPayment(app.ctx(who), { id: owing.renewal?.paymentId ?? '' })
  expect(payment).toMatchObject({ amountMinor: 8000 })
  expect(payment.consent?.[0]).toContain('£80.00')
  const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: 80, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(who), { id: intent.id })
  expect(await read(who, id)).toMatchObject({ planId: shaves.id, usesLeft: 4, next: null })
})

test('changing against the renewal: it is the one period or the other, and never half of each', async () => {
  const { shaves, who, id } = await makeMember()
  await moveClock(app, Date.parse('2027-02-27T23:59:59.900Z'))
  await Promise.all([
    change(who, id, shaves.id).catch(() => null),
    (async () => {
      await moveClock(app, Date.parse('2027-02-28T00:00:30Z'))
      await renewMemberships(app)
    })(),
    change(who, id, shaves.id).catch(() => null),
  ])
  const now = await read(who, id)
  const [, paid] = await amountsOf(id)
  expect([paid, now.usesLeft, now.planId === shaves.id]).toEqual(paid === 8000 ? [8000, 4, true] : [5000, 2, false])
})

test('is refused with its reason, and nothing of it stays', async () => {
  const { shop, cuts, shaves, who, id } = await makeMember()
  const stranger = await makeAccount(app)
  const elsewhere = await makeMember()
  const once = await sellPlan(app, shop, { months: 6, uses: 10, priceMinor: 30_000 })
  const { id: ofOnce } = await buyMembership(app, once, who)
  const { id: unpaid } = await buyMembership(app, cuts, who, { isPaid: false })
  const gone = await sellPlan(app, shop, { months: 1, uses: 3, priceMinor: 6000, renews: true })
  await withdrawPlan(app.ctx(shop.owner), { id: gone.id })
  const refused: [why: string, code: string, asked: () => Promise<unknown>][] = [
    ['the plan it has', 'plan_unchanged', () => change(who, id, cuts.id)],
    ['no plan at all', 'plan_not_found', () => change(who, id, crypto.randomUUID())],
    ['a plan of somebody else', 'plan_not_found', () => change(who, id, elsewhere.shaves.id)],
    ['a plan that was withdrawn', 'plan_not_sold', () => change(who, id, gone.id)],
    ['another price than was shown', 'plan_changed', () => change(who, id, shaves.id, { price: 79 })],
    ['a plan that does not renew', 'plan_not_renewing', () => change(who, id, once.id)],
    ['one that does not renew', 'membership_not_renewing', () => change(who, ofOnce, shaves.id)],
    ['one that is not paid', 'membership_unpaid', () => change(who, unpaid, shaves.id)],
    ['somebody else’s', 'membership_not_found', () => change(stranger, id, shaves.id)],
    ['by its provider', 'membership_not_found', () => change(shop.owner, id, shaves.id)],
  ]
  for (const [why, code, asked] of refused) expect([why, await codeOf(asked())]).toEqual([why, code])
  await sql`update provider set currency = 'EUR' where provider_id = ${shop.providerId}`.execute(app.running.db)
  const euros = await sellPlan(app, shop, { months: 1, uses: 2, priceMinor: 5000, renews: true })
  expect(await codeOf(change(who, id, euros.id))).toBe('plan_not_sold')
  await sql`update provider set currency = 'GBP' where provider_id = ${shop.providerId}`.execute(app.running.db)
  await cancelOwn(app.ctx(who), { subscriptionId: id })
  expect(await codeOf(change(who, id, shaves.id))).toBe('membership_cancelled')
  const { rows } = await sql`select from subscription_change where subscription_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([])
})
