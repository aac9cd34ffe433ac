import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { SavedFile } from '../papers/contract.ts'
import { traderLimits } from './limits.ts'

export const documentKinds = ['identity', 'registration', 'qualification', 'insurance'] as const
export type DocumentKind = (typeof documentKinds)[number]
const documentStates = ['sent', 'accepted', 'refused'] as const
/** Why one is refused. */
export const refusalReasons = [
  ...(['unreadable', 'incomplete', 'expired', 'other_name', 'wrong_kind', 'doubtful', 'other'] as const),
] as const
export const documentSizes = { bytes: 10 * 1024 * 1024, kept: 20, words: 500 }

export const missingThings = ['declaration', 'identity', 'registration', 'qualification', 'insurance'] as const
export type Missing = (typeof missingThings)[number]

/** Something a business has sent to show who it is. */
export const SentDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  isPdf: z.boolean(),
  sentAt: z.string(),
  /** Its last day, where it has one. */
  expiresOn: z.nullable(z.string()),
  isExpired: z.boolean(),
  reason: z.nullable(z.enum(refusalReasons)),
  /** The office’s own, with the reason. */
  words: z.string(),
  /** Until it is refused, or has long expired. */
  hasFile: z.boolean(),
})
export type SentDocument = z.infer<typeof SentDocument>

/** `missing`: what a tick still waits for. */
const Documents = z.object({
  documents: z.array(SentDocument),
  missing: z.array(z.enum(missingThings)),
  isVerified: z.boolean(),
})

/** Why there is no tick yet. */
export const DocumentsMissing = z.object({ missing: z.array(z.enum(missingThings)) })

const one = { documentId: z.uuid() }

export const documents = endpoints('documents', {
  mine: {
    summary: 'What you have sent to show who you are, the latest first',
    method: 'GET',
    path: '/providers/me/documents',
    access: 'provider',
    input: z.object({}),
    output: Documents,
  },
  send: {
    summary: 'Send a photo or a PDF that shows who you are: 10 MB at most, seen by you and the office alone',
    method: 'POST',
    path: '/providers/me/documents/kinds/{kind}',
    access: 'provider',
    limit: traderLimits.send,
    file: 'document',
    input: z.strictObject({ kind: z.enum(documentKinds) }),
    output: SentDocument,
    status: 201,
  },
  open: {
    summary: 'A document of yours as a file',
    method: 'GET',
    path: '/providers/me/documents/{documentId}/file',
    access: 'provider',
    input: z.object(one),
    output: SavedFile,
  },
  remove: {
    summary: 'Delete a document of yours that has not been accepted',
    method: 'DELETE',
    path: '/providers/me/documents/{documentId}',
    access: 'provider',
    input: z.strictObject(one),
    output: z.object({ id: z.string() }),
  },
})
