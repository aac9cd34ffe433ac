import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** In English, which search looks into. `after`: whoever comes up to this provider has the new name. */
export const categoryRenamed = eventType(
  'category.renamed',
  z.object({ slug: z.string(), after: z._default(z.nullable(z.string()), null) }),
)
/** Their names, their order, or which are shown: every node reads them anew, and every page is. */
export const categoriesChanged = eventType('categories.changed', z.object({}))
