import { type RawBuilder, sql } from 'kysely'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { findOwnCards } from '../gift-cards/read-cards.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { providerNotFound, resolveProviderId } from '../providers/provider-id.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import type { ListedReward, LoyaltyReward, LoyaltyVoucher } from './contract.ts'
import { leftForOne, leftNow, rewardKey, shownVoucherCode } from './own-rewards.rules.ts'
import { type OwnRewardRow, readTaken, rewardColumns } from './own-rewards.server.ts'
import { pointsOfCurrency, sumsOf } from './read-tiers.server.ts'

export type RewardRow = Pick<LoyaltyReward, 'reward' | 'names' | 'points' | 'currency'> & {
  kind: 'credit' | 'charity'
  amountMinor: number
}

const columns = sql`reward, kind, names, points, amount_minor as "amountMinor", currency`
/** The operator's: nobody else's, and as many as are asked for. */
const ofOperator = { provider: null, keepDays: null }
const withoutEnd = { lastDate: null, left: null, ownLeft: null }
const mostListed = 60
const mostPlaces = 200

/** The table an operator edits, the cheapest first; then, for whoever is signed in, what providers give. */
export async function readRewards(ctx: Ctx): Promise<ListedReward[]> {
  const { rows } = await sql<RewardRow>`select ${columns} from loyalty_reward
    where is_offered order by points, reward`.execute(ctx.db)
  const offered = rows.map((row) => ({ ...row, ...ofOperator, ...withoutEnd }))
  const { actor } = ctx
  if (actor === null) return offered.map((reward) => ({ ...reward, own: null }))
  return withOwn({ ...ctx, actor }, [...offered, ...(await readRewardsNear({ ...ctx, actor }))])
}

/** As taking it asks. */
async function withOwn(ctx: UserCtx, rewards: readonly LoyaltyReward[]): Promise<ListedReward[]> {
  const { accountId } = ctx.actor
  const { points: all } = await sumsOf(ctx, accountId, await databaseNow(ctx))
  const { rows } = await sql<{ isProven: boolean }>`select email_verified_at is not null as "isProven" from account
    where account_id = ${accountId}`.execute(ctx.db)
  const isUnproven = rows[0]?.isProven !== true
  const currencies = new Set(rewards.filter(({ kind }) => kind === 'credit').map(({ currency }) => currency))
  const ofCurrency = new Map<string, { points: number; places: { id: string; name: string }[] }>()
  for (const currency of currencies)
    ofCurrency.set(currency, {
      points: Math.min(all, await pointsOfCurrency(ctx, accountId, currency)),
      places: await readPlaces(ctx, currency),
    })
  return rewards.map((reward) => {
    const credit = reward.kind === 'credit' ? ofCurrency.get(reward.currency) : undefined
    const isCard = reward.kind === 'credit' || reward.kind === 'card'
    return {
      ...reward,
      own: { points: credit?.points ?? all, places: credit?.places ?? null, isUnproven: isCard && isUnproven },
    }
  })
}

/** Where they have had a visit that took place, and a credit of that money can be used now. */
async function readPlaces(ctx: UserCtx, currency: string): Promise<{ id: string; name: string }[]> {
  if (ctx.app.cards === null) return []
  const { accountId } = ctx.actor
  const providers = await findProvidersOf(ctx.db, accountId)
  const { rows } = await sql<Names & { id: string }>`select p.provider_id as id, ${nameColumns}
    from (select provider_id, max(starts_at) as last from booking
        where provider_id = any(${providers}::uuid[]) and customer_id = ${accountId} and status = 'completed' group by 1) b
      join provider p on p.provider_id = b.provider_id join account a on a.account_id = p.account_id
      join card_account k on k.provider_id = b.provider_id and k.takes_charges
    where p.provider_id = any(${providers}::uuid[]) and p.currency = ${currency} and p.account_id <> ${accountId} and ${isOpen}
    order by b.last desc limit ${mostPlaces}`.execute(ctx.db)
  return rows.map((row) => ({ id: row.id, name: displayName(row) }))
}

/** null: it is not there, or no more. */
export async function findReward(ctx: Ctx, reward: string): Promise<RewardRow | null> {
  const { rows } = await sql<RewardRow>`select ${columns} from loyalty_reward
    where reward = ${reward} and is_offered`.execute(ctx.db)
  return rows[0] ?? null
}

