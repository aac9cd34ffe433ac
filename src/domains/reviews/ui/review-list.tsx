import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { Stars } from '../../../ui/stars.tsx'
import type { Review, ReviewSummary } from '../contract.ts'

export function ReviewBars({ summary }: { summary: ReviewSummary }) {
  const { t } = useTranslation()
  const { averageRating, totalReviews, ratingDistribution } = summary
  if (averageRating === null) return null
  return (
    <div className="grid gap-8 sm:grid-cols-[auto_1fr]">
      <div>
        <p className="font-display text-7xl font-extrabold">{averageRating.toFixed(1)}</p>
        <Stars rating={averageRating} label={t('provider.rated', { rating: averageRating.toFixed(1) })} />
        <p className="text-ink-2">{t('provider.reviews', { count: totalReviews })}</p>
      </div>
      <dl className="grid content-center gap-1">
        {[5, 4, 3, 2, 1].map((stars) => (
          <div key={stars} className="grid grid-cols-[70px_1fr_48px] items-center gap-3">
            <dt>{t('provider.stars', { count: stars })}</dt>
            <dd className="contents">
              <progress
                className="h-2.5 w-full accent-green"
                max={totalReviews}
                value={ratingDistribution[stars] ?? 0}
                aria-hidden="true"
              />
              <span className="text-right">{ratingDistribution[stars] ?? 0}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function ReviewCard({ review, providerName }: { review: Review; providerName: string }) {
  const { t, i18n } = useTranslation()
  return (
    <article className="border-t border-line py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 place-items-center rounded-full bg-green-tint font-bold text-green"
          >
            {review.initial}
          </span>
          <div>
            <h3 className="font-bold">{review.name}</h3>
            <p className="text-ink-2">
              {review.serviceName && `${review.serviceName}, `}
              {formatDate(review.createdAt, localeOf(i18n.language))} · {t('provider.verifiedBooking')}
            </p>
          </div>
        </div>
        <Stars rating={review.rating} label={t('provider.rated', { rating: review.rating })} />
      </div>
      <p lang={review.language} className="mt-3 max-w-[65ch]">
        {review.text}
      </p>
      {review.response && (
        <blockquote className="mt-4 ml-6 rounded-button bg-paper-2 p-4">
          <p className="font-bold">{t('provider.replied', { name: providerName })}</p>
          <p>{review.response.text}</p>
        </blockquote>
      )}
    </article>
  )
}
