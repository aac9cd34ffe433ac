import { type Occupation, occupationsOf, planOf, type Service } from '../../src/domains/scheduling/plan.rules.ts'
import { defaultStartMinutes } from '../../src/domains/scheduling/rules.ts'
import { addDays, localDate, zoneDay } from '../../src/lib/time.server.ts'
import type { Random } from './random.ts'
import type { Shop, ShopService } from './shop.ts'
import type { Worker } from './staff.ts'

export type VisitStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show'

export type Visit = {
  startsAt: number
  endsAt: number
  staffId: string
  /** With the minutes and prices of the person who does them. */
  services: ShopService[]
  /** In the order of the services. */
  roomIds: (string | null)[]
  occupations: Occupation[]
  status: VisitStatus
}

/** One shop's year behind and two months ahead. */
export type Diary = {
  /** One more visit that fits hours, grid and all others; null when nothing was found in reasonable time. */
  add(random: Random): Visit | null
}

const daysBehind = 365
const daysAhead = 60
const attempts = 40
const minuteMs = 60_000
const dayMs = 86_400_000

type Taken = [from: number, to: number]

export function createDiary(shop: Shop, now: number): Diary {
  const { timezone } = shop.city
  const today = localDate(now, timezone)
  const firstDay = Math.max(-daysBehind, Math.ceil((shop.openedAt - now) / dayMs) + 2)
  const takenOn = new Map<string, Taken[]>()
  for (const { staffId, blocked } of shop.staff.workers)
    for (const { date, from, to } of blocked) take(takenOn, date, [{ id: staffId, span: [from, to] }])
  const closedDays = new Set(shop.staff.closedDays.map(({ date }) => date))

  const attempt = (random: Random): Visit | null => {
    const date = addDays(today, pickDay(random, firstDay))
    const day = zoneDay(timezone, date)
    const worker = random.pick(shop.staff.workers)
    const intervals = hoursOn(worker, date, day.weekday, closedDays)
    // Fridays and Saturdays fill first.
    if (intervals.length === 0 || (day.weekday !== 5 && day.weekday !== 6 && random.chance(0.28))) return null
    const offered = servicesOf(shop, worker)
    // Among thousands of shops there is somebody new who performs nothing yet.
    if (offered.length === 0) return null
    const services = pickServices(random, offered)
    const duration = services.reduce((sum, { minutes }) => sum + minutes, 0)
    const { opens, closes } = random.pick(intervals)
    const starts = startsBetween(shop.startIntervalMinutes, opens, closes - duration)
    if (starts.length === 0) return null
    const start = random.pick(starts)
    const startsAt = day.instantOf(start)
    const endsAt = startsAt + duration * minuteMs
    const status = pickStatus(random, shop, startsAt, endsAt, now)
    const { staffId } = worker
    const rooms = services.some(({ roomIds }) => roomIds.length > 0) ? shop.staff.rooms : [null]
    for (const room of rooms) {
      const roomIds = services.map((service) => (service.roomIds.length > 0 ? (room?.roomId ?? null) : null))
      const occupations = occupationsFor(staffId, services, roomIds)
      const entries = occupations.map(({ staffId, roomId, fromMinute, toMinute }): CalendarEntry => {
        return { id: staffId ?? roomId ?? '', span: [start + fromMinute, start + toMinute] }
      })
      if (status === 'cancelled' || take(takenOn, date, entries))
        return { startsAt, endsAt, staffId, services, roomIds, occupations, status }
    }
    return null
  }

  return {
    add: (random) => {
      if (shop.hours.length === 0) return null
      for (let tries = 0; tries < attempts; tries++) {
        const visit = attempt(random)
        if (visit) return visit
      }
      return null
    },
  }
}

/** More of late than a year ago, and mostly the next three weeks ahead. */
function pickDay(random: Random, firstDay: number): number {
  if (random.chance(0.115)) return Math.min(daysAhead, Math.floor(-Math.log(1 - random.next()) * 17))
  return Math.ceil(firstDay * random.next() ** 1.25)
}

