import type { Booking } from '../contract.ts'
import { named, type Owner, query, type Selection } from './selection.ts'

/** Where one waits for an earlier time than that of a booking; null: these dates are later. */
export function earlierPath({ id, dateTime }: Pick<Booking, 'id' | 'dateTime'>, from: string): string | null {
  return from <= dateTime.slice(0, 10) ? `/waitlist?${query({ booking: id })}` : null
}

/** Where one waits for a time on these dates. */
export function waitlistPath({ slug }: Owner, selection: Selection, from: string, to: string): string {
  const { book, with: staffId } = named(selection)
  return `/waitlist?${query({ provider: slug, book, with: staffId, from, to })}`
}
