/**
 * From the working times of a provider's staff to its free starts: one pure function for what is shown, what is searched
 * and what may be booked. Instants are epoch milliseconds; wall times are minutes past midnight of a date in the provider's zone.
 */

import {
  covers,
  type DateHours,
  type Interval,
  merge,
  overlap,
  type WallDay,
  type WorkingHours,
  windowsOf,
  without,
} from '../providers/hours.rules.ts'
import type { Refusal } from './contract.ts'
import {
  createPlanner,
  occupationsOf,
  type Plan,
  planOf,
  type RoomTimes,
  type Service,
  type StaffTimes,
} from './plan.rules.ts'

export type StaffMember = {
  staffId: string
  hours: readonly WorkingHours[]
  dateOverrides: readonly DateHours[]
  blocked: readonly Interval[]
  /** What bookings take of it, buffers included, in any order. */
  busy: readonly Interval[]
}

type Room = { roomId: string; busy: readonly Interval[] }

export type Schedule = {
  staff: readonly StaffMember[]
  rooms: readonly Room[]
  closedDays: readonly string[]
  /** null: the eight default times. */
  startIntervalMinutes: number | null
  minimumNoticeMinutes: number
  bookingWindowDays: number
}

/** What is asked for: the services in their order, all by one person where one is chosen. */
export type AvailabilityQuery = { services: readonly Service[]; staffId: string | null }

export type FreeStart = { minute: number; start: number; plan: Plan }

const minuteMs = 60_000
const dayMs = 86_400_000

/** 9, 10, 11 in the morning and 1 to 5 in the afternoon: the start times of a provider who has chosen no interval. */
export const defaultStartMinutes: readonly number[] = [540, 600, 660, 780, 840, 900, 960, 1020]

export function startMinutes(startIntervals: number | null): readonly number[] {
  if (startIntervals === null) return defaultStartMinutes
  return Array.from({ length: 1440 / startIntervals }, (_, index) => index * startIntervals)
}

type PreparedStaff = StaffTimes & {
  blocked: readonly Interval[]
  busy: readonly Interval[]
  /** Also on closed days. */
  everyday: () => readonly Interval[]
}

/** Where one person does it all without a room: the plan, which does not depend on its start, and when that can be. */
type Alone = { staffId: string; plan: Plan; starts: readonly Interval[] }

/** A schedule made ready for one query. */
export type PreparedSchedule = {
  schedule: Schedule
  asked: AvailabilityQuery
  /** As asked, but with the performers who come into question only. */
  query: AvailabilityQuery
  staff: ReadonlyMap<string, PreparedStaff>
  roomTimes: readonly RoomTimes[]
  alone: readonly Alone[]
  /** Whether only one person doing it all can be the answer. */
  isSimple: boolean
  /** The same with less in the way, for saying what it was. */
  relaxed: Relaxed
}

type IsPossible = (start: number) => boolean
type Relaxed = { roomless: IsPossible; unbooked: IsPossible; unblocked: IsPossible }

/** `around`: the days to be asked about with the day before and the day after, for hours past midnight. */
export function prepareSchedule(
  schedule: Schedule,
  asked: AvailabilityQuery,
  around: readonly WallDay[],
): PreparedSchedule {
  const query = { ...asked, services: asked.services.map((service) => ofStaffMember(service, asked.staffId)) }
  const staff = new Map<string, PreparedStaff>()
  for (const staffMember of schedule.staff) {
    const { staffId } = staffMember
    if (!query.services.some(({ performers }) => performers.some((one) => one.staffId === staffId))) continue
    const blocked = merge(staffMember.blocked)
    const busy = merge(staffMember.busy)
    staff.set(staffId, {
      staffId,
      windows: windowsOf(staffMember, schedule.closedDays, around),
      taken: blocked.length === 0 ? busy : merge([...busy, ...blocked]),
      blocked,
      busy,
      everyday: () => windowsOf(staffMember, [], around),
    })
  }
  const roomTimes = schedule.rooms.map(({ roomId, busy }) => ({ roomId, taken: merge(busy) }))
  const needsRoom = query.services.some(({ roomIds }) => roomIds.length > 0)
  const alone = needsRoom ? [] : [...staff.values()].flatMap((staffMember) => aloneOf(query.services, staffMember))
  const isSimple = !needsRoom && (query.services.length === 1 || staff.size === 1)
  return { schedule, asked, query, staff, roomTimes, alone, isSimple, relaxed: relaxedOf(query, staff) }
}

