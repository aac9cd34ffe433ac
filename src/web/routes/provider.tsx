import { BadgeCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link, useNavigate, useSearchParams } from 'react-router'
import type { BookingSelection } from '../../domains/bookings/ui/booking-dialog.tsx'
import { signInPath, useSession } from '../../domains/identity/ui/session.ts'
import { type Provider, providers, type Service } from '../../domains/providers/contract.ts'
import { weekdays } from '../../domains/providers/rules.ts'
import { Rating } from '../../domains/providers/ui/provider-card.tsx'
import { reviews } from '../../domains/reviews/contract.ts'
import { ReviewBars, ReviewCard } from '../../domains/reviews/ui/review-list.tsx'
import { en } from '../../i18n/en.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { buttonClass } from '../../ui/button.tsx'
import { zoneName } from '../../ui/date-format.ts'
import { Picture } from '../../ui/picture.tsx'
import { apiContext } from '../api-context.ts'
import type { Route } from './+types/provider'

const BookingDialog = lazy(() => import('../../domains/bookings/ui/booking-dialog.tsx'))
const reviewsShown = 10

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, origin } = context.get(apiContext)
  try {
    const provider = await call(providers.get, { id: params.id })
    const list = await call(reviews.ofProvider, { providerId: provider.id, limit: reviewsShown }).catch(() => null)
    return data({ provider, reviews: list, origin }, { headers: { 'X-Cache-Tags': `provider:${provider.id}` } })
  } catch (error) {
    if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw data(null, { status: 404 })
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: en.provider.notFound }, { name: 'robots', content: 'noindex' }]
  const { provider, origin } = loaderData
  return [
    { title: `${provider.name}, ${provider.profession} in ${provider.location} – ${en.site.name}` },
    { name: 'description', content: provider.bio.slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: `${origin}${provider.linkTo}` },
  ]
}

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const { provider } = loaderData
  return (
    <div className="page py-6" key={provider.id}>
      <Breadcrumb provider={provider} />
      <Hero provider={provider} />
      <Sections />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-14">
        <Photos images={provider.galleryImages} name={provider.name} />
        <Services provider={provider} />
        <About provider={provider} />
        <Reviews list={loaderData.reviews} name={provider.name} />
      </div>
      <BookingFromAddress provider={provider} />
    </div>
  )
}

