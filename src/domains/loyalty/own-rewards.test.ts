import { randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import {
  bearer,
  dateIn,
  givePoints,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { booksOf, ledgerOf } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { listOutbox, outboxDir } from '../../lib/mail.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { giveBackAllOf } from '../gift-cards/jobs.server.ts'
import { checkCard } from '../gift-cards/read-cards.server.ts'
import { balancesOf } from '../ledger/service.server.ts'
import { getStatement, getStatementEntries } from '../papers/statement.server.ts'
import { statements } from '../papers/statement-contract.ts'
import type { LoyaltyReward } from './contract.ts'
import { createReward, listOwnRewards, updateReward, withdrawReward } from './own-rewards.server.ts'
import { giveVoucherBack, handOver, listCounter, settleVouchers, undoHandOver } from './own-vouchers.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { listOwnVouchers, readRewards, readRewardsOf } from './read-rewards.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { settleVisit } from './settle-visit.server.ts'
import { getStampCard } from './stamps.server.ts'

const app = openTestApp({ poolSize: 20 })
const db = () => app.running.db
beforeAll(() => app.jobs.work())
afterEach(() => moveClock(app, Date.now()))

const page = { page: 1, limit: 20 }
const pointsOf = async (who: Actor) => (await readPoints(app.ctx(who))).points
async function withPoints(points: number, who?: Actor): Promise<Actor> {
  const actor = who ?? (await makeAccount(app))
  await givePoints(app, actor, points)
  return actor
}

test('a voucher that cannot be settled keeps none behind it waiting', async () => {
  const provider = await makeProvider(app)
  const reward = await gives(provider)
  const [first, second] = [await withPoints(300), await withPoints(300)]
  const ids = [await redeemPoints(app.ctx(first), asked(reward)), await redeemPoints(app.ctx(second), asked(reward))]
  for (const [place, { id }] of ids.entries())
    await sql`update reward_voucher set created_at = now() - interval '31 days',
      good_until = now() - make_interval(days => ${2 - place}) where voucher_id = ${id}`.execute(db())
  await sql`create or replace function fail_one() returns trigger language plpgsql as $$ begin
    raise exception 'it fails'; end $$`.execute(db())
  await sql`create trigger fail_one before update on reward_voucher for each row
    when (old.voucher_id = ${sql.lit(ids[0]?.id ?? '')}) execute function fail_one()`.execute(db())
  try {
    await settleVouchers(app.ctx())
  } finally {
    await sql`drop trigger fail_one on reward_voucher`.execute(db())
  }
  expect([await pointsOf(first), await pointsOf(second)]).toEqual([0, 300])
  await settleVouchers(app.ctx())
  expect(await pointsOf(first)).toBe(300)
})

test('a gift card for points is no full stamp card, neither beside the stamp card nor on the statement', async () => {
  const provider = await makeProvider(app)
  const { owner, providerId } = provider
  const card = await gives(provider, { kind: 'card', points: 200 })
  await redeemPoints(app.ctx(await withPoints(250)), asked(card))
  expect(await getStampCard(app.ctx(owner), { id: providerId })).toMatchObject({
    ...{ given: 0, givenMinor: 0, spentMinor: 0 },
  })
  const month = new Date().toISOString().slice(0, 7)
  const { currencies } = await getStatement(app.ctx(owner), { month })
  expect(currencies[0]?.movements).toEqual([{ kind: 'gift_funded', purpose: 'reward', count: 1, amountMinor: 1500 }])
  const entriesOf = (given: object) =>
    getStatementEntries(app.ctx(owner), statements.entries.input.parse({ currency: 'GBP', ...given }))
  expect((await entriesOf({ account: 'gift_card', isStamps: true })).entries).toEqual([])
  expect((await entriesOf({ kind: 'gift_funded', purpose: 'reward' })).sumMinor).toBe(1500)
  expect((await entriesOf({ kind: 'gift_funded', purpose: 'gift_card' })).entries).toEqual([])
})

type Terms = Partial<Parameters<typeof createReward>[1]>
/** What is given, as a customer reads it. */
async function gives(provider: TestProvider, terms: Terms = {}): Promise<LoyaltyReward> {
  const isCard = terms.kind === 'card'
  const name = terms.name ?? `Shampoo ${randomUUIDv7()}`
  await createReward(app.ctx(provider.owner), {
    ...{ kind: 'thing', points: 300 },
    ...(isCard ? { amountMinor: 1500 } : { keepDays: 30 }),
    ...terms,
    name,
  })
  const all = await readRewardsOf(app.ctx(null), { id: provider.providerId })
  const reward = all.find(({ names }) => names.en === name)
  if (!reward) throw new Error('A reward is there once it was made')
  return reward
}
const asked = ({ reward, points, provider }: LoyaltyReward) => ({
  reward,
  amount: points,
  providerId: provider?.id ?? '',
})
const take = (who: Actor, reward: LoyaltyReward) => redeemPoints(app.ctx(who), asked(reward))
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const counterOf = (provider: TestProvider, state: 'open' | 'handed' = 'open', code?: string) =>
  listCounter(app.ctx(provider.owner), { state, ...page, ...(code && { code }) })
const look = () => runClockJobs(app, 'loyalty-vouchers')
const inDays = (days: number) => Date.now() + days * 86_400_000

test('a thing is taken for points: a voucher with its terms and a code, handed over at the counter once', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { name: 'A bottle of shampoo' })
  const who = await withPoints(450)
  const voucher = await take(who, reward)
  expect(voucher).toMatchObject({
    ...{ kind: 'thing', names: { en: 'A bottle of shampoo' }, points: 300, amountMinor: null, card: null },
    thing: { state: 'open', endedBy: null, at: null },
    provider: { id: shop.providerId },
  })
  const code = voucher.thing?.code ?? ''
  expect(code).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  expect(await pointsOf(who)).toBe(150)
  // Nobody owes anybody anything for it.
  expect(await booksOf(app, shop.providerId)).toEqual({})
  const [entry] = (await readHistory(app.ctx(who), page)).entries
  expect(entry).toMatchObject({ kind: 'redeemed', points: -300, voucher: { id: voucher.id, thing: { code } } })

  const { vouchers, open } = await counterOf(shop, 'open', code.toLowerCase().replace('-', ' '))
  expect([open, vouchers.map(({ id }) => id)]).toEqual([1, [voucher.id]])
  expect((await counterOf(shop, 'open', 'zzzzzz')).vouchers).toEqual([])
  const handed = await handOver(app.ctx(shop.owner), { id: voucher.id })
  expect(handed).toMatchObject({ id: voucher.id, undoableUntil: expect.any(String) })
  expect(await counterOf(shop)).toMatchObject({ vouchers: [], open: 0, handed: 1 })
  expect((await counterOf(shop, 'handed')).vouchers).toMatchObject([{ id: voucher.id }])
  expect((await listOwnVouchers(app.ctx(who)))[0]?.thing).toMatchObject({ state: 'handed' })
  await moveClock(app, inDays(60))
  await look()
  expect(await pointsOf(who)).toBe(150)
})

