import type { i18n } from 'i18next'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, Link, useSearchParams } from 'react-router'
import { categories } from '../../domains/categories/contract.ts'
import { location, placesWithoutSearch } from '../../domains/location/contract.ts'
import { boundsAround } from '../../domains/location/map.rules.ts'
import { inPlace } from '../../domains/location/ui/in-place.ts'
import { asBeginning, categoryName, professionName } from '../../domains/providers/ui/provider-texts.ts'
import { search } from '../../domains/search/contract.ts'
import { find } from '../../domains/search/find-contract.ts'
import { searchMap } from '../../domains/search/map-contract.ts'
import { searchTexts } from '../../domains/search/texts/load.ts'
import { FilterChips } from '../../domains/search/ui/filter-chips.tsx'
import { FilterPanel } from '../../domains/search/ui/filter-panel.tsx'
import { countText, whenText } from '../../domains/search/ui/filter-texts.ts'
import { boundsText } from '../../domains/search/ui/map-address.ts'
import { NoResults } from '../../domains/search/ui/no-results.tsx'
import { ResultList } from '../../domains/search/ui/result-card.tsx'
import { ResultsWithMap } from '../../domains/search/ui/results-map.tsx'
import { SearchForm } from '../../domains/search/ui/search-form.tsx'
import { changed, nextPage, readQuery, searchInput, searchParameters } from '../../domains/search/ui/search-query.ts'
import { type ShownSort, shownSorts, sortOf } from '../../domains/search/ui/sorts.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { localeOf, pageLanguage } from '../../i18n/languages.ts'
import type { Call } from '../../lib/api/call.ts'
import { isAppError } from '../../lib/api/errors.ts'
import { isDay } from '../../lib/months.ts'
import { slugify } from '../../lib/slug.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatShortDate } from '../../ui/date-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { apiContext } from '../api-context.ts'
import { listing } from '../listing.ts'
import { pageMeta } from '../page-meta.ts'
import { listOf } from '../structured-data.ts'
import { tradeName } from '../trade-name.ts'
import '../styles/results.css'
import type { Route } from './+types/search'

const pageSize = 12

// In a browser they come with the page: nothing of it is drawn before, and nothing that the server has sent goes meanwhile.
if (typeof document !== 'undefined') await searchTexts.load(pageLanguage())

export const handle = { parameters: [...searchParameters.map((name) => (name === 'needs' ? 'needs*' : name)), 'view'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, origin, hasGoogleMaps } = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const input = searchInput(searchParams)
  const names = call(categories.list, {}).catch(() => [])
  const largest = call(location.search, {}).then(
    (found) => found.map(({ name }) => name),
    () => placesWithoutSearch,
  )
  const counts = call(search.filters, input).catch(() => null)
  try {
    const [found, landing] = await Promise.all([
      call(search.providers, { ...input, limit: pageSize }),
      landingOf(call, input),
    ])
    const structured = listOf(found.providers, origin)
    const days = found.pagination.total === 0 ? await otherDays(call, input) : []
    const { after: _after, ...asked } = input
    const map = await call(searchMap.map, { ...asked, ...partOfMap(searchParams, found.providers) }).catch(() => null)
    const shown = {
      ...{ found, map, hasGoogleMaps, error: null, days, counts: await counts },
      ...{ categories: await names, places: await largest, landing, structured },
    }
    const pins = map?.pins.map(({ providerId }) => ({ id: providerId })) ?? []
    return data(shown, { headers: listing([...found.providers, ...pins]) })
  } catch (error) {
    const status = isAppError(error) ? error.status : 503
    const parts = isAppError(error) && status === 400 ? Object.keys(error.fields ?? {}) : []
    const failed = {
      ...{ found: null, map: null, hasGoogleMaps, error: parts.join(', '), days: [], counts: await counts },
      ...{ categories: await names, places: await largest, landing: null, structured: null },
    }
    return data(failed, { status, headers: status === 503 ? { 'Retry-After': retryAfter(error) } : {} })
  }
}

const isMapOpen = (params: URLSearchParams) => params.get('view') === 'map'
/** What is in sight of it above the cards of a phone. */
const smallMap = { width: 390, height: 280 }

