import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { i18nFor, textByKey } from '../../i18n/i18n.ts'
import { defaultLanguage } from '../../i18n/languages.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { slugify } from '../../lib/slug.ts'
import type { Category } from '../categories/contract.ts'
import { categoriesOf, professions } from '../categories/rules.ts'
import { listCategories, listShownNames } from '../categories/service.server.ts'
import { plainPattern, searchPlaces, writtenFor } from '../location/service.server.ts'
import { byRating, matching, type Resolved, readCards, resolve, toCard } from '../providers/listing.server.ts'
import { listProviders, type ServiceRow, toService } from '../providers/service.server.ts'
import { synonymsOf } from '../providers/synonyms.rules.ts'
import { find } from './find-contract.ts'
import { findLanding, listLandings, readLandingFacts } from './landing.server.ts'
import { recommend } from './recommend.server.ts'
import { countWords, fits } from './words.rules.ts'

/** Of those who match a word that many use, so many are looked at: those who stand best. */
const lookedAt = 500
/** Of these the best, whose services are offered. */
const bestOf = 30

async function suggest(ctx: Ctx, { search, location, limit }: z.output<typeof find.suggest.input>) {
  const [found, named, places] = await Promise.all([
    suggestProviders(ctx, { search, location }, limit),
    listShownNames(ctx),
    searchPlaces(ctx, { query: search }),
  ])
  const categories = named.filter((category) => isCalled(ctx, category, search))
  const written = places.slice(0, limit).map(async (place) => ({ ...place, written: await writtenFor(ctx.db, place) }))
  const trades = search ? professions.filter((name) => fits(search, namesOf(ctx, name), sameAs)) : []
  return {
    ...found,
    categories: categories.slice(0, limit),
    professions: trades.slice(0, limit).map((name) => ({ slug: slugify(name), name })),
    places: await Promise.all(written),
  }
}

type Typed = { search: string; location?: string | undefined }

async function suggestProviders(ctx: Ctx, { search, location }: Typed, limit: number) {
  const resolved = await resolve(ctx, { search, location }, true)
  const { wanted } = resolved
  if (!wanted) return { providers: [], services: [] }
  const there = location ? await readBest(ctx, resolved, { search, location }) : []
  const ids = there.length > 0 ? there : await readBest(ctx, { ...resolved, area: null }, { search })
  if (ids.length === 0) return { providers: [], services: [] }
  const shown = ids.slice(0, limit)
  const [cards, services] = await Promise.all([
    readCards(ctx.db, shown, null),
    sql<{ name: string }>`select min(name) as name from service where provider_id = any(${ids}::uuid[]) and is_active
      group by plain_text(name) order by count(*) desc, 1`.execute(ctx.db),
  ])
  const counted = services.rows.map(({ name }) => ({ name, count: countWords(name, wanted) }))
  return {
    providers: cards.map(toCard),
    services: counted
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, limit)
      .map(({ name }) => ({ name })),
  }
}

/** Whose name begins as it was typed, then the best rated. */
async function readBest(ctx: Ctx, resolved: Resolved, { search, location }: Typed): Promise<string[]> {
  const typed = sql`${plainPattern(search)} || '%'`
  const { rows } = await sql<{ provider_id: string }>`
    with found as materialized (
      select l.provider_id, l.rating, l.reviews_count from listing l where ${matching(ctx, { location }, resolved)}
      order by l.standing desc limit ${lookedAt})
    select l.provider_id from found l join provider p on p.provider_id = l.provider_id join account a on a.account_id = p.account_id
    order by plain_text(p.business_name) like ${typed} or plain_text(a.first_name) like ${typed} desc, ${byRating}
    limit ${bestOf}`.execute(ctx.db)
  return rows.map(({ provider_id }) => provider_id)
}

async function findCategories(ctx: Ctx, { search }: z.output<typeof find.categories.input>) {
  return (await listCategories(ctx)).filter((category) => isCalled(ctx, category, search))
}

/** By its name or that of a profession in it, in English or the reader's language. */
function isCalled(ctx: Ctx, { slug, name }: Pick<Category, 'slug' | 'name'>, search: string): boolean {
  const inIt = professions.filter((profession) => Object.values(categoriesOf(profession)).includes(slug))
  const own = languagesOf(ctx).map((language) => textByKey(i18nFor(language), 'categories', slug, name))
  return fits(search, [...own, ...inIt.flatMap((each) => namesOf(ctx, each))], sameAs)
}

const languagesOf = (ctx: Ctx) => [ctx.locale, defaultLanguage]
const namesOf = (ctx: Ctx, profession: string) =>
  languagesOf(ctx).map((language) => textByKey(i18nFor(language), 'professions', slugify(profession), profession))
const sameAs = (word: string) => synonymsOf(word) ?? []

type FoundRow = ServiceRow & { provider_id: string; currency: string }

async function findServices(ctx: Ctx, input: z.output<typeof find.services.input>) {
  const { page, limit } = input
  const resolved = await resolve(ctx, input)
  if (!resolved.wanted) return { services: [], pagination: pagination(page, limit, 0) }
  const { wanted } = resolved
  const { rows } = await sql<FoundRow>`
    with best as materialized (
      select l.provider_id, l.currency, row_number() over (order by ${byRating}) as place
      from listing l where ${matching(ctx, input, resolved)} order by ${byRating} limit ${lookedAt})
    select best.provider_id, best.currency, service_id as id, name, description, category, duration_minutes as duration,
      price_minor as price
    from best join service s on s.provider_id = best.provider_id and s.is_active order by place, s.position, service_id`.execute(
    ctx.db,
  )
  const named = rows
    .map((row) => ({ row, count: countWords(row.name, wanted) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const shown = named.slice((page - 1) * limit, page * limit).map(({ row }) => row)
  const ids = [...new Set(shown.map(({ provider_id }) => provider_id))]
  const rowsOfCards = await readCards(ctx.db, ids, resolved.area)
  const cards = new Map(rowsOfCards.map((row) => [row.provider_id, toCard(row)]))
  const services = shown.flatMap(({ provider_id, currency, ...service }) => {
    const provider = cards.get(provider_id)
    return provider ? [{ ...toService(service, currency), provider }] : []
  })
  return { services, pagination: pagination(page, limit, named.length) }
}

function listNearby(ctx: Ctx, input: z.output<typeof find.nearby.input>) {
  return listProviders(ctx, { ...input, sort: 'distance' })
}

const noLanding = { refusals: ['landing_not_found'] }

export const routes = implement(
  find,
  {
    suggest,
    services: findServices,
    categories: findCategories,
    nearby: listNearby,
    recommended: recommend,
    landing: findLanding,
    landingFacts: readLandingFacts,
    landings: listLandings,
  },
  {
    suggest: {
      detail:
        'For a field that somebody types in: the last word may be unfinished from three letters on, and small typing errors are tolerated. Without words it is the main places and categories.',
    },
    services: { detail: `Looked for at the ${lookedAt} best rated providers who match, so \`total\` counts theirs.` },
    landing: noLanding,
    landingFacts: noLanding,
    recommended: {
      detail: 'In the order that the page How we rank explains, each with its next free starts.',
      refusals: ['provider_not_found'],
    },
  },
)
