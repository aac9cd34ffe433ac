import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import {
  dateIn,
  givePoints,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { booksOf } from '../../../tests/paying.ts'
import { persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { examine } from '../doctor/examine.server.ts'
import { giveCardBack, resendCard, stopCode } from '../gift-cards/change-card.server.ts'
import { giveBackAllOf } from '../gift-cards/jobs.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { deleteAccount } from '../identity/delete-account.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import type { LoyaltyReward } from './contract.ts'
import { createReward, updateReward, withdrawReward } from './own-rewards.server.ts'
import { giveVoucherBack, handOver, listCounter, undoHandOver } from './own-vouchers.server.ts'
import { readPoints } from './read-points.server.ts'
import { listOwnVouchers, readRewardsOf } from './read-rewards.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { returnPoints } from './settle-card.server.ts'

const app = openTestApp({ poolSize: 20 })
const db = () => app.running.db
beforeAll(() => app.jobs.work())
afterEach(() => moveClock(app, Date.now()))

const dayMs = 86_400_000
const page = { page: 1, limit: 20 }
const pointsOf = async (who: Actor) => (await readPoints(app.ctx(who))).points
async function withPoints(points: number, who?: Actor): Promise<Actor> {
  const actor = who ?? (await makeAccount(app))
  await givePoints(app, actor, points)
  return actor
}
const sumOf = async ({ accountId }: Actor) =>
  (
    await sql<{ points: number }>`select coalesce(sum(points), 0)::int as points from loyalty_entry
      where account_id = ${accountId}`.execute(db())
  ).rows[0]?.points
type Terms = Partial<Parameters<typeof createReward>[1]>
async function gives(provider: TestProvider, terms: Terms = {}): Promise<LoyaltyReward> {
  const name = terms.name ?? `Shampoo ${randomUUIDv7()}`
  const worth = terms.kind === 'card' ? { amountMinor: 1500 } : { keepDays: 30 }
  await createReward(app.ctx(provider.owner), { kind: 'thing', points: 300, ...worth, ...terms, name })
  const reward = (await readRewardsOf(app.ctx(null), { id: provider.providerId })).find(
    ({ names }) => names.en === name,
  )
  if (!reward) throw new Error('A reward is there once it was made')
  return reward
}
const asked = ({ reward, points, provider }: LoyaltyReward) => ({
  ...{ reward, amount: points, providerId: provider?.id ?? '' },
})
const take = (who: Actor, reward: LoyaltyReward) => redeemPoints(app.ctx(who), asked(reward))
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const vouchersOf = async ({ accountId }: Actor) =>
  (
    await sql<{
      id: string
      isOpen: boolean
    }>`select voucher_id as id, handed_at is null and ended_at is null as "isOpen"
      from reward_voucher where customer_id = ${accountId}`.execute(db())
  ).rows
const look = () => runClockJobs(app, 'loyalty-vouchers')
const promises = ['own_vouchers_are_paid', 'handed_or_back', 'no_voucher_waits_on'] as const
const breaches = async () =>
  (await Promise.all(promises.map((promise) => examine(app.ctx(), promise)))).flatMap((found) => found.breaches)

test.each(['withdraws it', 'changes it', 'is suspended', 'deletes the account'] as const)(
  'twelve take it while its provider %s: each has a voucher for the points, or the points',
  async (what) => {
    const shop = await makeProvider(app)
    const reward = await gives(shop)
    const [id = ''] = reward.reward.split('.')
    const admin = await makeAdmin(app)
    const people = await Promise.all(Array.from({ length: 12 }, () => withPoints(300)))
    const doIt = (): Promise<unknown> => {
      if (what === 'withdraws it') return withdrawReward(app.ctx(shop.owner), { id })
      if (what === 'changes it') return updateReward(app.ctx(shop.owner), { id, name: 'Less', points: 1, keepDays: 7 })
      if (what === 'is suspended')
        return setSuspended(app.ctx(admin), { accountId: shop.owner.accountId, isSuspended: true })
      return deleteAccount(app.ctx(shop.owner), {})
    }
    const tries = people.map((who) => outcomeOf(take(who, reward)))
    const done = await outcomeOf(doIt())
    const outcomes = await Promise.all(tries)
    expect(done).toBe('done')
    for (const [n, who] of people.entries()) {
      const took = outcomes[n] === 'done'
      expect(await vouchersOf(who)).toHaveLength(took ? 1 : 0)
      expect(await pointsOf(who)).toBe(took ? 0 : 300)
    }
    expect(
      outcomes.filter((one) => !['done', 'reward_gone', 'reward_changed', 'provider_not_found'].includes(one)),
    ).toEqual([])
    await look()
    if (what === 'deletes the account') for (const who of people) expect(await pointsOf(who)).toBe(300)
    expect(await breaches()).toEqual([])
  },
  60_000,
)

test('its customer deletes the account while it is handed over, given back, ended and undone: one of them, and nothing twice', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop)
  for (let round = 0; round < 4; round++) {
    const who = await withPoints(300)
    const { id } = await take(who, reward)
    const outcomes = await Promise.all([
      outcomeOf(deleteAccount(app.ctx(who), {})),
      outcomeOf(handOver(app.ctx(shop.owner), { id })),
      outcomeOf(giveVoucherBack(app.ctx(who), { id })),
      outcomeOf(undoHandOver(app.ctx(shop.owner), { id })),
      outcomeOf(look()),
    ])
    expect(outcomes[0]).toBe('done')
    // What is undone after they have left ends by the clock.
    await outcomeOf(undoHandOver(app.ctx(shop.owner), { id }))
    await look()
    await look()
    expect(await sumOf(who)).toBe(300)
    expect((await vouchersOf(who)).map(({ isOpen }) => isOpen)).toEqual([false])
  }
  expect(await breaches()).toEqual([])
}, 60_000)

