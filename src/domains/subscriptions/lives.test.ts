import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { chooser } from '../../../tests/lives.ts'
import { buyMembership, makePaidProvider, sellPlan, sendRefunds } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { markNoShow, settleNoShow } from '../bookings/no-show.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { subscriptions as handlers } from './jobs.server.ts'
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
