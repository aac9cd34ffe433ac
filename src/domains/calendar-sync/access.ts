import { rowsOf, signedIn } from '../../../tests/access.ts'
import { feeds } from './contract.ts'

export const access = rowsOf(feeds, {
  list: { answers: signedIn(200) },
  create: { answers: signedIn(200), input: () => ({ kind: 'customer' }) },
  revoke: { answers: signedIn(200), input: () => ({ kind: 'customer' }) },
})
