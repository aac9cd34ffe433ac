import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatDate, formatDecimal } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Review, type ReviewSort, type ReviewSummary, reviewSorts, reviews } from '../contract.ts'

type ReviewPage = OutputOf<typeof reviews.ofProvider>
type ReviewListProps = { providerId: string; providerName: string; first: ReviewPage }

/** Not yet 'Most Helpful': nobody can say so here. */
const sortsOffered = reviewSorts.filter((sort) => sort !== 'most_helpful')

/** The first page comes with the profile; more of them, and other orders, as they are asked for. */
export function ReviewList({ providerId, providerName, first }: ReviewListProps) {
  const { t, i18n } = useTranslation()
  const [shown, setShown] = useState({ reviews: first.reviews, pagination: first.pagination })
  const [sort, setSort] = useState<ReviewSort>('newest')
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const load = async (page: number, order: ReviewSort) => {
    setLoading(true)
    setFailure(null)
    try {
      const { limit } = first.pagination
      const next = await call(reviews.ofProvider, { providerId, sort: order, page, limit })
      const before = page === 1 ? [] : shown.reviews
      setShown({ reviews: [...before, ...next.reviews], pagination: next.pagination })
      setSort(order)
    } catch (error) {
      setFailure(errorText(i18n, error, t('provider.reviewsFailed')))
    } finally {
      setLoading(false)
    }
  }
  const { page, total, totalPages } = shown.pagination
  if (first.pagination.total === 0) {
    return <p className="h3">{t('provider.noReviewsYet')}</p>
  }
  return (
    <>
      <ReviewBars summary={first.summary} />
      {total > 1 && (
        <div className="mt-8 max-w-72">
          <Select
            label={t('search.sort')}
            value={sort}
            onChange={({ target }) => load(1, target.value as ReviewSort)}
            options={sortsOffered.map((value) => ({ value, label: t(`provider.reviewSorts.${value}`) }))}
          />
        </div>
      )}
      <div className="mt-8" aria-busy={isLoading}>
        {shown.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} providerName={providerName} />
        ))}
      </div>
      <p role="alert">{failure}</p>
      {page < totalPages && (
        <Button variant="outline" data-live="" isBusy={isLoading} onClick={() => load(page + 1, sort)}>
          {isLoading ? t('provider.loadingReviews') : t('provider.moreReviews')}
        </Button>
      )}
    </>
  )
}

function ReviewBars({ summary }: { summary: ReviewSummary }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { averageRating, totalReviews, ratingDistribution } = summary
  if (averageRating === null) return null
  const average = formatDecimal(averageRating, locale)
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
      <div>
        <p className="font-display text-[5.5rem] leading-none font-extrabold tracking-[-0.05em]">{average}</p>
        <Stars rating={averageRating} label={t('provider.rated', { rating: average })} size={22} />
        <p className="mt-1 text-ink-2">{t('provider.reviews', { count: totalReviews })}</p>
        <p className="text-small text-ink-2">{t('provider.reviewsReal')}</p>
      </div>
      <dl className="grid max-w-xl min-w-0 flex-1 basis-64 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        {[5, 4, 3, 2, 1].map((stars) => (
          <div key={stars} className="contents">
            <dt>{t('provider.stars', { count: stars })}</dt>
            <dd className="contents">
              <progress
                className="h-2.5 w-full"
                max={totalReviews}
                value={ratingDistribution[stars] ?? 0}
                aria-hidden="true"
              />
              <span className="text-right">{formatCount(ratingDistribution[stars] ?? 0, locale)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function ReviewCard({ review, providerName }: { review: Review; providerName: string }) {
  const { t, i18n } = useTranslation()
  const date = formatDate(review.createdAt, localeOf(i18n.language))
  return (
    <article className="border-t border-line py-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-4">
          <Avatar src={null} name={review.name} />
          <div>
            <h3 className="font-bold">{review.name}</h3>
            <p className="text-ink-2">{review.serviceName ? `${review.serviceName}, ${date}` : date}</p>
          </div>
        </div>
        <p className="flex items-center gap-3">
          <span className="badge">{t('provider.verifiedBooking')}</span>
          <Stars rating={review.rating} label={t('provider.rated', { rating: review.rating })} />
        </p>
      </div>
      <p lang={review.language} className="mt-4 max-w-[62ch] text-[1.0625rem] leading-[1.6]">
        {review.text}
      </p>
      {review.response && (
        <blockquote className="mt-5 rounded-button bg-paper-2 p-5 sm:ml-8">
          <p className="font-bold">{t('provider.replied', { name: providerName })}</p>
          <p className="mt-1">{review.response.text}</p>
        </blockquote>
      )}
    </article>
  )
}
