import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { identityLimits } from './limits.ts'

/** Roughly, by the network; null where nobody knows. */
export const Whereabouts = z.object({ country: z.nullable(z.string()), city: z.nullable(z.string()) })

export const SignIn = z.object({
  at: z.string(),
  way: z.enum(['password', 'code', 'link', 'passkey', 'hosted', 'sign_up']),
  /** `wrong`: the password or the code; `factor_wrong`: that was right, and the second factor was not; `halfway`: it was not given. */
  outcome: z.enum(['opened', 'wrong', 'factor_wrong', 'halfway']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: Whereabouts,
})
export type SignIn = z.infer<typeof SignIn>

export const KnownDevice = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: Whereabouts,
  firstSeenAt: z.string(),
  lastUsedAt: z.string(),
  rememberedUntil: z.nullable(z.string()),
})

export const HostedSignIn = z.object({
  id: z.string(),
  /** Of the service; its host where it is no longer offered. */
  name: z.string(),
  /** As the service called their mailbox when it was joined. */
  email: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type HostedSignIn = z.infer<typeof HostedSignIn>

export const signIns = endpoints('signIns', {
  list: {
    summary: 'Who has logged in to your account or tried, the last first, of ninety days',
    method: 'GET',
    path: '/users/sign-ins',
    access: 'user',
    input: z.object({}),
    output: z.array(SignIn),
  },
  notMe: {
    summary: 'Close everything of an account by the link of a mail about a new device',
    method: 'POST',
    path: '/auth/not-me',
    access: 'public',
    limit: identityLimits.recovery,
    input: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'This link is not complete')) }),
    output: z.object({ done: z.literal(true) }),
  },
})
