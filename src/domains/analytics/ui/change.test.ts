import { describe, expect, test } from 'vitest'
import { formatShortMoney } from '../../../lib/money.ts'
import { beforeName, changeOf, manifold, runningTotals, shareText, signedShare } from './change.ts'
import { csvOfFigures } from './figure-columns.ts'
import { extremes, heatStep, hoursOffered, shareAt } from './hours.ts'

describe('against the days before', () => {
  test.each([
    [3467, 3181, { kind: 'more', share: (3467 - 3181) / 3181 }],
    [90, 100, { kind: 'fewer', share: 0.1 }],
    [0, 4, { kind: 'fewer', share: 1 }],
    [5, 5, { kind: 'same' }],
    [0, 0, { kind: 'none' }],
    [5, 0, { kind: 'first' }],
    // More went back than came.
    [5, -3, { kind: 'first' }],
  ])('%i after %i', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change)
  })

  test('a share is said in whole percents, and a small one not as none', () => {
    expect(shareText(0.0899, 'en-GB')).toBe('9%')
    expect(shareText(0.004, 'en-GB')).toBe('0.4%')
    expect(shareText(12.5, 'en-GB')).toBe('1,250%')
    expect(shareText(0.0899, 'fr-FR')).toBe('9\u00a0%')
  })

  test('a column of changes has signs, and no percentage where there was nothing', () => {
    expect(signedShare(109, 100, 'en-GB')).toBe('+9%')
    expect(signedShare(98, 100, 'en-GB')).toBe('-2%')
    expect(signedShare(100, 100, 'en-GB')).toBe('0%')
    expect(signedShare(100, 0, 'en-GB')).toBeNull()
    expect(signedShare(0, 0, 'en-GB')).toBeNull()
  })

  test('ten times as much and more is said in times', () => {
    expect([manifold(379, 1), manifold(100, 10), manifold(99, 10), manifold(5, 0)]).toEqual([379, 10, null, null])
  })

  test('days that have a name are called by it', () => {
    expect([1, 7, 14, 28, 91, 365, 366, 30].map(beforeName)).toEqual([
      'day',
      'week',
      'fortnight',
      'fourWeeks',
      'quarter',
      'year',
      'year',
      'days',
    ])
  })
})

test('a running total has each amount and all before it', () => {
  expect(runningTotals([100, 0, -30, 5])).toEqual([100, 100, 70, 75])
  expect(runningTotals([])).toEqual([])
})

test('a grid of money is short, in the minor units of its currency', () => {
  expect(formatShortMoney(1_500_000, 'GBP', 'en-GB')).toBe('£15k')
  expect(formatShortMoney(0, 'GBP', 'en-GB')).toBe('£0')
  expect(formatShortMoney(15_000, 'JPY', 'en-GB')).toMatch(/15k/i)
})

describe('hours of the week', () => {
  const figures = [
    { weekday: 1, hour: 9, bookedMinutes: 30, offeredMinutes: 60 },
    { weekday: 6, hour: 11, bookedMinutes: 115, offeredMinutes: 120 },
    { weekday: 6, hour: 20, bookedMinutes: 30, offeredMinutes: 0 },
    { weekday: 2, hour: 13, bookedMinutes: 0, offeredMinutes: 60 },
  ]

  test('reach from the first to the last in which anything is offered', () => {
    expect(hoursOffered(figures)).toEqual([9, 10, 11, 12, 13])
    expect(hoursOffered([])).toEqual([])
  })

  test('are as full as they are booked, and empty where nothing is offered', () => {
    expect(shareAt(figures, 1, 9)).toBe(0.5)
    expect(shareAt(figures, 2, 13)).toBe(0)
    expect(shareAt(figures, 6, 20)).toBeNull()
    expect(shareAt(figures, 3, 9)).toBeNull()
  })

  test('have five steps', () => {
    expect([0, 0.19, 0.2, 0.39, 0.4, 0.59, 0.6, 0.79, 0.8, 1, 1.4].map(heatStep)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5,
    ])
  })

  test('are fullest and quietest somewhere, unless all are alike', () => {
    expect(extremes(figures)).toMatchObject({ fullest: { weekday: 6, hour: 11 }, quietest: { weekday: 2, hour: 13 } })
    expect(extremes(figures.slice(0, 1))).toBeNull()
    expect(extremes([])).toBeNull()
  })
})

test('a file has the rows that are shown, figures as figures, and nothing a spreadsheet would work out', () => {
  const rows = [
    { name: '=HYPERLINK("x")', visits: 3, rating: null },
    { name: 'Maya, Ltd', visits: 1200, rating: 4.5 },
  ]
  type Row = (typeof rows)[number]
  const file = csvOfFigures<Row>(
    [
      { id: 'name', label: 'Provider', cell: ({ name }) => name, raw: ({ name }) => name },
      {
        id: 'visits',
        label: 'Visits',
        rawLabel: 'Visits (all)',
        cell: ({ visits }) => visits.toLocaleString(),
        raw: ({ visits }) => visits,
      },
      { id: 'rating', label: 'Stars', cell: () => '–', raw: ({ rating }) => rating },
    ],
    rows,
  )
  expect(file).toBe('\ufeffProvider,Visits (all),Stars\r\n"\'=HYPERLINK(""x"")",3,\r\n"Maya, Ltd",1200,4.5\r\n')
})
