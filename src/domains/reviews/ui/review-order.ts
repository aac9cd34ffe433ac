import { type ReviewSort, reviewSorts } from '../contract.ts'

export type ReviewOrder = { sort: ReviewSort; stars: number | null }

/** What the address of a provider's page asks for; what it does not know is as if it were not there. */
export function readOrder(params: URLSearchParams): ReviewOrder {
  const stars = params.get('stars')
  return {
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    stars: stars !== null && /^[1-5]$/.test(stars) ? Number(stars) : null,
  }
}

/** The same page with its reviews in another order; what else it was asked for stays. */
export function orderPath(params: URLSearchParams, { sort, stars }: ReviewOrder): string {
  const next = new URLSearchParams(params)
  next.delete('sort')
  next.delete('stars')
  if (sort !== 'newest') next.set('sort', sort)
  if (stars !== null) next.set('stars', String(stars))
  const query = next.toString()
  return `${query ? `?${query}` : '.'}#reviews`
}
