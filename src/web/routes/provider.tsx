import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { useSession } from '../../domains/identity/ui/session.ts'
import { maps } from '../../domains/location/map-contract.ts'
import { inPlace } from '../../domains/location/ui/in-place.ts'
import { ownVouchers } from '../../domains/loyalty/rewards-contract.ts'
import { type Provider, providers } from '../../domains/providers/contract.ts'
import { photoPaths } from '../../domains/providers/photos.rules.ts'
import { Carousel, FrontPhotos, frontPhotos } from '../../domains/providers/ui/gallery.tsx'
import type { Photo } from '../../domains/providers/ui/lightbox.tsx'
import { professionName, specializationName } from '../../domains/providers/ui/provider-texts.ts'
import { SectionTabs } from '../../domains/providers/ui/section-tabs.tsx'
import { analysis } from '../../domains/reviews/analysis-contract.ts'
import { reviews } from '../../domains/reviews/contract.ts'
import { type ReviewOrder, readOrder } from '../../domains/reviews/ui/review-order.ts'
import { availability } from '../../domains/scheduling/contract.ts'
import { monthDays } from '../../domains/scheduling/ui/month-table.tsx'
import { subscriptions } from '../../domains/subscriptions/contract.ts'
import { traders } from '../../domains/traders/contract.ts'
import { i18nFor, textsOf } from '../../i18n/i18n.ts'
import { type Language, localeOf } from '../../i18n/languages.ts'
import type { Call } from '../../lib/api/call.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { datesOfMonth, isMonth } from '../../lib/months.ts'
import { addDays } from '../../lib/time.server.ts'
import { formatCount } from '../../ui/date-format.ts'
import { late } from '../../ui/late.ts'
import { apiContext } from '../api-context.ts'
import { Boundary, ComponentBoundary } from '../layout/crash.tsx'
import { providerMissing } from '../layout/page-failure.tsx'
import { listed } from '../listing.ts'
import { pageMeta } from '../page-meta.ts'
import { pictureText } from '../picture-texts.server.ts'
import { About } from '../profile/about.tsx'
import { BookBar, BookingFromAddress, NextTimes } from '../profile/book.tsx'
import { Breadcrumb, Hero } from '../profile/hero.tsx'
import { othersLike } from '../profile/others-like.ts'
import { Services } from '../profile/services.tsx'
import { business, wayTo } from '../structured-data.ts'
import type { Route } from './+types/provider'

const OwnerBar = late(() => import('../profile/owner-bar.tsx'))
const ReviewList = late(() =>
  import('../../domains/reviews/ui/review-list.tsx').then((module) => ({ default: module.ReviewList })),
)
const WhoYouBookWith = late(() =>
  import('../../domains/traders/ui/who-you-book-with.tsx').then((module) => ({ default: module.WhoYouBookWith })),
)
const Others = late(() => import('../profile/others.tsx'))

const reviewsShown = 10

export const handle = { parameters: ['month', 'sort', 'stars'] }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, language, origin, hasGoogleMaps } = context.get(apiContext)
  const query = new URL(request.url).searchParams
  try {
    const provider = await call(providers.get, { id: params.id })
    const order = readOrder(query)
    const [list, said, times, map, others, plans, rewards, trader] = await Promise.all([
      reviewsOf(call, provider.id, order).catch(() => null),
      // One sentence of each theme; the rest can be asked for.
      call(analysis.analyse, { providerId: provider.id, sentences: 1 }).catch(() => null),
      timesOf(call, provider, query.get('month')),
      mapOf(call, provider, language, hasGoogleMaps),
      othersLike(call, provider, language),
      plansOf(call, provider, language),
      rewardsOf(call, provider, language),
      call(traders.ofProvider, { id: provider.id }).catch(() => null),
    ])
    return data(
      {
        provider,
        reviews: list,
        said,
        order,
        times: times?.next ?? null,
        month: times?.month ?? null,
        map,
        photos: photosOf(provider, language),
        // By the server, which has their names: they are no part of what every page loads.
        specializations: provider.specializations.map((one) => specializationName(i18nFor(language), one)),
        others,
        plans,
        rewards,
        trader,
        title: `${provider.name}, ${professionName(i18nFor(language), provider.profession)} ${inPlace(language, provider.location)}`,
        image: `/share${provider.linkTo}.jpg?lng=${language}`,
        structured: [business(provider, origin), wayTo(provider, origin, language)],
      },
      { headers: { 'X-Cache-Tags': [`provider:${provider.id}`, ...listed(others?.providers ?? [])].join(' ') } },
    )
  } catch (error) {
    if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw providerMissing()
    throw error
  }
}

