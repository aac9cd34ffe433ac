import { BadgeCheck, CalendarCheck, Clock, MapPin, Navigation } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import type { BookingSelection } from '../../domains/bookings/ui/booking-dialog.tsx'
import { signInPath, useSession } from '../../domains/identity/ui/session.ts'
import { type Provider, providers, type Service } from '../../domains/providers/contract.ts'
import { Carousel, ShopFront } from '../../domains/providers/ui/gallery.tsx'
import type { Photo } from '../../domains/providers/ui/lightbox.tsx'
import { OpeningHours } from '../../domains/providers/ui/opening-hours.tsx'
import { ServicePrice, StartingPrice } from '../../domains/providers/ui/prices.tsx'
import { type FreeTimes, NextFree, Rating, Slots } from '../../domains/providers/ui/provider-card.tsx'
import {
  categoryName,
  durationLabel,
  openStateLabel,
  professionName,
} from '../../domains/providers/ui/provider-texts.ts'
import { SectionTabs } from '../../domains/providers/ui/section-tabs.tsx'
import { ShareButton } from '../../domains/providers/ui/share-button.tsx'
import { reviews } from '../../domains/reviews/contract.ts'
import { ReviewList } from '../../domains/reviews/ui/review-list.tsx'
import { search } from '../../domains/search/contract.ts'
import { i18nFor, textsOf } from '../../i18n/i18n.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { apiContext } from '../api-context.ts'
import { ComponentBoundary } from '../layout/crash.tsx'
import { pageMeta, type SiteData } from '../page-meta.ts'
import { pictureText } from '../picture-texts.server.ts'
import type { Route } from './+types/provider'

const BookingDialog = lazy(() => import('../../domains/bookings/ui/booking-dialog.tsx'))
const reviewsShown = 10

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, language } = context.get(apiContext)
  try {
    const provider = await call(providers.get, { id: params.id })
    const [list, times] = await Promise.all([
      call(reviews.ofProvider, { providerId: provider.id, limit: reviewsShown }).catch(() => null),
      call(search.nextTimes, { providerIds: provider.id }).catch(() => []),
    ])
    return data(
      { provider, reviews: list, times: times[0], photos: photosOf(provider, language) },
      { headers: { 'X-Cache-Tags': `provider:${provider.id}` } },
    )
  } catch (error) {
    if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw data(null, { status: 404 })
    throw error
  }
}

/** The profile's photo, then the gallery without it. */
function photosOf({ name, profileImage, galleryImages }: Provider, language: string): Photo[] {
  const paths = [...new Set([profileImage, ...galleryImages])].filter((path) => path !== null)
  const t = textsOf(language)
  return paths.map((src, index) => ({
    src,
    alt: pictureText(src, language) ?? t('provider.photoOf', { name, number: index + 1, total: paths.length }),
  }))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return [
    ...pageMeta(args, (t, { language }) => {
      if (!loaderData) return { title: t('provider.notFound'), isIndexed: false }
      const { provider } = loaderData
      const place = { what: professionName(i18nFor(language), provider.profession), place: provider.location }
      return {
        title: `${provider.name}, ${t('search.inPlace', place)}`,
        description: provider.bio.slice(0, 160),
        canonical: provider.linkTo,
        isProfile: true,
      }
    }),
    ...(loaderData ? [{ 'script:ld+json': business(loaderData.provider) }] : []),
  ]
}

/** schema.org for search engines; the same facts as the page. */
function business(provider: Provider) {
  const { lat, lng } = provider.coordinates
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: provider.businessName || provider.name,
    description: provider.bio.slice(0, 160),
    address: { '@type': 'PostalAddress', streetAddress: provider.address, addressCountry: provider.country },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    priceRange: provider.pricing.priceRange,
    ...(provider.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: provider.rating,
        reviewCount: provider.reviewsCount,
      },
    }),
  }
}

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { provider, photos, times } = loaderData
  return (
    <div key={provider.id}>
      <div className="page pt-4 lg:pt-6">
        <Breadcrumb provider={provider} />
        <Hero provider={provider} />
        <ShopFront photos={photos} />
      </div>
      <SectionTabs />
      <div className="page profile">
        <div className="min-w-0">
          <section id="photos">
            <ComponentBoundary>
              <Carousel photos={photos} title={t('provider.gallery')} />
            </ComponentBoundary>
          </section>
          <Services provider={provider} />
          <About provider={provider} />
          <section id="reviews" aria-labelledby="reviews-title">
            <h2 id="reviews-title" className="h2 mb-7">
              {t('provider.tabs.reviews')}
            </h2>
            <ComponentBoundary>
              {loaderData.reviews ? (
                <ReviewList providerId={provider.id} providerName={provider.name} first={loaderData.reviews} />
              ) : (
                <p>{t('provider.reviewsFailed')}</p>
              )}
            </ComponentBoundary>
          </section>
        </div>
        <NextGaps provider={provider} times={times} />
      </div>
      <BookBar provider={provider} />
      <ComponentBoundary>
        <BookingFromAddress provider={provider} />
      </ComponentBoundary>
    </div>
  )
}

