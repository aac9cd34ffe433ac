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

/** What it means that it was not paid: of a membership it may be its beginning, its next period, or another plan. */
export function missedOf(
  payment: Parameters<typeof purposeOf>[0] & Pick<Payment, 'isChange' | 'payUntil'>,
): Purpose | 'next' | 'change' {
  if (payment.payUntil !== undefined) return 'next'
  return payment.isChange ? 'change' : purposeOf(payment)
}
