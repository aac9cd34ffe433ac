import { sql } from 'kysely'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { findOwnCards } from '../gift-cards/read-cards.server.ts'
import type { LoyaltyReward, LoyaltyVoucher } from './contract.ts'

export type RewardRow = LoyaltyReward

const columns = sql`reward, kind, names, points, amount_minor as "amountMinor", currency`

/** The table an operator edits, the cheapest first. */
export async function readRewards(ctx: Ctx): Promise<LoyaltyReward[]> {
  const { rows } = await sql<RewardRow>`select ${columns} from loyalty_reward
    where is_offered order by points, reward`.execute(ctx.db)
  return rows
}

/** null: it is not there, or no more. */
export async function findReward(ctx: Ctx, reward: string): Promise<RewardRow | null> {
  const { rows } = await sql<RewardRow>`select ${columns} from loyalty_reward
    where reward = ${reward} and is_offered`.execute(ctx.db)
  return rows[0] ?? null
}

type VoucherRow = LoyaltyReward & { id: string; giftCardId: string | null; at: Date }

/** One's own, by their ids. */
export async function readVouchers(ctx: UserCtx, ids: readonly string[]): Promise<Map<string, LoyaltyVoucher>> {
  if (ids.length === 0) return new Map()
  const { rows } =
    await sql<VoucherRow>`select voucher_id as id, ${columns}, gift_card_id as "giftCardId", created_at as at
    from loyalty_voucher where account_id = ${ctx.actor.accountId} and voucher_id = any(${ids}::uuid[])`.execute(ctx.db)
  const wanted = rows.flatMap(({ giftCardId }) => giftCardId ?? [])
  const cards = new Map((wanted.length > 0 ? await findOwnCards(ctx, wanted) : []).map((card) => [card.id, card]))
  return new Map(
    rows.map(({ giftCardId, at, ...row }) => {
      const card = cards.get(giftCardId ?? '')
      return [row.id, { ...row, createdAt: at.toISOString(), card: card ? shownCard(card) : null }]
    }),
  )
}

type Card = Awaited<ReturnType<typeof findOwnCards>>[number]
const shownCard = ({ code, providerName, providerLinkTo, balanceMinor }: Card) => ({
  ...{ code, providerName, providerLinkTo, balanceMinor },
})
