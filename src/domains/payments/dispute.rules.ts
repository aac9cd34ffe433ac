import type Stripe from 'stripe'

export type DisputeState = 'open' | 'won' | 'lost'

/**
 * What the processor says of a dispute, for us; null: nothing was taken. An inquiry takes nothing, and one that was prevented has
 * taken nothing in the end: what had been taken is there again.
 */
function stateOf(before: DisputeState | null, status: Stripe.Dispute['status']): DisputeState | null {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  if (status === 'needs_response' || status === 'under_review') return 'open'
  return before !== null && (status === 'prevented' || status === 'warning_closed') ? 'won' : before
}

/**
 * The states it goes through, from the one we know of to the one that is said: decided without having been opened, or the
 * other way after all, it was open in between. Only what was lost is won again in one step.
 */
export function stepsOf(before: DisputeState | null, status: Stripe.Dispute['status']): DisputeState[] {
  const next = stateOf(before, status)
  if (next === null || next === before) return []
  const isDirect = next === 'open' || before === 'open' || (before === 'lost' && next === 'won')
  return isDirect ? [next] : ['open', next]
}
