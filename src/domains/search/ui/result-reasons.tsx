import { Check, ChevronDown, CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { visibleText } from '../../../lib/plain-text.ts'
import { formatDecimal, formatDistance } from '../../../ui/date-format.ts'
import type { SearchResult } from '../contract.ts'
import type { ShownSort } from './sorts.ts'

type ResultReasonsProps = { result: SearchResult; words: string | null; sort: ShownSort }

/** Why it stands where it stands: what the points are for, and their sum, by which the list is sorted. */
export function ResultReasons({ result, words, sort }: ResultReasonsProps) {
  const { t, i18n } = useTranslation(['search', 'translation'])
  const locale = localeOf(i18n.language)
  const reasons = reasonsOf(result, words)
  const points = (value: number) => formatDecimal(value, locale)
  // What is read adds up, whatever was rounded.
  const sum = reasons.reduce((total, reason) => total + Math.round(reason.points * 10), 0) / 10
  const said = ({ code }: Reason) => {
    const { rating, reviewsCount: count, distanceKm, service } = result
    if (code === 'rating')
      return t('why.rating', { rating: points(rating ?? 0), reviews: t('translation:provider.reviews', { count }) })
    if (code === 'near') return t('why.near', { distance: formatDistance(distanceKm ?? 0, locale) })
    return t(`why.${code}`, { service: service?.name ?? '' })
  }
  return (
    <details className="why">
      <summary>
        <CircleQuestionMark aria-hidden="true" className="size-4" />
        <span aria-hidden="true">{t('why.title')}</span>
        <span className="sr-only">{t('why.of', { name: result.name })}</span>
        <ChevronDown aria-hidden="true" className="why-arrow size-4" />
      </summary>
      <div>
        {reasons.length === 0 ? (
          <p className="why-chosen">{t('why.chosen', { sort: t(`sorts.${sort}`) })}</p>
        ) : (
          <ul>
            {reasons.map((reason) => (
              <li key={reason.code}>
                <Check aria-hidden="true" className={`size-4 ${reason.points > 0 ? '' : 'invisible'}`} />
                <span>{said(reason)}</span>
                <span className="why-points">{t('why.points', { points: points(reason.points) })}</span>
              </li>
            ))}
            <li className="why-sum">
              <span>{t('why.sum')}</span>
              <span className="why-points">{t('why.points', { points: points(sum) })}</span>
            </li>
          </ul>
        )}
        <p className="why-foot">
          {t('why.unpaid')} <Link to="/how-we-rank">{t('translation:site.ranking')}</Link>
        </p>
      </div>
    </details>
  )
}

type Reason = {
  code: 'name' | 'service' | 'words' | 'rating' | 'noRating' | 'near' | 'online' | 'notOnline'
  points: number
}

/** None where something else than points makes the order. */
function reasonsOf({ points, rating, distanceKm, service }: SearchResult, words: string | null): Reason[] {
  if (!points) return []
  const found: Reason[] = []
  if (words?.trim()) {
    const isService = service !== null && saysOneOf(service.name, words)
    found.push({ code: points.words > 0 ? 'name' : isService ? 'service' : 'words', points: points.words })
  }
  found.push({ code: rating === null ? 'noRating' : 'rating', points: points.rating })
  if (distanceKm !== null) found.push({ code: 'near', points: points.near })
  found.push({ code: points.online > 0 ? 'online' : 'notOnline', points: points.online })
  return found
}

/** Whether a word of the text begins as one of those typed does, accents aside. */
function saysOneOf(text: string, typed: string): boolean {
  const plain = (given: string) => visibleText(given).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .some((one) => one.length >= 3 && words.some((word) => word.startsWith(one.slice(0, 5))))
}
