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
const isMonthFirst = (locale: string) => /^en-(US|CA|PH)$/.test(locale)
const namesOf = (locale: string) => (isEnglish(locale) ? 'en-US' : locale)

/** Also a bare date, '2026-07-01'. */
function wall(isoWithOffset: string): Date {
  return new Date(isoWithOffset.length === 10 ? `${isoWithOffset}T12:00:00Z` : `${isoWithOffset.slice(0, 19)}Z`)
}

/** '10:00 AM' in every English, with a space that holds; '10:00' elsewhere. */
export function formatTime(isoWithOffset: string, locale: string): string {
  const [hour = '', minute = ''] = isoWithOffset.slice(11, 16).split(':')
  if (!isEnglish(locale)) return `${hour}:${minute}`
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** '10:00 AM' or '10:00' of minutes past midnight; hours past midnight count on. */
export function formatMinute(minute: number, locale: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return formatTime(`2000-01-01T${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`, locale)
}

/** '8 AM' over the first of several hours and at noon, '9' over the others; '08:00' elsewhere. */
export function formatHour(hour: number, locale: string, isFirst: boolean): string {
  if (!isEnglish(locale)) return formatMinute(hour * 60, locale)
  const said = formatMinute(hour * 60, locale).replace(':00', '')
  return isFirst || hour === 12 ? said : said.replace(/\D+$/, '')
}

/** '4.9', '4,9' */
export function formatDecimal(value: number, locale: string): string {
  return isEnglish(locale) ? value.toFixed(1) : value.toFixed(1).replace('.', ',')
}

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

/** '12,290', '12.290' in Spanish, '12 290' with a space that holds; four digits stay together where that is the custom. */
export function formatCount(value: number, locale: string): string {
  const separator = isEnglish(locale)
    ? ','
    : locale.startsWith('es')
      ? '.'
      : locale.startsWith('fr')
        ? '\u202f'
        : '\u00a0'
  const digits = String(value)
  if (/^(es|pt)/.test(locale) && digits.length < 5) return digits
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}

/** 'Saturday 28 November', 'dimanche 1er novembre', 'sábado, 28 de noviembre': where the year is said beside it. */
export function formatDay(isoWithOffset: string, locale: string): string {
  const date = wall(isoWithOffset)
  const weekday = formatter(locale, { weekday: 'long' }).format(date)
  const month = formatter(locale, { month: 'long' }).format(date)
  const day = dayOf(date, locale)
  if (isMonthFirst(locale)) return `${weekday}, ${month} ${day}`
  return /^(es|pt)/.test(locale) ? `${weekday}, ${day} de ${month}` : `${weekday} ${day} ${month}`
}

/** 'Saturday 28 November 2026', 'dimanche 1er novembre 2026', 'sábado, 28 de noviembre de 2026' */
export function formatDate(isoWithOffset: string, locale: string): string {
  const between = isMonthFirst(locale) ? ', ' : /^(es|pt)/.test(locale) ? ' de ' : ' '
  return `${formatDay(isoWithOffset, locale)}${between}${wall(isoWithOffset).getUTCFullYear()}`
}

/** 'Sat 28 Nov', 'sam. 28 nov.', 'sáb 28 nov', 'sáb. 28 nov.' */
export function formatShortDate(isoWithOffset: string, locale: string): string {
  const weekday = formatter(locale, { weekday: 'short' }).format(wall(isoWithOffset))
  const short = locale.startsWith('pt') ? `${shortWeekday(weekday)}.` : weekday
  return `${short}${isMonthFirst(locale) ? ',' : ''} ${formatDayOfMonth(isoWithOffset, locale)}`
}

/** 'Sat 28 Nov 2026', 'sam. 28 nov. 2026': where it may be years ago. */
export function formatShortDateOfYear(isoWithOffset: string, locale: string): string {
  const between = isMonthFirst(locale) ? ', ' : ' '
  return `${formatShortDate(isoWithOffset, locale)}${between}${wall(isoWithOffset).getUTCFullYear()}`
}

/** '28 Nov', 'Nov 28', '28 nov.': where weekday and year are said beside it. */
export function formatDayOfMonth(isoWithOffset: string, locale: string): string {
  const date = wall(isoWithOffset)
  const [day, month] = [dayOf(date, locale), formatter(locale, { month: 'short' }).format(date)]
  return isMonthFirst(locale) ? `${month} ${day}` : `${day} ${month}`
}

/** 'Nov', 'nov.' */
export function formatShortMonth(isoWithOffset: string, locale: string): string {
  return formatter(locale, { month: 'short' }).format(wall(isoWithOffset))
}

/** '9–22 November 2026', '30 November – 6 December 2026': of a screen that is drawn in the browser alone. */
export function formatDates(from: string, to: string, locale: string): string {
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, long).formatRange(wall(from), wall(to))
}

