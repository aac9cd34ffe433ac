import { limits } from '../../lib/limits.ts'

/** `suggest`: asked at each key. */
export const searchLimits = limits('search', { suggest: { points: 300, seconds: 60 } })

/** Of searches that found nobody. */
export const daysKept = 90
