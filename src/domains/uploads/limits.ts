import { limits } from '../../lib/limits.ts'

export const uploadLimits = limits('uploads', {
  image: { points: 20, seconds: 3600, shared: true },
})

export const maxImageBytes = 12 * 1024 * 1024
/** The longer side of what a browser sends; a phone's photo has more. */
export const sentPixels = 4000
