/** Who does what where: from a start to a plan, and from a plan to what it takes of people and rooms. */

import { covers, type Interval, isFree, merge } from './hours.rules.ts'

/** One person's way of doing a service. */
export type Performer = { calendarId: string; durationMinutes: number; priceMinor: number }

export type Service = {
  /** In the order of the calendars. */
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

/** What a plan takes, in minutes from its start; exactly one of the ids is there. */
export type Occupation = {
  calendarId: string | null
  roomId: string | null
  fromMinute: number
  toMinute: number
}

const minuteMs = 60_000

/**
 * A person's and a room's buffers lie around each of their own turns: before the first service of a row and after the last.
 * What a visit takes twice of one person or room (after one turn, before the next) counts once.
 */
export function occupationsOf(services: readonly Service[], steps: readonly Step[]): Occupation[] {
  const people = new Map<string, Interval[]>()
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
    const [from, to] = turn((other) => other.calendarId === step.calendarId)
    const [restsFrom, restsTo] = restOf(service, step.durationMinutes)
    append(people, step.calendarId, [from, step.offsetMinutes + restsFrom], [step.offsetMinutes + restsTo, to])
    if (step.roomId)
      append(
        rooms,
        step.roomId,
        turn((other) => other.roomId === step.roomId),
      )
  })
  const merged = (taken: Map<string, Interval[]>, name: (id: string) => Pick<Occupation, 'calendarId' | 'roomId'>) =>
    [...taken].flatMap(([id, parts]) =>
      merge(parts).map(([fromMinute, toMinute]) => ({ ...name(id), fromMinute, toMinute })),
    )
  return [
    ...merged(people, (calendarId) => ({ calendarId, roomId: null })),
    ...merged(rooms, (roomId) => ({ calendarId: null, roomId })),
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
export type Worker = { calendarId: string; windows: readonly Interval[]; taken: readonly Interval[] }
export type Place = { roomId: string; taken: readonly Interval[] }

type Node = {
  /** Milliseconds from the start at which this service ends. */
  end: number
  worker: Worker | null
  place: Place | null
  step: Omit<Step, 'offsetMinutes'> | null
  cost: number
  before: Node | null
}

// One change of person weighs more than all ranks together, these more than changes of room, these more than its place.
const cost = { person: 1e11, rank: 1e6, room: 1e4, place: 1 }

/**
 * The plan with the fewest changes of person, then the best ranks, the fewest changes of room, the first rooms; null if
 * there is none. `rankOf` is asked about the workers only.
 */
export function findPlan(
  services: readonly Service[],
  workers: ReadonlyMap<string, Worker>,
  places: readonly Place[],
  start: number,
  rankOf: (calendarId: string) => number,
): Plan | null {
  let layer: Node[] = [{ end: 0, worker: null, place: null, step: null, cost: 0, before: null }]
  for (const [index, service] of services.entries()) {
    const next = new Map<string, Node>()
    const isLast = index === services.length - 1
    for (const node of layer) {
      for (const performer of service.performers) {
        const worker = workers.get(performer.calendarId)
        if (!worker || !canWork(services, index, node, worker, performer.durationMinutes, start, isLast)) continue
        const ends = node.end + performer.durationMinutes * minuteMs
        const isChange = node.worker !== null && node.worker !== worker
        for (const [position, place] of roomsFor(service, places)) {
          if (!canStay(services, index, node, place, ends, start, isLast)) continue
          const isOtherRoom = node.place !== null && node.place !== place
          const price =
            node.cost +
            (isChange ? cost.person : 0) +
            rankOf(performer.calendarId) * cost.rank +
            (isOtherRoom ? cost.room : 0) +
            position * cost.place
          const key = `${ends} ${performer.calendarId} ${place?.roomId}`
          const known = next.get(key)
          if (known && known.cost <= price) continue
          const step = { ...performer, roomId: place?.roomId ?? null }
          next.set(key, { end: ends, worker, place, step, cost: price, before: node })
        }
      }
    }
    layer = [...next.values()]
    if (layer.length === 0) return null
  }
  return planTo(layer.reduce((best, node) => (node.cost < best.cost ? node : best)))
}

const noRoom: readonly (readonly [number, Place | null])[] = [[0, null]]

function roomsFor({ roomIds }: Service, places: readonly Place[]): readonly (readonly [number, Place | null])[] {
  if (roomIds.length === 0) return noRoom
  return [...places.entries()].filter(([, { roomId }]) => roomIds.includes(roomId))
}

/** Whether the worker can take over after `node`: inside the hours, free while at work, the leaver free to clear up. */
function canWork(
  services: readonly Service[],
  index: number,
  node: Node,
  worker: Worker,
  durationMinutes: number,
  start: number,
  isLast: boolean,
): boolean {
  const service = services[index]
  if (!service) return false
  const begins = start + node.end
  const ends = begins + durationMinutes * minuteMs
  if (!covers(worker.windows, begins, ends)) return false
  const isSame = node.worker === worker
  if (node.worker && !isSame) {
    const clearsUp = (services[index - 1]?.bufferAfterMinutes ?? 0) * minuteMs
    if (!isFree(node.worker.taken, begins, begins + clearsUp)) return false
  }
  const [restsFrom, restsTo] = restOf(service, durationMinutes)
  const from = begins - (isSame ? 0 : service.bufferBeforeMinutes * minuteMs)
  const to = ends + (isLast ? service.bufferAfterMinutes * minuteMs : 0)
  return (
    isFree(worker.taken, from, begins + restsFrom * minuteMs) && isFree(worker.taken, begins + restsTo * minuteMs, to)
  )
}

function canStay(
  services: readonly Service[],
  index: number,
  node: Node,
  place: Place | null,
  ends: number,
  start: number,
  isLast: boolean,
): boolean {
  const service = services[index]
  if (!service) return false
  const begins = start + node.end
  if (node.place && node.place !== place) {
    const clearsUp = (services[index - 1]?.bufferAfterMinutes ?? 0) * minuteMs
    if (!isFree(node.place.taken, begins, begins + clearsUp)) return false
  }
  if (!place) return true
  const from = begins - (node.place === place ? 0 : service.bufferBeforeMinutes * minuteMs)
  return isFree(place.taken, from, start + ends + (isLast ? service.bufferAfterMinutes * minuteMs : 0))
}

function planTo(last: Node): Plan {
  const steps: Omit<Step, 'offsetMinutes'>[] = []
  for (let node: Node | null = last; node?.step; node = node.before) steps.unshift(node.step)
  return planOf(steps)
}