type ListedRow = OwnRewardRow & Names & { providerId: string; slug: string }

const placeColumns = sql`p.provider_id as "providerId", p.slug, ${nameColumns}`
const isOnOffer = (now: Date) => sql`r.is_offered and r.currency = p.currency
  and (r.last_date is null or r.last_date >= (${now}::timestamptz at time zone p.timezone)::date)`

/** `customerId`: for whom; null: for everybody, so without what one person has had of it. */
async function toRewards(ctx: Ctx, rows: readonly ListedRow[], customerId: string | null): Promise<LoyaltyReward[]> {
  const takenOf = await readTaken(ctx, rows, customerId)
  return rows.map((row) => ({
    ...{ reward: rewardKey(row), kind: row.kind, names: { en: row.name }, points: row.points },
    ...{ amountMinor: row.amountMinor, currency: row.currency, keepDays: row.keepDays, lastDate: row.lastDate },
    provider: { id: row.providerId, name: displayName(row), linkTo: `/provider/${row.slug}` },
    left: leftNow(row, takenOf(row)),
    ownLeft: customerId === null ? null : leftForOne(row, takenOf(row)),
  }))
}

/** Where they have been, then their favourites, then others in the same towns; never their own. */
async function readRewardsNear(ctx: UserCtx): Promise<LoyaltyReward[]> {
  const { accountId } = ctx.actor
  const now = await databaseNow(ctx)
  const providers = await findProvidersOf(ctx.db, accountId)
  const { rows } = await sql<ListedRow>`
    with known as (select provider_id, min(rank) as rank from (
        select provider_id, 0 as rank from booking
        where provider_id = any(${providers}::uuid[]) and customer_id = ${accountId} and status = 'completed'
        union all select provider_id, 1 from favourite
        where provider_id = any(${providers}::uuid[]) and account_id = ${accountId}) k group by 1)
    select ${rewardColumns}, ${placeColumns}
    from provider_reward r join provider p on p.provider_id = r.provider_id join account a on a.account_id = p.account_id
      left join known k on k.provider_id = r.provider_id
    where ${isOnOffer(now)} and ${isOpen} and p.account_id <> ${accountId}
      and (k.rank is not null or (p.country, p.city) in (select q.country, q.city from known n
        join provider q on q.provider_id = n.provider_id where q.provider_id = any(${providers}::uuid[])))
    order by coalesce(k.rank, 2), r.points, r.reward_id limit ${mostListed}`.execute(ctx.db)
  return toRewards({ ...ctx, now }, rows, accountId)
}

export async function readRewardsOf(ctx: Ctx, { id }: { id: string }): Promise<LoyaltyReward[]> {
  const providerId = sql`${await resolveProviderId(ctx.db, id)}::uuid`
  const { rows } = await sql<ListedRow | { id: null }>`/* prepare: rewards-of-provider */
    select ${rewardColumns}, ${placeColumns}
    from provider p join account a on a.account_id = p.account_id
      left join provider_reward r on r.provider_id = ${providerId} and ${isOnOffer(ctx.now)}
    where p.provider_id = ${providerId} and ${isOpen} order by r.points, r.reward_id`.execute(ctx.db)
  if (rows.length === 0) throw providerNotFound()
  const offered = rows.flatMap((row) => (row.id === null ? [] : [row]))
  return toRewards(ctx, offered, null)
}

type VoucherRow = RewardRow & { id: string; giftCardId: string | null; at: Date }

/** One's own, by their ids: the operator's and those of providers. */
export async function readVouchers(ctx: UserCtx, ids: readonly string[]): Promise<Map<string, LoyaltyVoucher>> {
  if (ids.length === 0) return new Map()
  const { rows } =
    await sql<VoucherRow>`select voucher_id as id, ${columns}, gift_card_id as "giftCardId", created_at as at
    from loyalty_voucher where account_id = ${ctx.actor.accountId} and voucher_id = any(${ids}::uuid[])`.execute(ctx.db)
  const cards = await cardsOf(ctx, rows)
  return new Map(
    rows.map(({ giftCardId, at, ...row }) => {
      const shown = { ...row, ...ofOperator, createdAt: at.toISOString(), thing: null }
      return [row.id, { ...shown, card: cards.get(giftCardId ?? '') ?? null }]
    }),
  )
}

