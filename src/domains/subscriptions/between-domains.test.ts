import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import { giftsOn, onTheDay } from '../../../tests/gifts.ts'
import {
  beginTrial,
  booksOf,
  bookUnpaid,
  buyMembership,
  giveTrialCard,
  makePaidProvider,
  payWith,
  renewMemberships,
  sellPlan,
  sellPlatformPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { listOutbox, readOutbox } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getFreeCancellations } from '../bookings/free-cancellation.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { readPoints } from '../loyalty/read-points.server.ts'
import { settleVisit } from '../loyalty/settle-visit.server.ts'
import { getStatement, getStatementEntries } from '../papers/statement.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { leadsOf } from '../waitlist/lead.server.ts'
import { changePlan } from './change-plan.server.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { pauseOwn } from './pause.server.ts'
import { updatePlan } from './plans.server.ts'
import { hasGiven } from './platform-plan.server.ts'
import { listOwn, readOne } from './read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'
import { readRows } from './subscription-row.server.ts'

const app = openTestApp({ poolSize: 20 })
const { book } = giftsOn(app)
const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
const monthly = { months: 1, uses: 2, priceMinor: 5000, renews: true }
const at = (iso: string) => moveClock(app, Date.parse(iso))
const renewAt = async (iso: string) => {
  await at(iso)
  await renewMemberships(app)
}
const start = '2027-01-31T12:00:00Z'
beforeEach(() => at(start))
afterEach(() => sql`update provider set sells_platform_plan = false`.execute(app.running.db))

async function makeShop(terms: Parameters<typeof sellPlan>[2] = {}) {
  const shop = await makePaidProvider(app, onTheDay, { services })
  const plan = await sellPlan(app, shop, { ...monthly, ...terms })
  const change = (fields: Partial<Parameters<typeof updatePlan>[1]> = {}) =>
    updatePlan(app.ctx(shop.owner), {
      ...{ id: plan.id, name: plan.name, ...monthly, ...terms, serviceIds: shop.serviceIds.slice(0, 1) },
      ...fields,
    })
  return { shop, plan, change }
}
const tell = () => runClockJobs(app, 'membership-notice')
const takenFor = async ({ providerId }: { providerId: string }) => (await booksOf(app, providerId)).held_by_processor