function relaxedOf({ services }: AvailabilityQuery, staff: ReadonlyMap<string, PreparedStaff>): Relaxed {
  const roomless = services.map((service) => ({ ...service, roomIds: [] }))
  const possible = (takenOf: (staffMember: PreparedStaff) => readonly Interval[]): IsPossible => {
    let plan: ((start: number) => Plan | null) | null = null
    return (start) => {
      const workers = () =>
        new Map([...staff].map(([id, staffMember]) => [id, { ...staffMember, taken: takenOf(staffMember) }]))
      plan ??= createPlanner(roomless, workers(), [], () => 0)
      return plan(start) !== null
    }
  }
  return {
    roomless: possible(({ taken }) => taken),
    unbooked: possible(({ blocked }) => blocked),
    unblocked: possible(() => []),
  }
}

function ofStaffMember(service: Service, staffId: string | null): Service {
  if (staffId === null) return service
  return { ...service, performers: service.performers.filter((performer) => performer.staffId === staffId) }
}

function aloneOf(services: readonly Service[], staffMember: PreparedStaff): Alone[] {
  const steps = services.flatMap(({ performers }) =>
    performers.filter(({ staffId }) => staffId === staffMember.staffId).map((one) => ({ ...one, roomId: null })),
  )
  if (steps.length < services.length) return []
  const plan = planOf(steps)
  const durationMs = plan.durationMinutes * minuteMs
  const inTime = staffMember.windows.map(([opens, closes]): Interval => [opens, closes - durationMs + 1])
  const inTheWay = occupationsOf(services, plan.steps).flatMap(({ fromMinute, toMinute }) =>
    fromMinute < toMinute
      ? staffMember.taken.map(([from, to]): Interval => [from - toMinute * minuteMs + 1, to - fromMinute * minuteMs])
      : [],
  )
  return [{ staffId: staffMember.staffId, plan, starts: without(inTime, merge(inTheWay)) }]
}

