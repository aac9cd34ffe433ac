import { afterEach, expect, test } from 'vitest'
import { keepReview, keptReview } from './kept-review.ts'

afterEach(() => keepReview(null))

test('what was typed about a booking is kept for that booking alone', () => {
  const draft = { bookingId: 'a', rating: 4, text: 'Kind and quick', photos: ['/uploads/a-960.webp'] }
  keepReview(draft)
  expect(keptReview('a')).toEqual(draft)
  expect(keptReview('b')).toBeNull()
  keepReview(null)
  expect(keptReview('a')).toBeNull()
})
