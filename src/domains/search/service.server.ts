import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { plainText } from '../../lib/plain-text.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import { localDate } from '../../lib/time.server.ts'
import {
  amongBest,
  type CardRow,
  countListed,
  type FoundRow,
  findPage,
  idsOf,
  matching,
  type Resolved,
  readCards,
  resolve,
  type SortKey,
  toCard,
  toPoints,
} from '../providers/listing.server.ts'
import { specializationCalled } from '../providers/specializations.server.ts'
import { type SearchResult, search } from './contract.ts'
import { countedTo, countFilters } from './count-filters.server.ts'
import { type Asked, freeThen, isTimed } from './free-then.server.ts'
import { daysAhead, type Offer, readOffers } from './offers.server.ts'
import { noteUnmet } from './unmet.server.ts'

type SearchInput = z.output<typeof search.providers.input>
type Found = {
  rows: (CardRow & FoundRow)[]
  offers: ReadonlyMap<string, Offer>
  total: number
  /** Whether there may be others after them. */
  isMore: boolean
}

const share = shareReads<z.output<typeof search.providers.output>>()

export async function searchProviders(ctx: Ctx, input: SearchInput) {
  // A moment's answer is shared by those who ask the same then.
  const found = await share(ctx.db, JSON.stringify([input, ctx.locale]), () => findProviders(ctx, input))
  if (found.pagination.total === 0) noteUnmet(ctx, input)
  return found
}

async function findProviders(ctx: Ctx, input: SearchInput) {
  const { page, limit, sort = 'recommended' } = input
  const resolved = await resolve(ctx, input)
  const seen = readSeen(input.after)
  const { rows, offers, total, isMore } = await (isTimed(input) ? findFree : findListed)(
    ctx,
    { ...input, sort },
    resolved,
    seen,
  )
  const providers = rows.map((row): SearchResult => {
    const nothing = { service: null, serviceId: null, slots: [], today: localDate(ctx.now, row.timezone) }
    const points = sort === 'recommended' ? toPoints(row) : null
    return { ...toCard(row), ...(offers.get(row.provider_id) ?? nothing), points }
  })
  const isCapped = total > countedTo
  const counted = Math.min(total, countedTo)
  // Who stands on the pages before one that was asked for by its number is not known.
  const hasNext = isMore && rows.length > 0 && (input.after !== undefined || page === 1)
  return {
    providers,
    pagination: pagination(page, limit, counted),
    totalIs: isCapped ? ('at_least' as const) : isTimed(input) ? ('about' as const) : ('exact' as const),
    next: hasNext ? writeSeen([...seen, ...rows.map(({ provider_id }) => endOf(provider_id))]) : null,
    meant: rows.length > 0 ? resolved.meant : null,
    specialization: specializationMeant(input.specialization),
    without: counted === 0 ? await countWithout(ctx, input) : [],
  }
}

function specializationMeant(given = ''): string | null {
  const name = specializationCalled(given)?.name
  return name && plainText(name) !== plainText(given) ? name : null
}

type Sorted = SearchInput & { sort: SortKey }

/** Whether others may have come before. */
const isFurther = ({ page, after }: SearchInput) => page > 1 || after !== undefined

/** With the next free times of each. */
async function findListed(ctx: Ctx, input: Sorted, resolved: Resolved, seen: readonly string[]): Promise<Found> {
  const { sort, page, limit } = input
  const meant = matching(ctx, input, resolved)
  const where = sort === 'soonest' ? amongBest(meant) : meant
  const found = await findPage(ctx, {
    where,
    sort,
    resolved,
    // One more tells whether there are others.
    limit: limit + 1,
    offset: input.after === undefined ? (page - 1) * limit : 0,
    ...passing(seen),
    countTo: countedTo,
  })
  const onPage = found.slice(0, limit)
  const [rows, offers] = await Promise.all([
    withCards(ctx, onPage, resolved),
    readOffers(ctx, idsOf(onPage), resolved, daysAhead),
  ])
  const total = found[0]?.total ?? (isFurther(input) ? await countListed(ctx.db, { where, countTo: countedTo }) : 0)
  return { rows: sort === 'soonest' ? bySoonest(rows, offers) : rows, offers, total, isMore: found.length > limit }
}

