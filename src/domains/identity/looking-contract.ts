import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

/** Why the office looks into somebody's data. `asked`: they have asked for help. @public */
export const lookingReasons = [
  ...(['asked', 'dispute', 'report', 'verification', 'money', 'security', 'authority'] as const),
] as const
export const referenceLength = 40

/** Of a ticket or a letter. Never words: it stands in the audit log, which nothing is removed from. */
export const referencePattern = /^[A-Za-z0-9#/_.-]*$/

export const officeLooking = endpoints('officeLooking', {
  begin: {
    summary: 'Say why you look into somebody’s data; good for them for half an hour',
    method: 'POST',
    path: '/admin/users/{id}/look',
    access: 'admin',
    input: z.strictObject({
      id: z.uuid(),
      reason: z.enum(lookingReasons),
      reference: z._default(
        z
          .string()
          .check(
            z.maxLength(referenceLength),
            z.regex(referencePattern, 'Must be a number such as TICKET-123: letters, digits and # / _ . -'),
          ),
        '',
      ),
    }),
    output: z.object({ until: z.string() }),
  },
})
