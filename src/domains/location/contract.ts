import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { callLimits } from '../../lib/limits.ts'
import { decimalNumber, line } from '../../lib/text.ts'

export const Place = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  timezone: z.string(),
  currency: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
})
export type Place = z.infer<typeof Place>

/** Where somebody is, as far as anybody knows. `coordinates` are those of the place. */
export const UserLocation = z.object({
  /** Found out, and neither chosen nor assumed. */
  detected: z.boolean(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  currency: z.string(),
  timezone: z.string(),
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** Nobody knows, and this is where most of our readers are. */
  fallback: z.boolean(),
})
export type UserLocation = z.infer<typeof UserLocation>

/** Where nothing is known of somebody, and where a map starts. */
export const defaultLocation: UserLocation = {
  ...{ detected: false, country: 'GB', region: 'England', city: 'London', currency: 'GBP', timezone: 'Europe/London' },
  ...{ coordinates: { lat: 51.5074, lng: -0.1278 }, fallback: true },
}

const countryCode = () => z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be a code such as GB'))

export const location = endpoints('location', {
  search: {
    summary: 'Places by the beginning of a name, another name or a postcode, larger ones first; no query: the largest',
    method: 'GET',
    path: '/location/search',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({ query: z._default(line(100), '') }),
    output: z.array(Place),
  },
  detect: {
    summary: 'Where the reader probably is; nothing of it is kept',
    method: 'GET',
    path: '/location/detect',
    access: 'public',
    limit: callLimits.read,
    /** What a browser knows of itself: 'Europe/Paris', 'fr-FR'. */
    input: z.object({ timezone: z._default(line(64), ''), language: z._default(line(64), '') }),
    output: UserLocation,
  },
  set: {
    summary:
      'A place that somebody chose, made whole by what is known of it; the browser keeps it, the server does not',
    method: 'POST',
    path: '/location/set',
    access: 'public',
    limit: callLimits.read,
    input: z.strictObject({
      country: countryCode(),
      city: line(100, 1),
      region: z.optional(line(100)),
      currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be a code such as GBP'))),
      timezone: z.optional(line(64)),
      coordinates: z.optional(
        z.nullable(z.strictObject({ lat: decimalNumber(-90, 90), lng: decimalNumber(-180, 180) })),
      ),
      // The state that a client holds beside them.
      detected: z.optional(z.boolean()),
      loading: z.optional(z.boolean()),
      fallback: z.optional(z.boolean()),
    }),
    output: UserLocation,
  },
  near: {
    summary: 'The places around a position, the nearest first',
    method: 'GET',
    path: '/location/near',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({ lat: decimalNumber(-90, 90), lng: decimalNumber(-180, 180) }),
    output: z.array(Place),
  },
})

/** What the search for a place offers while its own list cannot be read. */
export const placesWithoutSearch = 'San Francisco, New York, London, Paris, Madrid, Toronto, Sydney, Tokyo'.split(', ')