test('two who hand it over at once do it once; it can be undone for ten minutes', async () => {
  const shop = await makeProvider(app)
  const who = await withPoints(300)
  const { id } = await take(who, await gives(shop))
  const hand = () => outcomeOf(persistently(() => handOver(app.ctx(shop.owner), { id })))
  expect((await Promise.all(Array.from({ length: 10 }, hand))).sort()).toEqual([
    'done',
    ...Array.from({ length: 9 }, () => 'voucher_handed'),
  ])
  expect(await codeOf(giveVoucherBack(app.ctx(who), { id }))).toBe('voucher_handed')
  await moveClock(app, Date.now() + 9 * 60_000)
  expect(await undoHandOver(app.ctx(shop.owner), { id })).toMatchObject({ handedAt: null })
  // Undone twice is undone.
  await undoHandOver(app.ctx(shop.owner), { id })
  expect(await hand()).toBe('done')
  await moveClock(app, Date.now() + 20 * 60_000)
  expect(await codeOf(undoHandOver(app.ctx(shop.owner), { id }))).toBe('voucher_kept')
  expect(await pointsOf(who)).toBe(0)
})

test('handed over and given back in the same moment it is one of the two, and its points are there only then', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop)
  for (let round = 0; round < 6; round++) {
    const who = await withPoints(300)
    const { id } = await take(who, reward)
    const [handed, back] = await Promise.all([
      outcomeOf(handOver(app.ctx(shop.owner), { id })),
      outcomeOf(giveVoucherBack(app.ctx(who), { id })),
    ])
    expect([
      ['done', 'voucher_handed'],
      ['voucher_over', 'done'],
    ]).toContainEqual([handed, back])
    expect(await pointsOf(who)).toBe(back === 'done' ? 300 : 0)
  }
})

