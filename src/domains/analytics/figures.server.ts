import { addMonths } from '../../lib/months.ts'
import { addDays, daysBetween } from '../../lib/time.server.ts'
import { bookedFrom, type Figures, type Grouping, type HourFigures, type MoneyFigures, type Span } from './contract.ts'

/** What one day or more came to. `leadMinutes` and `stars`: sums. Minutes by the hour of the clock. */
export type Sums = {
  visits: number
  completed: number
  noShows: number
  cancelledByCustomer: number
  cancelledByProvider: number
  cancelledOtherwise: number
  firstVisits: number
  made: number
  leadMinutes: number
  fromMarketplace: number
  fromLink: number
  fromSearchEngine: number
  fromSocial: number
  fromWebsite: number
  reviews: number
  stars: number
  gapMinutes: number
  bookedMinutes: readonly number[]
  offeredMinutes: readonly number[]
}
export type Day = Sums & { day: string; money: readonly MoneyFigures[] }

export const counts = [
  ...(['visits', 'completed', 'noShows', 'cancelledByCustomer', 'cancelledByProvider', 'cancelledOtherwise'] as const),
  ...(['firstVisits', 'made', 'leadMinutes', 'reviews', 'stars', 'gapMinutes'] as const),
  ...bookedFrom,
] as const

/** As the tables of days call it. */
export const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const hours = Array.from({ length: 24 }, (_, hour) => hour)
export const noHours = hours.map(() => 0)
const countsBy = (of: (name: (typeof counts)[number]) => number) =>
  Object.fromEntries(counts.map((name) => [name, of(name)])) as Record<(typeof counts)[number], number>
export const nothing: Sums = {
  ...countsBy(() => 0),
  bookedMinutes: noHours,
  offeredMinutes: noHours,
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function totalOf(days: readonly Sums[]): Sums {
  const bookedMinutes = [...noHours]
  const offeredMinutes = [...noHours]
  for (const day of days)
    for (const hour of hours) {
      bookedMinutes[hour] = (bookedMinutes[hour] ?? 0) + (day.bookedMinutes[hour] ?? 0)
      offeredMinutes[hour] = (offeredMinutes[hour] ?? 0) + (day.offeredMinutes[hour] ?? 0)
    }
  return { ...countsBy((name) => sum(days.map((day) => day[name]))), bookedMinutes, offeredMinutes }
}

export function figuresOf(days: readonly Sums[]): Figures {
  const { leadMinutes, stars, bookedMinutes, offeredMinutes, ...total } = totalOf(days)
  return {
    ...total,
    leadMinutes: total.made > 0 ? Math.round(leadMinutes / total.made) : null,
    rating: total.reviews > 0 ? Math.round((stars / total.reviews) * 10) / 10 : null,
    bookedMinutes: sum(bookedMinutes),
    offeredMinutes: sum(offeredMinutes),
  }
}

/** Each currency in which there is something by itself, the most first. */
export function moneyOf(days: readonly { money: readonly MoneyFigures[] }[]): MoneyFigures[] {
  const byCurrency = new Map<string, MoneyFigures>()
  for (const one of days.flatMap(({ money }) => money)) {
    const known = byCurrency.get(one.currency)
    byCurrency.set(one.currency, {
      currency: one.currency,
      visitsMinor: one.visitsMinor + (known?.visitsMinor ?? 0),
      cardsMinor: one.cardsMinor + (known?.cardsMinor ?? 0),
      feesMinor: one.feesMinor + (known?.feesMinor ?? 0),
    })
  }
  const some = [...byCurrency.values()].filter(
    ({ visitsMinor, cardsMinor, feesMinor }) => visitsMinor !== 0 || cardsMinor !== 0 || feesMinor !== 0,
  )
  return some.toSorted(
    (one, other) => other.visitsMinor - one.visitsMinor || one.currency.localeCompare(other.currency),
  )
}

/** Of each weekday and hour in which something is offered or booked. */
export function hoursOf(days: readonly (Sums & { day: string })[]): HourFigures[] {
  const weekdays = Map.groupBy(days, ({ day }) => weekdayOf(day))
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const { bookedMinutes, offeredMinutes } = totalOf(weekdays.get(weekday) ?? [])
    return hours
      .map((hour) => ({
        weekday,
        hour,
        bookedMinutes: bookedMinutes[hour] ?? 0,
        offeredMinutes: offeredMinutes[hour] ?? 0,
      }))
      .filter((one) => one.bookedMinutes > 0 || one.offeredMinutes > 0)
  })
}

const dayMs = 86_400_000
/** ISO: 1 is Monday. */
const weekdayOf = (day: string) => ((Date.parse(day) / dayMs + 3) % 7) + 1
export const lengthOf = ({ from, to }: Span) => daysBetween(from, to) + 1

/** The same number of days, so many earlier. */
export const earlier = ({ from, to }: Span, days: number): Span => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
})

/** In whole days, weeks from Monday, or months; the first and the last as long as what is asked for. */
export function periodsOf({ from, to }: Span, by: Grouping): Span[] {
  const periods: Span[] = []
  for (let first = from; first <= to; ) {
    const last = lastOf(first, by)
    periods.push({ from: first, to: last < to ? last : to })
    first = addDays(last, 1)
  }
  return periods
}

function lastOf(day: string, by: Grouping): string {
  if (by === 'day') return day
  if (by === 'week') return addDays(day, 7 - weekdayOf(day))
  return addDays(`${addMonths(day.slice(0, 7), 1)}-01`, -1)
}

export const within = <T extends { day: string }>(days: readonly T[], { from, to }: Span): T[] =>
  days.filter(({ day }) => day >= from && day <= to)
