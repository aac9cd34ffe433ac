import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatCount, formatDecimal } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Stars } from '../../../ui/stars.tsx'
import { call, useSession } from '../../identity/ui/session.ts'
import type { ReviewAnalysis } from '../analysis-contract.ts'
import { type Review, type ReviewSummary, reportReasons, reviewSorts, reviews } from '../contract.ts'
import { ReportPage } from './report-page.tsx'
import { Analysis } from './review-analysis.tsx'
import { ReviewCard } from './review-card.tsx'
import { orderPath, type ReviewOrder } from './review-order.ts'
import { ReviewTexts } from './review-texts.tsx'

type ReviewPage = OutputOf<typeof reviews.ofProvider>
type ReviewListProps = {
  provider: { id: string; name: string; slug: string; profileImage: string | null; galleryImages: string[] }
  order: ReviewOrder
  first: ReviewPage
  /** Null where it could not be read. */
  analysis: ReviewAnalysis | null
}

/** Below the first view of a page: it comes with its words after everything else. */
export function ReviewList(props: ReviewListProps) {
  const { sort, stars } = props.order
  return (
    <ReviewTexts>
      <Reviews key={`${sort} ${stars}`} {...props} />
      <ReportPage provider={props.provider} />
    </ReviewTexts>
  )
}

function Reviews({ provider, order, first, analysis }: ReviewListProps) {
  const { t } = useTranslation('reviews')
  const { shown, next, isLoading, failure, loadMore, replace } = useReviews(provider.id, order, first)
  const { totalReviews, removed } = first.summary
  if (totalReviews === 0) {
    return (
      <>
        <EmptyState title={t('list.none')} level={3}>
          <p>{t('list.noneText')}</p>
        </EmptyState>
        <Removed removed={removed} />
      </>
    )
  }
  // Of the page as it came: who takes back the only vote goes on reading.
  const isUnranked = order.sort === 'most_helpful' && first.reviews.every(({ helpful }) => helpful.count === 0)
  return (
    <>
      <ReviewBars summary={first.summary} order={order} slug={provider.slug} />
      <Removed removed={removed} />
      {analysis && <Analysis analysis={analysis} />}
      {totalReviews > 1 && <Orders order={order} />}
      {isUnranked ? (
        <Unranked order={order} />
      ) : (
        <div className="mt-8" aria-busy={isLoading}>
          {shown.length === 0 && <NoneOf order={order} />}
          {shown.map((review) => (
            <ReviewCard key={review.id} review={review} provider={provider} onChange={replace} />
          ))}
        </div>
      )}
      <p role="alert">{failure}</p>
      {next !== null && !isUnranked && (
        <Button variant="outline" data-live="" data-late="" isBusy={isLoading} onClick={loadMore}>
          {isLoading ? t('list.loading') : t('list.more')}
        </Button>
      )}
    </>
  )
}

