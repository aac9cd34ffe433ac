import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDistance } from '../../../ui/date-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { ProviderCard as Card } from '../contract.ts'
import { type FreeTimes, NextFree, Slots } from './free-times.tsx'
import { StartingPrice } from './prices.tsx'
import { professionName } from './provider-texts.ts'
import { Rating } from './rating.tsx'

type ProviderCardProps = {
  provider: Card
  /** null: they could not be looked up. */
  times: FreeTimes | null
  isFirst?: boolean
  headingLevel?: 'h2' | 'h3'
  /** On the picture, above what leads to the profile. */
  corner?: ReactNode
}

/** A shop window: the whole card leads to the profile, its times straight into the booking. */
export function ProviderCard({
  provider,
  times,
  isFirst = false,
  headingLevel: Heading = 'h3',
  corner,
}: ProviderCardProps) {
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
        {corner}
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
          <span className="text-ink-2">
            {t('search.away', { distance: formatDistance(provider.distanceKm, locale) })}
          </span>
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
