import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx, Database } from '../../lib/context.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import type { Bounds } from '../location/map-contract.ts'
import { findPlace, plainPattern } from '../location/service.server.ts'
import { type ProviderCard, type providerFilters, type RankPoints, rankPoints } from './contract.ts'
import { displayName } from './rules.ts'
import { specializationCalled, specializationFacet } from './specializations.server.ts'
import { anyFacet, resolveWords, type Words } from './words.server.ts'

type Filters = z.output<z.ZodMiniObject<typeof providerFilters>>
/** A circle to look in. */
export type Area = { lat: number; lng: number; radiusKm: number }
export type SortKey = NonNullable<Filters['sort']>

export type CardRow = {
  provider_id: string
  slug: string
  first_name: string
  last_name: string
  individual_name: string | null
  display_name: string | null
  business_name: string
  show_last_name: boolean
  profession: string
  category_name: string
  category_slug: string
  area: string
  city: string
  latitude: number
  longitude: number
  timezone: string
  profile_image: string | null
  rating: number | null
  reviews_count: number
  is_verified: boolean
  is_featured: boolean
  featured_position: number | null
  is_premium: boolean
  has_services: boolean
  starting_price_minor: number | null
  currency: string
  distance_km: number | null
}

export const listTables = sql`listing l join provider p on p.provider_id = l.provider_id`
export const cardTables = sql`${listTables}
  join account a on a.account_id = p.account_id join category cat on cat.slug = p.category_slug`

export function cardColumns(area: Area | null) {
  return sql`l.provider_id, p.slug, a.first_name, a.last_name, a.display_name, p.individual_name, p.business_name, p.show_last_name, p.profession,
    cat.name as category_name, cat.slug as category_slug, p.area, p.city, p.latitude, p.longitude, l.timezone, p.profile_image,
    l.rating, l.reviews_count, p.is_verified, l.is_featured, p.featured_position, p.is_premium, l.has_services, l.starting_price_minor,
    l.currency, ${area ? distanceTo(area) : sql`null::float8`} as distance_km`
}

const earthKm = 6371

/** Where it is on a globe of radius 1, as `globe_position` of the database says. */
function globePosition({ lat, lng }: Pick<Area, 'lat' | 'lng'>): RawBuilder<unknown> {
  const [latitude, longitude] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  const equator = Math.cos(latitude)
  const position = [equator * Math.cos(longitude), equator * Math.sin(longitude), Math.sin(latitude)]
  return sql`cube(${position}::float8[])`
}

/** Through the globe: it grows with the way along it, and the index knows it. */
const straightTo = (area: Pick<Area, 'lat' | 'lng'>) => sql`(l.position <-> ${globePosition(area)})`

/** Kilometres along the sphere. */
export const distanceTo = (area: Pick<Area, 'lat' | 'lng'>) => distanceToPosition(globePosition(area))

export const distanceToPosition = (position: RawBuilder<unknown>) =>
  sql`(${2 * earthKm}::float8 * asin(least(1, (l.position <-> ${position}) / 2)))`

export function isWithin(area: Area): RawBuilder<unknown> {
  const straight = 2 * Math.sin(area.radiusKm / earthKm / 2)
  // The box uses the index, the distance cuts its corners.
  return sql`l.position <@ cube_enlarge(${globePosition(area)}, ${straight}::float8, 3) and ${straightTo(area)} <= ${straight}::float8`
}

export function isInside({ south, west, north, east }: Bounds): RawBuilder<unknown> {
  const isBetween =
    east >= west
      ? sql`l.longitude between ${west} and ${east}`
      : sql`(l.longitude >= ${west} or l.longitude <= ${east})`
  return sql`(l.latitude between ${south} and ${north} and ${isBetween})`
}

export const cityRadiusKm = 15
export const districtRadiusKm = 3

