import { type Account, accounts } from '../ledger/rules.ts'
import { assets, movementKinds } from './statement.rules.ts'
import type { Purpose, StatementMoney } from './statement-contract.ts'

type MovementName =
  | (typeof movementKinds)[number]
  | 'giftCharge'
  | 'tipCharge'
  | 'planCharge'
  | 'rewardFunded'
  | 'other'

const charges = { gift_card: 'giftCharge', tip: 'tipCharge', subscription: 'planCharge', reward: 'other' } as const

/** By which text it is called. */
export function movementName({ kind, purpose }: { kind: string; purpose: Purpose }): MovementName {
  if (kind === 'charge' && purpose !== 'visit') return charges[purpose]
  if (kind === 'gift_funded' && purpose === 'reward') return 'rewardFunded'
  return movementKinds.find((name) => name === kind) ?? 'other'
}

/** By which what the account moved is told as on a statement: what there is, and whose it is. */
export const signOf = (account: Account): 1 | -1 => (assets.includes(account) ? 1 : -1)

type Sums = { openingMinor: number; movedMinor: number; closingMinor: number }
export type Side = { side: 'there' | 'whose'; rows: (Sums & { name: Account })[]; sum: Sums }

/** What there is, and whose it is, without a sign: both come to the same. */
export function booksOf({ accounts: all }: StatementMoney): [there: Side, whose: Side] {
  const side = (name: Side['side'], isOn: (account: string) => boolean, sign: 1 | -1): Side => {
    const rows = all.flatMap(({ account, ...sums }) => {
      const known = accounts.find((one) => one === account)
      return known && isOn(known) ? [{ name: known, ...signed(sums, sign) }] : []
    })
    return { side: name, rows, sum: rows.reduce<Sums>(added, { openingMinor: 0, movedMinor: 0, closingMinor: 0 }) }
  }
  return [
    side('there', (account) => assets.includes(account), 1),
    side('whose', (account) => !assets.includes(account), -1),
  ]
}

/** No minus zero. */
const times = (sign: 1 | -1, minor: number) => (minor === 0 ? 0 : sign * minor)
const signed = ({ openingMinor, movedMinor, closingMinor }: Sums, sign: 1 | -1): Sums => ({
  openingMinor: times(sign, openingMinor),
  movedMinor: times(sign, movedMinor),
  closingMinor: times(sign, closingMinor),
})
const added = (a: Sums, b: Sums): Sums => ({
  openingMinor: a.openingMinor + b.openingMinor,
  movedMinor: a.movedMinor + b.movedMinor,
  closingMinor: a.closingMinor + b.closingMinor,
})
