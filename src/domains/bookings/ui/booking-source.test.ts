import { afterEach, expect, test, vi } from 'vitest'
import { bookingSource } from './booking-source.ts'

afterEach(() => vi.unstubAllGlobals())

const maya = { id: '019b0038-e311-7990-b09e-4e4344ac2e32', slug: 'maya-thompson' }

/** `began`: the address of the document, whatever the page shows by now. */
function sourceOf(referrer: string, began: string | null) {
  vi.stubGlobal('location', { host: 'highstreet.test' })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('performance', {
    getEntriesByType: () => (began === null ? [] : [{ name: `https://highstreet.test${began}` }]),
  })
  return bookingSource(maya)
}

test.each([
  ['link', ''],
  ['search_engine', 'https://www.google.co.uk/'],
  ['search_engine', 'https://duckduckgo.com/'],
  ['social', 'https://l.instagram.com/'],
  ['social', 'https://t.co/x'],
  ['website', 'https://mayas-salon.test/'],
  ['website', 'https://notgoogle.com/'],
  ['website', 'https://instagram.com.evil.test/'],
  ['website', 'android-app://some.app/'],
])('%s: who came to a page of the business from "%s"', (source, from) => {
  for (const page of [`/provider/${maya.slug}`, `/provider/${maya.id}?lng=fr`, `/booking?provider=${maya.slug}`])
    expect([page, sourceOf(from, page)]).toEqual([page, source])
})

test('who began elsewhere on this site has found the business here', () => {
  expect(sourceOf('https://www.google.com/', '/search?query=nails')).toBe('marketplace')
  expect(sourceOf('https://www.google.com/', '/provider/another')).toBe('marketplace')
  expect(sourceOf('https://highstreet.test/search', `/provider/${maya.slug}`)).toBe('marketplace')
})

test('of who has come back to the business from a log-in or a page of its own nothing is said', () => {
  expect(sourceOf(`https://highstreet.test/provider/${maya.slug}`, `/booking?provider=${maya.slug}`)).toBeUndefined()
  expect(sourceOf('', null)).toBeUndefined()
})
