import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx, Database } from '../../lib/context.ts'
import { formatMoney } from '../../lib/money.ts'
import { findPlace, plainPattern } from '../location/service.server.ts'
import type { ProviderCard, providerFilters } from './contract.ts'
import { displayName } from './rules.ts'
import { allSynonyms, fillerWords, synonymsOf } from './synonyms.rules.ts'

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
  is_premium: boolean
  has_services: boolean
  starting_price: number | null
  currency: string
  distance_km: number | null
}

/** All that providers are found and put in order by. */
export const listTables = sql`provider p
  join account a on a.account_id = p.account_id
  left join provider_rating r on r.provider_id = p.provider_id`
export const cardTables = sql`${listTables} join category cat on cat.slug = p.category_slug`

const startingPrice = (provider: RawBuilder<unknown>) => sql`(select min(price_minor) from service s
  where s.provider_id = ${provider} and s.is_active and s.price_minor > 0)`

/** `provider`: its id, a parameter where there is one provider. */
export function cardColumns(area: Area | null, provider = sql`p.provider_id`) {
  return sql`p.provider_id, p.slug, a.first_name, a.last_name, a.display_name, p.individual_name, p.business_name, p.show_last_name, p.profession,
    cat.name as category_name, cat.slug as category_slug, p.area, p.city, p.latitude, p.longitude, p.timezone, p.profile_image,
    r.average as rating, coalesce(r.count, 0) as reviews_count, p.is_verified, p.is_featured, p.is_premium,
    exists (select from service s where s.provider_id = ${provider} and s.is_active) as has_services,
    ${startingPrice(provider)} as starting_price,
    p.currency, ${area ? distanceTo(area) : sql`null::float8`} as distance_km`
}

/** Kilometres along the sphere. */
export function distanceTo({ lat, lng }: Record<'lat' | 'lng', number | RawBuilder<number>>) {
  return sql`(12742 * asin(least(1, sqrt(
    sin(radians(p.latitude - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(p.latitude)) * sin(radians(p.longitude - ${lng}) / 2) ^ 2))))`
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

/** Of a word that is looked for: in any form, what means the same, and with what such a word may begin. */
type Wanted = { typed: readonly string[]; synonyms: readonly string[]; beginning: string | null }

const wordsLookedFor = 8

/** What the typed words may mean, all together; null: nothing was typed. `meant`: with those put right that nobody uses. */
async function resolveWords(db: Database, search = ''): Promise<Pick<Resolved, 'wanted' | 'meant'>> {
  if (!search.trim()) return { wanted: null, meant: null }
  const { rows: typed } = await sql<{ word: string; isStop: boolean; isUsed: boolean }>`
    select word, is_stop_word(word) as "isStop", exists (select from search_word s
      where s.word >= t.word collate "C" and s.word < t.word || U&'\\+10FFFF' collate "C") as "isUsed"
    from regexp_split_to_table(words_of(${search}), ' ') with ordinality t(word, position)
    where word <> '' order by position limit ${wordsLookedFor}`.execute(db)
  const isTelling = ({ word, isStop }: { word: string; isStop: boolean }) =>
    synonymsOf(word) !== undefined || !(isStop || fillerWords.has(word))
  const telling = typed.some(isTelling) ? typed.filter(isTelling) : typed
  const mistyped = telling.filter(({ word, isUsed }) => !isUsed && word.length >= 4 && !synonymsOf(word))
  const nearest = await nearestWords(
    db,
    mistyped.map(({ word }) => word),
  )
  const wanted = telling.map(({ word }) => {
    const corrected = nearest.get(word)
    const typed = corrected === undefined ? [word] : [word, corrected]
    const synonyms = new Set(typed.flatMap((each) => synonymsOf(each) ?? []))
    return { typed, synonyms: [...synonyms], beginning: word.length >= 4 ? word : null }
  })
  const meant = nearest.size > 0 ? typed.map(({ word }) => nearest.get(word) ?? word).join(' ') : null
  return { wanted, meant }
}

const correctedAtMost = 3

/**
 * Of words that nobody uses, the nearest that somebody does who can be found, with a letter or two changed: nobody learns of a
 * name that is hidden.
 */
async function nearestWords(db: Database, mistyped: readonly string[]): Promise<Map<string, string>> {
  if (mistyped.length === 0) return new Map()
  const { rows } = await sql<{ word: string; nearest: string | null }>`
    select t.word, (
      select n.word from (
        select word, false as is_synonym from search_word s
          where s.word >= left(t.word, 1) collate "C" and s.word < left(t.word, 1) || U&'\\+10FFFF' collate "C"
            and length(s.word) between length(t.word) - 2 and length(t.word) + 2
        union select word, false from search_word where word % t.word
        union select word, true from unnest(${allSynonyms}::text[]) word) n
      cross join lateral levenshtein_less_equal(n.word, t.word, 2) as distance
      where distance <= case when length(t.word) < 6 then 1 else 2 end and (n.is_synonym or exists (
        select from provider p join account a on a.account_id = p.account_id
        where p.search_words @@ quote_literal(n.word)::tsquery and ${isListed}))
      order by distance, similarity(n.word, t.word) desc, n.word limit 1) as nearest
    from unnest(${mistyped.slice(0, correctedAtMost)}::text[]) t(word) where length(t.word) <= 40`.execute(db)
  return new Map(rows.flatMap(({ word, nearest }) => (nearest === null ? [] : [[word, nearest]])))
}

export type Resolved = { area: Area | null; wanted: readonly Wanted[] | null; meant: string | null; locale: string }

/** What the filters mean: where to look, and for what. */
export async function resolve({ db, locale }: Ctx, filters: Filters): Promise<Resolved> {
  const [area, words] = await Promise.all([resolveArea(db, filters), resolveWords(db, filters.search)])
  return { area, ...words, locale }
}

/** For a statement that calls the provider `p` and its owner's account `a`. */
export const isOpen = sql`is_open(p.status, a.status)`
/** Whose mailbox is not proven has a page, but stands in no list. */
export const isListed = sql`${isOpen} and a.email_verified_at is not null`

export function matching(filters: Filters, { area, wanted, locale }: Resolved): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [isListed]
  if (wanted) {
    const languages = [...new Set(['en', locale.slice(0, 2)])]
    const all = wanted.map(
      (each) =>
        sql`search_any(${each.synonyms}::text[], ${each.typed}::text[], ${languages}::text[], ${each.beginning}::text)`,
    )
    conditions.push(all.length > 0 ? sql`p.search_words @@ (${sql.join(all, sql` && `)})` : sql`false`)
  }
  if (filters.category)
    conditions.push(sql`(p.category_slug = ${filters.category} or p.subcategory_slug = ${filters.category})`)
  if (filters.profession) conditions.push(sql`lower(p.profession) = ${filters.profession.toLowerCase()}`)
  if (filters.specialization) {
    conditions.push(
      sql`exists (select from unnest(p.specializations) s where plain_text(s) = plain_text(${filters.specialization}))`,
    )
  }
  if (filters.needs) conditions.push(sql`p.needs @> ${filters.needs}::text[]`)
  if (filters.speaks) conditions.push(sql`${filters.speaks} = any(p.languages)`)
  if (filters.priceRange) conditions.push(sql`p.price_range = ${filters.priceRange}`)
  if (area) {
    const degrees = area.radiusKm / 111
    // The box uses the index, the distance cuts its corners.
    conditions.push(
      sql`p.latitude between ${area.lat - degrees} and ${area.lat + degrees} and ${distanceTo(area)} <= ${area.radiusKm}`,
    )
  } else if (filters.location) {
    const name = sql`'%' || ${plainPattern(filters.location)} || '%'`
    conditions.push(sql`(plain_text(p.city) like ${name} or plain_text(p.area) like ${name})`)
  }
  return sql.join(conditions, sql` and `)
}

