import { limits } from '../../lib/limits.ts'

export const vitalDaysKept = 90
/** Before, a day is one. */
export const vitalDaysByTheHour = 2

/** In one report: a list that is longer is refused by every call. */
export const mostVitals = 100
/** Of a time that is told; a computer may have slept meanwhile. */
export const longestMs = 3_600_000

/** `together`: a million visits a day tell no more of a page than some thousand an hour. */
export const healthLimits = limits('health', {
  perAddress: { points: 60, seconds: 600 },
  together: { points: 20_000, seconds: 3600 },
})
