import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import {
  bearer,
  dateIn,
  givePoints,
  london,
  makeAccount,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { ledgerOf, makePaidProvider } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { owedMessages } from '../doctor/owed-messages.server.ts'
import { giveCardBack, resendCard } from '../gift-cards/change-card.server.ts'
import { giveBackAllOf } from '../gift-cards/jobs.server.ts'
import { giftCardData } from '../gift-cards/personal-data.server.ts'
import { checkCard, listOwnCards } from '../gift-cards/read-cards.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { readRewards } from './read-rewards.server.ts'
import { redeemPoints } from './redeem-points.server.ts'

const app = openTestApp()
const db = () => app.running.db
const page = { page: 1, limit: 20 }
const pointsOf = async (who: Actor) => (await readPoints(app.ctx(who))).points
let shop: TestProvider
beforeAll(async () => {
  shop = await makePaidProvider(
    app,
    { mode: 'on_the_day', depositPercent: 20 },
    { services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }] },
  )
  await sql`insert into loyalty_reward (reward, kind, names, points, amount_minor, currency)
    values ('trees', 'charity', '{"en": "A tree"}', 300, 300, 'GBP'), ('last_year', 'charity', '{"en": "Gone"}', 300, 300, 'GBP'),
      ('euros', 'credit', '{"en": "Euros"}', 300, 300, 'EUR')`.execute(db())
  await sql`update loyalty_reward set is_offered = false where reward = 'last_year'`.execute(db())
})

/** As a visit of a minute ago gave them; of which one does not matter here. */
async function withPoints(points: number): Promise<Actor> {
  const who = await makeAccount(app)
  await give(who, points)
  return who
}
const give = (who: Actor, points: number) => givePoints(app, who, points)
const trees = { amount: 300, reward: 'trees' }
const credit = () => ({ amount: 500, reward: 'credit_5', providerId: shop.providerId })

