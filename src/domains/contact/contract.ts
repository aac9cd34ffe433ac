import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { emailAddress, line, paragraph } from '../../lib/text.ts'

export const contactTopics = ['booking', 'provider', 'payment', 'privacy', 'other'] as const
export const ContactTopic = z.enum(contactTopics)
export type ContactTopic = z.infer<typeof ContactTopic>

export const minMessage = 10
export const maxMessage = 2000

export const NewMessage = z.strictObject({
  name: line(80, 1),
  email: emailAddress(),
  topic: ContactTopic,
  message: paragraph(maxMessage, minMessage),
  idempotencyKey: z.optional(line(255, 1)),
})

export const contact = endpoints('contact', {
  address: {
    summary: 'The email address that receives messages to us',
    method: 'GET',
    path: '/contact',
    access: 'public',
    input: z.object({}),
    output: z.object({ email: z.string() }),
  },
  send: {
    summary: 'Send us a message; we reply by email',
    method: 'POST',
    path: '/contact',
    access: 'public',
    freeOfWork: { seconds: 3600, fromAddress: 2, forMailbox: 1 },
    input: NewMessage,
    output: z.object({ id: z.string(), receivedAt: z.string() }),
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
})
