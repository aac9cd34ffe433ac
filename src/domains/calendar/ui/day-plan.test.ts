import { describe, expect, test } from 'vitest'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { eventsOf, hoursShown, isAhead } from './calendar-events.ts'
import { dayInBrief, emptyDay, nextOf, planOfDay, proposedTimes } from './day-plan.ts'

const date = '2026-12-01'
const at = (time: string, on = date) => `${on}T${time}:00+00:00`

function booking(id: string, start: string, end: string, change: Partial<CalendarBooking> = {}): CalendarBooking {
  return {
    id,
    status: 'confirmed',
    customerId: 'nia',
    customerName: 'Nia Campbell',
    avatarUrl: null,
    visit: 1,
    start,
    end,
    parts: [{ staffId: 'ana', service: 'Cut', start, end }],
    totalMinor: 4000,
    uses: 0,
    notes: '',
    privateNote: '',
    ...change,
  }
}

const entry = (id: string, staffId: string, start: string, end: string, customerName: string | null = null) => ({
  id,
  staffId,
  start,
  end,
  label: '',
  customerName,
  customerPhone: null,
})

const calendar = (change: Partial<ProviderCalendar> = {}): ProviderCalendar => ({
  timezone: 'Europe/London',
  currency: 'GBP',
  now: at('12:00'),
  today: date,
  staff: [
    {
      id: 'ana',
      name: 'Ana',
      hours: [
        { start: at('09:00'), end: at('13:00') },
        { start: at('14:00'), end: at('17:00') },
      ],
    },
    { id: 'ben', name: 'Ben', hours: [{ start: at('10:00'), end: at('12:00') }] },
  ],
  bookings: [],
  entries: [],
  requests: [],
  ...change,
})

describe('the day of a staff member', () => {
  const gapsOf = (of: ProviderCalendar, staffId = 'ana') =>
    planOfDay(of, staffId, date).gaps.map(
      ({ start, end, minutes }) => `${start.slice(11, 16)}-${end.slice(11, 16)} ${minutes}`,
    )

  test('is free in all its hours when nothing is in it', () => {
    expect(gapsOf(calendar())).toEqual(['09:00-13:00 240', '14:00-17:00 180'])
    expect(gapsOf(calendar(), 'ben')).toEqual(['10:00-12:00 120'])
    expect(gapsOf(calendar(), 'cleo')).toEqual([])
    expect(planOfDay(calendar(), 'ana', '2026-12-02').hours).toEqual([])
  })

  test('has gaps between what is taken, of half an hour at least', () => {
    const bookings = [
      booking('b', at('10:30'), at('11:00')),
      booking('a', at('09:20'), at('10:00')),
      booking('c', at('12:31'), at('13:00')),
    ]
    expect(gapsOf(calendar({ bookings }))).toEqual(['10:00-10:30 30', '11:00-12:31 91', '14:00-17:00 180'])
    const entries = [entry('lunch', 'ana', at('12:30'), at('15:00')), entry('other', 'ben', at('09:00'), at('17:00'))]
    expect(gapsOf(calendar({ bookings, entries }))).toEqual(['10:00-10:30 30', '11:00-12:30 90', '15:00-17:00 120'])
  })

  test('is not taken by what is over, by others, or by what has ended', () => {
    const spans = [at('10:00'), at('11:00')] as const
    const gone = (['cancelled', 'expired', 'no_show'] as const).map((status) => booking(status, ...spans, { status }))
    expect(planOfDay(calendar({ bookings: gone }), 'ana', date).bookings).toEqual([])
    const taken = (['pending', 'confirmed', 'completed'] as const).map((status) =>
      booking(status, ...spans, { status }),
    )
    expect(planOfDay(calendar({ bookings: taken }), 'ana', date).bookings.map(({ id }) => id)).toEqual([
      'pending',
      'confirmed',
      'completed',
    ])
    expect(planOfDay(calendar({ bookings: taken }), 'ben', date).bookings).toEqual([])
  })

  test('has what reaches into it from the night before, and not what ended at its midnight', () => {
    const night = [
      entry('late', 'ana', at('22:00', '2026-11-30'), at('00:30')),
      entry('off', 'ana', at('20:00', '2026-11-30'), at('00:00')),
    ]
    expect(planOfDay(calendar({ entries: night }), 'ana', date).entries.map(({ id }) => id)).toEqual(['late'])
  })

  test('counts what overlaps once', () => {
    const bookings = [booking('long', at('09:00'), at('12:00')), booking('within', at('10:00'), at('11:00'))]
    expect(gapsOf(calendar({ bookings }))).toEqual(['12:00-13:00 60', '14:00-17:00 180'])
    expect(gapsOf(calendar({ bookings: [booking('all', at('08:00'), at('18:00'))] }))).toEqual([])
  })
})