test('its provider moved west during its pause: a month is charged once, not for five hours and once more', async () => {
  const { shop, plan } = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 1 })
  await renewAt('2027-02-28T00:01:00Z')
  await sql`update provider set timezone = 'America/New_York' where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  await renewAt('2027-03-30T23:01:00Z')
  await renewAt('2027-03-31T04:01:00Z')
  expect(await takenFor(shop)).toBe(10_000)
  expect((await readOne(app.ctx(who), id)).endsAt).toMatch(/^2027-04-30/)
})

test('a notice does not reach who joined after it, by other terms than it says', async () => {
  const { plan, change, shop } = await makeShop()
  await buyMembership(app, plan, await makeAccount(app))
  await change({ priceMinor: 6000, isForMembers: true })
  await tell()
  await at('2027-02-01T12:00:00Z')
  // Cheaper for whoever buys it from now on.
  await change({ priceMinor: 4000 })
  const late = await makeAccount(app)
  const { id } = await buyMembership(app, plan, late)
  await tell()
  expect(await readOne(app.ctx(late), id)).toMatchObject({ priceMinor: 4000, notice: null })
  await renewAt('2027-03-01T00:01:00Z')
  await renewAt('2027-03-31T23:01:00Z')
  expect(await readOne(app.ctx(late), id)).toMatchObject({ priceMinor: 4000 })
  expect(shop.providerId).toBeTypeOf('string')
})

test('who was told of a price hears that it is none when another notice puts back what they have', async () => {
  const { plan, change } = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await change({ priceMinor: 6000, isForMembers: true })
  await tell()
  const before = (await listOutbox(app.running.config)).length
  await change({ isForMembers: true })
  await tell()
  await tell()
  expect(await readOne(app.ctx(who), id)).toMatchObject({ notice: null })
  expect((await listOutbox(app.running.config)).length - before).toBe(1)
})

test('a notice in another money is none for who pays in the old', async () => {
  const { shop, plan, change } = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  // Moved there by the operator, as the call that refuses it says.
  await sql`update provider set currency = 'JPY' where provider_id = ${shop.providerId}`.execute(app.running.db)
  // 9500 yen are 50 pounds.
  await codeOf(change({ priceMinor: 9500, isForMembers: true }))
  await tell()
  await renewAt('2027-02-28T00:01:00Z')
  await renewAt('2027-03-30T23:01:00Z')
  expect(await readOne(app.ctx(who), id)).toMatchObject({ currency: 'GBP', priceMinor: 5000 })
})

test('two trials that wait, because the price was changed between them, do not both begin', async () => {
  const { plan, change } = await makeShop({ trialDays: 14 })
  const who = await makeAccount(app)
  const first = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  await change({ priceMinor: 5100 })
  const second = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  await codeOf(giveTrialCard(app, first.id, who))
  await codeOf(giveTrialCard(app, second.id, who))
  expect((await listOwn(app.ctx(who), {})).filter(({ status }) => status === 'active')).toHaveLength(1)
})

const day = 86_400_000

test('in a trial of the platform’s plan no late cancellation is paid, whatever was paid for another before', async () => {
  const now = Date.now()
  await moveClock(app, now)
  const seller = await makePaidProvider(app, onTheDay)
  const plan = await sellPlatformPlan(app, seller, { priceMinor: 2000 })
  const other = await sellPlatformPlan(app, seller, { priceMinor: 2000, trialDays: 14 })
  const who = await makeAccount(app)
  await buyMembership(app, plan, who)
  await cancelOwn(app.ctx(who), {})
  await moveClock(app, now + 40 * day)
  await runClockJobs(app, 'membership-over')
  await beginTrial(app, other, who)
  const shop = await makePaidProvider(app, onTheDay, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 1000 }],
    columns: { cancellation_policy: JSON.stringify([{ hoursBefore: 720, feePercent: 50 }]), booking_window_days: 365 },
  })
  const { id } = await book(shop, [], { customer: who, day: 43 })
  expect(await getFreeCancellations(app.ctx(who), { id })).toEqual({ rights: [] })
})

async function makeHolder(priceMinor: number): Promise<Actor> {
  const seller = await makePaidProvider(app, onTheDay)
  const who = await makeAccount(app)
  await buyMembership(app, await sellPlatformPlan(app, seller, { priceMinor }), who)
  return who
}
async function visit(shop: Awaited<ReturnType<typeof makePaidProvider>>, customer: Actor, day = 3) {
  const paying = await bookUnpaid(app, shop, { customer, day })
  await payWith(app, paying)
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${paying.bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(shop.owner), { id: paying.bookingId })
  await app.running.db.deleteFrom('occupation').where('booking_id', '=', paying.bookingId).execute()
  await settleVisit(app.ctx(), { providerId: shop.providerId, bookingId: paying.bookingId })
  return paying
}

test('points of dearer money are bounded by what the plan costs, too', async () => {
  await moveClock(app, Date.now())
  const who = await makeHolder(600)
  const shop = await makePaidProvider(app, undefined, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 400_000 }],
    columns: { currency: 'KWD' },
  })
  await visit(shop, who)
  const { points, yearPoints } = await readPoints(app.ctx(who))
  // A point is a hundredth of a dinar, which is some two and a half pence: 3 pounds are some 116 of them.
  expect(yearPoints).toBe(400)
  expect(points - yearPoints).toBeLessThanOrEqual(120)
})

test('points and late cancellations together are not worth more than what was paid', async () => {
  await moveClock(app, Date.now())
  const who = await makeHolder(600)
  const shop = await makePaidProvider(app, undefined, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 30_000 }],
  })
  await visit(shop, who)
  const { points, yearPoints } = await readPoints(app.ctx(who))
  const friend = await makePaidProvider(app, onTheDay, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 1200 }],
    columns: { cancellation_policy: JSON.stringify([{ hoursBefore: 720, feePercent: 50 }]) },
  })
  const { id } = await book(friend, [], { customer: who })
  await codeOf(cancelBooking(app.ctx(who), { id, isFeeCovered: true }))
  const { rows } = await sql<{ minor: number }>`select coalesce(sum(covered_fee_minor), 0)::int as minor from booking
    where customer_id = ${who.accountId}`.execute(app.running.db)
  // A point is worth a penny.
  expect(points - yearPoints + (rows[0]?.minor ?? 0)).toBeLessThanOrEqual(600)
})

test('its first charge after a short trial was refused: it can be ended at once', async () => {
  const { plan } = await makeShop({ trialDays: 3 })
  const who = await makeAccount(app)
  const { id } = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  await giveTrialCard(app, id, who, 'declined_later')
  await renewAt('2027-02-03T00:01:00Z')
  expect((await readOne(app.ctx(who), id)).renewal?.state).toBe('unpaid')
  expect(await codeOf(cancelOwn(app.ctx(who), { subscriptionId: id, when: 'now' }))).toBe('done')
})

test('the platform’s plan with days free, where without was begun, is not answered as one that is charged at once', async () => {
  const seller = await makePaidProvider(app, onTheDay)
  const plan = await sellPlatformPlan(app, seller, { trialDays: 14 })
  const who = await makeAccount(app)
  await subscribeTo(app.ctx(who), { planId: plan.id, trial: false })
  const asked = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  expect(asked.trialEndsAt).not.toBeNull()
  const other = await makeAccount(app)
  await subscribeTo(app.ctx(other), { planId: plan.id, trial: true })
  expect((await subscribeTo(app.ctx(other), { planId: plan.id, trial: false })).trialEndsAt).toBeNull()
})

test('entries name whose money it was, also of a membership that began with a trial', async () => {
  const { shop, plan } = await makeShop({ trialDays: 3 })
  const who = await makeAccount(app, { firstName: 'Amina', lastName: 'Okafor' })
  await beginTrial(app, plan, who)
  await renewAt('2027-02-03T00:01:00Z')
  const { entries } = await getStatementEntries(app.ctx(shop.owner), {
    ...{ currency: 'GBP', kind: 'charge', span: 'in', page: 1, limit: 20 },
  })
  expect(entries).toMatchObject([{ amountMinor: 5000, customerName: 'Amina Okafor' }])
})

test('a page that is not there says the same sum', async () => {
  const { shop, plan } = await makeShop()
  await buyMembership(app, plan, await makeAccount(app))
  const page = (n: number) =>
    getStatementEntries(app.ctx(shop.owner), { currency: 'GBP', kind: 'charge', span: 'in', page: n, limit: 20 })
  const [first, second] = [await page(1), await page(2)]
  expect(second.sumMinor).toBe(first.sumMinor)
  expect(second.pagination.total).toBe(first.pagination.total)
})

test('a plan that has given nothing goes back, though a visit of an older one was refunded meanwhile', async () => {
  const now = Date.now()
  await moveClock(app, now)
  const seller = await makePaidProvider(app, onTheDay)
  const plan = await sellPlatformPlan(app, seller)
  const who = await makeAccount(app)
  await buyMembership(app, plan, who)
  const shop = await makePaidProvider(app, undefined, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 20_000 }],
  })
  const had = await visit(shop, who)
  await cancelOwn(app.ctx(who), {})
  await moveClock(app, now + 40 * day)
  await runClockJobs(app, 'membership-over')
  const again = await buyMembership(app, plan, who)
  const [row] = await readRows(app.ctx(), sql`u.subscription_id = ${again.id}`)
  expect(row && (await hasGiven(app.ctx(), row))).toBe(false)
  await refundPayment(app.ctx(shop.owner), { id: had.paymentId, amount: 100 })
  await settleVisit(app.ctx(), { providerId: shop.providerId, bookingId: had.bookingId })
  expect(await codeOf(cancelOwn(app.ctx(who), { when: 'now' }))).toBe('done')
})

test('whose mailbox refuses the notice was not told: nothing else is charged', async () => {
  const { plan, change } = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await change({ priceMinor: 6000, isForMembers: true })
  const { mailer } = app.running.app
  const send = mailer.send
  mailer.send = async () => {
    throw new AppError('unavailable', 'mail_refused', 'RCPT TO: 550')
  }
  await tell()
  await tell()
  mailer.send = send
  const { rows } = await sql<{ told: boolean }>`select mailed_at is not null as told from subscription_notice
    where subscription_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([{ told: false }])
})

