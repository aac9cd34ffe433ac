/**
 * From the calendars of a provider to its free starts: one pure function for what is shown, what is searched and what may
 * be booked. Instants are epoch milliseconds; wall times are minutes past midnight of a date in the provider's zone.
 */

import {
  covers,
  type DateHours,
  type Interval,
  isFree,
  merge,
  overlap,
  type WallDay,
  type WorkingHours,
  windowsOf,
} from '../providers/hours.rules.ts'
import type { Refusal } from './contract.ts'
import { createPlanner, occupationsOf, type Place, type Plan, planOf, type Service, type Worker } from './plan.rules.ts'

export type Calendar = {
  calendarId: string
  hours: readonly WorkingHours[]
  exceptions: readonly DateHours[]
  blocked: readonly Interval[]
  /** What bookings take of it, buffers included, in any order. */
  busy: readonly Interval[]
}

export type Room = { roomId: string; busy: readonly Interval[] }

export type Schedule = {
  calendars: readonly Calendar[]
  rooms: readonly Room[]
  holidays: readonly string[]
  /** null: the eight default times. */
  startGridMinutes: number | null
  minimumNoticeMinutes: number
  horizonDays: number
}

/** What is asked for: the services in their order, all by one person where one is chosen. */
export type Wish = { services: readonly Service[]; calendarId: string | null }

export type FreeStart = { minute: number; start: number; plan: Plan }

const minuteMs = 60_000
const dayMs = 86_400_000

/** 9, 10, 11 in the morning and 1 to 5 in the afternoon: the grid of a provider who has chosen none. */
export const defaultStartMinutes: readonly number[] = [540, 600, 660, 780, 840, 900, 960, 1020]

export function startMinutes(gridMinutes: number | null): readonly number[] {
  if (gridMinutes === null) return defaultStartMinutes
  return Array.from({ length: 1440 / gridMinutes }, (_, index) => index * gridMinutes)
}

type Person = Worker & {
  blocked: readonly Interval[]
  busy: readonly Interval[]
  /** With the holidays worked through. */
  everyday: () => readonly Interval[]
}

/** Everything of the visit that does not depend on its start, where one person does it all without a room. */
type Alone = { person: Person; plan: Plan; durationMs: number; taken: readonly Interval[] }

/** A schedule made ready for one wish. */
export type Diary = {
  schedule: Schedule
  asked: Wish
  /** As asked, but with the performers who come into question only. */
  wish: Wish
  people: ReadonlyMap<string, Person>
  places: readonly Place[]
  alone: readonly Alone[]
  /** Whether only one person doing it all can be the answer. */
  isSimple: boolean
  /** The same with less in the way, for saying what it was. */
  relaxed: Relaxed
}

type IsPossible = (start: number) => boolean
type Relaxed = { roomless: IsPossible; unbooked: IsPossible; unblocked: IsPossible }

/** `around`: the days to be asked about with the day before and the day after, for hours past midnight. */
export function openDiary(schedule: Schedule, asked: Wish, around: readonly WallDay[]): Diary {
  const wish = { ...asked, services: asked.services.map((service) => ofPerson(service, asked.calendarId)) }
  const people = new Map<string, Person>()
  for (const calendar of schedule.calendars) {
    const { calendarId } = calendar
    if (!wish.services.some(({ performers }) => performers.some((one) => one.calendarId === calendarId))) continue
    const blocked = merge(calendar.blocked)
    const busy = merge(calendar.busy)
    people.set(calendarId, {
      calendarId,
      windows: windowsOf(calendar, schedule.holidays, around),
      taken: blocked.length === 0 ? busy : merge([...busy, ...blocked]),
      blocked,
      busy,
      everyday: () => windowsOf(calendar, [], around),
    })
  }
  const places = schedule.rooms.map(({ roomId, busy }) => ({ roomId, taken: merge(busy) }))
  const needsRoom = wish.services.some(({ roomIds }) => roomIds.length > 0)
  const alone = needsRoom ? [] : [...people.values()].flatMap((person) => aloneOf(wish.services, person))
  const isSimple = !needsRoom && (wish.services.length === 1 || people.size === 1)
  return { schedule, asked, wish, people, places, alone, isSimple, relaxed: relaxedOf(wish, people) }
}

