import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { limits } from '../../lib/limits.ts'

/** What a stream tells of: that there is something to ask for again. */
export type News = 'notifications' | 'calendar'

/**
 * Answers with server-sent events for as long as the token is good, and so stands in no list of calls that answer once;
 * `output` is what is said when it has ended.
 */
export const stream = endpoints('stream', {
  open: {
    summary: 'What is new, as it happens',
    method: 'GET',
    path: '/notifications/stream',
    access: 'user',
    limit: limits('notifications', { stream: { points: 60, seconds: 60 } }).stream,
    input: z.object({}),
    output: z.object({}),
  },
})
