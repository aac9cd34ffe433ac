import { expect, test } from 'vitest'
import { seeded } from '../../../tests/random.ts'
import {
  chiSquareTail,
  differenceBetween,
  type Outcome,
  type Plan,
  pageOf,
  perSubject,
  ratioCheck,
  variantFor,
} from './rules.ts'
import { drawsOf } from './subjects.server.ts'

const plan: Plan = {
  ...{ id: 'wording', variants: ['a', 'b'], weights: [1, 1], layer: 'page', bucketFrom: 0, bucketTo: 10_000 },
  ...{ share: 100, languages: ['en', 'fr'], roles: ['customer', 'provider'] },
}
const who = { language: 'en', role: 'customer' as const }
const draws = { layer: 0.5, share: 0.5, variant: 0.25 }
const subject = (n: number) => {
  const bytes = Buffer.alloc(32)
  bytes.writeUInt32BE(n)
  return bytes
}
const shown = (of: Plan, n: number) => variantFor(of, who, drawsOf(subject(n), of))

test('whoever an experiment is not meant for is not in it', () => {
  expect(variantFor(plan, who, draws)).toBe('a')
  expect(variantFor(plan, { ...who, language: 'es' }, draws)).toBeNull()
  expect(variantFor(plan, { ...who, role: 'admin' }, draws)).toBeNull()
  expect(variantFor({ ...plan, roles: ['visitor'] }, { ...who, role: 'visitor' }, draws)).toBe('a')
})

test('buckets, shares and weights hold at their edges', () => {
  const narrow = { ...plan, bucketFrom: 2500, bucketTo: 5000 }
  const inLayer = (layer: number) => variantFor(narrow, who, { ...draws, layer })
  expect([0.2499, 0.25, 0.4999, 0.5].map(inLayer)).toEqual([null, 'a', 'a', null])
  const inShare = (share: number) => variantFor({ ...plan, share: 10 }, who, { ...draws, share })
  expect([0, 0.0999, 0.1, 0.9].map(inShare)).toEqual(['a', 'a', null, null])
  const drawn = (variant: number) =>
    variantFor({ ...plan, variants: ['a', 'b', 'c'], weights: [1, 2, 1] }, who, { ...draws, variant })
  expect([0, 0.2499, 0.25, 0.7499, 0.75, 0.9999].map(drawn)).toEqual(['a', 'a', 'b', 'b', 'c', 'c'])
})

test('the same subject draws the same, wherever and whenever', () => {
  expect(drawsOf(subject(1), plan)).toEqual(drawsOf(subject(1), { ...plan }))
  expect(drawsOf(subject(1), plan)).toEqual({
    layer: expect.closeTo(drawsOf(subject(1), { id: 'another', layer: 'page' }).layer, 12),
    share: expect.any(Number),
    variant: expect.any(Number),
  })
  expect(drawsOf(subject(1), plan).variant).not.toBe(drawsOf(subject(1), { id: 'another', layer: 'page' }).variant)
})

test('a larger share lets others in and moves nobody who was', () => {
  const shares = [1, 5, 10, 25, 50, 99, 100]
  for (let n = 0; n < 2000; n++) {
    const seen = shares.map((share) => shown({ ...plan, share }, n))
    const first = seen.find((variant) => variant !== null)
    const from = seen.findIndex((variant) => variant !== null)
    expect(seen.slice(from)).toEqual(seen.slice(from).map(() => first))
  }
})

test('nobody is in two experiments of one layer', () => {
  const one = { ...plan, id: 'one', bucketTo: 5000 }
  const other = { ...plan, id: 'other', bucketFrom: 5000 }
  const both = Array.from({ length: 5000 }, (_, n) => [shown(one, n), shown(other, n)])
  expect(both.filter(([a, b]) => a !== null && b !== null)).toEqual([])
  expect(both.every(([a, b]) => a !== null || b !== null)).toBe(true)
})

test('of simulated visitors each variant gets its share, within three sigma', () => {
  const visitors = process.env.TEST_FULL ? 1_000_000 : 200_000
  const uneven = { ...plan, weights: [3, 1], share: 40, bucketTo: 5000 }
  const counts = { a: 0, b: 0, none: 0 }
  for (let n = 0; n < visitors; n++) counts[(shown(uneven, n) ?? 'none') as keyof typeof counts]++
  for (const [kind, share] of Object.entries({ a: 0.5 * 0.4 * 0.75, b: 0.5 * 0.4 * 0.25, none: 0.8 })) {
    const sigma = Math.sqrt(visitors * share * (1 - share))
    expect(Math.abs(counts[kind as keyof typeof counts] - visitors * share), kind).toBeLessThan(3 * sigma)
  }
})

test.each([
  ['/reminders?token=abc#x', '/reminders'],
  ['/pay/0194-7', '/pay/*'],
  ['/provider/maya-thompson', '/provider/maya-thompson'],
  ['https://elsewhere.test/a', null],
  ['//elsewhere.test', null],
  ['reminders', null],
  ['/<script>', null],
  ['', null],
])('of the page %j is kept %j', (page, kept) => {
  expect(pageOf(page)).toBe(kept)
  expect(pageOf(`/${'a'.repeat(300)}`)).toHaveLength(200)
})