/** Of the map: the part or the area that was asked for, else where those are who stand on the page. */
function partOfMap(params: URLSearchParams, found: readonly { coordinates: { lat: number; lng: number } }[]) {
  const isGiven = !params.get('location') && (params.has('bounds') || params.has('userLat'))
  const bounds = isGiven ? null : boundsAround(found.map(({ coordinates }) => coordinates))
  return { ...(bounds && { bounds: boundsText(bounds) }), ...(isMapOpen(params) && smallMap) }
}

const daysOffered = 4

/** Where nobody is free on the day that was asked for: the next on which somebody is, at any time of theirs. */
async function otherDays(call: Call, { date, time, timeOfDay, ...input }: ReturnType<typeof searchInput>) {
  if (!date) return []
  const { dates } = await call(search.filters, input).catch(() => ({ dates: [] }))
  return dates.filter(({ value, count }) => value !== date && count > 0).slice(0, daysOffered)
}

/** The page of its own that lists the same; null: there is none. */
async function landingOf(call: Call, { category, profession, location: place, ...rest }: Record<string, string>) {
  const what = category ?? (profession && slugify(profession))
  if (!what || !place || (category && profession) || Object.keys(rest).length > 0) return null
  return call(find.landing, { what, place }).then(
    ({ path }) => path,
    () => null,
  )
}

/** Seconds; what the server throws in place of a page that cannot be had says how many. */
function retryAfter(error: unknown): string {
  const thrown = error instanceof Object && 'init' in error ? (error.init as ResponseInit | null) : null
  return new Headers(thrown?.headers).get('Retry-After') ?? '1'
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, (_t, { language }) => {
    const params = new URLSearchParams(args.location.search)
    const { category, location, what } = wanted(params, args.loaderData?.categories ?? [], i18nFor(language))
    const kept = new URLSearchParams({ ...(category && { category }), ...(location && { location }) })
    return {
      title: location ? `${what} ${inPlace(language, location)}` : what,
      image: '/share/search.jpg',
      canonical: args.loaderData?.landing ?? (kept.size > 0 ? `/search?${kept}` : '/search'),
      // Trade and place are pages of their own; everything narrower is somebody's moment.
      isIndexed: [...params.keys()].every((name) => name === 'category' || name === 'location' || name === 'lng'),
    }
  }),
  ...(args.loaderData?.structured ? [{ 'script:ld+json': args.loaderData.structured }] : []),
]

type Names = readonly { slug: string; name: string; parentSlug: string | null }[]

