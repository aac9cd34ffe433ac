import { everyone, rowsOf } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { reviews } from './contract.ts'

export const access = rowsOf(reviews, {
  ofProvider: { on: provider, answers: everyone(200), input: ({ id }) => ({ providerId: id }) },
})