test('two hundred whose mail server says later keep nobody else from being told', async () => {
  const { shop, plan, change } = await makeShop()
  const first = await buyMembership(app, plan, await makeAccount(app))
  await sql`with a as (insert into account (account_id, email, password_hash, email_verified_at, first_name, last_name)
      select gen_random_uuid(), 'later-' || n || '@slow.test', null, now(), 'Lee', 'Later' from generate_series(1, 200) n
      returning account_id)
    insert into subscription (provider_id, subscription_id, plan_id, customer_id, name, price_minor, currency, months, uses,
      service_ids, renews, rolls_over, consent, status, created_at, periods, starts_at, ends_at, renew_at)
    select u.provider_id, ('00000000-0000-7000-8000-' || right(a.account_id::text, 12))::uuid, u.plan_id, a.account_id, u.name, u.price_minor, u.currency, u.months, u.uses,
      u.service_ids, u.renews, u.rolls_over, u.consent, u.status, u.created_at, u.periods, u.starts_at, u.ends_at, u.renew_at
    from subscription u, a where u.subscription_id = ${first.id}`.execute(app.running.db)
  await change({ priceMinor: 6000, isForMembers: true })
  const elsewhere = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, elsewhere.plan, who)
  await elsewhere.change({ priceMinor: 6000, isForMembers: true })
  const { mailer } = app.running.app
  const send = mailer.send
  mailer.send = async (mail) => {
    if (mail.to.address.endsWith('@slow.test')) throw new AppError('unavailable', 'mail_deferred', 'RCPT TO: 451')
    return send(mail)
  }
  for (let n = 0; n < 4; n++) await tell()
  mailer.send = send
  await sql`update plan_notice set withdrawn_at = now() where provider_id = ${shop.providerId}`.execute(app.running.db)
  expect((await readOne(app.ctx(who), id)).notice).not.toBeNull()
})