describe('what the calendar draws', () => {
  const long = booking('b-1', at('14:00'), at('16:00'), {
    status: 'pending',
    parts: [
      { staffId: 'ana', service: 'Colour', start: at('14:00'), end: at('15:00') },
      { staffId: 'ben', service: 'Cut', start: at('15:00'), end: at('16:00') },
    ],
  })
  const drawn = (of: ProviderCalendar, staffMember = '') =>
    eventsOf(of, staffMember, 'Time off').map(({ id, title, startEditable, extendedProps }) =>
      [id, title, startEditable, extendedProps?.look, extendedProps?.detail]
        .filter((value) => value !== undefined)
        .join('|'),
    )

  test('is hours, each segment of a booking, and entries, of all or of one', () => {
    const of = calendar({ bookings: [long], entries: [entry('e-1', 'ben', at('10:00'), at('11:00'))] })
    expect(drawn(of)).toEqual([
      `hours-ana-${at('09:00')}|open`,
      `hours-ana-${at('14:00')}|open`,
      `hours-ben-${at('10:00')}|open`,
      'b-1-0|Nia Campbell|true|pending|Colour · Ana',
      'b-1-1|Nia Campbell|true|pending|Cut · Ben',
      'e-1|Time off|time-off|Ben',
    ])
    expect(drawn(of, 'ben')).toEqual([
      `hours-ben-${at('10:00')}|open`,
      'b-1-0|Nia Campbell|true|pending|Cut · Ben',
      'e-1|Time off|time-off|Ben',
    ])
  })

  test('names nobody where there is only one', () => {
    const [ana] = calendar().staff
    expect(drawn(calendar({ staff: ana ? [ana] : [], bookings: [long] }), 'ana').at(-1)).toBe(
      'b-1-0|Nia Campbell|true|pending|Colour',
    )
  })

  test('leaves out what is gone, and moves only what lies ahead', () => {
    const of = calendar({
      bookings: [
        booking('gone', at('15:00'), at('16:00'), { status: 'cancelled' }),
        booking('over', at('09:00'), at('10:00')),
        booking('now', at('11:30'), at('12:30')),
        booking('done', at('11:00'), at('12:30'), { status: 'completed' }),
        booking('ahead', at('13:00'), at('14:00')),
      ],
    })
    expect(drawn(of, 'ana').slice(2)).toEqual([
      'over-0|Nia Campbell|false|done|Cut · Ana',
      'now-0|Nia Campbell|false|booking|Cut · Ana',
      'done-0|Nia Campbell|false|done|Cut · Ana',
      'ahead-0|Nia Campbell|true|booking|Cut · Ana',
    ])
    expect(of.bookings.filter((one) => isAhead(one, of)).map(({ id }) => id)).toEqual(['ahead'])
  })

  test('calls a phone booking by its customer, and what it is for beneath', () => {
    const phone = { ...entry('e-1', 'ana', at('10:00'), at('11:00'), 'Jo Walker'), label: 'Fringe' }
    const off = { ...entry('e-2', 'ana', at('12:00'), at('13:00')), label: 'Dentist' }
    expect(drawn(calendar({ entries: [phone, off] }), 'ana').slice(2)).toEqual([
      'e-1|Jo Walker|booking|Fringe · Ana',
      'e-2|Dentist|time-off|Ana',
    ])
  })

  test('shows eight to eight, and more where there is more', () => {
    expect(hoursShown(calendar())).toEqual({ first: '08', last: '20' })
    const early = booking('early', at('06:45'), at('07:30'))
    expect(hoursShown(calendar({ bookings: [early] }))).toEqual({ first: '06', last: '20' })
    const late = entry('late', 'ana', at('20:30'), at('21:15'))
    expect(hoursShown(calendar({ entries: [late] }))).toEqual({ first: '08', last: '22' })
    const night = entry('night', 'ana', at('22:00'), at('01:00', '2026-12-02'))
    expect(hoursShown(calendar({ entries: [night] }))).toEqual({ first: '08', last: '24' })
  })
})

