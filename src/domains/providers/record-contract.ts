import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line } from '../../lib/text.ts'
import { PriceRange } from './contract.ts'

/** Open and closed by the week: from when somebody works to when nobody does any more. */
const WorkingDay = z.object({ isOpen: z.boolean(), start: z.string(), end: z.string() })

const StoredService = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.object({ default: z.int() }),
  pricing: z.object({ basePrice: z.number() }),
  category: z.string(),
  status: z.string(),
  isActive: z.boolean(),
})

/** A provider under the names of the specification; what somebody hides is not in it. */
export const ProviderRecord = z.object({
  _id: z.string(),
  slug: z.string(),
  /** Of the account behind it. */
  identityId: z.string(),
  businessName: z.string(),
  individualName: z.nullable(z.string()),
  /** `lastName` is empty where it is hidden. */
  user: z.object({ firstName: z.string(), lastName: z.string() }),
  displayName: z.nullable(z.string()),
  displaySettings: z.object({ showLastName: z.boolean() }),
  profession: z.string(),
  businessType: z.nullable(z.string()),
  /** The narrower first. `_id`: the slug, which never changes. */
  categories: z.array(z.object({ _id: z.string(), name: z.string(), slug: z.string() })),
  description: z.string(),
  bio: z.string(),
  greeting: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  /** `coordinates`: longitude, then latitude. `address`: the district, where it is known. */
  location: z.object({ coordinates: z.array(z.number()).check(z.length(2)), city: z.string(), address: z.string() }),
  media: z.object({ profileImage: z.nullable(z.string()), gallery: z.array(z.string()) }),
  /** `average` is null without reviews. */
  rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
  verification: z.object({ isVerified: z.boolean(), status: z.string() }),
  status: z.string(),
  featured: z.boolean(),
  premium: z.boolean(),
  services: z.array(StoredService),
  availability: z.object({ timezone: z.string(), workingHours: z.record(z.string(), WorkingDay) }),
  contact: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()), website: z.nullable(z.string()) }),
  specializations: z.array(z.string()),
  qualifications: z.array(z.string()),
  /** The same as `specializations`. */
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  pricing: z.object({ currency: z.string(), priceRange: z.nullable(PriceRange) }),
  /** Of the last 90 days, counted each hour; the order of the popular ones. */
  popularityScore: z.int(),
  /** Completed bookings. */
  bookingCount: z.int(),
  /**
   * `completionRate`: 0 to 1, of the bookings that are over; `avgResponseTime`: minutes until a request was answered. Null: there
   * was none.
   */
  analytics: z.object({
    totalBookings: z.int(),
    completionRate: z.nullable(z.number()),
    avgResponseTime: z.nullable(z.number()),
  }),
  seo: z.object({ title: z.string(), description: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastActive: z.nullable(z.string()),
})
export type ProviderRecord = z.infer<typeof ProviderRecord>

export const providerRecords = endpoints('providerRecords', {
  get: {
    summary: 'A provider as it is stored, by id, identity id or slug',
    method: 'GET',
    path: '/providers/{id}/record',
    access: 'public',
    mayLag: true,
    input: z.object({ id: line(200, 1) }),
    output: ProviderRecord,
    envelope: { key: 'provider' },
  },
})
