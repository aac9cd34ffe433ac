import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'

export type RewardTerms = {
  reward: string
  kind: 'credit' | 'charity'
  names: Readonly<Record<string, string>>
  points: number
  amountMinor: number
  currency: string
  isOffered: boolean
}

const columns = sql`reward, kind, names, points, amount_minor as "amountMinor", currency, is_offered as "isOffered"`

/** Those that are offered first, then those that are withdrawn; how often each was taken. */
export async function readAllRewards(ctx: Ctx): Promise<(RewardTerms & { taken: number })[]> {
  const { rows } = await sql<RewardTerms & { taken: number }>`select ${columns},
      (select count(*)::int from loyalty_voucher v where v.reward = r.reward) as taken
    from loyalty_reward r order by is_offered desc, currency, points, reward`.execute(ctx.db)
  return rows
}

/** null: it is not there. Whoever changes it meanwhile waits. */
export async function lockReward(tx: Ctx, reward: string): Promise<RewardTerms | null> {
  const { rows } =
    await sql<RewardTerms>`select ${columns} from loyalty_reward where reward = ${reward} for update`.execute(tx.db)
  return rows[0] ?? null
}

export async function addReward(tx: Ctx, { names, ...terms }: RewardTerms): Promise<void> {
  await tx.db
    .insertInto('loyalty_reward')
    .values({
      ...{ reward: terms.reward, kind: terms.kind, names: JSON.stringify(names), points: terms.points },
      ...{ amount_minor: terms.amountMinor, currency: terms.currency, is_offered: terms.isOffered },
    })
    .execute()
}

/** Its kind and what it is worth stay: whoever was shown it would get something else for the same points. */
export async function changeReward(
  tx: Ctx,
  { reward, names, points, isOffered }: Pick<RewardTerms, 'reward' | 'names' | 'points' | 'isOffered'>,
): Promise<void> {
  await sql`update loyalty_reward set names = ${JSON.stringify(names)}::jsonb, points = ${points}, is_offered = ${isOffered}
    where reward = ${reward}`.execute(tx.db)
}
