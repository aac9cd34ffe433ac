import type { i18n } from 'i18next'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, Link, useSearchParams } from 'react-router'
import { categories } from '../../domains/categories/contract.ts'
import { location, placesWithoutSearch } from '../../domains/location/contract.ts'
import { ProviderGrid } from '../../domains/providers/ui/provider-grid.tsx'
import { categoryName } from '../../domains/providers/ui/provider-texts.ts'
import { search } from '../../domains/search/contract.ts'
import { find } from '../../domains/search/find-contract.ts'
import { filterLabel } from '../../domains/search/ui/more-filters.tsx'
import { SearchForm } from '../../domains/search/ui/search-form.tsx'
import { i18nFor } from '../../i18n/i18n.ts'
import { localeOf, pickLanguage } from '../../i18n/languages.ts'
import type { Call } from '../../lib/api/call.ts'
import { isAppError } from '../../lib/api/errors.ts'
import { timeOfDay } from '../../lib/clock-time.ts'
import { isDay } from '../../lib/months.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatDate, formatShortDate, formatTime } from '../../ui/date-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { apiContext } from '../api-context.ts'
import { listing } from '../listing.ts'
import { pageMeta } from '../page-meta.ts'
import { listOf } from '../structured-data.ts'
import type { Route } from './+types/search'

const filters = [
  'search',
  'category',
  'location',
  'specialization',
  'speaks',
  'needs',
  'priceRange',
  'date',
  'time',
  'distanceKm',
  'sort',
  'page',
] as const
const pageSize = 12

/** Of the address, once each; of needs there may be several. */
function chosenValue(params: URLSearchParams, name: string): string {
  if (name !== 'needs') return params.get(name) ?? ''
  return [...new Set(params.getAll(name).join().split(','))].filter(Boolean).join()
}

export const handle = { parameters: filters.map((name) => (name === 'needs' ? 'needs*' : name)) }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, origin } = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const input = Object.fromEntries(
    filters.flatMap((name) => (chosenValue(searchParams, name) ? [[name, chosenValue(searchParams, name)]] : [])),
  )
  const names = call(categories.list, {}).catch(() => [])
  const largest = call(location.search, {}).then(
    (found) => found.map(({ name }) => name),
    () => placesWithoutSearch,
  )
  try {
    const [found, landing] = await Promise.all([
      call(search.providers, { ...input, limit: pageSize }),
      landingOf(call, input),
    ])
    const structured = listOf(found.providers, origin)
    const shown = { found, error: null, categories: await names, places: await largest, landing, structured }
    return data(shown, { headers: listing(found.providers) })
  } catch (error) {
    const status = isAppError(error) ? error.status : 503
    const parts = isAppError(error) && status === 400 ? Object.keys(error.fields ?? {}) : []
    const said = { error: parts.join(', '), categories: await names, places: await largest }
    const failed = { found: null, landing: null, structured: null, ...said }
    return data(failed, { status, headers: status === 503 ? { 'Retry-After': retryAfter(error) } : {} })
  }
}

