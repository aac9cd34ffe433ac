import { limits } from '../../lib/limits.ts'

export const schedulingLimits = limits('scheduling', {
  /** Answers that try every time of a day again in several ways. */
  explain: { points: 60, seconds: 60 },
})
