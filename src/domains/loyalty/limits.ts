import { limits } from '../../lib/limits.ts'

export const loyaltyLimits = limits('loyalty', {
  redeem: { points: 20, seconds: 3600 },
  stampCard: { points: 60, seconds: 3600 },
  ownRewards: { points: 60, seconds: 3600 },
  counter: { points: 600, seconds: 3600 },
})
