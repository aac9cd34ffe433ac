/** In the order in which they are offered; the first where none is asked for. */
export const shownSorts = ['recommended', 'distance', 'rating', 'price', 'soonest', 'popular', 'newest'] as const
export type ShownSort = (typeof shownSorts)[number]

/** How the list is sorted: the nearest first needs a place that they are near to. */
export function sortOf(params: URLSearchParams, isPlaced: boolean): ShownSort {
  const sort = shownSorts.find((one) => one === params.get('sort')) ?? 'recommended'
  return sort === 'distance' && !isPlaced ? 'rating' : sort
}
