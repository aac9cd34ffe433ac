import { Flag, ThumbsUp } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { Stars } from '../../../ui/stars.tsx'
import { useSession } from '../../identity/ui/session.ts'
import type { Review } from '../contract.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { useReviewer } from './reviewers.ts'

const ReviewActions = late(() => import('./review-actions.tsx').then((module) => ({ default: module.ReviewActions })))

type ReviewCardProps = {
  review: Review
  provider: { name: string; slug: string }
  onChange: (review: Review) => void
}

export function ReviewCard({ review, provider, onChange }: ReviewCardProps) {
  const { t, i18n } = useTranslation('reviews')
  const { t: common } = useTranslation()
  const session = useSession()
  const reviewer = useReviewer(review.customerId)
  const name = reviewer?.name ?? review.name
  const locale = localeOf(i18n.language)
  const date = formatDate(review.createdAt, locale)
  const { response, editedAt } = review
  const links = <SignInFirst review={review} slug={provider.slug} />
  return (
    <article className="border-t border-line py-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-4">
          <Avatar src={reviewer?.profileImage ?? null} name={name} />
          <div>
            <h3 className="font-bold">{name}</h3>
            <p className="text-ink-2">
              {review.serviceName ? `${review.serviceName}, ${date}` : date}
              {editedAt && ` (${t('list.edited', { when: formatDate(editedAt, locale) })})`}
            </p>
          </div>
        </div>
        <p className="flex items-center gap-3">
          <span className="badge">{t('list.verified')}</span>
          <Stars rating={review.rating} label={common('provider.rated', { rating: review.rating })} />
        </p>
      </div>
      {review.foldedReason ? (
        <details className="mt-4">
          <summary className="text-ink-2">
            {t('list.folded')}: {t(`reasons.${review.foldedReason}`)}. <span className="link">{t('list.open')}</span>
          </summary>
          <Words review={review} />
        </details>
      ) : (
        <Words review={review} />
      )}
      {response && (
        <blockquote className="mt-5 rounded-button bg-paper-2 p-5 sm:ml-8">
          <p>
            <strong>{t('list.replied', { name: provider.name })}</strong>{' '}
            <span className="text-ink-2">{formatDate(response.respondedAt, locale)}</span>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{response.text}</p>
        </blockquote>
      )}
      {session.status === 'signed-in' ? (
        <Suspense fallback={links}>
          <ReviewActions review={review} slug={provider.slug} user={session.user} onChange={onChange} />
        </Suspense>
      ) : (
        links
      )}
    </article>
  )
}

function Words({ review: { text, language, media, name } }: { review: Review }) {
  return (
    <>
      <p lang={language} className="mt-4 max-w-[62ch] text-[1.0625rem] leading-[1.6] whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <ReviewPhotos photos={media.photos} name={name} />
    </>
  )
}

/** Nobody is signed in: the same two, as ways to it and back. */
function SignInFirst({ review, slug }: { review: Review; slug: string }) {
  const { t } = useTranslation('reviews')
  const { search } = useLocation()
  const { name, helpful } = review
  const signIn = `/sign-in?redirect=${encodeURIComponent(`/provider/${slug}${search}`)}`
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <Link
        to={signIn}
        rel="nofollow"
        className={buttonClass('outline', 'small')}
        aria-label={t('list.helpfulOf', { name, count: helpful.count })}
      >
        <ThumbsUp aria-hidden="true" size={18} />
        {t('list.helpful')} <span className="text-ink-2">{helpful.count}</span>
      </Link>
      <Link
        to={signIn}
        rel="nofollow"
        className={buttonClass('quiet', 'small')}
        aria-label={t('list.reportOf', { name })}
      >
        <Flag aria-hidden="true" size={18} />
        {t('list.report')}
      </Link>
    </p>
  )
}
