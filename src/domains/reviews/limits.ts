import { limits } from '../../lib/limits.ts'

export const reviewLimits = limits('reviews', {
  vote: { points: 30, seconds: 60 },
  report: { points: 10, seconds: 3600, shared: true },
})