test('entries add up to what the statement says, of each kind and account', async () => {
  const { shop, plan } = await makeShop({ trialDays: 3 })
  await beginTrial(app, plan, await makeAccount(app))
  const paid = await makeAccount(app)
  const { id } = await subscribeTo(app.ctx(paid), { planId: plan.id, trial: false })
  expect(id).toBeTypeOf('string')
  await renewAt('2027-02-03T00:01:00Z')
  const month = '2027-02'
  const { currencies } = await getStatement(app.ctx(shop.owner), { month })
  for (const { currency, accounts, movements } of currencies) {
    for (const { account, movedMinor } of accounts) {
      const { sumMinor } = await getStatementEntries(app.ctx(shop.owner), {
        currency,
        account,
        month,
        span: 'in',
        page: 1,
        limit: 5,
      })
      expect(sumMinor).toBe(movedMinor)
    }
    for (const { kind, purpose, amountMinor } of movements) {
      const { sumMinor } = await getStatementEntries(app.ctx(shop.owner), {
        ...{ currency, kind, month, span: 'in', page: 1, limit: 5 },
        ...(kind === 'charge' && { purpose }),
      })
      expect(sumMinor).toBe(amountMinor)
    }
  }
})

test('what costs money is not had after a trial that nobody has paid', async () => {
  const { shop, plan } = await makeShop({ trialDays: 3 })
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const who = await makeAccount(app)
  const { id } = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  await giveTrialCard(app, id, who, 'declined_later')
  await renewAt('2027-02-03T00:01:00Z')
  const visitAfter = createBooking(app.ctx(who), {
    ...{ providerId: shop.providerId, serviceIds: shop.serviceIds.slice(0, 1), subscriptionId: id },
    dateTime: '2027-02-08T10:00:00+00:00',
  })
  expect(await codeOf(visitAfter)).not.toBe('done')
})