async function withCards(ctx: Ctx, found: readonly FoundRow[], { area }: Resolved): Promise<Found['rows']> {
  const byId = new Map(found.map((row) => [row.provider_id, row]))
  const cards = await readCards(ctx.db, idsOf(found), area)
  return cards.flatMap((card) => {
    const row = byId.get(card.provider_id)
    return row ? [{ ...row, ...card }] : []
  })
}

/** Of a page that was found by the shortest service of each, by the service that is offered. */
function bySoonest<T extends { provider_id: string }>(rows: readonly T[], offers: ReadonlyMap<string, Offer>): T[] {
  const startOf = ({ provider_id }: T) => {
    const [first] = offers.get(provider_id)?.slots ?? []
    return first ? Date.parse(first.start) : Number.POSITIVE_INFINITY
  }
  return rows.toSorted((a, b) => (startOf(a) === startOf(b) ? 0 : startOf(a) - startOf(b)))
}

/** So many of whom nothing is known a search asks the engine about; where there are more, their number is about right. */
const unknownAsked = 200
/** Others have their turn in between. */
const askedTogether = 100
/** A page whom the engine refuses many of is filled up with more and more at a time, for so long; longer, while it is empty. */
const filledForMs = 700
const begunForMs = 2500

/**
 * Those who are free then, by what is known of their free days. The engine is asked about those of whom nothing is known, and
 * about who is on the page: whom it refuses makes room for the next.
 */
async function findFree(ctx: Ctx, input: Sorted, resolved: Resolved, seen: readonly string[]): Promise<Found> {
  const { sort, page, limit } = input
  const { isMaybeFree: where, unknown, firstStart } = freeThen(ctx, input, resolved, matching(ctx, input, resolved))
  const offers = new Map<string, Offer>()
  const refused = new Set<string>()
  const ask = async (providerIds: readonly string[]) => {
    const asked = providerIds.filter((id) => !offers.has(id) && !refused.has(id))
    for (let from = 0; from < asked.length; from += askedTogether) {
      const part = asked.slice(from, from + askedTogether)
      const free = await readOffers(ctx, part, resolved, input)
      for (const id of part) {
        const offer = free.get(id)
        if (offer) offers.set(id, offer)
        else refused.add(id)
      }
    }
  }
  const { rows: first } = await sql<{
    provider_id: string
  }>`${unknown} order by l.provider_id limit ${unknownAsked}`.execute(ctx.db)
  await ask(idsOf(first))
  const startedAt = performance.now()
  // One more than the page tells whether there are others.
  for (let asking = limit + 1; ; asking = Math.max(asking, Math.min(asking * 4, 2 * askedTogether))) {
    const offset = input.after === undefined ? (page - 1) * limit : 0
    const rows = await findPage(ctx, {
      where,
      ...(sort === 'soonest' ? { first: firstStart, sort: 'rating' } : { sort }),
      resolved,
      limit: asking,
      offset,
      ...passing(seen, refused),
      countTo: countedTo + refused.size,
    })
    const before = refused.size
    await ask(idsOf(rows))
    const free = rows.filter(({ provider_id }) => offers.has(provider_id))
    const isAll = rows.length < asking
    const takenMs = performance.now() - startedAt
    if (free.length <= limit && !isAll && takenMs < (free.length > 0 ? filledForMs : begunForMs)) continue
    const counted =
      rows[0]?.total ?? (isFurther(input) ? await countListed(ctx.db, { where, countTo: countedTo + before }) : 0)
    const onPage = await withCards(ctx, free.slice(0, limit), resolved)
    return {
      rows: sort === 'soonest' ? bySoonest(onPage, offers) : onPage,
      offers,
      // What is refused among them counts among those who match.
      total: Math.max(0, counted - refused.size),
      isMore: free.length > limit || !isAll,
    }
  }
}

