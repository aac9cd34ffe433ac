import { readFile } from 'node:fs/promises'
import { isIP, isIPv6 } from 'node:net'
import * as z from 'zod/mini'
import { ConfigError } from './config.server.ts'
import type { App, Whereabouts } from './context.ts'
import { isZone } from './time.server.ts'

const maybe = {
  text: z.catch(z.nullable(z.string()), null),
  number: z.catch(z.nullable(z.number()), null),
}
/** Of the two schemas there are, that of MaxMind and the plain one. */
const Nested = z.object({
  country: z.object({ iso_code: z.string() }),
  city: z.catch(z.nullable(z.object({ names: z.object({ en: z.string() }) })), null),
  location: z.catch(z.object({ latitude: maybe.number, longitude: maybe.number, time_zone: maybe.text }), {
    latitude: null,
    longitude: null,
    time_zone: null,
  }),
})
const Plain = z.object({
  country_code: z.string(),
  city: maybe.text,
  latitude: maybe.number,
  longitude: maybe.number,
  timezone: maybe.text,
})

/** Asks the operator's file where an address is. Throws ConfigError when it cannot be read. */
export async function openAddressTable(file: string | null): Promise<App['whereIs']> {
  if (file === null) return () => null
  // Whoever has no table does not pay for what reads one.
  const { Reader } = await import('maxmind')
  const reader = await readFile(file)
    .then((bytes) => new Reader(bytes))
    .catch((error: unknown) => {
      throw new ConfigError([`LOCATION_TABLE cannot be read: ${error instanceof Error ? error.message : error}`])
    })
  return (counted) => {
    // Limits count IPv6 by its network.
    const address = counted.replace(/\/64$/, '')
    // A table of IPv4 alone answers IPv6 with somebody else's place.
    if (!isIP(address) || (isIPv6(address) && reader.metadata.ipVersion === 4)) return null
    try {
      return whereaboutsOf(reader.get(address))
    } catch {
      // A damaged file says nothing of this address.
      return null
    }
  }
}

function whereaboutsOf(entry: unknown): Whereabouts | null {
  const nested = z.safeParse(Nested, entry)
  if (nested.success) {
    const { country, city, location } = nested.data
    return whereabouts(country.iso_code, city?.names.en, location.time_zone, location.latitude, location.longitude)
  }
  const plain = z.safeParse(Plain, entry)
  if (!plain.success) return null
  const { country_code, city, timezone, latitude, longitude } = plain.data
  return whereabouts(country_code, city, timezone, latitude, longitude)
}

function whereabouts(
  country: string,
  city: string | null | undefined,
  timezone: string | null,
  lat: number | null,
  lng: number | null,
): Whereabouts | null {
  if (!/^[A-Z]{2}$/.test(country)) return null
  const coordinates = lat === null || lng === null ? null : { lat, lng }
  return { country, city: city || null, timezone: timezone && isZone(timezone) ? timezone : null, coordinates }
}
