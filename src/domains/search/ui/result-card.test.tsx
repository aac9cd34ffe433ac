import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { SearchResult } from '../contract.ts'
import { ResultCard } from './result-card.tsx'

const maya = {
  ...{ id: 'p1', slug: 'maya', linkTo: '/provider/maya', name: 'Maya', businessName: 'Maya & Co', image: null },
  ...{ profession: 'Barber', location: 'Leith, Edinburgh', currency: 'GBP', hasServices: true, verified: true },
  ...{ rating: 4.9, reviewsCount: 207, distanceKm: 0.52, today: '2030-01-07', serviceId: 's1' },
  service: { id: 's1', name: 'Scissor cut', durationMinutes: 45, priceMinor: 3200, isFrom: false },
  slots: [{ start: '2030-01-07T15:15:00+00:00', end: '' }],
  points: { words: 0, rating: 38.78, near: 28.97, online: 10 },
} as unknown as SearchResult

const cardOf = (changed: Partial<SearchResult> = {}, words: string | null = null) =>
  rendered(<ResultCard result={{ ...maya, ...changed }} words={words} sort="price" />)
const reasonsOf = (html: string) =>
  [...(/<details.*<\/details>/s.exec(html)?.[0] ?? '').matchAll(/<li.*?<\/li>/gs)].map(([one]) => textIn(one))

test('a row says who, where, which service at what price, and its times book that service', () => {
  const html = cardOf()
  expect(textIn(html)).toMatch(
    /^Maya Rated 4.9 out of 5 4.9 \(207\) Barber, Maya & Co, Leith, Edinburgh 0.3 miles away/,
  )
  expect(textIn(html)).toContain('Today next free Verified Scissor cut, 45 mins £32.00 3:15 PM More')
  expect(html).toContain('href="/booking?provider=maya&amp;book=s1&amp;at=2030-01-07T15%3A15%3A00%2B00%3A00"')
  expect(html).toMatch(/aria-label="More times of Maya"[^>]*href="\/provider\/maya"/)
})

test.each([
  ['fr', 'à 0,5 km '],
  ['es', 'a 0,5 km '],
  ['pt', 'a 0,5 km '],
])('a distance has its unit once in %s', (language, said) => {
  const html = rendered(<ResultCard result={maya} words={null} sort="price" />, {}, '/', language)
  expect(textIn(html)).toContain(said)
  expect(textIn(html)).not.toContain('km km')
})

test('a price that depends on who does it is said to begin there, one that is open is agreed', () => {
  const service = { id: 's1', name: 'Cut', durationMinutes: 90, priceMinor: 3200, isFrom: true }
  expect(textIn(cardOf({ service }))).toContain('Cut, 1h 30m from £32.00')
  expect(textIn(cardOf({ service: { ...service, priceMinor: 0, isFrom: false } }))).toContain('Contact for pricing')
})

test('without a free time there is none to press, and nothing that would have more of them', () => {
  const html = cardOf({ slots: [] })
  expect(textIn(html)).toContain('No free times this week')
  expect(html).not.toContain('class="slot')
  expect(textIn(cardOf({ slots: [], service: null, serviceId: null, hasServices: false }))).toContain(
    'Cannot be booked online right now',
  )
})

test('the reasons are what the points are for, and add up as they are read', () => {
  expect(reasonsOf(cardOf())).toEqual([
    '4.9 from 207 reviews 38.8 points',
    '0.3 miles from the middle of your search 29.0 points',
    'Can be booked online 10.0 points',
    'Together 77.8 points',
  ])
  const points = { words: 50, rating: 30, near: 0, online: 0 }
  const named = { points, rating: null, reviewsCount: 0, distanceKm: null }
  expect(reasonsOf(cardOf(named, 'maya'))).toEqual([
    'Your words are its name 50.0 points',
    'No reviews yet: counts as 4.0 30.0 points',
    'Cannot be booked online 0.0 points',
    'Together 80.0 points',
  ])
})

test('words that are no name are a service where they name the one that is shown', () => {
  const first = (words: string) => reasonsOf(cardOf({}, words))[0]
  expect(first('scissors')).toBe('Your words are a service: Scissor cut 0.0 points')
  expect(first('balayage')).toBe('Your words are on its page, but not its name 0.0 points')
})

test('in another order the reader is told that they chose it, and either way that a place cannot be bought', () => {
  const html = cardOf({ points: null })
  expect(reasonsOf(html)).toEqual([])
  expect(textIn(html)).toContain('You chose the order: Lowest price. Nobody can pay for a higher place. How we rank')
  expect(html).toContain('href="/how-we-rank"')
})
