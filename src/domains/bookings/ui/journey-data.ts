import type { Call } from '../../../lib/api/call.ts'
import { type ErrorKind, isAppError } from '../../../lib/api/errors.ts'
import { addMonths, datesOfMonth } from '../../../lib/months.ts'
import { holds, type Quote } from '../../holds/contract.ts'
import type { Provider } from '../../providers/contract.ts'
import { type Availability, availability } from '../../scheduling/contract.ts'
import type { PageSelection, Selection } from './selection.ts'

export type Times = { month: string; availability: Availability }

/** Of the month that was asked for; else of the first of three that has a free time, as after a time that may have passed. */
export async function readTimes(
  call: Call,
  provider: Provider,
  selection: PageSelection,
  today: string,
): Promise<Times | null> {
  const { month, day, start, staffId, serviceIds } = selection
  const thisMonth = today.slice(0, 7)
  const at = start !== null && start.slice(0, 10) > today ? start : day
  const asked = month ?? at?.slice(0, 7) ?? null
  if (asked !== null && (asked < thisMonth || asked > addMonths(thisMonth, 12))) return null
  const months = asked ? [asked] : [thisMonth, addMonths(thisMonth, 1), addMonths(thisMonth, 2)]
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
