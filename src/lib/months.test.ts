import { expect, test } from 'vitest'
import { addMonths, datesOfMonth, isDay, isMonth } from './months.ts'

test.each([
  ['2026-11', true],
  ['2026-01', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['0999-11', false],
  ['9000-01', false],
  ['', false],
])('%j is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-45', false],
  ['2026-99-99', false],
  ['2026-11-00', false],
  ['2026-11-1', false],
  ['2026-11', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 0, '2026-03'],
  ['2026-03', 25, '2028-04'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test.each([
  ['2026-02', 28, 6],
  ['2028-02', 29, 1],
  ['2026-06', 30, 0],
  ['2026-11', 30, 6],
  ['2027-01', 31, 4],
])('%s has %i days, and %i of its first week belong to the month before', (month, length, before) => {
  const of = datesOfMonth(month)
  expect([of.dates.length, of.before]).toEqual([length, before])
  expect(of.dates[0]).toBe(`${month}-01`)
  expect(of.dates.at(-1)).toBe(`${month}-${length}`)
})