const reviewsOf = (call: Call, providerId: string, { sort, stars }: ReviewOrder) =>
  call(reviews.ofProvider, { providerId, sort, ...(stars !== null && { rating: stars }), limit: reviewsShown })

/** The words of the way to what it sells to members; null: nothing, or it cannot be read. */
async function plansOf(call: Call, { id, name }: Provider, language: Language) {
  const offer = await call(subscriptions.plans, { providerId: id }).catch(() => null)
  const isSold = offer?.isSold && offer.plans.length > 0
  return isSold ? i18nFor(language).t('offer.of', { ns: 'subscriptions', name }) : null
}

const rewardsShown = 4

/** What it gives for points, in words; null: nothing, or it cannot be read. */
async function rewardsOf(call: Call, { id }: Provider, language: Language) {
  const all = await call(ownVouchers.ofProvider, { id }).catch(() => [])
  const there = all.filter(({ left }) => left !== 0).slice(0, rewardsShown)
  if (there.length === 0) return null
  const t = i18nFor(language).getFixedT(language, 'loyalty')
  const priceOf = (points: number) =>
    t('rewards.price', { count: points, shown: formatCount(points, localeOf(language)) })
  return {
    title: t('rewards.ofProvider'),
    see: t('rewards.see'),
    list: there.map(({ reward, names, points }) => ({ reward, name: names.en ?? '', price: priceOf(points) })),
  }
}

/** With its words, which no other part of the page says. */
async function mapOf(call: Call, { name, coordinates }: Provider, language: Language, hasGoogleMaps: boolean) {
  const drawing = await call(maps.draw, { ...coordinates, width: 640, height: 260, mark: 'centre' }).catch(() => null)
  const { t } = i18nFor(language)
  const words = { label: t('map.around', { ns: 'search', name }), note: t('map.note', { ns: 'search' }) }
  return drawing && { drawing, hasGoogleMaps, ...words }
}

const nextDays = 7
const nextShown = 3

/**
 * A month and the next free times of the shortest service: on a day without it, nothing else would fit either. What comes
 * next is mostly of the same month, and then it is asked for once. What cannot be read is null, and the other is not.
 */
async function timesOf(call: Call, { id, services, openingTimes }: Provider, asked: string | null) {
  const [shortest] = services.toSorted((a, b) => a.durationMinutes - b.durationMinutes)
  if (!shortest) return null
  const today = openingTimes.date
  const thisMonth = today.slice(0, 7)
  const daysOf = (from: string, to: string) =>
    call(availability.list, { providerId: id, serviceIds: shortest.id, from, to }).catch(() => null)
  const lastOf = (month: string) => datesOfMonth(month).dates.at(-1) ?? today
  const week = addDays(today, nextDays - 1)
  const month = asked && isMonth(asked) && asked > thisMonth ? asked : thisMonth
  const isThisMonth = month === thisMonth
  const end = lastOf(month)
  const hasMore = isThisMonth && end > week
  const [soon, later] = await Promise.all([
    daysOf(today, hasMore ? end : week),
    isThisMonth ? null : daysOf(`${month}-01`, end),
  ])
  const shown = isThisMonth ? soon : later
  const near = soon ?? (hasMore ? await daysOf(today, week) : null)
  const next = near?.days.find(({ date, slots }) => date <= week && slots.length > 0)
  const takesRequestsOnly = openingTimes.state.code === 'contact'
  return {
    month: shown && {
      month,
      today,
      mode: shown.mode,
      days: monthDays(shown.days.filter(({ date }) => date.startsWith(month))),
    },
    next:
      takesRequestsOnly || !near
        ? null
        : {
            serviceId: shortest.id,
            today,
            slots: (next?.slots ?? []).slice(0, nextShown).map(({ start, end }) => ({ start, end })),
          },
  }
}

