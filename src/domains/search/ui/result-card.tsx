import { BadgeCheck, Clock, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDistance } from '../../../ui/date-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Heart } from '../../favourites/ui/heart.tsx'
import { NextFree, Slots } from '../../providers/ui/free-times.tsx'
import { ServicePrice, StartingPrice } from '../../providers/ui/prices.tsx'
import { durationLabel, professionName } from '../../providers/ui/provider-texts.ts'
import { Rating } from '../../providers/ui/rating.tsx'
import type { SearchResult } from '../contract.ts'
import { ResultReasons } from './result-reasons.tsx'
import type { ShownSort } from './sorts.ts'

type ResultListProps = { results: readonly SearchResult[]; words: string | null; sort: ShownSort }

export function ResultList({ results, words, sort }: ResultListProps) {
  return (
    <ul className="results">
      {results.map((result, index) => (
        <li key={result.id} data-provider={result.id}>
          <ResultCard result={result} words={words} sort={sort} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

type ResultCardProps = { result: SearchResult; words: string | null; sort: ShownSort; isFirst?: boolean }

/** A row of the list: who, what of theirs fits, when it is free, and why it stands here. */
export function ResultCard({ result, words, sort, isFirst = false }: ResultCardProps) {
  const { t, i18n } = useTranslation(['search', 'translation'])
  const { name, businessName, service, distanceKm } = result
  const times = { serviceId: result.serviceId, today: result.today, slots: result.slots }
  const where = [professionName(i18n, result.profession), businessName === name ? '' : businessName, result.location]
  return (
    <article className="result">
      <div className="result-window">
        <span className="awning awning-card" aria-hidden="true" />
        <div className="window">
          <Picture src={result.image} alt="" sizes="(min-width: 641px) 288px, 90vw" isFirst={isFirst} />
        </div>
        <div className="sill" />
        {result.featured && <span className="badge provider-card-badge">{t('translation:provider.featured')}</span>}
        <Heart provider={result} look="heart-on-card" />
      </div>
      <div className="result-text">
        <div className="result-head">
          <h3 className="result-name">
            <Link to={result.linkTo} className="card-link">
              {name}
            </Link>
          </h3>
          <Rating rating={result.rating} count={result.reviewsCount} />
        </div>
        <p className="text-ink-2">{where.filter(Boolean).join(', ')}</p>
        <p className="result-facts">
          {distanceKm !== null && (
            <span>
              <MapPin aria-hidden="true" className="size-4" />
              {t('translation:search.away', { distance: formatDistance(distanceKm, localeOf(i18n.language)) })}
            </span>
          )}
          <span>
            <Clock aria-hidden="true" className="size-4" />
            <NextFree times={times} hasServices={result.hasServices} />
          </span>
          {result.verified && (
            <span>
              <BadgeCheck aria-hidden="true" className="size-4" />
              {t('filters.verified')}
            </span>
          )}
        </p>
        {service && (
          <p className="result-service">
            <span>{`${service.name}, ${durationLabel(i18n.t, service.durationMinutes)}`}</span>
            <strong>
              <OfferedPrice service={service} currency={result.currency} />
            </strong>
          </p>
        )}
        <Slots
          provider={result}
          times={times}
          more={
            <Link
              to={result.linkTo}
              className="slot slot-more w-full text-small"
              aria-label={t('card.moreOf', { name })}
            >
              {t('card.more')}
            </Link>
          }
        />
        <ResultReasons result={result} words={words} sort={sort} />
      </div>
    </article>
  )
}

type OfferedPriceProps = { service: NonNullable<SearchResult['service']>; currency: string }

function OfferedPrice({ service: { priceMinor, isFrom }, currency }: OfferedPriceProps) {
  if (isFrom) return <StartingPrice provider={{ startingPriceMinor: priceMinor, currency }} />
  return <ServicePrice service={{ priceMinor, currency }} />
}
