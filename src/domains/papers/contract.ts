import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { paperLimits } from './limits.ts'

export const paperKinds = ['receipt', 'refund_note', 'dispute_note', 'debit_note'] as const
export type PaperKind = (typeof paperKinds)[number]

export const lineKinds = [
  'service',
  'gift_card',
  'subscription',
  'tip',
  'fee',
  'paid_by_gift_card',
  'on_the_day',
  'refund',
  'dispute',
  'refund_failed',
  'dispute_won',
] as const
export type LineKind = (typeof lineKinds)[number]

/** As it was issued, once and for all; amounts in minor units. */
export const Paper = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  paymentId: z.string(),
  /** Of its issuer: 1, 2, 3 without a gap, receipts and notes together. */
  number: z.int(),
  /** Of a note: the receipt of which something went back, or was taken back by a bank. */
  receiptNumber: z.nullable(z.int()),
  /** With the issuer’s offset. */
  issuedAt: z.string(),
  issuer: z.object({ name: z.string(), address: z.array(z.string()), country: z.string() }),
  customerName: z.string(),
  /** With the issuer’s offset; of a tip, that of the visit it is for. Null: for a gift card or a membership. */
  visitAt: z.nullable(z.string()),
  currency: z.string(),
  lines: z.array(z.object({ kind: z.enum(lineKinds), name: z.nullable(z.string()), amountMinor: z.int() })),
  grossMinor: z.int(),
  /** Null: the issuer charged none. `basisPoints`: hundredths of a percent. */
  tax: z.nullable(
    z.object({
      name: z.string(),
      number: z.string(),
      basisPoints: z.int(),
      netMinor: z.int(),
      taxMinor: z.int(),
    }),
  ),
  /** Of a receipt: the notes that were issued for it since. They change nothing about it as it was issued. */
  notes: z.array(z.object({ id: z.string(), kind: z.enum(paperKinds), number: z.int(), grossMinor: z.int() })),
  /** No money has moved. */
  isSimulated: z.boolean(),
})
export type Paper = z.infer<typeof Paper>

/** A file to be saved; `content` in base64. @public */
export const SavedFile = z.object({ filename: z.string(), mediaType: z.string(), content: z.string() })
export type SavedFile = z.infer<typeof SavedFile>

/** Of what is written in a file; without it that of the account. */
export const fileLanguage = z.optional(z.enum(['en', 'fr', 'es', 'pt']))

export const papers = endpoints('papers', {
  get: {
    summary: 'A receipt or note as it was issued, for its customer, its provider or an administrator',
    method: 'GET',
    path: '/papers/{id}',
    access: 'user',
    input: z.object({ id: z.uuid() }),
    errors: { reason_needed: ReasonNeeded },
    output: Paper,
  },
  pdf: {
    summary: 'The same as a PDF',
    method: 'GET',
    path: '/papers/{id}/pdf',
    access: 'user',
    limit: paperLimits.draw,
    input: z.object({ id: z.uuid(), language: fileLanguage }),
    errors: { reason_needed: ReasonNeeded },
    output: SavedFile,
  },
})
