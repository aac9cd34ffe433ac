import { isDay, isMonth } from '../../../lib/months.ts'
import { looksLikeId } from '../../../lib/slug.ts'
import type { Provider } from '../../providers/contract.ts'
import { maxServicesPerBooking } from '../../scheduling/contract.ts'

/** What a customer has chosen. `staffId`: who is to do everything; null: whoever is free. */
export type Selection = { serviceIds: readonly string[]; staffId: string | null; start: string | null }

/** On the page also what is looked at: a month, or a day. */
export type PageSelection = Selection & { month: string | null; day: string | null }

export type Owner = Pick<Provider, 'slug' | 'linkTo'>

export const named = ({ serviceIds, staffId, start }: Selection) => ({
  book: serviceIds.join(),
  with: staffId,
  at: start,
})

export function query(values: Record<string, string | null>): string {
  return `${new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))}`
}

/** The page of the journey: for everybody, also without scripts. */
export function journeyPath({ slug }: Owner, selection: Selection & Partial<PageSelection>): string {
  const { month = null, day = null } = selection
  return `/booking?${query({ provider: slug, ...named(selection), month, day })}`
}

/** The provider's page with the dialog open: `book` says so even when nothing is chosen. */
export function dialogPath({ linkTo }: Owner, selection: Selection): string {
  const { book, ...rest } = named(selection)
  const more = query(rest)
  return `${linkTo}?book=${book}${more && `&${more}`}`
}

export function readSelection(params: URLSearchParams, { services }: Pick<Provider, 'services'>): Selection {
  const ids = (params.get('book') ?? '').split(',')
  const offered = ids.filter((id, index) => services.some((one) => one.id === id) && ids.indexOf(id) === index)
  const [staffId, at] = [params.get('with'), params.get('at')]
  return {
    serviceIds: offered.slice(0, maxServicesPerBooking),
    staffId: staffId && looksLikeId(staffId) ? staffId : null,
    start: at && isMonth(at.slice(0, 7)) ? at : null,
  }
}

export function readPageSelection(params: URLSearchParams, provider: Pick<Provider, 'services'>): PageSelection {
  const month = params.get('month') ?? ''
  const day = params.get('day') ?? ''
  return {
    ...readSelection(params, provider),
    month: isMonth(month) ? month : null,
    day: isDay(day) ? day : null,
  }
}
