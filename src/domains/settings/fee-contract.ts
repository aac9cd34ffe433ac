import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoDate } from '../../lib/text.ts'

/** In hundredths of a percent. */
export const mostFee = 5000

/** @public */
export const FeeSetting = z.object({
  /** What a change names, so that nobody overwrites what they have not seen. */
  version: z.string(),
  /** In hundredths of a percent, of payments that begin now. */
  basisPoints: z.int(),
  /** The operator has set none: it is what the environment says. */
  isOfEnvironment: z.boolean(),
  /** Set, and not holding yet. `untold`: of a rise, how many of those who are told of it have not been sent the mail yet. It holds for them as well. */
  next: z.nullable(z.object({ basisPoints: z.int(), from: z.string(), untold: z.int() })),
  /** How many providers have begun to take cards: they are told of a rise. */
  takers: z.int(),
  /** The first of the operator's days from which more can be taken; null: at once, as there is nobody to tell. */
  earliestRise: z.nullable(z.string()),
})
export type FeeSetting = z.infer<typeof FeeSetting>

export const feeSetting = endpoints('feeSetting', {
  get: {
    summary: 'The platform fee, and what it is to be',
    method: 'GET',
    path: '/admin/settings/fee',
    access: 'admin',
    input: z.object({}),
    output: FeeSetting,
  },
  set: {
    summary: 'Set the platform fee for payments that begin from now on, or from a day on',
    method: 'PUT',
    path: '/admin/settings/fee',
    access: 'admin',
    input: z.strictObject({
      version: z.string().check(z.minLength(1), z.maxLength(40)),
      basisPoints: z.int().check(z.minimum(0), z.maximum(mostFee)),
      /** A day of the operator's; not there: at once. */
      from: z.optional(isoDate()),
    }),
    output: FeeSetting,
  },
})
