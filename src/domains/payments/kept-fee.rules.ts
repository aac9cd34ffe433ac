import type { CancellationPolicy } from '../providers/contract.ts'
import { feeSteps } from '../providers/policy.rules.ts'
import { chargeRefusal } from './charge.rules.ts'

type Feeable = { policy: CancellationPolicy; startsAt: Date; totalMinor: number; giftMinor: number; currency: string }

/** The most that a kept card would be charged, beyond what gift cards have paid ahead; 0: nothing that a card can be charged. */
export function mostFee({ policy, giftMinor, currency, ...booked }: Feeable): number {
  const left = feeSteps(policy, booked).steps.map(({ feeMinor }) => feeMinor - giftMinor)
  return Math.max(0, ...left.filter((minor) => chargeRefusal(minor, currency) === null))
}
