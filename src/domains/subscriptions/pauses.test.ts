import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import { cardBecomes, cardOf, holderOf } from '../../../tests/kept-cards.ts'
import {
  booksOf,
  buyMembership,
  makePaidProvider,
  renewMemberships,
  sellPlan,
  sellPlatformPlan,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { applyEvent } from '../payments/apply-event.server.ts'
import { forgetRenewalCard } from '../payments/renewal-card.server.ts'
import { changePlan } from './change-plan.server.ts'
import { pauseOwn } from './pause.server.ts'
import { benefitsOf } from './platform-plan.server.ts'
import { listMembers, listOwnPlans, readOne } from './read-subscriptions.server.ts'
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
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const plan = await sellPlan(app, shop, { ...monthly, ...terms })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  const pause = (months: number) => pauseOwn(app.ctx(who), { subscriptionId: id, months })
  const book = (dateTime: string) =>
    createBooking(app.ctx(who), {
      ...{ providerId: shop.providerId, serviceIds: shop.serviceIds.slice(0, 1), dateTime, subscriptionId: id },
    })
  return { shop, plan, who, id, pause, book, read: () => readOne(app.ctx(who), id) }
}

test('from its next period on it is neither used nor charged, and goes on by itself on the day of the month that is its own', async () => {
  const { shop, pause, book, read } = await makeMember()
  const asked = await pause(2)
  expect(asked).toMatchObject({
    renewal: { state: 'renews' },
    pause: { months: 2, from: '2027-02-28T00:00:00+00:00', until: '2027-04-30T00:00:00+01:00', isBegun: false },
  })
  await book('2027-02-05T10:00:00+00:00')
  expect(await codeOf(book('2027-03-02T10:00:00+00:00'))).toBe('membership_too_short')
  await renewAt('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  await runClockJobs(app, 'membership-over')
  expect(await read()).toMatchObject({
    ...{ status: 'active', usesLeft: 1, renewal: { state: 'paused' } },
    pause: { until: '2027-04-30T00:00:00+01:00', isBegun: true },
  })
  expect(await codeOf(book('2027-03-02T10:00:00+00:00'))).toBe('membership_ended')
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([
    { status: 'active', renewal: 'paused', endsAt: '2027-04-30T00:00:00+01:00' },
  ])
  for (const months of [0, 1]) expect(await codeOf(pause(months))).toBe('pause_begun')
  for (const iso of ['2027-03-31T00:01:00Z', '2027-04-29T22:59:00Z']) {
    await renewAt(iso)
    expect((await read()).renewal?.state).toBe('paused')
    expect(await codeOf(book('2027-05-05T10:00:00+01:00'))).toBe('membership_ended')
  }
  expect(await booksOf(app, shop.providerId)).toEqual({ held_by_processor: 5000, owed_to_provider: -5000 })
  await renewAt('2027-04-29T23:01:00Z')
  expect(await read()).toMatchObject({ usesLeft: 2, endsAt: '2027-05-31T00:00:00+01:00', pause: null })
  expect(await booksOf(app, shop.providerId)).toEqual({ held_by_processor: 10_000, owed_to_provider: -10_000 })
  expect((await read()).renewal?.state).toBe('renews')
  await book('2027-05-05T10:00:00+01:00')
  expect((await read()).usesLeft).toBe(1)
})

test('a card that its bank has replaced is shown with the digits it has now', async () => {
  const { read, id } = await makeMember()
  const { account, method } = await cardOf(app, id)
  expect((await read()).renewal).toMatchObject({ lastFour: '4242' })
  await sql`update simulated_object set body = jsonb_set(body::jsonb, '{card,last4}', '"1881"')
    where object_id = ${method}`.execute(app.running.db)
  await applyEvent(app.ctx(), { type: 'payment_method.automatically_updated', account, objectId: method })
  expect((await read()).renewal).toMatchObject({ state: 'renews', lastFour: '1881' })
})

test('in a pause its provider still owes what stays, and nothing of what lapses with the period', async () => {
  for (const rollsOver of [true, false]) {
    await at('2027-01-31T12:00:00Z')
    const { shop, pause } = await makeMember({ rollsOver })
    const owed = async () => {
      const { plans } = await listOwnPlans(app.ctx(shop.owner))
      return plans.map(({ active, usesOwed }) => [active, usesOwed])
    }
    await pause(2)
    expect(await owed()).toEqual([[1, 2]])
    await renewAt('2027-02-28T00:01:00Z')
    expect(await owed()).toEqual([[1, rollsOver ? 2 : 0]])
  }
})

test('taken back before it begins it goes on; one of a year is counted from the day on which it goes on', async () => {
  const { shop, pause, read } = await makeMember()
  await pause(3)
  expect(await pause(0)).toMatchObject({ pause: null, renewal: { state: 'renews' } })
  await renewAt('2027-02-28T00:01:00Z')
  expect(await read()).toMatchObject({ endsAt: '2027-03-31T00:00:00+01:00', renewal: { state: 'renews' } })
  expect((await booksOf(app, shop.providerId)).held_by_processor).toBe(10_000)
  const yearly = await makeMember({ months: 12 })
  await yearly.pause(3)
  const ends = await yearly.read()
  expect(ends.pause?.until.slice(0, 10)).toBe('2028-05-28')
  await renewAt('2028-02-28T00:01:00Z')
  expect((await yearly.read()).renewal?.state).toBe('paused')
  await renewAt('2028-05-27T22:59:00Z')
  const taken = async () => (await booksOf(app, yearly.shop.providerId)).held_by_processor
  expect(await taken()).toBe(5000)
  await renewAt('2028-05-28T00:01:00Z')
  expect(await taken()).toBe(10_000)
  expect((await yearly.read()).endsAt?.slice(0, 10)).toBe('2029-05-28')
})

test('never while a period is owed, cancelled, over, or about to change; and what is about to pause does not change', async () => {
  const { shop, who, id, pause } = await makeMember()
  const other = await sellPlan(app, shop, { ...monthly, priceMinor: 9000 })
  await changePlan(app.ctx(who), { subscriptionId: id, planId: other.id })
  expect(await codeOf(pause(1))).toBe('membership_changing')
  const pausing = await makeMember()
  await pausing.pause(1)
  const third = await sellPlan(app, pausing.shop, { ...monthly, priceMinor: 9000 })
  const change = changePlan(app.ctx(pausing.who), { subscriptionId: pausing.id, planId: third.id })
  expect(await codeOf(change)).toBe('membership_pausing')
  const left = await makeMember()
  await cancelOwn(app.ctx(left.who), { subscriptionId: left.id })
  expect(await codeOf(left.pause(1))).toBe('membership_cancelled')
  const once = await makeMember({ renews: false, months: 6 })
  expect(await codeOf(once.pause(1))).toBe('membership_not_renewing')
  expect(await codeOf(pauseOwn(app.ctx(await makeAccount(app)), { subscriptionId: id, months: 1 }))).toBe(
    'membership_not_found',
  )
  const over = await makeMember()
  await cancelOwn(app.ctx(over.who), { subscriptionId: over.id, when: 'now' })
  expect(await codeOf(over.pause(1))).toBe('membership_ended')
  const owing = await makeMember()
  await at('2027-02-28T00:01:00Z')
  expect(await codeOf(owing.pause(1))).toBe('membership_unpaid')
  // Also once the clock has asked, and the card was refused.
  await cardBecomes(app, owing.id, 'declined')
  await renewMemberships(app)
  expect(await codeOf(owing.pause(1))).toBe('membership_unpaid')
  const ids = [id, left.id, once.id, over.id, owing.id]
  const { rows } = await sql`select from subscription where subscription_id = any(${ids}::uuid[])
    and (pause_months is not null or paused_until is not null)`.execute(app.running.db)
  expect(rows).toEqual([])
})

test('cancelled in its pause it ends at once, and nothing more is charged', async () => {
  const { shop, who, id, pause, read } = await makeMember()
  await pause(1)
  await renewAt('2027-02-28T00:01:00Z')
  const card = await cardOf(app, id)
  expect(await cancelOwn(app.ctx(who), { subscriptionId: id })).toMatchObject({ status: 'ended', usesLeft: 0 })
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  expect(await holderOf(app, card)).toBeNull()
  await renewAt('2027-03-31T00:01:00Z')
  expect(await read()).toMatchObject({ status: 'ended', pause: null })
  expect(await booksOf(app, shop.providerId)).toEqual({ held_by_processor: 5000, owed_to_provider: -5000 })
})

test('asked for in the moment in which its period ends it is paused or paid, never both', async () => {
  const members = []
  for (let n = 0; n < 8; n++) members.push(await makeMember())
  await at('2027-02-27T23:59:58Z')
  const answers = await Promise.all(
    members.map(async ({ pause }, n) => {
      await new Promise((done) => setTimeout(done, n * 400))
      return codeOf(persistently(() => pause(1)))
    }),
  )
  expect(new Set(answers)).toEqual(new Set(['done', 'membership_unpaid']))
  await renewMemberships(app)
  await renewMemberships(app)
  for (const [n, { shop, read }] of members.entries()) {
    const isPaused = answers[n] === 'done'
    expect((await read()).renewal?.state).toBe(isPaused ? 'paused' : 'renews')
    expect((await booksOf(app, shop.providerId)).held_by_processor).toBe(isPaused ? 5000 : 10_000)
  }
})

test('the platform’s plan gives nothing in its pause', async () => {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const who = await makeAccount(app)
  await buyMembership(app, await sellPlatformPlan(app, shop), who)
  const held = async () => (await benefitsOf(app.ctx(), [who.accountId])).size
  await pauseOwn(app.ctx(who), { months: 1 })
  expect(await held()).toBe(1)
  await renewAt('2027-02-28T00:01:00Z')
  expect(await held()).toBe(0)
  await renewAt('2027-03-30T23:01:00Z')
  expect(await held()).toBe(1)
})