test('chi-square is as in the tables', () => {
  const table = [
    ...[[3.841, 1, 0.05] as const, [10.828, 1, 0.001] as const, [5.991, 2, 0.05] as const, [7.815, 3, 0.05] as const],
    ...[[18.467, 4, 0.001] as const, [14.067, 7, 0.05] as const, [0, 1, 1] as const, [0, 2, 1] as const],
  ]
  for (const [value, degrees, p] of table) expect(chiSquareTail(value, degrees)).toBeCloseTo(p, 4)
})

test('variants that are seen less often than planned are noticed', () => {
  expect(ratioCheck([5000, 5000], [1, 1])).toEqual({ p: 1, isOff: false })
  expect(ratioCheck([5000, 5150], [1, 1])?.isOff).toBe(false)
  expect(ratioCheck([5000, 5400], [1, 1])?.isOff).toBe(true)
  expect(ratioCheck([7500, 2500], [3, 1])?.isOff).toBe(false)
  expect(ratioCheck([5, 5], [1, 1])?.isOff).toBe(false)
  expect(ratioCheck([4, 5], [1, 1])).toBeNull()
  expect(ratioCheck([0, 0], [1, 1])).toBeNull()
})

/** Looked at each of thirty days, a hundred more of each variant a day: whether on one of them the interval is without zero. */
function isEverSure(rates: readonly [number, number], random: () => number, by = differenceBetween) {
  const outcomes = rates.map((): Outcome => ({ subjects: 0, converted: 0, sum: 0, squares: 0 })) as [Outcome, Outcome]
  for (let day = 0; day < 30; day++) {
    for (const [index, outcome] of outcomes.entries()) {
      let converted = 0
      for (let n = 0; n < 100; n++) if (random() < (rates[index] ?? 0)) converted++
      outcome.subjects += 100
      outcome.converted += converted
      outcome.sum += converted
      outcome.squares += converted
    }
    const interval = by(...outcomes)
    if (interval && (interval.low > 0 || interval.high < 0)) return true
  }
  return false
}

/** What would be right for one look only. */
const plainInterval = (first: Outcome, other: Outcome) => {
  const [a, b] = [first, other].map(({ sum, subjects }) => sum / subjects) as [number, number]
  const half = 1.96 * Math.sqrt((a * (1 - a)) / first.subjects + (b * (1 - b)) / other.subjects)
  return { low: b - a - half, high: b - a + half }
}

test('whoever looks every day for thirty days is wrong in five of a hundred experiments at most', () => {
  const runs = process.env.TEST_FULL ? 2000 : 500
  const wrong = (by: typeof differenceBetween) => {
    const random = seeded(19)
    return Array.from({ length: runs }, () => isEverSure([0.1, 0.1], random, by)).filter(Boolean).length / runs
  }
  expect(wrong(differenceBetween)).toBeLessThanOrEqual(0.05)
  // Which an interval for one look does not keep.
  expect(wrong(plainInterval)).toBeGreaterThan(0.15)
})

test('a difference that is there is found within the thirty days', () => {
  const random = seeded(20)
  const found = Array.from({ length: 200 }, () => isEverSure([0.1, 0.16], random)).filter(Boolean)
  expect(found.length).toBeGreaterThan(190)
})

const outcome = (subjects: number, converted: number): Outcome => ({
  ...{ subjects, converted, sum: converted, squares: converted },
})

test('of fewer than a hundred nothing is said, and where all did the same the interval is not empty', () => {
  expect(perSubject(outcome(0, 0))).toBeNull()
  expect(perSubject(outcome(200, 50))).toBe(0.25)
  expect(differenceBetween(outcome(99, 10), outcome(100, 10))).toBeNull()
  const none = differenceBetween(outcome(100, 0), outcome(100, 0))
  expect(none?.low).toBeLessThan(-0.01)
  expect(none?.high).toBeGreaterThan(0.01)
  const one = differenceBetween(outcome(1000, 100), outcome(1000, 150))
  const ofThree = differenceBetween(outcome(1000, 100), outcome(1000, 150), { others: 3 })
  expect(one && ofThree && ofThree.high - ofThree.low > one.high - one.low).toBe(true)
  expect(one && (one.low + one.high) / 2).toBeCloseTo(0.05, 10)
})

test('of values it is their average that is compared', () => {
  const values = (each: number): Outcome => ({
    subjects: 200,
    converted: 100,
    sum: 100 * each,
    squares: 100 * each ** 2,
  })
  const interval = differenceBetween(values(10), values(30), { isValue: true })
  expect(interval && (interval.low + interval.high) / 2).toBeCloseTo(10, 10)
  const nothing: Outcome = { subjects: 200, converted: 0, sum: 0, squares: 0 }
  expect(differenceBetween(nothing, nothing, { isValue: true })).toBeNull()
})
