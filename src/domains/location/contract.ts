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

export const location = endpoints('location', {
  search: {
    summary: 'Places whose name starts with the query, larger ones first; no query: the largest',
    method: 'GET',
    path: '/location/search',
    access: 'public',
    limit: callLimits.search,
    input: z.object({ query: z._default(line(100), '') }),
    output: z.array(Place),
  },
  near: {
    summary: 'The places around a position, the nearest first',
    method: 'GET',
    path: '/location/near',
    access: 'public',
    limit: callLimits.search,
    input: z.object({ lat: decimalNumber(-90, 90), lng: decimalNumber(-180, 180) }),
    output: z.array(Place),
  },
})

/** What the search for a place offers while its own list cannot be read. */
export const placesWithoutSearch = 'San Francisco, New York, London, Paris, Madrid, Toronto, Sydney, Tokyo'.split(', ')
