import { describe, expect, test } from 'vitest'
import {
  expiresAt,
  expiryStep,
  keptMinor,
  minorPerPoint,
  pointsFor,
  redeemRefusal,
  returnedPoints,
  tierAt,
  wayTo,
} from './rules.ts'

const pounds = (paidMinor: number, factorPercent = 100) => pointsFor({ paidMinor, currency: 'GBP', factorPercent })

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [199, 1],
  [200, 2],
  [4550, 45],
  [-100, 0],
])('%i pence give %i points: whole pounds only, and never less than nothing', (paidMinor, points) => {
  expect(pounds(paidMinor)).toBe(points)
})

test('the factor is of whole pounds, and what is left of it gives nothing', () => {
  expect([pounds(199, 150), pounds(200, 150), pounds(300, 150), pounds(399, 125), pounds(400, 125)]).toEqual([
    1, 3, 4, 3, 5,
  ])
})

test('a point is for a whole unit of the currency; of one that has nothing finer for a hundred', () => {
  expect(['GBP', 'EUR', 'JPY', 'KWD'].map(minorPerPoint)).toEqual([100, 100, 100, 1000])
  expect(pointsFor({ paidMinor: 3999, currency: 'KWD', factorPercent: 100 })).toBe(3)
  expect(pointsFor({ paidMinor: 3999, currency: 'JPY', factorPercent: 100 })).toBe(39)
})

test('the largest sums are counted to the point', () => {
  expect(pounds(1e13, 150)).toBe(150_000_000_000)
})

test('what counts is what was captured for a visit that took place, without what went back', () => {
  const paid = { isCompleted: true, capturedMinor: 6000, returnedMinor: 0, lostMinor: 0 }
  expect(keptMinor(paid)).toBe(6000)
  expect(keptMinor({ ...paid, returnedMinor: 2500 })).toBe(3500)
  expect(keptMinor({ ...paid, returnedMinor: 6000 })).toBe(0)
  expect(keptMinor({ ...paid, isCompleted: false })).toBe(0)
  expect(keptMinor({ ...paid, lostMinor: 6000 })).toBe(0)
  expect(keptMinor({ ...paid, returnedMinor: 1000, lostMinor: 4000 })).toBe(1000)
  expect(keptMinor({ ...paid, returnedMinor: 4000, lostMinor: 4000 })).toBe(0)
})

const tiers = [{ fromPoints: 0 }, { fromPoints: 250 }, { fromPoints: 600 }]

test.each([
  [-40, 0, 290],
  [0, 0, 250],
  [249, 0, 1],
  [250, 250, 350],
  [599, 250, 1],
  [600, 600, null],
  [9000, 600, null],
])('with %i points of the year the tier is that from %i, and the next is %s away', (yearPoints, from, missing) => {
  expect(tierAt(tiers, yearPoints).fromPoints).toBe(from)
  expect(wayTo(tiers, yearPoints)?.missingPoints ?? null).toBe(missing)
})

test('without any tier there is nothing to be at', () => {
  expect(() => tierAt([], 0)).toThrow('There are no tiers')
})

test('a reward is had for the price that was shown, by whoever has that many points', () => {
  const asked = { pricePoints: 500, askedPoints: 500, points: 500 }
  expect(redeemRefusal(asked)).toBe(null)
  expect(redeemRefusal({ ...asked, points: 499 })).toBe('points_short')
  expect(redeemRefusal({ ...asked, askedPoints: 499, points: 5000 })).toBe('reward_changed')
  expect(redeemRefusal({ ...asked, askedPoints: 501, points: 5000 })).toBe('reward_changed')
})

test('of a credit that has ended so much of its points comes back as of its worth, never more than all', () => {
  const voucher = { points: 1400, amountMinor: 1500 }
  expect([0, 1, 750, 1499, 1500, 1600].map((minor) => returnedPoints(voucher, minor))).toEqual([
    0, 0, 700, 1399, 1400, 1400,
  ])
})

describe('points that nobody uses', () => {
  const usedAt = new Date('2026-03-31T10:00:00Z')
  const step = (now: string, toldAt: string | null = null) =>
    expiryStep({ usedAt, toldAt: toldAt === null ? null : new Date(toldAt) }, new Date(now))

  test('are warned of a month before two years are over, once, and go then', () => {
    expect([step('2028-02-29T09:59:59Z'), step('2028-02-29T10:00:00Z')]).toEqual([null, 'warn'])
    expect([
      step('2028-03-31T09:59:59Z', '2028-02-29T10:00:00Z'),
      step('2028-03-31T10:00:00Z', '2028-02-29T10:00:00Z'),
    ]).toEqual([null, 'expire'])
  })

  test('never go unwarned, nor within a month of the warning, however late that was', () => {
    expect(step('2031-01-01T00:00:00Z')).toBe('warn')
    expect(step('2031-01-31T23:00:00Z', '2031-01-01T00:00:00Z')).toBe(null)
    expect(step('2031-02-01T00:00:00Z', '2031-01-01T00:00:00Z')).toBe('expire')
  })

  test('of a day that a month does not have go on its last', () => {
    const used = { usedAt: new Date('2024-02-29T10:00:00Z'), toldAt: null }
    expect(expiresAt(used, new Date('2024-03-01T00:00:00Z'))).toEqual(new Date('2026-02-28T10:00:00Z'))
    // Whoever could not be told in time has a month from now at least.
    expect(expiresAt(used, new Date('2026-03-05T00:00:00Z'))).toEqual(new Date('2026-04-05T00:00:00Z'))
  })
})
