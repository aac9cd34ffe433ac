import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { categories } from '../../domains/categories/contract.ts'
import { heartOnCard } from '../../domains/favourites/ui/heart.tsx'
import { ProviderGrid } from '../../domains/providers/ui/provider-grid.tsx'
import { categoryName } from '../../domains/providers/ui/provider-texts.ts'
import { search } from '../../domains/search/contract.ts'
import { find } from '../../domains/search/find-contract.ts'
import { countText } from '../../domains/search/ui/filter-texts.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { apiContext } from '../api-context.ts'
import { landingLinks } from '../landing-page.ts'
import { LinkChips } from '../layout/link-chips.tsx'
import { listing } from '../listing.ts'
import { pageMeta } from '../page-meta.ts'
import { listOf } from '../structured-data.ts'
import type { Route } from './+types/browse'

const pageSize = 24

export const handle = { parameters: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, language, origin } = context.get(apiContext)
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  try {
    const [found, list, landings] = await Promise.all([
      call(search.providers, { page, sort: 'rating', limit: pageSize }),
      call(categories.list, {}).catch(() => []),
      call(find.landings, { limit: 16 }).catch(() => []),
    ])
    const shown = {
      ...found,
      categories: list.filter(({ parentSlug }) => parentSlug === null),
      count: countText(i18nFor(language), { total: found.pagination.total, totalIs: found.totalIs }),
      landings: landingLinks(landings, language),
      structured: listOf(found.providers, origin),
    }
    return data(shown, { headers: listing(found.providers) })
  } catch (error) {
    // A page that cannot be, such as 'x' or 1001.
    if (hasCode(error, 'invalid_input')) throw data(null, { status: 404 })
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, (t) => {
    const page = new URLSearchParams(args.location.search).get('page')
    return {
      title: t('search.browse'),
      description: t('search.browseLead'),
      canonical: page && page !== '1' ? `/browse?page=${page}` : '/browse',
      image: '/share/search.jpg',
    }
  }),
  { 'script:ld+json': args.loaderData.structured },
]

/** Everybody, best rated first. */
export default function Browse({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation()
  const { providers, pagination } = loaderData
  return (
    <div className="page pt-8 lg:pt-14">
      <h1 className="name">{t('search.browse')}</h1>
      <p className="lead mt-4">
        {t('search.browseLead')} {loaderData.count}
      </p>
      <nav aria-label={t('search.category')} className="chips mt-8">
        {loaderData.categories.map((category) => (
          <Link key={category.slug} to={`/search?category=${category.slug}`} className="chip">
            {categoryName(i18n, category)}
          </Link>
        ))}
      </nav>
      <div className="mt-10">
        <ProviderGrid providers={providers} headingLevel="h2" isFirstOnPage corner={heartOnCard} />
      </div>
      <div className="mt-16">
        <Pagination
          label={t('search.pages')}
          page={pagination.page}
          total={pagination.totalPages}
          hrefOf={(page) => `/browse?page=${page}`}
        />
      </div>
      {loaderData.landings && <LinkChips {...loaderData.landings} />}
    </div>
  )
}
