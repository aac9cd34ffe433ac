import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMonth } from '../../../ui/date-format.ts'
import { signOf } from '../analysis.rules.ts'
import type { ReviewAnalysis } from '../analysis-contract.ts'

const colours = { positive: 'text-green-text', neutral: 'text-ink-2', negative: 'text-ink' }

/** Left out where there are too few reviews to say anything. */
export function Analysis({ analysis }: { analysis: ReviewAnalysis }) {
  const { t, i18n } = useTranslation('reviews')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { sentimentScore, reviews, commonThemes } = analysis
  if (sentimentScore === null) return null
  return (
    <section className="panel mt-8 grid gap-2 p-6" aria-labelledby="analysis-title">
      <h3 id="analysis-title" className="h3">
        {t('analysis.title')}:{' '}
        <em className={`${colours[signOf(sentimentScore)]} not-italic`}>{t(`analysis.${signOf(sentimentScore)}`)}</em>
      </h3>
      <p className="text-small text-ink-2">{t('analysis.from', { count: reviews })}</p>
      <Replies analysis={analysis} />
      <ul>
        {commonThemes.map(({ name, count, sentences: [quote] }) => (
          <li key={name} className="grid gap-1 border-t border-line py-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{name}</strong>
              <span className="text-small text-ink-2">{t('analysis.count', { count })}</span>
            </p>
            {quote && (
              <figure>
                <blockquote lang={quote.language} className="wrap-anywhere">
                  {common('ui.quoted', { text: quote.text })}
                </blockquote>
                <figcaption className="text-small text-ink-2">
                  {quote.name}, {formatMonth(quote.createdAt, locale)}
                </figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const dayHours = 24

function Replies({ analysis: { responseRate, averageResponseTime } }: { analysis: ReviewAnalysis }) {
  const { t, i18n } = useTranslation('reviews')
  if (averageResponseTime === null) return null
  const hours = Math.max(1, Math.ceil(averageResponseTime))
  const isDays = hours > 2 * dayHours
  const time = isDays
    ? t('analysis.days', { count: Math.ceil(hours / dayHours) })
    : t('analysis.hours', { count: hours })
  const share = responseRate.toLocaleString(localeOf(i18n.language), { style: 'percent' })
  return (
    <p className="text-small">
      {t('analysis.replies', { share })}, {time}
    </p>
  )
}
