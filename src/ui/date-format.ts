/**
 * Dates and times as people read them. An instant with the provider's offset ('2026-07-01T10:00:00+01:00') carries its
 * wall clock in its own text, so nothing here needs a zone database.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = formatters.get(key)
  if (found) return found
  // The wall clock of the text is read as if it were UTC and written as UTC.
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

const wall = (isoWithOffset: string) => new Date(`${isoWithOffset.slice(0, 19)}Z`)

/** '10:00 AM' in every English, '10:00' elsewhere. */
export function formatTime(isoWithOffset: string, locale: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  if (!locale.startsWith('en')) return formatter(locale, options).format(wall(isoWithOffset))
  return formatter('en-US', { ...options, hour12: true })
    .format(wall(isoWithOffset))
    .replace(/\s/g, ' ')
}

/** 'Saturday, 28 November 2026' */
export function formatDate(isoWithOffset: string, locale: string): string {
  const text = isoWithOffset.length === 10 ? `${isoWithOffset}T12:00:00` : isoWithOffset
  return formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(wall(text))
}

/** 'Sat 28 Nov' */
export function formatShortDate(isoWithOffset: string, locale: string): string {
  const text = isoWithOffset.length === 10 ? `${isoWithOffset}T12:00:00` : isoWithOffset
  return formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(wall(text))
}

export function formatDateTime(isoWithOffset: string, locale: string): string {
  return `${formatDate(isoWithOffset, locale)}, ${formatTime(isoWithOffset, locale)}`
}

/** 'London' for 'Europe/London' */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
