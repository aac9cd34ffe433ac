import type { Subscription } from './contract.ts'

/** What was announced, where it holds for the period that begins next; what is asked for already was chosen. */
export function announcedNext({ notice, pause, endsAt, renewal }: Subscription): Subscription['notice'] {
  const begins = pause?.until ?? endsAt
  if (notice === null || begins === null || renewal?.state === 'unpaid') return null
  return Date.parse(notice.from) <= Date.parse(begins) ? notice : null
}

/** What is paid next: what was chosen, or what was announced and holds by then. */
export function paidNext(membership: Subscription): Pick<Subscription, 'name' | 'uses' | 'priceMinor' | 'months'> {
  const { next, months } = membership
  if (next !== null) return next
  const announced = announcedNext(membership)
  return announced ? { ...announced, months } : membership
}