test('handed over, undone, given back and ended by time at once: its points come back once or not at all', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { keepDays: 7 })
  const people = await Promise.all(Array.from({ length: 5 }, () => withPoints(300)))
  const ids = await Promise.all(people.map(async (who) => (await take(who, reward)).id))
  await moveClock(app, Date.now() + 7.5 * dayMs)
  for (const id of ids) await outcomeOf(handOver(app.ctx(shop.owner), { id }))
  await moveClock(app, Date.now() + 8.5 * dayMs)
  await Promise.all(
    people.flatMap((who, n) => {
      const id = ids[n] ?? ''
      return [
        outcomeOf(undoHandOver(app.ctx(shop.owner), { id })),
        outcomeOf(handOver(app.ctx(shop.owner), { id })),
        outcomeOf(giveVoucherBack(app.ctx(who), { id })),
        outcomeOf(look()),
      ]
    }),
  )
  await look()
  for (const who of people) expect([0, 300]).toContain(await sumOf(who))
  expect(await breaches()).toEqual([])
}, 60_000)

test('at the end by time a hand-over in the same moment is one of the two', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { keepDays: 7 })
  const people = await Promise.all(Array.from({ length: 6 }, () => withPoints(300)))
  const ids = await Promise.all(people.map(async (who) => (await take(who, reward)).id))
  await moveClock(app, Date.now() + 9 * dayMs)
  const [, ...handed] = await Promise.all([
    look(),
    ...ids.map((id) => outcomeOf(handOver(app.ctx(shop.owner), { id }))),
  ])
  expect(new Set(handed)).toEqual(new Set(['voucher_over']))
  for (const who of people) expect(await pointsOf(who)).toBe(300)
}, 60_000)

test('one account that somebody holds keeps no other’s points waiting', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { keepDays: 7 })
  const [held, waiting] = [await withPoints(300), await withPoints(300)]
  await take(held, reward)
  await take(waiting, reward)
  await sql`update reward_voucher set good_until = good_until - interval '1 day' where customer_id = ${held.accountId}`.execute(
    db(),
  )
  await moveClock(app, Date.now() + 9 * dayMs)
  await transaction(app.ctx(), async (tx) => {
    await lockAccount(tx, held.accountId)
    await look().catch(() => null)
    expect(await pointsOf(waiting)).toBe(300)
  })
  await look()
  expect(await pointsOf(held)).toBe(300)
}, 60_000)

