import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { cardOf, holderOf } from '../../../tests/kept-cards.ts'
import {
  beginTrial,
  booksOf,
  buyMembership,
  giveTrialCard,
  makePaidProvider,
  renewMemberships,
  sellPlan,
  sellPlatformPlan,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { agreeToKeep, getKeptCard } from '../payments/keep-card.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { forgetRenewalCard } from '../payments/renewal-card.server.ts'
import { providerPlans } from './contract.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { createPlan, updatePlan } from './plans.server.ts'
import { benefitsOf } from './platform-plan.server.ts'
import { listMembers, listOwn, readOffer, readOne } from './read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true, trialDays: 14 }
const bought = Date.parse('2027-01-17T12:00:00Z')
const at = (iso: string) => moveClock(app, Date.parse(iso))
const renewAt = async (iso: string) => {
  await at(iso)
  await renewMemberships(app)
}
beforeEach(() => moveClock(app, bought))

async function sell(terms: Parameters<typeof sellPlan>[2] = {}) {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services })
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  return { shop, plan: await sellPlan(app, shop, { ...monthly, ...terms }), who: await makeAccount(app) }
}
const book = (shop: TestProvider, who: Actor, subscriptionId: string, dateTime: string) =>
  createBooking(app.ctx(who), {
    ...{ providerId: shop.providerId, serviceIds: shop.serviceIds.slice(0, 1), dateTime, subscriptionId },
  })
test('it begins with a card, costs nothing until its trial ends, and is counted from there on', async () => {
  const { shop, plan, who } = await sell()
  expect((await readOffer(app.ctx(), { providerId: shop.providerId })).plans).toMatchObject([{ trialDays: 14 }])
  const made = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  expect(made).toMatchObject({ status: 'unpaid', trialEndsAt: '2027-01-31T00:00:00+00:00' })
  const asked = await getKeptCard(app.ctx(who), { id: made.id })
  expect(asked).toMatchObject({ state: 'waiting', isTrial: true, totalMinor: 5000, agreedAt: expect.any(String) })
  expect(asked.consent.join(' ')).toContain('Until Sunday 31 January 2027 it costs nothing')
  expect(asked.consent.join(' ')).toContain('charges £50.00 on Sunday 31 January 2027')
  expect(await codeOf(book(shop, who, made.id, '2027-01-20T10:00:00+00:00'))).toBe('membership_not_found')
  expect(await giveTrialCard(app, made.id, who)).toMatchObject({ state: 'kept', lastFour: '4242' })
  const begun = await readOne(app.ctx(who), made.id)
  expect(begun).toMatchObject({
    ...{ status: 'active', usesLeft: 2, endsAt: '2027-01-31T00:00:00+00:00', returnableUntil: null },
    renewal: { state: 'renews', lastFour: '4242' },
  })
  expect(await booksOf(app, shop.providerId)).toEqual({})
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([{ isTrial: true, renewal: 'renews' }])
  await book(shop, who, made.id, '2027-01-20T10:00:00+00:00')
  await renewAt('2027-01-31T00:01:00Z')
  expect(await readOne(app.ctx(who), made.id)).toMatchObject({ usesLeft: 2, endsAt: '2027-02-28T00:00:00+00:00' })
  expect(await booksOf(app, shop.providerId)).toEqual({ held_by_processor: 5000, owed_to_provider: -5000 })
  expect(await listMembers(app.ctx(shop.owner))).toMatchObject([{ isTrial: false }])
  await renewAt('2027-02-28T00:01:00Z')
  expect(await readOne(app.ctx(who), made.id)).toMatchObject({ endsAt: '2027-03-31T00:00:00+01:00' })
})

test('each person has one of each plan: twenty at once are one, and afterwards it is without', async () => {
  const { plan, who } = await sell()
  const all = await Promise.all(
    Array.from({ length: 20 }, () => persistently(() => subscribeTo(app.ctx(who), { planId: plan.id, trial: true }))),
  )
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  const [first] = all
  await Promise.all(Array.from({ length: 5 }, () => giveTrialCard(app, first?.id ?? '', who).catch(() => null)))
  await reconcile(app.ctx())
  expect(await listOwn(app.ctx(who), {})).toMatchObject([{ status: 'active', usesLeft: 2 }])
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: plan.id, trial: true }))).toBe('trial_used')
  // Who says nothing buys it as it is to be had.
  expect(await subscribeTo(app.ctx(who), { planId: plan.id })).toMatchObject({ trialEndsAt: null, status: 'unpaid' })
  const other = await makeAccount(app)
  expect(await subscribeTo(app.ctx(other), { planId: plan.id, trial: false })).toMatchObject({ trialEndsAt: null })
  expect(await buyMembership(app, plan, await makeAccount(app), { isPaid: false })).toMatchObject({
    trialEndsAt: '2027-01-31T00:00:00+00:00',
  })
})

