import { describe, expect, test } from 'vitest'
import { addDays, zoneDay } from '../../lib/time.server.ts'
import { freeStarts, type Interval, refusalOf, type Schedule, startMinutes, type Visit, visitOf } from './rules.ts'

const minuteMs = 60_000
const noBuffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }

function schedule(change: Partial<Schedule> = {}): Schedule {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }))
  return { hours, busy: [], startGridMinutes: 60, minimumNoticeMinutes: 0, horizonDays: 365, ...change }
}

function days(zone: string, from: string, length: number) {
  const around = Array.from({ length: length + 2 }, (_, index) => zoneDay(zone, addDays(from, index - 1)))
  return { asked: around.slice(1, -1), around }
}

const at = (zone: string, wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const longAgo = 0

/** The wall times offered on one date, as HH:MM. */
function offered(
  plan: Schedule,
  visit: Visit,
  zone: string,
  date: string,
  now = at(zone, `${addDays(date, -7)}T00:00`),
) {
  const { asked, around } = days(zone, date, 1)
  return freeStarts(plan, visit, asked, around, now)[0]?.starts.map(({ start }) =>
    Temporal.Instant.fromEpochMilliseconds(start)
      .toZonedDateTimeISO(zone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  )
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

  type Case = { zone: string; date: string; plan: Schedule; visit: Visit; now: number }

  function generate(seed: number): Case {
    const { int, pick, chance } = random(seed)
    const zone = pick(zones)
    const date = addDays(pick(weeks), int(0, 4))
    const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
      if (chance(0.15)) return []
      const opens = int(0, 95) * 15
      const closes = opens + int(1, 96) * 15
      const first = { weekday, opensMinute: opens, closesMinute: Math.min(closes, opens + 1440) }
      return chance(0.25)
        ? [first, { weekday, opensMinute: int(0, 1439), closesMinute: 1440 + int(0, 20) * 15 }]
        : [first]
    })
    const midnight = zoneDay(zone, date).instantOf(0)
    // Within the five days that brute force looks at.
    const busy = Array.from({ length: int(0, 6) }, (): Interval => {
      const start = midnight + int(-1440, 2880) * minuteMs
      return [start, start + int(5, 240) * minuteMs]
    })
    const visit = {
      durationMinutes: int(1, 30) * 5,
      bufferBeforeMinutes: pick([0, 0, 5, 15]),
      bufferAfterMinutes: pick([0, 0, 10, 30]),
    }
    const plan = {
      hours,
      busy,
      startGridMinutes: pick([5, 10, 15, 20, 30, 60, null]),
      minimumNoticeMinutes: pick([0, 60, 240]),
      horizonDays: pick([1, 30, 90]),
    }
    return { zone, date, plan, visit, now: midnight + int(-2880, 720) * minuteMs }
  }

  const spanMinutes = 5 * 1440 + 180

  /** Minute by minute over five days, with nothing of ours: what the wall clock shows, and whether it showed it before. */
  function bruteForce({ zone, date, plan, visit, now }: Case): number[] {
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
    const isOpen = new Uint8Array(spanMinutes)
    for (const offsetDays of [-1, 0, 1]) {
      const day = addDays(date, offsetDays)
      for (const { weekday, opensMinute, closesMinute } of plan.hours) {
        if (weekday !== Temporal.PlainDate.from(day).dayOfWeek) continue
        isOpen.fill(1, firstShowing(wallOf(day, opensMinute)), firstShowing(wallOf(day, closesMinute)))
      }
    }
    const isBusy = new Uint8Array(spanMinutes)
    for (const [from, until] of plan.busy) isBusy.fill(1, (from - first) / minuteMs, (until - first) / minuteMs)
    const grid = new Set(startMinutes(plan.startGridMinutes))
    const seen = new Set<number>()
    const free: number[] = []
    for (let index = 0; index < spanMinutes; index++) {
      const minute = ((wall[index] ?? 0) - wallOf(date, 0)) / minuteMs
      const isRepeated = seen.has(minute)
      seen.add(minute)
      if (isRepeated || minute < 0 || minute >= 1440 || !grid.has(minute)) continue
      const instant = first + index * minuteMs
      const end = index + visit.durationMinutes
      const inTime =
        instant > now &&
        instant >= now + plan.minimumNoticeMinutes * minuteMs &&
        instant <= now + plan.horizonDays * 1440 * minuteMs
      const fits = isOpen.subarray(index, end).every(Boolean)
      const isFree = !isBusy.subarray(index - visit.bufferBeforeMinutes, end + visit.bufferAfterMinutes).some(Boolean)
      if (inTime && fits && isFree) free.push(instant)
    }
    return free
  }

  test('agrees with brute force on every generated calendar', { timeout: 1_800_000 }, () => {
    const count = process.env.TEST_FULL ? 100_000 : 2000
    for (let seed = 1; seed <= count; seed++) {
      const generated = generate(seed)
      const { asked, around } = days(generated.zone, generated.date, 1)
      const ours = freeStarts(generated.plan, generated.visit, asked, around, generated.now)[0]?.starts.map(
        ({ start }) => start,
      )
      expect(ours, `seed ${seed}: ${JSON.stringify(generated)}`).toEqual(bruteForce(generated))
    }
  })
})