/** Where to look: the given point, else the place of the given name; null for everywhere or a name we do not know. */
async function resolveArea(db: Database, filters: Filters): Promise<Area | null> {
  const { userLat, userLng, distanceKm, location } = filters
  const place = location ? await findPlace(db, location) : null
  if (place) {
    const isCity = place.name === place.city
    return { ...place.coordinates, radiusKm: distanceKm ?? (isCity ? cityRadiusKm : districtRadiusKm) }
  }
  if (location || userLat === undefined || userLng === undefined) return null
  return { lat: userLat, lng: userLng, radiusKm: distanceKm ?? cityRadiusKm }
}

/** What the filters say, put into places and words. */
export type Resolved = Words & { area: Area | null }

/** What the filters mean: where to look, and for what. `isTyping`: the words may be unfinished. */
export async function resolve(ctx: Ctx, filters: Filters, isTyping = false): Promise<Resolved> {
  const [area, words] = await Promise.all([resolveArea(ctx.db, filters), resolveWords(ctx, filters.search, isTyping)])
  return { area, ...words }
}

/** For a statement that calls the provider `p` and its owner's account `a`. */
export const isOpen = sql`is_open(p.status, a.status)`

/** Each of the words that are looked for, in all that means the same. */
export const wordQueries = ({ wanted }: Pick<Resolved, 'wanted'>): RawBuilder<unknown>[] =>
  (wanted ?? []).map(({ meaning }) => sql`${meaning}::tsquery`)

/** As `list_providers` of the database writes them. */
function facetsOf(filters: Filters): RawBuilder<unknown>[] {
  const { category, profession, specialization, needs = [], speaks, priceRange, verified } = filters
  const plain = [
    category && `category:${category}`,
    ...needs.map((need) => `need:${need}`),
    speaks && `speaks:${speaks}`,
    priceRange && `price:${priceRange}`,
    verified && 'verified',
  ]
  const facets = plain.flatMap((facet) => (facet ? [sql`lexeme_query(${facet})`] : []))
  // Lower case as the database writes it: of some letters it has its own.
  if (profession) facets.push(sql`lexeme_query('profession:' || lower(${profession}))`)
  if (specialization) facets.push(sql`(${specializationQuery(specialization)})`)
  return facets
}

/** By any of its names: each provider writes it in a language of its own. */
function specializationQuery(specialization: string): RawBuilder<unknown> {
  const known = specializationCalled(specialization)
  if (!known) return sql`lexeme_query('specialization:' || plain_text(${specialization}))`
  return anyFacet(known.said.map(specializationFacet))
}

/** Which of the listings `l` are meant; of those that stand in lists. */
export function matching(ctx: Pick<Ctx, 'now'>, filters: Filters, resolved: Resolved): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`l.is_listed`]
  const { area, wanted } = resolved
  const words = [...wordQueries(resolved), ...facetsOf(filters)]
  if (wanted?.length === 0) conditions.push(sql`false`)
  if (words.length > 0) conditions.push(sql`l.words @@ (${sql.join(words, sql` && `)})`)
  if (area) conditions.push(isWithin(area))
  else if (filters.location) conditions.push(sql`l.place_text like '%' || ${plainPattern(filters.location)} || '%'`)
  if (filters.bounds) conditions.push(isInside(filters.bounds))
  if (filters.minRating !== undefined) conditions.push(sql`l.rating >= ${filters.minRating}`)
  const { minPrice, maxPrice, currency = 'GBP' } = filters
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push(sql`l.currency = ${currency}`)
    if (minPrice !== undefined) conditions.push(sql`l.starting_price_minor >= ${priceMinor(minPrice, currency)}`)
    if (maxPrice !== undefined) conditions.push(sql`l.starting_price_minor <= ${priceMinor(maxPrice, currency)}`)
  }
  const meant = sql.join(conditions, sql` and `)
  return filters.openNow ? amongBest(meant, isOpenNow(ctx.now)) : meant
}

/** So many are looked at one by one where no index answers: a search of everybody takes no second. */
const lookedAt = 2000

/** Of those who are `meant` the best, and of them those of whom `more` is true. */
export const amongBest = (meant: RawBuilder<unknown>, more: RawBuilder<unknown> = sql`true`) =>
  sql`l.provider_id = any(array(select l.provider_id from (select l.provider_id, l.timezone from listing l where ${meant}
    order by l.standing desc limit ${lookedAt}) l where ${more}))`

