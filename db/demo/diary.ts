import { defaultStartMinutes } from '../../src/domains/availability/rules.ts'
import { addDays, localDate, zoneDay } from '../../src/lib/time.server.ts'
import { at, type Random } from './random.ts'
import type { Shop, ShopService } from './shop.ts'

export type VisitStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show'

export type Visit = { startsAt: number; endsAt: number; services: ShopService[]; status: VisitStatus }

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

  const attempt = (random: Random): Visit | null => {
    const date = addDays(today, pickDay(random, firstDay))
    const day = zoneDay(timezone, date)
    const intervals = shop.hours.filter(({ weekday }) => weekday === day.weekday)
    // Fridays and Saturdays fill first.
    if (intervals.length === 0 || (day.weekday !== 5 && day.weekday !== 6 && random.chance(0.28))) return null
    const services = pickServices(random, shop.services)
    const duration = services.reduce((sum, { minutes }) => sum + minutes, 0)
    const { opens, closes } = random.pick(intervals)
    const starts = startsBetween(shop.gridMinutes, opens, closes - duration)
    if (starts.length === 0) return null
    const start = random.pick(starts)
    const startsAt = day.instantOf(start)
    const endsAt = startsAt + duration * minuteMs
    const status = pickStatus(random, shop, startsAt, endsAt, now)
    const block: Taken = [
      start - at(services, 0).bufferBefore,
      start + duration + at(services, services.length - 1).bufferAfter,
    ]
    if (status !== 'cancelled' && !take(takenOn, date, block)) return null
    return { startsAt, endsAt, services, status }
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

function startsBetween(gridMinutes: number | null, first: number, last: number): number[] {
  const known = startsByGrid.get(gridMinutes)
  const all = known ?? (gridMinutes === null ? defaultStartMinutes : wholeDay(gridMinutes))
  startsByGrid.set(gridMinutes, all)
  return all.filter((minute) => minute >= first && minute <= last)
}

function wholeDay(gridMinutes: number): number[] {
  return Array.from({ length: 1440 / gridMinutes }, (_, index) => index * gridMinutes)
}

function take(takenOn: Map<string, Taken[]>, date: string, [from, to]: Taken): boolean {
  const taken = takenOn.get(date) ?? []
  if (taken.some(([otherFrom, otherTo]) => from < otherTo && otherFrom < to)) return false
  taken.push([from, to])
  takenOn.set(date, taken)
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