describe('wall times', () => {
  test('a provider without a grid starts at the eight default times', () => {
    const times = offered(
      schedule({ startGridMinutes: null }),
      { durationMinutes: 60, ...noBuffers },
      'Europe/London',
      '2026-12-01',
    )
    expect(times).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'])
  })

  test('nine in the morning is nine in the morning before and after the clocks change', () => {
    const { asked, around } = days('Europe/London', '2026-10-24', 2)
    const starts = freeStarts(
      schedule(),
      { durationMinutes: 60, ...noBuffers },
      asked,
      around,
      longAgo + at('UTC', '2026-10-01T00:00'),
    )
    expect(starts.map((day) => new Date(day.starts[0]?.start ?? 0).toISOString())).toEqual([
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
    ])
  })

  test('a time the clocks skip is not offered, and one they show twice is offered once', () => {
    const allNight = schedule({
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 })),
      startGridMinutes: 30,
    })
    const quick = { durationMinutes: 30, ...noBuffers }
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
      startGridMinutes: 30,
    })
    const hour = { durationMinutes: 60, ...noBuffers }
    expect(offered(night, hour, 'Europe/London', '2026-12-04')).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect(offered(night, hour, 'Europe/London', '2026-12-05')).toEqual(['00:00', '00:30', '01:00'])
    const untilMidnight = schedule({ hours: [{ weekday: 5, opensMinute: 18 * 60, closesMinute: 1440 }] })
    expect(offered(untilMidnight, hour, 'Europe/London', '2026-12-04')).toContain('23:00')
  })
})

describe('bookings', () => {
  const zone = 'Europe/London'
  const hour: Visit = { durationMinutes: 60, ...noBuffers }

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
    const visit = visitOf([
      { durationMinutes: 30, bufferBeforeMinutes: 10, bufferAfterMinutes: 99 },
      { durationMinutes: 45, bufferBeforeMinutes: 99, bufferAfterMinutes: 5 },
    ])
    expect(visit).toEqual({ durationMinutes: 75, bufferBeforeMinutes: 10, bufferAfterMinutes: 5 })
  })

  test('every refusal says why', () => {
    const busy: Interval[] = [[at(zone, '2026-12-01T12:00'), at(zone, '2026-12-01T13:00')]]
    const plan = schedule({ busy, minimumNoticeMinutes: 120, horizonDays: 30 })
    const now = at(zone, '2026-12-01T08:30')
    const reason = (wall: string) => {
      const { asked, around } = days(zone, wall.slice(0, 10), 1)
      const [day] = asked
      return day && refusalOf(plan, hour, day, around, at(zone, wall), now)
    }
    expect(reason('2026-12-01T08:00')).toBe('past')
    expect(reason('2026-12-01T10:00')).toBe('notice')
    expect(reason('2027-01-15T10:00')).toBe('horizon')
    expect(reason('2026-12-01T11:10')).toBe('taken')
    expect(reason('2026-12-01T13:10')).toBe('off_grid')
    expect(reason('2026-12-01T12:00')).toBe('taken')
    expect(reason('2026-12-01T18:00')).toBe('closed')
    expect(reason('2026-12-01T16:30')).toBe('too_short')
    expect(reason('2026-12-01T14:00')).toBeNull()
  })
})
