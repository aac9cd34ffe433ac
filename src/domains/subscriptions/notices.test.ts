import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
/** What is mailed to them from now on, in order; each takes a moment, as mail does. `before`: what is waited for first. */
function mailsTo(id: string, before: (mail: string) => Promise<unknown> = () => sleep(30)) {
  const { mailer } = app.running.app
  const send = mailer.send
  const sent: string[] = []
  mailer.send = async (mail) => {
    await before(mail.id)
    await send(mail)
    if (mail.id.endsWith(id)) sent.push(/withdrawn/.test(mail.id) ? 'withdrawn' : 'notice')
  }
  after.push(() => {
    mailer.send = send
  })
  return sent
}
const after: (() => void)[] = []
afterEach(() => {
  for (const undo of after.splice(0)) undo()
})
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

test('whoever joins after it was announced pays by the new terms at once, and is told of nothing', async () => {
  const { shop, plan, id, change, tell, read } = await makeMember()
  await change({ priceMinor: 6000, uses: 3 })
  await at('2027-02-05T12:00:00Z')
  const late = await makeAccount(app)
  const joined = await buyMembership(app, plan, late)
  const [sent, toJoined] = [mailsTo(id), mailsTo(joined.id)]
  expect(joined).toMatchObject({ priceMinor: 6000, uses: 3, usesLeft: 3, notice: null })
  await tell()
  await tell()
  expect([sent, toJoined]).toEqual([['notice'], []])
  expect((await readOne(app.ctx(late), joined.id)).notice).toBeNull()
  // Those who were there before have theirs frozen until thirty days have passed since their own mail.
  expect(await read()).toMatchObject({ priceMinor: 5000, notice: { from: expect.stringMatching(/^2027-03-07/) } })
  expect(await takenFor(shop)).toBe(11_000)
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read()).toMatchObject({ priceMinor: 5000, uses: 2, usesLeft: 2 })
  await renewAt('2027-03-05T00:01:00Z')
  expect(await takenFor(shop)).toBe(22_000)
  expect(await readOne(app.ctx(late), joined.id)).toMatchObject({ priceMinor: 6000, notice: null })
  await renewAt('2027-03-30T23:01:00Z')
  expect(await read()).toMatchObject({ priceMinor: 6000, uses: 3, usesLeft: 3 })
  expect(await takenFor(shop)).toBe(28_000)
})

test('a period that begins on the day from which they hold, before the hour of it, is by the old ones', async () => {
  await at('2027-01-29T12:00:00Z')
  const { shop, change, tell, read } = await makeMember()
  await change({ priceMinor: 6000 })
  await at('2027-01-30T12:00:00Z')
  await tell()
  expect((await read()).notice?.from).toMatch(/^2027-03-01T12:00/)
  await renewAt('2027-02-28T00:01:00Z')
  expect(await takenFor(shop)).toBe(10_000)
  await renewAt('2027-03-28T23:01:00Z')
  expect(await takenFor(shop)).toBe(16_000)
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

test('event and clock that come in the same moment mail a member once, of a notice and of its end', async () => {
  const { shop, plan, id, change, tell } = await makeMember()
  const sent = mailsTo(id)
  await change({ priceMinor: 6000 })
  await Promise.all([tell(), tell(), tell(), tell()])
  expect(sent).toEqual(['notice'])
  await withdrawNotice(app.ctx(shop.owner), { id: plan.id })
  await Promise.all([tell(), tell(), tell(), tell()])
  expect(sent).toEqual(['notice', 'withdrawn'])
})

test('whoever died over it is followed five minutes later, by one', async () => {
  const { id, change, tell, read } = await makeMember()
  const sent = mailsTo(id)
  await change({ priceMinor: 6000 })
  await tell()
  await sql`update subscription_notice set claimed_at = ${new Date('2027-01-31T12:00:00Z')}, mailed_at = null, effective_at = null
    where subscription_id = ${id}`.execute(app.running.db)
  await sql`delete from message where key like ${`%${id}`}`.execute(app.running.db)
  await tell()
  expect(sent).toEqual(['notice'])
  await at('2027-01-31T12:06:00Z')
  await Promise.all([tell(), tell()])
  expect(sent).toEqual(['notice', 'notice'])
  expect((await read()).notice?.from).toMatch(/^2027-03-02/)
})

test('asked for once more, because the answer was lost, it is the same notice with the same thirty days', async () => {
  const { id, change, tell, read } = await makeMember()
  const sent = mailsTo(id)
  await change({ priceMinor: 6000 })
  await tell()
  await at('2027-02-10T12:00:00Z')
  await change({ priceMinor: 6000 })
  await tell()
  expect(sent).toEqual(['notice'])
  expect((await read()).notice?.from).toMatch(/^2027-03-02/)
})

test('written again right after it was withdrawn, it is told once more, with thirty days from then', async () => {
  const { shop, plan, id, change, tell, read } = await makeMember()
  const sent = mailsTo(id)
  await change({ priceMinor: 6000 })
  await tell()
  await at('2027-02-10T12:00:00Z')
  await withdrawNotice(app.ctx(shop.owner), { id: plan.id })
  await change({ priceMinor: 6000 })
  await Promise.all([tell(), tell()])
  await tell()
  expect(sent).toEqual(['notice', 'notice'])
  expect((await read()).notice).toMatchObject({ priceMinor: 6000, from: expect.stringMatching(/^2027-03-12/) })
  await renewAt('2027-02-28T00:01:00Z')
  await renewAt('2027-03-30T23:01:00Z')
  expect(await takenFor(shop)).toBe(16_000)
})

test('nobody reads that a notice is none after they have read of the next one', async () => {
  const { shop, plan, id, change, tell } = await makeMember()
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  const { promise: isOnItsWay, resolve: arrive } = Promise.withResolvers<void>()
  await change({ priceMinor: 6000 })
  await tell()
  const sent = mailsTo(id, async (mail) => {
    if (!mail.includes('withdrawn')) return
    arrive()
    await isHeld
  })
  await withdrawNotice(app.ctx(shop.owner), { id: plan.id })
  const first = tell()
  await isOnItsWay
  await change({ priceMinor: 7000 })
  await tell()
  release()
  await first
  await tell()
  expect(sent).toEqual(['withdrawn', 'notice'])
})

test('a node that knows nothing yet of months and money in a notice announces by those of its plan', async () => {
  const { shop, plan, who, id, tell } = await makeMember()
  await sql`update plan set price_minor = 6000 where plan_id = ${plan.id}`.execute(app.running.db)
  await sql`insert into plan_notice (provider_id, notice_id, plan_id, name, price_minor, uses, service_ids, rolls_over, created_at)
    select provider_id, gen_random_uuid(), plan_id, name, price_minor, uses, service_ids, rolls_over, ${new Date('2027-01-31T12:30:00Z')}
    from plan where provider_id = ${shop.providerId} and plan_id = ${plan.id}`.execute(app.running.db)
  await tell()
  expect((await readOne(app.ctx(who), id)).notice).toMatchObject({ priceMinor: 6000 })
})
