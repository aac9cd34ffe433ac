import {
  customerOfSide,
  each,
  ofProvider,
  providersOnly,
  rowsOf,
  sideOf,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { booking } from '../bookings/access.ts'
import { provider } from '../providers/access.ts'
import { ownProvider } from './contract.ts'
import { customers } from './customers-contract.ts'

const openDay = [{ opens: '09:00', closes: '17:00' }]

/** Somebody who has booked on that side. */
async function customerOf(world: World, who: Who): Promise<string> {
  const side = sideOf(who)
  await booking.make(world, side, who)
  return (await world.actor(customerOfSide[side])).accountId
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
    mine: { answers: providersOnly(200) },
    update: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id, bio: 'Curls' }) },
    setRules: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, bookingWindowDays: 60 }),
    },
    close: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    reopen: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(customers, {
    list: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    get: {
      on: provider,
      answers: ofProvider(200),
      input: async ({ id, world, who }) => ({ id, customerId: await customerOf(world, who) }),
    },
    setNote: {
      on: provider,
      answers: ofProvider(200),
      input: async ({ id, world, who }) => ({ id, customerId: await customerOf(world, who), text: 'Tea, no sugar' }),
    },
  }),
]
