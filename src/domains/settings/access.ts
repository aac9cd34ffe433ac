import { randomUUID } from 'node:crypto'
import { each, rowsOf } from '../../../tests/access.ts'
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
      answers: each({ visitor: 401, customer: 403, provider: 403, admin: 201 }),
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
    remove: { on: provider, answers: adminsOnlyWhatExists, input: byId },
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
    unname: { on: provider, answers: adminsOnlyWhatExists, input: byId },
  }),
]
