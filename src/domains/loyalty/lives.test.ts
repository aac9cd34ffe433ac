import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import {
  bookUnpaid,
  buyMembership,
  makePaidProvider,
  type Paying,
  payWith,
  sellPlatformPlan,
} from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { expirePoints, mailExpiring } from './expire-points.server.ts'
import { createReward } from './own-rewards.server.ts'
import { giveVoucherBack, handOver, settleVouchers } from './own-vouchers.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { readRewardsOf } from './read-rewards.server.ts'
import { lastUseOf } from './read-tiers.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { settleVisit } from './settle-visit.server.ts'

const app = openTestApp()
const db = () => app.running.db
const many = Number(process.env.FIGURES_OF ?? (process.env.TEST_FULL ? 10_000 : 4))

/** The same every time. */
function chooser(seed: number) {
  let state = seed >>> 0
  return (count: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % count
  }
}

/** What a visit has given so far, of its tier's points and of those that the platform's plan adds. */
type Given = { tier: number; plan: number; factor: number }
/** A month of it costs six pounds: half of that is three hundred points. */
const plan = { priceMinor: 600, most: 300 }

/** The tiers as they are told to customers: so many points for a hundred pounds. */
const factorAt = (points: number) => (points >= 600 ? 125 : 100)

/**
 * A second reckoning, at the instant at which ours may look: from what is paid and kept, the factor of the tier they were in
 * when it first gave something and, for whoever has the plan, as much again as there is room for. It reads no entry.
 */
async function look(given: Map<string, Given>, bookingId: string, hasPlan: boolean) {
  const { rows } = await sql<{
    pounds: string
  }>`select trunc((p.captured_minor - p.returned_minor) * 0.01)::text as pounds
    from payment p where p.booking_id = ${bookingId}`.execute(db())
  const [paid] = rows
  if (!paid) return
  const year = [...given.values()].reduce((sum, one) => sum + one.tier, 0)
  const before = given.get(bookingId) ?? { tier: 0, plan: 0, factor: factorAt(year) }
  const tier = Math.floor((Number(paid.pounds) * before.factor) / 100)
  if (tier === 0 && !given.has(bookingId)) return
  const more = tier - before.tier
  const added = [...given.values()].reduce((sum, one) => sum + one.plan, 0)
  const room = hasPlan ? Math.max(0, plan.most - added) : 0
  const ofPlan = more < 0 ? Math.ceil((before.plan * more) / before.tier) : Math.min(more, room)
  given.set(bookingId, { ...before, tier, plan: before.plan + (more === 0 ? 0 : ofPlan) })
}

/** Of what a provider gives: taken, and what became of it. */
type Own = { id: string; points: number; state: 'open' | 'handed' | 'back' }

/** With what vouchers have cost; those of the provider by what was done with them, not by what is written of them. */
async function reckoned({ accountId }: Actor, given: Map<string, Given>, own: readonly Own[]) {
  const { rows: spent } = await sql<{
    points: number
  }>`select coalesce(sum(points), 0)::int as points from loyalty_voucher
    where account_id = ${accountId}`.execute(db())
  const sums = [...given.values()]
  const tier = sums.reduce((sum, one) => sum + one.tier, 0)
  const gone = own.reduce((sum, { points, state }) => sum + (state === 'back' ? 0 : points), 0)
  return {
    points: tier + sums.reduce((sum, one) => sum + one.plan, 0) - (spent[0]?.points ?? 0) - gone,
    yearPoints: tier,
  }
}