test('cancelled before its end it is never charged, and its card is forgotten', async () => {
  const { shop, plan, who } = await sell()
  const { id } = await beginTrial(app, plan, who)
  const card = await cardOf(app, id)
  expect(await cancelOwn(app.ctx(who), { subscriptionId: id })).toMatchObject({ renewal: { state: 'cancelled' } })
  await book(shop, who, id, '2027-01-20T10:00:00+00:00')
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  expect(await cardOf(app, id)).toMatchObject({ status: 'closed', method: null })
  expect(await holderOf(app, card)).toBeNull()
  await renewAt('2027-01-31T00:01:00Z')
  await runClockJobs(app, 'membership-over')
  expect(await readOne(app.ctx(who), id)).toMatchObject({ status: 'ended' })
  expect(await booksOf(app, shop.providerId)).toEqual({})
  // At once it ends as well: there is nothing to give back.
  const other = await makeAccount(app)
  const now = await beginTrial(app, plan, other)
  expect(await cancelOwn(app.ctx(other), { subscriptionId: now.id, when: 'now' })).toMatchObject({ status: 'ended' })
  const others = await cardOf(app, now.id)
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: now.id })
  await renewAt('2027-01-31T00:01:00Z')
  expect(await holderOf(app, others)).toBeNull()
  expect(await booksOf(app, shop.providerId)).toEqual({})
})

test('cancelled in the moment in which its trial ends it is charged and kept, or not charged: never charged and gone', async () => {
  const { shop, plan } = await sell()
  const people = await Promise.all(Array.from({ length: 8 }, () => makeAccount(app)))
  const ids: string[] = []
  for (const who of people) ids.push((await beginTrial(app, plan, who)).id)
  await at('2027-01-31T00:00:30Z')
  await Promise.all([
    renewMemberships(app),
    ...people.map((who, n) => persistently(() => codeOf(cancelOwn(app.ctx(who), { subscriptionId: ids[n] ?? '' })))),
  ])
  await renewMemberships(app)
  await reconcile(app.ctx())
  const { rows } = await sql<{ kept: number; isOn: boolean }>`select u.status = 'active' as "isOn",
      coalesce((select sum(y.captured_minor - y.returned_minor) from payment y where y.provider_id = u.provider_id
        and y.subscription_id = u.subscription_id), 0)::int as kept
    from subscription u where u.provider_id = ${shop.providerId}`.execute(app.running.db)
  expect(rows).toHaveLength(8)
  for (const { kept, isOn } of rows) expect(kept).toBe(isOn ? 5000 : 0)
})

test('a card that is declined begins nothing, another does; a lost message costs nothing, and a day later it is over', async () => {
  const { plan, who } = await sell()
  const made = await subscribeTo(app.ctx(who), { planId: plan.id })
  expect(await giveTrialCard(app, made.id, who, 'declined')).toMatchObject({
    state: 'waiting',
    refused: expect.any(String),
  })
  expect((await readOne(app.ctx(who), made.id)).status).toBe('unpaid')
  // Given, and neither the browser nor the processor has said so.
  const setup = await agreeToKeep(app.ctx(who), { id: made.id })
  await app.running.simulator?.pay({ ...setup, card: 'success' })
  await app.running.simulator?.takeEvents()
  expect((await readOne(app.ctx(who), made.id)).status).toBe('unpaid')
  await reconcile(app.ctx())
  expect(await readOne(app.ctx(who), made.id)).toMatchObject({ status: 'active', usesLeft: 2 })
  expect(await getKeptCard(app.ctx(who), { id: made.id })).toMatchObject({ state: 'kept', refused: null })
  expect(await codeOf(giveTrialCard(app, made.id, who))).toBe('card_is_kept')
  const late = await makeAccount(app)
  const never = await subscribeTo(app.ctx(late), { planId: plan.id })
  await at('2027-01-18T13:00:00Z')
  await runClockJobs(app, 'membership-unpaid')
  expect((await readOne(app.ctx(late), never.id)).status).toBe('ended')
  expect(await codeOf(giveTrialCard(app, never.id, late))).toBe('payment_over')
  expect(await codeOf(getKeptCard(app.ctx(who), { id: never.id }))).toBe('kept_card_not_found')
})

test('its owner is reminded a week before, once, and nobody who has cancelled', async () => {
  const { plan, who } = await sell()
  const leaving = await makeAccount(app)
  const ids = [(await beginTrial(app, plan, who)).id, (await beginTrial(app, plan, leaving)).id]
  await cancelOwn(app.ctx(leaving), { subscriptionId: ids[1] })
  const { mailer } = app.running.app
  const send = mailer.send
  const sent: string[] = []
  mailer.send = async (mail) => {
    await send(mail)
    sent.push(mail.id)
  }
  onTestFinished(() => {
    mailer.send = send
  })
  await at('2027-01-23T10:00:00Z')
  await runClockJobs(app, 'membership-reminder')
  const reminded = async () => {
    const { rows } = await sql<{ id: string }>`select subscription_id as id from subscription
      where reminded_of is not null and subscription_id = any(${ids}::uuid[])`.execute(app.running.db)
    return rows.map(({ id }) => id)
  }
  expect(await reminded()).toEqual([])
  await at('2027-01-24T10:00:00Z')
  await runClockJobs(app, 'membership-reminder')
  expect(await reminded()).toEqual([ids[0]])
  for (const day of ['24', '25', '30']) {
    await at(`2027-01-${day}T11:00:00Z`)
    await runClockJobs(app, 'membership-reminder')
  }
  const ofThese = sent.filter((mail) => ids.some((id) => mail.includes(id)))
  expect(ofThese).toEqual([expect.stringContaining(`membership-reminder-${ids[0]}`)])
})

