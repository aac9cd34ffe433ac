import { everyoneWhatExists, rowsOf } from '../../../tests/access.ts'
import { dateIn } from '../../../tests/factories.ts'
import { provider } from '../providers/access.ts'
import { availability } from './contract.ts'

export const access = rowsOf(availability, {
  list: {
    on: provider,
    answers: everyoneWhatExists(200),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: await world.serviceOf(id),
      from: dateIn(1),
      to: dateIn(3),
    }),
  },
})
