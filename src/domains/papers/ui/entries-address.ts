import type { EntriesAsked } from '../statement-contract.ts'

/** Where a provider reads what an amount is the sum of. */
export function entriesAddress({
  currency,
  account,
  month,
  span,
  kind,
  purpose,
  planId,
  isStamps,
}: EntriesAsked): string {
  const given = Object.entries({ currency, account, month, span, kind, purpose, planId, isStamps }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
  )
  return `/dashboard/money?${new URLSearchParams(given)}`
}
