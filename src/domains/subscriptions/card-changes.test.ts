import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import {
  cardOf,
  forgetReplacedCards,
  giveAnother,
  givenWith,
  holderOf,
  statusOfChange,
} from '../../../tests/kept-cards.ts'
import { beginTrial, buyMembership, makePaidProvider, renewMemberships, sellPlan } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { applyEvent } from '../payments/apply-event.server.ts'
import { changeCard } from '../payments/card-change.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { agreeToKeep, confirmKeptCard, getKeptCard } from '../payments/keep-card.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { forgetRenewalCard } from '../payments/renewal-card.server.ts'
import type { TestCardName } from '../payments/simulator/cards.rules.ts'
import { changePlan } from './change-plan.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 20 })
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true }
const at = (iso: string) => moveClock(app, Date.parse(iso))
beforeEach(() => at('2027-01-31T12:00:00Z'))

async function makeMember(terms: Parameters<typeof sellPlan>[2] = {}) {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const plan = await sellPlan(app, shop, { ...monthly, ...terms })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  return { shop, plan, who, id }
}

const begin = (who: Actor, subscriptionId: string) => changeCard(app.ctx(who), { subscriptionId })
const give = (who: Actor, changeId: string, card?: TestCardName) => giveAnother(app, who, changeId, card)
const confirm = (who: Actor, id: string) => confirmKeptCard(app.ctx(who), { id })

async function setupOf(changeId: string) {
  const { rows } = await sql<{ intentId: string; account: string }>`select w.setup as "intentId", v.account
    from renewal_card_change w join renewal_card v on v.subscription_id = w.subscription_id
    where w.card_change_id = ${changeId}`.execute(app.running.db)
  return rows[0] ?? { intentId: '', account: '' }
}

/** With which card the processor was paid for that period. */
async function paidWith(id: string, period: number) {
  const { rows } = await sql<{ method: string }>`select o.body ->> 'payment_method' as method from payment y
      join simulated_object o on o.body ->> 'id' = y.intent
    where y.subscription_id = ${id} and y.period = ${period} and y.status = 'succeeded'`.execute(app.running.db)
  return rows.map(({ method }) => method)
}
test('the next period is charged to another card once that is given, and the one before is forgotten', async () => {
  const { shop, who, id } = await makeMember()
  const before = await cardOf(app, id)
  const change = await begin(who, id)
  expect(change).toMatchObject({
    ...{ state: 'waiting', isChange: true, totalMinor: 5000, lastFour: '4242' },
    ...{ dateTime: '2027-02-28T00:00:00+00:00', agreedAt: expect.stringMatching(/^2027-01-31T12:00/) },
  })
  expect(change.consent.join(' ')).toContain('£50.00')
  expect(await begin(who, id)).toMatchObject({ bookingId: change.bookingId })
  await give(who, change.bookingId)
  expect(await confirm(who, change.bookingId)).toMatchObject({ state: 'kept' })
  const now = await cardOf(app, id)
  expect(now).toEqual({ ...before, method: expect.not.stringMatching(before.method) })
  expect(await codeOf(agreeToKeep(app.ctx(who), { id: change.bookingId }))).toBe('card_is_kept')
  await forgetReplacedCards(app)
  expect([await holderOf(app, before), await holderOf(app, now)]).toEqual([null, before.customer])
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect(await paidWith(id, 2)).toEqual([now.method])
  // And once more, by another change.
  const again = await begin(who, id)
  expect(again.bookingId).not.toBe(change.bookingId)
  expect(await getKeptCard(app.ctx(who), { id: change.bookingId })).toMatchObject({ state: 'kept' })
  expect(await codeOf(getKeptCard(app.ctx(shop.owner), { id: again.bookingId }))).toBe('kept_card_not_found')
})

test('a card that is declined leaves the one that is kept, another may follow; a lost message and a lost answer cost nothing', async () => {
  const { who, id } = await makeMember()
  const before = await cardOf(app, id)
  const { bookingId } = await begin(who, id)
  await give(who, bookingId, 'declined')
  expect(await confirm(who, bookingId)).toMatchObject({ state: 'waiting', refused: expect.any(String) })
  await reconcile(app.ctx())
  expect(await cardOf(app, id)).toEqual(before)
  expect(await holderOf(app, before)).toBe(before.customer)
  await give(who, bookingId)
  // Nobody has said so: neither the browser nor the processor.
  await app.running.simulator?.takeEvents()
  expect(await cardOf(app, id)).toEqual(before)
  await reconcile(app.ctx())
  const now = await cardOf(app, id)
  expect(now.method).not.toBe(before.method)
  expect(await getKeptCard(app.ctx(who), { id: bookingId })).toMatchObject({ state: 'kept', refused: null })
  expect(await holderOf(app, before)).toBeNull()
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect(await paidWith(id, 2)).toEqual([now.method])
})

