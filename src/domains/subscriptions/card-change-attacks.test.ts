import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { lockWaits, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  cardOf,
  forgetReplacedCards,
  giveAnother,
  givenWith,
  holderOf,
  statusOfChange,
} from '../../../tests/kept-cards.ts'
import { buyMembership, makePaidProvider, renewMemberships, sellPlan } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'
import { changeCard } from '../payments/card-change.server.ts'
import { chargeRenewal } from '../payments/charge-renewal.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { agreeToKeep, confirmKeptCard, getKeptCard } from '../payments/keep-card.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { forgetRenewalCard } from '../payments/renewal-card.server.ts'
import { changePlan } from './change-plan.server.ts'
import { announcedNext, paidNext } from './paid-next.rules.ts'
import { pauseOwn } from './pause.server.ts'
import { updatePlan } from './plans.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { renewDue } from './renew.server.ts'
import { cancelOwn } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true }
const at = (iso: string) => moveClock(app, Date.parse(iso))
beforeEach(() => at('2027-01-31T12:00:00Z'))

async function makeMember() {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const plan = await sellPlan(app, shop, monthly)
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  return { shop, plan, who, id }
}

const begin = (who: Actor, subscriptionId: string) => changeCard(app.ctx(who), { subscriptionId })
const give = (who: Actor, changeId: string) => giveAnother(app, who, changeId)
const confirm = (who: Actor, id: string) => confirmKeptCard(app.ctx(who), { id })

async function paymentOf(id: string, period = 2) {
  const { rows } = await sql<{ providerId: string; paymentId: string; status: string; method: string | null }>`
    select y.provider_id as "providerId", y.payment_id as "paymentId", y.status, (select o.body ->> 'payment_method'
      from simulated_object o where o.body ->> 'id' = y.intent) as method
    from payment y where subscription_id = ${id} and period = ${period}`.execute(app.running.db)
  if (!rows[0] || rows.length > 1) throw new Error('A period has one payment')
  return rows[0]
}
const announceDearer = async (shop: TestProvider, planId: string) => {
  await updatePlan(app.ctx(shop.owner), {
    ...{ id: planId, name: 'Dearer', ...monthly, priceMinor: 6000 },
    ...{ serviceIds: shop.serviceIds.slice(0, 1), isForMembers: true },
  })
  await runClockJobs(app, 'membership-notice')
}
/** What is on record. */
const consentOf = async (id: string) => {
  const { rows } = await sql<{ consent: string }>`select consent from subscription
    where subscription_id = ${id}`.execute(app.running.db)
  return rows[0]?.consent
}
/** A node waits for the lock that another holds. */
const untilWaiting = async (some = 1) => {
  while ((await lockWaits(app)) < some) await sleep(10)
}

for (const bank of ['success', 'declined'] as const)
  test(`a charge of the card before that is cut off anywhere, and then answered ${bank}, leaves the card that was given`, async () => {
    for (let statement = 1, isWhole = false; !isWhole; statement += 1) {
      await at('2027-01-31T12:00:00Z')
      const { who, id } = await makeMember()
      const before = await cardOf(app, id)
      const { bookingId } = await begin(who, id)
      await give(who, bookingId)
      await app.running.simulator?.changeCard(before.account, before.method, bank)
      await at('2027-02-28T00:01:00Z')
      await renewDue(app.ctx())
      const due = { ...(await paymentOf(id)), attempt: 1 }
      isWhole = await chargeRenewal(dyingAt(app.ctx(), statement), due).then(
        () => true,
        () => false,
      )
      expect(await confirm(who, bookingId), `died before ${statement}`).toMatchObject({ state: 'kept' })
      const now = await cardOf(app, id)
      await forgetReplacedCards(app)
      expect(await codeOf(chargeRenewal(app.ctx(), due)), `died before ${statement}`).toBe('done')
      await reconcile(app.ctx())
      await forgetReplacedCards(app)
      expect((await cardOf(app, id)).method, `died before ${statement}`).toBe(now.method)
      expect([await holderOf(app, before), await holderOf(app, now)]).toEqual([null, before.customer])
      await at('2027-03-03T00:01:00Z')
      await renewMemberships(app)
      const { status, method } = await paymentOf(id)
      expect(status, `died before ${statement}`).toBe('succeeded')
      expect(bank === 'declined' ? [now.method] : [before.method, now.method]).toContain(method)
    }
  }, 120_000)