describe('where a new entry is proposed', () => {
  test.each([
    ['before work, when it begins', '07:10', 'ana', '09:00', '10:00'],
    ['at work, at the next quarter of an hour', '09:01', 'ana', '09:15', '10:15'],
    ['on the quarter, at once', '09:15', 'ana', '09:15', '10:15'],
    ['in a break, after it', '12:50', 'ana', '14:00', '15:00'],
    ['after work, at the next quarter of an hour', '17:05', 'ana', '17:15', '18:15'],
    ['for anybody, when somebody works', '09:40', '', '09:45', '10:45'],
    ['for somebody who begins later, when they do', '09:40', 'ben', '10:00', '11:00'],
  ])('%s', (_what, now, staffId, from, to) => {
    expect(proposedTimes(calendar({ now: at(now) }), staffId, date)).toEqual({ from, to })
  })

  test('in the first gap, where some of it is taken; on a day off when work would begin', () => {
    const bookings = [booking('one', at('09:00'), at('11:00')), booking('two', at('11:15'), at('12:00'))]
    const off = entry('holiday', 'ana', at('00:00', '2026-11-28'), at('00:00', '2026-12-04'))
    const before = { today: '2026-11-25', now: at('12:00', '2026-11-25') }
    expect(proposedTimes(calendar({ ...before, bookings }), 'ana', date)).toEqual({ from: '12:00', to: '13:00' })
    expect(proposedTimes(calendar({ now: at('08:00'), bookings }), 'ana', date)).toEqual({ from: '12:00', to: '13:00' })
    expect(proposedTimes(calendar({ ...before, entries: [off] }), 'ana', date)).toEqual({ from: '09:00', to: '10:00' })
  })

  test('on another day when work begins, past midnight too, and at ten where nobody works or nothing is known', () => {
    const next = '2026-12-02'
    const late = { id: 'ana', name: 'Ana', hours: [{ start: at('22:00', next), end: at('02:00', '2026-12-03') }] }
    expect(proposedTimes(calendar({ staff: [late] }), 'ana', next)).toEqual({ from: '22:00', to: '23:00' })
    const tonight = calendar({ staff: [late], today: next, now: at('23:20', next) })
    expect(proposedTimes(tonight, 'ana', next)).toEqual({ from: '23:30', to: '00:30' })
    const ten = { from: '10:00', to: '11:00' }
    expect(proposedTimes(calendar({ now: at('02:00') }), 'ana', next)).toEqual(ten)
    expect(proposedTimes(calendar({ now: at('02:00'), staff: [] }), '', date)).toEqual(ten)
    expect(proposedTimes(undefined, '', date)).toEqual(ten)
  })
})

describe('a day on which nothing is drawn', () => {
  test('is free or closed, for all who are shown', () => {
    expect(emptyDay(calendar(), '', date)).toBe('free')
    expect(emptyDay(calendar(), '', '2026-12-06')).toBe('closed')
    const busy = calendar({ bookings: [booking('one', at('10:00'), at('11:00'))] })
    expect([emptyDay(busy, '', date), emptyDay(busy, 'ana', date), emptyDay(busy, 'ben', date)]).toEqual([
      null,
      null,
      'free',
    ])
    const away = calendar({ entries: [entry('holiday', 'ana', at('15:00', '2026-11-28'), at('00:00', '2026-12-04'))] })
    expect(['2026-11-28', date, '2026-12-03'].map((day) => emptyDay(away, 'ana', day))).toEqual([null, null, null])
    expect(emptyDay(away, 'ana', '2026-12-04')).not.toBeNull()
    expect(dayInBrief(away)).toMatchObject({ count: 0, gaps: 0 })
    const gone = calendar({ bookings: [booking('one', at('10:00'), at('11:00'), { status: 'cancelled' })] })
    expect(emptyDay(gone, '', date)).toBe('free')
    const entered = calendar({ entries: [entry('dentist', 'ben', at('10:00'), at('11:00'))] })
    expect([emptyDay(entered, 'ana', date), emptyDay(entered, 'ben', date)]).toEqual(['free', null])
  })
})

describe('who comes next', () => {
  const bookings = [
    booking('over', at('09:00'), at('10:00')),
    booking('asked', at('12:30'), at('13:00'), { status: 'pending' }),
    booking('booked', at('15:00'), at('16:00')),
  ]
  const phone = (start: string, end: string) => entry('phone', 'ben', at(start), at(end), 'Jo Walker')
  const next = (entries: ProviderCalendar['entries'], change: Partial<ProviderCalendar> = {}) =>
    nextOf(calendar({ bookings, entries, ...change }))?.id

  test.each([
    ['nobody by telephone', [], 'booked'],
    ['by telephone before', [phone('14:00', '14:30')], 'phone'],
    ['by telephone after', [phone('16:00', '16:30')], 'booked'],
    ['by telephone, here already', [phone('11:30', '12:15')], 'phone'],
    ['by telephone, gone', [phone('11:00', '12:00')], 'booked'],
    ['time off', [entry('off', 'ben', at('14:00'), at('14:30'))], 'booked'],
  ])('%s', (_what, entries, expected) => {
    expect(next(entries)).toBe(expected)
  })

  test('is asked of today, and is nobody at the end of it', () => {
    expect(next([phone('14:00', '14:30')], { bookings: [] })).toBe('phone')
    expect(next([{ ...phone('14:00', '14:30'), start: at('14:00', '2026-12-02') }], { bookings: [] })).toBeUndefined()
    expect(next([phone('14:00', '14:30')], { now: at('18:00') })).toBeUndefined()
  })
})
