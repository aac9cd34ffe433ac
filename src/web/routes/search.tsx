import { useTranslation } from 'react-i18next'
import { data, Form, Link, useSearchParams } from 'react-router'
import { categories } from '../../domains/categories/contract.ts'
import { ProviderCard } from '../../domains/providers/ui/provider-card.tsx'
import { search } from '../../domains/search/contract.ts'
import { SearchForm } from '../../domains/search/ui/search-form.tsx'
import { en } from '../../i18n/en.ts'
import { localeOf } from '../../i18n/languages.ts'
import { isAppError } from '../../lib/api/errors.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-format.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { apiContext } from '../api-context.ts'
import type { Route } from './+types/search'

const filters = [
  'search',
  'category',
  'location',
  'specialization',
  'date',
  'time',
  'distanceKm',
  'sort',
  'page',
] as const
const pageSize = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const input = Object.fromEntries(
    filters.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? '']] : [])),
  )
  const names = call(categories.list, {}).catch(() => [])
  try {
    const found = await call(search.providers, { ...input, limit: pageSize })
    return data({ found, error: null, categories: await names })
  } catch (error) {
    const status = isAppError(error) ? error.status : 503
    return data(
      { found: null, error: isAppError(error) && status === 400 ? error.message : '', categories: await names },
      { status },
    )
  }
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${en.search.title} – ${en.site.name}` },
  { name: 'description', content: en.site.description },
  ...(new URLSearchParams(location.search).size > 2 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
]

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const value = (name: string) => params.get(name) ?? undefined
  const { found, error } = loaderData
  const categoryName = loaderData.categories.find(({ slug }) => slug === params.get('category'))?.name
  const place = value('location')
  const what = categoryName ?? value('search') ?? t('search.all')
  const values = Object.fromEntries(filters.flatMap((name) => (value(name) ? [[name, value(name)]] : [])))
  return (
    <div className="page py-10">
      <SearchForm key={params.toString()} values={values} />
      <div className="mt-10 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="h1">{place ? t('search.inPlace', { what, place }) : what}</h1>
          {found && (
            <p className="lead mt-2" role="status">
              {t('search.count', { count: found.pagination.total })}
              {value('date') &&
                ` · ${t('search.freeOn', { date: formatDate(value('date') ?? '', localeOf(i18n.language)) })}`}
            </p>
          )}
        </div>
        <SortForm params={params} />
      </div>
      <CategoryLinks
        params={params}
        categories={loaderData.categories.filter(({ parentSlug }) => parentSlug === null)}
      />
      {!found && <SearchFailed message={error} />}
      {found?.providers.length === 0 && <NoResults params={params} />}
      {found && found.providers.length > 0 && (
        <>
          <ul className="mt-8 grid gap-x-9 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {found.providers.map((provider, index) => (
              <li key={provider.id}>
                <ProviderCard provider={provider} times={provider} isFirst={index === 0} />
              </li>
            ))}
          </ul>
          <div className="mt-14">
            <Pagination
              label={t('search.pages')}
              page={found.pagination.page}
              total={found.pagination.totalPages}
              hrefOf={(page) => changed(params, 'page', page === 1 ? null : String(page))}
            />
          </div>
        </>
      )}
    </div>
  )
}

function changed(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params)
  if (value === null) next.delete(name)
  else next.set(name, value)
  if (name !== 'page') next.delete('page')
  return `/search?${next}`
}

function SortForm({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation()
  const kept = [...params].filter(([name]) => name !== 'sort' && name !== 'page')
  const sorts = ['rating', 'distance', 'price', 'popular', 'newest'] as const
  return (
    <Form method="get" action="/search" className="flex items-end gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('search.sort')}
        name="sort"
        defaultValue={params.get('sort') ?? (params.get('location') ? 'distance' : 'rating')}
        onChange={(event) => event.target.form?.requestSubmit()}
        options={sorts.map((sort) => ({ value: sort, label: t(`search.sorts.${sort}`) }))}
      />
      <noscript>
        <button type="submit" className={buttonClass('outline')}>
          {t('search.submit')}
        </button>
      </noscript>
    </Form>
  )
}

function CategoryLinks({
  params,
  categories: list,
}: {
  params: URLSearchParams
  categories: readonly { slug: string; name: string }[]
}) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('search.category')} className="flex flex-wrap gap-2">
      {list.map(({ slug, name }) => {
        const isChosen = params.get('category') === slug
        return (
          <Link
            key={slug}
            to={changed(params, 'category', isChosen ? null : slug)}
            aria-current={isChosen ? 'true' : undefined}
            className={`chip ${isChosen ? 'bg-green text-on-green' : ''}`}
          >
            {name}
            {isChosen && <span aria-hidden="true">×</span>}
          </Link>
        )
      })}
    </nav>
  )
}

function SearchFailed({ message }: { message: string | null }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <div className="py-14" role="alert">
      <h2 className="h2">{t('search.failed')}</h2>
      <p className="lead mt-2">{message || t('search.failedHint')}</p>
      <a href={`/search?${params}`} className={`${buttonClass('primary')} mt-6`}>
        {t('search.retry')}
      </a>
    </div>
  )
}

function NoResults({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation()
  const removable = [...params].filter(([name, value]) => value && name !== 'sort' && name !== 'page')
  return (
    <div className="py-14">
      <h2 className="h2">{t('search.noResults')}</h2>
      <p className="lead mt-2">{t('search.noResultsHint')}</p>
      <ul className="mt-6 flex flex-wrap gap-2">
        {removable.map(([name, value]) => (
          <li key={name}>
            <Link to={changed(params, name, null)} className="chip">
              {t('search.without', { value })}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/search" className="chip">
            {t('search.clear')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
