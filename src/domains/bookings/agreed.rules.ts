import type { Booking } from './contract.ts'

type Agreed = Pick<Booking, 'status' | 'dateTime'> & { cancellation: Pick<Booking['cancellation'], 'steps'> }

type Paid = { leftMinor: number; giftMinor: number }

/**
 * What the policy would give the customer back at this moment of what is left of the card's share, when what gift cards have
 * paid counts towards the fee as well; null: nothing is agreed any more.
 */
export function agreedNow(
  { status, dateTime, cancellation }: Agreed,
  { leftMinor, giftMinor }: Paid,
  now: number,
): number | null {
  if ((status !== 'pending' && status !== 'confirmed') || Date.parse(dateTime) <= now) return null
  const begun = cancellation.steps.filter(({ from }) => Date.parse(from) <= now).map(({ feeMinor }) => feeMinor)
  const feeMinor = status === 'confirmed' ? Math.max(0, ...begun) : 0
  return Math.max(0, Math.min(leftMinor, leftMinor + giftMinor - feeMinor))
}
