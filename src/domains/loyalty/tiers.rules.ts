import type { LoyaltyTier } from './contract.ts'

export type TierTerms = Pick<
  LoyaltyTier,
  'tier' | 'names' | 'fromPoints' | 'leadMinutes' | 'freeCancellations' | 'freeCancellationMost'
> & { factorPercent: number }

export type TierProblem = { at: number; field: 'fromPoints' | 'factorPercent'; is: 'not_zero' | 'not_above' | 'less' }

/** From the lowest up: everybody is in one of them, nobody in two, and more points never give less. */
export function tierProblems(tiers: readonly Pick<TierTerms, 'fromPoints' | 'factorPercent'>[]): TierProblem[] {
  return tiers.flatMap(({ fromPoints, factorPercent }, at): TierProblem[] => {
    const below = tiers[at - 1]
    if (!below) return fromPoints === 0 ? [] : [{ at, field: 'fromPoints', is: 'not_zero' }]
    return [
      ...(fromPoints > below.fromPoints ? [] : [{ at, field: 'fromPoints', is: 'not_above' } as const]),
      ...(factorPercent >= below.factorPercent ? [] : [{ at, field: 'factorPercent', is: 'less' } as const]),
    ]
  })
}

/** What a new tier is known by: letters of its English name, and none that is taken. */
export function tierCode(name: string, taken: readonly string[]): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '_')
    .slice(0, 24)
  const code = letters || 'tier'
  const others = [...'bcdefghijklmnopqrstuvwxyz'].map((letter) => `${code}_${letter}`)
  return [code, ...others].find((one) => !taken.includes(one)) ?? code
}

type Bounds = readonly Pick<TierTerms, 'tier' | 'fromPoints'>[]

/** Whether whoever was in the one is in a higher (1) or lower (-1) one afterwards; also where one of them is new or gone. */
export function moveOf(before: Bounds, after: Bounds, from: string, to: string): -1 | 0 | 1 {
  if (from === to) return 0
  const indexIn = (tiers: Bounds, tier: string) => tiers.findIndex((one) => one.tier === tier)
  const list = indexIn(after, from) >= 0 ? after : before
  const [one, other] = [indexIn(list, from), indexIn(list, to)]
  return (other >= 0 ? other : indexIn(after, to)) > one ? 1 : -1
}
