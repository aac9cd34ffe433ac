import { implement } from '../../lib/api/serve.server.ts'
import { boundsOf, drawPlaces } from './map.rules.ts'
import { type MapDrawing, maps, type View } from './map-contract.ts'
import { readPlaces } from './read-places.server.ts'

/** Of which most have no room. */
const placesAsked = 400

export async function drawMap(view: View): Promise<MapDrawing> {
  return { view, places: drawPlaces(view, (await readPlaces()).within(boundsOf(view), placesAsked)) }
}

export const mapRoutes = implement(maps, {
  draw: (_ctx, { lat, lng, ...view }) => drawMap({ centre: { lat, lng }, ...view }),
})
