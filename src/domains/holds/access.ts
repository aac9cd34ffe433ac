import { each, ofOwner, otherSide, providerOfSide, rowsOf, signedIn, type Thing } from '../../../tests/access.ts'
import { dateIn, london } from '../../../tests/factories.ts'
import { provider } from '../providers/access.ts'
import { holds } from './contract.ts'

const hold: Thing = {
  make: async (world, side, who) => {
    // Nobody holds a time with themselves.
    const { providerId, serviceIds } = await world.providerOn(who === providerOfSide[side] ? otherSide(side) : side)
    const body = { providerId, serviceIds, dateTime: world.newTime() }
    return world.call(await world.ownerOn(side, who), 'POST', '/bookings/holds', body)
  },
}

export const access = rowsOf(holds, {
  quote: {
    on: provider,
    // Nobody books with themselves; to a visitor every provider is somebody else's.
    answers: each({
      visitor: [200, 200, 404],
      customer: [200, 200, 404],
      provider: [422, 200, 404],
      admin: [200, 200, 404],
    }),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: await world.serviceOf(id),
      dateTime: london(dateIn(3), '10:00'),
    }),
  },
  create: {
    on: provider,
    answers: each({ visitor: 401, customer: [201, 201, 404], provider: [422, 201, 404], admin: [201, 201, 404] }),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: [await world.serviceOf(id)],
      dateTime: london(dateIn(3), '10:00'),
    }),
  },
  list: { answers: signedIn(200) },
  extend: { on: hold, answers: ofOwner(200), input: ({ id }) => ({ id }) },
  release: { on: hold, answers: ofOwner(200), input: ({ id }) => ({ id }) },
})
