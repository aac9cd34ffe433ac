import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { decimalNumber, line, wholeNumber } from '../../lib/text.ts'

export const Service = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** 'N mins', 'N hr(s)' or 'Nh Nm'. */
  duration: z.string(),
  durationMinutes: z.int(),
  /** 'Contact for pricing' where the price is open. */
  price: z.string(),
  /** 0: the price is open. */
  priceMinor: z.int(),
  currency: z.string(),
  isActive: z.boolean(),
})
export type Service = z.infer<typeof Service>

export const maxPolicySteps = 6

type PolicyStep = { hoursBefore: number; feePercent: number }

/** Later and dearer from step to step. */
export function isRising(policy: readonly PolicyStep[]): boolean {
  return policy.every((step, index) => {
    const before = policy[index - 1]
    return !before || (step.hoursBefore < before.hoursBefore && step.feePercent > before.feePercent)
  })
}

/**
 * From `hoursBefore` the start on, cancelling costs `feePercent` of the price; free before the first step. The last step
 * is also what not coming costs. No steps: always free.
 */
export const CancellationPolicy = z
  .array(
    z.strictObject({
      hoursBefore: z.int().check(z.gte(0), z.lte(720)),
      feePercent: z.int().check(z.gte(1), z.lte(100)),
    }),
  )
  .check(z.maxLength(maxPolicySteps), z.refine(isRising, 'Each step must come later and cost more than the one before'))
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

/** 'request': the provider answers. */
export const ConfirmationMode = z.enum(['instant', 'request'])
export type ConfirmationMode = z.infer<typeof ConfirmationMode>

/** What a provider can do for those who need it. */
export const needs = [
  'step_free',
  'accessible_toilet',
  'private_room',
  'quiet',
  'low_sensory',
  'sign_language',
  'same_gender',
  'assistance_dogs',
] as const
export const Need = z.enum(needs)
export type Need = z.infer<typeof Need>

export const priceRanges = ['budget', 'standard', 'premium'] as const
export const PriceRange = z.enum(priceRanges)
export type PriceRange = z.infer<typeof PriceRange>

/** @public */
export const Coordinates = z.object({ lat: z.number(), lng: z.number() })
/** @public */
export const CategoryName = z.object({ name: z.string(), slug: z.string() })

export const ProviderCard = z.object({
  id: z.string(),
  slug: z.string(),
  linkTo: z.string(),
  name: z.string(),
  businessName: z.string(),
  profession: z.string(),
  category: CategoryName,
  location: z.string(),
  city: z.string(),
  coordinates: Coordinates,
  timezone: z.string(),
  /** null: no photo. */
  image: z.nullable(z.string()),
  /** Mean of the published reviews; null without any. */
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  verified: z.boolean(),
  featured: z.boolean(),
  premium: z.boolean(),
  /** false: nothing can be booked online. */
  hasServices: z.boolean(),
  /** The lowest price as text, or 'Contact for pricing'. */
  startingPrice: z.string(),
  startingPriceMinor: z.nullable(z.int()),
  currency: z.string(),
  distanceKm: z.nullable(z.number()),
})
export type ProviderCard = z.infer<typeof ProviderCard>

/** The points that `recommended` sorts by, and how many of each there are at most: decision 050. */
export const rankPoints = { words: 50, rating: 40, near: 30, online: 10 } as const
export const RankPoints = z.object({ words: z.number(), rating: z.number(), near: z.number(), online: z.number() })
export type RankPoints = z.infer<typeof RankPoints>

const HoursByWeekday = z.record(z.string(), z.string())
/** Minutes past midnight on the provider's wall clock; `closesMinute` is beyond 1440 for hours past midnight. @public */
export const DayHours = z.object({ opensMinute: z.int(), closesMinute: z.int() })
/** `untilMinute`: when it closes, on the wall clock; null unless open. @public */
export const OpenState = z.object({
  code: z.enum(['open', 'closed_now', 'closed_today', 'contact']),
  untilMinute: z.nullable(z.int()),
})

export const Provider = z.extend(ProviderCard, {
  /** Of the account behind it; every call takes it for the id. */
  identityId: z.string(),
  /** The record had no id or no name: this is what could be made of it. */
  isError: z.boolean(),
  description: z.string(),
  bio: z.string(),
  greeting: z.string(),
  address: z.string(),
  country: z.string(),
  profileImage: z.nullable(z.string()),
  galleryImages: z.array(z.string()),
  /** What photos show, in the owner's words, by path. */
  photoTexts: z.record(z.string(), z.string()),
  verificationStatus: z.string(),
  status: z.string(),
  isActive: z.boolean(),
  services: z.array(Service),
  /** monday to sunday: 'Closed' or '10:00 AM – 7:00 PM'. */
  hours: HoursByWeekday,
  currentStatus: z.string(),
  /** What `hours` and `currentStatus` say, for pages that write in other languages. Monday first; `today`: 0 is Monday. */
  /** `date` and `today` (0: Monday): at the provider's place. */
  openingTimes: z.object({ week: z.array(z.array(DayHours)), date: z.string(), today: z.int(), state: OpenState }),
  contact: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()), website: z.nullable(z.string()) }),
  specializations: z.array(z.string()),
  qualifications: z.array(z.string()),
  categories: z.array(CategoryName),
  tags: z.array(z.string()),
  /** Spoken there: ISO 639 codes. */
  languages: z.array(z.string()),
  needs: z.array(Need),
  pricing: z.object({
    currency: z.string(),
    /** null: the provider has not said. */
    priceRange: z.nullable(PriceRange),
    startingPrice: z.nullable(z.number()),
    avgPrice: z.nullable(z.number()),
  }),
  /** As the record has them. */
  analytics: z.object({
    totalBookings: z.int(),
    completionRate: z.nullable(z.number()),
    avgResponseTime: z.nullable(z.number()),
  }),
  mapEmbedUrl: z.string(),
  cancellationPolicy: CancellationPolicy,
  /** Part of the price or all of it is paid by card with the booking. */
  isPaidAhead: z.optional(z.literal(true)),
})
export type Provider = z.infer<typeof Provider>

