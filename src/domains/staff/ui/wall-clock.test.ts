import { expect, test } from 'vitest'
import { durations, withOwn } from './durations.ts'
import { priceOf, priceText } from './price-text.ts'
import { addDays, dateOf, instantOf, minuteOfDay, minutesBetween, mondayOf, timeOfDay, todayIn } from './wall-clock.ts'

test.each([
  ['2026-12-01', '10:00', 'Europe/London', '2026-12-01T10:00:00.000Z'],
  ['2026-07-01', '10:00', 'Europe/London', '2026-07-01T09:00:00.000Z'],
  ['2026-07-01', '00:30', 'Asia/Tokyo', '2026-06-30T15:30:00.000Z'],
  // What the clocks skip is the time after it, what they show twice the first of the two.
  ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, expected) => {
  expect(new Date(instantOf(date, time, zone)).toISOString()).toBe(expected)
})

test('days go over months, years and the changes of clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
})

test('a week begins on Monday', () => {
  const week = Array.from({ length: 7 }, (_, index) => mondayOf(addDays('2026-11-23', index)))
  expect(new Set(week)).toEqual(new Set(['2026-11-23']))
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
})

test('today is that of the place', () => {
  const [west, east] = [todayIn('Pacific/Pago_Pago'), todayIn('Pacific/Kiritimati')]
  expect(west).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  // A day and an hour apart: never the same date.
  expect(west < east).toBe(true)
})

test('a text with its offset carries the wall clock', () => {
  const text = '2026-07-01T09:45:00+02:00'
  expect([dateOf(text), timeOfDay(text), minuteOfDay(text)]).toEqual(['2026-07-01', '09:45', 585])
  expect(minutesBetween(text, '2026-07-01T08:00:00Z')).toBe(15)
  expect(minutesBetween('2026-10-25T00:00:00+01:00', '2026-10-25T03:00:00+00:00')).toBe(240)
})

test.each([
  ['45', 'GBP', 4500],
  [' 45.5 ', 'GBP', 4550],
  ['45,50', 'EUR', 4550],
  ['4500', 'JPY', 4500],
  ['0', 'GBP', null],
  ['', 'GBP', null],
  ['-5', 'GBP', null],
  ['1e3', 'GBP', null],
  ['£45', 'GBP', null],
  ['45.', 'GBP', null],
  ['1000000', 'GBP', 100_000_000],
  ['1000000.01', 'GBP', null],
])('%j typed in %s is %s minor units', (typed, currency, expected) => {
  expect(priceOf(typed, currency)).toBe(expected)
})

test('a price is written as it is typed', () => {
  expect([priceText(4550, 'GBP'), priceText(4500, 'GBP'), priceText(4500, 'JPY')]).toEqual(['45.5', '45', '4500'])
  expect([priceText(null, 'GBP'), priceText(undefined, 'GBP'), priceText(0, 'GBP')]).toEqual(['', '', ''])
  for (const minor of [1, 99, 100, 4550, 100_000_000]) expect(priceOf(priceText(minor, 'GBP'), 'GBP')).toBe(minor)
})

test('a list of lengths holds the one that is set already, in its place', () => {
  expect(withOwn([10, 30, 60], 45)).toEqual([10, 30, 45, 60])
  expect(withOwn([10, 30, 60], 30)).toEqual([10, 30, 60])
  expect(withOwn(durations, 5).slice(0, 2)).toEqual([5, 10])
  expect(durations.toSorted((a, b) => a - b)).toEqual(durations)
})
