import type { BookingStatus } from './contract.ts'

export type Party = 'customer' | 'provider' | 'system'

/** Who may move a booking from where to where. What is not here is refused. */
const transitions: readonly { from: BookingStatus; to: BookingStatus; by: readonly Party[] }[] = [
  { from: 'pending', to: 'confirmed', by: ['provider'] },
  { from: 'pending', to: 'cancelled', by: ['customer', 'provider'] },
  { from: 'pending', to: 'expired', by: ['system'] },
  { from: 'confirmed', to: 'cancelled', by: ['customer', 'provider'] },
  { from: 'confirmed', to: 'completed', by: ['provider', 'system'] },
  { from: 'confirmed', to: 'no_show', by: ['provider'] },
]

export function mayMove(from: BookingStatus, to: BookingStatus, by: Party): boolean {
  return transitions.some(
    (transition) => transition.from === from && transition.to === to && transition.by.includes(by),
  )
}

/** Statuses a booking may be in to be moved to `to` by `by`: the guard of the UPDATE. */
export function statusesBefore(to: BookingStatus, by: Party): BookingStatus[] {
  return transitions.filter((transition) => transition.to === to && transition.by.includes(by)).map(({ from }) => from)
}

/** A booking can be cancelled until it begins. */
export function canCancel(status: BookingStatus, startsAt: Date, now: Date, by: Party): boolean {
  return mayMove(status, 'cancelled', by) && startsAt > now
}
