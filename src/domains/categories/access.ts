import { everyone, everyoneWhatExists, rowsOf, type Thing } from '../../../tests/access.ts'
import { categories } from './contract.ts'

const category: Thing = { make: async () => 'nail-care' }

export const access = rowsOf(categories, {
  list: { answers: everyone(200) },
  featured: { answers: everyone(200) },
  get: { on: category, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
})
