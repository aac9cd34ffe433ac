import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { Booking } from '../../bookings/contract.ts'
import { publicName } from '../../identity/names.rules.ts'
import { call, useSession } from '../../identity/ui/session.ts'
import { uploadIdOf } from '../../uploads/rules.ts'
import { PhotoField } from '../../uploads/ui/photo-field.tsx'
import { usePhotoList } from '../../uploads/ui/photo-list.ts'
import { maxPhotos, maxReview, type OwnReview, reviewing } from '../reviewing-contract.ts'
import { keepReview, keptReview } from './kept-review.ts'
import { useReviewAction } from './own-reviews.ts'

type ReviewDialogProps = {
  booking: Booking
  /** Of this booking already; it is edited. */
  review: OwnReview | null
  /** Chosen in the mail. */
  stars: number | null
  onClose: () => void
}

const allStars = [1, 2, 3, 4, 5] as const

export function ReviewDialog({ booking, review, stars, onClose }: ReviewDialogProps) {
  const { t, i18n } = useTranslation(['reviews', 'uploads'])
  const session = useSession()
  const [draft] = useState(() => (review ? null : keptReview(booking.id)))
  const [rating, setRating] = useState(stars ?? draft?.rating ?? review?.rating ?? null)
  const [text, setText] = useState(draft?.text ?? review?.text ?? '')
  const [tried, setTried] = useState(false)
  // A retry of the same review carries the same key, so that it is written once.
  const attempt = useRef({ body: '', key: '' })
  const write = useReviewAction(
    (input: { rating: number; text: string; photos: string[] }) => {
      if (review) return call(reviewing.update, { id: review.id, ...input })
      const body = JSON.stringify(input)
      if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
      return call(reviewing.create, { bookingId: booking.id, ...input, idempotencyKey: attempt.current.key })
    },
    () => {
      if (!review) keepReview(null)
      showToast({ type: 'success', message: t(review ? 'writing.saved' : 'writing.published') })
      onClose()
    },
  )
  const list = usePhotoList(
    (draft?.photos ?? review?.media.photos ?? []).map((path) => ({ path, alt: '' })),
    { call, most: maxPhotos },
  )
  const paths = list.photos.map(({ path }) => path)
  const chosen = paths.join()
  useEffect(() => {
    if (!review) keepReview({ bookingId: booking.id, rating, text, photos: chosen ? chosen.split(',') : [] })
  }, [review, booking.id, rating, text, chosen])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (write.isPending || list.isSending || rating === null || !text.trim()) return
    write.mutate({ rating, text: text.trim(), photos: paths.flatMap((path) => uploadIdOf(path) ?? []) })
  }
  const signedAs = session.status === 'signed-in' ? publicName({ ...session.user, displayName: session.user.name }) : ''
  return (
    <Dialog title={t(review ? 'writing.edit' : 'writing.write')} isOpen onClose={onClose} isNarrow>
      <form className="grid gap-5 p-6" noValidate onSubmit={send}>
        <div>
          <p className="font-bold">{booking.provider.name}</p>
          <p className="text-ink-2">
            {booking.services.map(({ name }) => name).join(', ')},{' '}
            {formatDateTime(booking.dateTime, localeOf(i18n.language))}
          </p>
        </div>
        <RadioGroup
          name="rating"
          look="stars"
          label={t('writing.rating')}
          value={rating === null ? null : String(rating)}
          error={tried && rating === null ? t('writing.chooseStars') : undefined}
          onChange={(value) => setRating(Number(value))}
          options={allStars.map((value) => ({ value: String(value), label: t(`writing.stars.s${value}`) }))}
        />
        <TextArea
          label={t('writing.text')}
          hint={t('writing.hint', { name: signedAs })}
          rows={6}
          maxLength={maxReview}
          value={text}
          error={tried && !text.trim() ? t('writing.enterText') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <PhotoField label={t('writing.photos')} list={list} />
        {tried && list.isSending && <p role="status">{t('uploads:photos.waiting')}</p>}
        {write.error && (
          <p role="alert" className="font-bold">
            {errorText(
              i18n,
              write.error,
              t('writing.failed'),
              hasCode(write.error, 'upload_not_found') ? 'uploads' : 'reviews',
            )}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('writing.cancel')}
          </Button>
          <Button variant="primary" type="submit" isBusy={write.isPending}>
            {review
              ? t(write.isPending ? 'writing.saving' : 'writing.save')
              : t(write.isPending ? 'writing.publishing' : 'writing.publish')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
