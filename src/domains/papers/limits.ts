import { limits } from '../../lib/limits.ts'

export const paperLimits = limits('papers', {
  /** One takes a tenth of a second to draw. */
  draw: { points: 30, seconds: 60 },
})
