import { addMonths, datesOfMonth, isDay } from '../../../lib/months.ts'
import { addDays, mondayOf } from '../../staff/ui/wall-clock.ts'
import { type Grouping, groupings, mostDays, mostDaysAhead, type Span } from '../contract.ts'

export const presets = ['week', 'days7', 'days14', 'days28', 'months3', 'months12'] as const
type Preset = (typeof presets)[number]
export type Asked = Span & { by: Grouping }

/** Weeks and months are whole ones, so that each lies beside the one of before: they reach into the days to come. */
export function spanOf(preset: Preset, today: string): Span {
  const month = today.slice(0, 7)
  if (preset === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
  if (preset === 'months3') return { from: addDays(mondayOf(today), -84), to: addDays(mondayOf(today), 6) }
  if (preset === 'months12')
    return { from: `${addMonths(month, -11)}-01`, to: datesOfMonth(month).dates.at(-1) ?? today }
  return { from: addDays(today, 1 - { days7: 7, days14: 14, days28: 28 }[preset]), to: today }
}

export const presetOf = ({ from, to }: Span, today: string): Preset | null =>
  presets.find((preset) => {
    const span = spanOf(preset, today)
    return span.from === from && span.to === to
  }) ?? null

/** Both included. */
export const daysIn = ({ from, to }: Span) =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000 + 1

/** What so many days can be shown by: not in one column, and not in more than can be told apart. */
export const groupingsFor = (days: number): Grouping[] =>
  groupings.filter((by) => (by === 'day' ? days <= 92 : by === 'week' ? days > 7 : days > 31))

export function groupingFor(days: number, wanted: string | null): Grouping {
  const possible = groupingsFor(days)
  const usual = days <= 31 ? 'day' : days <= 120 ? 'week' : 'month'
  return possible.find((by) => by === wanted) ?? usual
}

/** null: they can be asked for. */
export function problemOf({ from, to }: Span, today: string): 'incomplete' | 'backwards' | 'tooFar' | 'tooLong' | null {
  if (!isDay(from) || !isDay(to)) return 'incomplete'
  if (to < from) return 'backwards'
  if (to > addDays(today, mostDaysAhead)) return 'tooFar'
  return daysIn({ from, to }) > mostDays ? 'tooLong' : null
}

/** As the address has it; the two weeks up to today where it has nothing that can be asked for. */
export function askedIn(params: URLSearchParams, today: string): Asked {
  const given = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const span = problemOf(given, today) === null ? given : spanOf('days14', today)
  return { ...span, by: groupingFor(daysIn(span), params.get('by')) }
}

/** 1 is Monday. */
export const weekdayOf = (date: string) => ((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1

export const isWholeMonth = ({ from, to }: Span) =>
  from.endsWith('-01') && datesOfMonth(from.slice(0, 7)).dates.at(-1) === to