test('fifty who take the last piece at once take one, and fifty presses of one customer with points for one, too', async () => {
  const shop = await makeProvider(app)
  const last = await gives(shop, { most: 3 })
  await take(await withPoints(300), last)
  await take(await withPoints(300), last)
  const people = await Promise.all(Array.from({ length: 50 }, () => withPoints(300)))
  const outcomes = await Promise.all(people.map((who) => outcomeOf(persistently(() => take(who, last)))))
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'reward_out']))
  expect((await Promise.all(people.map(pointsOf))).reduce((sum, points) => sum + points, 0)).toBe(49 * 300)

  const who = await withPoints(599)
  const many = await gives(shop)
  const presses = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(persistently(() => take(who, many)))))
  expect(presses.filter((one) => one === 'done')).toHaveLength(1)
  expect(new Set(presses)).toEqual(new Set(['done', 'points_short']))
  const once = { ...asked(many), idempotencyKey: 'once' }
  await withPoints(300, who)
  const all = await Promise.all(Array.from({ length: 10 }, () => persistently(() => redeemPoints(app.ctx(who), once))))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
}, 60_000)

test('what is gone, changed, another’s, of a provider who is closed, out, had or one’s own is refused, and takes nothing', async () => {
  const [shop, other] = [await makeProvider(app), await makeProvider(app)]
  const { owner, providerId } = shop
  const who = await withPoints(5000)
  const reward = await gives(shop)
  const refused = (changes: Partial<ReturnType<typeof asked>> = {}, by = who) =>
    outcomeOf(redeemPoints(app.ctx(by), { ...asked(reward), ...changes }))
  expect(await refused({ reward: `${randomUUIDv7()}.1` })).toBe('reward_gone')
  // Somebody else’s reward is none of theirs.
  expect(await refused({ providerId: other.providerId })).toBe('reward_gone')
  expect(await refused({ providerId: randomUUIDv7() })).toBe('provider_not_found')
  expect(await outcomeOf(redeemPoints(app.ctx(who), { reward: reward.reward, amount: 300 }))).toBe(
    'reward_place_missing',
  )
  expect(await refused({ amount: 299 })).toBe('reward_changed')
  expect(await refused({}, await withPoints(5000, owner))).toBe('reward_own')
  expect(await refused({}, await withPoints(299))).toBe('points_short')

  const [id = ''] = reward.reward.split('.')
  const terms = { id, name: 'Less of it', points: 300, keepDays: 30 }
  await updateReward(app.ctx(owner), terms)
  expect(await refused()).toBe('reward_changed')
  const [now] = await readRewardsOf(app.ctx(null), { id: providerId })
  await updateReward(app.ctx(owner), { ...terms, mostEach: 1, mostAMonth: 2 })
  // How many there are is no part of what one has read.
  expect(await refused({ reward: now?.reward ?? '' })).toBe('done')
  expect(await refused({ reward: now?.reward ?? '' })).toBe('reward_had')
  expect(await refused({ reward: now?.reward ?? '' }, await withPoints(300))).toBe('done')
  expect(await refused({ reward: now?.reward ?? '' }, await withPoints(300))).toBe('reward_out')
  await moveClock(app, inDays(31))
  expect(await refused({ reward: now?.reward ?? '' }, await withPoints(300))).toBe('done')
  await moveClock(app, Date.now())

  await updateReward(app.ctx(owner), { ...terms, lastDate: dateIn(0) })
  expect(await refused({ reward: now?.reward ?? '' })).toBe('done')
  await moveClock(app, inDays(2))
  expect(await refused({ reward: now?.reward ?? '' })).toBe('reward_gone')
  expect(await readRewardsOf(app.ctx(null), { id: providerId })).toEqual([])
  await moveClock(app, Date.now())
  await withdrawReward(app.ctx(owner), { id })
  expect(await refused({ reward: now?.reward ?? '' })).toBe('reward_gone')

  const theirs = await gives(other)
  await sql`update account set status = 'suspended' where account_id = ${other.owner.accountId}`.execute(db())
  expect(await refused(asked(theirs))).toBe('provider_not_found')
  // Two were taken of those that were there.
  expect(await pointsOf(who)).toBe(5000 - 2 * 300)
})

