import * as z from 'zod/mini'
import { wholeNumber } from './text.ts'

/** The `page` and `limit` every list takes; pages start at 1. */
export const pageInput = {
  page: z._default(wholeNumber(1, 1000), 1),
  limit: z._default(wholeNumber(1, 50), 20),
}

export const Pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() })
export type Pagination = z.infer<typeof Pagination>

export function pagination(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) }
}