function Breadcrumb({ provider }: { provider: Provider }) {
  const { t, i18n } = useTranslation()
  const links = [
    { to: '/', text: t('site.home') },
    { to: `/search?location=${encodeURIComponent(provider.location)}`, text: provider.location },
    { to: `/search?category=${provider.category.slug}`, text: categoryName(i18n, provider.category) },
  ]
  return (
    <nav aria-label={t('provider.breadcrumb')}>
      <ol className="breadcrumb">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li aria-current="page" className="max-sm:hidden">
          {provider.name}
        </li>
      </ol>
    </nav>
  )
}

function Hero({ provider }: { provider: Provider }) {
  const { t, i18n } = useTranslation()
  const { origin = '' } = useRouteLoaderData<SiteData>('root') ?? {}
  return (
    <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div>
        <h1 className="name">
          {provider.name}
          {provider.verified && (
            <BadgeCheck
              role="img"
              aria-label={t('provider.verified')}
              className="ml-4 inline-block size-[0.6em] fill-green stroke-on-green align-baseline"
            />
          )}
        </h1>
        <p className="lead mt-4">
          {professionName(i18n, provider.profession)}
          {provider.businessName !== provider.name && `, ${provider.businessName}`}
        </p>
        <ul className="mt-3 flex flex-wrap items-center gap-x-7 gap-y-2">
          <li>
            <Rating rating={provider.rating} count={provider.reviewsCount} />
          </li>
          <li className="inline-flex items-center gap-2">
            <Clock aria-hidden="true" className="size-5 text-green-text" />
            <span className="first-letter:uppercase inline-block">
              {openStateLabel(i18n, provider.openingTimes.state)}
            </span>
          </li>
          <li className="inline-flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-5 flex-none text-green-text" />
            {provider.address}
          </li>
        </ul>
        <noscript>
          <p className="mt-3 font-bold">{t('provider.needsScript')}</p>
        </noscript>
      </div>
      <div className="flex flex-wrap gap-3">
        <ShareButton name={provider.name} url={`${origin}${provider.linkTo}`} />
        {provider.services.length > 0 && (
          <BookLink provider={provider} serviceIds={[]} label={t('provider.bookNow')} variant="primary" />
        )}
      </div>
    </div>
  )
}

