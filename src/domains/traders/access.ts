import { everyoneWhatExists, providersOnly, rowsOf } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { traders } from './contract.ts'

export const access = [
  ...rowsOf(traders, {
    ofProvider: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
    mine: { answers: providersOnly(200) },
    declare: {
      answers: providersOnly(200),
      input: () => ({
        ...{ kind: 'trader', legalName: 'Rivers Hair Ltd', street: 'Roman Road 5', postalCode: 'E2 0HU' },
        ...{ city: 'London', country: 'GB', register: '', registerNumber: '', taxNumber: '' },
        ...{ email: 'hello@rivers.test', phone: '+44 20 7946 0000', complies: true },
      }),
    },
  }),
]
