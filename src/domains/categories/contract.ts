import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  parentSlug: z.nullable(z.string()),
  /** Active providers in it. */
  providerCount: z.int(),
})
export type Category = z.infer<typeof Category>

export const categories = endpoints('categories', {
  list: {
    summary: 'All categories in their order, with the number of providers',
    method: 'GET',
    path: '/categories',
    aliases: ['/providers/categories'],
    access: 'public',
    input: z.object({}),
    output: z.array(Category),
  },
})
