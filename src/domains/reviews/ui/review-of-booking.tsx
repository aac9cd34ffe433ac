import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { Stars } from '../../../ui/stars.tsx'
import type { Booking } from '../../bookings/contract.ts'
import type { OwnReview } from '../reviewing-contract.ts'
import { canReview } from './own-reviews.ts'

const ReviewDialog = late(() => import('./review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })))
const DeleteReviewDialog = late(() =>
  import('./delete-review-dialog.tsx').then((module) => ({ default: module.DeleteReviewDialog })),
)

type ReviewOfBookingProps = {
  booking: Booking
  review: OwnReview | null
  isReadOnly: boolean
}

/** On the ticket of a visit: the way to review it, or what was written. */
export function ReviewOfBooking({ booking, review, isReadOnly }: ReviewOfBookingProps) {
  const { t, i18n } = useTranslation('reviews')
  const { t: common } = useTranslation()
  const [opened, setOpened] = useState<'write' | 'delete' | null>(null)
  if (!review && !canReview(booking)) return null
  const close = () => setOpened(null)
  const hidden = review?.removedReason ?? review?.foldedReason
  const values = {
    service: booking.services.map(({ name }) => name).join(', '),
    when: formatDateTime(booking.dateTime, localeOf(i18n.language)),
  }
  return (
    <div className={`grid content-start justify-items-start gap-2 ${review ? 'basis-full' : ''}`}>
      {review && (
        <p className="flex flex-wrap items-center gap-2">
          {t('writing.yours')}
          <Stars rating={review.rating} label={common('provider.rated', { rating: review.rating })} />
        </p>
      )}
      {review && hidden && (
        <div className="grid gap-1">
          <p className="font-bold">
            {t(review.removedReason ? 'writing.removed' : 'writing.folded')} {t(`reasons.${hidden}`)}
          </p>
          <p>
            <Link to="/decisions" className="link">
              {t('writing.why')}
            </Link>
          </p>
          <p className="wrap-anywhere">{common('ui.quoted', { text: review.text })}</p>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {!review && (
          <Button
            variant="outline"
            size="small"
            disabled={isReadOnly}
            aria-label={t('writing.writeOf', values)}
            onClick={() => setOpened('write')}
          >
            {t('writing.write')}
          </Button>
        )}
        {review?.canEdit && (
          <Button variant="outline" size="small" disabled={isReadOnly} onClick={() => setOpened('write')}>
            {t('writing.edit')}
          </Button>
        )}
        {review?.status === 'published' && (
          <Button variant="quiet" size="small" disabled={isReadOnly} onClick={() => setOpened('delete')}>
            {t('writing.delete')}
          </Button>
        )}
      </p>
      <Suspense fallback={null}>
        {opened === 'write' && <ReviewDialog booking={booking} review={review} stars={null} onClose={close} />}
        {opened === 'delete' && review && <DeleteReviewDialog review={review} onClose={close} />}
      </Suspense>
    </div>
  )
}
