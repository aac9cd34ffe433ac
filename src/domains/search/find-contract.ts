import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { callLimits } from '../../lib/limits.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { decimalNumber, line, wholeNumber } from '../../lib/text.ts'
import { Category } from '../categories/contract.ts'
import { Place } from '../location/contract.ts'
import { ProviderCard, providerFilters, Service } from '../providers/contract.ts'
import { SearchResult } from './contract.ts'
import { searchLimits } from './limits.ts'

/** What a field offers while somebody types; each list has the likeliest first. */
const Suggestions = z.object({
  providers: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      linkTo: z.string(),
      name: z.string(),
      profession: z.string(),
      location: z.string(),
    }),
  ),
  /** Names of services, each once. */
  services: z.array(z.object({ name: z.string() })),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** `name`: what a search takes as its profession. */
  professions: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** `written`: what a search takes as its place, where one of the same name is better known as well. */
  places: z.array(z.extend(Place, { written: z.string() })),
})

/** @public */
export const FoundService = z.extend(Service, { provider: ProviderCard })

/** A page that lists a trade at a place. */
const landing = {
  path: z.string(),
  /** Of a profession, or of a category that holds several. */
  slug: z.string(),
  isCategory: z.boolean(),
}
/** @public */
export const LandingLink = z.object({ ...landing, place: z.string(), count: z.int() })
export type LandingLink = z.infer<typeof LandingLink>
const landingInput = z.object({ what: line(80, 1), place: line(100, 1) })

/** Beside search itself, so that pages that only list providers do not bring it along. */
export const find = endpoints('find', {
  suggest: {
    summary: 'Providers, services, categories and places by the beginning of a word, a few of each',
    method: 'GET',
    path: '/search',
    access: 'public',
    mayLag: true,
    limit: searchLimits.suggest,
    input: z.object({
      search: z._default(line(100), ''),
      /** Whoever is there comes in place of all others. */
      location: providerFilters.location,
      limit: z._default(wholeNumber(1, 10), 5),
    }),
    output: Suggestions,
  },
  services: {
    summary: 'Services by their names, those with the most of the words first, then of the best rated providers',
    method: 'GET',
    path: '/services/search',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({
      search: line(100, 1),
      category: providerFilters.category,
      location: providerFilters.location,
      userLat: providerFilters.userLat,
      userLng: providerFilters.userLng,
      distanceKm: providerFilters.distanceKm,
      ...pageInput,
    }),
    output: z.object({ services: z.array(FoundService), pagination: Pagination }),
  },
  categories: {
    summary: 'Categories by a word of their name, of a profession in them, or that means the same',
    method: 'GET',
    path: '/categories/search',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({ search: z._default(line(100), '') }),
    output: z.array(Category),
  },
  nearby: {
    summary: 'Providers around a position, the nearest first',
    method: 'GET',
    path: '/providers/nearby',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({
      userLat: decimalNumber(-90, 90),
      userLng: decimalNumber(-180, 180),
      distanceKm: providerFilters.distanceKm,
      category: providerFilters.category,
      profession: providerFilters.profession,
      ...pageInput,
    }),
    output: z.object({ providers: z.array(ProviderCard), pagination: Pagination }),
    envelope: 'spread',
  },
  recommended: {
    summary: 'Others like this provider, by id or slug: of the same trade, near, well rated, free soon',
    method: 'GET',
    path: '/provider/recommendations/{id}',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({ id: line(200, 1), limit: z._default(wholeNumber(1, 12), 4) }),
    output: z.array(SearchResult),
    envelope: { key: 'providers' },
  },
  landing: {
    summary: 'The page of a trade at a place, both by slug or the place by name, where three providers are listed',
    method: 'GET',
    path: '/search/landing',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: landingInput,
    output: z.object({
      ...landing,
      place: Place,
      /** The search that lists the same. */
      filters: z.object({
        category: z.optional(z.string()),
        profession: z.optional(z.string()),
        location: z.string(),
      }),
      /** The date there. */
      today: z.string(),
    }),
  },
  landingFacts: {
    summary: 'Prices, ratings and terms of those on the page of a trade at a place, and which pages are near',
    method: 'GET',
    path: '/search/landing/facts',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: landingInput,
    output: z.object({
      count: z.int(),
      /** What most of them are paid in; the prices are of these, open ones left out. */
      currency: z.string(),
      lowestPriceMinor: z.nullable(z.int()),
      /** Half of the services cost more. */
      typicalPriceMinor: z.nullable(z.int()),
      rating: z.nullable(z.number()),
      reviewsCount: z.int(),
      /** So many can be booked online. */
      online: z.int(),
      /** With so many cancelling never costs anything. */
      freeCancellation: z.int(),
      /** The same trade around it, the nearest first. */
      nearby: z.array(LandingLink),
      /** Other trades there, those with the most providers first. */
      trades: z.array(LandingLink),
    }),
  },
  landings: {
    summary: 'Pages of trades at places, those with the most providers first',
    method: 'GET',
    path: '/search/landings',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({ limit: z._default(wholeNumber(1, 50), 24) }),
    output: z.array(LandingLink),
  },
})
