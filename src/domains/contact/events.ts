import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

export const contactReceived = eventType('contact.received', z.object({ contactMessageId: z.uuid() }))
