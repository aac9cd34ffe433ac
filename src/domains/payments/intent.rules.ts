export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded'

type Stored = 'open' | 'processing' | 'closing' | 'closed' | 'succeeded'

/**
 * What a payment becomes when the processor is found to say so; null: it stays. Never by the order of messages: what is
 * over is over, except that money which has arrived has arrived.
 */
export function nextStatus(ours: Stored, theirs: IntentStatus): Stored | null {
  if (ours === 'succeeded') return null
  if (theirs === 'succeeded') return 'succeeded'
  if (theirs === 'canceled') return ours === 'closed' ? null : 'closed'
  if (ours === 'closing' || ours === 'closed') return null
  const isUnderWay = theirs === 'processing'
  if (isUnderWay) return ours === 'processing' ? null : 'processing'
  return ours === 'processing' ? 'open' : null
}

/** What happens to what was paid ahead when a booking moves on. */
export type Settlement = { feeMinor: number; earnedMinor: number; refundMinor: number }

export type MoneyOutcome = 'ends' | 'takes_place' | 'stays'

/** Of what lies ahead: a fee is taken from it first, and what is left goes back; a visit that took place earns all of it. */
export function settlementOf(outcome: MoneyOutcome, aheadMinor: number, feeMinor: number): Settlement {
  if (outcome === 'stays') return { feeMinor: 0, earnedMinor: 0, refundMinor: 0 }
  if (outcome === 'takes_place') return { feeMinor: 0, earnedMinor: aheadMinor, refundMinor: 0 }
  const kept = Math.min(feeMinor, aheadMinor)
  return { feeMinor: kept, earnedMinor: 0, refundMinor: aheadMinor - kept }
}
