import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import type { Provider } from '../../domains/providers/contract.ts'
import type { FreeTimes } from '../../domains/providers/ui/free-times.tsx'
import { OpeningHours } from '../../domains/providers/ui/opening-hours.tsx'
import type { Call } from '../../lib/api/call.ts'
import { apiContext } from '../api-context.ts'
import { loader } from '../routes/provider.tsx'
import { NextTimes } from './book.tsx'

const open = { week: [], date: '2026-11-22', today: 6, state: { code: 'closed_today', untilMinute: null } } as const
const provider = {
  name: 'Maya',
  slug: 'maya',
  linkTo: '/provider/maya',
  address: '1 High Street',
  coordinates: { lat: 51, lng: 0 },
  services: [{}],
  specializations: [],
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

test('beside a profile that is full one can wait for a time, and beside any other one cannot', () => {
  const toWaitlist = /href="\/waitlist\?provider=maya"[^>]*>Tell me if something frees up</
  const none = { serviceId: 'cut', today: '2026-11-22', slots: [] }
  expect(beside(none)).toMatch(toWaitlist)
  const onRequest: Provider['openingTimes'] = { ...open, week: [], state: { code: 'contact', untilMinute: null } }
  const others = [
    beside(null),
    beside({ ...none, slots: [{ start: '2026-11-22T10:00:00+00:00' }] }),
    beside({ ...none, serviceId: null }, { openingTimes: onRequest }),
    beside(none, { services: [], hasServices: false }),
  ]
  for (const html of others) expect(html).not.toContain('/waitlist')
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

test.each([
  ['', '', '2026-11', 'cut', ['2026-11-22 2026-11-30']],
  ['', '2026-11-30', null, 'cut', ['2026-11-22 2026-11-30', '2026-11-22 2026-11-28']],
  ['', '2026-11-22', null, null, ['2026-11-22 2026-11-30', '2026-11-22 2026-11-28']],
  ['2027-01', '', '2027-01', 'cut', ['2026-11-22 2026-11-28', '2027-01-01 2027-01-31']],
  ['2027-01', '2027-01', null, 'cut', ['2026-11-22 2026-11-28', '2027-01-01 2027-01-31']],
  ['2027-01', '2026-11', '2027-01', null, ['2026-11-22 2026-11-28', '2027-01-01 2027-01-31']],
])(
  'of month %j and next times, what cannot be read (%j) fails alone',
  async (asked, broken, month, serviceId, reads) => {
    const read: string[] = []
    const answers: Record<string, (input: { from: string; to: string }) => unknown> = {
      '/providers/{id}': () => ({
        ...provider,
        id: 'maya',
        profileImage: null,
        galleryImages: [],
        services: [{ id: 'cut', durationMinutes: 30 }],
        ...{
          bio: '',
          location: 'Leeds',
          profession: 'Barber',
          contact: {},
          pricing: {},
          coordinates: {},
          category: {},
        },
        openingTimes: { ...provider.openingTimes, week: [] },
      }),
      '/provider/recommendations/{id}': () => [],
      '/providers/{id}/rewards': () => [],
      '/bookings/availability': ({ from, to }) => {
        read.push(`${from} ${to}`)
        if (broken && [from, to].some((date) => date.startsWith(broken))) throw new Error('cannot be read')
        return { mode: 'instant', days: [{ date: from, slots: [] }] }
      },
    }
    const call = (async ({ path }: { path: string }, input: { from: string; to: string }) =>
      answers[path]?.(input)) as Call
    const context = new RouterContextProvider()
    context.set(apiContext, { call, language: 'en' } as never)
    const request = new Request(`https://highstreet.example/provider/maya?month=${asked}`)
    const { data } = await loader({ params: { id: 'maya' }, request, context } as never)
    expect([data.month?.month ?? null, data.times?.serviceId ?? null, read]).toEqual([month, serviceId, reads])
  },
)
