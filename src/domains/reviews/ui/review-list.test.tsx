import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { Review } from '../contract.ts'
import { ReviewList } from './review-list.tsx'

const summary = { averageRating: 5, totalReviews: 2, ratingDistribution: { 5: 2 }, removed: {} }
const review: Review = {
  id: '1',
  _id: '1',
  providerId: 'p',
  customerId: null,
  rating: 5,
  text: 'Splendid',
  comment: 'Splendid',
  language: 'en',
  createdAt: '2026-11-20T10:00:00+00:00',
  date: '2026-11-20T10:00:00+00:00',
  editedAt: null,
  name: 'Nia C.',
  initial: 'N',
  bookingId: 'b',
  serviceName: 'Cut',
  media: { photos: [] },
  response: null,
  helpful: { count: 0 },
  userHasVoted: false,
}
const listOf = (reviews: Review[], total = reviews.length) => {
  const pagination = { page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) }
  return rendered(
    <ReviewList
      providerId="p"
      providerName="Maya"
      first={{ reviews, summary, pagination, next: total > reviews.length ? 'x' : null }}
    />,
  )
}

test('a provider without reviews says so, and invites nobody to write one while nobody can', () => {
  expect(textIn(listOf([]))).toBe('No Reviews Yet')
})

test('a review has the mark of its booking, and the reply below it where there is one', () => {
  const response = { text: 'Thank you, Nia!', respondedAt: '2026-11-21T10:00:00+00:00', respondedBy: 'm' }
  const html = listOf([
    { ...review, response },
    { ...review, id: '2', name: 'Dan O.' },
  ])
  expect(html.match(/Verified Booking/g)).toHaveLength(2)
  expect([...html.matchAll(/<blockquote.*?<\/blockquote>/gs)].map(([reply]) => textIn(reply))).toEqual([
    expect.stringMatching(/Maya.* Thank you, Nia!$/),
  ])
})

test('more reviews are offered while there are more, and the orders of the specification where there are two', () => {
  const orders = [...listOf([review], 11).matchAll(/<option value="(\w+)"[^>]*>([^<]+)/g)].map(([, ...order]) => order)
  expect(orders).toEqual([
    ['newest', 'Most Recent'],
    ['oldest', 'Oldest'],
    ['highest_rated', 'Highest Rated'],
    ['lowest_rated', 'Lowest Rated'],
  ])
  expect(listOf([review], 11)).toContain('Load More Reviews')
  expect(listOf([review])).not.toMatch(/Load More Reviews|<option/)
})
