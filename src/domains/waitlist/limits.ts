import { limits } from '../../lib/limits.ts'

export const waitlistLimits = limits('waitlist', {
  change: { points: 30, seconds: 60 },
})
