import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { pageInput } from '../../lib/pagination.ts'
import { SavedFile } from '../papers/contract.ts'
import { days, Found, search, sortedBy } from './contract.ts'

/** What an action begins with: 'account.suspended' is one of 'account'. */
export const auditAreas = [
  ...(['account', 'admin', 'provider', 'review', 'photo', 'page', 'booking', 'payment'] as const),
  ...(['document', 'sellers', 'message', 'experiment', 'appeal', 'word', 'settings', 'search', 'audit'] as const),
] as const

export const auditSorts = ['when', 'action'] as const

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
  search,
  area: z.optional(z.enum(auditAreas)),
  ...days,
  ...sortedBy(auditSorts),
}

export const officeAudit = endpoints('officeAudit', {
  list: {
    summary: 'What the office has done',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    input: z.object({ ...wanted, ...pageInput }),
    output: z.object({ entries: z.array(FoundEntry), pagination: Found }),
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
