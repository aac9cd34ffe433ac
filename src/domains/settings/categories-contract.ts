import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { namesIn } from './tiers-contract.ts'

export const categoryNameLength = 60

/** @public */
export const CategorySetting = z.object({
  slug: z.string(),
  /** Of one below another: which. */
  parentSlug: z.nullable(z.string()),
  names: z.object({ en: z.string(), fr: z.string(), es: z.string(), pt: z.string() }),
  isShown: z.boolean(),
  /** How many are listed in it. */
  providerCount: z.int(),
})
export type CategorySetting = z.infer<typeof CategorySetting>

const Categories = z.object({ version: z.string(), categories: z.array(CategorySetting) })
export type CategorySettings = z.infer<typeof Categories>

export const categorySettings = endpoints('categorySettings', {
  list: {
    summary: 'All categories in their order, also those that are not shown',
    method: 'GET',
    path: '/admin/settings/categories',
    access: 'admin',
    input: z.object({}),
    output: Categories,
  },
  set: {
    summary: 'What categories are called, in which order they stand and which are shown',
    method: 'PUT',
    path: '/admin/settings/categories',
    access: 'admin',
    input: z.strictObject({
      version: z.string().check(z.minLength(1), z.maxLength(40)),
      /** Each of them once, the first one first. */
      categories: z
        .array(
          z.strictObject({
            slug: z.string().check(z.minLength(1), z.maxLength(80)),
            names: namesIn(categoryNameLength),
            isShown: z.boolean(),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
    }),
    output: Categories,
  },
})
