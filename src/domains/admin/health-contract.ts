import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { vitals } from '../health/contract.ts'

/** So many days back. */
export const healthDays = ['1', '7', '30', '90'] as const
const days = z.optional(z.enum(healthDays))

/** What broke in browsers for one cause: the same error in the same part of the same file of ours, whatever the release. @public */
export const CrashGroup = z.object({
  /** Of the latest report. */
  id: z.string(),
  error: z.string(),
  part: z.enum(['page', 'component']),
  /** The innermost file of ours, without the mark of its release; null: none was named. */
  file: z.nullable(z.string()),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Ids of pages in the router, the most frequent first. */
  routes: z.array(z.string()),
  /** The latest first. */
  releases: z.array(z.string()),
  /** Of the latest reports: what the log says of them stands under it. */
  requestIds: z.array(z.string()),
  stack: z.array(z.string()),
})
export type CrashGroup = z.infer<typeof CrashGroup>

export const PageSpeed = z.object({
  /** Its id in the router. */
  route: z.string(),
  calls: z.int(),
  failed: z.int(),
  vitals: z.array(
    z.object({
      vital: z.enum(vitals),
      /** What three of four visits were not above: milliseconds, but for `cls`. */
      threeQuarters: z.number(),
      /** Visits, and of calls each call: good, in between, poor. */
      good: z.int(),
      fair: z.int(),
      poor: z.int(),
    }),
  ),
})
export type PageSpeed = z.infer<typeof PageSpeed>

/** How many, counted to 10,000, and since when the first. */
const Found = z.object({ count: z.int(), since: z.nullable(z.string()) })

/** What somebody has to look at. */
export const Ill = z.object({
  /** Of the doctor, that are broken. */
  promises: Found,
  messages: Found,
  jobs: Found,
  /** Between our books and the processor's, still open. */
  differences: Found,
  /** Causes, of the last 24 hours. */
  crashes: Found,
  /** Experiments whose variants are not seen as often as planned. */
  ratios: Found,
})
export type Ill = z.infer<typeof Ill>

export const officeHealth = endpoints('officeHealth', {
  ill: {
    summary:
      'What is ill: broken promises, failed messages and jobs, differences, crashes, experiments off their shares',
    method: 'GET',
    path: '/admin/ill',
    access: 'admin',
    input: z.object({}),
    output: Ill,
  },
  crashes: {
    summary: 'What broke in browsers, grouped by its cause, the most frequent first',
    method: 'GET',
    path: '/admin/crashes',
    access: 'admin',
    input: z.object({ days, ...pageInput }),
    output: z.object({ crashes: z.array(CrashGroup), pagination: z.extend(Pagination, { isMore: z.boolean() }) }),
  },
  speed: {
    summary: 'How fast pages are in browsers, those that are seen most first',
    method: 'GET',
    path: '/admin/page-speed',
    access: 'admin',
    input: z.object({ days }),
    output: z.object({ pages: z.array(PageSpeed) }),
  },
})
