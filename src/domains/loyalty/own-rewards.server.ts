import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { localDate } from '../../lib/time.server.ts'
import { providerChanged } from '../providers/events.ts'
import { withOwnLock } from '../staff/edit-provider.server.ts'
import { leftNow } from './own-rewards.rules.ts'
import { mostRewards, type OwnReward, type OwnRewards, type providerRewards } from './rewards-contract.ts'
import { loyalty as en } from './texts/en.ts'

export type OwnRewardRow = Omit<OwnReward, 'left' | 'open' | 'given' | 'isPast'> & { version: number }

export const rewardColumns = sql`r.reward_id as id, r.version, r.kind, r.name, r.points, r.amount_minor as "amountMinor", r.currency,
  r.keep_days as "keepDays", r.most, r.most_a_month as "mostAMonth", r.most_each as "mostEach",
  r.last_date::text as "lastDate", r.is_offered as "isOffered"`

export type Taken = Record<'all' | 'thisMonth' | 'own' | 'open', number>
const none: Taken = { all: 0, thisMonth: 0, own: 0, open: 0 }

/**
 * How many of each of these rewards were taken and have not come back: in all, this month (where the provider is), by one customer,
 * and of them not handed over. What has come back is in the points, which lie beside no provider.
 */
export async function readTaken(
  { db, now }: Ctx,
  rewards: readonly { id: string; providerId: string }[],
  customerId: string | null,
): Promise<(reward: { id: string }) => Taken> {
  if (rewards.length === 0) return () => none
  const providers = [...new Set(rewards.map(({ providerId }) => providerId))]
  const ids = rewards.map(({ id }) => id)
  const { rows } = await sql<Taken & { id: string }>`
    select v.reward_id as id, count(*)::int as all,
      count(*) filter (where date_trunc('month', v.created_at at time zone p.timezone)
        = date_trunc('month', ${now}::timestamptz at time zone p.timezone))::int as "thisMonth",
      count(*) filter (where v.customer_id = ${customerId})::int as own,
      count(*) filter (where v.kind = 'thing' and v.handed_at is null)::int as open
    from reward_voucher v join provider p on p.provider_id = v.provider_id
      left join (select e.reward_voucher_id, sum(e.points) as points from loyalty_entry e
        where e.kind = 'returned' and e.reward_voucher_id in (select w.voucher_id from reward_voucher w
          where w.provider_id = any(${providers}::uuid[]) and w.reward_id = any(${ids}::uuid[]) and w.ended_at is null)
        group by e.reward_voucher_id) back on back.reward_voucher_id = v.voucher_id
    where v.provider_id = any(${providers}::uuid[]) and v.reward_id = any(${ids}::uuid[]) and v.ended_at is null
      and (v.kind = 'thing' or v.points > coalesce(back.points, 0)) group by v.reward_id`.execute(db)
  const taken = new Map(rows.map((row) => [row.id, row]))
  return ({ id }) => taken.get(id) ?? none
}

async function readOwn(ctx: Ctx, providerId: string): Promise<OwnRewards> {
  const { rows } = await sql<OwnRewardRow & { timezone: string }>`select ${rewardColumns}, p.timezone
    from provider_reward r join provider p on p.provider_id = ${providerId}
    where r.provider_id = ${providerId} order by r.is_offered desc, r.points, r.reward_id`.execute(ctx.db)
  const { rows: own } = await sql<{ currency: string }>`select currency from provider
    where provider_id = ${providerId}`.execute(ctx.db)
  const ids = rows.map(({ id }) => ({ id, providerId }))
  const takenOf = await readTaken(ctx, ids, null)
  return {
    currency: own[0]?.currency ?? 'GBP',
    rewards: rows.map(({ version: _version, timezone, ...reward }) => {
      const { all, thisMonth, open } = takenOf(reward)
      return {
        ...reward,
        ...{ left: leftNow(reward, { all, thisMonth }), open, given: all - open },
        isPast: reward.lastDate !== null && reward.lastDate < localDate(ctx.now, timezone),
      }
    }),
  }
}

export const listOwnRewards = (ctx: ProviderCtx): Promise<OwnRewards> => readOwn(ctx, ctx.actor.providerId)

