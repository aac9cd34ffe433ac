import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDates, formatMonth, formatShortDate } from '../../../ui/date-format.ts'
import type { Grouping, Span } from '../contract.ts'
import { beforeName, changeOf, manifold, shareText, signedShare } from './change.ts'
import { daysIn, isWholeMonth } from './periods.ts'

type Compared = Span & { counted: Span }

/** How figures are said. */
export function useWords() {
  const { t, i18n } = useTranslation('analytics')
  const locale = localeOf(i18n.language)
  const count = (value: number, digits = 0) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  /** 'the two weeks before' */
  const before = (span: Span) => t(`before.${beforeName(daysIn(span))}`, { days: count(daysIn(span)) })
  /** 'the same days of the week before', where not all of them have begun. */
  const compared = (shown: Compared) => {
    const name = beforeName(daysIn(shown))
    if (name === 'day' || shown.counted.to === shown.to) return before(shown)
    return t(`beforePart.${name}`, { days: count(daysIn(shown)) })
  }
  return {
    t,
    locale,
    count,
    before,
    money: (minor: number, currency: string) => formatMoney(minor, currency, locale),
    share: (share: number) => shareText(share, locale),
    hours: (minutes: number) => count(minutes / 60, 1),
    /** '6 days': the largest unit of which there is one at least. */
    length: (minutes: number) => {
      const [unit, size] =
        minutes >= 2880 ? (['day', 1440] as const) : minutes >= 60 ? (['hour', 60] as const) : (['minute', 1] as const)
      return (minutes / size).toLocaleString(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 0,
      })
    },
    /** '9% more than the two weeks before', 'nothing before'. */
    against: (now: number, earlier: number, shown: Compared, fewer: 'fewer' | 'less' = 'fewer') => {
      const change = changeOf(now, earlier)
      if (change.kind === 'same') return t('change.same', { before: compared(shown) })
      if (!('share' in change)) return t('change.first')
      const times = manifold(now, earlier)
      if (times) return t('change.times', { times: count(times), before: compared(shown) })
      const values = { share: shareText(change.share, locale), before: compared(shown) }
      return t(`change.${change.kind === 'more' ? 'more' : fewer}`, values)
    },
    /** '+9%' in a table. */
    signed: (now: number, earlier: number) => {
      const times = manifold(now, earlier)
      if (times) return `×${count(times)}`
      return signedShare(now, earlier, locale) ?? (now === 0 ? '–' : t('change.first'))
    },
    period: (span: Span, by: Grouping) => {
      if (by === 'day') return formatShortDate(span.from, locale)
      return by === 'month' && isWholeMonth(span)
        ? formatMonth(span.from, locale)
        : formatDates(span.from, span.to, locale)
    },
  }
}
export type Words = ReturnType<typeof useWords>
