import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { ExperimentId, roles } from '../experiments/contract.ts'

export const experimentStatuses = ['draft', 'running', 'stopped'] as const

const Compared = z.object({
  type: z.string(),
  /** Whether it is a value, and added up. */
  isValue: z.boolean(),
  /** How many did it. */
  converted: z.int(),
  /** The share that did, or the average value; null: nobody has seen the variant. */
  perSubject: z.nullable(z.number()),
  /** By how much that is above the first variant, as far as can be said: it may be looked at every day. */
  difference: z.nullable(z.object({ low: z.number(), high: z.number() })),
})

/** What was counted; which variant is better it never says. @public */
export const ExperimentResult = z.object({
  id: z.string(),
  name: z.string(),
  hypothesis: z.string(),
  status: z.enum(experimentStatuses),
  /** In percent. */
  share: z.int(),
  layer: z.string(),
  bucketFrom: z.int(),
  bucketTo: z.int(),
  languages: z.array(z.string()),
  roles: z.array(z.enum(roles)),
  startedAt: z.nullable(z.string()),
  stoppedAt: z.nullable(z.string()),
  /** Where it was seen, the most frequent first. */
  pages: z.array(z.string()),
  /** Whether the variants were seen as often as their weights say; null: too few to say. */
  ratio: z.nullable(z.object({ p: z.number(), isOff: z.boolean() })),
  variants: z.array(
    z.object({ variant: z.string(), weight: z.int(), exposures: z.int(), conversions: z.array(Compared) }),
  ),
})
export type ExperimentResult = z.infer<typeof ExperimentResult>

const share = z.int().check(z.minimum(1), z.maximum(100))
const Steered = z.object({ id: z.string(), status: z.enum(experimentStatuses) })

export const officeExperiments = endpoints('officeExperiments', {
  list: {
    summary: 'Experiments, and what was counted in them',
    method: 'GET',
    path: '/admin/experiments',
    access: 'admin',
    input: z.object({}),
    output: z.object({ experiments: z.array(ExperimentResult) }),
  },
  start: {
    summary: 'Start an experiment for a share of whom it is meant for, in percent',
    method: 'POST',
    path: '/admin/experiments/{id}/start',
    access: 'admin',
    input: z.strictObject({ id: ExperimentId, share }),
    output: Steered,
  },
  ramp: {
    summary: 'Let a larger share into an experiment that runs, in percent',
    method: 'POST',
    path: '/admin/experiments/{id}/ramp',
    access: 'admin',
    input: z.strictObject({ id: ExperimentId, share }),
    output: Steered,
  },
  stop: {
    summary: 'Stop an experiment, for good',
    method: 'POST',
    path: '/admin/experiments/{id}/stop',
    access: 'admin',
    input: z.strictObject({ id: ExperimentId }),
    output: Steered,
  },
})
