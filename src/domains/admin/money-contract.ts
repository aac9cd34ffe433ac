import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { pageInput } from '../../lib/pagination.ts'
import { line } from '../../lib/text.ts'
import { days, Found, search, sortedBy } from './contract.ts'

export const differenceKinds = ['status', 'amount', 'refund', 'refund_failed', 'unknown'] as const
export const differenceStates = ['open', 'mended'] as const
/** `state`: what is open first; of both the latest first. */
export const differenceSorts = ['state', 'found'] as const
export const entrySorts = ['when', 'amount'] as const

/** @public */
export const FoundDifference = z.object({
  id: z.string(),
  /** null: our books know nothing of it. */
  paymentId: z.nullable(z.string()),
  providerName: z.string(),
  kind: z.enum(differenceKinds),
  ours: z.string(),
  theirs: z.string(),
  foundAt: z.string(),
  mendedAt: z.nullable(z.string()),
})
export type FoundDifference = z.infer<typeof FoundDifference>

/** @public */
export const LedgerEntry = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  amountMinor: z.int(),
  providerName: z.string(),
  /** By which the payment or the booking is found that it is about; null: a card that nobody has paid for. */
  about: z.nullable(z.string()),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** What each table is asked for; its file is asked for the same. */
export const differencesAsked = {
  /** A business, the number of a payment, or a part of what either side says. */
  search,
  kind: z.optional(z.enum(differenceKinds)),
  state: z.optional(z.enum(differenceStates)),
  ...sortedBy(differenceSorts),
}
export const ledgerAsked = {
  account: line(40, 1),
  currency: line(3, 3),
  /** A business, a customer, or the number of what it is about. */
  search,
  ...days,
  ...sortedBy(entrySorts),
}

export const officeMoney = endpoints('officeMoney', {
  differences: {
    summary: 'Where our books and the processor’s have differed',
    method: 'GET',
    path: '/admin/payments/differences',
    access: 'admin',
    input: z.object({ ...differencesAsked, ...pageInput }),
    output: z.object({ differences: z.array(FoundDifference), pagination: Found }),
  },
  ledger: {
    summary: 'The entries that an account is the sum of',
    method: 'GET',
    path: '/admin/payments/ledger',
    access: 'admin',
    input: z.object({ ...ledgerAsked, ...pageInput }),
    output: z.object({
      entries: z.array(LedgerEntry),
      /** Of all entries, whichever are found: what the balance says. */
      balanceMinor: z.int(),
      pagination: Found,
    }),
  },
})
