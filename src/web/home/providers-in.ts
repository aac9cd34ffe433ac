import type { UserLocation } from '../../domains/location/contract.ts'
import { search } from '../../domains/search/contract.ts'
import { createHttpCall } from '../../lib/api/call.ts'

const call = createHttpCall({ accessToken: () => null, refresh: async () => false })
const radiusKm = 15

/** Four of the best there; null where that cannot be said. */
export async function providersIn({ coordinates }: UserLocation) {
  if (!coordinates) return null
  const where = { userLat: coordinates.lat, userLng: coordinates.lng, distanceKm: radiusKm }
  const found = await call(search.providers, { ...where, sort: 'rating', limit: 4 }).catch(() => null)
  // The distance is that to the middle of the place, not to the reader.
  return found?.providers.map((provider) => ({ ...provider, distanceKm: null })) ?? null
}
