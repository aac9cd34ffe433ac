import type { Call } from '../../../lib/api/call.ts'
import { type ErrorKind, isAppError } from '../../../lib/api/errors.ts'
import { addMonths, datesOfMonth } from '../../../lib/months.ts'
import { holds, type Quote } from '../../holds/contract.ts'
import type { Provider } from '../../providers/contract.ts'
import { type Availability, availability } from '../../scheduling/contract.ts'
import type { PageSelection, Selection } from './selection.ts'

export type Times = { month: string; availability: Availability }

/**
 * Of the month that was asked for. A time in a link may have passed, be taken or too far ahead: of its month where there
 * is a free time in it, else of the first of three.
 */
export async function readTimes(
  call: Call,
  provider: Provider,
  selection: PageSelection,
  today: string,
): Promise<Times | null> {
  const { month, day, start, staffId, serviceIds } = selection
  const thisMonth = today.slice(0, 7)
  const isWithin = (one: string) => one >= thisMonth && one <= addMonths(thisMonth, 12)
  const asked = month ?? (start === null ? day?.slice(0, 7) : null) ?? null
  if (asked !== null && !isWithin(asked)) return null
  const ofStart = [start?.slice(0, 7) ?? thisMonth].filter(isWithin)
  const soon = [thisMonth, addMonths(thisMonth, 1), addMonths(thisMonth, 2)]
  const months = asked === null ? new Set([...ofStart, ...soon]) : [asked]
  let found: Times | null = null
  for (const one of months) {
    const { dates } = datesOfMonth(one)
    const wanted = { providerId: provider.id, serviceIds: serviceIds.join(), to: dates.at(-1) ?? today }
    const from = one === thisMonth ? today : `${one}-01`
    const list = await call(availability.list, { ...wanted, from, ...(staffId && { staffId }) })
    const times = { month: one, availability: list }
    found ??= times
    if (list.days.some(({ slots }) => slots.length > 0)) return times
  }
  return found
}

const refusesSelection: ReadonlySet<ErrorKind> = new Set(['invalid', 'conflict', 'unprocessable'])

/** `refusal`: the code for why that time cannot be had. */
export async function readQuote(call: Call, provider: Provider, { serviceIds, staffId, start }: Selection) {
  const none: { quote: Quote | null; refusal: string | null } = { quote: null, refusal: null }
  if (!start || serviceIds.length === 0) return none
  const wanted = { providerId: provider.id, serviceIds: serviceIds.join(), dateTime: start }
  try {
    return { ...none, quote: await call(holds.quote, { ...wanted, ...(staffId && { staffId }) }) }
  } catch (error) {
    if (!isAppError(error) || !refusesSelection.has(error.kind)) throw error
    // An old link, or somebody was faster: the times beside it say what is free.
    return { ...none, refusal: error.code }
  }
}
