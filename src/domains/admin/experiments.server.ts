import { implement } from '../../lib/api/serve.server.ts'
import { type AuditAction, audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import type { Role } from '../experiments/contract.ts'
import { differenceBetween, type Outcome, perSubject, ratioCheck } from '../experiments/rules.ts'
import { rampExperiment, readCounts, startExperiment, stopExperiment } from '../experiments/steer.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import { type ExperimentResult, officeExperiments } from './experiments-contract.ts'

type Named = { id: string }
type Shared = Named & { share: number }

export async function listExperiments(ctx: UserCtx): Promise<{ experiments: ExperimentResult[] }> {
  const counted = await readCounts(ctx)
  return { experiments: counted.map(toResult) }
}

function toResult(counted: Awaited<ReturnType<typeof readCounts>>[number]): ExperimentResult {
  const { variants, weights, exposures, outcomes, conversions, valueConversions, ...rest } = counted
  const [first = ''] = variants
  const of = (variant: string, type: string): Outcome => ({
    ...{ converted: 0, sum: 0, squares: 0, ...outcomes[variant]?.[type] },
    subjects: exposures[variant] ?? 0,
  })
  return {
    ...rest,
    roles: rest.roles as Role[],
    startedAt: rest.startedAt?.toISOString() ?? null,
    stoppedAt: rest.stoppedAt?.toISOString() ?? null,
    ratio: ratioCheck(
      variants.map((variant) => exposures[variant] ?? 0),
      weights,
    ),
    variants: variants.map((variant, index) => ({
      variant,
      weight: weights[index] ?? 0,
      exposures: exposures[variant] ?? 0,
      conversions: conversions.map((type) => {
        const isValue = valueConversions.includes(type)
        const outcome = of(variant, type)
        return {
          type,
          isValue,
          converted: outcome.converted,
          perSubject: perSubject(outcome),
          difference:
            variant === first
              ? null
              : differenceBetween(of(first, type), outcome, { isValue, others: variants.length - 1 }),
        }
      }),
    })),
  }
}

/** Says who did it, and does it for an administrator who still is one. */
function steer(ctx: UserCtx, action: AuditAction, share: number | null, work: (tx: Ctx) => Promise<string>) {
  return transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    await audit(tx, { action, subjectType: 'experiment', subjectId: await work(tx), details: { share } })
  })
}

export async function start(ctx: UserCtx, { id, share }: Shared) {
  await steer(ctx, 'experiment.started', share, (tx) => startExperiment(tx, id, share))
  return { id, status: 'running' as const }
}

export async function ramp(ctx: UserCtx, { id, share }: Shared) {
  await steer(ctx, 'experiment.ramped', share, (tx) => rampExperiment(tx, id, share))
  return { id, status: 'running' as const }
}

export async function stop(ctx: UserCtx, { id }: Named) {
  await steer(ctx, 'experiment.stopped', null, (tx) => stopExperiment(tx, id))
  return { id, status: 'stopped' as const }
}

export const experimentRoutes = implement(
  officeExperiments,
  { list: listExperiments, start, ramp, stop },
  {
    list: {
      detail:
        'Intervals are a confidence sequence: whoever looks every day is wrong in five of a hundred at most. Which variant is better is for people to say.',
    },
    start: { refusals: ['experiment_not_found', 'experiment_begun'], example: { share: 10 } },
    ramp: {
      detail: 'Nobody who was in is moved.',
      refusals: ['experiment_not_found', 'experiment_not_running', 'share_lower'],
      example: { share: 50 },
    },
    stop: { refusals: ['experiment_not_found', 'experiment_not_running'] },
  },
)
