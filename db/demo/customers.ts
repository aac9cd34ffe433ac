import { portraitPath } from '../../scripts/pictures/scenes.ts'
import { slugify } from '../../src/lib/slug.ts'
import { demoAccounts } from './accounts.ts'
import { type Language, languageOf, makePerson, type Person } from './people.ts'
import { portraitFor } from './portraits.ts'
import { at, createRandom, deckOf, type Random, uuidV7 } from './random.ts'
import { type City, cities } from './streets.ts'

export type Customer = Person & {
  accountId: string
  email: string
  language: Language
  createdAt: number
  avatarUrl: string | null
}

export type Customers = {
  count: number
  get(index: number): Customer
  /** Index of somebody who lives in the city; never the demo customer. */
  pickIn(random: Random, cityName: string): number
}

const dayMs = 86_400_000

/** Customers are worked out when somebody asks for them, so that a hundred thousand need no list. */
export function createCustomers(seed: number, now: number, count: number): Customers {
  const deck: City[] = deckOf(
    cities.map((city) => [city, city.share] as const),
    seed,
    'customer cities',
  )
  const known = new Map<number, Customer>()
  const get = (index: number) => {
    const found = known.get(index)
    if (found) return found
    const made = makeCustomer(seed, now, index, at(deck, index % deck.length))
    known.set(index, made)
    return made
  }
  return {
    count,
    get,
    pickIn: (random, cityName) => {
      for (let attempt = 0; attempt < 500; attempt++) {
        const index = random.int(1, count - 1)
        if (at(deck, index % deck.length).name === cityName) return index
      }
      return random.int(1, count - 1)
    },
  }
}

function makeCustomer(seed: number, now: number, index: number, city: City): Customer {
  const random = createRandom(seed, 'customer', index)
  const createdAt = now - Math.floor((450 + random.next() * 500) * dayMs)
  if (index === 0) return demoCustomer(random, createdAt)
  const person = makePerson(random, city.name)
  const mailbox = [person.firstName, person.lastName].map(slugify).join('.')
  const portrait = random.chance(0.35) ? portraitFor(random, person) : null
  return {
    ...person,
    accountId: uuidV7(random, createdAt),
    email: `${mailbox}.${index}@demo.highstreet.test`,
    language: languageOf(random, person.community, city.country),
    createdAt,
    avatarUrl: portrait && portraitPath(portrait),
  }
}

function demoCustomer(random: Random, createdAt: number): Customer {
  return {
    firstName: 'Nia',
    lastName: 'Campbell',
    gender: 'woman',
    community: 'caribbean',
    accountId: uuidV7(random, createdAt),
    email: demoAccounts.customer.email,
    language: 'en',
    createdAt,
    avatarUrl: portraitPath('nia'),
  }
}
