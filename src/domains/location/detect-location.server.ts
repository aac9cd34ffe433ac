import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../lib/api/endpoint.ts'
import { invalidInput } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { currencyOfCountry } from '../../lib/money.ts'
import { isZone } from '../../lib/time.server.ts'
import { defaultLocation, type location, type Place, type UserLocation } from './contract.ts'
import { readPlaces } from './read-places.server.ts'

type Known = Pick<UserLocation, 'country'> & Partial<Pick<UserLocation, 'city' | 'timezone' | 'coordinates'>>

/** By the edge or the operator's table, then the zone of the browser, then the region of its language, then the default. */
export async function detectLocation(
  ctx: Ctx,
  { timezone, language }: ParsedInputOf<typeof location.detect>,
): Promise<OutputOf<typeof location.detect>> {
  const { languages = '' } = ctx.client
  const whereabouts = ctx.client.whereabouts?.()
  const zone = isZone(timezone) ? timezone : null
  if (whereabouts) {
    const { country, city, coordinates } = whereabouts
    const own = whereabouts.timezone ?? zone
    return complete(ctx, { country, coordinates, ...(city && { city }), ...(own && { timezone: own }) })
  }
  const there = zone && (await largestOf(ctx, { timezone: zone }))
  if (there) return fromPlace(there)
  const country = regionOf(language) ?? regionOf(languages)
  return country ? complete(ctx, { country, ...(zone && { timezone: zone }) }) : defaultLocation
}

/** What a browser keeps of a place that was chosen; 422 for a zone that does not exist. */
export async function setLocation(
  ctx: Ctx,
  { country, city, region, currency, timezone, coordinates }: ParsedInputOf<typeof location.set>,
): Promise<OutputOf<typeof location.set>> {
  if (timezone && !isZone(timezone)) throw invalidInput('timezone', 'Must be a time zone such as Europe/London')
  const known = await complete(ctx, {
    country,
    city,
    ...(timezone && { timezone }),
    ...(coordinates && { coordinates }),
  })
  return { ...known, detected: false, region: region || known.region, currency: currency ?? known.currency }
}

/** Of a town that nobody knows its name is left, of a country without a town its largest. */
async function complete(ctx: Ctx, { country, city, timezone, coordinates }: Known): Promise<UserLocation> {
  const named = city ? (await readPlaces()).find(city, country) : null
  const place = named ?? (await largestOf(ctx, { country }))
  const isThere = place !== null && (named !== null || !city)
  return {
    detected: true,
    country,
    region: isThere ? place.region : '',
    city: named?.name ?? city ?? place?.name ?? '',
    currency: place?.currency ?? currencyOfCountry(country),
    timezone: timezone ?? place?.timezone ?? defaultLocation.timezone,
    coordinates: coordinates ?? (isThere ? place.coordinates : null),
    fallback: false,
  }
}

const fromPlace = ({ name, country, region, currency, timezone, coordinates }: Place): UserLocation => ({
  ...{ detected: true, country, region, city: name, currency, timezone, coordinates, fallback: false },
})

async function largestOf(
  ctx: Ctx,
  { country, timezone }: { country?: string; timezone?: string },
): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select slug, name, city, region, country, timezone, currency,
      json_build_object('lat', latitude, 'lng', longitude) as coordinates
    from place where ${country ? sql`country = ${country}` : sql`timezone = ${timezone}`}
    order by population_rank limit 1`.execute(ctx.db)
  return rows[0] ?? null
}

/** 'GB' of 'en-GB,en;q=0.9' and of 'zh-Hant-GB'; null where no language has a region. */
function regionOf(languages: string): string | null {
  for (const tag of languages.slice(0, 200).split(',')) {
    const [, region] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![a-z0-9])/i.exec(tag) ?? []
    if (region) return region.toUpperCase()
  }
  return null
}
