import { decimalOf } from '../papers/entries.rules.ts'

type Declared = {
  kind: string
  legalName: string
  street: string
  postalCode: string
  city: string
  country: string
  register: string
  registerNumber: string
  taxNumber: string
}
/** What a business earned in a quarter in one currency; all of `Declared` is null where it has declared nothing. */
export type SellerQuarter = { [Name in keyof Declared]: string | null } & {
  providerId: string
  businessName: string
  currency: string
  quarter: number
  transactions: number
  earnedMinor: number
  returnedMinor: number
  feesMinor: number
  feesReturnedMinor: number
}

/** Of a file that is read by programs as well. */
export const sellerHeadings = [
  ...['provider_id', 'business', 'kind', 'legal_name', 'street', 'postal_code', 'city', 'country', 'register'],
  ...['register_number', 'tax_number', 'missing', 'currency', 'quarter', 'transactions', 'consideration', 'returned'],
  ...['fees', 'fees_returned'],
]

/** What goes back stands beside what came, without a sign: a spreadsheet would take that for a formula. */
export function sellerRow(row: SellerQuarter): string[] {
  const amount = (minor: number) => decimalOf(minor, row.currency)
  return [
    ...[row.providerId, row.businessName, row.kind ?? '', row.legalName ?? '', row.street ?? '', row.postalCode ?? ''],
    ...[row.city ?? '', row.country ?? '', row.register ?? '', row.registerNumber ?? '', row.taxNumber ?? ''],
    ...[missingOf(row), row.currency, String(row.quarter), String(row.transactions)],
    ...[amount(row.earnedMinor), amount(row.returnedMinor), amount(row.feesMinor), amount(row.feesReturnedMinor)],
  ]
}

/** Empty: it is all there. */
function missingOf({ kind, taxNumber }: SellerQuarter): string {
  if (kind === null) return 'declaration'
  return taxNumber ? '' : 'tax_number'
}
