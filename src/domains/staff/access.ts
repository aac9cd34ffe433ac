import { randomUUID } from 'node:crypto'
import { each, ofProvider, rowsOf, type World } from '../../../tests/access.ts'
import { dateIn, london } from '../../../tests/factories.ts'
import { provider } from '../providers/access.ts'
import { calendarEntries } from './calendar-entries-contract.ts'
import { setup } from './contract.ts'

const openDay = [{ opens: '09:00', closes: '17:00' }]
const openWeek = Array.from({ length: 7 }, () => openDay)
const cut = { name: 'Cut', durationMinutes: 60, priceMinor: 4000 }

/** One of its staff; of a provider who does not exist, some id. */
const staffOf = async (world: World, id: string) => (await world.providerOf(id))?.staffId ?? randomUUID()
/** Providers are shared: each time a day of its own. */
let days = 20
const entryAt = async (world: World, id: string) => {
  const date = dateIn(days++)
  return { staffId: await staffOf(world, id), start: london(date, '10:00'), end: london(date, '10:30') }
}
async function entryIn(world: World, providerId: string): Promise<string> {
  const provider = await world.providerOf(providerId)
  if (!provider) return randomUUID()
  return world.call(provider.owner, 'POST', `/providers/${providerId}/entries`, await entryAt(world, providerId))
}

export const access = [
  ...rowsOf(setup, {
    get: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    addService: { on: provider, answers: ofProvider(201), input: ({ id }) => ({ id, ...cut }) },
    updateService: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, serviceId: await world.serviceOf(whole), name: 'Long cut' }),
    },
    removeService: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, serviceId: await world.serviceOf(whole) }),
    },
    orderServices: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 400,
      input: async ({ id, whole, world }) => ({
        id,
        serviceIds: (await world.providerOf(whole))?.serviceIds ?? [randomUUID()],
      }),
    },
    addStaffMember: { on: provider, answers: ofProvider(201), input: ({ id }) => ({ id, name: 'Zoe' }) },
    updateStaffMember: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, staffId: await staffOf(world, whole), name: 'Maya' }),
    },
    removeStaffMember: {
      on: provider,
      // Somebody has to stay.
      answers: each({ visitor: 401, customer: 403, provider: [409, 404, 404], admin: 403 }),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, staffId: await staffOf(world, whole) }),
    },
    addRoom: { on: provider, answers: ofProvider(201), input: ({ id }) => ({ id, name: 'Back room' }) },
    removeRoom: {
      on: provider,
      answers: ofProvider(404),
      input: ({ id }) => ({ id, roomId: randomUUID() }),
    },
    setHours: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, staffId: await staffOf(world, whole), hours: openWeek }),
    },
    setDateOverride: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, staffId: await staffOf(world, whole), date: dateIn(9), hours: [] }),
    },
    removeDateOverride: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, staffId: await staffOf(world, whole), date: dateIn(9) }),
    },
    setClosedDay: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, date: dateIn(9), name: 'Fair' }),
    },
    removeClosedDay: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id, date: dateIn(9) }) },
    preview: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, staffId: await staffOf(world, whole), hours: openWeek }),
    },
  }),
  ...rowsOf(calendarEntries, {
    add: {
      on: provider,
      answers: ofProvider(201),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, ...(await entryAt(world, whole)) }),
    },
    update: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({
        id,
        entryId: await entryIn(world, whole),
        ...(await entryAt(world, id)),
      }),
    },
    remove: {
      on: provider,
      answers: ofProvider(200),
      foreignPart: 404,
      input: async ({ id, whole, world }) => ({ id, entryId: await entryIn(world, whole) }),
    },
  }),
]
