export type Account = 'owed_by_customer' | 'owed_to_provider'

/** Positive: the account is owed; negative: it owes. */
export type Entry = { account: Account; ownerId: string; currency: string; amountMinor: number }

type Fee = { customerId: string; providerId: string; currency: string; amountMinor: number }

/** The customer owes it, and it is owed to the provider. */
export function feeEntries({ customerId, providerId, currency, amountMinor }: Fee): Entry[] {
  return [
    { account: 'owed_by_customer', ownerId: customerId, currency, amountMinor },
    { account: 'owed_to_provider', ownerId: providerId, currency, amountMinor: -amountMinor },
  ]
}
