const dayMs = 86_400_000
const undoMinutes = 10
const mostWarnedDays = 7

/** What a reward is asked for by: who was shown other terms asks for another. */
export const rewardKey = ({ id, version }: { id: string; version: number }) => `${id}.${version}`

/** null: it is none of a provider's. */
export function parseRewardKey(reward: string): { id: string; version: number } | null {
  const found = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})$/.exec(reward)
  return found?.[1] && found[2] ? { id: found[1], version: Number(found[2]) } : null
}

export const codeLength = 6
/** As it is read out: without letters that read as digits. */
export const shownVoucherCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`

/** What somebody has typed of it, as it is kept. */
export const typedCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

export type Bounds = { most: number | null; mostAMonth: number | null; mostEach: number | null }
/** Those that were taken and have not come back. */
export type Taken = { all: number; thisMonth: number; own: number }

const rest = (most: number | null, taken: number) => (most === null ? null : Math.max(0, most - taken))

/** How many can be taken by anybody now; null: as many as are asked for. */
export function leftNow({ most, mostAMonth }: Bounds, { all, thisMonth }: Omit<Taken, 'own'>): number | null {
  const [left, leftThisMonth] = [rest(most, all), rest(mostAMonth, thisMonth)]
  return left === null || leftThisMonth === null ? (left ?? leftThisMonth) : Math.min(left, leftThisMonth)
}

export const leftForOne = ({ mostEach }: Bounds, { own }: Pick<Taken, 'own'>) => rest(mostEach, own)

type Asked = {
  isOffered: boolean
  /** The last day on which it is to be had, and today, where the provider is. */
  lastDate: string | null
  today: string
  version: number
  shownVersion: number
  pricePoints: number
  shownPoints: number
  isOwn: boolean
  isVerified: boolean
  kind: 'card' | 'thing'
  bounds: Bounds
  taken: Taken
  points: number
}

type Refusal =
  | 'reward_gone'
  | 'reward_changed'
  | 'reward_own'
  | 'reward_unverified'
  | 'reward_out'
  | 'reward_had'
  | 'points_short'

/** Whether it is there as it was shown, for them, and can be paid; the first that stands in the way. */
export function ownRewardRefusal(asked: Asked): Refusal | null {
  const { isOffered, lastDate, today, version, shownVersion, pricePoints, shownPoints, bounds, taken } = asked
  if (!isOffered || (lastDate !== null && lastDate < today)) return 'reward_gone'
  if (version !== shownVersion || pricePoints !== shownPoints) return 'reward_changed'
  if (asked.isOwn) return 'reward_own'
  // Its card can be sent to whomever they say.
  if (asked.kind === 'card' && !asked.isVerified) return 'reward_unverified'
  if (leftNow(bounds, taken) === 0) return 'reward_out'
  if (leftForOne(bounds, taken) === 0) return 'reward_had'
  return asked.points < pricePoints ? 'points_short' : null
}

/** Whoever has it is told a week before it ends, of one that is kept for less than two in its middle. */
export function warnedFrom({ createdAt, goodUntil }: { createdAt: Date; goodUntil: Date }): Date {
  const half = (goodUntil.getTime() - createdAt.getTime()) / 2
  return new Date(goodUntil.getTime() - Math.min(half, mostWarnedDays * dayMs))
}

/** Until when a press on the wrong voucher can be taken back. */
export const undoneUntil = (handedAt: Date) => new Date(handedAt.getTime() + undoMinutes * 60_000)
