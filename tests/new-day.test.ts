import { expect, test } from 'vitest'
import { untilNewDay } from './new-day.ts'

test('tests that begin in the last minutes of a day, in London or by UTC, wait for the next', () => {
  const seconds = (instant: string) => untilNewDay(Date.parse(instant)) / 1000
  expect(['23:56:59', '23:57:00', '23:59:59', '00:00:00'].map((time) => seconds(`2026-11-30T${time}Z`))).toEqual([
    0, 180, 1, 0,
  ])
  // In summer London is an hour ahead.
  expect(['22:58:00', '23:00:00', '23:58:00'].map((time) => seconds(`2027-06-30T${time}Z`))).toEqual([120, 0, 120])
})
