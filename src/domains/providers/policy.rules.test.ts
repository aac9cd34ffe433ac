import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxPolicySteps } from './contract.ts'
import { fee, feeSteps, noShowFee } from './policy.rules.ts'

const startsAt = new Date('2026-12-10T10:00:00Z')
const terms = { startsAt, totalMinor: 8001 }
const usual = [
  { hoursBefore: 24, feePercent: 50 },
  { hoursBefore: 0, feePercent: 100 },
]
const at = (iso: string) => fee(usual, terms, new Date(iso))

describe('cancelling by the usual policy', () => {
  test('is free until a day before, then half, then everything; a half penny goes to the even one', () => {
    expect(at('2026-06-01T00:00:00Z')).toBe(0)
    expect(at('2026-12-09T09:59:59.999Z')).toBe(0)
    expect(at('2026-12-09T10:00:00Z')).toBe(4000)
    expect(at('2026-12-10T09:59:59.999Z')).toBe(4000)
    expect(at('2026-12-10T10:00:00Z')).toBe(8001)
    expect(at('2027-12-10T10:00:00Z')).toBe(8001)
    expect(noShowFee(usual, 8001)).toBe(8001)
  })

  test('is shown as dates and amounts', () => {
    expect(feeSteps(usual, terms)).toEqual({
      freeUntil: new Date('2026-12-09T10:00:00Z'),
      steps: [
        { from: new Date('2026-12-09T10:00:00Z'), feePercent: 50, feeMinor: 4000 },
        { from: startsAt, feePercent: 100, feeMinor: 8001 },
      ],
    })
  })

  test('is always free without steps and for what costs nothing', () => {
    expect(feeSteps([], terms)).toEqual({ freeUntil: null, steps: [] })
    expect(fee([], terms, startsAt)).toBe(0)
    expect(noShowFee([], 8001)).toBe(0)
    expect(feeSteps(usual, { startsAt, totalMinor: 0 })).toEqual({ freeUntil: null, steps: [] })
  })

  test('counts hours that pass, also over a night in which the clocks change', () => {
    // 10:00 in London is 10:00Z in winter; 24 hours before, the wall shows 11:00.
    const afterTheChange = { startsAt: new Date('2026-10-25T10:00:00Z'), totalMinor: 100 }
    expect(feeSteps(usual, afterTheChange).freeUntil).toEqual(new Date('2026-10-24T10:00:00Z'))
  })
})

const strictlyDown = fc.uniqueArray(fc.integer({ min: 0, max: 720 }), { maxLength: maxPolicySteps })
const policies = strictlyDown.chain((hours) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: hours.length, maxLength: hours.length })
    .map((percents) => {
      const rising = percents.toSorted((a, b) => a - b)
      return hours
        .toSorted((a, b) => b - a)
        .map((hoursBefore, index) => ({ hoursBefore, feePercent: rising[index] ?? 100 }))
    }),
)
const anyTerms = fc.record({
  startsAt: fc.date({ min: new Date('2026-01-01Z'), max: new Date('2030-01-01Z'), noInvalidDate: true }),
  totalMinor: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5_000_000_000 })),
})

/** What somebody who reads the shown steps expects to pay. */
function shownFee({ steps }: ReturnType<typeof feeSteps>, instant: Date): number {
  return steps.findLast(({ from }) => from <= instant)?.feeMinor ?? 0
}

describe('for any policy, price and instant', () => {
  test('what the shown dates say is what is charged, a second around every edge and anywhere', () => {
    let instants = 0
    fc.assert(
      fc.property(
        policies,
        anyTerms,
        fc.integer({ min: -800 * 3_600_000, max: 3_600_000 }),
        (policy, terms, offset) => {
          const shown = feeSteps(policy, terms)
          const edges = [...shown.steps.map(({ from }) => from.getTime()), terms.startsAt.getTime()]
          const around = edges.flatMap((edge) => [-1000, -1, 0, 1, 1000].map((ms) => edge + ms))
          for (const instant of [...around, terms.startsAt.getTime() + offset].map((ms) => new Date(ms))) {
            expect(fee(policy, terms, instant)).toBe(shownFee(shown, instant))
            instants++
          }
        },
      ),
      { numRuns: 10_000 },
    )
    expect(instants).toBeGreaterThan(100_000)
  })

  test('it never falls as time passes, never exceeds the price, and is free before the first step', () => {
    const hours = fc.integer({ min: -900, max: 24 })
    fc.assert(
      fc.property(policies, anyTerms, hours, hours, (policy, terms, one, other) => {
        const hoursOn = (count: number) => new Date(terms.startsAt.getTime() + count * 3_600_000)
        const early = fee(policy, terms, hoursOn(Math.min(one, other)))
        const late = fee(policy, terms, hoursOn(Math.max(one, other)))
        expect(early).toBeLessThanOrEqual(late)
        expect(late).toBeLessThanOrEqual(noShowFee(policy, terms.totalMinor))
        expect(noShowFee(policy, terms.totalMinor)).toBeLessThanOrEqual(terms.totalMinor)
        const { freeUntil } = feeSteps(policy, terms)
        if (freeUntil) expect(fee(policy, terms, new Date(freeUntil.getTime() - 1))).toBe(0)
      }),
    )
  })
})