test('the lead of the platform’s plan is not had for nothing by giving it back every fortnight', async () => {
  const seller = await makePaidProvider(app, onTheDay)
  const plan = await sellPlatformPlan(app, seller)
  const who = await makeAccount(app)
  const answers: unknown[] = []
  for (const time of ['2027-02-01', '2027-02-15']) {
    await at(`${time}T12:00:00Z`)
    await buyMembership(app, plan, who)
    await moveClock(app, Date.parse(`${time}T12:00:00Z`) + 13 * day)
    expect((await leadsOf(app.ctx(), [who.accountId])).get(who.accountId)).toBe(10)
    answers.push(await codeOf(cancelOwn(app.ctx(who), { when: 'now' })))
  }
  expect(answers).toEqual(['done', 'plan_given_back'])
})

test('in the week in which the next month is not paid its points are not doubled once more', async () => {
  const now = Date.now()
  await moveClock(app, now)
  const who = await makeHolder(600)
  const shop = await makePaidProvider(app, undefined, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 30_000 }],
    columns: { booking_window_days: 365 },
  })
  await visit(shop, who)
  await sql`update card_account set takes_charges = false where provider_id in (select provider_id from subscription
    where customer_id = ${who.accountId})`.execute(app.running.db)
  await moveClock(app, now + 33 * day)
  await renewMemberships(app)
  await visit(shop, who, 40)
  const { points, yearPoints } = await readPoints(app.ctx(who))
  expect(yearPoints).toBe(600)
  // Half of the six pounds that were paid.
  expect(points - yearPoints).toBeLessThanOrEqual(300)
})

test('all but a penny of a plan given back, its points are bounded by the penny', async () => {
  await moveClock(app, Date.now())
  const who = await makeHolder(600)
  const { rows } = await sql<{ id: string; accountId: string; providerId: string; sessionId: string }>`select
      y.payment_id as id, p.account_id as "accountId", p.provider_id as "providerId", s.session_id as "sessionId"
    from payment y join provider p on p.provider_id = y.provider_id join session s on s.account_id = p.account_id where y.customer_id = ${who.accountId}`.execute(
    app.running.db,
  )
  const { id = '', accountId = '', providerId = '', sessionId = '' } = rows[0] ?? {}
  const owner = { accountId, sessionId, isAdmin: false, providerId }
  await refundPayment(app.ctx(owner), { id, amount: 5.99 })
  const shop = await makePaidProvider(app, undefined, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 30_000 }],
  })
  await visit(shop, who)
  const { points, yearPoints } = await readPoints(app.ctx(who))
  expect(points - yearPoints).toBeLessThanOrEqual(1)
})

