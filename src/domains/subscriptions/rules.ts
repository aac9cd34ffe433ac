/** So long an unused one can be given back by whoever bought it. */
const giveBackDays = 14

type Bought = { usesLeft: number; uses: number; startsAt: Date }

export const giveBackUntil = ({ startsAt }: Pick<Bought, 'startsAt'>) =>
  new Date(startsAt.getTime() + giveBackDays * 86_400_000)

/** Why it cannot be given back; null: it can. */
export function giveBackRefusal(bought: Bought, now: Date): 'membership_used' | 'membership_kept' | null {
  if (bought.usesLeft < bought.uses) return 'membership_used'
  return now <= giveBackUntil(bought) ? null : 'membership_kept'
}

type Covering = { serviceIds: readonly string[]; usesLeft: number }

/** Which of the services a use is taken for: the first of those that are included, as long as there are uses. */
export function coveredOf(services: readonly { serviceId: string }[], { serviceIds, usesLeft }: Covering): boolean[] {
  let left = usesLeft
  return services.map(({ serviceId }) => {
    if (left <= 0 || !serviceIds.includes(serviceId)) return false
    left -= 1
    return true
  })
}

/** What of a price the visits that nobody can have any more were worth. */
export function worthOf({ priceMinor, uses }: { priceMinor: number; uses: number }, usesLeft: number): number {
  return Number((BigInt(priceMinor) * BigInt(usesLeft)) / BigInt(uses))
}
