import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'
import { messageKinds } from '../identity/messages-contract.ts'

const Due = {
  accountId: z.string(),
  /** Where what it says was written with it; not there: beside the jobs. */
  providerId: z.optional(z.string()),
  kind: z.enum(messageKinds),
  /** Of the texts of this domain. */
  title: z.string(),
  path: z.string(),
  /** What happened. Once told to a device, it is not told there again. */
  key: z.string(),
  at: z.string(),
  inQuietHours: z._default(z.enum(['told', 'waits', 'left_out']), 'waits'),
  /** It cannot wait beyond: the start of the booking that it is about. */
  before: z._default(z.nullable(z.string()), null),
  /** What it follows from: asked again before each try, for it may be so no more. Not there: it stays so. */
  about: z.optional(
    z.object({
      what: z.enum(['change', 'offer', 'booked', 'reminder', 'delay']),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
}
/** To all devices of somebody, and to one of them. */
export const pushDue = eventType('push.due', z.object(Due))
export const pushSending = eventType('push.sending', z.object({ ...Due, subscriptionId: z.uuid() }))

export const notificationCreated = eventType(
  'notification.created',
  z.object({ accountId: z.string(), notificationId: z.string() }),
)
/** By its reader: what else shows the count is out of date. */
export const notificationRead = eventType('notification.read', z.object({ accountId: z.string() }))
