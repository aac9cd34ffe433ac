import { describe, expect, test } from 'vitest'
import { anchorAt, axisTicks, namedEvery, peaks, strongWidth } from './chart-scale.ts'

describe('a grid', () => {
  test.each([
    [0, [0]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 1, 2, 3, 4, 5]],
    [9, [0, 2, 4, 6, 8]],
    [418, [0, 100, 200, 300, 400]],
    [19_104, [0, 5000, 10_000, 15_000]],
    [2_000_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])('up to %i has the lines %j', (most, lines) => {
    expect(axisTicks(most)).toEqual(lines)
  })

  test('begins at zero, has six lines at most, and none above what is drawn', () => {
    for (let most = 0; most < 3000; most += 7) {
      const lines = axisTicks(most)
      expect(lines[0]).toBe(0)
      expect(lines.length).toBeLessThanOrEqual(6)
      expect(lines.at(-1)).toBeLessThanOrEqual(most)
    }
  })
})

describe('peaks', () => {
  const fortnight = [182, 196, 204, 230, 318, 402, 148, 190, 203, 219, 246, 336, 418, 171]

  test('are the highest of each week, and today says its own', () => {
    expect(peaks(fortnight, 1, [13])).toEqual([5, 12])
  })

  test('are as far from each other and from what is said already as their figures are wide', () => {
    expect(peaks(fortnight, 2, [13])).toEqual([5])
    expect(peaks(fortnight, 9, [])).toEqual([12])
  })

  test('are three at most, and none where there is nothing', () => {
    expect(peaks(Array(31).fill(1), 1, [])).toHaveLength(3)
    expect(peaks([0, 0, 0], 1)).toEqual([])
    expect(peaks([], 1)).toEqual([])
  })
})

test('names stand as close to each other as they are wide', () => {
  expect(namedEvery(76, 60)).toBe(1)
  expect(namedEvery(25, 60)).toBe(3)
})

test('words at an end stay in the drawing', () => {
  expect(anchorAt(340, 90, 350)).toEqual({ x: 350, textAnchor: 'end' })
  expect(anchorAt(10, 90, 350)).toEqual({ x: 0, textAnchor: 'start' })
  expect(anchorAt(100, 90, 350)).toEqual({ x: 100, textAnchor: 'middle' })
  // The last of 14 columns on a phone, with the most: three strong figures are 29 px wide.
  expect(anchorAt(337, strongWidth('350'), 350)).toEqual({ x: 350, textAnchor: 'end' })
})
