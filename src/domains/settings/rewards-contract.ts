import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line } from '../../lib/text.ts'
import { namesIn } from './tiers-contract.ts'

export const mostPoints = 1_000_000
export const mostRewardMinor = 1_000_000
export const rewardNameLength = 80

const version = z.string().check(z.minLength(1), z.maxLength(40))
const kind = z.enum(['credit', 'charity'])
const points = z.int().check(z.minimum(1), z.maximum(mostPoints))

/** @public */
export const RewardSetting = z.object({
  reward: z.string(),
  version: z.string(),
  kind,
  /** A language may be missing where it was never saved here. */
  names: z.record(z.string(), z.string()),
  /** Its price. */
  points: z.int(),
  amountMinor: z.int(),
  currency: z.string(),
  isOffered: z.boolean(),
  /** How often it was taken. */
  taken: z.int(),
})
export type RewardSetting = z.infer<typeof RewardSetting>

const Rewards = z.object({
  rewards: z.array(RewardSetting),
  /** Money that businesses here charge in. */
  currencies: z.array(z.string()),
  /** By what the highest tier multiplies points. */
  mostFactorPercent: z.int(),
})
export type RewardSettings = z.infer<typeof Rewards>

export const rewardSettings = endpoints('rewardSettings', {
  list: {
    summary: 'What the operator gives for points, also what is withdrawn',
    method: 'GET',
    path: '/admin/settings/rewards',
    access: 'admin',
    input: z.object({}),
    output: Rewards,
  },
  add: {
    summary: 'Give something else for points',
    method: 'POST',
    path: '/admin/settings/rewards',
    access: 'admin',
    input: z.strictObject({
      kind,
      names: namesIn(rewardNameLength),
      points,
      amountMinor: z.int().check(z.minimum(1), z.maximum(mostRewardMinor)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The same one is added once. */
      idempotencyKey: z.optional(line(255, 1)),
    }),
    headers: { idempotencyKey: 'Idempotency-Key' },
    output: Rewards,
  },
  change: {
    summary: 'Give a reward another name or price, withdraw it or offer it again',
    method: 'PUT',
    path: '/admin/settings/rewards/{id}',
    access: 'admin',
    input: z.strictObject({
      id: z.string().check(z.regex(/^[a-z0-9][a-z0-9_]{0,39}$/)),
      version,
      names: namesIn(rewardNameLength),
      points,
      isOffered: z.boolean(),
    }),
    output: Rewards,
  },
})
