import { describe, expect, test } from 'vitest'
import { addDays, zoneDay } from '../../lib/time.server.ts'
import type { Interval } from '../providers/hours.rules.ts'
import { occupationsOf, type Service } from './plan.rules.ts'
import {
  checkSlot,
  freeStarts,
  isRefusal,
  prepareSchedule,
  reasonOfDay,
  requestPlan,
  requestStarts,
  type Schedule,
  type StaffMember,
  startMinutes,
  timeRefusal,
} from './rules.ts'

type Times = { durationMinutes: number; bufferBeforeMinutes?: number; bufferAfterMinutes?: number }

/** Somebody alone, every day from nine to five. */
function schedule(change: Partial<Schedule> & Partial<StaffMember> = {}): Schedule {
  const { hours, dateOverrides, blocked, busy, ...rest } = change
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }))
  const times = {
    hours: hours ?? everyDay,
    dateOverrides: dateOverrides ?? [],
    blocked: blocked ?? [],
    busy: busy ?? [],
  }
  return {
    staff: [{ staffId: 'maya', ...times }],
    rooms: [],
    closedDays: [],
    startIntervalMinutes: 60,
    minimumNoticeMinutes: 0,
    bookingWindowDays: 365,
    ...rest,
  }
}

function service({ durationMinutes, ...times }: Times, change: Partial<Service> = {}): Service {
  return {
    performers: [{ staffId: 'maya', durationMinutes, priceMinor: 100 }],
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    processingAfterMinutes: 0,
    processingMinutes: 0,
    roomIds: [],
    ...times,
    ...change,
  }
}

function days(zone: string, from: string, length: number) {
  const around = Array.from({ length: length + 2 }, (_, index) => zoneDay(zone, addDays(from, index - 1)))
  return { asked: around.slice(1, -1), around }
}

const at = (zone: string, wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const longAgo = 0

function startsOn(plan: Schedule, services: readonly Service[], zone: string, date: string, staffId: string | null) {
  const { asked, around } = days(zone, date, 1)
  const now = at(zone, `${addDays(date, -7)}T00:00`)
  return freeStarts(prepareSchedule(plan, { services, staffId }, around), asked, now)[0]?.starts ?? []
}

const clock = (zone: string, start: number) =>
  Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/** The wall times offered on one date, as HH:MM. */
function offered(plan: Schedule, query: Times | readonly Service[], zone: string, date: string) {
  const services = 'durationMinutes' in query ? [service(query)] : query
  return startsOn(plan, services, zone, date, null).map(({ start }) => clock(zone, start))
}

function judged(plan: Schedule, services: readonly Service[], zone: string, wall: string, now: number) {
  const { asked, around } = days(zone, wall.slice(0, 10), 1)
  const [day] = asked
  if (!day) throw new Error('no day')
  return checkSlot(prepareSchedule(plan, { services, staffId: null }, around), day, at(zone, wall), now)
}

describe('wall times', () => {
  test('a provider without a start interval starts at the eight default times', () => {
    const times = offered(
      schedule({ startIntervalMinutes: null }),
      { durationMinutes: 60 },
      'Europe/London',
      '2026-12-01',
    )
    expect(times).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'])
  })

  test('nine in the morning is nine in the morning before and after the clocks change', () => {
    const { asked, around } = days('Europe/London', '2026-10-24', 2)
    const prepared = prepareSchedule(
      schedule(),
      { services: [service({ durationMinutes: 60 })], staffId: null },
      around,
    )
    const starts = freeStarts(prepared, asked, longAgo + at('UTC', '2026-10-01T00:00'))
    expect(starts.map((day) => new Date(day.starts[0]?.start ?? 0).toISOString())).toEqual([
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
    ])
  })

  test('a time the clocks skip is not offered, and one they show twice is offered once', () => {
    const allNight = schedule({
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 })),
      startIntervalMinutes: 30,
    })
    const quick = { durationMinutes: 30 }
    expect(offered(allNight, quick, 'Europe/London', '2027-03-28')?.slice(0, 4)).toEqual([
      '00:00',
      '00:30',
      '02:00',
      '02:30',
    ])
    expect(offered(allNight, quick, 'Europe/London', '2026-10-25')?.slice(0, 5)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
    ])
    expect(offered(allNight, quick, 'Australia/Lord_Howe', '2026-10-04')).not.toContain('02:00')
  })

  test('hours past midnight offer the late start and belong to the date they fall on', () => {
    const night = schedule({
      hours: [{ weekday: 5, opensMinute: 22 * 60, closesMinute: 26 * 60 }],
      startIntervalMinutes: 30,
    })
    const hour = { durationMinutes: 60 }
    expect(offered(night, hour, 'Europe/London', '2026-12-04')).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect(offered(night, hour, 'Europe/London', '2026-12-05')).toEqual(['00:00', '00:30', '01:00'])
    const untilMidnight = schedule({ hours: [{ weekday: 5, opensMinute: 18 * 60, closesMinute: 1440 }] })
    expect(offered(untilMidnight, hour, 'Europe/London', '2026-12-04')).toContain('23:00')
  })
})

