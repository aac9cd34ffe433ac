import { everyone, rowsOf } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { search } from './contract.ts'

export const access = rowsOf(search, {
  providers: { answers: everyone(200), input: () => ({ search: 'hair', location: 'London' }) },
  filters: { answers: everyone(200), input: () => ({ search: 'hair', location: 'London' }) },
  nextTimes: { on: provider, answers: everyone(200), input: ({ id }) => ({ providerIds: id }) },
})
