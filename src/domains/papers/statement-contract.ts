import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isMonth } from '../../lib/months.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line } from '../../lib/text.ts'
import { fileLanguage, SavedFile } from './contract.ts'
import { paperLimits } from './limits.ts'

export const purposes = ['visit', 'gift_card', 'tip', 'subscription', 'reward'] as const
export type Purpose = (typeof purposes)[number]

/** In minor units, each a sum of entries; `account` and `kind` by the ledger's own words. */
const Money = z.object({
  currency: z.string(),
  /** What happened, and how often; `purpose`: of a charge, what it paid for; of a gift card that was given, whether for points. */
  movements: z.array(z.object({ kind: z.string(), purpose: z.enum(purposes), count: z.int(), amountMinor: z.int() })),
  /** Positive: there is so much, or it is owed to the provider by somebody; negative: it is somebody’s. Together nothing. */
  accounts: z.array(
    z.object({ account: z.string(), openingMinor: z.int(), movedMinor: z.int(), closingMinor: z.int() }),
  ),
})

/** A month of one provider, in the provider’s zone, as it stands in the ledger. */
export const Statement = z.object({
  /** '2026-11' */
  month: z.string(),
  timezone: z.string(),
  providerName: z.string(),
  /** More may follow. */
  isOpen: z.boolean(),
  /** Of the first entry there is; null: there is none. */
  firstMonth: z.nullable(z.string()),
  currencies: z.array(Money),
})
export type Statement = z.infer<typeof Statement>
export type StatementMoney = Statement['currencies'][number]

/** Of a month: what is dated before it, in it, or until its end. */
export const spans = ['before', 'in', 'until'] as const
export type Span = (typeof spans)[number]

/** One posting, as far as it is part of the amount that was asked for. */
export const StatementEntry = z.object({
  id: z.string(),
  kind: z.string(),
  purpose: z.enum(purposes),
  at: z.string(),
  amountMinor: z.int(),
  customerName: z.string(),
  /** By which everything is found that became of the money; null: a gift card that nobody has paid for. */
  about: z.nullable(z.string()),
})

/** What an amount is the sum of. */
export const StatementEntries = z.object({
  timezone: z.string(),
  entries: z.array(StatementEntry),
  sumMinor: z.int(),
  pagination: Pagination,
})
export type StatementEntries = z.infer<typeof StatementEntries>

const month = z.string().check(z.refine(isMonth, 'Must be a month such as 2026-11'))

export const statements = endpoints('statements', {
  get: {
    summary: 'A month of your business: what was charged, given back, disputed, earned, and what the books say',
    method: 'GET',
    path: '/providers/me/statements/{month}',
    access: 'provider',
    input: z.object({ month }),
    output: Statement,
  },
  entries: {
    summary: 'The entries that an amount of your business is the sum of, the latest first',
    method: 'GET',
    path: '/providers/me/entries',
    access: 'provider',
    /**
     * `account`: what it moved, with its sign; without: what each posting moved. `month` with `span`: dated so; without: ever.
     * `kind`, of a charge and of gift cards given also `purpose`; `planId`: of memberships of that plan; `isStamps`: of gift cards given for stamps.
     */
    input: z.object({
      currency: line(3, 3),
      account: z.optional(line(40, 1)),
      month: z.optional(month),
      span: z._default(z.enum(spans), 'in'),
      kind: z.optional(line(40, 1)),
      purpose: z.optional(z.enum(purposes)),
      planId: z.optional(z.uuid()),
      isStamps: z.optional(z.union([z.literal('true'), z.literal(true)], 'Must be true, or left out')),
      ...pageInput,
    }),
    output: StatementEntries,
  },
  pdf: {
    summary: 'The same as a PDF',
    method: 'GET',
    path: '/providers/me/statements/{month}/pdf',
    access: 'provider',
    limit: paperLimits.draw,
    input: z.object({ month, language: fileLanguage }),
    output: SavedFile,
  },
  csv: {
    summary: 'Every entry of the ledger of that month as CSV',
    method: 'GET',
    path: '/providers/me/statements/{month}/csv',
    access: 'provider',
    limit: paperLimits.draw,
    input: z.object({ month }),
    output: SavedFile,
  },
})

/** Of which amount the entries are. */
export type EntriesAsked = Omit<z.input<typeof statements.entries.input>, 'page' | 'limit'>
