import { implement } from '../../lib/api/serve.server.ts'
import { loyalty } from './contract.ts'
import './entitlements.server.ts'
import { createReward, listOwnRewards, updateReward, withdrawReward } from './own-rewards.server.ts'
import { giveVoucherBack, handOver, listCounter, undoHandOver } from './own-vouchers.server.ts'
import { readHistory, readPoints } from './read-points.server.ts'
import { listOwnVouchers, readRewards, readRewardsOf } from './read-rewards.server.ts'
import { readTiers } from './read-tiers.server.ts'
import { redeemPoints } from './redeem-points.server.ts'
import { ownVouchers, providerRewards } from './rewards-contract.ts'
import { getStampCard, listStamps, offerStampCard, withdrawStampCard } from './stamps.server.ts'
import { providerStamps, stamps } from './stamps-contract.ts'

export const routes = [
  ...implement(
    loyalty,
    { points: readPoints, history: readHistory, tiers: readTiers, rewards: readRewards, redeem: redeemPoints },
    {
      rewards: {
        detail:
          'Without a session those of the operator, and nothing of anybody’s own. With one, `own` says which points count for each, and with whom a credit can be used.',
      },
      redeem: {
        detail:
          'A credit is a gift card that the operator pays, with the provider that is named: its code is used at the confirming step. A gift to a charity is made by the operator. What a provider gives of their own is taken with `providerId` and the `reward` of the list, which names the terms that were shown: a gift card of theirs, or a voucher whose code is shown at the counter. Its points come back when it is given back or nobody comes for it in time.',
        refusals: [
          ...[
            'reward_gone',
            'reward_changed',
            'points_short',
            'reward_place_missing',
            'reward_not_there',
            'reward_unverified',
            'reward_own',
            'reward_out',
            'reward_had',
          ],
          ...['provider_not_found', 'session_ended', 'idempotency_key_reused', 'request_in_progress'],
        ],
        example: { amount: 500, reward: 'credit_5' },
      },
    },
  ),
  ...implement(
    ownVouchers,
    { list: listOwnVouchers, giveBack: giveVoucherBack, ofProvider: readRewardsOf },
    {
      list: { detail: 'The last fifty. Those of the operator stand in the history of points.' },
      giveBack: { refusals: ['voucher_not_found', 'voucher_handed', 'voucher_over', 'session_ended'] },
      ofProvider: { refusals: ['provider_not_found'] },
    },
  ),
  ...implement(
    providerRewards,
    {
      list: listOwnRewards,
      create: createReward,
      update: updateReward,
      withdraw: withdrawReward,
      vouchers: listCounter,
      handOver,
      undo: undoHandOver,
    },
    {
      list: {},
      create: {
        detail:
          'A gift card has an amount, a thing a number of days for which it is kept. The provider gives it: nobody pays them for it.',
        refusals: ['too_many_rewards', 'session_ended', 'idempotency_key_reused', 'request_in_progress'],
        example: { kind: 'thing', name: 'A bottle of shampoo', points: 300, keepDays: 30 },
      },
      update: {
        detail:
          'With another name, price, amount or number of days it is another `reward`, so that nobody takes what they were not shown. Vouchers that were taken keep their terms.',
        refusals: ['reward_not_found', 'too_many_rewards', 'session_ended'],
        example: { name: 'A bottle of shampoo', points: 300, keepDays: 30 },
      },
      withdraw: { refusals: ['reward_not_found', 'session_ended'] },
      vouchers: { detail: 'With a code only those that begin with it.' },
      handOver: { refusals: ['voucher_not_found', 'voucher_handed', 'voucher_over', 'session_ended'] },
      undo: { refusals: ['voucher_not_found', 'voucher_kept', 'voucher_over', 'session_ended'] },
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
