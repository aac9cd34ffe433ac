import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chooser } from '../../../tests/chooser.ts'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { cardBecomes } from '../../../tests/kept-cards.ts'
import {
  bought,
  dayAt,
  type Life as MembershipLife,
  type Told as MembershipTold,
  lifeOf as membershipLife,
  mornings,
  noon,
  reckoned as reckonedLife,
} from '../../../tests/membership-lives.ts'
import {
  beginTrial,
  buyMembership,
  makePaidProvider,
  renewMemberships,
  sellPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { markNoShow, settleNoShow } from '../bookings/no-show.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { changePlan } from './change-plan.server.ts'
import { endOver, giveBackAllOf, subscriptions as handlers } from './jobs.server.ts'
import { pauseOwn } from './pause.server.ts'
import { listUses, readOne } from './read-subscriptions.server.ts'
import { cancelOwn } from './subscribe.server.ts'

const app = openTestApp({ poolSize: 8 })
const lives = Number(process.env.FIGURES_OF ?? (process.env.TEST_FULL ? 10_000 : 8))
const services = [
  { name: 'Cut', durationMinutes: 30, priceMinor: 4000 },
  { name: 'Wash', durationMinutes: 30, priceMinor: 1000 },
  { name: 'Beard', durationMinutes: 30, priceMinor: 1500 },
]

/** What ought to be, reckoned by hand from what happened. */
type Life = { left: number; bought: number; returned: number; isOver: boolean }

const at = (id: string, when: 'soon' | 'over') =>
  sql`update booking set starts_at = now() + make_interval(hours => ${when === 'soon' ? 3 : -2}),
      ends_at = now() + make_interval(hours => ${when === 'soon' ? 4 : -1}) where booking_id = ${id}`.execute(
    app.running.db,
  )

/** The first two of the services are included. */
async function visit(
  life: Life,
  shop: TestProvider,
  who: Actor,
  subscriptionId: string,
  choose: (many: number) => number,
) {
  const count = 1 + choose(3)
  const uses = Math.min(life.left, Math.min(2, count))
  const request = {
    providerId: shop.providerId,
    serviceIds: shop.serviceIds.slice(0, count),
    dateTime: london(dateIn(5), '10:00'),
    subscriptionId,
  }
  if (life.isOver || life.left === 0) {
    expect(await codeOf(createBooking(app.ctx(who), request))).toBe(
      life.isOver ? 'membership_ended' : 'membership_used_up',
    )
    return 'refused'
  }
  const made = await createBooking(app.ctx(who), request)
  const prices = [4000, 1000, 1500].slice(0, count).map((price, place) => (place < uses ? 0 : price))
  expect(made.totalMinor).toBe(prices.reduce((sum, price) => sum + price, 0))
  life.left -= uses
  const { id } = made
  const ends: Record<string, () => Promise<number>> = {
    'cancelled in time': async () => {
      await cancelBooking(app.ctx(who), { id })
      return uses
    },
    'cancelled late': async () => {
      await at(id, 'soon')
      await cancelBooking(app.ctx(who), { id })
      return 0
    },
    'cancelled by the provider': async () => {
      await at(id, 'soon')
      await cancelBooking(app.ctx(shop.owner), { id })
      return uses
    },
    'took place': async () => {
      await at(id, 'over')
      await completeBooking(app.ctx(shop.owner), { id })
      return 0
    },
    'nobody came': async () => {
      await at(id, 'over')
      await markNoShow(app.ctx(shop.owner), { id })
      await sql`update no_show set marked_at = now() - interval '3 days' where booking_id = ${id}`.execute(
        app.running.db,
      )
      await settleNoShow(app.ctx(), id)
      return 0
    },
  }
  const name = Object.keys(ends)[choose(5)] ?? ''
  life.left += (await ends[name]?.()) ?? 0
  // The next one has the time.
  await app.running.db.deleteFrom('occupation').where('booking_id', '=', id).execute()
  return name
}

const plansOfShop = 100

async function openShop() {
  const shop = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 }, { services })
  const policy = JSON.stringify([{ hoursBefore: 24, feePercent: 50 }])
  await sql`update provider set cancellation_policy = ${policy}::jsonb, minimum_notice_minutes = 0
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  return shop
}

test(
  `${lives} lives of memberships end with the visits and the money that a second reckoning says`,
  async () => {
    let shop = await openShop()
    const seen = new Set<string>()
    for (let number = 1; number <= lives; number++) {
      // Whoever offers a plan is answered with all they have ever sold.
      if (number % plansOfShop === 0) shop = await openShop()
      const choose = chooser(number)
      const bought = 1 + choose(6)
      const priceMinor = 3000 + choose(20_000)
      const plan = await sellPlan(app, shop, { uses: bought, priceMinor, serviceIds: shop.serviceIds.slice(0, 2) })
      const who = await makeAccount(app)
      const { id } = await buyMembership(app, plan, who)
      await sql`update plan set is_offered = false where plan_id = ${plan.id}`.execute(app.running.db)
      const life: Life = { left: bought, bought, returned: 0, isOver: false }
      for (let step = 0; step < 5; step++) {
        const act = choose(8)
        if (act < 5) seen.add(await visit(life, shop, who, id, choose))
        else if (act === 5 && life.returned < priceMinor) {
          const minor = choose(3) === 0 ? priceMinor - life.returned : 1 + choose(priceMinor - life.returned)
          const payment = await readPayment(app.ctx(who), { id })
          const amount = Number(`${minor}e-2`)
          await refundPayment(app.ctx(shop.owner), { id: payment.id, amount })
          life.returned += minor
          // As the queue does it, once all of it has gone back. The queue itself would send what every life before it has left
          // there, and whoever books meanwhile waits for an answer longer than they do.
          if (life.returned === priceMinor) {
            await handlers
              .find(({ queue }) => queue === 'membership-money')
              ?.run(app.ctx(), { providerId: shop.providerId, paymentId: payment.id })
            expect((await readOne(app.ctx(who), id)).status).toBe('ended')
            if (!life.isOver) Object.assign(life, { left: 0, isOver: true })
          }
          seen.add('given back by the provider')
        } else if (act === 6 && choose(2) === 0) {
          const isUnused = life.left === bought && !life.isOver
          const answer = await codeOf(cancelOwn(app.ctx(who), { subscriptionId: id }))
          expect(answer).toBe(isUnused ? 'done' : life.isOver ? 'membership_ended' : 'membership_used')
          if (isUnused) Object.assign(life, { left: 0, isOver: true, returned: priceMinor })
          seen.add('given back by its customer')
        } else if (act === 7 && choose(2) === 0) {
          await sql`update subscription set starts_at = now() - interval '7 months', ends_at = now() - interval '1 minute'
            where subscription_id = ${id}`.execute(app.running.db)
          await runClockJobs(app, 'membership-over')
          Object.assign(life, { left: 0, isOver: true })
          seen.add('over')
        }
      }
      await sendRefunds(app)
      const now = await readOne(app.ctx(who), id)
      expect([number, now.usesLeft, now.status]).toEqual([number, life.left, life.isOver ? 'ended' : 'active'])
      const entries = await listUses(app.ctx(who), { subscriptionId: id })
      expect([number, entries.reduce((sum, { uses }) => sum + uses, 0)]).toEqual([number, life.left])
      const money = await readPayment(app.ctx(who), { id })
      expect([number, money.returnedMinor, money.earnedMinor]).toEqual([
        number,
        life.returned,
        priceMinor - life.returned,
      ])
    }
    expect(seen.size).toBeGreaterThan(lives > 100 ? 8 : 4)
  },
  lives > 8 ? 14_400_000 : 60_000,
)

/** The same lives as those against the pure rules, on a database, a clock and cards. */
const renewing = Number(process.env.FIGURES_OF ?? (process.env.TEST_FULL ? 10_000 : 5))

type Member = Awaited<ReturnType<typeof beginRenewing>>

async function openRenewing() {
  const shop = await makePaidProvider(
    app,
    { mode: 'on_the_day', depositPercent: 20 },
    {
      services: ['Beard', 'Cut', 'Wash', 'Colour'].map((name) => ({ name, durationMinutes: 15, priceMinor: 1500 })),
      columns: { timezone: 'UTC', minimum_notice_minutes: 0, booking_window_days: 365 },
    },
  )
  const policy = JSON.stringify([{ hoursBefore: 24, feePercent: 50 }])
  await sql`update provider set cancellation_policy = ${policy}::jsonb where provider_id = ${shop.providerId}`.execute(
    app.running.db,
  )
  return shop
}

async function beginRenewing(shop: TestProvider, { plans, trialDays, from }: MembershipLife) {
  await moveClock(app, dayAt(from) + bought)
  const sold = []
  for (const [at, { benefits: _, ...terms }] of plans.entries()) {
    const days = at === 0 ? trialDays : 0
    sold.push(
      await sellPlan(app, shop, { ...terms, renews: true, trialDays: days, serviceIds: shop.serviceIds.slice(2) }),
    )
  }
  const who = await makeAccount(app)
  const [first] = sold
  if (!first) throw new Error('One is sold')
  const { id } = await (trialDays > 0 ? beginTrial(app, first, who) : buyMembership(app, first, who))
  return { shop, who, id, sold, isGood: true, visits: [] as { id: string; day: number; isOff: boolean }[] }
}

async function usesOf(id: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select coalesce(sum(uses), 0)::int as uses from subscription_entry
    where subscription_id = ${id}`.execute(app.running.db)
  return rows[0]?.uses ?? 0
}

