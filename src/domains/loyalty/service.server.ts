import { implement } from '../../lib/api/serve.server.ts'
import { loyalty } from './contract.ts'
import './entitlements.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { readRewards } from './read-rewards.server.ts'
import { readTiers } from './read-tiers.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { getStampCard, listStamps, offerStampCard, withdrawStampCard } from './stamps.server.ts'
import { providerStamps, stamps } from './stamps-contract.ts'

export const routes = [
  ...implement(
    loyalty,
    { points: readPoints, history: readHistory, tiers: readTiers, rewards: readRewards, redeem: redeemPoints },
    {
      redeem: {
        detail:
          'A credit is a gift card that the operator pays, with the provider that is named: its code is used at the confirming step. A gift to a charity is made by the operator.',
        refusals: [
          ...[
            'reward_gone',
            'reward_changed',
            'points_short',
            'reward_place_missing',
            'reward_not_there',
            'reward_unverified',
          ],
          ...['provider_not_found', 'session_ended', 'idempotency_key_reused', 'request_in_progress'],
        ],
        example: { amount: 500, reward: 'credit_5' },
      },
    },
  ),
  ...implement(stamps, { list: listStamps }, {}),
  ...implement(
    providerStamps,
    { get: getStampCard, offer: offerStampCard, withdraw: withdrawStampCard },
    {
      get: { refusals: ['provider_not_found'] },
      offer: {
        detail:
          'Each visit that takes place gives its customer a stamp, however it was paid. The last one brings a gift card that the provider gives, by mail. Cards that are begun keep their terms.',
        refusals: ['provider_not_found', 'session_ended'],
        example: { visits: 10, rewardMinor: 1500, serviceIds: [] },
      },
      withdraw: { refusals: ['provider_not_found', 'session_ended'] },
    },
  ),
]