function wanted(params: URLSearchParams, names: Names, texts: i18n) {
  const [category, profession] = [params.get('category'), params.get('profession')]
  const named = names.find(({ slug }) => slug === category)
  const trade = profession && (tradeName(texts.language, slugify(profession)) ?? professionName(texts, profession))
  const what = params.get('search') || (named && categoryName(texts, named)) || trade || texts.t('search.all')
  return {
    category: named?.slug,
    location: params.get('location') || undefined,
    what: asBeginning(what, localeOf(texts.language)),
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation(['search', 'translation'])
  const [given] = useSearchParams()
  const { found, error, counts } = loaderData
  const params = readQuery(given)
  // One in another language is the same search, and the reader's own words stand beside the English ones.
  if (found?.specialization) params.set('specialization', found.specialization)
  const { location, what } = wanted(params, loaderData.categories, i18n)
  const isOpen = isMapOpen(given)
  // On a small screen the search stays above the map, and so does the map below another search.
  const shown = isOpen ? new URLSearchParams([...params, ['view', 'map']]) : params
  const values = Object.fromEntries(shown)
  const asked = params.toString()
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = useRef(asked)
  useEffect(() => {
    // What was pressed is gone with the search before: the keyboard goes on from what was found.
    if (answered.current !== asked && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    answered.current = asked
  }, [asked])
  const filters = { params: shown, categories: loaderData.categories, counts }
  const isPlaced = found?.providers.some(({ distanceKm }) => distanceKm !== null) ?? false
  const sort = sortOf(params, isPlaced)
  // As far as a list is read without repeating anybody.
  const isEnd = Boolean(
    params.get('after') && found && !found.next && found.pagination.page < found.pagination.totalPages,
  )
  const title = location ? `${what} ${inPlace(i18n.language, location)}` : what
  const when = params.get('date')
  const folded = [
    what,
    location ?? (params.has('bounds') ? t('filters.area') : ''),
    when && isDay(when) ? formatShortDate(when, localeOf(i18n.language)) : '',
  ].filter(Boolean)
  return (
    <>
      <div className="page search-head pt-4 lg:pt-8" data-map={isOpen ? 'open' : undefined}>
        <SearchForm
          key={asked}
          values={values}
          folded={folded}
          suggestions={{ what: [], where: loaderData.places }}
          filters={<FilterPanel {...filters} />}
        />
        <FilterChips {...filters} />
      </div>
      <ResultsWithMap
        map={loaderData.map}
        hasGoogleMaps={loaderData.hasGoogleMaps}
        results={found?.providers ?? []}
        count={countText(i18n, { total: found?.pagination.total ?? 0, totalIs: found?.totalIs ?? 'exact' })}
        params={params}
        isOpen={isOpen}
      >
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 sm:mt-7 sm:mb-2 sm:gap-y-2 lg:mt-9">
          <div className="max-sm:contents">
            <h1 ref={heading} tabIndex={-1} className="h1 outline-none max-sm:w-full max-sm:text-[1.75rem]">
              {title}
            </h1>
            {found && <FoundText found={found} params={params} sort={sort} />}
          </div>
          <SortForm params={params} sort={sort} isPlaced={isPlaced} />
        </div>
        {!found && <SearchFailed parts={error} again={`/search?${params}`} />}
        {found?.providers.length === 0 && <NoResults {...filters} without={found.without} days={loaderData.days} />}
        {found && found.providers.length > 0 && (
          <>
            <h2 className="sr-only">{t('translation:search.results')}</h2>
            <ResultList results={found.providers} words={params.get('search')} sort={sort} />
            <div className="mt-8">
              <Pagination
                label={t('translation:search.pages')}
                page={found.pagination.page}
                total={found.pagination.totalPages}
                hrefOf={(page) => changed(params, 'page', String(page))}
                nextHref={isEnd ? null : nextPage(params, found.pagination.page + 1, found.next)}
              />
              {isEnd && <p className="mt-4 text-center text-ink-2">{t('narrower')}</p>}
            </div>
          </>
        )}
      </ResultsWithMap>
    </>
  )
}

type FoundTextProps = {
  found: NonNullable<Route.ComponentProps['loaderData']['found']>
  params: URLSearchParams
  sort: ShownSort
}

/** Read out whenever it changes, so it ends with the order of the list. */
function FoundText({ found, params, sort }: FoundTextProps) {
  const { t, i18n } = useTranslation('search')
  const when = whenText(params, i18n)
  const { pagination, totalIs, meant } = found
  return (
    <p className="lead max-sm:py-2 sm:mt-2" role="status">
      {countText(i18n, { total: pagination.total, totalIs })}
      {when && ` · ${t('free', { when })}`}
      {meant && ` · ${t('meant', { words: meant })}`}
      {pagination.total > 0 && <span className="sr-only">. {t('sorted', { sort: t(`sorts.${sort}`) })}</span>}
    </p>
  )
}

type SortFormProps = { params: URLSearchParams; sort: ShownSort; isPlaced: boolean }

function SortForm({ params, sort, isPlaced }: SortFormProps) {
  const { t } = useTranslation(['search', 'translation'])
  const kept = [...params].filter(([name]) => name !== 'sort' && name !== 'page' && name !== 'after')
  const offered = shownSorts.filter((one) => one !== 'distance' || isPlaced)
  return (
    <Form key={sort} method="get" action="/search" className="flex items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="sort">
        <span className="text-ink-2 max-sm:sr-only">{t('translation:search.sort')}</span>
        <select name="sort" defaultValue={sort} onChange={(event) => event.target.form?.requestSubmit()}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`sorts.${one}`)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="size-5" />
      </label>
      <noscript>
        <button type="submit" className={buttonClass('outline', 'small')}>
          {t('translation:search.submit')}
        </button>
      </noscript>
    </Form>
  )
}

type SearchFailedProps = {
  /** What of the search is not possible; '' when the fault is ours. */
  parts: string | null
  again: string
}

function SearchFailed({ parts, again }: SearchFailedProps) {
  const { t } = useTranslation(['search', 'translation'])
  return (
    <div role="alert">
      <EmptyState
        title={parts ? t('invalid') : t('failed')}
        action={
          parts ? (
            <Link to="/search" className={buttonClass('primary')}>
              {t('filters.clear')}
            </Link>
          ) : (
            <a href={again} className={buttonClass('primary')}>
              {t('translation:search.retry')}
            </a>
          )
        }
      >
        <p>{parts ? t('invalidHint', { parts }) : t('failedHint')}</p>
      </EmptyState>
    </div>
  )
}
