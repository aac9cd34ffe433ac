import { expect, test } from 'vitest'
import { Provider } from './contract.ts'
import { normaliseProvider } from './record.rules.ts'
import type { ProviderRecord } from './record-contract.ts'

const beside = {
  hours: { monday: '10:00 AM – 7:00 PM' },
  currentStatus: 'closed today',
  openingTimes: { week: [], date: '2026-11-23', today: 0, state: { code: 'closed_today' as const, untilMinute: null } },
  category: { name: 'Hair', slug: 'hair' },
  languages: ['en'],
  needs: [],
  cancellationPolicy: [],
  photoTexts: {},
}
const service = (name: string, basePrice: number, minutes = 90): ProviderRecord['services'][number] => ({
  _id: name,
  name,
  description: '',
  duration: { default: minutes },
  pricing: { basePrice },
  category: '',
  status: 'active',
  isActive: true,
})
const record: ProviderRecord = {
  _id: 'maya',
  slug: 'maya-thompson',
  identityId: 'account',
  businessName: 'Curls',
  individualName: 'M. Thompson',
  user: { firstName: 'Maya', lastName: 'Thompson' },
  displayName: 'Maya T',
  displaySettings: { showLastName: true },
  profession: 'Hair Stylist',
  businessType: null,
  categories: [{ _id: 'hair', name: 'Hair', slug: 'hair' }],
  description: 'Curls only',
  bio: 'I cut curls.',
  greeting: 'Hello',
  address: { street: '7 Columbia Road', city: 'London', state: 'England', postalCode: 'E2 7RG', country: 'GB' },
  location: { coordinates: [-0.07, 51.53], city: 'London', address: 'Bethnal Green' },
  media: { profileImage: '/pictures/a.avif', gallery: ['/pictures/b.avif'] },
  rating: { average: 4.5, count: 12 },
  verification: { isVerified: true, status: 'verified' },
  status: 'active',
  featured: true,
  premium: true,
  services: [service('Colour', 60), service('Cut', 25.5, 45), service('Advice', 0, 60)],
  availability: {
    timezone: 'Europe/Lisbon',
    workingHours: { monday: { isOpen: true, start: '10:00', end: '19:00' } },
  },
  contact: { email: 'maya@test.test', phone: null, website: null },
  specializations: ['Curls'],
  qualifications: ['NVQ 3'],
  skills: ['Curls'],
  tags: ['vegan'],
  pricing: { currency: 'EUR', priceRange: 'standard' },
  popularityScore: 7,
  bookingCount: 40,
  analytics: { totalBookings: 40, completionRate: 0.8, avgResponseTime: 30 },
  seo: { title: 'Curls', description: 'I cut curls.' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  lastActive: null,
}
const shown = (changed: Partial<ProviderRecord> = {}) => normaliseProvider({ ...record, ...changed }, beside)

test('a stored provider becomes the one that pages show, in every field', () => {
  const provider = shown()
  expect(Provider.parse(provider)).toEqual(provider)
  expect(provider).toEqual({
    ...beside,
    ...{ id: 'maya', slug: 'maya-thompson', identityId: 'account', linkTo: '/provider/maya-thompson', isError: false },
    ...{ name: 'Maya Thompson', businessName: 'Curls', profession: 'Hair Stylist', description: 'Curls only' },
    ...{ bio: 'I cut curls.', greeting: 'Hello', location: 'Bethnal Green, London', city: 'London', country: 'GB' },
    ...{ address: '7 Columbia Road, London, E2 7RG', coordinates: { lat: 51.53, lng: -0.07 } },
    mapEmbedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-0.07800,51.52600,-0.06200,51.53400&marker=51.53000,-0.07000',
    ...{ timezone: 'Europe/Lisbon', image: '/pictures/a.avif', profileImage: '/pictures/a.avif' },
    ...{ galleryImages: ['/pictures/b.avif'], rating: 4.5, reviewsCount: 12, verified: true },
    ...{ verificationStatus: 'verified', status: 'active', isActive: true, featured: true, premium: true },
    services: [
      ['Colour', 60, '1h 30m', 90, '€60.00', 6000],
      ['Cut', 25.5, '45 mins', 45, '€25.50', 2550],
      ['Advice', 0, '1 hr', 60, 'Contact for pricing', 0],
    ].map(([name, , duration, durationMinutes, price, priceMinor]) => ({
      ...{ id: name, name, description: '', category: 'General', duration, durationMinutes, price, priceMinor },
      ...{ currency: 'EUR', isActive: true },
    })),
    ...{ hasServices: true, contact: record.contact, specializations: ['Curls'], qualifications: ['NVQ 3'] },
    ...{ categories: [{ name: 'Hair', slug: 'hair' }], tags: ['vegan'], currency: 'EUR', distanceKm: null },
    ...{ startingPrice: '€25.50', startingPriceMinor: 2550 },
    pricing: { currency: 'EUR', priceRange: 'standard', startingPrice: 25.5, avgPrice: 43 },
    analytics: record.analytics,
  })
})

test('an average price is rounded once', () => {
  const average = (...prices: number[]) =>
    shown({ services: prices.map((price) => service('Cut', price)) }).pricing.avgPrice
  expect(average(42.49, 42.5)).toBe(42)
  expect(average(42.5, 42.5)).toBe(43)
})

test.each(['_id', 'businessName'] as const)(
  'a record without %s is reduced to what it is called, and says so',
  (key) => {
    const provider = shown({ [key]: '' })
    expect(Provider.parse(provider)).toEqual(provider)
    expect(provider).toEqual({
      ...beside,
      ...(key === '_id'
        ? { id: '', name: 'Curls', businessName: 'Curls' }
        : { id: 'maya', name: 'Service Provider', businessName: '' }),
      ...{ isError: true, slug: 'maya-thompson', linkTo: '/provider/maya-thompson', identityId: '', profession: '' },
      ...{ description: '', bio: '', greeting: '', location: '', city: '', address: '', country: 'GB' },
      ...{ coordinates: { lat: 51.5074, lng: -0.1278 }, timezone: 'Europe/London', distanceKm: null },
      mapEmbedUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=-0.13580,51.50340,-0.11980,51.51140&marker=51.50740,-0.12780',
      ...{ image: null, profileImage: null, galleryImages: [], rating: null, reviewsCount: 0 },
      ...{ verified: false, verificationStatus: 'unverified', status: 'active', isActive: true },
      ...{ featured: false, premium: false, services: [], hasServices: false },
      contact: { email: null, phone: null, website: null },
      ...{ specializations: [], qualifications: [], categories: [], tags: [] },
      ...{ startingPrice: 'Contact for pricing', startingPriceMinor: null, currency: 'GBP' },
      pricing: { currency: 'GBP', priceRange: null, startingPrice: null, avgPrice: null },
      analytics: { totalBookings: 0, completionRate: null, avgResponseTime: null },
    })
  },
)

test('of a record that says little the rest is what it is by default', () => {
  const provider = normaliseProvider({ _id: 'a', businessName: 'Curls' }, beside)
  expect(Provider.parse(provider)).toEqual(provider)
  expect(provider).toMatchObject({ isError: false, name: 'Curls', timezone: 'Europe/London', currency: 'GBP' })
})

test('what a part of a record does not say is what it is by default, too', () => {
  const parts = ['user', 'address', 'location', 'media', 'rating', 'verification', 'contact', 'pricing', 'analytics']
  const empty = Object.fromEntries(parts.map((part) => [part, {}]))
  const names = { _id: 'a', businessName: 'Curls' }
  expect(normaliseProvider({ ...names, ...empty }, beside)).toEqual(normaliseProvider(names, beside))
  const bare = normaliseProvider({ ...names, categories: [{}], services: [{}], availability: {} }, beside)
  expect(Provider.parse(bare)).toEqual(bare)
  expect(bare.services).toMatchObject([{ durationMinutes: 60, price: 'Contact for pricing', category: 'General' }])
})

test.each<[string, Partial<ProviderRecord>]>([
  ['Maya Thompson', {}],
  ['Maya', { user: { firstName: 'Maya', lastName: '' } }],
  ['M. Thompson', { user: { firstName: '', lastName: '' } }],
  ['Maya T', { user: { firstName: '', lastName: '' }, individualName: null }],
  ['Curls', { user: { firstName: '', lastName: '' }, individualName: null, displayName: null }],
])('a record is called %s by the first of its names that there is', (name, names) => {
  expect(shown(names).name).toBe(name)
})

test('a provider who is not active says so, and one in no district is in the town alone', () => {
  expect(shown({ status: 'inactive' })).toMatchObject({ status: 'inactive', isActive: false })
  const location = { ...record.location, address: 'London' }
  expect(shown({ location }).location).toBe('London')
  expect(shown({ location: { ...location, address: '' } }).location).toBe('London')
})
