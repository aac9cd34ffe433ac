import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, type Paying, payWith } from '../../../tests/paying.ts'
import { persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { listOutbox } from '../../lib/mail.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { setWanted } from '../identity/messages.server.ts'
import { applyDispute } from '../payments/disputes.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { readTiers } from './read-tiers.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { settleVisit } from './settle-visit.server.ts'

const app = openTestApp()
const db = () => app.running.db
const page = { page: 1, limit: 20 }
const pointsOf = async (who: Actor) => (await readPoints(app.ctx(who))).points
const historyOf = async (who: Actor) => (await readHistory(app.ctx(who), page)).entries.map(({ points }) => points)

afterEach(() => moveClock(app, Date.now()))

/** The services of the factory's provider cost what they cost; the first of these what is asked for. */
const shopOf = (priceMinor: number) =>
  makePaidProvider(app, undefined, { services: [{ name: 'Cut', durationMinutes: 30, priceMinor }] })

async function complete({ bookingId }: Pick<Paying, 'bookingId'>, { owner }: TestProvider) {
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${bookingId}`.execute(db())
  await completeBooking(app.ctx(owner), { id: bookingId })
}

/** Paid by card and over; what follows from it is done. */
async function visit(provider: TestProvider, customer?: Actor, slot: { day?: number; time?: string } = {}) {
  const paying = await bookUnpaid(app, provider, { ...slot, ...(customer && { customer }) })
  await payWith(app, paying)
  await complete(paying, provider)
  await settle(paying)
  return paying
}
const settle = ({ provider: { providerId }, bookingId }: Paying) => settleVisit(app.ctx(), { providerId, bookingId })

test('a visit whose money was captured gives a point for each whole pound, once however often it is looked at', async () => {
  const paying = await visit(await shopOf(4550))
  const { customer } = paying
  await Promise.all(Array.from({ length: 20 }, () => persistently(() => settle(paying))))
  expect(await historyOf(customer)).toEqual([45])
  expect(await readPoints(app.ctx(customer))).toMatchObject({
    ...{ points: 45, yearPoints: 45, tier: { tier: 'new_face' } },
    next: { tier: { tier: 'regular' }, missingPoints: 205 },
  })
  const { entries, pagination } = await readHistory(app.ctx(customer), page)
  expect(entries).toMatchObject([
    { kind: 'visit', visit: { bookingId: paying.bookingId, services: ['Cut'], paidMinor: 4550, currency: 'GBP' } },
  ])
  expect(pagination).toMatchObject({ total: 1 })
})

test('a visit that is not over gives nothing yet, nor does one that is paid on the day: that is only somebody’s word', async () => {
  const provider = await shopOf(4000)
  const ahead = await bookUnpaid(app, provider)
  await payWith(app, ahead)
  await settle(ahead)
  expect(await historyOf(ahead.customer)).toEqual([])
  await db()
    .updateTable('provider')
    .set({ payment_mode: 'on_the_day' })
    .where('provider_id', '=', provider.providerId)
    .execute()
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  const dateTime = london(dateIn(4), '10:00')
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  await complete({ bookingId: id }, provider)
  await settleVisit(app.ctx(), { providerId, bookingId: id })
  expect(await historyOf(customer)).toEqual([])
})

test('of a deposit only what was captured counts', async () => {
  const provider = await makePaidProvider(
    app,
    { mode: 'deposit', depositPercent: 20 },
    {
      services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 5000 }],
    },
  )
  expect(await historyOf((await visit(provider)).customer)).toEqual([10])
})

test('points go with the money: in parts, to nothing, and with a visit that is undone; done again it gives them again', async () => {
  const provider = await shopOf(6000)
  const paying = await visit(provider)
  const { customer, paymentId, bookingId } = paying
  await refundPayment(app.ctx(provider.owner), { id: paymentId, amount: 20.5 })
  await settle(paying)
  expect(await historyOf(customer)).toEqual([-21, 60])
  const setStatus = (status: string) =>
    sql`update booking set status = ${status} where booking_id = ${bookingId}`.execute(db())
  await setStatus('no_show')
  await settle(paying)
  expect(await historyOf(customer)).toEqual([-39, -21, 60])
  await setStatus('completed')
  await settle(paying)
  expect(await pointsOf(customer)).toBe(39)
  await refundPayment(app.ctx(provider.owner), { id: paymentId })
  await settle(paying)
  expect(await readPoints(app.ctx(customer))).toMatchObject({ points: 0, yearPoints: 0 })
})

test('what was spent and is taken back is a debt on points and none on money', async () => {
  const provider = await shopOf(60_000)
  const paying = await visit(provider)
  const { customer, paymentId } = paying
  await redeemPoints(app.ctx(customer), { amount: 500, reward: 'credit_5', providerId: provider.providerId })
  const posted = async () =>
    (
      await sql<{ account: string; minor: number }>`select account, sum(amount_minor)::int as minor from ledger_entry
        where owner_id = ${customer.accountId} group by 1 having sum(amount_minor) <> 0 order by 1`.execute(db())
    ).rows
  await refundPayment(app.ctx(provider.owner), { id: paymentId })
  await settle(paying)
  expect(await pointsOf(customer)).toBe(-500)
  expect((await posted()).filter(({ account }) => account.startsWith('owed_by'))).toEqual([])
  const { rows } = await sql`select from ledger_entry e where account = 'owed_by_customer'
    and owner_id = ${customer.accountId}`.execute(db())
  expect(rows).toEqual([])
  // The next visits make up for it.
  await visit(provider, customer, { day: 4 })
  expect(await pointsOf(customer)).toBe(100)
})

test('a dispute that is lost takes all points of its visit, one that is won none', async () => {
  const provider = await shopOf(3000)
  const dispute = async ({ paymentId }: Paying, status: string) => {
    const { intent, account } = await db()
      .selectFrom('payment')
      .select(['intent', 'account'])
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const told = { id: `dp_${paymentId}`, payment_intent: intent, amount: 3000, currency: 'gbp', status }
    await applyDispute(app.ctx(), told as Parameters<typeof applyDispute>[1], account)
  }
  const [lost, won] = [await visit(provider, undefined, { day: 3 }), await visit(provider, undefined, { day: 4 })]
  for (const [paying, outcome] of [
    [lost, 'lost'],
    [won, 'won'],
  ] as const) {
    for (const status of ['needs_response', outcome]) await dispute(paying, status)
    await settle(paying)
  }
  expect([await historyOf(lost.customer), await historyOf(won.customer)]).toEqual([[-30, 30], [30]])
})

test('a higher tier multiplies what comes after it, and is left again when its visits are a year old', async () => {
  const provider = await shopOf(60_000)
  const first = await visit(provider, undefined, { day: 3 })
  const { customer } = first
  const second = await visit(provider, customer, { day: 4 })
  expect(await historyOf(customer)).toEqual([750, 600])
  expect(await readPoints(app.ctx(customer))).toMatchObject({ points: 1350, tier: { tier: 'local' }, next: null })
  // Taken back by the factor with which it was given, also after the tier is another.
  await moveClock(app, Date.now() + 366 * 86_400_000)
  expect(await readPoints(app.ctx(customer))).toMatchObject({ points: 1350, yearPoints: 0, tier: { tier: 'new_face' } })
  await sql`update payment set returned_minor = captured_minor where booking_id = ${second.bookingId}`.execute(db())
  await settle(second)
  expect(await readPoints(app.ctx(customer))).toMatchObject({ points: 600, yearPoints: 0 })
})

test('an operator’s own tiers hold from the next look on', async () => {
  await sql`update loyalty_tier set from_points = 40 where tier = 'regular'`.execute(db())
  try {
    const { customer } = await visit(await shopOf(4000))
    expect((await readTiers(app.ctx())).map(({ fromPoints }) => fromPoints)).toEqual([0, 40, 600])
    expect(await readPoints(app.ctx(customer))).toMatchObject({ tier: { tier: 'regular', leadMinutes: 10, factor: 1 } })
  } finally {
    await sql`update loyalty_tier set from_points = 250 where tier = 'regular'`.execute(db())
  }
})

test('what is entered stays as it is', async () => {
  await visit(await shopOf(4000))
  for (const statement of [
    sql`update loyalty_entry set points = points + 1`,
    sql`delete from loyalty_entry`,
    sql`truncate loyalty_entry`,
  ])
    expect(await statement.execute(db()).then(() => null, violatedConstraint)).toBe('loyalty_append_only')
})

test('the points come and go by themselves with what happens to the visit and its money', async () => {
  const provider = await shopOf(2500)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  await app.jobs.work()
  await complete(paying, provider)
  await expect.poll(() => pointsOf(paying.customer), { timeout: 30_000 }).toBe(25)
  await refundPayment(app.ctx(provider.owner), { id: paying.paymentId })
  await expect.poll(() => pointsOf(paying.customer), { timeout: 30_000 }).toBe(0)
})

const toldAt = async ({ accountId }: Actor) => {
  const { rows } = await sql<{ toldAt: Date | null }>`select told_at as "toldAt" from loyalty_warning
    where account_id = ${accountId}`.execute(db())
  return rows[0]?.toldAt ?? null
}
const monthMs = 30.5 * 86_400_000
const giveLongAgo = async (who: Actor) => {
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at) values (gen_random_uuid(), ${who.accountId}, 'visit', 30, ${`long-ago:${who.accountId}`},
      gen_random_uuid(), 3000, 'GBP', 100, ${new Date(Date.now() - 23.5 * monthMs)}, ${new Date(Date.now() - 23.5 * monthMs)})`.execute(
    db(),
  )
  return who
}

test('whoever has switched the mail off sees the day on the page and has the month; whoever is suspended is told once they are back', async () => {
  await app.jobs.work()
  const [silent, suspended] = [await giveLongAgo(await makeAccount(app)), await giveLongAgo(await makeAccount(app))]
  await setWanted(app.ctx(), silent.accountId, { kind: 'points', channel: 'mail' }, false)
  const setStatus = (status: string) =>
    sql`update account set status = ${status} where account_id = ${suspended.accountId}`.execute(db())
  await setStatus('suspended')
  await runClockJobs(app, 'loyalty-expiry')
  await expect.poll(() => toldAt(silent), { timeout: 30_000 }).not.toBeNull()
  expect((await listOutbox(app.running.config)).filter((name) => name.includes(silent.accountId))).toEqual([])
  const { goodUntil } = await readPoints(app.ctx(silent))
  expect(Date.parse(goodUntil ?? '') - Date.now()).toBeGreaterThan(27 * 86_400_000)
  expect(await toldAt(suspended)).toBeNull()
  await moveClock(app, Date.now() + 2 * monthMs)
  await runClockJobs(app, 'loyalty-expiry')
  expect([await pointsOf(silent), await pointsOf(suspended)]).toEqual([0, 30])
  await setStatus('active')
  await runClockJobs(app, 'loyalty-expiry')
  await expect.poll(() => toldAt(suspended), { timeout: 30_000 }).not.toBeNull()
  expect((await listOutbox(app.running.config)).filter((name) => name.includes(suspended.accountId))).toHaveLength(1)
  await runClockJobs(app, 'loyalty-expiry')
  expect(await pointsOf(suspended)).toBe(30)
  await moveClock(app, Date.now() + 3.2 * monthMs)
  await runClockJobs(app, 'loyalty-expiry')
  expect(await pointsOf(suspended)).toBe(0)
})

test('unused for two years points go, a month after their owner was told; whoever uses them keeps them', async () => {
  const provider = await shopOf(4000)
  const [left, used] = [await visit(provider, undefined, { day: 3 }), await visit(provider, undefined, { day: 4 })]
  const monthsOn = (months: number) => Date.now() + months * 30.5 * 86_400_000
  const look = async (months: number) => {
    await moveClock(app, monthsOn(months))
    await Promise.all([runClockJobs(app, 'loyalty-expiry'), runClockJobs(app, 'loyalty-expiry')])
  }
  await look(22)
  const [{ goodUntil }] = [await readPoints(app.ctx(left.customer))]
  expect(Date.parse(goodUntil ?? '') / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 730.5, -0.5)
  await look(23.5)
  await expect.poll(() => toldAt(left.customer), { timeout: 30_000 }).not.toBeNull()
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at) values (gen_random_uuid(), ${used.customer.accountId}, 'visit', 1, 'again', ${used.bookingId}, 100, 'GBP',
      100, ${new Date(monthsOn(23.6))}, ${new Date(monthsOn(23.6))})`.execute(db())
  await look(24.2)
  expect([await pointsOf(left.customer), await pointsOf(used.customer)]).toEqual([40, 41])
  await look(25)
  expect([await pointsOf(left.customer), await pointsOf(used.customer)]).toEqual([0, 41])
  expect((await readHistory(app.ctx(left.customer), page)).entries.map(({ kind, points }) => [kind, points])).toEqual([
    ['expired', -40],
    ['visit', 40],
  ])
  // What has gone is not taken once more with its money; what came since is.
  const later = await visit(provider, left.customer, { day: 770 })
  for (const [paying, points] of [
    [left, 40],
    [later, 0],
  ] as const) {
    await refundPayment(app.ctx(provider.owner), { id: paying.paymentId })
    for (let time = 0; time < 2; time++) await settle(paying)
    expect(await pointsOf(left.customer)).toBe(points)
  }
})
