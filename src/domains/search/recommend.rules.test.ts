import { expect, test } from 'vitest'
import { type Candidate, likeness } from './recommend.rules.ts'

const best: Candidate = { isSameProfession: true, distanceKm: 0, rating: 5, reviewsCount: 1e9, daysUntilFree: 0 }
const points = (changes: Partial<Candidate>) => likeness({ ...best, ...changes })

test('the same profession next door, of five stars and free today, has all hundred points', () => {
  expect(likeness(best)).toBeCloseTo(100, 5)
})

test('each part counts for what is published', () => {
  expect(points({ isSameProfession: false })).toBeCloseTo(60, 5)
  expect(points({ distanceKm: 7.5 })).toBeCloseTo(87.5, 5)
  expect(points({ distanceKm: 15 })).toBeCloseTo(75, 5)
  expect(points({ distanceKm: 40 })).toBeCloseTo(75, 5)
  expect(points({ rating: 1 })).toBeCloseTo(80, 5)
  expect(points({ daysUntilFree: 7 })).toBeCloseTo(85, 5)
  expect(points({ daysUntilFree: null })).toBeCloseTo(85, 5)
  expect(points({ daysUntilFree: 1 })).toBeGreaterThan(points({ daysUntilFree: 2 }))
})

test('many good reviews count for more than one, and none for the usual', () => {
  const usual = points({ rating: null, reviewsCount: 0 })
  expect(usual).toBeCloseTo(95, 5)
  expect(points({ rating: 5, reviewsCount: 1 })).toBeGreaterThan(usual)
  expect(points({ rating: 5, reviewsCount: 40 })).toBeGreaterThan(points({ rating: 5, reviewsCount: 1 }))
  expect(points({ rating: 4.8, reviewsCount: 200 })).toBeGreaterThan(points({ rating: 5, reviewsCount: 2 }))
  expect(points({ rating: 2, reviewsCount: 3 })).toBeLessThan(usual)
})
