import { limits } from '../../lib/limits.ts'

/** Messages to us. */
export const contactLimits = limits('contact', {
  perAddress: { points: 5, seconds: 3600, shared: true },
  perEmail: { points: 3, seconds: 3600, shared: true },
})