test('vouchers that were taken keep their terms, also when the reward changes or is withdrawn; their end is the provider’s midnight', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { name: 'A candle', keepDays: 7 })
  const who = await withPoints(300)
  const { id } = await take(who, reward)
  const [rewardId = ''] = reward.reward.split('.')
  await updateReward(app.ctx(shop.owner), { id: rewardId, name: 'A match', points: 9, keepDays: 365 })
  await withdrawReward(app.ctx(shop.owner), { id: rewardId })
  const [voucher] = await listOwnVouchers(app.ctx(who))
  expect(voucher).toMatchObject({ names: { en: 'A candle' }, points: 300 })
  expect(voucher?.thing?.goodUntil).toContain(`${dateIn(8)}T00:00:00`)
  await handOver(app.ctx(shop.owner), { id })
  expect(await listOwnRewards(app.ctx(shop.owner))).toMatchObject({
    rewards: [{ id: rewardId, isOffered: false, given: 1, open: 0 }],
  })
})

test('nobody comes for it: they are told once a week before, and at its end the points are there again, once', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { name: 'A comb', most: 1 })
  const who = await withPoints(400)
  const { id, thing } = await take(who, reward)
  const mails = async () =>
    (await listOutbox(app.running.config)).filter((name) => name.includes(`reward-ending-${id}`))
  await look()
  await moveClock(app, inDays(24))
  await look()
  await look()
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
  const [name = ''] = await mails()
  const mail = await readFile(join(outboxDir(app.running.config), name.endsWith('.eml') ? name : `${name}.eml`), 'utf8')
  expect(mail).toContain('A comb')
  expect(mail).toContain(thing?.code ?? 'none')
  expect(await pointsOf(who)).toBe(100)
  await moveClock(app, inDays(32))
  expect(await codeOf(handOver(app.ctx(shop.owner), { id }))).toBe('voucher_over')
  await Promise.all([look(), look(), look()])
  expect(await pointsOf(who)).toBe(400)
  expect(await mails()).toHaveLength(1)
  expect((await listOwnVouchers(app.ctx(who)))[0]?.thing).toMatchObject({ state: 'ended', endedBy: 'time' })
  expect(await codeOf(handOver(app.ctx(shop.owner), { id }))).toBe('voucher_over')
  expect(await codeOf(undoHandOver(app.ctx(shop.owner), { id }))).toBe('voucher_over')
  expect(await codeOf(giveVoucherBack(app.ctx(who), { id }))).toBe('voucher_over')
  expect(await counterOf(shop)).toMatchObject({ vouchers: [], open: 0, handed: 0 })
  // The piece is there for somebody else.
  expect(await outcomeOf(take(await withPoints(300), reward))).toBe('done')
})

test('given back at any time before it is handed over, also where its provider is suspended, its points are there again, once', async () => {
  const shop = await makeProvider(app)
  const who = await withPoints(300)
  const { id } = await take(who, await gives(shop))
  await sql`update account set status = 'suspended' where account_id = ${shop.owner.accountId}`.execute(db())
  const backs = await Promise.all(
    Array.from({ length: 10 }, () => outcomeOf(persistently(() => giveVoucherBack(app.ctx(who), { id })))),
  )
  expect(backs.filter((one) => one === 'done')).toHaveLength(1)
  expect(await pointsOf(who)).toBe(300)
  expect(await codeOf(giveVoucherBack(app.ctx(await makeAccount(app)), { id }))).toBe('voucher_not_found')
})

