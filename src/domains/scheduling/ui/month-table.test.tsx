import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/rendered.tsx'
import type { Refusal } from '../contract.ts'
import { MonthTable } from './month-table.tsx'

const linksOf = (reasons: (Refusal | undefined)[], linksAll = false) => {
  const days = reasons.map((reason, index) => ({ date: `2026-11-0${index + 1}`, isFree: reason === undefined, reason }))
  const html = rendered(
    <MonthTable
      month="2026-11"
      today="2026-11-01"
      days={days}
      hrefOfDay={(date) => `/booking?day=${date}`}
      hrefOfMonth={(month) => `/provider?month=${month}`}
      linksAll={linksAll}
    />,
  )
  return [...html.matchAll(/day=2026-11-0(\d)"/g)].map(([, day]) => Number(day))
}

test('days that are free, and those that may become free, lead to where one books or waits; closed ones only where all are looked at', () => {
  const reasons: (Refusal | undefined)[] = [undefined, 'taken', 'closed', 'too_short', 'notice', 'blocked']
  expect(linksOf(reasons)).toEqual([1, 2, 4, 6])
  expect(linksOf(reasons, true).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6])
})
