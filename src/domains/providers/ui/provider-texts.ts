import type { i18n, TFunction } from 'i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { slugify } from '../../../lib/slug.ts'
import { formatMinute } from '../../../ui/date-format.ts'
import type { Provider } from '../contract.ts'
import type { DayHours } from '../rules.ts'

/** What the contract says in English, in the language of the reader. */
export function durationLabel(t: TFunction, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('provider.minutes', { count: rest })
  return rest === 0
    ? t('provider.wholeHours', { count: hours })
    : t('provider.hoursAndMinutes', { hours, minutes: rest })
}

export function categoryName(texts: i18n, { slug, name }: { slug: string; name: string }): string {
  return textByKey(texts, 'categories', slug, name)
}

export function professionName(texts: i18n, profession: string): string {
  return textByKey(texts, 'professions', slugify(profession), profession)
}

/** Where the texts of search are loaded. */
export function specializationName(texts: i18n, specialization: string): string {
  return textByKey(texts, 'specializations', slugify(specialization), specialization, 'search')
}

/** A language in the reader's own, as a list begins: 'Polish', 'Polonais'. */
export function languageName(texts: i18n, code: string): string {
  const locale = localeOf(texts.language)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  return asBeginning(name, locale)
}

export const asBeginning = (text: string, locale: string) =>
  text.replace(/^[^\p{L}\d]*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(locale))

export function openStateLabel(texts: i18n, { code, untilMinute }: Provider['openingTimes']['state']): string {
  const locale = localeOf(texts.language)
  const time = formatMinute(untilMinute ?? 0, locale)
  return asBeginning(code === 'open' ? texts.t('provider.open', { time }) : texts.t(`provider.${code}`), locale)
}

/** The price of services together. One that is open is agreed with the provider: it makes what is known the least. */
export function priceLabel(
  texts: i18n,
  minor: number,
  currency: string,
  services: readonly { priceMinor: number }[],
  locale = localeOf(texts.language),
): string {
  if (minor === 0) return texts.t('provider.contactForPricing')
  const price = formatMoney(minor, currency, locale)
  const isAll = services.every(({ priceMinor }) => priceMinor > 0)
  return isAll ? price : texts.t('provider.from', { price })
}

export function dayHoursLabel(texts: i18n, intervals: readonly DayHours[]): string {
  const time = (minute: number) => formatMinute(minute, localeOf(texts.language))
  if (intervals.length === 0) return texts.t('provider.closed')
  return intervals.map(({ opensMinute, closesMinute }) => `${time(opensMinute)} – ${time(closesMinute)}`).join(', ')
}
