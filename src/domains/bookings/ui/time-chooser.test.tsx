import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { Provider } from '../../providers/contract.ts'
import type { Refusal } from '../../scheduling/contract.ts'
import { type Day, TimeChooser } from './time-chooser.tsx'
import { earlierPath } from './waitlist-path.ts'

const provider = { name: 'Maya', timezone: 'Europe/London' } as unknown as Provider
const dayOf = (date: string, reason?: Refusal): Day => ({ date, slots: [], ...(reason && { reason }) })

function shown(
  days: Day[],
  date: string | null = null,
  waitlistPath = (from: string, to: string): string | null => `/waitlist?${from}-${to}`,
) {
  const html = rendered(
    <TimeChooser
      provider={provider}
      availability={{ timezone: 'Europe/London', mode: 'instant', days }}
      date={date}
      staffId={null}
      hasZoneNote={false}
      month={null}
      renderStaff={() => null}
      renderSlot={() => null}
      renderNext={() => null}
      renderInstead={() => null}
      waitlistPath={waitlistPath}
    />,
  )
  return { text: textIn(html), link: /href="(\/waitlist[^"]*)"/.exec(html)?.[1] ?? null }
}

test('a month with a full day somewhere leads to the waitlist, also where it begins and ends closed', () => {
  const closed = [dayOf('2026-11-29', 'closed'), dayOf('2026-12-01', 'closed_day')] as const
  expect(shown([closed[0], dayOf('2026-11-30', 'taken'), closed[1]]).link).toBe('/waitlist?2026-11-29-2026-12-01')
  expect(shown([...closed]).link).toBeNull()
})

test.each([
  ['taken', true],
  ['too_short', true],
  ['blocked', true],
  ['closed', false],
  ['notice', false],
] as const)('a day without a time because of %s leads to the waitlist: %s', (reason, isIt) => {
  const { link } = shown([dayOf('2026-11-29', 'closed'), dayOf('2026-11-30', reason)], '2026-11-30')
  expect(link).toBe(isIt ? '/waitlist?2026-11-30-2026-11-30' : null)
})

test('where a booking is moved a full day before it leads to its waitlist for an earlier time, a later one does not', () => {
  const booking = { id: 'b', dateTime: '2026-11-30T10:00:00+00:00' }
  const path = (from: string) => earlierPath(booking, from)
  expect(shown([dayOf('2026-11-30', 'taken')], '2026-11-30', path).link).toBe('/waitlist?booking=b')
  expect(shown([dayOf('2026-12-01', 'taken')], '2026-12-01', path).link).toBeNull()
})
