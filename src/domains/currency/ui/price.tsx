import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney, formatRate } from '../../../lib/money.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { aboutPrice, type Chosen, useChosenCurrency } from './chosen-currency.ts'

type PriceProps = { minor: number; currency: string }

/** What is charged; beside it, for whoever has chosen another currency, about how much that is. */
export function Price({ minor, currency }: PriceProps) {
  const { i18n } = useTranslation()
  return (
    <>
      {formatMoney(minor, currency, localeOf(i18n.language))}
      <AboutPrice minor={minor} currency={currency} />
    </>
  )
}

/** The second part alone, for a price that stands in a sentence. */
export function AboutPrice({ minor, currency }: PriceProps) {
  const { t, i18n } = useTranslation()
  const chosen = useChosenCurrency()
  const about = aboutPrice(chosen, minor, currency)
  if (!about) return null
  const price = formatMoney(about.minor, about.code, localeOf(i18n.language))
  return (
    <>
      {' '}
      <span className="about-price" title={rateText(i18n, chosen, currency) ?? undefined}>
        {t('currency.about', { price })}
      </span>
    </>
  )
}

/** '£1 is €1.1847, as of Tuesday 24 March 2026' */
export function rateText(texts: i18n, chosen: Chosen | null, currency: string): string | null {
  const about = aboutPrice(chosen, 0, currency)
  if (!about) return null
  const locale = localeOf(texts.language)
  return texts.t('currency.rate', {
    one: formatRate(1, currency, locale),
    rate: formatRate(about.rate, about.code, locale),
    when: formatDate(about.asOf.slice(0, 10), locale),
  })
}
