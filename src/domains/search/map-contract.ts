import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { callLimits } from '../../lib/limits.ts'
import { wholeNumber } from '../../lib/text.ts'
import { Bounds, MapDrawing } from '../location/map-contract.ts'
import { search } from './contract.ts'

/** One provider. `x` and `y`: where its pin points to, in pixels of the drawing. */
export const Pin = z.object({
  providerId: z.string(),
  linkTo: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  x: z.int(),
  y: z.int(),
  /** The date at the provider's place, and its next free start within a week; null: none. */
  today: z.string(),
  start: z.nullable(z.string()),
})
export type Pin = z.infer<typeof Pin>

/** Several providers who stand too close to each other. `x` and `y`: its middle. */
export const Cluster = z.object({ count: z.int(), x: z.int(), y: z.int(), bounds: Bounds })
export type Cluster = z.infer<typeof Cluster>

export const ResultsMap = z.object({
  drawing: MapDrawing,
  pins: z.array(Pin),
  clusters: z.array(Cluster),
  /** How many stand in the bounds that were asked for; more than those are drawn, so that there is something to pull in. */
  count: z.int(),
  /** false: there are so many that the numbers are estimated. */
  isCounted: z.boolean(),
})
export type ResultsMap = z.infer<typeof ResultsMap>

export const searchMap = endpoints('search', {
  map: {
    summary: 'What is found in a part of the map: pins with the next free time, clusters, and the place names to draw',
    method: 'GET',
    path: '/search/map',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    /** Without `bounds` it is around where is searched. */
    input: z.extend(z.omit(search.providers.input, { page: true, limit: true, after: true }), {
      /** The window it is looked at through, in pixels; more than that is drawn, so that there is something to pull in. */
      width: z._default(wholeNumber(200, 2560), 560),
      height: z._default(wholeNumber(200, 2560), 600),
    }),
    output: ResultsMap,
  },
})
