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

const day = 86_400_000

/** So long one that is to be paid again can be used before it is. */
export const graceDays = 7
/** On which days of those the card is tried. */
const tryDays = [0, 3, 6] as const
export const mostTries = tryDays.length
/** So long at most it stays unpaid, however often its business can be paid and cannot. */
export const mostDaysUnpaid = 28
/** So long before they hold for them whoever has a plan is told of other terms. */
export const noticeDays = 30
/** So long before each yearly renewal its owner is reminded. */
export const reminderDays = 14

/** So many days are left with a try that comes after `tried` others: the business that could not be paid meanwhile costs nobody one. */
export const daysToPay = (tried: number) => graceDays - (tryDays[tried] ?? graceDays)

/** What is tried within a day of the next of those days takes its place. */
const nearlyDay = (day * 22) / 24

/** When the clock has to look at it next once its card was tried: to try it again, or to end it. */
export function nextTry(graceUntil: Date, now: Date): Date {
  const tries = tryDays.map((after) => new Date(graceUntil.getTime() - (graceDays - after) * day))
  return tries.find((at) => at.getTime() > now.getTime() + nearlyDay) ?? graceUntil
}

/** How soon one that could not be paid is looked at again, and how long before its week is over the last time. */
const [lookMs, lastLookMs] = [3 * 3_600_000, 5 * 60_000]

/** What keeps it from being paid is over one day: whoever reads that it is charged then is charged then. */
export function lookAgainAt(graceUntil: Date, now: Date): Date {
  const last = graceUntil.getTime() - lastLookMs
  return new Date(Math.min(now.getTime() + lookMs, last > now.getTime() ? last : graceUntil.getTime()))
}

type Due = { renewAt: Date | null; graceUntil: Date | null; pauseMonths: number | null }

/** What the clock does with it now. */
export function dueStep({ renewAt, graceUntil, pauseMonths }: Due, now: Date): 'end' | 'pause' | 'ask' | null {
  if (renewAt === null || renewAt > now) return null
  if (graceUntil !== null) return graceUntil <= now ? 'end' : 'ask'
  // Only where nothing is asked for yet: what is to be paid was said.
  return pauseMonths === null ? 'ask' : 'pause'
}

type Period = { from: Date; until: Date }

/** What of the price of a period the time that is left of it is worth, rounded down. */
export function worthOfTime(priceMinor: number, { from, until }: Period, now: Date): number {
  const [whole, left] = [until.getTime() - from.getTime(), until.getTime() - Math.max(now.getTime(), from.getTime())]
  return left <= 0 ? 0 : Number((BigInt(priceMinor) * BigInt(left)) / BigInt(whole))
}

type Stepping = { priceMinor: number; months: number; uses: number; benefits: unknown }

/**
 * What another plan costs for the rest of the period that runs, and what it gives; null: it begins with the next one. Of a
 * membership the visits are what is sold: those that it gives more, at what it costs more. Of the platform's plan it is time:
 * by the whole days that are left, what was paid is credited rounded up, and the other charged rounded down.
 */
export function stepOf(now: Stepping, next: Stepping, { from, until }: Period, at: Date) {
  const isOther = now.months !== next.months || (now.benefits === null) !== (next.benefits === null)
  if (isOther || next.priceMinor <= now.priceMinor || next.uses < now.uses) return null
  if (next.benefits === null)
    return { amountMinor: next.priceMinor - now.priceMinor, uses: next.uses - now.uses, days: null }
  const whole = Math.max(1, Math.round((until.getTime() - from.getTime()) / day))
  const days = Math.min(whole, Math.max(0, Math.floor((until.getTime() - at.getTime()) / day)))
  const share = (priceMinor: number) => BigInt(priceMinor) * BigInt(days)
  const credit = (share(now.priceMinor) + BigInt(whole) - 1n) / BigInt(whole)
  return { amountMinor: Math.max(0, Number(share(next.priceMinor) / BigInt(whole) - credit)), uses: 0, days }
}

type Renewing = {
  renews: boolean
  endsAt: Date
  cancelledAt: Date | null
  graceUntil: Date | null
  pauseMonths: number | null
  pausedUntil: Date | null
}

/** Visits before then: the end of what is paid, and of the week in which the next period may still be paid. */
export function usableUntil(
  { renews, endsAt, cancelledAt, graceUntil, pauseMonths, pausedUntil }: Renewing,
  now: Date,
): Date {
  const isPaused = pauseMonths !== null || pausedUntil !== null
  if (now < endsAt || !renews || cancelledAt !== null || isPaused) return endsAt
  return graceUntil ?? new Date(endsAt.getTime() + graceDays * day)
}

/** As long as a visit can be had: after a trial only once something is paid. */
export function visitsUntil({ trialEndsAt, ...of }: Renewing & { trialEndsAt: Date | null }, now: Date): Date {
  return trialEndsAt !== null && trialEndsAt >= of.endsAt ? of.endsAt : usableUntil(of, now)
}

/** How it stands with the next period of one that can be used. */
export function renewalStateOf(
  { endsAt, cancelledAt, graceUntil, pausedUntil }: Omit<Renewing, 'renews' | 'pauseMonths'>,
  now: Date,
) {
  if (cancelledAt !== null) return 'cancelled' as const
  if (pausedUntil !== null) return 'paused' as const
  return graceUntil === null && now < endsAt ? ('renews' as const) : ('unpaid' as const)
}

/** What of the visits that are left stays when a period is over: at most one period's, since the older ones are used first. */
export function rolledOver({ rollsOver, uses, usesLeft }: { rollsOver: boolean; uses: number; usesLeft: number }) {
  return rollsOver ? Math.min(usesLeft, uses) : 0
}

type Older = { rollsOver: boolean; most: number; rolledOver: number }

/** Of the visits that are called off after their period: as many come back as would have rolled over with what did. */
export const wouldHaveRolledOver = ({ rollsOver, most, rolledOver }: Older) =>
  rollsOver ? Math.max(0, most - rolledOver) : 0

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

type PaidPeriod = { priceMinor: number; uses: number; change: { priceMinor: number; uses: number } | null }

/**
 * What of the payments of a period its visits that are left are worth: those that came with another plan at once are the latest;
 * where it gave none, it is a part of the price of each. `older`: so many of them are of a period before.
 */
export function worthOfPeriod({ priceMinor, uses, change }: PaidPeriod, left: number) {
  const added = Math.min(left, change?.uses ?? 0)
  const own = Math.min(left - added, uses)
  const ofChange = change?.uses === 0 ? { priceMinor: change.priceMinor, uses } : change
  const changed = change?.uses === 0 ? own : added
  return {
    ownMinor: own > 0 ? worthOf({ priceMinor, uses }, own) : 0,
    changeMinor: ofChange && changed > 0 ? worthOf(ofChange, changed) : 0,
    older: left - added - own,
  }
}
