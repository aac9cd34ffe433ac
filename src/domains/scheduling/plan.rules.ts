/** Who does what where: from a start to a plan, and from a plan to what it takes of people and rooms. */

import { covers, type Interval, isFree, merge } from '../providers/hours.rules.ts'

/** One person's way of doing a service. */
export type Performer = { staffId: string; durationMinutes: number; priceMinor: number }

export type Service = {
  /** In the order of the staff. */
  performers: readonly Performer[]
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** After so many minutes of work the person is free for `processingMinutes`, as far as the duration goes; 0: never. */
  processingAfterMinutes: number
  processingMinutes: number
  /** One of them is needed; none: no room. */
  roomIds: readonly string[]
}

export type Step = Performer & { roomId: string | null; offsetMinutes: number }
/** The services one after the other, without a gap. */
export type Plan = { durationMinutes: number; priceMinor: number; steps: readonly Step[] }

/** What a booking takes stays, whoever does it and whatever its services take by now. `minutes`: agreed, by service. */
export function asAgreed<T extends Service & { serviceId: string }>(
  services: readonly T[],
  minutes: ReadonlyMap<string, number>,
): T[] {
  return services.map((service) => {
    const durationMinutes = minutes.get(service.serviceId)
    if (durationMinutes === undefined) return service
    return { ...service, performers: service.performers.map((performer) => ({ ...performer, durationMinutes })) }
  })
}

/** What a plan takes, in minutes from its start; exactly one of the ids is there. */
export type Occupation = {
  staffId: string | null
  roomId: string | null
  fromMinute: number
  toMinute: number
}

const minuteMs = 60_000

/**
 * A person's and a room's buffers lie around each of their own turns: before the first service of a row and after the last.
 * What a booking takes twice of one person or room (after one turn, before the next) counts once.
 */
export function occupationsOf(services: readonly Service[], steps: readonly Step[]): Occupation[] {
  const staff = new Map<string, Interval[]>()
  const rooms = new Map<string, Interval[]>()
  steps.forEach((step, index) => {
    const service = services[index]
    if (!service) return
    const end = step.offsetMinutes + step.durationMinutes
    const turn = (isNext: (other: Step) => boolean): Interval => {
      const [before, after] = [steps[index - 1], steps[index + 1]]
      return [
        step.offsetMinutes - (before && isNext(before) ? 0 : service.bufferBeforeMinutes),
        end + (after && isNext(after) ? 0 : service.bufferAfterMinutes),
      ]
    }
    const [from, to] = turn((other) => other.staffId === step.staffId)
    const [restsFrom, restsTo] = restOf(service, step.durationMinutes)
    append(staff, step.staffId, [from, step.offsetMinutes + restsFrom], [step.offsetMinutes + restsTo, to])
    if (step.roomId)
      append(
        rooms,
        step.roomId,
        turn((other) => other.roomId === step.roomId),
      )
  })
  const merged = (taken: Map<string, Interval[]>, name: (id: string) => Pick<Occupation, 'staffId' | 'roomId'>) =>
    [...taken].flatMap(([id, parts]) =>
      merge(parts).map(([fromMinute, toMinute]) => ({ ...name(id), fromMinute, toMinute })),
    )
  return [
    ...merged(staff, (staffId) => ({ staffId, roomId: null })),
    ...merged(rooms, (roomId) => ({ staffId: null, roomId })),
  ]
}

function append(taken: Map<string, Interval[]>, id: string, ...parts: Interval[]) {
  taken.set(id, [...(taken.get(id) ?? []), ...parts])
}

/** The minutes of the service in which the person is free. */
function restOf({ processingAfterMinutes, processingMinutes }: Service, durationMinutes: number): Interval {
  const from = processingMinutes === 0 ? durationMinutes : Math.min(processingAfterMinutes, durationMinutes)
  return [from, Math.min(from + processingMinutes, durationMinutes)]
}

export function planOf(steps: readonly Omit<Step, 'offsetMinutes'>[]): Plan {
  let offsetMinutes = 0
  let priceMinor = 0
  const placed = steps.map((step) => {
    const here = { ...step, offsetMinutes }
    offsetMinutes += step.durationMinutes
    priceMinor += step.priceMinor
    return here
  })
  return { durationMinutes: offsetMinutes, priceMinor, steps: placed }
}

/** Where a person or a room may be: `windows` only for people. */
export type StaffTimes = { staffId: string; windows: readonly Interval[]; taken: readonly Interval[] }
export type RoomTimes = { roomId: string; taken: readonly Interval[] }

// One change of person weighs more than all ranks together, these more than changes of room, these more than its place.
const cost = { staffMember: 1e11, rank: 1e6, room: 1e4, place: 1 }

const nobody = -1
const nowhere = -1

type Option = {
  performer: Performer
  worker: StaffTimes
  staffMember: number
  rank: number
  durationMs: number
  rest: Interval
  rooms: readonly (readonly [number, RoomTimes | null])[]
}

/** The best way to do the last services, from some moment on. */
type Rest = { cost: number; step: Omit<Step, 'offsetMinutes'> | null; next: Rest | null }

