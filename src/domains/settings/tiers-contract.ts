import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { visibleLine } from '../../lib/text.ts'

export const tierBounds = {
  most: 8,
  name: 40,
  points: 1_000_000,
  factorPercent: { min: 100, max: 1000 },
  leadMinutes: 60,
  freeCancellations: 12,
  freeCancellationMost: 1000,
} as const

const within = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** What texts are made with would take it for a place to fill in, or for another text. */
const isOfTexts = (name: string) => /\{\{|\}\}|\$t\(/.test(name)

/** In every language of the site. */
export const namesIn = (max: number) => {
  const name = visibleLine(max, 1).check(z.refine((value) => !isOfTexts(value), 'Must be without {{, }} and $t('))
  return z.strictObject({ en: name, fr: name, es: name, pt: name })
}

const terms = {
  fromPoints: within(0, tierBounds.points),
  factorPercent: within(tierBounds.factorPercent.min, tierBounds.factorPercent.max),
  leadMinutes: within(0, tierBounds.leadMinutes),
  freeCancellations: within(0, tierBounds.freeCancellations),
  freeCancellationMost: within(0, tierBounds.freeCancellationMost),
}

/** `tier`: what it is known by; not there: it is new. */
const SentTier = z.strictObject({
  tier: z.optional(z.string().check(z.regex(/^[a-z][a-z_]{0,29}$/))),
  names: namesIn(tierBounds.name),
  ...terms,
})
export type SentTier = z.infer<typeof SentTier>
const sentTiers = z.array(SentTier).check(z.minLength(1), z.maxLength(tierBounds.most))

/** @public */
export const TierSettings = z.object({
  version: z.string(),
  /** From the lowest up. A language may be missing where they were never saved here. */
  tiers: z.array(z.object({ tier: z.string(), names: z.record(z.string(), z.string()), ...terms })),
})
export type TierSettings = z.infer<typeof TierSettings>

export const tierSettings = endpoints('tierSettings', {
  get: {
    summary: 'The tiers of customers, from the lowest up',
    method: 'GET',
    path: '/admin/settings/tiers',
    access: 'admin',
    input: z.object({}),
    output: TierSettings,
  },
  weigh: {
    summary: 'How many customers other tiers would move up or down at once',
    method: 'POST',
    path: '/admin/settings/tiers/weigh',
    access: 'admin',
    input: z.strictObject({ tiers: sentTiers }),
    /** null: too many to be counted. */
    output: z.object({ moves: z.nullable(z.object({ rise: z.int(), fall: z.int() })) }),
  },
  set: {
    summary: 'Set all tiers at once; everybody is in theirs from that moment on',
    method: 'PUT',
    path: '/admin/settings/tiers',
    access: 'admin',
    input: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(40)), tiers: sentTiers }),
    output: TierSettings,
  },
})