/** Codes with commas between them, as a query string carries them. */
const needList = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(','))]),
    z.array(Need).check(z.minLength(1)),
  ),
)

const providerSorts = [
  'recommended',
  'rating',
  'ratings.average',
  'price',
  'distance',
  'soonest',
  'popular',
  'newest',
] as const
const yes = z.pipe(
  z.union([z.literal('true'), z.literal(true)], 'Must be true, or left out'),
  z.transform((): true => true),
)

/** South, west, north and east in degrees, with commas between them; over the date line west is the larger. */
const bounds = z.pipe(
  z.string().check(z.maxLength(100), z.regex(/^[-\d.]+(,[-\d.]+){3}$/, 'Must be south,west,north,east')),
  z.pipe(
    z.transform((text: string) => {
      const [south, west, north, east] = text.split(',').map(Number)
      return { south, west, north, east }
    }),
    z
      .object({
        south: z.number().check(z.minimum(-90), z.maximum(90)),
        west: z.number().check(z.minimum(-180), z.maximum(180)),
        north: z.number().check(z.minimum(-90), z.maximum(90)),
        east: z.number().check(z.minimum(-180), z.maximum(180)),
      })
      .check(z.refine(({ south, north }) => south <= north, 'The south must not be north of the north')),
  ),
)

const distanceReason = 'Must be a number from 0.1 to 100'
const noNumber = () =>
  z.pipe(
    z.string().check(
      z.maxLength(100),
      z.refine((text) => text === '' || !Number.isFinite(Number(text)), distanceReason),
    ),
    z.transform((): undefined => undefined),
  )

export const providerFilters = {
  /** Free text over names, profession, place and services. */
  search: z.optional(line(100)),
  category: z.optional(line(80)),
  profession: z.optional(line(80)),
  specialization: z.optional(line(80)),
  /** All of them are met. */
  needs: z.optional(needList),
  /** A language spoken there: its ISO 639 code. */
  speaks: z.optional(z.string().check(z.toLowerCase(), z.regex(/^[a-z]{2,3}$/, 'Must be a code such as fr'))),
  priceRange: z.optional(PriceRange),
  /** Of the lowest price, in whole units of `currency`; who charges in another one is left out. */
  minPrice: z.optional(decimalNumber(0, 1_000_000)),
  maxPrice: z.optional(decimalNumber(0, 1_000_000)),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be a code such as GBP'))),
  minRating: z.optional(decimalNumber(1, 5)),
  verified: z.optional(yes),
  openNow: z.optional(yes),
  location: z.optional(line(100)),
  userLat: z.optional(decimalNumber(-90, 90)),
  userLng: z.optional(decimalNumber(-180, 180)),
  /** What is no number is left out. */
  distanceKm: z.optional(z.union([decimalNumber(0.1, 100), noNumber()], distanceReason)),
  /** Nobody outside of it: `south,west,north,east` in degrees, beside or in place of the others. */
  bounds: z.optional(bounds),
  sort: z.optional(z.enum(providerSorts)),
}

/** So many are featured at most: they are read together, and sorted where they are shown. */
export const mostFeatured = 24

export const providers = endpoints('providers', {
  list: {
    summary: 'Active providers, best rated first',
    method: 'GET',
    path: '/providers',
    aliases: ['/provider'],
    access: 'public',
    mayLag: true,
    input: z.object({ ...providerFilters, ...pageInput }),
    output: z.object({ providers: z.array(ProviderCard), pagination: Pagination }),
    envelope: 'spread',
  },
  featured: {
    summary: 'Featured providers, then the best rated',
    method: 'GET',
    path: '/providers/featured',
    access: 'public',
    mayLag: true,
    input: z.object({ limit: z._default(wholeNumber(1, 50), 8) }),
    output: z.array(ProviderCard),
  },
  popular: {
    summary: 'Most booked in the last 90 days',
    method: 'GET',
    path: '/providers/popular',
    access: 'public',
    mayLag: true,
    input: z.object({
      userLat: z.optional(decimalNumber(-90, 90)),
      userLng: z.optional(decimalNumber(-180, 180)),
      page: pageInput.page,
      limit: z._default(wholeNumber(1, 50), 12),
    }),
    output: z.array(ProviderCard),
  },
  get: {
    summary: 'One provider by id or slug',
    method: 'GET',
    path: '/providers/{id}',
    access: 'public',
    mayLag: true,
    input: z.object({ id: line(200, 1) }),
    output: Provider,
    envelope: { key: 'provider' },
  },
  services: {
    summary: 'The active services of a provider, by id or slug',
    method: 'GET',
    path: '/providers/{id}/services',
    access: 'public',
    mayLag: true,
    input: z.object({ id: line(200, 1) }),
    output: z.array(Service),
  },
})
