import { type RawBuilder, sql } from 'kysely'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, Database } from '../../lib/context.ts'
import { keepByDatabase } from '../../lib/kept.server.ts'
import { plainText } from '../../lib/plain-text.ts'
import { location, type Place } from './contract.ts'
import { detectLocation, setLocation } from './detect-location.server.ts'
import { readPlaces } from './read-places.server.ts'

const columns = sql`slug, name, city, region, country, timezone, currency, json_build_object('lat', latitude, 'lng', longitude) as coordinates`

export async function searchPlaces(ctx: Ctx, { query }: { query: string }): Promise<Place[]> {
  // What home offers at every visit stands in the table.
  if (query !== '') return (await readPlaces()).search(query, 10)
  const { rows } = await sql<Place>`select ${columns} from place order by population_rank limit 10`.execute(ctx.db)
  return rows
}

const keptMs = 60_000
const longestKept = 100
const kept = keepByDatabase<Place>('places', 2000, keptMs)
/** Names of no place: another room, so that whoever tries many out takes none from those that are places. */
const missed = keepByDatabase<{ name: string }>('missed_places', 1000, keptMs)

/**
 * The place people mean by a name such as 'Bethnal Green', 'Bethnal Green, London' or 'Londres', or by a postcode; null when
 * we know none.
 */
export async function findPlace(db: Database, name: string): Promise<Place | null> {
  const known = kept(db).find(name)
  if (known) return known
  if (missed(db).find(name)) return null
  const place = await readPlace(db, name)
  if (place) kept(db).set(name, place)
  else if (name.length <= longestKept) missed(db).set(name, { name })
  return place
}

/** What is written for a place so that it is found again: its name, with as much behind it as that takes. */
export async function writtenFor(db: Database, place: Place): Promise<string> {
  const { name, city, region, coordinates } = place
  const isMeantBy = async (text: string) => {
    const found = (await findPlace(db, text))?.coordinates
    return found?.lat === coordinates.lat && found.lng === coordinates.lng
  }
  if (await isMeantBy(name)) return name
  const parts = [city, region].filter((part) => part !== name)
  for (const part of [...parts, ...(await readPlaces()).besides(place)])
    if (await isMeantBy(`${name}, ${part}`)) return `${name}, ${part}`
  return name
}

async function readPlace(db: Database, name: string): Promise<Place | null> {
  const [first = '', city = null] = name.split(',').map((part) => part.trim())
  const { rows } = await sql<Place>`
    select ${columns} from place
    where plain_text(name) = plain_text(${first}) and (${city}::text is null or plain_text(city) = plain_text(${city}))
    order by population_rank limit 1`.execute(db)
  return rows[0] ?? (await readPlaces()).find(name)
}

/** What a place is called there that has this word for another name: 'londres' is 'london'. Null: none, or more than a word. */
export async function nameOfPlace(word: string): Promise<string | null> {
  const name = plainText((await readPlaces()).find(word)?.name ?? '')
  return name !== word && /^\p{L}+$/u.test(name) ? name : null
}

export async function findPlaceBySlug(db: Database, slug: string): Promise<Place | null> {
  const { rows } = await sql<Place>`select ${columns} from place where slug = ${slug}`.execute(db)
  return rows[0] ?? (await readPlaces()).findBySlug(slug)
}

/** What is typed, as a part of a pattern for what is in `plain_text`: its signs are signs. */
export function plainPattern(text: string): RawBuilder<string> {
  // Only what is plain already: some letters become signs.
  return sql`regexp_replace(plain_text(${text}), '[\\\\%_]', '\\\\\\&', 'g')`
}

export const routes = implement(
  location,
  {
    search: searchPlaces,
    near: async (_ctx, { lat, lng }) => (await readPlaces()).near(lat, lng, 30),
    detect: detectLocation,
    set: setLocation,
  },
  {
    search: {
      detail:
        'Towns and districts of the United Kingdom, Ireland, France, Spain and Portugal, and some cities elsewhere; postcodes are those of France, the first halves of many British ones, and those of the operator’s own table; a whole British one is looked up by its first half. Accents do not count, small typing errors are tolerated, and `Newport, Wales` asks for one of several. Places: GeoNames, CC BY 4.0; French postcodes: Etalab, Licence Ouverte.',
    },
    detect: {
      detail:
        'By what the edge of the site says, else by the operator’s table of addresses, else by the `timezone` and then the region of the `language` that the browser names (or its Accept-Language). Nobody else is asked. With `fallback` it is nothing but the default.',
    },
    set: { example: { country: 'FR', city: 'Lyon' } },
  },
)
