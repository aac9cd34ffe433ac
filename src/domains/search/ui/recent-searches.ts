import { keepHere, readKept } from '../../../lib/kept.ts'

const key = 'recentSearches'
const keptAtMost = 5

export type RecentSearch = { search: string; location: string }

/** The last searches of this browser, the newest first. */
export function recentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, keptAtMost) : []
  } catch {
    return []
  }
}

const isSearch = (kept: unknown): kept is RecentSearch =>
  kept instanceof Object &&
  ['search', 'location'].every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')

const isSame = (a: RecentSearch, b: RecentSearch) => a.search === b.search && a.location === b.location

/** One that is made again comes first again; without words there is nothing to go back to. */
export function keepSearch(made: RecentSearch) {
  const search = { search: made.search.trim(), location: made.location.trim() }
  if (search.search) keep([search, ...recentSearches().filter((one) => !isSame(one, search))])
}

/** Without one: all of them. What is left. */
export function forgetSearch(gone?: RecentSearch): RecentSearch[] {
  return keep(gone ? recentSearches().filter((one) => !isSame(one, gone)) : [])
}

function keep(searches: RecentSearch[]): RecentSearch[] {
  const kept = searches.slice(0, keptAtMost)
  keepHere(key, kept.length > 0 ? JSON.stringify(kept) : null)
  return kept
}
