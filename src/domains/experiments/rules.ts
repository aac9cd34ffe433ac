import type { Role } from './contract.ts'

export const buckets = 10_000
/** A share is in percent. */
export const wholeShare = 100

/** Who is in an experiment, and what they are shown. */
export type Plan = {
  id: string
  variants: readonly string[]
  weights: readonly number[]
  layer: string
  bucketFrom: number
  bucketTo: number
  /** In percent. */
  share: number
  languages: readonly string[]
  roles: readonly string[]
}

/** Of one subject, each from 0 up to 1 and independent of the others: `layer` is the same in every experiment of it. */
export type Draws = { layer: number; share: number; variant: number }

/** Null: not in it. A larger share lets others in, and changes nothing for whoever was. */
export function variantFor(plan: Plan, who: { language: string; role: Role }, draws: Draws): string | null {
  if (!plan.languages.includes(who.language) || !plan.roles.includes(who.role)) return null
  const bucket = Math.floor(draws.layer * buckets)
  if (bucket < plan.bucketFrom || bucket >= plan.bucketTo) return null
  const isIn = Math.floor(draws.share * wholeShare) < plan.share
  return isIn ? weighted(plan, draws.variant) : null
}

function weighted({ variants, weights }: Plan, draw: number): string | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let upTo = 0
  const index = weights.findIndex((weight) => {
    upTo += weight
    return draw * total < upTo
  })
  return variants[index] ?? null
}

/** A page without its query and without ids; null: it is no path. */
export function pageOf(page: string): string | null {
  const path = page.split(/[?#]/)[0] ?? ''
  if (!/^\/(?!\/)[\w/.~%-]*$/.test(path)) return null
  return path.replaceAll(/\/[^/]*\d[^/]*/g, '/*').slice(0, 200)
}

/** Below it one look in a thousand would raise a false alarm. */
export const ratioAlarm = 0.001

/** Pearson's chi-square of what was counted against the weights. Null: there is nothing to compare yet. */
export function ratioCheck(counts: readonly number[], weights: readonly number[]) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const allWeights = weights.reduce((sum, weight) => sum + weight, 0)
  const expected = weights.map((weight) => (total * weight) / allWeights)
  if (expected.some((count) => count < 5)) return null
  const chiSquare = counts.reduce((sum, count, index) => {
    const wanted = expected[index] ?? 0
    return sum + (count - wanted) ** 2 / wanted
  }, 0)
  const p = chiSquareTail(chiSquare, counts.length - 1)
  return { p, isOff: p < ratioAlarm }
}

/** How likely chi-square is at least so large; up from one or two degrees of freedom, two at a time. */
export function chiSquareTail(value: number, degrees: number): number {
  const half = value / 2
  const isOdd = degrees % 2 === 1
  let tail = isOdd ? errorTail(Math.sqrt(half)) : Math.exp(-half)
  let term = isOdd ? (2 / Math.sqrt(Math.PI)) * Math.sqrt(half) * Math.exp(-half) : half * Math.exp(-half)
  for (let at = isOdd ? 1.5 : 2; at <= degrees / 2; at++) {
    tail += term
    term *= half / at
  }
  return Math.min(1, tail)
}

/** erfc for what is not negative, to a ten-millionth: Numerical Recipes, 6.2. */
function errorTail(x: number): number {
  const t = 1 / (1 + 0.5 * x)
  const factors = [
    ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
    ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
  ]
  const sum = factors.reduceRight((inner, factor) => factor + t * inner, 0)
  return t * Math.exp(-x * x + sum)
}

/** What one variant did: of `subjects`, so many converted; the sum of what each was worth, and of its square. */
export type Outcome = { subjects: number; converted: number; sum: number; squares: number }

const leastSubjects = 100
/** Of those who did something of value, in each variant: of fewer nobody knows how far apart they are. */
const leastOfValue = 100
/** The interval is narrowest at about so many. */
const expectedSubjects = 5000
const mistakes = 0.05

export const perSubject = ({ subjects, sum }: Outcome) => (subjects === 0 ? null : sum / subjects)

/** Of an average. Never nothing: where all did the same, one of each kind is added. */
function varianceOfMean({ subjects, converted, sum, squares }: Outcome, isValue: boolean): number {
  if (!isValue) {
    const share = (converted + 1) / (subjects + 2)
    return (share * (1 - share)) / subjects
  }
  const spread = squares - sum ** 2 / subjects
  // What is left over from rounding is none.
  return spread <= squares * 1e-9 ? 0 : spread / (subjects - 1) / subjects
}

/**
 * By how much a variant is above the first, per subject: a confidence sequence (Waudby-Smith and others, 2021), so that whoever
 * looks every day is wrong in at most five experiments of a hundred, not at every twentieth look. `others`: how many variants
 * are compared with the first; they share what may be wrong. Null: too few to say.
 */
export function differenceBetween(first: Outcome, other: Outcome, { isValue = false, others = 1 } = {}) {
  if (Math.min(first.subjects, other.subjects) < leastSubjects) return null
  if (isValue && Math.min(first.converted, other.converted) < leastOfValue) return null
  const variance = varianceOfMean(first, isValue) + varianceOfMean(other, isValue)
  if (variance <= 0) return null
  const alpha = mistakes / others
  const subjects = first.subjects + other.subjects
  const tuning = -2 * Math.log(alpha)
  const spread = (subjects * (tuning + Math.log(tuning + 1))) / expectedSubjects
  const half = Math.sqrt(((variance * 2 * (spread + 1)) / spread) * Math.log(Math.sqrt(spread + 1) / alpha))
  const difference = other.sum / other.subjects - first.sum / first.subjects
  return { low: difference - half, high: difference + half }
}
