import { createHttpCall } from '../../../lib/api/call.ts'
import type { Position } from '../map.rules.ts'
import { maps } from '../map-contract.ts'

/** What of Google's maps is used here. */
export type GoogleMaps = {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap
  OverlayView: new () => GoogleOverlay
  Geocoder: new () => {
    geocode(asked: { address: string }, answer: (found: Geocoded[] | null, status: string) => void): void
  }
}
export type GoogleMap = {
  addListener(name: string, listener: () => void): { remove(): void }
  getBounds(): { toJSON(): { north: number; south: number; east: number; west: number } } | undefined
  getCenter(): { toJSON(): Position } | undefined
  getZoom(): number | undefined
  setCenter(position: Position): void
  setZoom(zoom: number): void
}
export type GoogleOverlay = {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  setMap(map: GoogleMap | null): void
  getPanes(): { overlayMouseTarget: HTMLElement } | null
  getProjection(): { fromLatLngToDivPixel(position: Position): { x: number; y: number } | null } | undefined
}
type Geocoded = { geometry: { location: { toJSON(): Position } }; formatted_address: string }

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
    /** Google calls it when it refuses the key, however late. */
    gm_authFailure?: () => void
    mapsAreThere?: () => void
  }
}

/** Why there is no map of Google's; ours is shown then. */
export type MapsFailure =
  | 'MISSING_MAPS_API_KEY'
  | 'Maps auth failure'
  | 'Failed to load the maps API'
  | 'Maps loaded but maps is undefined'
  | 'existing maps script not ready (timeout)'

const service = 'https://maps.googleapis.com/maps/api'
const script = `script[src^="${service}/js"]`

const call = createHttpCall({ accessToken: () => null, refresh: async () => false })

/** Null where none is configured. Only where the first address does not answer, the second is asked. */
async function readKey(): Promise<string | null> {
  const ask = async (path: `/${string}`) => (await call({ ...maps.key, path }, {})).key ?? null
  return ask(maps.key.path).catch(() => ask('/location/google-maps-key1').catch(() => null))
}

const undefinedMaps = 'Maps loaded but maps is undefined'
const failed = (failure: MapsFailure) => new Error(failure)

/** A script that loads in parts makes the object first, and the map last. */
const loaded = () => (window.google?.maps?.Map ? window.google.maps : null)

let loading: Promise<GoogleMaps> | null = null
let isRefused = false
const refusals = new Set<() => void>()

/** Google's maps, loaded once for all who ask; after a failure whoever asks next tries again. Rejects with a `MapsFailure`. */
export function loadMaps(): Promise<GoogleMaps> {
  if (isRefused) return Promise.reject(failed('Maps auth failure'))
  const there = loaded()
  if (there && !loading) return Promise.resolve(there)
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

/** Called also for a key that is refused after all was loaded; answers what ends it. */
export function onRefusal(listener: () => void): () => void {
  refusals.add(listener)
  return () => refusals.delete(listener)
}

async function load(): Promise<GoogleMaps> {
  if (document.querySelector(script)) return untilThere(150, 15_000, 'existing maps script not ready (timeout)')
  const key = await readKey()
  if (!key) throw failed('MISSING_MAPS_API_KEY')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  window.mapsAreThere = resolve
  window.gm_authFailure = () => {
    isRefused = true
    reject(failed('Maps auth failure'))
    for (const listener of refusals) listener()
  }
  const added = document.createElement('script')
  added.async = true
  added.onerror = () => reject(failed('Failed to load the maps API'))
  // It may come and never call.
  added.onload = () => untilThere(150, 15_000, undefinedMaps).then(() => resolve(), reject)
  added.src = `${service}/js?${new URLSearchParams({ key, libraries: 'places,geometry', callback: 'mapsAreThere', loading: 'async' })}`
  document.head.append(added)
  try {
    await promise
    return await untilThere(100, 5000, undefinedMaps)
  } catch (error) {
    // Whoever tries again would wait for it.
    added.remove()
    throw error
  }
}

function untilThere(everyMs: number, withinMs: number, failure: MapsFailure): Promise<GoogleMaps> {
  const { promise, resolve, reject } = Promise.withResolvers<GoogleMaps>()
  let left = withinMs
  const look = () => {
    const there = loaded()
    if (isRefused) reject(failed('Maps auth failure'))
    else if (there) resolve(there)
    else if (left <= 0) reject(failed(failure))
    else {
      left -= everyMs
      setTimeout(look, everyMs)
    }
  }
  look()
  return promise
}

/** Where an address is, by Google. Rejects with 'Geocoding failed: ZERO_RESULTS' and its like. */
export async function geocode(address: string): Promise<Position & { formattedAddress: string }> {
  const { Geocoder } = await loadMaps()
  return new Promise((resolve, reject) =>
    new Geocoder().geocode({ address }, (found, status) => {
      const first = found?.[0]
      if (status !== 'OK' || !first) reject(new Error(`Geocoding failed: ${status}`))
      else resolve({ ...first.geometry.location.toJSON(), formattedAddress: first.formatted_address })
    }),
  )
}

type Marker = Position & { color?: string; label?: string }
type StaticMap = { center: Position; zoom?: number; width?: number; height?: number; markers?: readonly Marker[] }

/** The address of a picture of the map. Rejects with MISSING_MAPS_API_KEY. */
export async function staticMapUrl({ center, zoom = 14, width = 600, height = 300, markers = [] }: StaticMap) {
  const key = await readKey()
  if (!key) throw failed('MISSING_MAPS_API_KEY')
  const query = new URLSearchParams({
    ...{ center: `${center.lat},${center.lng}`, zoom: String(zoom), size: `${width}x${height}`, scale: '2' },
  })
  for (const { lat, lng, color = 'red', label = '' } of markers)
    query.append('markers', `color:${color}|label:${label}|${lat},${lng}`)
  query.set('key', key)
  return `${service}/staticmap?${query}`
}
