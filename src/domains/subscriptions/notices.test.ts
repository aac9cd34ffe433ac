import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import { booksOf, buyMembership, makePaidProvider, renewMemberships, sellPlan } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { changePlan } from './change-plan.server.ts'
import { updatePlan, withdrawNotice } from './plans.server.ts'
import { listOwnPlans, readOne } from './read-subscriptions.server.ts'
import { cancelOwn } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true }
const at = (iso: string) => moveClock(app, Date.parse(iso))
const renewAt = async (iso: string) => {
  await at(iso)
  await renewMemberships(app)
}
beforeEach(() => at('2027-01-31T12:00:00Z'))

async function makeMember(terms: Parameters<typeof sellPlan>[2] = {}) {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services })
  const plan = await sellPlan(app, shop, { ...monthly, ...terms })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  const { name } = plan
  const change = (fields: Partial<Parameters<typeof updatePlan>[1]> = {}) =>
    updatePlan(app.ctx(shop.owner), {
      ...{ id: plan.id, name, ...monthly, ...terms, serviceIds: shop.serviceIds.slice(0, 1), isForMembers: true },
      ...fields,
    })
  const tell = () => runClockJobs(app, 'membership-notice')
  return { shop, plan, who, id, change, tell, read: () => readOne(app.ctx(who), id) }
}
const takenFor = async ({ providerId }: { providerId: string }) => (await booksOf(app, providerId)).held_by_processor

test('other terms hold for the first period that begins thirty days after their mail has left, and no sooner', async () => {
  const { shop, change, tell, read } = await makeMember()
  await change({ priceMinor: 6000, uses: 3 })
  expect((await read()).notice).toBeNull()
  await tell()
  await tell()
  expect(await read()).toMatchObject({
    ...{ priceMinor: 5000, uses: 2, next: null },
    notice: { priceMinor: 6000, uses: 3, from: expect.stringMatching(/^2027-03-02/) },
  })
  expect((await listOwnPlans(app.ctx(shop.owner))).plans).toMatchObject([{ notice: { priceMinor: 6000, told: 1 } }])
  // The period that begins after 28 days is by the old ones.
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read()).toMatchObject({ priceMinor: 5000, usesLeft: 2, notice: { priceMinor: 6000 } })
  expect(await takenFor(shop)).toBe(10_000)
  await renewAt('2027-03-30T23:01:00Z')
  expect(await read()).toMatchObject({ priceMinor: 6000, uses: 3, usesLeft: 3, notice: null, next: null })
  expect(await takenFor(shop)).toBe(16_000)
  await tell()
  expect((await read()).notice).toBeNull()
})

test('taken back it holds for nobody, and with whom it has begun to be asked for it stays', async () => {
  const { shop, plan, change, tell, read } = await makeMember()
  await change({ priceMinor: 6000 })
  await tell()
  const back = await withdrawNotice(app.ctx(shop.owner), { id: plan.id })
  expect(back.plans).toMatchObject([{ notice: null }])
  await tell()
  expect(await codeOf(withdrawNotice(app.ctx(shop.owner), { id: plan.id }))).toBe('notice_not_found')
  await renewAt('2027-02-28T00:01:00Z')
  await renewAt('2027-03-30T23:01:00Z')
  expect(await read()).toMatchObject({ priceMinor: 5000, notice: null })
  expect(await takenFor(shop)).toBe(15_000)

  await at('2027-01-31T12:00:00Z')
  const asked = await makeMember()
  await asked.change({ priceMinor: 6000 })
  await asked.tell()
  await renewAt('2027-02-28T00:01:00Z')
  await renewAt('2027-03-31T00:01:00Z')
  await withdrawNotice(app.ctx(asked.shop.owner), { id: asked.plan.id })
  await asked.tell()
  expect((await asked.read()).priceMinor).toBe(6000)
})

test('a second notice takes the place of the first, with thirty days of its own', async () => {
  const { shop, change, tell, read } = await makeMember()
  await change({ priceMinor: 6000 })
  await tell()
  await at('2027-02-20T12:00:00Z')
  await change({ priceMinor: 7000 })
  await tell()
  expect((await read()).notice).toMatchObject({ priceMinor: 7000, from: expect.stringMatching(/^2027-03-22/) })
  await renewAt('2027-02-28T00:01:00Z')
  expect(await takenFor(shop)).toBe(10_000)
  await renewAt('2027-03-30T23:01:00Z')
  expect(await takenFor(shop)).toBe(17_000)
})

test('who leaves, or goes on with another plan, is charged nothing by it; without being for members it is for nobody', async () => {
  const { shop, who, id, change, tell, read } = await makeMember()
  await change({ priceMinor: 6000, isForMembers: false })
  await tell()
  expect((await read()).notice).toBeNull()
  const other = await sellPlan(app, shop, { ...monthly, priceMinor: 4000 })
  await change({ priceMinor: 6000 })
  await tell()
  await changePlan(app.ctx(who), { subscriptionId: id, planId: other.id })
  await renewAt('2027-02-28T00:01:00Z')
  await tell()
  expect(await read()).toMatchObject({ priceMinor: 4000, notice: null })
  const leaving = await makeMember()
  await leaving.change({ priceMinor: 6000 })
  await leaving.tell()
  await cancelOwn(app.ctx(leaving.who), { subscriptionId: leaving.id })
  await leaving.tell()
  expect(await leaving.read()).toMatchObject({ notice: null, renewal: { state: 'cancelled' } })
})

test('a month becomes no year by it, and what does not renew is told of nothing', async () => {
  const { change } = await makeMember()
  expect(await codeOf(change({ months: 12 }))).toBe('plan_notice_period')
  expect(await codeOf(change({ renews: false }))).toBe('plan_notice_period')
  const once = await makeMember({ renews: false, months: 6 })
  expect(await codeOf(once.change({ priceMinor: 6000 }))).toBe('plan_notice_period')
})

test('announced, chosen otherwise and taken back in one moment, one price is asked for, and it is one of those', async () => {
  const { shop, plan, who, id, change, tell, read } = await makeMember()
  const other = await sellPlan(app, shop, { ...monthly, priceMinor: 4000 })
  await change({ priceMinor: 6000 })
  await tell()
  await renewAt('2027-02-28T00:01:00Z')
  await at('2027-03-20T12:00:00Z')
  await Promise.all([
    persistently(() => changePlan(app.ctx(who), { subscriptionId: id, planId: other.id })),
    persistently(() => withdrawNotice(app.ctx(shop.owner), { id: plan.id })),
    persistently(tell),
    persistently(tell),
  ])
  await renewAt('2027-03-30T23:01:00Z')
  expect(await read()).toMatchObject({ priceMinor: 4000, notice: null })
  expect(await takenFor(shop)).toBe(14_000)
  const { rows } = await sql`select from subscription_notice where subscription_id = ${id}`.execute(app.running.db)
  await tell()
  expect(rows.length).toBeLessThanOrEqual(1)
})
