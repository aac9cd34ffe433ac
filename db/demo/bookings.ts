import type { Customer, Customers } from './customers.ts'
import type { Visit } from './diary.ts'
import { createDiary } from './diary.ts'
import { createRandom, type Random, uuidV7 } from './random.ts'
import type { Shop } from './shop.ts'

export type Booking = Visit & {
  bookingId: string
  segmentIds: string[]
  customer: Customer
  createdAt: number
  cancelledAt: number | null
  cancelledBy: string | null
  cancelReason: string | null
  notes: string
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** Fills the diaries of all shops with `total` visits, busier shops with more; in the order of the shops. */
export function bookVisits(seed: number, now: number, shops: readonly Shop[], total: number): Map<Shop, Visit[]> {
  const diaries = shops.map((shop) => ({
    shop,
    random: createRandom(seed, 'visits', shop.index),
    diary: createDiary(shop, now),
    visits: [] as Visit[],
    isFull: false,
  }))
  let left = total
  while (left > 0) {
    const open = diaries.filter(({ isFull }) => !isFull)
    if (open.length === 0) break
    const demand = open.reduce((sum, { shop }) => sum + demandOf(shop, now), 0)
    const round = left
    for (const place of open) {
      const wanted = Math.min(left, Math.ceil((round * demandOf(place.shop, now)) / demand))
      for (let count = 0; count < wanted; count++) {
        const visit = place.diary.add(place.random)
        place.isFull = visit === null
        if (!visit) break
        place.visits.push(visit)
        left--
      }
    }
  }
  return new Map(diaries.map(({ shop, visits }) => [shop, visits.sort((a, b) => a.startsAt - b.startsAt)]))
}

/** A shop that opened last month has had a month's visits. */
function demandOf(shop: Shop, now: number): number {
  const share = Math.min(1, (now - shop.openedAt) / (365 * dayMs))
  return shop.demand * (0.1 + 0.9 * share)
}

/** Says who came, when they booked and what became of it. */
export function writeBookings(
  seed: number,
  now: number,
  shop: Shop,
  visits: readonly Visit[],
  customers: Customers,
): Booking[] {
  const random = createRandom(seed, 'bookings', shop.index)
  const regulars = Array.from({ length: 6 + Math.ceil(visits.length / 5) }, () =>
    customers.pickIn(random, shop.city.name),
  )
  return visits.map((visit) => {
    const index = random.chance(0.68) ? random.pick(regulars) : customers.pickIn(random, shop.city.name)
    return writeBooking(random, now, shop, visit, customers.get(index))
  })
}

function writeBooking(random: Random, now: number, shop: Shop, visit: Visit, customer: Customer): Booking {
  const createdAt = bookedAt(random, now, shop, visit)
  return {
    ...visit,
    bookingId: uuidV7(random, createdAt),
    segmentIds: visit.services.map(() => uuidV7(random, createdAt)),
    customer,
    createdAt,
    ...cancellation(random, now, shop, visit, customer, createdAt),
    notes: random.chance(0.12) ? random.pick(customerNotes[shop.tongue]) : '',
  }
}

/** Days ahead as a rule, never with less notice than the shop asks for; a request is answered within two days. */
function bookedAt(random: Random, now: number, shop: Shop, visit: Visit): number {
  const notice = (shop.noticeMinutes + random.int(5, 600)) * minuteMs
  const ahead = notice + Math.min(75, -Math.log(1 - random.next()) * 8) * dayMs
  const latest = now - random.int(3, visit.status === 'pending' ? 1500 : 12_000) * minuteMs
  if (visit.status === 'pending') return latest
  const wished = Math.max(visit.startsAt - ahead, shop.openedAt + 60 * minuteMs)
  return wished < latest ? wished : Math.min(latest, visit.startsAt - notice)
}

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

const reasonsOfShops = {
  en: ['I am ill, very sorry', 'Burst pipe in the shop', 'Family emergency'],
  fr: ['Malade, toutes mes excuses', 'Fuite d’eau dans le salon'],
} as const

const stays = { cancelledAt: null, cancelledBy: null, cancelReason: null } as const

function cancellation(random: Random, now: number, shop: Shop, visit: Visit, customer: Customer, createdAt: number) {
  if (visit.status !== 'cancelled') return stays
  const latest = Math.min(now, visit.startsAt)
  const byShop = random.chance(0.14)
  const reasons = byShop ? reasonsOfShops : reasonsOfCustomers
  return {
    cancelledAt: Math.floor(createdAt + (latest - createdAt) * (0.1 + 0.85 * random.next())),
    cancelledBy: byShop ? shop.accountId : customer.accountId,
    cancelReason: random.chance(0.8) ? random.pick(reasons[shop.tongue]) : null,
  }
}
