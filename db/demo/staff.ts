import { addDays, localDate } from '../../src/lib/time.server.ts'
import type { OpenInterval } from './hours.ts'
import { makePerson } from './people.ts'
import type { DemoProvider, DemoService, Staff, Worker } from './provider-shape.ts'
import { at, createRandom, type Random, uuidV7 } from './random.ts'

const sharedTrades = new Set(['Hair Stylist', 'Barber', 'Nail Technician', 'Beauty Therapist', 'Massage Therapist'])
const roomTrades = new Set(['Massage Therapist', 'Beauty Therapist'])

/** Who else works in the provider and when, its rooms, its holidays; says so in the services, too. */
export function hireStaff(seed: number, now: number, provider: DemoProvider, isAlone: boolean): Staff {
  const random = createRandom(seed, 'staff', provider.index)
  const size = isAlone || !sharedTrades.has(provider.trade.profession) || random.chance(0.6) ? 1 : random.int(2, 4)
  const { firstName, lastName } = provider.person
  const owner = worker(
    provider.staffId,
    provider.showsLastName ? `${firstName} ${lastName}` : firstName,
    provider.hours,
  )
  const names = new Set([firstName])
  const workers = [owner]
  while (workers.length < size) {
    const { firstName: name } = makePerson(random, provider.city.name, provider.trade.profession)
    if (names.has(name)) continue
    names.add(name)
    workers.push(worker(uuidV7(random, provider.openedAt), name, weekOf(random, provider.hours)))
  }
  const rooms = size > 1 && roomTrades.has(provider.trade.profession) ? openRooms(random, provider, size) : []
  for (const service of provider.services) {
    letTakeEffect(service)
    service.roomIds = rooms.length > 0 && random.chance(0.8) ? rooms.map(({ roomId }) => roomId) : []
    service.performers = size > 1 ? shareOut(random, service, workers) : []
  }
  if (!isAlone) for (const one of workers) planWeeks(random, localDate(now, provider.city.timezone), one)
  return { workers, rooms, closedDays: isAlone ? [] : closedDaysOf(random, now, provider) }
}

const worker = (staffId: string, name: string, hours: OpenInterval[]): Worker => ({
  staffId,
  name,
  hours,
  dateOverrides: [],
  blocked: [],
})

/** Some of the provider's days. */
function weekOf(random: Random, hours: OpenInterval[]): OpenInterval[] {
  const open = [...new Set(hours.map(({ weekday }) => weekday))]
  const worked = new Set(random.sample(open, random.int(Math.min(2, open.length), open.length)))
  return hours.filter(({ weekday }) => worked.has(weekday))
}

/** One room fewer than people, so that it is the room now and then that is missing. */
function openRooms(random: Random, provider: DemoProvider, size: number): Staff['rooms'] {
  const names = provider.tongue === 'fr' ? ['Cabine Lin', 'Cabine Sauge', 'Cabine Ocre'] : ['Linen', 'Sage', 'Ochre']
  return names.slice(0, size - 1).map((name) => ({ roomId: uuidV7(random, provider.openedAt), name }))
}

const effects = /balayage|colour|color|bleach|tint|highlights|mèches|coloration|couleur|teinture/i

/** Colour is put on, takes effect while somebody else can be served, and is washed out. */
function letTakeEffect(service: DemoService) {
  if (service.minutes < 75 || !effects.test(service.name)) return
  const toFive = (minutes: number) => Math.round(minutes / 5) * 5
  service.processingAfter = toFive(service.minutes * 0.35)
  service.processing = toFive(service.minutes * 0.3)
}

/** The owner does everything; the others most of it, some of them slower or for less. No list: all of them alike. */
function shareOut(random: Random, service: DemoService, workers: readonly Worker[]): DemoService['performers'] {
  const owner = { staffId: at(workers, 0).staffId, minutes: null, priceMinor: null }
  const others = workers.slice(1).filter(() => random.chance(0.8))
  const performers = others.map(({ staffId }) => ({
    staffId,
    minutes: random.chance(0.15) ? service.minutes + 15 : null,
    priceMinor: random.chance(0.3) ? Math.max(500, Math.round((service.priceMinor * 0.85) / 500) * 500) : null,
  }))
  const isEverybodyAlike =
    others.length === workers.length - 1 && performers.every((one) => one.minutes === null && one.priceMinor === null)
  return isEverybodyAlike ? [] : [owner, ...performers]
}

/** A day off, a late start or an appointment of one's own in the weeks to come. */
function planWeeks(random: Random, today: string, one: Worker) {
  if (one.hours.length === 0) return
  if (random.chance(0.3)) {
    const opens = random.pick([600, 660, 720])
    const hours = random.chance(0.5) ? [] : [{ weekday: 0, opens, closes: opens + 240 }]
    one.dateOverrides.push({ date: addDays(today, random.int(2, 40)), hours })
  }
  if (random.chance(0.25)) {
    const from = random.pick([720, 780, 840])
    one.blocked.push({ id: uuidV7(random, 0), date: addDays(today, random.int(2, 25)), from, to: from + 90 })
  }
}

const fixedHolidays = {
  GB: [
    ['01-01', 'New Year’s Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Boxing Day'],
  ],
  FR: [
    ['01-01', 'Jour de l’An'],
    ['05-01', 'Fête du Travail'],
    ['07-14', 'Fête nationale'],
    ['08-15', 'Assomption'],
    ['12-25', 'Noël'],
  ],
} as const

/** Of the year behind and the one ahead. */
function closedDaysOf(random: Random, now: number, provider: DemoProvider): Staff['closedDays'] {
  const country = provider.city.country === 'FR' ? 'FR' : 'GB'
  const year = Number(localDate(now, provider.city.timezone).slice(0, 4))
  const kept = fixedHolidays[country].filter(([date]) => date === '12-25' || random.chance(0.7))
  return [year - 1, year, year + 1].flatMap((each) => kept.map(([date, name]) => ({ date: `${each}-${date}`, name })))
}
