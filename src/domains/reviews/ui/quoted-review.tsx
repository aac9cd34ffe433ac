import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { Stars } from '../../../ui/stars.tsx'
import { ReviewPhotos } from './review-photos.tsx'

type QuotedReviewProps = {
  name: string
  rating: number
  createdAt: string
  language: string
  text: string
  photos: readonly string[]
}

/** What is being answered, reported or decided on, with who wrote it and when. */
export function QuotedReview({ name, rating, createdAt, language, text, photos }: QuotedReviewProps) {
  const { t, i18n } = useTranslation()
  return (
    <blockquote className="rounded-button bg-paper-2 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong>
        <Stars rating={rating} label={t('provider.rated', { rating })} />
        <span className="text-ink-2">{formatDate(createdAt, localeOf(i18n.language))}</span>
      </p>
      <p lang={language} className="mt-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <ReviewPhotos photos={photos} name={name} />
    </blockquote>
  )
}
