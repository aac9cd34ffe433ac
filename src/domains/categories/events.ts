import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** Their names, their order, or which are shown: every node reads them anew, and every page is. */
export const categoriesChanged = eventType('categories.changed', z.object({}))
