import type { Payment } from './contract.ts'

/** What it pays for: its texts are called so. */
export type Purpose = 'visit' | 'gift' | 'tip' | 'fee' | 'plan'

export function purposeOf(payment: Pick<Payment, 'giftCardId' | 'tipOf' | 'subscriptionId' | 'isFee'>): Purpose {
  const { giftCardId, tipOf, subscriptionId, isFee } = payment
  if (isFee) return 'fee'
  if (subscriptionId !== null) return 'plan'
  if (tipOf !== null) return 'tip'
  return giftCardId === null ? 'visit' : 'gift'
}
