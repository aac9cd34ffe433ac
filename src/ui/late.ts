import { lazy } from 'react'
import { inTime } from '../lib/in-time.ts'

const chunkTimeoutMs = 120_000

/** As React's own; a file that does not come in time breaks the part that waits for it, which says so. */
export const late: typeof lazy = (load) =>
  lazy(() => inTime(load(), chunkTimeoutMs, 'Loading a part of the page timed out'))
