import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { pageInput } from '../../lib/pagination.ts'
import { Found, search, sortedBy } from './contract.ts'

export const unmetKinds = ['offer', 'time'] as const
export const unmetSorts = ['searches', 'last', 'words', 'place'] as const
/** Of so many days, today among them; without it 30. */
export const unmetDays = ['30', '7', '90'] as const

/** @public */
export const UnmetSearch = z.object({
  /** Nobody offers it there, or nobody was free then. */
  kind: z.enum(unmetKinds),
  /** '': a category alone. */
  words: z.string(),
  category: z.nullable(z.string()),
  /** null: everywhere. */
  place: z.nullable(z.string()),
  searches: z.int(),
  /** In so many hours of so many days: three at least. */
  hours: z.int(),
  lastDay: z.string(),
})
export type UnmetSearch = z.infer<typeof UnmetSearch>

/** What the table is asked for; its file is asked for the same. */
export const unmetAsked = {
  /** A part of the words, the category or the place. */
  search,
  kind: z.optional(z.enum(unmetKinds)),
  days: z.optional(z.enum(unmetDays)),
  ...sortedBy(unmetSorts),
}

export const officeUnmet = endpoints('officeUnmet', {
  list: {
    summary: 'What was searched for and not found, by words, category and place',
    method: 'GET',
    path: '/admin/unmet',
    access: 'admin',
    input: z.object({ ...unmetAsked, ...pageInput }),
    output: z.object({ unmet: z.array(UnmetSearch), pagination: Found }),
  },
})
