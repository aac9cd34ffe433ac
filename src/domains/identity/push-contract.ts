import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

const bytesOf = (text: string) => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/')).length
  } catch {
    return 0
  }
}
const key = (bytes: number) =>
  z.string().check(
    z.maxLength(200),
    z.refine((text) => bytesOf(text) === bytes, `Must be ${bytes} bytes in base64url`),
  )
const isService = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, port } = new URL(text)
  return protocol === 'https:' && !username && !password && port === ''
}
const Endpoint = z.string().check(z.maxLength(1000), z.refine(isService, 'Must be the address of a push service'))

/** `isOn`: whether the browser of this session is told. */
const State = z.object({ publicKey: z.string(), isOn: z.boolean() })

export const push = endpoints('push', {
  get: {
    summary: 'The key that a browser subscribes with, and whether this device is told',
    method: 'GET',
    path: '/notifications/push',
    access: 'user',
    input: z.object({}),
    output: State,
  },
  subscribe: {
    summary: 'Tell this device, until it logs out: a title and the address to open',
    method: 'POST',
    path: '/notifications/push',
    access: 'user',
    input: z.strictObject({ endpoint: Endpoint, p256dh: key(65), auth: key(16) }),
    output: State,
  },
  unsubscribe: {
    summary: 'Tell this device nothing any more',
    method: 'DELETE',
    path: '/notifications/push',
    access: 'user',
    input: z.strictObject({}),
    output: State,
  },
})
