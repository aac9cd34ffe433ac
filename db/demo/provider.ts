import { furtherScenesFor, scenePath, scenesFor } from '../../scripts/pictures/scenes.ts'
import { type CancellationPolicy, type Need, needs, type PriceRange } from '../../src/domains/providers/contract.ts'
import { reservedSlugs } from '../../src/domains/providers/rules.ts'
import { slugify } from '../../src/lib/slug.ts'
import { demoHours, makeHours, type OpenInterval } from './hours.ts'
import { makePerson, makePhone, type Person } from './people.ts'
import type { DemoProvider, DemoService } from './provider-shape.ts'
import { at, createRandom, deckOf, type Random, uuidV7 } from './random.ts'
import type { Quality } from './reviews.ts'
import { hireStaff } from './staff.ts'
import { type City, cities, cityNamed, makeAddress } from './streets.ts'
import type { Tongue, Trade } from './trade.ts'
import { trades } from './trades.ts'
import { fillIn, makeBio, makeBusinessName, makeDescription, makeGreeting, type Subject } from './voice.ts'

/** The few providers that exist to show a particular state; each exactly once. */
const specialIndex = { demo: 0, withoutHours: 17, withoutPhotos: 23, hidesLastName: 31 } as const

const dayMs = 86_400_000

export type Street = { make(index: number): DemoProvider }

/** Opens one provider after the other; remembers only what must differ between them. */
export function createStreet(seed: number, now: number): Street {
  const tradeDeck = deckOf(
    trades.map((trade) => [trade, trade.share] as const),
    seed,
    'trades',
  )
  const cityDeck = deckOf(
    cities.map((city) => [city, city.share] as const),
    seed,
    'cities',
  )
  const takenSlugs = new Map<string, number>()
  const takenNames = new Set<string>()
  const pictureTurns = new Map<string, number>()
  return {
    make: (index) => {
      const random = createRandom(seed, 'shop', index)
      const isDemo = index === specialIndex.demo
      const trade = isDemo ? at(trades, 0) : at(tradeDeck, index % tradeDeck.length)
      // 37 shares no factor with a hundred: a hundred providers go through the whole deck in another order.
      const city = isDemo
        ? cityNamed('London')
        : at(cityDeck, (index * 37 + Math.floor(index / 100) * 13) % cityDeck.length)
      const provider = openProvider(random, index, trade, city, now, takenNames)
      provider.slug = freeSlug(takenSlugs, provider)
      provider.staff = hireStaff(seed, now, provider, Object.values<number>(specialIndex).includes(index))
      provider.pictures = index === specialIndex.withoutPhotos ? [] : hangPictures(random, pictureTurns, provider)
      return provider
    },
  }
}

