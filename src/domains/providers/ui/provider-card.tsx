import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatTime } from '../../../ui/date-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { ProviderCard as Card } from '../contract.ts'

type ProviderCardProps = { provider: Card; slots?: readonly { start: string }[]; isFirst?: boolean }

export function ProviderCard({ provider, slots = [], isFirst = false }: ProviderCardProps) {
  const { t, i18n } = useTranslation()
  return (
    <article className="relative">
      <div className="window">
        <Picture
          src={provider.image}
          alt=""
          sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw"
          isFirst={isFirst}
        />
      </div>
      <div className="sill" />
      <h3 className="h3 mt-4">
        <Link to={provider.linkTo} className="after:absolute after:inset-0 hover:underline">
          {provider.name}
        </Link>
      </h3>
      <p className="text-ink-2">
        {provider.profession}, {provider.location}
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <Rating rating={provider.rating} count={provider.reviewsCount} />
        <span>
          {provider.startingPriceMinor === null
            ? provider.startingPrice
            : t('provider.from', { price: provider.startingPrice })}
        </span>
      </p>
      {provider.distanceKm !== null && (
        <p className="text-ink-2">{t('search.km', { distance: provider.distanceKm.toFixed(1) })}</p>
      )}
      {slots.length > 0 && (
        <ul className="relative z-10 mt-3 flex flex-wrap gap-2">
          {slots.map(({ start }) => (
            <li key={start}>
              <Link className="chip border-slot text-green" to={`${provider.linkTo}?at=${encodeURIComponent(start)}`}>
                {formatTime(start, i18n.language)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { t } = useTranslation()
  if (rating === null) return <span className="text-ink-2">{t('provider.noReviews')}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <Stars rating={rating} label={t('provider.rated', { rating: rating.toFixed(1) })} />
      <strong>{rating.toFixed(1)}</strong> ({count})
    </span>
  )
}
