import { type Occupation, occupationsOf, planOf, type Service } from '../../src/domains/scheduling/plan.rules.ts'
import { defaultStartMinutes } from '../../src/domains/scheduling/rules.ts'
import { addDays, localDate, zoneDay } from '../../src/lib/time.server.ts'
import type { DemoProvider, DemoService, Worker } from './provider-shape.ts'
import type { Random } from './random.ts'

type PlannedStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show'

export type PlannedBooking = {
  startsAt: number
  endsAt: number
  staffId: string
  /** With the minutes and prices of the person who does them. */
  services: DemoService[]
  /** In the order of the services. */
  roomIds: (string | null)[]
  occupations: Occupation[]
  status: PlannedStatus
}

/** One provider's year behind and two months ahead. */
export type DemoCalendar = {
  /** One more booking that fits hours, grid and all others; null when nothing was found in reasonable time. */
  add(random: Random): PlannedBooking | null
}

const daysBehind = 365
const daysAhead = 60
const attempts = 40
const minuteMs = 60_000
const dayMs = 86_400_000

type Taken = [from: number, to: number]

export function createCalendar(provider: DemoProvider, now: number): DemoCalendar {
  const { timezone } = provider.city
  const today = localDate(now, timezone)
  const firstDay = Math.max(-daysBehind, Math.ceil((provider.openedAt - now) / dayMs) + 2)
  const takenOn = new Map<string, Taken[]>()
  for (const { staffId, blocked } of provider.staff.workers)
    for (const { date, from, to } of blocked) take(takenOn, date, [{ id: staffId, span: [from, to] }])
  const closedDays = new Set(provider.staff.closedDays.map(({ date }) => date))

  const attempt = (random: Random): PlannedBooking | null => {
    const date = addDays(today, pickDay(random, firstDay))
    const day = zoneDay(timezone, date)
    const worker = random.pick(provider.staff.workers)
    const intervals = hoursOn(worker, date, day.weekday, closedDays)
    // Fridays and Saturdays fill first.
    if (intervals.length === 0 || (day.weekday !== 5 && day.weekday !== 6 && random.chance(0.28))) return null
    const offered = servicesOf(provider, worker)
    // Among thousands of providers there is somebody new who performs nothing yet.
    if (offered.length === 0) return null
    const services = pickServices(random, offered)
    const duration = services.reduce((sum, { minutes }) => sum + minutes, 0)
    const { opens, closes } = random.pick(intervals)
    const starts = startsBetween(provider.startIntervalMinutes, opens, closes - duration)
    if (starts.length === 0) return null
    const start = random.pick(starts)
    const startsAt = day.instantOf(start)
    const endsAt = startsAt + duration * minuteMs
    const status = pickStatus(random, provider, startsAt, endsAt, now)
    const { staffId } = worker
    const rooms = services.some(({ roomIds }) => roomIds.length > 0) ? provider.staff.rooms : [null]
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
      if (provider.hours.length === 0) return null
      for (let tries = 0; tries < attempts; tries++) {
        const booking = attempt(random)
        if (booking) return booking
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

function servicesOf(provider: DemoProvider, { staffId }: Worker): DemoService[] {
  return provider.services.flatMap((service) => {
    if (service.performers.length === 0) return [service]
    const own = service.performers.find((performer) => performer.staffId === staffId)
    if (!own) return []
    return [{ ...service, minutes: own.minutes ?? service.minutes, priceMinor: own.priceMinor ?? service.priceMinor }]
  })
}

function occupationsFor(staffId: string, services: readonly DemoService[], roomIds: readonly (string | null)[]) {
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

const longestBookingMinutes = 240

/** The first ones on the list sell most; now and then somebody adds a second or a third. */
function pickServices(random: Random, services: readonly DemoService[]): DemoService[] {
  const main = random.weighted(services.map((service, index) => [service, 1 / (index + 2)] as const))
  const booking = [main]
  const extras = random.weighted([
    [0, 82],
    [1, 15],
    [2, 3],
  ])
  for (const extra of random.sample(services, extras)) {
    const total = booking.reduce((sum, { minutes }) => sum + minutes, extra.minutes)
    if (!booking.includes(extra) && total <= longestBookingMinutes) booking.push(extra)
  }
  return booking
}

function pickStatus(
  random: Random,
  provider: DemoProvider,
  startsAt: number,
  endsAt: number,
  now: number,
): PlannedStatus {
  if (random.chance(0.085)) return 'cancelled'
  if (endsAt <= now) return random.chance(0.035) ? 'no_show' : 'completed'
  if (startsAt <= now) return 'confirmed'
  return provider.asksFirst && random.chance(0.3) ? 'pending' : 'confirmed'
}
