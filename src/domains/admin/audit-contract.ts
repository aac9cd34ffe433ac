import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { isoDate, line } from '../../lib/text.ts'
import { SavedFile } from '../papers/contract.ts'
import { officeLengths } from './contract.ts'

/** What an action begins with: 'account.suspended' is one of 'account'. */
export const auditAreas = [
  ...(['account', 'admin', 'provider', 'review', 'photo', 'page', 'booking', 'payment'] as const),
  ...(['document', 'sellers', 'message', 'experiment', 'appeal', 'word', 'settings', 'audit'] as const),
] as const

/** @public */
export const FoundEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** 'account.suspended': what was done. */
  action: z.string(),
  /** null: whoever has a shell on the machine. */
  actor: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** To whom or what; without a name where that is gone, or has none. */
  subject: z.object({
    type: z.string(),
    id: z.string(),
    name: z.nullable(z.string()),
    linkTo: z.nullable(z.string()),
  }),
  /** Ids, codes and numbers; an amount in minor units of `currency`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  currency: z.nullable(z.string()),
  requestId: z.string(),
})
export type FoundEntry = z.infer<typeof FoundEntry>

const wanted = {
  /** A name or an email address of who did it or to whom it was done, or an id. */
  search: z.optional(line(officeLengths.search)),
  area: z.optional(z.enum(auditAreas)),
  /** Days of the operator, both included. */
  from: z.optional(isoDate()),
  to: z.optional(isoDate()),
}

export const officeAudit = endpoints('officeAudit', {
  list: {
    summary: 'What the office has done, the latest first',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    input: z.object({ ...wanted, ...pageInput }),
    output: z.object({ entries: z.array(FoundEntry), pagination: z.extend(Pagination, { isMore: z.boolean() }) }),
  },
  save: {
    summary: 'The same as CSV, all of it; that it was saved is an entry as well',
    method: 'POST',
    path: '/admin/audit/csv',
    access: 'admin',
    input: z.strictObject(wanted),
    output: SavedFile,
  },
})

/** What is looked for. */
export type AuditAsked = z.infer<typeof officeAudit.save.input>