describe('bookings', () => {
  const zone = 'Europe/London'
  const hour: Times = { durationMinutes: 60 }

  test('another booking never adds a start, and without it all are back', () => {
    const before = offered(schedule(), hour, zone, '2026-12-01') ?? []
    const busy: Interval[] = [[at(zone, '2026-12-01T10:10'), at(zone, '2026-12-01T11:20')]]
    const after = offered(schedule({ busy }), hour, zone, '2026-12-01') ?? []
    expect(after).toEqual(before.filter((time) => !['10:00', '11:00'].includes(time)))
    expect(offered(schedule({ busy: [] }), hour, zone, '2026-12-01')).toEqual(before)
  })

  test('buffers keep their distance on the right side', () => {
    const busy: Interval[] = [[at(zone, '2026-12-01T12:00'), at(zone, '2026-12-01T13:00')]]
    expect(
      offered(
        schedule({ busy }),
        { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
        zone,
        '2026-12-01',
      ),
    ).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00', '16:00'])
    expect(
      offered(
        schedule({ busy }),
        { durationMinutes: 60, bufferBeforeMinutes: 15, bufferAfterMinutes: 0 },
        zone,
        '2026-12-01',
      ),
    ).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'])
  })

  test('several services need one piece of time, with the first and the last buffer', () => {
    const services = [
      service({ durationMinutes: 30, bufferBeforeMinutes: 10, bufferAfterMinutes: 99 }),
      service({ durationMinutes: 45, bufferBeforeMinutes: 99, bufferAfterMinutes: 5 }),
    ]
    const [free] = startsOn(schedule(), services, zone, '2026-12-01', null)
    expect(free?.plan).toMatchObject({ durationMinutes: 75, priceMinor: 200 })
    expect(occupationsOf(services, free?.plan.steps ?? [])).toEqual([
      { staffId: 'maya', roomId: null, fromMinute: -10, toMinute: 80 },
    ])
  })

  test('every refusal says why', () => {
    const busy: Interval[] = [[at(zone, '2026-12-01T12:00'), at(zone, '2026-12-01T13:00')]]
    const plan = schedule({ busy, minimumNoticeMinutes: 120, bookingWindowDays: 30 })
    const now = at(zone, '2026-12-01T08:30')
    const reason = (wall: string) => judged(plan, [service(hour)], zone, wall, now)
    expect(reason('2026-12-01T08:00')).toBe('past')
    expect(reason('2026-12-01T10:00')).toBe('notice')
    expect(reason('2027-01-15T10:00')).toBe('horizon')
    expect(reason('2026-12-01T11:10')).toBe('taken')
    expect(reason('2026-12-01T13:10')).toBe('not_a_start_time')
    expect(reason('2026-12-01T12:00')).toBe('taken')
    expect(reason('2026-12-01T18:00')).toBe('closed')
    expect(reason('2026-12-01T16:30')).toBe('too_short')
    expect(isRefusal(reason('2026-12-01T14:00'))).toBe(false)
  })
})

describe('the reason of a day without a free time', () => {
  const zone = 'Europe/London'
  const tuesday = '2026-12-01'
  const dayLong: Interval[] = [[at(zone, '2026-12-01T00:00'), at(zone, '2026-12-02T00:00')]]
  const before = at(zone, '2026-11-20T00:00')

  function reason(of: Schedule, services: Service[], { staffId = null as string | null, now = before } = {}) {
    const { asked, around } = days(zone, tuesday, 1)
    const prepared = prepareSchedule(of, { services, staffId }, around)
    const [day] = asked
    if (!day) throw new Error('no day')
    expect(freeStarts(prepared, asked, now)[0]?.starts).toEqual([])
    return reasonOfDay(prepared, day, now)
  }
  const hour = service({ durationMinutes: 60 })
  const long = service({ durationMinutes: 720 })
  const ben = (change: Partial<StaffMember>): StaffMember => ({
    staffId: 'ben',
    hours: [{ weekday: 2, opensMinute: 600, closesMinute: 900 }],
    dateOverrides: [],
    blocked: [],
    busy: [],
    ...change,
  })
  const either = (durationMinutes = 60): Service => ({
    ...hour,
    performers: ['maya', 'ben'].map((staffId) => ({ staffId, durationMinutes, priceMinor: 100 })),
  })
  const withBen = (change: Partial<StaffMember>, own: Partial<StaffMember> = {}) => {
    const one = schedule(own)
    return { ...one, staff: [...one.staff, ben(change)] }
  }

  test.each<[string, Schedule, Service[], Parameters<typeof reason>[2], string]>([
    ['nobody performs it', schedule(), [service({ durationMinutes: 60 }, { performers: [] })], {}, 'nobody_performs'],
    [
      'nobody performs the second',
      schedule(),
      [hour, service({ durationMinutes: 5 }, { performers: [] })],
      {},
      'nobody_performs',
    ],
    ['the one asked for does not', schedule(), [hour], { staffId: 'ben' }, 'nobody_performs'],
    ['nobody works', schedule({ hours: [{ weekday: 3, opensMinute: 540, closesMinute: 1020 }] }), [hour], {}, 'closed'],
    ['somebody has the day off', schedule({ dateOverrides: [{ date: tuesday, hours: [] }] }), [hour], {}, 'closed'],
    ['it is a closed day', schedule({ closedDays: [tuesday] }), [hour], {}, 'closed_day'],
    ['it is longer than the day', schedule(), [long], {}, 'too_short'],
    ['all is booked', schedule({ busy: dayLong }), [hour], {}, 'taken'],
    ['all of the one asked for is booked', schedule({ busy: dayLong }), [hour], { staffId: 'maya' }, 'staff_taken'],
    ['time off', schedule({ blocked: dayLong }), [hour], {}, 'blocked'],
    ['one is booked, the other off', withBen({ blocked: dayLong }, { busy: dayLong }), [either()], {}, 'taken'],
    ['one has time off, the other is closed', withBen({ hours: [] }, { blocked: dayLong }), [either()], {}, 'blocked'],
    [
      'one has a closed day, the other never works',
      { ...withBen({ hours: [] }), closedDays: [tuesday] },
      [either()],
      {},
      'closed_day',
    ],
    [
      'rooms are taken',
      { ...schedule(), rooms: [{ roomId: 'blue', busy: dayLong }] },
      [{ ...hour, roomIds: ['blue'] }],
      {},
      'room_taken',
    ],
    ['it is over', schedule(), [hour], { now: at(zone, '2026-12-01T20:00') }, 'past'],
    [
      'it is too soon',
      schedule({ minimumNoticeMinutes: 1440 }),
      [hour],
      { now: at(zone, '2026-11-30T20:00') },
      'notice',
    ],
    ['it is too far', schedule({ bookingWindowDays: 5 }), [hour], {}, 'horizon'],
    [
      'of the hours left some are over and some are booked',
      schedule({ busy: [[at(zone, '2026-12-01T13:00'), at(zone, '2026-12-01T18:00')]] }),
      [hour],
      { now: at(zone, '2026-12-01T12:30') },
      'taken',
    ],
  ])('%s', (_what, of, services, options, expected) => {
    expect(reason(of, services, options)).toBe(expected)
  })
})

describe('when a start may be asked for', () => {
  const minute = 60_000
  const day = 1440 * minute
  const limits = { minimumNoticeMinutes: 60, bookingWindowDays: 30 }
  const now = 1_000_000 * minute
  test.each<[start: number, string | null]>([
    [now - 1, 'past'],
    [now, 'past'],
    [now + 1, 'notice'],
    [now + 60 * minute - 1, 'notice'],
    [now + 60 * minute, null],
    [now + 30 * day, null],
    [now + 30 * day + 1, 'horizon'],
  ])('at %i: %s', (start, refusal) => {
    expect(timeRefusal(limits, start, now)).toBe(refusal)
  })

  test('without a notice the next moment will do', () => {
    expect(timeRefusal({ ...limits, minimumNoticeMinutes: 0 }, now + 1, now)).toBeNull()
    expect(timeRefusal({ ...limits, minimumNoticeMinutes: 0 }, now, now)).toBe('past')
  })
})

describe('a request to whoever has no hours', () => {
  const zone = 'Europe/London'
  const by = (...staffIds: string[]) =>
    service(
      { durationMinutes: 60 },
      { performers: staffIds.map((staffId) => ({ staffId, durationMinutes: 60, priceMinor: 100 })) },
    )
  const planned = (services: Service[], staffId: string | null = null) =>
    requestPlan({ services, staffId })?.steps.map((step) => `${step.staffId} ${step.offsetMinutes}`) ?? null

  test('goes to the first who can do it all, else to the first for each', () => {
    expect(planned([by('maya', 'ben')])).toEqual(['maya 0'])
    expect(planned([by('maya', 'ben'), by('ben')])).toEqual(['ben 0', 'ben 60'])
    expect(planned([by('maya'), by('ben', 'cleo')])).toEqual(['maya 0', 'ben 60'])
    expect(planned([by('maya', 'ben'), by('ben', 'maya')], 'ben')).toEqual(['ben 0', 'ben 60'])
    expect(planned([by('maya'), by('ben')], 'ben')).toBeNull()
    expect(planned([by('maya'), by()])).toBeNull()
    expect(planned([by()])).toBeNull()
  })

  test('may be for the eight times of the day that lie ahead', () => {
    const { asked } = days(zone, '2026-12-01', 1)
    const [day] = asked
    if (!day) throw new Error('no day')
    const starts = (now: string, services = [by('maya')]) =>
      requestStarts(schedule({ minimumNoticeMinutes: 60 }), { services, staffId: null }, day, at(zone, now)).map(
        ({ minute, start }) => {
          expect(start).toBe(day.instantOf(minute))
          return clock(zone, start)
        },
      )
    const eight = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']
    expect(starts('2026-11-30T12:00')).toEqual(eight)
    expect(starts('2026-12-01T10:00')).toEqual(eight.slice(2))
    expect(starts('2026-12-01T10:01')).toEqual(eight.slice(3))
    expect(starts('2026-12-01T18:00')).toEqual([])
    expect(starts('2026-11-30T12:00', [by()])).toEqual([])
  })
})

test('start times are every so many minutes of the day, or the eight default times', () => {
  expect(startMinutes(null)).toEqual([540, 600, 660, 780, 840, 900, 960, 1020])
  expect(startMinutes(720)).toEqual([0, 720])
  expect(startMinutes(5)).toHaveLength(288)
  expect(startMinutes(5).at(-1)).toBe(1435)
})

describe('who is chosen', () => {
  const zone = 'Europe/London'
  const tuesday = '2026-12-01'
  const span = (from: string, to: string, date = tuesday): Interval => [
    at(zone, `${date}T${from}`),
    at(zone, `${date}T${to}`),
  ]
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }))
  const team = (busy: Record<string, Interval[]>, rooms: Schedule['rooms'] = []): Schedule => ({
    ...schedule(),
    staff: ['maya', 'ben', 'cleo'].map((staffId) => ({
      staffId,
      hours: everyDay,
      dateOverrides: [],
      blocked: [],
      busy: busy[staffId] ?? [],
    })),
    rooms,
  })
  const by = (...staffIds: string[]) =>
    service(
      { durationMinutes: 60 },
      { performers: staffIds.map((staffId) => ({ staffId, durationMinutes: 60, priceMinor: 100 })) },
    )
  const all = by('maya', 'ben', 'cleo')
  const chosenAt = (of: Schedule, time: string, services: Service[] = [all], staffId: string | null = null) => {
    const start = at(zone, `${tuesday}T${time}`)
    const plan = startsOn(of, services, zone, tuesday, staffId).find((free) => free.start === start)?.plan
    return plan?.steps.map((step) => [step.staffId, step.roomId].filter(Boolean).join('/')).join(' ') ?? null
  }

  test('is whoever has least to do that day, the first of those who have as much', () => {
    expect(chosenAt(team({}), '15:00')).toBe('maya')
    const busy = { maya: [span('09:00', '12:00')], ben: [span('09:00', '11:00')], cleo: [span('10:00', '12:00')] }
    expect(chosenAt(team(busy), '15:00')).toBe('ben')
    expect(chosenAt(team({ ...busy, ben: [span('09:00', '11:00'), span('12:00', '12:05')] }), '15:00')).toBe('cleo')
    expect(chosenAt(team(busy), '09:00')).toBe('cleo')
    expect(chosenAt(team({ maya: [span('09:00', '10:00')], ben: [span('09:00', '10:00')] }), '12:00')).toBe('cleo')
  })

  test('is not judged by other days, nor by whoever does not do it', () => {
    const before = {
      maya: [span('09:00', '10:00'), span('09:00', '17:00', '2026-11-30')],
      ben: [span('09:00', '11:00')],
    }
    expect(chosenAt(team(before), '15:00', [by('maya', 'ben')])).toBe('maya')
    expect(chosenAt(team(before), '15:00', [by('ben')])).toBe('ben')
    expect(chosenAt(team(before), '15:00', [all], 'ben')).toBe('ben')
    // Of a night that began the day before only what lies in this one.
    const night = {
      maya: [[at(zone, '2026-11-30T20:00'), at(zone, '2026-12-01T01:00')] as Interval],
      ben: [span('09:00', '11:00')],
    }
    expect(chosenAt(team(night), '15:00', [by('maya', 'ben')])).toBe('maya')
  })

  test('does all of several services where one can, else changes as late as the least to do allows', () => {
    expect(chosenAt(team({ maya: [span('09:00', '10:00')] }), '12:00', [all, all])).toBe('ben ben')
    expect(chosenAt(team({}), '12:00', [by('maya'), by('ben')])).toBe('maya ben')
    expect(chosenAt(team({ ben: [span('13:00', '14:00')] }), '12:00', [by('maya'), by('ben')])).toBeNull()
    expect(chosenAt(team({}), '16:00', [by('maya'), by('ben')])).toBeNull()
    const busy = { maya: [span('13:00', '14:00')], ben: [span('12:00', '13:00')], cleo: [span('12:00', '14:00')] }
    expect(chosenAt(team(busy), '12:00', [all, all])).toBe('maya ben')
  })

  test('has a room where one is needed, and none where none is', () => {
    const rooms = [
      { roomId: 'blue', busy: [span('12:00', '13:00')] },
      { roomId: 'red', busy: [span('14:00', '15:00')] },
    ]
    const inRoom = { ...all, roomIds: ['blue', 'red'] }
    expect(chosenAt(team({}, rooms), '10:00', [inRoom])).toBe('maya/blue')
    expect(chosenAt(team({}, rooms), '12:00', [inRoom])).toBe('maya/red')
    expect(chosenAt(team({}, rooms), '12:00', [{ ...all, roomIds: ['blue'] }])).toBeNull()
    expect(chosenAt(team({}, rooms), '12:00', [all])).toBe('maya')
    expect(chosenAt(team({}, rooms), '12:00', [inRoom, all])).toBe('maya/red maya')
    expect(chosenAt(team({}, []), '12:00', [inRoom])).toBeNull()
  })

  test('is nobody, for the reason that is nearest to the truth', () => {
    const why = (of: Schedule, services: Service[], time: string, staffId: string | null = null) => {
      const { asked, around } = days(zone, tuesday, 1)
      const prepared = prepareSchedule(of, { services, staffId }, around)
      return checkSlot(
        prepared,
        asked[0] as (typeof asked)[0],
        at(zone, `${tuesday}T${time}`),
        longAgo + at(zone, '2026-11-25T00:00'),
      )
    }
    const rooms = [{ roomId: 'blue', busy: [span('12:00', '13:00')] }]
    const inBlue = { ...all, roomIds: ['blue'] }
    const off = team({})
    const awayAtTwelve = { ...off, staff: off.staff.map((one) => ({ ...one, blocked: [span('12:00', '13:00')] })) }
    expect(why(team({}, rooms), [inBlue], '12:00')).toBe('room_taken')
    expect(why(team({ maya: [span('12:00', '13:00')] }, rooms), [{ ...by('maya'), roomIds: ['blue'] }], '12:00')).toBe(
      'taken',
    )
    expect(why(team({ maya: [span('12:00', '13:00')] }), [all], '12:00', 'maya')).toBe('staff_taken')
    expect(why(awayAtTwelve, [all], '12:00')).toBe('blocked')
    expect(why(team({}), [all], '16:30')).toBe('too_short')
    expect(why(team({}), [all], '17:00')).toBe('closed')
    expect(why({ ...team({}), closedDays: [tuesday] }, [all], '12:00')).toBe('closed_day')
    expect(why({ ...team({}), closedDays: [tuesday] }, [all], '08:00')).toBe('closed')
    expect(why(team({}), [all, by()], '12:00')).toBe('nobody_performs')
    expect(why(team({}), [by('maya')], '12:00', 'ben')).toBe('nobody_performs')
    expect(why(team({}), [all], '12:07')).toBe('not_a_start_time')
  })
})