test('for so many days it is kept: the voucher says what the reward said, at whichever hour it was taken', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { keepDays: 7 })
  const tomorrow = new Date(`${dateIn(1)}T00:00:00Z`).getTime()
  for (const hour of [1, 9, 13, 22]) {
    await moveClock(app, tomorrow + hour * 3_600_000)
    const who = await withPoints(300)
    expect((await take(who, reward)).keepDays).toBe(7)
  }
  // In the night in which the clocks go on an hour.
  await moveClock(app, new Date('2027-03-27T23:50:00Z'))
  expect((await take(await withPoints(300), reward)).keepDays).toBe(7)
})

test('a month begins at midnight of its provider; fifty at once with three left of it take three', async () => {
  const shop = await makeProvider(app)
  await sql`update provider set timezone = 'Pacific/Auckland' where provider_id = ${shop.providerId}`.execute(db())
  const reward = await gives(shop, { mostAMonth: 3 })
  // The clocks of New Zealand are thirteen hours on.
  const midnight = new Date('2027-01-31T11:00:00Z').getTime()
  await moveClock(app, midnight - 5 * 60_000)
  for (let taken = 0; taken < 3; taken++) await take(await withPoints(300), reward)
  expect(await outcomeOf(take(await withPoints(300), reward))).toBe('reward_out')
  await moveClock(app, midnight + 60_000)
  const people = await Promise.all(Array.from({ length: 50 }, () => withPoints(300)))
  const outcomes = await Promise.all(people.map((who) => outcomeOf(persistently(() => take(who, reward)))))
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(3)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'reward_out']))
}, 60_000)

test('an answer that was lost is asked for again: one voucher; under the same key something else is refused', async () => {
  const shop = await makeProvider(app)
  const [one, other] = [await gives(shop), await gives(shop)]
  const who = await withPoints(900)
  const key = { idempotencyKey: randomUUIDv7() }
  const first = await redeemPoints(app.ctx(who), { ...asked(one), ...key })
  expect((await redeemPoints(app.ctx(who), { ...asked(one), ...key })).id).toBe(first.id)
  expect(await outcomeOf(redeemPoints(app.ctx(who), { ...asked(other), ...key }))).toBe('idempotency_key_reused')
  expect(await outcomeOf(redeemPoints(app.ctx(who), { ...asked(one), amount: 1, ...key }))).toBe(
    'idempotency_key_reused',
  )
  await giveVoucherBack(app.ctx(who), { id: first.id })
  expect(await redeemPoints(app.ctx(who), { ...asked(one), ...key })).toMatchObject({
    id: first.id,
    thing: { state: 'ended' },
  })
  expect(await pointsOf(who)).toBe(900)
  // What was refused has used up nothing.
  const poor = await withPoints(100)
  expect(await outcomeOf(redeemPoints(app.ctx(poor), { ...asked(one), ...key }))).toBe('points_short')
  await withPoints(200, poor)
  expect(await outcomeOf(redeemPoints(app.ctx(poor), { ...asked(one), ...key }))).toBe('done')
})

test('a refund that takes points back after they were spent leaves a debt; what is given back pays it, and no more', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop)
  const who = await withPoints(300)
  const { id } = await take(who, reward)
  await withPoints(-300, who)
  expect(await sumOf(who)).toBe(-300)
  expect(await outcomeOf(take(who, reward))).toBe('points_short')
  await giveVoucherBack(app.ctx(who), { id })
  expect(await pointsOf(who)).toBe(0)
  expect(await outcomeOf(take(who, reward))).toBe('points_short')
})

