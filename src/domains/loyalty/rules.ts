import { wholeUnits } from '../../lib/money.ts'

/** What one point is given for, in minor units: a pound, a euro, a dinar; where nothing is finer, a hundred. */
export const minorPerPoint = (currency: string) => wholeUnits(1, currency)

type Paid = { paidMinor: number; currency: string; factorPercent: number }

/** Whole units first, then the factor; what is left of either gives nothing. */
export function pointsFor({ paidMinor, currency, factorPercent }: Paid): number {
  const whole = Math.floor(Math.max(0, paidMinor) / minorPerPoint(currency))
  return Number((BigInt(whole) * BigInt(factorPercent)) / 100n)
}

/** What part of so many points is: rounded towards nothing. */
export const shareOf = (points: number, part: number, whole: number) =>
  Number((BigInt(points) * BigInt(part)) / BigInt(whole))

/** What a plan adds in a month is worth half of what a month of it costs at most. A point is worth a hundredth of what it is given for. */
export const mostPlanPoints = (monthMinor: number, currency: string) =>
  Math.floor((monthMinor * 50) / minorPerPoint(currency))

type Visit = {
  isCompleted: boolean
  capturedMinor: number
  returnedMinor: number
  lostMinor: number
}

/** What of a visit's money is the provider's for good as far as anybody knows: what a bank has given back is not. */
export function keptMinor({ isCompleted, capturedMinor, returnedMinor, lostMinor }: Visit): number {
  return isCompleted ? Math.max(0, capturedMinor - returnedMinor - lostMinor) : 0
}

export type TierBounds = { fromPoints: number }

/** By the points of the last twelve months; the tiers from the lowest up, the first from nothing. */
export function tierAt<T extends TierBounds>(tiers: readonly T[], yearPoints: number): T {
  const tier = tiers.findLast(({ fromPoints }) => fromPoints <= yearPoints) ?? tiers[0]
  if (!tier) throw new Error('There are no tiers')
  return tier
}

/** The next one up and how far it is; null: there is none. */
export function wayTo<T extends TierBounds>(tiers: readonly T[], yearPoints: number) {
  const next = tiers.find(({ fromPoints }) => fromPoints > Math.max(0, yearPoints))
  return next ? { tier: next, missingPoints: next.fromPoints - yearPoints } : null
}

type Asked = { pricePoints: number; askedPoints: number; points: number }

/** What is asked for is what was shown, and there is enough. */
export function redeemRefusal({ pricePoints, askedPoints, points }: Asked): 'reward_changed' | 'points_short' | null {
  if (askedPoints !== pricePoints) return 'reward_changed'
  return points < pricePoints ? 'points_short' : null
}

/** What of a voucher's points comes back with so much of its worth: never more than its share. */
export function returnedPoints({ points, amountMinor }: { points: number; amountMinor: number }, backMinor: number) {
  return Number((BigInt(points) * BigInt(Math.min(backMinor, amountMinor))) / BigInt(amountMinor))
}

const keptMonths = 24
const warnedMonths = 1

/** The same day that many months on; the last of the month where there is none. */
function monthsAfter(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== instant.getUTCDate()) moved.setUTCDate(0)
  return moved
}

type Used = { usedAt: Date; toldAt: Date | null }

/** Two years after they were used last, and never within a month of having been told: whoever was not yet is told now at the earliest. */
export function expiresAt({ usedAt, toldAt }: Used, now: Date): Date {
  const unused = monthsAfter(usedAt, keptMonths)
  const told = monthsAfter(toldAt ?? now, warnedMonths)
  return told > unused ? told : unused
}

/** What is to be done about points that nobody uses. */
export function expiryStep(used: Used, now: Date): 'warn' | 'expire' | null {
  if (used.toldAt === null) return now >= monthsAfter(used.usedAt, keptMonths - warnedMonths) ? 'warn' : null
  return now >= expiresAt(used, now) ? 'expire' : null
}
