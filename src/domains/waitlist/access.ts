import { randomUUID } from 'node:crypto'
import {
  each,
  ofOwner,
  ofProvider,
  otherSide,
  providerOfSide,
  rowsOf,
  type Side,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { booking } from '../bookings/access.ts'
import { provider } from '../providers/access.ts'
import { providerWaitlist, waitlist } from './contract.ts'

const when = (day: string) => ({
  firstDate: day,
  lastDate: day,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  earliest: '00:00',
  latest: '23:59',
})
/** A Sunday far enough away for nobody to be free: the windows of the calls end before it. */
const farAway = () => Temporal.Now.plainDateISO('Europe/London').add({ days: 200 }).toString()

async function join(world: World, side: Side, who: Who): Promise<string> {
  const { providerId, serviceIds } = await world.providerOn(who === providerOfSide[side] ? otherSide(side) : side)
  const owner = await world.ownerOn(side, who)
  // Each makes room for the next: one person may have five.
  await world.app.running.db.deleteFrom('waitlist_entry').where('customer_id', '=', owner.accountId).execute()
  return world.call(owner, 'POST', '/waitlist', { providerId, serviceIds, ...when(farAway()) })
}
const entry: Thing = { make: join }

/** Held for whoever it is made for, at a time of its own. */
const offer: Thing = {
  make: async (world, side, who) => {
    const { db } = world.app.running
    const entryId = await join(world, side, who)
    const { provider_id, customer_id, service_ids } = await db
      .selectFrom('waitlist_entry')
      .selectAll()
      .where('entry_id', '=', entryId)
      .executeTakeFirstOrThrow()
    const time = world.newTime()
    const body = { providerId: provider_id, serviceIds: service_ids, dateTime: time }
    const owner = await world.ownerOn(side, who)
    const holdId = await world.call(owner, 'POST', '/bookings/holds', body)
    await db.updateTable('hold').set({ is_offer: true, customer_id }).where('hold_id', '=', holdId).execute()
    const offerId = randomUUID()
    await db
      .insertInto('waitlist_offer')
      .values({
        provider_id,
        offer_id: offerId,
        entry_id: entryId,
        starts_at: new Date(time),
        ends_at: new Date(Date.parse(time) + 3_600_000),
        total_minor: 4000,
        currency: 'GBP',
        hold_id: holdId,
        offered_at: new Date(),
        expires_at: new Date(Date.now() + 600_000),
      })
      .execute()
    return offerId
  },
}

export const access = [
  ...rowsOf(waitlist, {
    list: { answers: signedIn(200) },
    join: {
      on: provider,
      answers: each({ visitor: 401, customer: [201, 201, 404], provider: [422, 201, 404], admin: [201, 201, 404] }),
      input: async ({ id, world }) => ({
        providerId: id,
        serviceIds: [await world.serviceOf(id)],
        ...when(farAway()),
      }),
    },
    wantEarlier: {
      on: booking,
      // The customer's alone: an earlier time is nobody else's to want.
      answers: { ...each({ visitor: 401, customer: [201, 404, 404], provider: 404, admin: 404 }) },
      input: ({ id }) => ({ id, ...when(farAway()), earliest: '00:00', latest: '00:00' }),
    },
    leave: { on: entry, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    accept: { on: offer, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    decline: { on: offer, answers: ofOwner(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(providerWaitlist, {
    get: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    setRule: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, mode: 'everyone', longestFirst: false }),
    },
  }),
]
