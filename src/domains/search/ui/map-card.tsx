import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDistance } from '../../../ui/date-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { ProviderCard } from '../../providers/contract.ts'
import { type FreeTimes, NextFree, Slots } from '../../providers/ui/free-times.tsx'
import { StartingPrice } from '../../providers/ui/prices.tsx'
import { Rating } from '../../providers/ui/rating.tsx'
import type { SearchResult } from '../contract.ts'

export type MapProvider = { card: ProviderCard; times: FreeTimes | null }

export const ofResult = ({ serviceId, today, slots, ...card }: SearchResult): MapProvider => ({
  card,
  times: { serviceId, today, slots },
})

/** A provider beside their pin. */
export function MapCard({ provider: { card, times }, children }: { provider: MapProvider; children?: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <article className="map-card" data-provider={card.linkTo}>
      <div className="map-card-window">
        <div className="window">
          <Picture src={card.image} alt="" sizes="104px" />
        </div>
        <div className="sill" />
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h3 className="map-card-name">
            <Link to={card.linkTo} className="card-link">
              {card.name}
            </Link>
          </h3>
          {children}
        </div>
        <p className="flex flex-wrap gap-x-3 text-small">
          <Rating rating={card.rating} count={card.reviewsCount} />
          {card.distanceKm !== null && (
            <span className="text-ink-2">
              {t('search.away', { distance: formatDistance(card.distanceKm, localeOf(i18n.language)) })}
            </span>
          )}
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-small">
          <NextFree times={times} hasServices={card.hasServices} />
          {card.hasServices && (
            <strong>
              <StartingPrice provider={card} />
            </strong>
          )}
        </p>
      </div>
      <Slots provider={card} times={times} />
    </article>
  )
}