function openProvider(
  random: Random,
  index: number,
  trade: Trade,
  city: City,
  now: number,
  takenNames: Set<string>,
): DemoProvider {
  const isDemo = index === specialIndex.demo
  const district = isDemo ? at(city.districts, 0) : random.pick(city.districts)
  const person: Person = isDemo
    ? { firstName: 'Maya', lastName: 'Thompson', gender: 'woman', community: 'caribbean' }
    : makePerson(random, city.name, trade.profession)
  const street = isDemo ? 'Roman Road' : random.pick(district.streets)
  const subject: Subject = { ...person, area: district.name, city: city.name, street: inTitle(street) }
  const tongue: Tongue = city.country === 'FR' && random.chance(0.75) ? 'fr' : 'en'
  const priceRange: PriceRange = isDemo
    ? 'standard'
    : random.weighted([
        ['budget', 3],
        ['standard', 6],
        ['premium', 2],
      ])
  const openedAt = now - Math.floor((isDemo ? 900 : openDays(random)) * dayMs)
  const isWoman = person.gender === 'woman'
  return {
    index,
    accountId: uuidV7(random, openedAt - dayMs),
    providerId: uuidV7(random, openedAt),
    staffId: uuidV7(random, openedAt),
    slug: '',
    email: '',
    person,
    businessName: freeName(
      takenNames,
      city,
      isDemo ? () => 'The Long Mirror' : () => makeBusinessName(random, trade, tongue, subject),
      subject,
    ),
    showsLastName: index !== specialIndex.hidesLastName,
    trade,
    tongue,
    city,
    district,
    address: makeAddress(random, city, district, street),
    phone: makePhone(random, city.name),
    bio: makeBio(random, trade, tongue, subject, isWoman).slice(0, 500),
    greeting: makeGreeting(random, tongue, subject, isWoman),
    description: fillIn(makeDescription(random, trade, tongue), subject),
    businessType: random.pick(trade.businessTypes),
    priceRange,
    services: makeServices(
      random,
      trade,
      tongue,
      city.factor * district.factor * rangeFactor[priceRange],
      openedAt,
      isDemo,
    ),
    hours: makeOpening(random, index, trade.profession),
    staff: { workers: [], rooms: [], closedDays: [] },
    ...makeRules(random, isDemo),
    policy: isDemo ? usualPolicy : createRandom('policy', index).weighted(policies),
    pictures: [],
    specializations: isDemo
      ? ['Balayage', 'Color', 'Silk press', 'Curly hair']
      : random.sample(trade.specializations, random.int(1, 4)),
    qualifications: random.sample(trade.qualifications[tongue], random.int(1, 3)),
    tags: random.sample(trade.tags, random.int(2, 4)),
    languages: makeLanguages(index, tongue),
    needs: makeNeeds(index),
    ...makeStanding(random, index),
    openedAt,
  }
}

const neighbours = ['ar', 'bn', 'en', 'es', 'fr', 'it', 'pl', 'pt', 'ro', 'tr', 'ur', 'yo']

/** That of the town first. */
function makeLanguages(index: number, tongue: Tongue): string[] {
  const random = createRandom('languages', index)
  return [...new Set([tongue, ...random.sample(neighbours, random.pick([0, 0, 1, 1, 2]))])]
}

function makeNeeds(index: number): Need[] {
  const random = createRandom('needs', index)
  return random.sample(needs, random.int(0, 3))
}

const rangeFactor: Record<PriceRange, number> = { budget: 0.82, standard: 1, premium: 1.38 }

function makeOpening(random: Random, index: number, profession: string): OpenInterval[] {
  if (index === specialIndex.withoutHours) return []
  return index === specialIndex.demo ? demoHours : makeHours(random, profession)
}

/** Most have been here for years, some opened last month. */
function openDays(random: Random): number {
  return random.chance(0.7) ? random.int(400, 1500) : random.int(12, 400)
}

/** Shop names write the French street with a capital. */
function inTitle(street: string): string {
  return street.charAt(0).toUpperCase() + street.slice(1)
}

function makeRules(random: Random, isDemo: boolean) {
  return {
    startIntervalMinutes: isDemo
      ? 15
      : random.weighted<number | null>([
          [15, 5],
          [30, 4],
          [null, 1.2],
        ]),
    noticeMinutes: isDemo ? 60 : random.pick([60, 60, 60, 120, 240, 720, 1440]),
    asksFirst: !isDemo && random.chance(0.07),
  }
}

const usualPolicy: CancellationPolicy = [
  { hoursBefore: 24, feePercent: 50 },
  { hoursBefore: 0, feePercent: 100 },
]

const policies: readonly (readonly [CancellationPolicy, number])[] = [
  [usualPolicy, 9],
  [[], 2],
  [[{ hoursBefore: 0, feePercent: 50 }], 2],
  [[{ hoursBefore: 2, feePercent: 100 }], 2],
  [[{ hoursBefore: 24, feePercent: 100 }], 2],
  [
    [
      { hoursBefore: 48, feePercent: 25 },
      { hoursBefore: 12, feePercent: 50 },
      { hoursBefore: 0, feePercent: 100 },
    ],
    2,
  ],
]

