import { describe, expect, test } from 'vitest'
import { covers, type Interval, isFree, merge, overlap, type WallDay, windowsOf, without } from './hours.rules.ts'

const merged: Interval[] = [
  [10, 20],
  [30, 40],
]

test.each<[Interval[], Interval[]]>([
  [[], []],
  [[[3, 3]], []],
  [[[5, 3]], []],
  [
    [
      [1, 4],
      [3, 3],
      [8, 9],
    ],
    [
      [1, 4],
      [8, 9],
    ],
  ],
  [
    [
      [5, 8],
      [1, 5],
    ],
    [[1, 8]],
  ],
  [
    [
      [1, 9],
      [2, 3],
      [9, 10],
    ],
    [[1, 10]],
  ],
  [
    [
      [1, 4],
      [5, 6],
    ],
    [
      [1, 4],
      [5, 6],
    ],
  ],
  [
    [
      [1, 4],
      [1, 2],
    ],
    [[1, 4]],
  ],
  [
    [
      [2, 2],
      [2, 5],
    ],
    [[2, 5]],
  ],
])('%j merged is %j', (given, expected) => {
  expect(merge(given)).toEqual(expected)
})

test.each<[intervals: Interval[], rest: Interval[]]>([
  [[], []],
  [[[0, 10]], [[0, 10]]],
  [[[10, 20]], []],
  [[[12, 15]], []],
  [[[5, 15]], [[5, 10]]],
  [[[15, 25]], [[20, 25]]],
  [[[40, 41]], [[40, 41]]],
  [
    [[0, 50]],
    [
      [0, 10],
      [20, 30],
      [40, 50],
    ],
  ],
  // Shorter than what is to fit in: nothing is left of it, nor of what comes after.
  [
    [
      [22, 21],
      [35, 45],
    ],
    [[40, 45]],
  ],
  // Two that the same one cuts.
  [
    [
      [5, 12],
      [15, 22],
    ],
    [
      [5, 10],
      [20, 22],
    ],
  ],
])('without 10-20 and 30-40, %j is %j', (intervals, rest) => {
  expect(without(intervals, merged)).toEqual(rest)
})

test.each<[from: number, to: number, isCovered: boolean, isFree: boolean, overlap: number]>([
  [10, 20, true, false, 10],
  [12, 15, true, false, 3],
  [9, 12, false, false, 2],
  [18, 21, false, false, 2],
  [20, 30, false, true, 0],
  [20, 31, false, false, 1],
  [19, 30, false, false, 1],
  [15, 35, false, false, 10],
  [0, 50, false, false, 20],
  [0, 10, false, true, 0],
  [0, 11, false, false, 1],
  [40, 50, false, true, 0],
  [39, 40, true, false, 1],
  // An empty span touches nothing, and lies within what it lies within.
  [15, 15, true, true, 0],
  [20, 20, false, true, 0],
  [25, 25, false, true, 0],
])('of 10-20 and 30-40 the span %i-%i is covered: %s, free: %s, and takes %i', (from, to, isCovered, free, taken) => {
  expect(covers(merged, from, to)).toBe(isCovered)
  expect(isFree(merged, from, to)).toBe(free)
  expect(overlap(merged, from, to)).toBe(taken)
  expect([covers([], from, to), isFree([], from, to), overlap([], from, to)]).toEqual([false, true, 0])
})

describe('when somebody works', () => {
  const day = (date: string, weekday: number, midnight: number): WallDay => ({
    date,
    weekday,
    instantOf: (minute) => midnight + minute,
    has: () => true,
  })
  const days = [day('2027-05-03', 1, 0), day('2027-05-04', 2, 1440), day('2027-05-05', 3, 2880)]
  const hours = [
    { weekday: 1, opensMinute: 540, closesMinute: 720 },
    { weekday: 1, opensMinute: 780, closesMinute: 1020 },
    { weekday: 2, opensMinute: 1320, closesMinute: 1560 },
  ]

  test('is by weekday, past midnight too', () => {
    expect(windowsOf({ hours, dateOverrides: [] }, [], days)).toEqual([
      [540, 720],
      [780, 1020],
      [2760, 3000],
    ])
  })

  test('is not on a closed day, unless the date has hours of its own', () => {
    const closed = ['2027-05-03', '2027-05-05']
    const dateOverrides = [
      {
        date: '2027-05-05',
        hours: [
          [600, 660],
          [660, 700],
        ] as Interval[],
      },
      { date: '2027-05-04', hours: [] },
    ]
    expect(windowsOf({ hours, dateOverrides: [] }, closed, days)).toEqual([[2760, 3000]])
    expect(windowsOf({ hours, dateOverrides }, closed, days)).toEqual([[3480, 3580]])
    expect(windowsOf({ hours, dateOverrides }, [], days)).toEqual([
      [540, 720],
      [780, 1020],
      [3480, 3580],
    ])
  })
})