test(`${many} lives of a customer on the database end with as many points as their money and rewards say`, async () => {
  const prices = [4999, 25_000, 60_001]
  const services = prices.map((priceMinor) => ({ name: `For ${priceMinor}`, durationMinutes: 30, priceMinor }))
  const provider = await makePaidProvider(app, undefined, { services })
  const { providerId, owner, serviceIds } = provider
  const seller = await makePaidProvider(app, { mode: 'on_the_day', depositPercent: 20 })
  const sold = await sellPlatformPlan(app, seller, { priceMinor: plan.priceMinor })
  await createReward(app.ctx(owner), { kind: 'thing', name: 'A comb', points: 60, keepDays: 30, mostEach: 2 })
  const [comb] = await readRewardsOf(app.ctx(), { id: providerId })
  const states = { open: 0, handed: 0, back: 0 }
  let [redeemed, doubled, back] = [0, 0, 0]
  const take = async (customer: Actor, own: Own[]) => {
    const { points = 0, reward = '' } = comb ?? {}
    const asked = redeemPoints(app.ctx(customer), { amount: points, reward, providerId })
    await asked.then(
      ({ id }) => own.push({ id, points, state: 'open' }),
      ({ code }: { code: string }) => {
        const had = own.filter(({ state }) => state !== 'back').length
        expect(code).toBe(had === 2 ? 'reward_had' : 'points_short')
      },
    )
  }
  const finish = async (customer: Actor, voucher: Own, how: number) => {
    const { id } = voucher
    if (how === 0) await handOver(app.ctx(owner), { id })
    else if (how === 1) await giveVoucherBack(app.ctx(customer), { id })
    else {
      await sql`update reward_voucher set created_at = now() - interval '31 days', good_until = now() - interval '1 day'
        where voucher_id = ${id}`.execute(db())
      await Promise.all([settleVouchers(app.ctx()), settleVouchers(app.ctx())])
    }
    voucher.state = how === 0 ? 'handed' : 'back'
  }
  const visit = async (customer: Actor, price: number) => {
    const chosen = { ...provider, serviceIds: serviceIds.slice(price, price + 1) }
    const paying = await bookUnpaid(app, chosen, { customer })
    await payWith(app, paying)
    await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
      where booking_id = ${paying.bookingId}`.execute(db())
    await completeBooking(app.ctx(owner), { id: paying.bookingId })
    // The next one has the time.
    await db().deleteFrom('occupation').where('booking_id', '=', paying.bookingId).execute()
    return paying
  }
  for (let seed = 0; seed < many; seed++) {
    const choose = chooser(seed * 7919 + 3)
    const customer = await makeAccount(app)
    const visits: Paying[] = []
    const given = new Map<string, Given>()
    const own: Own[] = []
    // Every second has the platform's plan, and of one in four of them a bank decides about it later on.
    let hasPlan = seed % 2 === 1
    if (hasPlan) await buyMembership(app, sold, customer)
    const settle = async (bookingId: string) => {
      await Promise.all([1, 2].map(() => settleVisit(app.ctx(), { providerId, bookingId })))
      await look(given, bookingId, hasPlan)
    }
    for (let step = 0; step < 12; step++) {
      const paid = visits[choose(Math.max(1, visits.length))]
      const act = choose(6)
      if (act === 0 && paid)
        await refundPayment(app.ctx(owner), { id: paid.paymentId, amount: 1 + choose(49) }).catch(() => null)
      else if (act === 1)
        await redeemPoints(app.ctx(customer), { amount: 500, reward: 'credit_5', providerId }).then(
          () => redeemed++,
          ({ code }: { code: string }) => expect(code).toBe('points_short'),
        )
      else if (act === 2) await take(customer, own)
      else if (act === 3) {
        const waiting = own.find(({ state }) => state === 'open')
        if (waiting) await finish(customer, waiting, choose(3))
      } else visits.push(await visit(customer, choose(prices.length)))
      // Told of in any order, once, twice or late.
      for (const { bookingId } of visits) if (choose(2) === 0) await settle(bookingId)
      if (hasPlan && step === 8 && choose(4) === 0) {
        await sql`update payment set dispute = 'open' where customer_id = ${customer.accountId} and subscription_id is not null`.execute(
          db(),
        )
        hasPlan = false
      }
    }
    for (const { bookingId } of visits) await settle(bookingId)
    const { points, yearPoints } = await readPoints(app.ctx(customer))
    const { entries } = await readHistory(app.ctx(customer), { page: 1, limit: 50 })
    expect({ seed, points, yearPoints }).toEqual({ seed, ...(await reckoned(customer, given, own)) })
    for (const one of given.values()) if (one.plan > 0) doubled++
    for (const { state } of own) states[state]++
    for (const { points: change } of entries) if (change < 0) back++
    expect(entries.reduce((sum, one) => sum + one.points, 0)).toBe(points)
  }
  for (const often of [redeemed, doubled, back]) expect(often).toBeGreaterThan(0)
  if (many > 100) for (const often of Object.values(states)) expect(often).toBeGreaterThan(0)
}, 14_400_000)

/** With the points that its money is worth by the factor of the tier that somebody was in. */
type Earned = { at: number; points: number }
const months = (at: number, many: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').add({ months: many }).epochMilliseconds
const tierOf = (points: number) => (points >= 600 ? 'local' : points >= 250 ? 'regular' : 'new_face')
const years = process.env.TEST_FULL || process.env.FIGURES_OF ? many : 3

test(`${years} lives of points over years: tiers come and go with twelve months, and what nobody uses for two years goes once they were told`, async () => {
  const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 12_500 }]
  const provider = await makePaidProvider(app, undefined, { services })
  const { providerId, owner } = provider
  const seen = { up: 0, down: 0, expired: 0, warned: 0, taken: 0 }
  for (let seed = 0; seed < years; seed++) {
    const choose = chooser(seed * 7919 + 11)
    const began = Date.now() + 40 * 86_400_000
    let now = began
    await moveClock(app, now)
    const customer = await makeAccount(app)
    // The second reckoning: a pot, when it was used last, and when its owner was told of that.
    const earned: Earned[] = []
    let [pot, used, told]: [number, number | null, number | null] = [0, null, null]
    let tier = 'new_face'
    const look = async () => {
      await moveClock(app, now)
      await expirePoints(app.ctx())
      if (pot <= 0 || used === null) return
      if (told === null && now >= months(used, 23)) {
        // As the queue does, by the use that is written down.
        const { usedAt } = await lastUseOf(app.ctx(), customer.accountId)
        await mailExpiring(app.ctx(), { accountId: customer.accountId, usedAt: usedAt?.toISOString() ?? '' })
        told = now
        seen.warned++
      } else if (told !== null && now >= months(used, 24) && now >= months(told, 1)) {
        pot = 0
        seen.expired++
      }
    }
    for (let step = 0; step < 9; step++) {
      const act = choose(7)
      if (act < 4) {
        const day = Math.round((now - Date.now()) / 86_400_000) + 3
        const paying = await bookUnpaid(app, provider, { customer, day })
        await payWith(app, paying)
        await sql`update booking set starts_at = ${new Date(now - 7_200_000)}, ends_at = ${new Date(now - 3_600_000)}
          where booking_id = ${paying.bookingId}`.execute(db())
        await completeBooking(app.ctx(owner), { id: paying.bookingId })
        await db().deleteFrom('occupation').where('booking_id', '=', paying.bookingId).execute()
        await settleVisit(app.ctx(), { providerId, bookingId: paying.bookingId })
        const year = earned.reduce((sum, { at, points }) => sum + (months(at, 12) > now ? points : 0), 0)
        const points = year >= 600 ? 156 : 125
        earned.push({ at: now, points })
        ;[pot, used, told] = [pot + points, now, null]
      } else if (act === 4) {
        const asked = await codeOf(redeemPoints(app.ctx(customer), { amount: 500, reward: 'credit_5', providerId }))
        expect([seed, step, asked]).toEqual([seed, step, pot >= 500 ? 'done' : 'points_short'])
        if (pot >= 500) {
          ;[pot, used, told] = [pot - 500, now, null]
          seen.taken++
        }
      } else if (act === 5) now += choose(200) * 86_400_000
      else {
        now += (300 + choose(420)) * 86_400_000
        for (let month = 0; month < 3; month++) {
          await look()
          now += 25 * 86_400_000
        }
      }
      now += 60_000
      await look()
      const year = earned.reduce((sum, { at, points }) => sum + (months(at, 12) > now ? points : 0), 0)
      const shown = await readPoints(app.ctx(customer))
      const ours = [shown.points, shown.yearPoints, shown.tier.tier]
      expect([seed, step, ...ours]).toEqual([seed, step, pot, year, tierOf(year)])
      const order = ['new_face', 'regular', 'local']
      if (tierOf(year) !== tier) seen[order.indexOf(tierOf(year)) > order.indexOf(tier) ? 'up' : 'down']++
      tier = tierOf(year)
    }
    // The clock of the next ones looks at them no more, and nobody takes what was put into the queue.
    await sql`update account set status = 'suspended' where account_id = ${customer.accountId}`.execute(db())
    await sql`delete from pgboss.job`.execute(db())
  }
  for (const [what, often] of Object.entries(seen)) expect([what, often > 0 || years < 50]).toEqual([what, true])
  expect([seen.up > 0, seen.down > 0]).toEqual([true, true])
}, 14_400_000)
