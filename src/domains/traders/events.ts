import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const DocumentRef = z.object({ providerId: z.string(), documentId: z.string() })

export const documentDecided = eventType(
  'document.decided',
  z.extend(DocumentRef, { isAccepted: z.boolean(), decidedAt: z.string() }),
)
/** In thirty days or less. */
export const documentExpiring = eventType('document.expiring', z.extend(DocumentRef, { saidAt: z.string() }))
/** Nobody may look at them any more: their files can go. */
export const documentsReleased = eventType('document.released', z.object({ providerId: z.string() }))
