import { ofProvider, rowsOf } from '../../../tests/access.ts'
import { dateIn } from '../../../tests/factories.ts'
import { provider } from '../providers/access.ts'
import { providerCalendar } from './contract.ts'

export const access = rowsOf(providerCalendar, {
  get: {
    on: provider,
    answers: ofProvider(200),
    input: ({ id }) => ({ id, from: dateIn(0), to: dateIn(6) }),
  },
})
