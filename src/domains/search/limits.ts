import { limits } from '../../lib/limits.ts'

/** `suggest`: asked at each key. */
export const searchLimits = limits('search', { suggest: { points: 300, seconds: 60 } })

/** Of searches that found nobody. */
export const daysKept = 90
/** Of them new ones in a day: whoever tries out words fills no disk. */
export const rowsPerDay = 2000
