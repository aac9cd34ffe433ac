import { limits } from '../../lib/limits.ts'

export const vitalDaysKept = 90

/** `together`: a million visits a day tell no more of a page than some thousand an hour. */
export const healthLimits = limits('health', {
  perAddress: { points: 60, seconds: 600 },
  together: { points: 20_000, seconds: 3600 },
})
