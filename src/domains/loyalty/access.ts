import { ofProvider, rowsOf, signedIn } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { loyalty } from './contract.ts'
import { providerStamps, stamps } from './stamps-contract.ts'

export const access = [
  ...rowsOf(loyalty, {
    points: { answers: signedIn(200) },
    history: { answers: signedIn(200) },
    tiers: { answers: signedIn(200) },
    rewards: { answers: signedIn(200) },
    redeem: { answers: signedIn(404), input: () => ({ amount: 500, reward: 'none_of_that_name' }) },
  }),
  ...rowsOf(stamps, { list: { answers: signedIn(200) } }),
  ...rowsOf(providerStamps, {
    get: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
    offer: {
      on: provider,
      answers: ofProvider(200),
      input: ({ id }) => ({ id, visits: 10, rewardMinor: 1500, serviceIds: [] }),
    },
    withdraw: { on: provider, answers: ofProvider(200), input: ({ id }) => ({ id }) },
  }),
]