test('when its provider leaves there is nothing to give back; only what renews may have one, of 3 to 60 days', async () => {
  const { shop, plan, who } = await sell()
  const { id } = await beginTrial(app, plan, who)
  const fields = { name: 'Cuts', priceMinor: 5000, months: 1, uses: 2, serviceIds: shop.serviceIds }
  for (const wrong of [{ trialDays: 7 }, { renews: true, trialDays: 2 }, { renews: true, trialDays: 2, id: plan.id }])
    expect(
      await codeOf(
        'id' in wrong
          ? updatePlan(app.ctx(shop.owner), { ...fields, ...wrong, id: plan.id })
          : createPlan(app.ctx(shop.owner), { ...fields, ...wrong }),
      ),
    ).toBe('invalid_input')
  const { input } = providerPlans.create
  for (const [trialDays, isTaken] of [
    [60, true],
    [61, false],
    [3.5, false],
    [-3, false],
  ] as const)
    expect([trialDays, input.safeParse({ ...fields, renews: true, trialDays }).success]).toEqual([trialDays, isTaken])
  for (const trialDays of [3, 60])
    expect(await codeOf(createPlan(app.ctx(shop.owner), { ...fields, renews: true, trialDays }))).toBe('done')
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  expect(await readOne(app.ctx(who), id)).toMatchObject({ status: 'ended' })
  expect(await booksOf(app, shop.providerId)).toEqual({})
})

test('of the platform’s plan the lead is there at once, and what costs money with the first payment', async () => {
  const { shop } = await sell()
  const plan = await sellPlatformPlan(app, shop, { trialDays: 14 })
  const who = await makeAccount(app)
  await beginTrial(app, plan, who)
  const held = async () => (await benefitsOf(app.ctx(), [who.accountId])).get(who.accountId)
  expect(await held()).toMatchObject({ benefits: { leadMinutes: 10 }, monthMinor: null })
  await renewAt('2027-01-31T00:01:00Z')
  expect(await held()).toMatchObject({ monthMinor: 600 })
  await sql`update provider set sells_platform_plan = false where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
})

test('one trial with each seller: no second follows it by another of their plans, nor one that was begun beside it', async () => {
  const { shop, plan, who } = await sell()
  const second = await sellPlan(app, shop, { ...monthly, uses: 1 })
  const beside = await subscribeTo(app.ctx(who), { planId: second.id, trial: true })
  const { id } = await beginTrial(app, plan, who)
  await codeOf(giveTrialCard(app, beside.id, who))
  expect((await readOne(app.ctx(who), beside.id)).status).toBe('ended')
  const given = await cardOf(app, beside.id)
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: beside.id })
  expect(await holderOf(app, given)).toBeNull()
  await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'now' })
  const third = await sellPlan(app, shop, { ...monthly, uses: 3 })
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: third.id, trial: true }))).toBe('trial_used')
  expect((await subscribeTo(app.ctx(who), { planId: third.id, trial: false })).trialEndsAt).toBeNull()
  // Elsewhere they may.
  const other = await sell()
  expect((await beginTrial(app, other.plan, who)).status).toBe('active')
})

test('of the platform’s plan there is one trial, whichever of its sellers and plans', async () => {
  const { shop, who } = await sell()
  const plan = await sellPlatformPlan(app, shop, { trialDays: 14 })
  const abroad = await sellPlatformPlan(app, (await sell()).shop, { trialDays: 14, months: 12, priceMinor: 6000 })
  await beginTrial(app, plan, who)
  await cancelOwn(app.ctx(who), { when: 'now' })
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: abroad.id, trial: true }))).toBe('trial_used')
  // A membership of the same business is another matter.
  const visits = await sellPlan(app, shop, monthly)
  expect((await beginTrial(app, visits, who)).status).toBe('active')
  await sql`update provider set sells_platform_plan = false`.execute(app.running.db)
})

test('somebody of the same household, with the same card, has a trial of their own', async () => {
  const { plan, who } = await sell()
  const first = await beginTrial(app, plan, who)
  const second = await beginTrial(app, plan, await makeAccount(app))
  expect([first.status, second.status]).toEqual(['active', 'active'])
  const [one, other] = [await cardOf(app, first.id), await cardOf(app, second.id)]
  // The same card to a reader, and to the processor one for each of them.
  expect([other.brand, other.lastFour]).toEqual([one.brand, one.lastFour])
  expect([one.method === other.method, one.customer === other.customer]).toEqual([false, false])
})
