import type { PlannedBooking } from './calendar.ts'
import { createCalendar } from './calendar.ts'
import type { Customer, Customers } from './customers.ts'
import type { DemoProvider } from './provider-shape.ts'
import { createRandom, type Random, uuidV7 } from './random.ts'

export type Booking = PlannedBooking & {
  bookingId: string
  segmentIds: string[]
  customer: Customer
  createdAt: number
  cancelledAt: number | null
  cancelledBy: string | null
  cancelReason: string | null
  notes: string
  /** Through what they came; null: nothing says so. */
  source: string | null
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** Fills the calendars of all providers with `total` bookings, busier providers with more; in the order of the providers. */
export function planBookings(
  seed: number,
  now: number,
  providers: readonly DemoProvider[],
  total: number,
): Map<DemoProvider, PlannedBooking[]> {
  const calendars = providers.map((provider) => ({
    provider,
    random: createRandom(seed, 'visits', provider.index),
    calendar: createCalendar(provider, now),
    bookings: [] as PlannedBooking[],
    isFull: false,
  }))
  let left = total
  while (left > 0) {
    const open = calendars.filter(({ isFull }) => !isFull)
    if (open.length === 0) break
    const demand = open.reduce((sum, { provider }) => sum + demandOf(provider, now), 0)
    const round = left
    for (const place of open) {
      const wanted = Math.min(left, Math.ceil((round * demandOf(place.provider, now)) / demand))
      for (let count = 0; count < wanted; count++) {
        const booking = place.calendar.add(place.random)
        place.isFull = booking === null
        if (!booking) break
        place.bookings.push(booking)
        left--
      }
    }
  }
  return new Map(
    calendars.map(({ provider, bookings }) => [provider, bookings.sort((a, b) => a.startsAt - b.startsAt)]),
  )
}

/** A provider that opened last month has had a month’s bookings. */
function demandOf(provider: DemoProvider, now: number): number {
  const share = Math.min(1, (now - provider.openedAt) / (365 * dayMs))
  return provider.demand * (0.1 + 0.9 * share)
}

/** Says who came, when they booked and what became of it. */
export function writeBookings(
  seed: number,
  now: number,
  provider: DemoProvider,
  bookings: readonly PlannedBooking[],
  customers: Customers,
): Booking[] {
  const random = createRandom(seed, 'bookings', provider.index)
  const regulars = Array.from({ length: 6 + Math.ceil(bookings.length / 5) }, () =>
    customers.pickIn(random, provider.city.name),
  )
  // By chances of their own: what else there is stays as it was.
  const ways = createRandom(seed, 'sources', provider.index)
  return bookings.map((booking) => {
    const index = random.chance(0.68) ? random.pick(regulars) : customers.pickIn(random, provider.city.name)
    return { ...writeBooking(random, now, provider, booking, customers.get(index)), source: ways.weighted(sources) }
  })
}

function writeBooking(
  random: Random,
  now: number,
  provider: DemoProvider,
  booking: PlannedBooking,
  customer: Customer,
): Omit<Booking, 'source'> {
  const createdAt = bookedAt(random, now, provider, booking)
  return {
    ...booking,
    bookingId: uuidV7(random, createdAt),
    segmentIds: booking.services.map(() => uuidV7(random, createdAt)),
    customer,
    createdAt,
    ...cancellation(random, now, provider, booking, customer, createdAt),
    notes: random.chance(0.12) ? random.pick(customerNotes[provider.tongue]) : '',
  }
}

/** Days ahead as a rule, never with less notice than the provider asks for; a request is answered within two days. */
function bookedAt(random: Random, now: number, provider: DemoProvider, booking: PlannedBooking): number {
  const notice = (provider.noticeMinutes + random.int(5, 600)) * minuteMs
  const ahead = notice + Math.min(75, -Math.log(1 - random.next()) * 8) * dayMs
  const latest = now - random.int(3, booking.status === 'pending' ? 1500 : 12_000) * minuteMs
  if (booking.status === 'pending') return latest
  const asked = Math.max(booking.startsAt - ahead, provider.openedAt + 60 * minuteMs)
  return asked < latest ? asked : Math.min(latest, booking.startsAt - notice)
}

const sources = [
  ['marketplace', 46],
  ['link', 22],
  ['search_engine', 14],
  ['social', 10],
  ['website', 4],
  [null, 4],
] as const

const customerNotes = {
  en: [
    'First visit, a bit nervous.',
    'I may be five minutes late, coming from the station.',
    'Same as last time, please.',
    'Allergic to lavender.',
    'Bringing a pram, hope that is all right.',
    'Could we keep it quiet? Long week.',
    'It is for a wedding on the Saturday.',
    'Please ring the top bell if the door is locked.',
  ],
  fr: [
    'Première visite.',
    'Comme la dernière fois, s’il vous plaît.',
    'Je viens avec une poussette.',
    'Allergie à la lavande.',
    'J’aurai peut-être cinq minutes de retard.',
  ],
} as const

const reasonsOfCustomers = {
  en: [
    'Feeling poorly',
    'Something came up at work',
    'Trains are off',
    'Booked the wrong day',
    'Found another time',
    'Child off school',
  ],
  fr: ['Malade', 'Empêchement au travail', 'Grève des trains', 'Erreur de date', 'Enfant malade'],
} as const

const reasonsOfProviders = {
  en: ['I am ill, very sorry', 'Burst pipe in the shop', 'Family emergency'],
  fr: ['Malade, toutes mes excuses', 'Fuite d’eau dans le salon'],
} as const

const stays = { cancelledAt: null, cancelledBy: null, cancelReason: null } as const

function cancellation(
  random: Random,
  now: number,
  provider: DemoProvider,
  booking: PlannedBooking,
  customer: Customer,
  createdAt: number,
) {
  if (booking.status !== 'cancelled') return stays
  const latest = Math.min(now, booking.startsAt)
  const byProvider = random.chance(0.14)
  const reasons = byProvider ? reasonsOfProviders : reasonsOfCustomers
  return {
    cancelledAt: Math.floor(createdAt + (latest - createdAt) * (0.1 + 0.85 * random.next())),
    cancelledBy: byProvider ? provider.accountId : customer.accountId,
    cancelReason: random.chance(0.8) ? random.pick(reasons[provider.tongue]) : null,
  }
}