test('money of a visit that is there again later is doubled within the room as well', async () => {
  await moveClock(app, Date.now())
  const who = await makeHolder(100)
  const shop = await makePaidProvider(app, undefined, {
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 20_000 }],
  })
  const paying = await bookUnpaid(app, shop, { customer: who })
  await payWith(app, paying)
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${paying.bookingId}`.execute(app.running.db)
  await completeBooking(app.ctx(shop.owner), { id: paying.bookingId })
  const of = { providerId: shop.providerId, bookingId: paying.bookingId }
  // A refund that the bank refuses a day later.
  const returned = (minor: number) =>
    sql`update payment set returned_minor = ${minor} where payment_id = ${paying.paymentId}`.execute(app.running.db)
  await returned(19_900)
  await settleVisit(app.ctx(), of)
  await returned(0)
  await settleVisit(app.ctx(), of)
  const { points, yearPoints } = await readPoints(app.ctx(who))
  expect(yearPoints).toBe(200)
  expect(points - yearPoints).toBeLessThanOrEqual(50)
})

test('one that waits at a seller who sells no more keeps nobody from another', async () => {
  const seller = await makePaidProvider(app, onTheDay)
  const who = await makeAccount(app)
  await buyMembership(app, await sellPlatformPlan(app, seller), who, { isPaid: false })
  await sql`update provider set sells_platform_plan = false where provider_id = ${seller.providerId}`.execute(
    app.running.db,
  )
  const other = await sellPlatformPlan(app, await makePaidProvider(app, onTheDay))
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: other.id }))).toBe('done')
})

test('whoever is told is told by what is charged: other terms between two subscribes are not the older ones', async () => {
  const shop = await makePaidProvider(app, onTheDay, {
    services: [...services, { name: 'Colour', durationMinutes: 30, priceMinor: 4000 }],
  })
  const plan = await sellPlan(app, shop, { ...monthly, trialDays: 14 })
  const who = await makeAccount(app)
  await subscribeTo(app.ctx(who), { planId: plan.id, trial: true, version: 1 })
  await updatePlan(app.ctx(shop.owner), {
    ...{ id: plan.id, name: plan.name, ...monthly, trialDays: 14, rollsOver: true, serviceIds: shop.serviceIds },
  })
  const made = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true, version: 2 })
  expect(made.rollsOver).toBe(true)
  expect(made.services).toHaveLength(2)
})

test('one that pauses uses nothing in the minute before the clock has seen that its period is over', async () => {
  const { shop, plan } = await makeShop()
  await sql`update provider set minimum_notice_minutes = 0, booking_window_days = 365
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 3 })
  await at('2027-02-28T00:00:20Z')
  const visitInPause = createBooking(app.ctx(who), {
    ...{ providerId: shop.providerId, serviceIds: shop.serviceIds.slice(0, 1), subscriptionId: id },
    dateTime: '2027-03-05T10:00:00+00:00',
  })
  expect(await codeOf(visitInPause)).not.toBe('done')
})

test('a card given while its provider was suspended locks nobody out of the trial', async () => {
  const { shop, plan } = await makeShop({ trialDays: 14 })
  const who = await makeAccount(app)
  const made = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  const status = (to: string) =>
    sql`update provider set status = ${to} where provider_id = ${shop.providerId}`.execute(app.running.db)
  await status('inactive')
  await codeOf(giveTrialCard(app, made.id, who))
  await status('active')
  const again = await subscribeTo(app.ctx(who), { planId: plan.id, trial: true })
  expect(await codeOf(giveTrialCard(app, again.id, who))).toBe('done')
})

test('the reminder before a trial ends says what is charged then', async () => {
  const { shop, plan, change } = await makeShop({ trialDays: 60 })
  const dear = await sellPlan(app, shop, { ...monthly, priceMinor: 9000 })
  const [noticed, changing] = [await makeAccount(app), await makeAccount(app)]
  const ids = [(await beginTrial(app, plan, noticed)).id, (await beginTrial(app, plan, changing)).id]
  await changePlan(app.ctx(changing), { subscriptionId: ids[1], planId: dear.id })
  await change({ priceMinor: 6000, isForMembers: true })
  await tell()
  await at('2027-03-27T12:00:00Z')
  await runClockJobs(app, 'membership-reminder')
  const textOf = async (id = '') => {
    const name = (await listOutbox(app.running.config)).find((one) => one.startsWith(`membership-reminder-${id}`)) ?? ''
    return ((await readOutbox(app.running.config, name)) ?? '').replaceAll('=C2=A3', '£').replaceAll('=\r\n', '')
  }
  const texts = [await textOf(ids[0]), await textOf(ids[1])]
  // What other tests have left is due as well, and a run takes so many.
  for (let run = 0; run < 4; run++) await renewAt('2027-03-31T23:01:00Z')
  const prices = [
    (await readOne(app.ctx(noticed), ids[0] ?? '')).priceMinor,
    (await readOne(app.ctx(changing), ids[1] ?? '')).priceMinor,
  ]
  expect(prices).toEqual([6000, 9000])
  expect(texts.map((text) => /£\d+\.00/.exec(text)?.[0])).toEqual(['£60.00', '£90.00'])
})

