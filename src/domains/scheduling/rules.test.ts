import { describe, expect, test } from 'vitest'
import { addDays, zoneDay } from '../../lib/time.server.ts'
import type { Interval } from '../providers/hours.rules.ts'
import { occupationsOf, type Plan, type Service } from './plan.rules.ts'
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

const minuteMs = 60_000

type Times = { durationMinutes: number; bufferBeforeMinutes?: number; bufferAfterMinutes?: number }

/** Somebody alone, every day from nine to five. */
function schedule(change: Partial<Schedule> & Partial<StaffMember> = {}): Schedule {
  const { hours, dateOverrides, blocked, busy, ...rest } = change
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }))
  const calendar = {
    hours: hours ?? everyDay,
    dateOverrides: dateOverrides ?? [],
    blocked: blocked ?? [],
    busy: busy ?? [],
  }
  return {
    staff: [{ staffId: 'maya', ...calendar }],
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

describe('the oracle', () => {
  const zones = [
    'Europe/London',
    'Europe/Paris',
    'America/New_York',
    'America/Los_Angeles',
    'America/Havana',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
    'Asia/Kolkata',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Africa/Casablanca',
    'America/Santiago',
    'Pacific/Apia',
  ]
  // Weeks in which clocks change somewhere, both ways, and ordinary ones.
  const weeks = [
    '2026-10-23',
    '2027-03-26',
    '2026-10-30',
    '2027-03-12',
    '2026-10-02',
    '2027-04-02',
    '2026-09-25',
    '2027-02-05',
    '2026-12-29',
    '2026-06-15',
    '2026-09-03',
    // Samoa left out 30 December 2011.
    '2011-12-28',
  ]

  function random(seed: number) {
    let state = seed >>> 0
    const next = () => {
      state = (state + 0x6d2b79f5) >>> 0
      let t = state
      t = Math.imul(t ^ (t >>> 15), t | 1)
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
    }
    const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
    return {
      int,
      pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
      chance: (p: number) => next() < p,
    }
  }

  type AvailabilityQuery = { services: Service[]; staffId: string | null }
  type Case = { zone: string; date: string; plan: Schedule; query: AvailabilityQuery; now: number }

  function generate(seed: number): Case {
    const { int, pick, chance } = random(seed)
    const zone = pick(zones)
    const date = addDays(pick(weeks), int(0, 4))
    const midnight = zoneDay(zone, date).instantOf(0)
    // Within the five days that brute force looks at.
    const spans = (most: number) =>
      Array.from({ length: int(0, most) }, (): Interval => {
        const start = midnight + int(-1440, 2880) * minuteMs
        return [start, start + int(5, 240) * minuteMs]
      })
    const opening = (): [number, number] => {
      const opens = int(0, 95) * 15
      return [opens, Math.min(opens + int(1, 96) * 15, opens + 1440)]
    }
    const calendarOf = (staffId: string): StaffMember => ({
      staffId,
      hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
        if (chance(0.15)) return []
        const [opensMinute, closesMinute] = opening()
        const late = { weekday, opensMinute: int(0, 1439), closesMinute: 1440 + int(0, 20) * 15 }
        return chance(0.25) ? [{ weekday, opensMinute, closesMinute }, late] : [{ weekday, opensMinute, closesMinute }]
      }),
      dateOverrides: [-1, 0, 1]
        .filter(() => chance(0.12))
        .map((offset) => ({ date: addDays(date, offset), hours: chance(0.4) ? [] : [opening(), opening()] })),
      blocked: spans(chance(0.3) ? 2 : 0),
      busy: spans(6),
    })
    const staff = ['ana', 'ben', 'cleo'].slice(0, pick([1, 1, 2, 3])).map(calendarOf)
    const rooms = ['one', 'two'].slice(0, pick([0, 0, 1, 2])).map((roomId) => ({ roomId, busy: spans(4) }))
    const serviceOf = (): Service => {
      const durationMinutes = int(1, 30) * 5
      const processingAfterMinutes = int(1, durationMinutes - 1)
      const performers = staff
        .filter(() => chance(0.9))
        .map(({ staffId }) => ({
          staffId,
          durationMinutes: chance(0.2) ? int(1, 30) * 5 : durationMinutes,
          priceMinor: int(0, 50),
        }))
      return {
        performers,
        bufferBeforeMinutes: pick([0, 0, 5, 15]),
        bufferAfterMinutes: pick([0, 0, 10, 30]),
        processingAfterMinutes,
        processingMinutes: chance(0.3) ? int(1, durationMinutes - processingAfterMinutes) : 0,
        roomIds: chance(0.5) ? rooms.filter(() => chance(0.7)).map(({ roomId }) => roomId) : [],
      }
    }
    const plan = {
      staff,
      rooms,
      closedDays: [-1, 0, 1].filter(() => chance(0.08)).map((offset) => addDays(date, offset)),
      startIntervalMinutes: pick([5, 10, 15, 20, 30, 60, null]),
      minimumNoticeMinutes: pick([0, 60, 240]),
      bookingWindowDays: pick([1, 30, 90]),
    }
    const query = {
      services: Array.from({ length: pick([1, 1, 2, 3]) }, serviceOf),
      staffId: chance(0.2) ? pick(staff).staffId : null,
    }
    return { zone, date, plan, query, now: midnight + int(-2880, 720) * minuteMs }
  }

  const spanMinutes = 5 * 1440 + 180

  /** Which minutes are marked, and how many of them lie in a span. */
  class Minutes {
    readonly marks = new Uint8Array(spanMinutes)
    private sums: Int32Array | null = null
    mark(from: number, until: number) {
      this.marks.fill(1, from, Math.max(from, until))
    }
    count(from: number, until: number): number {
      if (!this.sums) {
        this.sums = new Int32Array(spanMinutes + 1)
        for (let index = 0; index < spanMinutes; index++)
          this.sums[index + 1] = (this.sums[index] ?? 0) + (this.marks[index] ?? 0)
      }
      return from >= until ? 0 : (this.sums[until] ?? Number.NaN) - (this.sums[from] ?? 0)
    }
  }

  type Choice = { staffId: string; roomId: string | null; durationMinutes: number }
  type Ignored = { rooms?: boolean; busy?: boolean; blocked?: boolean }

  /** Every way of giving the services to people and rooms. */
  function choicesOf({ services, staffId }: AvailabilityQuery, ignoresRooms: boolean): Choice[][] {
    return services.reduce<Choice[][]>(
      (ways, { performers, roomIds }) =>
        ways.flatMap((way) =>
          performers
            .filter((performer) => staffId === null || performer.staffId === staffId)
            .flatMap((performer) =>
              (roomIds.length === 0 || ignoresRooms ? [null] : roomIds).map((roomId) => [
                ...way,
                { staffId: performer.staffId, durationMinutes: performer.durationMinutes, roomId },
              ]),
            ),
        ),
      [[]],
    )
  }

  /** Minute by minute over five days, with nothing of ours: what the wall clock shows, and whether it showed it before. */
  function bruteForce({ zone, date, plan, query, now }: Case) {
    const first = Temporal.PlainDate.from(date).subtract({ days: 2 }).toZonedDateTime(zone).epochMilliseconds
    const wall = new Float64Array(spanMinutes)
    // The offset is asked every quarter of an hour: no zone changes its clocks at a finer moment.
    let offset = 0
    for (let index = 0; index < spanMinutes; index++) {
      const instant = first + index * minuteMs
      if (index % 15 === 0) {
        offset = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
      }
      wall[index] = instant + offset
    }
    const wallOf = (day: string, minute: number) => Date.parse(`${day}T00:00Z`) + minute * minuteMs
    const firstShowing = (time: number) => {
      const index = wall.findIndex((shown) => shown >= time)
      return index === -1 ? spanMinutes : index
    }
    const markSpans = (spans: readonly Interval[]) => {
      const minutes = new Minutes()
      for (const [from, until] of spans) minutes.mark((from - first) / minuteMs, (until - first) / minuteMs)
      return minutes
    }
    const people = new Map(
      plan.staff.map((calendar) => {
        const open = new Minutes()
        const everyday = new Minutes()
        for (const offsetDays of [-1, 0, 1]) {
          const day = addDays(date, offsetDays)
          const own = calendar.dateOverrides.find((dateOverride) => dateOverride.date === day)
          const weekly = calendar.hours.filter(({ weekday }) => weekday === Temporal.PlainDate.from(day).dayOfWeek)
          const usual = weekly.map(({ opensMinute, closesMinute }): Interval => [opensMinute, closesMinute])
          const mark = (minutes: Minutes, hours: readonly Interval[]) => {
            for (const [opens, closes] of hours)
              minutes.mark(firstShowing(wallOf(day, opens)), firstShowing(wallOf(day, closes)))
          }
          mark(open, own ? own.hours : plan.closedDays.includes(day) ? [] : usual)
          mark(everyday, own ? own.hours : usual)
        }
        return [
          calendar.staffId,
          { open, everyday, busy: markSpans(calendar.busy), blocked: markSpans(calendar.blocked) },
        ] as const
      }),
    )
    const rooms = new Map(plan.rooms.map(({ roomId, busy }) => [roomId, markSpans(busy)]))

    /** Walks through the booking as a day would: who and what is needed in which minutes. */
    const works = (way: readonly Choice[], index: number, ignored: Ignored): boolean => {
      let clock = index
      return way.every((choice, step) => {
        const service = query.services[step]
        const person = people.get(choice.staffId)
        if (!service || !person) return false
        const [before, after] = [way[step - 1], way[step + 1]]
        const begins = clock
        const ends = begins + choice.durationMinutes
        clock = ends
        if (person.open.count(begins, ends) < ends - begins) return false
        const isTaken = (from: number, until: number) =>
          (!ignored.busy && person.busy.count(from, until) > 0) ||
          (!ignored.blocked && person.blocked.count(from, until) > 0)
        const from = begins - (before?.staffId === choice.staffId ? 0 : service.bufferBeforeMinutes)
        const until = ends + (after?.staffId === choice.staffId ? 0 : service.bufferAfterMinutes)
        const rests = service.processingMinutes > 0
        const restsFrom = rests ? Math.min(begins + service.processingAfterMinutes, ends) : ends
        const restsUntil = rests ? Math.min(restsFrom + service.processingMinutes, ends) : ends
        if (isTaken(from, restsFrom) || isTaken(restsUntil, until)) return false
        if (choice.roomId === null || ignored.rooms) return true
        const roomFrom = begins - (before?.roomId === choice.roomId ? 0 : service.bufferBeforeMinutes)
        const roomUntil = ends + (after?.roomId === choice.roomId ? 0 : service.bufferAfterMinutes)
        return rooms.get(choice.roomId)?.count(roomFrom, roomUntil) === 0
      })
    }

    const [dayFrom, dayUntil] = [firstShowing(wallOf(date, 0)), firstShowing(wallOf(date, 1440))]
    const asked = new Set(choicesOf(query, true).flatMap((way) => way.map(({ staffId }) => staffId)))
    const loads = [...people]
      .filter(([staffId]) => asked.has(staffId))
      .map(([staffId, { busy }]) => ({ staffId, load: busy.count(dayFrom, dayUntil) }))
    const ranks = loads.sort((a, b) => a.load - b.load).map(({ staffId }) => staffId)
    const changes = (ids: readonly (string | null)[]) =>
      ids.filter((id, index) => index > 0 && ids[index - 1] !== null && ids[index - 1] !== id).length
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
    const badness = (way: readonly { staffId: string; roomId: string | null }[]) => [
      changes(way.map(({ staffId }) => staffId)),
      sum(way.map(({ staffId }) => ranks.indexOf(staffId))),
      changes(way.map(({ roomId }) => roomId)),
      sum(way.map(({ roomId }) => (roomId ? plan.rooms.findIndex((room) => room.roomId === roomId) : 0))),
    ]
    const compare = (a: number[], b: number[]) => a.map((value, index) => value - (b[index] ?? 0)).find(Boolean) ?? 0

    const ways = choicesOf(query, false)
    const roomless = choicesOf(query, true)
    const reasonAt = (index: number): string => {
      const instant = first + index * minuteMs
      if (instant <= now) return 'past'
      if (instant < now + plan.minimumNoticeMinutes * minuteMs) return 'notice'
      if (instant > now + plan.bookingWindowDays * 1440 * minuteMs) return 'horizon'
      if (roomless.length === 0) return 'nobody_performs'
      const isPossible = (ignored: Ignored) => roomless.some((way) => works(way, index, ignored))
      if (isPossible({ rooms: true })) return 'room_taken'
      if (isPossible({ rooms: true, busy: true })) return query.staffId === null ? 'taken' : 'staff_taken'
      if (isPossible({ rooms: true, busy: true, blocked: true })) return 'blocked'
      const openers = new Set(roomless.map(([choice]) => choice?.staffId ?? ''))
      const some = (kind: 'open' | 'everyday') => [...openers].some((id) => people.get(id)?.[kind].marks[index] === 1)
      if (some('open')) return 'too_short'
      return some('everyday') ? 'closed_day' : 'closed'
    }

    const grid = new Set(startMinutes(plan.startIntervalMinutes))
    const seen = new Set<number>()
    const free: { start: number; badness: number[] }[] = []
    const refused: { start: number; reason: string }[] = []
    for (let index = 0; index < spanMinutes; index++) {
      const minute = ((wall[index] ?? 0) - wallOf(date, 0)) / minuteMs
      const isRepeated = seen.has(minute)
      seen.add(minute)
      if (isRepeated || minute < 0 || minute >= 1440 || !grid.has(minute)) continue
      const start = first + index * minuteMs
      const inTime =
        start > now &&
        start >= now + plan.minimumNoticeMinutes * minuteMs &&
        start <= now + plan.bookingWindowDays * 1440 * minuteMs
      const best = inTime
        ? ways
            .filter((way) => works(way, index, {}))
            .map(badness)
            .sort(compare)[0]
        : undefined
      if (best) free.push({ start, badness: best })
      else refused.push({ start, reason: reasonAt(index) })
    }
    return { free, refused, badness }
  }

  test('agrees with brute force on every generated calendar', { timeout: 3_600_000 }, () => {
    // Each change of one sign meets a few of them.
    const count = process.env.TEST_FULL ? 100_000 : process.env.TEST_MUTATIONS ? 300 : 1000
    const reasons = new Map<string, number>()
    let [shared, starts, emptyDays] = [0, 0, 0]
    // What is in the way of an open hour, nearest first; without any of these it is the hours or the calendar.
    const nearReasons: string[] = ['taken', 'staff_taken', 'room_taken', 'blocked']
    for (let seed = 1; seed <= count; seed++) {
      const generated = generate(seed)
      const { asked, around } = days(generated.zone, generated.date, 1)
      const [day] = asked
      const prepared = prepareSchedule(generated.plan, generated.query, around)
      const brute = bruteForce(generated)
      const found = freeStarts(prepared, asked, generated.now)[0]?.starts ?? []
      const ours = found.map(({ start, plan }) => ({ start, badness: brute.badness(plan.steps) }))
      const why = () => `seed ${seed}: ${JSON.stringify(generated)}`
      if (JSON.stringify(ours) !== JSON.stringify(brute.free)) expect(ours, why()).toEqual(brute.free)
      starts += ours.length
      shared += ours.filter(({ badness }) => (badness[0] ?? 0) > 0).length
      for (const { start, reason } of brute.refused) {
        const check = day && checkSlot(prepared, day, start, generated.now)
        if (check !== reason) expect(check, `${new Date(start).toISOString()} ${why()}`).toBe(reason)
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      }
      if (!day || ours.length > 0) continue
      emptyDays++
      const nearest = nearReasons.find((reason) => brute.refused.some((one) => one.reason === reason))
      const reason = reasonOfDay(prepared, day, generated.now)
      if (nearest ? reason !== nearest : nearReasons.includes(reason)) expect(reason, why()).toBe(nearest)
    }
    expect(emptyDays).toBeGreaterThan(count / 10)
    // The generator reaches everything there is.
    expect(starts).toBeGreaterThan(count * 5)
    expect(shared).toBeGreaterThan(count / 5)
    expect([...reasons.keys()].sort()).toEqual(
      ['past', 'notice', 'horizon', 'nobody_performs', 'closed', 'closed_day', 'too_short', 'blocked', 'taken']
        .concat('staff_taken', 'room_taken')
        .sort(),
    )
  })

  /** What a plan takes, put into the schedule as a booking would be. */
  function withBooking(plan: Schedule, services: readonly Service[], start: number, made: Plan): Schedule {
    const taken = occupationsOf(services, made.steps)
    const spansOf = (isOwn: (one: (typeof taken)[number]) => boolean) =>
      taken.filter(isOwn).map((one): Interval => [start + one.fromMinute * minuteMs, start + one.toMinute * minuteMs])
    return {
      ...plan,
      staff: plan.staff.map((calendar) => ({
        ...calendar,
        busy: [...calendar.busy, ...spansOf(({ staffId }) => staffId === calendar.staffId)],
      })),
      rooms: plan.rooms.map((room) => ({
        ...room,
        busy: [...room.busy, ...spansOf(({ roomId }) => roomId === room.roomId)],
      })),
    }
  }

  test('a booking never adds a free start, takes nothing twice, and without it all are back', () => {
    let booked = 0
    for (let seed = 1; seed <= 600; seed++) {
      const { zone, date, plan, query, now } = generate(seed)
      const { asked, around } = days(zone, date, 1)
      const open = (one: Schedule) => freeStarts(prepareSchedule(one, query, around), asked, now)[0]?.starts ?? []
      const before = open(plan)
      const chosen = before[Math.floor(before.length / 2)]
      if (!chosen) continue
      booked++
      for (const { staffId, roomId, fromMinute, toMinute } of occupationsOf(query.services, chosen.plan.steps)) {
        const busy = [...plan.staff.filter((one) => one.staffId === staffId)]
          .flatMap((one) => one.busy)
          .concat(plan.rooms.filter((one) => one.roomId === roomId).flatMap((one) => one.busy))
        const [from, to] = [chosen.start + fromMinute * minuteMs, chosen.start + toMinute * minuteMs]
        expect(busy.filter(([start, end]) => start < to && from < end)).toEqual([])
      }
      const fuller = withBooking(plan, query.services, chosen.start, chosen.plan)
      const offeredBefore = new Set(before.map(({ start }) => start))
      expect(open(fuller).filter(({ start }) => !offeredBefore.has(start))).toEqual([])
      expect(open(plan)).toEqual(before)
    }
    expect(booked).toBeGreaterThan(200)
  })
})

describe('wall times', () => {
  test('a provider without a grid starts at the eight default times', () => {
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

test('a grid is every so many minutes of the day, or the eight default times', () => {
  expect(startMinutes(null)).toEqual([540, 600, 660, 780, 840, 900, 960, 1020])
  expect(startMinutes(720)).toEqual([0, 720])
  expect(startMinutes(5)).toHaveLength(288)
  expect(startMinutes(5).at(-1)).toBe(1435)
})
