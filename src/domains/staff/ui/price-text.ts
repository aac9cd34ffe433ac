import type { i18n } from 'i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney, toMajor, toMinor } from '../../../lib/money.ts'

/** Minor units of what was typed, with a comma or a point; null for anything that is no price above zero. */
export function priceOf(typed: string, currency: string): number | null {
  const text = typed.trim().replace(',', '.')
  const minor = /^\d+(\.\d+)?$/.test(text) ? toMinor(Number(text), currency) : null
  return minor !== null && minor > 0 && minor <= 100_000_000 ? minor : null
}

/** As it is typed; empty where there is none. */
export const priceText = (minor: number | null | undefined, currency: string): string =>
  minor ? String(toMajor(minor, currency)) : ''

/** As the provider reads it, who knows that a price has been left open. */
export const ownPriceText = (texts: i18n, minor: number | null, currency: string): string =>
  minor ? formatMoney(minor, currency, localeOf(texts.language)) : texts.t('service.open', { ns: 'staff' })