/** Of ids the last eight digits, which are by chance. */
const endOf = (providerId: string) => providerId.slice(-8)
function passing(seen: readonly string[], refused: ReadonlySet<string> = new Set()) {
  if (seen.length + refused.size === 0) return {}
  const isSeen = sql`right(l.provider_id::text, 8) = any(${seen}::text[])`
  return { passedBy: sql`${isSeen} or l.provider_id = any(${[...refused]}::uuid[])` }
}
/** As an address can carry; then the search is to be made narrower. */
const seenAtMost = 720

function readSeen(after = ''): string[] {
  const bytes = Buffer.from(after, 'base64url')
  if (bytes.length % 4 !== 0) throw invalidInput('after', 'Must be what an answer gave as next')
  return Array.from({ length: bytes.length / 4 }, (_, index) =>
    bytes.subarray(4 * index, 4 * index + 4).toString('hex'),
  )
}

const writeSeen = (seen: readonly string[]) =>
  seen.length > seenAtMost ? null : Buffer.from(seen.join(''), 'hex').toString('base64url')

/** Filters that can be left out alone, each with the names of what it is given by. */
const filtersOf: readonly (readonly [filter: string, names: readonly (keyof Asked)[]])[] = [
  ...(['search', 'category', 'profession', 'specialization', 'needs', 'speaks', 'priceRange'] as const).map(alone),
  ...(['minRating', 'verified', 'openNow', 'location', 'bounds', 'date', 'time', 'timeOfDay'] as const).map(alone),
  ['price', ['minPrice', 'maxPrice']],
]

function alone<T extends string>(name: T): readonly [T, readonly T[]] {
  return [name, [name]]
}

async function countWithout(ctx: Ctx, input: SearchInput) {
  const given = filtersOf.filter(([, names]) => names.some((name) => input[name] !== undefined && input[name] !== ''))
  // Without a place it is the distance from a point, which says nothing alone.
  const near = input.location ? (['distanceKm'] as const) : (['distanceKm', 'userLat', 'userLng'] as const)
  if (input.distanceKm !== undefined) given.push(['distanceKm', near])
  const counts = given.map(async ([filter, names]) => {
    const rest = { ...input, ...Object.fromEntries(names.map((name) => [name, undefined])) }
    return { filter, count: await countMatching(ctx, rest, await resolve(ctx, rest)) }
  })
  return (await Promise.all(counts)).filter(({ count }) => count > 0)
}

function countMatching(ctx: Ctx, input: Asked, resolved: Resolved): Promise<number> {
  const meant = matching(ctx, input, resolved)
  if (!isTimed(input)) return countListed(ctx.db, { where: meant, countTo: countedTo })
  return countListed(ctx.db, { where: freeThen(ctx, input, resolved, meant).isMaybeFree, countTo: countedTo })
}

async function findNextTimes(ctx: Ctx, { providerIds }: { providerIds: readonly string[] }) {
  const anything = { wanted: null, meant: null, area: null }
  const offers = await readOffers(ctx, providerIds, anything, daysAhead)
  return providerIds.flatMap((providerId) => {
    const offer = offers.get(providerId)
    return offer ? [{ providerId, ...offer }] : []
  })
}

export const routes = implement(
  search,
  { providers: searchProviders, filters: countFilters, nextTimes: findNextTimes },
  {
    providers: {
      detail:
        'All filters count together. With `date` only providers with a free start on that day of theirs, with `time` within two hours from it. Each comes with its next free starts, for the service that the words name, else for its shortest.',
    },
    filters: {
      detail: 'Each number is that of the search with this filter besides; nothing is counted that would leave nobody.',
    },
  },
)