/** What is finer than the currency is left out. */
const priceMinor = (price: number, currency: string) => toMinor(price, currency) ?? toMinor(Math.trunc(price), currency)

export const isOpenNow = (now: Date) => sql`works_at(l.provider_id, l.timezone, ${now})`

export const byRating = sql`l.rating desc nulls last, l.reviews_count desc, l.provider_id`

/** Every order ends in the id, so that a page never repeats another. */
function orderOf(sort: Order, resolved: Pick<Resolved, 'area' | 'wanted'>, now: Date): RawBuilder<unknown> {
  const { area } = resolved
  switch (sort) {
    case 'recommended': {
      const isNamed = named(resolved)
      const more = [...(isNamed ? [pointsWhere(isNamed)] : []), ...(area ? [nearPoints(area)] : [])]
      return sql`${sql.join([sql`l.standing`, ...more], sql` + `)} desc, l.provider_id`
    }
    case 'featured':
      return sql`l.is_featured desc, ${byRating}`
    case 'price':
      return sql`l.starting_price_minor, ${byRating}`
    case 'distance':
      return area ? sql`${straightTo(area)}, l.provider_id` : byRating
    case 'soonest':
      return sql`${firstFree(now)}, l.provider_id`
    case 'popular':
      return sql`l.recent_bookings desc, ${byRating}`
    case 'newest':
      return sql`l.created_at desc, l.provider_id`
    default:
      return byRating
  }
}

/** Whether every word that is looked for is part of the names; null: nothing is. */
function named({ wanted }: Pick<Resolved, 'wanted'>) {
  const all = (wanted ?? []).map(({ named }) => sql`${named}::tsquery`)
  return all.length > 0 ? sql`l.name_words @@ (${sql.join(all, sql` && `)})` : null
}

const pointsWhere = (isNamed: RawBuilder<unknown>) =>
  sql`case when ${isNamed} then ${rankPoints.words}::float8 else 0 end`

const nearPoints = (area: Area) =>
  sql`${rankPoints.near}::float8 * (1 - least(1, ${distanceTo(area)} / ${area.radiusKm}::float8))`

/** When the first free start of the next days is, by what is known of them; null where none is known. */
function firstFree(now: Date) {
  const today = localDate(now, 'UTC')
  const start = sql`((f.date + make_interval(mins => minute)) at time zone l.timezone)`
  return sql`(select first.start from free_day f cross join lateral (
      select min(${start}) as start from unnest(f.starts) minute
      where ${start} >= ${now}::timestamptz + make_interval(mins => l.minimum_notice_minutes)) first
    where f.provider_id = l.provider_id and f.date between ${addDays(today, -1)} and ${addDays(today, 14)} and first.start is not null
    order by f.date limit 1)`
}

type Listed = {
  where: RawBuilder<unknown>
  /** More are not counted. */
  countTo?: number
}
/** `featured`: those who are, then the best rated. */
type Order = SortKey | 'featured'
type Page = Listed & {
  sort: Order
  /** What counts more than that. */
  first?: RawBuilder<unknown>
  resolved: Pick<Resolved, 'area' | 'wanted'>
  limit: number
  offset: number
  /** Who counts, but does not stand on the page. */
  passedBy?: RawBuilder<unknown>
}

type PointsRow = { words_points: number; rating_points: number; near_points: number; online_points: number }
export type FoundRow = PointsRow & { provider_id: string; total: number }

