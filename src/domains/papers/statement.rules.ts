import { type Purpose, purposes, type StatementMoney } from './statement-contract.ts'

/** A sum of the ledger: of one account and kind of posting, before the month or in it. */
export type Summed = {
  currency: string
  account: string
  kind: string
  purpose: Purpose
  isOfMonth: boolean
  count: number
  amountMinor: number
}

/** Of which it is told what it was for. */
export const hasPurpose = (kind: string) => kind === 'charge' || kind === 'gift_funded'

/** In the order in which they are told. */
export const movementKinds = [
  ...(['charge', 'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost'] as const),
  ...(['cancellation_fee', 'no_show_fee', 'fee_waived', 'fee_covered', 'fee_paid', 'earned'] as const),
  ...(['gift_redeemed', 'gift_returned', 'gift_funded', 'gift_unfunded'] as const),
  ...(['gift_drawn', 'gift_draw_returned'] as const),
  ...(['platform_fee', 'platform_fee_returned', 'platform_paid', 'platform_returned'] as const),
]

/** What stands on a statement, by currency. Within one kind of posting no account goes both ways: the amounts above zero are what it moved. */
export function moneyOf(sums: readonly Summed[]): StatementMoney[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = sums.filter((sum) => sum.currency === currency)
    return { currency, movements: movementsOf(own.filter(({ isOfMonth }) => isOfMonth)), accounts: accountsOf(own) }
  })
}

function movementsOf(sums: readonly Summed[]): StatementMoney['movements'] {
  const movements = new Map<string, StatementMoney['movements'][number]>()
  for (const { kind, purpose: paidFor, count, amountMinor } of sums) {
    // What becomes of the money afterwards is told apart by its kind alone.
    const purpose = hasPurpose(kind) ? paidFor : 'visit'
    const key = `${kind} ${purpose}`
    const before = movements.get(key) ?? { kind, purpose, count: 0, amountMinor: 0 }
    movements.set(key, {
      ...before,
      count: before.count + count,
      amountMinor: before.amountMinor + Math.max(0, amountMinor),
    })
  }
  return [...movements.values()].sort((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ kind, purpose }: { kind: string; purpose: Purpose }): number {
  const index = (movementKinds as readonly string[]).indexOf(kind)
  return (index === -1 ? movementKinds.length : index) + purposes.indexOf(purpose) / purposes.length
}

/** What there is first, then whose it is. */
export const assets = ['held_by_processor', 'disputed', 'owed_by_customer', 'platform', 'promised_by_platform']
const debts = ['paid_ahead', 'gift_card', 'refund_due', 'owed_to_provider']

function accountsOf(sums: readonly Summed[]): StatementMoney['accounts'] {
  const names = [...new Set([...assets, ...debts, ...sums.map(({ account }) => account)])]
  return names
    .map((account) => {
      const own = sums.filter((sum) => sum.account === account)
      const sum = (isOfMonth: boolean) =>
        own.reduce((total, one) => total + (one.isOfMonth === isOfMonth ? one.amountMinor : 0), 0)
      const [openingMinor, movedMinor] = [sum(false), sum(true)]
      return { account, openingMinor, movedMinor, closingMinor: openingMinor + movedMinor, isUsed: own.length > 0 }
    })
    .filter(({ isUsed }) => isUsed)
    .map(({ isUsed: _, ...account }) => account)
}
