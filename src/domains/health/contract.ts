import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { healthLimits, longestMs, mostVitals } from './limits.ts'

export const vitals = ['load', 'interactive', 'call', 'ttfb', 'fcp', 'lcp', 'cls', 'fid', 'inp'] as const
export type Vital = (typeof vitals)[number]

const mostCalls = 10_000
const count = z.int().check(z.minimum(0), z.maximum(mostCalls))

/** How fast a page was in a browser; nothing of who was there, and nothing of the address. */
export const PageVitals = z
  .strictObject({
    /** Its id in the router. */
    route: z.string().check(z.regex(/^[\w/.*-]{1,100}$/, 'Must be the id of a route')),
    /** In milliseconds, but for `cls`; of calls each that was made since it was told last. */
    vitals: z
      .array(z.strictObject({ vital: z.enum(vitals), value: z.number().check(z.minimum(0), z.maximum(longestMs)) }))
      .check(z.maxLength(mostVitals)),
    calls: count,
    /** Of them: nothing came, or it was our fault. */
    failed: count,
  })
  .check(z.refine(({ calls, failed }) => failed <= calls, 'No more can fail than were made'))
export type PageVitals = z.infer<typeof PageVitals>

export const health = endpoints('health', {
  report: {
    summary: 'Tell us how fast a page of ours was in a browser; nothing of a person is taken',
    method: 'POST',
    path: '/page-vitals',
    access: 'public',
    limit: healthLimits.perAddress,
    input: PageVitals,
    output: z.object({ taken: z.int() }),
    status: 201,
  },
})
