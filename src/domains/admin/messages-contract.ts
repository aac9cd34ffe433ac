import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { pageInput } from '../../lib/pagination.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { days, Found, search, sortedBy } from './contract.ts'

export const messageStates = ['failed', 'queued', 'dropped', 'sent'] as const
/** `app`: the bell of a business. */
export const messageChannels = ['mail', 'push', 'app'] as const
/** By when they were made, by their last try, or by how many there were. */
export const messageSorts = ['made', 'tried', 'tries'] as const
const MessageState = z.enum(messageStates)
const Channel = z.enum(messageChannels)

/** Without what it says. @public */
export const FoundMessage = z.object({
  id: z.string(),
  channel: Channel,
  /** 'booking', 'review', 'account' ... */
  kind: z.string(),
  /** What of it: 'rescheduled', 'reminder' ...; null: that was not written down. */
  event: z.nullable(z.string()),
  state: MessageState,
  tries: z.int(),
  /** A code, and of a mail server its number. */
  error: z.nullable(z.string()),
  createdAt: z.string(),
  triedAt: z.string(),
  /** null: whoever it is for has no account, or none any more. */
  recipient: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  canSendAgain: z.boolean(),
})
export type FoundMessage = z.infer<typeof FoundMessage>

/** What the table is asked for; its file is asked for the same. */
export const messagesAsked = {
  search,
  state: z.optional(MessageState),
  channel: z.optional(Channel),
  /** On which they were made. */
  ...days,
  /** About this booking, its payments and what its customer waited for. */
  booking: z.optional(z.uuid()),
  ...sortedBy(messageSorts),
}

export const officeMessages = endpoints('officeMessages', {
  list: {
    summary: 'Messages by whom they are for',
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    input: z.object({ ...messagesAsked, ...pageInput }),
    errors: { reason_needed: ReasonNeeded },
    output: z.object({
      messages: z.array(FoundMessage),
      pagination: Found,
    }),
  },
  sendAgain: {
    summary: 'Send a message again that has failed or was dropped: made anew, if it is still true',
    method: 'POST',
    path: '/admin/messages/{id}/send-again',
    access: 'admin',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.string(), state: z.literal('queued') }),
  },
})
