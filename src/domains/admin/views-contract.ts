import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line } from '../../lib/text.ts'

/** The tables that can be asked for something. */
export const viewPages = [
  ...(['accounts', 'providers', 'bookings', 'messages', 'audit', 'differences', 'ledger', 'unmet'] as const),
] as const
export type ViewPage = (typeof viewPages)[number]
export const viewLimits = { name: 60, query: 500, perPage: 20 }
const page = z.enum(viewPages)

/** What a table was asked for, under a name: `query` as it stands in the address, without its question mark. @public */
export const OfficeView = z.object({ id: z.string(), name: z.string(), query: z.string() })
export type OfficeView = z.infer<typeof OfficeView>

export const officeViews = endpoints('officeViews', {
  list: {
    summary: 'Your saved views of a table, by name',
    method: 'GET',
    path: '/admin/views',
    access: 'admin',
    input: z.object({ page }),
    output: z.object({ views: z.array(OfficeView) }),
  },
  save: {
    summary: 'Save what a table is asked for; under a name that you have used before, instead of that',
    method: 'PUT',
    path: '/admin/views',
    access: 'admin',
    input: z.strictObject({ page, name: line(viewLimits.name, 1), query: line(viewLimits.query, 1) }),
    output: OfficeView,
  },
  remove: {
    summary: 'Delete a saved view of yours; one that is gone stays gone',
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
  },
})