const done: Rest = { cost: 0, step: null, next: null }

/**
 * Finds the plan for a start with the fewest changes of person, then the best ranks, the fewest changes of room, the first
 * rooms; null if there is none. What is found out about the end of one booking serves for all others that come to the
 * same moment by the same person in the same room, so that one planner should serve all the starts of a day.
 */
export function createPlanner(
  services: readonly Service[],
  workers: ReadonlyMap<string, StaffTimes>,
  roomTimes: readonly RoomTimes[],
  rankOf: (staffId: string) => number,
): (start: number) => Plan | null {
  const staff = [...workers.values()]
  const options = services.map((service) => optionsFor(service, staff, roomTimes, rankOf))
  const known: (Map<number, Rest | null> | undefined)[] = []

  const restFrom = (index: number, at: number, staffMember: number, room: number): Rest | null => {
    const key = (index * (staff.length + 1) + staffMember + 1) * (roomTimes.length + 1) + room + 1
    let moments = known[key]
    if (!moments) {
      moments = new Map()
      known[key] = moments
    }
    const found = moments.get(at)
    if (found !== undefined) return found
    const rest = bestRest(index, at, staffMember, room)
    moments.set(at, rest)
    return rest
  }

  const bestRest = (index: number, at: number, staffMember: number, room: number): Rest | null => {
    const service = services[index]
    const leavesStaffMember = canLeave(staff[staffMember], services[index - 1], at)
    const leavesRoom = canLeave(roomTimes[room], services[index - 1], at)
    if (!service) return leavesStaffMember && leavesRoom ? done : null
    const prepares = service.bufferBeforeMinutes * minuteMs
    let best: Rest | null = null
    // Whoever is at work comes first: what is found without a change spares looking at most of the others.
    for (const option of inTurn(options[index] ?? [], staffMember)) {
      const isSame = option.staffMember === staffMember
      const least = (isSame || staffMember === nobody ? 0 : cost.staffMember) + option.rank * cost.rank
      if (best && best.cost <= least) continue
      if ((!isSame && !leavesStaffMember) || !canWork(option, at, isSame ? 0 : prepares)) continue
      const ends = at + option.durationMs
      for (const [next, place] of option.rooms) {
        if (next !== room && !leavesRoom) continue
        if (place && !isFree(place.taken, at - (next === room ? 0 : prepares), ends)) continue
        const rest = restFrom(index + 1, ends, option.staffMember, next)
        if (!rest) continue
        const sum =
          rest.cost + least + (next === room || room === nowhere ? 0 : cost.room) + Math.max(0, next) * cost.place
        if (best && best.cost <= sum) continue
        best = { cost: sum, step: { ...option.performer, roomId: place?.roomId ?? null }, next: rest }
      }
    }
    return best
  }

  return (start) => {
    const rest = restFrom(0, start, nobody, nowhere)
    return rest && planOf(stepsOf(rest))
  }
}

function stepsOf(first: Rest): Omit<Step, 'offsetMinutes'>[] {
  const steps: Omit<Step, 'offsetMinutes'>[] = []
  for (let rest: Rest | null = first; rest?.step; rest = rest.next) steps.push(rest.step)
  return steps
}

/** Whether who or what served until now can be cleared up after. */
function canLeave(one: StaffTimes | RoomTimes | undefined, served: Service | undefined, at: number): boolean {
  return !one || isFree(one.taken, at, at + (served?.bufferAfterMinutes ?? 0) * minuteMs)
}

function inTurn(options: readonly Option[], staffMember: number): readonly Option[] {
  const index = options.findIndex((option) => option.staffMember === staffMember)
  const one = options[index]
  return one && index > 0 ? [one, ...options.slice(0, index), ...options.slice(index + 1)] : options
}

const noRoom: Option['rooms'] = [[nowhere, null]]

function optionsFor(
  service: Service,
  staff: readonly StaffTimes[],
  roomTimes: readonly RoomTimes[],
  rankOf: (staffId: string) => number,
): Option[] {
  const suitable = [...roomTimes.entries()].filter(([, { roomId }]) => service.roomIds.includes(roomId))
  const rooms = service.roomIds.length === 0 ? noRoom : suitable
  return service.performers.flatMap((performer) => {
    const staffMember = staff.findIndex(({ staffId }) => staffId === performer.staffId)
    const worker = staff[staffMember]
    if (!worker) return []
    const [from, to] = restOf(service, performer.durationMinutes)
    const durationMs = performer.durationMinutes * minuteMs
    const rest: Interval = [from * minuteMs, to * minuteMs]
    return [{ performer, worker, staffMember, rank: rankOf(performer.staffId), durationMs, rest, rooms }]
  })
}

/** Inside the hours from beginning to end, and free while at work. */
function canWork({ worker, durationMs, rest }: Option, at: number, prepares: number): boolean {
  return (
    covers(worker.windows, at, at + durationMs) &&
    isFree(worker.taken, at - prepares, at + rest[0]) &&
    isFree(worker.taken, at + rest[1], at + durationMs)
  )
}
