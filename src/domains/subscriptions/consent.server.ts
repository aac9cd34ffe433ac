import { i18nFor } from '../../i18n/i18n.ts'
import { localeOf } from '../../i18n/languages.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatCount } from '../../ui/date-format.ts'

type Language = 'en' | 'fr' | 'es' | 'pt'
type Agreed = {
  providerName: string
  name: string
  priceMinor: number
  currency: string
  months: number
  uses: number
  rollsOver: boolean
}

/** What somebody agrees to who lets a card be kept for it: how much it pays, when, for what, and how it ends. */
export function consentOf(language: Language, agreed: Agreed): string[] {
  const { providerName: name, name: plan, priceMinor, currency, months, uses, rollsOver } = agreed
  const t = i18nFor(language).getFixedT(language, 'subscriptions')
  const price = formatMoney(priceMinor, currency, localeOf(language))
  const each = months === 1 ? 'month' : 'year'
  const visits = t('offer.uses', { count: uses, shown: formatCount(uses, localeOf(language)) })
  return [
    t(`consent.${each}`, { name, plan, price, visits }),
    t(rollsOver ? 'consent.rollsOver' : 'consent.lapses'),
    t('consent.cancel'),
  ]
}
