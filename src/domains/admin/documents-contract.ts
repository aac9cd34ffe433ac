import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoDate, line, paragraph } from '../../lib/text.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { SavedFile } from '../papers/contract.ts'
import { Trader } from '../traders/contract.ts'
import { documentSizes, missingThings, refusalReasons, SentDocument } from '../traders/documents-contract.ts'

/** Who a business says it is, and what it has sent to show it. */
const Verification = z.object({
  id: z.string(),
  name: z.string(),
  linkTo: z.string(),
  isVerified: z.boolean(),
  trader: z.nullable(Trader),
  documents: z.array(SentDocument),
  /** What a tick still waits for. */
  missing: z.array(z.enum(missingThings)),
})

const one = { id: z.uuid(), documentId: z.uuid() }

export const officeDocuments = endpoints('officeDocuments', {
  list: {
    summary: 'Who a business says it is, and what it has sent to show it',
    method: 'GET',
    path: '/admin/providers/{id}/documents',
    access: 'admin',
    input: z.object({ id: z.uuid() }),
    errors: { reason_needed: ReasonNeeded },
    output: Verification,
  },
  open: {
    summary: 'A document of a business as a file; that it was opened is an entry in the audit log',
    method: 'POST',
    path: '/admin/providers/{id}/documents/{documentId}/open',
    access: 'admin',
    input: z.strictObject(one),
    errors: { reason_needed: ReasonNeeded },
    output: SavedFile,
  },
  accept: {
    summary: 'Accept a document, until its last day where it has one',
    method: 'POST',
    path: '/admin/providers/{id}/documents/{documentId}/accept',
    access: 'admin',
    /** `declaredAt`: `compliedAt` of the declaration that was looked at; null: there was none. */
    input: z.strictObject({
      ...one,
      expiresOn: z.nullable(isoDate()),
      declaredAt: z.optional(z.nullable(line(40, 1))),
    }),
    errors: { reason_needed: ReasonNeeded },
    output: Verification,
  },
  refuse: {
    summary: 'Refuse a document with a reason; its file is deleted',
    method: 'POST',
    path: '/admin/providers/{id}/documents/{documentId}/refuse',
    access: 'admin',
    input: z.strictObject({
      ...one,
      reason: z.enum(refusalReasons),
      words: z._default(paragraph(documentSizes.words), ''),
    }),
    errors: { reason_needed: ReasonNeeded },
    output: Verification,
  },
  takeBack: {
    summary:
      'Take back that a document was accepted, with a reason; its file is deleted, and the tick goes where it hangs on it',
    method: 'POST',
    path: '/admin/providers/{id}/documents/{documentId}/take-back',
    access: 'admin',
    input: z.strictObject({
      ...one,
      reason: z.enum(refusalReasons),
      words: z._default(paragraph(documentSizes.words), ''),
    }),
    errors: { reason_needed: ReasonNeeded },
    output: Verification,
  },
})
