const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** So long the bank of whoever has paid may still want it back; a refund may fail later than the payment was made. */
const disputableDays = 130

type Looked = {
  status: 'open' | 'processing' | 'closing' | 'closed' | 'succeeded'
  dispute: 'open' | 'won' | 'lost' | null
  /** Since it was opened, or paid. */
  ageMs: number
  /** Whether somebody has been shown that our books and the processor's differ about it. */
  isDifferent: boolean
}

/**
 * In what time the processor is to be asked again; 0: the next time it is asked at all; null: never. A lost message is found
 * the later the older what it is about, and a payment costs some fifty looks in all.
 */
export function nextLook({ status, dispute, ageMs, isDifferent }: Looked): number | null {
  if (status === 'closed') return null
  if (ageMs < (status === 'succeeded' ? 10 * minute : hour)) return 0
  if (status !== 'succeeded') return Math.min(ageMs / 4, status === 'processing' ? hour : day)
  if (dispute === 'open' || isDifferent) return hour
  return ageMs > disputableDays * day ? null : Math.min(ageMs / 2, 7 * day)
}