test('paid with the card before by a try whose answer was lost, the card that was given meanwhile stays', async () => {
  const { who, id } = await makeMember()
  const before = await cardOf(app, id)
  const { bookingId } = await begin(who, id)
  await give(who, bookingId)
  await at('2027-02-28T00:01:00Z')
  await renewDue(app.ctx())
  const { paymentId, ...of } = await paymentOf(id)
  const lost = (statement = 1): Promise<void> =>
    chargeRenewal(dyingAt(app.ctx(), statement), { ...of, paymentId, attempt: 1 }).then(
      () => {},
      async () => {
        if ((await paymentOf(id)).method === null) await lost(statement + 1)
      },
    )
  await lost()
  expect(await paymentOf(id)).toMatchObject({ status: 'processing', method: before.method })
  await confirm(who, bookingId)
  const now = await cardOf(app, id)
  await forgetReplacedCards(app)
  await reconcile(app.ctx())
  await forgetReplacedCards(app)
  expect(await paymentOf(id)).toMatchObject({ status: 'succeeded', method: before.method })
  expect((await cardOf(app, id)).method).toBe(now.method)
  expect([await holderOf(app, before), await holderOf(app, now)]).toEqual([null, before.customer])
  await at('2027-03-31T00:01:00Z')
  await renewMemberships(app)
  expect(await paymentOf(id, 3)).toMatchObject({ status: 'succeeded', method: now.method })
})

test('a try that is under way has its card until it is answered, also where the clock has looked at it meanwhile', async () => {
  const { who, id } = await makeMember()
  const before = await cardOf(app, id)
  const { bookingId } = await begin(who, id)
  await give(who, bookingId)
  await at('2027-02-28T00:01:00Z')
  await renewDue(app.ctx())
  const due = { ...(await paymentOf(id)), attempt: 1 }
  let asked = 0
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let isAtGate = () => {}
  const atGate = new Promise<void>((resolve) => {
    isAtGate = resolve
  })
  const ctx = app.ctx()
  const { cards } = ctx.app
  if (!cards) throw new Error('Cards are charged here')
  const api = async () => {
    asked += 1
    if (asked === 2) {
      isAtGate()
      await gate
    }
    return cards.api()
  }
  const slow: Ctx = { ...ctx, app: { ...ctx.app, cards: { ...cards, api } } }
  const charged = codeOf(chargeRenewal(slow, due))
  await atGate
  await reconcile(app.ctx())
  await confirm(who, bookingId)
  await forgetReplacedCards(app)
  goOn()
  expect(await charged).toBe('done')
  expect(await paymentOf(id)).toMatchObject({ status: 'succeeded', method: before.method })
  await forgetReplacedCards(app)
  const now = await cardOf(app, id)
  expect([now.method === before.method, await holderOf(app, before), await holderOf(app, now)]).toEqual([
    false,
    null,
    before.customer,
  ])
})

