import { randomUUID } from 'node:crypto'
import { ofOwner, ofProvider, rowsOf, signedIn, type Thing, type World } from '../../../tests/access.ts'
import { dateIn, london, makeAccount, makeProvider } from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { provider } from '../providers/access.ts'
import { providerReminders } from './contract.ts'
import { overdue } from './overdue-contract.ts'
import { rebooking } from './rebooking-contract.ts'

/** It took place so many days ago. */
async function visit(world: World, who: Actor, providerId: string, serviceId: string, daysAgo: number) {
  const time = world.newTime()
  const bookingId = await world.call(who, 'POST', '/bookings', { providerId, serviceIds: [serviceId], dateTime: time })
  const starts_at = new Date(london(dateIn(-daysAgo), '10:00'))
  await world.app.running.db
    .updateTable('booking')
    .set({ status: 'completed', starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) })
    .where('booking_id', '=', bookingId)
    .execute()
}

/** A provider of whom they have had a service, and nobody else has. */
const visited: Thing = {
  make: async (world, side, who) => {
    const { providerId, serviceIds } = await makeProvider(world.app)
    await visit(world, await world.ownerOn(side, who), providerId, serviceIds[0] ?? '', 10)
    return providerId
  },
}

const serviceOf = async (world: World, providerId: string) => {
  const { db } = world.app.running
  const row = await db
    .selectFrom('service')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.service_id ?? randomUUID()
}
const had = async ({ id, world }: { id: string; world: World }) => ({
  providerId: id,
  serviceId: await serviceOf(world, id),
})

/** Of the provider: due a while ago. */
async function overdueOf(world: World, providerId: string): Promise<string> {
  const named = await world.providerOf(providerId)
  const [serviceId] = named?.serviceIds ?? []
  if (!serviceId) return randomUUID()
  const customer = await makeAccount(world.app)
  for (const daysAgo of [50, 30]) await visit(world, customer, providerId, serviceId, daysAgo)
  return customer.accountId
}

export const access = [
  ...rowsOf(providerReminders, {
    get: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    set: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id, hoursBefore: [48] }) },
  }),
  ...rowsOf(rebooking, {
    list: { answers: signedIn(200) },
    setReminded: { answers: signedIn(200), input: () => ({ isReminded: true }) },
    times: { on: visited, answers: ofOwner(200), input: had },
    set: { on: visited, answers: ofOwner(200), input: async (call) => ({ ...(await had(call)), snoozeWeeks: 2 }) },
  }),
  ...rowsOf(overdue, {
    list: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    ask: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, customerId: await overdueOf(world, whole) }),
    },
  }),
]
