import { currencyExponent } from '../../lib/money.ts'

/** One entry of the ledger, as a file of them has it. */
export type EntryRow = {
  at: string
  postingId: string
  kind: string
  account: string
  currency: string
  amountMinor: number
  bookingId: string | null
  giftCardId: string | null
  subscriptionId: string | null
  tipId: string | null
  customer: string
}

export const headings = [
  ...[
    'time',
    'posting',
    'kind',
    'account',
    'currency',
    'debit',
    'credit',
    'booking',
    'gift card',
    'tip',
    'membership',
    'customer',
  ],
]

/** Debit and credit instead of a sign, which a spreadsheet would not read as a number once it is made safe. */
export function csvRow(entry: EntryRow): string[] {
  const {
    at,
    postingId,
    kind,
    account,
    currency,
    amountMinor,
    bookingId,
    giftCardId,
    tipId,
    subscriptionId,
    customer,
  } = entry
  const amount = decimalOf(Math.abs(amountMinor), currency)
  const sides = amountMinor > 0 ? [amount, ''] : ['', amount]
  return [
    at,
    postingId,
    kind,
    account,
    currency,
    ...sides,
    bookingId ?? '',
    giftCardId ?? '',
    tipId ?? '',
    subscriptionId ?? '',
    customer,
  ]
}

/** '40.00', '500' of JPY, '1.230' of KWD: every digit the currency has. */
export function decimalOf(minor: number, currency: string): string {
  const digits = currencyExponent(currency)
  const padded = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}
