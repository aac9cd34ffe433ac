import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { categories } from '../../domains/categories/contract.ts'
import { heartOnCard } from '../../domains/favourites/ui/heart.tsx'
import { location, placesWithoutSearch } from '../../domains/location/contract.ts'
import { providers } from '../../domains/providers/contract.ts'
import type { FreeTimes } from '../../domains/providers/ui/free-times.tsx'
import { ProviderGrid } from '../../domains/providers/ui/provider-grid.tsx'
import { categoryName } from '../../domains/providers/ui/provider-texts.ts'
import { search } from '../../domains/search/contract.ts'
import { SearchForm } from '../../domains/search/ui/search-form.tsx'
import { type Language, localeOf } from '../../i18n/languages.ts'
import type { Call } from '../../lib/api/call.ts'
import { formatCount } from '../../ui/date-format.ts'
import { apiContext } from '../api-context.ts'
import { AppBanner } from '../home/app-banner.tsx'
import { HomeTexts } from '../home/home-texts.tsx'
import { HowItWorks } from '../home/how-it-works.tsx'
import { mainCategories, Parade } from '../home/parade.tsx'
import { ProviderRow } from '../home/provider-row.tsx'
import { Stories } from '../home/stories.tsx'
import { homeTexts } from '../home/texts/load.ts'
import { YourArea } from '../home/your-area.tsx'
import { listing } from '../listing.ts'
import { pageMeta } from '../page-meta.ts'
import { website } from '../structured-data.ts'
import type { Route } from './+types/home'

/** Where a reader of the language most likely is; whoever is elsewhere says so in the search. */
const cityOf: Readonly<Record<Language, string>> = { en: 'London', fr: 'Paris', es: 'London', pt: 'London' }

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language, origin } = context.get(apiContext)
  const bestIn = (city: string) =>
    call(search.providers, { location: city, sort: 'rating', limit: 24 }).then(
      (found) => ({ city, ...found }),
      () => null,
    )
  // Every block is optional: the search above them works without.
  const [list, everybody, popular, expected, places] = await Promise.all([
    call(categories.list, {}).catch(() => null),
    // Not the sum of the categories: the operator may hide one, and whoever is in it is still found.
    call(providers.list, { limit: 1 }).catch(() => null),
    call(providers.popular, { limit: 12 }).catch(() => []),
    bestIn(cityOf[language]),
    call(location.search, {}).catch(() => null),
  ])
  // A site of another country begins where somebody is.
  const [mostBooked] = popular
  const area = expected?.providers.length === 0 && mostBooked ? await bestIn(mostBooked.city) : expected
  const alreadyShown = new Set(popular.map(({ id }) => id))
  const main = list && mainCategories(list)
  // The distance is that to the middle of the city, not to the reader.
  const near = (area?.providers ?? [])
    .filter(({ id }) => !alreadyShown.has(id))
    .slice(0, 4)
    .map((provider) => ({ ...provider, distanceKm: null }))
  const blocks = {
    categories: main,
    total: everybody?.pagination.total ?? 0,
    popular,
    times: await nextTimes(call, popular),
    city: area?.city ?? cityOf[language],
    area: near,
    places: places?.map(({ name }) => name) ?? placesWithoutSearch,
    structured: website(origin, language),
  }
  return data(blocks, { headers: listing([...popular, ...near]) })
}

async function nextTimes(call: Call, list: readonly { id: string }[]): Promise<[string, FreeTimes][] | null> {
  if (list.length === 0) return []
  const ids = list.map(({ id }) => id).join()
  const found = await call(search.nextTimes, { providerIds: ids }).catch(() => null)
  if (!found) return null
  const timesOf = new Map(found.map(({ providerId, ...times }) => [providerId, times]))
  return list.map(({ id }) => [id, timesOf.get(id) ?? { serviceId: null, today: '', slots: [] }])
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, (t) => ({ title: `${t('site.name')}: ${t('home.title')}`, image: '/share/home.jpg' })),
  { 'script:ld+json': args.loaderData.structured },
]

/** On the first page of a visit its texts are there before it lives: nothing that was pressed waits for them. */
export default function Home(props: Route.ComponentProps) {
  const { i18n } = useTranslation()
  const [isSaid] = useState(() => i18n.hasResourceBundle(i18n.language, homeTexts.name))
  const front = <Front {...props} />
  return isSaid ? front : <HomeTexts>{front}</HomeTexts>
}

function Front({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('home')
  const { t: common } = useTranslation()
  const { city, area, popular } = loaderData
  const total = formatCount(loaderData.total, localeOf(i18n.language))
  const what = loaderData.categories?.map((category) => categoryName(i18n, category)) ?? []
  return (
    <>
      <section className="page pt-6 pb-12 lg:pt-10 lg:pb-16">
        <div className="hero">
          <h1 className="sign">{common('home.title')}</h1>
          <p className="lead hero-lead">
            {loaderData.total > 0 ? (
              <>
                <strong className="text-ink">{t('count', { total })}</strong> {t('lead')}
              </>
            ) : (
              t('leadAlone')
            )}
          </p>
        </div>
        <SearchForm categories={loaderData.categories ?? []} suggestions={{ what, where: loaderData.places }} />
      </section>
      <Parade categories={loaderData.categories} />
      {popular.length > 0 && (
        <ProviderRow
          id="popular"
          title={t('popular')}
          lead={t('popularLead')}
          more={{ to: '/search?sort=popular', text: t('seeAll') }}
        >
          <ProviderGrid
            providers={popular}
            times={loaderData.times && new Map(loaderData.times)}
            isStreet
            corner={heartOnCard}
          />
        </ProviderRow>
      )}
      {area.length > 0 && <YourArea city={city} providers={area} />}
      <HowItWorks />
      <Stories />
      <div className="scallops" />
      <AppBanner />
    </>
  )
}
