import { limits } from '../../lib/limits.ts'

/** After an experiment was stopped. */
export const resultDaysKept = 365

/** `visitors`: all who are signed out, together; anybody can make up that they are many. */
export const experimentLimits = limits('experiments', {
  track: { points: 120, seconds: 600 },
  visitors: { points: 20_000, seconds: 3600 },
})
