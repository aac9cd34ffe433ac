import { expect, test } from 'vitest'
import { checkEditable, checkReviewable, isBurst } from './rules.ts'

const day = 86_400_000
const now = new Date('2026-11-20T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('a visit is reviewed once it is completed, to the last moment of 90 days', () => {
  const at = (status: string, ms: number) => checkReviewable({ status, endsAt: ago(ms) }, now)
  expect(at('confirmed', day)).toBe('not_completed')
  expect(at('completed', 0)).toBeNull()
  expect(at('completed', 90 * day)).toBeNull()
  expect(at('completed', 90 * day + 1)).toBe('review_too_late')
})

test('a review is edited to the last moment of 14 days, unless it was removed or answered', () => {
  const at = (ms: number, changes = {}) =>
    checkEditable({ status: 'published', createdAt: ago(ms), hasResponse: false, ...changes }, now)
  expect(at(14 * day)).toBeNull()
  expect(at(14 * day + 1)).toBe('review_edit_over')
  expect(at(0, { hasResponse: true })).toBe('review_answered')
  expect(at(0, { status: 'removed', hasResponse: true })).toBe('review_removed')
})

test.each([
  [9, 0, false],
  [10, 0, true],
  [10, 296, true],
  [10, 297, false],
  [30, 890, true],
])('%d reviews in a day after %d in the 89 before are a burst: %s', (today, before, is) => {
  expect(isBurst({ today, before })).toBe(is)
})
