import { everyone, rowsOf } from '../../../tests/access.ts'
import { health } from './contract.ts'

export const access = rowsOf(health, {
  report: {
    answers: everyone(201),
    input: () => ({ route: 'routes/provider', vitals: [{ vital: 'lcp', value: 1200 }], calls: 3, failed: 0 }),
  },
})