type OwnVoucherRow = Names & {
  id: string
  reward: string
  kind: 'card' | 'thing'
  name: string
  points: number
  amountMinor: number | null
  currency: string
  giftCardId: string | null
  code: string | null
  goodUntil: Date | null
  handedAt: Date | null
  endedAt: Date | null
  endedBy: 'customer' | 'time' | 'left' | null
  createdAt: Date
  keepDays: number | null
  providerId: string
  slug: string
  timezone: string
}

/** Of providers, by their ids. */
export async function readOwnVouchers(ctx: UserCtx, ids: readonly string[]): Promise<Map<string, LoyaltyVoucher>> {
  if (ids.length === 0) return new Map()
  return new Map(
    (await selectOwn(ctx, sql`v.voucher_id = any(${ids}::uuid[])`, ids.length)).map((one) => [one.id, one]),
  )
}

/** What waits first, what ends next before the others; then the rest, the latest first. */
export const listOwnVouchers = (ctx: UserCtx): Promise<LoyaltyVoucher[]> => selectOwn(ctx, sql`true`, 50)

async function selectOwn(ctx: UserCtx, which: RawBuilder<unknown>, most: number): Promise<LoyaltyVoucher[]> {
  const providers = await findProvidersOf(ctx.db, ctx.actor.accountId)
  const isWaiting = sql`v.kind = 'thing' and v.handed_at is null and v.ended_at is null`
  const { rows } = await sql<OwnVoucherRow>`select v.voucher_id as id, v.reward_id as reward, v.kind, v.name, v.points,
      v.amount_minor as "amountMinor", v.currency, v.gift_card_id as "giftCardId", v.code, v.good_until as "goodUntil",
      v.handed_at as "handedAt", v.ended_at as "endedAt", v.ended_by as "endedBy", v.created_at as "createdAt",
      (v.good_until at time zone p.timezone)::date - (v.created_at at time zone p.timezone)::date - 1 as "keepDays", p.timezone, ${placeColumns}
    from reward_voucher v join provider p on p.provider_id = v.provider_id join account a on a.account_id = p.account_id
    where v.provider_id = any(${providers}::uuid[]) and v.customer_id = ${ctx.actor.accountId} and ${which}
    order by (${isWaiting}) desc, case when ${isWaiting} then v.good_until end, v.created_at desc, v.voucher_id
    limit ${most}`.execute(ctx.db)
  const cards = await cardsOf(ctx, rows)
  return rows.map((row) => ({
    ...{ id: row.id, reward: row.reward, kind: row.kind, names: { en: row.name }, points: row.points },
    ...{ amountMinor: row.amountMinor, currency: row.currency, keepDays: row.keepDays },
    provider: { id: row.providerId, name: displayName(row), linkTo: `/provider/${row.slug}` },
    createdAt: row.createdAt.toISOString(),
    card: cards.get(row.giftCardId ?? '') ?? null,
    thing: thingOf(row),
  }))
}

function thingOf({ code, goodUntil, handedAt, endedAt, endedBy, timezone }: OwnVoucherRow): LoyaltyVoucher['thing'] {
  if (code === null || goodUntil === null) return null
  const at = handedAt ?? endedAt
  return {
    code: shownVoucherCode(code),
    goodUntil: isoWithOffset(goodUntil, timezone),
    state: handedAt ? 'handed' : endedAt ? 'ended' : 'open',
    endedBy,
    at: at && isoWithOffset(at, timezone),
  }
}

async function cardsOf(ctx: UserCtx, rows: readonly { giftCardId: string | null }[]) {
  const wanted = rows.flatMap(({ giftCardId }) => giftCardId ?? [])
  const cards = wanted.length > 0 ? await findOwnCards(ctx, wanted) : []
  return new Map(cards.map((card) => [card.id, shownCard(card)]))
}

type Card = Awaited<ReturnType<typeof findOwnCards>>[number]
const shownCard = ({ code, providerName, providerLinkTo, balanceMinor }: Card) => ({
  ...{ code, providerName, providerLinkTo, balanceMinor },
})
