import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDecimal } from '../../../ui/date-format.ts'

export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { t, i18n } = useTranslation()
  if (rating === null) return <span className="text-ink-2">{t('provider.noReviews')}</span>
  const value = formatDecimal(rating, localeOf(i18n.language))
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Star aria-hidden="true" className="size-4 fill-brass stroke-none" />
      <span className="sr-only">{t('provider.rated', { rating: value })} </span>
      <strong aria-hidden="true">{value}</strong>
      <span className="text-ink-2">({count})</span>
    </span>
  )
}