test('visits of a month that is over, and do not stay, are worth nothing when its provider leaves in a pause', async () => {
  const { shop, plan } = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await pauseOwn(app.ctx(who), { subscriptionId: id, months: 3 })
  await renewAt('2027-02-28T00:01:00Z')
  await at('2027-04-20T12:00:00Z')
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
  await sendRefunds(app)
  expect(await takenFor(shop)).toBe(5000)
})

test('two hundred whose mail server says later keep nobody from being reminded before a trial ends', async () => {
  const { plan } = await makeShop({ trialDays: 14 })
  const first = await beginTrial(app, plan, await makeAccount(app))
  await sql`with a as (insert into account (account_id, email, password_hash, email_verified_at, first_name, last_name)
      select gen_random_uuid(), 'soon-' || n || '@slow.test', null, now(), 'Lee', 'Later' from generate_series(1, 200) n
      returning account_id)
    insert into subscription (provider_id, subscription_id, plan_id, customer_id, name, price_minor, currency, months, uses,
      service_ids, renews, rolls_over, consent, status, created_at, periods, starts_at, ends_at, renew_at, trial_ends_at, counted_from)
    select u.provider_id, gen_random_uuid(), u.plan_id, a.account_id, u.name, u.price_minor, u.currency, u.months, u.uses,
      u.service_ids, u.renews, u.rolls_over, u.consent, u.status, u.created_at, u.periods, u.starts_at, u.ends_at, u.renew_at,
      u.trial_ends_at, u.counted_from
    from subscription u, a where u.subscription_id = ${first.id}`.execute(app.running.db)
  await at('2027-02-01T12:00:00Z')
  const elsewhere = await makeShop({ trialDays: 14 })
  const { id } = await beginTrial(app, elsewhere.plan, await makeAccount(app))
  const { mailer } = app.running.app
  const send = mailer.send
  mailer.send = async (mail) => {
    if (mail.to.address.endsWith('@slow.test')) throw new AppError('unavailable', 'mail_deferred', 'RCPT TO: 451')
    return send(mail)
  }
  await at('2027-02-10T12:00:00Z')
  for (let n = 0; n < 4; n++) await runClockJobs(app, 'membership-reminder')
  mailer.send = send
  const { rows } = await sql<{ isTold: boolean }>`select reminded_of is not null as "isTold" from subscription
    where subscription_id = ${id}`.execute(app.running.db)
  await sql`update subscription set renew_at = null where customer_id in (select account_id from account where email like '%@slow.test')`.execute(
    app.running.db,
  )
  expect(rows).toEqual([{ isTold: true }])
})

test('who went on with another plan has had the trial of the first all the same', async () => {
  const { shop, plan } = await makeShop({ trialDays: 14 })
  const cheap = await sellPlan(app, shop, { ...monthly, uses: 1, priceMinor: 100 })
  const who = await makeAccount(app)
  const { id } = await beginTrial(app, plan, who)
  await changePlan(app.ctx(who), { subscriptionId: id, planId: cheap.id })
  await renewAt('2027-02-14T00:01:00Z')
  expect((await readOne(app.ctx(who), id)).planId).toBe(cheap.id)
  expect(await codeOf(subscribeTo(app.ctx(who), { planId: plan.id, trial: true }))).toBe('trial_used')
})

test('a plan that became a year’s is announced to nobody who pays each month', async () => {
  const { shop, plan, change } = await makeShop()
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await change({ months: 12, priceMinor: 50_000 })
  await codeOf(change({ months: 12, priceMinor: 50_000, isForMembers: true }))
  await tell()
  await renewAt('2027-02-28T00:01:00Z')
  await renewAt('2027-03-30T23:01:00Z')
  expect(await readOne(app.ctx(who), id)).toMatchObject({ months: 1, priceMinor: 5000 })
  expect(await takenFor(shop)).toBe(15_000)
})

