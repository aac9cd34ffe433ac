import { randomUUID } from 'node:crypto'
import {
  customerOfSide,
  each,
  everyone,
  ofProvider,
  providersOnly,
  rowsOf,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { booking } from '../bookings/access.ts'
import { provider } from '../providers/access.ts'
import { ownProvider } from './contract.ts'
import { customers } from './customers-contract.ts'

const openDay = [{ opens: '09:00', closes: '17:00' }]

/** Somebody who has booked with that provider; of one who does not exist, some id. */
async function customerOf(world: World, providerId: string, who: Who): Promise<string> {
  for (const side of ['first', 'second'] as const) {
    if ((await world.providerOn(side)).providerId !== providerId) continue
    await booking.make(world, side, who)
    return (await world.actor(customerOfSide[side])).accountId
  }
  return randomUUID()
}

export const access = [
  ...rowsOf(ownProvider, {
    create: {
      // One person has one provider.
      answers: each({ visitor: 401, customer: 201, provider: 409, admin: 201 }),
      input: () => ({
        businessName: 'Chair & Comb',
        profession: 'Barber',
        placeSlug: 'london',
        street: 'Roman Road 5',
        postalCode: 'E2 0HU',
        services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }],
        hours: Array.from({ length: 7 }, () => openDay),
      }),
    },
    preview: {
      answers: everyone(200),
      input: () => ({
        placeSlug: 'london',
        hours: Array.from({ length: 7 }, () => openDay),
        service: { name: 'Cut', durationMinutes: 60 },
      }),
    },
    mine: { answers: providersOnly(200) },
    update: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id, bio: 'Curls' }) },
    setRules: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, bookingWindowDays: 60 }),
    },
    setPhotos: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, photos: [] }),
    },
    close: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    reopen: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(customers, {
    list: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    get: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world, who }) => ({ id, customerId: await customerOf(world, whole, who) }),
    },
    setNote: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world, who }) => ({
        id,
        customerId: await customerOf(world, whole, who),
        text: 'Tea, no sugar',
      }),
    },
  }),
]