test.each(['provider', 'customer'] as const)('when its %s has left, what is not handed over ends', async (left) => {
  const shop = await makeProvider(app)
  const who = await withPoints(300)
  const { id } = await take(who, await gives(shop))
  const { accountId } = left === 'provider' ? shop.owner : who
  await sql`update account set status = 'deleted', email = ${`${randomUUIDv7()}@deleted.invalid`} where account_id = ${accountId}`.execute(
    db(),
  )
  await look()
  const { rows } = await sql<{
    by: string
  }>`select ended_by as by from reward_voucher where voucher_id = ${id}`.execute(db())
  expect(rows).toEqual([{ by: 'left' }])
  if (left === 'provider') expect(await pointsOf(who)).toBe(300)
})

test('a card is funded as a full stamp card is: the provider owes it, it pays a visit, and gives no points', async () => {
  const shop = await makeProvider(app)
  const { providerId, owner, serviceIds } = shop
  const reward = await gives(shop, { kind: 'card', name: '£15 off' })
  const who = await withPoints(300)
  const { id, card } = await take(who, reward)
  expect(card).toMatchObject({ balanceMinor: 1500 })
  expect(await balancesOf(app.ctx(), 'owed_to_provider', providerId)).toEqual({ GBP: 1500 })
  expect(await balancesOf(app.ctx(), 'promised_by_platform', providerId)).toEqual({})
  const code = card?.code ?? ''
  const { id: bookingId } = await createBooking(app.ctx(who), {
    ...{ providerId, serviceIds, dateTime: london(dateIn(4), '12:00'), giftCards: [code] },
  })
  expect(await ledgerOf(app, { bookingId })).toEqual({ gift_card: 1500, paid_ahead: -1500 })
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${bookingId}`.execute(db())
  await completeBooking(app.ctx(owner), { id: bookingId })
  await settleVisit(app.ctx(), { providerId, bookingId })
  await runClockJobs(app, 'loyalty-promises')
  // What they have given evens out what the visit earned, and nothing is sent to them.
  expect(await balancesOf(app.ctx(), 'owed_to_provider', providerId)).toEqual({ GBP: 0 })
  expect(await pointsOf(who)).toBe(0)
  expect((await listOwnVouchers(app.ctx(who)))[0]).toMatchObject({ id, thing: null, card: { balanceMinor: 0 } })
  expect(await codeOf(giveVoucherBack(app.ctx(who), { id }))).toBe('voucher_not_found')
  expect(await codeOf(handOver(app.ctx(owner), { id }))).toBe('voucher_not_found')
})

test('when its provider leaves, as many of a card’s points come back as is left of it; an unproven mailbox takes none', async () => {
  const shop = await makeProvider(app)
  const reward = await gives(shop, { kind: 'card', amountMinor: 2000 })
  const unproven = await withPoints(300)
  await sql`update account set email_verified_at = null where account_id = ${unproven.accountId}`.execute(db())
  expect(await outcomeOf(take(unproven, reward))).toBe('reward_unverified')
  const who = await withPoints(300)
  const { card } = await take(who, reward)
  await createBooking(app.ctx(who), {
    ...{ providerId: shop.providerId, serviceIds: shop.serviceIds.slice(0, 1), dateTime: london(dateIn(5), '12:00') },
    giftCards: [card?.code ?? ''],
  })
  const { balanceMinor } = await checkCard(app.ctx(null), { code: card?.code ?? '' })
  await giveBackAllOf(app.ctx(), { providerId: shop.providerId })
  await expect.poll(() => pointsOf(who), { timeout: 30_000 }).toBe(Math.floor((300 * balanceMinor) / 2000))
})

test('on the page of points stand what the operator gives, then those of providers one knows, then others of their towns', async () => {
  const [been, liked, near, far] = await Promise.all(Array.from({ length: 4 }, () => makeProvider(app)))
  if (!been || !liked || !near || !far) throw new Error('Four were made')
  const all = [been, liked, near, far]
  const town = randomUUIDv7()
  for (const one of all) {
    await gives(one, { name: `Of ${one.providerId}`, points: one === been ? 900 : 100 })
    if (one !== far) await sql`update provider set city = ${town} where provider_id = ${one.providerId}`.execute(db())
  }
  const who = await withPoints(50)
  await sql`insert into favourite (provider_id, account_id, added_at) values (${liked.providerId}, ${who.accountId}, now())`.execute(
    db(),
  )
  const { id } = await createBooking(app.ctx(who), {
    ...{ providerId: been.providerId, serviceIds: been.serviceIds.slice(0, 1), dateTime: london(dateIn(4), '12:00') },
  })
  await sql`update booking set status = 'completed', starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${id}`.execute(db())
  const listed = async (by: Actor) => (await readRewards(app.ctx(by))).map(({ kind, provider }) => provider?.id ?? kind)
  expect(await listed(who)).toEqual(['credit', 'credit', been.providerId, liked.providerId, near.providerId])
  expect(await listed(await makeAccount(app))).toEqual(['credit', 'credit'])
})

test('what is no reward is not offered, nor a twenty-first; somebody else’s is neither changed nor handed over', async () => {
  const [shop, other] = [await makeProvider(app), await makeProvider(app)]
  const ctx = app.ctx(shop.owner)
  const make = (terms: Terms) => codeOf(createReward(ctx, { kind: 'thing', name: 'x', points: 1, ...terms }))
  expect(await make({})).toBe('invalid_input')
  expect(await make({ keepDays: 30, amountMinor: 100 })).toBe('invalid_input')
  expect(await make({ kind: 'card' })).toBe('invalid_input')
  expect(await make({ keepDays: 30, lastDate: dateIn(-2) })).toBe('invalid_input')
  for (let made = 0; made < 20; made++) expect(await make({ keepDays: 30 })).toBe('done')
  expect(await make({ keepDays: 30 })).toBe('too_many_rewards')

  const theirs = await gives(other)
  const { id } = await take(await withPoints(300), theirs)
  const [rewardId = ''] = theirs.reward.split('.')
  expect(await codeOf(withdrawReward(ctx, { id: rewardId }))).toBe('reward_not_found')
  expect(await codeOf(updateReward(ctx, { id: rewardId, name: 'x', points: 1, keepDays: 7 }))).toBe('reward_not_found')
  expect(await codeOf(handOver(ctx, { id }))).toBe('voucher_not_found')
  expect(await codeOf(undoHandOver(ctx, { id }))).toBe('voucher_not_found')
})

test('the same reward offered again under one key, because the answer was lost, is one', async () => {
  const shop = await makeProvider(app)
  const made = { kind: 'thing' as const, name: 'A comb', points: 5, keepDays: 30, idempotencyKey: 'once' }
  const all = await Promise.all(Array.from({ length: 5 }, () => createReward(app.ctx(shop.owner), made)))
  expect(all.map(({ rewards }) => rewards.length)).toEqual([1, 1, 1, 1, 1])
})

test('the database itself hands nothing over twice, and gives back no points of what was', async () => {
  const shop = await makeProvider(app)
  const { id } = await take(await withPoints(300), await gives(shop))
  await handOver(app.ctx(shop.owner), { id })
  const ends = sql`update reward_voucher set ended_at = now(), ended_by = 'time' where voucher_id = ${id}`.execute(db())
  expect(await ends.then(() => null, violatedConstraint)).toBe('reward_voucher_once')
})

test.each([
  { points: 0 },
  { points: 1.5 },
  { points: 300, most: 0 },
  { points: 300, keepDays: 6 },
  { points: 300, name: ' ' },
  { points: 300, lastDate: '2026-02-30' },
])('%j is no reward', async (wrong) => {
  const shop = await makeProvider(app)
  const answer = await createApi(app.running).request('/api/providers/me/rewards', {
    method: 'POST',
    headers: { authorization: await bearer(app, shop.owner), 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'thing', name: 'Comb', keepDays: 30, ...wrong }),
  })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_input'])
})
