import { limits } from '../../lib/limits.ts'

export const documentLimits = limits('documents', {
  send: { points: 20, seconds: 3600, shared: true },
})
