import { pickLanguage } from '../../../i18n/languages.ts'

/** Of an address: everything that makes the search. */
export const searchParameters = [
  'search',
  'category',
  'profession',
  'location',
  'specialization',
  'speaks',
  'needs',
  'priceRange',
  'minPrice',
  'maxPrice',
  'currency',
  'minRating',
  'verified',
  'openNow',
  'date',
  'time',
  'timeOfDay',
  'userLat',
  'userLng',
  'distanceKm',
  'bounds',
  'sort',
  'page',
  'after',
] as const

/** How the answer is shown, or what says nothing alone. */
const unnamed: readonly string[] = ['lng', 'sort', 'page', 'after', 'currency', 'userLat', 'userLng']

/** In the order in which they can be taken away: first what was asked for, then what narrows it. */
const filterNames = [
  'category',
  ...searchParameters.filter((name) => name !== 'category' && !unnamed.includes(name)),
] as const

/** Once each; of needs there may be several. */
export function chosenValue(params: URLSearchParams, name: string): string {
  if (name !== 'needs') return params.get(name) ?? ''
  return [...new Set(params.getAll(name).join().split(','))].filter(Boolean).join()
}

/**
 * Where to look is a place, a part of the map, or a point: a form sends what was searched before with the place that is
 * typed. A distance is from something.
 */
function atOnePlace(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given)
  const drop = (...names: string[]) => {
    for (const name of names) params.delete(name)
  }
  const isPoint = Boolean(params.get('userLat') && params.get('userLng'))
  const isPlace = Boolean(params.get('location'))
  if (isPlace) drop('bounds')
  if (isPlace && !isPoint) drop('userLat', 'userLng')
  else if (isPlace || params.get('bounds') || !isPoint) drop('userLat', 'userLng', 'distanceKm')
  return params
}

/** What is sent to the search. */
export function searchInput(given: URLSearchParams): Record<string, string> {
  const params = atOnePlace(given)
  return Object.fromEntries(
    searchParameters.flatMap((name) => {
      const value = chosenValue(params, name)
      // A form sends it with the prices that nobody has typed, too.
      const isIdle = name === 'currency' && !params.get('minPrice') && !params.get('maxPrice')
      return value && !isIdle ? [[name, value]] : []
    }),
  )
}

/** What the server has read of an address, in its order: anything else would be another page than it sent. */
export function readQuery(given: URLSearchParams): URLSearchParams {
  const params = atOnePlace(given)
  const kept = ['lng', ...searchParameters].flatMap((name) => {
    const value = params.has(name) ? chosenValue(params, name) : null
    return value === null || (name === 'lng' && !pickLanguage(value)) ? [] : [[name, value]]
  })
  return new URLSearchParams(kept)
}

/** An address with that one changed; null takes it away. Another search begins at its first page. */
export function changed(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params)
  if (value === null) next.delete(name)
  else next.set(name, value)
  next.delete('after')
  if (name !== 'page') next.delete('page')
  if (!next.has('minPrice') && !next.has('maxPrice')) next.delete('currency')
  return `/search?${next}`
}

/** That day, at any time of it. */
export function onDay(params: URLSearchParams, date: string): string {
  const rest = new URLSearchParams(params)
  for (const name of ['time', 'timeOfDay']) rest.delete(name)
  return changed(rest, 'date', date)
}

/** The page after this one: of the list as it was read, whatever has come in or gone since. */
export function nextPage(params: URLSearchParams, page: number, after: string | null): string {
  const next = new URLSearchParams(params)
  next.set('page', String(page))
  if (after) next.set('after', after)
  else next.delete('after')
  return `/search?${next}`
}

export type ChosenFilter = readonly [name: string, value: string]

/** One by one, as they can be taken away. */
export function chosenFilters(params: URLSearchParams): ChosenFilter[] {
  return filterNames.flatMap((name) => valuesOf(params, name).map((value) => [name, value] as const))
}

function valuesOf(params: URLSearchParams, name: string): string[] {
  const value = params.get(name) ?? ''
  return (name === 'needs' ? value.split(',') : [value]).filter(Boolean)
}

/** One of several needs goes alone, a distance with the point that it is from, and a place with the distance from it. */
export function without(given: URLSearchParams, [name, value]: ChosenFilter): string {
  const params = new URLSearchParams(given)
  if (name === 'distanceKm') for (const one of ['userLat', 'userLng']) params.delete(one)
  if (name === 'location') params.delete('distanceKm')
  const rest = name === 'needs' ? valuesOf(params, name).filter((one) => one !== value) : []
  return changed(params, name, rest.join() || null)
}

/** Everything goes but the language, the order and the map. */
export function cleared(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => ['lng', 'sort', 'view'].includes(name))
  return kept.length > 0 ? `/search?${new URLSearchParams(kept)}` : '/search'
}
