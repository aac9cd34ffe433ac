import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { Provider } from '../contract.ts'
import { HoursToday, OpeningHours } from './opening-hours.tsx'

test('of two intervals a day each stays on one line, and the second may stand below the first', () => {
  const day = [
    { opensMinute: 9 * 60, closesMinute: 12 * 60 + 30 },
    { opensMinute: 14 * 60, closesMinute: 19 * 60 },
  ]
  const openingTimes = { week: Array.from({ length: 7 }, () => day), today: 2, state: { code: 'open', untilMinute: 0 } }
  const provider = { timezone: 'Europe/London', openingTimes } as unknown as Provider
  const linesOf = (html: string) =>
    [...html.matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map(([line]) => textIn(line))
  const two = ['9:00 AM – 12:30 PM,', '2:00 PM – 7:00 PM']
  const today = rendered(<HoursToday openingTimes={provider.openingTimes} />)
  expect(linesOf(today)).toEqual(two)
  // Between them it may break.
  expect(today).toMatch(/<span> <span class="whitespace-nowrap">/)
  expect(textIn(today)).toBe(two.join(' '))
  expect(linesOf(rendered(<OpeningHours provider={provider} />))).toEqual(Array.from({ length: 7 }, () => two).flat())
})
