import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line, wholeNumber } from '../../lib/text.ts'

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  parentSlug: z.nullable(z.string()),
  /** Who stands in lists of it: as many as a search of the category finds. */
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
    mayLag: true,
    input: z.object({}),
    output: z.array(Category),
  },
  featured: {
    summary: 'The main categories with providers, those with the most first',
    method: 'GET',
    path: '/categories/featured',
    access: 'public',
    mayLag: true,
    input: z.object({ limit: z._default(wholeNumber(1, 50), 6) }),
    output: z.array(Category),
  },
  get: {
    summary: 'One category by id or slug, with those below it',
    method: 'GET',
    path: '/categories/{id}',
    access: 'public',
    mayLag: true,
    input: z.object({ id: line(80, 1) }),
    output: z.extend(Category, { categories: z.array(Category) }),
  },
})
