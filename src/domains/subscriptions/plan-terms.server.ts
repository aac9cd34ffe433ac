import { i18nFor } from '../../i18n/i18n.ts'
import { type Language, localeOf } from '../../i18n/languages.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatDate } from '../../ui/date-format.ts'
import { consentOf, givenBy, noticedOf } from './consent.rules.ts'
import type { Benefits, Subscription } from './contract.ts'

type Agreed = {
  name: string
  priceMinor: number
  currency: string
  months: number
  uses: number
  rollsOver: boolean
  benefits: Benefits | null
  providerName: string
}

/** That another plan begins at once, for so much. */
export function atOnceLinesIn(language: Language, plan: Agreed, amountMinor: number): string[] {
  const t = i18nFor(language).getFixedT(language, 'subscriptions')
  const { providerName: name, name: called, currency } = plan
  return [t('consent.atOnce', { name, plan: called, price: formatMoney(amountMinor, currency, localeOf(language)) })]
}

export function noticedIn(language: Language, membership: Subscription): string {
  const t = i18nFor(language).getFixedT(language, 'subscriptions')
  const locale = localeOf(language)
  return noticedOf(t, locale, membership, (at) => formatDate(at, locale))
}

/** A line for each thing agreed to. `from`: local time where the provider is; none: now. */
export function consentIn(language: Language, plan: Agreed, from?: string, isTrial = false): string {
  const t = i18nFor(language).getFixedT(language, 'subscriptions')
  const locale = localeOf(language)
  const shown = {
    price: formatMoney(plan.priceMinor, plan.currency, locale),
    gives: givenBy(t, locale, plan),
    ...(from !== undefined && { when: formatDate(from, locale) }),
  }
  return consentOf(t, { ...plan, ...shown, isTrial }).join('\n')
}
