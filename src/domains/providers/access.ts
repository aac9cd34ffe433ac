import { everyone, everyoneWhatExists, rowsOf, type Thing } from '../../../tests/access.ts'
import { providers } from './contract.ts'
import { providerRecords } from './record-contract.ts'

export const provider: Thing = {
  make: async (world, side) => (await world.providerOn(side)).providerId,
}

export const access = [
  ...rowsOf(providers, {
    list: { answers: everyone(200), input: () => ({ search: 'hair', limit: 5 }) },
    featured: { answers: everyone(200) },
    popular: { answers: everyone(200) },
    get: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
    services: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(providerRecords, { get: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) } }),
]
