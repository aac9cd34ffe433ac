import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, givePoints, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { ledgerOf, makePaidProvider, type Paying, payWith } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { formatDate } from '../../ui/date-format.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { giveCardBack, resendCard } from '../gift-cards/change-card.server.ts'
import { checkCard, listOwnCards } from '../gift-cards/read-cards.server.ts'
import { enter } from './enter.server.ts'
import { mailExpiring } from './expire-points.server.ts'
import { readPoints } from './read-points.server.ts'
import { redeemPoints } from './redeem-points.server.ts'

const app = openTestApp()
const db = () => app.running.db
const pointsOf = async (who: Actor) => (await readPoints(app.ctx(who))).points
const give = (who: Actor, points: number, currency?: string) => givePoints(app, who, points, currency)
const over = (bookingId: string) =>
  sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${bookingId}`.execute(db())
const credit = (shop: TestProvider) => ({ amount: 500, reward: 'credit_5', providerId: shop.providerId })

async function withCredit(shop: TestProvider) {
  const who = await makeAccount(app)
  await give(who, 500)
  const { card } = await redeemPoints(app.ctx(who), credit(shop))
  return { who, code: card?.code ?? '' }
}

/** A visit that is paid with a credit and, for the rest, a card. */
async function mixed(shop: TestProvider, day: number) {
  const { who, code } = await withCredit(shop)
  const { providerId, serviceIds } = shop
  const { id: bookingId } = await createBooking(app.ctx(who), {
    providerId,
    serviceIds: serviceIds.slice(0, 1),
    dateTime: london(dateIn(day), '10:00'),
    giftCards: [code],
  })
  const { rows } = await sql<{
    id: string
  }>`select payment_id as id from payment where booking_id = ${bookingId}`.execute(db())
  const paying: Paying = { customer: who, provider: shop, bookingId, paymentId: rows[0]?.id ?? '' }
  await payWith(app, paying)
  return paying
}

test('a transfer that was refused is sent once what stood in its way is mended', async () => {
  const shop = await makePaidProvider(app)
  const { bookingId } = await mixed(shop, 3)
  await over(bookingId)
  await completeBooking(app.ctx(shop.owner), { id: bookingId })
  const { rows } = await sql<{
    account: string
  }>`select account from card_account where provider_id = ${shop.providerId}`.execute(db())
  const account = rows[0]?.account ?? ''
  const setCut = (isCut: boolean) =>
    sql`update simulated_object set body = body || jsonb_build_object('is_cut_off', ${isCut}::boolean) where object_id = ${account}`.execute(
      db(),
    )
  await setCut(true)
  await runClockJobs(app, 'loyalty-promises')
  await setCut(false)
  for (let time = 0; time < 3; time++) await runClockJobs(app, 'loyalty-promises')
  const ledger = await ledgerOf(app, { bookingId })
  expect(ledger).toMatchObject({ promised_by_platform: -500 })
})

test('a credit with a provider who is suspended is not lost to whoever has taken it', async () => {
  const shop = await makePaidProvider(app)
  const { who, code } = await withCredit(shop)
  await sql`update account set status = 'suspended' where account_id = ${shop.owner.accountId}`.execute(db())
  const [card] = await listOwnCards(app.ctx(who))
  expect(card).toMatchObject({ canReturn: true, isForPoints: true })
  const check = await checkCard(app.ctx(null), { code })
  const back = await codeOf(giveCardBack(app.ctx(who), { id: card?.id ?? '' }))
  await app.jobs.work()
  await expect.poll(() => pointsOf(who), { timeout: 30_000 }).toBe(500)
  expect([check.isUsable, back]).toEqual([false, 'done'])
})

test('nobody takes a credit with themselves', async () => {
  const shop = await makePaidProvider(app)
  await give(shop.owner, 500)
  const code = await codeOf(redeemPoints(app.ctx(shop.owner), credit(shop)))
  expect(code).toBe('reward_not_there')
})

test('an account whose mailbox nobody has proven writes to no stranger', async () => {
  const shop = await makePaidProvider(app)
  const who = await makeAccount(app)
  await give(who, 500)
  await sql`update account set email_verified_at = null where account_id = ${who.accountId}`.execute(db())
  const taken = await codeOf(redeemPoints(app.ctx(who), credit(shop)))
  const [card] = await listOwnCards(app.ctx(who))
  const sent = card
    ? await codeOf(resendCard(app.ctx(who), { id: card.id, recipientEmail: 'stranger@example.test' }))
    : 'no card'
  expect([taken, sent]).toEqual(['reward_unverified', 'no card'])
})

test('the day in the mail is the day on which points go, also when the mail is late', async () => {
  const who = await makeAccount(app)
  await give(who, 120)
  try {
    await moveClock(app, Date.now() + 23.5 * 30.5 * 86_400_000)
    // As the job does it, but for the mail: else whoever works on the queue may be faster than it is late.
    const { rows } = await sql<{ usedAt: Date }>`insert into loyalty_warning (account_id, used_at, warned_at)
      select account_id, date_trunc('milliseconds', max(posted_at)), ${await databaseNow(app.ctx())}::timestamptz from loyalty_entry
      where account_id = ${who.accountId} group by 1 returning used_at as "usedAt"`.execute(db())
    await moveClock(app, Date.now() + (23.5 * 30.5 + 6) * 86_400_000)
    const mails: { text: string }[] = []
    const ctx = app.ctx()
    const mailer = { ...ctx.app.mailer, send: async (mail: unknown) => void mails.push(mail as { text: string }) }
    await mailExpiring({ ...ctx, app: { ...ctx.app, mailer } } as typeof ctx, {
      accountId: who.accountId,
      usedAt: rows[0]?.usedAt.toISOString() ?? '',
    })
    const { goodUntil } = await readPoints(app.ctx(who))
    const day = formatDate(goodUntil ?? '', 'en-GB')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(day)
  } finally {
    await moveClock(app, Date.now())
  }
})

test('by the tables there are at first, nobody gains by paying themselves in pounds', async () => {
  const { rows } = await sql<{
    percent: number
  }>`select max(amount_minor::float8 / points * t.factor_percent / 100)::float8 as percent
    from loyalty_reward r, loyalty_tier t where r.currency = 'GBP' and r.is_offered`.execute(db())
  // A card of this country costs 1.5% and twenty pence.
  const [paid, cost] = [1000, 1000 * 0.015 + 0.2]
  const worth = (paid * (rows[0]?.percent ?? 0)) / 100
  expect(worth).toBeLessThan(cost)
})

test('points that have expired are of no currency any more', async () => {
  const shop = await makePaidProvider(app)
  const who = await makeAccount(app)
  await give(who, 5000)
  const { rows } = await sql<{ at: Date }>`select max(posted_at) as at from loyalty_entry
    where account_id = ${who.accountId}`.execute(db())
  const now = new Date((rows[0]?.at.getTime() ?? 0) + 1)
  const { accountId } = who
  await transaction(app.ctx(), (tx) =>
    enter({ ...tx, now }, { accountId, kind: 'expired', points: -5000, source: `expired:${accountId}` }),
  )
  await give(who, 5000, 'AUD')
  expect(await codeOf(redeemPoints(app.ctx(who), credit(shop)))).toBe('points_short')
  await give(who, 500)
  await redeemPoints(app.ctx(who), credit(shop))
  expect(await pointsOf(who)).toBe(5000)
})

test('points of another currency buy no credit in this one', async () => {
  const shop = await makePaidProvider(app)
  const who = await makeAccount(app)
  await give(who, 5000, 'AUD')
  await give(who, 499)
  expect(await codeOf(redeemPoints(app.ctx(who), credit(shop)))).toBe('points_short')
  await give(who, 1)
  await redeemPoints(app.ctx(who), credit(shop))
  expect(await codeOf(redeemPoints(app.ctx(who), credit(shop)))).toBe('points_short')
  expect(await pointsOf(who)).toBe(5000)
})
