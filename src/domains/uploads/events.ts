import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** No page shows them any more: their files can go. */
export const uploadsReleased = eventType('uploads.released', z.object({ ids: z.array(z.string()) }))
