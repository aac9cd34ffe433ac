import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { callLimits } from '../../lib/limits.ts'
import { decimalNumber, wholeNumber } from '../../lib/text.ts'

/** Beyond 180 degrees `east` is the smaller. @public */
export const Bounds = z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })
export type Bounds = z.infer<typeof Bounds>

/** A drawing of so many pixels; around the world there would be 256 times two to the power of `zoom`. */
export const View = z.object({
  centre: z.object({ lat: z.number(), lng: z.number() }),
  zoom: z.number(),
  width: z.int(),
  height: z.int(),
})
export type View = z.infer<typeof View>

export const DrawnPlace = z.object({
  name: z.string(),
  /** The middle of the name, in pixels. */
  x: z.int(),
  y: z.int(),
  /** One of the largest. */
  isMajor: z.boolean(),
  /** 0 to 4; no neighbour has the same. */
  tone: z.int(),
  /** What is nearer to it than to any other, as an SVG path. */
  ground: z.string(),
})
export type DrawnPlace = z.infer<typeof DrawnPlace>

export const MapDrawing = z.object({ view: View, places: z.array(DrawnPlace) })
export type MapDrawing = z.infer<typeof MapDrawing>

export const maps = endpoints('location', {
  draw: {
    summary: 'A map of place names: each with the ground that is nearest to it',
    method: 'GET',
    path: '/location/map',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({
      lat: decimalNumber(-85, 85),
      lng: decimalNumber(-180, 180),
      /** Around the world there are 256 times two to its power pixels. */
      zoom: z._default(decimalNumber(4, 16), 13),
      width: z._default(wholeNumber(100, 2600), 440),
      height: z._default(wholeNumber(100, 2600), 300),
      /** No name lies where the point of a pin, 44 px high, stands. */
      mark: z.optional(z.enum(['centre'])),
    }),
    output: MapDrawing,
  },
  key: {
    summary: 'The key for the maps of Google in a browser, where one is configured; else success is false',
    method: 'GET',
    path: '/location/google-maps-key',
    aliases: ['/location/google-maps-key1'],
    access: 'public',
    input: z.object({}),
    output: z.object({ success: z.optional(z.boolean()), key: z.optional(z.string()) }),
    envelope: 'spread',
  },
})
