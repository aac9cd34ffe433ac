import { limits } from '../../lib/limits.ts'

export const delayLimits = limits('delays', {
  say: { points: 30, seconds: 60 },
})
