import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, Database } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { slugify } from '../../lib/slug.ts'
import { localDate } from '../../lib/time.server.ts'
import type { Place } from '../location/contract.ts'
import { readPlaces } from '../location/read-places.server.ts'
import { findPlace, findPlaceBySlug } from '../location/service.server.ts'
import {
  cityRadiusKm,
  distanceToPosition,
  districtRadiusKm,
  listTables,
  matching,
  type Resolved,
  resolve,
} from '../providers/listing.server.ts'
import type { find, LandingLink } from './find-contract.ts'
import { fewestListed, type Landing, landingOf, landings } from './landing.rules.ts'
import { search as texts } from './texts/en.ts'

type Asked = z.output<typeof find.landing.input>
type Found = { landing: Landing; place: Place; filters: Landing['filter'] & { location: string }; resolved: Resolved }

export async function findLanding(ctx: Ctx, asked: Asked) {
  const { landing, place, filters } = await getLanding(ctx, asked)
  return { ...linkTo(landing, place), place, filters, today: localDate(ctx.now, place.timezone) }
}

const notThere = () => new AppError('not_found', 'landing_not_found', texts.errors.landing_not_found)

async function getLanding(ctx: Ctx, { what, place: name }: Asked): Promise<Found> {
  const landing = landingOf(what)
  const place = landing && (await placeOf(ctx.db, name))
  const found = landing && place && (await atPlace(ctx, landing, place))
  if (!found) throw notThere()
  const { rows } =
    await sql`select from ${listTables} where ${matching(ctx, found.filters, found.resolved)} and ${isOf(place)}
    limit ${fewestListed}`.execute(ctx.db)
  if (rows.length < fewestListed) throw notThere()
  return found
}

/** Null where the name that the search is given means another place. */
async function atPlace(ctx: Ctx, landing: Landing, place: Place): Promise<Found | null> {
  const location = place.name === place.city ? place.name : `${place.name}, ${place.city}`
  const filters = { ...landing.filter, location }
  const resolved = await resolve(ctx, filters)
  return isAt(resolved.area, place) ? { landing, place, filters, resolved } : null
}

const isAt = (point: { lat: number; lng: number } | null, { coordinates }: Place) =>
  point?.lat === coordinates.lat && point.lng === coordinates.lng

/**
 * Around a village lies the town next to it: a page of its own would list the same people. A district is small enough to be
 * what lies around it.
 */
const isOf = ({ name, city }: Place) => (name === city ? sql`plain_text(p.city) = plain_text(${city})` : sql`true`)

/** By slug or name. Of several places of one name the page is that of the one people mean. */
async function placeOf(db: Database, name: string): Promise<Place | null> {
  const place = (await findPlaceBySlug(db, name)) ?? (await findPlace(db, name.replaceAll('-', ' ')))
  // A postcode is what is searched, and no place that people go to.
  if (!place || (await readPlaces()).isOwn(place)) return null
  const slug = slugOf(place)
  const meant = (await findPlaceBySlug(db, slug)) ?? (await findPlace(db, slug.replaceAll('-', ' ')))
  return meant && isAt(meant.coordinates, place) ? place : null
}

/** Numbers behind a name of the gazetteer are others in its next edition. */
const slugOf = ({ slug, name }: Place) => (slug.replace(/-\d+$/, '') === slugify(name) ? slugify(name) : slug)

const linkTo = ({ slug, filter }: Landing, place: Place) => ({
  path: `/${slug}/${slugOf(place)}`,
  slug,
  isCategory: 'category' in filter && filter.category === slug,
})

export async function readLandingFacts(ctx: Ctx, asked: Asked) {
  const found = await getLanding(ctx, asked)
  const [facts, nearby, trades] = await Promise.all([
    readFacts(ctx, found),
    readNearby(ctx, found),
    readTrades(ctx, found),
  ])
  return { ...facts, nearby, trades }
}

type Facts = Omit<z.output<typeof find.landingFacts.output>, 'nearby' | 'trades'>

