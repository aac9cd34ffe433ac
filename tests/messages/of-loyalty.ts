import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { giveBackAllOf } from '../../src/domains/gift-cards/jobs.server.ts'
import { createReward } from '../../src/domains/loyalty/own-rewards.server.ts'
import { readRewardsOf } from '../../src/domains/loyalty/read-rewards.server.ts'
import { redeemPoints } from '../../src/domains/loyalty/redeem-points.server.ts'
import { type Chain, iso, noon, type Scene } from './scene.ts'

const dayMs = 86_400_000

const give = ({ app, readers }: Scene, points: number, at: string) =>
  sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at) values (${randomUUIDv7()}, ${readers.customer.actor.accountId}, 'visit', ${points}, ${randomUUIDv7()},
      ${randomUUIDv7()}, 12000, 'GBP', 100, ${at}, ${at})`.execute(app.running.db)

/** The cheapest of what its provider gives. */
async function takeOf(scene: Scene) {
  const { providerId } = scene.provider
  const [first] = await readRewardsOf(scene.app.ctx(), { id: providerId })
  return redeemPoints(scene.as('customer'), { amount: first?.points ?? 0, reward: first?.reward ?? '', providerId })
}

export const ofLoyalty: readonly Chain[] = [
  {
    ...{ of: ['points'], isBrief: true },
    before: async (scene) => {
      // Of a visit of nearly two years ago, and none since.
      await give(scene, 120, iso(noon - 705 * dayMs))
      return ''
    },
    steps: {
      'points are unused for nearly two years': { customer: ['mail points expiring'], clock: ['loyalty-expiry'] },
    },
  },
  {
    ...{ of: ['points'], isBrief: true },
    before: async (scene) => {
      await give(scene, 600, iso(noon - dayMs))
      const { app } = scene
      await createReward(scene.as('provider'), { kind: 'thing', name: 'A comb', points: 300, keepDays: 30 })
      const { id } = await takeOf(scene)
      await sql`update reward_voucher set created_at = ${iso(noon - 20 * dayMs)}, good_until = ${iso(noon + 6 * dayMs)}
        where voucher_id = ${id}`.execute(app.running.db)
      return id
    },
    steps: {
      'what a provider keeps for them ends in a week': {
        customer: ['mail voucher ending'],
        clock: ['loyalty-vouchers'],
      },
      'a gift card of a provider is taken for points': {
        customer: ['mail gift card'],
        does: async (scene) => {
          await createReward(scene.as('provider'), { kind: 'card', name: 'Ten off', points: 200, amountMinor: 1000 })
          return takeOf(scene)
        },
        clock: ['gift-card-delivery'],
      },
      // Its day stands on the page of points.
      'it ends, and its points come back': {
        does: ({ app, id }) =>
          sql`update reward_voucher set good_until = now() - interval '1 minute' where voucher_id = ${id}`.execute(
            app.running.db,
          ),
        clock: ['loyalty-vouchers'],
      },
    },
  },
  {
    ...{ of: ['bookings'], mode: 'paid', isBrief: true },
    before: async (scene) => {
      await give(scene, 500, iso(noon - dayMs))
      const { providerId } = scene.provider
      await redeemPoints(scene.as('customer'), { amount: 500, reward: 'credit_5', providerId })
      return ''
    },
    steps: {
      // It stands among their points.
      'a credit ends with its provider': {
        does: ({ app, provider: { providerId } }) => giveBackAllOf(app.ctx(), { providerId }),
      },
    },
  },
]