/** What the clock does until then, each in its time; mornings are when a business stops and begins to be paid. */
async function clockUntil({ shop, id }: Member, { stops }: MembershipLife, until: number) {
  for (;;) {
    const { rows } = await sql<{ at: Date | null }>`select renew_at as at from subscription
      where subscription_id = ${id}`.execute(app.running.db)
    const due = rows[0]?.at?.getTime() ?? until + 1
    const now = Math.min(due + 1000, until)
    const isStopped = stops.some((one) => now >= dayAt(one.from) + mornings && now < dayAt(one.until) + mornings)
    await sql`update card_account set takes_charges = ${!isStopped} where provider_id = ${shop.providerId}`.execute(
      app.running.db,
    )
    await moveClock(app, now)
    if (due > until) return endOver(app.ctx())
    await renewMemberships(app)
  }
}

async function act(member: Member, one: MembershipLife['acts'][number]): Promise<unknown> {
  const { shop, who, id: subscriptionId, sold, visits } = member
  const ctx = app.ctx(who)
  const done = async (attempt: Promise<unknown>) => ((await codeOf(attempt)) === 'done' ? 'yes' : 'no')
  const before = await usesOf(subscriptionId)
  switch (one.act) {
    case 'use': {
      const request = {
        ...{ providerId: shop.providerId, serviceIds: shop.serviceIds.slice(0, one.services), subscriptionId },
        dateTime: `${new Date(dayAt(one.day + one.ahead)).toISOString().slice(0, 10)}T13:00:00+00:00`,
      }
      const made = await createBooking(ctx, request).catch(({ code }: { code: string }) => code)
      if (typeof made === 'string') return refusals[made] ?? made
      await app.running.db.deleteFrom('occupation').where('booking_id', '=', made.id).execute()
      visits.push({ id: made.id, day: one.day + one.ahead, isOff: false })
      return before - (await usesOf(subscriptionId))
    }
    case 'call off': {
      const visit = visits[visits.length - 1 - one.which]
      if (!visit || visit.isOff || visit.day <= one.day) return '-'
      visit.isOff = true
      const soon = dayAt(one.day) + 15 * 3_600_000
      if (one.isKept)
        await sql`update booking set starts_at = ${new Date(soon)}, ends_at = ${new Date(soon + 3_600_000)}
          where booking_id = ${visit.id}`.execute(app.running.db)
      await cancelBooking(ctx, { id: visit.id })
      return (await usesOf(subscriptionId)) - before
    }
    case 'another plan': {
      const planId = sold[one.plan]?.id ?? ''
      if (!one.isNow) return done(changePlan(ctx, { subscriptionId, planId }))
      const chosen = await changePlan(ctx, { subscriptionId, planId, when: 'now' }).catch(() => null)
      if (!chosen?.upgrade) return 'no'
      const {
        paymentId: changeId,
        amount,
        currency,
      } = chosen.upgrade && { ...chosen.upgrade, currency: chosen.currency }
      await app.running.simulator?.pay({
        ...(await createIntent(ctx, { changeId, amount, currency })),
        card: 'success',
      })
      await confirmPayment(ctx, { id: changeId })
      // Another card is kept, which goes on as the one before.
      await cardBecomes(app, subscriptionId, member.isGood ? 'success' : 'insufficient_funds')
      return Math.round(amount * 100)
    }
    case 'pause':
      return done(pauseOwn(ctx, { subscriptionId, months: one.months }))
    case 'card':
      member.isGood = one.isGood
      // Once it is cancelled none is kept.
      await cardBecomes(app, subscriptionId, one.isGood ? 'success' : 'insufficient_funds').catch(() => null)
      return null
    case 'pay': {
      const { next, priceMinor } = await readOne(ctx, subscriptionId)
      const amount = (next?.priceMinor ?? priceMinor) * 0.01
      const asked = { subscriptionId, amount: Math.round(amount * 100) / 100, currency: 'GBP' }
      const intent = await createIntent(ctx, asked).catch(() => null)
      if (intent?.status !== 'open') return 'no'
      await app.running.simulator?.pay({ ...intent, card: 'success' })
      await confirmPayment(ctx, { id: intent.id })
      member.isGood = true
      return next?.priceMinor ?? priceMinor
    }
    case 'cancel':
      return done(cancelOwn(ctx, { subscriptionId, when: 'end' }))
    case 'give back': {
      const answer = await codeOf(cancelOwn(ctx, { subscriptionId, when: 'now' }))
      return answer === 'done' ? 'yes' : answer === 'membership_ended' ? 'no' : answer
    }
    default: {
      const isThere = (await readOne(ctx, subscriptionId)).status === 'active'
      await giveBackAllOf(app.ctx(), { providerId: shop.providerId, accountId: shop.owner.accountId })
      return isThere ? 'yes' : 'no'
    }
  }
}

