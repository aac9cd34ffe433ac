import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { timeOfDay } from '../../lib/clock-time.ts'
import { line } from '../../lib/text.ts'
import { messageChannels, messageKinds, messageTable } from '../identity/messages-contract.ts'

const Kind = z.enum(messageKinds)
const Channel = z.enum(messageChannels)
const Time = z.string().check(z.regex(timeOfDay, 'Must be a time such as 21:00'))

const isZone = (zone: string) => {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** By the wall clock of `timezone` (IANA); over midnight where `to` is earlier than `from`. */
const QuietHours = z
  .strictObject({
    from: Time,
    to: Time,
    timezone: line(64, 1).check(z.refine(isZone, 'Must be a time zone such as Europe/London')),
  })
  .check(z.refine(({ from, to }) => from !== to, 'Must begin and end at different times'))

const Language = z.enum(['en', 'fr', 'es', 'pt'])

/** `isFixed`: it cannot be switched. A channel that such messages never take is not listed. */
export const MessagePreferences = z.object({
  language: Language,
  choices: z.array(z.object({ kind: Kind, channel: Channel, isOn: z.boolean(), isFixed: z.boolean() })),
  quietHours: z.nullable(z.object({ from: z.string(), to: z.string(), timezone: z.string() })),
  /** Whether a mail server has refused your address for good: what can wait is no longer sent there. */
  isAddressRefused: z.boolean(),
})
export type MessagePreferences = z.infer<typeof MessagePreferences>

const isSwitch = ({ kind, channel }: { kind: keyof typeof messageTable; channel: (typeof messageChannels)[number] }) =>
  messageTable[kind][channel] === 'switch'

/** What is left out stays as it is. */
const Changes = z.strictObject({
  language: z.optional(Language),
  choices: z.optional(
    z
      .array(
        z
          .strictObject({ kind: Kind, channel: Channel, isOn: z.boolean() })
          .check(z.refine(isSwitch, 'This cannot be switched')),
      )
      .check(z.maxLength(50)),
  ),
  quietHours: z.optional(z.nullable(QuietHours)),
})

export const preferences = endpoints('preferences', {
  get: {
    summary: 'What you are told where, your quiet hours and the language of our mails',
    method: 'GET',
    path: '/notifications/preferences',
    access: 'user',
    input: z.object({}),
    output: MessagePreferences,
  },
  set: {
    summary: 'Change what you are told where, your quiet hours or the language of our mails',
    method: 'PUT',
    path: '/notifications/preferences',
    access: 'user',
    input: Changes,
    output: MessagePreferences,
  },
})
