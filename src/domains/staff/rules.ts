/** Hours as people write them, and as the calendar keeps them. */

/** '09:00' to '17:30' of one day; past midnight only where `closesNextDay` says so. */
export type TimeSpan = { opens: string; closes: string; closesNextDay?: boolean | undefined }
/** `closesMinute` is beyond 1440 for hours past midnight. `weekday`: ISO, 1 is Monday. */
export type WorkingHours = { weekday: number; opensMinute: number; closesMinute: number }

const hoursProblems = ['hours_backwards', 'hours_too_long', 'hours_overlap'] as const
export type HoursProblem = { code: (typeof hoursProblems)[number]; day: number; index: number }

const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes

export function minuteOf(time: string): number {
  const [hour = '', minute = ''] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor((minute % dayMinutes) / 60))}:${two(minute % 60)}`
}

/** Midnight at the end of a day is written as the next day's beginning. */
export function spanOf({ opensMinute, closesMinute }: Omit<WorkingHours, 'weekday'>): TimeSpan {
  return { opens: timeOf(opensMinute), closes: timeOf(closesMinute), closesNextDay: closesMinute >= dayMinutes }
}

function minutesOf({ opens, closes, closesNextDay = false }: TimeSpan): readonly [number, number] {
  return [minuteOf(opens), minuteOf(closes) + (closesNextDay ? dayMinutes : 0)]
}

function problemOf(span: TimeSpan): HoursProblem['code'] | null {
  const [opens, closes] = minutesOf(span)
  if (closes <= opens) return 'hours_backwards'
  return closes - opens > dayMinutes ? 'hours_too_long' : null
}

/** Monday first. The first thing that is wrong, or null; hours past Sunday's midnight reach into Monday. */
export function problemOfWeek(week: readonly (readonly TimeSpan[])[]): HoursProblem | null {
  const spans = week.flatMap((day, weekday) =>
    day.map((span, index) => {
      const [opens, closes] = minutesOf(span)
      return { day: weekday, index, span, from: weekday * dayMinutes + opens, to: weekday * dayMinutes + closes }
    }),
  )
  for (const { day, index, span } of spans) {
    const code = problemOf(span)
    if (code) return { code, day, index }
  }
  const inTurn = spans.toSorted((a, b) => a.from - b.from)
  for (const [position, one] of inTurn.entries()) {
    const next = inTurn[position + 1]
    const first = inTurn[0]
    if (next && next.from < one.to) return { code: 'hours_overlap', day: next.day, index: next.index }
    if (!next && first && first !== one && first.from + weekMinutes < one.to)
      return { code: 'hours_overlap', day: first.day, index: first.index }
  }
  return null
}

/** Of one date: `day` is 0. */
export function problemOfDay(spans: readonly TimeSpan[]): HoursProblem | null {
  return problemOfWeek([spans])
}

export function workingHoursOf(week: readonly (readonly TimeSpan[])[]): WorkingHours[] {
  return week.flatMap((day, weekday) =>
    day.map((span) => {
      const [opensMinute, closesMinute] = minutesOf(span)
      return { weekday: weekday + 1, opensMinute, closesMinute }
    }),
  )
}

export function weekOf(hours: readonly WorkingHours[]): TimeSpan[][] {
  return Array.from({ length: 7 }, (_, day) =>
    hours
      .filter(({ weekday }) => weekday === day + 1)
      .toSorted((a, b) => a.opensMinute - b.opensMinute)
      .map(spanOf),
  )
}

const span = (opens: string, closes: string): TimeSpan[] => [{ opens, closes, closesNextDay: false }]

/** What hours begin with at sign-up: the specification's list. */
export const usualWeek: readonly (readonly TimeSpan[])[] = [
  span('10:00', '19:00'),
  span('10:00', '19:00'),
  span('10:30', '19:00'),
  span('10:30', '19:00'),
  span('10:00', '19:00'),
  span('09:00', '17:00'),
  span('11:00', '17:00'),
]

/** Minutes and pounds (in pence) of what a profession usually offers; the names are texts of the reader's language. */
export const suggestedServices: Readonly<Record<string, readonly (readonly [minutes: number, pence: number])[]>> = {
  'eyelash-technician': [
    [120, 6500],
    [60, 4000],
    [45, 3500],
  ],
  'beauty-therapist': [
    [60, 5000],
    [30, 2000],
    [45, 3000],
  ],
  'hair-stylist': [
    [60, 4500],
    [45, 3500],
    [120, 9500],
  ],
  barber: [
    [30, 2200],
    [45, 3200],
    [20, 1400],
  ],
  'makeup-artist': [
    [60, 5500],
    [120, 14_000],
    [60, 6000],
  ],
  'nail-technician': [
    [45, 2800],
    [60, 3800],
    [90, 4800],
  ],
  'massage-therapist': [
    [60, 5500],
    [90, 7800],
    [60, 6000],
  ],
  'personal-trainer': [
    [60, 4500],
    [45, 3500],
    [30, 2000],
  ],
  'fitness-trainer': [
    [60, 4000],
    [45, 3000],
    [30, 2000],
  ],
  'yoga-instructor': [
    [60, 4000],
    [90, 5500],
    [60, 4500],
  ],
  nutritionist: [
    [60, 7000],
    [30, 4000],
    [45, 5000],
  ],
  'tattoo-artist': [
    [60, 9000],
    [180, 24_000],
    [30, 3000],
  ],
  photographer: [
    [60, 12_000],
    [120, 22_000],
    [30, 7000],
  ],
  'service-provider': [
    [60, 4000],
    [30, 2500],
    [90, 6000],
  ],
}

/** Roughly what a pound's worth is called elsewhere, so that a suggestion is not absurd. */
const poundsWorth: Readonly<Record<string, number>> = { GBP: 1, EUR: 1.15, USD: 1.3, CAD: 1.75, AUD: 1.95, JPY: 1.9 }

/** In minor units of the currency, rounded to what looks like a price. */
export function suggestedPrice(pence: number, currency: string): number {
  const step = currency === 'JPY' ? 500 : 100
  return Math.max(step, Math.round((pence * (poundsWorth[currency] ?? 1)) / step) * step)
}

export const durationLimits = { min: 5, max: 720 }
