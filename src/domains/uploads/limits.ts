import { limits } from '../../lib/limits.ts'

export const uploadLimits = limits('uploads', {
  image: { points: 20, seconds: 3600, shared: true },
})