test('whoever leaves while their card is taken over has none of it kept', async () => {
  const { shop, who, id } = await makeMember()
  const before = await cardOf(app, id)
  const { bookingId } = await begin(who, id)
  await give(who, bookingId)
  const given = { ...before, method: await givenWith(app, bookingId) }
  let taken: Promise<unknown> = Promise.resolve()
  await transaction(app.ctx(), async (tx) => {
    await lockAccountAndProvider(tx, who.accountId)
    await eraseAccount({ ...tx, now: await databaseNow(tx) }, who.accountId)
    taken = confirm(who, bookingId)
    await untilWaiting()
  })
  await taken
  const { rows } = await sql`select status, brand, last_four as "lastFour" from renewal_card
    where subscription_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([{ status: 'closing', brand: null, lastFour: null }])
  expect(await statusOfChange(app, bookingId)).toBe('closed')
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  expect([await holderOf(app, before), await holderOf(app, given)]).toEqual([null, null])
})

test('before a pause that day is shown on which it is charged after it', async () => {
  const { who, id } = await makeMember()
  const { bookingId } = await begin(who, id)
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 2 })
  const until = (await readOne(app.ctx(who), id)).pause?.until
  expect(until).toMatch(/^2027-04-30T00:00/)
  const shown = () => getKeptCard(app.ctx(who), { id: bookingId })
  expect((await shown()).dateTime).toBe(until)
  await give(who, bookingId)
  expect(await confirm(who, bookingId)).toMatchObject({ state: 'kept', dateTime: until })
  const given = await cardOf(app, id)
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect((await shown()).dateTime).toBe(until)
  // And that day it is.
  await at('2027-04-29T22:59:00Z')
  await renewMemberships(app)
  const { rows } = await sql`select from payment where subscription_id = ${id} and period = 2`.execute(app.running.db)
  expect(rows).toEqual([])
  await at('2027-04-29T23:01:00Z')
  await renewMemberships(app)
  expect(await paymentOf(id)).toMatchObject({ status: 'succeeded', method: given.method })
})

test('of terms that were announced the price is shown that the card is charged with', async () => {
  const { shop, plan, who, id } = await makeMember()
  await announceDearer(shop, plan.id)
  // The period that begins before the thirty days are over is by the old ones, as they were agreed to.
  const first = await begin(who, id)
  expect(first).toMatchObject({
    totalMinor: 5000,
    services: [plan.name],
    agreedAt: expect.stringMatching(/^2027-01-31/),
  })
  expect(first.consent.join(' ')).toContain('£50.00')
  expect(first.consent.join(' ')).not.toContain('£60.00')
  expect(first.announced).toMatch(
    /^The business has announced .* after .*2 March 2027, it is Dearer, 2 visits for £60.00/,
  )
  const agreed = await consentOf(id)
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  await at('2027-03-10T12:00:00Z')
  const change = await begin(who, id)
  expect(change).toMatchObject({ totalMinor: 6000, services: ['Dearer'], agreedAt: null })
  expect(change.consent[0]).toMatch(
    /charges £60.00 on .*31 March 2027 and then each month .* for 2 visits a month: Dearer/,
  )
  expect([change.consent.join(' ').includes('£50.00'), change.announced]).toEqual([false, undefined])
  const inFrench = await getKeptCard(app.ctx(who), { id: change.bookingId, language: 'fr' })
  expect(inFrench.consent[0]).toMatch(/débite 60,00/)
  // What was agreed to stays on record until it is asked for.
  expect(await consentOf(id)).toBe(agreed)
  await give(who, change.bookingId)
  await confirm(who, change.bookingId)
  await at('2027-03-31T00:01:00Z')
  await renewMemberships(app)
  const { rows } = await sql`select amount_minor as "amountMinor" from payment where subscription_id = ${id}
    and period = 3`.execute(app.running.db)
  expect(rows).toEqual([{ amountMinor: 6000 }])
  expect(await consentOf(id)).toBe(change.consent.join('\n'))
})

test('whoever has chosen another plan is shown that one, and nothing that was announced for the one they leave', async () => {
  const { shop, plan, who, id } = await makeMember()
  await announceDearer(shop, plan.id)
  const other = await sellPlan(app, shop, { ...monthly, priceMinor: 8000, uses: 4 })
  await changePlan(app.ctx(who), { subscriptionId: id, planId: other.id, language: 'es' })
  const change = await begin(who, id)
  expect(change).toMatchObject({ totalMinor: 8000, services: [other.name], consentLanguage: 'es' })
  expect(change.consent[0]).toMatch(/cobra 80,00/)
  expect([change.announced, change.consent.join(' ').includes('60,00')]).toEqual([undefined, false])
  const one = await readOne(app.ctx(who), id)
  expect([
    paidNext(one).priceMinor,
    announcedNext({ ...one, endsAt: '2027-03-31T00:00:00+01:00' })?.priceMinor,
  ]).toEqual([8000, 6000])
})

for (const bank of ['success', 'late'] as const)
  test(`of two cards that one stays which was given later, though the other is heard of after it: ${bank}`, async () => {
    await at('2027-02-27T20:00:00Z')
    const { who, id } = await makeMember()
    const before = await cardOf(app, id)
    await sql`update subscription set ends_at = ${new Date('2027-02-28T00:00:00Z')}, renew_at = ${new Date('2027-02-28T00:00:00Z')}
      where subscription_id = ${id}`.execute(app.running.db)
    const { bookingId } = await begin(who, id)
    const setup = await agreeToKeep(app.ctx(who), { id: bookingId })
    await app.running.simulator?.changeCard(before.account, before.method, 'declined')
    await at('2027-02-28T00:01:00Z')
    await renewMemberships(app)
    await at('2027-02-28T10:00:00Z')
    const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' })
    await app.running.simulator?.pay({ ...intent, card: bank })
    // Neither the browser nor the processor says so; meanwhile another is given on the page that was open.
    await app.running.simulator?.takeEvents()
    await at('2027-02-28T10:20:00Z')
    await app.running.simulator?.pay({ ...setup, card: 'success' })
    expect(await confirm(who, bookingId)).toMatchObject({
      ...{ state: 'kept', isOwed: true, dateTime: '2027-03-07T00:00:00+00:00' },
    })
    const given = await cardOf(app, id)
    await at('2027-02-28T11:00:00Z')
    await reconcile(app.ctx())
    const { status, method } = await paymentOf(id)
    expect([status, method === given.method]).toEqual(['succeeded', false])
    expect(await cardOf(app, id)).toEqual(given)
    await forgetReplacedCards(app)
    const paid = { ...before, method: method ?? '' }
    const holders = await Promise.all([before, paid, given].map((card) => holderOf(app, card)))
    expect(holders).toEqual([null, null, before.customer])
    await at('2027-03-28T12:00:00Z')
    await renewMemberships(app)
    expect(await paymentOf(id, 3)).toMatchObject({ status: 'succeeded', method: given.method })
  })

test('a card that was given before the one that has paid since does not take its place', async () => {
  await at('2027-02-27T20:00:00Z')
  const { who, id } = await makeMember()
  const before = await cardOf(app, id)
  await sql`update subscription set ends_at = ${new Date('2027-02-28T00:00:00Z')}, renew_at = ${new Date('2027-02-28T00:00:00Z')}
    where subscription_id = ${id}`.execute(app.running.db)
  const { bookingId } = await begin(who, id)
  const setup = await agreeToKeep(app.ctx(who), { id: bookingId })
  await app.running.simulator?.changeCard(before.account, before.method, 'declined')
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  await at('2027-02-28T10:00:00Z')
  await app.running.simulator?.pay({ ...setup, card: 'success' })
  const early = { ...before, method: await givenWith(app, bookingId) }
  await at('2027-02-28T10:20:00Z')
  const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: 50, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(who), { id: intent.id })
  const paid = await cardOf(app, id)
  expect(await confirm(who, bookingId)).toMatchObject({ state: 'over' })
  expect(await cardOf(app, id)).toEqual(paid)
  await forgetReplacedCards(app)
  const holders = await Promise.all([before, early, paid].map((card) => holderOf(app, card)))
  expect(holders).toEqual([null, null, before.customer])
})

test('of one that is cancelled nobody is told that it is charged from now on', async () => {
  const { shop, who, id } = await makeMember()
  const kept = await begin(who, id)
  await give(who, kept.bookingId)
  expect(await confirm(who, kept.bookingId)).toMatchObject({ state: 'kept' })
  const other = await begin(who, id)
  await give(who, other.bookingId)
  const before = await cardOf(app, id)
  const given = { ...before, method: await givenWith(app, other.bookingId) }
  await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'end' })
  expect(await holderOf(app, given)).toBe(before.customer)
  expect(await confirm(who, other.bookingId)).toMatchObject({ state: 'over' })
  expect(await getKeptCard(app.ctx(who), { id: kept.bookingId })).toMatchObject({ state: 'over' })
  // What was given is kept by nobody, nor is the one before: the page says so.
  expect(await statusOfChange(app, other.bookingId)).toBe('closed')
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  expect(await cardOf(app, id)).toMatchObject({ status: 'closed', method: null })
  expect([await holderOf(app, before), await holderOf(app, given)]).toEqual([null, null])
})

test('where the processor says nothing of a set-up any more, it is over after a day, and not asked about for ever', async () => {
  const { who, id } = await makeMember()
  const { bookingId } = await begin(who, id)
  const { account } = await agreeToKeep(app.ctx(who), { id: bookingId })
  await app.running.simulator?.cutOff(account)
  await reconcile(app.ctx())
  expect(await statusOfChange(app, bookingId)).toBe('open')
  await at('2027-02-01T13:00:00Z')
  await reconcile(app.ctx())
  expect(await statusOfChange(app, bookingId)).toBe('closed')
  const { rows: asked } = await sql<{ at: Date }>`select compared_at as at from renewal_card_change
    where card_change_id = ${bookingId}`.execute(app.running.db)
  await at('2027-02-03T13:00:00Z')
  await reconcile(app.ctx())
  const { rows: later } = await sql<{ at: Date }>`select compared_at as at from renewal_card_change
    where card_change_id = ${bookingId}`.execute(app.running.db)
  expect(later).toEqual(asked)
})

test('begun in the moment in which its day is over, it is refused or the card that is given is kept', async () => {
  const { who, id } = await makeMember()
  const { bookingId } = await begin(who, id)
  await at('2027-02-01T13:00:00Z')
  let looked: Promise<unknown> = Promise.resolve()
  let agreed: Promise<Awaited<ReturnType<typeof agreeToKeep>> | string> = Promise.resolve('')
  await transaction(app.ctx(), async (tx) => {
    await sql`select from renewal_card_change where card_change_id = ${bookingId} for update`.execute(tx.db)
    looked = reconcile(app.ctx())
    await untilWaiting()
    agreed = agreeToKeep(app.ctx(who), { id: bookingId }).catch((error: unknown) => codeOf(Promise.reject(error)))
    await untilWaiting(2)
  })
  await looked
  const setup = await agreed
  if (typeof setup === 'string') {
    expect([setup, await statusOfChange(app, bookingId)]).toEqual(['payment_over', 'closed'])
    return
  }
  await app.running.simulator?.pay({ ...setup, card: 'success' })
  expect(await confirm(who, bookingId)).toMatchObject({ state: 'kept' })
})
