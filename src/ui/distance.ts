import { formatDecimal } from './date-format.ts'

const kmPerMile = 1.609344

/** So many kilometres are one of what is counted in where the reader is. */
export const kmOfUnit = (locale: string) => (/^en-(GB|US)$/.test(locale) ? kmPerMile : 1)

/** '2.7 miles', '1 mile', '4,4 km'; written here because browsers do not agree on the space. */
export function formatDistance(km: number, locale: string): string {
  const unit = kmOfUnit(locale)
  const length = Math.round((km / unit) * 10) / 10
  const said = Number.isInteger(length) ? String(length) : formatDecimal(length, locale)
  if (unit === 1) return `${said}\u00a0km`
  return `${said}\u00a0${length === 1 ? 'mile' : 'miles'}`
}
