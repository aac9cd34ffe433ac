import { type RawBuilder, sql } from 'kysely'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, Database } from '../../lib/context.ts'
import { location, type Place } from './contract.ts'

const columns = sql`slug, name, city, region, country, timezone, currency, json_build_object('lat', latitude, 'lng', longitude) as coordinates`

export async function searchPlaces(ctx: Ctx, { query }: { query: string }): Promise<Place[]> {
  const prefix = plainPattern(query)
  const { rows } = await sql<Place>`
    select ${columns} from place
    where plain_text(name) like ${prefix} || '%' or plain_text(name) like '% ' || ${prefix} || '%'
    order by population_rank, name limit 10`.execute(ctx.db)
  return rows
}

/** The place people mean by a name such as 'Bethnal Green' or 'Bethnal Green, London'; null when we know none. */
export async function findPlace(db: Database, name: string): Promise<Place | null> {
  const [first = '', city = null] = name.split(',').map((part) => part.trim())
  const { rows } = await sql<Place>`
    select ${columns} from place
    where plain_text(name) = plain_text(${first}) and (${city}::text is null or plain_text(city) = plain_text(${city}))
    order by population_rank limit 1`.execute(db)
  return rows[0] ?? null
}

export async function findPlaceBySlug(db: Database, slug: string): Promise<Place | null> {
  const { rows } = await sql<Place>`select ${columns} from place where slug = ${slug}`.execute(db)
  return rows[0] ?? null
}

/** The nearest first, as the crow flies over a few dozen kilometres. */
async function listNearby(ctx: Ctx, { lat, lng }: { lat: number; lng: number }): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${columns} from place
    where latitude between ${lat - 0.4} and ${lat + 0.4} and longitude between ${lng - 0.8} and ${lng + 0.8}
    order by (latitude - ${lat}) ^ 2 + ((longitude - ${lng}) * cos(radians(${lat}))) ^ 2, population_rank limit 30`.execute(
    ctx.db,
  )
  return rows
}

/** What is typed, as a part of a pattern for what is in `plain_text`: its signs are signs. */
export function plainPattern(text: string): RawBuilder<string> {
  // Only what is plain already: some letters become signs.
  return sql`regexp_replace(plain_text(${text}), '[\\\\%_]', '\\\\\\&', 'g')`
}

export const routes = implement(location, { search: searchPlaces, near: listNearby })
