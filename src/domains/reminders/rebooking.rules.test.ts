import { describe, expect, test } from 'vitest'
import {
  dueOn,
  type FreeTime,
  type Habit,
  isOverdue,
  nextLook,
  pickTimes,
  rhythmOf,
  shouldTell,
  usualDays,
  usualTime,
} from './rebooking.rules.ts'

describe('the usual interval', () => {
  test.each([
    [[], null],
    [['2026-03-02'], null],
    // Two on one day are one.
    [['2026-03-02', '2026-03-02'], null],
    [['2026-03-02', '2026-03-30'], 28],
    [['2026-03-30', '2026-03-02'], 28],
    // 28, 28 and, once ill, 70 days.
    [['2026-01-05', '2026-02-02', '2026-03-02', '2026-05-11'], 28],
    // 20 and 30: the middle of the two.
    [['2026-01-01', '2026-01-21', '2026-02-20'], 25],
    [['2026-01-01', '2026-01-21', '2026-02-21'], 26],
    // The clocks go forward in between.
    [['2026-03-28', '2026-03-29'], 1],
  ])('is the median of what lies between visits: %j is %s', (dates, days) => {
    expect(usualDays(dates)).toBe(days)
  })

  test('is that of the last twelve', () => {
    const before = Array.from({ length: 30 }, (_, index) => Temporal.PlainDate.from('2024-01-01').add({ days: index }))
    const since = Array.from({ length: 12 }, (_, index) =>
      Temporal.PlainDate.from('2024-01-30').add({ days: 14 * (index + 1) }),
    )
    expect(usualDays([...before, ...since].map(String))).toBe(14)
    expect(usualDays([...before, ...since.slice(0, 6)].map(String))).toBe(8)
  })
})

const habit = (more: Partial<Habit> = {}): Habit => ({
  dates: ['2026-03-02', '2026-03-30'],
  advisedWeeks: null,
  ownWeeks: null,
  snoozedUntil: null,
  isNever: false,
  ...more,
})

describe('when the next visit is due', () => {
  test('what somebody has said counts before what is usual, and that before the advice', () => {
    const one = { dates: ['2026-03-30'] }
    expect(rhythmOf(habit({ ownWeeks: 6, advisedWeeks: 3 }))).toEqual({ rhythm: 'own', days: 42 })
    expect(rhythmOf(habit({ advisedWeeks: 3 }))).toEqual({ rhythm: 'usual', days: 28 })
    expect(rhythmOf(habit({ ...one, advisedWeeks: 3 }))).toEqual({ rhythm: 'advised', days: 21 })
    expect(rhythmOf(habit(one))).toEqual({ rhythm: 'unknown', days: null })
  })

  test.each([
    [{}, '2026-04-27'],
    [{ ownWeeks: 1 }, '2026-04-06'],
    [{ snoozedUntil: '2026-05-04' }, '2026-05-04'],
    // Put off to a day before it is due: of no effect.
    [{ snoozedUntil: '2026-04-20' }, '2026-04-27'],
    [{ isNever: true }, null],
    [{ dates: ['2026-03-30'] }, null],
    [{ dates: [], ownWeeks: 1 }, null],
  ])('with %j it is %s', (more, due) => {
    expect(dueOn(habit(more))).toBe(due)
  })
})

describe('whoever is told', () => {
  const at = (today: string, more: object = {}) => ({
    ...{ due: '2026-04-27', today, isTold: false, hasBooking: false },
    ...more,
  })
  test('hears of it from the day on and for a week, once, and not with a booking ahead', () => {
    const days = ['2026-04-26', '2026-04-27', '2026-05-04', '2026-05-05']
    expect(days.map((day) => shouldTell(at(day)))).toEqual([false, true, true, false])
    expect(shouldTell(at('2026-04-27', { isTold: true }))).toBe(false)
    expect(shouldTell(at('2026-04-27', { hasBooking: true }))).toBe(false)
    expect(shouldTell(at('2026-04-27', { due: null }))).toBe(false)
  })

  test('is looked at on that day, and no more once it is too late', () => {
    const days = ['2026-01-01', '2026-04-27', '2026-05-04', '2026-05-05']
    expect(days.map((day) => nextLook(at(day)))).toEqual(['2026-04-27', '2026-04-27', '2026-04-27', null])
    for (const not of [{ isTold: true }, { hasBooking: true }, { due: null }])
      expect(nextLook(at('2026-01-01', not))).toBeNull()
  })

  test('is overdue from that day on for a year, told or not', () => {
    const days = ['2026-04-26', '2026-04-27', '2027-04-27', '2027-04-28']
    expect(days.map((day) => isOverdue(at(day)))).toEqual([false, true, true, false])
    expect(isOverdue(at('2026-05-27', { hasBooking: true }))).toBe(false)
    expect(isOverdue(at('2026-05-27', { due: null }))).toBe(false)
  })
})

describe('the times that are offered', () => {
  test('the usual time is the weekday of most visits, of equals the latest, at the middle of its times', () => {
    const start = (weekday: number, minute: number) => ({ weekday, minute })
    expect(usualTime([])).toBeNull()
    expect(usualTime([start(2, 600)])).toEqual(start(2, 600))
    expect(usualTime([start(5, 600), start(2, 900), start(2, 840), start(2, 1000)])).toEqual(start(2, 900))
    expect(usualTime([start(5, 600), start(2, 900)])).toEqual(start(5, 600))
    // One that was: of two the earlier.
    expect(usualTime([start(2, 900), start(2, 840)])).toEqual(start(2, 840))
  })

  /** From Monday, 4 May 2026 on. */
  const free = (day: number, time: string): FreeTime => {
    const date = `2026-05-${String(3 + day).padStart(2, '0')}`
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    return { date, weekday: ((day - 1) % 7) + 1, minute, start: `${date}T${time}:00Z`, end: `${date}T23:00:00Z` }
  }
  const picked = (times: FreeTime[]) =>
    pickTimes(times, { weekday: 2, minute: 600 }, 3).map(({ start }) => start.slice(8, 16))

  test('are one a day, at the usual weekday and about the usual hour first', () => {
    const tuesdays = [2, 9, 16, 23].flatMap((day) => ['09:00', '10:30', '12:00'].map((time) => free(day, time)))
    expect(picked([free(1, '10:00'), ...tuesdays])).toEqual(['05T10:30', '12T10:30', '19T10:30'])
    expect(picked([free(2, '12:00'), free(9, '12:01'), free(16, '08:00')])).toEqual([
      '05T12:00',
      '12T12:01',
      '19T08:00',
    ])
  })

  test('on other days where there are not enough: at about that hour, then at any, in the order of time', () => {
    const other = [free(1, '16:00'), free(3, '10:00'), free(4, '11:00')]
    expect(picked([...other, free(9, '10:00')])).toEqual(['06T10:00', '07T11:00', '12T10:00'])
    expect(picked([free(1, '16:00'), free(9, '10:00'), free(2, '18:00')])).toEqual(['04T16:00', '05T18:00', '12T10:00'])
    expect(picked([])).toEqual([])
  })

  test('of a day the nearest, of two as near the earlier', () => {
    expect(picked([free(2, '10:30'), free(2, '09:30')])).toEqual(['05T09:30'])
  })
})
