import { kmPerPixel } from '../../location/map.rules.ts'
import type { View } from '../../location/map-contract.ts'

export function withMap(params: URLSearchParams): string {
  return `/search?${new URLSearchParams([...params, ['view', 'map']])}`
}

/** As much around its middle as is seen of it to all sides. */
export function areaOf(view: View, params: URLSearchParams, isOpen = false): string {
  const radius = (Math.min(view.width, view.height) / 2) * kmPerPixel(view)
  const next = new URLSearchParams(params)
  for (const name of ['location', 'page']) next.delete(name)
  next.set('userLat', view.centre.lat.toFixed(4))
  next.set('userLng', view.centre.lng.toFixed(4))
  next.set('distanceKm', String(Math.max(0.1, Math.min(100, Number(radius.toFixed(1))))))
  if (isOpen) next.set('view', 'map')
  return `/search?${next}`
}
