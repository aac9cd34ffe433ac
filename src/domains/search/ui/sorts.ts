/** In the order in which they are offered; the first where none is asked for. */
export const shownSorts = ['recommended', 'distance', 'rating', 'price', 'soonest', 'popular', 'newest'] as const
export type ShownSort = (typeof shownSorts)[number]

export const sortOf = (params: URLSearchParams): ShownSort =>
  shownSorts.find((sort) => sort === params.get('sort')) ?? 'recommended'