function relaxedOf({ services }: Wish, people: ReadonlyMap<string, Person>): Relaxed {
  const roomless = services.map((service) => ({ ...service, roomIds: [] }))
  const possible = (takenOf: (person: Person) => readonly Interval[]): IsPossible => {
    let plan: ((start: number) => Plan | null) | null = null
    return (start) => {
      const workers = () => new Map([...people].map(([id, person]) => [id, { ...person, taken: takenOf(person) }]))
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

function ofPerson(service: Service, calendarId: string | null): Service {
  if (calendarId === null) return service
  return { ...service, performers: service.performers.filter((performer) => performer.calendarId === calendarId) }
}

function aloneOf(services: readonly Service[], person: Person): Alone[] {
  const steps = services.flatMap(({ performers }) =>
    performers.filter(({ calendarId }) => calendarId === person.calendarId).map((one) => ({ ...one, roomId: null })),
  )
  if (steps.length < services.length) return []
  const plan = planOf(steps)
  const taken = occupationsOf(services, plan.steps).map(
    ({ fromMinute, toMinute }): Interval => [fromMinute * minuteMs, toMinute * minuteMs],
  )
  return [{ person, plan, durationMs: plan.durationMinutes * minuteMs, taken }]
}

/** The free starts of each day, each with who does what where. */
export function freeStarts<Day extends WallDay>(
  diary: Diary,
  days: readonly Day[],
  now: number,
): { day: Day; starts: FreeStart[] }[] {
  const grid = startMinutes(diary.schedule.startGridMinutes)
  const first = diary.wish.services[0]?.performers ?? []
  const open = merge(first.flatMap(({ calendarId }) => diary.people.get(calendarId)?.windows ?? []))
  // Days, minutes and windows all go forward: most of a day is passed over without being judged.
  let next = 0
  return days.map((day) => {
    const planAt = plannerFor(diary, day)
    const starts: FreeStart[] = []
    for (const minute of grid) {
      const start = day.instantOf(minute)
      while ((open[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next++
      if ((open[next]?.[0] ?? Number.POSITIVE_INFINITY) > start) continue
      if (timeRefusal(diary.schedule, start, now)) continue
      const plan = planAt(start)
      if (plan && day.has(minute)) starts.push({ minute, start, plan })
    }
    return { day, starts }
  })
}

/** The plan for one start, or why there is none: the same judgement that `freeStarts` lists. */
export function judge(diary: Diary, day: WallDay, start: number, now: number): Plan | Refusal {
  // Somebody who asks for last year should hear 'past', not 'off the grid'.
  const time = timeRefusal(diary.schedule, start, now)
  if (time) return time
  const plan = plannerFor(diary, day)(start)
  if (!plan) return reasonAt(diary, start)
  const grid = startMinutes(diary.schedule.startGridMinutes)
  return grid.some((minute) => day.instantOf(minute) === start && day.has(minute)) ? plan : 'off_grid'
}

/** Of the times one could think of on a day without a free one, the reason of the one that came nearest. */
export function reasonOfDay(diary: Diary, day: WallDay, now: number): Refusal {
  const performers = diary.wish.services[0]?.performers ?? []
  const first = performers.flatMap(({ calendarId }) => diary.people.get(calendarId) ?? [])
  const isOpen = (windows: readonly Interval[]) => overlap(windows, day.instantOf(0), day.instantOf(1440)) > 0
  if (diary.wish.services.some((service) => service.performers.length === 0)) return 'nobody_performs'
  if (!first.some(({ windows }) => isOpen(windows))) {
    return first.some(({ everyday }) => isOpen(everyday())) ? 'holiday' : 'closed'
  }
  let nearest: Refusal = 'too_short'
  for (const minute of startMinutes(diary.schedule.startGridMinutes)) {
    const start = day.instantOf(minute)
    if (!day.has(minute) || !first.some(({ windows }) => covers(windows, start, start + 1))) continue
    const reason = timeRefusal(diary.schedule, start, now) ?? reasonAt(diary, start)
    if (nearness.indexOf(reason) < nearness.indexOf(nearest)) nearest = reason
    if (nearest === 'taken' || nearest === 'person_taken') break
  }
  return nearest
}

const nearness: readonly Refusal[] = [
  'taken',
  'person_taken',
  'room_taken',
  'blocked',
  'notice',
  'past',
  'horizon',
  'too_short',
]

export const isRefusal = (judgement: Plan | Refusal): judgement is Refusal => typeof judgement === 'string'

/** A request to a provider without hours: the eight times of the day, as far as they lie ahead. */
export function requestStarts(schedule: Schedule, wish: Wish, day: WallDay, now: number): FreeStart[] {
  const plan = requestPlan(wish)
  if (!plan) return []
  return defaultStartMinutes
    .map((minute) => ({ minute, start: day.instantOf(minute), plan }))
    .filter(({ minute, start }) => day.has(minute) && timeRefusal(schedule, start, now) === null)
}

/** Who is asked where nobody has hours: the first who can do it all, else the first for each service. */
export function requestPlan({ services, calendarId }: Wish): Plan | null {
  const asked = services.map((service) => ofPerson(service, calendarId).performers)
  const all = asked[0]?.find((one) => asked.every((others) => others.some((other) => isSame(one, other))))
  const steps = asked.flatMap((others) => (all ? others.filter((other) => isSame(all, other)) : others.slice(0, 1)))
  return steps.length < services.length ? null : planOf(steps.map((step) => ({ ...step, roomId: null })))
}

const isSame = (one: { calendarId: string }, other: { calendarId: string }) => one.calendarId === other.calendarId

export function timeRefusal(
  schedule: Pick<Schedule, 'minimumNoticeMinutes' | 'horizonDays'>,
  start: number,
  now: number,
): Refusal | null {
  if (start <= now) return 'past'
  if (start < now + schedule.minimumNoticeMinutes * minuteMs) return 'notice'
  return start > now + schedule.horizonDays * dayMs ? 'horizon' : null
}

type RankOf = (calendarId: string) => number

/** Whoever has least to do that day comes first, then the order of the calendars. */
function ranking({ people }: Diary, day: WallDay): RankOf {
  if (people.size < 2) return () => 0
  const [from, to] = [day.instantOf(0), day.instantOf(1440)]
  const load = new Map([...people.values()].map(({ calendarId, busy }) => [calendarId, overlap(busy, from, to)]))
  const order = [...people.keys()].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))
  const ranks = new Map(order.map((calendarId, rank) => [calendarId, rank]))
  return (calendarId) => ranks.get(calendarId) ?? 0
}

/** What is simple is answered without planning: most providers work alone. */
function plannerFor(diary: Diary, day: WallDay): (start: number) => Plan | null {
  const rankOf = ranking(diary, day)
  const best = [...diary.alone].sort((a, b) => rankOf(a.person.calendarId) - rankOf(b.person.calendarId))
  const { services } = diary.wish
  const together = diary.isSimple ? null : createPlanner(services, diary.people, diary.places, rankOf)
  return (start) => {
    for (let index = 0; index < best.length; index++) {
      const one = best[index]
      if (!one || !covers(one.person.windows, start, start + one.durationMs)) continue
      if (areFree(one.person.taken, one.taken, start)) return one.plan
    }
    return together?.(start) ?? null
  }
}

function areFree(taken: readonly Interval[], spans: readonly Interval[], start: number): boolean {
  for (let index = 0; index < spans.length; index++) {
    const span = spans[index]
    if (span && !isFree(taken, start + span[0], start + span[1])) return false
  }
  return true
}

/** What would have to be otherwise: the rooms, the bookings, the blocked periods, the hours, in this order. */
function reasonAt(diary: Diary, start: number): Refusal {
  const { services, calendarId } = diary.wish
  if (services.some(({ performers }) => performers.length === 0)) return 'nobody_performs'
  const { roomless, unbooked, unblocked } = diary.relaxed
  if (diary.places.length > 0 && roomless(start)) return 'room_taken'
  if (unbooked(start)) return calendarId === null ? 'taken' : 'person_taken'
  if (unblocked(start)) return 'blocked'
  const first = (services[0]?.performers ?? []).flatMap((one) => diary.people.get(one.calendarId) ?? [])
  if (first.some(({ windows }) => covers(windows, start, start + 1))) return 'too_short'
  return first.some(({ everyday }) => covers(everyday(), start, start + 1)) ? 'holiday' : 'closed'
}
