import { randomUUID } from 'node:crypto'
import { each, ofProvider, rowsOf, signedIn, type Thing, type World } from '../../../tests/access.ts'
import { booking } from '../bookings/access.ts'
import { provider } from '../providers/access.ts'
import { delays, providerDelays } from './contract.ts'

const lateBy = (startsAt: Date) => new Date(startsAt.getTime() + 20 * 60_000)

/** Expected twenty minutes later than planned. */
const delayed: Thing = {
  isOfTwoOthers: true,
  make: async (world, side, who) => {
    const id = await booking.make(world, side, who)
    const { db } = world.app.running
    const { provider_id, starts_at } = await findBooking(world, id)
    const expected_at = lateBy(starts_at)
    await db
      .insertInto('delayed_booking')
      .values({ provider_id, booking_id: id, starts_at, expected_at, told_at: new Date() })
      .execute()
    return id
  },
}

const findBooking = (world: World, id: string) =>
  world.app.running.db
    .selectFrom('booking')
    .select(['provider_id', 'starts_at'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()

async function accepting({ id, world }: { id: string; world: World }) {
  const found = await findBooking(world, id).catch(() => null)
  return { id, expected: lateBy(found?.starts_at ?? new Date()).toISOString() }
}

export const access = [
  ...rowsOf(delays, {
    mine: { answers: signedIn(200) },
    accept: {
      on: delayed,
      answers: each({ visitor: 401, customer: [200, 404, 404], provider: 404, admin: 404 }),
      input: accepting,
    },
  }),
  ...rowsOf(providerDelays, {
    get: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    say: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({
        id,
        staffId: (await world.providerOf(whole))?.staffId ?? randomUUID(),
        minutes: 20,
      }),
    },
  }),
]