/** The profile's photo, then the gallery without it. */
function photosOf({ name, profileImage, galleryImages, photoTexts }: Provider, language: string): Photo[] {
  const paths = photoPaths(profileImage, galleryImages)
  const t = textsOf(language)
  return paths.map((src, index) => ({
    src,
    alt:
      photoTexts[src] ??
      pictureText(src, language) ??
      t('provider.photoOf', { name, number: index + 1, total: paths.length }),
  }))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { provider, title, image, structured } = args.loaderData
  return [
    ...pageMeta(args, () => ({
      title,
      image,
      description: provider.bio.slice(0, 160),
      canonical: provider.linkTo,
      isProfile: true,
    })),
    ...structured.map((facts) => ({ 'script:ld+json': facts })),
  ]
}

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { provider, photos, times } = loaderData
  // Nothing is shown twice: with no more photos than the shop front has, that is where the photos are.
  const hasGallery = photos.length === 0 || photos.length > frontPhotos
  return (
    <div key={provider.id}>
      <Owner slug={provider.slug} />
      <div className="page pt-4 lg:pt-6">
        <Breadcrumb provider={provider} />
        <Hero provider={provider} />
        <div id={hasGallery ? undefined : 'photos'}>
          <FrontPhotos photos={photos} />
        </div>
      </div>
      <SectionTabs />
      <div className="page profile">
        <div className="min-w-0">
          {hasGallery && (
            <section id="photos">
              <ComponentBoundary>
                <Carousel photos={photos} skipped={frontPhotos} title={t('provider.gallery')} />
              </ComponentBoundary>
            </section>
          )}
          <Services provider={provider} />
          {loaderData.plans && (
            <a className="link" href={`/plans?provider=${provider.id}`}>
              {loaderData.plans}
            </a>
          )}
          {loaderData.rewards && (
            <section aria-labelledby="for-points">
              <h2 id="for-points" className="h2 mb-5">
                {loaderData.rewards.title}
              </h2>
              <ul className="divide-y divide-line border-line border-y">
                {loaderData.rewards.list.map(({ reward, name, price }) => (
                  <li key={reward} className="flex justify-between gap-5 py-3">
                    <span className="min-w-0 break-words">{name}</span>
                    <strong className="flex-none">{price}</strong>
                  </li>
                ))}
              </ul>
              <p className="mt-4">
                <a className="link" href="/loyalty">
                  {loaderData.rewards.see}
                </a>
              </p>
            </section>
          )}
          <About
            provider={provider}
            specializations={loaderData.specializations}
            month={loaderData.month}
            map={loaderData.map}
          />
          {loaderData.trader && (
            <Suspense>
              <WhoYouBookWith shown={loaderData.trader} />
            </Suspense>
          )}
          <section id="reviews" aria-labelledby="reviews-title">
            <h2 id="reviews-title" className="h2 mb-7">
              {t('provider.tabs.reviews')}
            </h2>
            <ComponentBoundary>
              {loaderData.reviews ? (
                <Suspense fallback={null}>
                  <ReviewList
                    provider={provider}
                    order={loaderData.order}
                    first={loaderData.reviews}
                    analysis={loaderData.said}
                  />
                </Suspense>
              ) : (
                <p>{t('provider.reviewsFailed')}</p>
              )}
            </ComponentBoundary>
          </section>
        </div>
        <NextTimes provider={provider} times={times} />
      </div>
      {loaderData.others && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <Others {...loaderData.others} />
          </Suspense>
        </Boundary>
      )}
      <BookBar provider={provider} />
      <ComponentBoundary>
        <BookingFromAddress provider={provider} />
      </ComponentBoundary>
    </div>
  )
}

/** Loaded for its owner alone. */
function Owner({ slug }: { slug: string }) {
  const session = useSession()
  if (session.status !== 'signed-in' || session.user.providerSlug !== slug) return null
  return (
    <Suspense fallback={null}>
      <OwnerBar slug={slug} isProven={session.user.emailVerified} />
    </Suspense>
  )
}
