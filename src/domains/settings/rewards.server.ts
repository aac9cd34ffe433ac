import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { once } from '../../lib/idempotency.server.ts'
import { readTiers } from '../loyalty/read-tiers.server.ts'
import { addReward, changeReward, lockReward, type RewardTerms, readAllRewards } from '../loyalty/set-rewards.server.ts'
import { loyalty as en } from '../loyalty/texts/en.ts'
import { changeSetting, requireSeen, versionOf } from './change-setting.server.ts'
import { type RewardSettings, rewardSettings } from './rewards-contract.ts'
import { rewardCode, settingsSubject } from './rules.ts'

/** What is always there to be chosen, whoever trades here. */
const usualCurrencies = ['GBP', 'EUR', 'USD']

const seenAs = ({ names, points, isOffered }: RewardTerms) => versionOf([names, points, isOffered])

async function readCurrencies(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`select distinct currency from provider`.execute(ctx.db)
  return [...new Set([...usualCurrencies, ...rows.map(({ currency }) => currency).sort()])]
}

export async function listRewards(ctx: Ctx): Promise<RewardSettings> {
  const rewards = await readAllRewards(ctx)
  return {
    rewards: rewards.map((reward) => ({ ...reward, version: seenAs(reward) })),
    currencies: await readCurrencies(ctx),
    mostFactorPercent: (await readTiers(ctx)).at(-1)?.factorPercent ?? 100,
  }
}

export function add(ctx: UserCtx, input: z.output<typeof rewardSettings.add.input>): Promise<RewardSettings> {
  const { idempotencyKey, ...request } = input
  return changeSetting(ctx, async (tx) => {
    await once(tx, 'rewardSettings.add', idempotencyKey, request, async () => {
      const { kind, points, amountMinor, currency } = request
      if (!(await readCurrencies(tx)).includes(currency)) throw invalidInput('currency', 'Nobody here charges in it')
      const taken = (await readAllRewards(tx)).map(({ reward }) => reward)
      const reward = rewardCode(request, taken)
      await addReward(tx, { ...request, reward, isOffered: true })
      const details = { reward, kind, points, amountMinor, currency }
      await audit(tx, { action: 'settings.reward_added', ...settingsSubject, details })
      return reward
    })
    return listRewards(tx)
  })
}

export function change(ctx: UserCtx, input: z.output<typeof rewardSettings.change.input>): Promise<RewardSettings> {
  return changeSetting(ctx, async (tx) => {
    const { id: reward, version, names, points, isOffered } = input
    const before = await lockReward(tx, reward)
    if (!before) throw new AppError('not_found', 'reward_not_found', en.errors.reward_not_found)
    requireSeen(version, seenAs(before))
    if (seenAs({ ...before, names, points, isOffered }) !== version) {
      await changeReward(tx, { reward, names, points, isOffered })
      const details = { reward, before: before.points, points, wasOffered: before.isOffered, isOffered }
      await audit(tx, { action: 'settings.reward_changed', ...settingsSubject, details })
    }
    return listRewards(tx)
  })
}

const names = { en: '£5 off a visit', fr: '5 £ de moins', es: '5 £ menos', pt: '5 £ de desconto' }

export const rewardRoutes = implement(
  rewardSettings,
  { list: listRewards, add, change },
  {
    list: {},
    add: {
      detail: 'A credit is a gift card that the operator pays, a charity a gift that the operator makes.',
      refusals: [
        ...['second_factor_again', 'login_again_needed'],
        ...['idempotency_key_reused', 'request_in_progress'],
      ],
      example: { kind: 'credit', names, points: 500, amountMinor: 500, currency: 'GBP' },
    },
    change: {
      detail:
        'What it is worth and what kind it is stay: another is another reward. What was taken keeps its terms; who was shown another price is refused.',
      refusals: ['reward_not_found', 'setting_changed', 'second_factor_again', 'login_again_needed'],
      example: { id: 'credit_5', version: 'Tq0YxWm3cQy0b1o2p3', names, points: 600, isOffered: true },
    },
  },
)
