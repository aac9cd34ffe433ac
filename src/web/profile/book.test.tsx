import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import type { Provider } from '../../domains/providers/contract.ts'
import type { FreeTimes } from '../../domains/providers/ui/free-times.tsx'
import { OpeningHours } from '../../domains/providers/ui/opening-hours.tsx'
import { NextTimes } from './book.tsx'

const open = { week: [], date: '2026-11-22', today: 6, state: { code: 'closed_today', untilMinute: null } } as const
const provider = {
  name: 'Maya',
  slug: 'maya',
  linkTo: '/provider/maya',
  address: '1 High Street',
  coordinates: { lat: 51, lng: 0 },
  services: [{}],
  hasServices: true,
  cancellationPolicy: [],
  openingTimes: open,
} as unknown as Provider

const beside = (times: FreeTimes | null, changed: Partial<Provider> = {}) =>
  rendered(<NextTimes provider={{ ...provider, ...changed }} times={times} />)

test('beside a profile, times that could not be looked up are not told as none', () => {
  const failed = textIn(beside(null))
  expect(failed).toContain('We could not look up the next free times. See the calendar for all of them.')
  expect(failed).not.toContain('No free times')
  expect(beside(null)).toMatch(/href="\/booking\?provider=maya[^>]*>More days and times</)
  expect(textIn(beside({ serviceId: 'cut', today: '2026-11-22', slots: [] }))).toContain(
    'No free times in the next seven days. See the calendar for later dates.',
  )
})

test.each([null, { serviceId: null, today: '2026-11-22', slots: [] }])(
  'beside a profile without hours stands how to request a time, and no calendar',
  (times) => {
    const openingTimes: Provider['openingTimes'] = { ...open, week: [], state: { code: 'contact', untilMinute: null } }
    const html = beside(times, { openingTimes })
    const text = textIn(html)
    expect(text).toContain('Maya has no fixed hours. Send a request for the time that suits you')
    expect(text.match(/Maya has no fixed hours[^.]*\.[^.]*\./)?.[0].match(/Maya/g)).toHaveLength(1)
    expect(text).toContain('Today’s hours Contact for availability')
    const hours = rendered(<OpeningHours provider={{ ...provider, openingTimes }} />)
    expect(textIn(hours)).toBe('Opening hours Contact for availability')
    expect(textIn(html)).not.toMatch(/calendar|free times/i)
    expect(html).toMatch(/href="\/booking\?provider=maya[^>]*>Request a time</)
  },
)

test('beside a profile without a service nothing leads into a booking', () => {
  const html = beside({ serviceId: null, today: '2026-11-22', slots: [] }, { services: [], hasServices: false })
  expect(textIn(html)).toContain('No services can be booked right now.')
  expect(html).not.toContain('/booking')
})
