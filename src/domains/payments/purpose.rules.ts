import type { Payment } from './contract.ts'

/** What it pays for: its texts are called so. */
export type Purpose = 'visit' | 'gift' | 'tip' | 'fee'

export function purposeOf({ giftCardId, tipOf, isFee }: Pick<Payment, 'giftCardId' | 'tipOf' | 'isFee'>): Purpose {
  if (isFee) return 'fee'
  if (tipOf !== null) return 'tip'
  return giftCardId === null ? 'visit' : 'gift'
}