const startsByGrid = new Map<number | null, readonly number[]>()

function startsBetween(startIntervalMinutes: number | null, first: number, last: number): number[] {
  const known = startsByGrid.get(startIntervalMinutes)
  const all = known ?? (startIntervalMinutes === null ? defaultStartMinutes : wholeDay(startIntervalMinutes))
  startsByGrid.set(startIntervalMinutes, all)
  return all.filter((minute) => minute >= first && minute <= last)
}

function wholeDay(startIntervalMinutes: number): number[] {
  return Array.from({ length: 1440 / startIntervalMinutes }, (_, index) => index * startIntervalMinutes)
}

function hoursOn({ hours, dateOverrides }: Worker, date: string, weekday: number, closedDays: ReadonlySet<string>) {
  const dateOverride = dateOverrides.find((one) => one.date === date)
  if (dateOverride) return dateOverride.hours
  return closedDays.has(date) ? [] : hours.filter((interval) => interval.weekday === weekday)
}

function servicesOf(shop: Shop, { staffId }: Worker): ShopService[] {
  return shop.services.flatMap((service) => {
    if (service.performers.length === 0) return [service]
    const own = service.performers.find((performer) => performer.staffId === staffId)
    if (!own) return []
    return [{ ...service, minutes: own.minutes ?? service.minutes, priceMinor: own.priceMinor ?? service.priceMinor }]
  })
}

function occupationsFor(staffId: string, services: readonly ShopService[], roomIds: readonly (string | null)[]) {
  const needs = services.map(
    (service): Service => ({
      performers: [],
      roomIds: service.roomIds,
      bufferBeforeMinutes: service.bufferBefore,
      bufferAfterMinutes: service.bufferAfter,
      processingAfterMinutes: service.processingAfter,
      processingMinutes: service.processing,
    }),
  )
  const { steps } = planOf(
    services.map(({ minutes, priceMinor }, index) => ({
      staffId,
      durationMinutes: minutes,
      priceMinor,
      roomId: roomIds[index] ?? null,
    })),
  )
  return occupationsOf(needs, steps)
}

type CalendarEntry = { id: string; span: Taken }

/** All of it or nothing. */
function take(takenOn: Map<string, Taken[]>, date: string, entries: readonly CalendarEntry[]): boolean {
  const isTaken = ({ id, span: [from, to] }: CalendarEntry) =>
    takenOn.get(`${id} ${date}`)?.some(([otherFrom, otherTo]) => from < otherTo && otherFrom < to)
  if (entries.some(isTaken)) return false
  for (const { id, span } of entries) {
    const key = `${id} ${date}`
    const taken = takenOn.get(key)
    if (taken) taken.push(span)
    else takenOn.set(key, [span])
  }
  return true
}

const longestVisitMinutes = 240

/** The first ones on the list sell most; now and then somebody adds a second or a third. */
function pickServices(random: Random, services: readonly ShopService[]): ShopService[] {
  const main = random.weighted(services.map((service, index) => [service, 1 / (index + 2)] as const))
  const visit = [main]
  const extras = random.weighted([
    [0, 82],
    [1, 15],
    [2, 3],
  ])
  for (const extra of random.sample(services, extras)) {
    const total = visit.reduce((sum, { minutes }) => sum + minutes, extra.minutes)
    if (!visit.includes(extra) && total <= longestVisitMinutes) visit.push(extra)
  }
  return visit
}

function pickStatus(random: Random, shop: Shop, startsAt: number, endsAt: number, now: number): VisitStatus {
  if (random.chance(0.085)) return 'cancelled'
  if (endsAt <= now) return random.chance(0.035) ? 'no_show' : 'completed'
  if (startsAt <= now) return 'confirmed'
  return shop.asksFirst && random.chance(0.3) ? 'pending' : 'confirmed'
}
