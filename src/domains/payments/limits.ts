import { limits } from '../../lib/limits.ts'

export const paymentLimits = limits('payments', {
  pay: { points: 30, seconds: 60 },
  refund: { points: 20, seconds: 60 },
})
