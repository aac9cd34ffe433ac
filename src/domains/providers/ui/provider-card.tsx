import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDecimal, formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { ProviderCard as Card } from '../contract.ts'
import { StartingPrice } from './prices.tsx'
import { professionName } from './provider-texts.ts'

/** `today`: the date at the provider's place. `serviceId`: null without working hours, where times are on request. */
export type FreeTimes = { serviceId: string | null; today: string; slots: readonly { start: string }[] }
type ProviderCardProps = {
  provider: Card
  /** null: they could not be looked up. */
  times: FreeTimes | null
  isFirst?: boolean
  headingLevel?: 'h2' | 'h3'
}

/** A shop window: the whole card leads to the profile, its times straight into the booking. */
export function ProviderCard({ provider, times, isFirst = false, headingLevel: Heading = 'h3' }: ProviderCardProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (
    <article className="provider-card">
      <div className="relative">
        <span className="awning awning-card" aria-hidden="true" />
        <div className="window">
          <Picture src={provider.image} alt="" sizes={cardSizes} isFirst={isFirst} />
        </div>
        <div className="sill" />
        {provider.featured && <span className="badge provider-card-badge">{t('provider.featured')}</span>}
      </div>
      <Heading className="pt-5 text-[1.375rem] leading-[1.1] font-extrabold tracking-[-0.02em] font-display">
        <Link to={provider.linkTo} className="card-link">
          {provider.name}
        </Link>
      </Heading>
      <p className="text-ink-2">
        {professionName(i18n, provider.profession)}, {provider.location}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Rating rating={provider.rating} count={provider.reviewsCount} />
        {provider.distanceKm !== null && (
          <span className="text-ink-2">{t('search.km', { distance: formatDecimal(provider.distanceKm, locale) })}</span>
        )}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 text-small">
        <NextFree times={times} hasServices={provider.hasServices} />
        {provider.hasServices && (
          <span>
            <StartingPrice provider={provider} />
          </span>
        )}
      </p>
      <Slots provider={provider} times={times} />
    </article>
  )
}

const cardSizes = '(min-width: 1024px) 22vw, (min-width: 640px) 45vw, 90vw'

export function NextFree({ times, hasServices }: { times: FreeTimes | null; hasServices: boolean }) {
  const { t, i18n } = useTranslation()
  if (!hasServices) return <span className="text-ink-2">{t('provider.notBookable')}</span>
  if (!times) return null
  if (times.serviceId === null) return <span className="text-ink-2">{t('provider.timesOnRequest')}</span>
  const [first] = times.slots
  if (!first) return <span className="text-ink-2">{t('provider.noTimesSoon')}</span>
  const date = first.start.slice(0, 10)
  const day =
    date === times.today
      ? t('provider.today')
      : date === dayAfter(times.today)
        ? t('provider.tomorrow')
        : formatShortDate(first.start, localeOf(i18n.language))
  return (
    <span>
      <strong>{day}</strong> {t('provider.nextFree')}
    </span>
  )
}

export function Slots({ provider, times }: { provider: Pick<Card, 'name' | 'linkTo'>; times: FreeTimes | null }) {
  const { t, i18n } = useTranslation()
  if (!times || times.slots.length === 0) return null
  return (
    <ul className="relative z-3 mt-2 slots" aria-label={t('provider.timesOf', { name: provider.name })}>
      {times.slots.map(({ start }) => (
        <li key={start}>
          <SlotLink provider={provider} serviceId={times.serviceId ?? ''} start={start}>
            {formatTime(start, localeOf(i18n.language))}
          </SlotLink>
        </li>
      ))}
    </ul>
  )
}

type SlotLinkProps = { provider: Pick<Card, 'linkTo'>; serviceId: string; start: string; children: string }

/** Without a script it leads to the booking page, with one to the profile with the dialog open. */
function SlotLink({ provider, serviceId, start, children }: SlotLinkProps) {
  const navigate = useNavigate()
  const chosen = new URLSearchParams({ book: serviceId, at: start })
  const slug = provider.linkTo.split('/').at(-1) ?? ''
  return (
    <a
      className="slot w-full text-small"
      rel="nofollow"
      data-live=""
      href={`/booking?provider=${slug}&${chosen}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(`${provider.linkTo}?${chosen}`)
      }}
    >
      {children}
    </a>
  )
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { t, i18n } = useTranslation()
  if (rating === null) return <span className="text-ink-2">{t('provider.noReviews')}</span>
  const value = formatDecimal(rating, localeOf(i18n.language))
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Star aria-hidden="true" className="size-4 fill-brass stroke-none" />
      <span className="sr-only">{t('provider.rated', { rating: value })} </span>
      <strong aria-hidden="true">{value}</strong>
      <span className="text-ink-2">({count})</span>
    </span>
  )
}