test('what may be taken, and where, is what taking it allows: whoever asks without a session sees what is offered', async () => {
  const visitor = await readRewards(app.ctx(null))
  expect(visitor.find(({ reward }) => reward === 'credit_5')).toMatchObject({ points: 500, own: null })
  expect(visitor.every(({ own, provider }) => own === null && provider === null)).toBe(true)
  const who = await withPoints(600)
  const of = async (key: string) => (await readRewards(app.ctx(who))).find(({ reward }) => reward === key)?.own
  // Nowhere yet, and nothing of another money.
  expect([await of('credit_5'), await of('euros'), await of('trees')]).toEqual([
    { points: 600, places: [], isUnproven: false },
    { points: 0, places: [], isUnproven: false },
    { points: 600, places: null, isUnproven: false },
  ])
  const { id } = await createBooking(app.ctx(who), {
    ...{ providerId: shop.providerId, serviceIds: shop.serviceIds, dateTime: london(dateIn(6), '09:00') },
  })
  await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour', status = 'completed'
    where booking_id = ${id}`.execute(db())
  expect(await of('credit_5')).toMatchObject({ places: [{ id: shop.providerId }] })
  await sql`update account set email_verified_at = null where account_id = ${who.accountId}`.execute(db())
  expect(await of('credit_5')).toMatchObject({ isUnproven: true })
  expect(await codeOf(redeemPoints(app.ctx(who), credit()))).toBe('reward_unverified')
})

test('a reward takes its points and makes a voucher by the terms of then', async () => {
  const who = await withPoints(450)
  const voucher = await redeemPoints(app.ctx(who), trees)
  expect(voucher).toMatchObject({ reward: 'trees', kind: 'charity', points: 300, amountMinor: 300, card: null })
  await sql`update loyalty_reward set names = '{"en": "Two trees"}' where reward = 'trees'`.execute(db())
  const { entries } = await readHistory(app.ctx(who), page)
  expect(entries).toMatchObject([
    { kind: 'redeemed', points: -300, visit: null, voucher: { id: voucher.id, names: { en: 'A tree' } } },
    { kind: 'visit', points: 450 },
  ])
  // What was spent counts for the tier still.
  expect(await readPoints(app.ctx(who))).toMatchObject({ points: 150, yearPoints: 450, tier: { tier: 'regular' } })
})

test('the code of a credit is there, however many cards its owner has had since', async () => {
  const who = await withPoints(500)
  const { id, card } = await redeemPoints(app.ctx(who), credit())
  await sql`insert into gift_card (provider_id, gift_card_id, buyer_id, currency, amount_minor, sender_name, recipient_name, message,
      status, code_hash, deliver_at, created_at) select ${shop.providerId}, gen_random_uuid(), ${who.accountId}, 'GBP', 500, 'x', 'x', '',
      'unpaid', repeat('0', 64), now(), now() + interval '1 hour' from generate_series(1, 100)`.execute(db())
  const { entries } = await readHistory(app.ctx(who), page)
  expect(entries.find(({ voucher }) => voucher?.id === id)?.voucher?.card).toEqual(card)
  expect(card?.code).toBeTruthy()
})

test('a credit was sent to nobody, and nothing says so, until its owner asks for the mail', async () => {
  const who = await withPoints(500)
  await redeemPoints(app.ctx(who), credit())
  const own = async () => (await listOwnCards(app.ctx(who)))[0]
  const told = async () => {
    const { rows } = await owedMessages(new Date(Date.now() + 30 * 60_000), ['giftCards']).execute(db())
    return rows.filter(({ id }) => id.includes(card?.id ?? 'none'))
  }
  const card = await own()
  const theirs = { accountId: who.accountId, provenEmail: null, providerId: null }
  const exported = JSON.stringify(await giftCardData.exportPerson?.read(app.ctx(), theirs))
  expect(exported).toContain('"deliveredAt":null')
  expect(card).toMatchObject({ status: 'active', deliveredAt: null })
  expect(await told()).toEqual([])
  const asked = Date.now()
  await sql`update gift_card set delivered_at = now() - interval '3 days' where gift_card_id = ${card?.id}`.execute(
    db(),
  )
  await resendCard(app.ctx(who), { id: card?.id ?? '' })
  expect(Date.parse((await own())?.deliveredAt ?? '')).toBeGreaterThan(asked - 60_000)
  // Then a mail is owed, and one that does not come is a broken promise.
  expect(await told()).toHaveLength(1)
})

test('fifty who take a reward for the last points at once take one', async () => {
  const who = await withPoints(599)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () =>
      persistently(() => redeemPoints(app.ctx(who), trees)).then(() => 'taken', codeOfError),
    ),
  )
  expect(outcomes.filter((one) => one === 'taken')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['taken', 'points_short']))
  expect(await pointsOf(who)).toBe(299)
})
const codeOfError = (error: unknown) => (error as { code: string }).code

test('the same request again, also at once, is the same voucher; another under its key is refused', async () => {
  const who = await withPoints(900)
  const asked = { ...trees, idempotencyKey: 'once' }
  const all = await Promise.all(Array.from({ length: 10 }, () => persistently(() => redeemPoints(app.ctx(who), asked))))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await pointsOf(who)).toBe(600)
  expect(await codeOf(redeemPoints(app.ctx(who), { ...credit(), idempotencyKey: 'once' }))).toBe(
    'idempotency_key_reused',
  )
})

test('what is no reward, is gone, has another price, cannot be paid or not be used there is refused, and takes nothing', async () => {
  const who = await withPoints(5000)
  const refused = (request: Parameters<typeof redeemPoints>[1], by = who) => codeOf(redeemPoints(app.ctx(by), request))
  expect(await refused({ ...trees, reward: 'nothing' })).toBe('reward_gone')
  expect(await refused({ ...trees, reward: 'last_year' })).toBe('reward_gone')
  for (const amount of [299, 301, 600]) expect(await refused({ ...trees, amount })).toBe('reward_changed')
  expect(await refused({ amount: 500, reward: 'credit_5' })).toBe('reward_place_missing')
  expect(await refused({ amount: 300, reward: 'euros', providerId: shop.providerId })).toBe('reward_not_there')
  expect(await refused({ ...credit(), providerId: randomUUIDv7() })).toBe('provider_not_found')
  expect(await pointsOf(who)).toBe(5000)
  expect(await refused(trees, await withPoints(299))).toBe('points_short')
  expect(await refused(trees, await withPoints(-40))).toBe('points_short')
  expect(await listOwnCards(app.ctx(who))).toEqual([])
})

test('the database itself refuses to spend a point twice', async () => {
  const who = await withPoints(300)
  const spend = (points: number) =>
    sql`with v as (insert into loyalty_voucher (voucher_id, account_id, reward, kind, names, points,
      amount_minor, currency, created_at) values (gen_random_uuid(), ${who.accountId}, 'trees', 'charity', '{}', 300, 300, 'GBP', now())
      returning voucher_id)
    insert into loyalty_entry (entry_id, account_id, kind, points, source, voucher_id, counts_at, posted_at)
      select gen_random_uuid(), ${who.accountId}, 'redeemed', ${-points}::int, gen_random_uuid(), voucher_id, now(), now() from v`.execute(
      db(),
    )
  expect(await spend(301).then(() => null, violatedConstraint)).toBe('loyalty_covered')
  await spend(300)
})

async function book(customer: Actor, code: string | null, day: number, time = '10:00') {
  const { providerId, serviceIds } = shop
  const dateTime = london(dateIn(day), time)
  return createBooking(app.ctx(customer), { providerId, serviceIds, dateTime, ...(code && { giftCards: [code] }) })
}

test('a credit is a gift card that the operator pays: it pays a visit, and is sent to its provider once that is over', async () => {
  const who = await withPoints(500)
  const { card } = await redeemPoints(app.ctx(who), credit())
  const code = card?.code ?? ''
  expect(card).toMatchObject({ balanceMinor: 500 })
  expect(await checkCard(app.ctx(null), { code })).toMatchObject({ balanceMinor: 500, isUsable: true })
  const [own] = await listOwnCards(app.ctx(who))
  expect(own).toMatchObject({ canReturn: false, returnableUntil: null })
  expect(await codeOf(giveCardBack(app.ctx(who), { id: own?.id ?? '' }))).toBe('gift_card_kept')
  const { id: bookingId } = await book(who, code, 3)
  expect(await ledgerOf(app, { bookingId })).toEqual({ gift_card: 500, paid_ahead: -500 })
  const look = () => Promise.all([1, 2].map(() => runClockJobs(app, 'loyalty-promises')))
  await look()
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${bookingId}`.execute(db())
  await completeBooking(app.ctx(shop.owner), { id: bookingId })
  const promised = { gift_card: 500, owed_to_provider: -500 }
  expect(await ledgerOf(app, { bookingId })).toEqual(promised)
  await look()
  await look()
  expect(await ledgerOf(app, { bookingId })).toEqual({
    ...promised,
    ...{ held_by_processor: 500, promised_by_platform: -500 },
  })
  const { rows } = await sql<{ body: { amount: number; destination: string } }>`select body from simulated_object
    where body ->> 'object' = 'transfer' and body ->> 'transfer_group' = ${bookingId}`.execute(db())
  expect(rows.map(({ body }) => body.amount)).toEqual([500])
  // What the operator gave gives no points.
  expect(await pointsOf(who)).toBe(0)
})