function makeStanding(random: Random, index: number) {
  const isDemo = index === specialIndex.demo
  const demand = Math.exp(random.gauss() * 1.05)
  // Only the quiet ones go without: somebody reviews a busy provider.
  const reviewRate = demand < 0.9 && random.chance(0.12) ? 0 : 0.18 + random.next() * 0.45
  const quality = random.weighted<Quality>([
    ['loved', 5],
    ['good', 8],
    ['mixed', 2.2],
  ])
  return {
    demand: isDemo ? 13 : demand,
    reviewRate: isDemo ? 0.5 : reviewRate,
    quality: isDemo ? ('loved' as const) : quality,
    isVerified: isDemo || random.chance(0.72),
    isFeatured: isDemo || (quality === 'loved' && demand > 1.6 && random.chance(0.4)),
    isPremium: random.chance(0.15),
  }
}

/** Half of what the trade can do up to all of it, in the order of the list, every price by the place and the provider. */
function makeServices(
  random: Random,
  trade: Trade,
  tongue: Tongue,
  factor: number,
  openedAt: number,
  isDemo: boolean,
): DemoService[] {
  const count = isDemo ? 12 : random.int(Math.min(4, trade.offers.length), Math.min(12, trade.offers.length))
  const chosen = new Set(random.sample(trade.offers, count))
  const keepsBuffers = !isDemo && random.chance(0.4)
  const bufferAfter = keepsBuffers ? random.pick(trade.bufferAfter) : 0
  const bufferBefore = keepsBuffers && random.chance(0.2) ? random.pick([5, 10, 15]) : 0
  return trade.offers
    .filter((offer) => chosen.has(offer))
    .map((offer) => ({
      serviceId: uuidV7(random, openedAt),
      name: offer[tongue][0],
      description: offer[tongue][1],
      category: tongue === 'fr' ? (trade.categoriesFr[offer.category] ?? offer.category) : offer.category,
      minutes: offer.minutes,
      bufferBefore,
      bufferAfter,
      priceMinor: roundPrice(offer.pounds * factor * (0.94 + random.next() * 0.12)),
      processingAfter: 0,
      processing: 0,
      roomIds: [],
      performers: [],
    }))
}

/** Whole units up to 40, then steps of five, as on a price list; pounds and euros both have a hundred parts. */
function roundPrice(units: number): number {
  const step = units < 40 ? 1 : 5
  return Math.max(5, Math.round(units / step) * step) * 100
}

/** In one city every provider has its own name, as far as names go. */
function freeName(taken: Set<string>, city: City, suggest: () => string, { area, firstName }: Subject): string {
  const suggestions = Array.from({ length: 6 }, suggest)
  const first = at(suggestions, 0)
  const candidates = [...suggestions, `${first}, ${area}`, `${first} by ${firstName}`]
  const free = candidates.find((name) => !taken.has(`${city.name}/${name}`)) ?? first
  taken.add(`${city.name}/${free}`)
  return free
}

function freeSlug(taken: Map<string, number>, provider: DemoProvider): string {
  const { firstName, lastName } = provider.person
  const wanted = slugify(
    provider.showsLastName ? `${firstName} ${lastName}`.replaceAll(/[łŁ]/g, 'l') : provider.businessName,
  )
  const base = reservedSlugs.has(wanted) ? `${wanted}-shop` : wanted
  const used = taken.get(base) ?? 0
  taken.set(base, used + 1)
  return used === 0 ? base : `${base}-${used + 1}`
}

/** More than a shop front shows, or three to five. */
const pictureCounts = [9, 4, 8, 3, 7, 5] as const

/** The first one is the profile; providers of one trade in one city take turns, so that neighbours differ. */
function hangPictures(random: Random, turns: Map<string, number>, provider: DemoProvider): string[] {
  const { profession } = provider.trade
  const own = scenesFor(profession).map(({ name }) => name)
  const further = furtherScenesFor(profession).map(({ name }) => name)
  const place = `${profession}/${provider.city.name}`
  const turn = turns.get(place) ?? 0
  turns.set(place, turn + 1)
  const profile = at(own, turn % own.length)
  const others = random.sample(
    [...own, ...further].filter((name) => name !== profile),
    at(pictureCounts, turn % pictureCounts.length) - 1,
  )
  return [profile, ...others].map((name) => scenePath(name))
}