const byRating = sql`r.average desc nulls last, r.count desc nulls last, p.provider_id`

/** Every order ends in the id, so that a page never repeats another. */
export function orderOf(sort: SortKey, area: Area | null, now: Date): RawBuilder<unknown> {
  switch (sort) {
    case 'price':
      return sql`${startingPrice(sql`p.provider_id`)} nulls last, ${byRating}`
    case 'distance':
      return area ? sql`${distanceTo(area)}, p.provider_id` : byRating
    case 'popular':
      return sql`(
        select count(*) from booking b where b.provider_id = p.provider_id and b.created_at > ${now}::timestamptz - interval '90 days'
          and b.status in ('pending', 'confirmed', 'completed')) desc, ${byRating}`
    case 'newest':
      return sql`p.created_at desc, p.provider_id`
    default:
      return byRating
  }
}

type Listing = {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  area: Area | null
  limit: number
  offset: number
}

/** A page in that order; `total` counts all that match. What a card shows is read of those on the page alone. */
export async function readCards(ctx: Ctx, { where, order, area, limit, offset }: Listing) {
  const { rows } = await sql<CardRow & { total: number }>`
    select ${cardColumns(area)}, found.total from (
      select p.provider_id, count(*) over ()::int as total from ${listTables} where ${where}
      order by ${order} limit ${limit} offset ${offset}) found
    join (${cardTables}) on p.provider_id = found.provider_id order by ${order}`.execute(ctx.db)
  return rows
}

export function toCard(row: CardRow): ProviderCard {
  const names = {
    firstName: row.first_name,
    lastName: row.last_name,
    individualName: row.individual_name,
    displayName: row.display_name,
    businessName: row.business_name,
  }
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
    startingPrice:
      row.starting_price === null ? 'Contact for pricing' : formatMoney(row.starting_price, row.currency, 'en-GB'),
    startingPriceMinor: row.starting_price,
    currency: row.currency,
    distanceKm: row.distance_km === null ? null : Math.round(row.distance_km * 100) / 100,
  }
}
