import { limits } from '../../lib/limits.ts'

export const traderLimits = limits('traders', {
  send: { points: 20, seconds: 3600, shared: true },
})
