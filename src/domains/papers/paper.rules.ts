import type { Paper } from './contract.ts'

/** '20%', '5.5 %': hundredths of a percent as the reader writes them. The space holds, as everywhere. */
export function percentText(basisPoints: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(basisPoints / 10_000).replaceAll('\u202f', '\u00a0')
}

/** 'United Kingdom' of 'GB', in the reader's language. */
export function countryName(country: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

/** 'Cut', 'Gift card: Cut': what it is for, after the word for its kind where that is not a service. */
export function lineText({ kind, name }: Paper['lines'][number], word: string): string {
  if (name === null) return word
  return kind === 'service' ? name : `${word}: ${name}`
}

/** 'VAT 20%' */
export const taxLabel = ({ name, basisPoints }: NonNullable<Paper['tax']>, locale: string, word: string) =>
  `${name || word} ${percentText(basisPoints, locale)}`