export async function createReward(
  ctx: ProviderCtx,
  { idempotencyKey, ...input }: z.output<typeof providerRewards.create.input>,
): Promise<OwnRewards> {
  await transaction(ctx, (outer) =>
    once(outer, 'providerRewards.create', idempotencyKey, input, () =>
      withOwnLock(outer, outer.actor.providerId, async (tx, providerId) => {
        const { rows } = await sql<{
          offered: number
          currency: string
          timezone: string
        }>`select p.currency, p.timezone,
          (select count(*) from provider_reward r where r.provider_id = ${providerId} and r.is_offered)::int as offered
        from provider p where p.provider_id = ${providerId}`.execute(tx.db)
        const { offered = 0, currency = '', timezone = 'UTC' } = rows[0] ?? {}
        if (offered >= mostRewards) throw new AppError('unprocessable', 'too_many_rewards', en.errors.too_many_rewards)
        const rewardId = randomUUIDv7()
        await tx.db
          .insertInto('provider_reward')
          .values({
            ...{ provider_id: providerId, reward_id: rewardId, kind: input.kind, currency, created_at: tx.now },
            ...columnsOf(input, localDate(tx.now, timezone)),
          })
          .execute()
        await emit(tx, providerChanged, { providerId })
        return rewardId
      }),
    ),
  )
  return listOwnRewards(ctx)
}

/** Vouchers that were taken keep their terms; who was shown the old ones is refused. */
export function updateReward(
  ctx: ProviderCtx,
  { id, ...input }: z.output<typeof providerRewards.update.input>,
): Promise<OwnRewards> {
  return withOwnLock(ctx, ctx.actor.providerId, async (tx, providerId) => {
    const { rows } = await sql<
      OwnRewardRow & { timezone: string; offered: number }
    >`select ${rewardColumns}, p.timezone,
        (select count(*) from provider_reward o where o.provider_id = ${providerId} and o.is_offered)::int as offered
      from provider_reward r join provider p on p.provider_id = ${providerId}
      where r.provider_id = ${providerId} and r.reward_id = ${id}`.execute(tx.db)
    const [reward] = rows
    if (!reward) throw rewardNotFound()
    if (!reward.isOffered && reward.offered >= mostRewards)
      throw new AppError('unprocessable', 'too_many_rewards', en.errors.too_many_rewards)
    const columns = columnsOf({ ...input, kind: reward.kind }, localDate(tx.now, reward.timezone))
    const isSame =
      columns.name === reward.name &&
      columns.points === reward.points &&
      columns.amount_minor === reward.amountMinor &&
      columns.keep_days === reward.keepDays
    await tx.db
      .updateTable('provider_reward')
      .set({ ...columns, is_offered: true, version: isSame ? reward.version : reward.version + 1 })
      .where('provider_id', '=', providerId)
      .where('reward_id', '=', id)
      .execute()
    await emit(tx, providerChanged, { providerId })
    return readOwn(tx, providerId)
  })
}

export function withdrawReward(ctx: ProviderCtx, { id }: { id: string }): Promise<OwnRewards> {
  return withOwnLock(ctx, ctx.actor.providerId, async (tx, providerId) => {
    const { numAffectedRows } = await sql`update provider_reward set is_offered = false
      where provider_id = ${providerId} and reward_id = ${id}`.execute(tx.db)
    if (numAffectedRows === 0n) throw rewardNotFound()
    await emit(tx, providerChanged, { providerId })
    return readOwn(tx, providerId)
  })
}

const rewardNotFound = () => new AppError('not_found', 'reward_not_found', en.errors.reward_not_found)

type Terms = Omit<z.output<typeof providerRewards.create.input>, 'idempotencyKey'>

/** A card is worth something, a thing is kept for some days, and its last day is still to come. */
function columnsOf(
  { kind, name, points, amountMinor, keepDays, most, mostAMonth, mostEach, lastDate }: Terms,
  today: string,
) {
  const isCard = kind === 'card'
  if (isCard !== (amountMinor !== undefined))
    throw invalidInput('amountMinor', 'A gift card has an amount, and only it')
  if (isCard === (keepDays !== undefined)) throw invalidInput('keepDays', 'A thing is kept for some days, and only it')
  if (lastDate && lastDate < today) throw invalidInput('lastDate', 'Must not be past')
  return {
    ...{ name, points, amount_minor: amountMinor ?? null, keep_days: keepDays ?? null },
    ...{ most: most ?? null, most_a_month: mostAMonth ?? null, most_each: mostEach ?? null },
    last_date: lastDate ?? null,
  }
}
