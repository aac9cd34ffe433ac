import { limits } from '../../lib/limits.ts'

export const daysKept = 90

/** `together`: a page that breaks for everybody is known after some hundred reports. */
export const crashLimits = limits('crashes', {
  perAddress: { points: 10, seconds: 600 },
  together: { points: 500, seconds: 3600 },
})
