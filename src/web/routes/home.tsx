import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { categories } from '../../domains/categories/contract.ts'
import { providers } from '../../domains/providers/contract.ts'
import { ProviderCard } from '../../domains/providers/ui/provider-card.tsx'
import { SearchForm } from '../../domains/search/ui/search-form.tsx'
import { Picture } from '../../ui/picture.tsx'
import { apiContext } from '../api-context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(apiContext)
  // Both blocks are optional: the search above them works without.
  const [list, popular] = await Promise.all([
    call(categories.list, {}).catch(() => []),
    call(providers.popular, { limit: 8 }).catch(() => []),
  ])
  return {
    categories: list.filter(({ parentSlug, providerCount }) => parentSlug === null && providerCount > 0).slice(0, 8),
    popular,
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: `${t('site.name')}: ${t('home.title')}`, image: '/share/home.jpg' }))

/** The picture in each shop window of the parade. */
const windows: Readonly<Record<string, string>> = {
  'hair-styling-barbering': 'hair',
  'nail-care': 'nails',
  'personal-care-grooming': 'skincare',
  'makeup-beauty': 'beauty',
  'health-wellness': 'massage',
  'fitness-training': 'fitness',
  'creative-artistic-services': 'tattoo',
  photography: 'photos',
  'mental-health-life-guidance': 'guidance',
  'miscellaneous-services': 'general',
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <section className="page pt-10 pb-12">
        <h1 className="sign">{t('home.title')}</h1>
        <p className="lead my-8 max-w-[52ch]">{t('home.lead')}</p>
        <SearchForm />
      </section>
      <section className="bg-green py-10 text-on-green" aria-labelledby="categories">
        <div className="page">
          <h2 id="categories" className="h2 mb-6">
            {t('home.categories')}
          </h2>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-8">
            {loaderData.categories.map(({ slug, name, providerCount }) => (
              <li key={slug} className="relative">
                <div className="aspect-3/4 overflow-hidden rounded-t-window border-4 border-green-deep [&_img]:h-full [&_img]:w-full [&_img]:object-cover">
                  <Picture
                    src={windows[slug] ? `/pictures/${windows[slug]}-window-480.avif` : null}
                    alt=""
                    sizes="(min-width: 1280px) 12vw, (min-width: 768px) 25vw, 50vw"
                  />
                </div>
                <h3 className="mt-3 font-display text-lg leading-tight font-bold">
                  <Link
                    to={`/search?category=${slug}`}
                    className="after:absolute after:inset-0 hover:underline focus-visible:outline-on-green"
                  >
                    {name}
                  </Link>
                </h3>
                <p>{t('home.nearby', { count: providerCount })}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page py-16 lg:py-24" aria-labelledby="popular">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="popular" className="h2">
              {t('home.popular')}
            </h2>
            <p className="lead mt-2">{t('home.popularLead')}</p>
          </div>
          <Link to="/search" className="nav-link underline">
            {t('home.seeAll')}
          </Link>
        </div>
        <ul className="grid gap-x-9 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
          {loaderData.popular.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
