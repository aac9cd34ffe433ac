import { describe, expect, test } from 'vitest'
import { addDays, zoneDay } from '../../lib/time.server.ts'
import type { Interval } from '../providers/hours.rules.ts'
import { explainStarts } from './explain.rules.ts'
import type { Service } from './plan.rules.ts'
import { type AvailabilityQuery, prepareSchedule, type Schedule } from './rules.ts'

const zone = 'Europe/London'
const monday = '2027-05-03'
const at = (time: string, date = monday) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds
const span = (from: string, to: string): Interval => [at(from), at(to)]

function staffMember(staffId: string, busy: Interval[], hours: [number, number] = [540, 780]) {
  const [opensMinute, closesMinute] = hours
  return { staffId, hours: [{ weekday: 1, opensMinute, closesMinute }], dateOverrides: [], blocked: [], busy }
}

const schedule = (staff: Schedule['staff'], change: Partial<Schedule> = {}): Schedule => ({
  staff,
  rooms: [],
  closedDays: [],
  startIntervalMinutes: 60,
  minimumNoticeMinutes: 0,
  bookingWindowDays: 60,
  ...change,
})

const service = (durationMinutes: number, staffIds: string[]): Service => ({
  performers: staffIds.map((staffId) => ({ staffId, durationMinutes, priceMinor: 100 })),
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  processingAfterMinutes: 0,
  processingMinutes: 0,
  roomIds: [],
})

function explain(of: Schedule, query: AvailabilityQuery, now = at('00:00', addDays(monday, -3)), date = monday) {
  const around = [-1, 0, 1].map((offset) => zoneDay(zone, addDays(date, offset)))
  const [explained] = explainStarts(prepareSchedule(of, query, around), around.slice(1, 2), around, now)
  if (!explained) throw new Error('no day')
  const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:00`
  return {
    free: explained.starts.map(({ minute }) => clock(minute)),
    refused: Object.fromEntries(
      explained.refused.map(({ minute, reason, alternatives }) => [
        clock(minute),
        [
          reason,
          ...alternatives.map((one) =>
            one.kind === 'staff'
              ? `with ${one.staffId}`
              : one.kind === 'time'
                ? `at ${clock(one.free.minute)}`
                : `without ${one.index}`,
          ),
        ].join(', '),
      ]),
    ),
    starts: explained.refused.map(({ start }) => start),
  }
}

describe('a time that cannot be had', () => {
  test('names its reason, somebody else at this time, the nearest other time', () => {
    const own = schedule([staffMember('ana', [span('10:00', '11:00')]), staffMember('ben', [span('11:00', '12:00')])])
    const { free, refused } = explain(own, { services: [service(60, ['ana', 'ben'])], staffId: 'ana' })
    expect(free).toEqual(['09:00', '11:00', '12:00'])
    expect(refused['10:00']).toBe('staff_taken, with ben, at 09:00')
    expect(refused['08:00']).toBe('closed, at 09:00')
    expect(refused['13:00']).toBe('closed, at 12:00')
    expect(Object.keys(refused)).toHaveLength(21)
  })

  test('has nobody else where nobody was chosen, nor at a moment that is not to be had from anybody', () => {
    const own = schedule([staffMember('ana', [span('10:00', '11:00')]), staffMember('ben', [span('10:00', '11:00')])])
    const query = { services: [service(60, ['ana', 'ben'])], staffId: null }
    expect(explain(own, query).refused['10:00']).toBe('taken, at 09:00')
    const late = explain(own, { ...query, staffId: 'ana' }, at('09:30'))
    expect(late.refused['09:00']).toBe('past, at 11:00')
    const soon = explain({ ...own, minimumNoticeMinutes: 180 }, { ...query, staffId: 'ana' }, at('08:30'))
    expect(soon.refused['09:00']).toBe('notice, at 12:00')
    const far = explain({ ...own, bookingWindowDays: 1 }, { ...query, staffId: 'ana' })
    expect(far.refused['11:00']).toBe('horizon')
  })

  test('of several services says which one to leave out: the last that makes room', () => {
    const own = schedule([staffMember('ana', [], [540, 720])])
    const services = [service(60, ['ana']), service(90, ['ana']), service(30, ['ana'])]
    const { free, refused } = explain(own, { services, staffId: null })
    expect(free).toEqual(['09:00'])
    expect(refused['10:00']).toBe('too_short, at 09:00, without 1')
    expect(refused['11:00']).toBe('too_short, at 09:00')
    const two = explain(own, { services: services.slice(0, 2), staffId: null })
    expect(two.refused['11:00']).toBe('too_short, at 09:00, without 1')
    // What is asked for alone cannot be shortened.
    expect(explain(own, { services: [service(120, ['ana'])], staffId: null }).refused['11:00']).toBe(
      'too_short, at 10:00',
    )
  })

  test('that the clocks skip has no instant, and the next hour is the nearest', () => {
    const sunday = '2027-03-28'
    const hours = [{ weekday: 7, opensMinute: 0, closesMinute: 240 }]
    const own = schedule([{ staffId: 'ana', hours, dateOverrides: [], blocked: [], busy: [] }])
    const night = explain(own, { services: [service(60, ['ana'])], staffId: null }, at('00:00', '2027-03-25'), sunday)
    expect(night.free).toEqual(['00:00', '02:00', '03:00'])
    expect(night.refused['01:00']).toBe('skipped, at 02:00')
    expect(night.starts[0]).toBeNull()
    const shut = explain(
      { ...own, closedDays: [sunday] },
      { services: [service(60, ['ana'])], staffId: null },
      at('00:00', '2027-03-25'),
      sunday,
    )
    expect(shut.refused['01:00']).toBe('skipped')
    expect(shut.refused['02:00']).toBe('closed_day')
  })
})
