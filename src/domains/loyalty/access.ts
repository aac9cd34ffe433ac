import { rowsOf, signedIn } from '../../../tests/access.ts'
import { loyalty } from './contract.ts'

export const access = rowsOf(loyalty, {
  points: { answers: signedIn(200) },
  history: { answers: signedIn(200) },
  tiers: { answers: signedIn(200) },
  rewards: { answers: signedIn(200) },
  redeem: { answers: signedIn(404), input: () => ({ amount: 500, reward: 'none_of_that_name' }) },
})
