import { expect, test } from 'vitest'
import { renderedWhole, textIn } from '../../../../tests/rendered.tsx'
import type { ReviewAnalysis } from '../analysis-contract.ts'
import type { Review } from '../contract.ts'
import { ReviewList } from './review-list.tsx'
import type { ReviewOrder } from './review-order.ts'

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
  foldedReason: null,
  name: 'Nia C.',
  initial: 'N',
  bookingId: 'b',
  serviceName: 'Cut',
  media: { photos: [] },
  response: null,
  helpful: { count: 0 },
  userHasVoted: false,
}
const listOf = (
  reviews: Review[],
  total = reviews.length,
  order: ReviewOrder = { sort: 'newest', stars: null },
  removed = {},
  analysis: ReviewAnalysis | null = null,
) => {
  const pagination = { page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) }
  const counted = { ...summary, totalReviews: total, removed }
  const first = { reviews, summary: counted, pagination, next: total > reviews.length ? 'x' : null }
  const provider = { id: 'p', name: 'Maya', slug: 'maya', profileImage: null, galleryImages: [] }
  return renderedWhole(<ReviewList provider={provider} order={order} first={first} analysis={analysis} />)
}

test('a provider without reviews says so, and who comes first', async () => {
  expect(textIn(await listOf([]))).toBe(
    'No Reviews Yet Be the first to leave a review for this provider! Report this page or a photo',
  )
})

test('a review has the mark of its booking, when it was edited, and the reply below it with its date', async () => {
  const response = { text: 'Thank you, Nia!', respondedAt: '2026-11-21T10:00:00+00:00', respondedBy: 'm' }
  const html = await listOf([
    { ...review, response, editedAt: '2026-11-20T12:00:00+00:00' },
    { ...review, id: '2', name: 'Dan O.' },
  ])
  expect(html.match(/Verified Booking/g)).toHaveLength(2)
  expect(textIn(html).match(/\(edited .*?2026\)/g)).toHaveLength(1)
  expect([...html.matchAll(/<blockquote.*?<\/blockquote>/gs)].map(([reply]) => textIn(reply))).toEqual([
    expect.stringMatching(/^Maya replied .*2026 Thank you, Nia!$/),
  ])
})

test('whoever nobody knows any more is the Verified Customer, VC beside it where a portrait would be', async () => {
  const shown = async (name: string) => {
    const [, avatar = '', heading] =
      /<span class="avatar.*?>(.*?)<h3[^>]*>(.*?)<\/h3>/s.exec(await listOf([{ ...review, name }])) ?? []
    return [textIn(avatar), heading]
  }
  expect(await shown('Verified Customer')).toEqual(['VC', 'Verified Customer'])
  expect(await shown('Nia C.')).toEqual(['NC', 'Nia C.'])
})

test('of more than three photos the third says how many there are behind it', async () => {
  const photosOf = async (count: number) => {
    const photos = Array.from({ length: count }, (_, index) => `/pictures/${index}-960.avif`)
    const html = await listOf([{ ...review, media: { photos } }])
    const buttons = [...html.matchAll(/<button[^>]*aria-label="(Photo[^"]*)".*?<\/button>/gs)]
    return buttons.map(([button, label]) => [label, textIn(button.replaceAll('<!-- -->', ''))])
  }
  const named = (number: number, total: number) => `Photo ${number} of ${total}: Photo by Nia C.`
  expect(await photosOf(3)).toEqual([1, 2, 3].map((number) => [named(number, 3), '']))
  expect(await photosOf(5)).toEqual([
    [named(1, 5), ''],
    [named(2, 5), ''],
    [named(3, 5), '+2'],
  ])
})

test('five orders are links, and so are the bars that have reviews', async () => {
  const html = await listOf([review], 11)
  const links = [...html.matchAll(/href="([^"]*#reviews)"[^>]*>(.*?)<\/a>/gs)].map(([, to, text = '']) => [
    to,
    textIn(text),
  ])
  expect(links).toEqual([
    ['/?stars=5#reviews', '5 stars 2'],
    ['/#reviews', 'Most Recent'],
    ['/?sort=oldest#reviews', 'Oldest'],
    ['/?sort=highest_rated#reviews', 'Highest Rated'],
    ['/?sort=lowest_rated#reviews', 'Lowest Rated'],
    ['/?sort=most_helpful#reviews', 'Most Helpful'],
  ])
  expect(html).toContain('Load More Reviews')
  expect(await listOf([review])).not.toMatch(/Load More Reviews|Sort by/)
})

test('voting and reporting lead whoever is not signed in to sign in and back', async () => {
  const html = await listOf([review])
  // Of the review both, and the page reported.
  expect(html.match(/href="\/sign-in\?redirect=%2Fprovider%2Fmaya"/g)).toHaveLength(3)
})

test('the most helpful are not ranked while nobody has found one helpful', async () => {
  const order = { sort: 'most_helpful', stars: null } as const
  const text = textIn(await listOf([review], 2, order))
  expect(text).toContain("Reviews Haven't Been Ranked Yet")
  // They are those of the orders above.
  const html = await listOf([review], 2, order)
  for (const [to, name] of [
    ['/#reviews', 'Most Recent'],
    ['/?sort=highest_rated#reviews', 'Highest Rated'],
  ]) {
    const links = [...html.matchAll(/href="([^"]*#reviews)"[^>]*>(.*?)<\/a>/gs)].filter(
      ([, , said = '']) => textIn(said) === name,
    )
    expect(links.map(([, href]) => href)).toEqual([to, to])
  }
  expect(text).not.toContain('Splendid')
  expect(textIn(await listOf([{ ...review, helpful: { count: 1 } }], 2, order))).toContain('Splendid')
})

test('what was removed is counted with its reason', async () => {
  const text = textIn(await listOf([review], 1, undefined, { spam: 2, fake: 1 }))
  expect(text).toContain('We have removed 3 reviews: Fake or fraudulent review (1), Spam or promotional content (2)')
})

test('what the reviews say stands beside them with a sentence of each theme; of too few nothing is said', async () => {
  const quote = {
    reviewId: '1',
    text: 'Spotless.',
    language: 'en',
    name: 'Nia C.',
    createdAt: '2026-11-20T10:00:00+00:00',
  }
  const analysis: ReviewAnalysis = {
    sentimentScore: 0.9,
    reviews: 12,
    commonThemes: [{ name: 'Very clean', isPraise: true, count: 7, sentences: [quote] }],
    averageResponseTime: 70.4,
    responseRate: 0.5,
  }
  const withAnalysis = async (said: ReviewAnalysis | null) => {
    const html = await listOf([review], 12, undefined, {}, said)
    return textIn(/<section.*?<\/section>/s.exec(html)?.[0] ?? '')
  }
  const said = await withAnalysis(analysis)
  expect(said).toMatch(/^What people say ?: positive From 12 reviews. The words are theirs. Replies to 50% of reviews/)
  expect(said).toMatch(/within 3 days on average Very clean 7 reviews “Spotless.” Nia C. ?, November 2026$/)
  expect(await withAnalysis({ ...analysis, averageResponseTime: null })).not.toContain('Replies')
  expect(await withAnalysis({ ...analysis, averageResponseTime: 0.2 })).toContain('within 1 hour on average')
  expect(await withAnalysis({ ...analysis, sentimentScore: null, commonThemes: [] })).toBe('')
  expect(await withAnalysis(null)).toBe('')
})