function Services({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const groups = [...new Set(provider.services.map(({ category }) => category))]
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <section id="services" aria-labelledby="services-title">
      <h2 id="services-title" className="h2 mb-5">
        {t('provider.tabs.services')}
      </h2>
      {groups.length === 0 && <p className="lead">{t('provider.noServices')}</p>}
      {groups.length > 1 && (
        <fieldset className="chips mb-6">
          <legend className="sr-only">{t('provider.servicesOf')}</legend>
          {[null, ...groups].map((group) => (
            <button
              key={group}
              type="button"
              data-live=""
              className="chip"
              aria-pressed={chosen === group}
              onClick={() => setChosen(group)}
            >
              {group ?? t('provider.allServices')}
            </button>
          ))}
        </fieldset>
      )}
      {groups.map((group) => (
        <div key={group} className="mb-10" hidden={chosen !== null && chosen !== group}>
          <h3 className="h3 border-b-2 border-ink pb-3">{group}</h3>
          <ul>
            {provider.services
              .filter(({ category }) => category === group)
              .map((service) => (
                <ServiceRow key={service.id} provider={provider} service={service} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function ServiceRow({ provider, service }: { provider: Provider; service: Service }) {
  const { t } = useTranslation()
  return (
    <li className="service">
      <div className="min-w-0">
        <h4 className="text-[1.0625rem] font-bold">{service.name}</h4>
        {service.description && <p className="text-ink-2">{service.description}</p>}
      </div>
      <p className="service-price">
        <strong>
          <ServicePrice service={service} />
        </strong>
        <span className="text-ink-2">{durationLabel(t, service.durationMinutes)}</span>
      </p>
      <BookLink
        provider={provider}
        serviceIds={[service.id]}
        label={t('provider.book')}
        description={service.name}
        variant="outline"
      />
    </li>
  )
}

/** The next free times, beside the page; pressing one begins the booking there. */
function NextGaps({ provider, times }: { provider: Provider; times: FreeTimes | undefined }) {
  const { t } = useTranslation()
  if (provider.services.length === 0) return null
  const hasTimes = times !== undefined && times.slots.length > 0
  return (
    <aside className="gaps" aria-labelledby="gaps-title">
      <h2 id="gaps-title" className="gaps-title">
        {t('provider.gapsTitle', { name: provider.name })}
      </h2>
      <div className="grid gap-4 p-6">
        {hasTimes ? (
          <div>
            <p className="text-[1.0625rem]">
              <NextFree times={times} />
            </p>
            <Slots provider={provider} times={times} />
          </div>
        ) : (
          <p>{t('provider.gapsNone')}</p>
        )}
        <BookLink
          provider={provider}
          serviceIds={[]}
          label={hasTimes ? t('provider.moreTimes') : t('provider.bookNow')}
          variant="primary"
        />
        <p className="flex gap-3 text-ink-2">
          <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {t('provider.payOnDay', { name: provider.name })}
        </p>
      </div>
    </aside>
  )
}

/** On a phone the way to book stays under the thumb once the one at the top has gone. */
function BookBar({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  if (provider.services.length === 0) return null
  return (
    <div className="book-bar" data-bottom-bar>
      <p>
        <StartingPrice provider={provider} />
      </p>
      <BookLink provider={provider} serviceIds={[]} label={t('provider.bookNow')} variant="primary" />
    </div>
  )
}

type BookLinkProps = {
  provider: Provider
  serviceIds: readonly string[]
  label: string
  description?: string
  variant: 'primary' | 'outline'
}

/** A link to sign-in that comes back with the selection; whoever is signed in stays and gets the dialog. */
function BookLink({ provider, serviceIds, label, description, variant }: BookLinkProps) {
  const session = useSession()
  const navigate = useNavigate()
  const back = bookingAddress(provider, { serviceIds, start: null })
  return (
    <a
      href={signInPath(back)}
      aria-label={description ? `${label}: ${description}` : undefined}
      className={buttonClass(variant, variant === 'outline' ? 'small' : 'normal')}
      onClick={(event) => {
        event.preventDefault()
        navigate(session.status === 'signed-in' ? back : signInPath(back), { preventScrollReset: true })
      }}
    >
      {label}
    </a>
  )
}

function bookingAddress(provider: Provider, { serviceIds, start }: BookingSelection): string {
  const at = start ? `&at=${encodeURIComponent(start)}` : ''
  return `${provider.linkTo}?book=${serviceIds.join(',')}${at}`
}

/** The dialog is open while the address carries a selection, so that reload, Back and signing in keep it. */
function BookingFromAddress({ provider }: { provider: Provider }) {
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isClient, setClient] = useState(false)
  useEffect(() => setClient(true), [])
  const book = params.get('book')
  const at = params.get('at')
  const wantsBooking = book !== null || at !== null
  useEffect(() => {
    if (wantsBooking && session.status === 'signed-out') {
      navigate(
        signInPath(bookingAddress(provider, { serviceIds: (book ?? '').split(',').filter(Boolean), start: at })),
        { replace: true },
      )
    }
  }, [wantsBooking, session.status, navigate, provider, book, at])
  if (!isClient || !wantsBooking || session.status !== 'signed-in') return null
  const offered = new Set(provider.services.map(({ id }) => id))
  const selection = { serviceIds: (book ?? '').split(',').filter((id) => offered.has(id)), start: at }
  const leave = { replace: true, preventScrollReset: true }
  return (
    <Suspense fallback={null}>
      <BookingDialog
        provider={provider}
        selection={selection}
        onClose={() => navigate(provider.linkTo, leave)}
        onSelect={(selected) =>
          window.history.replaceState(window.history.state, '', bookingAddress(provider, selected))
        }
      />
    </Suspense>
  )
}

function About({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const { lat, lng } = provider.coordinates
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 id="about-title" className="h2 mb-6">
        {t('provider.about', { name: provider.name })}
      </h2>
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
        <div>
          {provider.greeting && <p className="h3 mb-4">{provider.greeting}</p>}
          <p className="max-w-[62ch] text-[1.0625rem] leading-[1.6] whitespace-pre-line">{provider.bio}</p>
          {provider.qualifications.length > 0 && (
            <>
              <h3 className="h3 mt-8">{t('provider.qualifications')}</h3>
              <ul className="mt-3 grid gap-1">
                {provider.qualifications.map((qualification) => (
                  <li key={qualification} className="flex gap-3">
                    <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
                    {qualification}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3 className="h3 mt-8">{t('provider.address')}</h3>
          <p className="mt-2">{provider.address}</p>
          <a
            href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className="link"
          >
            <Navigation aria-hidden="true" className="size-5" />
            {t('provider.directions')}
          </a>
        </div>
        <OpeningHours provider={provider} />
      </div>
    </section>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return (
    <div className="page">
      <EmptyState
        title={t('provider.notFound')}
        level={1}
        action={
          <p className="flex flex-wrap justify-center gap-3">
            <Link className={buttonClass('primary')} to="/search">
              {t('provider.browseAll')}
            </Link>
            <Link className={buttonClass('outline')} to="/">
              {t('provider.backHome')}
            </Link>
          </p>
        }
      >
        <p>{t('provider.notFoundText')}</p>
      </EmptyState>
    </div>
  )
}
