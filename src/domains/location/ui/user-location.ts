import { createHttpCall } from '../../../lib/api/call.ts'
import { inTime } from '../../../lib/in-time.ts'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { currencyOfCountry } from '../../../lib/money.ts'
import { defaultLocation, location, type Place, placesWithoutSearch, type UserLocation } from '../contract.ts'

const storageKey = 'userLocation'
const detectionMs = 5000

/** As nobody: where they are is not told together with who they are. */
const call = createHttpCall({ accessToken: () => null, refresh: async () => false })

/** What this browser keeps; null when it keeps none, or nothing that is one. */
export function keptLocation(): UserLocation | null {
  try {
    const kept: unknown = JSON.parse(readKept(storageKey) ?? 'null')
    return isLocation(kept) ? kept : null
  } catch {
    return null
  }
}

function isLocation(kept: unknown): kept is UserLocation {
  if (typeof kept !== 'object' || kept === null) return false
  const { coordinates } = kept as Record<string, unknown>
  const words = ['country', 'region', 'city', 'currency', 'timezone']
  const { lat, lng } = (coordinates ?? { lat: 0, lng: 0 }) as Record<string, unknown>
  return (
    words.every((name) => typeof (kept as Record<string, unknown>)[name] === 'string') &&
    [lat, lng].every((value) => typeof value === 'number')
  )
}

function keep(found: UserLocation): UserLocation {
  keepHere(storageKey, JSON.stringify(found))
  return found
}

export const forgetLocation = () => keepHere(storageKey, null)

/** By the server, else by what the browser says of itself; whoever answers too late finds the default. Never rejects. */
export async function detectLocation(): Promise<UserLocation> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const asked = call(location.detect, { timezone: timeZone, language: navigator.language })
  const found = await inTime(
    asked.catch(() => locationOfBrowser(navigator.language, timeZone)),
    detectionMs,
    'Location detection timeout',
  ).catch(() => defaultLocation)
  return keep(found)
}

/** The region of its language, with its own zone; the default where the language has none. */
export function locationOfBrowser(language: string, timezone: string): UserLocation {
  const [, country] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(language) ?? []
  if (!country) return defaultLocation
  const code = country.toUpperCase()
  const known = { country: code, currency: currencyOfCountry(code), timezone }
  return { detected: true, ...known, region: '', city: '', coordinates: null, fallback: false }
}

/** What they chose; a server that fails does not keep anybody from it. */
export async function chooseLocation({ name, country, region, currency, timezone, coordinates }: Place) {
  const chosen = { country, region, city: name, currency, timezone, coordinates }
  const whole = await call(location.set, chosen).catch(() => null)
  return keep(whole ?? { ...chosen, detected: false, fallback: false })
}

/** Places by what is typed; a server that fails leaves those of a fixed list. */
export async function searchPlaces(query: string): Promise<Place[]> {
  try {
    return await call(location.search, { query: query.slice(0, 100) })
  } catch {
    const typed = query.trim().toLowerCase()
    return staticPlaces.filter(({ name }) => name.toLowerCase().startsWith(typed))
  }
}

const rows: Readonly<Record<string, readonly [string, string, string, string, number, number]>> = {
  'San Francisco': ['US', 'California', 'USD', 'America/Los_Angeles', 37.7749, -122.4194],
  'New York': ['US', 'New York', 'USD', 'America/New_York', 40.7128, -74.006],
  London: ['GB', 'England', 'GBP', 'Europe/London', 51.5074, -0.1278],
  Paris: ['FR', 'Île-de-France', 'EUR', 'Europe/Paris', 48.8566, 2.3522],
  Madrid: ['ES', 'Comunidad de Madrid', 'EUR', 'Europe/Madrid', 40.4168, -3.7038],
  Toronto: ['CA', 'Ontario', 'CAD', 'America/Toronto', 43.6532, -79.3832],
  Sydney: ['AU', 'New South Wales', 'AUD', 'Australia/Sydney', -33.8688, 151.2093],
  Tokyo: ['JP', 'Tokyo', 'JPY', 'Asia/Tokyo', 35.6762, 139.6503],
}

const staticPlaces = placesWithoutSearch.flatMap((name): Place[] => {
  const row = rows[name]
  if (!row) return []
  const [country, region, currency, timezone, lat, lng] = row
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return [{ slug, name, city: name, region, country, timezone, currency, coordinates: { lat, lng } }]
})

/**
 * Where the browser says they are, which asks them first; to about a kilometre. Rejects when they refuse, and when it takes
 * five seconds.
 */
export async function positionHere(): Promise<{ lat: number; lng: number }> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      ...{ timeout: 5000, maximumAge: 600_000, enableHighAccuracy: false },
    }),
  )
  const rough = (degrees: number) => Number(degrees.toFixed(2))
  return { lat: rough(coords.latitude), lng: rough(coords.longitude) }
}

/** The place nearest to there; the position itself is not kept. Rejects also where we know no place. */
export async function placeHere(): Promise<Place> {
  const [nearest] = await call(location.near, await positionHere())
  if (!nearest) throw new Error('no place near')
  return nearest
}
