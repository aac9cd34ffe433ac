import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { late } from '../../../ui/late.ts'
import { bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { canReview, useOwnReviews } from './own-reviews.ts'

const ReviewDialog = late(() => import('./review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })))

/** Where the links of an invitation lead: the form of that visit, with the stars chosen there. */
export function ReviewFromAddress() {
  const [params] = useSearchParams()
  const bookingId = params.get('review')
  return bookingId ? <Opened key={bookingId} bookingId={bookingId} /> : null
}

function Opened({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('reviews')
  const [params, setParams] = useSearchParams()
  const [stars] = useState(() => Number(params.get('stars')))
  // They count once: after a reload those that were chosen since do.
  const isNew = params.has('stars')
  useEffect(() => {
    if (isNew) setParams(without('stars'), { replace: true, preventScrollReset: true })
  }, [isNew, setParams])
  const { data: booking, isError } = useQuery({
    queryKey: ['booking-to-review', bookingId],
    queryFn: ({ signal }) => call(bookings.get, { id: bookingId }, { signal }),
  })
  const reviews = useOwnReviews(booking ? [booking] : [])
  const review = reviews?.get(bookingId) ?? null
  const isRefused = isError || (booking && (review ? !review.canEdit : !canReview(booking)))
  if (isRefused) {
    return (
      <p role="status" className="mb-6 rounded-button bg-paper-2 p-4 font-bold">
        {t('writing.notNow')}
      </p>
    )
  }
  if (!booking || !reviews) return null
  const close = () => setParams(without('review', 'stars'), { replace: true, preventScrollReset: true })
  return (
    <Suspense fallback={null}>
      <ReviewDialog
        booking={booking}
        review={review}
        stars={[1, 2, 3, 4, 5].includes(stars) ? stars : null}
        onClose={close}
      />
    </Suspense>
  )
}

const without =
  (...keys: string[]) =>
  (before: URLSearchParams) => {
    for (const key of keys) before.delete(key)
    return before
  }
