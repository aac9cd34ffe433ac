import { sql } from 'kysely'
import {
  everyone,
  everyoneWhatExists,
  ofOwner,
  ofProvider,
  providersOnly,
  rowsOf,
  type Side,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { loyalty } from './contract.ts'
import { ownVouchers, providerRewards } from './rewards-contract.ts'
import { providerStamps, stamps } from './stamps-contract.ts'

async function offer(world: World, side: Side): Promise<string> {
  const { providerId } = await world.providerOn(side)
  const { rows } = await sql<{
    id: string
  }>`insert into provider_reward (provider_id, reward_id, kind, name, points, currency,
      keep_days, created_at) values (${providerId}, gen_random_uuid(), 'thing', 'Shampoo', 300, 'GBP', 30, now())
    returning reward_id as id`.execute(world.app.running.db)
  return rows[0]?.id ?? ''
}
async function take(world: World, side: Side, who: Who): Promise<string> {
  const rewardId = await offer(world, side)
  const { accountId } = await world.ownerOn(side, who)
  const { rows } = await sql<{
    id: string
  }>`insert into reward_voucher (provider_id, voucher_id, reward_id, customer_id, kind, name,
      points, currency, code, good_until, created_at)
    select provider_id, gen_random_uuid(), reward_id, ${accountId}, kind, name, points, currency,
      upper(substr(md5(random()::text), 1, 6)), now() + interval '30 days', now() from provider_reward where reward_id = ${rewardId}
    returning voucher_id as id`.execute(world.app.running.db)
  return rows[0]?.id ?? ''
}
const reward: Thing = { make: offer }
const voucher: Thing = { make: take }
const voucherThere: Thing = { make: (world, side) => take(world, side, 'customer') }
const terms = { name: 'Shampoo', points: 300, keepDays: 30 }

export const access = [
  ...rowsOf(loyalty, {
    points: { answers: signedIn(200) },
    history: { answers: signedIn(200) },
    tiers: { answers: everyone(200) },
    rewards: { answers: everyone(200) },
    redeem: { answers: signedIn(404), input: () => ({ amount: 500, reward: 'none_of_that_name' }) },
  }),
  ...rowsOf(ownVouchers, {
    list: { answers: signedIn(200) },
    giveBack: { on: voucher, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    ofProvider: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(providerRewards, {
    list: { answers: providersOnly(200) },
    create: { answers: providersOnly(201), input: () => ({ kind: 'thing', ...terms }) },
    update: { on: reward, answers: ofProvider(200), input: ({ id }) => ({ id, ...terms }) },
    withdraw: { on: reward, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    vouchers: { answers: providersOnly(200) },
    handOver: { on: voucherThere, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    undo: { on: voucherThere, answers: ofProvider(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(stamps, { list: { answers: signedIn(200) } }),
  ...rowsOf(providerStamps, {
    get: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    offer: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, visits: 10, rewardMinor: 1500, serviceIds: [] }),
    },
    withdraw: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
  }),
]
