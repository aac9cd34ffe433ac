import { clockTime12 } from '../../lib/clock-time.ts'
import { visibleText } from '../../lib/plain-text.ts'
import { looksLikeId, slugify } from '../../lib/slug.ts'
import type { Interval } from './hours.rules.ts'

export type Names = {
  firstName: string
  lastName: string
  individualName: string | null
  displayName: string | null
  businessName: string
  showLastName: boolean
}

/**
 * First that there is: person, individual name, display name, business name, 'Service Provider'. A hidden last name stays
 * hidden, but in the name of the business.
 */
export function displayName(names: Names): string {
  const { firstName, lastName, showLastName } = names
  const shown = (name: string | null) => shownName(name ?? '', names)
  const person = showLastName ? `${firstName} ${lastName}`.trim() : firstName.trim()
  return (
    person || shown(names.individualName) || shown(names.displayName) || names.businessName.trim() || 'Service Provider'
  )
}

/** A name without the words of the last name, in capitals or with accents or not, where that is hidden. */
export function shownName(name: string, { lastName, showLastName }: Pick<Names, 'lastName' | 'showLastName'>): string {
  const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu)]
  // Wide letters and ligatures are the letters they stand for; a sigma at the end of a word is one.
  const plain = (word: string) => visibleText(word.normalize('NFKC')).replaceAll('ς', 'σ')
  const hidden = showLastName ? [] : wordsOf(lastName).map(([word]) => plain(word))
  const words = wordsOf(name)
  let shown = name
  for (let index = words.length - hidden.length; hidden.length > 0 && index >= 0; index--) {
    const found = words.slice(index, index + hidden.length)
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || found.some(([word], at) => plain(word) !== hidden[at])) continue
    shown = `${shown.slice(0, first.index)} ${shown.slice(last.index + last[0].length)}`
    index -= hidden.length - 1
  }
  return shown.replaceAll(/\s+/g, ' ').trim()
}

/** '45 mins', '1 hr', '2 hrs', '1h 30m'. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} mins`
  if (rest === 0) return hours === 1 ? '1 hr' : `${hours} hrs`
  return `${hours}h ${rest}m`
}

export type DayHours = { opensMinute: number; closesMinute: number }

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export function hoursText(intervals: readonly DayHours[]): string {
  if (intervals.length === 0) return 'Closed'
  return intervals
    .map(({ opensMinute, closesMinute }) => `${clockTime12(opensMinute)} – ${clockTime12(closesMinute)}`)
    .join(', ')
}

/** From the first to the last of a day, on a clock of 24 hours; past midnight it is the hour of the next day. */
export function workingDay(intervals: readonly DayHours[]): { isOpen: boolean; start: string; end: string } {
  if (intervals.length === 0) return { isOpen: false, start: '', end: '' }
  const clock = (minute: number) =>
    [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const start = Math.min(...intervals.map(({ opensMinute }) => opensMinute))
  const end = Math.max(...intervals.map(({ closesMinute }) => closesMinute))
  return { isOpen: true, start: clock(start), end: clock(end) }
}

export type OpenState = { code: 'open' | 'closed_now' | 'closed_today' | 'contact'; untilMinute: number | null }

/** Instants: `windows` is when anybody works, date overrides and closed days worked in; `today` the day at the provider's place. */
export function openState(windows: readonly Interval[], today: Interval, now: number) {
  const running = windows.find(([opens, closes]) => opens <= now && now < closes)
  if (running) return { code: 'open' as const, until: running[1] }
  const isToday = windows.some(([opens]) => opens >= today[0] && opens < today[1])
  return { code: isToday ? ('closed_now' as const) : ('closed_today' as const), until: null }
}

const statusTexts = { closed_now: 'closed now', closed_today: 'closed today', contact: 'contact for availability' }

/** The specification's words for it. */
export function openStatus({ code, untilMinute }: OpenState): string {
  return code === 'open' ? `open today until ${clockTime12(untilMinute ?? 0)}` : statusTexts[code]
}

/** Words of paths beside `/provider/{slug}` and `/providers/{slug}`, and of the site itself: never a slug. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...['dashboard', 'featured', 'popular', 'nearby', 'search', 'categories', 'me', 'recommendations'],
  ...['about', 'accessibility', 'admin', 'api', 'assets', 'auth', 'booking', 'bookings', 'browse', 'contact', 'health'],
  ...[
    'legal',
    'login',
    'loyalty',
    'my-bookings',
    'new',
    'offline',
    'privacy',
    'profile',
    'provider',
    'provider-signup',
  ],
  ...['providers', 'settings', 'sign-in', 'sign-up', 'signup', 'terms', 'unnamed-provider', 'waitlist'],
])

/** What a profile may be found under: no word of a path, nothing that reads as an id. */
export function isFreeSlug(slug: string): boolean {
  return slug.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !reservedSlugs.has(slug) && !looksLikeId(slug)
}

/** Addresses to try for a business, the plainest first: the name, with the town, then with numbers. */
export function slugCandidates(businessName: string, city: string): string[] {
  const cut = (text: string) => slugify(text).slice(0, 60).replace(/-+$/, '')
  const name = cut(businessName)
  const inTown = cut(`${businessName} ${city}`)
  const numbered = Array.from({ length: 98 }, (_, index) => `${inTown}-${index + 2}`)
  return [name, inTown, ...numbered].filter(isFreeSlug)
}