test('twenty at once begin one change with one set-up, and apply it once', async () => {
  const { who, id } = await makeMember()
  const all = await Promise.all(Array.from({ length: 20 }, () => persistently(() => begin(who, id))))
  expect(new Set(all.map(({ bookingId }) => bookingId)).size).toBe(1)
  const changeId = all[0]?.bookingId ?? ''
  const setups = await Promise.all(
    Array.from({ length: 20 }, () => persistently(() => agreeToKeep(app.ctx(who), { id: changeId }))),
  )
  expect(new Set(setups.map(({ intentId }) => intentId)).size).toBe(1)
  const before = await cardOf(app, id)
  await give(who, changeId)
  await Promise.all(Array.from({ length: 20 }, () => persistently(() => confirm(who, changeId))))
  const { rows } = await sql<{ status: string; told: number }>`select w.status, (select count(*)::int from pgboss.job
      where data ->> 'cardChangeId' = w.card_change_id::text) as told
    from renewal_card_change w where w.subscription_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([{ status: 'kept', told: 1 }])
  await forgetReplacedCards(app)
  expect([await holderOf(app, before), await holderOf(app, await cardOf(app, id))]).toEqual([null, before.customer])
})

test('the processor’s message alone takes the card over, with its own digits', async () => {
  const { who, id } = await makeMember()
  const before = await cardOf(app, id)
  const { bookingId } = await begin(who, id)
  await give(who, bookingId)
  const method = await givenWith(app, bookingId)
  await sql`update simulated_object set body = jsonb_set(jsonb_set(body::jsonb, '{card,last4}', '"1881"'), '{card,brand}', '"amex"')
    where body ->> 'id' = ${method}`.execute(app.running.db)
  const { intentId, account } = await setupOf(bookingId)
  await applyEvent(app.ctx(), { type: 'setup_intent.succeeded', account, objectId: intentId })
  expect(await cardOf(app, id)).toEqual({ ...before, method, brand: 'amex', lastFour: '1881' })
  expect((await readOne(app.ctx(who), id)).renewal?.lastFour).toBe('1881')
  expect(await statusOfChange(app, bookingId)).toBe('kept')
})

test('refused: of somebody else, what does not renew, is cancelled, or is still to be paid', async () => {
  const { shop, who, id } = await makeMember()
  const stranger = await makeAccount(app)
  for (const other of [stranger, shop.owner]) expect(await codeOf(begin(other, id))).toBe('kept_card_not_found')
  const { bookingId } = await begin(who, id)
  for (const verb of [getKeptCard, agreeToKeep, confirmKeptCard])
    expect(await codeOf(verb(app.ctx(stranger), { id: bookingId }))).toBe('kept_card_not_found')
  const once = await makeMember({ renews: false, months: 6 })
  expect(await codeOf(begin(once.who, once.id))).toBe('card_not_changed')
  await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'end' })
  expect(await codeOf(begin(who, id))).toBe('card_not_changed')
  expect(await getKeptCard(app.ctx(who), { id: bookingId })).toMatchObject({ state: 'over' })
  expect(await codeOf(agreeToKeep(app.ctx(who), { id: bookingId }))).toBe('payment_over')
  const owing = await makeMember()
  const { account, method } = await cardOf(app, owing.id)
  await app.running.simulator?.changeCard(account, method, 'declined')
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect((await readOne(app.ctx(owing.who), owing.id)).renewal?.state).toBe('unpaid')
  expect(await codeOf(begin(owing.who, owing.id))).toBe('card_not_changed')
})

test('given while a period is refused, it pays the next try of that period', async () => {
  const { who, id } = await makeMember()
  const { account, method } = await cardOf(app, id)
  const { bookingId } = await begin(who, id)
  await give(who, bookingId)
  await app.running.simulator?.changeCard(account, method, 'declined')
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect((await readOne(app.ctx(who), id)).renewal?.state).toBe('unpaid')
  expect(await confirm(who, bookingId)).toMatchObject({ state: 'kept' })
  await forgetReplacedCards(app)
  await at('2027-03-03T00:01:00Z')
  await renewMemberships(app)
  const now = await cardOf(app, id)
  expect(now.method).not.toBe(method)
  expect(await paidWith(id, 2)).toEqual([now.method])
  expect(await readOne(app.ctx(who), id)).toMatchObject({ usesLeft: 2, renewal: { state: 'renews' } })
  const { rows } = await sql`select tries from payment where subscription_id = ${id} and period = 2`.execute(
    app.running.db,
  )
  expect(rows).toEqual([{ tries: 2 }])
})

test('given in the moment in which its period is charged, it is paid once and with either card', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => makeMember()))
  for (const { who, id } of members) await give(who, (await begin(who, id)).bookingId)
  const before = await Promise.all(members.map(({ id }) => cardOf(app, id)))
  await at('2027-02-28T00:01:00Z')
  await Promise.all([
    renewMemberships(app),
    ...members.map(async ({ who, id }) => {
      const { bookingId } = await begin(who, id).catch(async () => {
        const { rows } = await sql<{ bookingId: string }>`select card_change_id as "bookingId" from renewal_card_change
          where subscription_id = ${id}`.execute(app.running.db)
        return rows[0] ?? { bookingId: '' }
      })
      await persistently(() => confirm(who, bookingId))
      await forgetReplacedCards(app)
    }),
  ])
  await renewMemberships(app)
  await reconcile(app.ctx())
  await forgetReplacedCards(app)
  for (const [index, { who, id }] of members.entries()) {
    const now = await cardOf(app, id)
    const old = before[index] ?? now
    expect(await readOne(app.ctx(who), id)).toMatchObject({ usesLeft: 2, renewal: { state: 'renews' } })
    const methods = await paidWith(id, 2)
    expect(methods).toHaveLength(1)
    expect([old.method, now.method]).toContain(methods[0])
    expect([now.method === old.method, await holderOf(app, old), await holderOf(app, now)]).toEqual([
      false,
      null,
      old.customer,
    ])
  }
})

test('ended meanwhile it is forgotten with everything else; not given within a day it is over, also at the processor', async () => {
  const { shop, who, id } = await makeMember()
  const { bookingId } = await begin(who, id)
  await give(who, bookingId)
  const before = await cardOf(app, id)
  const given = { ...before, method: await givenWith(app, bookingId) }
  await cancelOwn(app.ctx(who), { subscriptionId: id, when: 'now' })
  expect(await confirm(who, bookingId)).toMatchObject({ state: 'over' })
  expect(await statusOfChange(app, bookingId)).toBe('closed')
  await forgetRenewalCard(app.ctx(), { providerId: shop.providerId, subscriptionId: id })
  expect([await holderOf(app, before), await holderOf(app, given)]).toEqual([null, null])
  const slow = await makeMember()
  const late = await begin(slow.who, slow.id)
  const { intentId, account } = await agreeToKeep(app.ctx(slow.who), { id: late.bookingId })
  const never = await makeMember()
  const untouched = await begin(never.who, never.id)
  await at('2027-02-01T13:00:00Z')
  await reconcile(app.ctx())
  expect(await Promise.all([late, untouched].map((one) => statusOfChange(app, one.bookingId)))).toEqual([
    'closed',
    'closed',
  ])
  const stripe = await app.running.app.cards?.api()
  expect((await stripe?.setupIntents.retrieve(intentId, {}, { stripeAccount: account }))?.status).toBe('canceled')
  expect((await begin(slow.who, slow.id)).bookingId).not.toBe(late.bookingId)
  expect(await readOne(app.ctx(slow.who), slow.id)).toMatchObject({ renewal: { state: 'renews', lastFour: '4242' } })
})

test('in a trial as well; with another plan chosen what is agreed to is that plan', async () => {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const who = await makeAccount(app)
  const { id } = await beginTrial(app, await sellPlan(app, shop, { ...monthly, trialDays: 14 }), who)
  const change = await begin(who, id)
  expect(change).toMatchObject({ totalMinor: 5000, dateTime: '2027-02-14T00:00:00+00:00' })
  expect(change.consent.join(' ')).toContain('Until Sunday 14 February 2027 it costs nothing')
  const first = await cardOf(app, id)
  await give(who, change.bookingId)
  expect(await confirm(who, change.bookingId)).toMatchObject({ state: 'kept' })
  expect((await cardOf(app, id)).method).not.toBe(first.method)
  const dear = await sellPlan(app, shop, { ...monthly, priceMinor: 8000, uses: 4 })
  await changePlan(app.ctx(who), { subscriptionId: id, planId: dear.id, price: 80 })
  const next = await begin(who, id)
  expect(next.totalMinor).toBe(8000)
  expect(next.consent.join(' ')).toContain('£80.00')
  await give(who, next.bookingId)
  await confirm(who, next.bookingId)
  await at('2027-02-14T00:01:00Z')
  await renewMemberships(app)
  expect(await paidWith(id, 2)).toEqual([(await cardOf(app, id)).method])
  expect(await readOne(app.ctx(who), id)).toMatchObject({ planId: dear.id, priceMinor: 8000, usesLeft: 4 })
})

test('what was agreed to is shown in the language in which it was, and says which', async () => {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const plan = await sellPlan(app, shop, monthly)
  const who = await makeAccount(app)
  const { id, price, currency } = await subscribeTo(app.ctx(who), { planId: plan.id, language: 'fr' })
  expect(await readPayment(app.ctx(who), { id })).toMatchObject({
    ...{ consentLanguage: 'fr', consent: [expect.stringContaining('débite'), expect.any(String), expect.any(String)] },
  })
  const intent = await createIntent(app.ctx(who), { subscriptionId: id, amount: price, currency })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(who), { id: intent.id })
  const { bookingId } = await begin(who, id)
  const shown = await getKeptCard(app.ctx(who), { id: bookingId, language: 'en' })
  expect(shown).toMatchObject({
    consentLanguage: 'fr',
    consent: [expect.stringContaining('débite'), expect.any(String), expect.any(String)],
  })
  const dear = await sellPlan(app, shop, { ...monthly, priceMinor: 8000, uses: 4 })
  await changePlan(app.ctx(who), { subscriptionId: id, planId: dear.id, language: 'pt' })
  expect((await getKeptCard(app.ctx(who), { id: bookingId })).consentLanguage).toBe('pt')
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  expect((await getKeptCard(app.ctx(who), { id: bookingId })).consentLanguage).toBe('pt')
})
