import { afterEach, expect, test, vi } from 'vitest'
import { bookingSource } from './booking-source.ts'

afterEach(() => vi.unstubAllGlobals())

const maya = { id: '019b0038-e311-7990-b09e-4e4344ac2e32', slug: 'maya-thompson' }

function sourceAfter(arrival: object | null) {
  vi.stubGlobal('location', { host: 'highstreet.test' })
  vi.stubGlobal('sessionStorage', { getItem: () => arrival && JSON.stringify(arrival) })
  return bookingSource(maya)
}

test.each([
  ['link', ''],
  ['search_engine', 'www.google.co.uk'],
  ['search_engine', 'duckduckgo.com'],
  ['social', 'l.instagram.com'],
  ['social', 't.co'],
  ['website', 'mayas-salon.test'],
  ['website', 'notgoogle.com'],
  ['website', 'instagram.com.evil.test'],
  ['marketplace', 'highstreet.test'],
])('%s: who came to the page of a business from "%s"', (source, from) => {
  expect([sourceAfter({ from, slug: maya.slug }), sourceAfter({ from, slug: maya.id })]).toEqual([source, source])
})

test('who began elsewhere has found the business here, and of a browser that keeps nothing nothing is said', () => {
  expect(sourceAfter({ from: 'www.google.com', slug: null })).toBe('marketplace')
  expect(sourceAfter({ from: 'www.google.com', slug: 'another' })).toBe('marketplace')
  expect(sourceAfter(null)).toBeUndefined()
})
