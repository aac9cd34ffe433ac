import { formatMoney, toMajor, toMinor } from '../../lib/money.ts'
import type { Provider, Service } from './contract.ts'
import type { ProviderRecord } from './record-contract.ts'
import { displayName, durationText } from './rules.ts'

/** What a record does not hold: it changes with the clock, or is ours. */
type Beside = Pick<
  Provider,
  | 'hours'
  | 'currentStatus'
  | 'openingTimes'
  | 'languages'
  | 'needs'
  | 'cancellationPolicy'
  | 'isPaidAhead'
  | 'category'
  | 'photoTexts'
>

/** Anything of it may be unsaid, also within its parts. */
type InPart<T> = T extends readonly (string | number)[]
  ? T
  : T extends readonly (infer Item)[]
    ? InPart<Item>[]
    : T extends object
      ? { [Key in keyof T]?: InPart<T[Key]> }
      : T

/** What stands in the place of what a record does not say. */
const unsaid = {
  user: { firstName: '', lastName: '' },
  address: { street: '', city: '', state: '', postalCode: '', country: 'GB' },
  location: { coordinates: [-0.1278, 51.5074], city: '', address: '' },
  media: { profileImage: null, gallery: [] },
  rating: { average: null, count: 0 },
  verification: { isVerified: false, status: 'unverified' },
  contact: { email: null, phone: null, website: null },
  pricing: { currency: 'GBP', priceRange: null },
  analytics: { totalBookings: 0, completionRate: null, avgResponseTime: null },
} as const

/** A stored provider as pages show one. Without an id or the name of the business it is reduced to what it is called, and says so. */
export function normaliseProvider(record: InPart<ProviderRecord>, beside: Beside): Provider {
  const { _id = '', slug = '', businessName = '' } = record
  const isError = !_id || !businessName
  const known: InPart<ProviderRecord> = isError ? { _id, slug, businessName } : record
  const { status = 'active' } = known
  const address = { ...unsaid.address, ...known.address }
  const location = { ...unsaid.location, ...known.location }
  const media = { ...unsaid.media, ...known.media }
  const rating = { ...unsaid.rating, ...known.rating }
  const verification = { ...unsaid.verification, ...known.verification }
  const pricing = { ...unsaid.pricing, ...known.pricing }
  const { currency } = pricing
  const services = (known.services ?? []).map((service) => normaliseService(service, currency))
  const prices = services.map(({ priceMinor }) => priceMinor).filter((price) => price > 0)
  const lowest = prices.length > 0 ? Math.min(...prices) : null
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length
  const [lng, lat] = location.coordinates
  return {
    ...beside,
    id: _id,
    slug,
    identityId: known.identityId ?? '',
    linkTo: `/provider/${slug}`,
    name: displayName({
      ...unsaid.user,
      ...known.user,
      individualName: known.individualName ?? null,
      displayName: known.displayName ?? null,
      businessName,
      showLastName: known.displaySettings?.showLastName ?? true,
    }),
    businessName,
    isError,
    profession: known.profession ?? '',
    description: known.description ?? '',
    bio: known.bio ?? '',
    greeting: known.greeting ?? '',
    location: [location.address, location.city]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(', '),
    city: location.city,
    address: [address.street, address.city, address.postalCode].filter(Boolean).join(', '),
    country: address.country,
    coordinates: { lat, lng },
    mapEmbedUrl: mapAround(lat, lng),
    timezone: known.availability?.timezone ?? 'Europe/London',
    image: media.profileImage,
    profileImage: media.profileImage,
    galleryImages: [...media.gallery],
    rating: rating.average,
    reviewsCount: rating.count,
    verified: verification.isVerified,
    verificationStatus: verification.status,
    status,
    isActive: status === 'active',
    featured: known.featured ?? false,
    premium: known.premium ?? false,
    services,
    hasServices: services.length > 0,
    contact: { ...unsaid.contact, ...known.contact },
    specializations: known.specializations ?? [],
    qualifications: known.qualifications ?? [],
    categories: (known.categories ?? []).map(({ name = '', slug: category = '' }) => ({ name, slug: category })),
    tags: known.tags ?? [],
    startingPrice: priceText(lowest ?? 0, currency),
    startingPriceMinor: lowest,
    currency,
    pricing: {
      ...pricing,
      startingPrice: lowest === null ? null : toMajor(lowest, currency),
      // Rounded once.
      avgPrice: lowest === null ? null : Math.round(toMajor(Math.floor(mean), currency)),
    },
    analytics: { ...unsaid.analytics, ...known.analytics },
    distanceKm: null,
  }
}

export const priceText = (priceMinor: number, currency: string) =>
  priceMinor > 0 ? formatMoney(priceMinor, currency, 'en-GB') : 'Contact for pricing'

function normaliseService(service: InPart<ProviderRecord['services'][number]>, currency: string): Service {
  const { _id = '', name = '', description = '', category, isActive = true } = service
  const priceMinor = toMinor(service.pricing?.basePrice ?? 0, currency) ?? 0
  const durationMinutes = service.duration?.default ?? 60
  return {
    id: _id,
    name,
    description,
    category: category || 'General',
    duration: durationText(durationMinutes),
    durationMinutes,
    price: priceText(priceMinor, currency),
    priceMinor,
    currency,
    isActive,
  }
}

/** For other pages than ours, which draw their own. */
function mapAround(lat: number, lng: number): string {
  const [height, width] = [0.004, 0.008]
  const box = [lng - width, lat - height, lng + width, lat + height].map((degrees) => degrees.toFixed(5))
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${lat.toFixed(5)},${lng.toFixed(5)}`
}
