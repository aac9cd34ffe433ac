import { limits } from '../../lib/limits.ts'

export const favouriteLimits = limits('favourites', {
  change: { points: 60, seconds: 60 },
})
