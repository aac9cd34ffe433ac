import { limits } from '../../lib/limits.ts'

export const subscriptionLimits = limits('subscriptions', {
  buy: { points: 20, seconds: 3600 },
  plans: { points: 60, seconds: 3600 },
})
