import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  durationLimits,
  minuteOf,
  problemOfDay,
  problemOfWeek,
  spanOf,
  suggestedPrice,
  suggestedServices,
  type TimeSpan,
  timeOf,
  usualWeek,
  weekOf,
  workingHoursOf,
} from './rules.ts'

const on = (day: number, ...spans: TimeSpan[]) => Array.from({ length: 7 }, (_, index) => (index === day ? spans : []))
const span = (opens: string, closes: string, closesNextDay = false): TimeSpan => ({ opens, closes, closesNextDay })

describe('hours of a week', () => {
  test('may have several parts of a day, which may touch', () => {
    expect(problemOfWeek(on(0, span('09:00', '12:00'), span('12:00', '13:00'), span('14:00', '18:00')))).toBeNull()
  })

  test('that end before they begin are refused unless they say next day', () => {
    expect(problemOfWeek(on(2, span('22:00', '02:00')))).toEqual({ code: 'hours_backwards', day: 2, index: 0 })
    expect(problemOfWeek(on(2, span('10:00', '10:00')))).toEqual({ code: 'hours_backwards', day: 2, index: 0 })
    expect(problemOfWeek(on(2, span('22:00', '02:00', true)))).toBeNull()
    expect(workingHoursOf(on(2, span('22:00', '02:00', true)))).toEqual([
      { weekday: 3, opensMinute: 1320, closesMinute: 1560 },
    ])
  })

  test('may last a whole day and no longer', () => {
    expect(problemOfWeek(on(0, span('08:00', '08:00', true)))).toBeNull()
    expect(problemOfWeek(on(0, span('08:00', '08:01', true)))).toEqual({ code: 'hours_too_long', day: 0, index: 0 })
  })

  test('must not overlap, in whatever order they are given', () => {
    const overlapping = on(4, span('13:00', '18:00'), span('09:00', '13:30'))
    expect(problemOfWeek(overlapping)).toEqual({ code: 'hours_overlap', day: 4, index: 0 })
  })

  test('past midnight must not overlap with the next day, nor Sunday’s with Monday’s', () => {
    const week = (first: number, second: number) =>
      Array.from({ length: 7 }, (_, day) =>
        day === first ? [span('20:00', '03:00', true)] : day === second ? [span('02:00', '09:00')] : [],
      )
    expect(problemOfWeek(week(1, 2))).toEqual({ code: 'hours_overlap', day: 2, index: 0 })
    expect(problemOfWeek(week(6, 0))).toEqual({ code: 'hours_overlap', day: 0, index: 0 })
    expect(problemOfWeek(week(1, 3))).toBeNull()
  })

  test('are the same after a way through the calendar', () => {
    expect(weekOf(workingHoursOf(usualWeek))).toEqual(usualWeek)
    expect(problemOfWeek(usualWeek)).toBeNull()
  })

  test('found faultless never put two hours on one minute', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const time = minute.map(
      (value) => `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`,
    )
    const anySpan = fc.record({ opens: time, closes: time, closesNextDay: fc.boolean() })
    const anyWeek = fc.array(fc.array(anySpan, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
    let faultless = 0
    fc.assert(
      fc.property(anyWeek, (week) => {
        if (problemOfWeek(week)) return
        faultless++
        const taken = new Set<number>()
        for (const { weekday, opensMinute, closesMinute } of workingHoursOf(week))
          for (let at = opensMinute; at < closesMinute; at++) {
            const key = ((weekday - 1) * 1440 + at) % (7 * 1440)
            expect(taken.has(key)).toBe(false)
            taken.add(key)
          }
      }),
      { numRuns: 3000, seed: 5 },
    )
    expect(faultless).toBeGreaterThan(20)
  })
})

test('suggestions are bookable services at prices of the currency', () => {
  for (const list of Object.values(suggestedServices))
    for (const [minutes, pence] of list) {
      expect(minutes).toBeGreaterThanOrEqual(5)
      expect(minutes).toBeLessThanOrEqual(720)
      for (const currency of ['GBP', 'EUR', 'JPY', 'XXX']) expect(suggestedPrice(pence, currency)).toBeGreaterThan(0)
    }
  expect([suggestedPrice(4500, 'GBP'), suggestedPrice(4500, 'JPY')]).toEqual([4500, 8500])
})

test('times are minutes of a day, and midnight at its end is the next day’s beginning', () => {
  expect(['00:00', '09:05', '23:59'].map(minuteOf)).toEqual([0, 545, 1439])
  expect([0, 545, 1439, 1440, 1445].map(timeOf)).toEqual(['00:00', '09:05', '23:59', '00:00', '00:05'])
  expect(spanOf({ opensMinute: 540, closesMinute: 1439 })).toEqual(span('09:00', '23:59'))
  expect(spanOf({ opensMinute: 540, closesMinute: 1440 })).toEqual(span('09:00', '00:00', true))
  expect(spanOf({ opensMinute: 1320, closesMinute: 1560 })).toEqual(span('22:00', '02:00', true))
})

test('the hours of one date obey the same rules', () => {
  expect(problemOfDay([])).toBeNull()
  expect(problemOfDay([span('09:00', '12:00'), span('12:00', '17:00')])).toBeNull()
  expect(problemOfDay([span('09:00', '12:00'), span('11:59', '17:00')])).toEqual({
    code: 'hours_overlap',
    day: 0,
    index: 1,
  })
  expect(problemOfDay([span('09:00', '09:00')])).toEqual({ code: 'hours_backwards', day: 0, index: 0 })
})

test('hours that are saved say so of the day they belong to, in the order of their beginnings', () => {
  expect(
    weekOf([
      { weekday: 2, opensMinute: 780, closesMinute: 1020 },
      { weekday: 7, opensMinute: 1320, closesMinute: 1500 },
      { weekday: 2, opensMinute: 540, closesMinute: 720 },
    ]),
  ).toEqual([[], [span('09:00', '12:00'), span('13:00', '17:00')], [], [], [], [], [span('22:00', '01:00', true)]])
})

test('sign-up begins with the hours of the specification', () => {
  expect(usualWeek.map((day) => day.map(({ opens, closes }) => `${opens}-${closes}`).join())).toEqual([
    '10:00-19:00',
    '10:00-19:00',
    '10:30-19:00',
    '10:30-19:00',
    '10:00-19:00',
    '09:00-17:00',
    '11:00-17:00',
  ])
  expect(problemOfWeek(usualWeek)).toBeNull()
  expect(usualWeek.flat().some(({ closesNextDay }) => closesNextDay)).toBe(false)
})

test.each([
  [4500, 'GBP', 4500],
  [4540, 'GBP', 4500],
  [4500, 'EUR', 5200],
  [4500, 'USD', 5900],
  [4500, 'CAD', 7900],
  [4500, 'AUD', 8800],
  [4500, 'JPY', 8500],
  [4500, 'CHF', 4500],
  [20, 'GBP', 100],
  [20, 'JPY', 500],
])('a suggestion of %i pence is %s %i', (pence, currency, expected) => {
  expect(suggestedPrice(pence, currency)).toBe(expected)
})

test('every trade has three suggestions of a length that may be', () => {
  for (const list of Object.values(suggestedServices)) {
    expect(list).toHaveLength(3)
    for (const [minutes, pence] of list) {
      expect(minutes % 5).toBe(0)
      expect(minutes).toBeGreaterThanOrEqual(durationLimits.min)
      expect(minutes).toBeLessThanOrEqual(durationLimits.max)
      expect(pence).toBeGreaterThanOrEqual(1000)
    }
  }
  expect(Object.keys(suggestedServices)).toHaveLength(14)
  expect(durationLimits).toEqual({ min: 5, max: 720 })
})
