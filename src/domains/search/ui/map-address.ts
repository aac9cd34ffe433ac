import type { Bounds } from '../../location/map-contract.ts'

export function withMap(params: URLSearchParams): string {
  return `/search?${new URLSearchParams([...params, ['view', 'map']])}`
}

/** What stands in that part of the map, wherever was searched before. */
export function areaOf(bounds: Bounds, params: URLSearchParams, isOpen = false): string {
  const next = inArea(bounds, params)
  if (isOpen) next.set('view', 'map')
  return `/search?${next}`
}

/** The same search in that part of the map. */
export function inArea(bounds: Bounds, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['location', 'userLat', 'userLng', 'distanceKm', 'page', 'after']) next.delete(name)
  next.set('bounds', boundsText(bounds))
  return next
}

/** To a metre, and nobody who stands on its edge is left out. */
export function boundsText({ south, west, north, east }: Bounds): string {
  const down = (degrees: number) => Math.floor(degrees * 1e5) / 1e5
  const up = (degrees: number) => Math.ceil(degrees * 1e5) / 1e5
  return [down(south), down(west), up(north), up(east)].join()
}
