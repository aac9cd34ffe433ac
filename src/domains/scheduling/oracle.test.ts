import { describe, expect, test } from 'vitest'
import { seeded } from '../../../tests/random.ts'
import { addDays, zoneDay } from '../../lib/time.server.ts'
import type { Interval } from '../providers/hours.rules.ts'
import { occupationsOf, type Plan, type Service } from './plan.rules.ts'
import {
  checkSlot,
  freeStarts,
  prepareSchedule,
  reasonOfDay,
  type Schedule,
  type StaffMember,
  startMinutes,
} from './rules.ts'

const minuteMs = 60_000

function days(zone: string, from: string, length: number) {
  const around = Array.from({ length: length + 2 }, (_, index) => zoneDay(zone, addDays(from, index - 1)))
  return { asked: around.slice(1, -1), around }
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
    const next = seeded(seed)
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

    const starts = new Set(startMinutes(plan.startIntervalMinutes))
    const seen = new Set<number>()
    const free: { start: number; badness: number[] }[] = []
    const refused: { start: number; reason: string }[] = []
    for (let index = 0; index < spanMinutes; index++) {
      const minute = ((wall[index] ?? 0) - wallOf(date, 0)) / minuteMs
      const isRepeated = seen.has(minute)
      seen.add(minute)
      if (isRepeated || minute < 0 || minute >= 1440 || !starts.has(minute)) continue
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
    const count = process.env.TEST_FULL ? 100_000 : 1000
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
