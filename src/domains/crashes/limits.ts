import { limits } from '../../lib/limits.ts'

export const crashLimits = limits('crashes', { perAddress: { points: 10, seconds: 600 } })
