/** ISO 4217 minor digits where they are not two. */
const exponents: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  CLP: 0,
  ISK: 0,
  VND: 0,
  BHD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
  JOD: 3,
}

export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2
}

/** Minor units as the decimal number the spec's own fields carry: 1250 GBP is 12.5. */
export function toMajor(amountMinor: number, currency: string): number {
  const digits = currencyExponent(currency)
  return Number(toDecimalString(amountMinor, digits))
}

/** A decimal amount in minor units, or null when it is negative, not finite or finer than the currency. */
export function toMinor(amount: number, currency: string): number | null {
  if (!Number.isFinite(amount) || amount < 0) return null
  const digits = currencyExponent(currency)
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(amount))
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  if (fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}

/** The one rounding of money there is: to the nearest, a half to the even neighbour. `denominator` is positive. */
export function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const size = numerator * sign
  const below = size / denominator
  const twiceRest = 2n * (size % denominator)
  const isUp = twiceRest > denominator || (twiceRest === denominator && below % 2n === 1n)
  return sign * (isUp ? below + 1n : below)
}

/** So many pounds, euros, dinars in minor units; where nothing is finer, hundreds. */
export const wholeUnits = (units: number, currency: string) => units * Math.max(100, 10 ** currencyExponent(currency))

/** '£12.50' as the reader's language writes it. Server and browser know different narrow spaces: always the plain one. */
export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  return formatter(currency, locale).format(toMajor(amountMinor, currency)).replaceAll('\u202f', '\u00a0')
}

/** '£15k': beside a line of a grid. */
export function formatShortMoney(amountMinor: number, currency: string, locale: string): string {
  const currencyDisplay = currency === 'GBP' ? 'narrowSymbol' : 'symbol'
  const options = {
    style: 'currency',
    currency,
    currencyDisplay,
    notation: 'compact',
    maximumFractionDigits: 1,
  } as const
  const format = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 0 })
  return format.format(toMajor(amountMinor, currency)).replaceAll('\u202f', '\u00a0')
}

/** '€1.1847': a rate, which is finer than an amount. */
export function formatRate(rate: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency, maximumSignificantDigits: 5 } as const
  return new Intl.NumberFormat(locale, options).format(rate).replaceAll('\u202f', '\u00a0')
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const found = formatters.get(key)
  if (found) return found
  // '£' where Intl would say '£GB' or 'GBP'. A dollar keeps its country: which one it is must not be guessed.
  const currencyDisplay = currency === 'GBP' ? 'narrowSymbol' : 'symbol'
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
  formatters.set(key, made)
  return made
}

function toDecimalString(amountMinor: number, digits: number): string {
  if (digits === 0) return String(amountMinor)
  const sign = amountMinor < 0 ? '-' : ''
  const padded = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

const euroCountries = 'FR DE IT ES PT NL BE AT FI IE SK SI LT LV EE LU MC MT CY GR'.split(' ')

/** Of a country as a code such as 'FR': the specification's table. */
export function currencyOfCountry(country: string): 'GBP' | 'EUR' | 'USD' {
  if (country === 'GB') return 'GBP'
  return euroCountries.includes(country) ? 'EUR' : 'USD'
}
