import type { Random } from './random.ts'

/** Wall minutes; weekday: ISO, 1 is Monday. */
export type OpenInterval = { weekday: number; opens: number; closes: number }

type Day = readonly (readonly [opens: number, closes: number])[]
type Week = readonly [Day, Day, Day, Day, Day, Day, Day]

const at = (hour: number, minute = 0) => hour * 60 + minute
const closed: Day = []
const day = (opens: number, closes: number): Day => [[opens, closes]]
/** Open before and after a lunch break. */
const split = (opens: number, lunch: number, back: number, closes: number): Day => [
  [opens, lunch],
  [back, closes],
]

const template: Week = [
  day(at(10), at(19)),
  day(at(10), at(19)),
  day(at(10, 30), at(19)),
  day(at(10, 30), at(19)),
  day(at(10), at(19)),
  day(at(9), at(17)),
  day(at(11), at(17)),
]

const nineToSix = day(at(9), at(18))
const elevenToEight = day(at(11), at(20))

const providerWeeks: readonly (readonly [week: Week, weight: number])[] = [
  [template, 2],
  // Closed on Mondays, late on Thursdays.
  [[closed, nineToSix, nineToSix, day(at(10), at(20, 30)), nineToSix, day(at(9), at(17)), closed], 4],
  [[nineToSix, nineToSix, nineToSix, nineToSix, day(at(9), at(19)), day(at(8, 30), at(16, 30)), closed], 4],
  [[closed, elevenToEight, elevenToEight, elevenToEight, elevenToEight, day(at(10), at(18)), day(at(11), at(17))], 3],
  [
    [
      split(at(9, 30), at(13), at(14), at(18, 30)),
      split(at(9, 30), at(13), at(14), at(18, 30)),
      split(at(9, 30), at(13), at(14), at(18, 30)),
      split(at(9, 30), at(13), at(14), at(20)),
      split(at(9, 30), at(13), at(14), at(18, 30)),
      day(at(9), at(15)),
      closed,
    ],
    3,
  ],
  [
    [
      closed,
      closed,
      day(at(10), at(19)),
      day(at(10), at(19)),
      day(at(10), at(19)),
      day(at(9), at(18)),
      day(at(10), at(16)),
    ],
    2,
  ],
  [
    [
      day(at(9, 30), at(15)),
      day(at(9, 30), at(15)),
      closed,
      day(at(9, 30), at(15)),
      day(at(9, 30), at(15)),
      day(at(10), at(14)),
      closed,
    ],
    2,
  ],
]

const earlyWeeks: readonly (readonly [week: Week, weight: number])[] = [
  [
    [
      split(at(6, 30), at(11), at(16), at(20)),
      split(at(6, 30), at(11), at(16), at(20)),
      split(at(6, 30), at(11), at(16), at(20)),
      split(at(6, 30), at(11), at(16), at(20)),
      split(at(6, 30), at(11), at(15), at(18)),
      day(at(8), at(13)),
      closed,
    ],
    3,
  ],
  [
    [
      day(at(7), at(15)),
      day(at(7), at(15)),
      day(at(12), at(20)),
      day(at(7), at(15)),
      day(at(7), at(14)),
      day(at(8), at(12)),
      day(at(9), at(12)),
    ],
    2,
  ],
  [
    [
      day(at(17), at(21)),
      day(at(17), at(21)),
      day(at(17), at(21)),
      day(at(17), at(21)),
      closed,
      day(at(9), at(15)),
      day(at(9), at(13)),
    ],
    1,
  ],
]

const early = new Set(['Personal Trainer', 'Fitness Trainer', 'Yoga Instructor'])

export function makeHours(random: Random, profession: string): OpenInterval[] {
  return intervalsOf(random.weighted(early.has(profession) ? [...earlyWeeks, ...providerWeeks] : providerWeeks))
}

/** A late Thursday, an early Saturday, Mondays off. */
export const demoHours: OpenInterval[] = intervalsOf([
  closed,
  split(at(9, 30), at(13), at(13, 45), at(18)),
  split(at(9, 30), at(13), at(13, 45), at(18)),
  split(at(10), at(14), at(14, 45), at(20)),
  split(at(9, 30), at(13), at(13, 45), at(19)),
  day(at(9), at(17)),
  closed,
])

function intervalsOf(week: Week): OpenInterval[] {
  return week.flatMap((intervals, index) => intervals.map(([opens, closes]) => ({ weekday: index + 1, opens, closes })))
}
