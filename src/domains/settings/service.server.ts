import { categoryRoutes } from './categories.server.ts'
import { featuredRoutes } from './featured.server.ts'
import { feeRoutes } from './fee.server.ts'
import { planSellerRoutes } from './plan-sellers.server.ts'
import { rewardRoutes } from './rewards.server.ts'
import { tierRoutes } from './tiers.server.ts'

export const routes = [
  ...feeRoutes,
  ...tierRoutes,
  ...rewardRoutes,
  ...featuredRoutes,
  ...planSellerRoutes,
  ...categoryRoutes,
]