/** 'November 2026', 'noviembre de 2026' of '2026-11' or any date in it. */
export function formatMonth(isoDate: string, locale: string): string {
  const date = wall(`${isoDate.slice(0, 7)}-01`)
  const month = formatter(locale, { month: 'long' }).format(date)
  return `${month} ${/^(es|pt)/.test(locale) ? 'de ' : ''}${date.getUTCFullYear()}`
}

/** 'Mon' to 'Sun', 'lun' to 'dim', as wide as a column of a calendar. */
export function weekdayNames(locale: string): { long: string; short: string }[] {
  const days = Array.from({ length: 7 }, (_, index) => wall(`2001-01-0${index + 1}`))
  return days.map((day) => ({
    long: formatter(locale, { weekday: 'long' }).format(day),
    short: shortWeekday(formatter(locale, { weekday: 'short' }).format(day)),
  }))
}

/** 'seg' of 'segunda', which is as short as Intl makes 'segunda-feira'; 'lun' of 'lun.'. Wide enough for a column of a calendar. */
export function shortWeekday(weekday: string): string {
  return weekday.slice(0, 3)
}

/** French counts the first day of a month, and that day only. */
function dayOf(date: Date, locale: string): string {
  const day = date.getUTCDate()
  return day === 1 && locale.startsWith('fr') ? '1er' : String(day)
}

export function formatDateTime(isoWithOffset: string, locale: string): string {
  return `${formatDate(isoWithOffset, locale)}, ${formatTime(isoWithOffset, locale)}`
}

/** 'Sat 28 Nov, 10:00 AM' */
export function formatShortDateTime(isoWithOffset: string, locale: string): string {
  return `${formatShortDate(isoWithOffset, locale)}, ${formatTime(isoWithOffset, locale)}`
}

/** 'UTC+01:00': tells the two hours apart that a clock shows twice. */
export function utcOffset(isoWithOffset: string): string {
  return `UTC${isoWithOffset.slice(19).replace('Z', '+00:00')}`
}

/** Of the zones whose city has a name of its own elsewhere; all others are called as the zone is. */
const zoneNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    'Europe/London': 'Londres',
    'Europe/Lisbon': 'Lisbonne',
    'Europe/Brussels': 'Bruxelles',
    'Europe/Vienna': 'Vienne',
    'Europe/Athens': 'Athènes',
  },
  es: {
    'Europe/London': 'Londres',
    'Europe/Paris': 'París',
    'Europe/Dublin': 'Dublín',
    'Europe/Lisbon': 'Lisboa',
    'Europe/Berlin': 'Berlín',
    'Europe/Rome': 'Roma',
    'Europe/Brussels': 'Bruselas',
    'Europe/Vienna': 'Viena',
    'Europe/Athens': 'Atenas',
    'America/New_York': 'Nueva York',
  },
  pt: {
    'Europe/London': 'Londres',
    'Europe/Lisbon': 'Lisboa',
    'Europe/Berlin': 'Berlim',
    'Europe/Rome': 'Roma',
    'Europe/Brussels': 'Bruxelas',
    'Europe/Vienna': 'Viena',
    'Europe/Athens': 'Atenas',
    'America/New_York': 'Nova Iorque',
  },
}

/** 'London' for 'Europe/London', 'Londres' for readers of French. */
export function zoneName(zone: string, locale = 'en'): string {
  return zoneNames[locale.slice(0, 2)]?.[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
