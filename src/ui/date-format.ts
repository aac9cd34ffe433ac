/**
 * Dates and times as people read them. An instant with the provider's offset ('2026-07-01T10:00:00+01:00') carries its
 * wall clock in its own text, so nothing here needs a zone database.
 *
 * Only the names come from Intl; the order is ours. The server and a browser know different editions of the world's
 * date patterns, and a comma more or less makes React throw the server's page away.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = formatters.get(key)
  if (found) return found
  // The wall clock of the text is read as if it were UTC and written as UTC.
  const made = new Intl.DateTimeFormat(namesOf(locale), { ...options, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

const isEnglish = (locale: string) => locale.startsWith('en')
const namesOf = (locale: string) => (isEnglish(locale) ? 'en-US' : locale)

/** Also a bare date, '2026-07-01'. */
function wall(isoWithOffset: string): Date {
  return new Date(isoWithOffset.length === 10 ? `${isoWithOffset}T12:00:00Z` : `${isoWithOffset.slice(0, 19)}Z`)
}

/** '10:00 AM' in every English, '10:00' elsewhere. */
export function formatTime(isoWithOffset: string, locale: string): string {
  const [hour = '', minute = ''] = isoWithOffset.slice(11, 16).split(':')
  if (!isEnglish(locale)) return `${hour}:${minute}`
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** '10:00 AM' or '10:00' of minutes past midnight; hours past midnight count on. */
export function formatMinute(minute: number, locale: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return formatTime(`2000-01-01T${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`, locale)
}

/** '4.9', '4,9' */
export function formatDecimal(value: number, locale: string): string {
  return isEnglish(locale) ? value.toFixed(1) : value.toFixed(1).replace('.', ',')
}

/** '12,290', '12.290', '12 290' with a narrow space; four digits stay together where that is the custom. */
export function formatCount(value: number, locale: string): string {
  const separator = isEnglish(locale) ? ',' : locale.startsWith('fr') ? '\u202f' : '.'
  const digits = String(value)
  if (/^(es|pt)/.test(locale) && digits.length < 5) return digits
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}

/** 'Saturday 28 November 2026', 'sábado, 28 de noviembre de 2026' */
export function formatDate(isoWithOffset: string, locale: string): string {
  const date = wall(isoWithOffset)
  const weekday = formatter(locale, { weekday: 'long' }).format(date)
  const month = formatter(locale, { month: 'long' }).format(date)
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  return /^(es|pt)/.test(locale) ? `${weekday}, ${day} de ${month} de ${year}` : `${weekday} ${day} ${month} ${year}`
}

/** 'Sat 28 Nov' */
export function formatShortDate(isoWithOffset: string, locale: string): string {
  const date = wall(isoWithOffset)
  const weekday = formatter(locale, { weekday: 'short' }).format(date)
  return `${weekday} ${date.getUTCDate()} ${formatter(locale, { month: 'short' }).format(date)}`
}

export function formatDateTime(isoWithOffset: string, locale: string): string {
  return `${formatDate(isoWithOffset, locale)}, ${formatTime(isoWithOffset, locale)}`
}

/** 'London' for 'Europe/London' */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
