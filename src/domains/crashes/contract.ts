import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line } from '../../lib/text.ts'
import { crashLimits } from './limits.ts'

const maxErrorLength = 200
export const maxFrames = 20

const wrong = 'Must say what broke and no more'
const of = (pattern: RegExp) => z.string().check(z.regex(pattern, wrong))

/** What broke in a browser and where in our own code; nothing of who was there, what they saw or had typed in. */
export const CrashReport = z.strictObject({
  /** Of the pages, which may be older than the server. */
  release: of(/^[\w.+-]{1,64}$/),
  part: z.enum(['page', 'component']),
  /** Its id in the router, and nothing of the address. */
  route: of(/^[\w/.*-]{1,100}$/),
  error: line(maxErrorLength, 1).check(z.regex(/^(?![\s\S]*\p{Nd}{4})[^@?/\\\u2028\u2029]*$/u, wrong)),
  /** File, line and column, the innermost first. */
  stack: z.array(of(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).check(z.maxLength(maxFrames)),
})
export type CrashReport = z.infer<typeof CrashReport>

export const crashes = endpoints('crashes', {
  report: {
    summary: 'Tell us that a page of ours broke in a browser; nothing of a person is taken',
    method: 'POST',
    path: '/crash-reports',
    access: 'public',
    limit: crashLimits.perAddress,
    input: CrashReport,
    output: z.object({ id: z.string() }),
    status: 201,
  },
})
