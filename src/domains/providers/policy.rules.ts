import { roundHalfEven } from '../../lib/money.ts'
import type { CancellationPolicy } from './contract.ts'

type Terms = { startsAt: Date; totalMinor: number }

/** From `from` on, until the next step, cancelling costs `feeMinor`. */
type FeeStep = { from: Date; feePercent: number; feeMinor: number }

export type FeeSchedule = {
  /** Free before this instant, and no longer at it; null: always free. */
  freeUntil: Date | null
  steps: FeeStep[]
}

const hourMs = 3_600_000

/** The policy as dates and amounts of one booking. Steps that cost nothing of this price are left out. */
export function feeSteps(policy: CancellationPolicy, { startsAt, totalMinor }: Terms): FeeSchedule {
  const steps = policy
    .map(({ hoursBefore, feePercent }) => ({
      from: new Date(startsAt.getTime() - hoursBefore * hourMs),
      feePercent,
      feeMinor: share(totalMinor, feePercent),
    }))
    .filter(({ feeMinor }) => feeMinor > 0)
  return { freeUntil: steps[0]?.from ?? null, steps }
}

/** What cancelling at that instant costs, in minor units. */
export function fee(policy: CancellationPolicy, { startsAt, totalMinor }: Terms, instant: Date): number {
  const msLeft = startsAt.getTime() - instant.getTime()
  const reached = policy.findLast(({ hoursBefore }) => msLeft <= hoursBefore * hourMs)
  return reached ? share(totalMinor, reached.feePercent) : 0
}

/** What not coming costs: the last step, whenever it is noticed. */
export function noShowFee(policy: CancellationPolicy, totalMinor: number): number {
  return share(totalMinor, policy.at(-1)?.feePercent ?? 0)
}

export function share(totalMinor: number, percent: number): number {
  return Number(roundHalfEven(BigInt(totalMinor) * BigInt(percent), 100n))
}
