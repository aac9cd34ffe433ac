import { everyone, rowsOf } from '../../../tests/access.ts'
import { categories } from './contract.ts'

export const access = rowsOf(categories, {
  list: { answers: everyone(200) },
})