/** Who stands on a page in that order; `total` counts all that match. */
export async function findPage(ctx: Ctx, { sort, first, resolved, limit, offset, passedBy, ...listed }: Page) {
  const { area } = resolved
  const sorted = orderOf(sort, resolved, ctx.now)
  const order = first ? sql`${first}, ${sorted}` : sorted
  const online = sql`case when l.is_online then ${rankPoints.online}::float8 else 0 end`
  const isNamed = named(resolved)
  // All who match are looked at for that order: they are counted on the way.
  const isCountedOnTheWay = sort === 'recommended' && area !== null && !passedBy
  const from = sql`from listing l where ${listed.where} ${passedBy ? sql`and not (${passedBy})` : sql``}`
  // Of the many who are found by a word: the first of those it names, and the first of all, both in the order of an index.
  const best = sql`order by l.standing desc, l.provider_id limit ${offset + limit}`
  const among =
    sort === 'recommended' && isNamed && !area
      ? sql`and l.provider_id in (select * from (select l.provider_id ${from} and ${isNamed} ${best}) of_names
          union select * from (select l.provider_id ${from} ${best}) of_all)`
      : sql``
  const { rows } = await sql<FoundRow>`
    select l.provider_id, ${isCountedOnTheWay ? sql`(count(*) over ())::int` : total(listed)} as total,
      ${isNamed ? pointsWhere(isNamed) : sql`0`} as words_points, ${area ? nearPoints(area) : sql`0`} as near_points,
      ${online} as online_points, l.standing - ${online} as rating_points
    ${from} ${among} order by ${order} limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows
}

/** What cards show of them, in their order; of those who still stand in lists. */
export async function readCards(db: Database, providerIds: readonly string[], area: Area | null): Promise<CardRow[]> {
  if (providerIds.length === 0) return []
  const { rows } = await sql<CardRow>`${sql.raw(`/* prepare: cards${area ? '-near' : ''} */`)}
    select ${cardColumns(area)} from ${cardTables} where l.provider_id = any(${providerIds}::uuid[]) and l.is_listed`.execute(
    db,
  )
  const byId = new Map(rows.map((row) => [row.provider_id, row]))
  return providerIds.flatMap((id) => byId.get(id) ?? [])
}

/** The cards of a page. */
export async function readPage(ctx: Ctx, page: Page): Promise<{ rows: CardRow[]; total: number | null }> {
  const found = await findPage(ctx, page)
  return { rows: await readCards(ctx.db, idsOf(found), page.resolved.area), total: found[0]?.total ?? null }
}

export const idsOf = (rows: readonly { provider_id: string }[]) => rows.map(({ provider_id }) => provider_id)

// Counted in the order of an index, so that no table is read from its beginning.
const total = ({ where, countTo }: Listed) =>
  sql`(select count(*)::int from (select from listing l where ${where}
    ${countTo === undefined ? sql`` : sql`order by l.standing desc limit ${countTo + 1}`}) counted)`

export async function countListed(db: Database, listed: Listed): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${total(listed)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

export const toPoints = (row: PointsRow): RankPoints => ({
  words: row.words_points,
  rating: row.rating_points,
  near: row.near_points,
  online: row.online_points,
})

export function toCard(row: CardRow): ProviderCard {
  const names = {
    firstName: row.first_name,
    lastName: row.last_name,
    individualName: row.individual_name,
    displayName: row.display_name,
    businessName: row.business_name,
  }
  const { starting_price_minor: price } = row
  return {
    id: row.provider_id,
    slug: row.slug,
    linkTo: `/provider/${row.slug}`,
    name: displayName({ ...names, showLastName: row.show_last_name }),
    businessName: row.business_name,
    profession: row.profession,
    category: { name: row.category_name, slug: row.category_slug },
    location: row.area && row.area !== row.city ? `${row.area}, ${row.city}` : row.city,
    city: row.city,
    coordinates: { lat: row.latitude, lng: row.longitude },
    timezone: row.timezone,
    image: row.profile_image,
    rating: row.rating,
    reviewsCount: row.reviews_count,
    verified: row.is_verified,
    featured: row.is_featured,
    premium: row.is_premium,
    hasServices: row.has_services,
    startingPrice: price === null ? 'Contact for pricing' : formatMoney(price, row.currency, 'en-GB'),
    startingPriceMinor: price,
    currency: row.currency,
    distanceKm: row.distance_km === null ? null : Math.round(row.distance_km * 100) / 100,
  }
}
