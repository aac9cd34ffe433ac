import { randomUUID } from 'node:crypto'
import { each, rowsOf, type Thing } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { categorySettings } from './categories-contract.ts'
import { featuredSettings } from './featured-contract.ts'
import { feeSetting } from './fee-contract.ts'
import { planSellers } from './plan-sellers-contract.ts'
import { rewardSettings } from './rewards-contract.ts'
import { tierSettings } from './tiers-contract.ts'

const adminsOnly = each({ visitor: 401, customer: 403, provider: 403, admin: 200 })
/** What they name is not as it was any more. */
const adminsTooLate = each({ visitor: 401, customer: 403, provider: 403, admin: 409 })
const adminsOnlyWhatExists = each({ visitor: 401, customer: 403, provider: 403, admin: [200, 200, 404] })
const byId = ({ id }: { id: string }) => ({ id })

/** A provider of whom that is so. */
const withColumn = (column: 'is_featured' | 'sells_platform_plan'): Thing => ({
  make: async (world, side, who) => {
    const id = await provider.make(world, side, who)
    const { db } = world.app.running
    await db
      .updateTable('provider')
      .set({ [column]: true })
      .where('provider_id', '=', id)
      .execute()
    return id
  },
})
const featured = withColumn('is_featured')
const seller = withColumn('sells_platform_plan')

const version = 'as it was before'
const names = { en: 'New face', fr: 'Nouvelle tête', es: 'Cara nueva', pt: 'Cara nova' }
const tiers = [
  {
    ...{ tier: 'new_face', names, fromPoints: 0, factorPercent: 100, leadMinutes: 0 },
    ...{ freeCancellations: 0, freeCancellationMost: 20 },
  },
]

export const access = [
  ...rowsOf(feeSetting, {
    get: { answers: adminsOnly },
    set: { answers: adminsTooLate, input: () => ({ version, basisPoints: 100 }) },
  }),
  ...rowsOf(tierSettings, {
    get: { answers: adminsOnly },
    weigh: { answers: adminsOnly, input: () => ({ tiers }) },
    set: { answers: adminsTooLate, input: () => ({ version, tiers }) },
  }),
  ...rowsOf(rewardSettings, {
    list: { answers: adminsOnly },
    add: {
      answers: adminsOnly,
      input: () => ({ kind: 'charity', names, points: 500, amountMinor: 500, currency: 'GBP' }),
    },
    change: {
      answers: adminsTooLate,
      input: () => ({ id: 'credit_5', version, names, points: 500, isOffered: true }),
    },
  }),
  ...rowsOf(featuredSettings, {
    list: { answers: adminsOnly },
    add: { on: provider, answers: adminsOnlyWhatExists, input: byId },
    remove: { on: featured, answers: adminsOnlyWhatExists, input: byId },
    order: { answers: adminsTooLate, input: () => ({ version, ids: [randomUUID()] }) },
  }),
  ...rowsOf(categorySettings, {
    list: { answers: adminsOnly },
    set: {
      answers: adminsTooLate,
      input: () => ({ version, categories: [{ slug: 'nail-care', names, isShown: true }] }),
    },
  }),
  ...rowsOf(planSellers, {
    list: { answers: adminsOnly },
    get: { on: provider, answers: adminsOnlyWhatExists, input: byId },
    name: { on: provider, answers: adminsOnlyWhatExists, input: byId },
    unname: { on: seller, answers: adminsOnlyWhatExists, input: byId },
  }),
]
