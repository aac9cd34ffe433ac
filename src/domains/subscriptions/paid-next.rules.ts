import type { Subscription } from './contract.ts'

/** What is paid next: what was chosen, or what was announced and holds by then; what is asked for already was chosen. */
export function paidNext(membership: Subscription): Pick<Subscription, 'name' | 'uses' | 'priceMinor' | 'months'> {
  const { next, notice, pause, endsAt, renewal } = membership
  if (next !== null) return next
  if (renewal?.state === 'unpaid') return membership
  const begins = pause?.until ?? endsAt
  const isNoticed = notice !== null && begins !== null && Date.parse(notice.from) <= Date.parse(begins)
  return isNoticed ? { ...notice, months: membership.months } : membership
}