/** The free starts of each day, each with who does what where. */
export function freeStarts<Day extends WallDay>(
  prepared: PreparedSchedule,
  days: readonly Day[],
  now: number,
): { day: Day; starts: FreeStart[] }[] {
  const minutes = startMinutes(prepared.schedule.startIntervalMinutes)
  const first = prepared.query.services[0]?.performers ?? []
  const open = merge(first.flatMap(({ staffId }) => prepared.staff.get(staffId)?.windows ?? []))
  // Days, minutes and windows all go forward: most of a day is passed over without being judged.
  let next = 0
  return days.map((day) => {
    const planAt = plannerFor(prepared, day)
    const starts: FreeStart[] = []
    for (const minute of minutes) {
      const start = day.instantOf(minute)
      while ((open[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next++
      if ((open[next]?.[0] ?? Number.POSITIVE_INFINITY) > start) continue
      if (timeRefusal(prepared.schedule, start, now)) continue
      const plan = planAt(start)
      if (plan && day.has(minute)) starts.push({ minute, start, plan })
    }
    return { day, starts }
  })
}

/** The plan for one start, or why there is none: the same judgement that `freeStarts` lists. */
export function checkSlot(prepared: PreparedSchedule, day: WallDay, start: number, now: number): Plan | Refusal {
  // Somebody who asks for last year should hear 'past' before anything else.
  const time = timeRefusal(prepared.schedule, start, now)
  if (time) return time
  const plan = plannerFor(prepared, day)(start)
  if (!plan) return reasonAt(prepared, start)
  const minutes = startMinutes(prepared.schedule.startIntervalMinutes)
  return minutes.some((minute) => day.instantOf(minute) === start && day.has(minute)) ? plan : 'not_a_start_time'
}

/** Of the times one could think of on a day without a free one, the reason of the one that came nearest. */
export function reasonOfDay(prepared: PreparedSchedule, day: WallDay, now: number): Refusal {
  const performers = prepared.query.services[0]?.performers ?? []
  const first = performers.flatMap(({ staffId }) => prepared.staff.get(staffId) ?? [])
  const isOpen = (windows: readonly Interval[]) => overlap(windows, day.instantOf(0), day.instantOf(1440)) > 0
  if (prepared.query.services.some((service) => service.performers.length === 0)) return 'nobody_performs'
  if (!first.some(({ windows }) => isOpen(windows))) {
    return first.some(({ everyday }) => isOpen(everyday())) ? 'closed_day' : 'closed'
  }
  let nearest: Refusal = 'too_short'
  for (const minute of startMinutes(prepared.schedule.startIntervalMinutes)) {
    const start = day.instantOf(minute)
    if (!day.has(minute) || !first.some(({ windows }) => covers(windows, start, start + 1))) continue
    const reason = timeRefusal(prepared.schedule, start, now) ?? reasonAt(prepared, start)
    if (nearness.indexOf(reason) < nearness.indexOf(nearest)) nearest = reason
    if (nearest === 'taken' || nearest === 'staff_taken') break
  }
  return nearest
}

const nearness: readonly Refusal[] = [
  'taken',
  'staff_taken',
  'room_taken',
  'blocked',
  'notice',
  'past',
  'horizon',
  'too_short',
]

export const isRefusal = (check: Plan | Refusal): check is Refusal => typeof check === 'string'

/** A request to a provider without hours: the eight times of the day, as far as they lie ahead. */
export function requestStarts(schedule: Schedule, query: AvailabilityQuery, day: WallDay, now: number): FreeStart[] {
  const plan = requestPlan(query)
  if (!plan) return []
  return defaultStartMinutes
    .map((minute) => ({ minute, start: day.instantOf(minute), plan }))
    .filter(({ minute, start }) => day.has(minute) && timeRefusal(schedule, start, now) === null)
}

/** Who is asked where nobody has hours: the first who can do it all, else the first for each service. */
export function requestPlan({ services, staffId }: AvailabilityQuery): Plan | null {
  const asked = services.map((service) => ofStaffMember(service, staffId).performers)
  const all = asked[0]?.find((one) => asked.every((others) => others.some((other) => isSame(one, other))))
  const steps = asked.flatMap((others) => (all ? others.filter((other) => isSame(all, other)) : others.slice(0, 1)))
  return steps.length < services.length ? null : planOf(steps.map((step) => ({ ...step, roomId: null })))
}

const isSame = (one: { staffId: string }, other: { staffId: string }) => one.staffId === other.staffId

export function timeRefusal(
  schedule: Pick<Schedule, 'minimumNoticeMinutes' | 'bookingWindowDays'>,
  start: number,
  now: number,
): Refusal | null {
  if (start <= now) return 'past'
  if (start < now + schedule.minimumNoticeMinutes * minuteMs) return 'notice'
  return start > now + schedule.bookingWindowDays * dayMs ? 'horizon' : null
}

type RankOf = (staffId: string) => number

/** Whoever has least to do that day comes first, then the order of the staff. */
function ranking({ staff }: PreparedSchedule, day: WallDay): RankOf {
  if (staff.size < 2) return () => 0
  const [from, to] = [day.instantOf(0), day.instantOf(1440)]
  const load = new Map([...staff.values()].map(({ staffId, busy }) => [staffId, overlap(busy, from, to)]))
  const order = [...staff.keys()].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))
  const ranks = new Map(order.map((staffId, rank) => [staffId, rank]))
  return (staffId) => ranks.get(staffId) ?? 0
}

/** What is simple is answered without planning: most providers work alone. */
function plannerFor(prepared: PreparedSchedule, day: WallDay): (start: number) => Plan | null {
  const rankOf = ranking(prepared, day)
  const best = [...prepared.alone].sort((a, b) => rankOf(a.staffId) - rankOf(b.staffId))
  const { services } = prepared.query
  const together = prepared.isSimple ? null : createPlanner(services, prepared.staff, prepared.roomTimes, rankOf)
  return (start) => {
    const one = best.find(({ starts }) => covers(starts, start, start + 1))
    return one?.plan ?? together?.(start) ?? null
  }
}

/** What would have to be otherwise: the rooms, the bookings, the time off, the hours, in this order. */
function reasonAt(prepared: PreparedSchedule, start: number): Refusal {
  const { services, staffId } = prepared.query
  if (services.some(({ performers }) => performers.length === 0)) return 'nobody_performs'
  const { roomless, unbooked, unblocked } = prepared.relaxed
  if (prepared.roomTimes.length > 0 && roomless(start)) return 'room_taken'
  if (unbooked(start)) return staffId === null ? 'taken' : 'staff_taken'
  if (unblocked(start)) return 'blocked'
  const first = (services[0]?.performers ?? []).flatMap((one) => prepared.staff.get(one.staffId) ?? [])
  if (first.some(({ windows }) => covers(windows, start, start + 1))) return 'too_short'
  return first.some(({ everyday }) => covers(everyday(), start, start + 1)) ? 'closed_day' : 'closed'
}