test('a first payment that came while its seller was suspended keeps nobody from buying the platform’s plan', async () => {
  const seller = await makePaidProvider(app, onTheDay)
  const plan = await sellPlatformPlan(app, seller)
  const who = await makeAccount(app)
  const made = await subscribeTo(app.ctx(who), { planId: plan.id })
  const intent = await createIntent(app.ctx(who), {
    subscriptionId: made.id,
    amount: made.price,
    currency: made.currency,
  })
  const status = (to: string) =>
    sql`update provider set status = ${to} where provider_id = ${seller.providerId}`.execute(app.running.db)
  await status('inactive')
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(app.ctx(who), { id: intent.id })
  await sendRefunds(app)
  await status('active')
  expect((await buyMembership(app, plan, who)).status).toBe('active')
})

test('the reminder of a year says the price that was announced and will be charged', async () => {
  const { plan, change } = await makeShop({ months: 12 })
  const who = await makeAccount(app)
  const { id } = await buyMembership(app, plan, who)
  await change({ priceMinor: 6000, isForMembers: true })
  await tell()
  await at('2028-01-20T12:00:00Z')
  await runClockJobs(app, 'membership-reminder')
  const name = (await listOutbox(app.running.config)).find((one) => one.startsWith(`membership-reminder-${id}`)) ?? ''
  const text = ((await readOutbox(app.running.config, name)) ?? '').replaceAll('=C2=A3', '£').replaceAll('=\r\n', '')
  await renewAt('2028-01-31T00:01:00Z')
  expect((await readOne(app.ctx(who), id)).priceMinor).toBe(6000)
  expect(/£\d+\.00/.exec(text)?.[0]).toBe('£60.00')
})

test('twenty at once at two sellers of the platform’s plan begin one, and pay one', async () => {
  const sellers = [await makePaidProvider(app, onTheDay), await makePaidProvider(app, onTheDay)]
  const plans: { id: string }[] = []
  for (const seller of sellers) plans.push(await sellPlatformPlan(app, seller, { trialDays: 14 }))
  const who = await makeAccount(app)
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      codeOf(persistently(() => subscribeTo(app.ctx(who), { planId: plans[n % 2]?.id ?? '', trial: n % 3 === 0 }))),
    ),
  )
  expect((await listOwn(app.ctx(who), {})).filter(({ status }) => status !== 'ended')).toHaveLength(1)
})

test('paused, changed, cancelled and renewed in one moment, what is charged is what it says afterwards', async () => {
  const { shop, plan } = await makeShop()
  const dear = await sellPlan(app, shop, { ...monthly, priceMinor: 9000 })
  const members: { who: Actor; id: string }[] = []
  for (let n = 0; n < 6; n++) {
    const who = await makeAccount(app)
    members.push({ who, id: (await buyMembership(app, plan, who)).id })
  }
  await at('2027-02-27T23:59:59Z')
  await Promise.all([
    ...members.flatMap(({ who, id }, n) => [
      codeOf(persistently(() => changePlan(app.ctx(who), { subscriptionId: id, planId: dear.id }))),
      codeOf(persistently(() => pauseOwn(app.ctx(who), { subscriptionId: id, months: 1 }))),
      ...(n % 2 ? [codeOf(persistently(() => cancelOwn(app.ctx(who), { subscriptionId: id })))] : []),
    ]),
    renewMemberships(app),
  ])
  await at('2027-02-28T00:01:00Z')
  await renewMemberships(app)
  await runClockJobs(app, 'membership-over')
  for (const { who, id } of members) {
    const own = await readOne(app.ctx(who), id)
    const { rows } = await sql<{ kept: number }>`select coalesce(sum(captured_minor - returned_minor), 0)::int as kept
      from payment where subscription_id = ${id}`.execute(app.running.db)
    const isPaidAgain = own.status === 'active' && own.pause === null
    expect(rows[0]?.kept).toBe(isPaidAgain ? 5000 + own.priceMinor : 5000)
    expect(own.pause !== null && own.next !== null).toBe(false)
  }
})
