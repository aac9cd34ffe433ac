import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line } from '../../lib/text.ts'
import { experimentLimits } from './limits.ts'

export const roles = ['visitor', 'customer', 'provider', 'admin'] as const
export type Role = (typeof roles)[number]

export const maxValue = 1_000_000

const code = z.string().check(z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'Must be small letters, digits and hyphens'))
export const ExperimentId = code.check(z.maxLength(60))

/** `visitor`: of whoever is signed out, an id that their client has made up; signed in, what they saw before stays. */
const visitor = z.optional(z.uuid())
const headers = { visitor: 'X-Visitor-Id' }

const Context = z.strictObject({
  page: z.optional(line(2000)),
  /** By the clock of the browser, which nobody relies on. */
  timestamp: z.optional(z.union([z.number(), line(40)])),
  extra: z.optional(z.unknown()),
})

export const Experiment = z.object({ id: z.string(), variant: z.string() })
export type Experiment = z.infer<typeof Experiment>

/** `isCounted` false: it had been before, or does not count. */
const Tracked = z.object({ experimentId: z.string(), isCounted: z.boolean() })

export const experiments = endpoints('experiments', {
  mine: {
    summary: 'The experiments you are in, by their id, with the variant of each',
    method: 'GET',
    path: '/experiment/user/experiments',
    access: 'public',
    headers,
    input: z.object({ visitor }),
    output: z.record(z.string(), Experiment),
  },
  trackExposure: {
    summary: 'Tell us that somebody was shown their variant; the first time counts',
    method: 'POST',
    path: '/experiment/track/exposure',
    access: 'public',
    limit: experimentLimits.track,
    headers,
    input: z.strictObject({
      visitor,
      experimentId: ExperimentId,
      variant: code.check(z.maxLength(60)),
      context: z.optional(Context),
    }),
    output: Tracked,
  },
  trackConversion: {
    summary: 'Tell us that somebody did what an experiment is about; it counts after they were shown their variant',
    method: 'POST',
    path: '/experiment/track/conversion',
    access: 'public',
    limit: experimentLimits.track,
    headers,
    input: z.strictObject({
      visitor,
      experimentId: ExperimentId,
      conversionType: z._default(code.check(z.maxLength(60)), 'default'),
      value: z._default(z.number().check(z.minimum(0), z.maximum(maxValue)), 1),
      context: z.optional(Context),
    }),
    output: Tracked,
  },
})