/** The first page comes with the profile and knows nobody; whoever is signed in reads it once more, with their own votes. */
function useReviews(providerId: string, { sort, stars }: ReviewOrder, first: ReviewPage) {
  const { t, i18n } = useTranslation('reviews')
  const isSignedIn = useSession().status === 'signed-in'
  const [shown, setShown] = useState(first.reviews)
  const [next, setNext] = useState(first.next)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const input = { providerId, sort, ...(stars !== null && { rating: stars }), limit: first.pagination.limit }
  const replace = (review: Review) => setShown((all) => all.map((one) => (one.id === review.id ? review : one)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who is there.
  useEffect(() => {
    if (!isSignedIn) return
    call(reviews.ofProvider, input).then(
      (own) => own.reviews.forEach(replace),
      () => {},
    )
  }, [isSignedIn])
  // Whoever pressed before this part had come to life is not forgotten.
  useEffect(() => {
    dispatchEvent(new Event('part-is-live'))
  }, [])
  const loadMore = async () => {
    if (next === null) return
    setLoading(true)
    setFailure(null)
    try {
      const page = await call(reviews.ofProvider, { ...input, after: next })
      setShown((all) => [...all, ...page.reviews.filter(({ id }) => all.every((one) => one.id !== id))])
      setNext(page.next)
    } catch (error) {
      setFailure(errorText(i18n, error, t('list.failed')))
    } finally {
      setLoading(false)
    }
  }
  return { shown, next, isLoading, failure, loadMore, replace }
}

function Orders({ order }: { order: ReviewOrder }) {
  const { t } = useTranslation('reviews')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const { sort, stars } = order
  return (
    <div className="mt-8 grid gap-4">
      {stars !== null && (
        <p>
          <Link to={orderPath(params, { sort, stars: null })} preventScrollReset className="chip chip-chosen">
            {common('provider.stars', { count: stars })}
            <X aria-hidden="true" size={18} />
            <span className="sr-only">{t('list.all')}</span>
          </Link>
        </p>
      )}
      <nav aria-label={t('list.sortBy')} className="flex flex-wrap items-center gap-2">
        <span className="mr-2 font-bold" aria-hidden="true">
          {t('list.sortBy')}
        </span>
        {reviewSorts.map((one) => (
          <SortLink key={one} order={{ sort: one, stars }} isCurrent={one === sort} look="chip" />
        ))}
      </nav>
    </div>
  )
}

function SortLink({ order, isCurrent, look }: { order: ReviewOrder; isCurrent: boolean; look: string }) {
  const { t } = useTranslation('reviews')
  const [params] = useSearchParams()
  return (
    <Link
      to={orderPath(params, order)}
      preventScrollReset
      className={look}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {t(`list.sorts.${order.sort}`)}
    </Link>
  )
}

function Unranked({ order: { stars } }: { order: ReviewOrder }) {
  const { t } = useTranslation('reviews')
  const suggested = ['newest', 'highest_rated'] as const
  return (
    <EmptyState
      title={t('list.notRanked')}
      level={3}
      action={
        <p className="flex flex-wrap gap-3">
          {suggested.map((sort) => (
            <SortLink key={sort} order={{ sort, stars }} isCurrent={false} look={buttonClass('outline')} />
          ))}
        </p>
      }
    >
      <p>{t('list.notRankedText')}</p>
    </EmptyState>
  )
}

function NoneOf({ order: { sort, stars } }: { order: ReviewOrder }) {
  const { t } = useTranslation('reviews')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  return (
    <p>
      {t('list.noneOf', { stars: common('provider.stars', { count: stars ?? 0 }) })}{' '}
      <Link to={orderPath(params, { sort, stars: null })} preventScrollReset className="link">
        {t('list.all')}
      </Link>
    </p>
  )
}

/** Nothing disappears without a word. */
function Removed({ removed }: { removed: ReviewSummary['removed'] }) {
  const { t } = useTranslation('reviews')
  const reasons = reportReasons.filter((reason) => removed[reason])
  if (reasons.length === 0) return null
  const count = reasons.reduce((sum, reason) => sum + (removed[reason] ?? 0), 0)
  const listed = reasons.map((reason) => `${t(`reasons.${reason}`)} (${removed[reason]})`).join(', ')
  return (
    <p className="mt-4 text-small text-ink-2">
      {t('list.removed', { count })} {listed}
    </p>
  )
}

function ReviewBars({ summary, order, slug }: { summary: ReviewSummary; order: ReviewOrder; slug: string }) {
  const { t, i18n } = useTranslation()
  const { t: own } = useTranslation('reviews')
  const [params] = useSearchParams()
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
        <p className="text-small text-ink-2">{own('list.real')}</p>
        <Link to={`/how-we-rate?provider=${slug}`} className="link text-small">
          {own('list.how')}
        </Link>
      </div>
      <ul className="review-bars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = ratingDistribution[stars] ?? 0
          const bar = (
            <>
              <span>{t('provider.stars', { count: stars })}</span>
              <progress max={totalReviews} value={count} aria-hidden="true" />
              <span className="text-right">{formatCount(count, locale)}</span>
            </>
          )
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className="review-bar">{bar}</span>
              ) : (
                <Link
                  to={orderPath(params, { ...order, stars: order.stars === stars ? null : stars })}
                  preventScrollReset
                  className="review-bar"
                  aria-current={order.stars === stars ? 'true' : undefined}
                >
                  {bar}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