const refusals: Record<string, string> = {
  membership_ended: 'ended',
  membership_too_short: 'too short',
  membership_used_up: 'used up',
  membership_elsewhere: 'elsewhere',
}

/** By the processor's books, and by ours. */
async function endOf({ id, shop, who }: Member): Promise<MembershipTold> {
  await sendRefunds(app)
  const { rows } = await sql<{
    charged: number
    back: number
    kept: number
    left: number
    status: string
    endsAt: Date
  }>`
    select u.status, u.ends_at as "endsAt",
      (select coalesce(sum((o.body ->> 'amount_received')::bigint), 0)::bigint from simulated_object o
        where o.body ->> 'object' = 'payment_intent' and o.body -> 'metadata' ->> 'subscription_id' = ${id}) as charged,
      (select coalesce(sum((r.body ->> 'amount')::bigint), 0)::bigint from simulated_object r
        join simulated_object o on o.body ->> 'id' = r.body ->> 'payment_intent'
        where r.body ->> 'object' = 'refund' and r.body ->> 'status' = 'succeeded'
          and o.body -> 'metadata' ->> 'subscription_id' = ${id}) as back,
      (select coalesce(-sum(e.amount_minor), 0)::bigint from ledger_posting l join ledger_entry e using (posting_id)
        where l.subscription_id = ${id} and e.account = 'owed_to_provider') as kept,
      (select coalesce(sum(uses), 0)::int from subscription_entry e where e.subscription_id = ${id}) as "left"
    from subscription u where u.provider_id = ${shop.providerId} and u.subscription_id = ${id}
      and u.customer_id = ${who.accountId}`.execute(app.running.db)
  const [row] = rows
  if (!row) throw new Error('It was bought')
  const { charged, back, left, status, endsAt } = row
  expect([id, row.kept]).toEqual([id, charged - back])
  return { said: '', charged, back, left, state: `${status} ${(endsAt.getTime() - dayAt(0)) / 86_400_000}` }
}