test('a code is read by whoever gave it alone, also where another has the same, and no sign finds more', async () => {
  const [shop, other] = [await makeProvider(app), await makeProvider(app)]
  const [mine, theirs] = [
    await take(await withPoints(300), await gives(shop)),
    await take(await withPoints(300), await gives(other)),
  ]
  const code = mine.thing?.code.replace('-', '') ?? ''
  await sql`update reward_voucher set code = ${code} where voucher_id = ${theirs.id}`.execute(db())
  const seen = async (by: TestProvider, typed: string) =>
    (await listCounter(app.ctx(by.owner), { state: 'open', code: typed, ...page })).vouchers.map(({ id }) => id)
  expect([await seen(shop, code), await seen(other, code)]).toEqual([[mine.id], [theirs.id]])
  for (const sign of ['______', `${code.slice(0, 5)}_`, "' or true --"]) {
    const found = await seen(shop, sign)
    expect(found.every((id) => id === mine.id)).toBe(true)
  }
  expect(await outcomeOf(handOver(app.ctx(other.owner), { id: mine.id }))).toBe('voucher_not_found')
  expect(await outcomeOf(undoHandOver(app.ctx(other.owner), { id: mine.id }))).toBe('voucher_not_found')
})

test('a card’s points come back once and for what is left, whatever was mailed again or stopped, however often it is asked', async () => {
  const shop = await makeProvider(app)
  const { providerId } = shop
  const reward = await gives(shop, { kind: 'card', amountMinor: 2000 })
  const who = await withPoints(300)
  const { id } = await take(who, reward)
  const { rows } = await sql<{
    card: string
  }>`select gift_card_id as card from reward_voucher where voucher_id = ${id}`.execute(db())
  const giftCardId = rows[0]?.card ?? ''
  await stopCode(app.ctx(who), { id: giftCardId })
  await resendCard(app.ctx(who), { id: giftCardId, recipientEmail: 'friend@test.test' })
  const [voucher] = await listOwnVouchers(app.ctx(who))
  await createBooking(app.ctx(await makeAccount(app)), {
    ...{ providerId, serviceIds: shop.serviceIds.slice(0, 1), dateTime: london(dateIn(5), '12:00') },
    giftCards: [voucher?.card?.code ?? ''],
  })
  const { card } = (await listOwnVouchers(app.ctx(who)))[0] ?? {}
  const back = Math.floor((300 * (card?.balanceMinor ?? 0)) / 2000)
  await Promise.all([
    giveBackAllOf(app.ctx(), { providerId }),
    giveBackAllOf(app.ctx(), { providerId }).catch(() => null),
  ])
  await Promise.all(Array.from({ length: 5 }, () => returnPoints(app.ctx(), { providerId, giftCardId })))
  expect(await pointsOf(who)).toBe(back)
  // What is left on no card is owed for none: the booking that was paid with it is all that stands.
  const { gift_card: onCards = 0 } = (await booksOf(app, providerId)) as Record<string, number>
  expect(onCards).toBe(0)
  expect(await breaches()).toEqual([])
})

test('two who go to and fro have no more than they had, and no more pieces than there are', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { most: 1, mostEach: 1 })
  const [one, other] = [await withPoints(300), await withPoints(300)]
  const turn = async (who: Actor) => {
    const voucher = await take(who, reward).catch(() => null)
    if (voucher) await giveVoucherBack(app.ctx(who), { id: voucher.id })
  }
  for (let round = 0; round < 5; round++) await Promise.all([turn(one), turn(other), turn(one), turn(other)])
  expect([await pointsOf(one), await pointsOf(other)]).toEqual([300, 300])
  expect(await outcomeOf(take(one, reward))).toBe('done')
  expect(await outcomeOf(take(other, reward))).toBe('reward_out')
  expect(await breaches()).toEqual([])
}, 60_000)

test('a card that was given back while its provider was shut is a piece again, also for whoever had it', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { kind: 'card', most: 1, mostEach: 1 })
  const who = await withPoints(300)
  const { id } = await take(who, reward)
  const { rows } = await sql<{
    card: string
  }>`select gift_card_id as card from reward_voucher where voucher_id = ${id}`.execute(db())
  const admin = await makeAdmin(app)
  const suspend = (isSuspended: boolean) =>
    setSuspended(app.ctx(admin), { accountId: shop.owner.accountId, isSuspended })
  await suspend(true)
  await giveCardBack(app.ctx(who), { id: rows[0]?.card ?? '' })
  await expect.poll(() => pointsOf(who), { timeout: 30_000 }).toBe(300)
  await suspend(false)
  expect(await outcomeOf(take(who, reward))).toBe('done')
  expect(await outcomeOf(take(await withPoints(300), reward))).toBe('reward_out')
}, 60_000)
