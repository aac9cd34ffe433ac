import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { fundCard } from '../gift-cards/fund-card.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { requireOpen } from '../providers/provider-id.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import type { LoyaltyVoucher, loyalty } from './contract.ts'
import { enter } from './enter.server.ts'
import { parseRewardKey } from './own-rewards.rules.ts'
import { findReward, type RewardRow, readOwnVouchers, readVouchers } from './read-rewards.server.ts'
import { pointsOfCurrency, sumsOf } from './read-tiers.server.ts'
import { redeemOwn } from './redeem-own.server.ts'
import { redeemRefusal } from './rules.ts'
import { loyalty as en } from './texts/en.ts'

type Input = z.output<typeof loyalty.redeem.input>
type Request = Omit<Input, 'idempotencyKey'>

/** The points go and the voucher is there in one transaction, whoever else asks at the same time. */
export async function redeemPoints(ctx: UserCtx, { idempotencyKey, ...request }: Input): Promise<LoyaltyVoucher> {
  const id = await transaction(ctx, (outer) =>
    once(outer, 'loyalty.redeem', idempotencyKey, request, () => transaction(outer, (tx) => redeem(tx, request))),
  )
  const voucher = (await readVouchers(ctx, [id])).get(id) ?? (await readOwnVouchers(ctx, [id])).get(id)
  if (!voucher) throw new Error('A voucher is read by whom it was made for')
  return voucher
}

async function redeem(locked: UserCtx, request: Request): Promise<string> {
  const { accountId } = locked.actor
  const own = parseRewardKey(request.reward)
  if (own) return redeemOwn(locked, { ...own, amount: request.amount, providerId: request.providerId })
  const reward = await findReward(locked, request.reward)
  if (!reward) throw new AppError('not_found', 'reward_gone', en.errors.reward_gone)
  const providerId = reward.kind === 'credit' ? await lockPlace(locked, request.providerId) : null
  const { isVerified } = await lockActiveAccount(locked, accountId)
  // Its card can be sent to whomever they say.
  if (providerId !== null && !isVerified)
    throw new AppError('forbidden', 'reward_unverified', en.errors.reward_unverified)
  const tx = { ...locked, now: await databaseNow(locked) }
  if (providerId !== null) await requirePlace(tx, providerId, reward.currency)
  const { points: all } = await sumsOf(tx, accountId, tx.now)
  const points = providerId === null ? all : Math.min(all, await pointsOfCurrency(tx, accountId, reward.currency))
  const refusal = redeemRefusal({ pricePoints: reward.points, askedPoints: request.amount, points })
  if (refusal === 'reward_changed') throw new AppError('conflict', 'reward_changed', en.errors.reward_changed)
  if (refusal === 'points_short') throw new AppError('conflict', 'points_short', en.errors.points_short)
  const giftCardId = providerId === null ? null : await makeCard(tx, providerId, reward)
  const voucherId = randomUUIDv7()
  await tx.db
    .insertInto('loyalty_voucher')
    .values({
      voucher_id: voucherId,
      account_id: accountId,
      ...{ reward: reward.reward, kind: reward.kind, names: JSON.stringify(reward.names), points: reward.points },
      ...{ amount_minor: reward.amountMinor, currency: reward.currency, gift_card_id: giftCardId, created_at: tx.now },
    })
    .execute()
  const source = `redeemed:${voucherId}`
  await enter(tx, { accountId, kind: 'redeemed', points: -reward.points, source, voucherId })
  return voucherId
}

/** With whom a credit is to be used: its provider is locked before the account. */
async function lockPlace(tx: UserCtx, asked: string | undefined): Promise<string> {
  if (asked === undefined) throw new AppError('unprocessable', 'reward_place_missing', en.errors.reward_place_missing)
  const providerId = await lockProvider(tx, asked)
  return requireOpen(tx.db, providerId)
}

/** What the operator gives is sent to their account with the processor, and nobody gives it to themselves. */
async function requirePlace(tx: UserCtx, providerId: string, currency: string): Promise<void> {
  const { rows } = await sql<{
    currency: string
    ownerId: string
  }>`select currency, account_id as "ownerId" from provider
    where provider_id = ${providerId}`.execute(tx.db)
  const [place] = rows
  const isOwn = place?.ownerId === tx.actor.accountId
  if (isOwn || place?.currency !== currency || !(await takesCharges(tx, providerId)))
    throw new AppError('unprocessable', 'reward_not_there', en.errors.reward_not_there)
}

async function makeCard(tx: UserCtx, providerId: string, { amountMinor, currency }: RewardRow): Promise<string> {
  const { accountId } = tx.actor
  const { rows: people } = await sql<{ name: string }>`select first_name as name from account
    where account_id = ${accountId}`.execute(tx.db)
  return fundCard(tx, { providerId, customerId: accountId, customerName: people[0]?.name ?? '', currency, amountMinor })
}
