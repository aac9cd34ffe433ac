import { expect, test } from 'vitest'
import { feeEntries } from './rules.ts'

test('a fee is owed by the customer and owed to the provider, and the two come to nothing', () => {
  const entries = feeEntries({ customerId: 'ada', providerId: 'maya', currency: 'GBP', amountMinor: 2000 })
  expect(entries).toEqual([
    { account: 'owed_by_customer', ownerId: 'ada', currency: 'GBP', amountMinor: 2000 },
    { account: 'owed_to_provider', ownerId: 'maya', currency: 'GBP', amountMinor: -2000 },
  ])
})