async function readFacts(ctx: Ctx, { filters, resolved }: Found): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with found as materialized (
      select l.provider_id, l.currency, l.rating as average, l.reviews_count as count, p.cancellation_policy = '[]' as is_free, l.is_online
      from ${listTables} where ${matching(ctx, filters, resolved)}),
    counted as materialized (
      select count(*)::int as count, mode() within group (order by currency) as currency,
        (sum(average * count) / nullif(sum(count), 0))::float8 as rating, coalesce(sum(count), 0)::int as "reviewsCount",
        count(*) filter (where is_online)::int as online, count(*) filter (where is_free)::int as "freeCancellation"
      from found)
    select counted.*, priced.* from counted cross join (
      select min(price_minor)::int as "lowestPriceMinor",
        (percentile_disc(0.5) within group (order by price_minor))::int as "typicalPriceMinor"
      from found join service s on s.provider_id = found.provider_id join counted on counted.currency = found.currency
      where s.is_active and s.price_minor > 0) priced`.execute(ctx.db)
  const [facts] = rows
  if (!facts) throw new Error('An aggregate has one row')
  return facts
}

/** So many places around are looked at. */
const placesAround = 16
const linksShown = 8
/** What more there are makes no difference to a link. */
const countedTo = 1000

async function readNearby(ctx: Ctx, { landing, place }: Found): Promise<LandingLink[]> {
  const { lat, lng } = place.coordinates
  const around = (await readPlaces()).near(lat, lng, placesAround).filter((one) => !isAt(one.coordinates, place))
  const meant = await Promise.all(around.map((one) => placeOf(ctx.db, one.slug)))
  const found = await Promise.all(meant.map((one) => one && atPlace(ctx, landing, one)))
  const pages = found.filter((one) => one !== null)
  if (pages.length === 0) return []
  const counts = pages.map(
    ({ filters, resolved, place: one }, index) => sql`select ${index}::int as place, count(*)::int as count
      from (select from ${listTables} where ${matching(ctx, filters, resolved)} and ${isOf(one)} limit ${countedTo}) listed`,
  )
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(ctx.db)
  const countOf = new Map(rows.map(({ place: index, count }) => [index, count]))
  return pages
    .map((page, index) => ({ ...linkTo(landing, page.place), place: page.place.name, count: countOf.get(index) ?? 0 }))
    .filter(({ count }) => count >= fewestListed)
    .slice(0, linksShown)
}

type TradeRow = { profession: string; category: string; count: number }

async function readTrades(ctx: Ctx, { landing, place, filters, resolved }: Found): Promise<LandingLink[]> {
  const { rows } = await sql<TradeRow>`
    select lower(p.profession) as profession, p.category_slug as category, count(*)::int as count
    from ${listTables} where ${matching(ctx, { location: filters.location }, resolved)} and ${isOf(place)} group by 1, 2`.execute(
    ctx.db,
  )
  return linksOf(rows, place)
    .filter(({ slug }) => slug !== landing.slug)
    .slice(0, linksShown)
}

/** The pages of a place where enough are listed, those with the most first. */
function linksOf(rows: readonly TradeRow[], place: Place): LandingLink[] {
  return landings
    .map((landing) => {
      const { filter } = landing
      const isIn = (row: TradeRow) =>
        'category' in filter ? row.category === filter.category : row.profession === filter.profession.toLowerCase()
      const count = rows.filter(isIn).reduce((sum, row) => sum + row.count, 0)
      return { ...linkTo(landing, place), place: place.name, count }
    })
    .filter(({ count }) => count >= fewestListed)
    .sort((a, b) => b.count - a.count)
}

type Page = { limit: number; offset?: number }

/** All there are where providers name the place themselves, as the job `landing-links` has written them within half an hour. */
export async function listLandings({ db }: Ctx, { limit, offset = 0 }: Page): Promise<LandingLink[]> {
  const { rows } = await sql<LandingLink>`select path, slug, is_category as "isCategory", place, count from landing_link
    order by count desc, path limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countLandings({ db }: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from landing_link`.execute(db)
  return rows[0]?.count ?? 0
}

const writtenAtOnce = 1000
/** Of so many names of places providers are counted in one statement: of a hundred thousand that is far from its time-out. */
const namesAtOnce = 4

/** From every listed provider. */
export async function workOutLandings(ctx: Ctx): Promise<void> {
  const links = await readLandings(ctx)
  await transaction(ctx, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('landing links', 0))`.execute(db)
    await db.deleteFrom('landing_link').execute()
    for (let first = 0; first < links.length; first += writtenAtOnce) {
      const some = links.slice(first, first + writtenAtOnce)
      const rows = some.map(({ isCategory, ...link }) => ({ ...link, is_category: isCategory }))
      await db.insertInto('landing_link').values(rows).execute()
    }
  })
}

type NamedPlace = { city: string; area: string | null; place: Place }

async function readLandings({ db }: Ctx): Promise<LandingLink[]> {
  const all = await readNamedPlaces(db)
  const links: LandingLink[] = []
  for (let first = 0; first < all.length; first += namesAtOnce)
    links.push(...(await readLandingsAt(db, all.slice(first, first + namesAtOnce))))
  return links
}

async function readLandingsAt(db: Database, named: readonly NamedPlace[]): Promise<LandingLink[]> {
  const { rows } = await sql<TradeRow & { named: number }>`
    select n.index as named, lower(p.profession) as profession, p.category_slug as category, count(*)::int as count
    from unnest(${named.map(({ city }) => city)}::text[], ${named.map(({ area }) => area)}::text[],
        ${named.map(({ place }) => place.coordinates.lat)}::float8[], ${named.map(({ place }) => place.coordinates.lng)}::float8[],
        ${named.map((_, index) => index)}::int[]) n(city, area, lat, lng, index)
      join provider p on p.city = n.city and (n.area is null or p.area = n.area)
      join listing l on l.provider_id = p.provider_id
    where l.is_listed and ${distanceToPosition(sql`globe_position(n.lat, n.lng)`)}
      <= case when n.area is null then ${cityRadiusKm}::float8 else ${districtRadiusKm} end
    group by 1, 2, 3`.execute(db)
  const rowsOf = Map.groupBy(rows, (row) => row.named)
  return named.flatMap(({ place }, index) => linksOf(rowsOf.get(index) ?? [], place))
}

/** Cities and districts by the names that providers give them, each place once. */
async function readNamedPlaces(db: Database): Promise<NamedPlace[]> {
  const { rows } = await sql<{ city: string; area: string | null }>`
    select p.city, null as area from ${listTables} where l.is_listed group by 1 having count(*) >= ${fewestListed}
    union all
    select p.city, nullif(p.area, p.city) from ${listTables} where l.is_listed group by 1, 2
      having count(*) >= ${fewestListed}`.execute(db)
  const places = await readPlaces()
  const byPath = new Map<string, NamedPlace>()
  for (const { city, area } of rows) {
    const place = places.find(area ? `${area}, ${city}` : city)
    const slug = place && slugOf(place)
    const meant = slug && places.find(slug.replaceAll('-', ' '))
    if (
      place &&
      meant &&
      !places.isOwn(place) &&
      isAt(meant.coordinates, place) &&
      (place.name === place.city) === !area
    )
      byPath.set(slug, { city, area, place })
  }
  return [...byPath.values()]
}
