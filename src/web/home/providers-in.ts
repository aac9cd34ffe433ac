import type { UserLocation } from '../../domains/location/contract.ts'
import { searchProviders } from '../../domains/search/ui/search-providers.ts'

const radiusKm = 15

/** Four of the best there; null where that cannot be said. */
export async function providersIn({ coordinates }: UserLocation) {
  if (!coordinates) return null
  const where = { userLat: coordinates.lat, userLng: coordinates.lng, distanceKm: radiusKm }
  const { providers, error } = await searchProviders({ ...where, sort: 'rating', limit: 4 })
  // The distance is that to the middle of the place, not to the reader.
  return error === null ? providers.map((provider) => ({ ...provider, distanceKm: null })) : null
}
