import type { HourFigures } from '../contract.ts'

/** The hours from the first to the last in which anything is offered. */
export function hoursOffered(figures: readonly HourFigures[]): number[] {
  const hours = figures.filter(({ offeredMinutes }) => offeredMinutes > 0).map(({ hour }) => hour)
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  return hours.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** How much of an hour is booked, 0 to 1; null: nothing is offered. */
export function shareAt(figures: readonly HourFigures[], weekday: number, hour: number): number | null {
  const found = figures.find((one) => one.weekday === weekday && one.hour === hour)
  return found && found.offeredMinutes > 0 ? found.bookedMinutes / found.offeredMinutes : null
}

/** The five steps of lightness, 1 to 5. */
export const heatStep = (share: number) => Math.min(5, Math.floor(share * 5 + 1e-9) + 1)

/** The fullest and the quietest hour; null where all are alike. */
export function extremes(figures: readonly HourFigures[]): { fullest: HourFigures; quietest: HourFigures } | null {
  const share = ({ bookedMinutes, offeredMinutes }: HourFigures) => bookedMinutes / offeredMinutes
  const sorted = figures.filter(({ offeredMinutes }) => offeredMinutes > 0).toSorted((a, b) => share(b) - share(a))
  const [fullest, quietest] = [sorted[0], sorted.at(-1)]
  return fullest && quietest && share(fullest) > share(quietest) ? { fullest, quietest } : null
}