test(
  `${renewing} lives of memberships that renew, pause, fail and change end with the visits and the money of a second reckoning`,
  async () => {
    // What the processor's books are searched by here, ten thousand lives long.
    for (const column of [
      sql`(body -> 'metadata' ->> 'subscription_id')`,
      sql`(body ->> 'id')`,
      sql`(body ->> 'payment_intent')`,
    ])
      await sql`create index on simulated_object (${column})`.execute(app.running.db)
    let shop = await openRenewing()
    // A run may be divided: FIGURES_FROM is where this part begins.
    for (let number = 0, seed = Number(process.env.FIGURES_FROM ?? 0); number < renewing; seed++) {
      const life = membershipLife(seed)
      // Of the platform's plan, which gives no visits, there is one seller.
      if (life.plans.some(({ benefits }) => benefits !== null) || life.acts.some(({ day }) => day > life.from + 200))
        continue
      number++
      if (number % 50 === 0) shop = await openRenewing()
      const member = await beginRenewing(shop, life)
      const said: unknown[] = []
      for (const [at, one] of life.acts.entries()) {
        // One after the other, also on one day.
        await clockUntil(member, life, dayAt(one.day) + noon + at * 60_000)
        const answer = await act(member, one)
        if (answer !== null) said.push(answer)
      }
      const ours = { ...(await endOf(member)), said: said.map((answer) => `${answer} `).join('') }
      expect([seed, ours]).toEqual([seed, reckonedLife(life)])
      await sql`update plan set is_offered = false where provider_id = ${shop.providerId}`.execute(app.running.db)
      // The clock of the others looks at it no more.
      await sql`update subscription set status = 'ended', renew_at = null where subscription_id = ${member.id}`.execute(
        app.running.db,
      )
      // Nobody takes them here.
      await sql`delete from pgboss.job`.execute(app.running.db)
    }
  },
  renewing > 8 ? 14_400_000 : 60_000,
)
