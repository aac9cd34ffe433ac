import { expect, test } from 'vitest'
import { isQuiet } from './messages.rules.ts'
import { endOfQuiet } from './messages.server.ts'

test('quiet hours begin with their first minute and end before their last, also over midnight', () => {
  const night = { from: 21 * 60, to: 8 * 60 }
  const at = (hours: typeof night) => [20 * 60 + 59, 21 * 60, 0, 479, 480].map((minute) => isQuiet(minute, hours))
  expect(at(night)).toEqual([false, true, true, true, false])
  expect([779, 780, 839, 840].map((minute) => isQuiet(minute, { from: 780, to: 840 }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['Europe/London', '2026-01-10T23:30:00Z', '2026-01-11T08:00:00.000Z'],
  ['Europe/London', '2026-01-11T07:59:00Z', '2026-01-11T08:00:00.000Z'],
  ['Europe/London', '2026-01-11T08:00:00Z', null],
  // The night in which the clocks go forward, and that in which they go back.
  ['Europe/London', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['Europe/London', '2026-10-24T22:00:00Z', '2026-10-25T08:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-10T12:00:00Z', '2026-01-10T19:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-10T19:00:00Z', null],
  ['America/New_York', '2026-07-01T02:00:00Z', '2026-07-01T12:00:00.000Z'],
])('in %s what is due at %s waits until %s', (timezone, now, until) => {
  const end = endOfQuiet({ from: 21 * 60, to: 8 * 60, timezone }, new Date(now))
  expect(end?.toISOString() ?? null).toBe(until)
})
