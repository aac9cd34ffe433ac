import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, type Paying, payWith } from '../../../tests/paying.ts'
import type { Actor } from '../../lib/context.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { settleVisit } from './settle-visit.server.ts'

const app = openTestApp()
const db = () => app.running.db
const many = process.env.TEST_FULL ? 150 : 3

/** The same every time. */
function chooser(seed: number) {
  let state = seed >>> 0
  return (count: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % count
  }
}

/** From the payments and the vouchers as they are at the end: what was paid and kept, at the factor of its first entry. */
async function reckoned({ accountId }: Actor): Promise<number> {
  const { rows } = await sql<{ pounds: string; factor: number }>`select
      trunc((p.captured_minor - p.returned_minor) * 0.01)::text as pounds,
      coalesce((select factor_percent from loyalty_entry e where e.booking_id = p.booking_id limit 1), 100) as factor
    from payment p join booking b using (provider_id, booking_id)
    where p.customer_id = ${accountId} and p.status = 'succeeded' and b.status = 'completed'`.execute(db())
  const { rows: spent } = await sql<{
    points: number
  }>`select coalesce(sum(points), 0)::int as points from loyalty_voucher
    where account_id = ${accountId}`.execute(db())
  const given = rows.reduce((sum, { pounds, factor }) => sum + Number((BigInt(pounds) * BigInt(factor)) / 100n), 0)
  return given - (spent[0]?.points ?? 0)
}

test(`${many} lives of a customer on the database end with as many points as their money and rewards say`, async () => {
  const prices = [4999, 25_000, 60_001]
  const services = prices.map((priceMinor) => ({ name: `For ${priceMinor}`, durationMinutes: 30, priceMinor }))
  const provider = await makePaidProvider(app, undefined, { services })
  const { providerId, owner, serviceIds } = provider
  let [slot, redeemed] = [0, 0]
  const visit = async (customer: Actor, price: number) => {
    const chosen = { ...provider, serviceIds: serviceIds.slice(price, price + 1) }
    const [day, place] = [2 + Math.floor(slot / 14), slot++ % 14]
    const time = `${String(9 + Math.floor(place / 2)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`
    const paying = await bookUnpaid(app, chosen, { customer, day, time })
    await payWith(app, paying)
    await sql`update booking set starts_at = now() - interval '2 days' - ${slot} * interval '1 hour',
      ends_at = now() - interval '2 days' - ${slot} * interval '1 hour' + interval '30 minutes' where booking_id = ${paying.bookingId}`.execute(
      db(),
    )
    await completeBooking(app.ctx(owner), { id: paying.bookingId })
    return paying
  }
  for (let seed = 0; seed < many; seed++) {
    const choose = chooser(seed * 7919 + 3)
    const customer = await makeAccount(app)
    const visits: Paying[] = []
    for (let step = 0; step < 8; step++) {
      const paid = visits[choose(Math.max(1, visits.length))]
      const act = choose(4)
      if (act === 0 && paid)
        await refundPayment(app.ctx(owner), { id: paid.paymentId, amount: 1 + choose(49) }).catch(() => null)
      else if (act === 1)
        await redeemPoints(app.ctx(customer), { amount: 500, reward: 'credit_5', providerId }).then(
          () => redeemed++,
          ({ code }: { code: string }) => expect(code).toBe('points_short'),
        )
      else visits.push(await visit(customer, choose(prices.length)))
      // Told of in any order, once, twice or late.
      for (const { bookingId } of visits)
        if (choose(2) === 0) await Promise.all([1, 2].map(() => settleVisit(app.ctx(), { providerId, bookingId })))
    }
    for (const { bookingId } of visits) await settleVisit(app.ctx(), { providerId, bookingId })
    const { points } = await readPoints(app.ctx(customer))
    const { entries } = await readHistory(app.ctx(customer), { page: 1, limit: 50 })
    expect([seed, points]).toEqual([seed, await reckoned(customer)])
    expect(entries.reduce((sum, one) => sum + one.points, 0)).toBe(points)
  }
  expect(redeemed).toBeGreaterThan(0)
})
