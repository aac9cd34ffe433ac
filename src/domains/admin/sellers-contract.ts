import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { SavedFile } from '../papers/contract.ts'

export const officeSellers = endpoints('officeSellers', {
  save: {
    summary:
      'What each business earned here in a year or one quarter of it, as CSV; that it was saved is an audit entry',
    method: 'POST',
    path: '/admin/sellers/{year}',
    access: 'admin',
    input: z.strictObject({
      year: z.string().check(z.regex(/^20\d{2}$/, 'Must be a year such as 2026')),
      quarter: z.optional(z.int().check(z.gte(1), z.lte(4))),
    }),
    output: SavedFile,
  },
})
