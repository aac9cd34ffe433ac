import { describe, expect, test } from 'vitest'
import {
  askedIn,
  daysIn,
  groupingFor,
  groupingsFor,
  isWholeMonth,
  presetOf,
  presets,
  problemOf,
  spanOf,
  weekdayOf,
} from './periods.ts'

// A Saturday.
const today = '2026-11-28'

describe('days to choose', () => {
  test.each([
    ['week', '2026-11-23', '2026-11-29', 7],
    ['days7', '2026-11-22', '2026-11-28', 7],
    ['days14', '2026-11-15', '2026-11-28', 14],
    ['days28', '2026-11-01', '2026-11-28', 28],
    ['months3', '2026-08-31', '2026-11-29', 91],
    ['months12', '2025-12-01', '2026-11-30', 365],
  ] as const)('%s are those from %s to %s, %i of them', (preset, from, to, days) => {
    expect(spanOf(preset, today)).toEqual({ from, to })
    expect(daysIn({ from, to })).toBe(days)
  })

  test('are found again in an address, on any day of a year', () => {
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
      // On a Sunday this week is the last seven days.
      for (const preset of presets) expect([preset, 'week']).toContain(presetOf(spanOf(preset, date), date))
    }
    expect(presetOf({ from: '2026-11-02', to: '2026-11-28' }, today)).toBeNull()
  })
})

describe('an address', () => {
  const asked = (query: string) => askedIn(new URLSearchParams(query), today)

  test('without days means the two weeks up to today', () => {
    expect(asked('')).toEqual({ from: '2026-11-15', to: '2026-11-28', by: 'day' })
  })

  test('says which days and how', () => {
    expect(asked('from=2026-01-01&to=2026-03-31&by=month')).toEqual({
      from: '2026-01-01',
      to: '2026-03-31',
      by: 'month',
    })
  })

  test.each([
    'from=2026-02-30&to=2026-03-31',
    'from=2026-03-31&to=2026-03-01',
    'from=2020-01-01&to=2026-01-01',
    'from=x',
    'to=2026-03-31',
    'from=2027-11-01&to=2027-11-30',
  ])('that asks for what cannot be had is read as none: %s', (query) => {
    expect(asked(query)).toEqual(asked(''))
  })

  test('that wants more columns than can be told apart gets fewer', () => {
    expect(asked('from=2026-01-01&to=2026-12-31&by=day').by).toBe('month')
    expect(asked('from=2026-11-28&to=2026-11-28&by=month').by).toBe('day')
    expect(asked('from=2026-11-28&to=2026-11-28&by=nothing').by).toBe('day')
  })
})

test('what days are shown by follows from how many they are', () => {
  expect(groupingsFor(1)).toEqual(['day'])
  expect(groupingsFor(14)).toEqual(['day', 'week'])
  expect(groupingsFor(91)).toEqual(['day', 'week', 'month'])
  expect(groupingsFor(365)).toEqual(['week', 'month'])
  expect([7, 31, 91, 120, 365].map((days) => groupingFor(days, null))).toEqual(['day', 'day', 'week', 'week', 'month'])
})

test('days typed are judged once they are whole', () => {
  const problem = (from: string, to: string) => problemOf({ from, to }, today)
  expect(problem('', '2026-11-28')).toBe('incomplete')
  expect(problem('0002-11-28', '2026-11-28')).toBe('incomplete')
  expect(problem('2026-11-29', '2026-11-28')).toBe('backwards')
  expect(problem('2024-11-27', '2026-11-28')).toBe('tooLong')
  expect(problem('2024-11-28', '2026-11-28')).toBeNull()
  expect(problem('2026-11-28', '2027-11-29')).toBeNull()
  expect(problem('2026-11-28', '2027-11-30')).toBe('tooFar')
})

test('a weekday is that of the date, wherever it is read', () => {
  expect(weekdayOf('2026-11-28')).toBe(6)
  expect(weekdayOf('2026-11-29')).toBe(7)
  expect(weekdayOf('2026-11-30')).toBe(1)
})

test('a month is whole from its first day to its last', () => {
  expect(isWholeMonth({ from: '2024-02-01', to: '2024-02-29' })).toBe(true)
  expect(isWholeMonth({ from: '2026-11-01', to: '2026-11-28' })).toBe(false)
})