test('what was sent before a crash, and not written down, is written down and not sent again', async () => {
  const who = await withPoints(500)
  const { card } = await redeemPoints(app.ctx(who), credit())
  const { id: bookingId } = await book(who, card?.code ?? '', 8)
  await sql`update booking set starts_at = now() - interval '49 hours', ends_at = now() - interval '48 hours'
    where booking_id = ${bookingId}`.execute(db())
  await completeBooking(app.ctx(shop.owner), { id: bookingId })
  const { account } = await db()
    .selectFrom('card_account')
    .select('account')
    .where('provider_id', '=', shop.providerId)
    .executeTakeFirstOrThrow()
  const api = await app.running.app.cards?.api()
  await api?.transfers.create({ amount: 500, currency: 'gbp', destination: account, transfer_group: bookingId })
  await runClockJobs(app, 'loyalty-promises')
  const sent = await api?.transfers.list({ transfer_group: bookingId })
  expect(sent?.data.map(({ amount }) => amount)).toEqual([500])
  expect(await ledgerOf(app, { bookingId })).toMatchObject({ held_by_processor: 500, promised_by_platform: -500 })
})

test('called off in time, a credit is whole again; when its provider leaves, what is left of it comes back as points', async () => {
  const who = await withPoints(500)
  const { card } = await redeemPoints(app.ctx(who), credit())
  const code = card?.code ?? ''
  const { id } = await book(who, code, 4)
  await cancelBooking(app.ctx(who), { id })
  expect(await checkCard(app.ctx(null), { code })).toMatchObject({ balanceMinor: 500 })
  await book(who, code, 5)
  const { card: second } = await give(who, 500).then(() => redeemPoints(app.ctx(who), credit()))
  expect(second?.balanceMinor).toBe(500)
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId })
  await app.jobs.work()
  await expect.poll(() => pointsOf(who), { timeout: 30_000 }).toBe(500)
  expect((await readHistory(app.ctx(who), page)).entries[0]).toMatchObject({ kind: 'returned', points: 500 })
  expect((await listOwnCards(app.ctx(who))).map(({ balanceMinor }) => balanceMinor)).toEqual([0, 0])
})

test.each([0, -5, 1.5, 1e10, 'many', null])('an amount of %j is no whole number of points', async (amount) => {
  const who = await withPoints(900)
  const answer = await createApi(app.running).request('/api/loyalty/redeem', {
    method: 'POST',
    headers: { authorization: await bearer(app, who), 'content-type': 'application/json' },
    body: JSON.stringify({ ...trees, amount }),
  })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_input'])
  expect(await pointsOf(who)).toBe(900)
})