/** The page of its own that lists the same; null: there is none. */
async function landingOf(call: Call, { category, location: place, ...rest }: Record<string, string>) {
  if (!category || !place || Object.keys(rest).length > 0) return null
  return call(find.landing, { what: category, place }).then(
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
  ...pageMeta(args, (t, { language }) => {
    const params = new URLSearchParams(args.location.search)
    const { category, location, what } = wanted(params, args.loaderData?.categories ?? [], i18nFor(language))
    const kept = new URLSearchParams({ ...(category && { category }), ...(location && { location }) })
    return {
      title: location ? t('search.inPlace', { what, place: location }) : what,
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
  const category = params.get('category')
  const named = names.find(({ slug }) => slug === category)
  const what = named ? categoryName(texts, named) : params.get('search') || texts.t('search.all')
  return { category: named?.slug, location: params.get('location') || undefined, what }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation()
  const params = useFilters()
  const { found, error } = loaderData
  const { location, what } = wanted(params, loaderData.categories, i18n)
  const when = whenText(params, i18n)
  const values = Object.fromEntries(filters.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])))
  const asked = params.toString()
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = useRef(asked)
  useEffect(() => {
    // What was pressed is gone with the search before: the keyboard goes on from what was found.
    if (answered.current !== asked && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    answered.current = asked
  }, [asked])
  return (
    <div className="page pt-6 lg:pt-8">
      <SearchForm
        key={asked}
        values={values}
        categories={loaderData.categories.filter(
          ({ slug, parentSlug }) => parentSlug === null || slug === params.get('category'),
        )}
        suggestions={{ what: [], where: loaderData.places }}
      />
      <div className="mt-9 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mt-12">
        <div>
          <h1 ref={heading} tabIndex={-1} className="h1 outline-none">
            {location ? t('search.inPlace', { what, place: location }) : what}
          </h1>
          {found && (
            <p className="lead mt-2" role="status">
              {t('search.count', { count: found.pagination.total })}
              {when && ` · ${when}`}
              {found.meant && ` · ${t('search.meant', { words: found.meant })}`}
            </p>
          )}
        </div>
        <SortForm params={params} />
      </div>
      <div className="search-chips">
        <ChosenFilters params={params} categories={loaderData.categories} />
        <CategoryLinks params={params} categories={loaderData.categories} />
      </div>
      {!found && <SearchFailed parts={error} />}
      {found?.providers.length === 0 && <NoResults params={params} categories={loaderData.categories} />}
      {found && found.providers.length > 0 && (
        <div className="mt-10">
          <h2 className="sr-only">{t('search.results')}</h2>
          <ProviderGrid providers={found.providers} isFirstOnPage />
          <div className="mt-16">
            <Pagination
              label={t('search.pages')}
              page={found.pagination.page}
              total={found.pagination.totalPages}
              hrefOf={(page) => changed(params, 'page', String(page))}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** Of a search for a day or a time. Without a date it is today, or tomorrow where the time has passed. */
function whenText(params: URLSearchParams, { t, language }: i18n): string | null {
  const [date, time] = [params.get('date'), params.get('time')]
  const locale = localeOf(language)
  const around = time && timeOfDay.test(time) ? clockTime(time, locale) : null
  if (!date) return around && t('search.aroundSoon', { time: around })
  if (!isDay(date)) return null
  const on = formatDate(date, locale)
  return around ? t('search.freeAroundOn', { time: around, date: on }) : t('search.freeOn', { date: on })
}

const clockTime = (time: string, locale: string) => formatTime(`2000-01-01T${time}`, locale)

/** What the server has read of the address, in its order: anything else would be another page than it sent. */
function useFilters(): URLSearchParams {
  const [given] = useSearchParams()
  const kept = ['lng', ...filters].flatMap((name) => {
    const value = given.has(name) ? chosenValue(given, name) : null
    return value === null || (name === 'lng' && !pickLanguage(value)) ? [] : [[name, value]]
  })
  return new URLSearchParams(kept)
}

function changed(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params)
  if (value === null) next.delete(name)
  else next.set(name, value)
  if (name !== 'page') next.delete('page')
  return `/search?${next}`
}

function valuesOf(params: URLSearchParams, name: string): (readonly [name: string, value: string])[] {
  const value = params.get(name) ?? ''
  return (name === 'needs' ? value.split(',') : [value]).filter(Boolean).map((one) => [name, one] as const)
}

function chipLabel(texts: i18n, name: string, value: string, names: Names): string {
  const category = names.find(({ slug }) => name === 'category' && slug === value)
  if (category) return categoryName(texts, category)
  const locale = localeOf(texts.language)
  if (name === 'date' && isDay(value)) return texts.t('search.freeOn', { date: formatShortDate(value, locale) })
  if (name === 'time' && timeOfDay.test(value)) return texts.t('search.around', { time: clockTime(value, locale) })
  if (name === 'distanceKm' && Number.isFinite(Number(value))) return texts.t('search.within', { distance: value })
  return filterLabel(texts, name, value)
}

/** One of several needs goes alone. */
function without(params: URLSearchParams, name: string, value: string): string {
  const rest =
    name === 'needs'
      ? chosenValue(params, name)
          .split(',')
          .filter((one) => one !== value)
      : []
  return changed(params, name, rest.join() || null)
}

function SortForm({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation()
  const kept = [...params].filter(([name]) => name !== 'sort' && name !== 'page')
  const sorts = ['rating', 'distance', 'price', 'popular', 'newest'] as const
  return (
    <Form method="get" action="/search" className="flex items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="sort">
        <span className="text-ink-2">{t('search.sort')}</span>
        <select
          name="sort"
          defaultValue={params.get('sort') ?? (params.get('location') ? 'distance' : 'rating')}
          onChange={(event) => event.target.form?.requestSubmit()}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sorts.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="size-5" />
      </label>
      <noscript>
        <button type="submit" className={buttonClass('outline', 'small')}>
          {t('search.submit')}
        </button>
      </noscript>
    </Form>
  )
}

/** The chosen one stands among the filters. */
function CategoryLinks({ params, categories: names }: { params: URLSearchParams; categories: Names }) {
  const { t, i18n } = useTranslation()
  const others = names.filter(({ slug, parentSlug }) => parentSlug === null && slug !== params.get('category'))
  return (
    <nav aria-label={t('search.category')}>
      {others.map((category) => (
        <Link key={category.slug} to={changed(params, 'category', category.slug)} className="chip">
          {categoryName(i18n, category)}
        </Link>
      ))}
    </nav>
  )
}

const chosenInOrder = [
  'category',
  'search',
  'location',
  'specialization',
  'speaks',
  'priceRange',
  'date',
  'time',
  'distanceKm',
  'needs',
] as const

/** Each of them goes at one press. */
function ChosenFilters({ params, categories }: { params: URLSearchParams; categories: Names }) {
  const { t, i18n } = useTranslation()
  const chosen = chosenInOrder.flatMap((name) => valuesOf(params, name))
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('search.filters')}>
      {chosen.map(([name, value]) => {
        const label = chipLabel(i18n, name, value, categories)
        return (
          <li key={`${name} ${value}`}>
            <Link
              to={without(params, name, value)}
              className="chip chip-chosen"
              aria-label={t('search.remove', { value: label })}
            >
              <span className="max-w-[40ch] truncate">{label}</span>
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** `parts`: what of the search is not possible; '' when the fault is ours. */
function SearchFailed({ parts }: { parts: string | null }) {
  const { t } = useTranslation()
  const params = useFilters()
  return (
    <div role="alert">
      <EmptyState
        title={parts ? t('search.invalid') : t('search.failed')}
        action={
          parts ? (
            <Link to="/search" className={buttonClass('primary')}>
              {t('search.clear')}
            </Link>
          ) : (
            <a href={`/search?${params}`} className={buttonClass('primary')}>
              {t('search.retry')}
            </a>
          )
        }
      >
        <p>{parts ? t('search.invalidHint', { parts }) : t('search.failedHint')}</p>
      </EmptyState>
    </div>
  )
}

function NoResults({ params, categories }: { params: URLSearchParams; categories: Names }) {
  const { t, i18n } = useTranslation()
  const removable = filters
    .filter((name) => name !== 'sort' && name !== 'page')
    .flatMap((name) => valuesOf(params, name))
  return (
    <EmptyState
      title={t('search.noResults')}
      action={
        <ul className="flex flex-wrap justify-center gap-2">
          {removable.map(([name, value]) => (
            <li key={`${name} ${value}`}>
              <Link to={without(params, name, value)} className="chip">
                {t('search.without', { value: chipLabel(i18n, name, value, categories) })}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/search" className="chip">
              {t('search.clear')}
            </Link>
          </li>
        </ul>
      }
    >
      <p>{t('search.noResultsHint')}</p>
    </EmptyState>
  )
}
