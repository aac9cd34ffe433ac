import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { SavedFile } from '../papers/contract.ts'
import { accountsAsked, bookingsAsked, providersAsked } from './contract.ts'
import { messagesAsked } from './messages-contract.ts'
import { differencesAsked, ledgerAsked } from './money-contract.ts'
import { unmetAsked } from './unmet-contract.ts'

/** What is found, as CSV: all of it, 10,000 rows at most; that it was saved is an entry of the audit log. */
export const officeFiles = endpoints('officeFiles', {
  accounts: {
    summary: 'Accounts as CSV, all that are found',
    method: 'POST',
    path: '/admin/users/csv',
    access: 'admin',
    input: z.strictObject(accountsAsked),
    output: SavedFile,
  },
  providers: {
    summary: 'Businesses as CSV, all that are found',
    method: 'POST',
    path: '/admin/providers/csv',
    access: 'admin',
    input: z.strictObject(providersAsked),
    output: SavedFile,
  },
  bookings: {
    summary: 'Bookings as CSV, all that are found',
    method: 'POST',
    path: '/admin/bookings/csv',
    access: 'admin',
    input: z.strictObject(bookingsAsked),
    output: SavedFile,
  },
  messages: {
    summary: 'Messages as CSV, all that are found, without what they say',
    method: 'POST',
    path: '/admin/messages/csv',
    access: 'admin',
    input: z.strictObject(messagesAsked),
    errors: { reason_needed: ReasonNeeded },
    output: SavedFile,
  },
  differences: {
    summary: 'Where our books and the processor’s have differed as CSV, all that is found',
    method: 'POST',
    path: '/admin/payments/differences/csv',
    access: 'admin',
    input: z.strictObject(differencesAsked),
    output: SavedFile,
  },
  ledger: {
    summary: 'Entries of an account as CSV, all that are found',
    method: 'POST',
    path: '/admin/payments/ledger/csv',
    access: 'admin',
    input: z.strictObject(ledgerAsked),
    output: SavedFile,
  },
  unmet: {
    summary: 'What was searched for and not found as CSV, all that is found',
    method: 'POST',
    path: '/admin/unmet/csv',
    access: 'admin',
    input: z.strictObject(unmetAsked),
    output: SavedFile,
  },
})
