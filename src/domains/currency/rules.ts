import { currencyExponent, currencyOfCountry, roundHalfEven } from '../../lib/money.ts'
import { type Currency, type CurrencyCode, currencyCodes, defaultCurrency } from './contract.ts'

const written: Readonly<Record<CurrencyCode, readonly [name: string, symbol: string, position?: 'after']>> = {
  GBP: ['Pound sterling', '£'],
  EUR: ['Euro', '€'],
  USD: ['US dollar', '$'],
  CAD: ['Canadian dollar', 'CA$'],
  AUD: ['Australian dollar', 'A$'],
  JPY: ['Japanese yen', '¥'],
  CHF: ['Swiss franc', 'CHF'],
  NOK: ['Norwegian krone', 'kr', 'after'],
  SEK: ['Swedish krona', 'kr', 'after'],
  DKK: ['Danish krone', 'kr', 'after'],
}

function currencyOf(code: CurrencyCode): Currency {
  const [name, symbol, symbolPosition = 'before'] = written[code]
  return { code, name, symbol, symbolPosition, decimalPlaces: currencyExponent(code), stripeSupported: true }
}

export const allCurrencies: readonly Currency[] = currencyCodes.map(currencyOf)

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return (currencyCodes as readonly unknown[]).includes(code)
}

/** `country`: where the reader is, as a code such as 'FR'; null where nobody knows. */
export function detectCurrency(country: string | null) {
  const code = country === null ? defaultCurrency : currencyOfCountry(country)
  return { detectedCurrency: currencyOf(code), country, fallback: country === null }
}

/** A rate as the whole number of its hundred-millionths: exact, because the database keeps no finer ones. */
const whole = (unitsPerEuro: number) => BigInt(Math.round(unitsPerEuro * 1e8))
const minorPerMajor = (code: string) => 10n ** BigInt(currencyExponent(code))

export type PricedCurrency = { code: string; unitsPerEuro: number }

/** Exact until the one rounding, half to even, to the minor units of the target. For showing, never for charging. */
export function convertMinor(amountMinor: number, from: PricedCurrency, to: PricedCurrency): number {
  const numerator = BigInt(amountMinor) * whole(to.unitsPerEuro) * minorPerMajor(to.code)
  return Number(roundHalfEven(numerator, whole(from.unitsPerEuro) * minorPerMajor(from.code)))
}

/** Units of `to` for one unit of `from`, to ten significant digits. */
export function crossRate(from: PricedCurrency, to: PricedCurrency): number {
  return Number((to.unitsPerEuro / from.unitsPerEuro).toPrecision(10))
}
