import { implement } from '../../lib/api/serve.server.ts'
import { type Box, boundsOf, drawPlaces } from './map.rules.ts'
import { type MapDrawing, maps, type View } from './map-contract.ts'
import { readPlaces } from './read-places.server.ts'

/** Of which most have no room. */
const placesAsked = 400

export async function drawMap(view: View, mark: Box | null = null): Promise<MapDrawing> {
  return { view, places: drawPlaces(view, (await readPlaces()).within(boundsOf(view), placesAsked), mark) }
}

/** A pin that points there. */
function pinAt(x: number, y: number): Box {
  return { left: x - 22, right: x + 22, top: y - 44, bottom: y }
}

export const mapRoutes = implement(maps, {
  key: async ({ app: { googleMapsKey: key } }) => (key === null ? { success: false } : { key }),
  draw: (_ctx, { lat, lng, mark, ...view }) =>
    drawMap({ centre: { lat, lng }, ...view }, mark ? pinAt(view.width / 2, view.height / 2) : null),
})