function Breadcrumb({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const links = [
    { to: '/', text: t('site.home') },
    { to: `/search?location=${encodeURIComponent(provider.location)}`, text: provider.location },
    { to: `/search?category=${provider.category.slug}`, text: provider.category.name },
  ]
  return (
    <nav aria-label={t('provider.breadcrumb')}>
      <ol className="flex flex-wrap gap-x-2 text-ink-2">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="nav-link -ml-2">
              {text}
            </Link>
            <span aria-hidden="true"> ›</span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-11 items-center">
          {provider.name}
        </li>
      </ol>
    </nav>
  )
}

function Hero({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const [first] = provider.services
  return (
    <div className="mt-4 grid items-end gap-8 lg:grid-cols-[1fr_1fr]">
      <div>
        <h1 className="h1">
          {provider.name}
          {provider.verified && (
            <BadgeCheck
              role="img"
              aria-label={t('provider.verified')}
              className="ml-3 inline-block size-8 align-baseline text-green"
            />
          )}
        </h1>
        <p className="lead mt-2">
          {provider.profession} · {provider.businessName}
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <Rating rating={provider.rating} count={provider.reviewsCount} />
          </li>
          <li className="font-semibold">{provider.currentStatus}</li>
          <li>{provider.address}</li>
        </ul>
        {first && (
          <p className="mt-6">
            <BookLink provider={provider} serviceIds={[]} label={t('provider.bookNow')} variant="primary" />
          </p>
        )}
        <noscript>
          <p className="mt-2">{t('provider.needsScript')}</p>
        </noscript>
      </div>
      <div>
        <div className="window">
          <Picture src={provider.profileImage} alt={provider.name} sizes="(min-width: 1024px) 50vw, 100vw" isFirst />
        </div>
        <div className="sill" />
      </div>
    </div>
  )
}

function Sections() {
  const { t } = useTranslation()
  const names = ['photos', 'services', 'about', 'reviews'] as const
  return (
    <nav
      className="sticky top-0 z-20 mt-8 flex gap-2 overflow-x-auto border-b border-line bg-paper"
      aria-label={t('site.menu')}
    >
      {names.map((name) => (
        <a key={name} href={`#${name}`} className="nav-link">
          {t(`provider.tabs.${name}`)}
        </a>
      ))}
    </nav>
  )
}

function Photos({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation()
  return (
    <section id="photos" aria-labelledby="photos-title">
      <h2 id="photos-title" className="h2 mb-6">
        {t('provider.gallery')}
      </h2>
      {images.length === 0 && <p>{t('provider.noPhotos')}</p>}
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 xl:grid-cols-5">
        {images.map((image, index) => (
          <li key={image}>
            <div className="window">
              <Picture
                src={image}
                alt={`${name}, ${index + 1} / ${images.length}`}
                sizes="(min-width: 1280px) 20vw, (min-width: 768px) 33vw, 50vw"
              />
            </div>
            <div className="sill" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Services({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const groups = [...new Set(provider.services.map(({ category }) => category))]
  return (
    <section id="services" aria-labelledby="services-title">
      <h2 id="services-title" className="h2 mb-6">
        {t('provider.tabs.services')}
      </h2>
      {groups.map((group) => (
        <div key={group} className="mb-10 max-w-4xl">
          <h3 className="h3 border-b-2 border-ink pb-2">{group}</h3>
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
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-4 border-b border-line py-4">
      <div>
        <h4 className="font-bold">{service.name}</h4>
        {service.description && <p className="text-ink-2">{service.description}</p>}
      </div>
      <p className="text-right">
        <strong className="block text-lg">{service.price}</strong>
        <span className="text-ink-2">{service.duration}</span>
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
      className={buttonClass(variant)}
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
  const directions = `https://www.openstreetmap.org/directions?to=${provider.coordinates.lat}%2C${provider.coordinates.lng}`
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 id="about-title" className="h2 mb-6">
        {t('provider.about', { name: provider.name })}
      </h2>
      <div className="grid gap-10 lg:grid-cols-2">
        <div>
          {provider.greeting && <p className="h3 mb-3">{provider.greeting}</p>}
          <p className="max-w-[65ch] whitespace-pre-line">{provider.bio}</p>
          {provider.qualifications.length > 0 && (
            <>
              <h3 className="h3 mt-6 mb-2">{t('provider.qualifications')}</h3>
              <ul className="list-inside list-disc">
                {provider.qualifications.map((qualification) => (
                  <li key={qualification}>{qualification}</li>
                ))}
              </ul>
            </>
          )}
          <h3 className="h3 mt-6 mb-2">{t('provider.address')}</h3>
          <p>{provider.address}</p>
          <a href={directions} target="_blank" rel="noopener noreferrer" className="nav-link -ml-2 underline">
            {t('provider.directions')}
          </a>
        </div>
        <div>
          <h3 className="h3 mb-2">{t('provider.hours')}</h3>
          <dl>
            {weekdays.map((weekday) => (
              <div key={weekday} className="flex justify-between gap-4 border-b border-line py-2">
                <dt>{t(`provider.weekdays.${weekday}`)}</dt>
                <dd className="text-right">{provider.hours[weekday]}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-ink-2">{t('provider.timesIn', { zone: zoneName(provider.timezone) })}</p>
        </div>
      </div>
    </section>
  )
}

function Reviews({ list, name }: { list: Route.ComponentProps['loaderData']['reviews']; name: string }) {
  const { t } = useTranslation()
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="max-w-4xl">
      <h2 id="reviews-title" className="h2 mb-6">
        {t('provider.tabs.reviews')}
      </h2>
      {!list && <p>{t('provider.reviewsFailed')}</p>}
      {list && list.reviews.length === 0 && (
        <p>
          <strong className="h3 block">{t('provider.noReviewsYet')}</strong>
          {t('provider.firstReview')}
        </p>
      )}
      {list && <ReviewBars summary={list.summary} />}
      <div className="mt-8">
        {list?.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} providerName={name} />
        ))}
      </div>
    </section>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return (
    <div className="page py-20">
      <h1 className="h1">{t('provider.notFound')}</h1>
      <p className="lead mt-4">{t('provider.notFoundText')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link className={buttonClass('primary')} to="/search">
          {t('provider.browseAll')}
        </Link>
        <Link className={buttonClass('outline')} to="/">
          {t('provider.backHome')}
        </Link>
      </p>
    </div>
  )
}
